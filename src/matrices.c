/* SPDX-License-Identifier: MIT */
/* The matrices of a floating-point instruction: where their rows, columns and elements
 * lie in the registers. See mmaref_internal.h. */
#include "mmaref_internal.h"

void mmaref_rules_open(mmaref_dot_rules *rules, const mmaref_work *work, uint8_t count)
{
    bool halved = work->arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL && mmaref_is_sparse(work->row);

    rules->arithmetic = work->arithmetic;
    rules->a = mmaref_format_of(work->instruction, MMAREF_OPERAND_A);
    rules->b = mmaref_format_of(work->instruction, MMAREF_OPERAND_B);
    rules->c = mmaref_format_of(work->instruction, MMAREF_OPERAND_C);
    rules->d = mmaref_format_of(work->instruction, MMAREF_OPERAND_D);
    rules->coverage = work->coverage;
    rules->rounding = mmaref_rounding_of(work->instruction, work->arithmetic);
    mmaref_rules_complete(rules, count, halved); /* half of a chunk of metadata is stored */
}

#ifndef MMAREF_SMALL_STACK

uint16_t mmaref_line_start(const mmaref_line *line, uint16_t place)
{
    return (uint16_t)(mmaref_layout_find(line->layout, place) << line->format->width_log2);
}

uint16_t mmaref_line_bit(const mmaref_line *line, uint16_t start, uint8_t k)
{
    uint16_t bit = start ^ line->low[k & 7];
    const uint16_t *high = line->high;

    for (k >>= 3; k != 0; k >>= 1, high++) {
        bit ^= (k & 1) != 0 ? *high : 0;
    }
    return bit;
}

static void open_walk(mmaref_line *line, uint16_t stride, uint8_t interleave)
{
    uint8_t bit, k;

    line->low[0] = 0;
    for (bit = 0; bit < 3 || line->count >> bit > 1; bit++) {
        uint8_t number = (uint8_t)(1u << bit);
        uint8_t element = mmaref_step_element(interleave, line->count, number);
        uint16_t change = mmaref_line_start(line, (uint16_t)(element * stride));
        for (k = 0; bit < 3 && k < number; k++) {
            line->low[number + k] = line->low[k] ^ change;
        }
        if (bit >= 3) {
            line->high[bit - 3] = change;
        }
    }
}

static void open_line(const mmaref_matrices *m, uint8_t operand, const uint32_t *registers, uint16_t count,
                      uint16_t stride, uint8_t interleave, mmaref_line *line)
{
    line->registers = registers;
    line->layout = mmaref_layout_of(m->work->row, operand);
    line->format = mmaref_format_of(m->work->instruction, operand);
    line->count = (uint8_t)count;
    open_walk(line, stride, interleave);
}

/* With these many fraction bits an aligned product is below 2^27, and sixteen of either sign fit 32 bits. */
#define NARROW_FRACTION 25

static bool is_narrow(const mmaref_dot_rules *rules)
{
    const mmaref_arithmetic *arithmetic = rules->arithmetic;

    return arithmetic->align == MMAREF_ALIGN_TRUNCATE && arithmetic->fraction_bits <= NARROW_FRACTION &&
           arithmetic->block == 0 && rules->rounding <= MMAREF_ROUND_NEAREST_EVEN && rules->coverage == NULL;
}

void mmaref_matrices_open(mmaref_matrices *m, const mmaref_work *work)
{
    const mmaref_instruction_row *row = work->row;
    const mmaref_operands *o = work->operands;
    uint16_t stored = (uint16_t)(1u << (row->k_log2 - mmaref_is_sparse(row)));
    uint8_t interleave;

    m->work = work;
    m->rows = (uint16_t)(1u << row->m_log2);
    m->columns = (uint16_t)(1u << row->n_log2);
    m->product = 0;
    mmaref_rules_open(&m->rules, work, (uint8_t)stored);
    interleave = m->rules.interleave;
    open_line(m, MMAREF_OPERAND_A, o->a, stored, 1, interleave, &m->a);
    /* Of a column sparse rows pick elements by their k. */
    open_line(m, MMAREF_OPERAND_B, o->b, (uint16_t)(1u << row->k_log2), m->columns, mmaref_is_sparse(row) ? 0 : interleave, &m->b);
    open_line(m, MMAREF_OPERAND_C, o->c, m->columns, 1, 0, &m->c);
    open_line(m, MMAREF_OPERAND_D, work->d, m->columns, 1, 0, &m->d);
    m->in_place = m->c.layout == m->d.layout && m->c.format == m->d.format;
    m->narrow = is_narrow(&m->rules);
}

uint16_t mmaref_row_place(const mmaref_matrices *m, uint16_t row)
{
    return (uint16_t)((m->product * m->rows + row) * m->a.count);
}

uint16_t mmaref_column_place(const mmaref_matrices *m, uint16_t column)
{
    return (uint16_t)(m->product * m->b.count * m->columns + column);
}

uint16_t mmaref_result_place(const mmaref_matrices *m, uint16_t row)
{
    return (uint16_t)((m->product * m->rows + row) * m->columns);
}

void mmaref_compute(const mmaref_matrices *m, uint16_t c, uint16_t d, const mmaref_dot_elements *elements)
{
    uint8_t width_log2 = m->rules.d->width_log2;
    mmaref_step step;

    step.rules = &m->rules;
    step.elements = elements;
    mmaref_element_store(m->work->d, (uint16_t)(d >> width_log2), width_log2,
                         mmaref_dot(&step, mmaref_line_load(&m->c, c)));
}

#endif
