/* SPDX-License-Identifier: MIT */
/* The self-test: tables, known answers, aimed cases, a digest per instruction, look-ups; as TAP. See mmaref.h. */
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
#else
#define DIGESTS MMAREF_ROWS_SELFTEST_DIGESTS
#define AIMED MMAREF_SELFTEST_AIMED
/* The look-ups need the parser and all texts. */
#if defined(MMAREF_SELFTEST_WITHOUT_LOOKUPS) || defined(MMAREF_WITHOUT_TEXTS) || MMAREF_SELFTEST_LOOKUPS == 0
#define LOOKUPS 0
#else
#define LOOKUPS MMAREF_SELFTEST_LOOKUPS
#endif
#endif

#if ANSWERS + AIMED + DIGESTS + LOOKUPS == 0
#error "the self-test has no tests left: MMAREF_SELFTEST_WITHOUT_ANSWERS and ..._WITHOUT_DIGESTS leave none"
#endif
#if MMAREF_SELFTEST_EVERY < 1
#error "MMAREF_SELFTEST_EVERY is 1 or more"
#endif
#if MMAREF_SELFTEST_COUNT < 1
#error "MMAREF_SELFTEST_COUNT is 1 or more"
#endif
#if MMAREF_SELFTEST_FIRST < 0 || MMAREF_SELFTEST_FIRST >= ANSWERS + AIMED + DIGESTS + LOOKUPS
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

typedef struct {
    mmaref_selftest_memory *memory;
    mmaref_selftest_report report;
    void *context;
    mmaref_writer line;
    int32_t number, failures, first; /* results, failures, number of the first failure or 0 */
} test_run;

static void put_text(test_run *run, const char *text)
{
    mmaref_put_text(&run->line, text);
}

static void put_hex(test_run *run, uint32_t value)
{
    mmaref_put_number(&run->line, value, 16, 8);
}

static void put_number(test_run *run, uint32_t value)
{
    mmaref_put_number(&run->line, value, 10, 1);
}

static void send(test_run *run)
{
    run->report(run->line.text, run->context);
    run->line.length = 0;
}

/* Reports `# N WHAT NAME PROFILE` before a test runs, so that the last line names a test that hangs, and a board can
 * feed its watchdog at every report. */
static void announce(test_run *run, const char *what, const char *name, const char *profile)
{
    put_text(run, "# ");
    put_number(run, (uint32_t)run->number + 1);
    put_text(run, what);
    put_text(run, name);
    put_text(run, profile == NULL ? "" : " ");
    put_text(run, profile == NULL ? "" : profile);
    send(run);
}

