// SPDX-License-Identifier: GPL-3.0-or-later
// The addresses that hand a text to a mail program or to a page of X, LINE or Facebook. Every text is percent-encoded
// as UTF-8 but for letters, digits and "-._~", so nothing in it can become another part of the address. Control
// characters are left out, half a surrogate pair becomes U+FFFD, and line ends of any kind become one kind.
#pragma once

#include <QString>
#include <QUrl>

#include <functional>
#include <optional>

namespace ui {

/// Opens an address in the browser or the mail program; false where nothing answers.
using OpenAddress = std::function<bool(const QUrl& address)>;

/// The most bytes of an address that all systems pass on.
inline constexpr qsizetype longestAddress = 8000;
/// What X takes in a post, counted as `postLength` counts.
inline constexpr int longestPost = 280;

/// A new mail (RFC 6068): mailto:RECIPIENT?subject=...&body=... The recipient may be empty; the subject is one line;
/// the body is the text, an empty line and the link, where there is one, with CRLF at the end of a line. Where that is
/// longer than `longestAddress`, the text is shortened and the link stays whole.
QUrl mailAddress(const QString& recipient, const QString& subject, const QString& text, const QString& link = {});
/// Whether a mail comes out without being shortened.
bool fitsInMail(const QString& recipient, const QString& subject, const QString& text);

/// A new post with the text and the link on a line of its own: https://x.com/intent/post?text=... A text that is too
/// long is shortened, the link stays whole.
QUrl xAddress(const QString& text, const QString& link);
/// The length of a post as X counts it: 1 for most characters of alphabets, 2 for all others.
int postLength(const QString& text);

/// A message with the text and the link: https://line.me/R/share?text=... Shortened as a mail is.
QUrl lineAddress(const QString& text, const QString& link);

/// Facebook's page for sharing a web address, which is all that it takes:
/// https://www.facebook.com/sharer/sharer.php?u=...
QUrl facebookAddress(const QUrl& page);

/// The address of a web page that a person typed: http or https with a host, without a name and a password, at most
/// 2000 bytes. Nothing where it is none.
std::optional<QUrl> webAddress(const QString& typed);

} // namespace ui
