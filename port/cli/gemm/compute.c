/* SPDX-License-Identifier: MIT */
/* The computation of mmaref gemm. Each tile of A and B is packed into registers once. A tile of D runs the instruction
 * along k and keeps its accumulator in registers. Rows of tiles are independent and the library has no state, so that
 * threads need no locks. */
#include <stdlib.h>
#include <string.h>

#include "base/parallel.h"
#include "gemm/gemm.h"

enum { WORDS_MAX = MMAREF_LANES * MMAREF_REGISTERS_MAX };

/* A matrix as the registers of its tiles, by rows of tiles. */
typedef struct {
    uint32_t *words;
    size_t rows, columns; /* of tiles */
    size_t tile;          /* words of one */
} registers;

/* The operands that change from tile to tile; `e` lies beside A. */
enum {
    TILES_A,
    TILES_B,
    TILES_E,
    TILES_SCALE_A,
    TILES_SCALE_B,
    TILES
};

typedef struct {
    const gemm *g;
    const mmaref_arithmetic *arithmetic;
    registers of[TILES];
    progress *shown;
} product;

/* The rows of tiles first, first + step, ... of D. */
typedef struct {
    const product *p;
    size_t first, step;
    bool is_first; /* of the jobs */
    mmaref_status status;
    mmaref_error error;
    uint32_t c[WORDS_MAX], d[WORDS_MAX];
} job;

/* ---- Tiles become registers ------------------------------------------ */

static int open_registers(registers *to, size_t rows, size_t columns, size_t words)
{
    to->rows = rows;
    to->columns = columns;
    to->tile = words;
    to->words = calloc(rows * columns * to->tile + 1, sizeof *to->words); /* other products are zero */
    return to->words == NULL ? cli_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
}

static uint32_t *tile_at(const registers *in, size_t row, size_t column)
{
    return in->words + (row * in->columns + column) * in->tile;
}

/* A tile of A or B as it is. */
static mmaref_status pack_dense(const product *p, unsigned kind, size_t row, size_t column, mmaref_error *error)
{
    mmaref_matrix matrix = p->g->matrix[kind].at;
    uint8_t operand = kind == GEMM_A ? MMAREF_OPERAND_A : MMAREF_OPERAND_B;
    size_t height = kind == GEMM_A ? p->g->is.m : p->g->is.k, width = kind == GEMM_A ? p->g->is.k : p->g->is.n;

    matrix.first = row * height * matrix.leading + column * width;
    return mmaref_fragment_pack(&p->g->instruction, p->arithmetic, operand, 0, &matrix,
                                tile_at(&p->of[kind == GEMM_A ? TILES_A : TILES_B], row, column), error);
}

/* A tile of a sparse A: its non-zeros, and the metadata that tells where they are. */
static mmaref_status pack_sparse(const product *p, size_t row, size_t column, mmaref_error *error)
{
    static uint32_t dense[16 * 256]; /* M * K of the largest shape */
    const gemm *g = p->g;
    const gemm_matrix *a = &g->matrix[GEMM_A];
    mmaref_status status;
    size_t i, k;

    for (i = 0; i < g->is.m; i++) {
        for (k = 0; k < g->is.k; k++) {
            dense[i * g->is.k + k] = (uint32_t)gemm_get(a, row * g->is.m + i, column * g->is.k + k) << a->up;
        }
    }
    status = mmaref_sparse_compress(&g->instruction, dense, 0, tile_at(&p->of[TILES_A], row, column),
                                    tile_at(&p->of[TILES_E], row, column), error);
    error->row = (uint16_t)(error->row + row * g->is.m);
    error->column = (uint16_t)(error->column + column * g->is.k);
    return status;
}

/* The scale factors of a tile: a register has four a row, of which byte-id 0 takes the first ones. */
static mmaref_status pack_scales(const product *p, unsigned kind, size_t row, size_t column, mmaref_error *error)
{
    const gemm *g = p->g;
    bool is_a = kind == GEMM_SCALE_A;
    size_t vector = g->is.scale_vector, rows = is_a ? g->is.m : vector, columns = is_a ? vector : g->is.n, i, k;
    uint8_t bytes[16 * 8] = { 0 };
    mmaref_matrix matrix = { bytes, sizeof bytes, 0, is_a ? 4 : 8, false };

    for (i = 0; i < rows; i++) {
        for (k = 0; k < columns; k++) {
            bytes[i * matrix.leading + k] = (uint8_t)gemm_get(&g->matrix[kind], row * rows + i, column * columns + k);
        }
    }
    return mmaref_fragment_pack(&g->instruction, p->arithmetic,
                                is_a ? MMAREF_OPERAND_SCALE_A : MMAREF_OPERAND_SCALE_B, 0,
                                &matrix, tile_at(&p->of[is_a ? TILES_SCALE_A : TILES_SCALE_B], row, column), error);
}

static int complain(const mmaref_error *error)
{
    return cli_complain_error(error->status == MMAREF_E_SPARSITY ? "a" : NULL, "", 0, error);
}

