/* SPDX-License-Identifier: MIT */
/* Whole sums. See whole_sum.h. Each sum is collected in fixed point, in limbs of 32 bits that are carried only at its
 * end. */
#include "gemm/whole_sum.h"

#include <stdlib.h>
#include <string.h>

#include "base/parallel.h"
#include "number/element_type.h"

#define LAST (-2240) /* the exponent of bit 0: products of f64 have no bit below 2^-2148 */
#define LIMBS 144    /* and 2^16 of them none from 2^2064 on */
#define COLUMNS 64   /* of B are decoded at a time */

/* An element, times its scale factor. */
typedef struct {
    uint64_t significand;
    double magnitude;
    int exponent; /* of the last bit */
    bool negative, is_number;
} factor;

/* The blocks of COLUMNS columns of D that begin at first, first + step, ... */
typedef struct {
    const gemm *g;
    uint8_t rounding;
    whole_sum *sums;
    size_t first, step;
    factor *a, *b; /* a row of A; columns of B, one after the other */
    int64_t limb[LIMBS];
} job;

bool whole_sums_exist(const gemm *g)
{
    return g->is.type[MMAREF_OPERAND_A] != MMAREF_TYPE_B1;
}

double whole_sum_double(const mmaref_value *value)
{
    double x = (double)value->significand;
    int exponent = value->exponent;

    for (; exponent > 0 && x != 0; exponent--) {
        x *= 2;
    }
    for (; exponent < 0 && x != 0; exponent++) {
        x /= 2;
    }
    return value->negative ? -x : x;
}

/* ---- Factors --------------------------------------------------------- */

static factor decode(const gemm_matrix *matrix, size_t row, size_t column)
{
    mmaref_value value = element_type_decode(matrix->type, gemm_get(matrix, row, column));
    factor of = { value.significand, 0, value.exponent, value.negative, value.kind < MMAREF_VALUE_INFINITY };

    value.negative = false;
    of.magnitude = of.is_number ? whole_sum_double(&value) : 0;
    return of;
}

static void scale(factor *of, const factor *by) /* at most 8 bits by 4 */
{
    of->significand *= by->significand;
    of->exponent += by->exponent;
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

/* Adds x * 2^exponent, or subtracts it. */
static void add_word(int64_t *limb, uint64_t x, int exponent, bool negative)
{
    unsigned at = (unsigned)(exponent - LAST), up = at % 32;
    uint64_t above = up == 0 ? x >> 32 : x >> (32 - up);
    int64_t part[3];
    unsigned i;

    part[0] = (int64_t)((x << up) & 0xffffffffu);
    part[1] = (int64_t)(above & 0xffffffffu);
    part[2] = (int64_t)(above >> 32);
    for (i = 0; i < 3; i++) {
        limb[at / 32 + i] += negative ? -part[i] : part[i];
    }
}

static void add_product(int64_t *limb, const factor *x, const factor *y)
{
    const uint64_t low_x = x->significand & 0xffffffffu, high_x = x->significand >> 32;
    const uint64_t low_y = y->significand & 0xffffffffu, high_y = y->significand >> 32;
    const int exponent = x->exponent + y->exponent;
    const bool negative = x->negative != y->negative;

    if (x->significand == 0 || y->significand == 0) {
        return;
    }
    add_word(limb, low_x * low_y, exponent, negative);
    if ((high_x | high_y) != 0) { /* f64 */
        add_word(limb, low_x * high_y, exponent + 32, negative);
        add_word(limb, high_x * low_y, exponent + 32, negative);
        add_word(limb, high_x * high_y, exponent + 64, negative);
    }
}

/* Carries: afterwards each limb has 32 bits, of the magnitude. Returns whether the sum is negative. */
static bool carry(int64_t *limb)
{
    int64_t over = 0, borrow = 0;
    unsigned i;

    for (i = 0; i < LIMBS; i++) {
        const int64_t sum = limb[i] + over;
        limb[i] = (int64_t)((uint64_t)sum & 0xffffffffu);
        over = (sum - limb[i]) / INT64_C(0x100000000);
    }
    for (i = 0; i < LIMBS && over < 0; i++) { /* two's complement */
        const int64_t less = -limb[i] - borrow;
        borrow = less < 0;
        limb[i] = less + (borrow != 0 ? INT64_C(0x100000000) : 0);
    }
    return over < 0;
}

/* The sum: its 64 highest bits, the last one sticky: set if bits are below. */
static mmaref_value value_of(int64_t *limb)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, carry(limb), 0, 0 };
    unsigned top = LIMBS, i;
    uint64_t below;

    while (top > 2 && limb[top - 1] == 0) {
        top--;
    }
    /* Three limbs from the top, without zeros above, make 64 bits. */
    value.significand = (uint64_t)limb[top - 1] << 32 | (uint64_t)limb[top - 2];
    value.exponent = (int16_t)(LAST + 32 * ((int)top - 2));
    below = top > 2 ? (uint64_t)limb[top - 3] << 32 : 0;
    for (i = 0; i + 3 < top; i++) {
        below |= limb[i] != 0;
    }
    while (value.significand != 0 && value.significand >> 63 == 0) {
        value.significand = value.significand << 1 | below >> 63;
        below = (below << 1 & ~UINT64_C(2)) | (below & 1);
        value.exponent--;
    }
    value.significand |= below != 0;
    return value;
}

static void find_sum(job *j, size_t row, size_t column, const factor *b)
{
    const gemm *g = j->g;
    const gemm_matrix *d = &g->matrix[GEMM_D];
    const factor c = decode(&g->matrix[GEMM_C], row, column), one = { 1, 1, 0, false, true };
    whole_sum *sum = &j->sums[row * g->n + column];
    mmaref_value value;
    size_t k;

    memset(j->limb, 0, sizeof j->limb);
    add_product(j->limb, &c, &one);
    sum->is_number = c.is_number;
    sum->magnitude = c.magnitude;
    sum->pattern = 0;
    for (k = 0; k < g->k; k++) {
        sum->is_number = sum->is_number && j->a[k].is_number && b[k].is_number;
        sum->magnitude += j->a[k].magnitude * b[k].magnitude;
        add_product(j->limb, &j->a[k], &b[k]);
    }
    value = value_of(j->limb);
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
