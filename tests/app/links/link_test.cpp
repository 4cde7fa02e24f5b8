// SPDX-License-Identifier: GPL-3.0-or-later
// Links: a table of hostile ones with the code each is refused with, a table of good ones, and the exact round trip.
#include "app/links/link.h"

#include "app/field_texts.h"
#include "tests/support/any_value.h"
#include "tests/support/golden_table.h"
#include "tests/support/made_up_calculator.h"

#include <QRegularExpression>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace app {

namespace {

// Inside a function: the tables of the core are not there yet when the globals of another file are made.
const core::Registry& registry()
{
    static const core::Registry calculators = core::builtInModels();
    return calculators;
}

// The notation of the tables: \0 \n \t, and {x*3} for xxx.
QString expanded(QString text)
{
    text.replace(QLatin1String("\\0"), QString(QChar(u'\0')));
    text.replace(QLatin1String("\\n"), QLatin1String("\n"));
    text.replace(QLatin1String("\\t"), QLatin1String("\t"));
    static const QRegularExpression repeated(QStringLiteral("\\{([^*]+)\\*(\\d+)\\}"));
    const auto match = repeated.match(text);
    if (match.hasMatch())
        text.replace(match.capturedStart(), match.capturedLength(),
                     match.captured(1).repeated(match.captured(2).toInt()));
    return text;
}

} // namespace

TEST(HostileLinks, AreRefusedEachForItsReason)
{
    const auto rows = tests::goldenRows(QStringLiteral("links/hostile.tsv"));
    EXPECT_GE(rows.size(), 100u);
    for (const QStringList& row : rows) {
        ASSERT_EQ(row.size(), 3) << row.join(u' ').toStdString();
        const auto link = readLink(registry(), expanded(row[2]));
        if (link) {
            ADD_FAILURE() << "taken: " << row[2].toStdString();
            continue;
        }
        EXPECT_EQ(link.issue().code, row[0].toStdString()) << row[2].toStdString();
        EXPECT_EQ(link.issue().field, row[1].toStdString()) << row[2].toStdString();
        EXPECT_FALSE(linkMessage(link.issue(), core::machineStyle()).isEmpty());
    }
}

TEST(GoodLinks, AreTakenAndWrittenInOneWay)
{
    const auto rows = tests::goldenRows(QStringLiteral("links/good.tsv"));
    EXPECT_GE(rows.size(), 25u);
    for (const QStringList& row : rows) {
        ASSERT_EQ(row.size(), 2);
        const auto link = readLink(registry(), expanded(row[0]));
        ASSERT_TRUE(link) << row[0].toStdString() << ": " << link.issue().code;
        EXPECT_EQ(linkText(*link->calculator, link->values), row[1]);
    }
}

TEST(Links, GiveTheValuesTheyName)
{
    const auto link =
        readLink(registry(), QStringLiteral("plumbline:data-parallel-scaling?devices=64&scaling-efficiency=0.9"));
    ASSERT_TRUE(link);
    EXPECT_EQ(link->calculator->id, "data-parallel-scaling");
    ASSERT_EQ(link->values.size(), 3u);
    EXPECT_EQ(link->values[0], core::Value(std::int64_t(64)));
    EXPECT_FALSE(link->values[1]);
    EXPECT_EQ(link->values[2], core::Value(0.9));
}

TEST(Links, MayBeTwoKibibytesLongAndNoLonger)
{
    const QString link = QStringLiteral("plumbline:pipeline-bubble?stages=8&microbatches=");
    const auto padded = [&link](qsizetype bytes) {
        // Encoded zeros: the number itself may only have 256 characters.
        QString text = link;
        while (text.size() + 3 < bytes && text.size() < link.size() + 3 * 200)
            text += QLatin1String("%30");
        return text + QLatin1Char('8');
    };
    EXPECT_TRUE(readLink(registry(), padded(600)));
    const QString atTheLimit = QStringLiteral("plumbline:") + QString(longestLink - 10, QLatin1Char('a'));
    EXPECT_EQ(readLink(registry(), atTheLimit).issue().code, code::unknownCalculator);
    EXPECT_EQ(readLink(registry(), atTheLimit + QLatin1Char('a')).issue().code, code::linkTooLong);
}

TEST(Links, CountBytesAndNotCharacters)
{
    const QString link = QStringLiteral("plumbline:") + QString(700, QChar(0x968E));
    EXPECT_EQ(readLink(registry(), link).issue().code, code::linkTooLong);
}

TEST(Links, NameTheKeyAtFaultInTheirMessage)
{
    const auto link = readLink(registry(), QStringLiteral("plumbline:pipeline-bubble?stages=0"));
    ASSERT_FALSE(link);
    EXPECT_EQ(linkMessage(link.issue(), core::machineStyle()), QStringLiteral("stages: At least 1"));
}

TEST(Links, AreShownOnOneLineWhateverTheyHold)
{
    const auto message = [](const QString& text) {
        return linkMessage(readLink(registry(), text).issue(), core::machineStyle()).toStdString();
    };
    EXPECT_EQ(message(QStringLiteral("plumbline:pipeline-bubble?<b>%0A%0A=8")), "<b>: Not a field of this calculator");
    EXPECT_EQ(message(QStringLiteral("plumbline:a%0D%0Ab")), "No calculator is called a b");
    EXPECT_LT(message(QStringLiteral("plumbline:") + QString(2000, QLatin1Char('a'))).size(), 200u);
    EXPECT_LT(message(QStringLiteral("plumbline:pipeline-bubble?") + QString(2000, QLatin1Char('a'))).size(), 200u);
}

TEST(Links, OpenACalculatorThatTheProgramDoesNotKnow)
{
    const core::Registry four{tests::madeUpCalculator()};
    const QString text = QStringLiteral("plumbline:made-up?apples=6&price=1.5&discount=0.25");
    EXPECT_EQ(linkText(four.front(), four.front().example()), text);
    const auto link = readLink(four, text);
    ASSERT_TRUE(link);
    EXPECT_EQ(link->values, four.front().example());
}

RC_GTEST_PROP(Links, GiveBackTheSameValues, ())
{
    for (const core::Calculator& calculator : registry()) {
        core::Values values = calculator.blank();
        for (std::size_t i = 0; i < values.size(); ++i)
            if (*rc::gen::inRange(0, 4) > 0)
                values[i] = *tests::anyValue(calculator.fields[i].kind);
        const QString text = linkText(calculator, values);
        RC_ASSERT(text.size() <= longestLink);
        const auto link = readLink(registry(), text);
        RC_ASSERT(link);
        RC_ASSERT(link->calculator == &calculator);
        RC_ASSERT(link->values == values);
    }
}

RC_GTEST_PROP(Links, SurviveAnyText, (const std::string& noise))
{
    for (const char* start : {"", "plumbline:", "plumbline:pipeline-bubble?", "plumbline:pipeline-bubble?stages="}) {
        const auto link =
            readLink(registry(), QString::fromLatin1(start) + QString::fromLatin1(noise.data(), noise.size()));
        if (link)
            RC_ASSERT(readLink(registry(), linkText(*link->calculator, link->values))->values == link->values);
        else
            RC_ASSERT(!link.issue().code.empty());
    }
}

} // namespace app
