/* SPDX-License-Identifier: MIT */
/* A dot product drawn step by step, its terms as aligned bits. */
#ifndef MMAREF_CLI_DOT_DRAW_H
#define MMAREF_CLI_DOT_DRAW_H

#include "number/decimal.h"

/* One dot product under a block; no type is MMAREF_TYPE_OWN. Its first product is element `first` of a longer sum. */
typedef struct {
    mmaref_dot dot;
    const mmaref_arithmetic *arithmetic;
    const uint16_t *element; /* the number of each product; NULL: they count up */
    unsigned first;
} dot_question;

/* Prints its steps and gives the result; EXIT_UNREADABLE after complaining that the block cannot compute it. */
int dot_draw(const dot_question *q, uint64_t *d);

#endif
