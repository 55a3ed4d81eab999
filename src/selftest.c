/* SPDX-License-Identifier: MIT */
/* The self-test: tables, known answers, aimed cases, digests of instructions, look-ups, rules. See mmaref.h. */
#include "selftest.h"

#include "selftest_tables.h"

#ifndef MMAREF_TABLES_WITHOUT_SELFTEST /* reduced tables */

#define INTEGER_CASES MMAREF_CASES_OR(4)
#define MAC16_CASES MMAREF_CASES_OR(32)

/* The tests are numbered from 0, in the order above. Runs every EVERYth of COUNT tests from number FIRST on. */
#ifndef MMAREF_SELFTEST_EVERY
#define MMAREF_SELFTEST_EVERY 1
#endif
#ifndef MMAREF_SELFTEST_FIRST
#define MMAREF_SELFTEST_FIRST 0
#endif
#ifndef MMAREF_SELFTEST_COUNT
#define MMAREF_SELFTEST_COUNT 0xffffu
#endif

/* The answers need most of the self-test's flash. */
#ifdef MMAREF_SELFTEST_WITHOUT_ANSWERS
#define ANSWERS 0
#else
#define ANSWERS MMAREF_SELFTEST_ANSWERS
#endif

/* The digests need most of the self-test's time. */
#ifdef MMAREF_SELFTEST_WITHOUT_DIGESTS
#define DIGESTS 0
#define AIMED 0
#define LOOKUPS 0
#define RULES 0
#else
#define DIGESTS MMAREF_ROWS_SELFTEST_DIGESTS
#define AIMED MMAREF_SELFTEST_AIMED
/* The look-ups need the parser and all texts. */
#if defined(MMAREF_SELFTEST_WITHOUT_LOOKUPS) || defined(MMAREF_WITHOUT_TEXTS) || MMAREF_SELFTEST_LOOKUPS == 0
#define LOOKUPS 0
#else
#define LOOKUPS MMAREF_SELFTEST_LOOKUPS
#endif
/* The rules need mmaref_dot_add. */
#ifdef MMAREF_SELFTEST_WITHOUT_RULES
#define RULES 0
#else
#define RULES MMAREF_SELFTEST_RULES
#endif
#endif

#if ANSWERS + AIMED + DIGESTS + LOOKUPS + RULES == 0
#error "the self-test has no tests left: MMAREF_SELFTEST_WITHOUT_ANSWERS and ..._WITHOUT_DIGESTS leave none"
#endif
#if MMAREF_SELFTEST_EVERY < 1
#error "MMAREF_SELFTEST_EVERY is 1 or more"
#endif
#if MMAREF_SELFTEST_COUNT < 1
#error "MMAREF_SELFTEST_COUNT is 1 or more"
#endif
#if MMAREF_SELFTEST_FIRST < 0 || MMAREF_SELFTEST_FIRST >= ANSWERS + AIMED + DIGESTS + LOOKUPS + RULES
#error "MMAREF_SELFTEST_FIRST is the number of a test, from 0 to one below how many there are"
#endif

/* Reduced tables have digests of their instructions under their profiles. Those of all need exact sums. */
#ifdef MMAREF_ROWS_SELFTEST_INSTRUCTIONS
#define INSTRUCTION_OF(digest) mmaref_selftest_instructions[digest]
#define HAS_ALL MMAREF_TABLES_HAS_ALL
#define HAS_EXACT MMAREF_TABLES_HAS_EXACT
#else
#define INSTRUCTION_OF(digest) (digest)
#define HAS_ALL MMAREF_HAS_ALL
#define HAS_EXACT MMAREF_HAS_EXACT
#endif

/* Whether the build has all that the self-test computes; whether the self-test has the digest of the tables. */
#define WHOLE (HAS_ALL && HAS_EXACT)
#ifdef MMAREF_SELFTEST_WITHOUT_TABLES
#define TABLES 0
#else
#define TABLES 1
#endif

static void put_text(mmaref_selftest *run, const char *text)
{
    mmaref_writer line = { run->memory->line, sizeof run->memory->line, run->length };

    mmaref_put_text(&line, text);
    run->length = (uint16_t)line.length;
}

