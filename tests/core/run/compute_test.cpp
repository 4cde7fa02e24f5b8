// SPDX-License-Identifier: GPL-3.0-or-later
// The run: the worked example, what is whole and what is not, blanks and sizes beyond what can be held.
#include "core/run/compute.h"

#include "core/numbers/rational.h"
#include "core/run/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace core::run {

namespace {

std::optional<Number> count(std::uint64_t value)
{
    return Number(value);
}

std::optional<Number> fraction(std::uint64_t numerator, std::uint64_t denominator)
{
    return Number(Fraction{numerator, denominator});
}

// 512 GPUs, tensor 8, pipeline 8, context 1, microbatch 1, global batch 2,048, sequence length 8,192, one pass.
const Inputs example{512, 8, 8, 1, 1, 2048, 8192, 1};

Inputs with(std::optional<std::int64_t> Inputs::*member, std::optional<std::int64_t> value)
{
    Inputs inputs = example;
    inputs.*member = value;
    return inputs;
}

rc::Gen<std::int64_t> anyCount()
{
    return rc::gen::mapcat(rc::gen::inRange(0, 63),
                           [](int bits) { return rc::gen::inRange(std::int64_t(1), (std::int64_t(1) << bits) + 1); });
}

Inputs anyInputs()
{
    return {*anyCount(), *anyCount(), *anyCount(), *anyCount(), *anyCount(), *anyCount(), *anyCount(), *anyCount()};
}

Rational exact(const Number& number)
{
    if (const auto* fraction = std::get_if<Fraction>(&number))
        return Rational(*fraction);
    return Rational(std::get<std::uint64_t>(number));
}

} // namespace

