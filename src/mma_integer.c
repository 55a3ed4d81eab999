/* SPDX-License-Identifier: MIT */
/* Integer and single-bit D = A * B + C (PTX ISA 9.7.14.5.14): exact sums, wrapped or
 * clamped once. See mmaref_internal.h. */
#include "mmaref_internal.h"

/* C + sum, modulo 2^32 or clamped to the range of s32. */
static uint32_t accumulate(uint32_t c, int32_t sum, bool saturate)
{
    uint32_t wrapped = c + (uint32_t)sum;
    bool overflow = ((c ^ wrapped) & ((uint32_t)sum ^ wrapped)) >> 31 != 0;

    if (saturate && overflow) {
        return c >> 31 != 0 ? 0x80000000u : 0x7fffffffu;
    }
    return wrapped;
}

#define ELEMENTS_KEPT 256 /* of columns of B at a time: 512 bytes of stack */
#define K_MAX 64          /* elements that meet in one element of D */

/* An operand: rows of A or columns of B, K elements each, of a sparse A the stored ones. */
typedef struct {
    const uint32_t *registers;
    const mmaref_layout_row *layout;
    const mmaref_format_row *format;
    uint16_t count;
    uint16_t flips[MMAREF_WALK_BITS]; /* along k */
} operand;

typedef struct {
    const mmaref_work *work;
    operand a, b;
    const mmaref_layout_row *d;
    uint16_t rows, columns;
    bool sparse;
} matrices;

static void operand_open(operand *o, const mmaref_work *work, uint8_t which, uint16_t stride)
{
    o->registers = which == MMAREF_OPERAND_A ? work->operands->a : work->operands->b;
    o->layout = &mmaref_layout_rows[work->row->layout[which]];
    o->format = mmaref_format_of(work->instruction, which);
    mmaref_walk_flips(o->layout, stride, o->flips);
}

static void matrices_open(matrices *m, const mmaref_work *work)
{
    m->work = work;
    m->rows = (uint16_t)(1u << work->row->m_log2);
    m->columns = (uint16_t)(1u << work->row->n_log2);
    m->sparse = mmaref_is_sparse(work->row);
    m->d = &mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_D]];
    operand_open(&m->a, work, MMAREF_OPERAND_A, 1);
    operand_open(&m->b, work, MMAREF_OPERAND_B, m->columns);
    m->a.count = (uint16_t)(1u << m->a.layout->columns_log2);
    m->b.count = (uint16_t)(1u << work->row->k_log2);
}

static void decode(const operand *from, uint16_t start, int16_t *to)
{
    uint16_t fragment = mmaref_layout_find(from->layout, start);
    uint16_t k;

    for (k = 0; k < from->count; k++) {
        uint32_t bits = mmaref_element_load(from->registers, fragment, from->format->width_log2);
        to[k] = mmaref_integer_decode(from->format, bits);
        fragment = mmaref_walk_next(from->flips, fragment, k);
    }
}

/* Below 128 * 255 * 255 in magnitude. */
static int32_t sum_of_products(const int16_t *a, const int16_t *b, uint16_t count)
{
    int32_t sum = 0;
    uint16_t k;

    for (k = 0; k < count; k++) {
        sum += (int32_t)a[k] * b[k];
    }
    return sum;
}

static int32_t sum_of_picked(const int16_t *a, const uint8_t *column, const int16_t *b, uint16_t count)
{
    int32_t sum = 0;
    uint16_t k;

    for (k = 0; k < count; k++) {
        sum += (int32_t)a[k] * b[column[k]];
    }
    return sum;
}

static void store(const matrices *m, uint16_t row, uint16_t column, int32_t sum)
{
    uint16_t at = mmaref_layout_find(m->d, (uint16_t)(row * m->columns + column));
    bool saturate = m->work->instruction->word[MMAREF_QUALIFIER_SATFINITE] != 0;

    m->work->d[at] = accumulate(m->work->operands->c[at], sum, saturate);
}

/* A block of columns that fits the stack, against every row. */
static void multiply_block(const matrices *m, uint16_t first, uint16_t count)
{
    int16_t a[K_MAX], b[ELEMENTS_KEPT];
    uint8_t picked[K_MAX]; /* columns of a sparse row's elements */
    uint16_t row, column, k;

    for (column = 0; column < count; column++) {
        decode(&m->b, (uint16_t)(first + column), b + (size_t)column * m->b.count);
    }
    for (row = 0; row < m->rows; row++) {
        decode(&m->a, (uint16_t)(row * m->a.count), a);
        for (k = 0; m->sparse && k < m->a.count; k++) {
            picked[k] = mmaref_sparse_column(m->work, row, (uint8_t)k);
        }
        for (column = 0; column < count; column++) {
            const int16_t *y = b + (size_t)column * m->b.count;
            store(m, row, (uint16_t)(first + column),
                  m->sparse ? sum_of_picked(a, picked, y, m->a.count) : sum_of_products(a, y, m->a.count));
        }
    }
}

static void multiply_integers(const matrices *m)
{
    uint16_t block = (uint16_t)(ELEMENTS_KEPT / m->b.count);
    uint16_t first;

    if (block > m->columns) {
        block = m->columns;
    }
    for (first = 0; first < m->columns; first = (uint16_t)(first + block)) {
        multiply_block(m, first, block);
    }
}

static uint8_t ones(uint32_t word)
{
    word -= word >> 1 & 0x55555555u;
    word = (word & 0x33333333u) + (word >> 2 & 0x33333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0fu;
    return (uint8_t)((word * 0x01010101u & 0xffffffffu) >> 24);
}

/* Number of ones of the xor or and, 32 k at a time: the low five bits of k are the
 * low five bits of the element in A and B alike (the generator proves it). */
static int32_t population(const matrices *m, uint16_t row, uint16_t column)
{
    bool exclusive = m->work->instruction->word[MMAREF_QUALIFIER_BITOP] == MMAREF_WORD_XOR;
    int32_t sum = 0;
    uint16_t k;

    for (k = 0; k < m->b.count; k = (uint16_t)(k + 32)) {
        uint16_t a = mmaref_layout_find(m->a.layout, (uint16_t)(row * m->b.count + k));
        uint16_t b = mmaref_layout_find(m->b.layout, (uint16_t)(k * m->columns + column));
        uint32_t x = m->a.registers[a / 32];
        uint32_t y = m->b.registers[b / 32];
        sum += ones(exclusive ? x ^ y : x & y);
    }
    return sum;
}

static void multiply_bits(const matrices *m)
{
    uint16_t row, column;

    for (row = 0; row < m->rows; row++) {
        for (column = 0; column < m->columns; column++) {
            store(m, row, column, population(m, row, column));
        }
    }
}

void mmaref_mma_integer(const mmaref_work *work)
{
    matrices m;

    matrices_open(&m, work);
    if (m.a.format->kind == MMAREF_KIND_BIT) {
        multiply_bits(&m);
    } else {
        multiply_integers(&m);
    }
}
