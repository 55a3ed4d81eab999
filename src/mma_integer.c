/* SPDX-License-Identifier: MIT */
/* Integer and single-bit D = A * B + C (PTX ISA 9.7.14.5.14): the exact sum of all products, added to C modulo 2^32 or
 * clamped once. See warp.h.
 *
 * A line is a row of A or a column of B, its elements in the order of k: signed bytes, or single bits in 32-bit words.
 * Several columns are unpacked at a time, and each row once for all of them. */
#include "mma.h"

#define LINE_WORDS 32    /* longest line: 128 elements of 4 bits, a byte each */
#define TILE_WORDS 64    /* columns that are unpacked at a time, */
#define TILE_COLUMNS 8   /* and their most */
#define LINE_REGISTERS 16

/* The number of a register among those of all lanes. */
#if MMAREF_INTEGER_REGISTERS > 256
typedef uint16_t register_index;
#else
typedef uint8_t register_index;
#endif

/* The lines of an operand. The low bits of k are the low bits of the element index in A and B alike, so that a register
 * holds neighbours in k. Layouts are linear over xor: register i of a line is its first one xor change[i], in every
 * line. For metadata each nibble counts as a register. */
typedef struct {
    const uint32_t *registers;
    const mmaref_layout_row *layout;
    uint8_t register_log2; /* log2 of elements per register */
    uint8_t count;         /* registers per line */
    register_index change[LINE_REGISTERS];
} operand;

/* The offset subtracted from each 8-bit element to make it signed: 128 if it is unsigned, else 0. */
typedef struct {
    uint8_t of_a, of_b;
} offsets;

typedef struct {
    operand a, b, e;
    uint32_t signs_a, signs_b; /* sign bits of 4-bit elements; 0 if unsigned */
    offsets offset;
    uint8_t width_log2; /* of an element */
    uint8_t length;     /* words per line */
    bool exclusive;     /* single bits: xor, not and */
    bool saturate;
} matrices;

/* Unpacked columns of B, one after the other. */
typedef struct {
    uint32_t words[TILE_WORDS];
    int16_t total[TILE_COLUMNS]; /* sum of the elements, if A is unsigned */
    register_index at[TILE_COLUMNS]; /* register of D in row 0 */
    uint8_t columns;
    uint8_t first; /* column of the matrix; for C of another layout than D */
} tile;

/* The first register of the line that begins at a place (row-major index). */
static register_index register_of(const operand *o, unsigned place)
{
    return (register_index)(mmaref_layout_find(o->layout, (uint16_t)place) >> o->register_log2);
}

/* change[i] for 2^count_log2 places that are 2^stride_log2 apart: the register of place i xor that of place 0. */
static void set_changes(const operand *o, uint8_t count_log2, uint8_t stride_log2, register_index *change)
{
    uint8_t bit, i;

    change[0] = 0;
    for (bit = 0; bit < count_log2; bit++) {
        register_index step = register_of(o, 1u << (bit + stride_log2));
        for (i = 0; i >> bit == 0; i++) {
            change[(1u << bit) + i] = change[i] ^ step;
        }
    }
}

/* The lines of an operand: 2^count_log2 registers, elements 2^stride_log2 places apart. */
static void operand_open(operand *o, const uint32_t *registers, const mmaref_layout_row *layout,
                         uint8_t register_log2, uint8_t count_log2, uint8_t stride_log2)
{
    o->registers = registers;
    o->layout = layout;
    o->register_log2 = register_log2;
    o->count = (uint8_t)(1u << count_log2);
    set_changes(o, count_log2, (uint8_t)(register_log2 + stride_log2), o->change);
}

static void matrices_open(matrices *m, const mmaref_work *work)
{
    const mmaref_instruction_row *is = &work->row;
    const mmaref_operands *from = work->operands;
    const mmaref_format_row *a = &mmaref_format_rows[is->format[MMAREF_OPERAND_A]];
    const mmaref_format_row *b = &mmaref_format_rows[is->format[MMAREF_OPERAND_B]];
    bool a_signed = a->sign_bits != 0, b_signed = b->sign_bits != 0;
    uint8_t width_log2 = a->width_log2;
    uint8_t register_log2 = (uint8_t)(5 - width_log2);
    uint8_t count_log2 = (uint8_t)(is->k_log2 - register_log2);

    m->width_log2 = width_log2;
    m->exclusive = mmaref_row_token(is, MMAREF_QUALIFIER_BITOP) == MMAREF_TOKEN_XOR;
    m->saturate = mmaref_row_token(is, MMAREF_QUALIFIER_SATFINITE) != 0;
    m->length = (uint8_t)(1u << (count_log2 + (width_log2 == 2)));
    m->signs_a = a_signed ? 0x08080808u : 0;
    m->signs_b = b_signed ? 0x08080808u : 0;
    m->offset.of_a = width_log2 == 3 && !a_signed ? 128 : 0;
    m->offset.of_b = width_log2 == 3 && !b_signed ? 128 : 0;
    operand_open(&m->a, from->a, mmaref_layout_of(is, MMAREF_OPERAND_A), register_log2,
                 (uint8_t)(count_log2 - mmaref_is_sparse(is)), 0);
    operand_open(&m->b, from->b, mmaref_layout_of(is, MMAREF_OPERAND_B), register_log2, count_log2, is->n_log2);
    if (mmaref_is_sparse(is)) {
        operand_open(&m->e, from->e, mmaref_layout_of(is, MMAREF_OPERAND_E), 0, count_log2, 0);
    }
}

