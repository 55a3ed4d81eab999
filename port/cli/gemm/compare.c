/* SPDX-License-Identifier: MIT */
/* Comparing arithmetics. See compare.h. */
#include "gemm/compare.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "gemm/heat_map.h"

/* The distance of a D from another. */
typedef struct {
    size_t differing, not_numbers; /* elements that differ; those of them with a NaN have no distance */
    size_t first, worst;           /* elements by number */
    uint64_t largest;
    double sum; /* of all distances */
} distance;

static bool is_nan(uint8_t type, uint64_t pattern)
{
    mmaref_value value;

    cli_must(mmaref_value_decode(type, pattern, &value));
    return value.kind == MMAREF_VALUE_NAN;
}

static void compare_element(distance *between, uint8_t type, size_t number, uint64_t expected, uint64_t got)
{
    uint64_t apart;

    if (between->differing++ == 0) {
        between->first = number;
    }
    if (is_nan(type, expected) || is_nan(type, got)) {
        between->not_numbers++;
        return;
    }
    apart = errors_ulps(type, expected, got);
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

/* A D, its distance from the first one, and its errors. */
typedef struct {
    distance between;
    errors errors;
    uint64_t expected, got; /* of the worst element */
} comparison;

/* ---- Columns --------------------------------------------------------- */

#define DISTANCE_HEADS "arithmetic", "differing", "largest ulp", "mean ulp", "first", "worst", "expected", "got"
#define DISTANCE_COLUMNS 8
#define ERROR_HEADS "norm error", "component error", "relative error", "left out"
#define ERROR_COLUMNS 4
#define COUNT_HEADS \
    "histogram.ulp_0", "histogram.ulp_1", "histogram.ulp_2", "histogram.ulp_4", "histogram.ulp_8", \
    "histogram.ulp_16", "histogram.ulp_32", "histogram.ulp_64", "histogram.ulp_128", \
    "histogram.ulp_256", "histogram.ulp_512", "histogram.ulp_1024", "histogram.ulp_2048", \
    "histogram.ulp_4096", "histogram.ulp_8192", "histogram.ulp_16384", "histogram.ulp_32768", \
    "histogram.ulp_65536"
#define COUNT_COLUMNS (ERRORS_MOST + 1)

static void put_number(table *t, double x)
{
    char text[40];

    snprintf(text, sizeof text, "%.4g", x);
    table_numeral(t, text);
}

static void put_distance(table *t, const gemm *g, const char *name, const comparison *of, numeral_style numbers)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    const distance *between = &of->between;
    size_t worst = between->largest != 0 ? between->worst : between->first;
    size_t counted = d->rows * d->columns - between->not_numbers;
    char text[40];

    table_text(t, "%s", name);
    table_number(t, (long)between->differing);
    table_mark(t, between->differing != 0);
    snprintf(text, sizeof text, "%llu", (unsigned long long)between->largest);
    table_numeral(t, text);
    table_mark(t, between->largest != 0);
    put_number(t, counted == 0 ? 0 : between->sum / (double)counted);
    if (between->differing == 0) {
        table_no_place(t);
        table_no_place(t);
        table_numeral(t, "");
        table_numeral(t, "");
        return;
    }
    table_place(t, "d", between->first / d->columns, between->first % d->columns);
    table_place(t, "d", worst / d->columns, worst % d->columns);
    put_value(t, d->type, of->expected, numbers);
    put_value(t, d->type, of->got, numbers);
}

/* Of no elements there are no errors. */
static void put_errors(table *t, const gemm *g, const errors *errors)
{
    const bool exist = errors->left_out < g->m * g->n;
    const double numbers[] = { errors->norm, errors->component, errors->relative };
    unsigned i;

    for (i = 0; i < 3; i++) {
        if (exist) {
            put_number(t, numbers[i]);
        } else {
            table_numeral(t, "");
        }
    }
    table_number(t, (long)errors->left_out);
}

/* ---- Answers --------------------------------------------------------- */

/* For programs: everything in one row. */
static void put_every_column(const gemm *g, const arith_list *list, const comparison *of, const compare_output *how)
{
    static const char *const heads[] = { DISTANCE_HEADS, ERROR_HEADS, COUNT_HEADS, GEMM_RULE_HEADS };
    unsigned i, level;
    table t;

    table_open(&t, how->style, TABLE_PLAIN, heads, DISTANCE_COLUMNS + ERROR_COLUMNS + COUNT_COLUMNS +
                                                       (g->rule == GEMM_GIVEN ? 0 : GEMM_RULE_COLUMNS));
    for (i = 0; i < list->count; i++) {
        put_distance(&t, g, list->of[i].text, &of[i], how->numbers);
        put_errors(&t, g, &of[i].errors);
        for (level = 0; level <= ERRORS_MOST; level++) {
            table_number(&t, (long)of[i].errors.count[level]);
        }
        if (g->rule != GEMM_GIVEN) {
            gemm_put_rule(&t, g);
        }
    }
    (void)table_close(&t);
}

static void put_distances(const gemm *g, const arith_list *list, const comparison *of, const compare_output *how)
{
    static const char *const heads[] = { DISTANCE_HEADS };
    char rule[GEMM_RULE_MAX] = "";
    unsigned i;
    table t;

    table_open(&t, how->style, how->colours, heads, DISTANCE_COLUMNS);
    for (i = 0; i < list->count; i++) {
        put_distance(&t, g, list->of[i].text, &of[i], how->numbers);
    }
    if (g->rule != GEMM_GIVEN) {
        gemm_write_rule(g, rule);
    }
    table_title(&t, "D, %lu x %lu, against that of %s%s%s", (unsigned long)g->m, (unsigned long)g->n, list->of[0].text,
                rule[0] == '\0' ? "" : "; derive ", rule);
    (void)table_close(&t);
}

