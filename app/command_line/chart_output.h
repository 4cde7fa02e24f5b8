// SPDX-License-Identifier: GPL-3.0-or-later
// A chart as a file, whatever it shows: the options of every subcommand that writes one, and the writing.
#pragma once

#include "app/command_line/arguments.h"
#include "app/command_line/result.h"
#include "ui/charts/chart_drawing.h"
#include "ui/charts/export_options.h"

namespace app {

struct ChartOutput
{
    QString path;
    ui::ExportOptions options;
};

/// Takes --output FILE.(png|svg|pdf|csv), --width, --height, --scale, --width-mm, --height-mm, --dpi, --theme,
/// --no-title and --transparent out of the arguments. Only to be used where no problem came of it.
ChartOutput takeChartOutput(Arguments& arguments, std::vector<Problem>& problems);

/// Writes the file, with the fonts of the language in use, or says why it cannot be written. Needs a QApplication,
/// except for CSV.
Reply writeChart(const ui::ChartDrawing& drawing, const ChartOutput& output);

} // namespace app
