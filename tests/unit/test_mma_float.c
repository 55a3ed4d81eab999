/* SPDX-License-Identifier: MIT */
/* Sums that tell chips apart: one element of D, each worked out by hand. */
#include <stdio.h>
#include <string.h>

#include "unity.h"

#include "one_warp.h"

#define F16_K8 "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16"
#define F32_K8 "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32"
#define F32_K16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define BF16_K8 "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32"
#define TF32_K8 "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32"
#define F64_K4 "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"
#define VOLTA_F32 "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32"
#define VOLTA_F16 "mma.sync.aligned.m8n8k4.row.col.f16.f16.f16.f16"
#define E4M3 "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"
#define E5M2 "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32"

#define TERMS 4
#define RESULTS 4
#define SINCE_75 "sm_75 sm_80 sm_89"
#define SINCE_80 "sm_80 sm_89"
#define SINCE_90 "sm_90 sm_100 sm_120"

typedef struct {
    uint8_t k;
    uint64_t a, b;
} term;

typedef struct {
    const char *profiles; /* separated by blanks */
    uint64_t d;
} result;

typedef struct {
    const char *what, *instruction;
    uint64_t c;
    term terms[TERMS];
    result results[RESULTS];
} row;

static const row rows[] = {
    { "2^23 - 2^23 - 0.5 - 0.25 - 0.125: 24 fraction bits keep the 0.5, 25 also the 0.25",
      F32_K8, 0x4b000000, { { 0, 0xf000, 0x6400 }, { 1, 0xb800, 0x3c00 }, { 2, 0xb400, 0x3c00 }, { 3, 0xb000, 0x3c00 } },
      { { SINCE_75, 0xbf000000 }, { SINCE_90, 0xbf400000 }, { "exact", 0xbf600000 } } },
    { "m8n8k4 on Volta, on Turing, and as scalar code",
      VOLTA_F32, 0, { { 0, 0x6c00, 0x6c00 }, { 1, 0x4200, 0x3c00 }, { 2, 0xec00, 0x6c00 } },
      { { "sm_70", 0x40000000 }, { "sm_75", 0x40400000 }, { "sm_80 sm_89 sm_90 sm_100 sm_120", 0x40800000 },
        { "exact", 0x40400000 } } },
    { "2.25 - 2.25 + 2^-23: products are not normalised",
      F32_K8, 0, { { 0, 0x3e00, 0x3e00 }, { 1, 0xbe00, 0x3e00 }, { 2, 0x0c00, 0x1000 } },
      { { SINCE_75, 0x34000000 }, { SINCE_90, 0x34000000 } } },
    { "2.25 - 2.25 + 2^-24",
      F32_K8, 0, { { 0, 0x3e00, 0x3e00 }, { 1, 0xbe00, 0x3e00 }, { 2, 0x0c00, 0x0c00 } },
      { { SINCE_75, 0x33800000 }, { SINCE_90, 0x33800000 } } },
    { "2.25 - 2.25 + 2^-25",
      F32_K8, 0, { { 0, 0x3e00, 0x3e00 }, { 1, 0xbe00, 0x3e00 }, { 2, 0x0c00, 0x0800 } },
      { { SINCE_75, 0 }, { SINCE_90, 0x33000000 }, { "exact", 0x33000000 } } },
    { "1 - 1 - 1.5 * 2^-24: the magnitude is truncated",
      F32_K8, 0, { { 0, 0x3c00, 0x3c00 }, { 1, 0xbc00, 0x3c00 }, { 2, 0x8e00, 0x0c00 } },
      { { SINCE_75, 0xb3800000 }, { SINCE_90, 0xb3c00000 } } },
    { "1 + 1.75 * 2^-24: f32 results are truncated",
      F32_K8, 0x3f800000, { { 0, 0x0f00, 0x0c00 } },
      { { SINCE_75, 0x3f800000 }, { SINCE_90, 0x3f800000 }, { "exact fma", 0x3f800001 } } },
    { "1 + 2^-11: f16 results are rounded to even",
      F16_K8, 0x3c00, { { 0, 0x1000, 0x3c00 } },
      { { SINCE_75, 0x3c00 }, { SINCE_90, 0x3c00 }, { "exact fma", 0x3c00 } } },
    { "1 + 2^-11 + 2^-24: the tie is broken",
      F16_K8, 0x3c00, { { 0, 0x1000, 0x3c00 }, { 1, 0x0c00, 0x0c00 } },
      { { SINCE_75, 0x3c01 }, { SINCE_90, 0x3c01 }, { "exact", 0x3c01 }, { "fma", 0x3c00 } } },
    { "1 + 2^-11 + 2^-25",
      F16_K8, 0x3c00, { { 0, 0x1000, 0x3c00 }, { 1, 0x0c00, 0x0800 } },
      { { SINCE_75, 0x3c00 }, { SINCE_90, 0x3c01 }, { "exact", 0x3c01 } } },
    { "65504 + 16 overflows by a tie",
      F16_K8, 0x7bff, { { 0, 0x4c00, 0x3c00 } },
      { { SINCE_75, 0x7c00 }, { SINCE_90, 0x7c00 }, { "exact fma", 0x7c00 } } },
    { "2^127 + 2^127 is infinite, although truncated",
      BF16_K8, 0x7f000000, { { 0, 0x7f00, 0x3f80 } },
      { { SINCE_80, 0x7f800000 }, { SINCE_90, 0x7f800000 }, { "exact", 0x7f800000 } } },
    { "2^254 - 2^254 + 1: nothing overflows inside, but 1 is lost",
      BF16_K8, 0, { { 0, 0x7f00, 0x7f00 }, { 1, 0xff00, 0x7f00 }, { 2, 0x3f80, 0x3f80 } },
      { { SINCE_80, 0 }, { SINCE_90, 0 }, { "exact", 0x3f800000 } } },
    { "2^24 + 1, and -2^24 at k = 8: steps of 8 or of 16",
      F32_K16, 0, { { 0, 0x6c00, 0x6c00 }, { 1, 0x3c00, 0x3c00 }, { 8, 0xec00, 0x6c00 } },
      { { SINCE_80, 0 }, { SINCE_90, 0x3f800000 }, { "exact", 0x3f800000 }, { "fma", 0 } } },
    { "2^24 + 1, and -2^24 at k = 4: steps of 4 or of 8",
      TF32_K8, 0, { { 0, 0x45800000, 0x45800000 }, { 1, 0x3f800000, 0x3f800000 }, { 4, 0xc5800000, 0x45800000 } },
      { { SINCE_80, 0 }, { SINCE_90, 0x3f800000 }, { "exact", 0x3f800000 } } },
    { "0 * 2^15 does not raise the grid",
      F32_K8, 0, { { 0, 0x0000, 0x7800 }, { 1, 0x1400, 0x1400 }, { 2, 0x0400, 0x0400 } },
      { { SINCE_75, 0x35808000 }, { SINCE_90, 0x35808000 } } },
    { "0 * 2^127 does not raise the grid",
      BF16_K8, 0, { { 0, 0x0000, 0x7f00 }, { 1, 0x3a80, 0x3a80 }, { 2, 0x3880, 0x3880 } },
      { { SINCE_80, 0x35808000 }, { SINCE_90, 0x35808000 } } },
    { "2^-24 + 2^-40: a subnormal has the exponent of its field",
      F32_K8, 0, { { 0, 0x0001, 0x3c00 }, { 1, 0x0010, 0x0010 } },
      { { SINCE_75, 0x33800000 }, { SINCE_90, 0x33800000 }, { "exact", 0x33800080 } } },
    { "2^-149 - 2^-156, where the exponent floor sets the grid",
      BF16_K8, 0, { { 0, 0x1a00, 0x1a80 }, { 1, 0x9880, 0x1880 } },
      { { SINCE_80, 0 }, { SINCE_90, 0 } } },
    { "2^-149 - 2^-157",
      BF16_K8, 0, { { 0, 0x1a00, 0x1a80 }, { 1, 0x9800, 0x1880 } },
      { { SINCE_80, 1 }, { SINCE_90, 0 } } },
    { "2^-149 - 2^-159",
      BF16_K8, 0, { { 0, 0x1a00, 0x1a80 }, { 1, 0x9780, 0x1800 } },
      { { SINCE_80, 1 }, { SINCE_90, 1 } } },
    { "2^-25 + 2^-44 in f16",
      F16_K8, 0, { { 0, 0x1000, 0x0400 }, { 1, 0x0010, 0x0001 } },
      { { SINCE_75, 1 }, { SINCE_90, 1 }, { "exact", 1 } } },
    { "2^-25 + 2^-46 in f16",
      F16_K8, 0, { { 0, 0x1000, 0x0400 }, { 1, 0x0004, 0x0001 } },
      { { SINCE_75, 0 }, { SINCE_90, 1 }, { "exact", 1 } } },
    { "2^-25 + 2^-47 in f16",
      F16_K8, 0, { { 0, 0x1000, 0x0400 }, { 1, 0x0002, 0x0001 } },
      { { SINCE_75, 0 }, { SINCE_90, 0 }, { "exact", 1 } } },
    { "2^-127 is a subnormal result",
      BF16_K8, 0, { { 0, 0x2000, 0x1f80 } },
      { { SINCE_80, 0x00400000 }, { SINCE_90, 0x00400000 }, { "exact fma", 0x00400000 } } },
    { "infinity times zero",
      F32_K8, 0x3f800000, { { 0, 0x7c00, 0x0000 } },
      { { SINCE_75, 0x7fffffff }, { SINCE_90, 0x7fffffff }, { "exact fma", 0x7fffffff } } },
    { "infinity times zero in f16",
      F16_K8, 0x3c00, { { 0, 0x7c00, 0x8000 } },
      { { SINCE_75, 0x7fff }, { SINCE_90, 0x7fff }, { "exact fma", 0x7fff } } },
    { "infinity minus infinity",
      F32_K8, 0xff800000, { { 0, 0x7c00, 0x3c00 } },
      { { SINCE_75, 0x7fffffff }, { SINCE_90, 0x7fffffff }, { "exact fma", 0x7fffffff } } },
    { "infinity in one step, its opposite in the next",
      F32_K16, 0, { { 0, 0x7c00, 0x3c00 }, { 8, 0xfc00, 0x3c00 } },
      { { SINCE_80, 0x7fffffff }, { SINCE_90, 0x7fffffff }, { "exact fma", 0x7fffffff } } },
    { "minus infinity alone",
      F32_K8, 0x3f800000, { { 5, 0xfc00, 0x0001 } },
      { { SINCE_75, 0xff800000 }, { SINCE_90, 0xff800000 }, { "exact fma", 0xff800000 } } },
    { "a signalling NaN as C",
      F32_K8, 0xff800001, { { 0, 0x3c00, 0x3c00 } },
      { { SINCE_75, 0x7fffffff }, { SINCE_90, 0x7fffffff }, { "exact fma", 0x7fffffff } } },
    { "1 - 1 with C = -0",
      F32_K8, 0x80000000, { { 0, 0x3c00, 0x3c00 }, { 1, 0xbc00, 0x3c00 } },
      { { SINCE_75, 0 }, { SINCE_90, 0 }, { "exact fma", 0 } } },
    { "the low 13 bits of tf32 do not count",
      TF32_K8, 0, { { 0, 0x3f801fff, 0x3f800000 } },
      { { SINCE_80, 0x3f800000 }, { SINCE_90, 0x3f800000 }, { "exact fma", 0x3f800000 } } },
    { "C alone, where 13 fraction bits are kept",
      E4M3, 0x3f800200, { { 0, 0, 0 } },
      { { "sm_89", 0x3f800000 }, { SINCE_90, 0x3f800200 } } },
    { "1 + 1.5 * 2^-24: C added afterwards, rounded to nearest",
      E5M2, 0x3f800000, { { 0, 0x0e, 0x0c } },
      { { "sm_89 sm_120", 0x3f800000 }, { "sm_90 sm_100", 0x3f800001 } } },
    { "2^24 + 1 - 2^24 at k = 0, 1, 4: one half of k % 4",
      E5M2, 0, { { 0, 0x6c, 0x6c }, { 1, 0x3c, 0x3c }, { 4, 0xec, 0x6c } },
      { { "sm_89", 0 }, { SINCE_90, 0x3f800000 } } },
    { "2^24 + 1 - 2^24 at k = 0, 1, 2: both halves of k % 4",
      E5M2, 0, { { 0, 0x6c, 0x6c }, { 1, 0x3c, 0x3c }, { 2, 0xec, 0x6c } },
      { { "sm_89 sm_90 sm_100", 0 }, { "sm_120", 0x3f800000 } } },
    { "1 + 2^-14 in 13 fraction bits",
      E4M3, 0, { { 0, 0x38, 0x38 }, { 1, 0x04, 0x04 } },
      { { "sm_89", 0x3f800000 }, { SINCE_90, 0x3f800200 } } },
    { "((1 + 2^53) - 2^53) in f64",
      F64_K4, 0x3ff0000000000000, { { 0, 0x4340000000000000, 0x3ff0000000000000 }, { 1, 0xc340000000000000, 0x3ff0000000000000 } },
      { { SINCE_80, 0 }, { SINCE_90, 0 }, { "fma", 0 }, { "exact", 0x3ff0000000000000 } } },
    { "2^-149 - 2^-152: a subnormal C has the exponent of its field",
      BF16_K8, 1, { { 0, 0x9980, 0x1980 } },
      { { SINCE_80, 1 }, { SINCE_90, 1 } } },
    { "-2^-150 truncated keeps its sign",
      BF16_K8, 0, { { 0, 0x9a00, 0x1a00 } },
      { { SINCE_80, 0x80000000 }, { SINCE_90, 0x80000000 } } },
    { "-2^-26 rounded to f16 keeps its sign",
      F16_K8, 0, { { 0, 0x8c00, 0x0400 } },
      { { SINCE_75, 0x8000 }, { SINCE_90, 0x8000 }, { "exact", 0x8000 } } },
    { "m8n8k4 with f16 D: 1 + 2^-11 + 2^-24",
      VOLTA_F16, 0x3c00, { { 0, 0x1000, 0x3c00 }, { 1, 0x0c00, 0x0c00 } },
      { { "sm_75", 0x3c01 }, { "sm_70 sm_80 sm_89 sm_90 sm_100 sm_120", 0x3c00 } } },
};

