/* SPDX-License-Identifier: MIT */
/* What the self-test reports when the library computes wrongly or refuses: the self-test once more, between it and the
 * library functions with one fault each. */
#include <stdio.h>
#include <string.h>

#include "unity.h"

#include "mmaref.h"
#include "selftest.h"

#define OTHER_DIGESTS 8 /* tests after the aimed cases */

/* The faults: of the library's function that is called for the `at`th time, or of the one named. */
static struct {
    unsigned calls, at;       /* of mmaref_mma */
    unsigned lane, reg, registers;
    uint32_t expected;        /* the word before the fault */
    unsigned mac16_calls, mac16_at, z_row, z_word;
    mmaref_status refuse;     /* in place of the result of the `at`th call */
    mmaref_status refuse_mac16, build;
    uint16_t without;         /* families that are said to be left out */
    const char *edition;
    uint16_t left_out;        /* an instruction that is said to be left out; or UINT16_MAX */
    mmaref_status profile;    /* what the profile is answered */
    bool tables, words, fits, operands;
} fault;

static mmaref_status faulty_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const mmaref_operands *operands, uint32_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_status status = mmaref_mma(instruction, arithmetic, operands, d, coverage, error);
    mmaref_description is;

    if (++fault.calls == fault.at) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(instruction, &is));
        fault.registers = is.registers[MMAREF_OPERAND_D];
        fault.expected = d[fault.lane * fault.registers + fault.reg];
        d[fault.lane * fault.registers + fault.reg] ^= 1;
        status = fault.refuse;
    }
    return status;
}

static mmaref_status faulty_mac16(mmaref_amx *state, uint64_t operand)
{
    mmaref_status status = mmaref_mac16(state, operand);

    if (++fault.mac16_calls == fault.mac16_at) {
        const uint8_t *z = &state->z[fault.z_row][4 * fault.z_word];
        fault.expected = z[0] | (uint32_t)z[1] << 8 | (uint32_t)z[2] << 16 | (uint32_t)z[3] << 24;
        state->z[fault.z_row][4 * fault.z_word + 3] ^= 0x80;
        status = fault.refuse_mac16;
    }
    return status;
}

static mmaref_status faulty_at(uint16_t id, mmaref_instruction *instruction)
{
    return id == fault.left_out ? MMAREF_E_LEFT_OUT : mmaref_instruction_at(id, instruction);
}

static mmaref_status faulty_profile(uint8_t profile, const mmaref_instruction *instruction, mmaref_arithmetic *block)
{
    return fault.profile != MMAREF_OK ? fault.profile : mmaref_profile_get(profile, instruction, block);
}

static uint32_t faulty_digest(void)
{
    return mmaref_tables_digest() ^ (fault.tables ? 0x10 : 0);
}

static const MMAREF_FAR uint32_t *faulty_words(uint16_t answer, uint16_t *count)
{
    const MMAREF_FAR uint32_t *words = mmaref_selftest_words(answer, count);

    *count = (uint16_t)(*count - fault.words);
    return words;
}

static bool faulty_fits(const mmaref_instruction *instruction, const mmaref_description *is)
{
    return !fault.fits && mmaref_stream_fits(instruction, is);
}

static uint32_t *faulty_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *words, mmaref_operands *operands)
{
    uint32_t *behind = mmaref_stream_operands(stream, instruction, arithmetic, words, operands);

    return fault.operands ? NULL : behind;
}

static mmaref_status faulty_build(mmaref_build *build)
{
    mmaref_status status = mmaref_build_get(build);

    build->left_out |= fault.without;
    return fault.build != MMAREF_OK ? fault.build : status;
}

static const char *faulty_edition(void)
{
    return fault.edition != NULL ? fault.edition : mmaref_edition();
}

