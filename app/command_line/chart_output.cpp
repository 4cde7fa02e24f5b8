// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/chart_output.h"

#include "app/command_line/choice.h"
#include "app/command_line/output_file.h"
#include "app/language.h"
#include "core/numbers/read.h"
#include "ui/charts/chart_export.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

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

// The options of a size as they were given.
struct SizeOptions
{
    using Given = std::vector<NamedText>;
    Given width;
    Given height;
    Given scale;
    Given widthMm;
    Given heightMm;
    Given dpi;

    explicit SizeOptions(Arguments& arguments)
        : width(arguments.take(QStringLiteral("width")))
        , height(arguments.take(QStringLiteral("height")))
        , scale(arguments.take(QStringLiteral("scale")))
        , widthMm(arguments.take(QStringLiteral("width-mm")))
        , heightMm(arguments.take(QStringLiteral("height-mm")))
        , dpi(arguments.take(QStringLiteral("dpi")))
    {
    }
    bool pixels() const { return !(width.empty() && height.empty() && scale.empty()); }
    bool millimetres() const { return !(widthMm.empty() && heightMm.empty() && dpi.empty()); }
    QString firstOfMillimetres() const
    {
        return !dpi.empty() ? dpi.front().name : !widthMm.empty() ? widthMm.front().name : heightMm.front().name;
    }
};

// The option to change where `sizeMessage` has something against a size: a side that is wrong by itself, else what
// multiplies both.
QString optionAtFault(const ui::ExportOptions& options, const SizeOptions& given)
{
    const bool millimetres = options.unit == ui::LengthUnit::Millimetres;
    const double fine = millimetres ? 100 : 600;
    const auto wrong = [&options](double width, double height) {
        ui::ExportOptions alone = options;
        alone.width = width;
        alone.height = height;
        alone.scale = 1;
        alone.dpi = 96;
        return !ui::sizeMessage(alone, core::machineStyle()).isEmpty();
    };
    const QString width = millimetres ? QStringLiteral("width-mm") : QStringLiteral("width");
    const QString height = millimetres ? QStringLiteral("height-mm") : QStringLiteral("height");
    // A side that was not given follows the other.
    if (wrong(options.width, fine))
        return given.width.empty() && given.widthMm.empty() ? height : width;
    if (wrong(fine, options.height))
        return given.height.empty() && given.heightMm.empty() ? width : height;
    return millimetres ? QStringLiteral("dpi") : QStringLiteral("scale");
}

void readMillimetres(ui::ExportOptions& options, const SizeOptions& given, std::vector<Problem>& problems)
{
    options.unit = ui::LengthUnit::Millimetres;
    setSize(options, defaultWidthMm, std::nullopt);
    setSize(options, readLength(given.widthMm, core::Kind::Real, problems),
            readLength(given.heightMm, core::Kind::Real, problems));
    if (const auto dpi = readLength(given.dpi, core::Kind::Count, problems))
        options.dpi = static_cast<int>(std::clamp(*dpi, 0.0, 1e6));
}

void readSize(ui::ExportOptions& options, const SizeOptions& given, std::vector<Problem>& problems)
{
    const std::size_t before = problems.size();
    if (given.millimetres() && given.pixels())
        problems.push_back({QStringLiteral("mixed-units"), given.firstOfMillimetres(),
                            QCoreApplication::translate("Command line", "A size is in pixels with --scale, or in "
                                                                        "millimetres with --dpi")});
    options.scale = readChoice(QStringLiteral("scale"), given.scale, {"1", "2", "3"}, problems).toInt();
    if (given.millimetres())
        readMillimetres(options, given, problems);
    else
        setSize(options, readLength(given.width, core::Kind::Count, problems),
                readLength(given.height, core::Kind::Count, problems));
    const QString message = ui::sizeMessage(options, core::machineStyle());
    if (problems.size() == before && !message.isEmpty())
        problems.push_back({QStringLiteral("bad-size"), optionAtFault(options, given), message});
}

} // namespace

ChartOutput takeChartOutput(Arguments& arguments, std::vector<Problem>& problems)
{
    ChartOutput output;
    ui::ExportOptions& options = output.options;
    const QString noTitle = QStringLiteral("no-title");
    const QString transparent = QStringLiteral("transparent");
    const QString theme = QStringLiteral("theme");
    if (const auto file = takeOutput(arguments, suffixes(), problems)) {
        output.path = file->path;
        options.format = formatOf(*file);
    }
    options.title = !readFlag(noTitle, arguments.take(noTitle), problems);
    options.transparent = readFlag(transparent, arguments.take(transparent), problems);
    options.dark = readChoice(theme, arguments.take(theme), {"light", "dark"}, problems) == QLatin1String("dark");
    readSize(options, SizeOptions(arguments), problems);
    return output;
}

Reply writeChart(const ui::ChartDrawing& drawing, const ChartOutput& output)
{
    if (output.options.format != ui::ChartFormat::Csv)
        useFontFor(languageInUse());
    return writeOutput(output.path, ui::renderChart(drawing, output.options));
}

} // namespace app
