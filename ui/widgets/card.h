// SPDX-License-Identifier: GPL-3.0-or-later
// A rounded frame that holds one group of things on a page.
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace ui {

class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);
    /// Where the content goes.
    QVBoxLayout* content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_content;
};

} // namespace ui
