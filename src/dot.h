/* SPDX-License-Identifier: MIT */
/* Dot products in floating point: lines of elements, steps, elements of D.
 * Owned by the files below. Not for users.
 *
 *   mma_float.c   a matrix product: rows of A against columns of B, element by element of D
 *   dot_add.c     a dot product by itself; dot_explain.c what it does, dot_fixed.c its sum that is not rounded
 *   dot.c         an element of D: groups of steps, and where C enters
 *   step.c        a step: terms, special values, the sign of zero; a window, an exact sum
 *   parts.c       a step that adds some of its terms at once: in order, by size, in a tree
 *   fast.c        the steps that chips take, in words of 32 bits: the one fast way
 *   exact.c       the long accumulator, for sums that keep every bit
 *   line.c        rows and columns: elements unpacked in the order of steps
 *   number.c      unpack, add, round and pack (number.h) */
#ifndef MMAREF_DOT_H
#define MMAREF_DOT_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Lines (line.c) ------------------------------------------------------ */

/* The element that is number `position` of `count` in the order in which steps take them. */
uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position);

/* An element of at most 14 significant bits is a word: exponent * 2^16 + significand, in two's complement; its value is
 * significand * 2^(exponent - 13). The sum of two words has the sum of their exponents, rounded to nearest, above the
 * low half. Zeros, infinities and NaN have exponents beyond those of all others: SCALE_ZERO or SCALE_VANISHED, one less
 * for a minus; the sign of an infinity is that of the significand. */
#define MMAREF_ELEMENT_FRACTION 13
#define MMAREF_ELEMENT_HIDDEN (1u << MMAREF_ELEMENT_FRACTION)
#define MMAREF_ELEMENT_INFINITY 0x2000
#define MMAREF_ELEMENT_NAN 0x2001

/* Whether an element has more bits than a word has room for. */
static inline bool mmaref_is_wide(const mmaref_format_row *format)
{
    return format->fraction_bits > MMAREF_ELEMENT_FRACTION;
}

MMAREF_INLINE int32_t mmaref_element(int32_t significand, int32_t exponent)
{
    return exponent * 65536 + significand;
}

MMAREF_INLINE int32_t mmaref_element_significand(int32_t element)
{
    return (int16_t)((uint32_t)element & 0xffff);
}

/* Of an element, or of the sum of two. */
MMAREF_INLINE int32_t mmaref_element_exponent(int32_t element)
{
    return mmaref_shift_down(element + 0x8000, 16);
}

/* A row of A or a column of B: its elements in the order in which steps take them, unpacked; or their containers, which
 * are unpacked whenever a step takes them. */
typedef struct {
    const mmaref_format_row *format;
    const mmaref_format_row *factor_format; /* of scale factors; NULL: there are none */
    union {
        int32_t *elements;
        uint8_t *bytes;
        uint64_t *f64;
        const uint64_t *patterns;           /* a caller's, not in the order of steps */
    } at;
    uint8_t kind;                           /* MMAREF_LINE_... */
    uint8_t count, factor_count;            /* of elements, and of scale factors along them */
    uint8_t interleave;
    uint8_t flags;                          /* how elements are unpacked */
    bool folded;                            /* scale factors go into the elements; with `block` step.c applies them */
    bool may_be_special;                    /* some element may be an infinity or a NaN, or a scale factor a NaN */
    uint8_t factors[MMAREF_SCALES_MAX];     /* patterns */
} mmaref_line;

enum { MMAREF_LINE_ELEMENTS, MMAREF_LINE_BYTES, MMAREF_LINE_F64, MMAREF_LINE_PATTERNS };

/* A word as a number. */
void mmaref_element_get(int32_t element, mmaref_number *number);

/* Element k of a line, in the order of steps; the same without its scale factor, unless it is unpacked with it. */
void mmaref_line_get(const mmaref_line *line, uint8_t k, mmaref_number *number);
void mmaref_line_unscaled(const mmaref_line *line, uint8_t k, mmaref_number *number);

/* The scale factor of element k; of lines that have them. */
void mmaref_line_scale(const mmaref_line *line, uint8_t k, mmaref_block_scale *scale);

