/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C: tile by tile, a row of A against some columns of B. See dot.h. */
#include "dot.h"

/* C and D lie alike or not; both are walked in the same way. The bit at which an element of a tile
 * begins is `start` changed by that of its column; from row to row `start` changes by what each bit
 * of the row's number changes. */
#define ROW_BITS 5

typedef struct {
    uint16_t start;
    uint16_t row[ROW_BITS];
    uint16_t column[MMAREF_TILE_COLUMNS];
    uint8_t width_log2;
} walk;

typedef struct {
    const mmaref_work *work;
    mmaref_tile *tile;
    uint16_t row[ROW_BITS]; /* what a bit of the row's number changes in A */
    walk c, d;
    uint16_t product; /* of those that a warp computes */
    bool quick;       /* each element of D is one step of its type */
} tiles;

static uint16_t bit_of(const mmaref_layout_row *layout, uint8_t width_log2, uint16_t place)
{
    return (uint16_t)(mmaref_layout_find(layout, place) << width_log2);
}

/* What each of `bits` bits of a number changes, if so many places lie between 0 and 1; others nothing. */
static void open_changes(const mmaref_layout_row *layout, uint8_t width_log2, uint16_t stride, uint8_t bits,
                         uint16_t *change)
{
    uint8_t i;

    for (i = 0; i < ROW_BITS; i++) {
        change[i] = i >= bits ? 0 : bit_of(layout, width_log2, (uint16_t)(stride << i));
    }
}

/* The bits of elements by their number in the order in which steps take them. */
static void open_source(mmaref_source *source, const mmaref_work *work, uint8_t operand, uint8_t length,
                        uint16_t stride, uint8_t interleave)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, operand);
    uint8_t width_log2 = source->format->width_log2, i;

    source->patterns = NULL;
    source->registers = operand == MMAREF_OPERAND_A ? work->operands->a : work->operands->b;
    for (i = 0; i < MMAREF_LINE_BITS; i++) {
        uint8_t element = (unsigned)length >> i > 1 ? mmaref_step_element(interleave, length, (uint8_t)(1u << i)) : 0;
        source->bit[i] = bit_of(layout, width_log2, (uint16_t)(element * stride));
    }
    /* Layouts are permutations of bits: then no other bit of a place tells the halves apart. */
    source->pairs = width_log2 == 4 && source->bit[0] == 16;
}

static void open_walk(walk *w, const mmaref_work *work, uint8_t operand, const mmaref_format_row *format)
{
    const mmaref_layout_row *layout = mmaref_layout_of(work->row, operand);
    uint8_t j;

    w->width_log2 = format->width_log2;
    open_changes(layout, w->width_log2, (uint16_t)(1u << work->row->n_log2), work->row->m_log2, w->row);
    for (j = 0; j < MMAREF_TILE_COLUMNS && j >> work->row->n_log2 == 0; j++) {
        w->column[j] = bit_of(layout, w->width_log2, j);
    }
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
    rules->rounding = mmaref_rounding_of(work->row, work->arithmetic);
    mmaref_rules_complete(rules, count, halved); /* half of a chunk of metadata is stored */
}

static inline uint64_t load(const uint32_t *registers, unsigned bit)
{
    return registers[bit >> 5] >> (bit & 31); /* above its own bits lie those of others */
}

static inline void store(uint32_t *registers, unsigned bit, unsigned width_log2, uint64_t value)
{
    if (width_log2 == 5) {
        registers[bit >> 5] = (uint32_t)value;
    } else {
        mmaref_element_store(registers, (uint16_t)(bit >> width_log2), (uint8_t)width_log2, value);
    }
}

/* Columns of a tile where each element of D is one step of the type of D: all at once but for what is not common. */
static inline unsigned take_quick(mmaref_step *step, uint64_t *value, unsigned columns)
{
    step->first = 0;
    step->count = step->elements;
    step->column = 0;
    return mmaref_step_tile(step, step->rules->c, value, (uint8_t)columns, (unsigned)step->tile->special >> 1);
}

