/* SPDX-License-Identifier: MIT */
/* Scale factors of blocks: where they lie, what they are. See number.h and warp.h. */
#include "number.h"

/* ---- Scale factors (PTX ISA 9.7.14.3) ------------------------------------ */

/* The selectors of MMAREF_OPERAND_SCALE_A or ..._B. */
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
        /* A multiple of the vector length that leaves room for it (Table 37). */
        if (byte >= 4 || (byte & (mmaref_scale_vector(&work->row) - 1)) != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_BYTE_ID, MMAREF_LANES, byte);
        }
        if (thread >> mmaref_layout_of(&work->row, operand)->products_log2 != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_THREAD_ID, MMAREF_LANES, thread);
        }
    }
    return MMAREF_OK;
}

/* As mmaref_number_unpack, of ue8m0, which has no subnormals, and ue4m3. */
void mmaref_scale_unpack(const mmaref_format_row *format, uint32_t bits, mmaref_block_scale *scale)
{
    unsigned hidden = 1u << format->fraction_bits;
    unsigned ones = (1u << format->exponent_bits) - 1;
    unsigned fraction = (unsigned)bits & (hidden - 1);
    unsigned field = (unsigned)bits >> format->fraction_bits & ones;
    bool subnormal = field == 0 && hidden != 1;

    scale->significand = (uint8_t)(subnormal ? fraction : hidden + fraction);
    scale->aligned = (int16_t)((int16_t)(field + subnormal) - (int16_t)format->bias);
    scale->exponent = (int16_t)(scale->aligned - format->fraction_bits);
    scale->special = field == ones && fraction == hidden - 1 ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_FINITE;
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
