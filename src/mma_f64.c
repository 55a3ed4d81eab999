/* SPDX-License-Identifier: MIT */
/* D = A * B + C of f64, whose elements stay patterns: apart, for the stack that it takes.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

#define K_MAX 16

static void gather_f64(const mmaref_line *from, uint64_t *to)
{
    uint16_t fragment = mmaref_layout_find(from->layout, from->start);
    uint8_t k;

    for (k = 0; k < from->count; k++) {
        to[mmaref_step_position(from->arithmetic, from->count, k)] = mmaref_element_load64(from->registers, fragment);
        fragment = mmaref_walk_next(from->flips, fragment, k);
    }
}

void mmaref_multiply_f64(mmaref_matrices *m)
{
    uint64_t a[K_MAX], b[K_MAX];
    mmaref_dot_elements elements = { { NULL, NULL }, { NULL, NULL }, NULL, NULL, NULL, NULL, 0, 1 };
    uint16_t row, column;

    elements.a64 = a;
    elements.b64 = b;
    elements.count = m->a.count;
    for (column = 0; column < m->columns; column++) {
        mmaref_aim_column(m, column);
        gather_f64(&m->b, b);
        for (row = 0; row < m->rows; row++) {
            mmaref_result_place at = mmaref_aim_result(m, row, column);
            mmaref_aim_row(m, row);
            gather_f64(&m->a, a);
            mmaref_compute(m, &at, &elements);
        }
    }
}
