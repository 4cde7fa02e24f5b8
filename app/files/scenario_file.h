// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files (*.plumbline): the scenarios of all calculators and the run, as JSON that a colleague can compare line
// by line. The entries of the pages, colours, language and window are no part of it: they are the session's.
#pragma once

#include "core/base/outcome.h"
#include "core/calculator/registry.h"
#include "core/numbers/style.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace app {

/// Codes for what is wrong with a scenario file; `field` is the path of the key, such as scenarios[2].inputs.stages.
/// Beside them stand those of the core, of app/json/strict.h, `unknown-calculator` and `unknown-field`.
namespace code {
inline constexpr char unreadableFile[] = "unreadable-file"; // text: what the system says
inline constexpr char fileTooLong[] = "file-too-long";      // 1: the most bytes
inline constexpr char newerSchema[] = "newer-schema";       // 1: the newest schema that is known
inline constexpr char listNeeded[] = "list-needed";
inline constexpr char nameNeeded[] = "name-needed";
inline constexpr char truthNeeded[] = "truth-needed"; // true or false
inline constexpr char numberNeeded[] = "number-needed";
inline constexpr char wholeNeeded[] = "whole-needed";
} // namespace code

inline constexpr qint64 longestScenarioFile = 10'000'000; // some fifty thousand scenarios

/// A scenario as a file keeps it.
struct FiledScenario
{
    std::string calculator; // its id
    QString name;           // as ui::ScenarioList::tidied leaves it, never empty
    core::Values values;    // of all fields, within their bounds; nothing where a field is blank

    bool operator==(const FiledScenario&) const = default;
};

/// The run as a file keeps it.
struct FiledRun
{
    bool on = false;
    core::Values values;

    bool operator==(const FiledRun&) const = default;
};

struct ScenarioFile
{
    std::vector<FiledScenario> scenarios; // by calculator in the order of the registry, then in the person's order
    std::optional<FiledRun> run;          // nothing: the file does not speak of it

    bool operator==(const ScenarioFile&) const = default;
};

/// The text of a file, the same bytes for the same content: UTF-8, one value a line, numbers in the C locale, percent
/// fields as fractions, blank fields left out, a line end at the end.
QByteArray scenarioFileText(const ScenarioFile& file, const core::Registry& registry);

/// Reads the text of a file, or says why it is refused: then nothing of it is to be used. Strict: every key is known
/// and stands there once, every value is of its kind and within the bounds of its field. Older schemas are read; keys
/// in another order and scenarios of the calculators in any order too.
core::Outcome<ScenarioFile> readScenarioFile(const QByteArray& text, const core::Registry& registry);

/// The bytes of a file on disk. Refused are what is no regular file (a folder, a pipe), which is not opened, and what
/// is longer than `longestScenarioFile`, of which no more is read.
core::Outcome<QByteArray> scenarioFileBytes(const QString& path);

/// Both: the content of a file on disk.
core::Outcome<ScenarioFile> loadScenarioFile(const QString& path, const core::Registry& registry);

/// What is wrong with a file that is longer than `longestScenarioFile`.
core::Issue fileTooLongIssue();

/// The sentence for a refused file, with the line or the key at fault.
QString scenarioFileMessage(const core::Issue& issue, const core::NumberStyle& style);

} // namespace app
