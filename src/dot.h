/* SPDX-License-Identifier: MIT */
/* Room dot: dot products in floating point. dot_step.c defines what is computed. Not for users.
 *
 *   dot_add.c      one dot product without matrices; dot_explain.c its terms, dot_fixed.c its sum before rounding
 *   dot_element.c  an element of D: groups of steps, and where C enters
 *   dot_step.c     a step: the definition of the result
 *   dot_partial.c  a step that adds some of its terms at a time: in order, by size, in a tree
 *   dot_window.c   the sum of all terms at once: aligned in a window, or exact; rounded
 *   dot_term.c     terms: products, scaled blocks, special values, the sign of zero
 *   dot_fast.c     the fast path: the steps that chips use, in 32-bit arithmetic
 *   dot_exact.c    the long accumulator, for exact sums
 *   dot_line.c     rows and columns: elements unpacked in the order of steps
 *
 * A "line" is a row of A or a column of B. */
#ifndef MMAREF_DOT_H
#define MMAREF_DOT_H

#include "warp.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Lines: dot_line.c ---------------------------------------------------- */

/* The index of the element that is at `position` of `count` in the order of steps. */
uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position);

/* A packed element is a number of at most 14 significant bits: exponent * 2^16 + significand, in two's complement, of
 * value significand * 2^(exponent - 13). The sum of two has the sum of their exponents above bit 15, after rounding to
 * nearest. Zeros, infinities and NaNs have exponents beyond all others: MMAREF_EXPONENT_ZERO or ..._VANISHED, one less
 * for a negative one; an infinity has the sign of its significand. */
#define MMAREF_ELEMENT_FRACTION 13
#define MMAREF_ELEMENT_HIDDEN (1u << MMAREF_ELEMENT_FRACTION)
#define MMAREF_ELEMENT_INFINITY 0x2000
#define MMAREF_ELEMENT_NAN 0x2001

/* Whether an element has too many bits to be packed. */
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

/* The exponent of a packed element, or of the sum of two. */
MMAREF_INLINE int32_t mmaref_element_exponent(int32_t element)
{
    return mmaref_shift_down(element + 0x8000, 16);
}

/* A line: its packed elements in the order of steps; or their containers, which are unpacked whenever they are used. */
typedef struct {
    const mmaref_format_row *format;
    const mmaref_format_row *factor_format; /* of scale factors; NULL: none */
    union {
        int32_t *elements;
        uint8_t *bytes;
        uint64_t *wide;
        const uint64_t *patterns;           /* the caller's, not in the order of steps */
    } at;
    uint8_t kind;                           /* MMAREF_LINE_... */
    uint8_t count, factor_count;            /* of elements; of scale factors */
    uint8_t interleave;
    uint8_t flags;                          /* how elements are unpacked */
    bool prescaled;                         /* elements include their scale factors; else (`block`) terms do */
    bool may_be_special;                    /* false: all elements are finite, and no scale factor is a NaN */
    uint8_t factors[MMAREF_SCALES_MAX];     /* patterns */
} mmaref_line;

enum { MMAREF_LINE_ELEMENTS, MMAREF_LINE_BYTES, MMAREF_LINE_WIDE, MMAREF_LINE_PATTERNS };

/* Unpacks a packed element. */
void mmaref_element_unpack(int32_t element, mmaref_number *number);

/* Element k of a line, in the order of steps; the same without its scale factor, unless it is packed with it. */
void mmaref_line_get(const mmaref_line *line, uint8_t k, mmaref_number *number);
void mmaref_line_unscaled(const mmaref_line *line, uint8_t k, mmaref_number *number);

/* The scale factor of element k. Pre: the line has some. */
void mmaref_line_scale(const mmaref_line *line, uint8_t k, mmaref_scale_factor *scale);

/* How mmaref_line_decode packs elements: it shifts a container left until the sign is bit 31. */
typedef struct {
    uint32_t left;          /* shift count */
    uint32_t exponent_bits;
    uint32_t normals;       /* fields 1 .. normals are only of normal numbers */
    uint32_t fraction_mask; /* of a packed element */
    uint32_t magnitude;     /* bits that are all 0 in a zero alone; of fnuz the sign too */
    int32_t bias;
} mmaref_decoder;

