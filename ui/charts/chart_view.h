// SPDX-License-Identifier: GPL-3.0-or-later
// Draws one chart, reads values off its first curve, and tells how the person moves the point and zooms: under the
// mouse and by keys. What a move comes to is decided elsewhere.
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
    bool isDragging() const { return m_dragging; }
    const ChartContent& content() const { return m_content; }

    /// A fixed wish: the base class would ask for the size that the scene has grown to, and never shrink again.
    QSize sizeHint() const override { return minimumSize(); }

signals:
    /// The value read off changed.
    void readingChanged(const QString& sentence);
    /// The person took up the point: until it is let go, the x axis must stay where it is.
    void dragStarted();
    /// The point is at a place on the x axis, 0 to 1 or beyond; round values draw it from as far as `magnet`, a length
    /// on the same measure.
    void dragged(double position, double magnet, bool powersOfTwo);
    void dragFinished();
    /// Everything is to be as it was before the drag.
    void dragCancelled();
    /// An arrow key: one stop up (1) or down (-1).
    void stepped(int direction, bool powersOfTwo);
    /// Closer by so many notches, or further away where they are below 0.
    void zoomed(int notches);
    void zoomReset();
    /// The keyboard focus came or went.
    void visited();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
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
    bool moveByKey(int key, Qt::KeyboardModifiers modifiers);
    bool readByKey(int key, Qt::KeyboardModifiers modifiers);
    bool zoomByKey(int key, Qt::KeyboardModifiers modifiers);
    bool zoomByWheel(const QWheelEvent& event);
    void endDrag(bool keep);
    bool isNearPoint(const QPointF& place) const;
    void setPointHeld(bool held);
    QPen penOf(std::size_t curve) const;
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
    bool m_dragging = false;
    double m_grip = 0;            // pixels from the point to the mouse, where it was taken up
    bool m_stepping = false;      // by an arrow key: the new value is spoken, not the title
    int m_wheel = 0;              // turned, but less than a notch
    bool m_resized = false;       // and not laid out for that size yet
    bool m_keyboardFocus = false; // the frame of the focus is for those who came by key
    QList<QLineSeries*> m_series;
    QValueAxis* m_xAxis = nullptr;
    QValueAxis* m_yAxis = nullptr;
    ChartGridItem* m_grid = nullptr;
    ChartOverlayItem* m_overlay = nullptr;
};

} // namespace ui
