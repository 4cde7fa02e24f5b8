// SPDX-License-Identifier: GPL-3.0-or-later
// What is copied and mailed, against tests/golden/share-<case>/ (.txt, .md, .csv). And names of scenarios, which
// are never markup, a formula or the end of a cell.
#include "ui/share/shared_text.h"

#include "core/calculator/registry.h"
#include "core/run/fields.h"
#include "tests/support/golden_table.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QTextDocument>

using namespace ui;
namespace report = core::report;

namespace {

const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

const core::Calculator& calculator(std::string_view id)
{
    return *core::findCalculator(registry(), id);
}

const char hostileName[] = "=1+1|<b>bold</b> & *star* _line_ `code` [x](https://example.org) \"q\", '#1' \u202E\\";

report::Report single(std::string_view id, const core::Values& values)
{
    report::Contents contents;
    contents.scenarios.push_back({&calculator(id), {}, values, 0});
    return report::compose(contents);
}

report::Report compared(const std::vector<std::string>& names)
{
    const core::Calculator& bubble = calculator("pipeline-bubble");
    report::Contents contents;
    contents.scenarios.push_back({&bubble, {}, bubble.example(), 0});
    for (const std::string& name : names)
        contents.scenarios.push_back({&bubble, name, {std::int64_t(4), std::nullopt}, 0});
    return report::compose(contents);
}

report::Report withRun()
{
    static const core::Calculator run = core::run::calculator();
    const core::Calculator& batch = calculator("effective-batch");
    report::Contents contents;
    contents.scenarios.push_back({&batch, {}, batch.example(), 0});
    contents.run = report::Run{&run, run.example()};
    return report::compose(contents);
}

// Compares with a file of a golden folder.
void compare(const QString& path, const QString& text)
{
    const QString difference = tests::goldenDifference(path, text.toUtf8());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

// Reads CSV as RFC 4180 has it.
QList<QStringList> cellsOf(const QString& csv)
{
    QList<QStringList> rows{{}};
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < csv.size(); ++i) {
        const QChar character = csv[i];
        if (quoted && character == '"' && i + 1 < csv.size() && csv[i + 1] == '"')
            cell += csv[++i];
        else if (character == '"')
            quoted = !quoted;
        else if (!quoted && (character == ',' || character == '\n')) {
            rows.last() << cell;
            cell.clear();
            if (character == '\n')
                rows << QStringList();
        } else if (quoted || character != '\r')
            cell += character;
    }
    rows.removeLast();
    return rows;
}

// What a reader of Markdown sees.
QString shown(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown, QTextDocument::MarkdownDialectGitHub);
    return document.toPlainText();
}

} // namespace

Q_DECLARE_METATYPE(core::report::Report)

class SharedTextTest : public QObject
{
    Q_OBJECT

private slots:
    void theTextsAreAsTheyWere_data();
    void theTextsAreAsTheyWere();
    void csvHasTheNumbersOfMachines();
    void csvCellsAreNoFormulas_data();
    void csvCellsAreNoFormulas();
    void markdownShowsNamesAsTheyAre_data();
    void markdownShowsNamesAsTheyAre();
    void aNameCannotLeaveItsCell();
    void theBriefTextHasResultsBeforeInputs();
    void theSubjectHasTheFirstResult();
    void nothingComesOfNothing();
};

void SharedTextTest::theTextsAreAsTheyWere_data()
{
    QTest::addColumn<report::Report>("tree");
    for (const core::Calculator& each : registry())
        QTest::newRow(each.id.data()) << single(each.id, each.example());
    QTest::newRow("blank") << single("data-parallel-scaling", calculator("data-parallel-scaling").blank());
    const core::Value most = core::largestCount;
    QTest::newRow("too-large") << single("effective-batch", {most, most, most, most});
    QTest::newRow("warning") << single("pipeline-bubble", {std::int64_t(8), std::int64_t(4)});
    QTest::newRow("hostile-name") << compared({hostileName, "@second"});
    QTest::newRow("with-run") << withRun();
}

void SharedTextTest::theTextsAreAsTheyWere()
{
    QFETCH(report::Report, tree);
    const QString folder = QStringLiteral("share-%1/").arg(QTest::currentDataTag());
    const core::NumberStyle& style = core::numberStyle("en");
    compare(folder + "shared.txt", plainText(tree, style));
    compare(folder + "shared.md", markdownText(tree, style));
    compare(folder + "shared.csv", csvText(tree));
}

void SharedTextTest::csvHasTheNumbersOfMachines()
{
    const auto rows = cellsOf(csvText(single("data-parallel-scaling", {std::int64_t(64), 1234567.5, 0.9})));
    QCOMPARE(rows.first(), QStringList({"field", "value"}));
    QVERIFY(rows.contains({"throughput-per-device", "1234567.5"}));
    QVERIFY(rows.contains({"scaling-efficiency", "0.9"}));
    QVERIFY(rows.contains({"speedup", "57.6"}));
    QVERIFY(csvText(single("pipeline-bubble", calculator("pipeline-bubble").blank())).contains("stages,\r\n"));
}

