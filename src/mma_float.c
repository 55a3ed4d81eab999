/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C: tile by tile, a row of A against some columns of B. See dot.h. */
#include "dot.h"

#define ROW_BITS 5

/* A product of matrices on its way. Layouts are linear: the bit, or the fragment index, of an element is that of
 * another one changed by what each bit changes in which their row, column or number differ. */
typedef struct {
    mmaref_tile tile;
    mmaref_step step;
    struct {
        uint16_t a, c;
    } row[ROW_BITS];                      /* what a bit of the row's number changes in bits of A, in indices of C */
    uint16_t column[MMAREF_TILE_COLUMNS]; /* what the columns of a tile change in indices of C */
    uint16_t start;                       /* the index in C of the row's element of the first column */
    uint16_t product;                     /* of those that a warp computes */
} job;

/* The bit at which an element of A or B begins, by its place. */
MMAREF_NOINLINE static uint16_t bit_of(const mmaref_tile *tile, uint8_t operand, unsigned place)
{
    const mmaref_format_row *format = operand == MMAREF_OPERAND_A ? tile->rules->a : tile->rules->b;

    return (uint16_t)(mmaref_layout_find(mmaref_layout_of(&tile->work->row, operand), (uint16_t)place)
                      << format->width_log2);
}

/* Where elements `count` to 2 * count - 1 are, given those before and what the bit `count` of their number changes. */
static void double_places(uint16_t *places, unsigned count, uint16_t changed)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        places[count + i] = places[i] ^ changed;
    }
}

/* Where the elements of lines are, by their number in the order in which steps take them; of columns of which sparse
 * rows pick elements, by their k. */
static void open_source(mmaref_tile *tile, uint8_t operand)
{
    const mmaref_instruction_row *row = &tile->work->row;
    const bool columns = operand == MMAREF_OPERAND_B, picked = columns && tile->sparse;
    const uint8_t length = picked ? (uint8_t)(1u << row->k_log2) : tile->count;
    mmaref_source *source = &tile->source[columns];
    uint16_t bit[MMAREF_LINE_BITS];
    unsigned i;

    source->from.registers = columns ? tile->work->operands->b : tile->work->operands->a;
    for (i = 0; length >> i > 1; i++) {
        uint8_t element = mmaref_step_element(picked ? 0 : tile->rules->interleave, length, (uint8_t)(1u << i));
        source->at.bit[i] = bit[i] = bit_of(tile, operand, columns ? (unsigned)element << row->n_log2 : element);
    }
    /* Layouts are permutations of bits, so that no other bit of a place tells the halves of a word apart. */
    tile->pairs[columns] = tile->rules->a->width_log2 == 4 && source->at.bit[0] == 16 && !picked &&
                           length <= 2 * MMAREF_PAIRS_MAX;
    if (!tile->pairs[columns]) {
        return;
    }
    source->at.word[0] = 0;
    for (i = 1; length >> i > 1; i++) {
        double_places(source->at.word, 1u << (i - 1), (uint16_t)(bit[i] / 32));
    }
}

MMAREF_NOINLINE static void rules_open(mmaref_dot_rules *rules, const mmaref_work *work,
                                       const mmaref_arithmetic *arithmetic, uint32_t *coverage)
{
    bool sparse = mmaref_is_sparse(&work->row);
    bool halved = arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL && sparse;
    uint8_t count = (uint8_t)(1u << (work->row.k_log2 - sparse)); /* of stored elements */

    rules->arithmetic = arithmetic;
    rules->a = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_A]];
    rules->b = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_B]];
    rules->c = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_C]];
    rules->d = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_D]];
    rules->coverage = coverage;
    rules->random = NULL;
    rules->scaled = mmaref_is_scaled(&work->row);
    if (MMAREF_HAS_OWN && arithmetic->own_exponent_bits != 0) {
        mmaref_rules_open_own(rules);
    }
    rules->rounding = mmaref_rounding_of(&work->row, arithmetic);
    mmaref_rules_complete(rules, count, halved); /* half of a chunk of metadata is stored */
}

