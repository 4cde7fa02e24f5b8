// SPDX-License-Identifier: GPL-3.0-or-later
// The report in words of the current language: what the printed page, the PDF and the HTML all come from. It knows no
// calculator, and nothing of fonts and paper.
#pragma once

#include "core/numbers/style.h"
#include "core/report/report.h"
#include "ui/charts/chart_drawing.h"
#include "ui/formulas/formula.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace ui::report {

/// What the tree does not know. The style outlives the document.
struct Setting
{
    const core::NumberStyle* style = nullptr;
    QString language;    // its code, "zh_TW"
    QDateTime generated; // date and time of generation
    QString program;     // name and version
};

/// An input: its number and its unit stand apart. Texts may be empty.
struct FactRow
{
    QString label;
    QString symbol;
    QString value;
    QString unit;
    QString note;
};

struct FactTable
{
    QString heading;
    std::vector<FactRow> rows;

    bool hasUnits() const;
    bool hasNotes() const;
};

struct ResultRow
{
    QString label;
    QString symbol;
    QString value;
    QString unit;
    QString working;
    QString sentence;
    bool detail = false;
};

struct ResultList
{
    QString heading;
    std::vector<ResultRow> rows;
};

struct NoteList
{
    QStringList sentences;
    bool warning = true;
};

struct Figure
{
    ChartDrawing drawing;
};

struct FormulaRow
{
    QString label;
    QString text;
    std::optional<Formula> typeset; // nothing: the text stands for it
};

struct FormulaList
{
    QString heading;
    std::vector<FormulaRow> rows;
};

struct AssumptionList
{
    QString heading;
    QStringList sentences;
};

struct ColumnHead
{
    QString label;
    QString symbol;
    QString unit;
};

struct ComparisonRow
{
    QString name;
    QStringList cells;
};

struct ComparisonTable
{
    QString heading;
    QString nameHead;
    std::vector<ColumnHead> columns;
    std::vector<ComparisonRow> rows;
};

struct Closing
{
    QString text;
};

using Element =
    std::variant<FactTable, ResultList, NoteList, Figure, FormulaList, AssumptionList, ComparisonTable, Closing>;

struct Page
{
    QString title;
    QString name; // of the scenario, plain text; may be empty
    std::vector<Element> elements;
};

struct Document
{
    QString title;
    QString generated; // a sentence with date and time
    QDateTime time;
    QString program;
    QString language;
    Qt::LayoutDirection direction = Qt::LeftToRight;
    std::vector<Page> pages;
    QStringList plainValues; // a line for each scenario: ids and numbers as machines write them

    // The words above the columns of inputs.
    QString labelHead;
    QString symbolHead;
    QString valueHead;
    QString unitHead;
};

/// Puts a tree into words. A chart without a curve is left out.
Document document(const core::report::Report& report, const Setting& setting);

/// What stands at the foot of a page: "Page 1 of 3".
QString pageText(int page, int count);

/// Date and time in the format of a language, with Latin digits.
QString timeText(const QDateTime& time, const QString& language);

} // namespace ui::report
