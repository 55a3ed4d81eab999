/* SPDX-License-Identifier: MIT */
/* The rules of the self-test: a fault of one field, or of one result, is noticed by the rule of its name. */
#include "mmaref.h"
#include "unity.h"

#include <stdio.h>
#include <string.h>

/* What the computation is given other than the row says: `field` has the value `wrong` in place of `right`. */
static struct {
    uint8_t field;
    int16_t right, wrong;
    uint64_t flipped; /* bits of each result */
    mmaref_status status;
} fault;

static mmaref_status faulty_dot_add(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                                    uint32_t *coverage, mmaref_error *error);

#include "number.h"
#undef mmaref_rule_fold
#define mmaref_rule_fold faulty_rule_fold
#define mmaref_dot_add faulty_dot_add
#include "selftest_rules.c"
#undef mmaref_dot_add

static mmaref_status faulty_dot_add(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                                    uint32_t *coverage, mmaref_error *error)
{
    mmaref_arithmetic block = *arithmetic;
    mmaref_status status;

    if (fault.field < MMAREF_FIELDS && mmaref_field_get(&block, fault.field) == fault.right) {
        mmaref_field_set(&block, fault.field, fault.wrong);
    }
    status = mmaref_dot_add(dot, &block, d, coverage, error);
    *d ^= fault.flipped;
    return status == MMAREF_OK ? fault.status : status;
}

#undef TESTS /* of tests/unit/plain */
#define MMAREF_SELFTEST_FIRST (ANSWERS + AIMED + DIGESTS + LOOKUPS)
#define mmaref_selftest_run faulty_selftest_run
int32_t faulty_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context);
#include "selftest.c"

static mmaref_selftest_memory memory;
static char failed[40 * 40]; /* names of rules, each after a blank */
static char last[240];

static void keep(const char *line, void *context)
{
    int number, block;
    char name[32];

    (void)context;
    strcpy(last, line);
    if (sscanf(line, "not ok %d - rule %31s block %d", &number, name, &block) == 3) {
        TEST_ASSERT_GREATER_THAN_INT(0, block);
        strcat(strcat(failed, " "), name);
    }
}

static int32_t run_all(void)
{
    failed[0] = '\0';
    return faulty_selftest_run(&memory, keep, NULL);
}

void setUp(void)
{
    memset(&fault, 0, sizeof fault);
    fault.field = MMAREF_FIELDS;
}

void tearDown(void) {}

void test_all_rules_pass(void)
{
    TEST_ASSERT_EQUAL_INT(0, run_all());
    TEST_ASSERT_NOT_NULL(strstr(last, "ok "));
}

/* Whether the rule of a field notices that one of its words is taken for another one. */
static bool is_noticed(uint8_t field, int16_t right, int16_t wrong)
{
    char name[40];

    fault.field = field;
    fault.right = right;
    fault.wrong = wrong;
    sprintf(name, " %s", mmaref_field_name(field));
    return run_all() > 0 && strstr(failed, name) != NULL;
}

static void check_word(uint8_t field, int16_t right, int16_t wrong)
{
    TEST_ASSERT_TRUE_MESSAGE(is_noticed(field, right, wrong), mmaref_field_name(field));
}

/* Each word of a field, taken for some other one. */
static void check_words(uint8_t field, int16_t words)
{
    int16_t word, by;

    for (word = 0; word < words; word++) {
        for (by = 1; by < words && !is_noticed(field, word, (int16_t)((word + by) % words)); by++) {
        }
        TEST_ASSERT_TRUE_MESSAGE(by < words, mmaref_field_name(field));
    }
}

void test_a_word_that_is_another_one(void)
{
    static const uint8_t fields[] = { MMAREF_FIELD_ALIGN, MMAREF_FIELD_ACCUMULATE, MMAREF_FIELD_ROUNDING,
        MMAREF_FIELD_OVERFLOW, MMAREF_FIELD_ZERO_SIGN, MMAREF_FIELD_UNDERFLOW_SIGN, MMAREF_FIELD_TF32_CLASS,
        MMAREF_FIELD_ADDER, MMAREF_FIELD_OWN_SPECIAL, MMAREF_FIELD_STICKY, MMAREF_FIELD_PARTIAL,
        MMAREF_FIELD_PRODUCT_ROUNDING };
    static const int16_t words[] = { 6, 4, 7, 3, 2, 2, 2, 4, 5, 2, 3, 8 };
    unsigned i;

    for (i = 0; i < sizeof fields; i++) {
        check_words(fields[i], words[i]);
    }
    check_word(MMAREF_FIELD_NAN, MMAREF_NAN_ALL_ONES, MMAREF_NAN_QUIET);
    check_word(MMAREF_FIELD_NAN, MMAREF_NAN_PAYLOAD, MMAREF_NAN_ANY);
    check_word(MMAREF_FIELD_WIDTH, 3, 2);
    check_word(MMAREF_FIELD_MULTIPLIER_BITS, 4, 3);
    check_word(MMAREF_FIELD_PRODUCTS, 3, 1);
    check_word(MMAREF_FIELD_FRACTION_BITS, 25, 24);
    check_word(MMAREF_FIELD_EXPONENT_FLOOR, 9, 0);
    check_word(MMAREF_FIELD_INTERLEAVE, 2, 1);
    check_word(MMAREF_FIELD_RESULT_BITS, 5, 1);
    check_word(MMAREF_FIELD_SUBNORMALS, MMAREF_SUBNORMALS_FLUSH_IN, MMAREF_SUBNORMALS_KEPT);
    check_word(MMAREF_FIELD_SUBNORMALS, MMAREF_SUBNORMALS_FLUSH_OUT, MMAREF_SUBNORMALS_FLUSH_IN);
}

void test_a_wrong_result_or_status(void)
{
    fault.flipped = 1;
    /* Not refused, fixed, values, explained: they do not ask mmaref_dot_add for D. */
    TEST_ASSERT_EQUAL_INT(MMAREF_SELFTEST_RULES - 4, run_all());
    fault.flipped = 0;
    fault.status = MMAREF_E_UNDEFINED;
    TEST_ASSERT_EQUAL_INT(MMAREF_SELFTEST_RULES - 4, run_all());
}
