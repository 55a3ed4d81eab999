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

/* Whose wmma fragments a profile has, and its row of mmaref_profile_rows. */
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

/* The rows of mmaref_arithmetic_rows, by what they compute.
 *   WINDOW(n, f, CUT)  in steps of n products: they and the running value are aligned to the largest exponent, keep f
 *                      bits below it and are added; the sum is CUT to its type, or rounded to NEAREST
 *   BLOCKS(n, f, CUT)  the same of blocks of n products, each block summed exactly
 *   EXACT_SUM          all products and C summed exactly, then rounded
 *   FMA_CHAIN          product by product, each sum rounded
 *   FMA_PAIRS          the same, two products at a time
 *   ..._THEN_C         C is added to the sum of the products, or of each pair of them
 *   ..._INTERLEAVED    products 0, 1, 4, 5 and so on first, then the others
 *   ..._TO_13_BITS     the sum keeps 13 bits of the fraction
 *   ..._IN_F32         the sum is of f32, and converted at the end */
enum {
    EXACT_SUM,
    EXACT_SUM_NAN_QUIET,
    FMA_CHAIN,
    FMA_CHAIN_NAN_QUIET,
    WINDOW_8_24_CUT,
    WINDOW_8_24_NEAREST,
    WINDOW_16_25_CUT,
    WINDOW_16_25_NEAREST,
    WINDOW_4_24_CUT,
    WINDOW_8_25_CUT,
    WINDOW_4_25_CUT,
    WINDOW_8_24_CUT_IN_F32,
    WINDOW_16_25_CUT_IN_F32,
    WINDOW_4_23_CUT,
    WINDOW_4_23_NEAREST,
    WINDOW_4_23_CUT_IN_F32,
    WINDOW_16_13_CUT_TO_13_BITS,
    WINDOW_16_13_NEAREST,
    WINDOW_ALL_25_CUT_INTERLEAVED_THEN_C,
    WINDOW_ALL_25_NEAREST_INTERLEAVED_THEN_C,
    WINDOW_32_25_CUT,
    WINDOW_32_25_NEAREST,
    BLOCKS_16_35_CUT,
    WINDOW_4_24_NEAREST,
    FMA_CHAIN_THEN_C,
    FMA_PAIRS_THEN_C_IN_F32
};

#define WINDOW(products, bits, rounding) WINDOW_##products##_##bits##_##rounding
#define BLOCKS(products, bits, rounding) BLOCKS_##products##_##bits##_##rounding
#define NONE 255 /* there is no such instruction */

/* By class, a cell for each of: exact, fma, sm_70, sm_75, sm_80 sm_89, sm_90 sm_100, sm_120. */
#define BY_CLASS(CHIP) \
    /* m8n8k4.f16 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, WINDOW(4, 23, NEAREST), WINDOW(4, 24, NEAREST), FMA_PAIRS_THEN_C_IN_F32, \
         FMA_PAIRS_THEN_C_IN_F32, FMA_PAIRS_THEN_C_IN_F32) \
    /* m8n8k4.f32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, WINDOW(4, 23, CUT), WINDOW(4, 24, CUT), FMA_CHAIN_THEN_C, FMA_CHAIN_THEN_C, \
         FMA_CHAIN_THEN_C) \
    /* half.f16 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, WINDOW(8, 24, NEAREST), WINDOW(8, 24, NEAREST), WINDOW(16, 25, NEAREST), \
         WINDOW(16, 25, NEAREST)) \
    /* half.f32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, WINDOW(8, 24, CUT), WINDOW(8, 24, CUT), WINDOW(16, 25, CUT), \
         WINDOW(16, 25, CUT)) \
    /* tf32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, WINDOW(4, 24, CUT), WINDOW(8, 25, CUT), WINDOW(8, 25, CUT)) \
    /* fp8.f16 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, WINDOW(16, 13, NEAREST), WINDOW(ALL, 25, NEAREST_INTERLEAVED_THEN_C), \
         WINDOW(32, 25, NEAREST)) \
    /* fp8.f32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, WINDOW(16, 13, CUT_TO_13_BITS), \
         WINDOW(ALL, 25, CUT_INTERLEAVED_THEN_C), WINDOW(32, 25, CUT)) \
    /* f64 */ \
    CHIP(EXACT_SUM_NAN_QUIET, FMA_CHAIN_NAN_QUIET, NONE, NONE, FMA_CHAIN_NAN_QUIET, FMA_CHAIN_NAN_QUIET, \
         FMA_CHAIN_NAN_QUIET) \
    /* mxf8f6f4 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, NONE, NONE, WINDOW(32, 25, CUT)) \
    /* mxf4 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, NONE, NONE, BLOCKS(16, 35, CUT)) \
    /* wmma.f16.f16 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, WINDOW(4, 23, NEAREST), WINDOW(8, 24, NEAREST), WINDOW(8, 24, NEAREST), \
         WINDOW(16, 25, NEAREST), WINDOW(16, 25, NEAREST)) \
    /* wmma.f16.f32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, WINDOW(4, 23, CUT_IN_F32), WINDOW(8, 24, CUT_IN_F32), WINDOW(8, 24, CUT_IN_F32), \
         WINDOW(16, 25, CUT_IN_F32), WINDOW(16, 25, CUT_IN_F32)) \
    /* wmma.f32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, WINDOW(4, 23, CUT), WINDOW(8, 24, CUT), WINDOW(8, 24, CUT), WINDOW(16, 25, CUT), \
         WINDOW(16, 25, CUT)) \
    /* wmma.tf32 */ \
    CHIP(EXACT_SUM, FMA_CHAIN, NONE, NONE, WINDOW(4, 24, CUT), WINDOW(4, 25, CUT), WINDOW(4, 25, CUT))

