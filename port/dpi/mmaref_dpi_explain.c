/* SPDX-License-Identifier: MIT */
/* Compare and explain. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_explain.h"

#define STEPS_MAX 64 /* mmaref_steps_t */

static const mmdpi_steps unknown_steps = { NULL, 0 };

/* What is said where nothing could be: too little is known for a reason. */
static const char *answer_or_status(const char *answer, mmdpi_text *text, int status)
{
    if (*answer == '\0') {
        mmdpi_text_put(text, "cannot be computed: ");
        mmdpi_text_put(text, mmaref_status_name((mmaref_status)status));
    }
    return answer;
}

/* ---- Whole instructions ---- */

int mmaref_dpi_difference(int instruction, const svBitVecVal *expected, const svBitVecVal *got,
                          int from)
{
    static const svBitVecVal no_block[MMAREF_DPI_BLOCK_WORDS] = { 0 };
    mmdpi_job job;
    mmaref_status status = mmaref_dpi_job(instruction, no_block, &job);

    return status != MMAREF_OK ? MMAREF_E_INSTRUCTION : mmdpi_first_difference(&job, expected, got, from);
}

static mmaref_status tell_element(mmdpi_text *text, int instruction, const svBitVecVal *arithmetic,
                                  const svBitVecVal *operands, const svBitVecVal *got, int element,
                                  const mmdpi_steps *steps)
{
    mmdpi_job job;
    mmaref_operands given;
    mmaref_status status = mmaref_dpi_job(instruction, arithmetic, &job);

    if (status != MMAREF_OK || element < 0 || element > 0xffff) {
        return status != MMAREF_OK ? status : MMAREF_E_ARGUMENT;
    }
    mmaref_dpi_operands(operands, &given);
    return mmdpi_explain_element(text, &job, &given, got, (uint16_t)element, steps);
}

const char *mmaref_dpi_explain_steps(int instruction, const svBitVecVal *arithmetic,
                                     const svBitVecVal *operands, const svBitVecVal *got,
                                     int element, const svBitVecVal *steps, int count)
{
    uint64_t values[STEPS_MAX];
    mmdpi_steps known = unknown_steps;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);
    mmaref_status status;

    known.value = values;
    for (; known.count < STEPS_MAX && (int)known.count < count; known.count++) {
        values[known.count] = mmaref_dpi_u64(steps + 2 * (size_t)known.count);
    }
    status = tell_element(&text, instruction, arithmetic, operands, got, element, &known);
    return answer_or_status(answer, &text, status);
}

const char *mmaref_dpi_explain(int instruction, const svBitVecVal *arithmetic,
                               const svBitVecVal *operands, const svBitVecVal *got, int element)
{
    return mmaref_dpi_explain_steps(instruction, arithmetic, operands, got, element, NULL, 0);
}

int mmaref_dpi_compare(int instruction, const svBitVecVal *arithmetic, const svBitVecVal *operands,
                       const svBitVecVal *got)
{
    uint32_t d[MMAREF_DPI_REGS_WORDS];
    mmdpi_text text;
    mmdpi_job job;
    mmaref_operands given;
    mmaref_error error;
    int32_t first, count;
    mmaref_status status = mmaref_dpi_job(instruction, arithmetic, &job);

    if (status != MMAREF_OK) {
        return status;
    }
    mmaref_dpi_operands(operands, &given);
    (void)mmaref_dpi_text_start(&text);
    status = mmaref_mma(&job.instruction, &job.arithmetic, &given, d, NULL, &error);
    if (status != MMAREF_OK) {
        mmdpi_explain_refusal(&text, &job, &error);
        mmaref_dpi_text_queue();
        return status;
    }
    first = mmdpi_first_difference(&job, d, got, 0);
    if (first < 0) {
        return 0;
    }
    count = mmdpi_count_differences(&job, d, got);
    if (mmdpi_explain_element(&text, &job, &given, got, (uint16_t)first, &unknown_steps) != MMAREF_OK) {
        mmdpi_text_put(&text, "\n  an element that cannot be explained");
    }
    mmdpi_text_put(&text, "\n  elements that differ: ");
    mmdpi_text_decimal(&text, count);
    mmaref_dpi_text_queue();
    return (int)count;
}