static void put_digits(mmaref_selftest *run, uint32_t value, uint8_t base, uint8_t digits)
{
    mmaref_writer line = { run->memory->line, sizeof run->memory->line, run->length };

    mmaref_put_number(&line, value, base, digits);
    run->length = (uint16_t)line.length;
}

static void put_hex(mmaref_selftest *run, uint32_t value)
{
    put_digits(run, value, 16, 8);
}

static void put_number(mmaref_selftest *run, uint32_t value)
{
    put_digits(run, value, 10, 1);
}

static void send(mmaref_selftest *run)
{
    if (run->report != NULL) {
        run->report(run->memory->line, run->context);
    }
    run->length = 0;
}

/* Reports `# N WHAT NAME PROFILE` before a test runs, so that the last line names a test that hangs, and a board can
 * feed its watchdog at every report. */
static void announce(mmaref_selftest *run, const char *what, const char *name, const char *profile)
{
    put_text(run, "# ");
    put_number(run, (uint32_t)run->number + 1);
    put_text(run, what);
    put_text(run, name);
    put_text(run, profile == NULL ? "" : " ");
    put_text(run, profile == NULL ? "" : profile);
    send(run);
}

/* Sets the outcome, and begins its line: `ok N - WHAT NAME`. */
static void put_result(mmaref_selftest *run, bool passed, const char *what, const char *name)
{
    run->number++;
    run->name = name;
    run->outcome = passed ? MMAREF_TEST_PASSED : MMAREF_TEST_FAILED;
    if (!passed) {
        run->failures++;
        run->first = run->first == 0 ? run->number : run->first;
    }
    put_text(run, passed ? "ok " : "not ok ");
    put_number(run, (uint32_t)run->number);
    put_text(run, what);
    put_text(run, name);
}

/* Reports the number of failures and the first one. */
static void put_failures(mmaref_selftest *run)
{
    if (run->failures != 0) {
        put_text(run, "# ");
        put_number(run, (uint32_t)run->failures);
        put_text(run, " failed, the first is test ");
        put_number(run, (uint32_t)run->first);
        send(run);
    }
}

/* Ends the line of a result with ` DIGEST`; after a failure reports the expected one. */
static void put_digest(mmaref_selftest *run, bool passed, uint32_t digest, uint32_t expected, mmaref_status status)
{
    run->got = digest;
    run->expected = expected;
    run->status = status;
    put_text(run, " ");
    put_hex(run, digest);
    send(run);
    if (!passed) {
        put_text(run, "# digest expected ");
        put_hex(run, expected);
        put_text(run, " got ");
        put_hex(run, digest);
        put_text(run, ", status ");
        put_text(run, mmaref_status_name(status));
        send(run);
    }
}

#if ANSWERS > 0 || AIMED > 0

/* Whether the build lacks what a block needs: without exact sums it lacks some profiles. */
static bool is_left_out(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic)
{
    return !HAS_EXACT && mmaref_arithmetic_check(instruction, arithmetic, NULL) == MMAREF_E_ARITHMETIC;
}

#endif

/* Reports a test of what the build leaves out. */
static void skip(mmaref_selftest *run)
{
    put_result(run, true, " # SKIP ", "left out of this build");
    run->outcome = MMAREF_TEST_SKIPPED;
    send(run);
}

/* Looks up the instruction of a test: its description and string. If that fails, reports the result of the test:
 * skipped if the build leaves the instruction out. */
static bool open_test(mmaref_selftest *run, uint16_t id, mmaref_instruction *instruction, mmaref_description *is)
{
    mmaref_status status = mmaref_instruction_at(id, instruction);

    run->instruction = id;
    if (status == MMAREF_OK) {
        status = mmaref_instruction_describe(instruction, is);
    }
    if (status == MMAREF_OK && !mmaref_stream_fits(instruction, is)) {
        status = MMAREF_E_ARGUMENT;
    }
    run->memory->name[0] = '\0';
    if (status == MMAREF_OK) {
        status = mmaref_instruction_format(instruction, run->memory->name, MMAREF_TEXT_MAX);
    }
    if (status == MMAREF_OK) {
        return true;
    }
    if (status == MMAREF_E_LEFT_OUT && !WHOLE) {
        skip(run);
        return false;
    }
    run->status = status;
    put_result(run, false, " - instruction ", "");
    put_number(run, id);
    put_text(run, ": ");
    put_text(run, mmaref_status_name(status));
    send(run);
    return false;
}