/* A profile without such an instruction may have any cell. */
#define ON_EXACT(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) exact,
#define ON_FMA(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) fma,
#define ON_SM_70(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) sm_70,
#define ON_SM_75(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) sm_75,
#define ON_SM_80(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) sm_80,
#define ON_SM_90(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) sm_90,
#define ON_SM_120(exact, fma, sm_70, sm_75, sm_80, sm_90, sm_120) sm_120,
const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1] = {
    { BY_CLASS(ON_EXACT) }, /* exact */
    { BY_CLASS(ON_FMA) }, /* fma */
    { BY_CLASS(ON_SM_70) }, /* sm_70 */
    { BY_CLASS(ON_SM_75) }, /* sm_75 */
    { BY_CLASS(ON_SM_80) }, /* sm_80, sm_89 */
    { BY_CLASS(ON_SM_90) }, /* sm_90, sm_100 */
    { BY_CLASS(ON_SM_120) }, /* sm_120 */
};

/* Settings: a field and its value. */
enum {
    ROUNDING_NEAREST_EVEN,
    OVERFLOW_ROUNDED,
    ZERO_SIGN_IEEE,
    NAN_QUIET,
    PRODUCTS_1,
    PRODUCTS_8,
    FRACTION_BITS_24,
    EXPONENT_FLOOR_MINUS_132,
    EXPONENT_FLOOR_MINUS_20,
    PRODUCTS_16,
    FRACTION_BITS_25,
    EXPONENT_FLOOR_MINUS_133,
    EXPONENT_FLOOR_MINUS_21,
    PRODUCTS_4,
    STEP_TYPE_F32,
    FRACTION_BITS_23,
    EXPONENT_FLOOR_MINUS_131,
    EXPONENT_FLOOR_MINUS_19,
    FRACTION_BITS_13,
    RESULT_BITS_13,
    INTERLEAVE_2,
    ACCUMULATE_AFTER,
    SUBNORMALS_AS_F16,
    PRODUCTS_32,
    FRACTION_BITS_35,
    EXPONENT_FLOOR_MINUS_139,
    BLOCK_16,
    UNDERFLOW_SIGN_PLUS,
    ACCUMULATE_AFTER_PRODUCT,
    GROUP_2
};
const MMAREF_FLASH uint8_t mmaref_settings[][2] = {
    { MMAREF_FIELD_ROUNDING,       MMAREF_ROUND_NEAREST_EVEN },       /* rounding = nearest_even */
    { MMAREF_FIELD_OVERFLOW,       MMAREF_OVERFLOW_ROUNDED },         /* overflow = rounded */
    { MMAREF_FIELD_ZERO_SIGN,      MMAREF_ZERO_IEEE },                /* zero_sign = ieee */
    { MMAREF_FIELD_NAN,            MMAREF_NAN_QUIET },                /* nan = quiet */
    { MMAREF_FIELD_PRODUCTS,       1 },                               /* products = 1 */
    { MMAREF_FIELD_PRODUCTS,       8 },                               /* products = 8 */
    { MMAREF_FIELD_FRACTION_BITS,  24 },                              /* fraction_bits = 24 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 132 },                             /* exponent_floor = -132 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 20 },                              /* exponent_floor = -20 */
    { MMAREF_FIELD_PRODUCTS,       16 },                              /* products = 16 */
    { MMAREF_FIELD_FRACTION_BITS,  25 },                              /* fraction_bits = 25 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 133 },                             /* exponent_floor = -133 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 21 },                              /* exponent_floor = -21 */
    { MMAREF_FIELD_PRODUCTS,       4 },                               /* products = 4 */
    { MMAREF_FIELD_STEP_TYPE,      MMAREF_TYPE_F32 },                 /* step_type = f32 */
    { MMAREF_FIELD_FRACTION_BITS,  23 },                              /* fraction_bits = 23 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 131 },                             /* exponent_floor = -131 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 19 },                              /* exponent_floor = -19 */
    { MMAREF_FIELD_FRACTION_BITS,  13 },                              /* fraction_bits = 13 */
    { MMAREF_FIELD_RESULT_BITS,    13 },                              /* result_bits = 13 */
    { MMAREF_FIELD_INTERLEAVE,     2 },                               /* interleave = 2 */
    { MMAREF_FIELD_ACCUMULATE,     MMAREF_ACCUMULATE_AFTER },         /* accumulate = after */
    { MMAREF_FIELD_SUBNORMALS,     MMAREF_SUBNORMALS_AS_F16 },        /* subnormals = as_f16 */
    { MMAREF_FIELD_PRODUCTS,       32 },                              /* products = 32 */
    { MMAREF_FIELD_FRACTION_BITS,  35 },                              /* fraction_bits = 35 */
    { MMAREF_FIELD_EXPONENT_FLOOR, 139 },                             /* exponent_floor = -139 */
    { MMAREF_FIELD_BLOCK,          16 },                              /* block = 16 */
    { MMAREF_FIELD_UNDERFLOW_SIGN, MMAREF_UNDERFLOW_PLUS },           /* underflow_sign = plus */
    { MMAREF_FIELD_ACCUMULATE,     MMAREF_ACCUMULATE_AFTER_PRODUCT }, /* accumulate = after_product */
    { MMAREF_FIELD_GROUP,          2 },                               /* group = 2 */
};

