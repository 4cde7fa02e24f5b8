// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a calculator with its heading and, in its place when asked for, the same as a table. Has no frame and no
// background of its own: the page puts it on a card.
#pragma once

#include "ui/charts/chart_source.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QStackedLayout;
class QTableView;
class QToolButton;
QT_END_NAMESPACE

namespace ui {

class TextLabel;

class ChartPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(const core::Calculator& calculator,
                        QWidget* parent = nullptr); // with a chart; keeps a reference

    /// Shows the chart for `values`, which came to `evaluation`. `style` must outlive the panel.
    void setData(const core::Values& values, const core::Evaluation& evaluation, const core::NumberStyle& style);

    bool isLogarithmic() const { return m_source.logarithmic; }
    void setLogarithmic(bool logarithmic);
    bool isTableShown() const { return m_tableShown; }
    void setTableShown(bool shown);

    /// Puts another control at the end of the heading.
    void addToHeading(QWidget* widget);
    /// One sentence: what the chart shows, with the person's numbers; empty while values are missing.
    QString describe() const { return m_source.description(); }
    ChartView* view() const { return m_view; }
    QTableView* table() const { return m_table; }

signals:
    void logarithmicChanged(bool logarithmic);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupHeading();
    void setupTable();
    void retranslate();
    void refresh();

    ChartSource m_source;
    bool m_tableShown = false;
    TextLabel* m_title = nullptr;
    QToolButton* m_logarithmic = nullptr;
    QHBoxLayout* m_heading = nullptr;
    QStackedLayout* m_stack = nullptr;
    ChartView* m_view = nullptr;
    QTableView* m_table = nullptr;
    ChartTableModel* m_model = nullptr;
};

} // namespace ui
