/* SPDX-License-Identifier: MIT */
/* Blocks by name: their texts, and what they compute. Each unit is written down once more as the document of its vendor
 * has it, operation by operation, every one an exact sum that is rounded once. */
#include <stdio.h>
#include <string.h>

#include "exact.h"
#include "mmaref.h"
#include "random.h"
#include "unity.h"

#define CASES 400
#define ONE 0x3f800000u /* f32 */

void setUp(void)
{
    random_start(20261126);
}

void tearDown(void) {}

/* ---- One operation ---- */

enum { ODD = 1, FLUSH_IN = 2, FLUSH_OUT = 4, FLUSH = FLUSH_IN | FLUSH_OUT };

/* x * y. */
typedef struct {
    exact_type type_x, type_y;
    uint64_t x, y;
} term;

static const exact_type e4m3 = { 4, 3 }, e5m2 = { 5, 2 };
static exact total;

static uint64_t sign_of(exact_type type)
{
    return (uint64_t)1 << (type.exponent_bits + type.fraction_bits);
}

static uint64_t infinity_of(exact_type type)
{
    return sign_of(type) - ((uint64_t)1 << type.fraction_bits);
}

static uint64_t magnitude_of(exact_type type, uint64_t x)
{
    return x & (sign_of(type) - 1);
}

static bool is_negative(const term *of)
{
    return ((of->x & sign_of(of->type_x)) != 0) != ((of->y & sign_of(of->type_y)) != 0);
}

/* No e4m3 is one: cases have no NaN of it. */
static bool is_special(exact_type type, uint64_t x)
{
    return type.exponent_bits != e4m3.exponent_bits && magnitude_of(type, x) >= infinity_of(type);
}

static bool is_zero(const term *of)
{
    return magnitude_of(of->type_x, of->x) == 0 || magnitude_of(of->type_y, of->y) == 0;
}

static bool is_nan(const term *of)
{
    const bool special_x = is_special(of->type_x, of->x), special_y = is_special(of->type_y, of->y);

    return (special_x && magnitude_of(of->type_x, of->x) != infinity_of(of->type_x)) ||
           (special_y && magnitude_of(of->type_y, of->y) != infinity_of(of->type_y)) ||
           ((special_x || special_y) && is_zero(of));
}

static uint64_t flushed(exact_type type, uint64_t x)
{
    return magnitude_of(type, x) >> type.fraction_bits == 0 ? x & sign_of(type) : x;
}

/* The magnitude in `total` toward zero, with the last bit set where something was lost; infinity from the first power
 * of two on that the type has not. */
static uint64_t round_to_odd(exact_type type)
{
    uint64_t bits;
    int i;

    for (i = (1 << (type.exponent_bits - 1)) - EXACT_LOWEST; i < EXACT_BITS; i++) {
        if (total.bit[i] != 0) {
            return infinity_of(type);
        }
    }
    bits = exact_round(&total, type, MMAREF_ROUND_ZERO);
    exact_add_pattern(&total, type, bits | sign_of(type));
    return exact_is_zero(&total) ? bits : bits | 1;
}