/* How a line of elements unpacks containers: shifted up so that their sign is bit 31. */
typedef struct {
    uint32_t left;          /* by so many places */
    uint32_t exponent_bits;
    uint32_t normals;       /* exponent fields 1 to this one are those of normal numbers alone */
    uint32_t fraction_mask; /* of the significand of an element */
    uint32_t magnitude;     /* the bits of a container of which none is set in a zero; of fnuz the sign too */
    int32_t bias;
} mmaref_decoder;

void mmaref_decoder_open(mmaref_decoder *decoder, const mmaref_format_row *format);

/* A container, above which anything may stand, as element k of a line, whatever it is; notes whether it is special. */
int32_t mmaref_line_element(mmaref_line *line, uint8_t k, uint32_t bits);

/* The same, a normal number or a zero being the common one. Pre: no scale factors go into elements. */
MMAREF_INLINE int32_t mmaref_line_decode(mmaref_line *line, const mmaref_decoder *d, uint8_t k, uint32_t bits)
{
    const uint32_t value = bits << d->left, field = value << 1 >> (32 - d->exponent_bits);
    int32_t significand;

    if (field - 1 < d->normals) {
        significand = (int32_t)((value << (1 + d->exponent_bits) >> 19 & d->fraction_mask) | MMAREF_ELEMENT_HIDDEN);
        return mmaref_element(value >> 31 != 0 ? -significand : significand, (int32_t)field - d->bias);
    }
    return (bits & d->magnitude) == 0 ? mmaref_element(0, MMAREF_EXPONENT_ZERO - (int32_t)(value >> 31))
                                      : mmaref_line_element(line, k, bits);
}

/* The number of element k of a line in the row of A or column of B. */
static inline uint8_t mmaref_line_stored(const mmaref_line *line, uint8_t k)
{
    return mmaref_step_element(line->interleave, line->count, k);
}

/* ---- Steps (step.c, fast.c) ------------------------------------ */

/* One step of one element of D: `count` products from `first` on, and C or the running value. */
typedef struct {
    const mmaref_rules *rules;
    const mmaref_line *a, *b;
    const mmaref_number *sums; /* in the place of products: sums of some of them; NULL: products are the terms */
    uint8_t first, count;
    bool accumulates;    /* whether the running value is a term at all */
    bool sticky;         /* whether terms lost bits that the rounding of the sum sees */
    mmaref_number value; /* the running value, then the sum: not rounded, its last bit sticky */
} mmaref_step;

/* Takes a step: the next running value, a pattern of rules->step_format, given this one, a pattern of a type. */
uint64_t mmaref_step_take(mmaref_step *step, const mmaref_format_row *type, uint64_t value);

/* Term k of a step: a product, rounded if the block says so; or a sum of some products. */
void mmaref_product(const mmaref_step *step, uint8_t k, mmaref_number *term);

/* What special values make of the sum of all terms; the sign of an infinity. The pattern of it: false if it is
 * finite. */
uint8_t mmaref_special_sum(const mmaref_step *step, uint8_t *negative);
bool mmaref_give_special(const mmaref_step *step, uint64_t *bits);

/* Whether a sum of zero is negative, given which signs its terms have: sign[1] is that of a negative one (IEEE 754
 * section 6.3). */
bool mmaref_is_negative_zero(const mmaref_rules *rules, const bool sign[2]);

/* All terms aligned to their greatest exponent, and added: in the place of the running value. */
void mmaref_add_window(mmaref_step *step);

/* Rounds the sum of a step, in which the running value had a sign. Adds all terms at once, and rounds their sum. */
uint64_t mmaref_round_sum(mmaref_step *step, uint8_t c_negative);
uint64_t mmaref_add_at_once(mmaref_step *step);

/* Adds `width` terms at a time: where sums are not rounded, the last one becomes the running value; else the pattern of
 * the last one is returned. The same, and rounds what is not rounded. (parts.c) */
uint64_t mmaref_add_parts(mmaref_step *step);
uint64_t mmaref_add_in_parts(mmaref_step *step);

/* The sum of a step that is not rounded, where `partial` is not rounded either: what special values make of it, an
 * infinity with a sign; else step->value, but for the exact sum of all terms at once. */
uint8_t mmaref_step_sum(mmaref_step *step, const mmaref_format_row *type, uint64_t value, uint8_t *negative);

/* Whether an element counts as zero beside an infinity. */
bool mmaref_factor_is_zero(const mmaref_number *factor);

