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
uint64_t mmaref_small_load(const mmaref_work *work, uint8_t operand, uint8_t width_log2, uint16_t place)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, operand);
    const mmaref_operands *o = work->operands;
    const uint32_t *registers = operand == MMAREF_OPERAND_A ? o->a : operand == MMAREF_OPERAND_B ? o->b : o->c;
    uint16_t at = mmaref_layout_find(layout, place);

    if (width_log2 == 6) {
        return (uint64_t)registers[2 * at + 1] << 32 | registers[2 * at];
    }
    return mmaref_element_load(registers, at, width_log2);
}

void mmaref_small_store(const mmaref_work *work, uint8_t width_log2, uint16_t place, uint64_t value)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, MMAREF_OPERAND_D);

    mmaref_element_store(work->d, mmaref_layout_find(layout, place), width_log2, value);
}

/* log2 of the elements of D. */
static uint8_t places_log2(const mmaref_work *work)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, MMAREF_OPERAND_D);

    return (uint8_t)(layout->columns_log2 + layout->rows_log2 + layout->products_log2);
}

/* The row, in the matrices of all products, and the column of the element of D. */
static uint16_t row_of(const mmaref_dot_elements *e)
{
    return (uint16_t)(e->at.place >> e->work->row->n_log2);
}

static uint16_t column_of(const mmaref_dot_elements *e)
{
    return (uint16_t)(e->at.place & ((1u << e->work->row->n_log2) - 1));
}

/* The container of an element of its row of A or column of B. */
static uint64_t pattern(const mmaref_step *step, uint16_t element, bool of_b)
{
    const mmaref_dot_elements *e = step->elements;
    const mmaref_work *work = e->work;

    if (work == NULL) {
        return e->at.patterns[of_b][element];
    }
    if (of_b) {
        uint16_t product = (uint16_t)(row_of(e) >> work->row->m_log2);
        element = (uint16_t)((((uint16_t)(product << work->row->k_log2) + element) << work->row->n_log2) + column_of(e));
        return mmaref_small_load(work, MMAREF_OPERAND_B, step->rules->b->width_log2, element);
    }
    element = (uint16_t)(row_of(e) * e->count + element);
    return mmaref_small_load(work, MMAREF_OPERAND_A, step->rules->a->width_log2, element);
}

uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t k, bool of_b)
{
    return pattern(step, element_of(step, k), of_b); /* f64 is never sparse */
}

void mmaref_step_factor(const mmaref_step *step, uint8_t k, bool of_b, mmaref_factor *factor)
{
    const mmaref_dot_rules *rules = step->rules;
    const mmaref_work *work = step->elements->work;
    bool folded = work != NULL && mmaref_is_folded(work);
    uint8_t element = element_of(step, k);
    uint8_t column = element; /* of the whole of a sparse A */
    mmaref_block_scale scale;

    if ((of_b || folded) && work != NULL && mmaref_is_sparse(work->row)) {
        column = mmaref_sparse_column(work, row_of(step->elements), element);
    }
    mmaref_factor_decode(of_b ? rules->b : rules->a, mmaref_decode_flags(rules->arithmetic),
                         (uint32_t)pattern(step, of_b ? column : element, of_b), factor);
    if (folded) {
        uint8_t chunk = (uint8_t)(column * mmaref_scale_vector(work->instruction) >> work->row->k_log2);
        mmaref_scale_load(work, of_b ? MMAREF_OPERAND_SCALE_B : MMAREF_OPERAND_SCALE_A,
                          of_b ? column_of(step->elements) : row_of(step->elements), chunk, &scale);
        mmaref_scale_apply(&scale, factor);
    }
}

void mmaref_step_scales(const mmaref_step *step, uint8_t first, mmaref_block_scale *a, mmaref_block_scale *b)
{
    const mmaref_dot_elements *e = step->elements;
    uint8_t stored_log2 = (uint8_t)(e->work->row->k_log2 - mmaref_is_sparse(e->work->row));
    uint8_t chunk = (uint8_t)(first * mmaref_scale_vector(e->work->instruction) >> stored_log2);

    mmaref_scale_load(e->work, MMAREF_OPERAND_SCALE_A, row_of(e), chunk, a);
    mmaref_scale_load(e->work, MMAREF_OPERAND_SCALE_B, column_of(e), chunk, b);
}

void mmaref_mma_float(const mmaref_work *work)
{
    mmaref_dot_rules rules;
    mmaref_dot_elements elements;
    mmaref_step step;

    step.rules = &rules;
    step.elements = &elements;
    elements.work = work;
    elements.special = 1;
    elements.count = (uint8_t)(1u << (work->row->k_log2 - mmaref_is_sparse(work->row)));
    mmaref_rules_open(&rules, work, elements.count);
    elements.at.place = (uint16_t)(1u << places_log2(work));
    while (elements.at.place-- != 0) {
        uint64_t c = mmaref_small_load(work, MMAREF_OPERAND_C, rules.c->width_log2, elements.at.place);
        mmaref_small_store(work, rules.d->width_log2, elements.at.place, mmaref_dot(&step, c));
    }
}

#endif