#if DIGESTS > 0 || LOOKUPS > 0

/* Whether this is the first part of the test, which it announces. */
static bool begins(mmaref_selftest *run, const char *what, const char *name)
{
    bool begins = run->outcome != MMAREF_TEST_RUNNING;

    if (begins) {
        announce(run, what, name, NULL);
        run->outcome = MMAREF_TEST_RUNNING;
        run->step = 0;
    }
    return begins;
}

/* Compares the digest of the stream, and reports the result. */
static void put_stream(mmaref_selftest *run, const char *what, const char *name, uint32_t expected)
{
    bool passed = run->stream.status == MMAREF_OK && run->stream.digest == expected;

    put_result(run, passed, what, name);
    put_digest(run, passed, run->stream.digest, expected, run->stream.status);
}

#endif

/* The first test: the tables are safe to read and, if their digest is built in, as generated. False: stop. */
static bool test_tables(mmaref_selftest *run)
{
    uint32_t digest = TABLES ? mmaref_tables_digest() : 0, expected = TABLES ? mmaref_tables_expected() : 0;
    bool passed;

    if (TABLES && ANSWERS > 0) {
        digest ^= mmaref_answers_digest();
        expected ^= MMAREF_ANSWERS_DIGEST;
    }
    if (TABLES && RULES > 0) {
        digest ^= mmaref_rules_digest();
        expected ^= MMAREF_RULES_DIGEST;
    }
    passed = digest == expected && mmaref_tables_sound();
    put_result(run, passed, " - tables", TABLES ? "' digest" : ", but not their digest");
    if (TABLES) {
        put_digest(run, passed, digest, expected, MMAREF_OK);
    } else {
        send(run);
    }
    if (!passed) {
        put_text(run, "Bail out! Tables are not as they were generated");
        send(run);
    }
    return passed;
}

#if ANSWERS > 0

static void report_difference(mmaref_selftest *run, const char *where, uint16_t row, const char *what,
                              uint16_t column, uint32_t expected, uint32_t got)
{
    run->row = row;
    run->column = column;
    run->expected = expected;
    run->got = got;
    put_text(run, where);
    put_number(run, row);
    put_text(run, what);
    put_number(run, column);
    put_text(run, " expected ");
    put_hex(run, expected);
    put_text(run, " got ");
    put_hex(run, got);
    send(run);
}

static uint32_t amx_word(const uint8_t *bytes)
{
    return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static void amx_bytes(uint8_t *bytes, const MMAREF_FAR uint32_t *words, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        mmaref_word_bytes(words[i], bytes + 4 * i);
    }
}

/* Checks an answer of mac16: operand, low word first; X; Y; Z before; Z after. */
static void answer_mac16(mmaref_selftest *run, const MMAREF_FAR uint32_t *words)
{
    mmaref_amx *amx = &run->memory->operands.amx;
    const MMAREF_FAR uint32_t *expected = words + 2 + 128 + 128 + 1024;
    uint16_t i = 0;

    amx_bytes(amx->x, words + 2, 128);
    amx_bytes(amx->y, words + 2 + 128, 128);
    amx_bytes(amx->z[0], words + 2 + 256, 1024);
    run->status = mmaref_mac16(amx, (uint64_t)words[1] << 32 | words[0]);
    if (run->status == MMAREF_OK) {
        while (i < 1024 && amx_word(&amx->z[i / 16][4 * (i % 16)]) == expected[i]) {
            i++;
        }
    }
    put_result(run, i == 1024, " - answer ", "mac16");
    send(run);
    if (i < 1024) {
        report_difference(run, "# z row ", i / 16, " word ", i % 16, expected[i],
                          amx_word(&amx->z[i / 16][4 * (i % 16)]));
    }
}

