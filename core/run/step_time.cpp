// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/step_time.h"

#include "core/calculator/declare.h"
#include "core/run/compute.h"

namespace core::run {

Outcome<Rational> stepTime(const Inputs& run, const Pipeline& pipeline)
{
    const auto& [p, m] = pipeline;
    const bool known = run.gpus && run.tensorParallel && run.contextParallel && run.globalBatch && run.passes && p && m;
    if (!known)
        return Issue{code::stepTimeUnknown, {}, {}, {}};
    Inputs inputs = run;
    inputs.pipelineParallel = p;
    const auto d = replicas(inputs);
    if (!d) {
        inputs.microbatch.reset(); // leaves one error
        return compute(inputs).errors.front();
    }
    const Rational b = Rational(*run.globalBatch) / (Rational(*d) * *run.passes * *m);
    if (!b.isWhole())
        return Issue{code::microbatchNotWhole,
                     "global-batch",
                     {argument(b.toDouble(), Kind::Real), countArgument(run.globalBatch), countArgument(d),
                      countArgument(m), countArgument(run.passes)},
                     {}};
    return (Rational(*m) + *p - 1) * b / *p;
}

} // namespace core::run