/* ---- Dot products ---- */

static void tell_dot(mmdpi_text *text, const mmaref_dpi_dot *dot, uint64_t expected, uint64_t got)
{
    mmdpi_dot_story story;

    story.types = dot->types;
    story.arithmetic = &dot->arithmetic;
    story.meeting = &dot->meeting;
    story.expected = expected;
    story.steps = unknown_steps;
    story.repeatable = true;
    mmdpi_text_put(text, "dot product of ");
    mmdpi_text_decimal(text, dot->meeting.count);
    mmdpi_text_put(text, "\n  ");
    mmdpi_explain_values(text, dot->types.d, expected, got);
    mmdpi_explain_sum(text, &story);
}

static mmaref_status dot_result(const mmaref_dpi_dot *dot, uint64_t *result)
{
    return mmaref_dot_add(&dot->types, &dot->arithmetic, dot->meeting.a, dot->meeting.b,
                          dot->meeting.count, dot->meeting.c, result, NULL, NULL);
}

const char *mmaref_dpi_explain_dot(const svBitVecVal *types, const svBitVecVal *arithmetic,
                                   int count, const svBitVecVal *a, const svBitVecVal *b,
                                   const svBitVecVal *c, const svBitVecVal *got)
{
    mmaref_dpi_dot dot;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);
    uint64_t expected = 0;
    mmaref_status status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c);

    if (status == MMAREF_OK) {
        status = dot_result(&dot, &expected);
    }
    if (status == MMAREF_OK) {
        tell_dot(&text, &dot, expected, mmaref_dpi_pattern(dot.types.d, got));
    }
    return answer_or_status(answer, &text, status);
}

int mmaref_dpi_compare_dot(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                           const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                           const svBitVecVal *got)
{
    mmaref_dpi_dot dot;
    mmdpi_text text;
    uint64_t expected = 0;
    mmaref_status status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c);

    if (status == MMAREF_OK) {
        status = dot_result(&dot, &expected);
    }
    if (status != MMAREF_OK || expected == mmaref_dpi_pattern(dot.types.d, got)) {
        return status;
    }
    (void)mmaref_dpi_text_start(&text);
    tell_dot(&text, &dot, expected, mmaref_dpi_pattern(dot.types.d, got));
    mmaref_dpi_text_queue();
    return 1;
}

/* ---- mac16 ---- */

static uint16_t tell_mac16(mmdpi_text *text, const svBitVecVal *operand, const svBitVecVal *x,
                           const svBitVecVal *y, const svBitVecVal *z, const svBitVecVal *got)
{
    mmaref_amx before;
    uint8_t z_got[64][64];

    mmaref_dpi_amx(x, y, z, &before);
    mmaref_dpi_z_bytes(got, z_got);
    return mmdpi_explain_mac16(text, mmaref_dpi_u64(operand), &before, (const uint8_t (*)[64])z_got);
}

const char *mmaref_dpi_explain_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                                     const svBitVecVal *y, const svBitVecVal *z,
                                     const svBitVecVal *got)
{
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    (void)tell_mac16(&text, operand, x, y, z, got);
    return answer;
}

int mmaref_dpi_compare_mac16(const svBitVecVal *operand, const svBitVecVal *x,
                             const svBitVecVal *y, const svBitVecVal *z, const svBitVecVal *got)
{
    mmdpi_text text;
    uint16_t differ;

    (void)mmaref_dpi_text_start(&text);
    differ = tell_mac16(&text, operand, x, y, z, got);
    if (differ != 0) {
        mmaref_dpi_text_queue();
    }
    return (int)differ;
}
