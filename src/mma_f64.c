/* SPDX-License-Identifier: MIT */
/* D = A * B + C of f64, whose elements stay where they are. See dot.h. */
#include "dot.h"

#if MMAREF_HAS_F64

/* A line of elements so many places apart, but for where it begins. */
static void open_line(mmaref_line_f64 *line, const mmaref_layout_row *layout, const uint32_t *registers, uint8_t interleave,
                      unsigned count, unsigned stride)
{
    unsigned k;

    line->patterns = NULL;
    line->registers = registers;
    for (k = 0; k < count; k++) {
        line->cell[k] = mmaref_layout_find(layout, (uint16_t)(mmaref_step_element(interleave, (uint8_t)count, (uint8_t)k) * stride));
    }
}

#define COLUMNS 8 /* of every instruction */

/* The elements of D of a row, given the bits of places by which columns differ from the first one. */
static void compute_row(const mmaref_work *work, mmaref_step *step, mmaref_line_f64 *b, const uint16_t *b_column,
                        const uint16_t *c_column, unsigned place)
{
    const mmaref_layout_row *c = mmaref_layout_of(work->row, MMAREF_OPERAND_C), *d = mmaref_layout_of(work->row, MMAREF_OPERAND_D);
    unsigned start = mmaref_layout_find(c, (uint16_t)place), column;

    for (column = 0; column < COLUMNS; column++) {
        unsigned cell = start ^ c_column[column];
        uint64_t value = mmaref_load_f64(work->operands->c, cell);
        b->start = b_column[column];
        mmaref_dot(step, &value, 1);
        cell = d == c ? cell : mmaref_layout_find(d, (uint16_t)(place + column));
        mmaref_element_store(work->d, (uint16_t)cell, 6, value);
    }
}

MMAREF_NOINLINE void mmaref_multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *is = work->row;
    const mmaref_layout_row *of_a = mmaref_layout_of(is, MMAREF_OPERAND_A), *of_b = mmaref_layout_of(is, MMAREF_OPERAND_B);
    unsigned count = 1u << is->k_log2, row, column;
    uint16_t b_column[COLUMNS], c_column[COLUMNS];
    mmaref_line_f64 a, b;
    mmaref_rounder rounder;
    mmaref_step step;

    step.rules = rules;
    step.tile = NULL;
    step.column = 0;
    step.a64 = &a;
    step.b64 = &b;
    step.rounder = &rounder;
    step.elements = (uint8_t)count;
    mmaref_rounder_open(&rounder, rules, rules->rounding, MMAREF_LEADING_F64);
    open_line(&a, of_a, work->operands->a, rules->interleave, count, 1);
    open_line(&b, of_b, work->operands->b, rules->interleave, count, COLUMNS);
    for (column = 0; column < COLUMNS; column++) {
        b_column[column] = mmaref_layout_find(of_b, (uint16_t)column);
        c_column[column] = mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_C), (uint16_t)column);
    }
    for (row = 0; row >> is->m_log2 == 0; row++) {
        a.start = mmaref_layout_find(of_a, (uint16_t)(row * count));
        compute_row(work, &step, &b, b_column, c_column, row * COLUMNS);
    }
}

#endif
