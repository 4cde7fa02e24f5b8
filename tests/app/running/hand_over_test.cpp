// SPDX-License-Identifier: GPL-3.0-or-later
// What goes from a second start to the running program: the message, the socket with friends and strangers at it, and
// the places of several windows.
#include "app/running/hand_over.h"
#include "app/running/running_program.h"
#include "app/running/window_place.h"

#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <thread>

using namespace app;

namespace {

const QString link = QStringLiteral("plumbline:pipeline-bubble?stages=8");

HandOver linkHandOver()
{
    return {{Opening::What::Link, link, "zh_TW", false}, "token"};
}

} // namespace

class HandOverTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void aMessageReadsBackTheSame_data();
    void aMessageReadsBackTheSame();
    void aFileIsNamedByItsWholePath();
    void whatIsNoMessageIsNotRead_data();
    void whatIsNoMessageIsNotRead();
    void theProgramThatListensGetsTheMessage();
    void strangersAreDropped_data();
    void strangersAreDropped();
    void halfAMessageIsNotWaitedForLong();
    void aSenderThatGaveUpIsNotHeard();
    void whatIsHeardMayTakeItsTime();
    void onlyTheUserMayConnect();
    void whatACrashLeftGivesWay();
    void whoDoesNotAnswerIsNotWaitedFor();
    void aProgramThatIsJustStartingIsWaitedFor();
    void theLowestFreePlaceIsTaken();
    void placesOfOtherFoldersDoNotMeet();
    void aSecondWindowFindsTheFirst();
    void aFolderThatCannotBeWrittenHasOnePlace();

private:
    QString socketPath() const { return m_folder->filePath("socket"); }
    QString session() const { return m_folder->filePath("config/session.json"); }

    // As another process would: the listening end has the event loop of this thread.
    template<class Work> static auto elsewhere(Work work)
    {
        decltype(work()) result{};
        bool done = false;
        std::thread thread([&] {
            result = work();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(), [&] { done = true; }, Qt::QueuedConnection);
        });
        const bool ended = QTest::qWaitFor([&] { return done; }, 20000);
        thread.join();
        Q_ASSERT(ended);
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void HandOverTest::aMessageReadsBackTheSame_data()
{
    QTest::addColumn<HandOver>("handOver");
    QTest::newRow("a link") << linkHandOver();
    QTest::newRow("nothing to open") << HandOver{};
    QTest::newRow("a file with any name")
        << HandOver{{Opening::What::File, "/tmp/\"a\nb\"\t\\ {é} 檔案 \U0001F600.plumbline", {}, false}, {}};
    QTest::newRow("a link that is none, for the window to complain of")
        << HandOver{{Opening::What::Link, "plumbline:<b>", {}, false}, {}};
}

void HandOverTest::aMessageReadsBackTheSame()
{
    QFETCH(HandOver, handOver);
    const QByteArray text = messageText(handOver);
    QVERIFY(text.endsWith('\n'));
    QCOMPARE(text.count('\n'), 1);
    const auto read = readMessage(text);
    QVERIFY(read.has_value());
    QVERIFY(*read == handOver);
}

void HandOverTest::aFileIsNamedByItsWholePath()
{
    const auto read = readMessage(messageText({{Opening::What::File, "runs.plumbline", {}, false}, {}}));
    QVERIFY(read.has_value());
    QCOMPARE(read->opening.text, QDir::current().absoluteFilePath("runs.plumbline"));
}

void HandOverTest::whatIsNoMessageIsNotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray good = messageText(linkHandOver());
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a line end") << QByteArray("\n");
    QTest::newRow("no JSON") << QByteArray("plumbline:pipeline-bubble\n");
    QTest::newRow("a request of the web") << QByteArray("GET / HTTP/1.1\r\n");
    QTest::newRow("a list") << QByteArray("[]\n");
    QTest::newRow("an empty object") << QByteArray("{}\n");
    QTest::newRow("half of it") << good.left(good.size() / 2);
    QTest::newRow("another key") << QByteArray(good).replace("\"text\"", "\"run\"");
    QTest::newRow("a key twice") << QByteArray(good).replace("{", "{\"open\": \"file\", ");
    QTest::newRow("another kind of thing") << QByteArray(good).replace("\"link\"", "\"command\"");
    QTest::newRow("a number for a text") << QByteArray(good).replace("\"token\"", "1");
    QTest::newRow("a later schema")
        << QByteArray(good).replace("\"schema\": 1", "\"schema\": 2").replace("\"schema\":1", "\"schema\":2");
    QTest::newRow("a relative path") << QByteArray(good).replace("\"link\"", "\"file\"");
    QTest::newRow("a text without a thing to open") << QByteArray(good).replace("\"link\"", "\"nothing\"");
    QTest::newRow("a NUL in the link") << QByteArray(good).replace("stages", "sta\\u0000ges");
    QTest::newRow("bytes that are no UTF-8") << QByteArray(good).replace("stages", "sta\xffges");
    QTest::newRow("too long") << QByteArray(good).replace("stages", QByteArray(longestMessage, 's'));
}

