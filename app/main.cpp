// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_line.h"
#include "app/window_main.h"

#include <QApplication>
#include <QHashFunctions>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[])
{
    if (!app::drawsPictures(argc, argv))
        return std::make_unique<QCoreApplication>(argc, argv);
    // The order of the fonts in a PDF is that of a hash: the same in each run.
    QHashSeed::setDeterministicGlobalSeed();
    // Never the display, even where there is one: it might not answer, and the picture would follow its settings.
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    for (const char* setting : {"QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE", "QT_FONT_DPI", "QT_SCALE_FACTOR",
                                "QT_SCREEN_SCALE_FACTORS", "QT_ENABLE_HIGHDPI_SCALING"})
        unsetenv(setting);
    // Without a session of a desktop the toolkit remarks on standard error that it has none; nobody asked.
    const QtMessageHandler usual =
        qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
            if (type == QtFatalMsg || type == QtCriticalMsg)
                std::fprintf(stderr, "%s\n", qPrintable(message));
        });
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setStyle(QStringLiteral("Fusion"));
    return application;
}

} // namespace

int main(int argc, char* argv[])
{
    if (!app::isCommandLine(argc, argv))
        return app::runWindow(argc, argv);
    // The command line is the same in every locale; Qt would remark on standard error that it wants UTF-8.
    setenv("LC_ALL", "C.UTF-8", 1);
    std::signal(SIGPIPE, SIG_IGN); // a reader that closes the pipe, as `head` does, is no failure
    const auto application = makeApplication(argc, argv);
    const auto result = app::runCommandLine(core::builtInModels(), QCoreApplication::arguments().mid(1));
    return app::deliver(result, stdout, stderr);
}
