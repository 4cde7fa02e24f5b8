// SPDX-License-Identifier: GPL-3.0-or-later
// The whole program in its window: what comes back after a restart, languages, themes, and what happens when the disk
// does not play along.
#include "app/language.h"
#include "app/workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/form/number_edit.h"
#include "ui/page/calculator_page.h"
#include "ui/widgets/look.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

namespace {

const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

void typeOver(app::Workbench& workbench, const QString& field, const QString& text)
{
    auto& page = workbench.window().page(workbench.window().currentCalculator());
    auto* edit = page.findChild<ui::NumberEdit*>(field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Backspace);
    QTest::keyClicks(edit, text);
}

QString shown(app::Workbench& workbench, int page, const QString& field)
{
    return workbench.window().page(page).findChild<ui::NumberEdit*>(field)->text();
}

QString notice(app::Workbench& workbench)
{
    return workbench.window().findChild<QLabel*>("notice")->text();
}

// Every text that a widget of the window shows or tells a screen reader.
QStringList textsOf(QWidget& window)
{
    QStringList texts;
    const auto add = [&texts](const QString& text) {
        if (!text.isEmpty())
            texts << text;
    };
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        add(widget->toolTip());
        add(widget->accessibleName());
        add(widget->accessibleDescription());
        add(widget->windowTitle());
        if (auto* label = qobject_cast<QLabel*>(widget))
            add(label->text());
        if (auto* button = qobject_cast<QAbstractButton*>(widget))
            add(button->text());
        if (auto* choice = qobject_cast<QComboBox*>(widget))
            for (int i = 0; i < choice->count(); ++i)
                add(choice->itemText(i));
        if (auto* list = qobject_cast<QAbstractItemView*>(widget))
            for (int row = 0; row < list->model()->rowCount(); ++row)
                add(list->model()->index(row, 0).data().toString());
    }
    for (QAction* action : window.findChildren<QAction*>())
        add(action->text());
    return texts;
}

// Words that may stand in any language: names, keys, the person's numbers and the languages' own names.
bool isEnglish(QString text)
{
    static const QRegularExpression allowed(
        "Plumbline|English|rank|Ctrl\\+\\w+|GPU|FSDP|ZeRO|Megatron-LM|micro-batch-size|train_micro_batch_size_per_gpu|"
        "per_device_train_batch_size|\\(&\\w\\)|\\bs\\b");
    text.remove(allowed);
    static const QRegularExpression word("[A-Za-z]{2,}");
    return word.match(text).hasMatch();
}

} // namespace

class WorkbenchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingComesBackAfterARestart();
    void aHalfTypedTextComesBackToo();
    void aDamagedStateIsSetAsideAndSaid_data();
    void aDamagedStateIsSetAsideAndSaid();
    void aFolderThatCannotBeWrittenIsSaidOnce();
    void aFullDiskKeepsTheOldStateWhole();
    void theStateIsWrittenOnlyWhenItChanged();
    void aWindowFromALostScreenComesBackOntoThisOne();
    void aLinkFillsThePageAsOneStep();
    void typingAtOnceReplacesTheFirstField();
    void nothingNeedsToBeScrolledSideways();
    void noEnglishIsLeftBehind();
    void switchingBackLeavesNothingOfTheOtherLanguage();
    void theThemeSwitchesAtOnce();
    void textsKeepTheirContrast();
    void everyPageIsPhotographed();

private:
    QString state() const { return m_folder->filePath("plumbline/session.json"); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void WorkbenchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void WorkbenchTest::everythingComesBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        typeOver(workbench, "stages", "16");
        workbench.window().showCalculator(1);
        typeOver(workbench, "scaling-efficiency", "87.5");
        workbench.model(1).setUnit(1, 2);
        workbench.setLanguage("zh_TW");
        workbench.setTheme(ui::Theme::Dark);
        workbench.window().setChartChoices({false, true});
        workbench.window().setGeometry(0, 40, 960, 700);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(workbench.window().currentCalculator(), 1);
    QCOMPARE(shown(workbench, 0, "stages"), "16");
    QCOMPARE(shown(workbench, 1, "scaling-efficiency"), "87.5");
    QCOMPARE(workbench.model(1).state().units[1], 2);
    QCOMPARE(QCoreApplication::translate("Pipeline bubble", "Microbatches"), "微批次數");
    QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 128);
    QVERIFY(!workbench.window().chartChoices().logarithmic);
    QVERIFY(workbench.window().chartChoices().table);
    QCOMPARE(workbench.window().geometry(), QRect(0, 40, 960, 700));
    QVERIFY(!workbench.undoStack().canUndo());
}

void WorkbenchTest::aHalfTypedTextComesBackToo()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        typeOver(workbench, "stages", "4*");
        typeOver(workbench, "microbatches", "");
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    QCOMPARE(shown(workbench, 0, "stages"), "4*");
    QVERIFY(workbench.model(0).entry(0).issue.has_value());
    QCOMPARE(shown(workbench, 0, "microbatches"), "");
}

