/* SPDX-License-Identifier: MIT */
/* Arithmetic: how profiles sum products.
 *
 * Generated from generator/spec/arithmetic.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

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
    "sm_88\0"
    "sm_103\0"
    "sm_107\0"
    "sm_110\0"
    "sm_121\0"
    "sm_90a\0"
    "sm_100a\0"
    "sm_100f\0"
    "sm_101\0"
    "sm_101a\0"
    "sm_101f\0"
    "sm_103a\0"
    "sm_103f\0"
    "sm_107a\0"
    "sm_107f\0"
    "sm_110a\0"
    "sm_110f\0"
    "sm_120a\0"
    "sm_120f\0"
    "sm_121a\0"
    "sm_121f\0"
    ;

/* The profiles that the aliases stand for. */
const MMAREF_FLASH uint8_t mmaref_aliases[] = {
    4, 4, 4, 7, 7, 7, 8, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8,
};

/* Whose wmma fragments a profile has, and its row of the next table. */
const mmaref_profile_entry mmaref_profiles[] = {
    { 0, 0 }, /* exact */
    { 0, 1 }, /* fma */
    { 1, 2 }, /* sm_70 */
    { 2, 3 }, /* sm_75 */
    { 0, 4 }, /* sm_80 */
    { 0, 4 }, /* sm_89 */
    { 0, 5 }, /* sm_90 */
    { 0, 5 }, /* sm_100 */
    { 0, 6 }, /* sm_120 */
};

/* By class (m8n8k4.f16, m8n8k4.f32, half.f16, half.f32, tf32, fp8.f16, fp8.f32, f64, mxf8f6f4, mxf4, wmma.f16.f16, wmma.f16.f32, wmma.f32, wmma.tf32)
 * the number of the arithmetic row; where no profile has such an instruction 255. */
const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1] = {
    { 0,  0,  0,   0,   0,   0,   0,   1,   0,   0,   0,  0,  0,  0 },   /* exact */
    { 2,  2,  2,   2,   2,   2,   2,   3,   2,   2,   2,  2,  2,  2 },   /* fma */
    { 14, 13, 255, 255, 255, 255, 255, 255, 255, 255, 14, 15, 13, 255 }, /* sm_70 */
    { 23, 8,  5,   4,   255, 255, 255, 255, 255, 255, 5,  11, 4,  255 }, /* sm_75 */
    { 25, 24, 5,   4,   8,   17,  16,  3,   255, 255, 5,  11, 4,  8 },   /* sm_80, sm_89 */
    { 25, 24, 7,   6,   9,   19,  18,  3,   255, 255, 7,  12, 6,  10 },  /* sm_90, sm_100 */
    { 25, 24, 7,   6,   9,   21,  20,  3,   20,  22,  7,  12, 6,  10 },  /* sm_120 */
};

/* Number of a field and value. */
const MMAREF_FLASH uint8_t mmaref_settings[][2] = {
    { 8,  MMAREF_ROUND_NEAREST_EVEN },       /* rounding = nearest_even */
    { 11, MMAREF_OVERFLOW_ROUNDED },         /* overflow = rounded */
    { 12, MMAREF_ZERO_IEEE },                /* zero_sign = ieee */
    { 14, MMAREF_NAN_QUIET },                /* nan = quiet */
    { 0,  1 },                               /* products = 1 */
    { 0,  8 },                               /* products = 8 */
    { 1,  24 },                              /* fraction_bits = 24 */
    { 2,  132 },                             /* exponent_floor = -132 */
    { 2,  20 },                              /* exponent_floor = -20 */
    { 0,  16 },                              /* products = 16 */
    { 1,  25 },                              /* fraction_bits = 25 */
    { 2,  133 },                             /* exponent_floor = -133 */
    { 2,  21 },                              /* exponent_floor = -21 */
    { 0,  4 },                               /* products = 4 */
    { 10, MMAREF_TYPE_F32 },                 /* step_type = f32 */
    { 1,  23 },                              /* fraction_bits = 23 */
    { 2,  131 },                             /* exponent_floor = -131 */
    { 2,  19 },                              /* exponent_floor = -19 */
    { 1,  13 },                              /* fraction_bits = 13 */
    { 9,  13 },                              /* result_bits = 13 */
    { 4,  2 },                               /* interleave = 2 */
    { 5,  MMAREF_ACCUMULATE_AFTER },         /* accumulate = after */
    { 13, MMAREF_SUBNORMALS_AS_F16 },        /* subnormals = as_f16 */
    { 0,  32 },                              /* products = 32 */
    { 1,  35 },                              /* fraction_bits = 35 */
    { 2,  139 },                             /* exponent_floor = -139 */
    { 7,  16 },                              /* block = 16 */
    { 16, MMAREF_UNDERFLOW_PLUS },           /* underflow_sign = plus */
    { 5,  MMAREF_ACCUMULATE_AFTER_PRODUCT }, /* accumulate = after_product */
    { 6,  2 },                               /* group = 2 */
};

