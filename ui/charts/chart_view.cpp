// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/chart_items.h"
#include "ui/widgets/look.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QLineSeries>
#include <QPainter>
#include <QSignalBlocker>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double tipPaddingX = 20;
constexpr double tipPaddingY = 8;
constexpr int leastWidth = 240;
constexpr int leastHeight = 140;

QString elided(const QString& text, const QFont& font, double width)
{
    return QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, width);
}

} // namespace

ChartView::ChartView(QWidget* parent) : QChartView(parent)
{
    setupChart();
    setupItems();
    useFont();
    usePalette();
}

ChartView::~ChartView() = default;

void ChartView::setupChart()
{
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Base); // of the card; QChartView has the window's
    setFocusPolicy(Qt::StrongFocus);
    // Values grow to the right in every language.
    setLayoutDirection(Qt::LeftToRight);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setMinimumSize(leastWidth, leastHeight);
    chart()->setBackgroundVisible(false);
    chart()->setMargins({});
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->legend()->hide();
    // The curves come in positions from 0 to 1, so that nothing of the chart's own ever has to be laid out again.
    for (QValueAxis** axis : {&m_xAxis, &m_yAxis}) {
        *axis = new QValueAxis(this);
        (*axis)->setRange(0, 1);
        (*axis)->setVisible(false);
    }
    chart()->addAxis(m_xAxis, Qt::AlignBottom);
    chart()->addAxis(m_yAxis, Qt::AlignLeft);
}

void ChartView::setupItems()
{
    m_grid = new ChartGridItem(m_picture, chart());
    m_overlay = new ChartOverlayItem(m_picture, chart());
}

void ChartView::useFont()
{
    m_picture.plain = look::font(look::Size::Small);
    m_picture.bold = look::font(look::Size::Small, true);
    const QFontMetricsF metrics(m_picture.plain);
    const QFontMetricsF boldMetrics(m_picture.bold);
    m_picture.ascent = std::max(metrics.ascent(), boldMetrics.ascent());
    m_fonts.lineHeight = std::ceil(std::max(metrics.height(), boldMetrics.height()));
    m_fonts.plain = [metrics](const QString& text) { return metrics.horizontalAdvance(text); };
    m_fonts.bold = [boldMetrics](const QString& text) { return boldMetrics.horizontalAdvance(text); };
}

void ChartView::usePalette()
{
    m_picture.colors = chartColors(palette());
    for (qsizetype i = 0; i < m_series.size(); ++i)
        m_series[i]->setPen(penOf(static_cast<std::size_t>(i)));
    viewport()->update();
}

QPen ChartView::penOf(std::size_t curve) const
{
    const int scenario = curve < m_content.curves.size() ? m_content.curves[curve].scenario : -1;
    return scenario < 0 ? curvePen(curve, m_picture.colors) : pinPen(scenario, m_picture.colors);
}

void ChartView::setContent(ChartContent content, double ownValue, Reader reader)
{
    std::swap(m_content.point, content.point);
    // While the point is dragged all else mostly stays, the names too: they must not jump out of its way.
    const bool pointMoved = m_dragging && !m_resized && content == m_content;
    std::swap(m_content.point, content.point);
    m_content = std::move(content);
    m_reader = std::move(reader);
    m_picture.xTitle = m_content.xTitle;
    m_stops = {m_content.x.scale, m_content.x.kind == core::Kind::Count, ownValue};
    // What was read off belongs to the values before.
    m_read.reset();
    if (pointMoved) {
        m_picture.layout.point.reset();
        if (m_content.point)
            m_picture.layout.point = m_picture.layout.at(*m_content.point);
        updateTip();
        return;
    }
    arrange();
    updateCurves();
    showArrangement();
}

void ChartView::setTitle(const QString& title, const QString& description)
{
    m_title = title;
    if (!m_read && !m_stepping && accessibleName() != title)
        setAccessibleName(title);
    if (accessibleDescription() != description)
        setAccessibleDescription(description);
}

void ChartView::setEmptyText(const QString& text)
{
    m_picture.emptyText = text;
    viewport()->update();
}

