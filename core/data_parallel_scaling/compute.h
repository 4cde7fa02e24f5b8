// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling: what a cluster delivers when it reaches a given share of ideal linear scaling.
#pragma once

#include "core/data_parallel_scaling/inputs.h"

namespace core::data_parallel_scaling {

/// How many single devices the cluster is worth, d E; below 1 it is slower than one device. For curves.
double speedup(double devices, double scalingEfficiency);

/// The results alone, in the order of the result table: actual throughput, speedup, ideal throughput, lost throughput.
/// Never true: there are no warnings.
bool figures(const Inputs& inputs, std::span<Figure> results);

/// All results: the ideal d v with no loss at all, what is left of it, d v E, what is lost, d v (1 - E), and the
/// speedup d E. Each is the double nearest to the product of the decimal numbers that the inputs' shortest texts name,
/// so 3 devices at 10% are worth 0.3. Blank inputs leave the results that need them blank; products beyond the largest
/// double are too large, each by itself; products that no double but 0 is near are 0.
Results compute(const Inputs& inputs);

} // namespace core::data_parallel_scaling
