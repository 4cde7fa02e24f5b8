// SPDX-License-Identifier: GPL-3.0-or-later
// Figures side by side, each under its name, in as many lines as they need.
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace ui {

class TextLabel;

class FigureLine : public QWidget
{
    Q_OBJECT

public:
    explicit FigureLine(QWidget* parent = nullptr);

    /// Names and figures, as many of each.
    void show(const QStringList& names, const QStringList& figures);
    using QWidget::show;

    /// All in one line.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Column
    {
        TextLabel* name;
        TextLabel* figure;

        int width() const;
    };

    int wholeWidth() const;
    int lineHeight() const;
    std::vector<QPoint> places(int width) const;
    void arrange();

    std::vector<Column> m_columns;
};

} // namespace ui
