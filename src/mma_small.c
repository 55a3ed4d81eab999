/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C in little stack: elements stay in the registers, and steps
 * decode each as they come to it, more than once. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifdef MMAREF_SMALL_STACK

/* Which element of its row of A or column of B, or of a caller's array, is number k of a step. */
static uint8_t element_of(const mmaref_step *step, uint8_t k)
{
    return mmaref_step_element(step->rules->interleave, step->elements->count, (uint8_t)(step->first + k));
}

/* The container at a place; above its own bits lie those of others. */
static uint64_t load(const mmaref_work *work, uint8_t operand, const mmaref_format_row *format,
                     const uint32_t *registers, uint16_t place)
{
    uint16_t at = mmaref_layout_find(mmaref_layout_of(work->row, operand), place);

    if (format->width_log2 == 6) {
        return (uint64_t)registers[2 * at + 1] << 32 | registers[2 * at];
    }
    return mmaref_element_load(registers, at, format->width_log2);
}

/* The container of an element of its row of A or column of B. */
static uint64_t pattern(const mmaref_step *step, uint16_t element, bool of_b)
{
    const mmaref_dot_elements *e = step->elements;
    const mmaref_work *work = e->work;

    if (work == NULL) {
        return of_b ? e->b64[element] : e->a64[element];
    }
    if (of_b) {
        element = (uint16_t)((((uint16_t)(e->product << work->row->k_log2) + element) << work->row->n_log2) + e->column);
        return load(work, MMAREF_OPERAND_B, step->rules->b, work->operands->b, element);
    }
    element = (uint16_t)(((uint16_t)(e->product << work->row->m_log2) + e->row) * e->count + element);
    return load(work, MMAREF_OPERAND_A, step->rules->a, work->operands->a, element);
}

uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t k, bool of_b)
{
    return pattern(step, element_of(step, k), of_b); /* f64 is never sparse */
}

void mmaref_factor_fold(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk, mmaref_factor *factor)
{
    mmaref_block_scale scale;

    mmaref_scale_load(work, operand, line, chunk, &scale);
    mmaref_scale_apply(&scale, factor);
}

void mmaref_step_pair(const mmaref_step *step, uint8_t k, mmaref_factor *a, mmaref_factor *b)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_work *work = step->elements->work;
    uint8_t flags = mmaref_decode_flags(rules->arithmetic);
    uint8_t element = element_of(step, k);
    uint8_t column = element; /* of the whole of a sparse A */

    if (work != NULL && mmaref_is_sparse(work->row)) {
        column = mmaref_sparse_column(work, step->elements->row, element);
    }
    mmaref_factor_decode(rules->a, flags, (uint32_t)pattern(step, element, false), a);
    mmaref_factor_decode(rules->b, flags, (uint32_t)pattern(step, column, true), b);
    if (work != NULL && mmaref_is_folded(work)) {
        uint8_t chunk = (uint8_t)(column * mmaref_scale_vector(work->instruction) >> work->row->k_log2);
        mmaref_factor_fold(work, MMAREF_OPERAND_SCALE_A, step->elements->row, chunk, a);
        mmaref_factor_fold(work, MMAREF_OPERAND_SCALE_B, step->elements->column, chunk, b);
    }
}

void mmaref_step_scales(const mmaref_step *step, uint8_t block, mmaref_block_scale *a, mmaref_block_scale *b)
{
    const mmaref_dot_elements *e = step->elements;
    uint8_t vector = mmaref_scale_vector(e->work->instruction);
    uint8_t chunk = (uint8_t)(block * e->work->arithmetic->block * vector / e->count);

    mmaref_scale_load(e->work, MMAREF_OPERAND_SCALE_A, e->row, chunk, a);
    mmaref_scale_load(e->work, MMAREF_OPERAND_SCALE_B, e->column, chunk, b);
}

void mmaref_mma_float(const mmaref_work *work)
{
    const mmaref_layout_row *a = mmaref_layout_of(work->row, MMAREF_OPERAND_A);
    mmaref_dot_rules rules;
    mmaref_dot_elements elements = { NULL, 0, 0, 0, NULL, NULL, 0, 1 };
    uint16_t place;

    elements.work = work;
    elements.count = (uint8_t)(1u << (work->row->k_log2 - mmaref_is_sparse(work->row)));
    mmaref_rules_open(&rules, work, elements.count);
    for (place = 0; place >> a->products_log2 >> work->row->m_log2 >> work->row->n_log2 == 0; place++) {
        uint64_t c = load(work, MMAREF_OPERAND_C, rules.c, work->operands->c, place);
        elements.column = (uint16_t)(place & ((1u << work->row->n_log2) - 1));
        elements.row = (uint16_t)(place >> work->row->n_log2 & ((1u << work->row->m_log2) - 1));
        elements.product = (uint8_t)(place >> work->row->n_log2 >> work->row->m_log2);
        mmaref_element_store(work->d, mmaref_layout_find(mmaref_layout_of(work->row, MMAREF_OPERAND_D), place),
                             rules.d->width_log2, mmaref_dot(&rules, &elements, c));
    }
}

#endif