/* Copies the next `count` words of an answer to memory. */
static const uint32_t *copy_operand(const MMAREF_FAR uint32_t **words, uint32_t **memory, uint16_t count)
{
    const uint32_t *copy = *memory;
    uint16_t i;

    for (i = 0; i < count; i++) {
        *(*memory)++ = *(*words)++;
    }
    return copy;
}

/* Sets the operands to copies of an answer's words, in the order of mmaref_selftest_answer. Leaves *words at the
 * expected D, *memory after the copies. */
static void copy_operands(mmaref_operands *operands, const mmaref_description *is,
                          const MMAREF_FAR uint32_t **words, uint32_t **memory)
{
    operands->a = copy_operand(words, memory, (uint16_t)(is->lanes * is->registers[MMAREF_OPERAND_A]));
    operands->b = copy_operand(words, memory, (uint16_t)(is->lanes * is->registers[MMAREF_OPERAND_B]));
    operands->c = copy_operand(words, memory, (uint16_t)(is->lanes * is->registers[MMAREF_OPERAND_C]));
    if (is->registers[MMAREF_OPERAND_E] != 0) {
        operands->e = copy_operand(words, memory, is->lanes);
        operands->selector = *(*words)++;
    }
    if (is->registers[MMAREF_OPERAND_SCALE_A] != 0) {
        operands->scale_a = copy_operand(words, memory, is->lanes);
        operands->scale_b = copy_operand(words, memory, is->lanes);
        operands->byte_id_a = (uint16_t)*(*words)++;
        operands->thread_id_a = (uint16_t)*(*words)++;
        operands->byte_id_b = (uint16_t)*(*words)++;
        operands->thread_id_b = (uint16_t)*(*words)++;
    }
}

static void answer_mma(mmaref_selftest *run, const mmaref_instruction *instruction, const mmaref_description *is,
                       uint8_t profile, const MMAREF_FAR uint32_t *words)
{
    uint32_t *d = run->memory->operands.words;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    uint16_t i = 0, count = (uint16_t)(is->lanes * is->registers[MMAREF_OPERAND_D]);

    run->status = mmaref_profile_get(profile, instruction, &arithmetic);
    if (run->status != MMAREF_OK) {
        put_result(run, false, " - answer of a profile that is unknown: ", run->memory->name);
        send(run);
        return;
    }
    if (is_left_out(instruction, &arithmetic)) {
        skip(run);
        return;
    }
    copy_operands(&operands, is, &words, &d);
    run->status = mmaref_mma(instruction, &arithmetic, &operands, d, NULL, NULL);
    if (run->status == MMAREF_OK) {
        while (i < count && d[i] == words[i]) {
            i++;
        }
    }
    put_result(run, i == count, " - answer ", run->memory->name);
    put_text(run, " ");
    put_text(run, mmaref_profile_name(profile));
    send(run);
    if (i < count) {
        report_difference(run, "# lane ", (uint16_t)(i / is->registers[MMAREF_OPERAND_D]), " register ",
                          (uint16_t)(i % is->registers[MMAREF_OPERAND_D]), words[i], d[i]);
    }
}

/* The number of words of an answer: operands, selectors, D. */
static uint16_t answer_words(const mmaref_description *is)
{
    uint16_t words = is->registers[MMAREF_OPERAND_E] != 0; /* sparsity selector */
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        words = (uint16_t)(words + is->lanes * is->registers[operand]);
    }
    return (uint16_t)(words + (is->registers[MMAREF_OPERAND_SCALE_A] != 0 ? 4 : 0)); /* byte-ids and thread-ids */
}

static void test_answer(mmaref_selftest *run, uint16_t number)
{
    const mmaref_selftest_answer *answer = &mmaref_selftest_answers[number];
    mmaref_instruction instruction;
    const MMAREF_FAR uint32_t *words;
    mmaref_description is;
    uint16_t count;
    bool mac16;

    if (!open_test(run, answer->instruction, &instruction, &is)) {
        return;
    }
    mac16 = mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16;
    announce(run, " answer ", run->memory->name,
             mac16 ? NULL : mmaref_profile_name((uint8_t)answer->profile));
    words = mmaref_selftest_words(number, &count);
    if (count != (mac16 ? 2 + 128 + 128 + 1024 + 1024 : answer_words(&is))) {
        put_result(run, false, " - answer of another length: ", run->memory->name);
        send(run);
    } else if (mac16) {
        answer_mac16(run, words);
    } else {
        answer_mma(run, &instruction, &is, (uint8_t)answer->profile, words);
    }
}

