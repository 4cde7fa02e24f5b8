// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/value_text.h"

#include "core/numbers/write.h"
#include "ui/text/sentence.h"

namespace app {

QString valueText(const core::Field& field, const core::Value& value)
{
    std::string text = core::fieldText(value, field.kind, core::machineStyle());
    if (field.kind == core::Kind::Percent)
        text += core::machineStyle().percentSuffix;
    return QString::fromStdString(text);
}

QString neutralUnit(const core::Field& field)
{
    return field.units.empty() ? QString() : ui::translated(field.units.front());
}

QString neutralUnit(const core::Calculator& calculator, const core::Result& result)
{
    if (const auto field = calculator.fieldIndex(result.unitOf))
        return neutralUnit(calculator.fields[*field]);
    return ui::translated(result.unit);
}

} // namespace app
