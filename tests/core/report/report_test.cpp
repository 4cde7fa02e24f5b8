// SPDX-License-Identifier: GPL-3.0-or-later
// The report tree: golden folders report-*, and what holds for every calculator.
#include "core/report/report.h"

#include "core/calculator/registry.h"
#include "core/run/fields.h"
#include "tests/support/golden.h"
#include "tests/support/made_up_calculator.h"
#include "tests/support/report_text.h"

#include <gtest/gtest.h>

namespace core::report {

namespace {

const Registry& models()
{
    static const Registry registry = builtInModels();
    return registry;
}

const Calculator& named(std::string_view id)
{
    return *findCalculator(models(), id);
}

Value count(std::int64_t number)
{
    return number;
}

Run exampleRun()
{
    return {&named(run::id), named(run::id).example()};
}

void expectGolden(const std::string& name, const Contents& contents)
{
    EXPECT_EQ(tests::goldenDifference("report-" + name, "tree.txt", tests::reportText(compose(contents))), "");
}

template<class T> std::vector<const T*> blocksOf(const Page& page)
{
    std::vector<const T*> found;
    for (const Block& block : page.blocks)
        if (const T* each = std::get_if<T>(&block))
            found.push_back(each);
    return found;
}

Contents threePinned()
{
    const Calculator& bubble = named("pipeline-bubble");
    return {{{&bubble, "", {count(8), count(32)}, 0},
             {&bubble, "twice the microbatches", {count(8), count(64)}, 0},
             {&bubble, "<b>half</b> the stages & more", {count(4), count(32)}, 1},
             {&bubble, "twice the microbatches", {count(16), count(64)}, 2}},
            {},
            {}};
}

} // namespace

TEST(Report, OfTheWorkedExampleOfEachCalculator)
{
    for (const Calculator& calculator : builtInCalculators())
        expectGolden(std::string(calculator.id), {{{&named(calculator.id), "", calculator.example(), 0}}, {}, {}});
}

TEST(Report, WithTheRunBehindItSaysWhatTheRunGives)
{
    const Calculator& bubble = named("pipeline-bubble");
    expectGolden(
        "with-run",
        {{{&bubble, "", {count(8), count(128)}, 0}, {&bubble, "others", {count(4), count(16)}, 0}}, {}, exampleRun()});
}

TEST(Report, OfARunThatIsNotWholeSaysWhy)
{
    auto run = exampleRun();
    run.values[*run.calculator->fieldIndex("gpus")] = count(500);
    expectGolden("with-uneven-run", {{{&named("effective-batch"), "", named("effective-batch").blank(), 0}}, {}, run});
}

TEST(Report, KeepsItsPlacesWhereFieldsAreBlank)
{
    expectGolden("blank", {{{&named("data-parallel-scaling"), "", {count(64), std::nullopt, 0.9}, 0}}, {}, {}});
}

TEST(Report, SaysWhatIsTooLarge)
{
    expectGolden(
        "too-large",
        {{{&named("effective-batch"), "", {count(largestCount), count(2), count(4), count(4096)}, 0}}, {}, {}});
}

TEST(Report, WarnsAsThePageDoes)
{
    expectGolden("warning", {{{&named("pipeline-bubble"), "", {count(16), count(8)}, 0}}, {}, {}});
}

TEST(Report, ComparesPinnedScenariosOnALastPage)
{
    expectGolden("three-pinned", threePinned());
}

TEST(Report, CarriesChosenUnitsOverToTheResults)
{
    const Calculator& scaling = named("data-parallel-scaling");
    const Report report = compose({{{&scaling, "", scaling.example(), 0}}, {{scaling.id, {0, 2, 0}}}, {}});
    const auto facts = blocksOf<Facts>(report.pages[0]);
    const auto findings = blocksOf<Findings>(report.pages[0]);
    EXPECT_STREQ(facts[0]->facts[1].quantity.unit.source, "tokens/s");
    EXPECT_STREQ(findings[0]->findings[0].quantity.unit.source, "tokens/s");
    EXPECT_TRUE(findings[0]->findings[1].quantity.unit.empty());
}

TEST(Report, TakesAUnitThatThereIsNot)
{
    const Calculator& scaling = named("data-parallel-scaling");
    for (const int unit : {-1, 7}) {
        const Report report = compose({{{&scaling, "", scaling.example(), 0}}, {{scaling.id, {0, unit}}}, {}});
        EXPECT_FALSE(blocksOf<Facts>(report.pages[0])[0]->facts[1].quantity.unit.empty());
    }
}

TEST(Report, ComparesOnlyScenariosOfOneCalculator)
{
    const Calculator& bubble = named("pipeline-bubble");
    const Calculator& batch = named("effective-batch");
    const Report report = compose({{{&bubble, "first", bubble.example(), 0},
                                    {&batch, "alone", batch.example(), 1},
                                    {&bubble, "second", bubble.example(), 2}},
                                   {},
                                   {}});
    ASSERT_EQ(report.pages.size(), 4U);
    const auto comparison = blocksOf<Comparison>(report.pages[3]);
    ASSERT_EQ(comparison.size(), 1U);
    ASSERT_EQ(comparison[0]->rows.size(), 2U);
    EXPECT_EQ(comparison[0]->rows[1].name, "second");
    EXPECT_EQ(blocksOf<ChartPlace>(report.pages[3])[0]->marks.size(), 1U);
}

TEST(Report, OfNothingHasNoPage)
{
    EXPECT_TRUE(compose({}).pages.empty());
}

TEST(Report, HoldsEveryFieldAndResultOfAnyCalculator)
{
    Registry all = builtInCalculators();
    all.push_back(tests::madeUpCalculator());
    for (const Calculator& calculator : all) {
        const Evaluation evaluation = calculator.evaluate(calculator.example());
        const Report report = compose({{{&calculator, "a", calculator.example(), 0}}, {}, {}});
        ASSERT_EQ(report.pages.size(), 1U);
        const Facts& facts = *blocksOf<Facts>(report.pages[0]).at(0);
        ASSERT_EQ(facts.facts.size(), calculator.fields.size());
        for (std::size_t i = 0; i < facts.facts.size(); ++i)
            EXPECT_EQ(facts.facts[i].quantity.value, toNumber(calculator.fields[i].example));
        const Findings& findings = *blocksOf<Findings>(report.pages[0]).at(0);
        ASSERT_EQ(findings.findings.size(), calculator.results.size());
        for (const Finding& finding : findings.findings)
            EXPECT_EQ(finding.quantity.value, evaluation.answers[*calculator.resultIndex(finding.id)].value);
    }
}

} // namespace core::report
