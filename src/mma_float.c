/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C: tile by tile, a row of A against some columns of B. See dot.h. */
#include "dot.h"

#define ROW_BITS 5

/* A product of matrices on its way. Layouts are linear: the bit, or the fragment index, of an element is that of
 * another one changed by what each bit changes in which their row, column or number differ. */
typedef struct {
    mmaref_dot_rules rules;
    mmaref_tile tile;
    mmaref_step step;
    struct {
        uint16_t a, c;
    } row[ROW_BITS];                      /* what a bit of the row's number changes in bits of A, in indices of C */
    uint16_t column[MMAREF_TILE_COLUMNS]; /* what the columns of a tile change in indices of C */
    uint16_t start;                       /* the index in C of the row's element of the first column */
    uint16_t first_b;                     /* the bit of B at which that column begins */
    uint16_t product;                     /* of those that a warp computes */
    bool alike;                           /* D lies as C does */
    bool single, sixteen;                 /* each element of D is what mmaref_row_single takes, ..._sixteen */
    bool whole;                           /* it is one group of steps of the type of D, which may all be common */
    bool spreads;                         /* a NaN among the elements makes D one, `nan`, and nobody asks for corners */
    uint32_t nan;
} job;

MMAREF_NOINLINE static uint16_t bit_of(const mmaref_layout_row *layout, uint8_t width_log2, uint16_t place)
{
    return (uint16_t)(mmaref_layout_find(layout, place) << width_log2);
}

/* What the columns of a tile change in indices, or in bits of elements of a width. */
static void open_columns(uint16_t *column, uint8_t columns, const mmaref_layout_row *layout, uint8_t width_log2)
{
    uint8_t j;

    column[0] = 0;
    for (j = 1; j < columns; j++) {
        unsigned others = j & (j - 1u); /* but the lowest bit that is set */
        column[j] = others == 0 ? bit_of(layout, width_log2, j) : column[others] ^ column[j - others];
    }
}

/* The bits of elements by their number in the order in which steps take them. */
static void open_source(mmaref_source *source, const mmaref_work *work, uint8_t operand, uint8_t length,
                        uint16_t stride, uint8_t interleave)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, operand);
    uint8_t width_log2 = mmaref_row_format(work->row, operand)->width_log2, i;

    source->from.registers = operand == MMAREF_OPERAND_A ? work->operands->a : work->operands->b;
    for (i = 0; length >> i > 1; i++) {
        uint8_t element = mmaref_step_element(interleave, length, (uint8_t)(1u << i));
        source->at.bit[i] = bit_of(layout, width_log2, (uint16_t)(element * stride));
    }
}

/* The words of elements that lie two in a word; returns whether they do. Layouts are permutations of bits, so that no
 * other bit of a place tells the halves apart. */
static bool open_pairs(mmaref_source *source, uint8_t width_log2, uint8_t length)
{
    uint16_t bit[MMAREF_LINE_BITS];
    unsigned i, k;

    if (width_log2 != 4 || source->at.bit[0] != 16 || length > 2 * MMAREF_PAIRS_MAX) {
        return false;
    }
    for (i = 1; length >> i > 1; i++) {
        bit[i] = source->at.bit[i];
    }
    source->at.word[0] = 0;
    for (i = 1; length >> i > 1; i++) {
        for (k = 0; k < 1u << (i - 1); k++) {
            source->at.word[(1u << (i - 1)) + k] = source->at.word[k] ^ (uint16_t)(bit[i] / 32);
        }
    }
    return true;
}

static void rules_open(mmaref_dot_rules *rules, const mmaref_work *work, uint8_t count)
{
    bool halved = work->arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL && mmaref_is_sparse(work->row);

    rules->arithmetic = work->arithmetic;
    rules->a = mmaref_row_format(work->row, MMAREF_OPERAND_A);
    rules->b = mmaref_row_format(work->row, MMAREF_OPERAND_B);
    rules->c = mmaref_row_format(work->row, MMAREF_OPERAND_C);
    rules->d = mmaref_row_format(work->row, MMAREF_OPERAND_D);
    rules->coverage = work->coverage;
    rules->random = NULL;
    if (MMAREF_HAS_OWN && work->arithmetic->own_exponent_bits != 0) {
        mmaref_rules_open_own(rules);
    }
    rules->rounding = mmaref_rounding_of(work->row, work->arithmetic);
    mmaref_rules_complete(rules, count, halved); /* half of a chunk of metadata is stored */
}