void WorkbenchTest::aDamagedStateIsSetAsideAndSaid_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut in the middle") << QByteArray(R"({"schema": 1, "calculator": "pipeli)");
    QTest::newRow("a count with decimals")
        << QByteArray(R"({"schema":1,"calculator":"","language":"","theme":"light","system-was-dark":false,
            "charts":{"logarithmic":true,"table":false},"window":{"x":0,"y":0,"width":0,"height":0,"maximised":false},
            "forms":{"pipeline-bubble":{"inputs":{"stages":8.5},"texts":{},"units":{}}}})");
    QTest::newRow("a newer schema") << QByteArray(R"({"schema": 99})");
    QTest::newRow("not text") << QByteArray("\0\xff\xfe", 3);
}

void WorkbenchTest::aDamagedStateIsSetAsideAndSaid()
{
    QFETCH(QByteArray, content);
    QDir().mkpath(QFileInfo(state()).path());
    QFile file(state());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    {
        app::Workbench workbench(registry(), state(), "en");
        QCOMPARE(shown(workbench, 0, "stages"), "8");
        workbench.show();
        QCoreApplication::processEvents(); // the language's own event must not wipe the notice away
        QVERIFY2(notice(workbench).contains(state() + ".damaged-1"), qPrintable(notice(workbench)));
        workbench.save();
    }
    QFile aside(state() + ".damaged-1");
    QVERIFY(aside.open(QIODevice::ReadOnly));
    QCOMPARE(aside.readAll(), content);
    app::Workbench again(registry(), state(), "en");
    QVERIFY(!notice(again).contains("damaged"));
}

void WorkbenchTest::aFolderThatCannotBeWrittenIsSaidOnce()
{
    // A file where the folder should be: nobody can write there, not even root.
    QFile file(m_folder->filePath("plumbline"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    typeOver(workbench, "stages", "16");
    workbench.save();
    QVERIFY2(notice(workbench).contains("cannot be saved"), qPrintable(notice(workbench)));
    QCOMPARE(shown(workbench, 0, "stages"), "16");
    workbench.window().notify({});
    workbench.save();
    QVERIFY(!notice(workbench).contains("cannot be saved"));
    QVERIFY(file.remove());
    workbench.save();
    QVERIFY(QFile::exists(state()));
}

void WorkbenchTest::aFullDiskKeepsTheOldStateWhole()
{
    const QString small = m_folder->filePath("small");
    QDir().mkpath(small);
    if (QProcess::execute("mount", {"-t", "tmpfs", "-o", "size=32k", "tmpfs", small}) != 0)
        QSKIP("a small file system can only be mounted as root");
    const auto unmount = qScopeGuard([&small] { QProcess::execute("umount", {small}); });
    const QString path = small + "/session.json";
    {
        app::Workbench workbench(registry(), path, "en");
        workbench.show();
        typeOver(workbench, "stages", "16");
        workbench.save();
        QFile filler(small + "/filler");
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) {
        }
        filler.close();
        typeOver(workbench, "stages", "24");
        workbench.save();
        QVERIFY2(notice(workbench).contains("cannot be saved"), qPrintable(notice(workbench)));
        QCOMPARE(shown(workbench, 0, "stages"), "24");
    }
    app::Workbench workbench(registry(), path);
    QCOMPARE(shown(workbench, 0, "stages"), "16");
}

void WorkbenchTest::theStateIsWrittenOnlyWhenItChanged()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.save();
    QVERIFY(QFile::remove(state()));
    workbench.save();
    QVERIFY(!QFile::exists(state()));
    workbench.model(0).setValue(0, std::int64_t(9));
    workbench.save();
    QVERIFY(QFile::exists(state()));
}

void WorkbenchTest::aWindowFromALostScreenComesBackOntoThisOne()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.window().setGeometry(9000, 7000, 1100, 700);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY(screen.intersects(workbench.window().geometry()));
    QVERIFY(screen.contains(workbench.window().geometry().topLeft()));
}

void WorkbenchTest::aLinkFillsThePageAsOneStep()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.open(registry()[2], {std::int64_t(2), std::int64_t(4), std::nullopt, std::int64_t(2048)});
    QCOMPARE(workbench.window().currentCalculator(), 2);
    QCOMPARE(shown(workbench, 2, "devices"), "4");
    QCOMPARE(shown(workbench, 2, "accumulation-steps"), "");
    workbench.undoStack().undo();
    QCOMPARE(shown(workbench, 2, "devices"), "64");
    QVERIFY(!workbench.undoStack().canUndo());
}

void WorkbenchTest::typingAtOnceReplacesTheFirstField()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    workbench.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&workbench.window()));
    QTest::keyClicks(workbench.window().focusWidget(), "16");
    QCOMPARE(shown(workbench, 0, "stages"), "16");
}

