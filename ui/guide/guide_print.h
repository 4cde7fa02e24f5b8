// SPDX-License-Identifier: GPL-3.0-or-later
// A guide on paper.
#pragma once

#include "ui/report/paper.h"

#include <QByteArray>
#include <QString>

QT_BEGIN_NAMESPACE
class QPagedPaintDevice;
QT_END_NAMESPACE

namespace ui {

/// Prints a guide written in Markdown, in black on white with its formulas typeset, and the number of each page at its
/// foot. Sets paper and margins of the device, whose density has to be that of the screen (`report::fontDensity`).
/// False where the device cannot be painted on. Needs a QApplication, whose font it takes.
bool printGuide(const QString& markdown, QPagedPaintDevice& device, Paper paper);

/// The same as a PDF.
QByteArray guidePdf(const QString& markdown, const QString& title, Paper paper);

} // namespace ui
