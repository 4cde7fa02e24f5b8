// SPDX-License-Identifier: GPL-3.0-or-later
// What has to change in a run for a target: worked examples of every fed field, and promises for any small run.
#include "core/run/ways.h"

#include "core/calculator/registry.h"
#include "core/run/compute.h"
#include "core/run/feeds.h"
#include "core/run/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace core::run {

namespace {

// GPUs, tensor, pipeline, context, microbatch, global batch, sequence length, passes.
const Inputs mockup{512, 8, 8, 1, 8, 2048, 8192, 1}; // 8 replicas, 32 microbatches

const Registry& registry()
{
    static const Registry calculators = builtInCalculators();
    return calculators;
}

// A page whose fields all come from the run where it can fill them.
struct Page
{
    Page(const char* id, const Inputs& inputs)
        : calculator(*findCalculator(registry(), id)), values(calculator.example())
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const Feed* feed = feedOf({calculator.id, calculator.fields[i].id});
            fed.push_back(feed != nullptr);
            const auto value = feed ? given(feed->source, inputs) : std::nullopt;
            if (feed)
                values[i] = value ? std::optional<Value>(*value) : std::nullopt;
        }
    }

    const Calculator& calculator;
    Values values;
    std::vector<bool> fed;
};

std::vector<Way> waysFor(const Page& page, const Inputs& inputs, const char* result, const Rational& target,
                         const char* field)
{
    const std::size_t wanted = *page.calculator.resultIndex(result);
    const std::size_t solved = *page.calculator.fieldIndex(field);
    const auto solution = solve(page.calculator, page.values, wanted, target, solved);
    if (!solution)
        return {};
    return ways(inputs, {page.calculator, page.values, page.fed, wanted, solved, target}, *solution);
}

// "microbatch 8>4: 64" for each way, with "!" where it misses the target.
std::string told(const std::vector<Way>& list)
{
    std::string text;
    for (const Way& way : list) {
        text += text.empty() ? "" : "; ";
        for (const Change& change : way.changes)
            text +=
                std::string(change.field) + " " + std::to_string(change.from) + ">" + std::to_string(change.to) + " ";
        text += "= " + std::to_string(way.value) + (way.meets ? "" : "!");
    }
    return text;
}

std::string toldFor(const char* calculator, const Inputs& inputs, const char* result, const Rational& target,
                    const char* field)
{
    return told(waysFor(Page(calculator, inputs), inputs, result, target, field));
}

Inputs with(Inputs inputs, const std::vector<Change>& changes)
{
    Values values = valuesFrom(inputs);
    static const Calculator run = calculator();
    for (const Change& change : changes)
        values[*run.fieldIndex(change.field)] = change.to;
    return inputsFrom(values);
}

} // namespace

TEST(Ways, ATenthOfBubbleTakesTheNextCountsThatTheGlobalBatchAllowsOrALargerBatch)
{
    EXPECT_EQ(toldFor("pipeline-bubble", mockup, "bubble-fraction", Rational(1, 10), "microbatches"),
              "microbatch 8>4 = 64; gpus 512>256 = 64; global-batch 2048>4032 = 63");
}

TEST(Ways, ATargetThatIsMetAlreadyLeadsBackToTheClosestCount)
{
    const Inputs fine{512, 8, 8, 1, 1, 2048, 8192, 1}; // 256 microbatches
    EXPECT_EQ(toldFor("pipeline-bubble", fine, "bubble-fraction", Rational(1, 10), "microbatches"),
              "microbatch 1>4 = 64; gpus 512>2048 = 64; global-batch 2048>504 = 63");
}

TEST(Ways, OtherStagesTakeOtherGpusSoThatTheReplicasStay)
{
    // 3 idle steps of 35 are 8.57%, 4 of 36 would be 11.1%.
    EXPECT_EQ(toldFor("pipeline-bubble", mockup, "bubble-fraction", Rational(1, 10), "stages"),
              "gpus 512>256 pipeline-parallel 8>4 = 4");
}

TEST(Ways, MoreDevicesAreReplicasThatDivideTheGlobalBatchOrTakeItAlong)
{
    // A speedup of 9 at 90% takes 10 replicas; 256 shares of the global batch allow 16.
    EXPECT_EQ(toldFor("data-parallel-scaling", mockup, "speedup", Rational(9), "devices"),
              "gpus 512>1024 = 16; gpus 512>640 global-batch 2048>2560 = 10");
}

TEST(Ways, AnEffectiveBatchOfTwiceTheSizeNeedsAGlobalBatchOfTwiceTheSize)
{
    const char* const batch = "effective-batch";
    EXPECT_EQ(toldFor(batch, mockup, batch, Rational(4096), "accumulation-steps"), "global-batch 2048>4096 = 64");
    EXPECT_EQ(toldFor(batch, mockup, batch, Rational(4096), "batch-per-device"),
              "microbatch 8>16 global-batch 2048>4096 = 16");
    EXPECT_EQ(toldFor(batch, mockup, batch, Rational(4096), "devices"), "gpus 512>1024 global-batch 2048>4096 = 16");
}

