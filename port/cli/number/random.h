/* SPDX-License-Identifier: MIT */
/* Random elements of a seed. The library's self-test has its own stream, whose digests are published. */
#ifndef MMAREF_CLI_NUMBER_RANDOM_H
#define MMAREF_CLI_NUMBER_RANDOM_H

#include "mmaref.h"

/* The same sequence for the same seed, everywhere (SplitMix64). */
typedef struct {
    uint64_t state;
    bool corners; /* draw limits, zeros, infinities and NaN; else ordinary numbers */
} random_source;

/* 64 bits. */
uint64_t random_bits(random_source *s);

/* The container of one element of a format. */
uint64_t random_element(random_source *s, const mmaref_type *f);

/* Eight chunks of metadata of a sparse A, each one that is allowed, ascending; one_of_two: a chunk keeps one of two
 * elements, as of tf32. */
uint32_t random_metadata(random_source *s, bool one_of_two);

#endif
