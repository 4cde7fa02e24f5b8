// SPDX-License-Identifier: GPL-3.0-or-later
// A guide as a document: Markdown with its formulas typeset and its links to pages.
#pragma once

#include <QPalette>
#include <QString>

class QTextDocument;
class QUrl;

namespace ui {

/// Puts a guide in place of what `document` holds, in the colours of `palette`. A picture of
/// "formula:model/result" becomes that typeset formula, its text what stands for it in plain words; one that is not
/// there stays as its text. Lengths are `dotsPerPixel` dots for a pixel of 1/96 inch.
void fillGuide(QTextDocument& document, const QString& markdown, const QPalette& palette, double dotsPerPixel = 1);

/// The model that a link of a guide leads to ("plumbline-page:run" gives "run"); empty for any other link.
QString linkedPage(const QUrl& link);

} // namespace ui
