// SPDX-License-Identifier: GPL-3.0-or-later
// A report from values to a PDF in memory, against a text document that holds the same text in the same fonts without
// tables, with the same charts painted behind it.
#include "app/language.h"
#include "core/calculator/registry.h"
#include "core/run/fields.h"
#include "tests/benchmarks/pair.h"
#include "ui/report/report_pages.h"
#include "ui/report/typesetter.h"
#include "ui/window/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>

#include <string>

namespace {

using core::report::Contents;

const core::Registry& models()
{
    static const core::Registry registry = core::builtInModels();
    return registry;
}

ui::report::Document documentOf(const Contents& contents, const std::string& language)
{
    return ui::report::document(core::report::compose(contents),
                                {&core::numberStyle(language), QString::fromStdString(language),
                                 QDateTime(QDate(2026, 3, 5), QTime(14, 7), Qt::UTC), QStringLiteral("Plumbline")});
}

struct Run
{
    QString text;
    QTextCharFormat format;
};

// The text of a page, paragraph by paragraph.
std::vector<std::vector<Run>> paragraphsOf(const ui::report::Document& document, const ui::report::Page& page)
{
    QTextDocument text;
    ui::report::PagePictures pictures(text, 1);
    ui::report::Typesetter(text, pictures, document, 600).set(page);
    std::vector<std::vector<Run>> paragraphs;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        std::vector<Run>& runs = paragraphs.emplace_back();
        for (auto fragment = block.begin(); !fragment.atEnd(); ++fragment)
            if (!fragment.fragment().charFormat().isImageFormat() &&
                fragment.fragment().charFormat().objectType() == QTextFormat::NoObject)
                runs.push_back({fragment.fragment().text(), fragment.fragment().charFormat()});
    }
    return paragraphs;
}

struct BarePage
{
    std::vector<std::vector<Run>> paragraphs;
    std::vector<ui::ChartDrawing> charts;
};

std::vector<BarePage> barePages(const ui::report::Document& document)
{
    std::vector<BarePage> pages;
    for (const ui::report::Page& page : document.pages) {
        BarePage& bare = pages.emplace_back(BarePage{paragraphsOf(document, page), {}});
        for (const ui::report::Element& element : page.elements)
            if (const auto* figure = std::get_if<ui::report::Figure>(&element))
                bare.charts.push_back(figure->drawing);
    }
    return pages;
}

QByteArray barePdf(const std::vector<BarePage>& pages)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(ui::report::fontDensity());
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        QTextDocument text;
        text.setUndoRedoEnabled(false);
        QTextCursor cursor(&text);
        for (const std::vector<Run>& runs : pages[i].paragraphs) {
            for (const Run& run : runs)
                cursor.insertText(run.text, run.format);
            cursor.insertBlock();
        }
        text.setTextWidth(writer.width());
        text.drawContents(&painter);
        for (const ui::ChartDrawing& chart : pages[i].charts)
            chart.paint(painter, QSizeF(620, 280), ui::lightPalette());
    }
    painter.end();
    return bytes;
}

Contents example(std::string_view id, bool run)
{
    const core::Calculator& calculator = *core::findCalculator(models(), id);
    Contents contents{{{&calculator, "The worked example", calculator.example(), 0}}, {}, {}};
    if (run) {
        const core::Calculator& behind = *core::findCalculator(models(), core::run::id);
        contents.run = {&behind, behind.example()};
    }
    return contents;
}

Contents tenScenarios()
{
    Contents contents = example("pipeline-bubble", true);
    for (std::int64_t i = 0; i < 10; ++i)
        contents.scenarios.push_back({contents.scenarios.front().calculator,
                                      "Scenario " + std::to_string(i + 1),
                                      {4 + 3 * i, 8 * (i + 1)},
                                      static_cast<int>(i)});
    return contents;
}

void measure(benchmark::State& state, const Contents& contents, const std::string& language)
{
    app::useLanguage(QString::fromStdString(language));
    app::useFontFor(QString::fromStdString(language));
    const std::vector<BarePage> bare = barePages(documentOf(contents, language));
    benchmarks::measurePair(
        state,
        [&] {
            benchmark::DoNotOptimize(ui::report::pdf(ui::report::Pages(documentOf(contents, language), ui::Paper::A4)));
        },
        [&] { benchmark::DoNotOptimize(barePdf(bare)); });
}

void add(const std::string& name, const Contents& contents, const std::string& language)
{
    benchmark::RegisterBenchmark(("report/" + name + '/' + language).c_str(), measure, contents, language)
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    for (const char* language : {"en", "zh_TW"}) {
        for (const core::Calculator& calculator : core::builtInCalculators())
            add(std::string(calculator.id), example(calculator.id, false), language);
        add("pipeline-bubble-with-run", example("pipeline-bubble", true), language);
        add("ten-scenarios-with-run", tenScenarios(), language);
    }
    benchmark::RunSpecifiedBenchmarks();
}
