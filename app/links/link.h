// SPDX-License-Identifier: GPL-3.0-or-later
// Links that open a calculator with values: plumbline:pipeline-bubble?stages=8&microbatches=32.
#pragma once

#include "core/base/outcome.h"
#include "core/calculator/registry.h"
#include "core/numbers/style.h"

#include <QString>

namespace app {

/// Codes for what is wrong with a link as a whole; those of its fields are in app/field_texts.h and in the core.
namespace code {
inline constexpr char otherScheme[] = "other-scheme";
inline constexpr char linkTooLong[] = "link-too-long"; // 1: the most bytes
inline constexpr char nulByte[] = "nul-byte";          // plain or percent-encoded
inline constexpr char badEncoding[] = "bad-encoding";  // a "%" without two digits behind it, or not UTF-8
inline constexpr char fragment[] = "fragment";         // "#": nothing behind it has a meaning here
} // namespace code

inline constexpr int longestLink = 2048;

/// What a link opens. The calculator belongs to the registry that the link was read with.
struct Link
{
    const core::Calculator* calculator = nullptr;
    core::Values values;
};

/// Whether a text is meant as one of our links: it begins with our scheme, in any case of the letters.
bool isLink(const QString& text);

/// The link for values; blank fields are left out. Reading it back gives the same values.
QString linkText(const core::Calculator& calculator, const core::Values& values);

/// Reads a link, or says why it is refused: then nothing of it is to be used. Strict: one calculator by its id, no
/// authority ("plumbline://" is refused as an unknown calculator), each field at most once, pairs joined by "&", and a
/// "+" is a plus sign, never a blank. A link without any field is good and leaves all of them blank.
core::Outcome<Link> readLink(const core::Registry& registry, const QString& text);

/// The sentence for a refused link, with the key at fault before it.
QString linkMessage(const core::Issue& issue, const core::NumberStyle& style);

} // namespace app
