/* SPDX-License-Identifier: MIT */
/* Whole instructions, dot products, mac16, coverage. See mmaref_imports.svh. */
#include "mmaref_dpi_vectors.h"

int mmaref_dpi_mma(int instruction, const svBitVecVal *arithmetic, const svBitVecVal *operands,
                   svBitVecVal *d)
{
    mmdpi_job job;
    mmaref_operands given;
    mmaref_status status = mmaref_dpi_job(instruction, arithmetic, &job);

    mmaref_dpi_zero(d, MMAREF_DPI_REGS_WORDS);
    if (status != MMAREF_OK) {
        return status;
    }
    mmaref_dpi_operands(operands, &given);
    return mmaref_mma(&job.instruction, &job.arithmetic, &given, d, NULL, NULL);
}

static int dot_add(const svBitVecVal *types, const svBitVecVal *arithmetic, int count, const svBitVecVal *a,
                   const svBitVecVal *b, const svBitVecVal *c, const svBitVecVal *random, svBitVecVal *d,
                   svBitVecVal *coverage)
{
    mmaref_dpi_dot dot;
    uint64_t result = 0;
    uint32_t corners = 0;
    mmaref_status status = mmaref_dpi_dot_take(&dot, types, arithmetic, count, a, b, c);

    if (status == MMAREF_OK && random == NULL) {
        status = mmaref_dot_add(&dot.types, &dot.arithmetic, dot.meeting.a, dot.meeting.b,
                                dot.meeting.count, dot.meeting.c, &result, &corners, NULL);
    } else if (status == MMAREF_OK) {
        status = mmaref_dot_add_random(&dot.types, &dot.arithmetic, dot.meeting.a, dot.meeting.b, dot.meeting.count,
                                       dot.meeting.c, random[0], &result, &corners, NULL);
    }
    mmaref_dpi_u64_put(result, d);
    *coverage = corners;
    return status;
}

int mmaref_dpi_dot_add(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                       const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                       svBitVecVal *d, svBitVecVal *coverage)
{
    return dot_add(types, arithmetic, count, a, b, c, NULL, d, coverage);
}

int mmaref_dpi_dot_add_random(const svBitVecVal *types, const svBitVecVal *arithmetic, int count,
                              const svBitVecVal *a, const svBitVecVal *b, const svBitVecVal *c,
                              const svBitVecVal *random, svBitVecVal *d, svBitVecVal *coverage)
{
    return dot_add(types, arithmetic, count, a, b, c, random, d, coverage);
}

int mmaref_dpi_mac16(const svBitVecVal *operand, const svBitVecVal *x, const svBitVecVal *y,
                     const svBitVecVal *z, svBitVecVal *z_out)
{
    mmaref_amx state;
    mmaref_status status;
    unsigned i;

    mmaref_dpi_amx(x, y, z, &state);
    status = mmaref_mac16(&state, mmaref_dpi_u64(operand));
    for (i = 0; status == MMAREF_OK && i < 1024; i++) {
        const uint8_t *byte = &state.z[i / 16][4 * (i % 16)];
        z_out[i] = (svBitVecVal)byte[0] | (svBitVecVal)byte[1] << 8 | (svBitVecVal)byte[2] << 16 |
                   (svBitVecVal)byte[3] << 24;
    }
    return status;
}

unsigned mmaref_dpi_coverage(int instruction, const svBitVecVal *arithmetic,
                             const svBitVecVal *operands)
{
    uint32_t d[MMAREF_DPI_REGS_WORDS];
    mmdpi_job job;
    mmaref_operands given;
    uint32_t corners = 0;

    if (mmaref_dpi_job(instruction, arithmetic, &job) != MMAREF_OK) {
        return 0;
    }
    mmaref_dpi_operands(operands, &given);
    return mmaref_mma(&job.instruction, &job.arithmetic, &given, d, &corners, NULL) == MMAREF_OK ? corners : 0;
}
