// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the run: its fields, results and errors. It has no chart.
#pragma once

#include "core/run/inputs.h"

#include <string_view>

namespace core::run {

inline constexpr std::string_view id = "run";

Calculator calculator();

/// From the values of its fields, in their order, to the plain struct and back.
Inputs inputsFrom(const Values& values);
Values valuesFrom(const Inputs& inputs);

} // namespace core::run