static warp w;

void setUp(void) {}
void tearDown(void) {}

/* Computes a row under one profile; one that this library has not is left out. */
static void check(const row *each, const char *profile, size_t length, uint64_t d)
{
    mmaref_arithmetic arithmetic;
    uint8_t number, i;
    char message[200];

    if (mmaref_profile_find(profile, length, &number) != MMAREF_OK) {
        return;
    }
    snprintf(message, sizeof message, "%s (%s)", each->what, mmaref_profile_name(number));
    warp_open(&w, each->instruction);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_profile_get(number, &w.instruction, &arithmetic), message);
    for (i = 0; i < TERMS; i++) {
        if (each->terms[i].a != 0 || each->terms[i].b != 0) {
            warp_put(&w, MMAREF_OPERAND_A, 2, each->terms[i].k, each->terms[i].a);
            warp_put(&w, MMAREF_OPERAND_B, each->terms[i].k, 3, each->terms[i].b);
        }
    }
    warp_put(&w, MMAREF_OPERAND_C, 2, 3, each->c);
    warp_mma(&w, &arithmetic);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(d, warp_get(&w, MMAREF_OPERAND_D, 2, 3), message);
}

void test_sums_by_hand(void)
{
    size_t i, j;

    for (i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        for (j = 0; j < RESULTS && rows[i].results[j].profiles != NULL; j++) {
            const char *name = rows[i].results[j].profiles;
            while (*name != '\0') {
                size_t length = strcspn(name, " ");
                check(&rows[i], name, length, rows[i].results[j].d);
                name += length + strspn(name + length, " ");
            }
        }
    }
}

