// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about_dialog.h"

#include "ui/widgets/text_label.h"
#include "ui/window/main_window.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace ui {

AboutDialog::AboutDialog(const Identity& identity, QWidget* parent) : QDialog(parent)
{
    //: the title of a window; %1 the program's name
    setWindowTitle(tr("About %1").arg(identity.name));
    setObjectName(QStringLiteral("about"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * look::unit, 3 * look::unit, 3 * look::unit, 2 * look::unit);
    column->setSpacing(look::unit);
    column->setSizeConstraint(QLayout::SetFixedSize);
    const auto add = [&](const QString& text, look::Size size, bool bold) {
        auto* label = new TextLabel(size, bold, this);
        label->setMinimumWidth(50 * fontMetrics().averageCharWidth());
        label->show(text);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        column->addWidget(label);
    };
    //: %1 the program's name, %2 its version
    add(tr("%1 %2").arg(identity.name, identity.version), look::Size::Title, true);
    add(tr("A workbench for people who plan the training of large models on many accelerators."), look::Size::Body,
        false);
    add(tr("Free software under the GNU General Public License, version 3 or later; it comes without any warranty. "
           "It uses Qt and Qt Charts."),
        look::Size::Body, false);
    if (!identity.homePage.isEmpty())
        add(identity.homePage, look::Size::Body, false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::NoButton, this);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

} // namespace ui
