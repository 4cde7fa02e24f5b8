// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the cells of the table of scenarios: a dot and a name, or a value with its difference in a second line.
#pragma once

#include <QStyledItemDelegate>

namespace ui {

class ScenarioDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// A row with a second line, and the first row, which has none.
    static int rowHeight();
    static int firstRowHeight();

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What the cell takes; of a long name, what it takes in two lines.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
};

} // namespace ui