/* The sum of terms, rounded once to a type; NaN is the positive quiet one. */
static uint64_t operation(exact_type type, unsigned rules, term *terms, unsigned count)
{
    bool infinite[2] = { false, false }, nan = false, negative = true, zeros = true;
    uint64_t bits;
    unsigned i;

    exact_clear(&total);
    for (i = 0; i < count; i++) {
        if ((rules & FLUSH_IN) != 0) {
            terms[i].x = flushed(terms[i].type_x, terms[i].x);
            terms[i].y = flushed(terms[i].type_y, terms[i].y);
        }
        nan = nan || is_nan(&terms[i]);
        negative = negative && is_negative(&terms[i]);
        zeros = zeros && is_zero(&terms[i]);
        if (is_special(terms[i].type_x, terms[i].x) || is_special(terms[i].type_y, terms[i].y)) {
            infinite[is_negative(&terms[i])] = true;
        } else {
            exact_add_product(&total, terms[i].type_x, terms[i].x, terms[i].type_y, terms[i].y);
        }
    }
    if (nan || (infinite[0] && infinite[1])) {
        return infinity_of(type) | (uint64_t)1 << (type.fraction_bits - 1);
    }
    if (infinite[0] || infinite[1]) {
        return infinity_of(type) | (infinite[1] ? sign_of(type) : 0);
    }
    if (exact_is_zero(&total)) {
        return zeros && negative ? sign_of(type) : 0;
    }
    negative = exact_normalise(&total);
    bits = (rules & ODD) != 0 ? round_to_odd(type) : exact_round(&total, type, MMAREF_ROUND_NEAREST_EVEN);
    if ((rules & FLUSH_OUT) != 0) {
        bits = flushed(type, bits);
    }
    return bits | (negative ? sign_of(type) : 0);
}

static term product(exact_type type, uint64_t x, uint64_t y)
{
    const term of = { type, type, x, y };

    return of;
}

static term number(exact_type type, uint64_t x)
{
    const term of = { type, exact_f32, x, ONE };

    return of;
}

static uint64_t multiply(exact_type type, exact_type to, unsigned rules, uint64_t x, uint64_t y)
{
    term terms[1];

    terms[0] = product(type, x, y);
    return operation(to, rules, terms, 1);
}

static uint64_t add(exact_type type, unsigned rules, uint64_t x, uint64_t y)
{
    term terms[2];

    terms[0] = number(type, x);
    terms[1] = number(type, y);
    return operation(type, rules, terms, 2);
}

static uint64_t multiply_add(exact_type type, exact_type to, unsigned rules, uint64_t x, uint64_t y, uint64_t z)
{
    term terms[2];

    terms[0] = product(type, x, y);
    terms[1] = number(to, z);
    return operation(to, rules, terms, 2);
}

/* ---- Units ---- */

typedef uint64_t unit(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c);

/* BFDotAdd and BFMatMulAdd of Arm, FPCR.EBF = 0. */
static uint64_t bfdot(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    unsigned k;

    for (k = 0; k < count; k += 2) {
        const uint64_t first = multiply(type, to, ODD | FLUSH, a[k], b[k]);
        const uint64_t second = multiply(type, to, ODD | FLUSH, a[k + 1], b[k + 1]);
        c = add(to, ODD | FLUSH, c, add(to, ODD | FLUSH, first, second));
    }
    return c;
}

/* The same, FPCR.EBF = 1, and FPDotAdd_ZA: FPDot, then FPAdd. */
static uint64_t pairs(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    term terms[2];
    unsigned k;

    for (k = 0; k < count; k += 2) {
        terms[0] = product(type, a[k], b[k]);
        terms[1] = product(type, a[k + 1], b[k + 1]);
        c = add(to, 0, c, operation(to, 0, terms, 2));
    }
    return c;
}

/* FPMatMulAdd of Arm. */
static uint64_t fmmla(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    unsigned k;

    for (k = 0; k < count; k += 2) {
        const uint64_t first = multiply(type, to, 0, a[k], b[k]), second = multiply(type, to, 0, a[k + 1], b[k + 1]);
        c = add(to, 0, c, add(to, 0, first, second));
    }
    return c;
}

/* FDOT of FP8: products of a word of D and C at once. */
static uint64_t fdot(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    const unsigned together = to.exponent_bits == 5 ? 2 : 4;
    term terms[5];
    unsigned k, i;

    for (k = 0; k < count; k += together) {
        for (i = 0; i < together; i++) {
            terms[i] = product(type, a[k + i], b[k + i]);
        }
        terms[together] = number(to, c);
        c = operation(to, 0, terms, together + 1);
    }
    return c;
}

