// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigation.h"

#include "ui/text/sentence.h"
#include "ui/widgets/look.h"

#include <QEvent>

namespace ui {

Navigation::Navigation(std::vector<core::Text> titles, QWidget* parent)
    : QListWidget(parent), m_titles(std::move(titles))
{
    setObjectName(QStringLiteral("navigation"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setSpacing(look::unit / 4);
    setViewportMargins(look::unit / 2, look::unit, look::unit / 2, look::unit);
    for (std::size_t i = 0; i < m_titles.size(); ++i)
        addItem(QString());
    retranslate();
    setCurrentRow(0);
}

QSize Navigation::sizeHint() const
{
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(row)->text()));
    return {widest + 6 * look::unit, QListWidget::sizeHint().height()};
}

void Navigation::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QListWidget::changeEvent(event);
}

void Navigation::retranslate()
{
    setAccessibleName(tr("Calculators"));
    for (int row = 0; row < count(); ++row) {
        item(row)->setText(translated(m_titles[static_cast<std::size_t>(row)]));
        item(row)->setSizeHint({0, fontMetrics().height() + 2 * look::unit});
    }
    updateGeometry();
}

} // namespace ui
