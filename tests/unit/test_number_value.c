/* SPDX-License-Identifier: MIT */
/* Formats of types, and patterns as values and back. Expected values are written out, or follow from the
 * order of patterns: the one above a number is the next number. */
#include <math.h>
#include <string.h>

#include "unity.h"
#include "mmaref.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static const uint8_t small_floats[] = { MMAREF_TYPE_F16,  MMAREF_TYPE_BF16, MMAREF_TYPE_E4M3,  MMAREF_TYPE_E5M2, MMAREF_TYPE_E3M2,
                                        MMAREF_TYPE_E2M3, MMAREF_TYPE_E2M1, MMAREF_TYPE_UE8M0, MMAREF_TYPE_UE4M3 };

static mmaref_value decoded(uint8_t type, uint64_t bits)
{
    mmaref_value value;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(type, bits, &value));
    return value;
}

static double number(const mmaref_value *value)
{
    return ldexp(value->negative ? -(double)value->significand : (double)value->significand, value->exponent);
}

static mmaref_value value_of(bool negative, uint64_t significand, int16_t exponent)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, false, 0, 0 };

    value.negative = negative;
    value.significand = significand;
    value.exponent = exponent;
    return value;
}

static uint64_t encoded(uint8_t type, uint8_t rounding, const mmaref_value *value)
{
    uint64_t bits = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(type, rounding, value, &bits));
    return bits;
}

static void refused(uint8_t type, const mmaref_value *value)
{
    uint64_t bits = 0x5a;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, value, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x5a, bits);
}

static mmaref_type format_of(uint8_t type)
{
    mmaref_type format;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_get(type, &format));
    return format;
}

/* ---- Formats ---- */

void test_a_type_tells_its_fields(void)
{
    mmaref_type f = format_of(MMAREF_TYPE_TF32);

    TEST_ASSERT_EQUAL_INT(MMAREF_KIND_FLOAT, f.kind);
    TEST_ASSERT_EQUAL_INT(32, f.width);
    TEST_ASSERT_EQUAL_INT(13, f.shift);
    TEST_ASSERT_EQUAL_INT(1, f.sign_bits);
    TEST_ASSERT_EQUAL_INT(8, f.exponent_bits);
    TEST_ASSERT_EQUAL_INT(10, f.fraction_bits);
    TEST_ASSERT_EQUAL_INT(127, f.bias);
    TEST_ASSERT_EQUAL_INT(MMAREF_SPECIAL_IEEE, f.special);
    f = format_of(MMAREF_TYPE_U4);
    TEST_ASSERT_EQUAL_INT(MMAREF_KIND_INTEGER, f.kind);
    TEST_ASSERT_EQUAL_INT(4, f.width);
    TEST_ASSERT_EQUAL_INT(0, f.sign_bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_SPECIAL_NAN, format_of(MMAREF_TYPE_E4M3).special);
    TEST_ASSERT_EQUAL_INT(MMAREF_SPECIAL_NONE, format_of(MMAREF_TYPE_E2M1).special);
    TEST_ASSERT_EQUAL_INT(MMAREF_KIND_BIT, format_of(MMAREF_TYPE_B1).kind);
}

void test_what_is_no_type_of_numbers_has_no_format(void)
{
    mmaref_type f;
    unsigned type;

    for (type = MMAREF_TYPE_S32 + 1; type < 256; type++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get((uint8_t)type, &f));
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TOKEN_NONE, &f));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_get(MMAREF_TYPE_F16, NULL));
}

static mmaref_instruction parsed(const char *text)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL));
    return instruction;
}

void test_an_operand_tells_how_its_elements_lie_in_registers(void)
{
    mmaref_instruction bytes = parsed("mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e4m3.f32");
    mmaref_instruction sparse = parsed("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32");
    mmaref_type f;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_operand_type(&bytes, MMAREF_OPERAND_A, &f));
    TEST_ASSERT_EQUAL_INT(8, f.width);
    TEST_ASSERT_EQUAL_INT(2, f.shift);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_operand_type(&sparse, MMAREF_OPERAND_E, &f));
    TEST_ASSERT_EQUAL_INT(4, f.width);
    TEST_ASSERT_EQUAL_INT(MMAREF_KIND_INTEGER, f.kind);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_operand_type(&bytes, MMAREF_OPERAND_E, &f));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_operand_type(&bytes, MMAREF_OPERANDS, &f));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_operand_type(NULL, MMAREF_OPERAND_A, &f));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_operand_type(&bytes, MMAREF_OPERAND_A, NULL));
}

