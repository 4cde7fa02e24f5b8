// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/links/link.h"

#include "app/command_line/request.h"
#include "app/command_line/subcommands.h"

#include <utility>

namespace app {

Reply runLink(const core::Registry& registry, Arguments arguments)
{
    Request request = readRequest(registry, arguments);
    if (!request.problems.empty())
        return {{}, {}, std::move(request.problems)};
    return {linkText(*request.calculator, request.values).toUtf8() + '\n', {}, {}};
}

} // namespace app