void HandOverTest::whatIsNoMessageIsNotRead()
{
    QFETCH(QByteArray, text);
    QVERIFY(!readMessage(text));
}

void HandOverTest::theProgramThatListensGetsTheMessage()
{
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    QList<HandOver> got;
    connect(&running, &RunningProgram::received, this, [&](const HandOver& handOver) { got << handOver; });
    for (int times = 1; times <= 3; ++times) {
        QVERIFY(elsewhere([this] {
            return deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000));
        }));
        QTRY_COMPARE(got.size(), times);
        QVERIFY(got.last() == linkHandOver());
    }
}

void HandOverTest::strangersAreDropped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a line of garbage") << QByteArray("\x01\xff garbage\n");
    QTest::newRow("more than a message may have, in one line") << QByteArray(longestMessage + 2, 'x');
    QTest::newRow("a mebibyte without a line end") << QByteArray(1 << 20, '{');
    QTest::newRow("a message of another kind") << QByteArray("{\"schema\": 1}\n");
    QTest::newRow("line ends only") << QByteArray(100, '\n');
}

void HandOverTest::strangersAreDropped()
{
    QFETCH(QByteArray, bytes);
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    QSignalSpy received(&running, &RunningProgram::received);
    QLocalSocket stranger;
    stranger.connectToServer(socketPath());
    QVERIFY(stranger.waitForConnected());
    stranger.write(bytes);
    QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(stranger.readAll(), QByteArray());
    QCOMPARE(received.count(), 0);
    // And the next one is served as if nothing had been.
    QVERIFY(elsewhere([this] {
        return deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000));
    }));
    QTRY_COMPARE(received.count(), 1);
}

void HandOverTest::halfAMessageIsNotWaitedForLong()
{
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    QSignalSpy received(&running, &RunningProgram::received);
    QLocalSocket slow;
    slow.connectToServer(socketPath());
    QVERIFY(slow.waitForConnected());
    const QByteArray message = messageText(linkHandOver());
    slow.write(message.left(20));
    QVERIFY(slow.flush());
    // Meanwhile others are served.
    QVERIFY(elsewhere([&] { return deliverTo(socketPath(), message, Patience::None, QDeadlineTimer(20000)); }));
    QTRY_COMPARE(received.count(), 1);
    QCOMPARE(slow.state(), QLocalSocket::ConnectedState);
    QTRY_COMPARE_WITH_TIMEOUT(slow.state(), QLocalSocket::UnconnectedState, 4 * RunningProgram::longestWait);
    QCOMPARE(received.count(), 1);
}

// It has opened a window of its own by then.
void HandOverTest::aSenderThatGaveUpIsNotHeard()
{
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    QSignalSpy received(&running, &RunningProgram::received);
    {
        QLocalSocket impatient;
        impatient.connectToServer(socketPath());
        QVERIFY(impatient.waitForConnected());
        impatient.write(messageText(linkHandOver()));
        QVERIFY(impatient.waitForBytesWritten());
        impatient.abort(); // before the program that runs has had its turn
    }
    QVERIFY(elsewhere([this] {
        return deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000));
    }));
    QTRY_COMPARE(received.count(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(received.count(), 1);
}

// What is done with a message may ask the person something; the connection is long gone when they answer.
void HandOverTest::whatIsHeardMayTakeItsTime()
{
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    int sockets = -1;
    connect(&running, &RunningProgram::received, this, [&] {
        QEventLoop question;
        QTimer answer;
        connect(&answer, &QTimer::timeout, this, [&] {
            sockets = static_cast<int>(running.findChildren<QLocalSocket*>().size());
            if (sockets == 0)
                question.quit();
        });
        answer.start(0);
        question.exec();
    });
    QVERIFY(elsewhere([this] {
        return deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000));
    }));
    QTRY_COMPARE(sockets, 0);
}

void HandOverTest::onlyTheUserMayConnect()
{
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(socketPath()) & others));
    QLocalSocket own;
    own.connectToServer(socketPath());
    QVERIFY(own.waitForConnected());
    QVERIFY(isSameUser(own));
    QVERIFY(!isSameUser(QLocalSocket()));
}

