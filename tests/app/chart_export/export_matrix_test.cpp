// SPDX-License-Identifier: GPL-3.0-or-later
// Every calculator's chart in every format, theme and language, with and without title and ground: what other programs
// find in the files.
#include "app/language.h"
#include "core/calculator/registry.h"
#include "tests/support/golden_table.h"
#include "tests/support/svg_reader.h"
#include "ui/charts/chart_export.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

using namespace ui;

namespace {

const core::Registry& calculators()
{
    static const core::Registry registry = core::builtInCalculators();
    return registry;
}

// The worked example with a scenario beside it, in the language in use.
ChartSource sourceOf(const core::Calculator& calculator)
{
    ChartSource source{&calculator,
                       calculator.example(),
                       calculator.evaluate(calculator.example()),
                       &core::numberStyle(app::languageInUse().toStdString()),
                       {},
                       {{QStringLiteral("<b>64 個</b> & \"half\""), calculator.example(), 0}}};
    auto& first = source.pinned.front().values[calculator.chart->xField];
    first = std::get<std::int64_t>(*first) * 2;
    source.compute();
    return source;
}

struct Look
{
    bool dark = false;
    bool title = false;
    bool transparent = false;
};

std::vector<Look> looks()
{
    std::vector<Look> all;
    for (const bool dark : {false, true})
        for (const bool title : {false, true})
            for (const bool transparent : {false, true})
                all.push_back({dark, title, transparent});
    return all;
}

ExportOptions optionsOf(ChartFormat format, const Look& look)
{
    ExportOptions options;
    options.format = format;
    options.unit = LengthUnit::Millimetres;
    options.width = 160;
    options.height = 100;
    options.dpi = 100;
    options.dark = look.dark;
    options.title = look.title;
    options.transparent = look.transparent;
    return options;
}

QColor groundOf(const Look& look)
{
    return (look.dark ? darkPalette() : lightPalette()).color(QPalette::Base);
}

// What a tool of poppler-utils prints about a file.
QString said(const QString& tool, const QStringList& arguments)
{
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForFinished() || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return QStringLiteral("%1 failed: %2").arg(tool, QString::fromUtf8(process.readAllStandardError()));
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString valueOf(const QString& lines, const QString& key)
{
    for (const QString& line : lines.split('\n'))
        if (line.startsWith(key + ':'))
            return line.mid(key.size() + 1).trimmed();
    return {};
}

// Dots per metre across and down, and their unit, as the chunk pHYs has them.
std::vector<quint32> physOf(const QByteArray& png)
{
    const qsizetype at = png.indexOf("pHYs") + 4;
    if (at < 4 || at + 9 > png.size())
        return {};
    return {qFromBigEndian<quint32>(png.constData() + at), qFromBigEndian<quint32>(png.constData() + at + 4),
            quint32(png[at + 8])};
}

} // namespace

class ExportMatrixTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void png_data() { addRows(); }
    void png();
    void svg_data() { addRows(); }
    void svg();
    void pdf_data() { addRows(); }
    void pdf();
    void csv_data() { addRows(); }
    void csv();
    void everyCurveStaysInThePlotHoweverItIsViewed_data();
    void everyCurveStaysInThePlotHoweverItIsViewed();

private:
    static void addRows();

    QTemporaryDir m_folder;
    const core::Calculator* m_calculator = nullptr;
    ChartDrawing m_drawing;
};

void ExportMatrixTest::initTestCase()
{
    QVERIFY(app::languages().size() >= 2);
    QVERIFY(calculators().size() >= 3);
}

// A row for each calculator and language; the looks are gone through within it.
void ExportMatrixTest::addRows()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("calculator");
    for (const QString& language : app::languages())
        for (std::size_t i = 0; i < calculators().size(); ++i)
            QTest::addRow("%s in %s", std::string(calculators()[i].id).c_str(), qPrintable(language))
                << language << int(i);
}

void ExportMatrixTest::init()
{
    QFETCH(QString, language);
    QFETCH(int, calculator);
    app::useLanguage(language);
    app::useFontFor(language);
    m_calculator = &calculators()[std::size_t(calculator)];
    m_drawing = chartDrawing(sourceOf(*m_calculator));
}

