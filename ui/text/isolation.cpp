// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/isolation.h"

#include <QGuiApplication>
#include <QRegularExpression>

namespace ui {

QString isolated(const QString& text, const core::NumberStyle& style)
{
    return style.rightToLeft && !text.isEmpty() ? firstStrongIsolate + text + popIsolate : text;
}

QString isolatedName(const QString& name)
{
    const bool rightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    return rightToLeft && !name.isEmpty() ? firstStrongIsolate + name + popIsolate : name;
}

QString leftToRight(const QString& text, const core::NumberStyle& style)
{
    return style.rightToLeft && !text.isEmpty() ? leftToRightIsolate + text + popIsolate : text;
}

QString withoutIsolates(QString text)
{
    for (const QChar control : {leftToRightIsolate, firstStrongIsolate, popIsolate})
        text.remove(control);
    return text;
}

QString withIsolatedPercentages(const QString& sentence)
{
    // Not the places %1%2, and not what is between isolates already.
    static const QRegularExpression percentage(QStringLiteral("(?<![%\\d,.\u2066])(\\d[\\d,.]*%)(?!\\d)"));
    return QString(sentence).replace(percentage, leftToRightIsolate + QStringLiteral("\\1") + popIsolate);
}

QString withIsolatedCode(const QString& markdown)
{
    // A code span, where a link leads, or a number with a sign; numbers alone stand right as they are.
    static const QRegularExpression part(
        QStringLiteral("(`[^`]*`)|\\]\\([^)]*\\)|([−+]\\d[\\d,.]*[%×]?|\\d[\\d,.]*[%×])"));
    QString result;
    qsizetype done = 0;
    for (auto match = part.globalMatch(markdown); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (!found.hasCaptured(1) && !found.hasCaptured(2))
            continue;
        result += QStringView(markdown).sliced(done, found.capturedStart() - done);
        result += leftToRightIsolate + found.captured() + popIsolate;
        done = found.capturedEnd();
    }
    result += QStringView(markdown).sliced(done);
    return result;
}

} // namespace ui