/* The signs of zeros: chips give +0, IEEE 754 minus zero of minus zeros. */
static uint32_t all_minus_zero(uint8_t profile)
{
    mmaref_arithmetic arithmetic;
    uint16_t k;

    warp_open(&w, F32_K8);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(profile, &w.instruction, &arithmetic));
    for (k = 0; k < 8; k++) {
        warp_put(&w, MMAREF_OPERAND_A, 0, k, 0x8000);
        warp_put(&w, MMAREF_OPERAND_B, k, 0, 0x3c00);
    }
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x80000000);
    warp_mma(&w, &arithmetic);
    return (uint32_t)warp_get(&w, MMAREF_OPERAND_D, 0, 0);
}

void test_sums_of_minus_zeros(void)
{
    TEST_ASSERT_EQUAL_HEX32(0, all_minus_zero(MMAREF_PROFILE_SM_80));
    TEST_ASSERT_EQUAL_HEX32(0, all_minus_zero(MMAREF_PROFILE_SM_90));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, all_minus_zero(MMAREF_PROFILE_EXACT));
    TEST_ASSERT_EQUAL_HEX32(0x80000000, all_minus_zero(MMAREF_PROFILE_FMA));
}

/* 1 + 2^-60, -1 - 2^-60 and 1 - 1 in f64, by the modifier of the instruction. */
static void check_modifier(const char *instruction, uint64_t above, uint64_t below, uint64_t zero)
{
    static const uint64_t one = 0x3ff0000000000000, sign = 0x8000000000000000, tiny = 0x3c30000000000000;
    mmaref_arithmetic arithmetic;

    warp_open(&w, instruction);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_EXACT, &w.instruction, &arithmetic));
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, one);
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, tiny);
    warp_put(&w, MMAREF_OPERAND_A, 1, 0, tiny | sign);
    warp_put(&w, MMAREF_OPERAND_A, 2, 0, one);
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, one);
    warp_put(&w, MMAREF_OPERAND_C, 1, 0, one | sign);
    warp_put(&w, MMAREF_OPERAND_C, 2, 0, one | sign);
    warp_mma(&w, &arithmetic);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(above, warp_get(&w, MMAREF_OPERAND_D, 0, 0), instruction);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(below, warp_get(&w, MMAREF_OPERAND_D, 1, 0), instruction);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(zero, warp_get(&w, MMAREF_OPERAND_D, 2, 0), instruction);
}

void test_rounding_modifiers_of_f64(void)
{
    check_modifier(F64_K4, 0x3ff0000000000000, 0xbff0000000000000, 0);
    check_modifier(F64_K4 ".rn", 0x3ff0000000000000, 0xbff0000000000000, 0);
    check_modifier(F64_K4 ".rz", 0x3ff0000000000000, 0xbff0000000000000, 0);
    check_modifier(F64_K4 ".rm", 0x3ff0000000000000, 0xbff0000000000001, 0x8000000000000000);
    check_modifier(F64_K4 ".rp", 0x3ff0000000000001, 0xbff0000000000000, 0);
}
