// SPDX-License-Identifier: GPL-3.0-or-later
// A report tree as plain text, in English, numbers as machines write them: for golden files.
#pragma once

#include "core/report/report.h"

#include <string>

namespace tests {

std::string reportText(const core::report::Report& report);

} // namespace tests
