/* SPDX-License-Identifier: MIT */
/* Integer and single-bit D = A * B + C (PTX ISA 9.7.14.5.14): exact sums, wrapped or
 * clamped once. See mmaref_internal.h. */
#include "mmaref_internal.h"

#define LINE_MAX 16 /* words of a line: a row of A, its stored elements spread, or a column of B */
#define RUN 16      /* bytes of four registers: a length that compilers turn into vector code */

/* The lines of an operand. The low bits of k are the low bits of the element in A and B alike,
 * so that their registers meet as a whole. Layouts are linear: from the register that a line
 * begins with to one of its others, the same bits change in every line. */
typedef struct {
    const uint32_t *registers;
    const mmaref_layout_row *layout;
    uint8_t change[LINE_MAX];
    uint8_t sign; /* sign bit of an element */
} operand;

typedef struct {
    const mmaref_work *work;
    operand a, b;
    uint8_t width_log2; /* of an element */
    uint8_t mask;       /* an element's bits */
    uint8_t length;     /* words of a line */
} matrices;

/* The register of a place. */
static uint8_t register_of(const matrices *m, const operand *o, uint16_t place)
{
    return (uint8_t)((uint32_t)mmaref_layout_find(o->layout, place) << m->width_log2 >> 5);
}

static void operand_open(const matrices *m, operand *o, uint8_t which, uint8_t stride_log2)
{
    uint8_t i;

    o->layout = mmaref_layout_of(m->work->row, which);
    o->sign = (uint8_t)(mmaref_format_of(m->work->instruction, which)->sign_bits << ((1u << m->width_log2) - 1));
    for (i = 0; i < m->length; i++) {
        o->change[i] = register_of(m, o, (uint16_t)((uint16_t)i << (5 - m->width_log2 + stride_log2)));
    }
}

static void matrices_open(matrices *m, const mmaref_work *work)
{
    m->work = work;
    m->width_log2 = mmaref_width_log2(work->instruction, MMAREF_OPERAND_A);
    m->mask = (uint8_t)((1u << (1u << m->width_log2)) - 1);
    m->length = (uint8_t)(1u << (work->row->k_log2 + m->width_log2 - 5));
    m->a.registers = work->operands->a;
    m->b.registers = work->operands->b;
    operand_open(m, &m->a, MMAREF_OPERAND_A, 0);
    operand_open(m, &m->b, MMAREF_OPERAND_B, work->row->n_log2);
}

static void load(const matrices *m, const operand *from, uint16_t start, uint32_t *line)
{
    uint8_t first = register_of(m, from, start);
    uint8_t i;

    for (i = 0; i < m->length; i++) {
        line[i] = from->registers[first ^ from->change[i]];
    }
}

/* A row of A; the stored elements of a sparse one go to their columns. */
static void load_row(const matrices *m, uint16_t row, uint32_t *line)
{
    uint8_t k_log2 = (uint8_t)(m->work->row->k_log2 - 1);
    uint8_t k;

    if (!mmaref_is_sparse(m->work->row)) {
        load(m, &m->a, (uint16_t)(row << m->work->row->k_log2), line);
        return;
    }
    for (k = 0; k < m->length; k++) {
        line[k] = 0;
    }
    for (k = 0; k >> k_log2 == 0; k++) {
        uint32_t bit = (uint32_t)mmaref_layout_find(m->a.layout, (uint16_t)(row << k_log2 | k)) << m->width_log2;
        mmaref_element_store(line, mmaref_sparse_column(m->work, row, k), m->width_log2,
                             m->a.registers[bit >> 5] >> (bit & 31)); /* which drops the elements above */
    }
}

/* Of the elements that begin at bit `shift` of bytes. Which byte comes first is the same in
 * both lines. Below 128 * 255 * 255 in magnitude. */
static int32_t sum_of_products(const matrices *m, const uint32_t *line_a, const uint32_t *line_b, unsigned shift)
{
    const uint8_t *a = (const uint8_t *)line_a, *b = (const uint8_t *)line_b;
    int mask = m->mask, sign_a = m->a.sign, sign_b = m->b.sign;
    int32_t sum = 0;
    unsigned k, i;

    for (k = 0; k < 4u * m->length; k += RUN) {
        for (i = 0; i < RUN; i++) {
            int16_t x = (int16_t)(((a[k + i] >> shift & mask) ^ sign_a) - sign_a);
            int16_t y = (int16_t)(((b[k + i] >> shift & mask) ^ sign_b) - sign_b);
            sum += (int32_t)x * y;
        }
    }
    return sum;
}

/* Number of ones of the xor or and. */
static int32_t population(const matrices *m, const uint32_t *a, const uint32_t *b)
{
    bool exclusive = mmaref_row_word(m->work->row, MMAREF_QUALIFIER_BITOP) == MMAREF_WORD_XOR;
    int32_t sum = 0;
    uint32_t bits;
    uint8_t i;

    for (i = 0; i < m->length; i++) {
        for (bits = exclusive ? a[i] ^ b[i] : a[i] & b[i]; bits != 0; bits &= bits - 1) {
            sum++;
        }
    }
    return sum;
}

static int32_t meet(const matrices *m, const uint32_t *a, const uint32_t *b)
{
    int32_t sum;

    if (m->width_log2 == 0) {
        return population(m, a, b);
    }
    sum = sum_of_products(m, a, b, 0);
    return m->width_log2 == 3 ? sum : sum + sum_of_products(m, a, b, 4);
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

void mmaref_mma_integer(const mmaref_work *work)
{
    const mmaref_instruction_row *is = work->row;
    const mmaref_layout_row *d = mmaref_layout_of(is, MMAREF_OPERAND_D);
    bool saturate = mmaref_row_word(work->row, MMAREF_QUALIFIER_SATFINITE) != 0;
    uint32_t a[LINE_MAX], b[LINE_MAX];
    unsigned row, column;
    matrices m;

    matrices_open(&m, work);
    for (row = 0; row >> is->m_log2 == 0; row++) {
        load_row(&m, (uint16_t)row, a);
        for (column = 0; column >> is->n_log2 == 0; column++) {
            uint16_t at = mmaref_layout_find(d, (uint16_t)(row << is->n_log2 | column));
            load(&m, &m.b, (uint16_t)column, b);
            work->d[at] = accumulate(work->operands->c[at], meet(&m, a, b), saturate);
        }
    }
}
