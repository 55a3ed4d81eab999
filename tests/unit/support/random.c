/* SPDX-License-Identifier: MIT */
#include "random.h"

static uint32_t state = 1;

void random_start(uint32_t seed)
{
    state = seed;
}

uint32_t random_word(void)
{
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

uint32_t random_below(uint32_t limit)
{
    return random_word() % limit;
}

void random_bytes(uint8_t *bytes, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(random_word() >> 24);
    }
}