#undef TESTS /* of tests/unit/plain */
#define MMAREF_SELFTEST_COUNT (ANSWERS + AIMED + OTHER_DIGESTS)
#define mmaref_mma faulty_mma
#define mmaref_mac16 faulty_mac16
#define mmaref_instruction_at faulty_at
#define mmaref_profile_get faulty_profile
#define mmaref_tables_digest faulty_digest
#define mmaref_selftest_words faulty_words
#define mmaref_stream_fits faulty_fits
#define mmaref_stream_operands faulty_operands
#define mmaref_build_get faulty_build
#define mmaref_edition faulty_edition
#define mmaref_selftest_run faulty_selftest_run
#define mmaref_selftest_start faulty_selftest_start
#define mmaref_selftest_next faulty_selftest_next
int32_t faulty_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context);
mmaref_status faulty_selftest_start(mmaref_selftest *run, mmaref_selftest_memory *memory,
                                    mmaref_selftest_report report, void *context);
bool faulty_selftest_next(mmaref_selftest *run);
#include "selftest.c"
#undef mmaref_instruction_at

static mmaref_selftest_memory memory;
static char lines[600][240];
static unsigned line_count;

static void keep(const char *line, void *context)
{
    TEST_ASSERT_EQUAL_PTR(&fault, context);
    TEST_ASSERT_LESS_THAN_UINT32(600, line_count);
    TEST_ASSERT_LESS_THAN_UINT32(240, (uint32_t)strlen(line));
    strcpy(lines[line_count++], line);
}

static int32_t run_with_faults(void)
{
    line_count = 0;
    return faulty_selftest_run(&memory, keep, &fault);
}

void setUp(void)
{
    memset(&fault, 0, sizeof fault);
    fault.left_out = UINT16_MAX;
}

void tearDown(void) {}

/* The place of the line that begins so; fails without one. */
static unsigned find(const char *begin)
{
    unsigned i;

    for (i = 0; i < line_count; i++) {
        if (strncmp(lines[i], begin, strlen(begin)) == 0) {
            return i;
        }
    }
    TEST_FAIL_MESSAGE(begin);
    return 0;
}

/* The lines that begin so. */
static unsigned count_lines(const char *begin)
{
    unsigned i, count = 0;

    for (i = 0; i < line_count; i++) {
        count += strncmp(lines[i], begin, strlen(begin)) == 0;
    }
    return count;
}

/* The place of the only failure. */
static unsigned find_failure(void)
{
    TEST_ASSERT_EQUAL_UINT32(1, count_lines("not ok "));
    TEST_ASSERT_EQUAL_UINT32(COUNT, count_lines("ok "));
    return find("not ok ");
}

void test_without_faults_all_pass(void)
{
    char subset[80], plan[16];

    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    TEST_ASSERT_EQUAL_UINT32(COUNT + 1, count_lines("ok "));
    TEST_ASSERT_EQUAL_UINT32(0, count_lines("not ok "));
    TEST_ASSERT_EQUAL_STRING_LEN("ok ", lines[line_count - 1], 3);
    sprintf(subset, "# subset: answers and digests, tests 0 to %u of %u", COUNT - 1u, (unsigned)TESTS);
    TEST_ASSERT_EQUAL_STRING(subset, lines[1]);
    sprintf(plan, "1..%u", COUNT + 1u);
    TEST_ASSERT_EQUAL_STRING(plan, lines[2]);
    TEST_ASSERT_EQUAL_STRING("# 2 answer mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 exact", lines[4]);
    TEST_ASSERT_EQUAL_STRING("ok 2 - answer mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 exact", lines[5]);
}

