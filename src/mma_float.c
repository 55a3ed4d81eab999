/* SPDX-License-Identifier: MIT */
/* Floating-point D = A * B + C. Some columns of B are unpacked at a time and meet every row of A, so that each row is
 * unpacked once for them. Every element of D is one mmaref_dot_element. See dot.h. */
#include "mma.h"

#define LINE_BITS 7 /* log2 of the elements of the longest line */

/* The most elements of a line that is packed (longer lines of bytes keep their containers); the most columns of B at a
 * time; bytes for a row and its columns. An AVR has RAM for a row and a column of 16 elements, or 64 bytes. */
#ifdef __AVR__
#define UNPACKED_MOST 16
#define COLUMNS 1
#define USUAL_MEMORY 128
#else
#define UNPACKED_MOST 32
#define COLUMNS 4
#define USUAL_MEMORY 384 /* a row and 2 columns of 32 elements or 16 f64; or 4 of 16 */
#endif
#if defined(__AVR__) && !MMAREF_HAS_F64
#define LINE_SIZE MMAREF_LINE_SIZE_SMALL
#else
#define LINE_SIZE MMAREF_LINE_SIZE
#endif
#define MEMORY (2 * LINE_SIZE > USUAL_MEMORY ? 2 * LINE_SIZE : USUAL_MEMORY)

/* Where the elements of a line begin in its registers, as bit addresses. Layouts are linear over xor: element k begins
 * at `start` xor bit[i] for each bit i that is set in k. */
typedef struct {
    const uint32_t *registers;
    uint16_t bit[LINE_BITS];
    uint16_t start; /* of the current line */
} source;

/* The products of an instruction during its execution. Most have one; m8n8k4 has several, whose rows are stacked. */
typedef struct {
    const mmaref_work *work;
    const mmaref_rules *rules;
    mmaref_line a, b;                        /* the row; one column */
    source from[2];
    uint16_t b_start[COLUMNS], c_column[COLUMNS];
    uint16_t row, column;                    /* of a product; first of the unpacked columns */
    uint16_t line_bytes;
    uint8_t columns, special;                /* special, bit j: b.may_be_special of column j */
    union {
        uint8_t bytes[MEMORY];
        uint64_t words[MEMORY / 8];
    } memory;
} job;

static const mmaref_layout_row *layout_of(const job *t, uint8_t operand)
{
    return mmaref_layout_of(&t->work->row, operand);
}

/* The first bit of an element of A or B, by its place (row-major index). */
static uint16_t bit_of(const job *t, uint8_t operand, unsigned place)
{
    const mmaref_format_row *format = operand == MMAREF_OPERAND_A ? t->rules->a : t->rules->b;

    return (uint16_t)(mmaref_layout_find(layout_of(t, operand), (uint16_t)place) << format->width_log2);
}

static bool is_sparse(const job *t)
{
    return mmaref_is_sparse(&t->work->row);
}

/* How the elements of a line are stored. Corners and NaN payloads need the elements without their scale factors. */
static uint8_t kind_of(const mmaref_rules *rules, const mmaref_line *line)
{
    if (mmaref_is_wide(line->format)) {
        return MMAREF_LINE_WIDE;
    }
    return (line->count > UNPACKED_MOST && (LINE_SIZE <= 4 * UNPACKED_MOST || line->format->width_log2 <= 3)) ||
                   (line->prescaled && (rules->coverage != NULL || rules->arithmetic->nan == MMAREF_NAN_PAYLOAD))
               ? MMAREF_LINE_BYTES
               : MMAREF_LINE_ELEMENTS;
}

/* Sets up the lines of an operand: their format, and bit[] by an element's number in the order of steps; for columns
 * from which sparse rows select elements, by k. */
