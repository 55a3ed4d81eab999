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
    mmaref_instruction_row row;
    const mmaref_matrix *matrix[MMAREF_OPERANDS];
    size_t words[MMAREF_OPERANDS]; /* of a tile in registers */
    size_t size[AXES], steps;      /* of the whole product; tiles along K */
    uint16_t tile[AXES];
    mmaref_tiles tiles;            /* the range, then a block of it */
    size_t side;                   /* rows, and columns, of tiles in the largest block */
    size_t a_words, b_words;       /* of a tile of A with metadata and scale factors; of B with scale factors */
    uint32_t *dense, *c;           /* in working memory: a tile of A before it is compressed; a tile of C; */
    uint32_t *a, *b, *d;           /* the tiles of a block */
} gemm;

/* ---- What is to be computed ---------------------------------------------- */

static size_t tiles_of(size_t size, unsigned tile)
{
    return (size - 1) / tile + 1;
}

/* False if the sizes or the tiles are out of range. */
static bool open_sizes(gemm *g, const mmaref_product *p, const mmaref_tiles *tiles)
{
    mmaref_tiles all = { 0, 0, 0, 0 };

    if (p->m == 0 || p->n == 0 || p->k == 0 || ((uint64_t)p->m | (uint64_t)p->n | (uint64_t)p->k) >> 32 != 0) {
        return false;
    }
    g->tile[M] = (uint16_t)(1u << g->row.m_log2);
    g->tile[N] = (uint16_t)(1u << g->row.n_log2);
    g->tile[K] = (uint16_t)(1u << g->row.k_log2);
    g->tile[FACTORS] = mmaref_is_scaled(&g->row) ? mmaref_scale_vector(&g->row) : 1;
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
    const mmaref_matrix *matrix = g->matrix[operand];
    const size_t row = g->size[axes[operand][0]] - 1, column = g->size[axes[operand][1]] - 1;
    const uint64_t last = number_of(matrix, row, column), size = matrix->size;
    const uint8_t width_log2 = mmaref_row_width_log2(&g->row, operand);
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

static mmaref_status open_matrices(gemm *g, const mmaref_product *p, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;
    mmaref_fragment fragment;
    uint8_t i;

    g->matrix[MMAREF_OPERAND_A] = g->matrix[MMAREF_OPERAND_E] = &p->a;
    g->matrix[MMAREF_OPERAND_B] = &p->b;
    g->matrix[MMAREF_OPERAND_C] = &p->c;
    g->matrix[MMAREF_OPERAND_D] = &p->d;
    g->matrix[MMAREF_OPERAND_SCALE_A] = &p->scale_a;
    g->matrix[MMAREF_OPERAND_SCALE_B] = &p->scale_b;
    for (i = 0; i < MMAREF_OPERANDS && status == MMAREF_OK; i++) {
        g->words[i] = 0;
        if (mmaref_fragment_of_row(&fragment, &g->row, i)) {
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
    const uint64_t dense = mmaref_is_sparse(&g->row) ? (uint64_t)g->tile[M] * g->tile[K] : 0;
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

static mmaref_status open_gemm(gemm *g, const mmaref_product *p, const mmaref_tiles *tiles, uint32_t *memory,
                               size_t words, mmaref_error *error)
{
    mmaref_status status;

    if (mmaref_row_of(g->instruction, g->arithmetic, &g->row) == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    if (g->row.layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
        g->row.layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return mmaref_fail(error, MMAREF_REASON_NO_PRODUCT);
    }
    if (p == NULL || !open_sizes(g, p, tiles)) {
        return mmaref_fail(error, p == NULL ? MMAREF_REASON_MISSING_OPERAND : MMAREF_REASON_EXTENT);
    }
    status = open_matrices(g, p, error);
    if (status == MMAREF_OK && MMAREF_HAS_FLOAT && g->row.arithmetic_class != 0) {
        status = mmaref_arithmetic_fits(&g->row, g->arithmetic, error);
    }
    if (status == MMAREF_OK && g->steps > 1 &&
        (g->row.format[MMAREF_OPERAND_C] != g->row.format[MMAREF_OPERAND_D] ||
         g->row.layout[MMAREF_OPERAND_C] != g->row.layout[MMAREF_OPERAND_D])) {
        return mmaref_fail(error, MMAREF_REASON_STEPS);
    }
    return status == MMAREF_OK && (memory == NULL || !open_memory(g, memory, words))
               ? mmaref_fail(error, MMAREF_REASON_NO_WORKING_MEMORY)
               : status;
}

/* ---- Tiles ---------------------------------------------------------------- */

/* Moves what the matrix has of a tile. NOINLINE: stack (mmaref_config.h). */
MMAREF_NOINLINE static void move_tile(const gemm *g, uint8_t operand, size_t row, size_t column, uint32_t *registers,
                                      bool store)
{
    const uint8_t tall = axes[operand][0], wide = axes[operand][1];
    mmaref_access access;

    row *= g->tile[tall];
    column *= g->tile[wide];
    (void)mmaref_access_of_row(&access, &g->row, operand); /* open_matrices has seen it */
    access.matrix = *g->matrix[operand];
    access.origin = number_of(&access.matrix, row, column) * access.width;
    mmaref_move_part(&access, g->size[tall] - row, g->size[wide] - column, registers, store);
}

/* Packs a tile; beyond the matrix elements are 0, and scale factors 1. */
static void pack_tile(const gemm *g, uint8_t operand, size_t row, size_t column, uint32_t *registers)
{
    const mmaref_format_row *format = &mmaref_format_rows[g->row.format[operand]];
    uint32_t beyond = 0;
    size_t i;

    if (operand == MMAREF_OPERAND_SCALE_A || operand == MMAREF_OPERAND_SCALE_B) {
        beyond = ((uint32_t)format->bias << format->fraction_bits) * 0x01010101u;
    }
    for (i = 0; i < g->words[operand]; i++) {
        registers[i] = beyond;
    }
    if (g->words[operand] != 0 && g->matrix[operand]->bytes != NULL) {
        move_tile(g, operand, row, column, registers, false);
    }
}

/* An element of a sparse A; 0 beyond it. */
static uint32_t dense_element(const gemm *g, size_t row, size_t column)
{
    const mmaref_matrix *a = g->matrix[MMAREF_OPERAND_A];
    const uint8_t width_log2 = mmaref_row_width_log2(&g->row, MMAREF_OPERAND_A);
    uint64_t bit = number_of(a, row, column) << width_log2;
    uint32_t value = 0;
    uint8_t i;

    if (row >= g->size[M] || column >= g->size[K]) {
        return 0;
    }
    for (i = 0; i >> width_log2 == 0; i = (uint8_t)(i + 8), bit += 8) {
        const uint32_t byte = a->bytes[(size_t)(bit >> 3)];
        value |= byte >> (unsigned)(bit & 7) << i;
    }
    return width_log2 < 3 ? value & ((1u << (1u << width_log2)) - 1) : value;
}

/* Compresses a tile of a sparse A. */
static mmaref_status compress_tile(const gemm *g, size_t row, size_t column, uint32_t *a, mmaref_error *error)
{
    mmaref_status status;
    uint16_t i;

    row *= g->tile[M];
    column *= g->tile[K];
    for (i = 0; i >> g->row.m_log2 >> g->row.k_log2 == 0; i++) {
        g->dense[i] = dense_element(g, row + (i >> g->row.k_log2), column + (i & (g->tile[K] - 1u)));
    }
    status = mmaref_sparse_compress(g->instruction, g->dense, 0, a, a + g->words[MMAREF_OPERAND_A], error);
    if (status != MMAREF_OK && error != NULL) {
        error->row += (uint32_t)row;
        error->column += (uint32_t)column;
    }
    return status;
}

/* Packs tiles of A, with all that belongs to them, and of B. */
static mmaref_status pack_a(const gemm *g, size_t row, size_t step, uint32_t *a, mmaref_error *error)
{
    pack_tile(g, MMAREF_OPERAND_SCALE_A, row, step, a + g->words[MMAREF_OPERAND_A] + g->words[MMAREF_OPERAND_E]);
    if (mmaref_is_sparse(&g->row)) {
        return compress_tile(g, row, step, a, error);
    }
    pack_tile(g, MMAREF_OPERAND_A, row, step, a);
    return MMAREF_OK;
}

static void pack_b(const gemm *g, size_t step, size_t column, uint32_t *b)
{
    pack_tile(g, MMAREF_OPERAND_B, step, column, b);
    pack_tile(g, MMAREF_OPERAND_SCALE_B, step, column, b + g->words[MMAREF_OPERAND_B]);
}

/* ---- Blocks ----------------------------------------------------------------- */

/* Computes a step of tile (row, column) of the block, and stores it after the last one. */
static mmaref_status compute_tile(const gemm *g, size_t row, size_t column, size_t step, mmaref_error *error)
{
    uint32_t *d = g->d + (row * g->side + column) * g->words[MMAREF_OPERAND_D];
    const uint32_t *a = g->a + row * g->a_words, *b = g->b + column * g->b_words;
    const uint32_t *e = a + g->words[MMAREF_OPERAND_A];
    const mmaref_operands operands = { a, b, step == 0 ? g->c : d, e, e + g->words[MMAREF_OPERAND_E],
                                       b + g->words[MMAREF_OPERAND_B], 0, 0, 0, 0, 0 };
    mmaref_status status;

    row += g->tiles.row;
    column += g->tiles.column;
    if (step == 0) {
        pack_tile(g, MMAREF_OPERAND_C, row, column, g->c);
    }
    status = mmaref_mma(g->instruction, g->arithmetic, &operands, d, NULL, error);
    if (status == MMAREF_OK && step + 1 == g->steps) {
        move_tile(g, MMAREF_OPERAND_D, row, column, d, true);
    }
    return status;
}

static mmaref_status compute_block(const gemm *g, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;
    size_t step, row, column;

    for (step = 0; step < g->steps && status == MMAREF_OK; step++) {
        for (column = 0; column < g->tiles.columns; column++) {
            pack_b(g, step, g->tiles.column + column, g->b + column * g->b_words);
        }
        for (row = 0; row < g->tiles.rows && status == MMAREF_OK; row++) {
            status = pack_a(g, g->tiles.row + row, step, g->a + row * g->a_words, error);
            for (column = 0; column < g->tiles.columns && status == MMAREF_OK; column++) {
                status = compute_tile(g, row, column, step, error);
            }
        }
    }
    return status;
}

/* Fails if a tile of A that is sparse cannot be compressed. */
static mmaref_status check_sparsity(const gemm *g, mmaref_error *error)
{
    mmaref_status status = MMAREF_OK;
    size_t row, step;

    for (row = 0; mmaref_is_sparse(&g->row) && row < g->tiles.rows; row++) {
        for (step = 0; step < g->steps && status == MMAREF_OK; step++) {
            status = compress_tile(g, g->tiles.row + row, step, g->a, error);
        }
    }
    return status;
}

mmaref_status mmaref_gemm(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                          const mmaref_product *product, const mmaref_tiles *tiles, uint32_t *memory, size_t words,
                          mmaref_error *error)
{
    mmaref_status status;
    mmaref_tiles all;
    gemm g;
    size_t row, column;

    g.instruction = instruction;
    g.arithmetic = arithmetic;
    status = open_gemm(&g, product, tiles, memory, words, error);
    if (status == MMAREF_OK) {
        status = check_sparsity(&g, error);
    }
    all = g.tiles;
    for (row = 0; status == MMAREF_OK && row < all.rows; row += g.side) {
        for (column = 0; status == MMAREF_OK && column < all.columns; column += g.side) {
            g.tiles.row = all.row + row;
            g.tiles.column = all.column + column;
            g.tiles.rows = all.rows - row < g.side ? all.rows - row : g.side;
            g.tiles.columns = all.columns - column < g.side ? all.columns - column : g.side;
            status = compute_block(&g, error);
        }
    }
    return status;
}
