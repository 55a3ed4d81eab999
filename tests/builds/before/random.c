/* SPDX-License-Identifier: MIT */
#include "random.h"

static uint64_t state;

uint32_t random_word(void)
{
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(state >> 33) ^ (uint32_t)(state >> 13);
}

uint64_t random_long(void)
{
    uint64_t high = random_word();

    return high << 32 | random_word();
}

uint32_t below(uint32_t count)
{
    return random_word() % count;
}

void random_start(uint64_t seed, uint64_t number)
{
    state = (seed * UINT64_C(0x9e3779b97f4a7c15) ^ number) * UINT64_C(0xbf58476d1ce4e5b9);
    (void)random_long();
    (void)random_long();
}
