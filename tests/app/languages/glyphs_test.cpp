// SPDX-License-Identifier: GPL-3.0-or-later
// Every character of every language has a glyph, on the screen and in the PDF, from a font that
// `app/install-dependencies` brings, and Chinese, Japanese and Korean readers get the shapes that they expect.
#include "app/guides.h"
#include "app/language.h"
#include "tests/app/languages/every_state.h"
#include "tests/support/glyphs.h"
#include "tests/support/tool.h"
#include "tests/translations/catalogue.h"
#include "tests/ui/report/some_reports.h"
#include "ui/report/report_html.h"
#include "ui/report/report_pages.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>

namespace {

QString fileText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// All that a catalogue says, and what English says in its place.
QString catalogueText(const QString& language)
{
    QString text;
    const QString file = QStringLiteral(PLUMBLINE_SOURCE_DIR "/translations/plumbline_%1.ts").arg(language);
    for (const tests::Message& message : tests::readCatalogue(fileText(file)))
        text += message.forms.join(QLatin1Char(' ')) + message.source + QLatin1Char('\n');
    return text;
}

QString guidesText(const QString& language)
{
    QString text;
    for (const core::Calculator& model : core::builtInModels()) {
        QTextDocument document;
        document.setMarkdown(app::guideText(model.id, language));
        text += document.toPlainText().remove(QChar(QChar::ObjectReplacementCharacter)) + QLatin1Char('\n');
    }
    return text;
}

void addTexts(QString& text, const QWidget& top)
{
    for (const QWidget* widget : top.findChildren<QWidget*>()) {
        text += widget->toolTip() + QLatin1Char('\n');
        for (const char* property : {"text", "currentText", "title", "windowTitle", "placeholderText"})
            text += widget->property(property).toString() + QLatin1Char('\n');
    }
}

ui::report::Document reportIn(const QString& language)
{
    core::report::Contents contents = tests::exampleOf("pipeline-bubble", true);
    for (const std::int64_t stages : {4, 16, 64})
        contents.scenarios.push_back(
            {&tests::model("pipeline-bubble"), std::to_string(stages), tests::bubbleOf(stages, 32), 1});
    return tests::documentOf(contents, language);
}

} // namespace

class GlyphsTest : public QObject
{
    Q_OBJECT

private slots:
    void aMissingGlyphIsFound();
    void noneIsMissingInCatalogueAndGuides_data() { everyLanguage(); }
    void noneIsMissingInCatalogueAndGuides();
    void noneIsMissingOnAnyPage_data() { everyLanguage(); }
    void noneIsMissingOnAnyPage();
    void noneIsMissingInTheReport_data() { everyLanguage(); }
    void noneIsMissingInTheReport();
    void everyReaderGetsTheUsualShapes_data();
    void everyReaderGetsTheUsualShapes();

private:
    static void everyLanguage();
    static void speak(const QString& language);
};

void GlyphsTest::everyLanguage()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : app::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void GlyphsTest::speak(const QString& language)
{
    app::useLanguage(language);
    app::useFontFor(language);
}

void GlyphsTest::aMissingGlyphIsFound()
{
    QFont bare(QStringLiteral("Noto Sans Arabic"));
    bare.setStyleStrategy(QFont::NoFontMerging); // no other font helps out
    QCOMPARE(tests::missingGlyphs(QStringLiteral("سلام 階"), bare), QStringList("U+968e"));
    QVERIFY(!tests::hasAllGlyphs(QStringLiteral("階段"), bare));
}

void GlyphsTest::noneIsMissingInCatalogueAndGuides()
{
    QFETCH(const QString, language);
    speak(language);
    const QString text = catalogueText(language) + guidesText(language);
    QVERIFY(text.size() > 1000);
    QCOMPARE(tests::missingGlyphs(text, QApplication::font()).join(' '), QString());
    // In words, too, where letters take other shapes.
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        QVERIFY2(tests::hasAllGlyphs(line, QApplication::font()), qPrintable(line));
    // Of the packages that the program brings or that any font system depends on.
    for (const QString& family : tests::familiesOf(tests::signsOf(text), QApplication::font()))
        QVERIFY2(family.startsWith("Noto Sans", Qt::CaseInsensitive) || family.startsWith("DejaVu"),
                 qPrintable(family));
}

void GlyphsTest::noneIsMissingOnAnyPage()
{
    QFETCH(const QString, language);
    tests::EveryState states;
    states.workbench().setLanguage(language);
    QString text;
    states.visitPages([&text](const QString&, QWidget& part) { addTexts(text, part); });
    QVERIFY(text.size() > 1000);
    QCOMPARE(tests::missingGlyphs(text, QApplication::font()).join(' '), QString());
}

void GlyphsTest::noneIsMissingInTheReport()
{
    QFETCH(const QString, language);
    speak(language);
    const ui::report::Document document = reportIn(language);
    QTextDocument all;
    all.setHtml(QString::fromUtf8(ui::report::html(document)));
    QVERIFY(all.toPlainText().size() > 500);
    QCOMPARE(tests::missingGlyphs(all.toPlainText(), QApplication::font()).join(' '), QString());

    QTemporaryDir folder;
    QFile file(folder.filePath("report.pdf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(ui::report::pdf(ui::report::Pages(document, ui::Paper::A4)));
    file.close();
    const QString fonts = tests::printed("pdffonts", {file.fileName()});
    const QStringList rows = fonts.split('\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY2(!rows.isEmpty(), qPrintable(fonts));
    static const QRegularExpression embedded("\\syes\\s+\\w+\\s+yes\\s+\\d+\\s+\\d+$"); // emb sub uni
    for (const QString& row : rows)
        QVERIFY2(embedded.match(row).hasMatch(), qPrintable(row));
    // Some signs come back as the radicals that look the same.
    const QString text =
        tests::printed("pdftotext", {file.fileName(), "-"}).normalized(QString::NormalizationForm_KC).simplified();
    QVERIFY(!text.contains(QChar(QChar::ReplacementCharacter)));
    const QString title = QCoreApplication::translate("Pipeline bubble", "Bubble fraction");
    if (language != QLatin1String("ar")) // whose letters come back in the order in which they stand on the paper
        QVERIFY2(text.contains(title.normalized(QString::NormalizationForm_KC)), qPrintable(text));
}

void GlyphsTest::everyReaderGetsTheUsualShapes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("family");
    QTest::newRow("Taiwan") << "zh_TW"
                            << "門直骨"
                            << "Noto Sans CJK TC";
    QTest::newRow("China") << "zh_CN"
                           << "门直骨"
                           << "Noto Sans CJK SC";
    QTest::newRow("Japan") << "ja"
                           << "門直骨"
                           << "Noto Sans CJK JP";
    QTest::newRow("Korea") << "ko"
                           << "한글"
                           << "Noto Sans CJK KR";
    QTest::newRow("Arabic") << "ar"
                            << "لغة"
                            << "Noto Sans Arabic";
}

void GlyphsTest::everyReaderGetsTheUsualShapes()
{
    QFETCH(const QString, language);
    QFETCH(const QString, sample);
    QFETCH(const QString, family);
    speak(language);
    QCOMPARE(app::fontFamilyFor(language), family);
    QCOMPARE(tests::familiesOf(sample, QApplication::font()), QSet<QString>{family});
}

QTEST_MAIN(GlyphsTest)
#include "glyphs_test.moc"
