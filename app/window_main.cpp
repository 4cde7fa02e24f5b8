// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_main.h"

#include "app/identity.h"
#include "app/language.h"
#include "app/links/opening.h"
#include "app/workbench.h"

#include <QApplication>
#include <QFileInfo>

#include <cstdio>
#include <cstdlib>

namespace app {

namespace {

// The toolkit aborts where a display is named but does not answer; a sentence is enough.
void sayNoDisplay(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtFatalMsg) {
        std::fprintf(stderr, "%s\n", qPrintable(message));
        return;
    }
    std::fputs("The display does not answer, so no window can be opened; plumbline --help lists what works without "
               "one\n",
               stderr);
    std::_Exit(1);
}

// The toolkit ends the program where it finds no display, so look first.
bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

} // namespace

int runWindow(int argc, char* argv[])
{
    if (!hasDisplay()) {
        std::fputs("There is no display to open a window on; plumbline --help lists what works without one\n", stderr);
        return 1;
    }
    const QtMessageHandler usual = qInstallMessageHandler(sayNoDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(QLatin1String(identity::id));
    QCoreApplication::setApplicationVersion(QLatin1String(identity::version));
    QApplication::setStyle(QStringLiteral("Fusion"));
    const auto opening = openingFrom(QCoreApplication::arguments().mid(1));
    if (!opening) {
        std::fputs("That is no subcommand, and at most one file or link can be opened; plumbline --help says what "
                   "there is\n",
                   stderr);
        return 2;
    }
    if (opening->what == Opening::What::File && !QFileInfo::exists(opening->text)) {
        std::fprintf(stderr, "%s is no subcommand, no link and no file; plumbline --help says what there is\n",
                     qPrintable(opening->text));
        return 2;
    }
    if (!opening->language.isEmpty() && !languages().contains(opening->language)) {
        std::fprintf(stderr, "There is no language %s; the languages are: %s\n", qPrintable(opening->language),
                     qPrintable(languages().join(QLatin1String(", "))));
        return 2;
    }
    const core::Registry registry = core::builtInCalculators();
    Workbench workbench(registry, SessionStore::defaultPath(), opening->language);
    if (opening->what == Opening::What::Link)
        workbench.openLink(opening->text);
    workbench.show();
    if (opening->what == Opening::What::File)
        workbench.document().open(opening->text); // may ask about the scenarios that are there
    return QApplication::exec();
}

} // namespace app
