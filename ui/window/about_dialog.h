// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is, its version and its licence.
#pragma once

#include <QDialog>

namespace ui {

struct Identity;

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    AboutDialog(const Identity& identity, QWidget* parent = nullptr);
};

} // namespace ui
