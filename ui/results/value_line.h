// SPDX-License-Identifier: GPL-3.0-or-later
// A value in large with its unit behind it. It takes the width it is given and the height of large type, whatever the
// value, so that no other value moves anything around it.
#pragma once

#include "ui/widgets/look.h"

#include <QWidget>

namespace ui {

class TextLabel;

class ValueLine : public QWidget
{
    Q_OBJECT

public:
    explicit ValueLine(QWidget* parent = nullptr);

    void show(const QString& value, const QString& unit);
    using QWidget::show;
    TextLabel* value() const { return m_value; }
    TextLabel* unit() const { return m_unit; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {1, sizeHint().height()}; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    look::Size fittingSize() const;

    TextLabel* m_value;
    TextLabel* m_unit;
    look::Size m_size = look::Size::Value;
};

} // namespace ui
