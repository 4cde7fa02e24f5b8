// SPDX-License-Identifier: GPL-3.0-or-later
// Legal runs near one that is not whole: the worked example, a naive search over small runs, and the largest sizes.
#include "core/run/neighbours.h"

#include "core/run/compute.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace core::run {

namespace {

// GPUs, tensor, pipeline, context, microbatch, global batch, sequence length, passes.
const Inputs example{512, 8, 8, 1, 1, 2048, 8192, 1};

using Row = std::array<std::int64_t, 5>; // GPUs, replicas, microbatch, microbatches, global batch

Row rowOf(const Neighbour& neighbour)
{
    return {neighbour.gpus, neighbour.replicas, neighbour.microbatch.value_or(0), neighbour.microbatches.value_or(0),
            neighbour.globalBatch.value_or(0)};
}

std::vector<Row> rowsOf(const Inputs& inputs)
{
    std::vector<Row> rows;
    for (const Neighbour& neighbour : neighbours(inputs))
        rows.push_back(rowOf(neighbour));
    return rows;
}

Rational factorOf(const Neighbour& neighbour)
{
    Rational factor = 1;
    for (const Change& change : neighbour.changes)
        factor = factor * (change.to > change.from ? 1 + change.relative() : 1 / (1 + change.relative()));
    return factor;
}

std::optional<std::int64_t> Inputs::*memberOf(const Change& change)
{
    if (change.field == "gpus")
        return &Inputs::gpus;
    return change.field == "microbatch" ? &Inputs::microbatch : &Inputs::globalBatch;
}

bool isLegal(const Inputs& inputs, const Neighbour& neighbour)
{
    const Inputs run = neighbour.applied(inputs);
    return compute(run).errors.empty() && replicas(run) == neighbour.replicas &&
           microbatches(run) == neighbour.microbatches;
}

bool changesWhatItSays(Inputs inputs, const Neighbour& neighbour)
{
    const Rational batch = inputs.globalBatch.value_or(0);
    const Inputs run = neighbour.applied(inputs);
    for (const Change& change : neighbour.changes) {
        std::optional<std::int64_t>& value = inputs.*memberOf(change);
        if (value != change.from || change.from == change.to || change.to < 1)
            return false;
        value = change.to;
    }
    return inputs == run && !neighbour.changes.empty() &&
           batch * (1 + neighbour.globalBatchChange) == Rational(run.globalBatch.value_or(0));
}

// What is not as promised of every list; empty: nothing.
std::string wrongIn(const Inputs& inputs, const std::vector<Neighbour>& list)
{
    std::set<Row> seen;
    Rational factor = 1;
    for (const Neighbour& neighbour : list) {
        if (!isLegal(inputs, neighbour))
            return "a run that is not legal";
        if (!changesWhatItSays(inputs, neighbour))
            return "a change that is not one";
        if (!seen.insert(rowOf(neighbour)).second)
            return "a run that is there already";
        if (factorOf(neighbour) < factor)
            return "a run that changes less than the one before";
        factor = factorOf(neighbour);
    }
    return list.size() <= 6 ? "" : "more than six rows";
}

// The count nearest to `from` in the direction of `step` for which `allows`, by trying all up to `most`.
template<class Allows>
std::optional<std::int64_t> nearest(std::int64_t from, int step, std::int64_t most, Allows allows)
{
    for (std::int64_t count = from + step; count >= 1 && count <= most; count += step)
        if (allows(count))
            return count;
    return std::nullopt;
}

Inputs with(Inputs inputs, std::optional<std::int64_t> Inputs::*member, std::int64_t value)
{
    inputs.*member = value;
    return inputs;
}

// The rule of `neighbours`, word for word, by trial.
std::set<Row> naiveRows(const Inputs& inputs)
{
    constexpr std::int64_t most = 120; // above all that is tried below
    std::set<Row> rows;
    const auto isWhole = [](const Inputs& run) { return microbatches(run).has_value(); };
    const auto add = [&rows](const Inputs& run) {
        rows.insert({*run.gpus, *replicas(run), *run.microbatch, *microbatches(run), *run.globalBatch});
    };
    const auto addNearest = [&](const Inputs& run, std::optional<std::int64_t> Inputs::*member) {
        for (const int step : {-1, 1})
            if (const auto found = nearest(*(run.*member), step, most,
                                           [&](std::int64_t value) { return isWhole(with(run, member, value)); }))
                add(with(run, member, *found));
    };
    if (isWhole(inputs))
        return rows;
    if (replicas(inputs)) {
        for (auto Inputs::*member : {&Inputs::globalBatch, &Inputs::microbatch, &Inputs::gpus})
            addNearest(inputs, member);
        return rows;
    }
    for (const int step : {-1, 1}) {
        const auto gpus = nearest(*inputs.gpus, step, most, [&](std::int64_t value) {
            return replicas(with(inputs, &Inputs::gpus, value)).has_value();
        });
        if (!gpus)
            continue;
        const Inputs run = with(inputs, &Inputs::gpus, *gpus);
        if (isWhole(run))
            add(run);
        else
            addNearest(run, &Inputs::globalBatch);
    }
    return rows;
}

rc::Gen<std::int64_t> anyCount()
{
    return rc::gen::mapcat(rc::gen::inRange(0, 63),
                           [](int bits) { return rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1); });
}

} // namespace