/* The elements of D of the tile's row. */
static void compute_row(const tiles *t, mmaref_step *step)
{
    uint64_t value[MMAREF_TILE_COLUMNS];
    unsigned columns = t->tile->columns, start = t->c.start, width_log2 = t->d.width_log2, left, j;
    const uint32_t *c = t->work->operands->c;
    uint32_t *d = t->work->d;

    for (j = 0; j < columns; j++) {
        value[j] = load(c, start ^ t->c.column[j]);
    }
    if (t->quick && (t->tile->special & 1) == 0) {
        left = take_quick(step, value, columns);
        for (j = 0; left != 0; j++, left >>= 1) {
            step->column = (uint8_t)j;
            if ((left & 1) != 0) {
                mmaref_dot(step, &value[j], 1);
            }
        }
    } else {
        step->column = 0;
        mmaref_dot(step, value, (uint8_t)columns);
    }
    start = t->d.start;
    for (j = 0; j < columns; j++) {
        store(d, start ^ t->d.column[j], width_log2, value[j]);
    }
}

static void next_row(tiles *t)
{
    unsigned changed = (unsigned)t->tile->row ^ (t->tile->row + 1u), i;
    unsigned a = t->tile->row_start, c = t->c.start, d = t->d.start;

    for (i = 0; changed != 0 && i < ROW_BITS; i++, changed >>= 1) { /* behind the last row of no meaning */
        a ^= t->row[i];
        c ^= t->c.row[i];
        d ^= t->d.row[i];
    }
    t->tile->row_start = (uint16_t)a;
    t->c.start = (uint16_t)c;
    t->d.start = (uint16_t)d;
    t->tile->row++;
}

/* Some columns of B against every row of A. */
static void multiply_columns(tiles *t, mmaref_step *step, uint16_t first)
{
    const mmaref_instruction_row *row = t->work->row;
    mmaref_tile *tile = t->tile;
    uint16_t rows = (uint16_t)(t->product << row->m_log2); /* before those of this product */
    uint16_t place = (uint16_t)((rows << row->n_log2) + first);
    uint16_t column_place = (uint16_t)((t->product << row->k_log2 << row->n_log2) + first);
    uint16_t count;
    uint8_t j;

    tile->column = first;
    for (j = 0; j < tile->columns; j++) {
        tile->column_start[j] = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_B), step->rules->b->width_log2,
                                       (uint16_t)(column_place + j));
    }
    tile->row = 0;
    tile->row_start = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_A), step->rules->a->width_log2,
                             (uint16_t)(rows * tile->count));
    t->c.start = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_C), t->c.width_log2, place);
    t->d.start = bit_of(mmaref_layout_of(row, MMAREF_OPERAND_D), t->d.width_log2, place);
    mmaref_tile_columns(tile);
    for (count = (uint16_t)(1u << row->m_log2); count != 0; count--) {
        mmaref_tile_row(tile);
        compute_row(t, step);
        next_row(t);
    }
}

MMAREF_NOINLINE static void multiply(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *row = work->row;
    mmaref_packed words[MMAREF_TILE_WORDS];
    mmaref_tile tile;
    mmaref_step step;
    tiles t;
    uint16_t first;

    t.work = work;
    t.tile = &tile;
    tile.rules = rules;
    tile.work = work;
    tile.words = words;
    tile.room = MMAREF_TILE_WORDS;
    tile.count = (uint8_t)(1u << (row->k_log2 - mmaref_is_sparse(row)));
    tile.columns = MMAREF_TILE_COLUMNS;
    while (tile.columns >> row->n_log2 > 1) {
        tile.columns >>= 1;
    }
    mmaref_tile_open(&tile);
    open_source(&tile.a, work, MMAREF_OPERAND_A, tile.count, 1, rules->interleave);
    /* Of a column sparse rows pick elements by their k. */
    open_source(&tile.b, work, MMAREF_OPERAND_B, (uint8_t)(1u << row->k_log2), (uint16_t)(1u << row->n_log2),
                tile.sparse ? 0 : rules->interleave);
    open_changes(mmaref_layout_of(row, MMAREF_OPERAND_A), rules->a->width_log2, tile.count, row->m_log2, t.row);
    open_walk(&t.c, work, MMAREF_OPERAND_C, rules->c);
    t.d = t.c;
    if (row->layout[MMAREF_OPERAND_D] != row->layout[MMAREF_OPERAND_C] || rules->d != rules->c) {
        open_walk(&t.d, work, MMAREF_OPERAND_D, rules->d);
    }
    tile.plain = tile.a.pairs && tile.unpacked && tile.chunks == 0 && !tile.sparse;
    step.rules = rules;
    step.tile = &tile;
    step.elements = tile.count;
    step.column = 0;
    t.quick = rules->grouped && rules->products == tile.count && rules->step == rules->d && tile.unpacked &&
              !mmaref_adds_after(rules);
    for (t.product = 0; t.product >> mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 == 0; t.product++) {
        for (first = 0; first >> row->n_log2 == 0; first = (uint16_t)(first + tile.columns)) {
            multiply_columns(&t, &step, first);
        }
    }
}

