/* SPDX-License-Identifier: MIT */
/* Results of whole instructions, dot products and mac16. See mmaref_imports.svh. */
#include "mmaref_dpi_queue.h"
#include "mmaref_dpi_vectors.h"
#include "mmdpi_mac16.h"
#include "mmdpi_words.h"

/* D of a whole instruction and its corners. */
static int compute_mma(int instruction, const uint32_t *arithmetic, const uint32_t *operands, uint32_t *d,
                       uint32_t *corners)
{
    mmdpi_mma mma;
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmaref_dpi_mma_open(instruction, arithmetic, &mma, &why);
    if (status == MMAREF_OK) {
        mmaref_dpi_operands(operands, &mma.operands);
        status = mmdpi_mma_result(&mma, d, corners, &why);
    }
    return mmaref_dpi_refused(status);
}

int mmaref_dpi_mma(int instruction, const uint32_t *arithmetic, const uint32_t *operands, uint32_t *d)
{
    mmdpi_words_zero(d, MMAREF_DPI_REGS_WORDS);
    return compute_mma(instruction, arithmetic, operands, d, NULL);
}

unsigned mmaref_dpi_coverage(int instruction, const uint32_t *arithmetic, const uint32_t *operands)
{
    uint32_t d[MMAREF_DPI_REGS_WORDS], corners = 0;

    return compute_mma(instruction, arithmetic, operands, d, &corners) == MMAREF_OK ? corners : 0;
}

int mmaref_dpi_dot_add_others(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                              const uint32_t *b, const uint32_t *c, const uint32_t *others, uint32_t *d,
                              uint32_t *coverage)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmdpi_dot dot;
    mmdpi_text why;
    uint64_t result = 0;
    uint32_t corners = 0;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmaref_dpi_dot_open(&given, &dot, &why);
    if (status == MMAREF_OK) {
        status = mmdpi_dot_result(&dot, &result, &corners, &why);
    }
    mmdpi_words_u64_put(result, d);
    *coverage = corners;
    return mmaref_dpi_refused(status);
}

int mmaref_dpi_dot_add(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                       const uint32_t *b, const uint32_t *c, uint32_t *d, uint32_t *coverage)
{
    return mmaref_dpi_dot_add_others(types, arithmetic, count, a, b, c, NULL, d, coverage);
}

int mmaref_dpi_dot_fixed(const uint32_t *types, const uint32_t *arithmetic, int count, const uint32_t *a,
                         const uint32_t *b, const uint32_t *c, const uint32_t *others, uint32_t *fixed)
{
    const mmaref_dpi_dot_vectors given = { types, arithmetic, count, a, b, c, others };
    mmaref_dpi_fixed_words *of = (mmaref_dpi_fixed_words *)fixed;
    mmaref_fixed sum;
    mmdpi_dot dot;
    mmdpi_text why;
    mmaref_status status;

    (void)mmaref_dpi_text_start(&why);
    status = mmaref_dpi_dot_open(&given, &dot, &why);
    if (status == MMAREF_OK) {
        mmaref_dpi_fixed_place(of, &sum);
        status = mmdpi_dot_fixed(&dot, &sum, &why);
    }
    mmdpi_words_zero(fixed, MMAREF_DPI_FIXED_WORDS);
    if (status == MMAREF_OK) {
        mmaref_dpi_fixed_put(&sum, of);
    }
    return mmaref_dpi_refused(status);
}

unsigned char mmaref_dpi_same(const uint32_t *type, const uint32_t *arithmetic, const uint32_t *expected,
                              const uint32_t *got)
{
    mmaref_arithmetic block;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    if (mmaref_dpi_refused(mmaref_dpi_block(arithmetic, &block, &why)) != MMAREF_OK) {
        return false;
    }
    return mmaref_same(type[0], &block, mmdpi_words_u64(expected), mmdpi_words_u64(got));
}

unsigned mmaref_dpi_flags(unsigned coverage)
{
    return mmaref_flags(coverage);
}

int mmaref_dpi_mac16(const uint32_t *operand, const uint32_t *x, const uint32_t *y, const uint32_t *z,
                     uint32_t *z_out)
{
    mmaref_amx state;
    mmaref_status status;
    mmdpi_text why;

    (void)mmaref_dpi_text_start(&why);
    mmdpi_words_amx(x, y, z, &state);
    status = mmdpi_mac16_result(mmdpi_words_u64(operand), &state, &why);
    if (status == MMAREF_OK) {
        mmdpi_words_z_put((const uint8_t (*)[64])state.z, z_out);
    }
    return mmaref_dpi_refused(status);
}