static void open_line(job *t, mmaref_line *line, uint8_t operand)
{
    const bool columns = operand == MMAREF_OPERAND_B, selected = columns && is_sparse(t);
    const mmaref_instruction_row *row = &t->work->row;
    const uint8_t length = selected ? (uint8_t)(1u << row->k_log2) : t->rules->elements;
    source *from = &t->from[columns];
    unsigned i;

    line->format = columns ? t->rules->b : t->rules->a;
    line->count = t->rules->elements;
    line->interleave = t->rules->interleave;
    line->flags = mmaref_unpack_flags(t->rules->arithmetic);
    line->factor_count = 0;
    line->prescaled = false;
    line->factor_format = NULL;
    if (mmaref_is_scaled(row)) {
        line->factor_count = mmaref_scale_vector(row);
        line->prescaled = t->rules->arithmetic->block == 0;
        line->factor_format = &mmaref_format_rows[row->format[MMAREF_OPERAND_SCALE_A]];
    }
    line->kind = kind_of(t->rules, line);
    from->registers = columns ? t->work->operands->b : t->work->operands->a;
    for (i = 0; length >> i > 1; i++) {
        uint8_t element = mmaref_step_element(selected ? 0 : line->interleave, length, (uint8_t)(1u << i));
        from->bit[i] = bit_of(t, operand, columns ? (unsigned)element << row->n_log2 : element);
    }
}

/* The first bit of element k. */
static unsigned element_bit(const source *from, unsigned k)
{
    const uint16_t *bit = from->bit;
    unsigned at = from->start;

    for (; k != 0; k >>= 1, bit++) {
        at ^= (k & 1) != 0 ? *bit : 0u;
    }
    return at;
}

/* The first bit of element k, an even one, from that of element k - 2: k xor (k - 2) is ones from bit 1 to k's lowest
 * one. */
MMAREF_INLINE unsigned next_bit(const source *from, unsigned at, unsigned k)
{
    const uint16_t *bit = &from->bit[1];

    for (k >>= 1; (k & 1) == 0; k >>= 1) {
        at ^= *bit++;
    }
    return at ^ *bit;
}

/* Loads the scale factors of a line. */
MMAREF_NOINLINE static void load_scales(const job *t, mmaref_line *line)
{
    const bool columns = line == &t->b;
    mmaref_scale_factor scale;
    uint8_t chunk;

    for (chunk = 0; chunk < line->factor_count; chunk++) {
        line->factors[chunk] = columns ? mmaref_scale_load(t->work, MMAREF_OPERAND_SCALE_B, t->column, chunk)
                                     : mmaref_scale_load(t->work, MMAREF_OPERAND_SCALE_A, t->row, chunk);
        mmaref_scale_unpack(line->factor_format, line->factors[chunk], &scale);
        line->may_be_special = line->may_be_special || scale.special != MMAREF_NUMBER_FINITE;
    }
}

/* The first bit of the column's element that a sparse row selects as its element k. */
static unsigned selected_bit(const source *from, const mmaref_line *line, mmaref_stored_row *stored, unsigned k)
{
    return element_bit(from, mmaref_stored_column(stored, mmaref_line_stored(line, (uint8_t)k)));
}

/* The container at a bit; bits of others are above it. */
MMAREF_INLINE uint32_t load_container(const source *from, unsigned at)
{
    return from->registers[at >> 5] >> (at & 31);
}

/* Packs the elements of the usual line, two at a time. */
static void pack_elements(const source *from, mmaref_line *line)
{
    const uint8_t count = line->count;
    int32_t *to = line->at.elements;
    unsigned at = from->start;
    mmaref_decoder decoder;
    uint8_t k;

    mmaref_decoder_open(&decoder, line->format);
    for (k = 0;;) {
        to[k] = mmaref_line_decode(line, &decoder, k, load_container(from, at));
        at ^= from->bit[0];
        to[k + 1] = mmaref_line_decode(line, &decoder, (uint8_t)(k + 1), load_container(from, at));
        k = (uint8_t)(k + 2);
        if (k == count) {
            return;
        }
        at = next_bit(from, at ^ from->bit[0], k); /* from element k - 2 */
    }
}