TEST(Neighbours, OfTheWorkedExample)
{
    const std::vector<Row> expected{
        {512, 8, 1, 256, 2048},
        {448, 7, 1, 293, 2051},
        {448, 7, 1, 292, 2044},
    };
    EXPECT_EQ(rowsOf(with(example, &Inputs::gpus, 504)), expected);
}

TEST(Neighbours, SayWhatTheyChangeAndByHowMuch)
{
    const auto list = neighbours(with(example, &Inputs::gpus, 504));
    ASSERT_EQ(list.size(), 3u);
    EXPECT_EQ(list[0].changes, (std::vector<Change>{{"gpus", 504, 512}}));
    EXPECT_TRUE(list[0].globalBatchChange.isZero());
    EXPECT_EQ(list[2].changes, (std::vector<Change>{{"gpus", 504, 448}, {"global-batch", 2048, 2044}}));
    EXPECT_EQ(list[2].globalBatchChange, Rational(-4, 2048));
    EXPECT_EQ(list[1].globalBatchChange, Rational(3, 2048));
    EXPECT_EQ(list[2].changes[0].relative(), Rational(-1, 9));
}

TEST(Neighbours, OfWholeReplicasChangeOneFieldEach)
{
    // 7 replicas: 2,048 keeps its power of two with 4 or 8 of them.
    const std::vector<Row> expected{
        {448, 7, 1, 293, 2051},
        {448, 7, 1, 292, 2044},
        {512, 8, 1, 256, 2048},
        {256, 4, 1, 512, 2048},
    };
    EXPECT_EQ(rowsOf(with(example, &Inputs::gpus, 448)), expected);
    // Microbatch 3 on 8 replicas: 2 and 4 are next to it; with 3, no count of replicas fits.
    const std::vector<Row> microbatch{
        {512, 8, 3, 85, 2040},
        {512, 8, 3, 86, 2064},
        {512, 8, 4, 64, 2048},
        {512, 8, 2, 128, 2048},
    };
    EXPECT_EQ(rowsOf(with(example, &Inputs::microbatch, 3)), microbatch);
}

TEST(Neighbours, OfAWholeRunAreNone)
{
    EXPECT_TRUE(neighbours(example).empty());
}

