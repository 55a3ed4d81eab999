/* SPDX-License-Identifier: MIT */
/* The entry point of every mma and wmma.mma (PTX ISA 9.7.14.4.5, 9.7.14.5.14). See mmaref.h. */
#include "mmaref_internal.h"

static bool operands_present(const mmaref_work *work)
{
    const mmaref_operands *o = work->operands;

    if (o == NULL || o->a == NULL || o->b == NULL || o->c == NULL || work->d == NULL) {
        return false;
    }
    return (!mmaref_is_sparse(work->row) || o->e != NULL) &&
           (!mmaref_is_scaled(work->row) || (o->scale_a != NULL && o->scale_b != NULL));
}

/* Everything that can be wrong, before anything is written. */
static mmaref_status check(const mmaref_work *work, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;

    if (work->row == NULL || work->row->layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
        work->row->layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return mmaref_fail(error, MMAREF_REASON_NO_PRODUCT);
    }
    if (!operands_present(work)) {
        return mmaref_fail(error, MMAREF_REASON_MISSING_OPERAND);
    }
    if (MMAREF_HAS_FLOAT && work->row->arithmetic_class != 0) {
        status = mmaref_arithmetic_fits(work, error);
    }
    if (status == MMAREF_OK && mmaref_is_sparse(work->row)) {
        status = mmaref_sparse_check(work, error);
    }
    if (status == MMAREF_OK && mmaref_is_scaled(work->row)) {
        status = mmaref_scale_check(work, error);
    }
    return status;
}

mmaref_status mmaref_mma_cover(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const mmaref_operands *operands, uint32_t *d, uint32_t *coverage,
                               mmaref_error *error)
{
    mmaref_work work;
    mmaref_status status;

    work.instruction = instruction;
    work.arithmetic = arithmetic;
    work.operands = operands;
    work.d = d;
    work.coverage = coverage;
    work.row = mmaref_row_under(instruction, arithmetic, &work.unpacked);
    status = check(&work, error);
    if (status != MMAREF_OK) {
        return status;
    }
    if (MMAREF_HAS_INTEGER && work.row->arithmetic_class == 0) {
        mmaref_mma_integer(&work);
    } else if (MMAREF_HAS_FLOAT) {
        mmaref_mma_float(&work);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                         const mmaref_operands *operands, uint32_t *d, mmaref_error *error)
{
    return mmaref_mma_cover(instruction, arithmetic, operands, d, NULL, error);
}