/* An element of D that is one group, if all of it is common. */
MMAREF_INLINE bool take_whole(mmaref_step *step, uint64_t *value, bool deep)
{
    const mmaref_format_row *type = step->rules->c;
    uint64_t running = *value;

    if (mmaref_may_be_special(step)) {
        return false;
    }
    step->first = 0;
    step->end = step->elements;
    step->accumulates = true;
    if (!(!deep                                       ? mmaref_grouped_run(step, type, &running)
          : MMAREF_HAS_CUSTOM && step->rules->brief ? mmaref_terms_run(step, type, &running)
                                                    : mmaref_chain_run(step, type, &running)) ||
        step->first != step->end) {
        return false;
    }
    *value = running;
    return true;
}

/* The columns whose element of D is NaN because the row or the column has one. */
static inline unsigned nan_columns(const job *t)
{
    unsigned nan = t->spreads ? t->tile.nan : 0;

    return (nan & 1) != 0 ? ~0u : nan >> 1;
}

/* The index in D of the row's element of column j. Pre: D does not lie as C does. */
MMAREF_NOINLINE static uint16_t index_in_d(const job *t, unsigned j)
{
    const mmaref_instruction_row *row = t->tile.work->row;
    unsigned place = (((unsigned)t->product << row->m_log2) + t->tile.row) << row->n_log2;

    return mmaref_layout_find(mmaref_layout_of(row, MMAREF_OPERAND_D), (uint16_t)(place + t->tile.column + j));
}

/* Elements of D of the tile's row, those of the columns that are set in `left`. */
MMAREF_INLINE void compute_elements(job *t, unsigned left, bool deep)
{
    const mmaref_dot_rules *rules = &t->rules;
    unsigned nan = nan_columns(t), j;

    for (j = 0; left != 0; j++, left >>= 1) {
        if ((left & 1) != 0) {
            uint16_t at = t->start ^ t->column[j];
            uint64_t value = mmaref_element_load(t->tile.work->operands->c, at, rules->c->width_log2);
            t->step.column = (uint8_t)j;
            if ((nan >> j & 1) != 0) {
                value = t->nan;
            } else if (!t->whole || !take_whole(&t->step, &value, deep)) {
                value = deep ? mmaref_dot_deep(&t->step, value) : mmaref_dot_fused(&t->step, value);
            }
            mmaref_element_store(t->tile.work->d, t->alike ? at : index_in_d(t, j), rules->d->width_log2, value);
        }
    }
}

/* Rarely needed where each element of D is one step. */
MMAREF_NOINLINE static void compute_fused(job *t, unsigned left)
{
    compute_elements(t, left, false);
}

/* The elements of D of the tile's row. */
MMAREF_INLINE void compute_row(job *t, bool deep)
{
    const uint32_t *c = t->tile.work->operands->c;
    uint32_t *d = t->tile.work->d;
    unsigned left = (1u << t->tile.columns) - 1;

    if (deep) {
        compute_elements(t, left, true);
        return;
    }
    if (t->single && (t->tile.special & 1) == 0) {
        left = t->sixteen ? mmaref_row_sixteen(&t->tile, c + t->start, d + t->start, t->column)
                          : mmaref_row_single(&t->tile, c, d, t->start, t->column);
    }
    if (left != 0) {
        compute_fused(t, left);
    }
}

/* From a row to the next one; behind the last row to nothing that has a meaning. */
MMAREF_INLINE void next_row(job *t)
{
    unsigned row = t->tile.row, changed = (row ^ (row + 1)) & ((1u << ROW_BITS) - 1);
    unsigned a = t->tile.row_start, c = t->start, i;

    for (i = 0; changed != 0; i++, changed >>= 1) {
        a ^= t->row[i].a;
        c ^= t->row[i].c;
    }
    t->tile.row_start = (uint16_t)a;
    t->start = (uint16_t)c;
    t->tile.row = (uint16_t)(row + 1);
}

/* The tile goes to the columns from `first` on and to the first row. */
MMAREF_NOINLINE static void open_tile(job *t, uint16_t first)
{
    const mmaref_instruction_row *row = t->tile.work->row;
    mmaref_tile *tile = &t->tile;
    unsigned rows = (unsigned)t->product << row->m_log2; /* before those of this product */
    uint16_t first_b = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_B), t->rules.b->width_log2,
                              (uint16_t)((t->product << row->k_log2 << row->n_log2) + first));
    uint8_t j;

    tile->column = first;
    tile->row = 0;
    for (j = 0; j < tile->columns; j++) {
        tile->column_start[j] ^= t->first_b ^ first_b;
    }
    t->first_b = first_b;
    tile->row_start = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_A), t->rules.a->width_log2,
                             (uint16_t)(rows * tile->count));
    t->start = mmaref_layout_find(mmaref_layout_of(row, MMAREF_OPERAND_C),
                                  (uint16_t)((rows << row->n_log2) + first));
    mmaref_tile_columns(tile);
}

/* Whether an element of D is one group of steps of its type. */
static bool is_whole(const mmaref_dot_rules *rules, uint8_t count)
{
    return !mmaref_adds_after(rules) && rules->step == rules->d && rules->group == count;
}

