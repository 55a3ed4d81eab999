/* SPDX-License-Identifier: MIT */
/* Proves a way from D to A or B: both products are computed, and must equal those of integers. */
#include <stdlib.h>
#include <string.h>

#include "gemm/gemm.h"
#include "layout/reuse_search.h"
#include "number/random.h"

enum { WORDS = MMAREF_LANES * MMAREF_REGISTERS_MAX };

/* The numbers of both products: D, what it is multiplied by, and the result, as integers. */
typedef struct {
    int d[REUSE_LINES_MAX][REUSE_DEPTH_MAX];
    int other[REUSE_DEPTH_MAX][REUSE_LINES_MAX]; /* by k of the matrix, not of the instructions */
    long sum[REUSE_LINES_MAX][REUSE_LINES_MAX];
} numbers;

/* One proof: of one product of instructions that have several. */
typedef struct {
    const reuse *r;
    mmaref_arithmetic exact;
    gemm first, second;
    random_source source;
    unsigned product, others; /* others: lines of the other operand of the second product */
    numbers *n;
    uint32_t d[REUSE_TILES_MAX][WORDS], x[REUSE_TILES_MAX][WORDS]; /* registers of tiles */
} proof;

/* ---- Elements as integers -------------------------------------------- */

static uint64_t pattern_of(uint8_t type, int number)
{
    mmaref_value value = { MMAREF_VALUE_NORMAL, false, 0, (uint64_t)number };
    uint64_t pattern;

    cli_must(mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &value, &pattern));
    return pattern;
}

/* All numbers here are integers >= 0. */
static long number_of(uint8_t type, uint64_t pattern)
{
    mmaref_value value;

    cli_must(mmaref_value_decode(type, pattern, &value));
    if (value.kind == MMAREF_VALUE_ZERO) {
        return 0;
    }
    return value.exponent < 0 ? (long)(value.significand >> -value.exponent)
                              : (long)(value.significand << value.exponent);
}

static void put_number(gemm *g, unsigned matrix, size_t row, size_t column, int number)
{
    gemm_put(&g->matrix[matrix], row, column, pattern_of(g->matrix[matrix].type, number));
}

static long get_number(const gemm *g, size_t row, size_t column)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];

    return number_of(d->type, gemm_get(d, row, column));
}

static unsigned draw_below(proof *p, unsigned end)
{
    return (unsigned)(random_bits(&p->source) % end);
}

/* ---- The first product ----------------------------------------------- */

/* A has a single 1 in each row, which a sparse one may have too; of single bits A and B are zero, so that D is C. */
static int compute_first(proof *p)
{
    gemm *g = &p->first;
    bool bits = g->matrix[GEMM_A].type == MMAREF_TYPE_B1;
    size_t row, column;
    unsigned one, b, c;

    for (column = 0; column < g->n; column++) {
        for (row = 0; row < g->k && !bits; row++) {
            put_number(g, GEMM_B, row, column, (int)draw_below(p, 2));
        }
    }
    for (row = 0; row < g->m; row++) {
        one = draw_below(p, (unsigned)g->k);
        for (column = 0; column < g->k && !bits; column++) {
            put_number(g, GEMM_A, row, column, column == one);
        }
        for (column = 0; column < g->n; column++) {
            b = bits ? 0 : (unsigned)number_of(g->matrix[GEMM_B].type, gemm_get(&g->matrix[GEMM_B], one, column));
            c = draw_below(p, 3);
            put_number(g, GEMM_C, row, column, (int)c);
            *(p->r->is_b ? &p->n->d[column][row] : &p->n->d[row][column]) = (int)(b + c);
        }
    }
    return gemm_compute(g, &p->exact, 1);
}

static bool first_is_right(const proof *p)
{
    size_t row, column;

    for (row = 0; row < p->first.m; row++) {
        for (column = 0; column < p->first.n; column++) {
            long expected = p->r->is_b ? p->n->d[column][row] : p->n->d[row][column];
            if (get_number(&p->first, row, column) != expected) {
                return false;
            }
        }
    }
    return true;
}

