// SPDX-License-Identifier: GPL-3.0-or-later
// Data-parallel scaling: what a cluster delivers when it reaches a given share of ideal linear scaling.
#pragma once

#include "core/data_parallel_scaling/inputs.h"

namespace core::data_parallel_scaling {

/// Throughput of `devices` with no loss at all, d v. Infinite where the product is beyond the largest double.
double idealThroughput(double devices, double throughputPerDevice);

/// How many single devices the cluster is worth, d E; below 1 it is slower than one device.
double speedup(double devices, double scalingEfficiency);

/// What is left of the ideal, I E, and what is lost of it, I - A. Both can be held where the ideal alone is too large.
double actualThroughput(double devices, double throughputPerDevice, double scalingEfficiency);
double overheadThroughput(double devices, double throughputPerDevice, double scalingEfficiency);

/// All results. Blank inputs leave the results that need them blank; products beyond the largest double are too large.
Results compute(const Inputs& inputs);

} // namespace core::data_parallel_scaling