void WorkbenchTest::nothingNeedsToBeScrolledSideways()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    workbench.window().resize(960, 640);
    const QString largest = QString::number(core::largestCount);
    for (int page = 0; page < 3; ++page) {
        workbench.window().showCalculator(page);
        auto& shownPage = workbench.window().page(page);
        typeOver(workbench, shownPage.findChild<ui::NumberEdit*>()->objectName(), largest);
        for (int guide = 0; guide < 2; ++guide) {
            QCoreApplication::processEvents();
            QVERIFY2(!shownPage.horizontalScrollBar()->isVisible(), qPrintable(QString::number(page)));
            QTest::keyClick(&workbench.window(), Qt::Key_F1);
        }
    }
}

void WorkbenchTest::noEnglishIsLeftBehind()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    for (int page = 0; page < 3; ++page) {
        workbench.window().showCalculator(page);
        workbench.window().page(page).findChild<QToolButton*>("details")->setChecked(true);
    }
    workbench.window().showCalculator(0);
    typeOver(workbench, "microbatches", "5"); // with a warning
    workbench.window().setChartChoices({true, true});
    workbench.setLanguage("zh_TW");
    QCoreApplication::sendPostedEvents();
    for (const QString& text : textsOf(workbench.window()))
        QVERIFY2(!isEnglish(text), qPrintable(text));
    typeOver(workbench, "stages", "0"); // with an error
    for (const QString& text : textsOf(workbench.window()))
        QVERIFY2(!isEnglish(text), qPrintable(text));
}

void WorkbenchTest::switchingBackLeavesNothingOfTheOtherLanguage()
{
    app::Workbench workbench(registry(), state(), "zh_TW");
    workbench.show();
    workbench.setLanguage("en");
    QCoreApplication::sendPostedEvents();
    static const QRegularExpression chinese("\\p{Han}");
    for (const QString& text : textsOf(workbench.window()))
        QVERIFY2(text == "繁體中文" || !chinese.match(text).hasMatch(), qPrintable(text));
}

void WorkbenchTest::theThemeSwitchesAtOnce()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    const auto background = [&workbench] {
        QCoreApplication::sendPostedEvents();
        return workbench.window().grab().toImage().pixelColor(workbench.window().width() - 5, 300).lightness();
    };
    workbench.setTheme(ui::Theme::Light);
    QVERIFY(background() > 200);
    workbench.setTheme(ui::Theme::Dark);
    QVERIFY(background() < 60);
    workbench.setTheme(ui::Theme::Light);
    QVERIFY(background() > 200);
}

void WorkbenchTest::textsKeepTheirContrast()
{
    const auto luminance = [](const QColor& color) {
        const auto part = [](float value) {
            return value <= 0.03928f ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
    };
    const auto contrast = [&luminance](const QColor& a, const QColor& b) {
        const auto [low, high] = std::minmax({luminance(a), luminance(b)});
        return (high + 0.05) / (low + 0.05);
    };
    for (const QPalette& palette : {ui::lightPalette(), ui::darkPalette()}) {
        for (const auto ground : {QPalette::Base, QPalette::Window}) {
            for (const auto text : {QPalette::Text, QPalette::PlaceholderText, QPalette::Link})
                QVERIFY(contrast(palette.color(text), palette.color(ground)) >= 4.5);
            QVERIFY(contrast(ui::look::errorColor(palette), palette.color(ground)) >= 4.5);
            QVERIFY(contrast(ui::look::warningColor(palette), palette.color(ground)) >= 4.5);
        }
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
    }
}

// One picture per page, language and theme in the build folder, for a person to look at.
void WorkbenchTest::everyPageIsPhotographed()
{
    const QString folder = QStringLiteral(SCREENSHOTS_DIR);
    QDir().mkpath(folder);
    app::Workbench workbench(registry(), state(), "en");
    workbench.window().resize(1280, 860);
    workbench.show();
    for (const QString& language : app::languages()) {
        workbench.setLanguage(language);
        for (const auto theme : {ui::Theme::Light, ui::Theme::Dark}) {
            workbench.setTheme(theme);
            for (std::size_t page = 0; page < registry().size(); ++page) {
                workbench.window().showCalculator(static_cast<int>(page));
                QCoreApplication::processEvents();
                const QString name =
                    QStringLiteral("%1/%2-%3-%4.png")
                        .arg(folder, QString::fromLatin1(registry()[page].id.data()), language,
                             theme == ui::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"));
                const QPixmap picture = workbench.window().grab();
                QVERIFY(picture.save(name));
                QCOMPARE(picture.size(), QSize(1280, 860));
                // Inputs, results and chart need no scrolling at this size.
                QVERIFY2(!workbench.window().page(static_cast<int>(page)).verticalScrollBar()->isVisible(),
                         qPrintable(name));
            }
        }
    }
}

QTEST_MAIN(WorkbenchTest)
#include "workbench_test.moc"
