// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_dialog.h"

#include <QFileInfo>
#include <QLineEdit>

namespace ui {

SaveDialog::SaveDialog(const QString& suffix, QWidget* parent, const QString& title) : QFileDialog(parent, title)
{
    setAcceptMode(AcceptSave);
    setDefaultSuffix(suffix);
}

void SaveDialog::accept()
{
    const QString path = selectedFiles().value(0);
    const QString ending = QLatin1Char('.') + defaultSuffix();
    // selectFile() leaves a name alone that is being typed. A folder is gone into. The desktop's own dialog has no such
    // field, and keeps to the default suffix.
    auto* name = findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    if (name && !path.isEmpty() && !path.endsWith(ending, Qt::CaseInsensitive) && !QFileInfo(path).isDir())
        name->setText(name->text() + ending);
    QFileDialog::accept();
}

} // namespace ui