/* The first wrong word is named by lane and register, and with what was expected. */
void test_the_lane_and_register_of_a_failed_answer(void)
{
    static const unsigned lane[] = { 0, 1, 13, 31 }, reg[] = { 3, 0, 2, 1 };
    char said[80];
    unsigned i, at;

    for (i = 0; i < 4; i++) {
        setUp();
        fault.at = 1;
        fault.lane = lane[i];
        fault.reg = reg[i];
        TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
        TEST_ASSERT_EQUAL_UINT32(4, fault.registers);
        at = find_failure();
        TEST_ASSERT_EQUAL_STRING("not ok 2 - answer mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32 exact", lines[at]);
        sprintf(said, "# lane %u register %u expected %08lx got %08lx", lane[i], reg[i],
                (unsigned long)fault.expected, (unsigned long)(fault.expected ^ 1));
        TEST_ASSERT_EQUAL_STRING(said, lines[at + 1]);
        TEST_ASSERT_EQUAL_STRING("# 1 failed, the first is test 2", lines[line_count - 1]);
    }
}

void test_the_row_and_word_of_a_failed_answer_of_mac16(void)
{
    char said[80];
    unsigned at;

    fault.mac16_at = 1;
    fault.z_row = 21;
    fault.z_word = 13;
    TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
    at = find_failure();
    TEST_ASSERT_NOT_NULL(strstr(lines[at], " - answer mac16"));
    sprintf(said, "# z row 21 word 13 expected %08lx got %08lx", (unsigned long)fault.expected,
            (unsigned long)(fault.expected ^ 0x80000000u));
    TEST_ASSERT_EQUAL_STRING(said, lines[at + 1]);
}

/* The results of a run in slices. */
static void run_in_slices(mmaref_selftest *run, mmaref_selftest *failed)
{
    memset(failed, 0, sizeof *failed);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, faulty_selftest_start(run, &memory, NULL, NULL));
    while (faulty_selftest_next(run)) {
        if (run->outcome == MMAREF_TEST_FAILED && run->failures == 1) {
            *failed = *run;
        }
    }
}

void test_the_result_of_a_slice_that_fails(void)
{
    mmaref_selftest run, failed;
    mmaref_instruction mac16;

    fault.at = 1;
    fault.lane = 13;
    fault.reg = 2;
    run_in_slices(&run, &failed);
    TEST_ASSERT_EQUAL_INT32(1, run.failures);
    TEST_ASSERT_EQUAL_INT32(2, run.first);
    TEST_ASSERT_EQUAL_INT32(2, failed.number);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TEST_ANSWER, failed.kind);
    TEST_ASSERT_EQUAL_UINT16(13, failed.row);
    TEST_ASSERT_EQUAL_UINT16(2, failed.column);
    TEST_ASSERT_EQUAL_HEX32(fault.expected, failed.expected);
    TEST_ASSERT_EQUAL_HEX32(fault.expected ^ 1, failed.got);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, failed.status);
    setUp();
    fault.at = 1;
    fault.refuse = MMAREF_E_UNDEFINED;
    run_in_slices(&run, &failed);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, failed.status);
    setUp();
    fault.mac16_at = 1;
    fault.z_row = 21;
    fault.z_word = 13;
    run_in_slices(&run, &failed);
    TEST_ASSERT_EQUAL_STRING("mac16", failed.name);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mac16", 5, &mac16, NULL));
    TEST_ASSERT_EQUAL_UINT16(mac16.id, failed.instruction);
    TEST_ASSERT_EQUAL_UINT16(21, failed.row);
    TEST_ASSERT_EQUAL_UINT16(13, failed.column);
    setUp();
    fault.tables = true;
    run_in_slices(&run, &failed);
    TEST_ASSERT_EQUAL_INT32(TABLES ? 1 : COUNT + 1, run.number);
    TEST_ASSERT_EQUAL_INT32(TABLES, failed.number);
    TEST_ASSERT_EQUAL_HEX32(TABLES ? 0x10 : 0, failed.expected ^ failed.got);
}

