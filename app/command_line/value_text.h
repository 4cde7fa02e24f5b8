// SPDX-License-Identifier: GPL-3.0-or-later
// Values of fields as they are shown and typed on the command line.
#pragma once

#include "core/calculator/calculator.h"

#include <QString>

namespace app {

/// All digits of a value, so that it can be given back as an option: "32", "184.1", "90%".
QString valueText(const core::Field& field, const core::Value& value);

/// The unit of a field as long as nobody chose one, or nothing.
QString neutralUnit(const core::Field& field);

/// The unit of a result, which takes over that of the field it belongs to, or nothing.
QString neutralUnit(const core::Calculator& calculator, const core::Result& result);

} // namespace app
