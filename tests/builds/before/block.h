/* SPDX-License-Identifier: MIT */
/* Random arithmetic blocks, as text. */
#ifndef BEFORE_BLOCK_H
#define BEFORE_BLOCK_H

#include <stdbool.h>

#define FIELDS 30
#define BLOCK_TEXT 800

/* A profile or "custom", and the fields that differ from it: "" for those that do not. */
typedef struct {
    const char *start;
    char value[FIELDS][40];
} block;

/* The name of a field; NULL after the last. */
const char *block_field(unsigned number);

/* Turns some fields, each by itself or several of a kind that no chip has. */
void block_turn(block *of);

/* Makes a block that is likely to be taken for a dot product of these types; with stochastic rounding, if `random`. */
void block_of_dot(block *of, char type[][16], unsigned count, bool random);

void block_write(const block *of, char text[BLOCK_TEXT]);

#endif