/* Whether each element of D is one step that mmaref_row_single takes, and mmaref_row_sixteen. */
static bool is_single(const job *t)
{
    const mmaref_dot_rules *rules = &t->rules;

    return rules->grouped && !mmaref_adds_after(rules) && rules->products == t->tile.count && t->tile.unpacked &&
           rules->c == rules->d && rules->step == rules->d && t->alike;
}

static bool is_sixteen(const job *t)
{
    const mmaref_format_row *f32 = &mmaref_format_rows[MMAREF_TYPE_F32];

    return t->single && t->rules.narrow && t->tile.count == 16 && t->tile.lane_bits == 8 && t->rules.d == f32 &&
           t->rules.rounding == MMAREF_ROUND_ZERO && mmaref_kept_bits(f32, &t->rules) == f32->fraction_bits &&
           t->rules.arithmetic->zero_sign == MMAREF_ZERO_PLUS;
}

MMAREF_NOINLINE static void open_job(job *t, const mmaref_work *work, mmaref_packed *words, uint8_t room)
{
    const mmaref_instruction_row *row = work->row;
    const mmaref_layout_row *layout_a = mmaref_layout_of(row, MMAREF_OPERAND_A),
                            *layout_c = mmaref_layout_of(row, MMAREF_OPERAND_C);
    mmaref_dot_rules *rules = &t->rules;
    mmaref_tile *tile = &t->tile;
    uint8_t i;

    tile->count = (uint8_t)(1u << (row->k_log2 - mmaref_is_sparse(row)));
    rules_open(rules, work, tile->count);
    tile->rules = rules;
    tile->work = work;
    tile->words = words;
    tile->room = room;
    tile->columns = MMAREF_TILE_COLUMNS; /* every instruction has eight or more, a multiple of these */
    mmaref_tile_open(tile);
    open_source(&tile->a, work, MMAREF_OPERAND_A, tile->count, 1, rules->interleave);
    /* Of a column sparse rows pick elements by their k. */
    open_source(&tile->b, work, MMAREF_OPERAND_B, (uint8_t)(1u << row->k_log2), (uint16_t)(1u << row->n_log2),
                tile->sparse ? 0 : rules->interleave);
    tile->a_pairs = open_pairs(&tile->a, rules->a->width_log2, tile->count);
    tile->b_pairs = !tile->sparse && open_pairs(&tile->b, rules->b->width_log2, tile->count);
    tile->plain = tile->a_pairs && tile->unpacked && tile->chunks == 0 && !tile->sparse;
    for (i = 0; i < ROW_BITS; i++) {
        bool rows = i < row->m_log2;
        t->row[i].a = rows ? bit_of(layout_a, rules->a->width_log2, (uint16_t)(tile->count << i)) : 0;
        t->row[i].c = rows ? mmaref_layout_find(layout_c, (uint16_t)(1u << row->n_log2 << i)) : 0;
    }
    open_columns(tile->column_start, tile->columns, mmaref_layout_of(row, MMAREF_OPERAND_B), rules->b->width_log2);
    open_columns(t->column, tile->columns, layout_c, 0);
    t->first_b = 0;
    t->alike = row->layout[MMAREF_OPERAND_D] == row->layout[MMAREF_OPERAND_C] && rules->d == rules->c;
    t->single = is_single(t);
    t->sixteen = is_sixteen(t);
    t->whole = is_whole(rules, tile->count) &&
               (mmaref_is_chain(rules) || rules->brief || (rules->grouped && tile->unpacked));
    t->spreads = rules->coverage == NULL && !mmaref_is_general(rules);
    t->nan = (uint32_t)mmaref_pack_nan(rules->d, rules->arithmetic->nan);
    t->step.rules = rules;
    t->step.tile = tile;
    t->step.elements = tile->count;
}

/* Of each product some columns of B after the other against every row of A. */
MMAREF_INLINE void multiply(job *t, bool deep)
{
    const mmaref_instruction_row *row = t->tile.work->row;
    uint16_t first, count;

    for (t->product = 0; t->product >> mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 == 0; t->product++) {
        for (first = 0; first >> row->n_log2 == 0; first = (uint16_t)(first + t->tile.columns)) {
            open_tile(t, first);
            for (count = (uint16_t)(1u << row->m_log2); count != 0; count--) {
                mmaref_tile_row(&t->tile);
                compute_row(t, deep);
                next_row(t);
            }
        }
    }
}

/* The memory of a tile goes with what its sums need: fused ones little beside it, */
MMAREF_NOINLINE static void multiply_fused(const mmaref_work *work)
{
    mmaref_packed words[MMAREF_TILE_WORDS];
    job t;

    open_job(&t, work, words, MMAREF_TILE_WORDS);
    multiply(&t, false);
}

