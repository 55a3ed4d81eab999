/* SPDX-License-Identifier: MIT */
/* Block scaling (PTX ISA 9.7.14.3). See mmaref_internal.h. */
#include "mmaref_internal.h"

uint8_t mmaref_scale_vector(const mmaref_instruction *instruction)
{
    switch (instruction->word[MMAREF_QUALIFIER_SCALE_VEC]) {
    case MMAREF_WORD_SCALE_VEC_1X:
        return 1;
    case MMAREF_WORD_SCALE_VEC_2X:
        return 2;
    case MMAREF_WORD_SCALE_VEC_4X:
        return 4;
    default:
        return instruction->word[MMAREF_QUALIFIER_KIND] == MMAREF_WORD_KIND_MXF8F6F4 ? 1 : 2;
    }
}

/* What MMAREF_OPERAND_SCALE_A or ..._B names. */
typedef struct {
    const uint32_t *data;
    const mmaref_layout_row *layout;
    uint16_t byte_id, thread_id;
} scale_data;

static scale_data data_of(const mmaref_work *work, uint8_t operand)
{
    const mmaref_operands *o = work->operands;
    bool of_a = operand == MMAREF_OPERAND_SCALE_A;
    scale_data data;

    data.data = of_a ? o->scale_a : o->scale_b;
    data.layout = mmaref_layout_of(work->row, operand);
    data.byte_id = of_a ? o->byte_id_a : o->byte_id_b;
    data.thread_id = of_a ? o->thread_id_a : o->thread_id_b;
    return data;
}

mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error)
{
    uint8_t operand;

    for (operand = MMAREF_OPERAND_SCALE_A; operand <= MMAREF_OPERAND_SCALE_B; operand++) {
        scale_data data = data_of(work, operand);
        /* A multiple of the vector length that leaves room for it (Table 37). */
        if (data.byte_id >= 4 || (data.byte_id & (mmaref_scale_vector(work->instruction) - 1)) != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_BYTE_ID, 0, data.byte_id);
        }
        if (data.thread_id >> data.layout->products_log2 != 0) {
            return mmaref_fail_at(error, MMAREF_REASON_THREAD_ID, 0, data.thread_id);
        }
    }
    return MMAREF_OK;
}

/* What mmaref_number_decode says, of ue8m0 and ue4m3. */
static void decode(const mmaref_format_row *format, uint8_t bits, mmaref_block_scale *scale)
{
    uint8_t hidden = (uint8_t)(1u << format->fraction_bits);
    uint8_t fraction = bits & (uint8_t)(hidden - 1);
    uint8_t ones = (uint8_t)((1u << format->exponent_bits) - 1);
    uint8_t field = (uint8_t)(bits >> format->fraction_bits) & ones;
    bool subnormal = field == 0 && hidden != 1;

    scale->significand = subnormal ? fraction : hidden | fraction;
    scale->scale = (int16_t)(field + subnormal - (int16_t)format->bias);
    scale->exponent = (int16_t)(scale->scale - format->fraction_bits);
    scale->special = field == ones && fraction == hidden - 1 ? MMAREF_NUMBER_NAN : MMAREF_NUMBER_FINITE;
}

void mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk,
                       mmaref_block_scale *scale)
{
    scale_data data = data_of(work, operand);
    bool of_a = operand == MMAREF_OPERAND_SCALE_A;
    uint16_t byte = (uint16_t)(data.byte_id + chunk);
    uint16_t row = (uint16_t)(data.thread_id << data.layout->rows_log2 | (of_a ? line : byte));
    uint16_t place = (uint16_t)(row << data.layout->columns_log2 | (of_a ? byte : line));
    uint32_t bits = mmaref_element_load(data.data, mmaref_layout_find(data.layout, place), 3);

    decode(&mmaref_format_rows[work->instruction->word[MMAREF_QUALIFIER_STYPE]], (uint8_t)bits, scale);
}

void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_factor *factor)
{
    uint16_t sign = factor->significand & MMAREF_FACTOR_SIGN;
    uint16_t magnitude = factor->significand & (MMAREF_FACTOR_SIGN - 1);
    int16_t exponent = factor->exponent;

    if (scale->special == MMAREF_NUMBER_NAN || exponent == MMAREF_FACTOR_NAN) {
        factor->exponent = MMAREF_FACTOR_NAN;
        return;
    }
    if (scale->significand != 1) { /* ue4m3: below 2^4, with e2m1 only: it has bits to spare */
        magnitude = (uint16_t)((magnitude >> 4) * scale->significand);
        exponent = (int16_t)(exponent + 4);
    }
    if (magnitude == 0) {
        exponent = MMAREF_FACTOR_ZERO;
    } else if (factor->exponent != MMAREF_FACTOR_INFINITY) {
        exponent = (int16_t)(exponent + scale->exponent);
    }
    factor->significand = sign | magnitude;
    factor->exponent = exponent;
}
