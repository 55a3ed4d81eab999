/* SPDX-License-Identifier: MIT */
/*
 * The settings of a comparison, by the build: -DHARDWARE_...: SEED; ONLY the instructions with these words; CASES of
 * each; FIRST case, and COUNT of all cases or SECONDS; SHARD of SHARDS, counted from 1; STOP at the first failure;
 * SHRINK it; QUIET, which names no case before it runs. And -DUNIT_ARITHMETIC="sm_90 nan=quiet", a text without
 * quotes, for which a board may have a default of its own.
 */
#include "hardware_settings.h"
#include "unit/unit.h"

#ifndef UNIT_ARITHMETIC
#ifdef BOARD_ARITHMETIC
#define UNIT_ARITHMETIC BOARD_ARITHMETIC
#else
#define UNIT_ARITHMETIC sm_90
#endif
#endif
#ifndef HARDWARE_SEED
#define HARDWARE_SEED 1
#endif
#ifndef HARDWARE_FIRST
#define HARDWARE_FIRST 0
#endif
#ifndef HARDWARE_CASES
#define HARDWARE_CASES 2
#elif HARDWARE_CASES < 1
#error HARDWARE_CASES=N: N is 1 or more
#endif
#ifndef HARDWARE_COUNT
#define HARDWARE_COUNT (HARDWARE_CASES * (uint32_t)MMAREF_INSTRUCTIONS)
#elif HARDWARE_COUNT < 1
#error HARDWARE_COUNT=N: N is 1 or more
#endif
#ifndef HARDWARE_SECONDS
#define HARDWARE_SECONDS 0
#endif
#if !defined HARDWARE_SHARD && !defined HARDWARE_SHARDS
#define HARDWARE_SHARD 1
#define HARDWARE_SHARDS 1
#elif !defined HARDWARE_SHARD || !defined HARDWARE_SHARDS || HARDWARE_SHARD < 1 || HARDWARE_SHARD > HARDWARE_SHARDS
#error SHARD=I/N: I is 1 to N
#endif
#ifndef HARDWARE_STOP
#define HARDWARE_STOP 0
#endif
#ifndef HARDWARE_SHRINK
#define HARDWARE_SHRINK 0
#endif
#ifndef HARDWARE_QUIET
#define HARDWARE_QUIET 0
#endif

/* What a macro stands for, as text. */
#define TEXT(...) TEXT_OF(__VA_ARGS__)
#define TEXT_OF(...) #__VA_ARGS__

#if HARDWARE_SHRINK
hardware_shrinks *const hardware_shrink_asked = hardware_shrink;
#else
hardware_shrinks *const hardware_shrink_asked = NULL;
#endif

const hardware_settings hardware_asked = {
    TEXT(UNIT_ARITHMETIC),
    sizeof TEXT(UNIT_ARITHMETIC) - 1,
#ifdef HARDWARE_ONLY
    TEXT(HARDWARE_ONLY),
#else
    NULL,
#endif
    HARDWARE_SEED,
    (uint32_t)HARDWARE_FIRST,
    (uint32_t)HARDWARE_COUNT,
#if HARDWARE_SECONDS > 0
    board_seconds, /* a board that cannot tell does not link */
#else
    NULL,
#endif
    HARDWARE_SECONDS,
    HARDWARE_SHARD,
    HARDWARE_SHARDS,
    HARDWARE_STOP,
    HARDWARE_QUIET,
};
