// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_line.h"

#include "app/command_line/help.h"
#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"
#include "app/identity.h"
#include "app/language.h"
#include "app/links/opening.h"
#include "app/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

namespace app {

namespace {

const Subcommand* findSubcommand(std::string_view name)
{
    const auto& list = subcommands();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [name](const Subcommand& subcommand) { return name == subcommand.name; });
    return found == list.end() ? nullptr : &*found;
}

std::vector<Problem> useRequestedLanguage(Arguments& arguments)
{
    // English has a catalogue too, for its plural forms; a wrong language is complained of in English.
    useLanguage(QStringLiteral("en"));
    const QString option = QStringLiteral("language");
    const std::vector<NamedText> given = arguments.take(option);
    if (given.empty())
        return {};
    std::vector<Problem> problems;
    addProblems(problems, namingIssues(given), nullptr);
    const QString& language = given.front().text;
    if (problems.empty() && !languages().contains(language))
        problems.push_back(unknownChoice(option, language, languages()));
    if (problems.empty())
        useLanguage(language);
    return problems;
}

Reply reply(const QString& text)
{
    return {text.toUtf8(), {}, {}};
}

Reply reply(std::vector<Problem> problems)
{
    return {{}, {}, std::move(problems)};
}

Reply help(const core::Registry& registry, const Subcommand& subcommand, const QStringList& words)
{
    Request request = readCalculator(registry, words);
    if (!request.problems.empty())
        return reply(std::move(request.problems));
    return reply(request.calculator ? calculatorHelp(subcommand, *request.calculator)
                                    : subcommandHelp(subcommand, registry));
}

Reply withoutSubcommand(const core::Registry& registry, const Arguments& arguments)
{
    std::vector<Problem> problems;
    for (const QString& word : arguments.words)
        //: %1 the word that was given
        problems.push_back({QStringLiteral("unknown-subcommand"),
                            {},
                            QCoreApplication::translate("Command line", "There is no subcommand %1").arg(word)});
    for (const NamedText& option : arguments.options)
        problems.push_back(problemFrom({code::unknownField, option.name.toStdString(), {}, {}}, nullptr));
    if (!problems.empty())
        return reply(std::move(problems));
    if (arguments.help)
        return reply(overviewHelp(registry));
    return reply({Problem{QStringLiteral("missing-subcommand"),
                          {},
                          QCoreApplication::translate("Command line", "A subcommand is missing; --help lists them")}});
}

Reply replyTo(const core::Registry& registry, Arguments arguments)
{
    std::vector<Problem> problems = useRequestedLanguage(arguments);
    if (!problems.empty())
        return reply(std::move(problems));
    if (arguments.version)
        return reply(QStringLiteral("%1 %2\n").arg(qtText(identity::name), qtText(identity::version)));
    const Subcommand* subcommand =
        arguments.words.isEmpty() ? nullptr : findSubcommand(arguments.words.first().toStdString());
    if (!subcommand)
        return withoutSubcommand(registry, arguments);
    if (*subcommand->calculator != '\0')
        arguments.words.insert(1, qtText(subcommand->calculator));
    if (arguments.help)
        return help(registry, *subcommand, arguments.words);
    return subcommand->run(registry, std::move(arguments));
}

ErrorFormat errorFormat(Arguments arguments)
{
    const std::vector<NamedText> given = arguments.take(QStringLiteral("format"));
    const bool json = !given.empty() && given.front().text == QLatin1String("json");
    return json ? ErrorFormat::TextAndJson : ErrorFormat::Text;
}

} // namespace

namespace {

// The first argument that is no option of the window, or nothing. Such options may come before a file, a link or
// nothing at all, and that is the window's business.
std::optional<std::string_view> firstWord(int argumentCount, const char* const* arguments)
{
    int next = 1;
    while (const int length = windowOptionLength(argumentCount, arguments, next))
        next += length;
    return next < argumentCount ? std::optional<std::string_view>(arguments[next]) : std::nullopt;
}

} // namespace

bool isCommandLine(int argumentCount, const char* const* arguments)
{
    const auto first = firstWord(argumentCount, arguments);
    if (!first)
        return false;
    if (*first == "-h" || *first == "-v")
        return true;
    return first->starts_with("--") ? *first != "--" : findSubcommand(*first) != nullptr;
}

bool drawsPictures(int argumentCount, const char* const* arguments)
{
    const auto first = firstWord(argumentCount, arguments);
    const Subcommand* subcommand = first ? findSubcommand(*first) : nullptr;
    return subcommand && subcommand->draws;
}

CommandResult runCommandLine(const core::Registry& registry, const QStringList& list)
{
    const Arguments arguments = parseArguments(list);
    const Reply answer = replyTo(registry, arguments);
    if (!answer.problems.empty())
        return {BadInput, answer.output, problemText(answer.problems, errorFormat(arguments)) + answer.remarks};
    if (!answer.failure.isEmpty())
        return {Failed, {}, answer.failure.toUtf8() + '\n'};
    return {Done, answer.output, answer.remarks, answer.stream};
}

int deliver(const CommandResult& result, std::FILE* output, std::FILE* errors)
{
    const auto writeTo = [](std::FILE* file) {
        return [file](std::string_view text) { return std::fwrite(text.data(), 1, text.size(), file) == text.size(); };
    };
    const auto remark = [&](const QByteArray& text) {
        writeTo(errors)({text.constData(), static_cast<std::size_t>(text.size())});
        std::fflush(errors);
    };
    remark(result.errors);
    bool written = writeTo(output)({result.output.constData(), static_cast<std::size_t>(result.output.size())});
    QByteArray remarks;
    if (written && result.stream)
        remarks = result.stream([&](std::string_view text) { return written = writeTo(output)(text); });
    written = written && std::fflush(output) == 0;
    if (written || errno == EPIPE) { // who closed the pipe has read enough
        remark(written ? remarks : QByteArray());
        return result.exitCode;
    }
    //: %1 what the system says, in English
    const QString message = QCoreApplication::translate("Command line", "The output could not be written: %1")
                                .arg(QString::fromLocal8Bit(std::strerror(errno)));
    remark(message.toUtf8() + '\n');
    return Failed;
}

} // namespace app
