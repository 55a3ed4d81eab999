/* SPDX-License-Identifier: MIT */
/* D = A * B + C of f64, whose elements stay patterns: as many columns of B as fit meet every row of A. See dot.h. */
#include "dot.h"

#if MMAREF_HAS_F64

#define K_MAX 16

/* The element of an operand at a place. */
static uint64_t load(const mmaref_work *work, uint8_t operand, const uint32_t *registers, unsigned place)
{
    const uint32_t *word = registers + 2u * mmaref_layout_find(mmaref_layout_of(work->row, operand), (uint16_t)place);

    return (uint64_t)word[1] << 32 | word[0];
}

/* A row of A or a column of B, which begins at a place, in the order in which steps take it. */
static void gather(const mmaref_work *work, uint8_t interleave, uint8_t operand, unsigned place, unsigned stride,
                   uint64_t *to)
{
    const uint32_t *registers = operand == MMAREF_OPERAND_A ? work->operands->a : work->operands->b;
    uint8_t count = (uint8_t)(1u << work->row->k_log2), k;

    for (k = 0; k < count; k++) {
        to[k] = load(work, operand, registers, place + mmaref_step_element(interleave, count, k) * stride);
    }
}

void mmaref_multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *is = work->row;
    unsigned rows = 1u << is->m_log2, columns = 1u << is->n_log2, count = 1u << is->k_log2, block = K_MAX / count;
    unsigned row, first, column;
    uint64_t a[K_MAX], b[K_MAX];
    mmaref_step step;

    step.rules = rules;
    step.tile = NULL;
    step.a64 = a;
    step.elements = (uint8_t)count;
    for (first = 0; first < columns; first += block) {
        for (column = 0; column < block; column++) {
            gather(work, rules->interleave, MMAREF_OPERAND_B, first + column, columns, b + column * count);
        }
        for (row = 0; row < rows; row++) {
            gather(work, rules->interleave, MMAREF_OPERAND_A, row * count, 1, a);
            for (column = 0; column < block; column++) {
                unsigned place = row * columns + first + column;
                uint64_t value = load(work, MMAREF_OPERAND_C, work->operands->c, place);
                step.b64 = b + column * count;
                mmaref_dot(&step, &value, 1);
                mmaref_element_store(work->d, mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_D), (uint16_t)place), 6,
                                     value);
            }
        }
    }
}

#endif
