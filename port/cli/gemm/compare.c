/* SPDX-License-Identifier: MIT */
/* Comparing arithmetics. See compare.h. */
#include "gemm/compare.h"

#include <stdlib.h>

/* The distance of a D from another. */
typedef struct {
    size_t differing, not_numbers; /* elements that differ; those of them with a NaN have no distance */
    size_t first, worst;           /* elements by number */
    uint64_t largest;
    double sum; /* of all distances */
} distance;

/* Patterns in the order of their values, so that neighbours are 1 apart. */
static int64_t ordinal(uint8_t type, uint64_t pattern)
{
    unsigned bits = numeral_bits(type);
    uint64_t sign = UINT64_C(1) << (bits - 1), magnitude = pattern & (sign - 1);
    mmaref_type format;

    cli_must(mmaref_type_get(type, &format));
    if (format.kind != MMAREF_KIND_FLOAT) {
        return (int64_t)magnitude - (int64_t)(pattern & sign);
    }
    return (pattern & sign) != 0 ? -(int64_t)magnitude : (int64_t)magnitude;
}

static bool is_nan(uint8_t type, uint64_t pattern)
{
    mmaref_value value;

    cli_must(mmaref_value_decode(type, pattern, &value));
    return value.kind == MMAREF_VALUE_NAN;
}

static void compare_element(distance *between, uint8_t type, size_t number, uint64_t expected, uint64_t got)
{
    int64_t x, y;
    uint64_t apart;

    if (between->differing++ == 0) {
        between->first = number;
    }
    if (is_nan(type, expected) || is_nan(type, got)) {
        between->not_numbers++;
        return;
    }
    x = ordinal(type, expected);
    y = ordinal(type, got);
    apart = x < y ? (uint64_t)y - (uint64_t)x : (uint64_t)x - (uint64_t)y;
    between->sum += (double)apart;
    if (apart > between->largest) {
        between->largest = apart;
        between->worst = number;
    }
}

static void put_value(table *t, uint8_t type, uint64_t pattern, numeral_style numbers)
{
    char text[NUMERAL_MAX];

    numeral_write(text, type, pattern, numbers);
    table_numeral(t, text);
}

static void put_distance(table *t, const gemm *g, const char *name, const uint64_t *expected, const distance *between,
                         numeral_style numbers)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    size_t worst = between->largest != 0 ? between->worst : between->first;
    size_t counted = d->rows * d->columns - between->not_numbers;
    char text[40];

    table_text(t, "%s", name);
    table_number(t, (long)between->differing);
    snprintf(text, sizeof text, "%llu", (unsigned long long)between->largest);
    table_numeral(t, text);
    snprintf(text, sizeof text, "%.4g", counted == 0 ? 0 : between->sum / (double)counted);
    table_numeral(t, text);
    if (between->differing == 0) {
        table_no_place(t);
        table_no_place(t);
        table_numeral(t, "");
        table_numeral(t, "");
        return;
    }
    table_place(t, "d", between->first / d->columns, between->first % d->columns);
    table_place(t, "d", worst / d->columns, worst % d->columns);
    put_value(t, d->type, expected[worst], numbers);
    put_value(t, d->type, gemm_get(d, worst / d->columns, worst % d->columns), numbers);
}

/* Keeps the current D as the expected one, or compares it with the expected one; either block may accept any NaN. */
static void take_or_compare(const gemm *g, const mmaref_arithmetic *under, const mmaref_arithmetic *first_one,
                            uint64_t *expected, distance *between)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    size_t i;

    for (i = 0; i < d->rows * d->columns; i++) {
        uint64_t got = gemm_get(d, i / d->columns, i % d->columns);
        expected[i] = under == first_one ? got : expected[i];
        if (!mmaref_same(d->type, first_one, expected[i], got) && !mmaref_same(d->type, under, expected[i], got)) {
            compare_element(between, d->type, i, expected[i], got);
        }
    }
}

int gemm_compare(gemm *g, const arith_list *list, unsigned jobs, table_style style, numeral_style numbers)
{
    static const char *const heads[] = { "arithmetic", "differing", "largest ulp", "mean ulp",
                                         "first",      "worst",     "expected",    "got" };
    uint64_t *expected = calloc(g->m * g->n, sizeof *expected);
    int status = expected == NULL ? cli_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
    unsigned i;
    table t;

    table_open(&t, style, false, heads, 8);
    for (i = 0; i < list->count && status == EXIT_EQUAL; i++) {
        distance between = { 0, 0, 0, 0, 0, 0 };
        status = gemm_compute(g, &list->of[i].block, jobs);
        if (status == EXIT_EQUAL) {
            take_or_compare(g, &list->of[i].block, &list->of[0].block, expected, &between);
            put_distance(&t, g, list->of[i].text, expected, &between, numbers);
        }
    }
    if (status == EXIT_EQUAL) {
        table_title(&t, "D, %lu x %lu, against that of %s", (unsigned long)g->m, (unsigned long)g->n, list->of[0].text);
        (void)table_close(&t);
    }
    free(expected);
    return status;
}