void SharedTextTest::csvCellsAreNoFormulas_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << "runs"
                           << "\"runs\"";
    QTest::newRow("a comma") << "a,b"
                             << "\"a,b\"";
    QTest::newRow("quotes") << "a \"b\""
                            << "\"a \"\"b\"\"\"";
    QTest::newRow("a formula") << "=cmd|' /C calc'!A0"
                               << "\"'=cmd|' /C calc'!A0\"";
    QTest::newRow("a plus") << "+1"
                            << "\"'+1\"";
    QTest::newRow("a minus") << "-1"
                             << "\"'-1\"";
    QTest::newRow("an at sign") << "@SUM(A1)"
                                << "\"'@SUM(A1)\"";
    QTest::newRow("a tab first") << "\t=1"
                                 << "\"'\t=1\"";
    QTest::newRow("a line end") << "a\r\nb"
                                << "\"a\r\nb\"";
    QTest::newRow("a full-width sign") << QString::fromUtf8("＝1") << QString::fromUtf8("\"'＝1\"");
    QTest::newRow("a sign that is not first") << "p=8"
                                              << "\"p=8\"";
    QTest::newRow("nothing") << ""
                             << "\"\"";
}

void SharedTextTest::csvCellsAreNoFormulas()
{
    QFETCH(QString, name);
    QTEST(csvCell(name), "cell");
}

void SharedTextTest::markdownShowsNamesAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"plain",
                             "*star* and **stars**",
                             "_line_",
                             "`code` and ``more``",
                             "<b>bold</b>",
                             "<script>alert(1)</script>",
                             "a | b",
                             "[x](https://example.org)",
                             "![x](file:///etc/passwd)",
                             "# heading",
                             "> quote",
                             "- item",
                             "+ item",
                             "1. item",
                             "12) item",
                             "--- ",
                             "===",
                             "~~gone~~",
                             "&amp; &#60;",
                             "a \\ b",
                             "\\*",
                             "https://example.org",
                             "www.example.org",
                             "me@example.org",
                             "a  b",
                             "$x$",
                             "| --- |",
                             hostileName,
                             "管線 *8*",
                             "- [ ] task"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void SharedTextTest::markdownShowsNamesAsTheyAre()
{
    QFETCH(QString, name);
    const QString escaped = markdownEscaped(name);
    QTextDocument document;
    document.setMarkdown(escaped, QTextDocument::MarkdownDialectGitHub);
    QCOMPARE(document.toPlainText(), name.simplified());
    QCOMPARE(document.blockCount(), 1);
    const QString html = document.toHtml();
    for (const char* tag : {"<b>", "<a ", "<img", "<li", "<h1", "font-weight:7", "font-style:italic", "line-through"})
        QVERIFY2(!html.contains(tag), qPrintable(escaped));
    // And in a table, where a bar would end the cell.
    QCOMPARE(shown("| a | b |\n|---|---|\n| " + escaped + " | x |").split('\n').value(3), name.simplified());
}

void SharedTextTest::aNameCannotLeaveItsCell()
{
    const report::Report tree = compared({hostileName, "plain"});
    const auto rows = cellsOf(csvText(tree));
    for (const QStringList& row : rows)
        QCOMPARE(row.size(), 4);
    QCOMPARE(rows.first()[2], "'" + QString::fromUtf8(hostileName));
    const QStringList lines = markdownText(tree, core::numberStyle("en")).split('\n');
    int tableLines = 0;
    for (QString line : lines)
        if (line.startsWith("| ")) {
            ++tableLines;
            QCOMPARE(line.replace("\\\\", "").replace("\\|", "").count('|'), 6);
        }
    QCOMPARE(tableLines, 5);
    QVERIFY(plainText(tree, core::numberStyle("en")).contains(QString::fromUtf8(hostileName)));
}

void SharedTextTest::theBriefTextHasResultsBeforeInputs()
{
    QCOMPARE(briefText(single("pipeline-bubble", calculator("pipeline-bubble").example()), core::numberStyle("en")),
             "Pipeline bubble\nBubble fraction: 17.9%\nPipeline efficiency: 82.1%\nPipeline stages: 8\n"
             "Microbatches: 32");
}

void SharedTextTest::theSubjectHasTheFirstResult()
{
    QCOMPARE(subjectLine(single("pipeline-bubble", calculator("pipeline-bubble").example()), core::numberStyle("en")),
             QString::fromUtf8("Pipeline bubble – Bubble fraction: 17.9%"));
}

void SharedTextTest::nothingComesOfNothing()
{
    QCOMPARE(subjectLine({}, core::numberStyle("en")), "");
    QCOMPARE(briefText({}, core::numberStyle("en")), "");
    QCOMPARE(csvText({}), "field\r\n");
}

QTEST_MAIN(SharedTextTest)
#include "shared_text_test.moc"
