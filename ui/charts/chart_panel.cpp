// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include "ui/text/sentence.h"
#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

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
    m_table = new QTableView(this);
    m_table->setModel(m_model);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false); // Tab leaves the table
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->installEventFilter(this);
}

// Copy belongs to the table while it has the focus, before any shortcut of the window.
bool ChartPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!key || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QWidget::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        copySelection();
    return true;
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

// Tab-separated, as spreadsheets take it. A gap in the selection stays an empty cell.
void ChartPanel::copySelection() const
{
    const QModelIndexList selected = m_table->selectionModel()->selectedIndexes();
    if (selected.isEmpty())
        return;
    const QItemSelection selection = m_table->selectionModel()->selection();
    int left = selection.first().left();
    int right = selection.first().right();
    int top = selection.first().top();
    int bottom = selection.first().bottom();
    for (const QItemSelectionRange& range : selection) {
        left = std::min(left, range.left());
        right = std::max(right, range.right());
        top = std::min(top, range.top());
        bottom = std::max(bottom, range.bottom());
    }
    QStringList lines;
    for (int row = top; row <= bottom; ++row) {
        QStringList cells;
        for (int column = left; column <= right; ++column) {
            const QModelIndex index = m_model->index(row, column);
            cells << (selected.contains(index) ? index.data(Qt::EditRole).toString() : QString());
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

} // namespace ui