/* ---- Decode ---- */

static void decodes(uint8_t type, uint64_t bits, uint8_t kind, double expected)
{
    mmaref_value value = decoded(type, bits);

    TEST_ASSERT_EQUAL_INT(kind, value.kind);
    TEST_ASSERT_TRUE(number(&value) == expected);
}

void test_known_patterns_are_their_values(void)
{
    decodes(MMAREF_TYPE_F16, 0x3c00, MMAREF_VALUE_NORMAL, 1.0);
    decodes(MMAREF_TYPE_F16, 0xfbff, MMAREF_VALUE_NORMAL, -65504.0);
    decodes(MMAREF_TYPE_F16, 0x0001, MMAREF_VALUE_SUBNORMAL, ldexp(1, -24));
    decodes(MMAREF_TYPE_BF16, 0x4049, MMAREF_VALUE_NORMAL, 3.140625);
    decodes(MMAREF_TYPE_TF32, 0x3f801fff, MMAREF_VALUE_NORMAL, 1.0);
    decodes(MMAREF_TYPE_F32, 0x7f7fffff, MMAREF_VALUE_NORMAL, 3.40282346638528859812e38);
    decodes(MMAREF_TYPE_F32, 0x00000001, MMAREF_VALUE_SUBNORMAL, ldexp(1, -149));
    decodes(MMAREF_TYPE_F64, UINT64_C(0xc000000000000000), MMAREF_VALUE_NORMAL, -2.0);
    decodes(MMAREF_TYPE_E4M3, 0x7e, MMAREF_VALUE_NORMAL, 448.0);
    decodes(MMAREF_TYPE_E5M2, 0x7b, MMAREF_VALUE_NORMAL, 57344.0);
    decodes(MMAREF_TYPE_E3M2, 0x1f, MMAREF_VALUE_NORMAL, 28.0);
    decodes(MMAREF_TYPE_E2M3, 0x3f, MMAREF_VALUE_NORMAL, -7.5);
    decodes(MMAREF_TYPE_E2M1, 0x1, MMAREF_VALUE_SUBNORMAL, 0.5);
    decodes(MMAREF_TYPE_E2M1, 0xf7, MMAREF_VALUE_NORMAL, 6.0); /* bits above do not count */
    decodes(MMAREF_TYPE_UE8M0, 0x00, MMAREF_VALUE_NORMAL, ldexp(1, -127));
    decodes(MMAREF_TYPE_UE8M0, 0xfe, MMAREF_VALUE_NORMAL, ldexp(1, 127));
    decodes(MMAREF_TYPE_UE4M3, 0x38, MMAREF_VALUE_NORMAL, 1.0);
    decodes(MMAREF_TYPE_S8, 0x80, MMAREF_VALUE_NORMAL, -128.0);
    decodes(MMAREF_TYPE_U8, 0xff, MMAREF_VALUE_NORMAL, 255.0);
    decodes(MMAREF_TYPE_S4, 0xf, MMAREF_VALUE_NORMAL, -1.0);
    decodes(MMAREF_TYPE_U4, 0xf, MMAREF_VALUE_NORMAL, 15.0);
    decodes(MMAREF_TYPE_B1, 0x3, MMAREF_VALUE_NORMAL, 1.0);
    decodes(MMAREF_TYPE_S32, 0x80000000, MMAREF_VALUE_NORMAL, -2147483648.0);
    decodes(MMAREF_TYPE_S32, 0, MMAREF_VALUE_ZERO, 0.0);
}

void test_zeros_infinities_and_nan_keep_their_sign(void)
{
    mmaref_value value = decoded(MMAREF_TYPE_F32, 0x80000000);

    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_ZERO, value.kind);
    TEST_ASSERT_TRUE(value.negative);
    value = decoded(MMAREF_TYPE_E5M2, 0xfc);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_INFINITY, value.kind);
    TEST_ASSERT_TRUE(value.negative);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, decoded(MMAREF_TYPE_E4M3, 0xff).kind);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, decoded(MMAREF_TYPE_UE8M0, 0xff).kind);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, decoded(MMAREF_TYPE_UE4M3, 0x7f).kind);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_NAN, decoded(MMAREF_TYPE_F64, UINT64_C(0x7ff0000000000001)).kind);
    TEST_ASSERT_EQUAL_INT(MMAREF_VALUE_INFINITY, decoded(MMAREF_TYPE_TF32, 0x7f801fff).kind);
}

