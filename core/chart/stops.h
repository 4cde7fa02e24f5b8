// SPDX-License-Identifier: GPL-3.0-or-later
// At which values a chart is read: where the arrow keys stop, and what a place under the mouse stands for.
#pragma once

#include "core/chart/scale.h"

namespace core {

struct Stops
{
    Scale axis;
    bool whole = true; // only whole numbers
    double own = 0;    // the person's own value: always a stop

    /// The next stop after `from` (or before it): the next whole number where the axis has few of them, else about a
    /// sixty-fourth of the axis on, in two digits; ticks and the person's value are never stepped over. At the end of
    /// the axis the end itself.
    double after(double from) const;
    double before(double from) const;
    /// The value for a place on the axis (0 to 1): the person's own or a tick within `reach` (a length on the same
    /// measure) of it, else rounded to three digits, which is what a pixel can tell.
    double nearest(double position, double reach) const;

private:
    double stepped(double from, int direction) const;
    double tidy(double value, int digits) const;
};

} // namespace core
