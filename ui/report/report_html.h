// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs nothing beside it: chart and formulas as drawings within, light or dark as the
// reader's browser is, and set for A4 or Letter where it is printed.
#pragma once

#include "ui/report/report_document.h"

#include <QByteArray>

namespace ui::report {

/// The whole file, UTF-8, well-formed as XML too. Names are text in it, never markup. Needs a QApplication for the
/// charts.
QByteArray html(const Document& document);

} // namespace ui::report