#endif

#if DIGESTS > 0

static void stream_mac16(mmaref_selftest *run, mmaref_stream *stream)
{
    mmaref_amx *amx = &run->memory->operands.amx;
    uint8_t number;

    for (number = 0; number < MAC16_CASES; number++) {
        uint32_t high = mmaref_stream_next(stream);
        uint64_t operand = (uint64_t)high << 32 | mmaref_stream_next(stream);
        if ((number & 1) != 0) {
            operand &= ~((uint64_t)0x7f << 41 | (uint64_t)0x7f << 32); /* all lanes enabled */
        }
        mmaref_stream_bytes(stream, amx->x, sizeof amx->x);
        mmaref_stream_bytes(stream, amx->y, sizeof amx->y);
        mmaref_stream_bytes(stream, amx->z[0], sizeof amx->z);
        mmaref_stream_check(stream, mmaref_mac16(amx, operand));
        mmaref_stream_digest_bytes(stream, amx->z[0], sizeof amx->z);
    }
}

/* Computes a case of an instruction under a block, and folds D into the digest. */
static void stream_case(mmaref_selftest *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                        const mmaref_description *is, const mmaref_arithmetic *arithmetic)
{
    mmaref_operands operands;
    uint32_t *d = mmaref_stream_operands(stream, instruction, arithmetic, run->memory->operands.words, &operands);

    if (d == NULL) {
        mmaref_stream_check(stream, MMAREF_E_ARGUMENT);
        return;
    }
    mmaref_stream_check(stream, mmaref_mma(instruction, arithmetic, &operands, d, NULL, NULL));
    mmaref_stream_digest(stream, d, (uint16_t)(is->lanes * is->registers[MMAREF_OPERAND_D]));
}

/* The profiles that have an instruction, and their number. For integers, which use no profile, one stands for all. */
static uint8_t profiles_of(mmaref_stream *stream, const mmaref_instruction *instruction, bool floating,
                           uint8_t profiles[MMAREF_PROFILES])
{
    mmaref_arithmetic arithmetic;
    uint8_t count = 0, profile;

    for (profile = 0; profile < (floating ? MMAREF_PROFILES : MMAREF_PROFILE_EXACT + 1); profile++) {
        mmaref_status status = mmaref_profile_get(profile, instruction, &arithmetic);

        if (status == MMAREF_OK) {
            profiles[count++] = profile;
        } else if (status != MMAREF_E_TARGET) {
            mmaref_stream_check(stream, status);
        }
    }
    return count;
}

/* A floating-point instruction computes a case under each of its profiles, or MMAREF_SELFTEST_CASES, in turn. Computes
 * the next one; false if there is none left. */
static bool stream_mma(mmaref_selftest *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                       const mmaref_description *is)
{
    uint8_t profiles[MMAREF_PROFILES];
    uint8_t count = profiles_of(stream, instruction, is->floating, profiles);
    uint8_t cases = is->floating ? MMAREF_CASES_OR(count) : INTEGER_CASES;
    mmaref_arithmetic arithmetic;

    if (run->step >= cases || count == 0) {
        return false;
    }
    mmaref_stream_check(stream, mmaref_profile_get(profiles[run->step % count], instruction, &arithmetic));
    stream_case(run, stream, instruction, is, &arithmetic);
    return ++run->step < cases;
}

static bool stream_instruction(mmaref_selftest *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                               const mmaref_description *is)
{
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        stream_mac16(run, stream);
        return false;
    }
    if (is->registers[MMAREF_OPERAND_B] != 0 && is->registers[MMAREF_OPERAND_C] != 0) {
        return stream_mma(run, stream, instruction, is);
    }
    mmaref_stream_move(stream, instruction, run->memory);
    return false;
}

