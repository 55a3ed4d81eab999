/* SPDX-License-Identifier: MIT */
/* Arithmetic: how profiles sum products.
 *
 * Generated from generator/spec/arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char *const mmaref_profile_names[MMAREF_PROFILES] = {
    "exact",
    "fma",
    "sm_70",
    "sm_75",
    "sm_80",
    "sm_89",
    "sm_90",
    "sm_100",
    "sm_120",
};

/* Whose wmma fragments a profile has. */
const MMAREF_FLASH uint8_t mmaref_profile_fragments[] = {
    0, 0, 1, 2, 0, 0, 0, 0, 0,
};

/* By profile and class (integer, m8n8k4.f16, m8n8k4.f32, half.f16, half.f32, tf32, fp8.f16, fp8.f32, f64, mxf8f6f4, mxf4, wmma.f16.f16, wmma.f16.f32, wmma.f32, wmma.tf32)
 * the row of the table below; 255: the profile has no such instruction. */
const MMAREF_FLASH uint8_t mmaref_profile_rows[MMAREF_PROFILES][MMAREF_ARITHMETIC_CLASSES] = {
    { 255, 0,  0,  0,   0,   0,   0,   0,   1,   0,   0,   0,  0,  0,  0 },   /* exact */
    { 255, 2,  2,  2,   2,   2,   2,   2,   3,   2,   2,   2,  2,  2,  2 },   /* fma */
    { 255, 24, 23, 255, 255, 255, 255, 255, 255, 255, 255, 14, 15, 13, 255 }, /* sm_70 */
    { 255, 25, 8,  5,   4,   255, 255, 255, 255, 255, 255, 5,  11, 4,  255 }, /* sm_75 */
    { 255, 27, 26, 5,   4,   8,   255, 255, 28,  255, 255, 5,  11, 4,  8 },   /* sm_80 */
    { 255, 27, 26, 5,   4,   8,   17,  16,  28,  255, 255, 5,  11, 4,  8 },   /* sm_89 */
    { 255, 27, 26, 7,   6,   9,   19,  18,  28,  255, 255, 7,  12, 6,  10 },  /* sm_90 */
    { 255, 27, 26, 7,   6,   9,   19,  18,  28,  255, 255, 7,  12, 6,  10 },  /* sm_100 */
    { 255, 27, 26, 7,   6,   9,   21,  20,  28,  20,  22,  7,  12, 6,  10 },  /* sm_120 */
};

/* The block; its certainty and the number of its source. */
const mmaref_arithmetic_row mmaref_arithmetic_rows[MMAREF_ARITHMETIC_ROWS] = {
    { { 0,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 0, 0 }, /* 0 */
    { { 0,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_QUIET,    MMAREF_FRAGMENTS_DEFAULT }, 0, 1 }, /* 1 */
    { { 1,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 0, 2 }, /* 2 */
    { { 1,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_QUIET,    MMAREF_FRAGMENTS_DEFAULT }, 0, 3 }, /* 3 */
    { { 8,  24,               -132,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 4 */
    { { 8,  24,               -20,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 5 */
    { { 16, 25,               -133,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 6 */
    { { 16, 25,               -21,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 7 */
    { { 4,  24,               -132,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 8 */
    { { 8,  25,               -133,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 9 */
    { { 4,  25,               -133,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 10 */
    { { 8,  24,               -132,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, MMAREF_WORD_F32, MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 11 */
    { { 16, 25,               -133,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, MMAREF_WORD_F32, MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 12 */
    { { 4,  23,               -131,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 3, 4 }, /* 13 */
    { { 4,  23,               -19,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 3, 4 }, /* 14 */
    { { 4,  23,               -131,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, MMAREF_WORD_F32, MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 4, 4 }, /* 15 */
    { { 16, 13,               -132,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         13,               0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 16 */
    { { 16, 13,               -20,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 17 */
    { { 0,  25,               -133,            MMAREF_ALIGN_TRUNCATE, 2, MMAREF_ACCUMULATE_AFTER,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, MMAREF_SUBNORMALS_AS_F16, MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 18 */
    { { 0,  25,               -21,             MMAREF_ALIGN_TRUNCATE, 2, MMAREF_ACCUMULATE_AFTER,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, MMAREF_SUBNORMALS_AS_F16, MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 19 */
    { { 32, 25,               -133,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 20 */
    { { 32, 25,               -21,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 21 */
    { { 0,  35,               -139,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 16, MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 22 */
    { { 4,  23,               -131,            MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_ZERO,         MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 23 */
    { { 4,  23,               -19,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 24 */
    { { 4,  24,               -20,             MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_INFINITY, MMAREF_ZERO_PLUS, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 1, 4 }, /* 25 */
    { { 1,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_AFTER,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 26 */
    { { 1,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_AFTER_PRODUCT, 2, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, MMAREF_WORD_F32, MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_ALL_ONES, MMAREF_FRAGMENTS_DEFAULT }, 2, 5 }, /* 27 */
    { { 1,  MMAREF_UNLIMITED, MMAREF_NO_FLOOR, MMAREF_ALIGN_TRUNCATE, 0, MMAREF_ACCUMULATE_FUSED,         0, 0,  MMAREF_ROUND_NEAREST_EVEN, MMAREF_UNLIMITED, 0,               MMAREF_OVERFLOW_ROUNDED,  MMAREF_ZERO_IEEE, 0,                        MMAREF_NAN_QUIET,    MMAREF_FRAGMENTS_DEFAULT }, 1, 6 }, /* 28 */
};
