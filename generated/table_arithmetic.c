/* SPDX-License-Identifier: MIT */
/* Arithmetic: how profiles sum products.
 *
 * Generated from generator/spec/arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_internal.h"

const char mmaref_profile_names[] =
    "exact\0"
    "fma\0"
    "sm_70\0"
    "sm_75\0"
    "sm_80\0"
    "sm_89\0"
    "sm_90\0"
    "sm_100\0"
    "sm_120\0"
    "sm_86\0"
    "sm_87\0"
    "sm_103\0"
    "sm_110\0"
    "sm_121\0";

/* The profiles that the aliases stand for. */
const MMAREF_FLASH uint8_t mmaref_aliases[] = {
    4, 4, 7, 7, 8,
};

/* Whose wmma fragments a profile has. */
const MMAREF_FLASH uint8_t mmaref_profile_fragments[] = {
    0, 0, 1, 2, 0, 0, 0, 0, 0,
};

/* By profile and class (m8n8k4.f16, m8n8k4.f32, half.f16, half.f32, tf32, fp8.f16, fp8.f32, f64, mxf8f6f4, mxf4, wmma.f16.f16, wmma.f16.f32, wmma.f32, wmma.tf32)
 * the number of the row below; 255: the profile has no such instruction. */
const MMAREF_FLASH uint8_t mmaref_profile_rows[MMAREF_PROFILES][MMAREF_ARITHMETIC_CLASSES - 1] = {
    { 0,  0,  0,   0,   0,   0,   0,   1,   0,   0,   0,  0,  0,  0 },   /* exact */
    { 2,  2,  2,   2,   2,   2,   2,   3,   2,   2,   2,  2,  2,  2 },   /* fma */
    { 24, 23, 255, 255, 255, 255, 255, 255, 255, 255, 14, 15, 13, 255 }, /* sm_70 */
    { 25, 8,  5,   4,   255, 255, 255, 255, 255, 255, 5,  11, 4,  255 }, /* sm_75 */
    { 27, 26, 5,   4,   8,   255, 255, 28,  255, 255, 5,  11, 4,  8 },   /* sm_80 */
    { 27, 26, 5,   4,   8,   17,  16,  28,  255, 255, 5,  11, 4,  8 },   /* sm_89 */
    { 27, 26, 7,   6,   9,   19,  18,  28,  255, 255, 7,  12, 6,  10 },  /* sm_90 */
    { 27, 26, 7,   6,   9,   19,  18,  28,  255, 255, 7,  12, 6,  10 },  /* sm_100 */
    { 27, 26, 7,   6,   9,   21,  20,  28,  20,  22,  7,  12, 6,  10 },  /* sm_120 */
};

