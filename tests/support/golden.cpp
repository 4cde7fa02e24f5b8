// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace tests {

namespace {

// The first line in which two texts differ.
std::string firstDifference(const std::string& expected, const std::string& found)
{
    std::istringstream left(expected);
    std::istringstream right(found);
    std::string expectedLine;
    std::string foundLine;
    for (int line = 1;; ++line) {
        const bool hasLeft = static_cast<bool>(std::getline(left, expectedLine));
        const bool hasRight = static_cast<bool>(std::getline(right, foundLine));
        if (!hasLeft && !hasRight)
            return "the line ends differ";
        if (hasLeft != hasRight || expectedLine != foundLine)
            return "line " + std::to_string(line) + "\n  expected: " + (hasLeft ? expectedLine : "(the end)") +
                   "\n  found:    " + (hasRight ? foundLine : "(the end)");
    }
}

} // namespace

std::string goldenDifference(const std::string& name, const std::string& file, const std::string& text)
{
    const std::filesystem::path path = std::filesystem::path(GOLDEN_DIR) / name / file;
    if (std::getenv("PLUMBLINE_WRITE_GOLDEN")) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return path.string() + " is written anew, look at the difference";
    }
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return "there is no file " + path.string();
    const std::string expected{std::istreambuf_iterator<char>(stream), {}};
    return expected == text ? std::string() : path.string() + ", " + firstDifference(expected, text);
}

} // namespace tests
