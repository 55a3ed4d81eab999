/* SPDX-License-Identifier: MIT */
/* Seeded random numbers: the same on every machine. */
#ifndef ORACLE_RANDOM_H
#define ORACLE_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    uint64_t state;
} source;

/* A source that depends on every byte of a name, and on the seed. */
extern uint64_t random_seed;
source random_named(const char *name);

/* SplitMix64 (Steele, Lea, Flood). */
static inline uint64_t random_next(source *from)
{
    uint64_t z = from->state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

/* 0 .. n - 1 */
static inline unsigned random_below(source *from, unsigned n)
{
    return (unsigned)((random_next(from) >> 32) * n >> 32);
}

/* low .. high, both included */
static inline int random_between(source *from, int low, int high)
{
    return low + (int)random_below(from, (unsigned)(high - low + 1));
}

static inline bool random_one_in(source *from, unsigned n)
{
    return random_below(from, n) == 0;
}

#endif
