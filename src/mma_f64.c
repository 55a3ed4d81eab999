/* SPDX-License-Identifier: MIT */
/* D = A * B + C of f64, whose elements stay patterns: apart, for the stack that it takes.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

#define K_MAX 16

static void gather(const mmaref_line *from, uint16_t place, uint64_t *to)
{
    uint16_t start = mmaref_line_start(from, place);
    uint8_t k;

    for (k = 0; k < from->count; k++) {
        to[k] = mmaref_line_load(from, mmaref_line_bit(from, start, k));
    }
}

/* As many columns of B as fit meet every row of A. */
void mmaref_multiply_f64(const mmaref_matrices *m)
{
    uint64_t a[K_MAX], b[K_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, 0, NULL, NULL, 0, 1 };
    uint8_t k = m->a.count, block = (uint8_t)(K_MAX / k), first, column;
    uint16_t row;

    elements.a64 = a;
    elements.count = k;
    for (first = 0; first < m->columns; first = (uint8_t)(first + block)) {
        for (column = 0; column < block; column++) {
            gather(&m->b, mmaref_column_place(m, (uint16_t)(first + column)), b + column * k);
        }
        for (row = 0; row < m->rows; row++) {
            uint16_t place = (uint16_t)(mmaref_result_place(m, row) + first);
            uint16_t c = mmaref_line_start(&m->c, place), d = mmaref_line_start(&m->d, place);
            gather(&m->a, mmaref_row_place(m, row), a);
            for (column = 0; column < block; column++) {
                elements.b64 = b + column * k;
                mmaref_compute(m, mmaref_line_bit(&m->c, c, column), mmaref_line_bit(&m->d, d, column), &elements);
            }
        }
    }
}

#endif
