/* SPDX-License-Identifier: MIT */
/* What mmaref dot is asked. */
#ifndef MMAREF_DOT_READ_H
#define MMAREF_DOT_READ_H

#include "arith.h"
#include "command_line.h"
#include "exact_sum.h"
#include "gemm/gemm.h"

/* The question. An instruction's is one row of A and one column of B, padded to a tile; a unit of one's own has
 * types, and may have scale factors. No type is MMAREF_TYPE_OWN. */
typedef struct {
    bool has_instruction;
    gemm g;
    mmaref_dot_types types;
    unsigned count;
    uint64_t *a, *b, c;
    uint32_t scale_type; /* of a unit of one's own; 0: there are no scale factors */
    unsigned scales;
    uint64_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    numeral_style style;
    exact_sum sum;
    bool has_sum;
} dot;

/* Reads all of it, finds the exact sum, and reads the arithmetics that are asked for. EXIT_UNREADABLE after
 * complaining. */
int dot_read(dot *of, const command_line *line, arith_list *list);

/* The question as the library takes it, of a unit of one's own; scale_a and scale_b are where the factors go. */
mmaref_dot dot_of(const dot *of, uint8_t scale_a[MMAREF_SCALES_MAX], uint8_t scale_b[MMAREF_SCALES_MAX]);

/* What is asked, and the exact sum, above a table. */
void dot_put_title(const table *t, const dot *of);

/* Complains of what the library refuses. */
int dot_complain(const dot *of, const arith_named *by, const mmaref_error *error);

#endif
