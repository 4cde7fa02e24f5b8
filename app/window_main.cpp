// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_main.h"

#include "app/identity.h"
#include "app/language.h"
#include "app/links/opening.h"
#include "app/program_style.h"
#include "app/running/running_program.h"
#include "app/running/window_place.h"
#include "app/workbench.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTimer>

#include <cstdio>
#include <cstdlib>

namespace app {

namespace {

constexpr int longestHandOver = 2000; // in ms; then the window that runs is taken for one that hangs

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

// What is wrong with a call, as a line for standard error; empty: nothing.
QString complaintAbout(const std::optional<Opening>& opening)
{
    if (!opening)
        return QStringLiteral(
            "That is no subcommand, and at most one file or link can be opened; plumbline --help says "
            "what there is");
    if (opening->what == Opening::What::File && !QFileInfo::exists(opening->text))
        return QStringLiteral("%1 is no subcommand, no link and no file; plumbline --help says what there is")
            .arg(opening->text);
    if (!opening->language.isEmpty() && !languages().contains(opening->language))
        return QStringLiteral("There is no language %1; the languages are: %2")
            .arg(opening->language, languages().join(QLatin1String(", ")));
    return {};
}

// Once the window is there, which need not wait for the drawing to be read.
void setIcon()
{
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/%1.svg").arg(QLatin1String(identity::applicationId))));
}

int openWindow(const WindowPlace& place, const Opening& opening)
{
    RunningProgram running;
    if (place.isLocked())
        running.listen(place.socketPath());
    const core::Registry registry = core::builtInCalculators();
    if (place.number() > 1)
        beginSessionLike(registry, place.sessionPath(), SessionStore::defaultPath());
    Workbench workbench(registry, place.sessionPath(), opening.language);
    QObject::connect(&running, &RunningProgram::received, &workbench, &Workbench::receive);
    if (opening.what == Opening::What::Link)
        workbench.openLink(opening.text);
    workbench.show();
    QTimer::singleShot(0, qApp, setIcon);
    if (opening.what == Opening::What::File)
        workbench.document().open(opening.text); // may ask about the scenarios that are there
    return QApplication::exec();
}

} // namespace

int runWindow(int argc, char* argv[])
{
    const QString activation = qEnvironmentVariable("XDG_ACTIVATION_TOKEN"); // before the toolkit takes it
    if (!hasDisplay()) {
        std::fputs("There is no display to open a window on; plumbline --help lists what works without one\n", stderr);
        return 1;
    }
    const QtMessageHandler usual = qInstallMessageHandler(sayNoDisplay);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QCoreApplication::setApplicationName(QLatin1String(identity::id));
    QGuiApplication::setDesktopFileName(QLatin1String(identity::applicationId));
    QCoreApplication::setApplicationVersion(QLatin1String(identity::version));
    QApplication::setStyle(new ProgramStyle);
    const auto opening = openingFrom(QCoreApplication::arguments().mid(1));
    if (const QString complaint = complaintAbout(opening); !complaint.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(complaint));
        return 2;
    }
    const WindowPlace place = WindowPlace::take(SessionStore::defaultPath());
    if (!opening->newWindow && place.handOver(messageText({*opening, activation}), QDeadlineTimer(longestHandOver)))
        return 0;
    return openWindow(place, *opening);
}

} // namespace app
