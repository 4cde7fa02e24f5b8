// SPDX-License-Identifier: GPL-3.0-or-later
// A million rows of a sweep against a plain loop that prints rows of the same length into the same sink.
#include "app/command_line/sweep_rows.h"
#include "core/calculator/registry.h"
#include "core/numbers/write.h"
#include "core/sweep/range_values.h"
#include "tests/benchmarks/pair.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <cinttypes>
#include <cstdio>
#include <memory>
#include <string>

namespace {

constexpr std::ptrdiff_t longestNumber = 32;

struct Case
{
    const char* name;
    const char* calculator;
    std::vector<std::optional<core::Value>> values; // blank: the field that is swept
    const char* from;                               // and up by as much in each row
};

std::vector<Case> cases()
{
    const auto count = [](std::int64_t number) { return std::optional<core::Value>(number); };
    return {{"microbatches", "pipeline-bubble", {count(8), std::nullopt}, "1"},
            {"stages", "pipeline-bubble", {std::nullopt, count(32)}, "1"},
            {"devices", "data-parallel-scaling", {std::nullopt, 184.1, 0.905}, "1"},
            {"throughput", "data-parallel-scaling", {count(64), std::nullopt, 0.905}, "0.001"},
            {"efficiency", "data-parallel-scaling", {count(64), 184.1, std::nullopt}, "0.000001"},
            {"accumulation", "effective-batch", {count(8), count(64), std::nullopt, count(4096)}, "1"},
            {"gpus",
             "run",
             {std::nullopt, count(8), count(8), count(1), count(1), count(1024), count(4096), count(1)},
             "1"}};
}

app::Sweep sweepOf(const Case& made, int rowCount)
{
    static const core::Registry registry = core::builtInModels();
    const core::Calculator& calculator = *core::findCalculator(registry, made.calculator);
    const auto swept = std::find(made.values.begin(), made.values.end(), std::nullopt);
    const auto field = static_cast<std::size_t>(swept - made.values.begin());
    const std::string from = made.from;
    const core::Rational to = *core::Rational::fromDecimal(from) * rowCount;
    const std::string range = from + ':' + core::machineText(core::Value(*to.toDouble())) + ':' + from;
    return {calculator, made.values, field, *core::readRange(calculator.fields[field], range).range};
}

// What the plain loop prints: in each row as many numbers of the same kind, and texts of the same length around them.
struct PlainRow
{
    std::vector<double> reals;
    std::vector<std::uint64_t> counts; // of the sentences of warnings and errors
    std::vector<double> decimals;      // the same, with one decimal
    std::string rest;
};

void addIssues(PlainRow& row, const std::vector<core::Issue>& issues)
{
    for (const core::Issue& issue : issues)
        for (const core::Argument& argument : issue.arguments) {
            if (const auto* count = std::get_if<std::uint64_t>(&*argument.number))
                row.counts.push_back(*count);
            else
                row.decimals.push_back(core::toDouble(*argument.number) * 100);
        }
}

// The numbers of a row amidst the range. CSV has no sentences.
PlainRow plainRow(const app::Sweep& sweep, app::RowFormat format, int rowCount, std::uint64_t rowLength)
{
    PlainRow row;
    core::Values values = sweep.values;
    core::RangeValues range(sweep.range);
    for (int i = 0; i < rowCount / 2; ++i)
        values[sweep.field] = range.next();
    const core::Evaluation evaluation = sweep.calculator.evaluate(values);
    for (const core::Answer& answer : evaluation.answers)
        if (answer.value)
            row.reals.push_back(core::toDouble(*answer.value));
    if (format == app::RowFormat::Json) {
        addIssues(row, evaluation.warnings);
        addIssues(row, evaluation.errors);
    }
    std::size_t numbers = 7; // the number of the row and the end of the line
    for (const double real : row.reals)
        numbers += static_cast<std::size_t>(std::snprintf(nullptr, 0, ",%.16g", real));
    for (const std::uint64_t count : row.counts)
        numbers += static_cast<std::size_t>(std::snprintf(nullptr, 0, ",%" PRIu64, count));
    for (const double decimal : row.decimals)
        numbers += static_cast<std::size_t>(std::snprintf(nullptr, 0, ",%.1f", decimal));
    row.rest = std::string(rowLength > numbers ? rowLength - numbers : 1, ' ') + '\n';
    return row;
}

// The loop that one would write: printf for each row.
std::uint64_t printRows(const PlainRow& row, int rowCount, std::FILE* file)
{
    std::uint64_t bytes = 0;
    for (int i = 1; i <= rowCount; ++i) {
        bytes += static_cast<std::uint64_t>(std::fprintf(file, "%d", i));
        for (const double real : row.reals)
            bytes += static_cast<std::uint64_t>(std::fprintf(file, ",%.16g", real));
        for (const std::uint64_t count : row.counts)
            bytes += static_cast<std::uint64_t>(std::fprintf(file, ",%" PRIu64, count));
        for (const double decimal : row.decimals)
            bytes += static_cast<std::uint64_t>(std::fprintf(file, ",%.1f", decimal));
        bytes += std::fwrite(row.rest.data(), 1, row.rest.size(), file);
    }
    return bytes;
}

template<class Number, class... Form> char* putNumber(char* place, Number number, Form... form)
{
    *place++ = ',';
    return std::to_chars(place, place + longestNumber, number, form...).ptr;
}

// The fastest loop with the standard library: the same digits, ready numbers, one buffer.
std::uint64_t copyRows(const PlainRow& row, int rowCount, std::FILE* file)
{
    constexpr std::size_t size = std::size_t(1) << 17;
    static const std::unique_ptr<char[]> buffer = std::make_unique<char[]>(size);
    char* place = buffer.get();
    std::uint64_t bytes = 0;
    const std::size_t numbers = row.reals.size() + row.counts.size() + row.decimals.size() + 1;
    const std::size_t longest = row.rest.size() + (longestNumber + 1) * numbers;
    for (int i = 1; i <= rowCount; ++i) {
        if (size - static_cast<std::size_t>(place - buffer.get()) < longest) {
            bytes += std::fwrite(buffer.get(), 1, static_cast<std::size_t>(place - buffer.get()), file);
            place = buffer.get();
        }
        place = std::to_chars(place, place + longestNumber, i).ptr;
        for (const double real : row.reals)
            place = putNumber(place, real);
        for (const std::uint64_t count : row.counts)
            place = putNumber(place, count);
        for (const double decimal : row.decimals)
            place = putNumber(place, decimal, std::chars_format::fixed, 1);
        place = std::copy(row.rest.begin(), row.rest.end(), place);
    }
    return bytes + std::fwrite(buffer.get(), 1, static_cast<std::size_t>(place - buffer.get()), file);
}

void compare(benchmark::State& state, const Case& made, app::RowFormat format,
             std::uint64_t (*plain)(const PlainRow&, int, std::FILE*))
{
    const auto rowCount = static_cast<int>(state.range(0));
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen("/dev/null", "w"), std::fclose);
    const app::Sweep sweep = sweepOf(made, rowCount);
    std::uint64_t bytes = 0;
    const auto sink = [&](std::string_view text) {
        bytes += text.size();
        return std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    };
    app::writeRows(sweep, format, sink);
    const PlainRow row = plainRow(sweep, format, rowCount, bytes / static_cast<std::uint64_t>(rowCount));
    state.counters["row"] = static_cast<double>(bytes) / rowCount;
    state.counters["bareRow"] = static_cast<double>(plain(row, rowCount, file.get())) / rowCount;
    benchmarks::measurePair(
        state, [&] { app::writeRows(sweep, format, sink); },
        [&] { benchmark::DoNotOptimize(plain(row, rowCount, file.get())); });
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    for (const Case& made : cases())
        for (const auto format : {app::RowFormat::Csv, app::RowFormat::Json})
            for (const bool fastest : {false, true}) {
                const std::string name = std::string("sweep/") + made.name +
                                         (format == app::RowFormat::Csv ? "/csv" : "/json") +
                                         (fastest ? "/to_chars" : "/printf");
                benchmark::RegisterBenchmark(name.c_str(), compare, made, format, fastest ? copyRows : printRows)
                    ->Arg(1000)
                    ->Arg(1000000)
                    ->UseManualTime()
                    ->Unit(benchmark::kMillisecond);
            }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
