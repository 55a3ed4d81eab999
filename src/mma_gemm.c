/* SPDX-License-Identifier: MIT */
/* D = A * B + C of whole matrices. The tiles of a block of D stay in working memory while K passes by, and the tiles of
 * A and B beside the block are packed once each. See mmaref.h. */
#include "mma.h"

enum { M, N, K, FACTORS, AXES }; /* FACTORS: scale factors along K */

/* Along rows and columns of each operand. */
static const MMAREF_FLASH uint8_t axes[MMAREF_OPERANDS][2] = { { M, K }, { K, N },       { M, N },      { M, N },
                                                               { M, K }, { M, FACTORS }, { FACTORS, N } };

typedef struct {
    const mmaref_instruction *instruction;
    const mmaref_arithmetic *arithmetic;
    const mmaref_product *product;
    mmaref_work work;              /* of a tile, with */
    mmaref_operands operands;      /* its operands */
    size_t words[MMAREF_OPERANDS]; /* of a tile in registers */
    size_t size[AXES], steps;      /* of the whole product; tiles along K */
    uint16_t tile[AXES];
    mmaref_tiles tiles;            /* the range, then a block of it */
    size_t side;                   /* rows, and columns, of tiles in the largest block */
    size_t a_words, b_words;       /* of a tile of A with metadata and scale factors; of B with scale factors */
    uint32_t *dense, *c;           /* in working memory: a tile of A before it is compressed; a tile of C; */
    uint32_t *a, *b, *d;           /* the tiles of a block */
} gemm;

/* The matrix that has the elements of an operand. */
static const mmaref_matrix *matrix_of(const gemm *g, uint8_t operand)
{
    const mmaref_product *p = g->product;

    return operand == MMAREF_OPERAND_B         ? &p->b
           : operand == MMAREF_OPERAND_C       ? &p->c
           : operand == MMAREF_OPERAND_D       ? &p->d
           : operand == MMAREF_OPERAND_SCALE_A ? &p->scale_a
           : operand == MMAREF_OPERAND_SCALE_B ? &p->scale_b
                                               : &p->a;
}

/* ---- What is to be computed ---------------------------------------------- */

static size_t tiles_of(size_t size, unsigned tile)
{
    return (size - 1) / tile + 1;
}

/* False if the sizes or the tiles are out of range. */
static bool open_sizes(gemm *g, const mmaref_tiles *tiles)
{
    const mmaref_product *p = g->product;
    mmaref_tiles all = { 0, 0, 0, 0 };

    if (p->m == 0 || p->n == 0 || p->k == 0 || ((uint64_t)p->m | (uint64_t)p->n | (uint64_t)p->k) >> 32 != 0) {
        return false;
    }
    g->tile[M] = (uint16_t)(1u << g->work.row.m_log2);
    g->tile[N] = (uint16_t)(1u << g->work.row.n_log2);
    g->tile[K] = (uint16_t)(1u << g->work.row.k_log2);
    g->tile[FACTORS] = mmaref_is_scaled(&g->work.row) ? mmaref_scale_vector(&g->work.row) : 1;
    g->size[M] = p->m;
    g->size[N] = p->n;
    g->size[K] = p->k;
    g->size[FACTORS] = tiles_of(p->k, (unsigned)g->tile[K] / g->tile[FACTORS]);
    g->steps = tiles_of(p->k, g->tile[K]);
    all.rows = tiles_of(p->m, g->tile[M]);
    all.columns = tiles_of(p->n, g->tile[N]);
    g->tiles = tiles == NULL ? all : *tiles;
    return g->tiles.row <= all.rows && g->tiles.rows <= all.rows - g->tiles.row && g->tiles.column <= all.columns &&
           g->tiles.columns <= all.columns - g->tiles.column;
}

/* The number of an element in its matrix, modulo 2^64. */
static uint64_t number_of(const mmaref_matrix *matrix, uint64_t row, uint64_t column)
{
    return matrix->first + (matrix->column_major ? column * matrix->leading + row : row * matrix->leading + column);
}