/* A refusal is no pass, although D holds what is expected; nor is another digest. */
void test_a_failed_digest_names_the_status(void)
{
    unsigned at, calls;

    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    calls = fault.calls; /* the last one is of a digest */
    setUp();
    fault.at = calls;
    fault.refuse = MMAREF_E_UNDEFINED;
    TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
    at = find("not ok ");
    TEST_ASSERT_EQUAL_STRING_LEN("# digest expected ", lines[at + 1], 18);
    TEST_ASSERT_NOT_NULL(strstr(lines[at + 1], ", status undefined"));
    fault.calls = 0;
    fault.refuse = MMAREF_OK;
    TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
    TEST_ASSERT_EQUAL_UINT32(at, find("not ok "));
    TEST_ASSERT_NOT_NULL(strstr(lines[at + 1], ", status ok"));
    /* The digest of the result stands in both lines. */
    TEST_ASSERT_EQUAL_STRING_LEN(strrchr(lines[at], ' ') + 1, strstr(lines[at + 1], " got ") + 5, 8);
    TEST_ASSERT_NOT_EQUAL(0, strncmp(lines[at + 1] + 18, strstr(lines[at + 1], " got ") + 5, 8));
}

/* An instruction that a build which leaves nothing out cannot find is a failure, wherever it is used. */
void test_left_out_of_a_whole_build_is_a_failure(void)
{
    mmaref_instruction instruction;
    char said[80];
    unsigned at;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mac16", 5, &instruction, NULL));
    fault.left_out = instruction.id;
    /* Answers, the aimed case, the digest. */
    TEST_ASSERT_GREATER_OR_EQUAL_INT(3, run_with_faults());
    sprintf(said, " - instruction %u: left_out", (unsigned)instruction.id);
    for (at = 0; at < line_count; at++) {
        TEST_ASSERT_NULL(strstr(lines[at], "SKIP"));
        TEST_ASSERT_NULL(strstr(lines[at], "mac16"));
        TEST_ASSERT_TRUE(strncmp(lines[at], "not ok ", 7) != 0 || strstr(lines[at], said) != NULL);
    }
}

void test_operands_that_do_not_fit(void)
{
    fault.fits = true;
    TEST_ASSERT_EQUAL_INT32(COUNT, run_with_faults());
    TEST_ASSERT_NOT_NULL(strstr(lines[find("not ok 2 - instruction ")], ": argument"));
}

/* The call after those of the answers: each digest that differs fails, the higher and the lower ones. */
void test_an_aimed_case_that_is_computed_wrongly(void)
{
    unsigned answers = 0, word, i;

    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    for (i = 0; i < line_count; i++) {
        answers += strstr(lines[i], " - answer mac16") != NULL;
    }
    for (word = 0; word < 8; word++) {
        setUp();
        fault.mac16_at = answers + 1;
        fault.z_row = fault.z_word = word;
        TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
        TEST_ASSERT_NOT_NULL(strstr(lines[find_failure()], " - aimed mac16"));
    }
}

/* In a build that looks at their digest. */
void test_wrong_tables_end_the_self_test(void)
{
    if (!TABLES) {
        return;
    }
    fault.tables = true;
    TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
    TEST_ASSERT_EQUAL_UINT32(0, count_lines("ok "));
    TEST_ASSERT_EQUAL_STRING_LEN("not ok 1 - tables' digest ", lines[3], 26);
    TEST_ASSERT_EQUAL_STRING_LEN("# digest expected ", lines[4], 18);
    TEST_ASSERT_EQUAL_STRING("Bail out! Tables are not as they were generated", lines[5]);
    TEST_ASSERT_EQUAL_UINT32(6, line_count);
}

void test_an_answer_of_another_length(void)
{
    char said[80];
    unsigned i;

    fault.words = true;
    TEST_ASSERT_EQUAL_INT32(ANSWERS, run_with_faults());
    TEST_ASSERT_EQUAL_STRING("not ok 2 - answer of another length: mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32",
                             lines[find("not ok 2 ")]);
    for (i = 0; i < line_count && strstr(lines[i], "answer of another length: mac16") == NULL; i++) {
    }
    TEST_ASSERT_LESS_THAN_UINT32(line_count, i);
    sprintf(said, "# %u failed, the first is test 2", (unsigned)ANSWERS);
    TEST_ASSERT_EQUAL_STRING(said, lines[line_count - 1]);
}

