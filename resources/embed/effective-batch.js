// SPDX-License-Identifier: GPL-3.0-or-later
// The effective batch from b sequences per device, d devices, a accumulation steps and L tokens per sequence.

function compute([b, d, a, L]) {
    const product = (...counts) => {
        if (counts.includes(null))
            return null;
        const result = counts.reduce((x, y) => x * y);
        return result > largestCount ? Infinity : result;
    };
    const batch = product(b, d, a);
    const tokens = product(b, d, a, L);
    return {
        results: [batch, tokens],
        numbers: [[b, "count"], [d, "count"], [a, "count"], [L, "count"], [batch, "count"], [tokens, "count"]],
        warnings: []
    };
}