static void put_error_table(const gemm *g, const arith_list *list, const comparison *of, const compare_output *how)
{
    static const char *const heads[] = { "arithmetic", ERROR_HEADS };
    unsigned i;
    table t;

    table_open(&t, how->style, how->colours, heads, 1 + ERROR_COLUMNS);
    for (i = 0; i < list->count; i++) {
        table_text(&t, "%s", list->of[i].text);
        put_errors(&t, g, &of[i].errors);
    }
    putchar('\n');
    table_title(&t, "D against the sum of all products and C, rounded once");
    (void)table_close(&t);
}

#define BAR 40 /* as long as the longest */

/* The ulp of a level: 0, 1, 2-3, 4-7, ... 65536+ */
static void write_label(char *text, size_t size, unsigned level)
{
    const unsigned long first = level == 0 ? 0 : 1ul << (level - 1);

    if (level < 2) {
        snprintf(text, size, "%lu", first);
    } else if (level < ERRORS_MOST) {
        snprintf(text, size, "%lu-%lu", first, 2 * first - 1);
    } else {
        snprintf(text, size, "%lu+", first);
    }
}

/* Elements by their distance from the whole sums. */
static void draw_histogram(const char *name, const errors *errors)
{
    size_t largest = 1;
    unsigned level, last = 1, width;
    char label[44];

    for (level = 0; level <= ERRORS_MOST; level++) {
        largest = errors->count[level] > largest ? errors->count[level] : largest;
        last = errors->count[level] != 0 && level > last ? level : last;
    }
    printf("\n%s: elements by ulp\n", name);
    for (level = 0; level <= last; level++) {
        const size_t count = errors->count[level];
        width = (unsigned)((count * BAR + largest - 1) / largest);
        write_label(label, sizeof label, level);
        printf("%12s  %8lu%s%.*s\n", label, (unsigned long)count, width == 0 ? "" : "  ", (int)width,
               "########################################");
    }
}

static void print(const gemm *g, const arith_list *list, const comparison *of, const compare_output *how)
{
    unsigned i;

    if (how->style == TABLE_JSON || how->style == TABLE_CSV) {
        put_every_column(g, list, of, how);
        return;
    }
    put_distances(g, list, of, how);
    if (!whole_sums_exist(g)) {
        return;
    }
    put_error_table(g, list, of, how);
    for (i = 0; i < list->count && how->style == TABLE_TEXT; i++) {
        draw_histogram(list->of[i].text, &of[i].errors);
    }
}

/* ---- Computing ------------------------------------------------------- */

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

/* What is kept of all D. */
typedef struct {
    uint64_t *expected; /* the first D */
    whole_sum *sums;
    comparison *of;     /* each arithmetic */
    heat_map map;
    bool has_map;
} comparisons;

static int open_all(comparisons *all, const gemm *g, const arith_list *list, unsigned jobs)
{
    all->expected = calloc(g->m * g->n, sizeof *all->expected);
    all->sums = calloc(g->m * g->n, sizeof *all->sums);
    all->of = calloc(list->count, sizeof *all->of);
    if (all->expected == NULL || all->sums == NULL || all->of == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (all->has_map && heat_map_open(&all->map, &g->matrix[GEMM_D]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return whole_sums_exist(g) ? whole_sums_find(g, jobs, all->sums) : EXIT_EQUAL;
}

/* Takes the current D, which is that of arithmetic number `i`. */
static void take(comparisons *all, const gemm *g, const arith_list *list, unsigned i)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    comparison *of = &all->of[i];
    errors_sum sum;
    size_t worst, at;

    take_or_compare(g, &list->of[i].block, &list->of[0].block, all->expected, &of->between);
    worst = of->between.largest != 0 ? of->between.worst : of->between.first;
    of->expected = all->expected[worst];
    of->got = gemm_get(d, worst / d->columns, worst % d->columns);
    memset(&sum, 0, sizeof sum);
    for (at = 0; at < d->rows * d->columns; at++) {
        errors_take(&sum, d->type, &all->sums[at], gemm_get(d, at / d->columns, at % d->columns));
    }
    of->errors = errors_end(&sum);
    if (all->has_map) {
        heat_map_take(&all->map, d, all->sums);
    }
}

/* Computes each D. */
static int take_each(comparisons *all, gemm *g, const arith_list *list, unsigned jobs)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        if (gemm_compute(g, &list->of[i].block, jobs) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        take(all, g, list, i);
    }
    return EXIT_EQUAL;
}

/* The same, and draws them into a file, which is opened first. */
static int take_and_draw(comparisons *all, gemm *g, const arith_list *list, unsigned jobs, const char *path)
{
    cli_output file;
    int status;

    if (cli_output_open(&file, path) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = take_each(all, g, list, jobs);
    if (status == EXIT_EQUAL) {
        heat_map_draw(&all->map, list, file.out);
    }
    return cli_output_close(&file, status);
}

int gemm_compare(gemm *g, const arith_list *list, unsigned jobs, const compare_output *how)
{
    comparisons all;
    int status;

    memset(&all, 0, sizeof all);
    all.has_map = how->picture != NULL;
    status = open_all(&all, g, list, jobs);
    if (status == EXIT_EQUAL) {
        status = all.has_map ? take_and_draw(&all, g, list, jobs, how->picture) : take_each(&all, g, list, jobs);
    }
    if (status == EXIT_EQUAL) {
        print(g, list, all.of, how);
    }
    free(all.expected);
    free(all.sums);
    free(all.of);
    heat_map_close(&all.map);
    return status;
}
