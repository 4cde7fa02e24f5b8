// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts and styles in fewer bytes, as they go into a page: what says nothing to a browser is left out. Made for the
// sources in resources/embed: comments stand on lines of their own, texts in double quotes.
#pragma once

#include <QString>

namespace app {

/// Without comments, indentation and blanks that separate nothing; line ends stay where a statement may end with them.
QString compactScript(const QString& source);
/// The same for a style sheet; blanks within selectors stay.
QString compactStyle(const QString& source);

} // namespace app