/* Fails if the matrix is missing or leaves its memory. */
static mmaref_status check_matrix(const gemm *g, uint8_t operand, mmaref_error *error)
{
    const mmaref_matrix *matrix = matrix_of(g, operand);
    const size_t row = g->size[axes[operand][0]] - 1, column = g->size[axes[operand][1]] - 1;
    const uint64_t last = number_of(matrix, row, column), size = matrix->size;
    const uint8_t width_log2 = mmaref_row_width_log2(&g->work.row, operand);
    mmaref_status status = MMAREF_OK;

    if (matrix->bytes == NULL && operand != MMAREF_OPERAND_C) {
        return mmaref_fail_operand(error, MMAREF_REASON_NO_MATRIX, operand);
    }
    if (matrix->bytes != NULL && (last < matrix->first || last >= (size >> 61 != 0 ? size : size << 3 >> width_log2))) {
        status = mmaref_fail_operand(error, MMAREF_REASON_OUTSIDE_MEMORY, operand);
        if (error != NULL) {
            error->row = (uint32_t)row;
            error->column = (uint32_t)column;
            error->bits = (uint32_t)(last << width_log2 >> 3);
        }
    }
    return status;
}

static mmaref_status open_matrices(gemm *g, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;
    mmaref_fragment fragment;
    uint8_t i;

    for (i = 0; i < MMAREF_OPERANDS && status == MMAREF_OK; i++) {
        g->words[i] = 0;
        if (mmaref_fragment_of_row(&fragment, &g->work.row, i)) {
            g->words[i] = (size_t)(((uint32_t)mmaref_fragment_end(&fragment) << fragment.width_log2) >> 5);
            status = i == MMAREF_OPERAND_E ? MMAREF_OK : check_matrix(g, i, error);
        }
    }
    return status;
}

/* Divides the working memory, for blocks as large as it holds; false if it is too small for one tile. */
static bool open_memory(gemm *g, uint32_t *memory, size_t words)
{
    const size_t most = g->tiles.rows > g->tiles.columns ? g->tiles.rows : g->tiles.columns;
    const uint64_t dense = mmaref_is_sparse(&g->work.row) ? (uint64_t)g->tile[M] * g->tile[K] : 0;
    uint64_t side = 0;

    g->a_words = g->words[MMAREF_OPERAND_A] + g->words[MMAREF_OPERAND_E] + g->words[MMAREF_OPERAND_SCALE_A];
    g->b_words = g->words[MMAREF_OPERAND_B] + g->words[MMAREF_OPERAND_SCALE_B];
    do {
        g->side = (size_t)side++;
    } while ((g->side == 0 || g->side < most) &&
             dense + g->words[MMAREF_OPERAND_C] +
                     side * (g->a_words + g->b_words + side * g->words[MMAREF_OPERAND_D]) <= words);
    g->dense = memory;
    g->c = memory + (size_t)dense;
    g->a = g->c + g->words[MMAREF_OPERAND_C];
    g->b = g->a + g->side * g->a_words;
    g->d = g->b + g->side * g->b_words;
    return g->side != 0;
}