/* VDPBF16PS of Intel, of which element 0 is the upper one of a pair. */
static uint64_t vdpbf16ps(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count,
                          uint64_t c)
{
    unsigned k;

    for (k = 0; k < count; k++) {
        c = multiply_add(type, to, FLUSH, a[k], b[k], c);
    }
    return c;
}

/* TDPBF16PS and TDPFP16PS of Intel: sums of the elements of even and of odd numbers. f16 becomes f32, and has no number
 * that is a subnormal there. */
static uint64_t tile(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    const unsigned in = type.exponent_bits == 5 ? 0 : FLUSH_IN;
    uint64_t sums[2] = { 0, 0 };
    unsigned k;

    for (k = 0; k < count; k++) {
        sums[k % 2] = multiply_add(type, to, in | FLUSH_OUT, a[k], b[k], flushed(to, sums[k % 2]));
    }
    return add(to, FLUSH, c, add(to, FLUSH, sums[0], sums[1]));
}

/* MFMA of CDNA by MMA-Sim: pairs, pairs of pairs, and C; each product is added to +0. */
static uint64_t mfma(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c,
                     unsigned group, unsigned rules)
{
    uint64_t sums[4];
    unsigned k, i, left;

    for (k = 0; k < count; k += group) {
        for (i = 0; i < group; i++) {
            sums[i] = multiply_add(type, to, rules, a[k + i], b[k + i], 0);
        }
        for (left = group / 2; left != 0; left /= 2) {
            for (i = 0; i < left; i++) {
                sums[i] = add(to, rules, sums[2 * i], sums[2 * i + 1]);
            }
        }
        c = add(to, rules, c, sums[0]);
    }
    return c;
}

static uint64_t cdna1_four(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned n, uint64_t c)
{
    return mfma(type, to, a, b, n, c, 4, 0);
}

static uint64_t cdna1_two(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned n, uint64_t c)
{
    return mfma(type, to, a, b, n, c, 2, 0);
}

static uint64_t cdna2_four(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned n, uint64_t c)
{
    return mfma(type, to, a, b, n, c, 4, FLUSH);
}

static uint64_t cdna2_two(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned n, uint64_t c)
{
    return mfma(type, to, a, b, n, c, 2, FLUSH);
}

static uint64_t chain(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count, uint64_t c)
{
    unsigned k;

    for (k = 0; k < count; k++) {
        c = multiply_add(type, to, 0, a[k], b[k], c);
    }
    return c;
}

static uint64_t mul_add(exact_type type, exact_type to, const uint64_t *a, const uint64_t *b, unsigned count,
                        uint64_t c)
{
    unsigned k;

    for (k = 0; k < count; k++) {
        c = add(to, 0, multiply(type, to, 0, a[k], b[k]), c);
    }
    return c;
}

/* ---- Cases ---- */

/* Wholes of the type that the block is named for; NULL: no model here, but answers below. */
static const struct {
    const char *name;
    unit *unit;
} units[] = {
    { "wgmma_fp8", NULL },          { "wgmma_fp8_f16", NULL },      { "ptxas_12_4_fp8", NULL },
    { "bfdot", bfdot },             { "bfmmla", bfdot },            { "bfdot_ebf", pairs },
    { "bfmmla_ebf", pairs },        { "fmopa_f16", pairs },         { "fmmla_f32", fmmla },
    { "fdot_fp8", fdot },           { "fdot_fp8_f16", fdot },       { "vdpbf16ps", vdpbf16ps },
    { "tdpbf16ps", tile },          { "tdpfp16ps", tile },          { "cdna1_f16", cdna1_four },
    { "cdna1_bf16", cdna1_two },    { "cdna2_f16", cdna2_four },    { "cdna2_bf16", cdna2_two },
    { "cdna2_bf16_1k", cdna2_four }, { "cdna_f32", chain },         { "vfwmaccbf16", chain },
    { "vfwmacc", chain },           { "amx_fma16", chain },         { "amx_fma16_f32", chain },
    { "amx_fma32", chain },         { "amx_fma64", chain },         { "fma_f16", chain },
    { "fma_bf16", chain },          { "fma_f32", chain },           { "fma_f64", chain },
    { "mul_add_f32", mul_add },
};
#define UNITS (sizeof units / sizeof units[0])