TEST(Ways, TokensPerStepCanComeFromTheSequenceLength)
{
    EXPECT_EQ(toldFor("effective-batch", mockup, "tokens-per-step", Rational(2048 * 4096), "sequence-length"),
              "sequence-length 8192>4096 = 4096");
}

TEST(Ways, AnExactTargetThatNoCountHitsGivesWhatTheNearestGive)
{
    // 2,050 sequences over 64 in each step.
    EXPECT_EQ(toldFor("effective-batch", mockup, "effective-batch", Rational(2100), "accumulation-steps"),
              "global-batch 2048>2112 = 33!");
}

TEST(Ways, AccumulationStepsComeInMultiplesOfThePasses)
{
    const Inputs twice{512, 8, 8, 1, 8, 2048, 8192, 2}; // 16 microbatches in each of 2 passes
    EXPECT_EQ(toldFor("effective-batch", twice, "effective-batch", Rational(64 * 34), "accumulation-steps"),
              "global-batch 2048>2176 = 34");
    EXPECT_EQ(toldFor("effective-batch", twice, "effective-batch", Rational(64 * 35), "accumulation-steps"),
              "global-batch 2048>2176 = 34!; global-batch 2048>2304 = 36!");
}

TEST(Ways, ARunWhoseMicrobatchesAreNotWholeCanStillTakeAnotherGlobalBatch)
{
    const Inputs uneven{448, 8, 8, 1, 1, 2048, 8192, 1}; // 7 replicas
    EXPECT_EQ(toldFor("pipeline-bubble", uneven, "bubble-fraction", Rational(1, 10), "microbatches"),
              "global-batch 2048>441 = 63");
}

TEST(Ways, ARunWithoutWholeReplicasHasNone)
{
    const Inputs uneven{504, 8, 8, 1, 1, 2048, 8192, 1};
    EXPECT_EQ(toldFor("pipeline-bubble", uneven, "bubble-fraction", Rational(1, 10), "microbatches"), "");
}

TEST(Ways, AFieldWithAValueOfItsOwnHasNone)
{
    Page page("pipeline-bubble", mockup);
    page.fed.assign(page.fed.size(), false);
    EXPECT_TRUE(waysFor(page, mockup, "bubble-fraction", Rational(1, 10), "microbatches").empty());
}

TEST(Ways, WhatIsGivenAgreesWithTheTableOfFeeds)
{
    const Calculator run = calculator();
    for (const Inputs& inputs : {mockup, Inputs{512, 8, 8, 1, 1, 4096, 2048, 2}, Inputs{504, 8, 8, 1, 1, 1, 1, 1}}) {
        const Values values = valuesFrom(inputs);
        for (const Feed& feed : feeds) {
            const auto expected = fedValue(feed, run, values, run.evaluate(values));
            const auto value = given(feed.source, inputs);
            EXPECT_EQ(value ? std::optional<Value>(*value) : std::nullopt, expected) << feed.source;
        }
    }
}

RC_GTEST_PROP(Ways, EveryWayIsAWholeRunThatGivesWhatItSays, ())
{
    const auto count = [](int most) { return static_cast<std::int64_t>(*rc::gen::inRange(1, most + 1)); };
    const std::int64_t replicaCount = count(12);
    const Inputs inputs{replicaCount * 8, 2, 4, 1, count(8), {}, 128, count(2)};
    Inputs run = inputs;
    run.globalBatch = replicaCount * *inputs.microbatch * *inputs.passes * count(40);
    const Page page("pipeline-bubble", run);
    const Rational target(count(60), 100);
    for (const Way& way : waysFor(page, run, "bubble-fraction", target, "microbatches")) {
        const Inputs changed = with(run, way.changes);
        RC_ASSERT(!way.changes.empty());
        RC_ASSERT(compute(changed).errors.empty());
        RC_ASSERT(microbatches(changed) == way.value);
        RC_ASSERT(way.meets);
        RC_ASSERT(meetsTarget(page.calculator.results[0], *compute(changed).bubbleFraction.value, target));
    }
}

TEST(CommonFields, DevicesAndMicrobatchesMeanTheSameOnTwoPages)
{
    const Calculator& bubble = *findCalculator(registry(), "pipeline-bubble");
    const Calculator& scaling = *findCalculator(registry(), "data-parallel-scaling");
    const Calculator& batch = *findCalculator(registry(), "effective-batch");
    EXPECT_EQ(commonFields(bubble, batch), (std::vector<CommonField>{{1, 2}}));
    EXPECT_EQ(commonFields(batch, bubble), (std::vector<CommonField>{{2, 1}}));
    EXPECT_EQ(commonFields(scaling, batch), (std::vector<CommonField>{{0, 1}}));
    EXPECT_TRUE(commonFields(bubble, scaling).empty());
    EXPECT_TRUE(commonFields(batch, batch).empty());
}

} // namespace core::run
