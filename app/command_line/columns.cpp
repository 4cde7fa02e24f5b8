// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/columns.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr int gap = 2;

// The wide blocks that the program's languages use: Hangul, kana, ideographs and full-width signs.
bool isWide(char16_t unit)
{
    struct Block
    {
        char16_t first;
        char16_t last;
    };
    constexpr std::array blocks{Block{0x1100, 0x115f}, Block{0x2e80, 0xa4cf}, Block{0xac00, 0xd7a3},
                                Block{0xf900, 0xfaff}, Block{0xfe30, 0xfe4f}, Block{0xff00, 0xff60}};
    return std::any_of(blocks.begin(), blocks.end(),
                       [unit](const Block& block) { return unit >= block.first && unit <= block.last; });
}

} // namespace

int cellWidth(const QString& text)
{
    int width = 0;
    for (const QChar character : text)
        width += isWide(character.unicode()) ? 2 : 1;
    return width;
}

QStringList inColumns(const std::vector<QStringList>& rows)
{
    std::vector<int> widths;
    for (const QStringList& row : rows) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[static_cast<std::size_t>(i)] = std::max(widths[static_cast<std::size_t>(i)], cellWidth(row[i]));
    }
    QStringList lines;
    for (const QStringList& row : rows) {
        QString line;
        int end = 0;
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (!row[i].isEmpty())
                line += QString(end - cellWidth(line), QLatin1Char(' ')) + row[i];
            end += widths[static_cast<std::size_t>(i)] + gap;
        }
        lines << line;
    }
    return lines;
}

} // namespace app
