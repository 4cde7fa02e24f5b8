// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/effective_batch/solve.h"

namespace core::effective_batch {

Outcome<Inverse> solve(const Inputs& inputs, Answer Results::*result, const InputMember<Inputs>& field,
                       const Rational& target)
{
    std::vector<std::optional<std::int64_t> Inputs::*> factors{&Inputs::batchPerDevice, &Inputs::devices,
                                                               &Inputs::accumulationSteps};
    if (result == &Results::tokensPerStep)
        factors.push_back(&Inputs::sequenceLength);
    BigInteger others = 1;
    for (const auto factor : factors)
        if (field != InputMember<Inputs>(factor))
            others = others * *(inputs.*factor);
    return countTimes(others, target.numerator());
}

} // namespace core::effective_batch
