/* SPDX-License-Identifier: MIT */
/* What a comparison is asked for. hardware_settings.c makes it of the flags in HARDWARE and is linked last: all but it
 * and the unit is compiled once for all comparisons of a board. */
#ifndef MMAREF_FIRMWARE_HARDWARE_SETTINGS_H
#define MMAREF_FIRMWARE_HARDWARE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hardware.h"

typedef struct {
    const char *arithmetic; /* what the unit claims to compute, as mmaref_arithmetic_parse takes it */
    size_t arithmetic_length;
    const char *only; /* the words that instructions have; NULL for every instruction */
    uint32_t seed, first, count;
    uint32_t (*clock)(void); /* of a comparison that takes so many seconds in place of a count, or NULL */
    uint32_t seconds;
    uint32_t shard, shards; /* the first one is 1 */
    bool stop;              /* at the first failure */
    bool quiet;             /* names cases that fail alone, and no case before it runs */
} hardware_settings;

/* hardware_shrink, or NULL: a board without room for it does not link it. */
extern hardware_shrinks *const hardware_shrink_asked;

extern const hardware_settings hardware_asked;

#endif
