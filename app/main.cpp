// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identity.h"
#include "app/workbench.h"

#include <QApplication>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(app::identity::id);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const core::Registry registry = core::builtInCalculators();
    app::Workbench workbench(registry, app::SessionStore::defaultPath());
    workbench.show();
    return QApplication::exec();
}
