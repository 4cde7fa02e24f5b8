// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the tables of every calculator: what a form, a link, a file and the command line rely on.
#include "core/calculator/registry.h"
#include "core/calculator/solve.h"

#include "tests/core/numbers/generators.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <regex>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace core {

namespace {

bool isKebabCase(std::string_view id)
{
    static const std::regex kebab("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    return std::regex_match(id.begin(), id.end(), kebab);
}

bool isTranslatable(const Text& text)
{
    return !text.empty() && *text.context != '\0';
}

// The largest place (%1 is 1) that a text names; 0: none.
int largestPlace(std::string_view text)
{
    int largest = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
            largest = std::max(largest, text[i + 1] - '0');
    return largest;
}

// A sentence has all numbers it names, and the one that picks its plural form.
void expectArguments(const Text& text, std::size_t count)
{
    EXPECT_LE(static_cast<std::size_t>(largestPlace(text.source)), count) << text.source;
    EXPECT_LE(static_cast<std::size_t>(text.plural), count) << text.source;
    const bool named = std::string(text.source).find('%' + std::to_string(text.plural)) != std::string::npos;
    EXPECT_TRUE(text.plural == 0 || named) << text.source;
}

class Tables : public testing::TestWithParam<Calculator>
{
};

// Of the calculators that have a page.
class ChartTables : public testing::TestWithParam<Calculator>
{
};

std::string testName(const testing::TestParamInfo<Calculator>& instance)
{
    std::string name(instance.param.id);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

std::vector<Issue> warningsAndErrorsOf(const Calculator& calculator, Value everywhere)
{
    Values values;
    for (const Field& field : calculator.fields)
        values.emplace_back(field.kind == Kind::Count ? everywhere : field.example);
    Evaluation evaluation = calculator.evaluate(values);
    std::vector<Issue>& issues = evaluation.warnings;
    issues.insert(issues.end(), evaluation.errors.begin(), evaluation.errors.end());
    return issues;
}

} // namespace

TEST_P(Tables, HaveUniqueIdsInKebabCase)
{
    EXPECT_TRUE(isKebabCase(GetParam().id));
    std::set<std::string_view> ids;
    for (const Field& field : GetParam().fields)
        EXPECT_TRUE(isKebabCase(field.id) && ids.insert(field.id).second) << field.id;
    for (const Result& result : GetParam().results)
        EXPECT_TRUE(isKebabCase(result.id) && ids.insert(result.id).second) << result.id;
    for (const char* option : {"language", "format", "help", "version", "output", "target", "for", "over"})
        EXPECT_FALSE(ids.contains(option)) << option << " is an option of the command line";
}

// A formula names its result, and only fields and results of its own calculator.
TEST_P(Tables, HaveFormulasInTheSymbolsOfTheTables)
{
    std::set<std::string> symbols;
    for (const Field& field : GetParam().fields)
        symbols.emplace(field.symbol);
    for (const Result& result : GetParam().results)
        symbols.emplace(result.symbol);
    static const std::regex letter("[A-Za-z]+");
    for (const Result& result : GetParam().results) {
        const std::string formula(result.formula);
        EXPECT_TRUE(result.symbol.empty() || formula.starts_with(std::string(result.symbol) + " = ")) << formula;
        EXPECT_FALSE(formula.empty()) << result.id;
        for (std::sregex_iterator word(formula.begin(), formula.end(), letter); word != std::sregex_iterator(); ++word)
            EXPECT_TRUE(symbols.contains(word->str())) << formula << " has " << word->str();
    }
}

TEST_P(Tables, SayWhatTheyAssume)
{
    EXPECT_GE(GetParam().assumptions.size(), 2u);
    for (const Text& assumption : GetParam().assumptions) {
        EXPECT_TRUE(isTranslatable(assumption));
        EXPECT_TRUE(std::string_view(assumption.source).ends_with('.')) << assumption.source;
    }
}

TEST_P(Tables, HaveTextsForEverything)
{
    EXPECT_TRUE(isTranslatable(GetParam().title));
    EXPECT_TRUE(isTranslatable(GetParam().summary));
    for (const Field& field : GetParam().fields) {
        EXPECT_TRUE(isTranslatable(field.label) && isTranslatable(field.help) && isTranslatable(field.group))
            << field.id;
        EXPECT_FALSE(field.symbol.empty()) << field.id;
    }
    for (const Result& result : GetParam().results)
        EXPECT_TRUE(isTranslatable(result.label) && isTranslatable(result.sentence) && !result.working.empty())
            << result.id;
}

TEST_P(Tables, HaveExamplesOfTheirKindWithinTheirBounds)
{
    for (const Field& field : GetParam().fields) {
        EXPECT_EQ(std::holds_alternative<std::int64_t>(field.example), field.kind == Kind::Count) << field.id;
        EXPECT_NE(field.kind, Kind::Factor) << field.id << ": factors are results only";
        EXPECT_FALSE(outOfBounds(field, field.example)) << field.id;
        EXPECT_FALSE(field.whenLeftOut && outOfBounds(field, *field.whenLeftOut)) << field.id;
        EXPECT_LT(std::abs(field.bounds.least), 9007199254740992.0) << "bounds are compared as doubles";
        EXPECT_LT(field.bounds.most.value_or(0), 9007199254740992.0);
    }
}

TEST_P(Tables, CarryOverUnitsOfFieldsThatHaveThem)
{
    for (const Result& result : GetParam().results) {
        if (result.unitOf.empty())
            continue;
        const auto field = GetParam().fieldIndex(result.unitOf);
        ASSERT_TRUE(field) << result.id;
        EXPECT_FALSE(GetParam().fields[*field].units.empty()) << result.id;
        EXPECT_TRUE(result.unit.empty()) << result.id << " has two units";
    }
}

TEST_P(Tables, SentencesHaveTheNumbersTheyName)
{
    for (const Values& values : {GetParam().example(), GetParam().blank()}) {
        const Evaluation evaluation = GetParam().evaluate(values);
        ASSERT_EQ(evaluation.answers.size(), GetParam().results.size());
        for (std::size_t i = 0; i < evaluation.answers.size(); ++i) {
            const Result& result = GetParam().results[i];
            const std::size_t count = evaluation.answers[i].arguments.size();
            expectArguments(result.sentence, count);
            EXPECT_LE(static_cast<std::size_t>(largestPlace(result.working)), count) << result.id;
        }
    }
}

TEST_P(Tables, AnswerTheExampleInFullAndNothingWhenBlank)
{
    const Evaluation example = GetParam().evaluate(GetParam().example());
    EXPECT_TRUE(example.errors.empty());
    for (const Answer& answer : example.answers) {
        EXPECT_TRUE(answer.value && !answer.tooLarge);
        for (const Argument& argument : answer.arguments)
            EXPECT_TRUE(argument.number);
    }
    const Evaluation blank = GetParam().evaluate(GetParam().blank());
    EXPECT_TRUE(allWarnings(GetParam(), blank).empty() && blank.errors.empty());
    for (const Answer& answer : blank.answers)
        EXPECT_FALSE(answer.value || answer.tooLarge);
}

// Blanks, usual and large values in all fields; bounds as the reader of a field keeps them.
Values anyValues(const Calculator& calculator)
{
    Values values;
    for (const Field& field : calculator.fields) {
        const auto count = rc::gen::apply([](std::int64_t n, int shift) { return Value((n >> shift) | 1); },
                                          rc::gen::inRange(std::int64_t(1), largestCount), rc::gen::inRange(0, 63));
        const auto typed = rc::gen::map(rc::gen::inRange(1, 1000), [](int n) { return Value(n / 1000.0); });
        const auto real =
            field.kind == Kind::Percent
                ? typed
                : rc::gen::oneOf(typed, rc::gen::map(anyDouble(), [](double x) { return Value(std::abs(x)); }));
        const Value value = field.kind == Kind::Count ? *count : *real;
        const bool blank = *rc::gen::inRange(0, 10) == 0 || outOfBounds(field, value);
        values.push_back(blank ? std::nullopt : std::optional(value));
    }
    return values;
}

TEST_P(Tables, HaveFiguresThatAreTheirAnswers)
{
    const bool same = rc::check([] {
        const Calculator& calculator = GetParam();
        const Values values = anyValues(calculator);
        const Evaluation evaluation = calculator.evaluate(values);
        std::vector<Figure> figures(calculator.results.size(), Figure{Number(0.5), true}); // what must not stay
        RC_ASSERT(calculator.figures(values, figures) ==
                  (Beside{!evaluation.warnings.empty(), !evaluation.errors.empty()}));
        for (std::size_t i = 0; i < figures.size(); ++i)
            RC_ASSERT(figures[i] == (Figure{evaluation.answers[i].value, evaluation.answers[i].tooLarge}));
    });
    EXPECT_TRUE(same);
}

// Everything an issue consists of, to be compared.
auto contentOf(const Issue& issue)
{
    std::vector<std::pair<std::optional<Number>, Kind>> arguments;
    for (const Argument& argument : issue.arguments)
        arguments.emplace_back(argument.number, argument.kind);
    return std::tuple(issue.code, issue.field, std::move(arguments), issue.text);
}

TEST_P(Tables, WarnAloneAsBesideTheirAnswers)
{
    std::vector<Issue> warnings(2, Issue{"left-over", "nothing", {Argument{Number(0.5), Kind::Real}}, "old"});
    const bool same = rc::check([&warnings] {
        const Calculator& calculator = GetParam();
        const Values values = anyValues(calculator);
        const Evaluation evaluation = calculator.evaluate(values);
        calculator.warn(values, warnings);
        RC_ASSERT(warnings.size() == evaluation.warnings.size());
        for (std::size_t i = 0; i < warnings.size(); ++i)
            RC_ASSERT(contentOf(warnings[i]) == contentOf(evaluation.warnings[i]));
    });
    EXPECT_TRUE(same);
}

TEST_P(Tables, SurviveTheLargestAndTheLeastValues)
{
    for (const std::int64_t count : {std::int64_t(1), std::int64_t(2), std::int64_t(3), largestCount}) {
        for (const Issue& issue : warningsAndErrorsOf(GetParam(), Value(count))) {
            const auto& texts = GetParam().warnings;
            const auto text = std::find_if(texts.begin(), texts.end(),
                                           [&issue](const WarningText& row) { return row.code == issue.code; });
            ASSERT_NE(text, texts.end()) << issue.code << " has no sentence";
            expectArguments(text->sentence, issue.arguments.size());
            EXPECT_TRUE(GetParam().fieldIndex(issue.field) || GetParam().resultIndex(issue.field)) << issue.code;
        }
    }
}

TEST_P(Tables, ListATooLargeResultAsAWarning)
{
    Evaluation evaluation = GetParam().evaluate(GetParam().example());
    const std::size_t before = allWarnings(GetParam(), evaluation).size();
    evaluation.answers.back().tooLarge = true;
    const std::vector<Issue> warnings = allWarnings(GetParam(), evaluation);
    ASSERT_EQ(warnings.size(), before + 1);
    EXPECT_EQ(warnings.back().code, code::tooLarge);
    EXPECT_EQ(warnings.back().field, GetParam().results.back().id);
}

// A page that asks what it would take begins with that target.
TEST_P(ChartTables, EveryWantedResultHasAnExampleTargetThatOneOfItsFieldsReaches)
{
    const Calculator& calculator = GetParam();
    for (std::size_t i = 0; i < calculator.results.size(); ++i) {
        const Result& result = calculator.results[i];
        ASSERT_EQ(result.exampleTarget.has_value(), result.direction != Direction::None) << result.id;
        if (!result.exampleTarget)
            continue;
        const Rational target = Rational::fromShortest(*result.exampleTarget);
        EXPECT_FALSE(outOfRange(result, target)) << result.id;
        bool isReached = false;
        for (std::size_t field = 0; field < calculator.fields.size(); ++field) {
            const auto solution = solve(calculator, calculator.example(), i, target, field);
            isReached = isReached || (solution && solution->value);
        }
        EXPECT_TRUE(isReached) << result.id;
    }
}

TEST_P(ChartTables, EveryFieldCanBeReadWithItsValue)
{
    for (const Field& field : GetParam().fields) {
        EXPECT_TRUE(isTranslatable(field.reading)) << field.id;
        EXPECT_EQ(largestPlace(field.reading.source), 1) << field.id;
    }
}

TEST_P(ChartTables, StandOnAFieldAndAResult)
{
    ASSERT_TRUE(GetParam().chart);
    const Chart& chart = *GetParam().chart;
    EXPECT_TRUE(isTranslatable(chart.title));
    EXPECT_LT(chart.xField, GetParam().fields.size());
    EXPECT_LT(chart.yResult, GetParam().results.size());
    ASSERT_FALSE(chart.curves.empty());
    for (const Curve& curve : chart.curves) {
        expectArguments(curve.label, 1);
        EXPECT_TRUE(curve.value(GetParam().example(), 2).has_value()) << curve.label.source;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryModel, Tables, testing::ValuesIn(builtInModels()), testName);
INSTANTIATE_TEST_SUITE_P(EveryCalculator, ChartTables, testing::ValuesIn(builtInCalculators()), testName);

TEST(RegistryOfCalculators, FindsEachByItsId)
{
    const Registry registry = builtInModels();
    std::set<std::string_view> ids;
    for (const Calculator& calculator : registry) {
        EXPECT_TRUE(ids.insert(calculator.id).second);
        EXPECT_EQ(findCalculator(registry, calculator.id), &calculator);
    }
    EXPECT_EQ(registry.size(), builtInCalculators().size() + 1);
    EXPECT_EQ(findCalculator(builtInCalculators(), "run"), nullptr) << "has no page";
    EXPECT_EQ(findCalculator(registry, ""), nullptr);
    EXPECT_EQ(findCalculator(registry, "Pipeline-Bubble"), nullptr);
}

} // namespace core
