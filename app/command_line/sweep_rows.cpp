// SPDX-License-Identifier: GPL-3.0-or-later
// All that is the same in every row is made once. A row is then copied together in a buffer that is written when it is
// full; it allocates nothing where the calculator has declared its figures and how it warns.
#include "app/command_line/sweep_rows.h"

#include "app/command_line/row_issues.h"
#include "app/json/write.h"
#include "core/numbers/write.h"
#include "core/sweep/range_values.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <memory>

namespace app {

namespace {

constexpr std::size_t longestNumber = 32;

// Bytes on their way to the sink.
class RowBuffer
{
public:
    explicit RowBuffer(const Sink& sink) : m_sink(sink) {}

    // A place for so many bytes, which are then `taken` up to where they end.
    char* room(std::size_t bytes)
    {
        if (size - m_used < bytes)
            flush();
        return m_bytes.get() + m_used;
    }
    void taken(const char* end) { m_used = static_cast<std::size_t>(end - m_bytes.get()); }

    // Text of any length.
    void append(std::string_view text)
    {
        if (text.size() > size - m_used)
            flush();
        if (text.size() > size) {
            m_good = m_good && m_sink(text);
            return;
        }
        std::memcpy(m_bytes.get() + m_used, text.data(), text.size());
        m_used += text.size();
    }
    void flush()
    {
        m_good = m_good && m_sink({m_bytes.get(), m_used});
        m_used = 0;
    }
    bool isGood() const { return m_good; }

    static constexpr std::size_t size = std::size_t(1) << 17;

private:
    const Sink& m_sink;
    std::unique_ptr<char[]> m_bytes = std::make_unique<char[]>(size);
    std::size_t m_used = 0;
    bool m_good = true;
};

char* put(char* place, std::string_view text)
{
    std::memcpy(place, text.data(), text.size());
    return place + text.size();
}

char* put(char* place, std::uint64_t count)
{
    return std::to_chars(place, place + longestNumber, count).ptr;
}

char* put(char* place, std::int64_t count)
{
    return std::to_chars(place, place + longestNumber, count).ptr;
}

// As core::machineText.
char* put(char* place, double real)
{
    return std::to_chars(place, place + longestNumber, real == 0 ? 0.0 : real).ptr;
}

char* put(char* place, const core::Fraction& fraction)
{
    return put(place, fraction.toDouble());
}

// The texts around the numbers of a row: the first before the value of the field, the second before the first result,
// the last behind the last result.
struct RowTexts
{
    std::string head; // before all rows
    std::vector<std::string> texts;
    std::string blank; // in place of a number
    std::size_t longestRow = 0;
};

std::string quoted(std::string_view text)
{
    return nlohmann::ordered_json(text).dump();
}

void measure(RowTexts& row)
{
    for (const std::string& text : row.texts)
        row.longestRow += text.size() + longestNumber;
}

RowTexts csvTexts(const Sweep& sweep)
{
    const core::Calculator& calculator = sweep.calculator;
    RowTexts row;
    row.texts.emplace_back();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        row.head.append(calculator.fields[i].id) += ',';
        if (i == sweep.field)
            row.texts.emplace_back();
        else if (sweep.values[i])
            row.texts.back() += core::machineText(*sweep.values[i]);
        row.texts.back() += ',';
    }
    for (const core::Result& result : calculator.results) {
        row.head.append(result.id) += ',';
        row.texts.emplace_back(",");
    }
    row.head.back() = row.texts.back().back() = '\n';
    measure(row);
    return row;
}

RowTexts jsonTexts(const Sweep& sweep)
{
    const core::Calculator& calculator = sweep.calculator;
    RowTexts row{"[", {}, "null"};
    row.texts.push_back("{\"schema\": 1, \"calculator\": " + quoted(calculator.id) + ", \"inputs\": {");
    for (std::size_t i = 0; i < calculator.fields.size(); ++i) {
        row.texts.back() += (i == 0 ? "" : ", ") + quoted(calculator.fields[i].id) + ": ";
        if (i == sweep.field)
            row.texts.emplace_back();
        else
            row.texts.back() += jsonText(toJson(sweep.values[i]), JsonLayout::OneLine);
    }
    row.texts.back() += "}, \"results\": {";
    for (std::size_t i = 0; i < calculator.results.size(); ++i) {
        row.texts.back() += (i == 0 ? "" : ", ") + quoted(calculator.results[i].id) + ": ";
        row.texts.emplace_back();
    }
    row.texts.back() = "}, \"warnings\": ";
    measure(row);
    return row;
}

void putRow(RowBuffer& buffer, const RowTexts& row, const core::Value& value, const std::vector<core::Figure>& figures)
{
    const auto putNumber = [](char* place, const auto& number) {
        return std::visit([place](const auto& held) { return put(place, held); }, number);
    };
    char* place = buffer.room(row.longestRow);
    place = putNumber(put(place, row.texts[0]), value);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        place = put(place, row.texts[i + 1]);
        place = figures[i].value ? putNumber(place, *figures[i].value) : put(place, row.blank);
    }
    buffer.taken(put(place, row.texts.back()));
}

} // namespace

RowCounts writeRows(const Sweep& sweep, RowFormat format, const Sink& sink)
{
    const core::Calculator& calculator = sweep.calculator;
    const bool json = format == RowFormat::Json;
    const RowTexts row = json ? jsonTexts(sweep) : csvTexts(sweep);
    core::Values values = sweep.values;
    std::vector<core::Figure> figures(calculator.results.size());
    core::RangeValues range(sweep.range);
    RowIssues issues(calculator);
    RowBuffer buffer(sink);
    buffer.append(row.head);
    RowCounts counts;
    bool first = true;
    for (auto value = range.next(); value && buffer.isGood(); value = range.next()) {
        values[sweep.field] = value;
        const core::Beside beside = calculator.figures(values, figures);
        const bool warns = beside.warnings || std::any_of(figures.begin(), figures.end(),
                                                          [](const core::Figure& figure) { return figure.tooLarge; });
        counts.withWarnings += warns ? 1 : 0;
        counts.withErrors += beside.errors ? 1 : 0;
        if (json)
            buffer.append(first ? "\n" : ",\n");
        first = false;
        putRow(buffer, row, *value, figures);
        if (!json)
            continue;
        buffer.append(warns || beside.errors ? issues.text(values, figures, beside) : "[]");
        buffer.append("}");
    }
    if (json)
        buffer.append("\n]\n");
    buffer.flush();
    return counts;
}

} // namespace app
