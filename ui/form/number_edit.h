// SPDX-License-Identifier: GPL-3.0-or-later
// The line edit of a number field. It knows no numbers: what is typed goes out as text, and what it came to comes back.
#pragma once

#include <QLineEdit>

class QLabel;

namespace ui {

class NumberEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit NumberEdit(QWidget* parent = nullptr);

    /// Shows a text without reporting it as typed; the cursor stays where it is.
    void display(const QString& text);
    /// The short text at the end of the field: what an expression came to ("= 512") or the unit. Takes at most half of
    /// the field; what does not fit ends in an ellipsis and stands in the tool tip.
    void setTrailing(const QString& text);
    /// Marks the text as wrong, by a frame and a sign.
    void setWrong(bool wrong);
    bool isWrong() const { return m_wrong; }
    /// What the decimal key of the numeric pad types.
    void setDecimalSign(const QString& sign) { m_decimalSign = sign; }

signals:
    void typed(const QString& text);
    /// Up or Down was pressed: so many steps, down if negative.
    void stepped(int steps);
    void entered();
    void left();
    /// Enter was pressed.
    void confirmed();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;

private:
    void align();
    void placeTrailing();
    void forgetHistory();

    QLabel* m_trailing;
    QString m_trailingText;
    QString m_decimalSign = QStringLiteral(".");
    bool m_wrong = false;
    int m_keys = 0; // pressed since the line edit's own history was emptied
};

} // namespace ui
