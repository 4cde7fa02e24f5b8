// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/text/sentence.h"
#include "ui/widgets/copy_table.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ui {

ChartPanel::ChartPanel(const core::Calculator& calculator, QWidget* parent) : QWidget(parent)
{
    m_source.calculator = &calculator;
    m_source.values = calculator.blank();
    m_source.evaluation = calculator.evaluate(m_source.values);
    m_source.style = &core::numberStyle("en");
    m_view = new ChartView(this);
    setupHeading();
    setupTable();
    setupGestures();
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(m_heading);
    layout->addLayout(m_stack, 1);
    retranslate();
}

ChartPanel::~ChartPanel()
{
    m_view->disconnect(this); // it loses the focus once this is a plain widget
}

void ChartPanel::setupHeading()
{
    m_title = new TextLabel(look::Size::Small, true, this);
    look::setMuted(*m_title);
    m_logarithmic = new QCheckBox(this);
    m_logarithmic->setChecked(m_source.look.logarithmic);
    look::setFont(*m_logarithmic, look::Size::Small);
    m_logarithmic->setFocusPolicy(Qt::TabFocus);
    connect(m_logarithmic, &QCheckBox::toggled, this, &ChartPanel::setLogarithmic);
    m_heading = new QHBoxLayout;
    m_heading->addWidget(m_title, 1);
    m_heading->addWidget(m_logarithmic);
}

void ChartPanel::setupTable()
{
    m_model = new ChartTableModel(this);
    m_table = new CopyTable(this);
    m_table->setModel(m_model);
}

void ChartPanel::setupGestures()
{
    connect(m_view, &ChartView::dragStarted, this, &ChartPanel::startDrag);
    connect(m_view, &ChartView::dragged, this, &ChartPanel::drag);
    connect(m_view, &ChartView::dragFinished, this, [this] {
        endDrag();
        emit trialKept();
    });
    connect(m_view, &ChartView::dragCancelled, this, [this] {
        endDrag();
        emit trialDropped();
    });
    connect(m_view, &ChartView::stepped, this, &ChartPanel::step);
    connect(m_view, &ChartView::zoomed, this, &ChartPanel::zoomBy);
    connect(m_view, &ChartView::zoomReset, this, &ChartPanel::resetZoom);
    connect(m_view, &ChartView::visited, this, &ChartPanel::visited);
}

core::Moves ChartPanel::moves() const
{
    const std::size_t field = m_source.calculator->chart->xField;
    return {&m_source.calculator->fields[field], *m_source.values[field]};
}

// The axis stays, else the point would run away from under the mouse.
void ChartPanel::startDrag()
{
    m_drag = moves();
    m_source.look.heldX = m_source.plot.x;
}

void ChartPanel::drag(double position, double magnet, bool powersOfTwo)
{
    if (!m_drag || m_source.isEmpty())
        return;
    const core::Scale& axis = m_source.plot.x;
    const core::Value value = powersOfTwo ? m_drag->powerOfTwoAt(axis, position) : m_drag->at(axis, position, magnet);
    if (value != moves().own)
        emit valueTried(value);
}

void ChartPanel::endDrag()
{
    m_drag.reset();
    m_source.look.heldX.reset();
    refresh();
}

void ChartPanel::step(int direction, bool powersOfTwo)
{
    // As fine as the view is zoomed; what is pinned far away does not make it coarse.
    constexpr int atRest = 4; // 2^4: sixteen times
    const double reach = std::exp2(std::clamp(atRest - m_source.look.zoom, 1, 12));
    const core::Moves from = moves();
    const core::Value value = powersOfTwo ? from.nextPowerOfTwo(direction) : from.next(direction, reach);
    if (value != from.own)
        emit valueStepped(value);
}

void ChartPanel::setData(const core::Values& values, const core::Evaluation& evaluation, const core::NumberStyle& style)
{
    m_source.values = values;
    m_source.evaluation = evaluation;
    m_source.style = &style;
    refresh();
}

void ChartPanel::setPinned(std::vector<Pinned> pinned)
{
    m_source.pinned = std::move(pinned);
    refresh();
}

void ChartPanel::zoomBy(int notches)
{
    const int least = m_source.plot.leastZoom;
    const int most = m_source.plot.mostZoom;
    const int zoom = std::clamp(std::clamp(m_source.look.zoom, least, most) + notches, least, most);
    if (zoom == m_source.look.zoom)
        return;
    m_source.look.zoom = zoom;
    refresh();
}

void ChartPanel::resetZoom()
{
    zoomBy(-m_source.look.zoom);
}

void ChartPanel::setLogarithmic(bool logarithmic)
{
    if (m_source.look.logarithmic == logarithmic)
        return;
    m_source.look.logarithmic = logarithmic;
    if (m_source.look.heldX)
        m_source.look.heldX->logarithmic = logarithmic;
    m_logarithmic->setChecked(logarithmic);
    refresh();
    emit logarithmicChanged(logarithmic);
}

void ChartPanel::setTableShown(bool shown)
{
    if (m_tableShown == shown)
        return;
    const bool focused = m_stack->currentWidget()->hasFocus();
    m_tableShown = shown;
    refresh();
    if (focused)
        m_stack->currentWidget()->setFocus();
}

void ChartPanel::addToHeading(QWidget* widget)
{
    m_heading->addWidget(widget);
}

// Only what is seen: the other one is brought up to date when it is switched to.
void ChartPanel::refresh()
{
    m_source.compute();
    const bool table = m_tableShown && !m_source.isEmpty(); // without values the chart says what is missing
    m_stack->setCurrentIndex(table ? 1 : 0);
    if (table)
        m_model->setTable(m_source.table());
    else
        m_view->setContent(m_source.content(), m_source.ownValue(), [this](double x) { return m_source.readingAt(x); });
    m_view->setTitle(m_title->text(), describe());
}

void ChartPanel::retranslate()
{
    m_title->show(translated(m_source.calculator->chart->title));
    m_logarithmic->setText(QCoreApplication::translate("Chart", "Log axes"));
    m_logarithmic->setToolTip(QCoreApplication::translate("Chart", "Equal distances for equal factors"));
    m_view->setEmptyText(QCoreApplication::translate("Chart", "The chart appears once all its fields have a value."));
    m_table->setAccessibleName(m_title->text());
    refresh();
}

void ChartPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
