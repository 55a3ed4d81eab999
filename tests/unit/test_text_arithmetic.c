/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks as one line of text. */
#include <string.h>

#include "dot_call.h"
#include "mmaref.h"
#include "unity.h"

static const char f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
static mmaref_instruction instruction;
static mmaref_arithmetic block, start;
static mmaref_error error;
static uint8_t profile;

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(f16, sizeof f16 - 1, &instruction, &error));
    memset(&block, 0xa5, sizeof block);
    start = block;
    profile = 77;
}

void tearDown(void)
{
}

static mmaref_status parse(const char *text)
{
    return mmaref_arithmetic_parse(&instruction, text, strlen(text), &block, &profile, &error);
}

static void check_like(const char *text, uint8_t of, uint8_t expected_profile, uint8_t rounding, uint8_t products)
{
    mmaref_arithmetic expected;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(of, &instruction, &expected));
    expected.rounding = rounding;
    expected.products = products;
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, parse(text), text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&expected, &block, sizeof block, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(expected_profile, profile, text);
}

void test_a_profile_and_what_differs(void)
{
    mmaref_arithmetic chip, exact;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_90, &instruction, &chip));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_EXACT, &instruction, &exact));
    check_like("sm_90", MMAREF_PROFILE_SM_90, MMAREF_PROFILE_SM_90, chip.rounding, chip.products);
    check_like("\t sm_90  ", MMAREF_PROFILE_SM_90, MMAREF_PROFILE_SM_90, chip.rounding, chip.products);
    check_like("sm_90 rounding=up", MMAREF_PROFILE_SM_90, MMAREF_PROFILES, MMAREF_ROUND_UP, chip.products);
    check_like("sm_90\trounding=up products=8", MMAREF_PROFILE_SM_90, MMAREF_PROFILES, MMAREF_ROUND_UP, 8);
    check_like("custom", MMAREF_PROFILE_EXACT, MMAREF_PROFILES, exact.rounding, exact.products);
    check_like("custom rounding=down", MMAREF_PROFILE_EXACT, MMAREF_PROFILES, MMAREF_ROUND_DOWN, exact.products);
}

static void check_refused(mmaref_status status, uint8_t reason, const char *text, const char *word)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, parse(text), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, error.status, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(reason, error.reason, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(strlen(word), error.length, text);
    TEST_ASSERT_TRUE_MESSAGE(strncmp(word, text + error.offset, error.length) == 0, text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&start, &block, sizeof block, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(77, profile, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, mmaref_arithmetic_parse(&instruction, text, strlen(text), &block, NULL, NULL), text);
}

/* A sanitizer sees whether "custom" is read beyond its end. */
void test_a_word_that_goes_on_behind_a_nul(void)
{
    static const char text[] = "custom\0\0\1 products=1";

    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE,
                          mmaref_arithmetic_parse(&instruction, text, sizeof text - 1, &block, &profile, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_UNKNOWN_PROFILE, error.reason);
    TEST_ASSERT_EQUAL_size_t(0, error.offset);
    TEST_ASSERT_EQUAL_size_t(9, error.length);
}

void test_the_word_that_is_wrong(void)
{
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "", "");
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "  ", "");
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "sm_91 rounding=up", "sm_91");
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "customs", "customs");
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "custo", "custo");
    check_refused(MMAREF_E_PROFILE, MMAREF_REASON_UNKNOWN_PROFILE, "rounding=up", "rounding=up");
    check_refused(MMAREF_E_TARGET, MMAREF_REASON_OTHER_PROFILE, " sm_75", "sm_75");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_NO_VALUE, "sm_90 rounding", "rounding");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_NO_VALUE, "custom rounding=up junk", "junk");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_NO_FIELD, "custom bits=3", "bits=3");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom align=jim", "align=jim");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom align=", "align=");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_FIELD_TWICE, "custom align=jam products=4 align=jam", "align=jam");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_NEEDS_AFTER, "custom group=2", "");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, parse("custom group=2"));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_GROUP, error.bits);
}

void test_fields_with_the_same_beginning_are_two(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("custom products=4 fraction_bits=12 rounding=zero result_bits=10"));
    TEST_ASSERT_EQUAL_INT(12, block.fraction_bits);
    TEST_ASSERT_EQUAL_INT(10, block.result_bits);
}

void test_only_the_length_given_is_read(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(&instruction, "sm_90x", 5, &block, &profile, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_PROFILE_SM_90, profile);
}

