// SPDX-License-Identifier: GPL-3.0-or-later
// File > Embed in a web page in the whole program: the real page, its picture in light and dark.
#include "app/embed/embedded_page.h"
#include "tests/app/shown_workbench.h"
#include "ui/embed/embed_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

namespace {

ui::EmbedDialog* openDialog(ui::MainWindow& window)
{
    window.findChild<QAction*>("embed-page")->trigger();
    return window.findChild<ui::EmbedDialog*>();
}

} // namespace

class EmbedInWorkbenchTest : public QObject
{
    Q_OBJECT

private slots:
    void theCodeIsThatOfThePageInView();
    void looksLikeThePage_data();
    void looksLikeThePage();

private:
    QTemporaryDir m_folder;
};

void EmbedInWorkbenchTest::theCodeIsThatOfThePageInView()
{
    app::Workbench workbench(tests::registry(), m_folder.filePath("session.json"), "en");
    workbench.show();
    workbench.window().showCalculator(2);
    tests::typeOver(workbench, "devices", "96");
    ui::EmbedDialog* dialog = openDialog(workbench.window());
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QComboBox*>("language")->count(), app::languages().size());
    QTest::mouseClick(dialog->findChild<QPushButton*>("copy-snippet"), Qt::LeftButton);
    const core::Calculator& batch = tests::registry()[2];
    core::Values values = batch.example();
    values[1] = core::Value(std::int64_t(96));
    const QByteArray page = app::embeddedPage(batch, values, "en");
    QVERIFY(!page.isEmpty());
    QCOMPARE(QApplication::clipboard()->text().toUtf8(), app::embedSnippet(batch, page, "en"));
}

void EmbedInWorkbenchTest::looksLikeThePage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("page");
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << "en" << 1 << false;
    QTest::newRow("dark-chinese") << "zh_TW" << 0 << true;
    QTest::newRow("light-batch") << "en" << 2 << false;
}

void EmbedInWorkbenchTest::looksLikeThePage()
{
    QFETCH(QString, language);
    QFETCH(int, page);
    QFETCH(bool, dark);
    app::Workbench workbench(tests::registry(), m_folder.filePath("look.json"), language);
    workbench.show();
    workbench.setTheme(dark ? ui::Theme::Dark : ui::Theme::Light);
    workbench.window().showCalculator(page);
    ui::EmbedDialog* dialog = openDialog(workbench.window());
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(QDir().mkpath(SCREENSHOTS_DIR));
    const QString path = QStringLiteral(SCREENSHOTS_DIR "/embed-dialog-%1.png").arg(QTest::currentDataTag());
    QVERIFY(dialog->grab().save(path));
    const QImage picture = dialog->findChild<QLabel*>("preview")->pixmap().toImage();
    QCOMPARE(picture.pixelColor(2, 2).lightness() < 128, dark);
}

QTEST_MAIN(EmbedInWorkbenchTest)
#include "embed_in_workbench_test.moc"
