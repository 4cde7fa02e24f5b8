// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/feedback/feedback_message.h"

#include <QCoreApplication>
#include <QStringList>
#include <QSysInfo>

namespace ui {

QString feedbackMessage(const Feedback& feedback)
{
    QStringList parts;
    if (feedback.rating == Rating::Helpful)
        parts << QCoreApplication::translate("Feedback", "The program is helpful.");
    if (feedback.rating == Rating::NotHelpful)
        parts << QCoreApplication::translate("Feedback", "The program is not helpful.");
    for (const QString& text : {feedback.comment, feedback.program, feedback.attached})
        if (!text.trimmed().isEmpty())
            parts << text.trimmed();
    return parts.join(QStringLiteral("\n\n"));
}

QString programLine(const QString& name, const QString& version, const QString& language)
{
    //: %1 the program's name, %2 its version, %3 the code of its language, %4 the operating system
    return QCoreApplication::translate("Feedback", "%1 %2, %3, %4")
        .arg(name, version, language, QSysInfo::prettyProductName());
}

} // namespace ui