void test_the_exponent_is_that_of_the_last_fraction_bit(void)
{
    mmaref_value value = decoded(MMAREF_TYPE_F16, 0x3c00);

    TEST_ASSERT_EQUAL_INT(1024, value.significand);
    TEST_ASSERT_EQUAL_INT(-10, value.exponent);
    value = decoded(MMAREF_TYPE_F16, 0x0003);
    TEST_ASSERT_EQUAL_INT(3, value.significand);
    TEST_ASSERT_EQUAL_INT(-24, value.exponent);
    value = decoded(MMAREF_TYPE_F16, 0);
    TEST_ASSERT_EQUAL_INT(-24, value.exponent);
}

/* ---- Encode ---- */

static uint64_t number_bits(const mmaref_type *f)
{
    return ~UINT64_C(0) >> (64 - f->sign_bits - f->exponent_bits - f->fraction_bits) << f->shift;
}

void test_what_was_decoded_is_encoded_as_it_was(void)
{
    uint8_t type, rounding;

    for (type = MMAREF_TYPE_F16; type <= MMAREF_TYPE_S32; type++) {
        mmaref_type f = format_of(type);
        uint64_t i, count = f.width > 16 ? 0x10000 : UINT64_C(1) << f.width;
        for (i = 0; i < count; i++) {
            uint64_t bits = f.width > 16 ? i * UINT64_C(0x9e3779b97f4a7c15) >> (64 - f.width) : i;
            mmaref_value value = decoded(type, bits);
            if (value.kind == MMAREF_VALUE_NAN) {
                continue;
            }
            bits &= f.kind == MMAREF_KIND_FLOAT ? number_bits(&f) : ~UINT64_C(0);
            for (rounding = MMAREF_ROUND_ZERO; rounding <= MMAREF_ROUND_NEAREST_AWAY; rounding++) {
                TEST_ASSERT_EQUAL_HEX64(bits, encoded(type, rounding, &value));
            }
        }
    }
}

/* Between two neighbours, given by the magnitude of the lower one: at a quarter, a half and three quarters of
 * the way, of both signs. */
static void rounds_between(uint8_t type, uint64_t lower, const mmaref_type *f)
{
    mmaref_value low = decoded(type, lower << f->shift), high = decoded(type, (lower + 1) << f->shift);
    uint64_t sign_bit = UINT64_C(1) << (f->exponent_bits + f->fraction_bits);
    /* in quarters of the place of the lower one; in ue8m0 the higher one is twice the lower one */
    uint64_t from = low.significand << 2, to = (high.significand << 2) << (high.exponent - low.exponent);
    unsigned quarter, negative;

    for (quarter = 1; quarter < 4; quarter++) {
        for (negative = 0; negative <= f->sign_bits; negative++) {
            mmaref_value value = value_of(negative != 0, from + (to - from) / 4 * quarter, (int16_t)(low.exponent - 2));
            uint64_t sign = negative != 0 ? sign_bit : 0, odd = lower & 1;
            uint64_t even_bits = lower + (quarter == 2 ? odd : quarter / 3), away_bits = lower + (quarter >= 2);
            TEST_ASSERT_EQUAL_HEX64((sign | lower) << f->shift, encoded(type, MMAREF_ROUND_ZERO, &value));
            TEST_ASSERT_EQUAL_HEX64((sign | (lower + negative)) << f->shift, encoded(type, MMAREF_ROUND_DOWN, &value));
            TEST_ASSERT_EQUAL_HEX64((sign | (lower + !negative)) << f->shift, encoded(type, MMAREF_ROUND_UP, &value));
            TEST_ASSERT_EQUAL_HEX64((sign | even_bits) << f->shift, encoded(type, MMAREF_ROUND_NEAREST_EVEN, &value));
            TEST_ASSERT_EQUAL_HEX64((sign | away_bits) << f->shift, encoded(type, MMAREF_ROUND_NEAREST_AWAY, &value));
        }
    }
}

