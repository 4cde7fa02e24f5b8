// SPDX-License-Identifier: GPL-3.0-or-later
// Which characters of a text have no glyph in the fonts that it is shown in, and which fonts those are.
#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QSet>
#include <QStringList>
#include <QTextLayout>

namespace tests {

/// The runs of a text in one line, as the screen and the PDF get them.
inline QList<QGlyphRun> runsOf(const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns();
}

inline bool hasAllGlyphs(const QString& text, const QFont& font)
{
    for (const QGlyphRun& run : runsOf(text, font))
        if (run.glyphIndexes().contains(0u))
            return false;
    return true;
}

/// Each sign of a text once; characters that are none are left out.
inline QString signsOf(const QString& text)
{
    QString signs;
    QSet<uint> seen;
    for (const uint character : text.toUcs4())
        if (QChar::isPrint(character) && !seen.contains(character)) {
            seen.insert(character);
            signs += QString::fromUcs4(reinterpret_cast<const char32_t*>(&character), 1);
        }
    return signs;
}

/// The signs that are shown as a box, each as "U+968e".
inline QStringList missingGlyphs(const QString& text, const QFont& font)
{
    QStringList missing;
    for (const uint character : signsOf(text).toUcs4())
        if (!hasAllGlyphs(QString::fromUcs4(reinterpret_cast<const char32_t*>(&character), 1), font))
            missing << QStringLiteral("U+%1").arg(character, 4, 16, QLatin1Char('0'));
    return missing;
}

/// The families that the signs of a text come from.
inline QSet<QString> familiesOf(const QString& text, const QFont& font)
{
    QSet<QString> families;
    for (const QGlyphRun& run : runsOf(text, font))
        families.insert(run.rawFont().familyName());
    return families;
}

} // namespace tests
