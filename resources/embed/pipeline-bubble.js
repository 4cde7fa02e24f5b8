// SPDX-License-Identifier: GPL-3.0-or-later
// The pipeline bubble from p stages and m microbatches. Sources of the formulas: core/pipeline_bubble/compute.h.

// The numbers of a warning: microbatches, stages, the bubble, four microbatches a stage, the bubble there.
function bubbleWarning(p, m, bubble) {
    // Beyond that the core computes with doubles, and leaves out what 64 bits cannot hold.
    const fits = p <= largestCount / 4n;
    const atRule = fits ? {n: p - 1n, d: 5n * p - 1n} : (Number(p) - 1) / (4 * Number(p) + Number(p) - 1);
    const rule = 4n * p < 2n ** 64n ? 4n * p : null;
    return {
        code: m < p ? "fewer-microbatches-than-stages" : "few-microbatches",
        numbers: [[m, "count"], [p, "count"], [bubble, "percent"], [rule, "count"], [rule === null ? null : atRule, "percent"]]
    };
}

function compute([p, m]) {
    const known = p !== null && m !== null;
    const idle = p === null ? null : p - 1n;
    const steps = known ? m + p - 1n : null;
    const bubble = known ? {n: idle, d: steps} : null;
    const efficiency = known ? {n: m, d: steps} : null;
    const toIdeal = known ? {n: idle, d: m} : null;
    return {
        results: [bubble, efficiency, toIdeal],
        numbers: [[p, "count"], [m, "count"], [idle, "count"], [steps, "count"], [toIdeal, "percent"]],
        warnings: known && p > 1n && m / 4n < p ? [bubbleWarning(p, m, bubble)] : []
    };
}
