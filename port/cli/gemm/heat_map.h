/* SPDX-License-Identifier: MIT */
/* Pictures of where a D is how far from the whole sums, one for each arithmetic. */
#ifndef MMAREF_CLI_GEMM_HEAT_MAP_H
#define MMAREF_CLI_GEMM_HEAT_MAP_H

#include "ask/arithmetic.h"
#include "gemm/whole_sum.h"
#include "number/errors.h"

#define HEAT_MAP_CELLS 96 /* across and down at most; the cells of larger matrices are squares of elements */

typedef struct {
    size_t each;          /* elements across and down a cell */
    size_t rows, columns; /* of cells */
    unsigned maps;
    uint8_t (*level)[HEAT_MAP_CELLS * HEAT_MAP_CELLS]; /* the largest of each cell, ARITHS_MAX times */
} heat_map;

/* EXIT_UNREADABLE after complaining that there is no memory. */
int heat_map_open(heat_map *map, const gemm_matrix *d);
void heat_map_close(heat_map *map);

/* Takes the next D. */
void heat_map_take(heat_map *map, const gemm_matrix *d, const whole_sum *sums);

/* Draws them side by side as SVG; `list` names them. */
void heat_map_draw(const heat_map *map, const arith_list *list, FILE *out);

#endif
