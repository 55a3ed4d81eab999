/* SPDX-License-Identifier: MIT */
#include "random.h"

uint64_t random_seed = 1;

source random_named(const char *name)
{
    source s = { UINT64_C(14695981039346656037) ^ (random_seed - 1) }; /* FNV-1a */
    for (; *name != '\0'; name++)
        s.state = (s.state ^ (uint8_t)*name) * UINT64_C(1099511628211);
    return s;
}