static uint64_t a[32], b[32];
static mmaref_error error;
static uint8_t profile;

static exact_type format_of(uint32_t type)
{
    return type == MMAREF_TYPE_F16    ? exact_f16
           : type == MMAREF_TYPE_BF16 ? exact_bf16
           : type == MMAREF_TYPE_F32  ? exact_f32
           : type == MMAREF_TYPE_F64  ? exact_f64
           : type == MMAREF_TYPE_E4M3 ? e4m3
                                      : e5m2;
}

static mmaref_dot dot_of(const char *types, uint16_t count)
{
    mmaref_dot dot;
    uint32_t *to[4] = { NULL, NULL, NULL, NULL };
    unsigned i;

    memset(&dot, 0, sizeof dot);
    to[0] = &dot.types.a;
    to[1] = &dot.types.b;
    to[2] = &dot.types.c;
    to[3] = &dot.types.d;
    for (i = 0; i < 4; i++) {
        const size_t length = strcspn(types, ",");
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_type_parse(types, length, to[i]), types);
        types += length + (types[length] == ',');
    }
    TEST_ASSERT_EQUAL_INT('\0', types[0]);
    dot.count = count;
    dot.a = a;
    dot.b = b;
    return dot;
}

static mmaref_status parse(const char *text, mmaref_arithmetic *block)
{
    return mmaref_arithmetic_parse(NULL, text, strlen(text), block, NULL, &error);
}

static void check_fields(const mmaref_arithmetic *expected, const mmaref_arithmetic *got, const char *what)
{
    char text[MMAREF_FIELD_TEXT_MAX], other[MMAREF_FIELD_TEXT_MAX];
    const char *name;
    uint8_t i;

    for (i = 0; i < MMAREF_FIELDS; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(expected, i, &name, text, sizeof text));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(got, i, &name, other, sizeof other));
        TEST_ASSERT_EQUAL_STRING_MESSAGE(text, other, what);
    }
}

static uint64_t compute(const char *text, const mmaref_dot *dot)
{
    mmaref_arithmetic block;
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, parse(text, &block), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_dot_add(dot, &block, &d, NULL, NULL), text);
    return d;
}

/* Any pattern, a number near 1, one near the least normal number or near its square root, a zero, an infinity. */
static uint64_t draw(exact_type type)
{
    const unsigned kind = random_below(16), bias = (1u << (type.exponent_bits - 1)) - 1;
    uint64_t bits = ((uint64_t)random_word() << 32 | random_word()) & (2 * sign_of(type) - 1);
    uint64_t field = kind < 7 ? bias - 2 + random_below(5) : kind < 9 ? random_below(3) : bias / 2 + random_below(5);

    if (kind < 12) {
        bits = (bits & ~infinity_of(type)) | field << type.fraction_bits;
    } else if (kind == 12) {
        bits &= sign_of(type);
    } else if (kind == 13 && type.exponent_bits != 4 && random_below(8) == 0) {
        bits = (bits & sign_of(type)) | infinity_of(type);
    }
    return type.exponent_bits == 4 && magnitude_of(type, bits) == sign_of(type) - 1 ? bits - 1 : bits;
}

static void check_unit(const char *name, const char *types, unit *of)
{
    const uint16_t count = of == tile ? 32 : strncmp(types, "f64", 3) == 0 ? 4 : 8;
    mmaref_dot dot = dot_of(types, count);
    const exact_type type = format_of(dot.types.a), to = format_of(dot.types.d);
    char message[64];
    unsigned i, k;

    for (i = 0; i < CASES; i++) {
        for (k = 0; k < count; k++) {
            a[k] = draw(type);
            b[k] = draw(type);
        }
        dot.c = draw(to);
        if (i % 4 == 0) { /* sums that cancel */
            a[1] = a[0] ^ sign_of(type);
            b[1] = b[0];
        }
        sprintf(message, "%s, case %u", name, i);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(of(type, to, a, b, count, dot.c), compute(name, &dot), message);
    }
}