/* How many fields follow; certainty and source; number of the field and value. */
const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {
    3, 0x00, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, /* 0: rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    4, 0x00, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, 14, MMAREF_NAN_QUIET, /* 1: rounding = nearest_even, overflow = rounded, zero_sign = ieee, nan = quiet */
    4, 0x01, 0, 1, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, /* 2: products = 1, rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    5, 0x01, 0, 1, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, 14, MMAREF_NAN_QUIET, /* 3: products = 1, rounding = nearest_even, overflow = rounded, zero_sign = ieee, nan = quiet */
    3, 0x12, 0, 8, 1, 24, 2, 132, /* 4: products = 8, fraction_bits = 24, exponent_floor = -132 */
    4, 0x12, 0, 8, 1, 24, 2, 20, 8, MMAREF_ROUND_NEAREST_EVEN, /* 5: products = 8, fraction_bits = 24, exponent_floor = -20, rounding = nearest_even */
    3, 0x12, 0, 16, 1, 25, 2, 133, /* 6: products = 16, fraction_bits = 25, exponent_floor = -133 */
    4, 0x12, 0, 16, 1, 25, 2, 21, 8, MMAREF_ROUND_NEAREST_EVEN, /* 7: products = 16, fraction_bits = 25, exponent_floor = -21, rounding = nearest_even */
    3, 0x12, 0, 4, 1, 24, 2, 132, /* 8: products = 4, fraction_bits = 24, exponent_floor = -132 */
    3, 0x12, 0, 8, 1, 25, 2, 133, /* 9: products = 8, fraction_bits = 25, exponent_floor = -133 */
    3, 0x23, 0, 4, 1, 25, 2, 133, /* 10: products = 4, fraction_bits = 25, exponent_floor = -133 */
    4, 0x23, 0, 8, 1, 24, 2, 132, 10, MMAREF_WORD_F32, /* 11: products = 8, fraction_bits = 24, exponent_floor = -132, step_type = f32 */
    4, 0x23, 0, 16, 1, 25, 2, 133, 10, MMAREF_WORD_F32, /* 12: products = 16, fraction_bits = 25, exponent_floor = -133, step_type = f32 */
    3, 0x32, 0, 4, 1, 23, 2, 131, /* 13: products = 4, fraction_bits = 23, exponent_floor = -131 */
    4, 0x32, 0, 4, 1, 23, 2, 19, 8, MMAREF_ROUND_NEAREST_EVEN, /* 14: products = 4, fraction_bits = 23, exponent_floor = -19, rounding = nearest_even */
    4, 0x42, 0, 4, 1, 23, 2, 131, 10, MMAREF_WORD_F32, /* 15: products = 4, fraction_bits = 23, exponent_floor = -131, step_type = f32 */
    4, 0x12, 0, 16, 1, 13, 2, 132, 9, 13, /* 16: products = 16, fraction_bits = 13, exponent_floor = -132, result_bits = 13 */
    4, 0x12, 0, 16, 1, 13, 2, 20, 8, MMAREF_ROUND_NEAREST_EVEN, /* 17: products = 16, fraction_bits = 13, exponent_floor = -20, rounding = nearest_even */
    5, 0x23, 1, 25, 2, 133, 4, 2, 5, MMAREF_ACCUMULATE_AFTER, 13, MMAREF_SUBNORMALS_AS_F16, /* 18: fraction_bits = 25, exponent_floor = -133, interleave = 2, accumulate = after, subnormals = as_f16 */
    6, 0x23, 1, 25, 2, 21, 4, 2, 5, MMAREF_ACCUMULATE_AFTER, 8, MMAREF_ROUND_NEAREST_EVEN, 13, MMAREF_SUBNORMALS_AS_F16, /* 19: fraction_bits = 25, exponent_floor = -21, interleave = 2, accumulate = after, rounding = nearest_even, subnormals = as_f16 */
    3, 0x12, 0, 32, 1, 25, 2, 133, /* 20: products = 32, fraction_bits = 25, exponent_floor = -133 */
    4, 0x12, 0, 32, 1, 25, 2, 21, 8, MMAREF_ROUND_NEAREST_EVEN, /* 21: products = 32, fraction_bits = 25, exponent_floor = -21, rounding = nearest_even */
    3, 0x12, 1, 35, 2, 139, 7, 16, /* 22: fraction_bits = 35, exponent_floor = -139, block = 16 */
    3, 0x12, 0, 4, 1, 23, 2, 131, /* 23: products = 4, fraction_bits = 23, exponent_floor = -131 */
    4, 0x12, 0, 4, 1, 23, 2, 19, 8, MMAREF_ROUND_NEAREST_EVEN, /* 24: products = 4, fraction_bits = 23, exponent_floor = -19, rounding = nearest_even */
    4, 0x12, 0, 4, 1, 24, 2, 20, 8, MMAREF_ROUND_NEAREST_EVEN, /* 25: products = 4, fraction_bits = 24, exponent_floor = -20, rounding = nearest_even */
    5, 0x23, 0, 1, 5, MMAREF_ACCUMULATE_AFTER, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, /* 26: products = 1, accumulate = after, rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    7, 0x23, 0, 1, 5, MMAREF_ACCUMULATE_AFTER_PRODUCT, 6, 2, 8, MMAREF_ROUND_NEAREST_EVEN, 10, MMAREF_WORD_F32, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, /* 27: products = 1, accumulate = after_product, group = 2, rounding = nearest_even, step_type = f32, overflow = rounded, zero_sign = ieee */
    5, 0x14, 0, 1, 8, MMAREF_ROUND_NEAREST_EVEN, 11, MMAREF_OVERFLOW_ROUNDED, 12, MMAREF_ZERO_IEEE, 14, MMAREF_NAN_QUIET, /* 28: products = 1, rounding = nearest_even, overflow = rounded, zero_sign = ieee, nan = quiet */
};
