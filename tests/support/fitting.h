// SPDX-License-Identifier: GPL-3.0-or-later
// Whether everything in a window has the room that it needs.
#pragma once

#include <QStringList>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace tests {

/// What does not fit among the visible widgets in `top` and in itself, a line each: texts that are cut, siblings that
/// overlap, and what sticks out of its parent. Each line names the widget and its text. What a person can scroll to up
/// and down fits; tables and texts that are edited may be scrolled sideways, too.
QStringList findFaults(QWidget& top);

} // namespace tests
