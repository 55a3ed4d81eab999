/* SPDX-License-Identifier: MIT */
/* The computation of mmaref gemm. Every tile of A and B becomes registers once; a tile of D is the instruction
 * along k, its accumulator staying in registers. Rows of tiles need nothing of each other: the library has no
 * state, so that threads share them without locks. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "gemm.h"

enum { WORDS_MAX = 32 * MMAREF_REGISTERS_MAX };

/* A matrix as the registers of its tiles, by rows of tiles. */
typedef struct {
    uint32_t *words;
    size_t rows, columns; /* of tiles */
    size_t tile;          /* words of one */
} registers;

/* The rows of tiles first, first + step, ... of D. */
typedef struct {
    const gemm *g;
    const registers *a, *b;
    size_t first, step;
    mmaref_status status;
    mmaref_error error;
    bool started;
    pthread_t thread;
    uint32_t c[WORDS_MAX], d[WORDS_MAX];
} job;

static bool pack_tiles(const gemm *g, uint8_t operand, const gemm_matrix *from, size_t height, size_t width,
                       registers *to, mmaref_error *error)
{
    mmaref_matrix matrix = from->at;
    size_t row, column;

    to->rows = from->rows / height;
    to->columns = from->columns / width;
    to->tile = 32u * g->is.registers[operand];
    to->words = calloc(to->rows * to->columns * to->tile, sizeof *to->words); /* other products are zero */
    if (to->words == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL) == EXIT_EQUAL;
    }
    for (row = 0; row < to->rows; row++) {
        for (column = 0; column < to->columns; column++) {
            matrix.first = row * height * from->columns + column * width;
            if (mmaref_fragment_pack(&g->instruction, &g->arithmetic, operand, 0, &matrix,
                                     to->words + (row * to->columns + column) * to->tile, error) != MMAREF_OK) {
                return host_complain(NULL, "", 0, mmaref_reason_text(error->reason), NULL) == EXIT_EQUAL;
            }
        }
    }
    return true;
}

/* One tile of D. */
static mmaref_status compute_tile(job *j, size_t row, size_t column)
{
    const gemm *g = j->g;
    mmaref_matrix c = g->matrix[GEMM_C].at, d = g->d.at;
    mmaref_operands operands;
    mmaref_status status;
    size_t k;

    memset(&operands, 0, sizeof operands);
    memset(j->c, 0, sizeof j->c);
    c.first = d.first = row * g->is.m * g->n + column * g->is.n;
    operands.c = j->c;
    status = mmaref_fragment_pack(&g->instruction, &g->arithmetic, MMAREF_OPERAND_C, 0, &c, j->c, &j->error);
    for (k = 0; k < j->a->columns && status == MMAREF_OK; k++) {
        operands.a = j->a->words + (row * j->a->columns + k) * j->a->tile;
        operands.b = j->b->words + (k * j->b->columns + column) * j->b->tile;
        status = mmaref_mma(&g->instruction, &g->arithmetic, &operands, j->d, NULL, &j->error);
        operands.c = j->d;
    }
    if (status != MMAREF_OK) {
        return status;
    }
    return mmaref_fragment_unpack(&g->instruction, &g->arithmetic, MMAREF_OPERAND_D, 0, j->d, &d, &j->error);
}

static void *compute_rows(void *context)
{
    job *j = context;
    size_t row, column;

    for (row = j->first; row < j->a->rows && j->status == MMAREF_OK; row += j->step) {
        for (column = 0; column < j->b->columns && j->status == MMAREF_OK; column++) {
            j->status = compute_tile(j, row, column);
        }
    }
    return NULL;
}

/* A job whose thread cannot be started is done here. */
static int compute_jobs(job *jobs, unsigned count)
{
    unsigned i;

    for (i = 1; i < count; i++) {
        jobs[i].started = pthread_create(&jobs[i].thread, NULL, compute_rows, &jobs[i]) == 0;
    }
    for (i = 0; i < count; i++) {
        if (!jobs[i].started) {
            compute_rows(&jobs[i]);
        }
    }
    for (i = 0; i < count; i++) {
        if (jobs[i].started && pthread_join(jobs[i].thread, NULL) != 0) {
            return host_complain(NULL, "", 0, "a thread was lost", NULL);
        }
    }
    for (i = 0; i < count; i++) {
        if (jobs[i].status != MMAREF_OK) {
            return host_complain(NULL, "", 0, mmaref_reason_text(jobs[i].error.reason), NULL);
        }
    }
    return EXIT_EQUAL;
}

int gemm_compute(gemm *g, unsigned count)
{
    registers a = { NULL, 0, 0, 0 }, b = { NULL, 0, 0, 0 };
    mmaref_error error;
    int status = EXIT_UNREADABLE;
    job *jobs = calloc(count, sizeof *jobs);
    unsigned i;

    if (jobs == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (pack_tiles(g, MMAREF_OPERAND_A, &g->matrix[GEMM_A], g->is.m, g->is.k, &a, &error) &&
        pack_tiles(g, MMAREF_OPERAND_B, &g->matrix[GEMM_B], g->is.k, g->is.n, &b, &error)) {
        for (i = 0; i < count; i++) {
            jobs[i].g = g;
            jobs[i].a = &a;
            jobs[i].b = &b;
            jobs[i].first = i;
            jobs[i].step = count;
        }
        status = compute_jobs(jobs, count);
    }
    free(a.words);
    free(b.words);
    free(jobs);
    return status;
}