/* Loads the registers of a line, given the first one. */
static void gather(const operand *from, register_index first, uint32_t *words)
{
    const uint32_t *registers = from->registers;
    const register_index *change = from->change, *end = change + from->count;

    while (change != end) {
        *words++ = registers[first ^ *change++];
    }
}

/* Expands the stored elements of a sparse row in place, last chunk first. In every integer type a chunk is 32 bits, of
 * which two bytes are stored; two bits of metadata give the position of each. */
static void spread(const matrices *m, register_index first, uint32_t *words)
{
    uint8_t i;

    for (i = m->e.count; i-- != 0;) {
        unsigned at = (unsigned)first ^ m->e.change[i];
        uint32_t nibble = m->e.registers[at >> 3] >> 4 * (at & 7);
        uint32_t stored = words[i >> 1] >> 16 * (i & 1u);
        words[i] = (stored & 0xff) << 8 * (nibble & 3) | (stored >> 8 & 0xff) << 8 * (nibble >> 2 & 3);
    }
}

/* Four 4-bit elements as bytes. Flipping the sign bit of a signed one adds 8 modulo 16, which is then subtracted; bit 7
 * is set meanwhile, so that no byte borrows from the next. */
static uint32_t widen(uint32_t word, uint32_t signs)
{
    return (((word & 0x0f0f0f0fu) ^ signs) + (0x80808080u - signs)) ^ 0x80808080u;
}

/* The elements of a line as signed bytes. Of 4-bit elements the even ones of a register come first, then the odd ones,
 * in A and B alike. Flipping the high bit of an unsigned byte subtracts 128. */
static void unpack_bytes(const matrices *m, uint32_t signs, uint8_t offset, uint32_t *words)
{
    uint8_t i;

    if (m->width_log2 == 2) {
        for (i = m->b.count; i-- != 0;) {
            uint32_t word = words[i];
            words[2 * i] = widen(word, signs);
            words[2 * i + 1] = widen(word >> 4, signs);
        }
    }
    for (i = 0; offset != 0 && i < m->length; i++) {
        words[i] ^= 0x80808080u;
    }
}

/* The sum of the bytes of a line, at most 64 * 128 in magnitude. */
static int32_t total(const matrices *m, const uint32_t *words)
{
    const int8_t *bytes = (const int8_t *)words;
    int32_t sum = 0;
    unsigned i;

    for (i = 0; i < 4u * m->length; i++) {
        sum += bytes[i];
    }
    return sum;
}

static void load_column(const matrices *m, unsigned column, tile *t)
{
    uint32_t *words = t->words + t->columns * m->length;

    gather(&m->b, register_of(&m->b, column), words);
    unpack_bytes(m, m->signs_b, m->offset.of_b, words);
    if (m->offset.of_a != 0) {
        t->total[t->columns] = (int16_t)(total(m, words) + 4 * m->offset.of_b * m->length); /* at most 64 * 255 */
    }
    t->columns++;
}

/* Loads a row of A; returns the sum of its bytes if B is unsigned, else 0. */
static int32_t load_row(const matrices *m, const mmaref_work *work, unsigned row, uint32_t *words)
{
    gather(&m->a, register_of(&m->a, row << m->a.layout->columns_log2), words);
    if (mmaref_is_sparse(&work->row)) {
        unsigned first = (unsigned)work->operands->selector << m->e.layout->rows_log2 | row;
        spread(m, register_of(&m->e, first << m->e.layout->columns_log2), words);
    }
    unpack_bytes(m, m->signs_a, m->offset.of_a, words);
    return m->offset.of_b == 0 ? 0 : total(m, words);
}