/* ... exact ones, chains and blocks more. */
MMAREF_NOINLINE static void multiply_deep(const mmaref_work *work)
{
    mmaref_packed words[MMAREF_DEEP_WORDS];
    mmaref_rounders rounders;
    job t;

    open_job(&t, work, words, MMAREF_DEEP_WORDS);
    mmaref_step_open(&t.step, &rounders);
    multiply(&t, true);
}

/* ---- f64, whose elements stay where they are ---- */

/* A line of elements so many places apart, but for where it begins. */
static void open_line(mmaref_line_f64 *line, const mmaref_layout_row *layout, const uint32_t *registers,
                      uint8_t interleave, unsigned count, unsigned stride)
{
    unsigned k;

    line->place.patterns = NULL;
    line->place.registers = registers;
    for (k = 0; k < count; k++) {
        line->cell[k] = mmaref_layout_find(
            layout, (uint16_t)(mmaref_step_element(interleave, (uint8_t)count, (uint8_t)k) * stride));
    }
}

#define COLUMNS_F64 8 /* of every instruction */

/* An element of D that is one group, if all of it is common. */
MMAREF_INLINE bool take_whole_f64(mmaref_step *step, uint64_t *value)
{
    uint64_t running = *value;

    step->first = 0;
    step->end = step->elements;
    step->accumulates = true;
    if (!MMAREF_HAS_F64 || !mmaref_chain_run_f64(step, step->rules->c, &running) || step->first != step->end) {
        return false;
    }
    *value = running;
    return true;
}

/* The elements of D of a row, given the bits of places by which columns differ from the first one. */
static void compute_row_f64(const mmaref_work *work, mmaref_step *step, mmaref_line_f64 *b, const uint16_t *b_column,
                        const uint16_t *c_column, unsigned place)
{
    const mmaref_layout_row *c = mmaref_layout_of(work->row, MMAREF_OPERAND_C),
                            *d = mmaref_layout_of(work->row, MMAREF_OPERAND_D);
    unsigned start = mmaref_layout_find(c, (uint16_t)place), column;
    bool whole = is_whole(step->rules, step->elements) && mmaref_is_chain(step->rules);

    for (column = 0; column < COLUMNS_F64; column++) {
        unsigned cell = start ^ c_column[column];
        uint64_t value = mmaref_load_f64(work->operands->c, cell);
        b->place.start = b_column[column];
        if (!whole || !take_whole_f64(step, &value)) {
            value = mmaref_dot_deep(step, value);
        }
        cell = d == c ? cell : mmaref_layout_find(d, (uint16_t)(place + column));
        mmaref_element_store(work->d, (uint16_t)cell, 6, value);
    }
}

MMAREF_NOINLINE static void multiply_f64(const mmaref_work *work)
{
    const mmaref_instruction_row *is = work->row;
    const mmaref_layout_row *of_a = mmaref_layout_of(is, MMAREF_OPERAND_A),
                            *of_b = mmaref_layout_of(is, MMAREF_OPERAND_B);
    unsigned count = 1u << is->k_log2, row, column;
    uint16_t b_column[COLUMNS_F64], c_column[COLUMNS_F64];
    mmaref_line_f64 a, b;
    mmaref_rounder rounder;
    mmaref_dot_rules rules;
    mmaref_step step;

    rules_open(&rules, work, (uint8_t)count);
    step.rules = &rules;
    step.tile = NULL;
    step.column = 0;
    step.a64 = &a;
    step.b64 = &b;
    step.rounder = &rounder;
    step.elements = (uint8_t)count;
    mmaref_rounder_open(&rounder, &rules, rules.rounding, MMAREF_LEADING_F64);
    open_line(&a, of_a, work->operands->a, rules.interleave, count, 1);
    open_line(&b, of_b, work->operands->b, rules.interleave, count, COLUMNS_F64);
    for (column = 0; column < COLUMNS_F64; column++) {
        b_column[column] = mmaref_layout_find(of_b, (uint16_t)column);
        c_column[column] = mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_C), (uint16_t)column);
    }
    for (row = 0; row >> is->m_log2 == 0; row++) {
        a.place.start = mmaref_layout_find(of_a, (uint16_t)(row * count));
        compute_row_f64(work, &step, &b, b_column, c_column, row * COLUMNS_F64);
    }
}

/* ---- Every type ---- */

void mmaref_mma_float(const mmaref_work *work)
{
    if (MMAREF_HAS_F64 && mmaref_row_width_log2(work->row, MMAREF_OPERAND_A) == 6) {
        multiply_f64(work);
    } else if (mmaref_is_deep(work->arithmetic)) {
        multiply_deep(work);
    } else {
        multiply_fused(work);
    }
}
