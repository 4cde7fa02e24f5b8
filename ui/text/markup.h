// SPDX-License-Identifier: GPL-3.0-or-later
// Texts within HTML, SVG and XML, where a person's own text is never markup.
#pragma once

#include <QString>

namespace ui {

/// The text as it stands between tags and in quoted attributes; what XML cannot hold is left out.
QString escaped(const QString& text);

} // namespace ui
