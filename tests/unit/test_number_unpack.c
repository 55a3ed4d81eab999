/* SPDX-License-Identifier: MIT */
/* Patterns of every element format as numbers: (-1)^negative * significand * 2^exponent. */
#include <string.h>

#include "unity.h"

#include "dot.h"

static mmaref_number number;

/* Whether elements of a format are words, as lines of matrices have them. */
static bool is_narrow(const mmaref_format_row *format)
{
    return format->fraction_bits <= MMAREF_ELEMENT_FRACTION;
}

/* What a pattern becomes as an element of a line. */
static void decode_element(const mmaref_format_row *format, uint64_t bits, mmaref_number *is)
{
    mmaref_line line;
    mmaref_decoder decoder;

    memset(&line, 0, sizeof line);
    line.format = format;
    mmaref_decoder_open(&decoder, format);
    mmaref_element_unpack(mmaref_line_decode(&line, &decoder, 0, (uint32_t)bits), is);
}

void setUp(void) {}
void tearDown(void) {}

typedef struct {
    uint8_t format;
    uint64_t bits;
    uint8_t negative;
    uint64_t significand;
    int16_t exponent, aligned;
} finite_row;

static const finite_row finite[] = {
    { MMAREF_TYPE_F16, 0x3c00, 0, 0x400, -10, 0 },
    { MMAREF_TYPE_F16, 0xc000, 1, 0x400, -9, 1 },
    { MMAREF_TYPE_F16, 0x7bff, 0, 0x7ff, 5, 15 },
    { MMAREF_TYPE_F16, 0x0400, 0, 0x400, -24, -14 },
    { MMAREF_TYPE_F16, 0x03ff, 0, 0x3ff, -24, -14 }, /* subnormals keep the field's exponent */
    { MMAREF_TYPE_F16, 0x8001, 1, 1, -24, -14 },
    { MMAREF_TYPE_F16, 0x8000, 1, 0, -24, -14 },
    { MMAREF_TYPE_BF16, 0x3f80, 0, 0x80, -7, 0 },
    { MMAREF_TYPE_BF16, 0x0001, 0, 1, -133, -126 },
    { MMAREF_TYPE_BF16, 0xff7f, 1, 0xff, 120, 127 },
    { MMAREF_TYPE_TF32, 0x3f801fff, 0, 0x400, -10, 0 }, /* the low 13 bits do not count */
    { MMAREF_TYPE_TF32, 0x3f802000, 0, 0x401, -10, 0 },
    { MMAREF_TYPE_TF32, 0x00002000, 0, 1, -136, -126 },
    { MMAREF_TYPE_F32, 0x3f800001, 0, 0x800001, -23, 0 },
    { MMAREF_TYPE_F32, 0x80000001, 1, 1, -149, -126 },
    { MMAREF_TYPE_F64, 0x3ff0000000000000, 0, 0x10000000000000, -52, 0 },
    { MMAREF_TYPE_F64, 0x0000000000000001, 0, 1, -1074, -1022 },
    { MMAREF_TYPE_F64, 0xffefffffffffffff, 1, 0x1fffffffffffff, 971, 1023 },
    { MMAREF_TYPE_E4M3, 0x7e, 0, 14, 5, 8 }, /* 448, the largest */
    { MMAREF_TYPE_E4M3, 0x78, 0, 8, 5, 8 },  /* no infinity: 256 */
    { MMAREF_TYPE_E4M3, 0x81, 1, 1, -9, -6 },
    { MMAREF_TYPE_E5M2, 0x7b, 0, 7, 13, 15 },
    { MMAREF_TYPE_E5M2, 0x01, 0, 1, -16, -14 },
    { MMAREF_TYPE_E3M2, 0x1f, 0, 7, 2, 4 },  /* 28, the largest */
    { MMAREF_TYPE_E3M2, 0xdf, 0, 7, 2, 4 },  /* bits 7 and 6 are padding */
    { MMAREF_TYPE_E3M2, 0x3f, 1, 7, 2, 4 },
    { MMAREF_TYPE_E3M2, 0x01, 0, 1, -4, -2 },
    { MMAREF_TYPE_E2M3, 0x1f, 0, 15, -1, 2 }, /* 7.5 */
    { MMAREF_TYPE_E2M3, 0xe1, 1, 1, -3, 0 },
    { MMAREF_TYPE_E2M1, 0x7, 0, 3, 1, 2 },    /* 6 */
    { MMAREF_TYPE_E2M1, 0x9, 1, 1, -1, 0 },   /* -0.5 */
    { MMAREF_FORMAT_E2M1_BYTE, 0x1c, 0, 3, 1, 2 },
    { MMAREF_FORMAT_E2M1_BYTE, 0xe7, 1, 1, -1, 0 }, /* value in bits 5 to 2 */
};

