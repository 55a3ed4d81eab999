/* SPDX-License-Identifier: MIT */
/* The words that text vectors carry after `status`, and reasons. */
#include "unity.h"

#include "mmaref.h"

void setUp(void) {}
void tearDown(void) {}

void test_every_status_has_its_word(void)
{
    TEST_ASSERT_EQUAL_STRING("ok", mmaref_status_name(MMAREF_OK));
    TEST_ASSERT_EQUAL_STRING("argument", mmaref_status_name(MMAREF_E_ARGUMENT));
    TEST_ASSERT_EQUAL_STRING("syntax", mmaref_status_name(MMAREF_E_SYNTAX));
    TEST_ASSERT_EQUAL_STRING("instruction", mmaref_status_name(MMAREF_E_INSTRUCTION));
    TEST_ASSERT_EQUAL_STRING("refused", mmaref_status_name(MMAREF_E_REFUSED));
    TEST_ASSERT_EQUAL_STRING("profile", mmaref_status_name(MMAREF_E_PROFILE));
    TEST_ASSERT_EQUAL_STRING("target", mmaref_status_name(MMAREF_E_TARGET));
    TEST_ASSERT_EQUAL_STRING("arithmetic", mmaref_status_name(MMAREF_E_ARITHMETIC));
    TEST_ASSERT_EQUAL_STRING("undefined", mmaref_status_name(MMAREF_E_UNDEFINED));
    TEST_ASSERT_EQUAL_STRING("ptx", mmaref_status_name(MMAREF_E_PTX));
    TEST_ASSERT_EQUAL_STRING("sparsity", mmaref_status_name(MMAREF_E_SPARSITY));
    TEST_ASSERT_EQUAL_STRING("left_out", mmaref_status_name(MMAREF_E_LEFT_OUT));
}

void test_a_number_that_is_no_status_has_a_word_too(void)
{
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)-100));
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)1));
}

void test_a_reason_is_told_in_words(void)
{
    TEST_ASSERT_EQUAL_STRING("text or output is NULL", mmaref_reason_text(MMAREF_REASON_NO_TEXT));
    TEST_ASSERT_EQUAL_STRING("the matrix leaves its memory", mmaref_reason_text(MMAREF_REASON_OUTSIDE_MEMORY));
    TEST_ASSERT_EQUAL_STRING("no PTX ISA version that these tables have", mmaref_reason_text(MMAREF_REASON_NO_VERSION));
    TEST_ASSERT_EQUAL_STRING("a word was expected", mmaref_reason_text(MMAREF_REASON_NO_WORD));
    TEST_ASSERT_EQUAL_STRING("does not divide K", mmaref_reason_text(MMAREF_REASON_NO_DIVISOR));
    TEST_ASSERT_EQUAL_STRING("the matrix leaves the memory", mmaref_reason_text(MMAREF_REASON_MATRIX_OUTSIDE));
    TEST_ASSERT_EQUAL_STRING("left out of this build", mmaref_reason_text(MMAREF_REASON_LEFT_OUT));
}

void test_a_number_that_is_no_reason_is_unknown(void)
{
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(0));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(MMAREF_REASONS + 1));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(255));
}