void ExportMatrixTest::png()
{
    QByteArrayList files;
    for (const Look& look : looks()) {
        files << renderChart(m_drawing, optionsOf(ChartFormat::Png, look));
        const QImage image = QImage::fromData(files.last(), "PNG").convertToFormat(QImage::Format_ARGB32);
        QCOMPARE(image.size(), QSize(630, 394)); // 160 mm and 100 mm at 100 dpi
        QCOMPARE(physOf(files.last()), (std::vector<quint32>{3937, 3937, 1}));
        const QRgb ground = look.transparent ? qRgba(0, 0, 0, 0) : groundOf(look).rgba();
        for (const QPoint& corner : {QPoint(0, 0), QPoint(629, 0), QPoint(0, 393), QPoint(629, 393)})
            QCOMPARE(image.pixel(corner), ground);
        const auto* pixels = reinterpret_cast<const QRgb*>(image.constBits());
        const auto drawn = 630 * 394 - std::count(pixels, pixels + 630 * 394, ground);
        QVERIFY2(drawn > 5'000 && drawn < 630 * 394 / 2, qPrintable(QString::number(drawn)));
    }
    QCOMPARE(QSet<QByteArray>(files.begin(), files.end()).size(), files.size()); // each look is another picture
}

void ExportMatrixTest::svg()
{
    for (const Look& look : looks()) {
        const QByteArray bytes = renderChart(m_drawing, optionsOf(ChartFormat::Svg, look));
        const tests::SvgText words = tests::wordsOf(bytes);
        QCOMPARE(words.error, QString());
        QCOMPARE(words.title, m_drawing.title);
        QCOMPARE(words.description, m_drawing.description);
        QVERIFY(words.description.contains("<b>64 個</b> & \"half\""));
        // A title or name that takes several fonts is several texts.
        QCOMPARE(words.texts.join(QString()).contains(m_drawing.title), look.title);
        QVERIFY2(words.texts.join(QString()).contains("<b>64 個</b> & \"half\""), qPrintable(words.texts.join('|')));
        QCOMPARE(words.viewBox, "0 0 604.724 377.953");
        QCOMPARE(words.size, "160mm 100mm");
        const QString families = QApplication::font().families().join("', '"); // that of the language too
        QCOMPARE(words.fonts, QStringList{'\'' + families + "', sans-serif"});
        QVERIFY(!bytes.contains("<image"));
        QCOMPARE(bytes.contains("<rect x=\"0\" y=\"0\" width=\"604.724\""), !look.transparent);
        QVERIFY(look.transparent || bytes.contains("<g fill=\"" + groundOf(look).name().toLatin1() + '"'));
        const tests::SvgCurves curves = tests::curvesOf(bytes, look.dark);
        QVERIFY2(curves.plot.width() > 400 && curves.plot.height() > 250, "the grid is there");
        QVERIFY2(curves.count >= 2, qPrintable(QString::number(curves.count)));
        QCOMPARE(curves.outside, QString());
    }
}

void ExportMatrixTest::pdf()
{
    const QString file = m_folder.filePath("chart.pdf");
    const QString text = m_folder.filePath("chart.txt");
    for (const Look& look : looks()) {
        const QByteArray bytes = renderChart(m_drawing, optionsOf(ChartFormat::Pdf, look));
        QVERIFY2(bytes.size() < 100 * 1024, qPrintable(QString::number(bytes.size())));
        QVERIFY(!bytes.contains("/Subtype /Image"));
        QFile writer(file);
        QVERIFY(writer.open(QIODevice::WriteOnly) && writer.write(bytes) == bytes.size());
        writer.close();
        const QString info = said("pdfinfo", {file});
        QCOMPARE(valueOf(info, "Pages"), "1");
        QCOMPARE(valueOf(info, "Title"), m_drawing.title);
        QCOMPARE(valueOf(info, "Page size"), "453.543 x 283.465 pts"); // 160 mm and 100 mm
        QStringList fonts = said("pdffonts", {file}).split('\n', Qt::SkipEmptyParts).mid(2);
        QVERIFY(!fonts.isEmpty());
        for (const QString& font : fonts)
            QVERIFY2(font.contains(QRegularExpression(" yes +(yes|no) +yes +\\d+ +0$")), qPrintable(font));
        const QString words = said("pdftotext", {"-layout", file, "-"});
        QVERIFY2(words.contains("<b>64 "), qPrintable(words));
        if (app::languageInUse() == "en")
            QCOMPARE(words.contains(m_drawing.title), look.title);
    }
}

void ExportMatrixTest::csv()
{
    for (const Look& look : looks())
        QCOMPARE(renderChart(m_drawing, optionsOf(ChartFormat::Csv, look)), m_drawing.points);
    const QList<QByteArray> lines = m_drawing.points.chopped(1).split('\n');
    QVERIFY(lines.size() > 20);
    for (const QByteArray& line : lines.mid(1)) {
        bool isNumber = false;
        line.mid(line.lastIndexOf(',') + 1).toDouble(&isNumber);
        QVERIFY2(isNumber, line.constData());
    }
    const QString language = app::languageInUse();
    if (language == "en" || language == "zh_TW")
        QCOMPARE(tests::goldenDifference("chart_points/" + m_drawing.name + '.' + language + ".csv", m_drawing.points),
                 QString());
}

void ExportMatrixTest::everyCurveStaysInThePlotHoweverItIsViewed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("calculator");
    for (std::size_t i = 0; i < calculators().size(); ++i)
        QTest::addRow("%s", std::string(calculators()[i].id).c_str()) << "en" << int(i);
}

void ExportMatrixTest::everyCurveStaysInThePlotHoweverItIsViewed()
{
    ChartSource source = sourceOf(*m_calculator);
    for (const bool logarithmic : {true, false})
        for (const int zoom : {-3, -1, 0, 1, 2, 4, 8}) {
            source.look.logarithmic = logarithmic;
            source.look.zoom = zoom;
            source.compute();
            const QByteArray bytes = renderChart(chartDrawing(source), optionsOf(ChartFormat::Svg, {}));
            const tests::SvgCurves curves = tests::curvesOf(bytes, false);
            QVERIFY2(curves.count >= 1, qPrintable(QString::number(zoom)));
            QVERIFY2(curves.outside.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(zoom).arg(curves.outside)));
        }
}

QTEST_MAIN(ExportMatrixTest)
#include "export_matrix_test.moc"
