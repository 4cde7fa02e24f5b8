// SPDX-License-Identifier: GPL-3.0-or-later
// Fields given by name as machine text, as on the command line and in links: from texts to values.
#pragma once

#include "core/calculator/calculator.h"
#include "core/numbers/style.h"

#include <QString>

namespace app {

/// Codes for what is wrong with named texts, beside those of the core. Link and command line add their own.
namespace code {
inline constexpr char unknownCalculator[] = "unknown-calculator"; // text: the word
inline constexpr char unknownField[] = "unknown-field";
inline constexpr char repeatedField[] = "repeated-field";
inline constexpr char emptyValue[] = "empty-value";
} // namespace code

struct NamedText
{
    QString name;
    QString text;
};

/// The values of `calculator` that the texts stand for, fields that are not named left blank, and all that is wrong:
/// `unknown-field`, `repeated-field`, `empty-value` and the core's own codes, each naming the field.
struct FieldReading
{
    core::Values values;
    std::vector<core::Issue> issues;
};
FieldReading readFields(const core::Calculator& calculator, const std::vector<NamedText>& texts);

/// Names that stand there more than once, and names without a text.
std::vector<core::Issue> namingIssues(const std::vector<NamedText>& texts);

/// The sentence for an issue with a code of the core or of this file.
QString inputMessage(const core::Issue& issue, const core::NumberStyle& style, const core::Calculator* calculator);

} // namespace app