void test_units_sum_as_their_documents_say(void)
{
    mmaref_block block;
    uint8_t i;

    TEST_ASSERT_EQUAL_INT(UNITS, MMAREF_BLOCKS);
    for (i = 0; i < UNITS; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_block_get(i, &block));
        TEST_ASSERT_EQUAL_STRING(units[i].name, block.name);
        if (units[i].unit != NULL) {
            check_unit(block.name, block.types, units[i].unit);
        }
    }
}

/* One product of 1 by 1, and C, may not be told apart by a name: these are, each by an answer worked out by hand. */

static uint64_t bf16_pair(const char *name, uint64_t a0, uint64_t b0, uint64_t a1, uint64_t b1, uint64_t c)
{
    mmaref_dot dot = dot_of("bf16,bf16,f32,f32", 2);

    a[0] = a0;
    b[0] = b0;
    a[1] = a1;
    b[1] = b1;
    dot.c = c;
    return compute(name, &dot);
}

void test_answers_worked_out_by_hand(void)
{
    /* 1 + 2^-30: odd sets the last bit, nearest even drops it. */
    TEST_ASSERT_EQUAL_HEX64(0x3f800001, bf16_pair("bfdot", 0x3f80, 0x3f80, 0x3080, 0x3f80, 0));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, bf16_pair("bfdot_ebf", 0x3f80, 0x3f80, 0x3080, 0x3f80, 0));
    /* 2^-70 * 2^-70 is a subnormal: zero, or 2^-140. */
    TEST_ASSERT_EQUAL_HEX64(0, bf16_pair("bfdot", 0x1c80, 0x1c80, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX64(0x200, bf16_pair("bfdot_ebf", 0x1c80, 0x1c80, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX64(0, bf16_pair("vdpbf16ps", 0x1c80, 0x1c80, 0, 0, 0));
    TEST_ASSERT_EQUAL_HEX64(0x200, bf16_pair("vfwmaccbf16", 0x1c80, 0x1c80, 0, 0, 0));
    /* 2^64 * 2^64 is too large by itself, the sum with -2^64 * 2^63 is not; with -2^128 C is minus infinity. */
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, bf16_pair("bfdot", 0x5f80, 0x5f80, 0x5f80, 0xdf00, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7f000000, bf16_pair("bfdot_ebf", 0x5f80, 0x5f80, 0x5f80, 0xdf00, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, bf16_pair("bfdot", 0x5f80, 0x5f80, 0, 0, 0xff800000));
    /* -0 of every term. */
    TEST_ASSERT_EQUAL_HEX64(0x80000000, bf16_pair("bfdot", 0x8000, 0, 0x8000, 0, 0x80000000));
    TEST_ASSERT_EQUAL_HEX64(0x80000000, bf16_pair("bfdot_ebf", 0x8000, 0, 0x8000, 0, 0x80000000));
    TEST_ASSERT_EQUAL_HEX64(0, bf16_pair("cdna1_bf16", 0x8000, 0, 0x8000, 0, 0x80000000));
}

/* Four products of 8 bits each, of the elements from 0 on; all others are zero. */
static uint64_t bytes_32(const char *name, const char *types, uint32_t a_word, uint32_t b_word, uint64_t c)
{
    mmaref_dot dot = dot_of(types, 32);
    unsigned k;

    for (k = 0; k < 32; k++) {
        a[k] = k < 4 ? a_word >> 8 * k & 0xff : 0;
        b[k] = k < 4 ? b_word >> 8 * k & 0xff : 0;
    }
    dot.c = c;
    return compute(name, &dot);
}

void test_what_random_cases_seldom_have(void)
{
    /* A subnormal C is zero with its sign, to which +0 is added. */
    TEST_ASSERT_EQUAL_HEX64(0, bytes_32("tdpfp16ps", "f16,f16,f32,f32", 0, 0, 1));
    TEST_ASSERT_EQUAL_HEX64(0, bytes_32("tdpfp16ps", "f16,f16,f32,f32", 0, 0, 0x80000001));
    /* NaN of e4m3, and as C. */
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, bytes_32("fdot_fp8", "e4m3,e4m3,f32,f32", 0x7f, 0x38, 0));
    TEST_ASSERT_EQUAL_HEX64(0x7fc00000, bytes_32("fdot_fp8", "e4m3,e4m3,f32,f32", 0, 0, 0xff800001));
    TEST_ASSERT_EQUAL_HEX64(0x7e00, bytes_32("fdot_fp8_f16", "e4m3,e4m3,f16,f16", 0xff, 0x38, 0));
}

/* Outputs of an H100: microsoft/MMA-Sim@21090c1 tests/nv/test_hopper_behavior.py, row 0 and column 0. */
void test_wgmma_of_8_bits_as_an_h100_gives_it(void)
{
    static const char f32[] = "e5m2,e5m2,f32,f32", f16[] = "e5m2,e5m2,f16,f16";

    TEST_ASSERT_EQUAL_HEX64(0x38ffe000, bytes_32("wgmma_fp8", f32, 0xa828, 0x2424, 0x38ffe000));
    TEST_ASSERT_EQUAL_HEX64(0x38ffc000, bytes_32("wgmma_fp8", f32, 0xa828, 0x2828, 0x38ffe000));
    TEST_ASSERT_EQUAL_HEX64(0x38ff8000, bytes_32("wgmma_fp8", f32, 0xa828, 0x2c2c, 0x38ffe000));
    TEST_ASSERT_EQUAL_HEX64(0x3f800000, bytes_32("wgmma_fp8", f32, 0x34343434, 0x3c3c3c3c, 0x38c00000));
    TEST_ASSERT_EQUAL_HEX64(0x7ff, bytes_32("wgmma_fp8_f16", f16, 0xa828, 0x2424, 0x7ff));
    TEST_ASSERT_EQUAL_HEX64(0x7fe, bytes_32("wgmma_fp8_f16", f16, 0xa828, 0x2828, 0x7ff));
    TEST_ASSERT_EQUAL_HEX64(0x7fc, bytes_32("wgmma_fp8_f16", f16, 0xa828, 0x2c2c, 0x7ff));
}

/* 256 of k = 0 is in the sum of k % 4 below 2, 2^-16 and 2^-17 of k = 2 and 3 are in the other one. Added to 256 as
 * f32, whose last bit is 2^-15, they are rounded up; sm_90 has them in one sum and truncates. C = -256 comes last. */
void test_both_sums_of_ptxas_12_4_begin_at_zero(void)
{
    static const char types[] = "e5m2,e5m2,f32,f32", mma[] = "mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32";
    mmaref_instruction instruction;
    mmaref_arithmetic other, block;
    mmaref_dot dot = dot_of(types, 32);
    uint64_t d;

    TEST_ASSERT_EQUAL_HEX64(0x43800001, bytes_32("ptxas_12_4_fp8", types, 0x1c1c004c, 0x181c004c, 0));
    TEST_ASSERT_EQUAL_HEX64(0x38000000, bytes_32("ptxas_12_4_fp8", types, 0x1c1c004c, 0x181c004c, 0xc3800000));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(mma, strlen(mma), &instruction, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_90, &instruction, &other));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_add(&dot, &other, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x43800000, d);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("ptxas_12_4_fp8 products=all group=all accumulate=after", &block));
    check_fields(&other, &block, "the units are those of sm_90");
    /* All sixteen of a sum at once: of 2^14, 2^-10 and, at k = 28, -2^14 the second one is left. */
    bytes_32("ptxas_12_4_fp8", types, 0x2858, 0x2858, 0);
    a[28] = 0xd8;
    b[28] = 0x58;
    TEST_ASSERT_EQUAL_HEX64(0x3a800000, compute("ptxas_12_4_fp8", &dot));
}

/* ---- Texts ---- */

static mmaref_status parse_for(const mmaref_instruction *instruction, const char *text, mmaref_arithmetic *got)
{
    return mmaref_arithmetic_parse(instruction, text, strlen(text), got, &profile, &error);
}

void test_a_name_stands_for_its_text(void)
{
    mmaref_arithmetic named, text;
    mmaref_block block;
    uint8_t i;

    for (i = 0; mmaref_block_get(i, &block) == MMAREF_OK; i++) {
        profile = 0;
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, parse(block.text, &text), block.name);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, parse_for(NULL, block.name, &named), block.name);
        check_fields(&text, &named, block.name);
        TEST_ASSERT_EQUAL_INT(MMAREF_PROFILES, profile);
        TEST_ASSERT_EQUAL_INT(0, strncmp(block.text, "custom ", 7));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_BLOCKS, i);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_block_get(0, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_block_get(255, &block));
}

