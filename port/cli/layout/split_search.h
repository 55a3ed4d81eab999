/* SPDX-License-Identifier: MIT */
/* An instruction as several smaller ones, the parts: which registers of the whole are those of each part. */
#ifndef MMAREF_CLI_LAYOUT_SPLIT_SEARCH_H
#define MMAREF_CLI_LAYOUT_SPLIT_SEARCH_H

#include "ask/operand.h"
#include "ask/target.h"
#include "layout/split_types.h"

/* What it takes to get an operand of the parts. */
typedef enum {
    SPLIT_FREE,      /* its registers are registers of the whole */
    SPLIT_REPACKED,  /* lanes move elements between their registers */
    SPLIT_CONVERTED, /* the same, and convert them to a type that has every value */
    SPLIT_SHUFFLED   /* lanes ask each other */
} split_way;

/* An element in the registers of the whole. */
typedef struct {
    uint8_t lane;
    uint16_t slot; /* its number in the lane; SPLIT_NOTHING: the part ignores what it gets */
} split_source;
#define SPLIT_NOTHING 0xffffu

#define SPLIT_SLOTS_MAX 256 /* elements of a lane, of all tiles of an operand */
#define SPLIT_TILES_MAX 64
#define SPLIT_K_MAX 256

/* An operand of the whole, covered by tiles, the operands of parts: tile `row * across + column` of them. */
typedef struct {
    operand_view whole, part;
    split_way way;
    unsigned down, across;
    uint8_t scale; /* the type of the scale factors that elements are multiplied by; MMAREF_TOKEN_NONE: none */
    split_source from[MMAREF_LANES][SPLIT_SLOTS_MAX]; /* by lane, and by tile * elements + element of the part */
    uint8_t selector[SPLIT_TILES_MAX];                /* of metadata: the sparsity selector of each part */
} split_operand;

#define SPLIT_OPERANDS (MMAREF_OPERAND_E + 1)

typedef struct {
    operand_view whole, part;  /* their operands are not chosen */
    unsigned down, across, deep; /* parts along M, N and K */
    bool has[SPLIT_OPERANDS];
    split_operand operand[SPLIT_OPERANDS];
    bool permuted;                  /* k of the parts is another k of the whole */
    uint16_t order[SPLIT_K_MAX];    /* which one */
} split;

/* Why a part cannot be one of a whole, by shapes, types and words; NULL if it can. Both views are open. */
const char *split_forbidden(const operand_view *whole, const operand_view *part);

/* Finds the registers of the parts; nothing forbids them. */
void split_into(split *s, const operand_view *whole, const operand_view *part);

/* Finds the parts that cost least, of those that `wanted` accepts: without shuffles, of the same types, few. False if
 * there are none. An instruction of the same size counts only if `same_size`. */
bool split_find(split *s, const operand_view *whole, const target_request *wanted, bool same_size);

/* The bits of registers that an element of a lane is, low half first of 64. */
uint64_t split_get(const operand_view *v, const uint32_t *words, unsigned lane, unsigned element);
void split_put(const operand_view *v, uint32_t *words, unsigned lane, unsigned element, uint64_t bits);

/* Bits below a number in its container: e2m1 in a byte has some. tf32 counts as a number of 32 bits. */
unsigned split_bits_below(const operand_view *v);

/* ---- split_compare.c --------------------------------------------------- */

/* Elements of D, of the whole and of the parts. */
typedef struct {
    unsigned long elements, differ;
    mmaref_coordinate first;     /* of those that differ */
    uint64_t whole, parts;       /* its patterns */
} split_result;

/* Computes random cases, half of them of limits and special values, by the whole under one arithmetic and by the parts
 * under another; NULL for integers. */
#define SPLIT_CASES 1024
void split_compare(const split *s, const mmaref_arithmetic *whole, const mmaref_arithmetic *parts,
                   split_result *result);

/* Whether small integers, of which no sum is rounded, have the same D. */
bool split_prove(const split *s);

#endif