void test_between_neighbours_a_value_rounds_to_one_of_them(void)
{
    unsigned i;

    for (i = 0; i < sizeof small_floats; i++) {
        mmaref_type f = format_of(small_floats[i]);
        uint64_t lower, top = (UINT64_C(1) << (f.exponent_bits + f.fraction_bits)) - 1;
        for (lower = 0; lower < top && decoded(small_floats[i], lower + 1).kind < MMAREF_VALUE_INFINITY; lower++) {
            if (small_floats[i] != MMAREF_TYPE_UE8M0) {
                rounds_between(small_floats[i], lower, &f);
            }
        }
    }
    for (i = 0; i < 20000; i++) {
        mmaref_type f32 = format_of(MMAREF_TYPE_F32), f64 = format_of(MMAREF_TYPE_F64), tf32 = format_of(MMAREF_TYPE_TF32);
        uint64_t mixed = i * UINT64_C(0x9e3779b97f4a7c15);
        rounds_between(MMAREF_TYPE_F32, (mixed >> 32) % 0x7f7fffff, &f32);
        rounds_between(MMAREF_TYPE_TF32, (mixed >> 32) % 0x3fbff, &tf32);
        rounds_between(MMAREF_TYPE_F64, mixed % UINT64_C(0x7fefffffffffffff), &f64);
    }
}

/* Significands of one digit have no even one: a tie goes to the larger number (IEEE 754, 4.3.1). */
void test_ue8m0_rounds_to_powers_of_two(void)
{
    uint8_t field;

    for (field = 0; field < 0xfe; field++) {
        mmaref_value tie = value_of(false, 3, (int16_t)(field - 128)), below = value_of(false, 5, (int16_t)(field - 129));
        TEST_ASSERT_EQUAL_HEX64((uint64_t)field + 1, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_NEAREST_EVEN, &tie));
        TEST_ASSERT_EQUAL_HEX64((uint64_t)field + 1, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_UP, &tie));
        TEST_ASSERT_EQUAL_HEX64(field, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_ZERO, &tie));
        TEST_ASSERT_EQUAL_HEX64(field, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_NEAREST_EVEN, &below));
    }
}

void test_a_number_too_large_becomes_what_the_type_has(void)
{
    mmaref_value huge = value_of(false, 1, INT16_MAX), low = value_of(true, 1, INT16_MAX);

    TEST_ASSERT_EQUAL_HEX64(0x7c00, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_NEAREST_EVEN, &huge));
    TEST_ASSERT_EQUAL_HEX64(0x7bff, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &huge));
    TEST_ASSERT_EQUAL_HEX64(0x7bff, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_DOWN, &huge));
    TEST_ASSERT_EQUAL_HEX64(0xfc00, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_DOWN, &low));
    TEST_ASSERT_EQUAL_HEX64(0x7e, encoded(MMAREF_TYPE_E4M3, MMAREF_ROUND_NEAREST_EVEN, &huge));
    TEST_ASSERT_EQUAL_HEX64(0xfe, encoded(MMAREF_TYPE_E4M3, MMAREF_ROUND_UP, &low));
    TEST_ASSERT_EQUAL_HEX64(0x7, encoded(MMAREF_TYPE_E2M1, MMAREF_ROUND_NEAREST_EVEN, &huge));
    TEST_ASSERT_EQUAL_HEX64(0x3f, encoded(MMAREF_TYPE_E3M2, MMAREF_ROUND_NEAREST_EVEN, &low));
    TEST_ASSERT_EQUAL_HEX64(0xfe, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_NEAREST_EVEN, &huge));
    TEST_ASSERT_EQUAL_HEX64(0x7e, encoded(MMAREF_TYPE_UE4M3, MMAREF_ROUND_NEAREST_EVEN, &huge));
    huge = value_of(false, 464, 0); /* halfway from 448 to 480, whose pattern is NaN */
    TEST_ASSERT_EQUAL_HEX64(0x7e, encoded(MMAREF_TYPE_E4M3, MMAREF_ROUND_NEAREST_AWAY, &huge));
}

void test_a_number_too_small_becomes_zero_or_the_smallest(void)
{
    mmaref_value tiny = value_of(true, 1, INT16_MIN);

    TEST_ASSERT_EQUAL_HEX64(0x8000, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_NEAREST_EVEN, &tiny));
    TEST_ASSERT_EQUAL_HEX64(0x8001, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_DOWN, &tiny));
    TEST_ASSERT_EQUAL_HEX64(0x8, encoded(MMAREF_TYPE_E2M1, MMAREF_ROUND_ZERO, &tiny));
    TEST_ASSERT_EQUAL_HEX64(0x9, encoded(MMAREF_TYPE_E2M1, MMAREF_ROUND_DOWN, &tiny));
    tiny.negative = false;
    refused(MMAREF_TYPE_UE8M0, &tiny);
    TEST_ASSERT_EQUAL_HEX64(0x00, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_UP, &tiny));
}

