// SPDX-License-Identifier: GPL-3.0-or-later
// The guides of the calculators, built in as Markdown.
#pragma once

#include <QString>

#include <string_view>

namespace app {

/// The guide of a calculator in a language, in English where that language has none; empty where there is none at all.
QString guideText(std::string_view calculator, const QString& language);

} // namespace app
