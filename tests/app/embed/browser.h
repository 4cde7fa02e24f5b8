// SPDX-License-Identifier: GPL-3.0-or-later
// Headless Chromium for tests of embedded pages: scripts that check a page from within, and pictures of it.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace tests {

/// The text of a script beside these tests.
QByteArray pageScript(const QString& name);

/// Opens `page` in Chromium with checks.js and the named script at its end, `given` as their constant of that name, and
/// returns what it reports: `checks`, how many there were, and `failures`, sentences. `languages` are the reader's.
nlohmann::json checkInBrowser(const QByteArray& page, const QString& script, const nlohmann::json& given,
                              const QString& languages = QStringLiteral("en-US"));

/// Writes a picture of `page` as Chromium shows it in a frame of that size; whether that worked.
bool takePicture(const QByteArray& page, const QString& path, const QSize& size, bool dark,
                 const QString& languages = QStringLiteral("en-US"));

} // namespace tests