void HandOverTest::whatACrashLeftGivesWay()
{
    {
        QLocalServer crashed;
        QVERIFY(crashed.listen(socketPath()));
        QVERIFY(QFile::rename(socketPath(), socketPath() + "-kept")); // it would take it away, as a crash does not
    }
    QVERIFY(QFile::rename(socketPath() + "-kept", socketPath()));
    QVERIFY(!deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000)));
    RunningProgram running;
    QVERIFY(running.listen(socketPath()));
    QVERIFY(elsewhere([this] {
        return deliverTo(socketPath(), messageText(linkHandOver()), Patience::None, QDeadlineTimer(20000));
    }));
}

void HandOverTest::whoDoesNotAnswerIsNotWaitedFor()
{
    QLocalServer hanging; // its event loop does not run while we wait
    QVERIFY(hanging.listen(socketPath()));
    QElapsedTimer time;
    time.start();
    QVERIFY(!deliverTo(socketPath(), messageText(linkHandOver()), Patience::UntilDeadline, QDeadlineTimer(300)));
    QVERIFY(time.elapsed() >= 300);
    QVERIFY(time.elapsed() < 10000);
}

void HandOverTest::aProgramThatIsJustStartingIsWaitedFor()
{
    RunningProgram running;
    QSignalSpy received(&running, &RunningProgram::received);
    QVERIFY(elsewhere([&] {
        QMetaObject::invokeMethod(
            &running, [&] { running.listen(socketPath()); }, Qt::QueuedConnection);
        return deliverTo(socketPath(), messageText(linkHandOver()), Patience::UntilDeadline, QDeadlineTimer(20000));
    }));
    QCOMPARE(received.count(), 1);
}

void HandOverTest::theLowestFreePlaceIsTaken()
{
    auto first = std::make_unique<WindowPlace>(WindowPlace::take(session()));
    const WindowPlace second = WindowPlace::take(session());
    QCOMPARE(first->number(), 1);
    QCOMPARE(first->sessionPath(), session());
    QCOMPARE(second.number(), 2);
    QCOMPARE(second.sessionPath(), m_folder->filePath("config/session-2.json"));
    QVERIFY(first->socketPath() != second.socketPath());
    first.reset();
    const WindowPlace again = WindowPlace::take(session());
    QCOMPARE(again.number(), 1);
    QCOMPARE(WindowPlace::take(session()).number(), 3);
}

void HandOverTest::placesOfOtherFoldersDoNotMeet()
{
    const WindowPlace here = WindowPlace::take(session());
    const WindowPlace there = WindowPlace::take(m_folder->filePath("other/session.json"));
    QCOMPARE(there.number(), 1);
    QVERIFY(here.socketPath() != there.socketPath());
    QVERIFY(!there.handOver(messageText({}), QDeadlineTimer(0)));
    // The system takes 107 bytes, and Qt needs some of them while it makes the socket.
    QVERIFY2(here.socketPath().toUtf8().size() <= 100, qPrintable(here.socketPath()));
}

void HandOverTest::aSecondWindowFindsTheFirst()
{
    const WindowPlace first = WindowPlace::take(session());
    const WindowPlace second = WindowPlace::take(session());
    RunningProgram running;
    QVERIFY(running.listen(first.socketPath()));
    QSignalSpy received(&running, &RunningProgram::received);
    QVERIFY(elsewhere([&] { return second.handOver(messageText(linkHandOver()), QDeadlineTimer(20000)); }));
    QCOMPARE(received.count(), 1);
    // The first one finds the second only where that listens already: two that start at once do not wait for each
    // other.
    QVERIFY(!first.handOver(messageText(linkHandOver()), QDeadlineTimer(QDeadlineTimer::Forever)));
    RunningProgram later;
    QVERIFY(later.listen(second.socketPath()));
    QSignalSpy receivedLater(&later, &RunningProgram::received);
    QVERIFY(elsewhere([&] { return first.handOver(messageText(linkHandOver()), QDeadlineTimer(20000)); }));
    QCOMPARE(receivedLater.count(), 1);
}

void HandOverTest::aFolderThatCannotBeWrittenHasOnePlace()
{
    const WindowPlace place = WindowPlace::take("/dev/null/plumbline/session.json");
    QCOMPARE(place.number(), 1);
    QVERIFY(!place.isLocked());
    QVERIFY(!place.handOver(messageText({}), QDeadlineTimer(0)));
}

QTEST_GUILESS_MAIN(HandOverTest)
#include "hand_over_test.moc"