static void test_digest(mmaref_selftest *run, uint16_t number)
{
    mmaref_instruction instruction;
    mmaref_description is;

    if (!open_test(run, INSTRUCTION_OF(number), &instruction, &is)) {
        return;
    }
    if (!HAS_EXACT && is.floating) { /* the digest is over all profiles */
        skip(run);
        return;
    }
    if (begins(run, " digest ", run->memory->name)) {
        mmaref_stream_start(&run->stream, run->memory->name);
    }
    if (!stream_instruction(run, &run->stream, &instruction, &is)) {
        put_stream(run, " - digest ", run->memory->name, mmaref_selftest_digests[number]);
    }
}

#endif

#if AIMED > 0

/* Outer products of all lanes at each register of the pools, of X and Y and of their complements: it detects stuck
 * bits. */
static void aim_mac16(mmaref_selftest *run, mmaref_stream *stream)
{
    mmaref_amx *amx = &run->memory->operands.amx;
    uint8_t number;
    uint16_t i;

    for (number = 0; number < 16; number++) {
        uint64_t offset = 64u * (number / 2u);
        if ((number & 1) == 0) {
            mmaref_stream_bytes(stream, amx->x, sizeof amx->x);
            mmaref_stream_bytes(stream, amx->y, sizeof amx->y);
        } else {
            for (i = 0; i < sizeof amx->x; i++) {
                amx->x[i] = (uint8_t)(amx->x[i] ^ 0xff);
                amx->y[i] = (uint8_t)(amx->y[i] ^ 0xff);
            }
        }
        mmaref_stream_bytes(stream, amx->z[0], sizeof amx->z);
        mmaref_stream_check(stream, mmaref_mac16(amx, (uint64_t)1 << 62 | offset << 10 | offset));
        mmaref_stream_digest_bytes(stream, amx->z[0], sizeof amx->z);
    }
}

/* Whether the build leaves out one of the profiles of a mask. */
static bool is_some_left_out(const mmaref_instruction *instruction, uint16_t profiles)
{
    mmaref_arithmetic arithmetic;
    uint8_t profile;

    for (profile = 0; !HAS_EXACT && profile < MMAREF_PROFILES; profile++) {
        if ((profiles >> profile & 1) != 0 && mmaref_profile_get(profile, instruction, &arithmetic) == MMAREF_OK &&
            is_left_out(instruction, &arithmetic)) {
            return true;
        }
    }
    return false;
}

/* Computes an aimed case under the next of its profiles. */
static void test_aimed(mmaref_selftest *run, uint16_t number)
{
    const mmaref_selftest_case *aimed = &mmaref_selftest_aimed[number];
    mmaref_stream *stream = &run->stream;
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_description is;

    if (!open_test(run, aimed->instruction, &instruction, &is)) {
        return;
    }
    if (is_some_left_out(&instruction, aimed->profiles)) {
        skip(run);
        return;
    }
    if (begins(run, " aimed ", run->memory->name)) {
        mmaref_stream_start(stream, "");
        stream->state = aimed->seed;
        if (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
            aim_mac16(run, stream);
        }
    }
    while (run->step < MMAREF_PROFILES && (aimed->profiles >> run->step & 1) == 0) {
        run->step++;
    }
    if (run->step < MMAREF_PROFILES) {
        stream->state = aimed->seed;
        mmaref_stream_check(stream, mmaref_profile_get((uint8_t)run->step, &instruction, &arithmetic));
        if (stream->status == MMAREF_OK) {
            stream_case(run, stream, &instruction, &is, &arithmetic);
        }
        run->step++;
    }
    if (run->step >= MMAREF_PROFILES || aimed->profiles >> run->step == 0) {
        put_stream(run, " - aimed ", run->memory->name, aimed->digest);
    }
}

#endif

#if LOOKUPS > 0

/* Folds the next part of a look-up. It covers the whole tables, so that a reduced build skips it. */
static void test_lookup(mmaref_selftest *run, uint8_t number)
{
    if (!WHOLE) {
        skip(run);
        return;
    }
    if (begins(run, " look-up ", mmaref_lookup_name(number))) {
        mmaref_stream_start(&run->stream, "");
    }
    if (!mmaref_lookup_fold(number, &run->step, &run->stream, run->memory)) {
        put_stream(run, " - look-up ", mmaref_lookup_name(number), mmaref_selftest_lookups[number]);
    }
}