/* ---- f64, whose elements stay where they are ---- */

/* A line of elements so many places apart, but for where it begins. */
static void open_line(mmaref_line_f64 *line, const mmaref_layout_row *layout, const uint32_t *registers,
                      uint8_t interleave, unsigned count, unsigned stride)
{
    unsigned k;

    line->patterns = NULL;
    line->registers = registers;
    for (k = 0; k < count; k++) {
        line->cell[k] = mmaref_layout_find(
            layout, (uint16_t)(mmaref_step_element(interleave, (uint8_t)count, (uint8_t)k) * stride));
    }
}

#define COLUMNS_F64 8 /* of every instruction */

/* The elements of D of a row, given the bits of places by which columns differ from the first one. */
static void compute_row_f64(const mmaref_work *work, mmaref_step *step, mmaref_line_f64 *b, const uint16_t *b_column,
                        const uint16_t *c_column, unsigned place)
{
    const mmaref_layout_row *c = mmaref_layout_of(work->row, MMAREF_OPERAND_C),
                            *d = mmaref_layout_of(work->row, MMAREF_OPERAND_D);
    unsigned start = mmaref_layout_find(c, (uint16_t)place), column;

    for (column = 0; column < COLUMNS_F64; column++) {
        unsigned cell = start ^ c_column[column];
        uint64_t value = mmaref_load_f64(work->operands->c, cell);
        b->start = b_column[column];
        mmaref_dot(step, &value, 1);
        cell = d == c ? cell : mmaref_layout_find(d, (uint16_t)(place + column));
        mmaref_element_store(work->d, (uint16_t)cell, 6, value);
    }
}

MMAREF_NOINLINE static void multiply_f64(const mmaref_work *work, const mmaref_dot_rules *rules)
{
    const mmaref_instruction_row *is = work->row;
    const mmaref_layout_row *of_a = mmaref_layout_of(is, MMAREF_OPERAND_A),
                            *of_b = mmaref_layout_of(is, MMAREF_OPERAND_B);
    unsigned count = 1u << is->k_log2, row, column;
    uint16_t b_column[COLUMNS_F64], c_column[COLUMNS_F64];
    mmaref_line_f64 a, b;
    mmaref_rounder rounder;
    mmaref_step step;

    step.rules = rules;
    step.tile = NULL;
    step.column = 0;
    step.a64 = &a;
    step.b64 = &b;
    step.rounder = &rounder;
    step.elements = (uint8_t)count;
    mmaref_rounder_open(&rounder, rules, rules->rounding, MMAREF_LEADING_F64);
    open_line(&a, of_a, work->operands->a, rules->interleave, count, 1);
    open_line(&b, of_b, work->operands->b, rules->interleave, count, COLUMNS_F64);
    for (column = 0; column < COLUMNS_F64; column++) {
        b_column[column] = mmaref_layout_find(of_b, (uint16_t)column);
        c_column[column] = mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_C), (uint16_t)column);
    }
    for (row = 0; row >> is->m_log2 == 0; row++) {
        a.start = mmaref_layout_find(of_a, (uint16_t)(row * count));
        compute_row_f64(work, &step, &b, b_column, c_column, row * COLUMNS_F64);
    }
}

/* ---- Every type ---- */

void mmaref_mma_float(const mmaref_work *work)
{
    mmaref_dot_rules rules;

    rules_open(&rules, work, (uint8_t)(1u << (work->row->k_log2 - mmaref_is_sparse(work->row))));
    if (MMAREF_HAS_F64 && rules.a->width_log2 == 6) {
        multiply_f64(work, &rules);
    } else {
        multiply(work, &rules);
    }
}
