/* SPDX-License-Identifier: MIT */
/* Compare and explain. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_mac16.h"
#include "mmdpi_words.h"

#define STEPS_MAX 64 /* mmaref_steps_t */

/* ---- Whole instructions ---- */

int mmaref_dpi_difference(int instruction, const uint32_t *expected, const uint32_t *got, int from)
{
    static const uint32_t no_block[MMAREF_DPI_BLOCK_WORDS] = { 0 };
    mmdpi_mma mma;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    return mmaref_dpi_mma_open(instruction, no_block, &mma, &why) != MMAREF_OK
               ? mmaref_dpi_refused(MMAREF_E_INSTRUCTION)
               : mmdpi_mma_difference(&mma, expected, got, from);
}

const char *mmaref_dpi_explain_steps(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                                     const uint32_t *got, int element, const uint32_t *steps, int count)
{
    uint64_t values[STEPS_MAX];
    mmdpi_steps known = { NULL, 0 };
    mmdpi_text text;
    mmdpi_mma mma;
    const char *answer = mmaref_dpi_text_start(&text);
    mmaref_status status = mmaref_dpi_mma_open(instruction, arithmetic, &mma, &text);

    known.value = values;
    for (; known.count < STEPS_MAX && (int)known.count < count; known.count++) {
        values[known.count] = mmdpi_words_u64(steps + 2 * (size_t)known.count);
    }
    if (status == MMAREF_OK) {
        mmaref_dpi_operands(operands, &mma.operands);
        status = mmdpi_mma_explain(&text, &mma, got, element, &known);
    }
    return answer; /* the explanation, or the reason of the status */
}

const char *mmaref_dpi_explain(int instruction, const uint32_t *arithmetic, const uint32_t *operands,
                               const uint32_t *got, int element)
{
    return mmaref_dpi_explain_steps(instruction, arithmetic, operands, got, element, NULL, 0);
}

int mmaref_dpi_compare(int instruction, const uint32_t *arithmetic, const uint32_t *operands, const uint32_t *got)
{
    mmdpi_text text;
    mmdpi_mma mma;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&text);
    status = mmaref_dpi_mma_open(instruction, arithmetic, &mma, &text);
    if (status != MMAREF_OK) {
        return mmaref_dpi_refused(status);
    }
    mmaref_dpi_operands(operands, &mma.operands);
    return mmaref_dpi_compared(mmdpi_mma_compare(&text, &mma, got));
}

/* ---- Dot products ---- */

const char *mmaref_dpi_explain_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                   const uint32_t *b, const uint32_t *c, const uint32_t *got)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, NULL };
    mmdpi_dot dot;
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    if (mmaref_dpi_dot_open(&given, &dot, &text) == MMAREF_OK) {
        mmdpi_dot_explain(&text, &dot, got);
    }
    return answer; /* the explanation, or the reason why there is none */
}

int mmaref_dpi_compare_dot_others(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                                  const uint32_t *b, const uint32_t *c, const uint32_t *others, const uint32_t *got)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_dot dot;
    mmdpi_text text;
    int wrong;

    (void)mmaref_dpi_text_start(&text);
    wrong = (int)mmaref_dpi_dot_open(&given, &dot, &text);
    if (wrong == MMAREF_OK) {
        wrong = mmdpi_dot_compare(&text, &dot, got);
    }
    if (wrong > 0) {
        mmaref_dpi_shrink_see(&dot, mmdpi_dot_pattern(&dot, dot.gathered.dot.types.d, got));
    }
    return mmaref_dpi_compared(wrong);
}

int mmaref_dpi_compare_dot(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                           const uint32_t *b, const uint32_t *c, const uint32_t *got)
{
    return mmaref_dpi_compare_dot_others(types, arithmetic, count, a, b, c, NULL, got);
}

/* ---- mac16 ---- */

static int compare_mac16(mmdpi_text *text, const uint32_t *operand, const uint32_t *x, const uint32_t *y,
                         const uint32_t *z, const uint32_t *got)
{
    mmaref_amx before;
    uint8_t z_got[64][64];

    mmdpi_words_amx(x, y, z, &before);
    mmdpi_words_z(got, z_got);
    return mmdpi_mac16_compare(text, mmdpi_words_u64(operand), &before, (const uint8_t (*)[64])z_got);
}

const char *mmaref_dpi_explain_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                                     const uint32_t *got)
{
    mmdpi_text text;
    const char *answer = mmaref_dpi_text_start(&text);

    (void)compare_mac16(&text, operand, x, y, z, got);
    return answer;
}

int mmaref_dpi_compare_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                             const uint32_t *got)
{
    mmdpi_text text;

    (void)mmaref_dpi_text_start(&text);
    return mmaref_dpi_compared(compare_mac16(&text, operand, x, y, z, got));
}
