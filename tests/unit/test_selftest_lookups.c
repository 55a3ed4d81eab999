/* SPDX-License-Identifier: MIT */
/* The look-ups of the self-test between it and library functions with one fault each: what is refused fails them. */
#include <string.h>

#include "unity.h"

#include "instruction.h"
#include "selftest.h"
#include "text.h"

enum {
    NONE, START, GET, SET, AT, DESCRIBE, FORMAT, PARSE, SOURCE, COORDINATE, SLOT, ROW, WRITE
};

static struct {
    uint8_t of;         /* the function */
    unsigned calls, at; /* the call that is refused, counted from 1 */
    mmaref_status status;
    uint8_t left; /* what that call leaves where its results go */
} fault;

/* What the function with the fault answers in place of `status`. */
static mmaref_status answer(uint8_t of, mmaref_status status)
{
    fault.calls += of == fault.of;
    return of == fault.of && fault.calls == fault.at ? fault.status : status;
}

/* The same; a call that is refused leaves a byte where its result goes. */
static mmaref_status answer_at(uint8_t of, mmaref_status status, void *result)
{
    status = answer(of, status);
    if (of == fault.of && fault.calls == fault.at) {
        memset(result, fault.left, 1);
    }
    return status;
}

static mmaref_status faulty_start(mmaref_arithmetic *block)
{
    return answer(START, mmaref_arithmetic_start(block));
}

static mmaref_status faulty_get(const mmaref_arithmetic *block, uint8_t field, const char **name, char *text,
                                size_t size)
{
    return answer_at(GET, mmaref_arithmetic_get(block, field, name, text, size), text);
}

static mmaref_status faulty_set(mmaref_arithmetic *block, const char *name, size_t name_length, const char *text,
                                size_t length, mmaref_error *error)
{
    return answer(SET, mmaref_arithmetic_set(block, name, name_length, text, length, error));
}

static mmaref_status faulty_at(uint16_t id, mmaref_instruction *instruction)
{
    return answer(AT, mmaref_instruction_at(id, instruction));
}

static mmaref_status faulty_describe(const mmaref_instruction *instruction, mmaref_description *is)
{
    return answer(DESCRIBE, mmaref_instruction_describe(instruction, is));
}

static mmaref_status faulty_format(const mmaref_instruction *instruction, char *text, size_t size)
{
    return answer_at(FORMAT, mmaref_instruction_format(instruction, text, size), text);
}

static mmaref_status faulty_parse(const char *text, size_t length, mmaref_instruction *instruction,
                                  mmaref_error *error)
{
    return answer(PARSE, mmaref_instruction_parse(text, length, instruction, error));
}

static mmaref_status faulty_source(uint8_t profile, const mmaref_instruction *instruction, uint8_t field,
                                   const char **certainty, const char **source)
{
    static char text[2];
    mmaref_status status = mmaref_profile_source(profile, instruction, field, certainty, source);

    text[0] = ' ';
    status = answer_at(SOURCE, status, text);
    *certainty = text[0] == ' ' ? *certainty : text;
    return status;
}

static mmaref_status faulty_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *block,
                                       uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate)
{
    return answer_at(COORDINATE, mmaref_layout_coordinate(instruction, block, operand, lane, element, coordinate),
                     &coordinate->row);
}

static mmaref_status faulty_slot(const mmaref_instruction *instruction, const mmaref_arithmetic *block,
                                 uint8_t operand, const mmaref_coordinate *coordinate, mmaref_slot *slot)
{
    return answer_at(SLOT, mmaref_layout_slot(instruction, block, operand, coordinate, slot), &slot->lane);
}

static const mmaref_instruction_row *faulty_row(const mmaref_instruction *instruction,
                                                const mmaref_arithmetic *arithmetic, mmaref_instruction_row *unpacked)
{
    const mmaref_instruction_row *row = mmaref_row_of(instruction, arithmetic, unpacked);

    return answer(ROW, MMAREF_OK) == MMAREF_OK ? row : NULL;
}

static size_t faulty_write(const mmaref_syntax_row *row, uint16_t variant, char *text, size_t size)
{
    size_t length = mmaref_syntax_row_write(row, variant, text, size);

    return answer(WRITE, MMAREF_OK) == MMAREF_OK ? length : size;
}

#undef mmaref_row_of /* it has another name in each build */
#define mmaref_row_of faulty_row
#define mmaref_arithmetic_start faulty_start
#define mmaref_arithmetic_get faulty_get
#define mmaref_arithmetic_set faulty_set
#define mmaref_instruction_at faulty_at
#define mmaref_instruction_describe faulty_describe
#define mmaref_instruction_format faulty_format
#define mmaref_instruction_parse faulty_parse
#define mmaref_profile_source faulty_source
#define mmaref_layout_coordinate faulty_coordinate
#define mmaref_layout_slot faulty_slot
#define mmaref_syntax_row_write faulty_write
#include "selftest_lookups.c"

