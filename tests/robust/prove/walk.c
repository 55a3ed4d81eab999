/* SPDX-License-Identifier: MIT */
/* Products of matrices under the arithmetics of profiles, for Frama-C's Eva: the elements of D, of any lines; and the
 * walk over the corners of a product, where an element of D is known by contract alone. See prove.sh. */
#include "../../../src/mma_float.c"
#include "any.h"

/*@ requires a->kind != MMAREF_LINE_ELEMENTS || \initialized(a->at.elements + (0 .. a->count - 1));
  @ requires b->kind != MMAREF_LINE_ELEMENTS || \initialized(b->at.elements + (0 .. b->count - 1));
  @ requires a->kind != MMAREF_LINE_BYTES || \initialized(a->at.bytes + (0 .. a->count - 1));
  @ requires b->kind != MMAREF_LINE_BYTES || \initialized(b->at.bytes + (0 .. b->count - 1));
  @ requires a->kind != MMAREF_LINE_WIDE || \initialized(a->at.wide + (0 .. a->count - 1));
  @ requires b->kind != MMAREF_LINE_WIDE || \initialized(b->at.wide + (0 .. b->count - 1));
  @ assigns \result \from indirect:*rules, indirect:*a, indirect:*b, indirect:c; */
uint64_t mmaref_dot_element(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c);

typedef struct {
    uint16_t instruction;
    uint8_t profile;
} matrices;

/* As cases.c prints them. */
static const matrices cases[] = {
#ifdef INSTRUCTION
#include "cases.h"
#else
    { 0, 0 },
#endif
};

static const matrices walks[] = {
#ifdef INSTRUCTION
#include "walks.h"
#else
    { 0, 0 },
#endif
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static uint32_t a[32 * 8], b[32 * 8], c[32 * 8], d[32 * 8], e[32], scale_a[32], scale_b[32], coverage;
static mmaref_operands operands;
static mmaref_arithmetic block;
static mmaref_work work;

static bool open_work(const matrices *what)
{
    mmaref_instruction instruction;

    instruction.id = what->instruction;
    work.operands = &operands;
    work.d = d;
    return mmaref_profile_get(what->profile, &instruction, &block) == MMAREF_OK &&
           mmaref_row_of(&instruction, &block, &work.row) != NULL;
}

/* A line of any elements: words of any significand and exponent that there are, or containers. */
static void any_line(mmaref_line *line, uint8_t *memory)
{
    unsigned k;

    line->at.bytes = memory;
    line->may_be_special = (any8 & 1) != 0;
    for (k = 0; k < MMAREF_SCALES_MAX; k++) {
        line->factors[k] = any8;
    }
    for (k = 0; k < line->count; k++) {
        if (line->kind == MMAREF_LINE_ELEMENTS) {
            line->at.elements[k] = mmaref_element((int32_t)(any32 % 0x7fff) - 0x3fff,
                                                  (int32_t)(any32 % 0x3005) + MMAREF_EXPONENT_VANISHED - 1);
        } else if (line->kind == MMAREF_LINE_BYTES) {
            line->at.bytes[k] = any8;
        } else {
            line->at.wide[k] = any64;
        }
    }
}

/* An element of D of each case, with and without coverage. */
int dots(void)
{
    mmaref_rules rules;
    uint64_t sum = 0;
    unsigned i;
    job t;

    for (i = 0; i < 2 * COUNT(cases); i++) {
        if (open_work(&cases[i / 2])) {
            open_rules(&rules, &work, &block, i % 2 == 0 ? NULL : &coverage);
            open_job(&t, &work, &rules);
            any_line(&t.a, memory_of(&t, 0));
            any_line(&t.b, memory_of(&t, 1));
            sum |= mmaref_dot_element(&rules, &t.a, &t.b, any64);
        }
    }
    return sum != 0;
}

static void any_words(uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        words[i] = any32;
    }
}

/* The first and the last rows and columns of every walk, with any operands, and selectors of 0. Layouts are linear, so
 * that these reach each bit of an index. */
int walk(void)
{
    mmaref_rules rules;
    unsigned i, n;
    job t;

    operands.a = a;
    operands.b = b;
    operands.c = c;
    operands.e = e;
    operands.scale_a = scale_a;
    operands.scale_b = scale_b;
    any_words(a, 32 * 8);
    any_words(b, 32 * 8);
    any_words(c, 32 * 8);
    any_words(e, 32);
    any_words(scale_a, 32);
    any_words(scale_b, 32);
    for (i = 0; i < COUNT(walks); i++) {
        any_words(d, 32 * 8);
        if (open_work(&walks[i])) {
            open_rules(&rules, &work, &block, NULL);
            open_job(&t, &work, &rules);
            for (n = 0; n < 4; n++) {
                t.column = (uint16_t)((n & 1) != 0 ? (1u << work.row.n_log2) - t.columns : 0);
                open_columns(&t, 0);
                t.row = (uint16_t)((n & 2) != 0 ? (1u << work.row.m_log2) - 1 : 0);
                compute_row(&t, 0);
            }
        }
    }
    return 0;
}
