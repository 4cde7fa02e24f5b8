// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a calculator with its heading and, in its place when asked for, the same as a table. Has no frame and no
// background of its own: the page puts it on a card.
#pragma once

#include "core/chart/moves.h"
#include "ui/charts/chart_source.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QStackedLayout;
class QTableView;
class QCheckBox;
QT_END_NAMESPACE

namespace ui {

class TextLabel;

class ChartPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(const core::Calculator& calculator,
                        QWidget* parent = nullptr); // with a chart; keeps a reference
    ~ChartPanel() override;

    /// Shows the chart for `values`, which came to `evaluation`. `style` must outlive the panel.
    void setData(const core::Values& values, const core::Evaluation& evaluation, const core::NumberStyle& style);

    /// Shows scenarios beside them, in this order.
    void setPinned(std::vector<Pinned> pinned);

    bool isLogarithmic() const { return m_source.look.logarithmic; }
    void setLogarithmic(bool logarithmic);
    bool isTableShown() const { return m_tableShown; }
    void setTableShown(bool shown);

    /// Brings the x axis closer to the person's point by so many notches of a factor of 2 (below 0: further away), as
    /// far as it goes; a matter of this view alone, kept while values change.
    int zoom() const { return m_source.look.zoom; }
    void zoomBy(int notches);
    void resetZoom();

    /// Puts another control at the end of the heading.
    void addToHeading(QWidget* widget);
    /// What the chart shows, with the person's numbers: a sentence, and one for each scenario; empty while values are
    /// missing.
    QString describe() const { return m_source.description(); }
    /// What is shown, as numbers.
    const core::Plot& plot() const { return m_source.plot; }
    /// What the chart is made from, as it is shown; for an export.
    const ChartSource& source() const { return m_source; }
    ChartView* view() const { return m_view; }
    QTableView* table() const { return m_table; }

signals:
    void logarithmicChanged(bool logarithmic);
    // What the person does to the field of the x axis. Within the bounds of the field.
    /// The point is dragged over this value; everything is to follow, but it is not decided yet.
    void valueTried(const core::Value& value);
    /// It stays where it was dragged to, or everything is to be as before.
    void trialKept();
    void trialDropped();
    /// An arrow key went to this value.
    void valueStepped(const core::Value& value);
    /// The keyboard focus came to the chart or left it.
    void visited();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setupHeading();
    void setupTable();
    void setupGestures();
    void startDrag();
    void drag(double position, double magnet, bool powersOfTwo);
    void endDrag();
    void step(int direction, bool powersOfTwo);
    core::Moves moves() const;
    void retranslate();
    void refresh();

    ChartSource m_source;
    std::optional<core::Moves> m_drag; // from where the point was taken up
    bool m_tableShown = false;
    TextLabel* m_title = nullptr;
    QCheckBox* m_logarithmic = nullptr;
    QHBoxLayout* m_heading = nullptr;
    QStackedLayout* m_stack = nullptr;
    ChartView* m_view = nullptr;
    QTableView* m_table = nullptr;
    ChartTableModel* m_model = nullptr;
};

} // namespace ui
