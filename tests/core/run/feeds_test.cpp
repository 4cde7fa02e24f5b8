// SPDX-License-Identifier: GPL-3.0-or-later
// What the run fills: every row names fields that there are, and gives the values of the worked example.
#include "core/run/feeds.h"

#include "core/calculator/registry.h"
#include "core/run/fields.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace core::run {

namespace {

const Field* fieldAt(const Registry& registry, const FieldPlace& place)
{
    const Calculator* calculator = findCalculator(registry, place.calculator);
    const auto index = calculator ? calculator->fieldIndex(place.field) : std::nullopt;
    return index ? &calculator->fields[*index] : nullptr;
}

std::map<std::string, std::optional<Value>> allFed(const Values& values)
{
    const Calculator run = calculator();
    std::map<std::string, std::optional<Value>> fed;
    for (const Feed& feed : feeds)
        fed[std::string(feed.place.calculator) + '/' + std::string(feed.place.field)] =
            fedValue(feed, run, values, run.evaluate(values));
    return fed;
}

std::optional<Value> count(std::int64_t value)
{
    return Value(value);
}

} // namespace

TEST(Feeds, NameCountsOnBothEnds)
{
    const Registry registry = builtInCalculators();
    const Calculator run = calculator();
    for (const Feed& feed : feeds) {
        const Field* field = fieldAt(registry, feed.place);
        ASSERT_NE(field, nullptr) << feed.place.field;
        EXPECT_EQ(field->kind, Kind::Count);
        EXPECT_EQ(feedOf(feed.place), &feed) << "each place once";
        const auto source = run.fieldIndex(feed.source);
        const auto result = run.resultIndex(feed.source);
        ASSERT_TRUE(source || result) << feed.source;
        EXPECT_EQ(source ? run.fields[*source].kind : run.results[*result].kind, Kind::Count);
    }
    EXPECT_EQ(feedOf({"data-parallel-scaling", "scaling-efficiency"}), nullptr);
    EXPECT_EQ(feedOf({"pipeline-bubble", "devices"}), nullptr);
}

TEST(Feeds, GiveTheWorkedExample)
{
    const std::map<std::string, std::optional<Value>> expected{
        {"pipeline-bubble/stages", count(8)},
        {"pipeline-bubble/microbatches", count(256)},
        {"data-parallel-scaling/devices", count(8)},
        {"effective-batch/batch-per-device", count(1)},
        {"effective-batch/devices", count(8)},
        {"effective-batch/accumulation-steps", count(256)},
        {"effective-batch/sequence-length", count(8192)},
    };
    EXPECT_EQ(allFed(calculator().example()), expected);
}

TEST(Feeds, GiveTheSameBatchAndBubbleAsTheRun)
{
    const Calculator run = calculator();
    const Values values = valuesFrom({1024, 4, 8, 2, 2, 3072, 4096, 3});
    const Evaluation evaluation = run.evaluate(values);
    for (const Calculator& calculator : builtInCalculators()) {
        Values fed = calculator.example();
        for (std::size_t i = 0; i < calculator.fields.size(); ++i)
            if (const Feed* feed = feedOf({calculator.id, calculator.fields[i].id}))
                fed[i] = fedValue(*feed, run, values, evaluation);
        const Evaluation there = calculator.evaluate(fed);
        for (const char* result : {"tokens-per-step", "bubble-fraction"}) {
            if (const auto index = calculator.resultIndex(result)) {
                EXPECT_EQ(there.answers[*index].value, evaluation.answers[*run.resultIndex(result)].value) << result;
            }
        }
        if (const auto index = calculator.resultIndex("effective-batch")) {
            EXPECT_EQ(there.answers[*index].value, Number(std::uint64_t(3072)));
        }
    }
}

TEST(Feeds, GiveNothingForWhatIsBlankOrNotWhole)
{
    for (const auto& [place, value] : allFed(calculator().blank()))
        EXPECT_FALSE(value) << place;
    const auto fed = allFed(valuesFrom({504, 8, 8, 1, 1, 2048, 8192, 1}));
    EXPECT_EQ(fed.at("pipeline-bubble/stages"), count(8));
    EXPECT_EQ(fed.at("pipeline-bubble/microbatches"), std::nullopt);
    EXPECT_EQ(fed.at("effective-batch/devices"), std::nullopt);
}

TEST(SameMeanings, AreMutualAndNameFields)
{
    const Registry registry = builtInCalculators();
    for (const SameMeaning& pair : sameMeanings) {
        EXPECT_NE(fieldAt(registry, pair.first), nullptr);
        EXPECT_NE(fieldAt(registry, pair.second), nullptr);
        EXPECT_EQ(sameAs(pair.first), pair.second);
        EXPECT_EQ(sameAs(pair.second), pair.first);
    }
    EXPECT_EQ(sameAs({"pipeline-bubble", "microbatches"}), (FieldPlace{"effective-batch", "accumulation-steps"}));
    EXPECT_EQ(sameAs({"pipeline-bubble", "stages"}), std::nullopt);
}

} // namespace core::run
