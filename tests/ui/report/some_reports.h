// SPDX-License-Identifier: GPL-3.0-or-later
// Reports to be set and written: examples, pinned scenarios with names that try to be more, a fixed time.
#pragma once

#include "core/calculator/registry.h"
#include "core/run/fields.h"
#include "ui/report/report_document.h"

namespace tests {

inline const core::Registry& models()
{
    static const core::Registry registry = core::builtInModels();
    return registry;
}

inline const core::Calculator& model(std::string_view id)
{
    return *core::findCalculator(models(), id);
}

inline core::report::Contents exampleOf(std::string_view id, bool run)
{
    core::report::Contents contents{{{&model(id), "The worked example", model(id).example(), 0}}, {}, {}};
    if (run)
        contents.run = {&model(core::run::id), model(core::run::id).example()};
    return contents;
}

inline core::Values bubbleOf(std::int64_t stages, std::int64_t microbatches)
{
    return {stages, microbatches};
}

/// The values of the fields and three scenarios.
inline core::report::Contents pinnedBubbles()
{
    const core::Calculator& bubble = model("pipeline-bubble");
    return {{{&bubble, "", bubbleOf(8, 32), 0},
             {&bubble, "<b>Sixteen</b> stages & more <img src=\"/etc/passwd\">", bubbleOf(16, 32), 0},
             {&bubble, "Four stages", bubbleOf(4, 64), 1},
             {&bubble, "第三個情境", bubbleOf(8, 128), 2}},
            {},
            {}};
}

/// Many scenarios with the longest names and numbers.
inline core::report::Contents longBatches(int count)
{
    const core::Calculator& batch = model("effective-batch");
    core::report::Contents contents;
    for (std::int64_t i = 0; i < count; ++i) {
        const std::string name = std::to_string(i) +
                                 " a name of a hundred characters that goes on and on, and then on, "
                                 "up to where no more is kept";
        contents.scenarios.push_back({&batch,
                                      name.substr(0, 100),
                                      {core::largestCount - i, i + 1, std::int64_t(4), std::int64_t(4096)},
                                      int(i)});
    }
    return contents;
}

inline ui::report::Document documentOf(const core::report::Contents& contents, const QString& language = "en")
{
    const QDateTime time(QDate(2026, 3, 5), QTime(14, 7), Qt::UTC);
    return ui::report::document(core::report::compose(contents), {&core::numberStyle(language.toStdString()), language,
                                                                  time, QStringLiteral("Plumbline 0.1.0")});
}

} // namespace tests
