// SPDX-License-Identifier: GPL-3.0-or-later
// A button that opens what is below it: an arrow, which points down while it is open, and a text.
#pragma once

#include <QToolButton>

namespace ui {

class DisclosureButton : public QToolButton
{
    Q_OBJECT

public:
    explicit DisclosureButton(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void point();
};

} // namespace ui
