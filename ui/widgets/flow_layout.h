// SPDX-License-Identifier: GPL-3.0-or-later
// Items one behind the other at the end of the line, in as many lines as it takes.
#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace ui {

class FlowLayout : public QLayout
{
    Q_OBJECT

public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    void setGeometry(const QRect& place) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;

private:
    int arrange(const QRect& place, bool move) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace ui