/* An element of D that is one group, if all of it is common. */
MMAREF_INLINE bool take_whole(mmaref_step *step, uint64_t *value)
{
    const bool terms = mmaref_may_take_terms(step->rules);
    uint64_t running = *value;

    step->first = 0;
    step->end = step->rules->elements;
    step->accumulates = true;
    step->finite = !mmaref_may_be_special(step);
    if (!mmaref_common_run(step, step->rules->c, &running, terms) || step->first != step->end) {
        return false;
    }
    *value = running;
    return true;
}

/* The columns whose element of D is NaN because the row or the column has one, unless somebody asks for corners. */
static inline unsigned nan_columns(const mmaref_tile *tile)
{
    unsigned nan = tile->rules->coverage == NULL && mmaref_has_nan(tile->rules) ? tile->nan : 0;

    return (nan & 1) != 0 ? ~0u : nan >> 1;
}

/* The index in D of the row's element of column j. Where C and D have one type, D lies as C does. */
MMAREF_NOINLINE static uint16_t index_in_d(const job *t, unsigned j)
{
    const mmaref_instruction_row *row = &t->tile.work->row;
    unsigned place = (((unsigned)t->product << row->m_log2) + t->tile.row) << row->n_log2;

    return mmaref_layout_find(mmaref_layout_of(row, MMAREF_OPERAND_D), (uint16_t)(place + t->tile.column + j));
}

/* Elements of D of the tile's row, those of the columns that are set in `left`. */
MMAREF_INLINE void compute_elements(job *t, unsigned left)
{
    const mmaref_dot_rules *rules = t->tile.rules;
    unsigned nan = nan_columns(&t->tile), j;

    for (j = 0; left != 0; j++, left >>= 1) {
        if ((left & 1) != 0) {
            uint16_t at = t->start ^ t->column[j];
            uint64_t value = mmaref_element_load(t->tile.work->operands->c, at, rules->c->width_log2);
            t->step.column = (uint8_t)j;
            if ((nan >> j & 1) != 0) {
                value = mmaref_pack_nan(rules->d, rules->arithmetic->nan);
            } else if (!rules->whole || mmaref_may_be_special(&t->step) || !take_whole(&t->step, &value)) {
                value = mmaref_dot(&t->step, value);
            }
            mmaref_element_store(t->tile.work->d, rules->c == rules->d ? at : index_in_d(t, j), rules->d->width_log2,
                                 value);
        }
    }
}

/* The elements of D of the tile's row. */
MMAREF_INLINE void compute_row(job *t)
{
    const uint32_t *c = t->tile.work->operands->c;
    uint32_t *d = t->tile.work->d;
    unsigned left = (1u << t->tile.columns) - 1;

    if ((t->tile.special & 1) == 0) {
        if (t->tile.rules->route == MMAREF_ROUTE_SIXTEEN) {
            left = mmaref_row_sixteen(&t->tile, c + t->start, d + t->start, t->column);
        } else if (t->tile.rules->route == MMAREF_ROUTE_SINGLE) {
            left = mmaref_row_single(&t->tile, c, d, t->start, t->column);
        }
#if MMAREF_VECTOR
        if (t->tile.rules->route == MMAREF_ROUTE_CHAIN) {
            left &= mmaref_row_chains(&t->step, c + t->start, d + t->start, t->column);
        }
#endif
    }
    if (left != 0) { /* rarely so where each element of D is one step */
        compute_elements(t, left);
    }
}

/* From a row to the next one; behind the last row to nothing that has a meaning. */
MMAREF_INLINE void next_row(job *t)
{
    unsigned row = t->tile.row, changed = (row ^ (row + 1)) & ((1u << ROW_BITS) - 1);
    unsigned a = t->tile.start[0], c = t->start, i;

    for (i = 0; changed != 0; i++, changed >>= 1) {
        a ^= t->row[i].a;
        c ^= t->row[i].c;
    }
    t->tile.start[0] = (uint16_t)a;
    t->start = (uint16_t)c;
    t->tile.row = (uint16_t)(row + 1);
}