TEST(Neighbours, NeedOnlyGpusAndParallelSizes)
{
    EXPECT_TRUE(neighbours({}).empty());
    EXPECT_TRUE(neighbours({504, 8, 8, {}, 1, 2048, 8192, 1}).empty());
    EXPECT_TRUE(neighbours({512, 8, 8, 1, {}, 2047, 8192, 1}).empty()) << "nobody knows whether that is whole";
    const auto list = neighbours({504, 8, 8, 1, {}, {}, {}, {}});
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(rowOf(list[0]), (Row{512, 8, 0, 0, 0}));
    EXPECT_EQ(rowOf(list[1]), (Row{448, 7, 0, 0, 0}));
    EXPECT_FALSE(list[0].microbatch || list[0].microbatches || list[0].globalBatch);
}

TEST(Neighbours, LieOnOneSideWhereTheOtherWouldBeZeroOrTooLarge)
{
    EXPECT_EQ(rowsOf({4, 2, 4, 1, {}, {}, {}, 1}), (std::vector<Row>{{8, 1, 0, 0, 0}}));
    EXPECT_EQ(rowsOf({largestCount, 2, 1, 1, {}, {}, {}, 1}),
              (std::vector<Row>{{largestCount - 1, largestCount / 2, 0, 0, 0}}));
    EXPECT_EQ(rowsOf({5, 1, 1, 1, 1, 3, 1, 1}), (std::vector<Row>{{5, 5, 1, 1, 5}, {3, 3, 1, 1, 3}}));
}

