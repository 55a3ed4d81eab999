/* SPDX-License-Identifier: MIT */
/* Element types as text. */
#include <string.h>

#include "dot_call.h"
#include "mmaref.h"
#include "one_sum.h"
#include "unity.h"

#define USUAL MMAREF_UNLIMITED
#define FORMAT(exponent_bits, fraction_bits, special) \
    MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, USUAL, MMAREF_SPECIAL_##special)

void setUp(void)
{
    sum_start(MMAREF_TYPE_F32);
}

void tearDown(void)
{
}

static uint32_t type_of(const char *text)
{
    uint32_t type = 77;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_type_parse(text, strlen(text), &type), text);
    return type;
}

static void check_text(uint32_t type, const char *text)
{
    char written[MMAREF_TYPE_TEXT_MAX];

    TEST_ASSERT_EQUAL_HEX32_MESSAGE(type, type_of(text), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_type_write(type, written, sizeof written), text);
    TEST_ASSERT_EQUAL_STRING(text, written);
}

void test_texts_of_types(void)
{
    char text[MMAREF_TYPE_TEXT_MAX] = "x";

    check_text(MMAREF_TYPE_F16, "f16");
    check_text(MMAREF_TYPE_S32, "s32");
    check_text(0x060aff00, "e6m10");
    check_text(0x060aff01, "e6m10.ieee");
    check_text(0x08170002, "e8m23.b0.nan");
    check_text(0x01011f03, "e1m1.b31.reserved");
    check_text(0x0502ff04, "e5m2.fnuz");
    check_text(0x0502ff08, "e5m2.binade");
    check_text(0x0817fe0b, "e8m23.b254.reserved.binade"); /* the longest */
    TEST_ASSERT_EQUAL_INT(MMAREF_TYPE_TEXT_MAX, strlen("e8m23.b254.reserved.binade") + 1);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_write(FORMAT(4, 3, NONE), text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("e4m3.b7", text); /* e4m3 has a NaN */
    text[0] = 'x';
    text[1] = '\0';
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_write(0x060aff00, text, 5));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_write(0x060aff00, NULL, 50));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_write(0, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("x", text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_write(0x060aff00, text, 6));
}

void test_texts_of_no_type(void)
{
    static const char *const none[] = {
        "e6x10", "e6m10xyz", "e6m10.b-1", "e6m10.b00", "e6m10.x12", "", "e", "e6", "e6m", "e9m10", "e0m10", "e6m0", "e6m24", "e06m10", "e6m010", "e6m10.", "e6m10.b", "e6m10.b255",
        "e6m10.b1000", "e6m10.binary", "e6m10.ieee.b3", "e6m10.ieee.nan", "e6m10.nan.ieee", "e6m10.binade.ieee",
        "e6m10.binade.binade", "e6m10.none", "E6m10", "e6m10 ", "own", "d", "f16x", "row", "e6m10.b4x",
    };
    uint32_t type = 77;
    unsigned i;

    for (i = 0; i < sizeof none / sizeof none[0]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARGUMENT, mmaref_type_parse(none[i], strlen(none[i]), &type), none[i]);
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_parse(NULL, 3, &type));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_type_parse("f16", 3, NULL));
    TEST_ASSERT_EQUAL_UINT32(77, type);
}
