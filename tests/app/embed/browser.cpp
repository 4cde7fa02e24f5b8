// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/embed/browser.h"

#include "app/embed/embedded_page.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QUrl>

namespace tests {

namespace {

constexpr int longestRun = 60'000; // milliseconds

// A page in a directory of its own, with the browser's profile beside it.
class OpenedPage
{
public:
    explicit OpenedPage(const QByteArray& page)
    {
        QFile file(folder.filePath("page.html"));
        if (file.open(QIODevice::WriteOnly))
            file.write(page);
    }

    // What Chromium writes to standard output.
    QByteArray run(const QStringList& options) const
    {
        QProcess chromium;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", folder.path());
        chromium.setProcessEnvironment(environment);
        QStringList all{"--headless",
                        "--no-sandbox", // which root has to do without
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-dev-shm-usage",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--user-data-dir=" + folder.filePath("profile")};
        all << options << QUrl::fromLocalFile(folder.filePath("page.html")).toString();
        chromium.start(CHROMIUM, all);
        return chromium.waitForFinished(longestRun) ? chromium.readAllStandardOutput() : QByteArray();
    }

    QTemporaryDir folder;
};

QByteArray between(const QByteArray& text, const QByteArray& begin, const QByteArray& end)
{
    const qsizetype from = text.indexOf(begin);
    const qsizetype to = text.indexOf(end, from);
    return from < 0 || to < 0 ? QByteArray() : text.mid(from + begin.size(), to - from - begin.size());
}

} // namespace

QByteArray pageScript(const QString& name)
{
    QFile file(QStringLiteral(TESTS_DIR "/app/embed/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

nlohmann::json checkInBrowser(const QByteArray& page, const QString& script, const nlohmann::json& given,
                              const QString& languages)
{
    const QByteArray literal = QByteArray::fromStdString(given.dump()).replace('<', "\\u003c");
    QByteArray checked = page;
    const qsizetype end = checked.lastIndexOf("</body>");
    checked.insert(end, "<script>" + pageScript("checks.js") + "</script><script>const given = " + literal + ";\n" +
                            pageScript(script) + "</script>");
    const OpenedPage opened(checked);
    const QByteArray shown = opened.run({"--accept-lang=" + languages, "--dump-dom"});
    QByteArray report = between(shown, "<pre id=\"report\">", "</pre>");
    report.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\u00a0").replace("&amp;", "&");
    const nlohmann::json result = nlohmann::json::parse(report.toStdString(), nullptr, false);
    return result.is_discarded() ? nlohmann::json{{"checks", 0}, {"failures", {"The page reports nothing"}}} : result;
}

bool takePicture(const QByteArray& page, const QString& path, const QSize& size, bool dark, const QString& languages)
{
    // In a frame, as it will stand: a window of Chromium is not narrower than 500 pixels.
    const QByteArray ground = dark ? "#111" : "#ddd";
    const QByteArray width = QByteArray::number(size.width());
    QByteArray snippet = app::embedSnippet(page, QStringLiteral("Picture"));
    snippet.replace("width='100%'", "width='" + width + "'");
    snippet.replace(" loading='lazy'", "");
    const QByteArray frame = "<!doctype html><meta charset=utf-8><style>:root{color-scheme:light dark}body{margin:0;"
                             "background:" +
                             ground + "}iframe{display:block;height:" + QByteArray::number(size.height()) +
                             "px}</style>" + snippet;
    const OpenedPage opened(frame);
    QFile::remove(path);
    // The frame may come after the page: the picture waits until nothing more happens on it.
    opened.run({"--accept-lang=" + languages, "--screenshot=" + path, "--hide-scrollbars", "--virtual-time-budget=4000",
                QStringLiteral("--window-size=%1,%2").arg(size.width()).arg(size.height()),
                QStringLiteral("--blink-settings=preferredColorScheme=%1").arg(dark ? 0 : 1)});
    return QFile::exists(path);
}

} // namespace tests