void test_integers_round_and_have_a_range(void)
{
    mmaref_value half = value_of(false, 5, -1), large = value_of(false, 0x7f, 0), negative = value_of(true, 1, 7);

    TEST_ASSERT_EQUAL_HEX64(2, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_NEAREST_EVEN, &half));
    TEST_ASSERT_EQUAL_HEX64(3, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_NEAREST_AWAY, &half));
    TEST_ASSERT_EQUAL_HEX64(2, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_DOWN, &half));
    half.negative = true;
    TEST_ASSERT_EQUAL_HEX64(0xfd, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_DOWN, &half));
    TEST_ASSERT_EQUAL_HEX64(0x7f, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_ZERO, &large));
    TEST_ASSERT_EQUAL_HEX64(0x80, encoded(MMAREF_TYPE_S8, MMAREF_ROUND_ZERO, &negative));
    refused(MMAREF_TYPE_U8, &negative);
    large.significand = 0x80;
    refused(MMAREF_TYPE_S8, &large);
    TEST_ASSERT_EQUAL_HEX64(0x80, encoded(MMAREF_TYPE_U8, MMAREF_ROUND_ZERO, &large));
    large.exponent = 24;
    refused(MMAREF_TYPE_S32, &large);
    large.negative = true;
    TEST_ASSERT_EQUAL_HEX64(0x80000000, encoded(MMAREF_TYPE_S32, MMAREF_ROUND_ZERO, &large));
    large.exponent = INT16_MAX;
    refused(MMAREF_TYPE_S32, &large);
    large.exponent = INT16_MIN;
    TEST_ASSERT_EQUAL_HEX64(0, encoded(MMAREF_TYPE_U4, MMAREF_ROUND_UP, &large)); /* -0 is 0 */
}

void test_a_type_holds_only_what_it_has(void)
{
    mmaref_value nan = { MMAREF_VALUE_NAN, true, 0, 0 }, infinity = { MMAREF_VALUE_INFINITY, false, 0, 0 };
    mmaref_value minus = value_of(true, 1, 0), zero = { MMAREF_VALUE_ZERO, true, 0, 0 };
    uint64_t bits;

    TEST_ASSERT_EQUAL_HEX64(0x7fff, encoded(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &nan));
    TEST_ASSERT_EQUAL_HEX64(0x7fffe000, encoded(MMAREF_TYPE_TF32, MMAREF_ROUND_ZERO, &nan));
    TEST_ASSERT_EQUAL_HEX64(0x7f, encoded(MMAREF_TYPE_E4M3, MMAREF_ROUND_ZERO, &nan));
    TEST_ASSERT_EQUAL_HEX64(0xff, encoded(MMAREF_TYPE_UE8M0, MMAREF_ROUND_ZERO, &nan));
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, encoded(MMAREF_TYPE_F32, MMAREF_ROUND_ZERO, &infinity));
    TEST_ASSERT_EQUAL_HEX64(0x80, encoded(MMAREF_TYPE_E4M3, MMAREF_ROUND_ZERO, &zero));
    TEST_ASSERT_EQUAL_HEX64(0x00, encoded(MMAREF_TYPE_UE4M3, MMAREF_ROUND_ZERO, &zero));
    refused(MMAREF_TYPE_E3M2, &nan);
    refused(MMAREF_TYPE_S8, &nan);
    refused(MMAREF_TYPE_E4M3, &infinity);
    refused(MMAREF_TYPE_UE4M3, &minus);
    refused(MMAREF_TYPE_UE8M0, &zero);
    refused(MMAREF_TOKEN_MAC16, &minus);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(MMAREF_TYPE_F16, 5, &minus, &bits));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(MMAREF_TYPE_F16, 0, NULL, &bits));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(MMAREF_TYPE_F16, 0, &minus, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_decode(MMAREF_TOKEN_MAC16, 0, &minus));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_decode(MMAREF_TYPE_F16, 0, NULL));
}

void test_what_no_pattern_stands_for(void)
{
    const mmaref_value zero = { MMAREF_VALUE_ZERO, false, 0, 0 };
    mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 };
    uint64_t bits = 0xa5;

    /* Each pattern of ue8m0 is a power of two, or NaN. */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(MMAREF_TYPE_UE8M0, MMAREF_ROUND_ZERO, &zero, &bits));
    one.kind = MMAREF_VALUE_NAN + 1;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &one, &bits));
    TEST_ASSERT_EQUAL_HEX32(0xa5, (uint32_t)bits);
}
