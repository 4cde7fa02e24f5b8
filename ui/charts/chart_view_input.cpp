// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QWheelEvent>

namespace ui {

namespace {

constexpr double magnetReach = 4; // pixels
constexpr double grabRadius = 12; // pixels round the point from where it can be dragged

} // namespace

bool ChartView::isNearPoint(const QPointF& place) const
{
    return hasChart() && m_picture.layout.point && QLineF(*m_picture.layout.point, place).length() <= grabRadius;
}

void ChartView::setPointHeld(bool held)
{
    if (m_picture.pointHeld == held)
        return;
    m_picture.pointHeld = held;
    if (held)
        viewport()->setCursor(Qt::SizeHorCursor);
    else
        viewport()->unsetCursor();
    viewport()->update();
}

void ChartView::endDrag(bool keep)
{
    if (!m_dragging)
        return;
    m_dragging = false;
    if (keep)
        emit dragFinished();
    else
        emit dragCancelled();
    setPointHeld(isNearPoint(viewport()->mapFromGlobal(QCursor::pos())));
}

void ChartView::focusInEvent(QFocusEvent* event)
{
    m_keyboardFocus = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::PopupFocusReason;
    m_wheel = 0;
    QChartView::focusInEvent(event);
    emit visited();
    viewport()->update();
}

void ChartView::focusOutEvent(QFocusEvent* event)
{
    QChartView::focusOutEvent(event);
    read(std::nullopt);
    announce();
    emit visited();
    viewport()->update();
}

void ChartView::hideEvent(QHideEvent* event)
{
    endDrag(true); // the button is let go elsewhere
    QChartView::hideEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent* event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    event->accept();
    if (m_dragging) {
        if (event->key() == Qt::Key_Escape)
            endDrag(false);
        return;
    }
    if (!hasChart() || !(moveByKey(event->key(), modifiers) || readByKey(event->key(), modifiers) ||
                         zoomByKey(event->key(), modifiers))) {
        event->ignore(); // the page scrolls
        return;
    }
    m_keyboardFocus = true;
    viewport()->update();
}

bool ChartView::moveByKey(int key, Qt::KeyboardModifiers modifiers)
{
    if ((key != Qt::Key_Left && key != Qt::Key_Right) || modifiers & ~Qt::ShiftModifier)
        return false;
    const QScopedValueRollback stepping(m_stepping, true);
    read(std::nullopt);
    emit stepped(key == Qt::Key_Right ? 1 : -1, modifiers.testFlag(Qt::ShiftModifier));
    announce();
    return true;
}

bool ChartView::readByKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool back = key == Qt::Key_Escape && modifiers == Qt::NoModifier && m_read;
    if (!back && modifiers != Qt::ControlModifier)
        return false;
    const double from = m_read.value_or(m_stops.own);
    switch (key) {
    case Qt::Key_Right:
        read(m_stops.after(from));
        break;
    case Qt::Key_Left:
        read(m_stops.before(from));
        break;
    case Qt::Key_Home:
        read(m_content.x.scale.least);
        break;
    case Qt::Key_End:
        read(m_content.x.scale.most);
        break;
    case Qt::Key_Escape:
        read(std::nullopt);
        break;
    default:
        return false;
    }
    announce();
    return true;
}

bool ChartView::zoomByKey(int key, Qt::KeyboardModifiers modifiers)
{
    // Plus needs Shift on many keyboards.
    const Qt::KeyboardModifiers besides =
        key == Qt::Key_Plus ? Qt::ControlModifier | Qt::ShiftModifier : Qt::KeyboardModifiers(Qt::ControlModifier);
    if (modifiers & ~besides)
        return false;
    switch (key) {
    case Qt::Key_Plus:
        emit zoomed(1);
        return true;
    case Qt::Key_Minus:
        emit zoomed(-1);
        return true;
    case Qt::Key_0:
        emit zoomReset();
        return true;
    default:
        return false;
    }
}

bool ChartView::zoomByWheel(const QWheelEvent& event)
{
    if (!hasFocus() || !hasChart() || event.angleDelta().y() == 0)
        return false;
    m_wheel += event.angleDelta().y();
    const int notches = m_wheel / QWheelEvent::DefaultDeltasPerStep;
    m_wheel -= notches * QWheelEvent::DefaultDeltasPerStep;
    if (notches != 0 && !m_dragging)
        emit zoomed(notches);
    return true;
}

void ChartView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isNearPoint(event->position())) {
        QChartView::mousePressEvent(event);
        return;
    }
    m_dragging = true;
    m_grip = event->position().x() - m_picture.layout.point->x();
    read(std::nullopt);
    setPointHeld(true);
    emit dragStarted();
}

void ChartView::mouseMoveEvent(QMouseEvent* event)
{
    const QRectF& plot = m_picture.layout.plot;
    const QPointF place = event->position();
    if (m_dragging) {
        if (hasChart())
            emit dragged((place.x() - m_grip - plot.left()) / plot.width(), magnetReach / plot.width(),
                         event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    QChartView::mouseMoveEvent(event);
    setPointHeld(isNearPoint(place));
    if (m_picture.pointHeld || !plot.contains(place)) {
        read(std::nullopt);
        return;
    }
    read(m_stops.nearest((place.x() - plot.left()) / plot.width(), magnetReach / plot.width()));
}

void ChartView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dragging && event->button() == Qt::LeftButton)
        endDrag(true);
    else
        QChartView::mouseReleaseEvent(event);
}

void ChartView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && hasChart())
        emit zoomReset();
}

bool ChartView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && !m_dragging) {
        setPointHeld(false);
        read(std::nullopt);
    }
    // Without the focus the wheel is the page's.
    if (event->type() == QEvent::Wheel) {
        event->setAccepted(zoomByWheel(static_cast<QWheelEvent&>(*event)));
        return event->isAccepted();
    }
    return QChartView::viewportEvent(event);
}

} // namespace ui
