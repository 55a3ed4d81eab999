/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C, one product after the other. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

void mmaref_mma_float(const mmaref_work *work)
{
    mmaref_matrices m;

    mmaref_matrices_open(&m, work);
    for (; m.product >> m.a.layout->products_log2 == 0; m.product++) {
        if (MMAREF_HAS_F64 && m.a.format->width_log2 == 6) {
            mmaref_multiply_f64(&m);
        } else {
            mmaref_multiply_factors(&m);
        }
    }
}

#endif