void mmaref_decoder_open(mmaref_decoder *decoder, const mmaref_format_row *format);

/* Packs element k of a line from its container (bits above are ignored); any value. Updates may_be_special. */
int32_t mmaref_line_element(mmaref_line *line, uint8_t k, uint32_t bits);

/* The same; fast for normal numbers and zeros. Pre: elements do not include scale factors. */
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

/* The index, in the row of A or column of B, of element k in the order of steps. */
static inline uint8_t mmaref_line_stored(const mmaref_line *line, uint8_t k)
{
    return mmaref_step_element(line->interleave, line->count, k);
}

/* ---- Steps: dot_step.c and those below it ------------------------------------ */

/* One step of one element of D: `count` products from `first` on, and the running value. */
typedef struct {
    const mmaref_rules *rules;
    const mmaref_line *a, *b;
    const mmaref_number *sums; /* partial sums in place of products; NULL: products */
    uint8_t first, count;
    bool accumulates;    /* whether the running value is a term */
    bool sticky;         /* whether discarded bits count for the rounding of the sum */
    mmaref_number value; /* running value, then the sum before rounding, its last bit sticky */
} mmaref_step;

/* Where an adder tells of its nodes, partial sums. It sets `first`, the first term, before it adds some; then it calls
 * `node` with the terms, the first of which is now the sum, and the sum's pattern. */
typedef struct mmaref_watch {
    void (*node)(struct mmaref_watch *watch, mmaref_number *terms, uint8_t count, uint64_t bits);
    mmaref_number first;
    uint32_t corners, before; /* MMAREF_COVER_... of this node; of all before it */
} mmaref_watch;

/* Unpacks the running value, a pattern of `type`. C of another type than step results is aligned by its leading bit. */
void mmaref_step_unpack(mmaref_step *step, const mmaref_format_row *type, uint64_t value);

/* Computes a step: returns the next running value, a pattern of rules->step_format. `value`, of `type`, is this one. */
uint64_t mmaref_step_compute(mmaref_step *step, const mmaref_format_row *type, uint64_t value);

/* The two factors of product k of a step. */
void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b);

/* Product k of a step, rounded if the block says so; or the partial sum in its place. */
void mmaref_step_product(const mmaref_step *step, uint8_t k, mmaref_number *term);

/* The number of terms of a step beside the running value; term k of these, a product or a scaled block. */
uint8_t mmaref_step_terms(const mmaref_step *step);
void mmaref_step_term(const mmaref_step *step, uint8_t k, mmaref_number *term);

/* The class of the sum of all terms, and the sign of an infinity. Its pattern; false if it is finite. */
uint8_t mmaref_special_sum(const mmaref_step *step, uint8_t *negative);
bool mmaref_special_result(const mmaref_step *step, uint64_t *bits);

/* Whether a sum of zero is -0, if sign[1]: some term is negative, sign[0]: some is positive (IEEE 754 section 6.3). */
bool mmaref_is_negative_zero(const mmaref_rules *rules, const bool sign[2]);

/* The sign of a sum of zero, given the running value's sign. */
uint8_t mmaref_sign_of_zero(const mmaref_step *step, uint8_t c_negative);

/* The sum of all terms, aligned to their greatest exponent; it replaces the running value. */
void mmaref_sum_window(mmaref_step *step);

/* Rounds the sum of a step, given the running value's sign. Computes a step of all terms at once. */
uint64_t mmaref_round_sum(mmaref_step *step, uint8_t c_negative);
uint64_t mmaref_step_at_once(mmaref_step *step);

/* Adds `width` terms at a time. If sums are rounded, returns the last one's pattern; else it becomes the running value.
 * The same, and rounds in either case. (dot_partial.c) */
uint64_t mmaref_sum_parts(mmaref_step *step);
uint64_t mmaref_step_in_parts(mmaref_step *step);

/* The sum of a step before rounding: its class, and the sign of an infinity. A finite sum is in step->value, except an
 * exact one of all terms at once. Pre: partial sums are not rounded. */
uint8_t mmaref_step_sum(mmaref_step *step, const mmaref_format_row *type, uint64_t value, uint8_t *negative);

