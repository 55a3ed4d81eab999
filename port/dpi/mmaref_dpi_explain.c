/* SPDX-License-Identifier: MIT */
/* Compare and explain. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_explain.h"
#include "mmdpi_words.h"

#define STEPS_MAX 64 /* mmaref_steps_t */

/* What a function that compares has found: its text waits, unless there is none. */
static int told(int wrong)
{
    if (wrong != 0) {
        mmaref_dpi_text_queue();
    }
    return wrong;
}

/* ---- Whole instructions ---- */

int mmaref_dpi_difference(int instruction, const uint32_t *expected, const uint32_t *got, int from)
{
    static const uint32_t no_block[MMAREF_DPI_BLOCK_WORDS] = { 0 };
    mmdpi_job job;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    return mmaref_dpi_job(instruction, no_block, &job, &why) != MMAREF_OK
               ? mmaref_dpi_refused(MMAREF_E_INSTRUCTION)
               : mmdpi_first_difference(&job, expected, got, from);
}

const char *mmaref_dpi_explain_steps(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                                     const uint32_t *got, int element, const uint32_t *steps, int count)
{
    uint64_t values[STEPS_MAX];
    mmdpi_steps known = { NULL, 0 };
    mmdpi_text text;
    mmdpi_job job;
    mmaref_operands given;
    const char *answer = mmaref_dpi_text_start(&text);
    mmaref_status status = mmaref_dpi_job(instruction, arithmetic, &job, &text);

    known.value = values;
    for (; known.count < STEPS_MAX && (int)known.count < count; known.count++) {
        values[known.count] = mmdpi_words_u64(steps + 2 * (size_t)known.count);
    }
    if (status == MMAREF_OK) {
        mmaref_dpi_operands(operands, &given);
        status = mmdpi_explain_element(&text, &job, &given, got, element, &known);
    }
    return answer; /* or the reason */
}

const char *mmaref_dpi_explain(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                               const uint32_t *got, int element)
{
    return mmaref_dpi_explain_steps(instruction, arithmetic, operands, got, element, NULL, 0);
}

int mmaref_dpi_compare(int instruction, const uint32_t *arithmetic, const uint32_t *operands, const uint32_t *got)
{
    mmdpi_text text;
    mmdpi_job job;
    mmaref_operands given;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&text);
    status = mmaref_dpi_job(instruction, arithmetic, &job, &text);
    if (status != MMAREF_OK) {
        return told(status);
    }
    mmaref_dpi_operands(operands, &given);
    return told(mmdpi_explain_compare(&text, &job, &given, got));
}

/* ---- Dot products ---- */

const char *mmaref_dpi_explain_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                   const uint32_t *b, const uint32_t *c, const uint32_t *got)
{
    mmdpi_dot dot;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    dot.others = NULL;
    if (mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c, &text) == MMAREF_OK) {
        mmdpi_dot_explain(&text, &dot, got);
    }
    return answer; /* or the reason */
}

int mmaref_dpi_compare_dot_others(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                  const uint32_t *b, const uint32_t *c, const uint32_t *others, const uint32_t *got)
{
    mmdpi_dot_others given;
    mmdpi_dot dot;
    mmdpi_text text;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&text);
    dot.others = mmaref_dpi_dot_others(others, &given);
    status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c, &text);
    return told(status != MMAREF_OK ? (int)status : mmdpi_dot_compare(&text, &dot, got));
}

int mmaref_dpi_compare_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                           const uint32_t *b, const uint32_t *c, const uint32_t *got)
{
    return mmaref_dpi_compare_dot_others(types, arithmetic, count, a, b, c, NULL, got);
}

/* ---- mac16 ---- */

static int tell_mac16(mmdpi_text *text, const uint32_t *operand, const uint32_t *x, const uint32_t *y,
                      const uint32_t *z, const uint32_t *got)
{
    mmaref_amx before;
    uint8_t z_got[64][64];

    mmdpi_words_amx(x, y, z, &before);
    mmdpi_words_z(got, z_got);
    return mmdpi_explain_mac16(text, mmdpi_words_u64(operand), &before, (const uint8_t (*)[64])z_got);
}

const char *mmaref_dpi_explain_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                                     const uint32_t *got)
{
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    (void)tell_mac16(&text, operand, x, y, z, got);
    return answer;
}

int mmaref_dpi_compare_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                             const uint32_t *got)
{
    mmdpi_text text;

    (void)mmaref_dpi_text_start(&text);
    return told(tell_mac16(&text, operand, x, y, z, got));
}