#endif

#if RULES > 0

/* Checks the digest of a block of a rule in each slice, up to the first that differs. */
static void test_rule(mmaref_selftest *run, uint8_t rule)
{
    const char *name = mmaref_nth_text(mmaref_selftest_rule_names, rule);
    const MMAREF_FAR uint16_t *row = mmaref_selftest_rules;
    uint16_t number = 0, block = 0;

    (void)begins(run, " rule ", name);
    for (; row[3] != 0; row += 7 + (row[2] & 31), number++) {
        if (row[2] >> 8 == rule && block++ == run->step) {
            break;
        }
    }
    if (row[3] != 0 && run->got == run->expected) {
        run->step++;
        if (mmaref_rule_fold(number, row, &run->stream, run->memory)) {
            run->expected = row[0] | (uint32_t)row[1] << 16;
            run->got = run->stream.status == MMAREF_OK ? run->stream.digest : ~run->expected & 0xffffffffu;
        }
    } else if (run->expected == 0) { /* no block was computed */
        skip(run);
    } else {
        put_result(run, run->got == run->expected, " - rule ", name);
        put_text(run, " block ");
        put_number(run, run->step);
        put_digest(run, run->got == run->expected, run->got, run->expected, run->stream.status);
    }
}

#endif

enum {
    TESTS = ANSWERS + AIMED + DIGESTS + LOOKUPS + RULES,
    FIRST = MMAREF_SELFTEST_FIRST,
    COUNT = MMAREF_SELFTEST_COUNT < TESTS - FIRST ? MMAREF_SELFTEST_COUNT : TESTS - FIRST,
    EVERY = MMAREF_SELFTEST_EVERY
};

/* MMAREF_SELFTEST_ONLY names a file of the numbers of tests, with commas between, which may define
 * MMAREF_SELFTEST_CHOICE, a text that says how they were chosen. */
#ifdef MMAREF_SELFTEST_ONLY
static const uint16_t chosen[] = {
#include MMAREF_SELFTEST_ONLY
};
#define ONLY true
#define CHOSEN ((uint16_t)(sizeof chosen / sizeof chosen[0]))
#define NUMBER_OF(index) chosen[index]
#else
#define ONLY false
#define CHOSEN ((uint16_t)((COUNT + EVERY - 1u) / EVERY))
#define NUMBER_OF(index) ((uint16_t)(FIRST + (index) * EVERY))
#endif
#ifndef MMAREF_SELFTEST_CHOICE
#define MMAREF_SELFTEST_CHOICE "chosen"
#endif

/* Reports what is tested: version, edition and hash of the tables, families left out. */
static void put_header(mmaref_selftest *run)
{
    const char *before = ", without ";
    mmaref_build build;
    uint8_t i;

    if (mmaref_build_get(&build) != MMAREF_OK) {
        return;
    }
    put_text(run, "# mmaref ");
    put_number(run, mmaref_version() >> 16 & 255);
    put_text(run, ".");
    put_number(run, mmaref_version() >> 8 & 255);
    put_text(run, ".");
    put_number(run, mmaref_version() & 255);
    put_text(run, ", ");
    put_text(run, mmaref_edition());
    put_text(run, ", tables ");
    put_hex(run, build.tables_hash);
    for (i = 0; i < MMAREF_FAMILIES; i++) {
        if ((build.left_out >> i & 1) != 0) {
            put_text(run, before);
            put_text(run, mmaref_family_name(i));
            before = " ";
        }
    }
    send(run);
}

#define WITHOUT_LOOKUPS (DIGESTS > 0 && LOOKUPS < MMAREF_SELFTEST_LOOKUPS)
#define WITHOUT_RULES (DIGESTS > 0 && RULES < MMAREF_SELFTEST_RULES)

/* Reports the TAP plan, whose line has only the number of tests; a comment before it names the subset. The first test
 * says whether the digest of the tables is checked. */
