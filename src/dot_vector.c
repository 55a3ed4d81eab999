/* SPDX-License-Identifier: MIT */
/* Eight columns in the lanes of a vector unit: plain C that compilers turn into vector code. The loops over columns
 * are not to be unrolled, for then gcc looks for vectors elsewhere. Absent, dot_tile.c does the same column by
 * column. See tile.h. */
#include "tile.h"

#if MMAREF_VECTOR

#define COLUMNS 8
#define COUNT 16
#define GROUP 3 /* words of four elements */

static int32_t lane_at(const mmaref_packed *line, unsigned k)
{
    return (int32_t)(line[k / 4 * GROUP + 2].word >> ((k & 1) * 16 + (k / 2 & 1) * 8) & 0xff);
}

static int32_t significand_at(const mmaref_packed *line, unsigned k)
{
    return mmaref_significand(&line[k / 4 * GROUP + (k / 2 & 1)], k & 1);
}

void mmaref_vectors_open(mmaref_tile *tile)
{
    unsigned k, j;

    tile->in_lanes = tile->unpacked && !tile->sparse && tile->lane_bits == 8 && tile->count == COUNT &&
                     tile->columns == COLUMNS;
    for (k = 0; tile->in_lanes && k < COUNT; k++) {
        for (j = 0; j < COLUMNS; j++) {
            const mmaref_packed *line = mmaref_tile_line(tile, 1 + j);
            tile->vectors.significand[k][j] = significand_at(line, k);
            tile->vectors.lane[k][j] = lane_at(line, k);
        }
    }
}

/* The greater of each. */
static inline void take_greater(int32_t *most, const int32_t *lane, int32_t other)
{
    unsigned j;

#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        int32_t both = lane[j] + other;
        most[j] = both > most[j] ? both : most[j];
    }
}

void mmaref_vectors_sum(const mmaref_tile *tile, int32_t above, int32_t max[COLUMNS], int32_t sum[COLUMNS])
{
    int32_t most[COLUMNS] = { 0 }, top[COLUMNS], total[COLUMNS] = { 0 }, x[COUNT], lane[COUNT];
    unsigned k, j;

    for (k = 0; k < COUNT; k++) {
        x[k] = significand_at(tile->words, k);
        lane[k] = lane_at(tile->words, k);
    }
    for (k = 0; k < COUNT; k++) {
        take_greater(most, tile->vectors.lane[k], lane[k]);
    }
#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        int32_t product = most[j] < 0x40 ? max[j] : most[j]; /* no product that is not zero */
        max[j] = product > max[j] ? product : max[j];
        top[j] = max[j] + above;
    }
    for (k = 0; k < COUNT; k++) {
        const int32_t *y = tile->vectors.significand[k], *q = tile->vectors.lane[k];
#pragma GCC unroll 1
        for (j = 0; j < COLUMNS; j++) {
            int32_t product = x[k] * y[j], down = top[j] - lane[k] - q[j];
            int32_t below = product < 0 ? -1 : 0, cut = product + below;
            down = (uint32_t)down < 31 ? down : 31; /* of a zero it may be anything */
            total[j] += (cut < 0 ? ~(~cut >> down) : cut >> down) - below;
        }
    }
#pragma GCC unroll 1
    for (j = 0; j < COLUMNS; j++) {
        sum[j] = total[j];
    }
}

#endif
