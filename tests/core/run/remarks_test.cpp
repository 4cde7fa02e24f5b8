// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/remarks.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>

namespace core::run {

namespace {

std::vector<Issue> remarksOn(std::string_view id, const Values& values, std::optional<std::int64_t> gpus)
{
    const Registry registry = builtInCalculators();
    const Calculator& calculator = *findCalculator(registry, id);
    Inputs run;
    run.gpus = gpus;
    return remarks(calculator, calculator.evaluate(values), run);
}

} // namespace

TEST(Remarks, SayWhatTheBubbleCosts)
{
    const auto small = remarksOn("pipeline-bubble", {std::int64_t(8), std::int64_t(256)}, 512);
    ASSERT_EQ(small.size(), 1u);
    EXPECT_EQ(small[0].code, code::bubbleCost);
    EXPECT_EQ(small[0].arguments[0].number, Number(12288.0));
    EXPECT_EQ(small[0].arguments[1].number, Number(327.1)); // 12,288 x 7/263 = 327.06
    const auto large = remarksOn("pipeline-bubble", {std::int64_t(8), std::int64_t(32)}, 512);
    EXPECT_EQ(large[0].arguments[1].number, Number(2206.0)); // 12,288 x 7/39 = 2,205.5
}

TEST(Remarks, AreNoneWhereANumberIsMissingOrThereIsNoBubble)
{
    EXPECT_TRUE(remarksOn("pipeline-bubble", {std::int64_t(8), std::nullopt}, 512).empty());
    EXPECT_TRUE(remarksOn("pipeline-bubble", {std::int64_t(8), std::int64_t(32)}, std::nullopt).empty());
    EXPECT_TRUE(remarksOn("data-parallel-scaling", {std::int64_t(8), 2000.0, 0.9}, 512).empty());
}

} // namespace core::run