/* The exponent by which a term is aligned. A zero's is below all others, but not that of a sum that cancelled. */
MMAREF_INLINE int16_t mmaref_aligned(const mmaref_number *term, bool normalised)
{
    return !normalised ? term->aligned : term->significand == 0 ? MMAREF_EXPONENT_ZERO : mmaref_number_leading(term);
}

/* The sum of the aligned products of all pairs of pieces of the factors of product k. */
int64_t mmaref_align_pieces(mmaref_step *step, uint8_t k, int32_t grid);

/* Whether a finite factor times infinity is NaN. */
bool mmaref_factor_is_zero(const mmaref_number *factor);

/* A term in units of 2^grid, rounded as `align` says. Sets *sticky if that counts for the rounding of the sum. */
int64_t mmaref_align(const mmaref_rules *rules, const mmaref_number *term, int32_t grid, bool *sticky);

/* Whether some scale factor of scaled blocks is a NaN, which counts even if all elements are zero. */
bool mmaref_scale_is_nan(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b);

/* Computes steps of the group that begins with product `first` until one does not qualify: truncated windows of packed
 * elements, or fused multiply-adds, whose running values are zero or normal. *bits, a pattern of `type`, becomes one of
 * rules->step_format if any step is computed. Returns the next product. Pre: rules->fast, finite packed elements. */
uint8_t mmaref_fast_steps(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint8_t first,
                          const mmaref_format_row *type, uint32_t *bits);

/* ---- Exact sums: dot_exact.c ----------------------------------------------- */

/* A long accumulator (Kulisch): a sum in two's complement, whose word i is worth 2^(32 * i + base). Words `low` to
 * `high` are in use; those above equal the sign of word `high`, which no carry leaves; those below are 0. */
typedef struct {
    uint32_t *word;
    int16_t base, low, high;
} mmaref_accumulator;

/* Bases and sizes. Products of f64 end at 2^-2148; other products, and C, at 2^-1074 at the lowest (C of f64). The sums
 * are below 2^2048 and 2^1024, times 129 terms. Without f64 and custom formats products end at 2^-298 (f32) and are
 * below 2^286 (e5m2 with scale factors). */
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

/* The sum: its leading 64 bits, the last one sticky; a zero has significand 0. Destroys the accumulator. */
void mmaref_accumulator_read(mmaref_accumulator *accumulator, mmaref_number *number);

/* ---- Dot products: dot_element.c ------------------------------------------- */

/* Fills in what follows from the block, the formats, the rounding and the number of products. `halved` is 1 if the
 * block counts logical elements of a sparse A, every other of which is stored; else 0. */
void mmaref_rules_complete(mmaref_rules *rules, uint8_t count, uint8_t halved);

/* The format of a type (MMAREF_OF_...). Equal formats have equal pointers. Pre: those of lower `of` are set. */
const mmaref_format_row *mmaref_rules_format(mmaref_rules *rules, uint8_t of, uint32_t type);

/* An element of D from the one of C, as patterns. */
uint64_t mmaref_dot_element(const mmaref_rules *rules, const mmaref_line *a, const mmaref_line *b, uint64_t c);

/* Rounds a pattern of rules->step_format to D's type. Adds x, a pattern of `type`, and y, one of rules->step_format. */
uint64_t mmaref_dot_convert(const mmaref_rules *rules, uint64_t bits);
uint64_t mmaref_dot_add_c(const mmaref_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y);

/* The rules of a dot product without matrices, with the errors of mmaref_dot_add; its lines and its result under them;
 * and the rules of one that mmaref_dot_add accepts, of `count` products. */
MMAREF_NODISCARD
mmaref_status mmaref_dot_open(mmaref_rules *rules, const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                              uint32_t *coverage, mmaref_error *error);
void mmaref_dot_lines(const mmaref_rules *rules, const mmaref_dot *dot, mmaref_line lines[2]);
uint64_t mmaref_dot_by_itself(const mmaref_rules *rules, const mmaref_dot *dot);
void mmaref_dot_rules_open(mmaref_rules *rules, const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                           uint16_t count);

#ifdef __cplusplus
}
#endif

#endif
