// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/save_dialog.h"

#include <QFileInfo>

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
    // A folder is gone into.
    if (!path.isEmpty() && !path.endsWith(ending, Qt::CaseInsensitive) && !QFileInfo(path).isDir())
        selectFile(path + ending);
    QFileDialog::accept();
}

} // namespace ui
