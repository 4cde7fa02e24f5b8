// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guide_text.h"

#include "ui/formulas/formula_object.h"
#include "ui/text/isolation.h"
#include "ui/widgets/look.h"

#include <QFontInfo>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QUrl>

namespace ui {

namespace {

// A formula of the guide that is still a picture.
struct Place
{
    int position;
    QString name;  // "pipeline-bubble/bubble-fraction"
    QString words; // "B = (p − 1) / (m + p − 1)"
};

const QString formulaScheme = QStringLiteral("formula:");

// Formulas are set a little larger than the text around them, as their fractions are two lines high.
constexpr double formulaScale = 1.15;

// The words of the pictures, in order: Markdown's reader keeps only their addresses.
QStringList formulaWords(const QString& markdown)
{
    static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\(formula:[^)]*\\)"));
    QStringList words;
    for (auto match = picture.globalMatch(markdown); match.hasNext();)
        words << match.next().captured(1);
    return words;
}

std::vector<Place> formulaPlaces(const QTextDocument& document, const QStringList& words)
{
    std::vector<Place> places;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const QString address = fragment.charFormat().toImageFormat().name();
            if (address.startsWith(formulaScheme))
                places.push_back({fragment.position(), address.mid(formulaScheme.size()),
                                  words.value(static_cast<qsizetype>(places.size()))});
        }
    }
    return places;
}

std::optional<Formula> formulaOf(const QString& name)
{
    const std::string model = name.section(QLatin1Char('/'), 0, 0).toStdString();
    const std::string result = name.section(QLatin1Char('/'), 1).toStdString();
    return Formula::of(model, result);
}

void setFormulas(QTextDocument& document, const QStringList& words, const QPalette& palette, double dotsPerPixel)
{
    qDeleteAll(document.findChildren<FormulaObject*>()); // of the text before
    auto* object = new FormulaObject(document, dotsPerPixel);
    object->setColor(palette.color(QPalette::Text));
    const double fontSize = QFontInfo(document.defaultFont()).pixelSize() * formulaScale;
    for (const Place& place : formulaPlaces(document, words)) {
        QTextCursor cursor(&document);
        cursor.setPosition(place.position);
        cursor.setPosition(place.position + 1, QTextCursor::KeepAnchor);
        if (const auto formula = formulaOf(place.name))
            object->insert(cursor, *formula, fontSize, place.words);
        else
            cursor.insertText(place.words, QTextCharFormat());
        QTextBlockFormat block = cursor.blockFormat();
        if (block.layoutDirection() == Qt::RightToLeft)
            block.setRightMargin(2 * look::unit * dotsPerPixel);
        else
            block.setLeftMargin(2 * look::unit * dotsPerPixel);
        cursor.setBlockFormat(block);
    }
}

// The columns of `table` in reverse order: its layout always begins on the left.
void mirror(QTextTable& table)
{
    QTextTableFormat format = table.format();
    format.setAlignment(Qt::AlignRight);
    format.setRightMargin(table.document()->documentMargin());
    table.setFormat(format);
    for (int row = 0; row < table.rows(); ++row)
        for (int left = 0, right = table.columns() - 1; left < right; ++left, --right) {
            const auto cell = [&](int column) {
                QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
                cursor.setPosition(table.cellAt(row, column).lastPosition(), QTextCursor::KeepAnchor);
                return cursor;
            };
            const QTextDocumentFragment first = cell(left).selection();
            const QTextDocumentFragment last = cell(right).selection();
            cell(left).insertFragment(last);
            cell(right).insertFragment(first);
        }
}

// Every paragraph from right to left, also one that begins with a Latin word.
void mirror(QTextDocument& document)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames())
        if (auto* table = qobject_cast<QTextTable*>(frame))
            mirror(*table);
    QTextBlockFormat direction;
    direction.setLayoutDirection(Qt::RightToLeft);
    QTextCursor all(&document);
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(direction);
}

} // namespace

void fillGuide(QTextDocument& document, const QString& markdown, const QPalette& palette, double dotsPerPixel)
{
    const bool rightToLeft = markdown.isRightToLeft();
    document.setMarkdown(rightToLeft ? withIsolatedCode(markdown) : markdown);
    if (rightToLeft)
        mirror(document);
    setFormulas(document, formulaWords(markdown), palette, dotsPerPixel);
}

QString linkedPage(const QUrl& link)
{
    return link.scheme() == QLatin1String("plumbline-page") ? link.path() : QString();
}

} // namespace ui