/* The same value, whatever its exponent. */
static void check_finite(const finite_row *row)
{
    const char *word = mmaref_token_text(row->format);

    TEST_ASSERT_EQUAL_UINT8_MESSAGE(MMAREF_NUMBER_FINITE, number.special, word);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(row->negative, number.negative, word);
    if (row->significand == 0) {
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(0, number.significand, word);
        return;
    }
    TEST_ASSERT_LESS_OR_EQUAL_INT16_MESSAGE(row->exponent, number.exponent, word);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(row->significand << (row->exponent - number.exponent), number.significand, word);
    TEST_ASSERT_EQUAL_INT16_MESSAGE(row->aligned, number.aligned, word);
}

void test_finite_patterns(void)
{
    size_t i;

    for (i = 0; i < sizeof finite / sizeof finite[0]; i++) {
        const mmaref_format_row *format = &mmaref_format_rows[finite[i].format];
        mmaref_number_unpack(format, 0, finite[i].bits, &number);
        check_finite(&finite[i]);
        if (is_narrow(format)) {
            decode_element(format, finite[i].bits, &number);
            check_finite(&finite[i]);
        }
    }
}

typedef struct {
    uint8_t format;
    uint64_t bits;
    uint8_t special, negative;
} special_row;

static const special_row specials[] = {
    { MMAREF_TYPE_F16, 0x7c00, MMAREF_NUMBER_INFINITY, 0 },
    { MMAREF_TYPE_F16, 0xfc00, MMAREF_NUMBER_INFINITY, 1 },
    { MMAREF_TYPE_F16, 0x7c01, MMAREF_NUMBER_NAN, 0 },
    { MMAREF_TYPE_F16, 0xfe00, MMAREF_NUMBER_NAN, 1 },
    { MMAREF_TYPE_BF16, 0x7f80, MMAREF_NUMBER_INFINITY, 0 },
    { MMAREF_TYPE_BF16, 0x7f81, MMAREF_NUMBER_NAN, 0 },
    { MMAREF_TYPE_TF32, 0xff800000, MMAREF_NUMBER_INFINITY, 1 },
    { MMAREF_TYPE_TF32, 0x7f802000, MMAREF_NUMBER_NAN, 0 },
    { MMAREF_TYPE_F32, 0x7f800000, MMAREF_NUMBER_INFINITY, 0 },
    { MMAREF_TYPE_F32, 0x7f800001, MMAREF_NUMBER_NAN, 0 },
    { MMAREF_TYPE_F64, 0x7ff0000000000000, MMAREF_NUMBER_INFINITY, 0 },
    { MMAREF_TYPE_F64, 0xfff0000000000001, MMAREF_NUMBER_NAN, 1 },
    { MMAREF_TYPE_E4M3, 0x7f, MMAREF_NUMBER_NAN, 0 },
    { MMAREF_TYPE_E4M3, 0xff, MMAREF_NUMBER_NAN, 1 },
    { MMAREF_TYPE_E5M2, 0x7c, MMAREF_NUMBER_INFINITY, 0 },
    { MMAREF_TYPE_E5M2, 0xfd, MMAREF_NUMBER_NAN, 1 },
};

static void check_special(const special_row *row)
{
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(row->special, number.special, mmaref_token_text(row->format));
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(row->negative, number.negative, mmaref_token_text(row->format));
}

void test_infinities_and_nan(void)
{
    size_t i;

    for (i = 0; i < sizeof specials / sizeof specials[0]; i++) {
        const mmaref_format_row *format = &mmaref_format_rows[specials[i].format];
        mmaref_number_unpack(format, 0, specials[i].bits, &number);
        check_special(&specials[i]);
        if (is_narrow(format)) {
            decode_element(format, specials[i].bits, &number);
            check_special(&specials[i]);
        }
    }
}

void test_small_types_have_no_specials(void)
{
    static const uint8_t formats[] = { MMAREF_TYPE_E3M2, MMAREF_TYPE_E2M3, MMAREF_TYPE_E2M1,
                                       MMAREF_FORMAT_E2M1_BYTE };
    uint16_t bits;
    size_t i;

    for (i = 0; i < sizeof formats; i++) {
        for (bits = 0; bits < 256; bits++) {
            decode_element(&mmaref_format_rows[formats[i]], bits, &number);
            TEST_ASSERT_EQUAL_UINT8(MMAREF_NUMBER_FINITE, number.special);
        }
    }
}

void test_subnormals_are_flushed_where_the_block_says_so(void)
{
    const mmaref_format_row *f16 = &mmaref_format_rows[MMAREF_TYPE_F16];

    mmaref_number_unpack(f16, MMAREF_SUBNORMALS_FLUSH_IN, 0x83ff, &number);
    TEST_ASSERT_EQUAL_HEX64(0, number.significand);
    TEST_ASSERT_EQUAL_UINT8(1, number.negative);
    mmaref_number_unpack(f16, MMAREF_SUBNORMALS_FLUSH_IN, 0x0400, &number);
    TEST_ASSERT_EQUAL_HEX64(0x400, number.significand);
}