/* The dot product of two lines of bytes, at most 128 * 128 * 128. The byte order within a word is the same in both. */
static int32_t dot_bytes(const uint32_t *a, const uint32_t *b, uint8_t words)
{
    const int8_t *x = (const int8_t *)a, *y = (const int8_t *)b;
    int32_t sum = 0;

    for (; words != 0; words = (uint8_t)(words - 2), x += 8, y += 8) {
        sum += (int16_t)x[0] * (int16_t)y[0];
        sum += (int16_t)x[1] * (int16_t)y[1];
        sum += (int16_t)x[2] * (int16_t)y[2];
        sum += (int16_t)x[3] * (int16_t)y[3];
        sum += (int16_t)x[4] * (int16_t)y[4];
        sum += (int16_t)x[5] * (int16_t)y[5];
        sum += (int16_t)x[6] * (int16_t)y[6];
        sum += (int16_t)x[7] * (int16_t)y[7];
    }
    return sum;
}

/* The number of ones of each byte, in that byte: of 2 bits, then 4, then 8. */
static uint32_t ones(uint32_t x)
{
    x -= x >> 1 & 0x55555555u;
    x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
    return (x + (x >> 4)) & 0x0f0f0f0fu;
}

/* The number of ones of the xor or and of two lines of at most 31 words: a byte of `sums` counts at most 8 per word. */
static int32_t population(const matrices *m, const uint32_t *a, const uint32_t *b)
{
    uint32_t sums = 0;
    uint8_t i;

    for (i = 0; i < m->length; i++) {
        sums += ones(m->exclusive ? a[i] ^ b[i] : a[i] & b[i]);
    }
    sums = (sums & 0x00ff00ffu) + (sums >> 8 & 0x00ff00ffu);
    return (int32_t)((sums + (sums >> 16)) & 0xffff);
}

/* C + sum, modulo 2^32 or clamped to the range of s32. */
static uint32_t accumulate(uint32_t c, int32_t sum, bool saturate)
{
    uint32_t wrapped = c + (uint32_t)sum;
    bool overflow = ((c ^ wrapped) & ((uint32_t)sum ^ wrapped)) >> 31 != 0;

    if (saturate && overflow) {
        return 0x7fffffffu + (c >> 31);
    }
    return wrapped;
}

/* The sum of products for one element of D. With bytes a - p and b - q, where p and q are the offsets: sum a * b = sum
 * (a - p) * (b - q) + p * sum b + q * sum (a - p). */
static int32_t sum_of_element(const matrices *m, const uint32_t *row, int32_t row_total, const tile *t, uint8_t column)
{
    const uint32_t *words = t->words + column * m->length;
    int32_t sum;

    if (m->width_log2 == 0) {
        return population(m, row, words);
    }
    sum = dot_bytes(row, words, m->length);
    if (m->offset.of_a != 0) {
        sum += (int32_t)m->offset.of_a * t->total[column];
    }
    return sum + m->offset.of_b * row_total;
}

/* Unpacks columns from `column` on, as many as fit; returns the next one. */
static unsigned load_tile(const matrices *m, const mmaref_instruction_row *is, unsigned column, tile *t)
{
    if (MMAREF_C_APART) {
        t->first = (uint8_t)column;
    }
    for (t->columns = 0; column >> is->n_log2 == 0 && t->columns < TILE_COLUMNS; column++) {
        if ((t->columns + 1u) * m->length > TILE_WORDS) {
            break;
        }
        t->at[t->columns] = (register_index)mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_D),
                                                                (uint16_t)column);
        load_column(m, column, t);
    }
    return column;
}

/* The elements of D in a row and the columns of a tile; `first` is D's register in column 0. */
static void multiply_row(const matrices *m, const mmaref_work *work, unsigned row, register_index first, const tile *t)
{
    uint32_t words[LINE_WORDS];
    int32_t row_total = load_row(m, work, row, words);
    uint8_t i;

    for (i = 0; i < t->columns; i++) {
        register_index at = first ^ t->at[i], of_c = at;
        if (MMAREF_C_APART) {
            of_c = (register_index)mmaref_layout_find(mmaref_layout_of(&work->row, MMAREF_OPERAND_C),
                                      (uint16_t)((row << work->row.n_log2) + t->first + i));
        }
        work->d[at] = accumulate(work->operands->c[of_c], sum_of_element(m, words, row_total, t, i), m->saturate);
    }
}

void mmaref_mma_integer(const mmaref_work *work)
{
    const mmaref_instruction_row *is = &work->row;
    unsigned row, column = 0;
    matrices m;
    tile t;

    matrices_open(&m, work);
    while (column >> is->n_log2 == 0) {
        column = load_tile(&m, is, column, &t);
        for (row = 0; row >> is->m_log2 == 0; row++) {
            uint16_t first = mmaref_layout_find(mmaref_layout_of(is, MMAREF_OPERAND_D), (uint16_t)(row << is->n_log2));
            multiply_row(&m, work, row, (register_index)first, &t);
        }
    }
}