/* ---- Registers ------------------------------------------------------- */

/* The matrix at a tile of D or of the operand; `k` is what its k 0 is in the matrix. */
static mmaref_matrix at_tile(const proof *p, const gemm_matrix *matrix, const reuse_side *side, unsigned tile,
                             unsigned k)
{
    mmaref_matrix at = matrix->at;
    size_t line = tile / side->deep * side->lines;

    at.first = p->r->is_b ? (size_t)k * at.leading + line : line * at.leading + k;
    return at;
}

static void pack_d(proof *p)
{
    const reuse_side *d = &p->r->d;
    unsigned tile;

    memset(p->d, 0, sizeof p->d);
    for (tile = 0; tile < d->tiles; tile++) {
        mmaref_matrix at = at_tile(p, &p->first.matrix[GEMM_D], d, tile, tile % d->deep * d->depth);
        cli_must(mmaref_fragment_pack(&d->v.instruction, &p->exact, MMAREF_OPERAND_D, (uint16_t)p->product, &at,
                                      p->d[tile], NULL));
    }
}

/* The bits of an element in the registers of its tile: 64-bit ones have two. */
static uint64_t get_bits(const reuse_side *side, const uint32_t *words, unsigned lane, unsigned element)
{
    mmaref_slot slot = operand_cell(&side->v, lane, element);
    const uint32_t *word = &words[lane * side->v.is.registers[side->v.operand] + slot.reg];

    return slot.width == 64 ? word[0] | (uint64_t)word[1] << 32
                            : (word[0] >> slot.bit & (((uint64_t)1 << slot.width) - 1));
}

static void put_bits(const reuse_side *side, uint32_t *words, unsigned lane, unsigned element, uint64_t bits)
{
    mmaref_slot slot = operand_cell(&side->v, lane, element);
    uint32_t *word = &words[lane * side->v.is.registers[side->v.operand] + slot.reg];

    word[0] |= (uint32_t)(bits << slot.bit);
    if (slot.width == 64) {
        word[1] = (uint32_t)(bits >> 32);
    }
}

/* Moves every element to where it is needed, converting it there. */
static void move(proof *p)
{
    const reuse *r = p->r;
    const gemm_matrix *to = &p->second.matrix[r->is_b ? GEMM_B : GEMM_A];
    uint8_t type = p->first.matrix[GEMM_D].type;
    unsigned lane, slot;

    memset(p->x, 0, sizeof p->x);
    for (slot = 0; slot < r->x.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            reuse_source from = r->from[lane][slot];
            uint64_t bits = get_bits(&r->d, p->d[from.slot / r->d.v.elements], from.lane,
                                     from.slot % r->d.v.elements);
            put_bits(&r->x, p->x[slot / r->x.v.elements], lane, slot % r->x.v.elements,
                     pattern_of(to->type, (int)number_of(type, bits)) << to->up);
        }
    }
}

/* The tiles of the operand at step `step` along k become a matrix; packed again, every copy of an element is what
 * was moved there. */
static bool unpack_x(proof *p, unsigned step)
{
    const reuse_side *x = &p->r->x;
    uint8_t operand = x->v.operand;
    uint32_t again[WORDS];
    unsigned tile;

    for (tile = step; tile < x->tiles; tile += x->deep) {
        mmaref_matrix at = at_tile(p, &p->second.matrix[p->r->is_b ? GEMM_B : GEMM_A], x, tile, 0);
        cli_must(mmaref_fragment_unpack(&x->v.instruction, &p->exact, operand, (uint16_t)p->product, p->x[tile], &at,
                                        NULL));
        memset(again, 0, sizeof again);
        cli_must(mmaref_fragment_pack(&x->v.instruction, &p->exact, operand, (uint16_t)p->product, &at, again, NULL));
        if (memcmp(again, p->x[tile], sizeof again) != 0) {
            return false;
        }
    }
    return true;
}

/* ---- The second product ---------------------------------------------- */