static void put_plan(mmaref_selftest *run)
{
    if (ONLY || EVERY > 1 || ANSWERS < MMAREF_SELFTEST_ANSWERS || DIGESTS == 0 || COUNT < TESTS || WITHOUT_LOOKUPS ||
        WITHOUT_RULES) {
        put_text(run, ANSWERS == 0   ? "# subset: no answers"
                      : DIGESTS == 0 ? "# subset: answers only"
                                     : "# subset: answers and digests");
        put_text(run, WITHOUT_LOOKUPS ? ", without look-ups" : "");
        put_text(run, WITHOUT_RULES ? ", without rules" : "");
        if (ONLY) {
            put_text(run, ", " MMAREF_SELFTEST_CHOICE ": ");
            put_number(run, CHOSEN);
            put_text(run, " of ");
            put_number(run, TESTS);
            put_text(run, " tests");
        }
        if (EVERY > 1) {
            put_text(run, ", one of every ");
            put_number(run, EVERY);
        }
        if (COUNT < TESTS) {
            put_text(run, ", tests ");
            put_number(run, FIRST);
            put_text(run, " to ");
            put_number(run, (uint32_t)(FIRST + COUNT) - 1);
            put_text(run, " of ");
            put_number(run, TESTS);
        }
        send(run);
    }
    put_text(run, "1..");
    put_number(run, CHOSEN + 1u);
    send(run);
}

/* Goes on with a test. */
static void run_test(mmaref_selftest *run, uint16_t number)
{
#if ANSWERS > 0
    if (number < ANSWERS) {
        run->kind = MMAREF_TEST_ANSWER;
        test_answer(run, number);
        return;
    }
#endif
#if AIMED > 0
    if (number < ANSWERS + AIMED) {
        run->kind = MMAREF_TEST_AIMED;
        test_aimed(run, (uint16_t)(number - ANSWERS));
        return;
    }
#endif
#if DIGESTS > 0
    if (number < ANSWERS + AIMED + DIGESTS) {
        run->kind = MMAREF_TEST_DIGEST;
        test_digest(run, (uint16_t)(number - ANSWERS - AIMED));
        return;
    }
#endif
#if LOOKUPS > 0
    if (number < ANSWERS + AIMED + DIGESTS + LOOKUPS) {
        run->kind = MMAREF_TEST_LOOKUP;
        test_lookup(run, (uint8_t)(number - ANSWERS - AIMED - DIGESTS));
        return;
    }
#endif
#if RULES > 0
    run->kind = MMAREF_TEST_RULE;
    test_rule(run, (uint8_t)(number - ANSWERS - AIMED - DIGESTS - LOOKUPS));
#endif
}

mmaref_status mmaref_selftest_start(mmaref_selftest *run, mmaref_selftest_memory *memory,
                                    mmaref_selftest_report report, void *context)
{
    if (run == NULL || memory == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    run->failures = run->first = run->number = 0;
    run->next = run->step = run->length = 0;
    run->kind = MMAREF_TEST_TABLES;
    run->outcome = MMAREF_TEST_PASSED;
    run->name = "";
    run->memory = memory;
    run->report = report;
    run->context = context;
    put_header(run);
    put_plan(run);
    return MMAREF_OK;
}

bool mmaref_selftest_next(mmaref_selftest *run)
{
    if (run == NULL || run->next > CHOSEN) {
        return false;
    }
    if (run->outcome != MMAREF_TEST_RUNNING) {
        run->status = MMAREF_OK;
        run->expected = run->got = 0;
        run->instruction = run->row = run->column = 0;
    }
    if (run->next == 0) {
        run->next = test_tables(run) ? 1 : CHOSEN + 1;
        return true;
    }
    run_test(run, NUMBER_OF(run->next - 1));
    if (run->outcome != MMAREF_TEST_RUNNING && run->next++ == CHOSEN) {
        put_failures(run);
    }
    return true;
}

int32_t mmaref_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context)
{
    mmaref_selftest run;

    if (report == NULL || mmaref_selftest_start(&run, memory, report, context) != MMAREF_OK) {
        return MMAREF_E_ARGUMENT;
    }
    while (mmaref_selftest_next(&run)) {
    }
    return run.failures;
}

#endif
