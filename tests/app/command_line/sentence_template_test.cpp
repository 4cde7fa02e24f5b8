// SPDX-License-Identifier: GPL-3.0-or-later
// Prepared sentences are those of the window and of compute, in every plural form.
#include "app/command_line/sentence_template.h"

#include "app/language.h"
#include "core/calculator/registry.h"
#include "ui/text/sentence.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

namespace app {

namespace {

// The sentence within quotation marks, as a JSON string has it.
std::string quotedSentence(const core::Text& text, const std::vector<core::Argument>& arguments)
{
    return nlohmann::ordered_json(ui::sentence(text, arguments, core::machineStyle()).toStdString()).dump();
}

std::string filled(SentenceTemplate& sentence, const std::vector<core::Argument>& arguments)
{
    std::string text = "\"";
    sentence.append(text, arguments);
    return text + '"';
}

std::vector<core::Argument> counts(std::uint64_t count)
{
    return std::vector<core::Argument>(5, {core::Number(count), core::Kind::Count});
}

} // namespace

TEST(SentenceTemplate, IsTheSentenceInEveryPluralForm)
{
    for (const QString& language : languages()) {
        useLanguage(language);
        for (const core::Calculator& calculator : core::builtInModels())
            for (const core::WarningText& warning : calculator.warnings) {
                SentenceTemplate sentence(warning.sentence);
                for (const std::uint64_t base : {0ull, 1000ull, 1'000'000ull, 2'000'000'000ull})
                    for (std::uint64_t count = base; count < base + 310; ++count)
                        ASSERT_EQ(filled(sentence, counts(count)), quotedSentence(warning.sentence, counts(count)))
                            << language.toStdString() << ' ' << count;
            }
    }
    useLanguage(QStringLiteral("en"));
}

TEST(SentenceTemplate, TakesBlanksFractionsAndArgumentsThatAreNotThere)
{
    const core::Text text = PLUMBLINE_PLURAL("Made up", "%1 of %2%: %3, %4 and 100%").by(3);
    SentenceTemplate sentence(text);
    const std::vector<core::Argument> arguments{{std::nullopt, core::Kind::Count},
                                                {core::Number(core::Fraction{7, 39}), core::Kind::Percent},
                                                {core::Number(core::Fraction{1, 3}), core::Kind::Real}};
    EXPECT_EQ(filled(sentence, arguments), "\"… of 17.9%%: 0.333333, … and 100%\"");
    EXPECT_EQ(filled(sentence, arguments), quotedSentence(text, arguments));
    EXPECT_EQ(filled(sentence, {}), quotedSentence(text, {}));
}

TEST(SentenceTemplate, EscapesWhatJsonDoes)
{
    const core::Text text{"Made up", "\"%1\" \\ ×\n%2"};
    SentenceTemplate sentence(text);
    EXPECT_EQ(filled(sentence, counts(1)), R"("\"1\" \\ ×\n1")");
    EXPECT_EQ(filled(sentence, counts(1)), quotedSentence(text, counts(1)));
}

} // namespace app
