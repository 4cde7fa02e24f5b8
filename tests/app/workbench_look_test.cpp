// SPDX-License-Identifier: GPL-3.0-or-later
// How the whole program looks: languages, themes, contrast, and a picture of every page.
#include "app/language.h"
#include "tests/app/shown_workbench.h"
#include "ui/charts/chart_panel.h"
#include "ui/form/form_view.h"
#include "ui/results/results_view.h"
#include "ui/widgets/look.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <cmath>

using tests::registry;
using tests::typeOver;

namespace {

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

bool isLanguage(const QString& text)
{
    const QStringList all = app::languages();
    return std::any_of(all.begin(), all.end(),
                       [&text](const QString& each) { return text == app::languageName(each); });
}

// Words that may stand in any language: names, keys, the person's numbers and the languages' own names.
bool isEnglish(QString text)
{
    if (isLanguage(text))
        return false;
    static const QRegularExpression allowed(
        "Plumbline|English|Facebook|LINE|Markdown|CSV|rank|Ctrl\\+\\w+|Alt\\+|\\bDel\\b|GPU|FSDP|ZeRO|"
        "Megatron-LM|micro-batch-size|train_micro_batch_size_per_gpu|"
        "per_device_train_batch_size|\\(&\\w\\)|\\bs\\b");
    text.remove(allowed);
    static const QRegularExpression word("[A-Za-z]{2,}");
    return word.match(text).hasMatch();
}

} // namespace

class WorkbenchLookTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
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

void WorkbenchLookTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void WorkbenchLookTest::nothingNeedsToBeScrolledSideways()
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

void WorkbenchLookTest::noEnglishIsLeftBehind()
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

void WorkbenchLookTest::switchingBackLeavesNothingOfTheOtherLanguage()
{
    app::Workbench workbench(registry(), state(), "zh_TW");
    workbench.show();
    workbench.setLanguage("en");
    QCoreApplication::sendPostedEvents();
    static const QRegularExpression chinese("\\p{Han}");
    for (const QString& text : textsOf(workbench.window()))
        QVERIFY2(isLanguage(text) || !chinese.match(text).hasMatch(), qPrintable(text));
}

void WorkbenchLookTest::theThemeSwitchesAtOnce()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    const auto background = [&window = workbench.window()] {
        QCoreApplication::sendPostedEvents();
        const QPoint corner = window.page(window.currentCalculator()).mapTo(&window, QPoint(4, 4));
        return window.grab().toImage().pixelColor(corner).lightness();
    };
    workbench.setTheme(ui::Theme::Light);
    QVERIFY(background() > 200);
    workbench.setTheme(ui::Theme::Dark);
    QVERIFY(background() < 60);
    workbench.setTheme(ui::Theme::Light);
    QVERIFY(background() > 200);
}

void WorkbenchLookTest::textsKeepTheirContrast()
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

// One picture per page, language and theme in the build folder, for a person to look at; those of the smallest window
// with everything open.
void WorkbenchLookTest::everyPageIsPhotographed()
{
    const QString folder = QStringLiteral(SCREENSHOTS_DIR);
    QDir().mkpath(folder);
    app::Workbench workbench(registry(), state(), "en");
    workbench.window().resize(1280, 860);
    workbench.show();
    const auto photograph = [&](std::size_t page, const QString& language, ui::Theme theme, const QString& size) {
        workbench.window().showCalculator(static_cast<int>(page));
        QCoreApplication::processEvents();
        const QString name =
            QStringLiteral("%1/%2-%3-%4%5.png")
                .arg(folder, QString::fromLatin1(registry()[page].id.data()), language,
                     theme == ui::Theme::Dark ? QStringLiteral("dark") : QStringLiteral("light"), size);
        const QPixmap picture = workbench.window().grab();
        QVERIFY(picture.save(name));
        QCOMPARE(picture.size(), workbench.window().size());
    };
    for (const QString& language : app::languages()) {
        workbench.setLanguage(language);
        for (const auto theme : {ui::Theme::Light, ui::Theme::Dark}) {
            workbench.setTheme(theme);
            for (std::size_t page = 0; page < registry().size(); ++page) {
                photograph(page, language, theme, {});
                // Inputs, results and chart need no scrolling at this size.
                auto& shown = workbench.window().page(static_cast<int>(page));
                for (QWidget* part : {static_cast<QWidget*>(shown.findChild<ui::FormView*>()),
                                      static_cast<QWidget*>(&shown.results()), static_cast<QWidget*>(&shown.chart())})
                    QVERIFY2(shown.viewport()->rect().contains(
                                 QRect(part->mapTo(shown.viewport(), QPoint(0, 0)), part->size())),
                             qPrintable(QStringLiteral("%1 in %2: %3 px of %4")
                                            .arg(QString::fromLatin1(registry()[page].id.data()), language)
                                            .arg(part->mapTo(shown.viewport(), QPoint(0, part->height())).y())
                                            .arg(shown.viewport()->height())));
            }
        }
    }
    workbench.window().resize(960, 640);
    for (std::size_t page = 0; page < registry().size(); ++page) {
        ui::PageChoices choices = workbench.window().pageChoices(static_cast<int>(page));
        choices.sensitivityShown = true;
        workbench.window().setPageChoices(static_cast<int>(page), choices);
        photograph(page, app::languages().back(), ui::Theme::Dark, "-small");
    }
}

QTEST_MAIN(WorkbenchLookTest)
#include "workbench_look_test.moc"
