/* SPDX-License-Identifier: MIT */
/* D = A * B + C of f64, whose elements stay patterns: as many columns of B as fit meet every row of A. See dot.h. */
#include "dot.h"

#if MMAREF_HAS_F64

#define K_MAX 16

/* Layouts are linear: the cell of an element is that of the first one of its line, changed by that of its number
 * in the line. */
typedef struct {
    const mmaref_layout_row *layout;
    uint16_t cell[K_MAX]; /* by number in the line */
} lines;

static uint64_t load(const uint32_t *registers, unsigned cell)
{
    return (uint64_t)registers[2 * cell + 1] << 32 | registers[2 * cell];
}

/* Lines of so many elements, so many places apart, in the order in which steps take them. */
static void open_lines(lines *l, const mmaref_work *work, uint8_t operand, uint8_t interleave, unsigned count, unsigned stride)
{
    unsigned k;

    l->layout = mmaref_layout_of(work->row, operand);
    for (k = 0; k < count; k++) {
        l->cell[k] = mmaref_layout_find(l->layout, (uint16_t)(mmaref_step_element(interleave, (uint8_t)count, (uint8_t)k) * stride));
    }
}

/* The line that begins at a place. */
static void gather(const lines *l, const uint32_t *registers, unsigned place, unsigned count, uint64_t *to)
{
    unsigned start = mmaref_layout_find(l->layout, (uint16_t)place), k;

    for (k = 0; k < count; k++) {
        to[k] = load(registers, start ^ l->cell[k]);
    }
}

/* A row against columns of B, both gathered; its first element of D is at a place. */
static void compute_row(const mmaref_work *work, mmaref_step *step, const uint64_t *b, unsigned place, unsigned columns)
{
    const mmaref_layout_row *c = mmaref_layout_of(work->row, MMAREF_OPERAND_C), *d = mmaref_layout_of(work->row, MMAREF_OPERAND_D);
    unsigned column;

    for (column = 0; column < columns; column++, b += step->elements) {
        uint16_t from = mmaref_layout_find(c, (uint16_t)(place + column));
        uint64_t value = load(work->operands->c, from);
        step->b64 = b;
        mmaref_dot(step, &value, 1);
        mmaref_element_store(work->d, d == c ? from : mmaref_layout_find(d, (uint16_t)(place + column)), 6, value);
    }
}

void mmaref_multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *is = work->row;
    unsigned rows = 1u << is->m_log2, columns = 1u << is->n_log2, count = 1u << is->k_log2, block = K_MAX / count;
    unsigned row, first, column;
    uint64_t a[K_MAX], b[K_MAX];
    mmaref_step step;
    lines of_a, of_b;

    step.rules = rules;
    step.tile = NULL;
    step.a64 = a;
    step.elements = (uint8_t)count;
    open_lines(&of_a, work, MMAREF_OPERAND_A, rules->interleave, count, 1);
    open_lines(&of_b, work, MMAREF_OPERAND_B, rules->interleave, count, columns);
    for (first = 0; first < columns; first += block) {
        for (column = 0; column < block; column++) {
            gather(&of_b, work->operands->b, first + column, count, b + column * count);
        }
        for (row = 0; row < rows; row++) {
            gather(&of_a, work->operands->a, row * count, count, a);
            compute_row(work, &step, b, row * columns + first, block);
        }
    }
}

#endif
