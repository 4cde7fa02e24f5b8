// SPDX-License-Identifier: GPL-3.0-or-later
// The list of calculators at the side of the window.
#pragma once

#include "core/calculator/calculator.h"

#include <QListWidget>

#include <vector>

namespace ui {

class Navigation : public QListWidget
{
    Q_OBJECT

public:
    explicit Navigation(std::vector<core::Text> titles, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    std::vector<core::Text> m_titles;
};

} // namespace ui
