// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/subcommands.h"

namespace app {

const std::vector<Subcommand>& subcommands()
{
    static const std::vector<Subcommand> list{
        {"compute", " [--format text|json|csv]",
         PLUMBLINE_TEXT("Command line", "Computes the results of a calculator."),
         PLUMBLINE_TEXT("Command line",
                        "A field that is left out stays blank, and so do the results that need it. With --format json, "
                        "the last line on standard error is an object with the errors; with --format csv, warnings "
                        "stand on standard error."),
         runCompute},
        {"run", " [--global-batch-tokens TOKENS] [--format text|json|csv]",
         PLUMBLINE_TEXT("Command line", "Computes what follows from GPUs, parallel sizes and global batch."),
         PLUMBLINE_TEXT("Command line",
                        "The global batch can be given in tokens: --global-batch-tokens in place of --global-batch. "
                        "Where replicas or microbatches are not whole, the exit code is 2 and the nearest runs that "
                        "are stand on standard error, with --format json on standard output."),
         runCompute, "run"},
        {"solve", " --target RESULT=VALUE --for FIELD [--format text|json|csv]",
         PLUMBLINE_TEXT("Command line", "Finds the value of one field with which a result comes out as wanted."),
         //: RESULT=VALUE stays as it is
         PLUMBLINE_TEXT("Command line",
                        "A target is read the way its result is wanted: bubble and overhead at most, efficiency, "
                        "speedup and throughput at least, batch and tokens exactly. Of the counts that keep a bound, "
                        "the one closest to it is given; where no whole number gives an exact target, its nearest "
                        "neighbours are. A value for the field that is solved for is not used."),
         runSolve},
        {"sweep", " --over FIELD=FROM:TO[:STEP|:xFACTOR] [--format csv|json]",
         PLUMBLINE_TEXT("Command line", "Computes a calculator for each value of a range."),
         PLUMBLINE_TEXT("Command line",
                        "Gives the field the values FROM, FROM + STEP and so on, or FROM, FROM times FACTOR and so on, "
                        "up to TO, which is given where they reach it. A count goes by 1 without a step, and counts "
                        "of a factor are rounded. As CSV, one row for each value; as JSON, an array of what compute "
                        "prints, one object a line."),
         runSweep},
        {"chart",
         " --output FILE.(png|svg|pdf|csv) [--width PX --height PX --scale N | --width-mm MM --height-mm MM --dpi N] "
         "[--theme light|dark] [--no-title] [--transparent]",
         PLUMBLINE_TEXT("Command line", "Writes the chart of a calculator to a file."),
         PLUMBLINE_TEXT("Command line",
                        "The ending of the file says what is written: a picture, or the plotted points as CSV. A "
                        "chart is 960 pixels of 1/96 inch wide and 600 high where no size is given; of one side alone, "
                        "the other follows. A PNG has 1, 2 or 3 dots for each pixel, or with a size in millimetres as "
                        "many per inch as --dpi says, which is 300 where it is not given."),
         runChart, "", true},
        {"report", " --output FILE.(pdf|html) [--paper a4|letter]",
         PLUMBLINE_TEXT("Command line", "Writes a report, one page for each scenario."),
         PLUMBLINE_TEXT("Command line",
                        "The ending of the file says what is written: a PDF, or a page for a browser that needs "
                        "nothing else. Of a scenario file, all scenarios are reported, with the run where it is on, "
                        "and compared on a last page. The paper is A4 where none is named."),
         runReport, "", true, true},
        {"link",
         "",
         PLUMBLINE_TEXT("Command line", "Prints a link that opens a calculator with these values."),
         {},
         runLink},
    };
    return list;
}

} // namespace app
