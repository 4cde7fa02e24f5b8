// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a table: small, muted, and in two lines where a name is long.
#pragma once

#include <QHeaderView>

namespace ui {

class TableHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit TableHeader(QWidget* parent = nullptr);

    /// The room that a column takes for its name.
    int neededWidth(int section) const;
    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& place, int section) const override;

private:
    QString linesOf(int section) const;
};

} // namespace ui