void test_pointers_are_needed(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_parse(NULL, "exact", 5, &block, &profile, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_REASON_NO_INSTRUCTION, error.reason);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_parse(&instruction, NULL, 5, &block, &profile, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_parse(&instruction, "exact", 5, NULL, &profile, NULL));
}

/* What result_bits does is the same for every type: f16 has 10 fraction bits, f32 23, f64 52. */
static uint64_t product(const char *text, uint8_t type, uint64_t a, uint64_t b, const char *arithmetic)
{
    const mmaref_dot_types types = { type, type, type, type };
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, parse(arithmetic), arithmetic);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, &a, &b, 1, 0, &d, NULL, &error));
    return d;
}

void test_result_bits_cut_f16_and_f64_too(void)
{
    static const char f64[] = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64";
    static const char half[] = "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16";

    TEST_ASSERT_EQUAL_HEX64(0x3c55, product(half, MMAREF_TYPE_F16, 0x3c55, 0x3c00, "custom"));
    TEST_ASSERT_EQUAL_HEX64(0x3c55, product(half, MMAREF_TYPE_F16, 0x3c55, 0x3c00, "custom result_bits=10"));
    TEST_ASSERT_EQUAL_HEX64(0x3c60, product(half, MMAREF_TYPE_F16, 0x3c55, 0x3c00, "custom result_bits=5"));
    TEST_ASSERT_EQUAL_HEX64(0x3ff5555555555555, product(f64, MMAREF_TYPE_F64, 0x3ff5555555555555, 0x3ff0000000000000, "custom result_bits=52"));
    TEST_ASSERT_EQUAL_HEX64(0x3ff5555560000000, product(f64, MMAREF_TYPE_F64, 0x3ff5555555555555, 0x3ff0000000000000, "custom result_bits=23"));
}

void test_letters_that_are_no_digits(void)
{
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom fraction_bits=1/", "fraction_bits=1/");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom fraction_bits=1:", "fraction_bits=1:");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom exponent_floor=-", "exponent_floor=-");
    check_refused(MMAREF_E_ARITHMETIC, MMAREF_REASON_OUT_OF_RANGE, "custom rounding=zero+up", "rounding=zero+up");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("custom subnormals=flush_in+flush_out"));
    TEST_ASSERT_EQUAL_INT(3, block.subnormals);
}

/* A value is written whole or not at all: "32" cut to "3" is another legal value. */
static void check_room(uint8_t field, const char *expected)
{
    const char *name = NULL;
    char text[MMAREF_FIELD_TEXT_MAX + 1];
    size_t length = strlen(expected), size;

    for (size = 0; size <= length; size++) {
        memset(text, 'x', sizeof text);
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_get(&block, field, &name, text, size));
        TEST_ASSERT_EQUAL_INT('x', text[0]);
        TEST_ASSERT_NULL(name);
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(&block, field, &name, text, length + 1));
    TEST_ASSERT_EQUAL_STRING(expected, text);
    TEST_ASSERT_EQUAL_INT('x', text[length + 1]);
    TEST_ASSERT_EQUAL_STRING(mmaref_field_name(field), name);
}

void test_the_text_of_a_value_in_little_room(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, parse("custom products=32 rounding=nearest_even fraction_bits=24 exponent_floor=-133 "
                                           "subnormals=flush_in+flush_out+normalise+as_f16"));
    check_room(MMAREF_FIELD_PRODUCTS, "32");
    check_room(MMAREF_FIELD_ROUNDING, "nearest_even");
    check_room(MMAREF_FIELD_EXPONENT_FLOOR, "-133");
    check_room(MMAREF_FIELD_SUBNORMALS, "flush_in+flush_out+normalise+as_f16");
    TEST_ASSERT_EQUAL_INT(MMAREF_FIELD_TEXT_MAX, sizeof "flush_in+flush_out+normalise+as_f16");
}

/* A number that is no value of its field has no text: the words of some of its bits would be another one. */
void test_values_out_of_range_have_no_text(void)
{
    const char *name = NULL;
    char text[MMAREF_FIELD_TEXT_MAX] = "x";

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    block.subnormals = 205;
    block.products = 129;
    block.exponent_floor = 1001;
    block.align = 6;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_get(&block, MMAREF_FIELD_SUBNORMALS, &name, text, sizeof text));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_get(&block, MMAREF_FIELD_PRODUCTS, &name, text, sizeof text));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC,
                          mmaref_arithmetic_get(&block, MMAREF_FIELD_EXPONENT_FLOOR, &name, text, sizeof text));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_get(&block, MMAREF_FIELD_ALIGN, &name, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("x", text);
    TEST_ASSERT_NULL(name);
}
