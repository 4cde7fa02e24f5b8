// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand random scenarios, with any values and any names: into a file on disk and back, into a link and back.
#include "app/files/atomic_file.h"
#include "app/links/link.h"
#include "core/run/fields.h"
#include "tests/support/any_scenario.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace app {

namespace {

constexpr int scenarios = 10'000;

const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInCalculators();
    return calculators;
}

} // namespace

TEST(RoundTrips, OfTenThousandScenariosThroughFilesGiveTheSameScenariosAndTheSameBytes)
{
    constexpr int inOneFile = 100;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("runs.plumbline"));
    tests::AnyScenario any(8);
    for (int done = 0; done < scenarios; done += inOneFile) {
        ScenarioFile file;
        for (std::size_t i = 0; i < registry().size(); ++i) {
            const int last = static_cast<int>(i + 1 == registry().size());
            const int share = inOneFile / static_cast<int>(registry().size());
            for (int n = share + last * (inOneFile % static_cast<int>(registry().size())); n > 0; --n)
                file.scenarios.push_back(any.scenario(registry()[i]));
        }
        ASSERT_EQ(file.scenarios.size(), std::size_t(inOneFile));
        if (done > 0) // once without
            file.run = FiledRun{any.yes(), any.values(core::run::calculator())};
        const QByteArray text = scenarioFileText(file, registry());
        ASSERT_EQ(writeAtomically(path, text), "");
        const auto read = loadScenarioFile(path, registry());
        ASSERT_TRUE(read) << scenarioFileMessage(read.issue(), core::machineStyle()).toStdString();
        ASSERT_EQ(*read, file);
        ASSERT_EQ(scenarioFileText(*read, registry()), text);
    }
}

TEST(RoundTrips, OfTenThousandScenariosThroughLinksGiveTheSameValuesAndTheSameLink)
{
    const core::Registry models = core::builtInModels();
    tests::AnyScenario any(32);
    for (int i = 0; i < scenarios; ++i) {
        const core::Calculator& calculator = models[static_cast<std::size_t>(i) % models.size()];
        const core::Values values = any.values(calculator);
        const QString text = linkText(calculator, values);
        ASSERT_LE(text.size(), longestLink);
        const auto link = readLink(models, text);
        ASSERT_TRUE(link) << text.toStdString() << ": " << link.issue().code;
        ASSERT_EQ(link->calculator, &calculator);
        ASSERT_EQ(link->values, values) << text.toStdString();
        ASSERT_EQ(linkText(*link->calculator, link->values), text);
    }
}

} // namespace app