QLineSeries* ChartView::addCurve()
{
    auto* series = new QLineSeries(this);
    chart()->addSeries(series);
    series->attachAxis(m_xAxis);
    series->attachAxis(m_yAxis);
    m_series << series;
    return series;
}

void ChartView::updateCurves()
{
    // The chart works out the outlines of its curves for new points and for another size of the plot, and that is most
    // of what a keystroke costs here: where the size is about to change, it need not hear of the points before.
    const bool resizing = hasChart() && chart()->plotArea().size() != m_picture.layout.plot.size();
    while (static_cast<std::size_t>(m_series.size()) < m_content.curves.size())
        addCurve();
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        const QList<QPointF> points =
            index < m_content.curves.size() ? m_content.curves[index].positions : QList<QPointF>();
        m_series[i]->setPen(penOf(index));
        // Of points that are gone it has to hear all the same, else it goes on drawing them.
        const QSignalBlocker blocker(resizing && !points.isEmpty() ? m_series[i] : nullptr);
        if (points != m_series[i]->points())
            m_series[i]->replace(points);
    }
}

void ChartView::layOut()
{
    arrange();
    showArrangement();
}

void ChartView::arrange()
{
    m_resized = false;
    const QSizeF size = viewport()->size();
    if (m_picture.layout.area.size() != size) {
        m_grid->areaChanges();
        m_overlay->areaChanges();
    }
    m_picture.layout = layoutChart(m_content, size, m_fonts);
}

void ChartView::showArrangement()
{
    if (hasChart() && chart()->plotArea() != m_picture.layout.plot)
        chart()->setPlotArea(m_picture.layout.plot);
    updateTip();
}

void ChartView::updateTip()
{
    m_picture.tip = {};
    if (hasChart() && m_reader) {
        const double value = m_read.value_or(m_stops.own);
        m_reading = m_reader(value);
        ChartTip& tip = m_picture.tip;
        const double widest = std::max(1.0, m_picture.layout.area.width() - 2 * tipPaddingX);
        tip.first = elided(m_reading.first, m_picture.plain, widest);
        tip.second = elided(m_reading.second, m_picture.bold, widest);
        tip.own = !m_read;
        const double x = std::clamp(m_content.x.scale.position(value), 0.0, 1.0);
        const double y = m_reading.y ? m_content.y.scale.position(*m_reading.y) : -1;
        constexpr double tolerance = 1e-9;
        tip.onCurve = y >= -tolerance && y <= 1 + tolerance;
        tip.anchor = m_picture.layout.at({x, std::clamp(y, 0.0, 1.0)});
        const QSizeF size(std::ceil(std::max(m_fonts.plain(tip.first), m_fonts.bold(tip.second))) + tipPaddingX,
                          2 * m_fonts.lineHeight + tipPaddingY);
        tip.rect = tipPlace(m_picture.layout, tip.anchor, size);
    }
    viewport()->update();
}

void ChartView::read(std::optional<double> value)
{
    if (value == m_read || !hasChart())
        return;
    m_read = value;
    updateTip();
}

// The name is what a screen reader speaks again when it changes.
void ChartView::announce()
{
    setAccessibleName(m_read || m_stepping ? m_reading.sentence : m_title);
    emit readingChanged(m_reading.sentence);
}

void ChartView::changeEvent(QEvent* event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        usePalette();
    if (event->type() == QEvent::FontChange) {
        useFont();
        layOut();
    }
}

void ChartView::paintEvent(QPaintEvent* event)
{
    layOutIfResized();
    QChartView::paintEvent(event);
    if (!hasFocus() || !m_keyboardFocus)
        return;
    // On the window only: a picture of the chart has no focus. Plain lines, for a smooth path of that size would cost
    // as much as all the rest.
    QPainter painter(viewport());
    painter.setPen(QPen(m_picture.colors.accent, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QChartView::resizeEvent(event);
    // Not at once: where the size changes because of what a person types, new content is on its way too.
    m_resized = true;
    QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
}

bool ChartView::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        layOutIfResized();
    return QChartView::event(event);
}

void ChartView::layOutIfResized()
{
    if (m_resized)
        layOut();
}

} // namespace ui
