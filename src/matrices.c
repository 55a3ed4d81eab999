/* SPDX-License-Identifier: MIT */
/* The matrices of a floating-point instruction: where their rows, columns and elements
 * lie in the registers. See mmaref_internal.h. */
#include "mmaref_internal.h"

void mmaref_matrices_open(mmaref_matrices *m, const mmaref_work *work)
{
    const mmaref_instruction *instruction = work->instruction;
    const mmaref_instruction_row *row = work->row;

    m->work = work;
    m->rows = (uint16_t)(1u << row->m_log2);
    m->columns = (uint16_t)(1u << row->n_log2);
    m->product = 0;
    m->c_layout = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_C]];
    m->d_layout = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_D]];
    mmaref_walk_flips(m->c_layout, 1, m->c_flips);
    mmaref_walk_flips(m->d_layout, 1, m->d_flips);
    m->a.registers = work->operands->a;
    m->a.layout = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_A]];
    m->a.format = mmaref_format_of(instruction, MMAREF_OPERAND_A);
    m->a.arithmetic = work->arithmetic;
    mmaref_walk_flips(m->a.layout, 1, m->a.flips);
    m->a.count = (uint8_t)(1u << m->a.layout->columns_log2);
    m->a.ordered = work->arithmetic->interleave != 0;
    m->b = m->a;
    m->b.ordered = m->a.ordered && !mmaref_is_sparse(row);
    m->b.count = (uint8_t)(1u << row->k_log2);
    m->sparse = mmaref_is_sparse(row);
    m->scaled = mmaref_is_scaled(row);
    m->folded = m->scaled && work->arithmetic->block == 0;
    m->b.registers = work->operands->b;
    m->b.layout = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_B]];
    m->b.format = mmaref_format_of(instruction, MMAREF_OPERAND_B);
    mmaref_walk_flips(m->b.layout, m->columns, m->b.flips);
    m->rules.arithmetic = work->arithmetic;
    m->rules.a = m->a.format;
    m->rules.b = m->b.format;
    m->rules.c = mmaref_format_of(instruction, MMAREF_OPERAND_C);
    m->rules.d = mmaref_format_of(instruction, MMAREF_OPERAND_D);
    m->rules.coverage = work->coverage;
    m->rules.step = work->arithmetic->step_type == 0 ? m->rules.d
                                                     : &mmaref_format_rows[work->arithmetic->step_type];
    m->rules.rounding = mmaref_rounding_of(instruction, work->arithmetic);
}

void mmaref_aim_row(mmaref_matrices *m, uint16_t row)
{
    m->a.start = (uint16_t)((m->product * m->rows + row) << m->a.layout->columns_log2);
}

void mmaref_aim_column(mmaref_matrices *m, uint16_t column)
{
    m->b.start = (uint16_t)((m->product << m->work->row->k_log2) * m->columns + column);
}

mmaref_result_place mmaref_aim_result(const mmaref_matrices *m, uint16_t row, uint16_t column)
{
    uint16_t place = (uint16_t)((m->product * m->rows + row) * m->columns + column);
    mmaref_result_place at;

    at.c = mmaref_layout_find(m->c_layout, place);
    at.d = mmaref_layout_find(m->d_layout, place);
    at.column = column;
    return at;
}

void mmaref_compute(const mmaref_matrices *m, mmaref_result_place *at, const mmaref_dot_elements *elements)
{
    const uint32_t *registers = m->work->operands->c;
    uint64_t c = m->rules.c->width_log2 == 6 ? mmaref_element_load64(registers, at->c)
                                             : mmaref_element_load(registers, at->c, m->rules.c->width_log2);

    mmaref_element_store(m->work->d, at->d, m->rules.d->width_log2, mmaref_dot(&m->rules, elements, c));
    at->c = mmaref_walk_next(m->c_flips, at->c, at->column);
    at->d = m->d_layout == m->c_layout ? at->c : mmaref_walk_next(m->d_flips, at->d, at->column);
    at->column++;
}