TEST(Neighbours, AreThoseOfANaiveSearchOverSmallRuns)
{
    std::size_t found = 0;
    for (std::int64_t gpus = 1; gpus <= 10; ++gpus)
        for (const std::int64_t pipeline : {1, 2, 3, 5})
            for (std::int64_t microbatch = 1; microbatch <= 4; ++microbatch)
                for (std::int64_t batch = 1; batch <= 24; ++batch)
                    for (std::int64_t passes = 1; passes <= 2; ++passes) {
                        const Inputs inputs{gpus, 1, pipeline, 1, microbatch, batch, {}, passes};
                        const std::vector<Row> rows = rowsOf(inputs);
                        ASSERT_EQ(std::set<Row>(rows.begin(), rows.end()), naiveRows(inputs))
                            << gpus << " " << pipeline << " " << microbatch << " " << batch << " " << passes;
                        found += rows.size();
                    }
    EXPECT_GT(found, 10'000u);
}

RC_GTEST_PROP(Neighbours, AreWholeAndChangeWhatTheySay, ())
{
    const auto size = [] { return *rc::gen::inRange<std::int64_t>(1, 9); };
    const Inputs inputs{*rc::gen::inRange<std::int64_t>(1, 20'000),  size(), size(), size(), size(),
                        *rc::gen::inRange<std::int64_t>(1, 100'000), size(), size()};
    const auto list = neighbours(inputs);
    RC_CLASSIFY(!list.empty());
    RC_ASSERT(wrongIn(inputs, list) == "");
    RC_ASSERT(list.empty() == (compute(inputs).errors.empty()));
}

RC_GTEST_PROP(Neighbours, HoldForRunsOfAnySize, ())
{
    const Inputs inputs{*anyCount(), *anyCount(), *anyCount(), *anyCount(),
                        *anyCount(), *anyCount(), *anyCount(), *anyCount()};
    RC_ASSERT(wrongIn(inputs, neighbours(inputs)) == "");
    // Replicas whole by construction, so that microbatches are what is at fault.
    const Inputs batch{*anyCount(), 1, 1, 1, *anyCount(), *anyCount(), *anyCount(), *rc::gen::inRange(1, 5)};
    RC_ASSERT(wrongIn(batch, neighbours(batch)) == "");
}

TEST(Neighbours, OfTheLargestCountsNeitherOverflowNorHang)
{
    const std::int64_t most = largestCount;
    EXPECT_TRUE(neighbours({most, most, most, most, most, most, most, most}).empty()) << "no GPUs are enough";
    for (const std::int64_t odd : {most - 1, most - 24, most / 2, std::int64_t(1) << 62})
        for (const Inputs& inputs :
             {Inputs{most, 1, 1, 1, 1, odd, most, 1}, Inputs{1, 1, 1, 1, odd, most, most, 1},
              Inputs{odd, 3, 1, 1, 1, most, most, 1}, Inputs{most, 1, 1, 1, odd, most, most, most}})
            EXPECT_EQ(wrongIn(inputs, neighbours(inputs)), "");
}

TEST(NextAllowed, AnswersWithinTheWorkedExample)
{
    // 8 replicas with 32 sequences each in microbatches of 1: 32 microbatches where 63 are wanted.
    const Inputs inputs{512, 8, 8, 1, 2, 512, 8192, 1};
    ASSERT_EQ(microbatches(inputs), 32);
    const std::vector<Step> expected{
        {{"microbatch", 2, 1}, 8, 64},
        {{"gpus", 512, 256}, 4, 64},
        {{"global-batch", 512, 1008}, 8, 63},
    };
    EXPECT_EQ(nextAllowed(inputs, 63), expected);
}

TEST(NextAllowed, LeavesOutWhatDoesNotLeadThere)
{
    // Nothing smaller than a microbatch of 1; 2,048 microbatches on one replica are the most.
    EXPECT_EQ(nextAllowed(example, 257),
              (std::vector<Step>{{{"gpus", 512, 256}, 4, 512}, {{"global-batch", 2048, 2056}, 8, 257}}));
    EXPECT_EQ(nextAllowed(example, 2049), (std::vector<Step>{{{"global-batch", 2048, 16392}, 8, 2049}}));
    EXPECT_TRUE(nextAllowed(example, largestCount).empty());
    EXPECT_TRUE(nextAllowed(example, 256).empty()) << "has them";
    EXPECT_TRUE(nextAllowed(with(example, &Inputs::gpus, 504), 300).empty()) << "not whole";
    EXPECT_TRUE(nextAllowed({}, 1).empty());
}

RC_GTEST_PROP(NextAllowed, AreTheNextOfASearchOverAllCounts, ())
{
    const auto small = [](std::int64_t most) { return *rc::gen::inRange<std::int64_t>(1, most + 1); };
    const std::int64_t group = small(4), d = small(40), b = small(12), m = small(60), k = small(3);
    const Inputs inputs{d * group, group, 1, 1, b, d * b * m * k, {}, k};
    const std::int64_t target = small(200);
    const std::vector<Step> steps = nextAllowed(inputs, target);
    std::vector<Step> expected;
    const auto search = [&](std::string_view field, std::optional<std::int64_t> Inputs::*member, std::int64_t unit) {
        for (std::int64_t value = *(inputs.*member) - unit; value > 0; value -= unit) {
            const Inputs run = with(inputs, member, value);
            if (microbatches(run).value_or(0) >= target) {
                expected.push_back({{field, *(inputs.*member), value}, *replicas(run), *microbatches(run)});
                return;
            }
        }
    };
    if (m < target) {
        search("microbatch", &Inputs::microbatch, 1);
        search("gpus", &Inputs::gpus, group);
        expected.push_back({{"global-batch", d * b * m * k, d * b * target * k}, d, target});
    }
    RC_ASSERT(steps == expected);
}

RC_GTEST_PROP(NextAllowed, HoldForRunsOfAnySize, ())
{
    const auto bits = [](int most) { return std::int64_t(1) << *rc::gen::inRange(0, most + 1); };
    const std::int64_t d = bits(20), b = bits(20), m = bits(20);
    const Inputs inputs{d * 4, 4, 1, 1, b, d * b * m, {}, 1};
    const std::int64_t target = *anyCount();
    for (const Step& step : nextAllowed(inputs, target)) {
        RC_ASSERT(step.microbatches >= target);
        const Inputs run = with(inputs, memberOf(step.change), step.change.to);
        RC_ASSERT(microbatches(run) == step.microbatches);
        RC_ASSERT(replicas(run) == step.replicas);
    }
}

} // namespace core::run