TEST(Run, GivesTheWorkedExample)
{
    const Results results = compute(example);
    EXPECT_EQ(results.replicas.value, count(8));
    EXPECT_EQ(results.microbatches.value, count(256));
    EXPECT_EQ(results.accumulationSteps.value, count(256));
    EXPECT_EQ(results.tokensPerStep.value, count(16'777'216));
    EXPECT_EQ(results.bubbleFraction.value, fraction(7, 263));
    EXPECT_EQ(results.gpuHoursPerDay.value, count(12'288));
    EXPECT_EQ(results.bubbleGpuHoursPerDay.value, fraction(12'288 * 7, 263));
    EXPECT_TRUE(results.errors.empty());
    EXPECT_EQ(inputsFrom(calculator().example()), example);
    EXPECT_EQ(valuesFrom(example), calculator().example());
}

TEST(Run, DividesByEveryParallelSize)
{
    EXPECT_EQ(replicas({4096, 8, 4, 2, {}, {}, {}, {}}), 64);
    EXPECT_EQ(gpusPerReplica(example), 64);
    EXPECT_EQ(compute(with(&Inputs::tensorParallel, 1)).replicas.value, count(64));
    EXPECT_EQ(compute(with(&Inputs::pipelineParallel, 1)).bubbleFraction.value, fraction(0, 32));
    EXPECT_EQ(compute(with(&Inputs::pipelineParallel, 1)).bubbleGpuHoursPerDay.value, count(0));
    EXPECT_EQ(compute(with(&Inputs::contextParallel, 8)).replicas.value, count(1));
}

TEST(Run, PaysFillAndDrainInEveryPass)
{
    const Results results = compute(with(&Inputs::passes, 4));
    EXPECT_EQ(results.microbatches.value, count(64));
    EXPECT_EQ(results.accumulationSteps.value, count(256));
    EXPECT_EQ(results.bubbleFraction.value, fraction(7, 71));
}

TEST(Run, NamesTheGpusWhereReplicasAreNotWhole)
{
    const Results results = compute(with(&Inputs::gpus, 504));
    ASSERT_EQ(results.errors.size(), 1u);
    const Issue& issue = results.errors.front();
    EXPECT_EQ(issue.code, "replicas-not-whole");
    EXPECT_EQ(issue.field, "gpus");
    ASSERT_EQ(issue.arguments.size(), 3u);
    EXPECT_EQ(issue.arguments[0].number, fraction(63, 8)) << "7.875";
    EXPECT_EQ(issue.arguments[0].kind, Kind::Real);
    EXPECT_EQ(issue.arguments[1].number, count(504));
    EXPECT_EQ(issue.arguments[2].number, count(64));
    EXPECT_FALSE(results.replicas.value || results.microbatches.value || results.accumulationSteps.value ||
                 results.bubbleFraction.value || results.bubbleGpuHoursPerDay.value);
    EXPECT_EQ(results.tokensPerStep.value, count(16'777'216)) << "needs no replicas";
    EXPECT_EQ(results.gpuHoursPerDay.value, count(12'096));
}

TEST(Run, NamesTheGlobalBatchWhereMicrobatchesAreNotWhole)
{
    const Results results = compute(with(&Inputs::gpus, 448));
    ASSERT_EQ(results.errors.size(), 1u);
    const Issue& issue = results.errors.front();
    EXPECT_EQ(issue.code, "microbatches-not-whole");
    EXPECT_EQ(issue.field, "global-batch");
    ASSERT_EQ(issue.arguments.size(), 5u);
    EXPECT_EQ(issue.arguments[0].number, fraction(2048, 7));
    EXPECT_EQ(issue.arguments[1].number, count(2048));
    EXPECT_EQ(issue.arguments[2].number, count(7));
    EXPECT_EQ(issue.arguments[3].number, count(1));
    EXPECT_EQ(issue.arguments[4].number, count(1));
    EXPECT_EQ(results.replicas.value, count(7));
    EXPECT_FALSE(results.microbatches.value || results.bubbleFraction.value);
}

TEST(Run, LeavesBlankWhatNeedsABlank)
{
    const Results noGpus = compute(with(&Inputs::gpus, {}));
    EXPECT_FALSE(noGpus.replicas.value || noGpus.microbatches.value || noGpus.gpuHoursPerDay.value);
    EXPECT_EQ(noGpus.tokensPerStep.value, count(16'777'216));
    EXPECT_TRUE(noGpus.errors.empty());
    const Results noBatch = compute(with(&Inputs::globalBatch, {}));
    EXPECT_EQ(noBatch.replicas.value, count(8));
    EXPECT_FALSE(noBatch.microbatches.value || noBatch.tokensPerStep.value || noBatch.tokensPerStep.tooLarge);
    const Results noContext = compute(with(&Inputs::contextParallel, {}));
    EXPECT_FALSE(noContext.replicas.value) << "a blank is not a 1";
    const Results noPasses = compute(with(&Inputs::passes, {}));
    EXPECT_FALSE(noPasses.microbatches.value || noPasses.accumulationSteps.value);
    EXPECT_TRUE(noPasses.errors.empty());
}

TEST(Run, SaysTooLargeForTokensAlone)
{
    const Results results = compute(with(&Inputs::sequenceLength, largestCount));
    EXPECT_TRUE(results.tokensPerStep.tooLarge);
    EXPECT_FALSE(results.tokensPerStep.value);
    EXPECT_EQ(results.microbatches.value, count(256));
    EXPECT_EQ(results.bubbleFraction.value, fraction(7, 263));
}

TEST(Run, HoldsTheLargestCountsEverywhere)
{
    const std::int64_t most = largestCount;
    const Results whole = compute({most, 1, most, 1, 1, most, 1, most});
    EXPECT_EQ(whole.replicas.value, count(1));
    EXPECT_EQ(whole.microbatches.value, count(1));
    EXPECT_EQ(whole.accumulationSteps.value, count(std::uint64_t(most)));
    EXPECT_EQ(whole.bubbleFraction.value, fraction(std::uint64_t(most) - 1, std::uint64_t(most)));
    EXPECT_EQ(whole.gpuHoursPerDay.value, Number(24.0 * 9223372036854775808.0)) << "beyond 64 bits";

    const Results results = compute({most, most, most, most, most, most, most, most});
    ASSERT_EQ(results.errors.size(), 1u);
    EXPECT_EQ(results.errors[0].arguments[0].number, Number(1 / 9223372036854775808.0 / 9223372036854775808.0));
    EXPECT_EQ(results.errors[0].arguments[2].kind, Kind::Real) << "no count can hold the GPUs of a replica";
    const Results batch = compute({most, 1, 1, 1, most, most, most, most});
    ASSERT_EQ(batch.errors.size(), 1u);
    EXPECT_EQ(batch.errors[0].field, "global-batch");
}

RC_GTEST_PROP(Run, IsExactOrSaysWhyNot, ())
{
    const Inputs inputs = anyInputs();
    const Results results = compute(inputs);
    const Rational d = Rational(*inputs.gpus) /
                       (Rational(*inputs.tensorParallel) * *inputs.pipelineParallel * *inputs.contextParallel);
    RC_ASSERT(results.replicas.value.has_value() == d.isWhole());
    RC_ASSERT((results.errors.size() == 1 && results.errors[0].field == "gpus") == !d.isWhole());
    if (!d.isWhole())
        return;
    RC_ASSERT(exact(*results.replicas.value) == d);
    const Rational m = Rational(*inputs.globalBatch) / (d * *inputs.microbatch * *inputs.passes);
    RC_ASSERT(results.microbatches.value.has_value() == m.isWhole());
    RC_ASSERT(results.errors.size() == (m.isWhole() ? 0u : 1u));
}

RC_GTEST_PROP(Run, OfWholePartsIsWhole, ())
{
    const auto small = [] { return *rc::gen::inRange<std::int64_t>(1, 1000); };
    const std::int64_t t = small(), p = small(), c = small(), d = small(), b = small(), m = small(), k = small();
    const Inputs inputs{d * t * p * c, t, p, c, b, d * b * m * k, small(), k};
    const Results results = compute(inputs);
    RC_ASSERT(results.errors.empty());
    RC_ASSERT(results.replicas.value == count(std::uint64_t(d)));
    RC_ASSERT(results.microbatches.value == count(std::uint64_t(m)));
    RC_ASSERT(results.accumulationSteps.value == count(std::uint64_t(m * k)));
    const Rational bubble = Rational(p - 1) / Rational(m + p - 1);
    RC_ASSERT(exact(*results.bubbleFraction.value) == bubble);
    RC_ASSERT(exact(*results.bubbleGpuHoursPerDay.value) == bubble * 24 * *inputs.gpus);
}

TEST(SequencesOf, AreWholeOrSayWhy)
{
    EXPECT_EQ(*sequencesOf(16'777'216, 8192), 2048);
    EXPECT_EQ(*sequencesOf(largestCount, 1), largestCount);
    const auto refused = sequencesOf(10'000, 8192);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.issue().code, code::notWholeSequences);
    EXPECT_EQ(refused.issue().arguments[0].number, Number(std::uint64_t(10'000)));
    EXPECT_EQ(refused.issue().arguments[1].number, Number(std::uint64_t(8192)));
}

} // namespace core::run