/* The tile goes to its columns and to the first row. */
MMAREF_NOINLINE static void open_tile(job *t)
{
    const mmaref_instruction_row *row = &t->tile.work->row;
    mmaref_tile *tile = &t->tile;
    unsigned rows = (unsigned)t->product << row->m_log2; /* before those of this product */
    unsigned columns = ((unsigned)t->product << row->k_log2 << row->n_log2) + tile->column; /* the first one's place */
    uint16_t changed = bit_of(tile, MMAREF_OPERAND_B, columns) ^ tile->start[1];
    uint8_t j;

    tile->row = 0;
    for (j = 0; j < tile->columns; j++) {
        tile->start[1 + j] ^= changed;
    }
    tile->start[0] = bit_of(tile, MMAREF_OPERAND_A, rows * tile->count);
    t->start = mmaref_layout_find(mmaref_layout_of(row, MMAREF_OPERAND_C),
                                  (uint16_t)((rows << row->n_log2) + tile->column));
    mmaref_tile_columns(tile);
}

MMAREF_NOINLINE static void open_job(job *t, const mmaref_work *work, mmaref_dot_rules *rules, mmaref_packed *words,
                                     uint8_t room)
{
    const mmaref_instruction_row *row = &work->row;
    const mmaref_layout_row *layout_c = mmaref_layout_of(row, MMAREF_OPERAND_C);
    mmaref_tile *tile = &t->tile;
    uint8_t i;

    tile->count = rules->elements;
    tile->work = work;
    tile->words = words;
    tile->room = room;
    tile->columns = MMAREF_TILE_COLUMNS; /* every instruction has eight or more, a multiple of these */
    mmaref_tile_open(tile, rules);
    open_source(tile, MMAREF_OPERAND_A);
    open_source(tile, MMAREF_OPERAND_B);
    for (i = 0; i < ROW_BITS; i++) {
        bool rows = i < row->m_log2;
        t->row[i].a = rows ? bit_of(tile, MMAREF_OPERAND_A, (unsigned)tile->count << i) : 0;
        t->row[i].c = rows ? mmaref_layout_find(layout_c, (uint16_t)(1u << row->n_log2 << i)) : 0;
    }
    tile->start[1] = t->column[0] = 0;
    for (i = 1; i < tile->columns; i *= 2) {
        double_places(&tile->start[1], i, bit_of(tile, MMAREF_OPERAND_B, i));
        double_places(t->column, i, mmaref_layout_find(layout_c, i));
    }
    t->step.rules = rules;
    t->step.tile = tile;
}

/* The memory of a tile: sums of limited width have the largest one, others their rounders behind it. */
typedef union {
    mmaref_packed words[MMAREF_TILE_WORDS];
#if MMAREF_HAS_EXACT
    struct {
        mmaref_packed words[MMAREF_DEEP_WORDS];
        mmaref_rounders rounders;
    } deep;
#endif
} memory;

/* Of each product some columns of B after the other against every row of A. */
MMAREF_NOINLINE static void multiply(const mmaref_work *work, mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *row = &work->row;
    mmaref_tile *tile;
    memory m;
    job t;

#if MMAREF_HAS_EXACT
    open_job(&t, work, rules, m.words, rules->route < MMAREF_ROUTE_CHAIN ? MMAREF_TILE_WORDS : MMAREF_DEEP_WORDS);
    if (rules->route >= MMAREF_ROUTE_CHAIN) {
        mmaref_step_open(&t.step, &m.deep.rounders);
    }
#else
    open_job(&t, work, rules, m.words, MMAREF_TILE_WORDS);
#endif
    tile = &t.tile;
    for (t.product = 0; t.product >> mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 == 0; t.product++) {
        for (tile->column = 0; tile->column >> row->n_log2 == 0;) {
            for (open_tile(&t); tile->row >> row->m_log2 == 0; next_row(&t)) {
                mmaref_tile_row(tile);
                compute_row(&t);
            }
            tile->column = (uint16_t)(tile->column + tile->columns);
        }
    }
}

/* ---- f64, whose elements stay where they are ---- */

/* A line of elements so many places apart, but for where it begins. */
static void open_line(mmaref_line_f64 *line, const mmaref_layout_row *layout, const uint32_t *registers,
                      const mmaref_dot_rules *rules, unsigned stride)
{
    uint8_t k;

    line->place.patterns = NULL;
    line->place.registers = registers;
    for (k = 0; k < rules->elements; k++) {
        line->cell[k] = mmaref_layout_find(
            layout, (uint16_t)(mmaref_step_element(rules->interleave, rules->elements, k) * stride));
    }
}