/* A term in units of 2^grid, rounded as `align` says. *sticky is set where the rounding of the sum sees that. */
int64_t mmaref_align(const mmaref_rules *rules, const mmaref_number *term, int32_t grid, bool *sticky);

/* Whether some scale factor of blocks is a NaN, which counts even where all data are zero. */
bool mmaref_scale_is_nan(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b);

/* Takes the steps of a group that begins with product `first`, all of them or as long as they are common: windows of
 * narrow products, truncated, or fused multiply-adds, whose running values are normal numbers or zeros. *bits, a
 * pattern of a type, becomes one of rules->step_format where any is taken. Returns the product behind them. Pre:
 * rules->fast, lines of finite elements that are words. */
uint8_t mmaref_fast_steps(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                          const mmaref_format_row *type, uint32_t *bits);

/* ---- Exact sums (exact.c) ------------------------------------------------- */

/* A long accumulator (Kulisch): a sum in two's complement, word i of which is worth 2^(32 * i + base). Words from `low`
 * to `high` are in use; those above have the sign of word `high`, which no carry leaves; those below are 0. */
typedef struct {
    uint32_t *word;
    int16_t base, low, high;
} mmaref_accumulator;

/* The last places, and the words: of sums of products of f64, whose factors end at 2^-1074; of products of other types
 * and of C, which ends there if it is f64. Above stand 2^2048, and 2^1024, and 129 terms. Without f64 and formats of
 * one's own products end at 2^-298, of f32, and stand below 2^286, of e5m2 with scale factors. */
#define MMAREF_ACCUMULATOR_BASE_F64 (-2176)
#define MMAREF_ACCUMULATOR_WORDS_F64 136
#if MMAREF_HAS_F64 || MMAREF_HAS_OWN
#define MMAREF_ACCUMULATOR_BASE (-1088)
#define MMAREF_ACCUMULATOR_WORDS 70
#else
#define MMAREF_ACCUMULATOR_BASE (-320)
#define MMAREF_ACCUMULATOR_WORDS 22
#endif

void mmaref_accumulator_open(mmaref_accumulator *accumulator, uint32_t *words, int16_t base);
void mmaref_accumulator_add(mmaref_accumulator *accumulator, const mmaref_number *x);
void mmaref_accumulator_add_product(mmaref_accumulator *accumulator, const mmaref_number *x, const mmaref_number *y);

/* Adds all terms of a step. Returns whether any is not zero. */
bool mmaref_step_accumulate(const mmaref_step *step, mmaref_accumulator *accumulator);

/* The sum: its leading 64 bits, the last one sticky; a significand of 0 if it is zero. The accumulator is used up. */
void mmaref_accumulator_give(mmaref_accumulator *accumulator, mmaref_number *number);

/* ---- Dot products (dot.c) ------------------------------------------------- */

/* The element of D that C becomes; patterns. */
uint64_t mmaref_dot_element(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c);

/* A pattern of rules->step_format as one of D, rounded once more. And x, a pattern of a type, plus y, one of
 * rules->step_format. */
uint64_t mmaref_dot_convert(const mmaref_rules *rules, uint64_t bits);
uint64_t mmaref_dot_add_c(const mmaref_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y);

/* The rules of a dot product by itself, which is not NULL; errors of mmaref_dot_add, of floating-point numbers. Under
 * them its lines, and what it comes to. For explanations the rules of one that mmaref_dot_add accepts, of so many
 * products. */
MMAREF_NODISCARD
mmaref_status mmaref_dot_open(mmaref_rules *rules, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                              uint32_t *coverage, mmaref_error *error);
void mmaref_dot_lines(const mmaref_rules *rules, const mmaref_dot *dot, mmaref_line lines[2]);
uint64_t mmaref_dot_by_itself(const mmaref_rules *rules, const mmaref_dot *dot);
void mmaref_dot_rules_open(mmaref_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                           uint16_t count);

/* ---- Rows of D on vector units (port/vector) ------------------------------------ */

#ifdef MMAREF_WITH_LEAF
/* Computes rows of D. Returns those that are left to mma_float.c: bit i is row i of all products. */
uint32_t mmaref_leaf_rows(const mmaref_work *work, const mmaref_rules *rules);
#endif

#ifdef __cplusplus
}
#endif

#endif
