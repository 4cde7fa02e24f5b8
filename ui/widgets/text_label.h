// SPDX-License-Identifier: GPL-3.0-or-later
// A label for plain text that wraps and tells its layout how high it is. It measures a text once, also for painting it,
// and has its page laid out anew only for a text that takes other room than the one before.
#pragma once

#include "ui/widgets/look.h"

#include <QHash>
#include <QLabel>
#include <QTextLayout>

#include <optional>

namespace ui {

class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(look::Size size, bool bold = false, QWidget* parent = nullptr);
    void show(const QString& text);
    using QLabel::show;
    /// Paints the ground too, which is flat here: then nothing behind the label has to be painted with it.
    void standOn(QPalette::ColorRole ground);
    /// Shows the text as what is wrong, or muted as what is usual; follows the theme. Its words have to say it too.
    void setWrong(bool wrong);
    /// Keeps room for a text that may stand here at another time, so that nothing moves when it comes and goes.
    void reserveFor(const QString& text);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QSize room() const;
    QSizeF flow(int width) const;
    QSizeF layOut(QTextLayout& lines, const QString& text, int width) const;
    int reservedHeight(int width) const;
    int wrapWidth() const;

    void ink();

    std::optional<bool> m_wrong; // nothing: the colour is not ours to choose
    bool m_inking = false;       // a change of the palette that is our own
    QString m_reserved;
    // The lines of the text for the width that was asked for last, and the room they take.
    mutable QTextLayout m_lines;
    mutable std::optional<int> m_linesWidth;
    mutable QSizeF m_linesSize;
    // A pass of the layout asks several times, and one keystroke lays out labels that did not change.
    mutable QHash<int, int> m_heights;
    mutable QHash<int, int> m_reservedHeights;
    mutable QSize m_least;
};

} // namespace ui