/* Row by row the settings where a block differs from a plain sum. */
const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[] = {
    /* EXACT_SUM: all classes but f64 of exact */
    ROUNDING_NEAREST_EVEN, OVERFLOW_ROUNDED, MMAREF_LAST_SETTING | ZERO_SIGN_IEEE,
    /* EXACT_SUM_NAN_QUIET: f64 of exact */
    ROUNDING_NEAREST_EVEN, OVERFLOW_ROUNDED, ZERO_SIGN_IEEE, MMAREF_LAST_SETTING | NAN_QUIET,
    /* FMA_CHAIN: all classes but f64 of fma */
    PRODUCTS_1, ROUNDING_NEAREST_EVEN, OVERFLOW_ROUNDED, MMAREF_LAST_SETTING | ZERO_SIGN_IEEE,
    /* FMA_CHAIN_NAN_QUIET: f64 of fma sm_80 sm_89 sm_90 sm_100 sm_120 */
    PRODUCTS_1, ROUNDING_NEAREST_EVEN, OVERFLOW_ROUNDED, ZERO_SIGN_IEEE,
    MMAREF_LAST_SETTING | NAN_QUIET,
    /* WINDOW(8, 24, CUT): half.f32 wmma.f32 of sm_75 sm_80 sm_89 */
    PRODUCTS_8, FRACTION_BITS_24, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_132,
    /* WINDOW(8, 24, NEAREST): half.f16 wmma.f16.f16 of sm_75 sm_80 sm_89 */
    PRODUCTS_8, FRACTION_BITS_24, EXPONENT_FLOOR_MINUS_20,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* WINDOW(16, 25, CUT): half.f32 wmma.f32 of sm_90 sm_100 sm_120 */
    PRODUCTS_16, FRACTION_BITS_25, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_133,
    /* WINDOW(16, 25, NEAREST): half.f16 wmma.f16.f16 of sm_90 sm_100 sm_120 */
    PRODUCTS_16, FRACTION_BITS_25, EXPONENT_FLOOR_MINUS_21,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* WINDOW(4, 24, CUT): m8n8k4.f32 of sm_75, tf32 wmma.tf32 of sm_80 sm_89 */
    PRODUCTS_4, FRACTION_BITS_24, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_132,
    /* WINDOW(8, 25, CUT): tf32 of sm_90 sm_100 sm_120 */
    PRODUCTS_8, FRACTION_BITS_25, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_133,
    /* WINDOW(4, 25, CUT): wmma.tf32 of sm_90 sm_100 sm_120 */
    PRODUCTS_4, FRACTION_BITS_25, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_133,
    /* WINDOW(8, 24, CUT_IN_F32): wmma.f16.f32 of sm_75 sm_80 sm_89 */
    PRODUCTS_8, FRACTION_BITS_24, EXPONENT_FLOOR_MINUS_132, MMAREF_LAST_SETTING | STEP_TYPE_F32,
    /* WINDOW(16, 25, CUT_IN_F32): wmma.f16.f32 of sm_90 sm_100 sm_120 */
    PRODUCTS_16, FRACTION_BITS_25, EXPONENT_FLOOR_MINUS_133,
    MMAREF_LAST_SETTING | STEP_TYPE_F32,
    /* WINDOW(4, 23, CUT): m8n8k4.f32 wmma.f32 of sm_70 */
    PRODUCTS_4, FRACTION_BITS_23, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_131,
    /* WINDOW(4, 23, NEAREST): m8n8k4.f16 wmma.f16.f16 of sm_70 */
    PRODUCTS_4, FRACTION_BITS_23, EXPONENT_FLOOR_MINUS_19,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* WINDOW(4, 23, CUT_IN_F32): wmma.f16.f32 of sm_70 */
    PRODUCTS_4, FRACTION_BITS_23, EXPONENT_FLOOR_MINUS_131, MMAREF_LAST_SETTING | STEP_TYPE_F32,
    /* WINDOW(16, 13, CUT_TO_13_BITS): fp8.f32 of sm_89 */
    PRODUCTS_16, FRACTION_BITS_13, EXPONENT_FLOOR_MINUS_132,
    MMAREF_LAST_SETTING | RESULT_BITS_13,
    /* WINDOW(16, 13, NEAREST): fp8.f16 of sm_89 */
    PRODUCTS_16, FRACTION_BITS_13, EXPONENT_FLOOR_MINUS_20,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* WINDOW(ALL, 25, CUT_INTERLEAVED_THEN_C): fp8.f32 of sm_90 sm_100 */
    FRACTION_BITS_25, EXPONENT_FLOOR_MINUS_133, INTERLEAVE_2, ACCUMULATE_AFTER,
    MMAREF_LAST_SETTING | SUBNORMALS_AS_F16,
    /* WINDOW(ALL, 25, NEAREST_INTERLEAVED_THEN_C): fp8.f16 of sm_90 sm_100 */
    FRACTION_BITS_25, EXPONENT_FLOOR_MINUS_21, INTERLEAVE_2, ACCUMULATE_AFTER,
    ROUNDING_NEAREST_EVEN, MMAREF_LAST_SETTING | SUBNORMALS_AS_F16,
    /* WINDOW(32, 25, CUT): fp8.f32 mxf8f6f4 of sm_120 */
    PRODUCTS_32, FRACTION_BITS_25, MMAREF_LAST_SETTING | EXPONENT_FLOOR_MINUS_133,
    /* WINDOW(32, 25, NEAREST): fp8.f16 of sm_120 */
    PRODUCTS_32, FRACTION_BITS_25, EXPONENT_FLOOR_MINUS_21,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* BLOCKS(16, 35, CUT): mxf4 of sm_120 */
    FRACTION_BITS_35, EXPONENT_FLOOR_MINUS_139, BLOCK_16,
    MMAREF_LAST_SETTING | UNDERFLOW_SIGN_PLUS,
    /* WINDOW(4, 24, NEAREST): m8n8k4.f16 of sm_75 */
    PRODUCTS_4, FRACTION_BITS_24, EXPONENT_FLOOR_MINUS_20,
    MMAREF_LAST_SETTING | ROUNDING_NEAREST_EVEN,
    /* FMA_CHAIN_THEN_C: m8n8k4.f32 of sm_80 sm_89 sm_90 sm_100 sm_120 */
    PRODUCTS_1, ACCUMULATE_AFTER, ROUNDING_NEAREST_EVEN, OVERFLOW_ROUNDED,
    MMAREF_LAST_SETTING | ZERO_SIGN_IEEE,
    /* FMA_PAIRS_THEN_C_IN_F32: m8n8k4.f16 of sm_80 sm_89 sm_90 sm_100 sm_120 */
    PRODUCTS_1, ACCUMULATE_AFTER_PRODUCT, GROUP_2, ROUNDING_NEAREST_EVEN, STEP_TYPE_F32,
    OVERFLOW_ROUNDED, MMAREF_LAST_SETTING | ZERO_SIGN_IEEE,
};
