/* SPDX-License-Identifier: MIT */
#include "warp.h"

#include <string.h>

/* Registers of m16n8k32 with bytes and of m16n8k64 with nibbles: PTX ISA 9.7.14.5.10, .11. */
typedef struct {
    uint32_t a[32 * 4], b[32 * 2], c[32 * 4], d[32 * 4], scale_a[32], scale_b[32];
    mmaref_operands operands;
} warp;

static void fill(source *from, uint32_t *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        words[i] = (uint32_t)random_next(from);
}

static void put_bits(uint32_t *word, unsigned low, unsigned width, uint64_t value)
{
    uint32_t mask = ((UINT32_C(1) << width) - 1) << low;
    *word = (*word & ~mask) | ((uint32_t)value << low & mask);
}

/* e2m1 sits in bits 5..2 of a byte; what is above and below is padding. */
static unsigned padding(const format *type, unsigned bits)
{
    return bits == 8 && type == &e2m1 ? 2 : 0;
}

/* Both shapes hold 4 registers of A and 2 of B in a lane, the second half of K in the
 * upper ones; a quarter of that half belongs to each thread of a group. */
static void put_element(warp *to, unsigned i, unsigned k, const dot *of)
{
    unsigned bits = 256 / of->count, per_register = 32 / bits, half = of->count / 2;
    unsigned lane = 4 * (i % COLUMNS) + k % half / per_register, low = k % per_register * bits;
    uint32_t *a = &to->a[lane * 4 + k / half * 2 + i / COLUMNS], *b = &to->b[lane * 2 + k / half];
    put_bits(a, low + padding(of->a_type, bits), (unsigned)format_width(of->a_type), of->a[k]);
    put_bits(b, low + padding(of->b_type, bits), (unsigned)format_width(of->b_type), of->b[k]);
}

static uint32_t *accumulator(uint32_t words[32 * 4], unsigned i)
{
    unsigned column = i % COLUMNS;
    return &words[(4 * column + column / 2) * 4 + i / COLUMNS * 2 + column % 2];
}

/* Scale factors: 9.7.14.3. Those of rows 8 to 15 lie in the lanes after those of 0 to 7. */
static void put_scales(warp *to, unsigned i, const dot *of)
{
    unsigned first = 4 * (i % COLUMNS);
    unsigned lane_a = first + 2u * to->operands.thread_id_a + i / COLUMNS;
    unsigned lane_b = first + to->operands.thread_id_b;
    for (unsigned s = 0; s < of->count / of->scale.vector; s++) {
        put_bits(&to->scale_a[lane_a], 8 * (to->operands.byte_id_a + s), 8, of->scale.a[s]);
        put_bits(&to->scale_b[lane_b], 8 * (to->operands.byte_id_b + s), 8, of->scale.b[s]);
    }
}

static void choose_selectors(source *from, warp *to, unsigned scales)
{
    to->operands.byte_id_a = (uint16_t)(random_below(from, 4 / scales) * scales);
    to->operands.byte_id_b = (uint16_t)(random_below(from, 4 / scales) * scales);
    to->operands.thread_id_a = (uint16_t)random_below(from, 2);
    to->operands.thread_id_b = (uint16_t)random_below(from, 4);
}

static void put_batch(source *from, warp *to, const dot batch[BATCH])
{
    fill(from, to->a, 32 * 4);
    fill(from, to->b, 32 * 2);
    fill(from, to->c, 32 * 4);
    fill(from, to->scale_a, 32);
    fill(from, to->scale_b, 32);
    choose_selectors(from, to, batch[0].count / batch[0].scale.vector);
    for (unsigned i = 0; i < BATCH; i++) {
        for (unsigned k = 0; k < batch[i].count; k++)
            put_element(to, i, k, &batch[i]);
        put_scales(to, i, &batch[i]);
        *accumulator(to->c, i) = (uint32_t)batch[i].c;
    }
}

mmaref_status warp_dots(const mmaref_instruction *instruction, const mmaref_arithmetic *by,
                        source *from, const dot batch[BATCH], uint64_t d[BATCH])
{
    warp w;
    memset(&w, 0, sizeof w);
    put_batch(from, &w, batch);
    w.operands.a = w.a;
    w.operands.b = w.b;
    w.operands.c = w.c;
    w.operands.scale_a = w.scale_a;
    w.operands.scale_b = w.scale_b;
    mmaref_status status = mmaref_mma(instruction, by, &w.operands, w.d, NULL, NULL);
    for (unsigned i = 0; i < BATCH; i++)
        d[i] = *accumulator(w.d, i);
    return status;
}