void test_names_beside_an_instruction(void)
{
    static const char f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    static const char k8[] = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32";
    mmaref_instruction instruction;
    mmaref_arithmetic block, alone;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(f16, strlen(f16), &instruction, &error));
    profile = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse_for(&instruction, "fmopa_f16", &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_PROFILES, profile);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("fmopa_f16", &alone));
    check_fields(&alone, &block, "fmopa_f16");
    /* Groups of 16 do not divide 8 products. */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(k8, strlen(k8), &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, parse_for(&instruction, "tdpfp16ps", &block));
    TEST_ASSERT_EQUAL_UINT(MMAREF_FIELD_GROUP, error.bits);
    TEST_ASSERT_EQUAL_UINT(0, error.length);
}

void test_what_is_known_of_a_block(void)
{
    mmaref_block block;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_block_get(0, &block));
    TEST_ASSERT_EQUAL_STRING("wgmma_fp8", block.name);
    TEST_ASSERT_EQUAL_STRING("e4m3,e4m3,f32,f32", block.types);
    TEST_ASSERT_EQUAL_STRING("replayed against published outputs", block.certainty);
    TEST_ASSERT_NOT_NULL(strstr(block.source, "MMA-Sim@21090c1"));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_block_get(3, &block));
    TEST_ASSERT_EQUAL_STRING("bfdot", block.name);
    TEST_ASSERT_EQUAL_STRING("stated by the text", block.certainty);
}

