// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/choice.h"
#include "app/command_line/output_file.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/files/scenario_file.h"
#include "app/identity.h"
#include "app/language.h"
#include "app/links/link.h"
#include "app/qt_text.h"
#include "core/run/fields.h"
#include "ui/report/report_html.h"
#include "ui/report/report_pages.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>

#include <utility>

namespace app {

namespace {

using core::report::Contents;

// What the word behind the subcommand names: a scenario file where it looks like one and is no calculator.
enum class Subject { Calculator, Link, File };

Subject subjectOf(const core::Registry& registry, const QStringList& words)
{
    const QString word = words.value(1);
    if (core::findCalculator(registry, word.toStdString()))
        return Subject::Calculator;
    if (isLink(word))
        return Subject::Link;
    const bool named = word.endsWith(QLatin1String(".plumbline")) || word.contains(QLatin1Char('/'));
    return named || (!word.isEmpty() && QFileInfo::exists(word)) ? Subject::File : Subject::Calculator;
}

// Beside a file or a link there is nothing to be given.
void refuseOthers(const Arguments& arguments, std::vector<Problem>& problems)
{
    for (qsizetype i = 2; i < arguments.words.size(); ++i)
        problems.push_back(
            {QStringLiteral("unexpected-argument"),
             {},
             QCoreApplication::translate("Command line", "Unexpected argument: %1").arg(arguments.words[i])});
    for (const NamedText& option : arguments.options)
        problems.push_back(problemFrom({code::unknownField, option.name.toStdString(), {}, {}}, nullptr));
}

Contents fromFile(const core::Registry& registry, const QString& path, std::vector<Problem>& problems)
{
    // A file has scenarios of the calculators alone; the run stands beside them.
    const auto file = loadScenarioFile(path, core::builtInCalculators());
    if (!file) {
        //: %1 the name of a file, %2 why
        const QString message = QCoreApplication::translate("Command line", "%1 cannot be read: %2")
                                    .arg(path, scenarioFileMessage(file.issue(), core::machineStyle()));
        problems.push_back({QString::fromStdString(file.issue().code), {}, message});
        return {};
    }
    Contents contents;
    int color = 0;
    for (const FiledScenario& scenario : file->scenarios)
        contents.scenarios.push_back({core::findCalculator(registry, scenario.calculator), scenario.name.toStdString(),
                                      scenario.values, color++});
    const core::Calculator* run = core::findCalculator(registry, core::run::id);
    if (run && file->run && file->run->on)
        contents.run = {run, file->run->values};
    if (contents.scenarios.empty())
        //: %1 the name of a file
        problems.push_back({QStringLiteral("no-scenarios"),
                            {},
                            QCoreApplication::translate("Command line", "There are no scenarios in %1").arg(path)});
    return contents;
}

Contents fromLink(const core::Registry& registry, const QString& text, std::vector<Problem>& problems)
{
    const auto link = readLink(registry, text);
    if (link)
        return {{{link->calculator, {}, link->values, 0}}, {}, {}};
    problems.push_back(
        {QString::fromStdString(link.issue().code), {}, linkMessage(link.issue(), core::machineStyle())});
    return {};
}

Contents readContents(const core::Registry& registry, const Arguments& arguments, std::vector<Problem>& problems)
{
    const Subject subject = subjectOf(registry, arguments.words);
    if (subject != Subject::Calculator) {
        refuseOthers(arguments, problems);
        return subject == Subject::File ? fromFile(registry, arguments.words[1], problems)
                                        : fromLink(registry, arguments.words[1], problems);
    }
    Request request = readRequest(registry, arguments);
    problems.insert(problems.end(), request.problems.begin(), request.problems.end());
    return {{{request.calculator, {}, request.values, 0}}, {}, {}};
}

} // namespace

Reply runReport(const core::Registry& registry, Arguments arguments)
{
    const QString paperOption = QStringLiteral("paper");
    std::vector<Problem> problems;
    const auto file = takeOutput(arguments, {QStringLiteral("pdf"), QStringLiteral("html")}, problems);
    const QString paper = readChoice(paperOption, arguments.take(paperOption),
                                     {ui::paperId(ui::Paper::A4), ui::paperId(ui::Paper::Letter)}, problems);
    const Contents contents = readContents(registry, arguments, problems);
    if (!problems.empty())
        return {{}, {}, std::move(problems)};
    useFontFor(languageInUse());
    const ui::report::Document document = ui::report::document(
        core::report::compose(contents),
        {&core::numberStyle(languageInUse().toStdString()), languageInUse(), QDateTime::currentDateTime(),
         qtText(identity::name) + QLatin1Char(' ') + qtText(identity::version)});
    const QByteArray bytes = file->suffix == QLatin1String("html")
                                 ? ui::report::html(document)
                                 : ui::report::pdf(ui::report::Pages(document, *ui::paperWithId(paper)));
    return writeOutput(file->path, bytes);
}

} // namespace app
