/* SPDX-License-Identifier: MIT */
/* Words, how far they are apart, and numbers in a buffer. */
#include <string.h>

#include "unity.h"

#include "text.h"

void setUp(void) {}
void tearDown(void) {}

static uint8_t token_of(const char *text, size_t length)
{
    return mmaref_text_find(mmaref_token_texts, MMAREF_TOKENS, text, length);
}

void test_every_word_is_found(void)
{
    uint8_t word;

    for (word = 1; word < MMAREF_TOKENS; word++) {
        TEST_ASSERT_EQUAL_UINT8(word, token_of(mmaref_token_text(word), strlen(mmaref_token_text(word))));
        TEST_ASSERT_EQUAL_STRING(mmaref_token_text(word), mmaref_token_text(word));
    }
}

void test_what_is_no_word(void)
{
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, token_of("", 0));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKENS, token_of("f1", 2));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKENS, token_of("f166", 4));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F16, token_of("f166", 3));
    TEST_ASSERT_NULL(mmaref_token_text(MMAREF_TOKEN_NONE));
    TEST_ASSERT_NULL(mmaref_token_text(MMAREF_TOKENS));
    TEST_ASSERT_NULL(mmaref_token_text(255));
}

static uint8_t distance(const char *x, const char *y) { return mmaref_edit_distance(x, strlen(x), y); }

void test_edit_distances(void)
{
    TEST_ASSERT_EQUAL_UINT8(0, distance("m16n8k16", "m16n8k16"));
    TEST_ASSERT_EQUAL_UINT8(1, distance("m16n8k17", "m16n8k16"));
    TEST_ASSERT_EQUAL_UINT8(2, distance("wmmax4", "wmma"));
    TEST_ASSERT_EQUAL_UINT8(1, distance("satfinit", "satfinite"));
    TEST_ASSERT_EQUAL_UINT8(1, distance("bf16", "f16"));
    TEST_ASSERT_EQUAL_UINT8(3, distance("kitten", "sitting"));
    TEST_ASSERT_EQUAL_UINT8(3, distance("", "col"));
    TEST_ASSERT_EQUAL_UINT8(3, distance("row", ""));
}

void test_edit_distance_of_a_long_text_ends(void)
{
    char text[600];

    memset(text, 'x', sizeof text);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT8(8, mmaref_edit_distance(text, sizeof text, "m16n8k16"));
}

void test_numbers_have_at_least_as_many_digits_as_asked(void)
{
    char text[32];
    mmaref_writer to = { text, sizeof text, 0 };

    mmaref_put_number(&to, 0x1f, 16, 4);
    mmaref_put(&to, ' ');
    mmaref_put_number(&to, 0x12345, 16, 4);
    mmaref_put(&to, ' ');
    mmaref_put_number(&to, 0, 10, 1);
    mmaref_put_signed(&to, -120);
    TEST_ASSERT_EQUAL_STRING("001f 12345 0-120", text);
}
