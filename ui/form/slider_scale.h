// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic of a field's slider: from values to positions and back. A copyable value.
#pragma once

#include "core/calculator/field.h"

#include <optional>

namespace ui {

class SliderScale
{
public:
    /// Positions run from 0 to this.
    static constexpr int steps = 1000;

    SliderScale() = default;
    /// The scale for a field that holds `value`: counts logarithmically from 1 to 1,024 or the next power of two above
    /// the value, reals logarithmically from a tenth to ten times the value, percents linearly over their bounds.
    /// Without a value, that of the field's example.
    SliderScale(const core::Field& field, const std::optional<core::Value>& value);

    /// The nearest position; values outside the scale stand at its ends.
    int position(const core::Value& value) const;
    /// The value at a position: a whole count, a real of three significant digits, a whole percent.
    core::Value value(int position) const;

private:
    core::Kind m_kind = core::Kind::Count;
    double m_least = 1;
    double m_most = 1024;
};

} // namespace ui