void test_fields_behind_a_name(void)
{
    mmaref_arithmetic block, plain;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("bfdot", &plain));
    TEST_ASSERT_EQUAL_INT(MMAREF_ROUND_ODD, plain.rounding);
    TEST_ASSERT_EQUAL_INT(2, plain.products);
    TEST_ASSERT_EQUAL_INT(MMAREF_TYPE_F32, plain.product_type);
    plain.rounding = MMAREF_ROUND_ZERO;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse(" bfdot rounding=zero ", &block));
    check_fields(&plain, &block, "bfdot rounding=zero");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, parse("bfdot nan=any nan=any", &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_REASON_FIELD_TWICE, error.reason);
    TEST_ASSERT_EQUAL_UINT(14, error.offset);
    check_fields(&plain, &block, "bfdot rounding=zero");
    /* Neither the types nor the text of a block is a name. */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, parse("bf16,bf16,f32,f32", &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, parse("bfdo", &block));
}

void test_a_name_with_a_slip_is_answered_by_the_nearest(void)
{
    static const char text[] = "bfdto";
    char sentence[MMAREF_SENTENCE_MAX];
    mmaref_arithmetic block;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, parse(text, &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, strlen(text), sentence, sizeof sentence));
    TEST_ASSERT_NOT_NULL(strstr(sentence, "nearest is 'bfdot'"));
}
