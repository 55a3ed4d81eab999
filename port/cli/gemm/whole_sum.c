/* SPDX-License-Identifier: MIT */
/* Whole sums. See whole_sum.h. */
#include "gemm/whole_sum.h"

#include <stdlib.h>

#include "base/parallel.h"
#include "number/product_sum.h"

#define COLUMNS 64 /* of B are decoded at a time */

/* The blocks of COLUMNS columns of D that begin at first, first + step, ... */
typedef struct {
    const gemm *g;
    mmaref_product matrices;
    whole_sum *sums;
    size_t first, step;
    mmaref_status status;
} job;

bool whole_sums_exist(const gemm *g)
{
    return g->is.type[MMAREF_OPERAND_A] != MMAREF_TYPE_B1;
}

static void *find_blocks(void *context)
{
    job *j = context;
    mmaref_tiles block = { 0, 0, j->g->m, 0 };

    for (block.column = j->first; block.column < j->g->n && j->status == MMAREF_OK; block.column += j->step) {
        block.columns = j->g->n - block.column < COLUMNS ? j->g->n - block.column : COLUMNS;
        j->status = product_sums_find(&j->g->instruction, &j->matrices, &block, j->sums);
    }
    return NULL;
}

int whole_sums_find(const gemm *g, unsigned count, whole_sum *sums)
{
    job *jobs = calloc(count, sizeof *jobs);
    bool has_room = jobs != NULL;
    int status = EXIT_EQUAL;
    unsigned i;

    for (i = 0; i < count && has_room; i++) {
        jobs[i].g = g;
        jobs[i].matrices = gemm_product(g);
        jobs[i].sums = sums;
        jobs[i].first = (size_t)i * COLUMNS;
        jobs[i].step = (size_t)count * COLUMNS;
    }
    if (has_room) {
        status = jobs_run(find_blocks, jobs, sizeof *jobs, count);
    }
    for (i = 0; i < count && has_room; i++) {
        has_room = jobs[i].status == MMAREF_OK;
    }
    free(jobs);
    return has_room ? status : cli_complain(NULL, "", 0, "out of memory", NULL);
}