/* NOINLINE: stack (mmaref_config.h). */
MMAREF_NOINLINE static mmaref_status open_gemm(gemm *g, const mmaref_tiles *tiles, uint32_t *memory, size_t words,
                                               mmaref_error *error)
{
    mmaref_status status;

    if (mmaref_row_of(g->instruction, g->arithmetic, &g->work.row) == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    if (g->work.row.layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
        g->work.row.layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return mmaref_fail(error, MMAREF_REASON_NO_PRODUCT);
    }
    if (g->product == NULL || !open_sizes(g, tiles)) {
        return mmaref_fail(error, g->product == NULL ? MMAREF_REASON_MISSING_OPERAND : MMAREF_REASON_EXTENT);
    }
    status = open_matrices(g, error);
    if (status == MMAREF_OK && MMAREF_HAS_FLOAT && g->work.row.arithmetic_class != 0) {
        status = mmaref_arithmetic_fits(&g->work.row, g->arithmetic, error);
    }
    if (status == MMAREF_OK && g->steps > 1 &&
        (g->work.row.format[MMAREF_OPERAND_C] != g->work.row.format[MMAREF_OPERAND_D] ||
         g->work.row.layout[MMAREF_OPERAND_C] != g->work.row.layout[MMAREF_OPERAND_D])) {
        return mmaref_fail(error, MMAREF_REASON_STEPS);
    }
    return status == MMAREF_OK && (memory == NULL || !open_memory(g, memory, words))
               ? mmaref_fail(error, MMAREF_REASON_NO_WORKING_MEMORY)
               : status;
}

/* ---- Tiles ---------------------------------------------------------------- */

/* Pre: the instruction has the operand. */
static void access_operand(const gemm *g, uint8_t operand, mmaref_access *access)
{
    (void)mmaref_access_of_row(access, &g->work.row, operand);
    access->matrix = *matrix_of(g, operand);
}

/* Moves what the matrix has of a tile. NOINLINE: stack (mmaref_config.h). */
MMAREF_NOINLINE static void move_tile(const gemm *g, uint8_t operand, size_t row, size_t column, uint32_t *registers,
                                      bool store)
{
    const uint8_t tall = axes[operand][0], wide = axes[operand][1];
    mmaref_access access;

    row *= g->tile[tall];
    column *= g->tile[wide];
    access_operand(g, operand, &access);
    access.origin = number_of(&access.matrix, row, column) * access.width;
    mmaref_move_part(&access, g->size[tall] - row, g->size[wide] - column, registers, store);
}

/* Packs a tile; beyond the matrix elements are 0, and scale factors 1. */
static void pack_tile(const gemm *g, uint8_t operand, size_t row, size_t column, uint32_t *registers)
{
    const mmaref_format_row *format = &mmaref_format_rows[g->work.row.format[operand]];
    uint32_t beyond = 0;
    size_t i;

    if (operand == MMAREF_OPERAND_SCALE_A || operand == MMAREF_OPERAND_SCALE_B) {
        beyond = ((uint32_t)format->bias << format->fraction_bits) * 0x01010101u;
    }
    for (i = 0; i < g->words[operand]; i++) {
        registers[i] = beyond;
    }
    if (g->words[operand] != 0 && matrix_of(g, operand)->bytes != NULL) {
        move_tile(g, operand, row, column, registers, false);
    }
}

/* Compresses a tile of a sparse A; elements beyond it are 0. */
static mmaref_status compress_tile(const gemm *g, size_t row, size_t column, uint32_t *a, mmaref_error *error)
{
    mmaref_status status;
    mmaref_access access;
    uint16_t i;

    row *= g->tile[M];
    column *= g->tile[K];
    access_operand(g, MMAREF_OPERAND_A, &access);
    for (i = 0; i >> g->work.row.m_log2 >> g->work.row.k_log2 == 0; i++) {
        const size_t r = row + (size_t)(i >> g->work.row.k_log2), c = column + (i & (g->tile[K] - 1u));
        g->dense[i] = 0;
        if (r < g->size[M] && c < g->size[K]) {
            mmaref_move_element(&access, 0, number_of(&access.matrix, r, c) * access.width, g->dense + i, false);
        }
    }
    status = mmaref_sparse_compress(g->instruction, g->dense, 0, a, a + g->words[MMAREF_OPERAND_A], error);
    if (status != MMAREF_OK && error != NULL) {
        error->row += (uint32_t)row;
        error->column += (uint32_t)column;
    }
    return status;
}

/* Fails if a tile of a sparse A cannot be compressed. */
static mmaref_status check_sparsity(const gemm *g, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;
    size_t row, step;

    for (row = 0; mmaref_is_sparse(&g->work.row) && row < g->tiles.rows; row++) {
        for (step = 0; step < g->steps && status == MMAREF_OK; step++) {
            status = compress_tile(g, g->tiles.row + row, step, g->a, error);
        }
    }
    return status;
}

/* ---- Blocks ----------------------------------------------------------------- */

/* Packs tiles of A, with all that belongs to them, and of B. */
static void pack_a(const gemm *g, size_t row, size_t step, uint32_t *a)
{
    if (mmaref_is_sparse(&g->work.row)) {
        (void)compress_tile(g, row, step, a, NULL); /* check_sparsity has done it */
    } else {
        pack_tile(g, MMAREF_OPERAND_A, row, step, a);
    }
    pack_tile(g, MMAREF_OPERAND_SCALE_A, row, step, a + g->words[MMAREF_OPERAND_A] + g->words[MMAREF_OPERAND_E]);
}

static void pack_b(const gemm *g, size_t step, size_t column, uint32_t *b)
{
    pack_tile(g, MMAREF_OPERAND_B, step, column, b);
    pack_tile(g, MMAREF_OPERAND_SCALE_B, step, column, b + g->words[MMAREF_OPERAND_B]);
}

/* Computes a step of tile (row, column) of the block, and stores it after the last one. */
static void compute_tile(gemm *g, size_t row, size_t column, size_t step)
{
    uint32_t *d = g->d + (row * g->side + column) * g->words[MMAREF_OPERAND_D];

    g->operands.a = g->a + row * g->a_words;
    g->operands.e = g->operands.a + g->words[MMAREF_OPERAND_A];
    g->operands.scale_a = g->operands.e + g->words[MMAREF_OPERAND_E];
    g->operands.b = g->b + column * g->b_words;
    g->operands.scale_b = g->operands.b + g->words[MMAREF_OPERAND_B];
    g->operands.c = step == 0 ? g->c : d;
    g->work.d = d;
    row += g->tiles.row;
    column += g->tiles.column;
    if (step == 0) {
        pack_tile(g, MMAREF_OPERAND_C, row, column, g->c);
    }
    mmaref_mma_compute(&g->work, g->arithmetic, NULL);
    if (step + 1 == g->steps) {
        move_tile(g, MMAREF_OPERAND_D, row, column, d, true);
    }
}

static void compute_block(gemm *g)
{
    size_t step, row, column;

    for (step = 0; step < g->steps; step++) {
        for (column = 0; column < g->tiles.columns; column++) {
            pack_b(g, step, g->tiles.column + column, g->b + column * g->b_words);
        }
        for (row = 0; row < g->tiles.rows; row++) {
            pack_a(g, g->tiles.row + row, step, g->a + row * g->a_words);
            for (column = 0; column < g->tiles.columns; column++) {
                compute_tile(g, row, column, step);
            }
        }
    }
}

mmaref_status mmaref_gemm(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                          const mmaref_product *product, const mmaref_tiles *tiles, uint32_t *memory, size_t words,
                          mmaref_error *error)
{
    static const mmaref_operands empty = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    mmaref_status status;
    mmaref_tiles all;
    gemm g;
    size_t row, column;

    g.instruction = instruction;
    g.arithmetic = arithmetic;
    g.product = product;
    g.operands = empty;
    g.work.operands = &g.operands;
    status = open_gemm(&g, tiles, memory, words, error);
    if (status == MMAREF_OK) {
        status = check_sparsity(&g, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    all = g.tiles;
    for (row = 0; row < all.rows; row += g.side) {
        for (column = 0; column < all.columns; column += g.side) {
            g.tiles.row = all.row + row;
            g.tiles.column = all.column + column;
            g.tiles.rows = all.rows - row < g.side ? all.rows - row : g.side;
            g.tiles.columns = all.columns - column < g.side ? all.columns - column : g.side;
            compute_block(&g);
        }
    }
    return MMAREF_OK;
}