/* Begins the line of a result: `ok N - WHAT NAME`. */
static void put_result(test_run *run, bool passed, const char *what, const char *name)
{
    run->number++;
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
static void put_failures(test_run *run)
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
static void put_digest(test_run *run, bool passed, uint32_t digest, uint32_t expected, mmaref_status status)
{
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
static void skip(test_run *run)
{
    put_result(run, true, " # SKIP ", "left out of this build");
    send(run);
}

/* Looks up the instruction of a test: its description and string. If that fails, reports the result of the test:
 * skipped if the build leaves the instruction out. */
static bool open_test(test_run *run, uint16_t id, mmaref_instruction *instruction, mmaref_description *is)
{
    mmaref_status status = mmaref_instruction_at(id, instruction);

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
    put_result(run, false, " - instruction ", "");
    put_number(run, id);
    put_text(run, ": ");
    put_text(run, mmaref_status_name(status));
    send(run);
    return false;
}

/* The first test: the tables are safe to read and, if their digest is built in, as generated. False: stop. */
static bool test_tables(test_run *run)
{
    uint32_t digest = TABLES ? mmaref_tables_digest() : 0, expected = TABLES ? mmaref_tables_expected() : 0;
    bool passed;

    if (TABLES && ANSWERS > 0) {
        digest ^= mmaref_answers_digest();
        expected ^= MMAREF_ANSWERS_DIGEST;
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

static void report_difference(test_run *run, const char *where, uint32_t row, const char *what,
                              uint32_t column, uint32_t expected, uint32_t got)
{
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
static void answer_mac16(test_run *run, const MMAREF_FAR uint32_t *words)
{
    mmaref_amx *amx = &run->memory->operands.amx;
    const MMAREF_FAR uint32_t *expected = words + 2 + 128 + 128 + 1024;
    uint16_t i = 0;

    amx_bytes(amx->x, words + 2, 128);
    amx_bytes(amx->y, words + 2 + 128, 128);
    amx_bytes(amx->z[0], words + 2 + 256, 1024);
    if (mmaref_mac16(amx, (uint64_t)words[1] << 32 | words[0]) == MMAREF_OK) {
        while (i < 1024 && amx_word(&amx->z[i / 16][4 * (i % 16)]) == expected[i]) {
            i++;
        }
    }
    put_result(run, i == 1024, " - answer ", "mac16");
    send(run);
    if (i < 1024) {
        report_difference(run, "# z row ", i / 16u, " word ", i % 16u, expected[i],
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
    operands->a = copy_operand(words, memory, (uint16_t)(32u * is->registers[MMAREF_OPERAND_A]));
    operands->b = copy_operand(words, memory, (uint16_t)(32u * is->registers[MMAREF_OPERAND_B]));
    operands->c = copy_operand(words, memory, (uint16_t)(32u * is->registers[MMAREF_OPERAND_C]));
    if (is->registers[MMAREF_OPERAND_E] != 0) {
        operands->e = copy_operand(words, memory, 32);
        operands->selector = *(*words)++;
    }
    if (is->registers[MMAREF_OPERAND_SCALE_A] != 0) {
        operands->scale_a = copy_operand(words, memory, 32);
        operands->scale_b = copy_operand(words, memory, 32);
        operands->byte_id_a = (uint16_t)*(*words)++;
        operands->thread_id_a = (uint16_t)*(*words)++;
        operands->byte_id_b = (uint16_t)*(*words)++;
        operands->thread_id_b = (uint16_t)*(*words)++;
    }
}

static void answer_mma(test_run *run, const mmaref_instruction *instruction, const mmaref_description *is,
                       uint8_t profile, const MMAREF_FAR uint32_t *words)
{
    uint32_t *d = run->memory->operands.words;
    mmaref_arithmetic arithmetic;
    mmaref_operands operands;
    uint16_t i = 0, count = (uint16_t)(32u * is->registers[MMAREF_OPERAND_D]);

    if (mmaref_profile_get(profile, instruction, &arithmetic) != MMAREF_OK) {
        put_result(run, false, " - answer of a profile that is unknown: ", run->memory->name);
        send(run);
        return;
    }
    if (is_left_out(instruction, &arithmetic)) {
        skip(run);
        return;
    }
    copy_operands(&operands, is, &words, &d);
    if (mmaref_mma(instruction, &arithmetic, &operands, d, NULL, NULL) == MMAREF_OK) {
        while (i < count && d[i] == words[i]) {
            i++;
        }
    }
    put_result(run, i == count, " - answer ", run->memory->name);
    put_text(run, " ");
    put_text(run, mmaref_profile_name(profile));
    send(run);
    if (i < count) {
        report_difference(run, "# lane ", (uint32_t)i / is->registers[MMAREF_OPERAND_D], " register ",
                          (uint32_t)i % is->registers[MMAREF_OPERAND_D], words[i], d[i]);
    }
}

/* The number of words of an answer: operands, selectors, D. */
static uint16_t answer_words(const mmaref_description *is)
{
    uint16_t words = is->registers[MMAREF_OPERAND_E] != 0; /* sparsity selector */
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        words = (uint16_t)(words + 32u * is->registers[operand]);
    }
    return (uint16_t)(words + (is->registers[MMAREF_OPERAND_SCALE_A] != 0 ? 4 : 0)); /* byte-ids and thread-ids */
}

static void test_answer(test_run *run, uint16_t number)
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

static void stream_mac16(test_run *run, mmaref_stream *stream)
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
static void stream_case(test_run *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                        const mmaref_description *is, const mmaref_arithmetic *arithmetic)
{
    mmaref_operands operands;
    uint32_t *d = mmaref_stream_operands(stream, instruction, arithmetic, run->memory->operands.words, &operands);

    if (d == NULL) {
        mmaref_stream_check(stream, MMAREF_E_ARGUMENT);
        return;
    }
    mmaref_stream_check(stream, mmaref_mma(instruction, arithmetic, &operands, d, NULL, NULL));
    mmaref_stream_digest(stream, d, (uint16_t)(32u * is->registers[MMAREF_OPERAND_D]));
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

/* A floating-point instruction computes a case under each of its profiles, or MMAREF_SELFTEST_CASES, in turn. */
static void stream_mma(test_run *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                       const mmaref_description *is)
{
    uint8_t profiles[MMAREF_PROFILES], number;
    uint8_t count = profiles_of(stream, instruction, is->floating, profiles);
    uint8_t cases = is->floating ? MMAREF_CASES_OR(count) : INTEGER_CASES;
    mmaref_arithmetic arithmetic;

    for (number = 0; number < cases && count > 0; number++) {
        mmaref_stream_check(stream, mmaref_profile_get(profiles[number % count], instruction, &arithmetic));
        stream_case(run, stream, instruction, is, &arithmetic);
    }
}

static void stream_instruction(test_run *run, mmaref_stream *stream, const mmaref_instruction *instruction,
                               const mmaref_description *is)
{
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        stream_mac16(run, stream);
    } else if (is->registers[MMAREF_OPERAND_B] != 0 && is->registers[MMAREF_OPERAND_C] != 0) {
        stream_mma(run, stream, instruction, is);
    } else {
        mmaref_stream_move(stream, instruction, run->memory);
    }
}

static void test_digest(test_run *run, uint16_t number)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_stream stream;
    bool passed;

    if (!open_test(run, INSTRUCTION_OF(number), &instruction, &is)) {
        return;
    }
    if (!HAS_EXACT && is.floating) { /* the digest is over all profiles */
        skip(run);
        return;
    }
    announce(run, " digest ", run->memory->name, NULL);
    mmaref_stream_start(&stream, run->memory->name);
    stream_instruction(run, &stream, &instruction, &is);
    passed = stream.status == MMAREF_OK && stream.digest == mmaref_selftest_digests[number];
    put_result(run, passed, " - digest ", run->memory->name);
    put_digest(run, passed, stream.digest, mmaref_selftest_digests[number], stream.status);
}

#endif

#if AIMED > 0

/* Outer products of all lanes at each register of the pools, of X and Y and of their complements: it detects stuck
 * bits. */
static void aim_mac16(test_run *run, mmaref_stream *stream)
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

/* Computes an aimed case under its profiles. */
static void test_aimed(test_run *run, uint16_t number)
{
    const mmaref_selftest_case *aimed = &mmaref_selftest_aimed[number];
    uint16_t profiles = aimed->profiles;
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    mmaref_description is;
    mmaref_stream stream;
    uint8_t profile;
    bool passed;

    if (!open_test(run, aimed->instruction, &instruction, &is)) {
        return;
    }
    if (is_some_left_out(&instruction, profiles)) {
        skip(run);
        return;
    }
    announce(run, " aimed ", run->memory->name, NULL);
    mmaref_stream_start(&stream, "");
    stream.state = aimed->seed;
    if (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        aim_mac16(run, &stream);
    }
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        if ((profiles >> profile & 1) != 0) {
            stream.state = aimed->seed;
            mmaref_stream_check(&stream, mmaref_profile_get(profile, &instruction, &arithmetic));
            if (stream.status == MMAREF_OK) {
                stream_case(run, &stream, &instruction, &is, &arithmetic);
            }
        }
    }
    passed = stream.status == MMAREF_OK && stream.digest == aimed->digest;
    put_result(run, passed, " - aimed ", run->memory->name);
    put_digest(run, passed, stream.digest, aimed->digest, stream.status);
}

#endif

#if LOOKUPS > 0

/* Checks the digest of a look-up. It covers the whole tables, so that a reduced build skips it. */
static void test_lookup(test_run *run, uint8_t number)
{
    uint32_t expected = mmaref_selftest_lookups[number];
    mmaref_stream stream;
    bool passed;

    if (!WHOLE) {
        skip(run);
        return;
    }
    announce(run, " look-up ", mmaref_lookup_name(number), NULL);
    mmaref_stream_start(&stream, "");
    mmaref_lookup_fold(number, &stream, run->memory);
    passed = stream.status == MMAREF_OK && stream.digest == expected;
    put_result(run, passed, " - look-up ", mmaref_lookup_name(number));
    put_digest(run, passed, stream.digest, expected, stream.status);
}

#endif

enum {
    TESTS = ANSWERS + AIMED + DIGESTS + LOOKUPS,
    FIRST = MMAREF_SELFTEST_FIRST,
    COUNT = MMAREF_SELFTEST_COUNT < TESTS - FIRST ? MMAREF_SELFTEST_COUNT : TESTS - FIRST,
    EVERY = MMAREF_SELFTEST_EVERY
};

/* Reports what is tested: version, edition and hash of the tables, families left out. */
static void put_header(test_run *run)
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

/* Reports the TAP plan, whose line has only the number of tests; a comment before it names the subset. The first test
 * says whether the digest of the tables is checked. */
static void put_plan(test_run *run)
{
    if (EVERY > 1 || ANSWERS < MMAREF_SELFTEST_ANSWERS || DIGESTS == 0 || COUNT < TESTS || WITHOUT_LOOKUPS) {
        put_text(run, ANSWERS == 0   ? "# subset: no answers"
                      : DIGESTS == 0 ? "# subset: answers only"
                                     : "# subset: answers and digests");
        put_text(run, WITHOUT_LOOKUPS ? ", without look-ups" : "");
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
    put_number(run, 1 + (COUNT + EVERY - 1u) / EVERY);
    send(run);
}

static void run_test(test_run *run, uint16_t number)
{
#if ANSWERS > 0
    if (number < ANSWERS) {
        test_answer(run, number);
        return;
    }
#endif
#if AIMED > 0
    if (number < ANSWERS + AIMED) {
        test_aimed(run, (uint16_t)(number - ANSWERS));
        return;
    }
#endif
#if DIGESTS > 0
    if (number < ANSWERS + AIMED + DIGESTS) {
        test_digest(run, (uint16_t)(number - ANSWERS - AIMED));
        return;
    }
#endif
#if LOOKUPS > 0
    test_lookup(run, (uint8_t)(number - ANSWERS - AIMED - DIGESTS));
#endif
}

int32_t mmaref_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context)
{
    test_run run;
    uint16_t number;

    if (memory == NULL || report == NULL) {
        return MMAREF_E_ARGUMENT;
    }
    run.memory = memory;
    run.report = report;
    run.context = context;
    run.line.text = memory->line;
    run.line.size = sizeof memory->line;
    run.line.length = 0;
    run.number = 0;
    run.failures = 0;
    run.first = 0;
    put_header(&run);
    put_plan(&run);
    if (!test_tables(&run)) {
        return run.failures;
    }
    for (number = FIRST; number < FIRST + COUNT; number = (uint16_t)(number + EVERY)) {
        run_test(&run, number);
    }
    put_failures(&run);
    return run.failures;
}

#endif
