// SPDX-License-Identifier: GPL-3.0-or-later
// File > Share, which is also behind the Share button of a page: its actions and their texts.
#pragma once

#include <QMenu>

namespace ui {

class ShareMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ShareMenu(QWidget* parent);

    QAction* copyLink;
    QAction* email;
    QAction* x;
    QAction* line;
    QAction* facebook;
    QAction* copyText;
    QAction* copyMarkdown;
    QAction* copyCsv;
    QAction* pageAddress;

    /// Facebook takes only a web address: its action is enabled once there is one.
    void setHasPageAddress(bool has);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QMenu* m_copyAs;
};

} // namespace ui