void test_a_profile_that_is_refused(void)
{
    char begin[40];

    fault.profile = MMAREF_E_PROFILE;
    TEST_ASSERT_GREATER_THAN_INT(AIMED, run_with_faults());
    TEST_ASSERT_EQUAL_STRING(
        "not ok 2 - answer of a profile that is unknown: mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32",
        lines[find("not ok 2 ")]);
    sprintf(begin, "not ok %u - aimed ", ANSWERS + 2u);
    TEST_ASSERT_NOT_NULL(strstr(lines[find(begin) + 1], ", status profile"));
    /* A profile that lacks an instruction computes nothing of it; the digest is then another one. */
    fault.profile = MMAREF_E_TARGET;
    TEST_ASSERT_GREATER_THAN_INT(AIMED, run_with_faults());
    sprintf(begin, "not ok %u - digest ", ANSWERS + AIMED + 3u);
    TEST_ASSERT_NOT_NULL(strstr(lines[find(begin) + 1], ", status ok"));
}

/* What is refused is no answer, although D and Z are as they should be but for a bit. */
void test_an_answer_that_is_refused(void)
{
    fault.at = 1;
    fault.refuse = MMAREF_E_UNDEFINED;
    fault.mac16_at = 1;
    fault.refuse_mac16 = MMAREF_E_ARGUMENT;
    TEST_ASSERT_EQUAL_INT32(2, run_with_faults());
    TEST_ASSERT_EQUAL_STRING_LEN("# lane 0 register 0 expected ", lines[find("not ok 2 ") + 1], 29);
    TEST_ASSERT_EQUAL_UINT32(1, count_lines("# z row 0 word 0 expected "));
}

/* Answers are computed before aimed cases. */
void test_an_aimed_case_that_computes_otherwise(void)
{
    unsigned at, i, answers = 0;

    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    for (i = 0; i < line_count; i++) {
        answers += strstr(lines[i], " - answer ") != NULL && strstr(lines[i], " mac16") == NULL;
    }
    setUp();
    fault.at = answers + 1;
    TEST_ASSERT_EQUAL_INT32(1, run_with_faults());
    at = find("not ok ");
    TEST_ASSERT_NOT_NULL(strstr(lines[at], " - aimed "));
    TEST_ASSERT_NOT_NULL(strstr(lines[at + 1], ", status ok"));
}

void test_operands_that_cannot_be_drawn(void)
{
    fault.operands = true;
    TEST_ASSERT_GREATER_OR_EQUAL_INT(AIMED - 1, run_with_faults()); /* mac16 has no fragments */
    TEST_ASSERT_GREATER_OR_EQUAL_INT(AIMED - 1, (int)count_lines("# digest expected "));
    TEST_ASSERT_NOT_NULL(strstr(lines[find("# digest expected ")], ", status argument"));
}

void test_the_first_line_says_what_is_left_out(void)
{
    char whole[240];

    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    strcpy(whole, lines[0]);
    fault.without = 1u << MMAREF_FAMILY_SPARSE | 1u << MMAREF_FAMILY_MAC16;
    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    strcat(whole, ", without sparse mac16");
    TEST_ASSERT_EQUAL_STRING(whole, lines[0]);
    fault.build = MMAREF_E_ARGUMENT;
    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    TEST_ASSERT_EQUAL_STRING_LEN("# subset: ", lines[0], 10);
}

/* A line has 239 letters and a NUL. */
void test_a_line_is_cut_where_its_memory_ends(void)
{
    static char edition[300];

    memset(edition, 'e', sizeof edition - 1);
    fault.edition = edition;
    TEST_ASSERT_EQUAL_INT32(0, run_with_faults());
    TEST_ASSERT_EQUAL_UINT32(sizeof memory.line - 1, (uint32_t)strlen(lines[0]));
    TEST_ASSERT_EQUAL_INT('e', lines[0][sizeof memory.line - 2]);
}
