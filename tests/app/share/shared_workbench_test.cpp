// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing in the whole program: the link that is copied fills another window, and what was set comes back.
#include "app/files/atomic_file.h"
#include "app/links/link.h"
#include "tests/app/shown_workbench.h"
#include "ui/share/share_menu.h"
#include "ui/share/sharing.h"
#include "ui/window/takeaways.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QTemporaryDir>

using tests::registry;
using tests::shown;
using tests::typeOver;

class SharedWorkbenchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void theCopiedLinkFillsAnotherWindow();
    void aWrongFieldIsNoPartOfTheLink();
    void theRunsPageIsSharedByItsValues();
    void theAddressOfThePageComesBack();
    void anAddressThatIsNoneIsDropped_data();
    void anAddressThatIsNoneIsDropped();
    void aSessionFromBeforeSharingIsRead();
    void aSecondSessionBeginsWithTheLooksAlone();
    void aSecondSessionThatIsThereIsLeftAlone();

private:
    QString path(const QString& name) const { return m_folder->filePath("plumbline/" + name); }
    std::unique_ptr<app::Workbench> start(const QString& name)
    {
        auto workbench = std::make_unique<app::Workbench>(registry(), path(name), "en");
        workbench->show();
        workbench->window().activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(&workbench->window())); }();
        QCoreApplication::sendPostedEvents();
        return workbench;
    }
    static QString copiedLink(app::Workbench& workbench)
    {
        QTest::keyClick(&workbench.window(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        return QGuiApplication::clipboard()->text();
    }
    static ui::Sharing& sharing(app::Workbench& workbench) { return workbench.window().takeaways().sharing(); }
    QByteArray sessionWith(const QUrl& address) const
    {
        app::Session session;
        session.pageAddress = address;
        return app::sessionText(session, registry());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void SharedWorkbenchTest::theCopiedLinkFillsAnotherWindow()
{
    for (const char* language : {"en", "zh_TW"}) {
        const auto sender = start("one.json");
        sender->setLanguage(language);
        sender->window().showCalculator(1);
        typeOver(*sender, "devices", "(512/3)*3");
        typeOver(*sender, "throughput-per-device", "1.5e22");
        typeOver(*sender, "scaling-efficiency", "90.5");
        const QString link = copiedLink(*sender);
        QCOMPARE(
            link,
            "plumbline:data-parallel-scaling?devices=512&throughput-per-device=1.5e%2B22&scaling-efficiency=0.905");
        const auto receiver = start("other.json");
        receiver->openLink(link);
        QCOMPARE(receiver->window().currentCalculator(), 1);
        QCOMPARE(receiver->model(1).values(), sender->model(1).values());
    }
}

void SharedWorkbenchTest::aWrongFieldIsNoPartOfTheLink()
{
    const auto workbench = start("one.json");
    typeOver(*workbench, "stages", "1.5");
    QCOMPARE(copiedLink(*workbench), "plumbline:pipeline-bubble?microbatches=32");
}

void SharedWorkbenchTest::theRunsPageIsSharedByItsValues()
{
    const auto workbench = start("one.json");
    workbench->workspace().setRunOn(true);
    const core::Registry models = core::builtInModels(); // the link points into it
    const auto link = app::readLink(models, copiedLink(*workbench));
    QVERIFY(link);
    QCOMPARE(link->calculator->id, std::string_view("pipeline-bubble"));
    QCOMPARE(link->values, workbench->model(0).values());
}

void SharedWorkbenchTest::theAddressOfThePageComesBack()
{
    const QUrl address("https://example.org/a%20page?x=1&y=%22#top");
    {
        const auto workbench = start("one.json");
        QVERIFY(sharing(*workbench).pageAddress().isEmpty());
        sharing(*workbench).setPageAddress(address);
        workbench->save();
    }
    const auto again = start("one.json");
    QCOMPARE(sharing(*again).pageAddress(), address);
    QVERIFY(again->window().findChild<ui::ShareMenu*>("share-menu")->facebook->isEnabled());
}

void SharedWorkbenchTest::anAddressThatIsNoneIsDropped_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::newRow("a script") << QByteArray("javascript:alert(1)");
    QTest::newRow("a file") << QByteArray("file:///etc/passwd");
    QTest::newRow("words") << QByteArray("no address at all");
}

void SharedWorkbenchTest::anAddressThatIsNoneIsDropped()
{
    QFETCH(QByteArray, stored);
    const QByteArray text = sessionWith(QUrl("https://example.org/")).replace("https://example.org/", stored);
    QVERIFY(text.contains(stored));
    const auto session = app::readSession(text, registry());
    QVERIFY(session.has_value());
    QVERIFY(session->pageAddress.isEmpty());
}

void SharedWorkbenchTest::aSessionFromBeforeSharingIsRead()
{
    const QByteArray text = sessionWith({}).replace("\"page-address\"", "\"unknown\"");
    const auto session = app::readSession(text, registry());
    QVERIFY(session.has_value());
    QVERIFY(session->pageAddress.isEmpty());
}

void SharedWorkbenchTest::aSecondSessionBeginsWithTheLooksAlone()
{
    {
        const auto first = start("session.json");
        first->setTheme(ui::Theme::Dark);
        typeOver(*first, "stages", "24");
        first->model(0).scenarios().pin("mine", first->model(0).values());
        sharing(*first).setPageAddress(QUrl("https://example.org/"));
        first->save();
    }
    app::beginSessionLike(registry(), path("session-2.json"), path("session.json"));
    const auto second = start("session-2.json");
    QCOMPARE(shown(*second, 0, "stages"), "8");
    QCOMPARE(second->model(0).scenarios().size(), 0);
    QCOMPARE(sharing(*second).pageAddress(), QUrl("https://example.org/"));
    second->save();
    QFile file(path("session-2.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"theme\": \"dark\""));
}

void SharedWorkbenchTest::aSecondSessionThatIsThereIsLeftAlone()
{
    QVERIFY(QDir().mkpath(QFileInfo(path("session.json")).path()));
    QCOMPARE(app::writeAtomically(path("session.json"), sessionWith(QUrl("https://example.org/"))), "");
    QCOMPARE(app::writeAtomically(path("session-2.json"), "anything"), "");
    app::beginSessionLike(registry(), path("session-2.json"), path("session.json"));
    QFile file(path("session-2.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "anything");
    app::beginSessionLike(registry(), path("session-3.json"), path("nowhere.json"));
    QVERIFY(!QFile::exists(path("session-3.json")));
}

QTEST_MAIN(SharedWorkbenchTest)
#include "shared_workbench_test.moc"
