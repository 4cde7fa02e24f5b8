// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/text/sentence.h"
#include "ui/widgets/copy_table.h"
#include "ui/widgets/text_label.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

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
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(m_heading);
    layout->addLayout(m_stack, 1);
    retranslate();
}

void ChartPanel::setupHeading()
{
    m_title = new TextLabel(look::Size::Small, true, this);
    look::setMuted(*m_title);
    m_logarithmic = new QToolButton(this);
    m_logarithmic->setCheckable(true);
    m_logarithmic->setChecked(m_source.logarithmic);
    look::setFont(*m_logarithmic, look::Size::Small);
    m_logarithmic->setFocusPolicy(Qt::TabFocus);
    connect(m_logarithmic, &QToolButton::toggled, this, &ChartPanel::setLogarithmic);
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

void ChartPanel::setData(const core::Values& values, const core::Evaluation& evaluation, const core::NumberStyle& style)
{
    m_source.values = values;
    m_source.evaluation = evaluation;
    m_source.style = &style;
    refresh();
}

void ChartPanel::setLogarithmic(bool logarithmic)
{
    if (m_source.logarithmic == logarithmic)
        return;
    m_source.logarithmic = logarithmic;
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
