// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_prompts.h"

#include <QCoreApplication>
#include <QFileDialog>
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
    QFileDialog dialog(&window, QCoreApplication::translate("Files", "Save scenarios"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix); // before the question whether a file may be replaced
    dialog.selectFile(path);
    return chosen(dialog);
}

FilePrompts::Answer FileDialogs::unsavedScenarios(QWidget& window)
{
    QMessageBox box(&window);
    box.setIcon(QMessageBox::Question);
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

} // namespace app
