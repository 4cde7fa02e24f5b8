// SPDX-License-Identifier: GPL-3.0-or-later
// Files and links dragged onto the window, and what is not taken.
#include "tests/app/files/shown_document.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

using tests::example;
using tests::shown;

class DropTargetTest : public QObject, private tests::ShownDocument
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void aFileIsDroppedOntoTheWindow();
    void aLinkIsDroppedOntoAField();
    void otherThingsAreNotTaken();
};

void DropTargetTest::aFileIsDroppedOntoTheWindow()
{
    scenarios().pin("mine", example);
    saveAs("a b.plumbline");
    press(Qt::Key_N);
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile(path("a b.plumbline"))});
    ui::MainWindow& window = m_workbench->window();
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction | Qt::MoveAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QVERIFY(QCoreApplication::sendEvent(&window, &enter));
    QVERIFY(enter.isAccepted());
    QCOMPARE(enter.dropAction(), Qt::CopyAction);
    QDropEvent drop(QPointF(100, 100), Qt::CopyAction | Qt::MoveAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    QVERIFY(drop.isAccepted());
    QTRY_COMPARE(m_workbench->document().path(), path("a b.plumbline"));
    QCOMPARE(scenarios().at(0).name, "mine");
}

void DropTargetTest::aLinkIsDroppedOntoAField()
{
    QMimeData dragged;
    dragged.setText("plumbline:pipeline-bubble?stages=24&microbatches=96\n");
    auto* field = m_workbench->window().page(0).findChild<ui::NumberEdit*>("stages");
    QDragEnterEvent enter(QPoint(2, 2), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(field, &enter);
    QVERIFY(enter.isAccepted()); // by the window behind it
    QDropEvent drop(QPointF(2, 2), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&m_workbench->window(), &drop);
    QTRY_COMPARE(shown(*m_workbench, 0, "microbatches"), "96");
    QCOMPARE(shown(*m_workbench, 0, "stages"), "24");
    QCOMPARE(m_workbench->undoStack().index(), 1);
}

void DropTargetTest::otherThingsAreNotTaken()
{
    QMimeData two;
    two.setUrls({QUrl::fromLocalFile("/a"), QUrl::fromLocalFile("/b")});
    QMimeData page;
    page.setUrls({QUrl("https://example.org/runs.plumbline")});
    QMimeData words;
    words.setText("stages: 8");
    for (QMimeData* dragged : {&two, &page, &words}) {
        QVERIFY(app::DropTarget::targetOf(*dragged).isEmpty());
        QDragEnterEvent enter(QPoint(2, 2), Qt::CopyAction, dragged, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_workbench->window(), &enter);
        QVERIFY(!enter.isAccepted());
    }
    QMimeData link;
    link.setUrls({QUrl("plumbline:pipeline-bubble?stages=8")});
    QCOMPARE(app::DropTarget::targetOf(link), "plumbline:pipeline-bubble?stages=8");
}

QTEST_MAIN(DropTargetTest)
#include "drop_target_test.moc"
