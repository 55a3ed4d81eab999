/* SPDX-License-Identifier: MIT */
/* Whole sums. See whole_sum.h. */
#include "gemm/whole_sum.h"

#include <stdlib.h>
#include <string.h>

#include "base/parallel.h"
#include "number/element_type.h"

#define COLUMNS 64 /* of B are decoded at a time */

/* An element, times its scale factor. */
typedef struct {
    mmaref_value value;
    double magnitude;
    bool is_number;
} factor;

/* The blocks of COLUMNS columns of D that begin at first, first + step, ... */
typedef struct {
    const gemm *g;
    uint8_t rounding;
    whole_sum *sums;
    size_t first, step;
    factor *a, *b; /* a row of A; columns of B, one after the other */
} job;

bool whole_sums_exist(const gemm *g)
{
    return g->is.type[MMAREF_OPERAND_A] != MMAREF_TYPE_B1;
}

/* ---- Factors --------------------------------------------------------- */

static factor decode(const gemm_matrix *matrix, size_t row, size_t column)
{
    mmaref_value value = element_type_decode(matrix->type, gemm_get(matrix, row, column));
    factor of = { value, 0, value.kind < MMAREF_VALUE_INFINITY };

    value.negative = false;
    of.magnitude = of.is_number ? wide_sum_double(&value) : 0;
    return of;
}

static void scale(factor *of, const factor *by) /* at most 8 bits by 4 */
{
    of->value.significand *= by->value.significand;
    of->value.exponent = (int16_t)(of->value.exponent + by->value.exponent);
    of->magnitude *= by->magnitude;
    of->is_number = of->is_number && by->is_number;
}

static void decode_row(const gemm *g, size_t row, factor *into)
{
    size_t block = g->scaled ? (size_t)g->is.k / g->is.scale_vector : 0, k;

    for (k = 0; k < g->k; k++) {
        into[k] = decode(&g->matrix[GEMM_A], row, k);
        if (block != 0) {
            factor by = decode(&g->matrix[GEMM_SCALE_A], row, k / block);
            scale(&into[k], &by);
        }
    }
}

static void decode_column(const gemm *g, size_t column, factor *into)
{
    size_t block = g->scaled ? (size_t)g->is.k / g->is.scale_vector : 0, k;

    for (k = 0; k < g->k; k++) {
        into[k] = decode(&g->matrix[GEMM_B], k, column);
        if (block != 0) {
            factor by = decode(&g->matrix[GEMM_SCALE_B], k / block, column);
            scale(&into[k], &by);
        }
    }
}

/* ---- Sums ------------------------------------------------------------ */

static void find_sum(job *j, size_t row, size_t column, const factor *b)
{
    const gemm *g = j->g;
    const gemm_matrix *d = &g->matrix[GEMM_D];
    const factor c = decode(&g->matrix[GEMM_C], row, column), one = { { MMAREF_VALUE_NORMAL, false, 0, 1 }, 1, true };
    whole_sum *sum = &j->sums[row * g->n + column];
    mmaref_value value;
    wide_sum all;
    size_t k;

    memset(&all, 0, sizeof all);
    wide_sum_add(&all, &c.value, &one.value);
    sum->is_number = c.is_number;
    sum->magnitude = c.magnitude;
    sum->pattern = 0;
    for (k = 0; k < g->k; k++) {
        sum->is_number = sum->is_number && j->a[k].is_number && b[k].is_number;
        sum->magnitude += j->a[k].magnitude * b[k].magnitude;
        wide_sum_add(&all, &j->a[k].value, &b[k].value);
    }
    value = wide_sum_value(&all);
    if (sum->is_number && mmaref_value_encode(d->type, j->rounding, &value, &sum->pattern) != MMAREF_OK) {
        sum->is_number = false; /* an integer that does not fit */
    }
    sum->is_number = sum->is_number && element_type_decode(d->type, sum->pattern).kind < MMAREF_VALUE_INFINITY;
}

static void *find_blocks(void *context)
{
    job *j = context;
    const gemm *g = j->g;
    size_t first, row, column;

    for (first = j->first; first < g->n; first += j->step) {
        size_t count = g->n - first < COLUMNS ? g->n - first : COLUMNS;
        for (column = 0; column < count; column++) {
            decode_column(g, first + column, j->b + column * g->k);
        }
        for (row = 0; row < g->m; row++) {
            decode_row(g, row, j->a);
            for (column = 0; column < count; column++) {
                find_sum(j, row, first + column, j->b + column * g->k);
            }
        }
    }
    return NULL;
}

/* What the instruction rounds to. */
static uint8_t rounding_of(const gemm *g)
{
    mmaref_arithmetic exact;
    uint8_t rounding = MMAREF_ROUND_NEAREST_EVEN;

    if (g->is.floating) {
        cli_must(mmaref_profile_get(MMAREF_PROFILE_EXACT, &g->instruction, &exact));
        cli_must(mmaref_arithmetic_rounding(&g->instruction, &exact, &rounding));
    }
    return rounding;
}

int whole_sums_find(const gemm *g, unsigned count, whole_sum *sums)
{
    job *jobs = calloc(count, sizeof *jobs);
    bool has_room = jobs != NULL;
    int status;
    unsigned i;

    for (i = 0; i < count && has_room; i++) {
        jobs[i].g = g;
        jobs[i].rounding = rounding_of(g);
        jobs[i].sums = sums;
        jobs[i].first = (size_t)i * COLUMNS;
        jobs[i].step = (size_t)count * COLUMNS;
        jobs[i].a = malloc(g->k * sizeof *jobs[i].a);
        jobs[i].b = malloc(g->k * COLUMNS * sizeof *jobs[i].b);
        has_room = jobs[i].a != NULL && jobs[i].b != NULL;
    }
    status = has_room ? jobs_run(find_blocks, jobs, sizeof *jobs, count)
                      : cli_complain(NULL, "", 0, "out of memory", NULL);
    for (i = 0; i < count && jobs != NULL; i++) {
        free(jobs[i].a);
        free(jobs[i].b);
    }
    free(jobs);
    return status;
}
