/* SPDX-License-Identifier: MIT */
/* The computation of mmaref gemm: mmaref_gemm on parts of D, whose rows of tiles threads share. */
#include <stdlib.h>
#include <string.h>

#include "base/parallel.h"
#include "gemm/gemm.h"

/* Working memory of a thread, and rows of tiles until it shows its progress. */
enum { WORDS = 1 << 18, ROWS = 16 };

typedef struct {
    const gemm *g;
    const mmaref_arithmetic *arithmetic;
    mmaref_product matrices;
    size_t rows, columns; /* tiles of D, all rows or those of the shard */
    progress *shown;
} product;

/* Rows of tiles first to end - 1 of those to be computed. */
typedef struct {
    const product *p;
    size_t first, end;
    mmaref_status status;
    mmaref_error error;
    uint32_t *memory;
} job;

/* All threads are about as far as the first one. */
static void show_progress(const job *j, size_t row)
{
    if (j->first == 0) {
        progress_show(j->p->shown, row, j->end);
    }
}

/* A shard has every so manyth row of tiles, which are computed one by one. */
static void *compute_rows(void *context)
{
    job *j = context;
    const gemm *g = j->p->g;
    size_t row, rows;

    for (row = j->first; row < j->end && j->status == MMAREF_OK; row += rows) {
        mmaref_tiles tiles = { g->share.index - 1 + row * g->share.of, 0, 0, j->p->columns };
        rows = g->share.of != 1 ? 1 : j->end - row < ROWS ? j->end - row : ROWS;
        tiles.rows = rows;
        j->status = mmaref_gemm(&g->instruction, j->p->arithmetic, &j->p->matrices, &tiles, j->memory, WORDS,
                                &j->error);
        show_progress(j, row + rows);
    }
    return NULL;
}

static int compute_product(const product *p, unsigned count)
{
    job *jobs = calloc(count, sizeof *jobs);
    uint32_t *memory = malloc(count * sizeof *memory * WORDS);
    int status = jobs == NULL || memory == NULL ? cli_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
    unsigned i;

    for (i = 0; i < count && status == EXIT_EQUAL; i++) {
        jobs[i].p = p;
        jobs[i].first = p->rows * i / count;
        jobs[i].end = p->rows * (i + 1) / count;
        jobs[i].memory = memory + (size_t)i * WORDS;
    }
    if (status == EXIT_EQUAL) {
        status = jobs_run(compute_rows, jobs, sizeof *jobs, count);
    }
    for (i = 0; i < count && status == EXIT_EQUAL; i++) {
        status = jobs[i].status == MMAREF_OK ? EXIT_EQUAL : cli_complain_error(NULL, "", 0, &jobs[i].error);
    }
    free(memory);
    free(jobs);
    return status;
}

int gemm_compute(gemm *g, const mmaref_arithmetic *arithmetic, unsigned count)
{
    progress shown = { false, 0, 0 };
    size_t rows = (g->m + g->is.m - 1) / g->is.m;
    product p;
    int status;

    p.g = g;
    p.arithmetic = arithmetic;
    p.matrices = gemm_product(g);
    p.rows = rows < g->share.index ? 0 : (rows - g->share.index) / g->share.of + 1;
    p.columns = (g->n + g->is.n - 1) / g->is.n;
    p.shown = &shown;
    status = compute_product(&p, count);
    progress_close(&shown);
    return status;
}
