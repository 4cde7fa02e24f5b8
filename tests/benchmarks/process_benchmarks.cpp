// SPDX-License-Identifier: GPL-3.0-or-later
// How long the program takes as a process, from its start to its first frame or to its printed results.
#include "app/language.h"
#include "app/session/session_store.h"
#include "tests/benchmarks/pair.h"

#include <QDir>
#include <QTemporaryDir>

#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>

namespace {

using Words = std::vector<std::string>;

std::vector<char*> pointersTo(Words& words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

// The environment of this process with another home directory.
Words environmentWith(const QString& home)
{
    Words variables{"HOME=" + home.toStdString(), "LC_ALL=C.UTF-8"};
    for (char** each = environ; *each; ++each) {
        const std::string_view variable = *each;
        if (!variable.starts_with("HOME=") && !variable.starts_with("XDG_") && !variable.starts_with("LC_ALL="))
            variables.emplace_back(variable);
    }
    return variables;
}

// Runs a program to its end with its output thrown away; whether it exited with 0.
bool run(Words command, Words environment)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int error = posix_spawn(&process, command.front().c_str(), &actions, nullptr, pointersTo(command).data(),
                                  pointersTo(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    int status = -1;
    return error == 0 && waitpid(process, &status, 0) == process && status == 0;
}

void compare(benchmark::State& state, const Words& ours, const Words& bare, const QString& home)
{
    const Words environment = environmentWith(home);
    bool allRan = true;
    benchmarks::measurePair(
        state, [&] { allRan = run(ours, environment) && allRan; }, [&] { allRan = run(bare, environment) && allRan; });
    if (!allRan)
        state.SkipWithError("A program could not be run or failed");
}

// A session as a person leaves it: the second page in view, every form filled in.
void writeSession(const QString& home)
{
    const core::Registry registry = core::builtInCalculators();
    app::Session session;
    session.language = QStringLiteral("en");
    session.calculator = registry[1].id;
    session.window = QRect(0, 0, 1280, 860);
    for (const core::Calculator& calculator : registry)
        session.forms[std::string(calculator.id)] = {calculator.example(),
                                                     {},
                                                     std::vector<int>(calculator.fields.size()),
                                                     std::vector<bool>(calculator.fields.size())};
    const QString folder = home + QStringLiteral("/.config/plumbline");
    QDir().mkpath(folder);
    app::SessionStore(registry, folder + QStringLiteral("/session.json")).save(session);
}

void firstFrame(benchmark::State& state, bool withSession)
{
    const QTemporaryDir home;
    if (withSession)
        writeSession(home.path());
    compare(state, {FIRST_FRAME_WINDOW}, {BARE_WINDOW}, home.path());
}

// The program in a language against itself in English, each in a fresh home.
void start(benchmark::State& state, const std::string& language)
{
    const QTemporaryDir home;
    compare(state, {FIRST_FRAME_WINDOW, "--new-window", "--language", language},
            {FIRST_FRAME_WINDOW, "--new-window", "--language", "en"}, home.path());
}

void compute(benchmark::State& state, const char* format)
{
    const QTemporaryDir home;
    compare(state,
            {PLUMBLINE, "compute", "pipeline-bubble", "--stages", "8", "--microbatches", "32", "--format", format},
            {BARE_COMMAND}, home.path());
}

} // namespace

BENCHMARK_CAPTURE(firstFrame, fresh_home, false)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(firstFrame, with_session, true)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compute, text, "text")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(compute, json, "json")->UseManualTime()->Unit(benchmark::kMillisecond);

int main(int argc, char* argv[])
{
    benchmark::Initialize(&argc, argv);
    for (const QString& language : app::languages())
        benchmark::RegisterBenchmark(("start/" + language.toStdString()).c_str(), start, language.toStdString())
            ->UseManualTime()
            ->Unit(benchmark::kMillisecond);
    benchmark::RunSpecifiedBenchmarks();
}