#define COLUMNS_F64 8 /* of every instruction */

/* A product of f64 on its way. */
typedef struct {
    mmaref_step step;
    mmaref_pair_f64 pair;
    uint16_t b_column[COLUMNS_F64], c_column[COLUMNS_F64]; /* the bits of places by which columns differ */
#if MMAREF_KEEPS_F64
    mmaref_factor_f64 row[MMAREF_COUNT_F64], column[COLUMNS_F64][MMAREF_COUNT_F64];
#endif
} job_f64;

static void open_job_f64(job_f64 *t, const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_layout_row *of_b = mmaref_layout_of(&work->row, MMAREF_OPERAND_B);
    const mmaref_layout_row *of_c = mmaref_layout_of(&work->row, MMAREF_OPERAND_C);
    uint16_t j;

    t->step.rules = rules;
    t->step.tile = NULL;
    t->step.column = 0;
    t->step.by.f64 = &t->pair;
    mmaref_rounder_open(&t->pair.rounder, rules, MMAREF_LEADING_F64);
    open_line(&t->pair.a, mmaref_layout_of(&work->row, MMAREF_OPERAND_A), work->operands->a, rules, 1);
    open_line(&t->pair.b, of_b, work->operands->b, rules, COLUMNS_F64);
    t->b_column[0] = t->c_column[0] = 0;
    for (j = 1; j < COLUMNS_F64; j *= 2) {
        double_places(t->b_column, j, mmaref_layout_find(of_b, j));
        double_places(t->c_column, j, mmaref_layout_find(of_c, j));
    }
#if MMAREF_KEEPS_F64
    for (j = 0; j < COLUMNS_F64; j++) {
        t->pair.b.place.start = t->b_column[j];
        mmaref_line_unpack_f64(&t->pair.b, rules->elements, t->column[j]);
    }
#endif
}

/* A row of A becomes the step's, given the bits of places by which it differs from the first; a column of B. */
static void take_row_f64(job_f64 *t, unsigned start)
{
    t->pair.a.place.start = start;
#if MMAREF_KEEPS_F64
    mmaref_line_unpack_f64(&t->pair.a, t->step.rules->elements, t->row);
#endif
}

MMAREF_INLINE void take_column_f64(job_f64 *t, unsigned column)
{
    t->pair.b.place.start = t->b_column[column];
#if MMAREF_KEEPS_F64
    t->pair.b.factors = t->column[column];
#endif
}

/* The elements of D of a row. */
static void compute_row_f64(job_f64 *t, const mmaref_work *work, unsigned place)
{
    unsigned start = mmaref_layout_find(mmaref_layout_of(&work->row, MMAREF_OPERAND_C), (uint16_t)place), column;

    for (column = 0; column < COLUMNS_F64; column++) {
        unsigned cell = start ^ t->c_column[column]; /* C and D have one type */
        uint64_t value = mmaref_load_f64(work->operands->c, cell);
        take_column_f64(t, column);
        if (!t->step.rules->whole || !take_whole(&t->step, &value)) {
            value = mmaref_dot(&t->step, value);
        }
        mmaref_store_f64(work->d, cell, value);
    }
}

MMAREF_NOINLINE static void multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_layout_row *of_a = mmaref_layout_of(&work->row, MMAREF_OPERAND_A);
    unsigned row;
    job_f64 t;

    open_job_f64(&t, work, rules);
    for (row = 0; row >> work->row.m_log2 == 0; row++) {
        take_row_f64(&t, mmaref_layout_find(of_a, (uint16_t)(row * rules->elements)));
        compute_row_f64(&t, work, row * COLUMNS_F64);
    }
}

/* ---- Every type ---- */

void mmaref_mma_float(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage)
{
    mmaref_dot_rules rules;

    rules_open(&rules, work, arithmetic, coverage);
    if (MMAREF_HAS_F64 && rules.a->width_log2 == 6) {
        multiply_f64(work, &rules);
    } else {
        multiply(work, &rules);
    }
}
