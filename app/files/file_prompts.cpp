// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_prompts.h"

#include "ui/text/isolation.h"
#include "ui/widgets/save_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace app {

namespace {

const QString suffix = QStringLiteral("plumbline");

QString nameFilter()
{
    //: the kind of files in the dialog that opens and saves them; leave the part in parentheses as it is
    return QCoreApplication::translate("Files", "Scenario files (*.plumbline)");
}

QString chosen(QFileDialog& dialog)
{
    dialog.setNameFilter(nameFilter());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString FileDialogs::fileToOpen(QWidget& window, const QString& folder)
{
    QFileDialog dialog(&window, QCoreApplication::translate("Files", "Open scenarios"), folder);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return chosen(dialog);
}

QString FileDialogs::fileToSave(QWidget& window, const QString& path)
{
    ui::SaveDialog dialog(suffix, &window, QCoreApplication::translate("Files", "Save scenarios"));
    dialog.selectFile(path);
    return chosen(dialog);
}

FilePrompts::Answer FileDialogs::unsavedScenarios(QWidget& window)
{
    QMessageBox box(&window);
    box.setIcon(QMessageBox::Question);
    box.setWindowTitle(QCoreApplication::translate("Files", "Save scenarios"));
    box.setTextFormat(Qt::PlainText);
    box.setText(QCoreApplication::translate("Files", "These scenarios are not in a saved file. Save them first?"));
    box.setInformativeText(
        QCoreApplication::translate("Files", "If you do not save them, Undo still brings them back."));
    const QPushButton* save = box.addButton(QCoreApplication::translate("Files", "&Save"), QMessageBox::AcceptRole);
    const QPushButton* discard =
        box.addButton(QCoreApplication::translate("Files", "&Don't save"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == save)
        return Answer::Save;
    return box.clickedButton() == discard ? Answer::Discard : Answer::Cancel;
}

FilePrompts::Conflict FileDialogs::changedFile(QWidget& window, const QString& path)
{
    QMessageBox box(&window);
    box.setIcon(QMessageBox::Warning);
    box.setWindowTitle(QCoreApplication::translate("Files", "Save scenarios"));
    box.setTextFormat(Qt::PlainText);
    //: %1 the name of a file
    box.setText(QCoreApplication::translate("Files", "%1 has changed on disk since it was last read or saved here.")
                    .arg(ui::isolatedName(QFileInfo(path).fileName())));
    box.setInformativeText(QCoreApplication::translate(
        "Files", "If you overwrite it, what was changed there is lost. Under another name you keep both."));
    const QPushButton* overwrite =
        box.addButton(QCoreApplication::translate("Files", "&Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* saveAs = box.addButton(QCoreApplication::translate("Files", "Save &as…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(saveAs);
    box.exec();
    if (box.clickedButton() == overwrite)
        return Conflict::Overwrite;
    return box.clickedButton() == saveAs ? Conflict::SaveAs : Conflict::Cancel;
}

} // namespace app