#undef TESTS /* of tests/unit/plain */
#define MMAREF_SELFTEST_FIRST (ANSWERS + AIMED + DIGESTS)
#define MMAREF_SELFTEST_WITHOUT_RULES
#define mmaref_selftest_run faulty_selftest_run
#define mmaref_selftest_start faulty_selftest_start
#define mmaref_selftest_next faulty_selftest_next
int32_t faulty_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context);
mmaref_status faulty_selftest_start(mmaref_selftest *run, mmaref_selftest_memory *memory,
                                    mmaref_selftest_report report, void *context);
bool faulty_selftest_next(mmaref_selftest *run);
#include "selftest.c"

static mmaref_selftest_memory memory;
static mmaref_stream stream;

void setUp(void)
{
    memset(&fault, 0, sizeof fault);
    fault.status = MMAREF_E_UNDEFINED;
}

void tearDown(void) {}

/* The look-up of a name, under a fault. */
static void fold(const char *name, uint8_t of, unsigned at)
{
    uint8_t number = 0;
    uint16_t id = 0;

    while (strcmp(mmaref_lookup_name(number), name) != 0) {
        number++;
        TEST_ASSERT_LESS_THAN_UINT32(MMAREF_SELFTEST_LOOKUPS, number);
    }
    fault.of = of;
    fault.at = at;
    fault.calls = 0;
    mmaref_stream_start(&stream, "");
    while (mmaref_lookup_fold(number, &id, &stream, &memory)) {
    }
    TEST_ASSERT_GREATER_OR_EQUAL_INT((int)at, (int)fault.calls);
    TEST_ASSERT_NOT_EQUAL(mmaref_selftest_lookups[number], stream.digest);
}

/* The first call, and a later one. */
static void check_refused(const char *name, uint8_t of)
{
    fold(name, of, 1);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, stream.status);
    fold(name, of, 20);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, stream.status);
}

void test_a_look_up_that_is_refused(void)
{
    check_refused("fields", START);
    fold("fields", START, 2);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, stream.status);
    fold("fields", START, 3);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, stream.status);
    check_refused("fields", GET);
    check_refused("fields", SET);
    check_refused("descriptions", AT);
    check_refused("descriptions", DESCRIBE);
    check_refused("formats", FORMAT);
    check_refused("formats", PARSE);
    check_refused("profiles", SOURCE);
    check_refused("layouts", COORDINATE);
    check_refused("layouts", SLOT);
}

/* What a refused call leaves is not folded. */
static void check_left(const char *name, uint8_t of)
{
    uint32_t digest;

    fault.left = 'a';
    fold(name, of, 20);
    digest = stream.digest;
    fault.left = 'b';
    fold(name, of, 20);
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(digest, stream.digest, name);
}

void test_what_is_refused_is_not_folded(void)
{
    check_left("fields", GET);
    check_left("formats", FORMAT);
    check_left("profiles", SOURCE);
    check_left("layouts", COORDINATE);
    check_left("layouts", SLOT);
}

/* A text that has no room, and an instruction without a row. */
void test_a_look_up_that_finds_nothing(void)
{
    fold("strings", WRITE, 5);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, stream.status);
    fold("layouts", ROW, 3);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, stream.status);
    /* What is left out is passed over. */
    fault.status = MMAREF_E_LEFT_OUT;
    fold("descriptions", AT, 3);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, stream.status);
}

static char failed[2][240];
static unsigned failures, results;

static void keep(const char *line, void *context)
{
    (void)context;
    results += strncmp(line, "ok ", 3) == 0 || strncmp(line, "not ok ", 7) == 0;
    if (strncmp(line, "not ok ", 7) == 0) {
        strcpy(failed[0], line);
        failures++;
    } else if (strncmp(line, "# digest expected ", 18) == 0) {
        strcpy(failed[1], line);
    }
}

static void check_run(uint8_t of, unsigned at, unsigned expected, const char *name, const char *status)
{
    fault.of = of;
    fault.at = at;
    fault.calls = failures = results = 0;
    TEST_ASSERT_EQUAL_INT32((int32_t)expected, faulty_selftest_run(&memory, keep, NULL));
    TEST_ASSERT_EQUAL_UINT32(expected, failures);
    TEST_ASSERT_EQUAL_UINT32(LOOKUPS + 1, results);
    if (expected != 0) {
        TEST_ASSERT_NOT_NULL(strstr(failed[0], name));
        TEST_ASSERT_NOT_NULL(strstr(failed[1], status));
    }
}

void test_the_self_test_names_the_look_up_that_fails(void)
{
    check_run(NONE, 0, 0, "", "");
    check_run(GET, 7, 1, " - look-up fields", ", status undefined");
    check_run(ROW, 7, 1, " - look-up layouts", ", status ok");
}
