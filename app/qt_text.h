// SPDX-License-Identifier: GPL-3.0-or-later
// The core's texts as Qt's.
#pragma once

#include <QString>

#include <string_view>

namespace app {

inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace app