/* Settings. */
const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {
    0, 1, MMAREF_LAST_SETTING | 2,                /* 0: rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    0, 1, 2, MMAREF_LAST_SETTING | 3,             /* 1: rounding = nearest_even, overflow = rounded, zero_sign = ieee, nan = quiet */
    4, 0, 1, MMAREF_LAST_SETTING | 2,             /* 2: products = 1, rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    4, 0, 1, 2, MMAREF_LAST_SETTING | 3,          /* 3: products = 1, rounding = nearest_even, overflow = rounded, zero_sign = ieee, nan = quiet */
    5, 6, MMAREF_LAST_SETTING | 7,                /* 4: products = 8, fraction_bits = 24, exponent_floor = -132 */
    5, 6, 8, MMAREF_LAST_SETTING | 0,             /* 5: products = 8, fraction_bits = 24, exponent_floor = -20, rounding = nearest_even */
    9, 10, MMAREF_LAST_SETTING | 11,              /* 6: products = 16, fraction_bits = 25, exponent_floor = -133 */
    9, 10, 12, MMAREF_LAST_SETTING | 0,           /* 7: products = 16, fraction_bits = 25, exponent_floor = -21, rounding = nearest_even */
    13, 6, MMAREF_LAST_SETTING | 7,               /* 8: products = 4, fraction_bits = 24, exponent_floor = -132 */
    5, 10, MMAREF_LAST_SETTING | 11,              /* 9: products = 8, fraction_bits = 25, exponent_floor = -133 */
    13, 10, MMAREF_LAST_SETTING | 11,             /* 10: products = 4, fraction_bits = 25, exponent_floor = -133 */
    5, 6, 7, MMAREF_LAST_SETTING | 14,            /* 11: products = 8, fraction_bits = 24, exponent_floor = -132, step_type = f32 */
    9, 10, 11, MMAREF_LAST_SETTING | 14,          /* 12: products = 16, fraction_bits = 25, exponent_floor = -133, step_type = f32 */
    13, 15, MMAREF_LAST_SETTING | 16,             /* 13: products = 4, fraction_bits = 23, exponent_floor = -131 */
    13, 15, 17, MMAREF_LAST_SETTING | 0,          /* 14: products = 4, fraction_bits = 23, exponent_floor = -19, rounding = nearest_even */
    13, 15, 16, MMAREF_LAST_SETTING | 14,         /* 15: products = 4, fraction_bits = 23, exponent_floor = -131, step_type = f32 */
    9, 18, 7, MMAREF_LAST_SETTING | 19,           /* 16: products = 16, fraction_bits = 13, exponent_floor = -132, result_bits = 13 */
    9, 18, 8, MMAREF_LAST_SETTING | 0,            /* 17: products = 16, fraction_bits = 13, exponent_floor = -20, rounding = nearest_even */
    10, 11, 20, 21, MMAREF_LAST_SETTING | 22,     /* 18: fraction_bits = 25, exponent_floor = -133, interleave = 2, accumulate = after, subnormals = as_f16 */
    10, 12, 20, 21, 0, MMAREF_LAST_SETTING | 22,  /* 19: fraction_bits = 25, exponent_floor = -21, interleave = 2, accumulate = after, rounding = nearest_even, subnormals = as_f16 */
    23, 10, MMAREF_LAST_SETTING | 11,             /* 20: products = 32, fraction_bits = 25, exponent_floor = -133 */
    23, 10, 12, MMAREF_LAST_SETTING | 0,          /* 21: products = 32, fraction_bits = 25, exponent_floor = -21, rounding = nearest_even */
    24, 25, 26, MMAREF_LAST_SETTING | 27,         /* 22: fraction_bits = 35, exponent_floor = -139, block = 16, underflow_sign = plus */
    13, 6, 8, MMAREF_LAST_SETTING | 0,            /* 23: products = 4, fraction_bits = 24, exponent_floor = -20, rounding = nearest_even */
    4, 21, 0, 1, MMAREF_LAST_SETTING | 2,         /* 24: products = 1, accumulate = after, rounding = nearest_even, overflow = rounded, zero_sign = ieee */
    4, 28, 29, 0, 14, 1, MMAREF_LAST_SETTING | 2, /* 25: products = 1, accumulate = after_product, group = 2, rounding = nearest_even, step_type = f32, overflow = rounded, zero_sign = ieee */
};
