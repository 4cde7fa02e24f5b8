// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling from d devices, v throughput per device and the scaling efficiency e. Products are of the
// decimal numbers that the texts name, rounded once, as in core/data_parallel_scaling/compute.h.

function compute([d, v, e]) {
    const [devices, rate, share] = [d, v, e].map(value => value === null ? null : exactly(value));
    // Infinite where it is too large to hold.
    const product = (...factors) => factors.includes(null) ? null : toDouble(factors.reduce(times));
    const lost = share && plus(fraction(1n), negated(share));
    const actual = product(devices, rate, share);
    const speedup = product(devices, share);
    const ideal = product(devices, rate);
    const overhead = product(devices, rate, lost);
    return {
        results: [actual, speedup, ideal, overhead],
        numbers: [[d, "count"], [v, "real"], [e, "percent"], [ideal, "real"], [actual, "real"], [speedup, "real"],
                  [overhead, "real"]],
        warnings: []
    };
}
