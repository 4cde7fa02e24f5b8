// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the name of a file to write, and gives it its ending before asking whether a file of that name may be
// replaced.
#pragma once

#include <QFileDialog>

namespace ui {

class SaveDialog : public QFileDialog
{
    Q_OBJECT

public:
    /// `suffix` is the ending without the point. The toolkit adds it only to names without any: here "runs 1.2" becomes
    /// "runs 1.2.plumbline" too. Capitals make no difference.
    SaveDialog(const QString& suffix, QWidget* parent, const QString& title);

protected:
    void accept() override;
};

} // namespace ui
