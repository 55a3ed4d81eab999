/* SPDX-License-Identifier: MIT */
/* The words that text vectors carry after `status`. */
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
}

void test_a_number_that_is_no_status_has_a_word_too(void)
{
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)-100));
    TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)1));
}
