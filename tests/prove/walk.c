/* SPDX-License-Identifier: MIT */
/* The walk over a product of matrices, tile by tile, for Frama-C's Eva: where the elements of a row of A and of columns
 * of B are, how they are unpacked, where those of C and of D are. What becomes of an element of D is known by contract
 * alone. See prove.sh. */
#include "../../src/mma_float.c"

volatile uint32_t any32;

/*@ assigns step->first, step->end, step->count, step->accumulates, step->accumulator, \result
  @   \from indirect:*step, indirect:c; */
uint64_t mmaref_dot_steps(mmaref_step *step, uint64_t c);

/*@ assigns step->first, step->end, step->count, step->accumulates, step->accumulator, \result
  @   \from indirect:*step, indirect:c; */
uint64_t mmaref_dot_terms(mmaref_step *step, uint64_t c);

/*@ requires \valid(value) && \initialized(value);
  @ assigns *value, step->first, \result \from indirect:*step;
  @ ensures 0 <= \result <= 1; */
bool mmaref_grouped_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ requires \valid(value) && \initialized(value);
  @ assigns *value, step->first, \result \from indirect:*step;
  @ ensures 0 <= \result <= 1; */
bool mmaref_chain_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ requires \valid(value) && \initialized(value);
  @ assigns *value, step->first, \result \from indirect:*step;
  @ ensures 0 <= \result <= 1; */
bool mmaref_terms_run(mmaref_step *step, const mmaref_format_row *type, uint64_t *value);

/*@ requires \valid_read(column + (0 .. tile->columns - 1));
  @ requires \initialized(&tile->words[0 .. (tile->columns + 1) * tile->line_words - 1]);
  @ assigns \result \from indirect:*tile, indirect:c[0 .. 255];
  @ ensures \result < 1 << tile->columns; */
unsigned mmaref_row_single(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, unsigned start,
                           const uint16_t *column);

/*@ requires \valid_read(column + (0 .. tile->columns - 1));
  @ requires \initialized(&tile->words[0 .. (tile->columns + 1) * tile->line_words - 1]);
  @ assigns \result \from indirect:*tile, indirect:*c;
  @ ensures \result < 1 << tile->columns; */
unsigned mmaref_row_sixteen(const mmaref_tile *tile, const uint32_t *c, uint32_t *d, const uint16_t *column);

static const struct {
    uint16_t instruction;
    uint8_t profile;
} walks[] = {
#ifdef INSTRUCTION
#include "walks.h"
#else
    { 0, 0 },
#endif
};

static uint32_t a[32 * 8], b[32 * 8], c[32 * 8], d[32 * 8], e[32], scale_a[32], scale_b[32];

static void any_words(uint32_t *words, unsigned count)
{
    unsigned i;

    /*@ loop unroll 256; */
    for (i = 0; i < count; i++) {
        words[i] = any32;
    }
}

/* Every walk, with any operands, and any selectors that mmaref_mma does not refuse. */
int walk(void)
{
    mmaref_operands operands = { 0 };
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    mmaref_work work;
    unsigned i;

    operands.a = a;
    operands.b = b;
    operands.c = c;
    operands.e = e;
    operands.scale_a = scale_a;
    operands.scale_b = scale_b;
    work.operands = &operands;
    work.d = d;
    /*@ loop unroll 100; */
    for (i = 0; i < sizeof walks / sizeof walks[0]; i++) {
        any_words(a, 32 * 8);
        any_words(b, 32 * 8);
        any_words(c, 32 * 8);
        any_words(d, 32 * 8);
        any_words(e, 32);
        any_words(scale_a, 32);
        any_words(scale_b, 32);
        instruction.id = walks[i].instruction;
        if (mmaref_profile_get(walks[i].profile, &instruction, &block) == MMAREF_OK) {
            (void)mmaref_row_of(&instruction, &block, &work.row);
            mmaref_mma_float(&work, &block, NULL);
        }
    }
    return 0;
}
