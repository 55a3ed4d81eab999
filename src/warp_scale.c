/* SPDX-License-Identifier: MIT */
/* Scale factors (PTX ISA 9.7.14.3): the selectors byte-id and thread-id choose them. See warp.h. */
#include "warp.h"

/* The selectors for MMAREF_OPERAND_SCALE_A or ..._B. */
static uint16_t byte_id(const mmaref_work *work, uint8_t operand)
{
    return operand == MMAREF_OPERAND_SCALE_A ? work->operands->byte_id_a : work->operands->byte_id_b;
}

static uint16_t thread_id(const mmaref_work *work, uint8_t operand)
{
    return operand == MMAREF_OPERAND_SCALE_A ? work->operands->thread_id_a : work->operands->thread_id_b;
}

mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error)
{
    uint8_t operand;

    for (operand = MMAREF_OPERAND_SCALE_A; operand <= MMAREF_OPERAND_SCALE_B; operand++) {
        uint16_t byte = byte_id(work, operand), thread = thread_id(work, operand);
        /* a multiple of the vector length, with room for it (Table 37) */
        if (byte >= 4 || (byte & (mmaref_scale_vector(&work->row) - 1)) != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_BYTE_ID, MMAREF_LANES, byte);
        }
        if (thread >> mmaref_layout_of(&work->row, operand)->products_log2 != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_THREAD_ID, MMAREF_LANES, thread);
        }
    }
    return MMAREF_OK;
}

uint8_t mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk)
{
    const mmaref_layout_row *layout = mmaref_layout_of(&work->row, operand);
    const uint32_t *data = work->operands->scale_a;
    unsigned row = line, column = (unsigned)byte_id(work, operand) + chunk;
    unsigned first = (unsigned)thread_id(work, operand) << layout->rows_log2;
    uint16_t at;

    if (operand != MMAREF_OPERAND_SCALE_A) {
        data = work->operands->scale_b;
        row = column;
        column = line;
    }
    at = mmaref_layout_find(layout, (uint16_t)(((first + row) << layout->columns_log2) + column));
    return (uint8_t)mmaref_element_load(data, at, 3);
}
