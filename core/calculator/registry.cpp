// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calculator/registry.h"

#include "core/data_parallel_scaling/fields.h"
#include "core/effective_batch/fields.h"
#include "core/pipeline_bubble/fields.h"
#include "core/run/fields.h"

#include <algorithm>

namespace core {

Registry builtInCalculators()
{
    return {pipeline_bubble::calculator(), data_parallel_scaling::calculator(), effective_batch::calculator()};
}

Registry builtInModels()
{
    Registry models = builtInCalculators();
    models.push_back(run::calculator());
    return models;
}

const Calculator* findCalculator(const Registry& registry, std::string_view id)
{
    const auto found = std::find_if(registry.begin(), registry.end(),
                                    [id](const Calculator& calculator) { return calculator.id == id; });
    return found == registry.end() ? nullptr : &*found;
}

} // namespace core