void test_subnormals_are_normalised_where_the_block_says_so(void)
{
    const mmaref_format_row *f16 = &mmaref_format_rows[MMAREF_TYPE_F16];

    mmaref_number_unpack(f16, MMAREF_SUBNORMALS_NORMALISE, 0x0001, &number);
    TEST_ASSERT_EQUAL_INT16(-24, number.aligned);
    mmaref_number_unpack(f16, MMAREF_SUBNORMALS_NORMALISE, 0x0300, &number);
    TEST_ASSERT_EQUAL_INT16(-15, number.aligned);
    mmaref_number_unpack(f16, MMAREF_SUBNORMALS_NORMALISE, 0x3c00, &number);
    TEST_ASSERT_EQUAL_INT16(0, number.aligned);
}

void test_leading_bits(void)
{
    TEST_ASSERT_EQUAL_UINT8(0, mmaref_highest_bit(1));
    TEST_ASSERT_EQUAL_UINT8(31, mmaref_highest_bit(0xffffffff));
    TEST_ASSERT_EQUAL_UINT8(32, mmaref_highest_bit(0x100000000));
    TEST_ASSERT_EQUAL_UINT8(63, mmaref_highest_bit(0x8000000000000000));
    number.significand = 6;
    number.exponent = -10;
    TEST_ASSERT_EQUAL_INT16(-8, mmaref_number_leading(&number));
}

/* The fields of a format that fits a word, read as the documents say. */
static mmaref_number by_fields(const mmaref_format_row *format, uint32_t bits)
{
    uint32_t value = bits >> format->shift, hidden = (uint32_t)1 << format->fraction_bits;
    uint32_t fraction = value % hidden, fields = (uint32_t)1 << format->exponent_bits;
    uint32_t field = value / hidden % fields;
    mmaref_number is;

    is.negative = value / hidden / fields % 2 != 0;
    is.significand = field == 0 ? fraction : hidden + fraction;
    is.aligned = (int16_t)((field == 0 ? 1 : (int32_t)field) - format->bias);
    is.exponent = (int16_t)(is.aligned - format->fraction_bits);
    is.special = MMAREF_NUMBER_FINITE;
    if (field == fields - 1 && format->special == MMAREF_SPECIAL_IEEE) {
        is.special = fraction == 0 ? MMAREF_NUMBER_INFINITY : MMAREF_NUMBER_NAN;
    } else if (field == fields - 1 && format->special == MMAREF_SPECIAL_NAN && fraction == hidden - 1) {
        is.special = MMAREF_NUMBER_NAN;
    }
    return is;
}

static void check_element(const mmaref_format_row *format, uint32_t bits)
{
    mmaref_number expanded;

    number = by_fields(format, bits);
    decode_element(format, bits, &expanded);
    TEST_ASSERT_EQUAL_UINT8(number.special, expanded.special);
    TEST_ASSERT_EQUAL_UINT8(number.negative, expanded.negative);
    if (number.special == MMAREF_NUMBER_FINITE && number.significand == 0) {
        TEST_ASSERT_EQUAL_HEX64(0, expanded.significand);
    } else if (number.special == MMAREF_NUMBER_FINITE) {
        TEST_ASSERT_LESS_OR_EQUAL_INT16(number.exponent, expanded.exponent);
        TEST_ASSERT_EQUAL_HEX64(number.significand << (number.exponent - expanded.exponent), expanded.significand);
        TEST_ASSERT_EQUAL_INT16(number.aligned, expanded.aligned);
    }
}

static void check_elements(uint8_t word, uint32_t patterns, uint8_t shift)
{
    uint32_t bits;

    for (bits = 0; bits < patterns; bits++) {
        check_element(&mmaref_format_rows[word], bits << shift);
    }
}

void test_elements_of_every_pattern(void)
{
    check_elements(MMAREF_TYPE_F16, 0x10000, 0);
    check_elements(MMAREF_TYPE_BF16, 0x10000, 0);
    check_elements(MMAREF_TYPE_TF32, 0x80000, 13);
    check_elements(MMAREF_TYPE_E4M3, 0x100, 0);
    check_elements(MMAREF_TYPE_E5M2, 0x100, 0);
    check_elements(MMAREF_TYPE_E3M2, 0x100, 0);
    check_elements(MMAREF_TYPE_E2M3, 0x100, 0);
    check_elements(MMAREF_TYPE_E2M1, 0x10, 0);
    check_elements(MMAREF_FORMAT_E2M1_BYTE, 0x100, 0);
}
