// SPDX-License-Identifier: GPL-3.0-or-later
// A calculator for a web page: one HTML file that needs nothing else, and the code that puts it into another page. The
// parts that it is made of are in resources/embed.
#pragma once

#include "app/language.h"
#include "core/calculator/calculator.h"

#include <QByteArray>

namespace app {

/// The whole page, UTF-8: a live form and its results, beginning with `values` (blanks allowed), in all of `languages`
/// and, where the reader's own is not among them, in `language`. Empty for a calculator without a script of its own in
/// resources/embed.
QByteArray embeddedPage(const core::Calculator& calculator, const core::Values& values, const QString& language,
                        const QStringList& languages = app::languages());

/// An iframe that holds `page`, with `title` for screen readers: what a person pastes into another page. The frame runs
/// the page's own scripts and allows nothing else.
QByteArray embedSnippet(const QByteArray& page, const QString& title);

/// The snippet of an embedded page, with the calculator's title in `language`; empty where there is no page.
QByteArray embedSnippet(const core::Calculator& calculator, const QByteArray& page, const QString& language);

} // namespace app
