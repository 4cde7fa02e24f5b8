// SPDX-License-Identifier: GPL-3.0-or-later
// What the person is asked about files. Tests answer in their place.
#pragma once

#include <QString>

class QWidget;

namespace app {

class FilePrompts
{
public:
    enum class Answer { Save, Discard, Cancel };
    enum class Conflict { Overwrite, SaveAs, Cancel };

    virtual ~FilePrompts() = default;

    /// The file to open; empty where the person thought better of it. `folder` is where to begin.
    virtual QString fileToOpen(QWidget& window, const QString& folder) = 0;
    /// The file to write, which may be there already: then it may be replaced. `path` is what to suggest.
    virtual QString fileToSave(QWidget& window, const QString& path) = 0;
    /// What is to become of scenarios that are about to be replaced and are in no saved file.
    virtual Answer unsavedScenarios(QWidget& window) = 0;
    /// What is to become of the open file, which is on disk another one than was read or written here last.
    virtual Conflict changedFile(QWidget& window, const QString& path) = 0;
};

/// Asks in dialogs.
class FileDialogs : public FilePrompts
{
public:
    QString fileToOpen(QWidget& window, const QString& folder) override;
    QString fileToSave(QWidget& window, const QString& path) override;
    Answer unsavedScenarios(QWidget& window) override;
    Conflict changedFile(QWidget& window, const QString& path) override;
};

} // namespace app