/* What D is multiplied by. A sparse A has one number in eight columns of the instruction, which every sparse
 * instruction allows. */
static void draw_other(proof *p)
{
    const reuse *r = p->r;
    unsigned k, line, kept = 0;

    for (line = 0; line < p->others; line++) {
        for (k = 0; k < r->depth; k++) {
            kept = k % 8 == 0 ? draw_below(p, 8) : kept;
            p->n->other[r->order[k]][line] = p->second.sparse && k % 8 != kept ? 0 : (int)draw_below(p, 4);
        }
    }
}

/* One step along k: the other operand in the order of the instruction. */
static int compute_step(proof *p, unsigned step)
{
    const reuse *r = p->r;
    gemm *g = &p->second;
    unsigned k, line, other;

    if (!unpack_x(p, step)) {
        return EXIT_DIFFERENT;
    }
    for (k = 0; k < r->x.depth; k++) {
        for (other = 0; other < p->others; other++) {
            int number = p->n->other[r->order[step * r->x.depth + k]][other];
            if (r->is_b) {
                put_number(g, GEMM_A, other, k, number);
            } else {
                put_number(g, GEMM_B, k, other, number);
            }
        }
    }
    if (gemm_compute(g, &p->exact, 1) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (line = 0; line < r->lines; line++) {
        for (other = 0; other < p->others; other++) {
            p->n->sum[line][other] += r->is_b ? get_number(g, other, line) : get_number(g, line, other);
        }
    }
    return EXIT_EQUAL;
}

static bool second_is_right(const proof *p)
{
    unsigned line, other, k;

    for (line = 0; line < p->r->lines; line++) {
        for (other = 0; other < p->others; other++) {
            long expected = 0;
            for (k = 0; k < p->r->depth; k++) {
                expected += (long)p->n->d[line][k] * p->n->other[k][other];
            }
            if (p->n->sum[line][other] != expected) {
                return false;
            }
        }
    }
    return true;
}

/* ---- All ------------------------------------------------------------- */

static int compute_both(proof *p)
{
    int status = compute_first(p);
    unsigned step;

    if (status != EXIT_EQUAL || !first_is_right(p)) {
        return status != EXIT_EQUAL ? status : EXIT_DIFFERENT;
    }
    pack_d(p);
    move(p);
    draw_other(p);
    memset(p->n->sum, 0, sizeof p->n->sum);
    for (step = 0; step < p->r->x.deep && status == EXIT_EQUAL; step++) {
        status = compute_step(p, step);
    }
    return status != EXIT_EQUAL || second_is_right(p) ? status : EXIT_DIFFERENT;
}

static int open_products(proof *p)
{
    const reuse *r = p->r;
    gemm *first = &p->first, *second = &p->second;

    if (gemm_read_instruction(first, r->d.v.name) != EXIT_EQUAL ||
        gemm_read_instruction(second, r->x.v.name) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    p->others = r->is_b ? second->is.m : second->is.n;
    first->m = r->is_b ? r->depth : r->lines;
    first->n = r->is_b ? r->lines : r->depth;
    first->k = first->is.k;
    second->m = r->is_b ? p->others : r->lines;
    second->n = r->is_b ? r->lines : p->others;
    second->k = second->is.k;
    cli_must(mmaref_arithmetic_start(&p->exact));
    return gemm_open(first) == EXIT_EQUAL && gemm_open(second) == EXIT_EQUAL ? EXIT_EQUAL : EXIT_UNREADABLE;
}

int reuse_prove(const reuse *r)
{
    static proof p;
    static numbers n;
    int status;
    unsigned number;

    memset(&p, 0, sizeof p);
    p.r = r;
    p.n = &n;
    status = open_products(&p);
    for (number = 0; number < REUSE_PROOFS * r->products && status == EXIT_EQUAL; number++) {
        p.product = number % r->products;
        p.source.state = number;
        status = compute_both(&p);
    }
    gemm_close(&p.first);
    gemm_close(&p.second);
    return status;
}
