// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/choice.h"
#include "app/command_line/output_file.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/language.h"
#include "app/qt_text.h"
#include "core/numbers/read.h"
#include "ui/charts/chart_export.h"

#include <QApplication>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace app {

namespace {

constexpr std::array formats{ui::ChartFormat::Png, ui::ChartFormat::Svg, ui::ChartFormat::Pdf, ui::ChartFormat::Csv};
constexpr double heightToWidth = 0.625; // as of 960 by 600
constexpr double defaultWidthMm = 160;

QStringList suffixes()
{
    QStringList list;
    for (const ui::ChartFormat format : formats)
        list << ui::suffixOf(format);
    return list;
}

ui::ChartFormat formatOf(const OutputFile& file)
{
    return *std::find_if(formats.begin(), formats.end(),
                         [&file](ui::ChartFormat format) { return ui::suffixOf(format) == file.suffix; });
}

// A switch, which stands alone.
bool readFlag(const QString& option, const std::vector<NamedText>& given, std::vector<Problem>& problems)
{
    for (const NamedText& each : given)
        if (!each.text.isEmpty())
            //: stands behind an option such as --transparent; %1 what was given
            problems.push_back(
                {QStringLiteral("unexpected-value"), option,
                 QCoreApplication::translate("Command line", "It takes no value, and %1 was given").arg(each.text)});
    return !given.empty();
}

std::optional<double> readLength(const std::vector<NamedText>& given, core::Kind kind, std::vector<Problem>& problems)
{
    const std::vector<core::Issue> naming = namingIssues(given);
    addProblems(problems, naming, nullptr);
    if (given.empty() || !naming.empty())
        return std::nullopt;
    core::Reading reading = core::readMachineNumber(given.front().text.toStdString(), kind);
    if (reading.value)
        return core::toDouble(*reading.value);
    if (reading.issue) {
        reading.issue->field = given.front().name.toStdString();
        problems.push_back(problemFrom(*reading.issue, nullptr));
    }
    return std::nullopt;
}

// One side alone keeps the proportions.
void setSize(ui::ExportOptions& options, std::optional<double> width, std::optional<double> height)
{
    if (width || height) {
        options.width = width.value_or(height.value_or(0) / heightToWidth);
        options.height = height.value_or(options.width * heightToWidth);
    }
}

void readSize(ui::ExportOptions& options, Arguments& arguments, std::vector<Problem>& problems)
{
    const auto width = arguments.take(QStringLiteral("width"));
    const auto height = arguments.take(QStringLiteral("height"));
    const auto scale = arguments.take(QStringLiteral("scale"));
    const auto widthMm = arguments.take(QStringLiteral("width-mm"));
    const auto heightMm = arguments.take(QStringLiteral("height-mm"));
    const auto dpi = arguments.take(QStringLiteral("dpi"));
    const std::size_t before = problems.size();
    const bool millimetres = !widthMm.empty() || !heightMm.empty() || !dpi.empty();
    if (millimetres && !(width.empty() && height.empty() && scale.empty()))
        problems.push_back({QStringLiteral("mixed-units"), !dpi.empty() ? QStringLiteral("dpi") : QString(),
                            QCoreApplication::translate("Command line", "A size is in pixels with --scale, or in "
                                                                        "millimetres with --dpi")});
    options.scale = readChoice(QStringLiteral("scale"), scale, {"1", "2", "3"}, problems).toInt();
    options.unit = millimetres ? ui::LengthUnit::Millimetres : ui::LengthUnit::Pixels;
    if (millimetres) {
        setSize(options, defaultWidthMm, std::nullopt);
        setSize(options, readLength(widthMm, core::Kind::Real, problems),
                readLength(heightMm, core::Kind::Real, problems));
        if (const auto given = readLength(dpi, core::Kind::Count, problems))
            options.dpi = static_cast<int>(std::clamp(*given, 0.0, 1e6));
    } else {
        setSize(options, readLength(width, core::Kind::Count, problems),
                readLength(height, core::Kind::Count, problems));
    }
    const QString message = ui::sizeMessage(options, core::machineStyle());
    if (problems.size() == before && !message.isEmpty())
        problems.push_back({QStringLiteral("bad-size"), {}, message});
}

// The fields without which the chart is empty.
void addMissing(const core::Calculator& calculator, const core::Values& values, std::vector<Problem>& problems)
{
    const core::Values example = calculator.example();
    for (std::size_t field = 0; field < values.size(); ++field) {
        if (values[field])
            continue;
        core::Values others = values;
        for (std::size_t i = 0; i < others.size(); ++i)
            if (i != field && !others[i])
                others[i] = example[i];
        if (core::plot(calculator, others, calculator.evaluate(others), true).curves.empty())
            problems.push_back({QStringLiteral("missing-field"), qtText(calculator.fields[field].id),
                                QCoreApplication::translate("Command line", "The chart needs a value for it")});
    }
}

// Why there is nothing to draw: a value is missing, or a rule across fields is broken.
std::vector<Problem> emptyProblems(const ui::ChartSource& source)
{
    std::vector<Problem> problems;
    addMissing(*source.calculator, source.values, problems);
    if (problems.empty())
        addProblems(problems, source.evaluation.errors, source.calculator);
    if (problems.empty())
        problems.push_back({QStringLiteral("empty-chart"),
                            {},
                            QCoreApplication::translate("Command line", "There is nothing to draw for these values")});
    return problems;
}

ui::ExportOptions readOptions(Arguments& arguments, std::vector<Problem>& problems)
{
    ui::ExportOptions options;
    const QString noTitle = QStringLiteral("no-title");
    const QString transparent = QStringLiteral("transparent");
    const QString theme = QStringLiteral("theme");
    options.title = !readFlag(noTitle, arguments.take(noTitle), problems);
    options.transparent = readFlag(transparent, arguments.take(transparent), problems);
    options.dark = readChoice(theme, arguments.take(theme), {"light", "dark"}, problems) == QLatin1String("dark");
    return options;
}

} // namespace

Reply runChart(const core::Registry& registry, Arguments arguments)
{
    std::vector<Problem> problems;
    const std::optional<OutputFile> file = takeOutput(arguments, suffixes(), problems);
    ui::ExportOptions options = readOptions(arguments, problems);
    if (file)
        options.format = formatOf(*file);
    readSize(options, arguments, problems);
    Request request = readRequest(registry, arguments);
    if (request.calculator && !request.calculator->chart)
        //: %1 the id of a calculator
        problems.push_back(
            {QStringLiteral("no-chart"),
             {},
             QCoreApplication::translate("Command line", "%1 has no chart").arg(qtText(request.calculator->id))});
    problems.insert(problems.end(), request.problems.begin(), request.problems.end());
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    ui::ChartSource source{request.calculator, request.values, request.calculator->evaluate(request.values),
                           &core::numberStyle(languageInUse().toStdString())};
    source.compute();
    if (source.isEmpty())
        problems = emptyProblems(source);
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    if (options.format != ui::ChartFormat::Csv)
        useFontFor(languageInUse());
    return writeOutput(*file, ui::renderChart(ui::chartDrawing(source), options));
}

} // namespace app
