// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/embed/page_description.h"

#include "app/embed/language_texts.h"
#include "app/language.h"
#include "app/qt_text.h"
#include "core/numbers/style.h"
#include "core/numbers/write.h"
#include "ui/embed/page_texts.h"

#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace app {

namespace {

using Json = nlohmann::ordered_json;

struct PluralCategory
{
    const char* name; // in the Unicode CLDR
    int number;       // one that belongs to it in every language that has it
};

constexpr std::array<PluralCategory, 5> pluralCategories{
    {{"zero", 0}, {"one", 1}, {"two", 2}, {"few", 3}, {"many", 11}}};
constexpr int otherNumber = 100; // in Arabic too, whose other forms repeat with each hundred from 3 on

const char* nameOf(core::Kind kind)
{
    switch (kind) {
    case core::Kind::Count:
        return "count";
    case core::Kind::Real:
        return "real";
    case core::Kind::Percent:
        return "percent";
    case core::Kind::Factor:
        break;
    }
    return "factor";
}

Json valueJson(const std::optional<core::Value>& value)
{
    if (!value)
        return nullptr;
    if (const auto* real = std::get_if<double>(&*value))
        return *real;
    return core::machineText(*value);
}

Json fieldJson(const core::Field& field, const std::optional<core::Value>& value)
{
    return {{"id", field.id},
            {"kind", nameOf(field.kind)},
            {"least", field.bounds.least},
            {"leastExcluded", field.bounds.leastExcluded},
            {"most", field.bounds.most ? Json(*field.bounds.most) : Json(nullptr)},
            {"group", field.group.source},
            {"units", field.units.size()},
            {"value", valueJson(value)}};
}

Json resultJson(const core::Calculator& calculator, const core::Result& result)
{
    const auto field = calculator.fieldIndex(result.unitOf);
    return {{"id", result.id},
            {"kind", nameOf(result.kind)},
            {"working", result.working},
            {"plural", result.sentence.plural},
            {"unitOf", field ? Json(*field) : Json(nullptr)},
            {"detail", result.detail}};
}

// How many letters all of `texts` begin with.
qsizetype commonStart(const std::vector<QString>& texts)
{
    qsizetype length = 0;
    const auto hasNext = [&](const QString& text) {
        return length < text.size() && length < texts.front().size() && text[length] == texts.front()[length];
    };
    while (std::all_of(texts.begin(), texts.end(), hasNext))
        ++length;
    return length;
}

QString reversed(QString text)
{
    std::reverse(text.begin(), text.end());
    return text;
}

// What forms begin and end with in common stands there once: Arabic has six of each.
Json formsJson(const std::vector<std::pair<const char*, QString>>& forms)
{
    std::vector<QString> rest;
    for (const auto& [name, form] : forms)
        rest.push_back(form);
    const qsizetype start = commonStart(rest);
    for (QString& text : rest)
        text = reversed(text.mid(start));
    const qsizetype end = commonStart(rest);
    Json own = Json::object();
    for (const auto& [name, form] : forms)
        own[name] = form.mid(start, form.size() - start - end).toStdString();
    const QString& any = forms.front().second;
    return {any.left(start).toStdString(), own, any.right(end).toStdString()};
}

Json textJson(const LanguageTexts& texts, const core::Text& text)
{
    if (text.plural == 0)
        return texts.text(text).toStdString();
    const QString other = texts.text(text, otherNumber);
    std::vector<std::pair<const char*, QString>> forms{{"other", other}};
    for (const PluralCategory& category : pluralCategories)
        if (const QString form = texts.text(text, category.number); form != other)
            forms.emplace_back(category.name, form);
    return forms.size() == 1 ? Json(other.toStdString()) : formsJson(forms);
}

Json fieldTexts(const LanguageTexts& texts, const core::Field& field)
{
    Json units = Json::array();
    for (const core::Text& unit : field.units)
        units.push_back(textJson(texts, unit));
    Json result = Json::array(
        {textJson(texts, field.label), textJson(texts, field.help), textJson(texts, field.group), std::move(units)});
    if (!field.aboveMost.empty())
        result.push_back(textJson(texts, field.aboveMost));
    return result;
}

Json resultTexts(const LanguageTexts& texts, const core::Result& result)
{
    return Json::array({textJson(texts, result.label), textJson(texts, result.sentence), textJson(texts, result.unit)});
}

Json styleJson(const core::NumberStyle& style)
{
    return Json::array(
        {style.group, style.decimal, style.leastGroupedDigits, style.percentSuffix, style.minus, style.factorSuffix});
}

Json languageJson(const core::Calculator& calculator, const std::vector<core::WarningText>& warnings,
                  const QString& language)
{
    const LanguageTexts texts(language);
    Json json{{"code", language.toStdString()},
              {"name", languageName(language).toStdString()},
              {"rtl", QLocale(language).textDirection() == Qt::RightToLeft},
              {"style", styleJson(core::numberStyle(language.toStdString()))},
              {"title", textJson(texts, calculator.title)},
              {"summary", textJson(texts, calculator.summary)}};
    for (const char* list : {"fields", "results", "warnings", "messages", "page"})
        json[list] = Json::array();
    for (const core::Field& field : calculator.fields)
        json["fields"].push_back(fieldTexts(texts, field));
    for (const core::Result& result : calculator.results)
        json["results"].push_back(resultTexts(texts, result));
    for (const core::WarningText& warning : warnings)
        json["warnings"].push_back(textJson(texts, warning.sentence));
    for (const ui::PageText& message : ui::pageMessages())
        json["messages"].push_back(textJson(texts, message.text));
    for (const ui::PageText& text : ui::pageTexts())
        json["page"].push_back(textJson(texts, text.text));
    return json;
}

Json names(const std::vector<ui::PageText>& texts)
{
    Json result = Json::array();
    for (const ui::PageText& text : texts)
        result.push_back(text.name);
    return result;
}

} // namespace

nlohmann::ordered_json pageDescription(const core::Calculator& calculator, const core::Values& values,
                                       const QString& language, const QStringList& languages, const QString& formulas)
{
    std::vector<core::WarningText> warnings;
    for (const core::WarningText& warning : calculator.warnings)
        if (formulas.contains(QLatin1Char('"') + qtText(warning.code) + QLatin1Char('"')))
            warnings.push_back(warning);
    Json json{{"language", language.toStdString()}};
    for (const char* list : {"fields", "results", "warnings"})
        json[list] = Json::array();
    for (std::size_t i = 0; i < calculator.fields.size(); ++i)
        json["fields"].push_back(fieldJson(calculator.fields[i], values[i]));
    for (const core::Result& result : calculator.results)
        json["results"].push_back(resultJson(calculator, result));
    for (const core::WarningText& warning : warnings)
        json["warnings"].push_back({{"code", warning.code}, {"plural", warning.sentence.plural}});
    json["messages"] = names(ui::pageMessages());
    json["page"] = names(ui::pageTexts());
    json["languages"] = Json::array();
    for (const QString& code : languages)
        json["languages"].push_back(languageJson(calculator, warnings, code));
    return json;
}

} // namespace app
