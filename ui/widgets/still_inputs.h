// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs that leave the mouse wheel to the page, so that scrolling never changes a value.
#pragma once

#include <QComboBox>
#include <QSlider>
#include <QWheelEvent>

namespace ui {

class StillSlider : public QSlider
{
    Q_OBJECT

public:
    using QSlider::QSlider;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

class StillComboBox : public QComboBox
{
    Q_OBJECT

public:
    /// As wide as its widest entry, in any language.
    explicit StillComboBox(QWidget* parent = nullptr) : QComboBox(parent) { setSizeAdjustPolicy(AdjustToContents); }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace ui
