// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios in the session: what comes back after a restart, sessions that are older or damaged, and pictures of them.
#include "tests/app/shown_workbench.h"
#include "ui/scenarios/scenario_table.h"

#include <QDir>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>

using tests::registry;
using tests::shown;
using tests::typeOver;

namespace {

const core::Values example{std::int64_t(8), std::int64_t(32)};

app::Session sessionWith(std::vector<ui::Scenario> scenarios)
{
    app::Session session;
    session.scenarios["pipeline-bubble"] = std::move(scenarios);
    return session;
}

// A session whose scenarios of the pipeline bubble are that JSON.
QByteArray textWith(const QByteArray& scenarios)
{
    QByteArray text = app::sessionText(sessionWith({}), registry());
    return text.replace("\"pipeline-bubble\": []", scenarios);
}

} // namespace

class ScenarioSessionTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theTextReadsBackTheSame();
    void scenariosComeBackAfterARestart();
    void aChangeOfScenariosAloneIsSaved();
    void aSessionFromBeforeScenariosIsRead();
    void scenariosOfUnknownCalculatorsAndFieldsAreLeftOut();
    void aValueOutOfBoundsIsLeftBlank();
    void damagedScenariosAreADamagedSession_data();
    void damagedScenariosAreADamagedSession();
    void scenariosArePhotographed();

