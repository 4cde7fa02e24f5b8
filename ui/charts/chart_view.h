// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one chart, and reads values off its first curve under the mouse and with the arrow keys.
#pragma once

#include "core/chart/stops.h"
#include "ui/charts/chart_picture.h"

#include <QChartView>

#include <functional>

QT_BEGIN_NAMESPACE
class QLineSeries;
class QValueAxis;
QT_END_NAMESPACE

namespace ui {

class ChartGridItem;
class ChartOverlayItem;

/// What stands at one value of the x field.
struct ChartReading
{
    std::optional<double> y; // nothing where it cannot be drawn
    QString first;           // "32 microbatches"
    QString second;          // "17.9% bubble"
    QString sentence;        // both, for a screen reader
};

class ChartView : public QChartView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    /// Reads the chart at a value of the x field.
    using Reader = std::function<ChartReading(double x)>;
    void setContent(ChartContent content, double ownValue, Reader reader);
    void setTitle(const QString& title, const QString& description);
    void setEmptyText(const QString& text);

    /// For the size that the view has now; whoever renders the scene asks for it first.
    const ChartPicture& picture()
    {
        layOutIfResized();
        return m_picture;
    }
    /// The value that is read off at the moment, by key or by mouse; nothing: the person's own is shown.
    std::optional<double> readValue() const { return m_read; }

    /// A fixed wish: the base class would ask for the size that the scene has grown to, and never shrink again.
    QSize sizeHint() const override { return minimumSize(); }

signals:
    /// The value read off changed.
    void readingChanged(const QString& sentence);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setupChart();
    void setupItems();
    void useFont();
    void usePalette();
    void layOut();
    void layOutIfResized();
    void arrange();
    void showArrangement();
    void updateCurves();
    void updateTip();
    void read(std::optional<double> value);
    void announce();
    QLineSeries* addCurve();
    bool hasChart() const { return !m_content.curves.empty(); }

    ChartContent m_content;
    ChartPicture m_picture;
    ChartFonts m_fonts;
    core::Stops m_stops;
    Reader m_reader;
    ChartReading m_reading;
    std::optional<double> m_read;
    QString m_title;
    bool m_resized = false;       // and not laid out for that size yet
    bool m_keyboardFocus = false; // the frame of the focus is for those who came by key
    QList<QLineSeries*> m_series;
    QValueAxis* m_xAxis = nullptr;
    QValueAxis* m_yAxis = nullptr;
    ChartGridItem* m_grid = nullptr;
    ChartOverlayItem* m_overlay = nullptr;
};

} // namespace ui
