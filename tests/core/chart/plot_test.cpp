// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot.h"

#include "core/calculator/registry.h"

#include <gtest/gtest.h>

#include <cmath>

namespace core {
namespace {

const Registry& registry()
{
    static const Registry calculators = builtInCalculators();
    return calculators;
}

const Calculator& calculator(std::string_view id)
{
    return *findCalculator(registry(), id);
}

Plot plotOf(std::string_view id, const Values& values, bool logarithmic = true)
{
    return plot(calculator(id), values, calculator(id).evaluate(values), logarithmic);
}

Plot plotWith(const Values& values, const PlotView& view, const std::vector<Values>& pinned = {})
{
    const Calculator& pipeline = calculator("pipeline-bubble");
    return plot(pipeline, values, pipeline.evaluate(values), view, pinned);
}

Values bubble(std::int64_t stages, std::int64_t microbatches)
{
    return {stages, microbatches};
}

void expectWithinAxes(const Plot& plot)
{
    for (const PlottedCurve& curve : plot.curves) {
        EXPECT_LE(curve.points.size(), 129U);
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const Point& point = curve.points[i];
            EXPECT_GE(point.x, plot.x.least);
            EXPECT_LE(point.x, plot.x.most);
            EXPECT_GE(point.y, plot.y.least);
            EXPECT_LE(point.y, plot.y.most);
            EXPECT_TRUE(std::isfinite(plot.y.position(point.y)));
            if (i > 0) {
                EXPECT_GE(point.x, curve.points[i - 1].x);
            }
        }
    }
}

TEST(Plot, RunsFromASixteenthToSixteenTimesTheValue)
{
    const Plot plot = plotOf("pipeline-bubble", bubble(8, 32));
    EXPECT_EQ(plot.x, (Scale{true, 2, 512}));
    EXPECT_EQ(plot.y, (Scale{false, 0, 0.8}));
    EXPECT_EQ(plot.point, (Point{32, 7.0 / 39}));
    ASSERT_EQ(plot.curves.size(), 5U);
    EXPECT_EQ(plot.curves[0].points.front(), (Point{2, 7.0 / 9}));
    EXPECT_EQ(plot.curves[0].points.back(), (Point{512, 7.0 / 519}));
    EXPECT_EQ(plot.curves[0].points.size(), 129U);
}

TEST(Plot, TheLinearAxisHasTheSameRange)
{
    const Plot plot = plotOf("pipeline-bubble", bubble(8, 32), false);
    EXPECT_EQ(plot.x, (Scale{false, 2, 512}));
    EXPECT_EQ(plot.curves[0].points.back(), (Point{512, 7.0 / 519}));
}

TEST(Plot, RangesAreRoundedOutwardsToPowersOfTwo)
{
    EXPECT_EQ(plotOf("pipeline-bubble", bubble(8, 33)).x, (Scale{true, 2, 1024}));
    EXPECT_EQ(plotOf("pipeline-bubble", bubble(8, 1'000'000'000)).x, (Scale{true, std::exp2(25), std::exp2(34)}));
}

TEST(Plot, CountsStayBetweenOneAndTheLargest)
{
    EXPECT_EQ(plotOf("pipeline-bubble", bubble(8, 1)).x, (Scale{true, 1, 16}));
    EXPECT_EQ(plotOf("pipeline-bubble", bubble(8, largestCount)).x, (Scale{true, std::exp2(59), std::exp2(63)}));
}

TEST(Plot, CurvesAreCutAtTheEdgeItself)
{
    const Plot plot = plotOf("pipeline-bubble", bubble(8, 32));
    const Point first = plot.curves[2].points.front(); // 16 stages: 15 / (m + 15) is 80% at m = 3.75
    EXPECT_EQ(first.y, 0.8);
    EXPECT_NEAR(first.x, 3.75, 0.01);
}

TEST(Plot, ASingleStageHasAFlatCurveAndTheScaleOfTheOthers)
{
    const Plot plot = plotOf("pipeline-bubble", bubble(1, 32));
    EXPECT_EQ(plot.point, (Point{32, 0}));
    EXPECT_EQ(plot.curves.front().points.front(), (Point{2, 0}));
    EXPECT_EQ(plot.y, (Scale{false, 0, 0.35})); // two stages at 2 microbatches: a third
}

TEST(Plot, PercentagesNeverReachBeyondAHundred)
{
    const Plot plot = plotOf("pipeline-bubble", bubble(largestCount, 1));
    EXPECT_EQ(plot.y, (Scale{false, 0, 1}));
    expectWithinAxes(plot);
}

TEST(Plot, HasNoCurvesWhileAValueIsMissing)
{
    EXPECT_TRUE(plotOf("pipeline-bubble", {std::nullopt, std::int64_t(32)}).curves.empty());
    EXPECT_TRUE(plotOf("pipeline-bubble", {std::int64_t(8), std::nullopt}).curves.empty());
    EXPECT_TRUE(plotOf("effective-batch", calculator("effective-batch").blank()).curves.empty());
    // The throughput per device does not bear on the speedup.
    EXPECT_FALSE(plotOf("data-parallel-scaling", {std::int64_t(64), std::nullopt, 0.9}).curves.empty());
}

TEST(Plot, NoEfficiencyKeepsALinearAxisBecauseZeroHasNoPlaceOnALogarithmicOne)
{
    const Values values{std::int64_t(64), 2000.0, 0.0};
    for (const bool logarithmic : {true, false}) {
        const Plot plot = plotOf("data-parallel-scaling", values, logarithmic);
        ASSERT_EQ(plot.curves.size(), 2U);
        EXPECT_FALSE(plot.curves[0].points.empty());
        EXPECT_EQ(plot.point, (Point{64, 0}));
        EXPECT_EQ(plot.x.logarithmic, logarithmic);
        EXPECT_FALSE(plot.y.logarithmic);
    }
}

TEST(Plot, LeavesRoomForTheEndsOfTheOtherCurves)
{
    EXPECT_EQ(plotOf("data-parallel-scaling", {std::int64_t(64), 2000.0, 0.9}, false).y, (Scale{false, 0, 1200}));
    // A hundredth of the ideal: the ideal line is cut instead.
    EXPECT_EQ(plotOf("data-parallel-scaling", {std::int64_t(64), 2000.0, 0.01}, false).y, (Scale{false, 0, 12}));
}

TEST(Plot, AResultThatIsTooLargeHasNoPoint)
{
    const Plot plot = plotOf("effective-batch", {largestCount, largestCount, largestCount, largestCount});
    EXPECT_FALSE(plot.point);
    EXPECT_FALSE(plot.curves.empty());
    expectWithinAxes(plot);
}

TEST(Plot, EverythingStaysWithinTheAxes)
{
    for (const Calculator& each : registry())
        for (const std::int64_t count : {std::int64_t(1), std::int64_t(3), std::int64_t(1'000'000'000), largestCount})
            for (const double share : {0.0, 1e-300, 0.01, 0.9, 1.0})
                for (const bool logarithmic : {true, false}) {
                    Values values;
                    for (const Field& field : each.fields)
                        values.emplace_back(field.kind == Kind::Count     ? Value(count)
                                            : field.kind == Kind::Percent ? Value(share)
                                                                          : Value(2000.0));
                    expectWithinAxes(plot(each, values, each.evaluate(values), logarithmic));
                }
}

TEST(PlotZoom, HalvesAndDoublesTheAxisAroundTheValue)
{
    const Values values = bubble(8, 65536);
    const auto axis = [&](int zoom, bool logarithmic = true) {
        return plotWith(values, {.logarithmic = logarithmic, .zoom = zoom}).x;
    };
    EXPECT_EQ(axis(0), (Scale{true, 4096, 1048576}));
    EXPECT_EQ(axis(1), (Scale{true, 8192, 524288}));
    EXPECT_EQ(axis(3), (Scale{true, 32768, 131072}));
    EXPECT_EQ(axis(4), axis(3));
    EXPECT_EQ(axis(-1), (Scale{true, 2048, 2097152}));
    EXPECT_EQ(axis(-8), (Scale{true, 16, 268435456}));
    EXPECT_EQ(axis(-9), axis(-8));
    EXPECT_EQ(axis(3, false), (Scale{false, 32768, 131072}));
    EXPECT_EQ(plotWith(values, {}).leastZoom, -8);
    EXPECT_EQ(plotWith(values, {}).mostZoom, 3);
}

TEST(PlotZoom, KeepsCountsFromOneOn)
{
    EXPECT_EQ(plotWith(bubble(8, 32), {.zoom = -8}).x, (Scale{true, 1, 131072}));
    EXPECT_EQ(plotWith(bubble(8, 1), {.zoom = 3}).x, (Scale{true, 1, 2}));
}

TEST(PlotZoom, CurvesFollow)
{
    const Plot plot = plotWith(bubble(8, 32), {.zoom = 3});
    EXPECT_EQ(plot.x, (Scale{true, 16, 64}));
    EXPECT_EQ(plot.curves[0].points.front(), (Point{16, 7.0 / 23}));
    EXPECT_EQ(plot.curves[0].points.back(), (Point{64, 7.0 / 71}));
    EXPECT_EQ(plot.point, (Point{32, 7.0 / 39}));
    expectWithinAxes(plot);
}

TEST(PlotZoom, AHeldAxisStaysWhereverThePointGoes)
{
    const Scale held{true, 2, 512};
    EXPECT_EQ(plotWith(bubble(8, 512), {.heldX = held}).x, held);
    EXPECT_EQ(plotWith(bubble(8, 512), {.heldX = held}).y, plotWith(bubble(8, 32), {}).y);
    EXPECT_EQ(plotWith(bubble(8, 1024), {.heldX = held}).point->x, 512);
}

TEST(PlotPins, HaveTheirExactPointAndACurveWhereItDiffers)
{
    const Plot plot = plotWith(bubble(8, 32), {}, {bubble(8, 64), bubble(12, 64), bubble(12, 128)});
    ASSERT_EQ(plot.pins.size(), 3U);
    EXPECT_EQ(plot.x, (Scale{true, 2, 512}));
    EXPECT_EQ(plot.pins[0].point, (Point{64, 7.0 / 71}));
    EXPECT_EQ(plot.pins[0].result, Number(Fraction{7, 71}));
    EXPECT_TRUE(plot.pins[0].points.empty()); // the person's own curve
    EXPECT_FALSE(plot.pins[0].hasCurve);
    EXPECT_TRUE(plot.pins[1].hasCurve);
    EXPECT_FALSE(plot.pins[2].hasCurve);
    EXPECT_EQ(plot.pins[1].point, (Point{64, 11.0 / 75}));
    EXPECT_EQ(plot.pins[1].points.back(), (Point{512, 11.0 / 523}));
    EXPECT_LE(plot.pins[1].points.size(), 129U);
    EXPECT_EQ(plot.pins[1].points.front().y, 0.8); // cut at the edge
    EXPECT_TRUE(plot.pins[2].points.empty());      // that of the one before it
    EXPECT_EQ(plot.pins[2].point, (Point{128, 11.0 / 139}));
}

TEST(PlotPins, FieldsThatDoNotBearOnTheResultGiveNoCurveOfTheirOwn)
{
    const Calculator& scaling = calculator("data-parallel-scaling");
    const Values own{std::int64_t(64), 2000.0, 0.9};
    const Plot shown = plot(scaling, own, scaling.evaluate(own), PlotView{}, {{std::int64_t(64), 1000.0, 0.9}});
    EXPECT_TRUE(shown.pins[0].points.empty());
    EXPECT_EQ(shown.pins[0].point, shown.point);
}

TEST(PlotPins, WidenTheAxisByPowersOfTwo)
{
    EXPECT_EQ(plotWith(bubble(8, 32), {}, {bubble(8, 513)}).x, (Scale{true, 2, 1024}));
    EXPECT_EQ(plotWith(bubble(8, 32), {}, {bubble(8, 1)}).x, (Scale{true, 1, 512}));
    EXPECT_EQ(plotWith(bubble(8, 32), {.logarithmic = false}, {bubble(8, 131072)}).x, (Scale{false, 2, 131072}));
}

TEST(PlotPins, FurtherAwayTheyStandAtTheEdge)
{
    const Plot plot = plotWith(bubble(8, 65536), {}, {bubble(8, 15), bubble(8, 1 << 29), bubble(8, 16)});
    EXPECT_EQ(plot.x, (Scale{true, 16, 1048576}));
    EXPECT_EQ(plot.pins[0].edge, Edge::Left);
    EXPECT_EQ(plot.pins[0].point->x, 16);
    EXPECT_EQ(plot.pins[1].edge, Edge::Right);
    EXPECT_EQ(plot.pins[1].point->x, 1048576);
    EXPECT_EQ(plot.pins[2].edge, Edge::None);
}

TEST(PlotPins, ZoomStartsFromTheWidenedAxis)
{
    const std::vector<Values> pinned{bubble(8, 32768)};
    EXPECT_EQ(plotWith(bubble(8, 128), {}, pinned).x, (Scale{true, 8, 32768}));
    EXPECT_EQ(plotWith(bubble(8, 128), {}, pinned).mostZoom, 7);
    EXPECT_EQ(plotWith(bubble(8, 128), {.zoom = 1}, pinned).x, (Scale{true, 16, 16384}));
    EXPECT_EQ(plotWith(bubble(8, 128), {.zoom = 1}, pinned).pins[0].edge, Edge::Right);
    EXPECT_EQ(plotWith(bubble(8, 128), {.zoom = 7}, pinned).x, (Scale{true, 64, 256}));
}

TEST(PlotPins, TheValuesReachOverThemUpToSixteenTimes)
{
    const Plot near = plotWith(bubble(2, 32), {}, {bubble(64, 32)});
    EXPECT_EQ(near.y.most, 0.7); // 63/95 is 66.3%; the person's own curve starts at a third
    EXPECT_EQ(near.pins[0].edge, Edge::None);
    const Calculator& scaling = calculator("data-parallel-scaling");
    const Values own{std::int64_t(64), 2000.0, 0.01};
    const Plot far =
        plot(scaling, own, scaling.evaluate(own), PlotView{.logarithmic = false}, {{std::int64_t(1024), 2000.0, 1.0}});
    EXPECT_EQ(far.pins[0].edge, Edge::Top);
    EXPECT_EQ(far.pins[0].point->y, far.y.most);
    const Plot logarithmic = plot(scaling, own, scaling.evaluate(own), PlotView{}, {{std::int64_t(1024), 2000.0, 1.0}});
    EXPECT_EQ(logarithmic.pins[0].edge, Edge::None);
    EXPECT_EQ(logarithmic.pins[0].point, (Point{1024, 1024}));
}

TEST(PlotPins, WithoutTheirValuesTheyHaveNoPoint)
{
    const Plot plot =
        plotWith(bubble(8, 32), {}, {bubble(8, 64), {std::int64_t(16), std::nullopt}, {std::nullopt, std::int64_t(5)}});
    EXPECT_TRUE(plot.pins[0].point);
    EXPECT_FALSE(plot.pins[1].point);
    EXPECT_FALSE(plot.pins[1].points.empty()); // its curve is known all the same
    EXPECT_FALSE(plot.pins[2].point);
    EXPECT_TRUE(plot.pins[2].points.empty());
}

TEST(ReadAt, GivesTheExactResult)
{
    const Calculator& pipeline = calculator("pipeline-bubble");
    EXPECT_EQ(readAt(pipeline, bubble(8, 32), 64), Number(Fraction{7, 71}));
    EXPECT_EQ(readAt(pipeline, bubble(8, 32), 63.6), Number(Fraction{7, 71}));
    EXPECT_EQ(readAt(pipeline, bubble(8, 32), 0.2), Number(Fraction{7, 8}));
    EXPECT_EQ(readAt(pipeline, bubble(1, 32), 1e30), Number(Fraction{0, std::uint64_t(largestCount)}));
}

TEST(ReadAt, GivesNothingWhereItCannotBeComputed)
{
    EXPECT_EQ(readAt(calculator("pipeline-bubble"), {std::nullopt, std::int64_t(1)}, 5), std::nullopt);
    EXPECT_EQ(
        readAt(calculator("effective-batch"), {largestCount, std::int64_t(1), std::int64_t(1), std::int64_t(1)}, 2),
        std::nullopt);
}

} // namespace
} // namespace core