private:
    QString state() const { return m_folder->filePath("plumbline/session.json"); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void ScenarioSessionTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ScenarioSessionTest::theTextReadsBackTheSame()
{
    const std::vector<ui::Scenario> scenarios{{"64 個 \"microbatches\" <b>", {std::int64_t(8), std::int64_t(64)}, 3},
                                              {"blank", {std::nullopt, std::int64_t(1)}, 0},
                                              {"blank", example, 9}};
    const QByteArray text = app::sessionText(sessionWith(scenarios), registry());
    const auto read = app::readSession(text, registry());
    QVERIFY(read.has_value());
    QVERIFY(read->scenarios.at("pipeline-bubble") == scenarios);
    QCOMPARE(app::sessionText(*read, registry()), text);
}

void ScenarioSessionTest::scenariosComeBackAfterARestart()
{
    {
        app::Workbench workbench(registry(), state(), "en");
        workbench.show();
        QVERIFY(QTest::qWaitForWindowActive(&workbench.window()));
        typeOver(workbench, "microbatches", "64");
        QTest::keyClick(&workbench.window(), Qt::Key_D, Qt::ControlModifier);
        typeOver(workbench, "microbatches", "128");
        QTest::keyClick(&workbench.window(), Qt::Key_D, Qt::ControlModifier);
        workbench.model(0).scenarios().rename(0, "mine");
        workbench.window().showCalculator(1);
        typeOver(workbench, "scaling-efficiency", "95");
        QTest::keyClick(&workbench.window(), Qt::Key_D, Qt::ControlModifier);
        workbench.save();
    }
    app::Workbench workbench(registry(), state());
    const std::vector<ui::Scenario> expected{{"mine", {std::int64_t(8), std::int64_t(64)}, 0},
                                             {"128 microbatches", {std::int64_t(8), std::int64_t(128)}, 1}};
    QVERIFY(workbench.model(0).scenarios().all() == expected);
    QCOMPARE(workbench.model(1).scenarios().at(0).values[2], std::optional<core::Value>(0.95));
    QCOMPARE(workbench.model(2).scenarios().size(), 0);
    QVERIFY(!workbench.undoStack().canUndo());
    workbench.show();
    auto* table = workbench.window().page(0).findChild<QTableView*>("scenarios");
    QCOMPARE(table->model()->index(1, 0).data().toString(), "mine");
}

void ScenarioSessionTest::aChangeOfScenariosAloneIsSaved()
{
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    workbench.save();
    workbench.model(0).scenarios().pin("mine", example);
    const auto saved = [this] {
        QFile file(state());
        return file.open(QIODevice::ReadOnly) && file.readAll().contains("\"mine\"");
    };
    QVERIFY(!saved());
    QTRY_VERIFY_WITH_TIMEOUT(saved(), 10 * app::Workbench::saveDelay);
}

void ScenarioSessionTest::aSessionFromBeforeScenariosIsRead()
{
    QByteArray text = app::sessionText(app::Session(), registry());
    QVERIFY(text.contains("\"scenarios\": {},"));
    text.replace("\"scenarios\": {},", "");
    const auto read = app::readSession(text, registry());
    QVERIFY(read.has_value());
    QVERIFY(read->scenarios.empty());
}

void ScenarioSessionTest::scenariosOfUnknownCalculatorsAndFieldsAreLeftOut()
{
    const auto read = app::readSession(textWith(R"("abacus": [{"beads": 7}],
        "pipeline-bubble": [{"name": " a  b ", "color": 2, "inputs": {"stages": 4, "beads": 7}, "more": 1}])"),
                                       registry());
    QVERIFY(read.has_value());
    QCOMPARE(read->scenarios.size(), std::size_t(1));
    const std::vector<ui::Scenario> expected{{"a b", {std::int64_t(4), std::nullopt}, 2}};
    QVERIFY(read->scenarios.at("pipeline-bubble") == expected);
}

void ScenarioSessionTest::aValueOutOfBoundsIsLeftBlank()
{
    const auto read = app::readSession(
        textWith(R"("pipeline-bubble": [{"name": "a", "color": -7, "inputs": {"stages": 0, "microbatches": -3}}])"),
        registry());
    QVERIFY(read.has_value());
    QVERIFY(read->scenarios.at("pipeline-bubble").front().values == core::Values(2));
    app::Workbench workbench(registry(), state(), "en");
    workbench.model(0).scenarios().restore(read->scenarios.at("pipeline-bubble"));
    workbench.show();
    QCOMPARE(workbench.model(0).scenarios().at(0).color, 0);
}

void ScenarioSessionTest::damagedScenariosAreADamagedSession_data()
{
    QTest::addColumn<QByteArray>("scenarios");
    QTest::newRow("no list") << QByteArray(R"("pipeline-bubble": 5)");
    QTest::newRow("no name") << QByteArray(R"("pipeline-bubble": [{"color": 0, "inputs": {}}])");
    QTest::newRow("an empty name") << QByteArray(R"("pipeline-bubble": [{"name": " ", "color": 0, "inputs": {}}])");
    QTest::newRow("a name that is a number")
        << QByteArray(R"("pipeline-bubble": [{"name": 7, "color": 0, "inputs": {}}])");
    QTest::newRow("no inputs") << QByteArray(R"("pipeline-bubble": [{"name": "a", "color": 0}])");
    QTest::newRow("a count with decimals")
        << QByteArray(R"("pipeline-bubble": [{"name": "a", "color": 0, "inputs": {"stages": 8.5}}])");
    QTest::newRow("a colour in words") << QByteArray(
        R"("pipeline-bubble": [{"name": "a", "color": "red", "inputs": {}}])");
}

void ScenarioSessionTest::damagedScenariosAreADamagedSession()
{
    QFETCH(QByteArray, scenarios);
    QVERIFY(textWith(scenarios).contains(scenarios));
    QVERIFY(!app::readSession(textWith(scenarios), registry()).has_value());
}

// Ten scenarios in the build folder, for a person to look at.
void ScenarioSessionTest::scenariosArePhotographed()
{
    QDir().mkpath(QStringLiteral(SCREENSHOTS_DIR));
    app::Workbench workbench(registry(), state(), "en");
    workbench.show();
    QVERIFY(QTest::qWaitForWindowActive(&workbench.window()));
    const QStringList fields{"microbatches", "scaling-efficiency", "devices"};
    for (int page = 0; page < 3; ++page) {
        workbench.window().showCalculator(page);
        for (int i = 1; i <= 10; ++i) {
            typeOver(workbench, fields[page], QString::number(i == 10 && page != 1 ? 123456789 : i * 9));
            QTest::keyClick(&workbench.window(), Qt::Key_D, Qt::ControlModifier);
        }
        typeOver(workbench, fields[page], "64");
    }
    workbench.model(0).scenarios().rename(
        2, "A name that somebody typed at length, to remember what this was about, and then some more");
    workbench.workspace().setRunOn(true);
    for (const QSize size : {QSize(1280, 860), QSize(960, 640)}) {
        workbench.window().resize(size);
        for (const QString language : {"en", "zh_TW"}) {
            workbench.setLanguage(language);
            for (const auto theme : {ui::Theme::Light, ui::Theme::Dark}) {
                workbench.setTheme(theme);
                for (int page = 0; page < 3; ++page) {
                    workbench.window().showCalculator(page);
                    QCoreApplication::processEvents();
                    auto& shownPage = workbench.window().page(page);
                    shownPage.verticalScrollBar()->setValue(shownPage.verticalScrollBar()->maximum());
                    QCoreApplication::processEvents();
                    const QPixmap picture = workbench.window().grab();
                    QVERIFY(picture.save(QStringLiteral("%1/scenarios-%2-%3-%4-%5.png")
                                             .arg(QStringLiteral(SCREENSHOTS_DIR))
                                             .arg(page)
                                             .arg(size.width())
                                             .arg(language, theme == ui::Theme::Dark ? "dark" : "light")));
                    QVERIFY(!shownPage.horizontalScrollBar()->isVisible());
                }
            }
        }
    }
}

QTEST_MAIN(ScenarioSessionTest)
#include "scenario_session_test.moc"
