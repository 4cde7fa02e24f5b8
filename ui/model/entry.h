// SPDX-License-Identifier: GPL-3.0-or-later
// One input field as the person left it.
#pragma once

#include "core/numbers/read.h"

#include <QString>

#include <optional>
#include <vector>

namespace ui {

/// Either `typed` holds the person's own text (and `value` or `issue` what it came to), or it is null and the field
/// shows its value in the current language; blank without a value.
struct Entry
{
    std::optional<core::Value> value;
    QString typed;
    std::optional<core::Issue> issue;
    std::optional<core::Doubt> doubt;
    bool expression = false;

    static Entry of(std::optional<core::Value> content) { return {content, {}, {}, {}, false}; }
    bool isBlank() const { return !value && !issue; }
    /// Whether both show the same and mean the same.
    bool sameAs(const Entry& other) const { return value == other.value && typed == other.typed; }
};

/// All that a person set on one page.
struct FormState
{
    std::vector<Entry> entries; // in the order of the field table
    std::vector<int> units;     // the chosen unit of each field; 0 where there is no choice
    std::vector<bool> detached; // whether the field keeps its own value although a run could fill it
};

} // namespace ui
