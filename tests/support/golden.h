// SPDX-License-Identifier: GPL-3.0-or-later
// Golden files: what a case is to come out as, in a folder of its own under tests/golden.
#pragma once

#include <string>

namespace tests {

/// What differs between `text` and tests/golden/<name>/<file>, for the message of a test; empty where nothing does.
/// With PLUMBLINE_WRITE_GOLDEN set, the file is written anew, and the test fails all the same: what changed is for a
/// person to look at.
std::string goldenDifference(const std::string& name, const std::string& file, const std::string& text);

} // namespace tests
