/* SPDX-License-Identifier: MIT */
/* Compare and explain. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmaref_explain.h"

#define STEPS_MAX 64

/* A text that outlives the call: the simulator copies it. */
static char answer[MMAREF_EXPLAIN_MAX];

static const char *refused(mmaref_text *text, mmaref_status status)
{
    mmaref_text_put(text, "cannot be computed: ");
    mmaref_text_put(text, mmaref_status_name(status));
    return answer;
}

static mmaref_status job_of(int instruction, const svBitVecVal *arithmetic, mmaref_job *job)
{
    mmaref_arithmetic block;
    mmaref_status status = mmaref_dpi_block(arithmetic, &block);

    if (status != MMAREF_OK || instruction < 0 || instruction > 0xffff) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    return mmaref_job_start(job, (uint16_t)instruction, &block);
}

/* ---- Whole instructions ---- */

int mmaref_dpi_difference(int instruction, const svBitVecVal *expected, const svBitVecVal *got,
                          int from)
{
    static const svBitVecVal no_block[8] = { 0, 0, 0, 0, 0, 0, 0, 0 };
    mmaref_job job;
    mmaref_status status = job_of(instruction, no_block, &job);

    return status != MMAREF_OK ? -1 : mmaref_first_difference(&job, expected, got, from);
}

const char *mmaref_dpi_explain_steps(int instruction, const svBitVecVal *arithmetic,
                                     const svBitVecVal *operands, const svBitVecVal *got,
                                     int element, const svBitVecVal *steps, int count)
{
    uint64_t values[STEPS_MAX];
    mmaref_steps known = { NULL, 0 };
    mmaref_text text;
    mmaref_job job;
    mmaref_operands given;
    mmaref_status status = job_of(instruction, arithmetic, &job);

    known.value = values;
    mmaref_text_start(&text, answer, sizeof answer);
    for (; known.count < STEPS_MAX && (int)known.count < count; known.count++) {
        values[known.count] = mmaref_dpi_u64(steps + 2 * (size_t)known.count);
    }
    mmaref_dpi_operands(operands, &given);
    if (status == MMAREF_OK) {
        status = element < 0 || element > 0xffff
                     ? MMAREF_E_ARGUMENT
                     : mmaref_explain_element(&text, &job, &given, got, (uint16_t)element, &known);
    }
    return status == MMAREF_OK ? answer : refused(&text, status);
}

const char *mmaref_dpi_explain(int instruction, const svBitVecVal *arithmetic,
                               const svBitVecVal *operands, const svBitVecVal *got, int element)
{
    return mmaref_dpi_explain_steps(instruction, arithmetic, operands, got, element, NULL, 0);
}

int mmaref_dpi_compare(int instruction, const svBitVecVal *arithmetic, const svBitVecVal *operands,
                       const svBitVecVal *got)
{
    static const mmaref_steps unknown = { NULL, 0 };
    uint32_t d[MMAREF_DPI_REGS_WORDS];
    mmaref_text text;
    mmaref_job job;
    mmaref_operands given;
    int32_t first, count;
    mmaref_status status = job_of(instruction, arithmetic, &job);

    if (status != MMAREF_OK) {
        return status;
    }
    mmaref_dpi_operands(operands, &given);
    status = mmaref_mma(&job.instruction, &job.arithmetic, &given, d, NULL);
    if (status != MMAREF_OK) {
        return status;
    }
    first = mmaref_first_difference(&job, d, got, 0);
    if (first < 0) {
        return 0;
    }
    count = mmaref_count_differences(&job, d, got);
    if (mmaref_dpi_queue_start(&text)) {
        (void)mmaref_explain_element(&text, &job, &given, got, (uint16_t)first, &unknown);
        mmaref_text_put(&text, "\n  elements that differ: ");
        mmaref_text_decimal(&text, count);
    }
    return (int)count;
}

/* ---- Dot products ---- */

static void tell_dot(mmaref_text *text, const mmaref_dpi_dot *dot, uint64_t expected, uint64_t got)
{
    mmaref_dot_story story;

    story.types = dot->types;
    story.arithmetic = &dot->arithmetic;
    story.meeting = &dot->meeting;
    story.steps.value = NULL;
    story.steps.count = 0;
    story.repeatable = true;
    mmaref_text_put(text, "dot product of ");
    mmaref_text_decimal(text, dot->meeting.count);
    mmaref_text_put(text, "\n  ");
    mmaref_explain_values(text, dot->types.d, expected, got);
    mmaref_explain_products(text, &story);
    mmaref_explain_steps(text, &story);
}