/* The tiles of A (or B), and what lies beside them. */
static int pack_tiles(const product *p, unsigned kind)
{
    const registers *to = &p->of[kind == GEMM_A ? TILES_A : TILES_B];
    mmaref_error error = { 0 };
    mmaref_status status = MMAREF_OK;
    size_t row, column;

    for (row = 0; row < to->rows && status == MMAREF_OK; row++) {
        for (column = 0; column < to->columns && status == MMAREF_OK; column++) {
            status = kind == GEMM_A && p->g->sparse ? pack_sparse(p, row, column, &error)
                                                    : pack_dense(p, kind, row, column, &error);
            if (status == MMAREF_OK && p->g->scaled) {
                status = pack_scales(p, kind == GEMM_A ? GEMM_SCALE_A : GEMM_SCALE_B, row, column, &error);
            }
        }
    }
    return status == MMAREF_OK ? EXIT_EQUAL : complain(&error);
}

/* Of an operand, in all lanes. */
static size_t words_of(const gemm *g, uint8_t operand)
{
    return (size_t)g->is.lanes * g->is.registers[operand];
}

static int open_tiles(product *p)
{
    const gemm *g = p->g;
    size_t m = (g->m + g->is.m - 1) / g->is.m, n = (g->n + g->is.n - 1) / g->is.n, k = (g->k + g->is.k - 1) / g->is.k;
    bool opened = open_registers(&p->of[TILES_A], m, k, words_of(g, MMAREF_OPERAND_A)) == EXIT_EQUAL &&
                  open_registers(&p->of[TILES_E], m, k, words_of(g, MMAREF_OPERAND_E)) == EXIT_EQUAL &&
                  open_registers(&p->of[TILES_SCALE_A], m, k, words_of(g, MMAREF_OPERAND_SCALE_A)) == EXIT_EQUAL &&
                  open_registers(&p->of[TILES_B], k, n, words_of(g, MMAREF_OPERAND_B)) == EXIT_EQUAL &&
                  open_registers(&p->of[TILES_SCALE_B], k, n, words_of(g, MMAREF_OPERAND_SCALE_B)) == EXIT_EQUAL;

    opened = opened && pack_tiles(p, GEMM_A) == EXIT_EQUAL && pack_tiles(p, GEMM_B) == EXIT_EQUAL;
    return opened ? EXIT_EQUAL : EXIT_UNREADABLE;
}

/* ---- Computing ------------------------------------------------------- */

/* One tile of D. */
static mmaref_status compute_tile(job *j, size_t row, size_t column)
{
    const product *p = j->p;
    const gemm *g = p->g;
    mmaref_matrix c = g->matrix[GEMM_C].at, d = g->matrix[GEMM_D].at;
    mmaref_operands operands;
    mmaref_status status;
    size_t k;

    memset(&operands, 0, sizeof operands);
    memset(j->c, 0, sizeof j->c);
    c.first = d.first = row * g->is.m * c.leading + column * g->is.n;
    operands.c = j->c;
    status = mmaref_fragment_pack(&g->instruction, p->arithmetic, MMAREF_OPERAND_C, 0, &c, j->c, &j->error);
    for (k = 0; k < p->of[TILES_A].columns && status == MMAREF_OK; k++) {
        operands.a = tile_at(&p->of[TILES_A], row, k);
        operands.b = tile_at(&p->of[TILES_B], k, column);
        operands.e = tile_at(&p->of[TILES_E], row, k);
        operands.scale_a = tile_at(&p->of[TILES_SCALE_A], row, k);
        operands.scale_b = tile_at(&p->of[TILES_SCALE_B], k, column);
        status = mmaref_mma(&g->instruction, p->arithmetic, &operands, j->d, NULL, &j->error);
        operands.c = j->d;
    }
    if (status != MMAREF_OK) {
        return status;
    }
    return mmaref_fragment_unpack(&g->instruction, p->arithmetic, MMAREF_OPERAND_D, 0, j->d, &d, &j->error);
}

/* All threads are about as far as the first one. */
static void show_progress(const job *j, size_t row)
{
    if (j->is_first) {
        progress_show(j->p->shown, row, j->p->of[TILES_A].rows);
    }
}

static void *compute_rows(void *context)
{
    job *j = context;
    size_t row, column;

    for (row = j->first; row < j->p->of[TILES_A].rows && j->status == MMAREF_OK; row += j->step) {
        for (column = 0; column < j->p->of[TILES_B].columns && j->status == MMAREF_OK; column++) {
            j->status = compute_tile(j, row, column);
        }
        show_progress(j, row);
    }
    return NULL;
}

static int compute_product(const product *p, unsigned count)
{
    job *jobs = calloc(count, sizeof *jobs);
    const shard *share = &p->g->share;
    int status;
    unsigned i;

    if (jobs == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 0; i < count; i++) {
        jobs[i].p = p;
        jobs[i].first = share->index - 1 + i * share->of;
        jobs[i].step = count * share->of;
        jobs[i].is_first = i == 0;
    }
    status = jobs_run(compute_rows, jobs, sizeof *jobs, count);
    for (i = 0; i < count && status == EXIT_EQUAL; i++) {
        status = jobs[i].status == MMAREF_OK ? EXIT_EQUAL : complain(&jobs[i].error);
    }
    free(jobs);
    return status;
}

int gemm_compute(gemm *g, const mmaref_arithmetic *arithmetic, unsigned count)
{
    progress shown = { false, 0, 0 };
    product p;
    int status;
    unsigned i;

    memset(&p, 0, sizeof p);
    p.g = g;
    p.arithmetic = arithmetic;
    p.shown = &shown;
    status = open_tiles(&p) == EXIT_EQUAL ? compute_product(&p, count) : EXIT_UNREADABLE;
    progress_close(&shown);
    for (i = 0; i < TILES; i++) {
        free(p.of[i].words);
    }
    return status;
}