/* Packs or copies the elements of any other line. */
MMAREF_NOINLINE static void unpack_any(const job *t, const source *from, mmaref_line *line, bool selects)
{
    mmaref_stored_row stored;
    mmaref_decoder decoder;
    unsigned at, k;
    uint32_t low, high;

    if (selects) {
        mmaref_stored_row_open(&stored, t->work, t->row);
    }
    if (line->kind == MMAREF_LINE_ELEMENTS) {
        mmaref_decoder_open(&decoder, line->format);
    }
    for (k = 0; k < line->count; k++) {
        at = selects ? selected_bit(from, line, &stored, k) : element_bit(from, k);
        low = from->registers[at >> 5] >> (at & 31);
        if (line->kind == MMAREF_LINE_ELEMENTS) {
            line->at.elements[k] = line->prescaled ? mmaref_line_element(line, (uint8_t)k, low)
                                                : mmaref_line_decode(line, &decoder, (uint8_t)k, low);
        } else if (line->kind == MMAREF_LINE_BYTES) {
            line->at.bytes[k] = (uint8_t)low;
        } else {
            high = MMAREF_WIDE_FACTORS && line->format->width_log2 != 6 ? 0x7ff00000u : from->registers[(at >> 5) + 1];
            line->at.wide[k] = (uint64_t)high << 32 | low; /* of at most 32 bits the upper ones do not count */
            line->may_be_special = line->may_be_special || (high & 0x7ff00000u) == 0x7ff00000u;
        }
    }
}

/* Stores the elements of a line at `to`. */
MMAREF_NOINLINE static void unpack_line(job *t, mmaref_line *line, uint8_t *to)
{
    const source *from = &t->from[line == &t->b];
    const bool selects = MMAREF_HAS_SPARSE && line == &t->b && is_sparse(t);

    line->at.bytes = to;
    /* bytes beside packed elements count as special, which keeps both from being taken for packed */
    line->may_be_special = line->kind == MMAREF_LINE_BYTES && (mmaref_has_nan(line->format) || t->a.kind != t->b.kind);
    if (MMAREF_HAS_SCALE && line->factor_count != 0) {
        load_scales(t, line);
    }
    if (line->kind == MMAREF_LINE_ELEMENTS && !selects && !line->prescaled) {
        pack_elements(from, line);
    } else {
        unpack_any(t, from, line, selects);
    }
}

/* The memory of line 0, the row, or line j + 1, column j. */
static uint8_t *memory_of(job *t, unsigned line)
{
    return t->memory.bytes + line * t->line_bytes;
}

static void unpack_columns(job *t)
{
    uint8_t j;

    t->special = 0;
    for (j = 0; j < t->columns; j++) {
        t->from[1].start = t->b_start[j];
        unpack_line(t, &t->b, memory_of(t, 1u + j));
        t->special |= (uint8_t)(t->b.may_be_special << j);
    }
}

MMAREF_NOINLINE static void open_job(job *t, const mmaref_work *work, const mmaref_rules *rules)
{
    t->work = work;
    t->rules = rules;
    open_line(t, &t->a, MMAREF_OPERAND_A);
    open_line(t, &t->b, MMAREF_OPERAND_B);
    t->line_bytes = (uint16_t)(t->a.count << (t->a.kind == MMAREF_LINE_WIDE       ? 3
                                              : t->a.kind == MMAREF_LINE_ELEMENTS ? 2
                                                                                  : 0));
    if (t->b.kind != t->a.kind) {
        t->line_bytes = LINE_SIZE;
    }
    t->columns = t->a.factor_count != 0 ? 1 : COLUMNS; /* a line holds the scale factors of one column */
    while (t->columns > 1 && (t->columns + 1u) * t->line_bytes > MEMORY) {
        t->columns >>= 1;
    }
}

/* Sets up the columns from t->column on of a product. */
MMAREF_NOINLINE static void open_columns(job *t, unsigned product)
{
    const mmaref_instruction_row *row = &t->work->row;
    uint8_t j;

    for (j = 0; j < t->columns; j++) {
        t->b_start[j] = bit_of(t, MMAREF_OPERAND_B, (product << row->k_log2 << row->n_log2) + t->column + j);
        t->c_column[j] = mmaref_layout_find(layout_of(t, MMAREF_OPERAND_C), (uint16_t)(t->column + j));
    }
    t->row = 0;
    if (!is_sparse(t)) {
        unpack_columns(t);
    }
}