static mmaref_status dot_result(mmaref_dpi_dot *dot, uint64_t *result)
{
    return mmaref_dot_add(&dot->types, &dot->arithmetic, dot->meeting.a, dot->meeting.b,
                          dot->meeting.count, dot->meeting.c, result, NULL, NULL);
}

/* Results come in 64 bits, of which the type of D has its own. */
static uint64_t result_bits(const mmaref_dpi_dot *dot, const svBitVecVal *got)
{
    uint64_t bits = mmaref_dpi_u64(got);

    return dot->types.d == MMAREF_WORD_F64   ? bits
           : dot->types.d == MMAREF_WORD_F16 ? bits & 0xffffu
                                             : bits & 0xffffffffu;
}

const char *mmaref_dpi_explain_dot(const svBitVecVal *types, const svBitVecVal *arithmetic,
                                   int count, const svBitVecVal *a, const svBitVecVal *b,
                                   const svBitVecVal *c, const svBitVecVal *got)
{
    mmaref_dpi_dot dot;
    mmaref_text text;
    uint64_t expected = 0;
    mmaref_status status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c);

    mmaref_text_start(&text, answer, sizeof answer);
    if (status == MMAREF_OK) {
        status = dot_result(&dot, &expected);
    }
    if (status != MMAREF_OK) {
        return refused(&text, status);
    }
    tell_dot(&text, &dot, expected, result_bits(&dot, got));
    return answer;
}

int mmaref_dpi_compare_dot(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                           const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                           const svBitVecVal *got)
{
    mmaref_dpi_dot dot;
    mmaref_text text;
    uint64_t expected = 0;
    mmaref_status status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c);

    if (status == MMAREF_OK) {
        status = dot_result(&dot, &expected);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if (expected == result_bits(&dot, got)) {
        return 0;
    }
    if (mmaref_dpi_queue_start(&text)) {
        tell_dot(&text, &dot, expected, result_bits(&dot, got));
    }
    return 1;
}

/* ---- mac16 ---- */

static int tell_mac16(mmaref_text *text, const svBitVecVal *operand, const svBitVecVal *x,
                      const svBitVecVal *y, const svBitVecVal *z, const svBitVecVal *got)
{
    mmaref_amx before, after;
    uint8_t z_got[64][64];

    mmaref_dpi_amx(x, y, z, &before);
    after = before;
    mmaref_dpi_z_bytes(got, z_got);
    (void)mmaref_mac16(&after, mmaref_dpi_u64(operand));
    return mmaref_explain_mac16(text, mmaref_dpi_u64(operand), &before, &after,
                                (const uint8_t (*)[64])z_got);
}

const char *mmaref_dpi_explain_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                                     const svBitVecVal *y, const svBitVecVal *z,
                                     const svBitVecVal *got)
{
    mmaref_text text;

    mmaref_text_start(&text, answer, sizeof answer);
    (void)tell_mac16(&text, operand, x, y, z, got);
    return answer;
}

static int count_lanes(const uint8_t expected[64][64], const uint8_t got[64][64], uint8_t bytes)
{
    int count = 0;
    unsigned row, lane, i;

    for (row = 0; row < 64; row++) {
        for (lane = 0; lane < 64u / bytes; lane++) {
            for (i = 0; i < bytes && expected[row][lane * bytes + i] == got[row][lane * bytes + i]; i++) {
            }
            count += i != bytes;
        }
    }
    return count;
}

int mmaref_dpi_compare_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                             const svBitVecVal *y, const svBitVecVal *z, const svBitVecVal *got)
{
    mmaref_amx state;
    mmaref_mac16_fields fields;
    mmaref_text text;
    uint8_t z_got[64][64];
    int count;

    mmaref_dpi_amx(x, y, z, &state);
    mmaref_dpi_z_bytes(got, z_got);
    mmaref_mac16_decode(mmaref_dpi_u64(operand), &fields);
    (void)mmaref_mac16(&state, mmaref_dpi_u64(operand));
    count = count_lanes((const uint8_t (*)[64])state.z, (const uint8_t (*)[64])z_got,
                        fields.z_i32 && !fields.vector ? 4 : 2);
    if (count != 0 && mmaref_dpi_queue_start(&text)) {
        (void)tell_mac16(&text, operand, x, y, z, got);
    }
    return count;
}
