// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/change_text.h"

#include "ui/text/isolation.h"
#include "ui/text/sentence.h"

#include <QCoreApplication>

namespace ui {

QString changeText(const CalculatorModel& run, const std::vector<core::run::Change>& changes)
{
    const auto countText = [&run](std::int64_t count) {
        const core::Number number(static_cast<std::uint64_t>(count));
        return isolated(numberText({number, core::Kind::Count}, run.style()), run.style());
    };
    QStringList pieces;
    for (const core::run::Change& change : changes) {
        const core::Field& field = run.calculator().fields[*run.calculator().fieldIndex(change.field)];
        const core::Rational relative = change.relative();
        const double size = relative.abs().toDouble().value_or(0);
        const QString percent = numberText({core::Number(size), core::Kind::Percent}, run.style());
        //: a field that changes: %1 its name, %2 from, %3 to, %4 the sign and %5 the size of the change in percent
        pieces << QCoreApplication::translate("Run", "%1 %2 → %3 (%4%5)")
                      .arg(translated(field.label), countText(change.from), countText(change.to),
                           relative.isNegative() ? QStringLiteral("−") : QStringLiteral("+"), percent);
    }
    return pieces.join(QStringLiteral(" · "));
}

} // namespace ui
