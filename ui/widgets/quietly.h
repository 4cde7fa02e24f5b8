// SPDX-License-Identifier: GPL-3.0-or-later
// Changes the text of a widget without having its page laid out anew, where the text takes the same room.
#pragma once

#include <QWidget>

namespace ui {

/// Runs `change`, which sets a text of `widget`. The toolkit has the page laid out anew for every text; to a layout a
/// hidden widget counts for nothing, so as long as it seems to be one no layout hears of it. `room` tells what decides
/// the widget's place; only where that is another afterwards, the layouts are told.
template<class Change, class Room> void changeQuietly(QWidget& widget, Change change, Room room)
{
    const auto before = room();
    const bool hidden = widget.testAttribute(Qt::WA_WState_Hidden);
    widget.setAttribute(Qt::WA_WState_Hidden, true);
    change();
    widget.setAttribute(Qt::WA_WState_Hidden, hidden);
    if (room() != before)
        widget.updateGeometry();
}

} // namespace ui