/* Computes the elements of D in the current row and columns. */
static void compute_row(job *t, unsigned product)
{
    const mmaref_rules *rules = t->rules;
    const mmaref_instruction_row *row = &t->work->row;
    const unsigned stacked = (product << row->m_log2) + t->row, place = stacked << row->n_log2;
    const unsigned start = mmaref_layout_find(layout_of(t, MMAREF_OPERAND_C), (uint16_t)place);
    uint8_t j;

    t->from[0].start = bit_of(t, MMAREF_OPERAND_A, stacked * rules->elements);
    unpack_line(t, &t->a, memory_of(t, 0));
    if (is_sparse(t)) {
        unpack_columns(t);
    }
    for (j = 0; j < t->columns; j++) {
        uint16_t at = (uint16_t)(start ^ t->c_column[j]);
        const uint32_t *c = t->work->operands->c;
        uint64_t value = rules->c->width_log2 == 6 ? (uint64_t)c[2 * at + 1] << 32 | c[2 * at]
                                                   : mmaref_element_load(c, at, rules->c->width_log2);
        t->b.at.bytes = memory_of(t, 1u + j);
        t->b.may_be_special = (t->special >> j & 1) != 0;
        value = mmaref_dot_element(rules, &t->a, &t->b, value);
        if (rules->c != rules->d ||
            (MMAREF_C_APART && row->layout[MMAREF_OPERAND_D] != row->layout[MMAREF_OPERAND_C])) {
            at = mmaref_layout_find(layout_of(t, MMAREF_OPERAND_D), (uint16_t)(place + t->column + j));
        }
        mmaref_element_store(t->work->d, at, rules->d->width_log2, value);
    }
}

MMAREF_NOINLINE static void open_rules(mmaref_rules *rules, const mmaref_work *work,
                                       const mmaref_arithmetic *arithmetic, uint32_t *coverage)
{
    bool sparse = mmaref_is_sparse(&work->row);
    bool halved = arithmetic->sparse_basis == MMAREF_SPARSE_LOGICAL && sparse;

    rules->arithmetic = arithmetic;
    rules->a = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_A]];
    rules->b = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_B]];
    rules->c = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_C]];
    rules->d = &mmaref_format_rows[work->row.format[MMAREF_OPERAND_D]];
    rules->coverage = coverage;
    rules->random = NULL;
#if MMAREF_HAS_OWN
    {
        uint8_t of;
        for (of = MMAREF_OF_A; of <= MMAREF_OF_D; of++) {
            rules->own[of].exponent_bits = 0; /* instructions have no custom formats */
        }
    }
#endif
    rules->rounding = mmaref_rounding_of(&work->row, arithmetic);
    /* stored elements only: half of K where A is sparse */
    mmaref_rules_complete(rules, (uint8_t)(1u << (work->row.k_log2 - sparse)), halved);
}

void mmaref_mma_float(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage)
{
    const mmaref_instruction_row *row = &work->row;
    mmaref_rules rules;
    uint32_t left = ~(uint32_t)0; /* bit i: row i of all products is not computed yet; of more than 32 rows all */
    unsigned product;
    job t;

    open_rules(&rules, work, arithmetic, coverage);
#ifdef MMAREF_WITH_LEAF
    left = mmaref_leaf_rows(work, &rules);
    if (left == 0) {
        return;
    }
#endif
    open_job(&t, work, &rules);
    for (product = 0; product >> mmaref_layout_of(row, MMAREF_OPERAND_A)->products_log2 == 0; product++) {
        for (t.column = 0; t.column >> row->n_log2 == 0; t.column = (uint16_t)(t.column + t.columns)) {
            for (open_columns(&t, product); t.row >> row->m_log2 == 0; t.row++) {
                if (left == ~(uint32_t)0 || (left >> (product << row->m_log2) >> t.row & 1) != 0) {
                    compute_row(&t, product);
                }
            }
        }
    }
}
