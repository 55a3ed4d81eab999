/* SPDX-License-Identifier: MIT */
/* The GPU as the host program sees it: device.cu, and a stand-in for tests without one. */
#ifndef SILICON_DEVICE_H
#define SILICON_DEVICE_H

#include <string>
#include <vector>

#include "kernel.h"

/* Lines that say where results come from; on failure false and one line, the reason. */
bool device_open(std::vector<std::string> &lines);

/* Runs one case. `host` is an `operands` of pointers to host memory: the arrays of the row's
 * sizes, `result` of result_words * LANES words, `memory` of `size` bytes, both rewritten.
 * Returns NULL, or what failed. */
const char *device_run(const row &kernel, const operands &host);

#endif
