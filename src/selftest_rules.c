/* SPDX-License-Identifier: MIT */
/* The rules of a dot product: blocks that together have each word of each field, over a seeded stream of operands.
 * tests/models/reference/rules.lua draws and folds the same, and says what the words of a row are. */
#include "number.h"
#include "selftest.h"

#if MMAREF_SELFTEST_RULES > 0

enum { SUM, FIXED, CORNERS, VALUES, EXPLAINED }; /* what a row asks for; of corners those that the reference knows: */
#define KNOWN ((uint32_t)MMAREF_COVER_SUBNORMAL_IN | MMAREF_COVER_FLOOR | MMAREF_COVER_NAN_IN | \
               MMAREF_COVER_INF_TIMES_ZERO | MMAREF_COVER_SIGNALLING)

static uint32_t row_type(unsigned index)
{
    return mmaref_selftest_types[index % MMAREF_SELFTEST_TYPES];
}

/* Draws elements in the style of a case, which is in `r`: ends of the exponents, specials, numbers about 1, pairs that
 * cancel each other; with few bits, so that sums have ties. */
static void draw_line(mmaref_stream *stream, const mmaref_arithmetic *block, uint32_t type, uint32_t r, uint64_t *line,
                      uint16_t count)
{
    mmaref_own_format own;
    const mmaref_format_row *f = mmaref_format_of(mmaref_type_under(block, type), &own);
    const uint32_t ones = f == NULL ? 0 : ((uint32_t)1 << f->exponent_bits) - 1, style = r & 7;
    uint16_t i;

    for (i = 0; f != NULL && i < count; i++) {
        uint32_t x = mmaref_stream_next(stream), field = style < 6 || ones == 0 ? f->bias - 3u + (x & 7) : x % ones;
        uint64_t low = mmaref_stream_next(stream);

        low = low << 32 | mmaref_stream_next(stream);
        low = (x & 0x1800) == 0 || f->fraction_bits == 0 ? 0 : (x & 0x1800) == 0x800 ? ~(uint64_t)0 : low;
        low = low >> 1 >> (63 - f->fraction_bits) >> (r >> 8 & 15) << (r >> 8 & 15);
        if (style == 4 || (style == 5 && (x & 0x600) == 0)) {
            field = (x & 1) != 0 ? ones - (style == 4) : 0; /* the least, and the largest finite or infinite */
        }
        line[i] = ((uint64_t)(x >> 31) << f->exponent_bits | (field & ones)) << f->fraction_bits | low;
        if ((r & 0xf0) == 0) {
            line[i] &= (uint64_t)1 << (f->exponent_bits + f->fraction_bits);
        }
        line[i] = line[i] << f->shift | (f->shift != 0 ? x >> 13 & 1 : 0); /* a bit that tf32 ignores */
        if ((i & 1) != 0 && (r & 0x3000) == 0) {
            line[i] = line[i - 1] ^ (uint64_t)(r >> 14 & 1) << (f->exponent_bits + f->fraction_bits + f->shift);
        }
        if (f->kind != MMAREF_KIND_FLOAT) {
            low = (uint64_t)1 << ((1u << f->width_log2) - 1);
            line[i] = (style == 4 ? low - (x & 1) : x) & (low + low - 1); /* at the ends of their range, or any */
        }
    }
}

/* Folds a status and, after MMAREF_OK, a result. */
static void fold(mmaref_stream *stream, mmaref_status status, uint64_t result)
{
    const uint32_t words[] = { (uint32_t)status & 0xffffffffu, (uint32_t)(result & 0xffffffffu),
                               (uint32_t)(result >> 32) };

    mmaref_stream_digest(stream, words, status == MMAREF_OK ? 3 : 1);
}

static void fold_pair(mmaref_stream *stream, uint32_t low, uint32_t high)
{
    fold(stream, MMAREF_OK, (uint64_t)high << 32 | low);
}

static void fold_decoded(mmaref_stream *stream, const mmaref_value *value)
{
    fold(stream, MMAREF_OK, value->significand);
    fold_pair(stream, (uint16_t)value->exponent, (uint32_t)value->kind << 1 | value->negative);
}

static mmaref_status fold_fixed(mmaref_stream *stream, const mmaref_dot *dot, const mmaref_arithmetic *block)
{
    uint32_t r = mmaref_stream_next(stream), any = 0;
    mmaref_fixed fixed = { 0, 0, 0, 0, { 0 } };
    mmaref_status status;
    uint8_t i;

    fixed.exponent = (int16_t)((int32_t)(r >> 8) % ((r & 3) == 0 ? 1000 : 60) - 40);
    fixed.words = (uint8_t)((r & 12) == 0 ? (r >> 24) % 40 + 1 : (r >> 24) % 6 + 1);
    status = mmaref_dot_fixed(dot, block, &fixed, NULL);
    for (i = 0; i < fixed.words; i++) {
        any |= fixed.word[i];
    }
    fold(stream, status, (uint64_t)fixed.kind << 32 | (any != 0 ? (uint16_t)fixed.exponent : fixed.negative));
    mmaref_stream_digest(stream, fixed.word, fixed.kind == MMAREF_VALUE_NORMAL ? fixed.words : 0);
    return status;
}

/* Folds the values of the elements of A, what they are as numbers of D's type, and which equal the ones before. Fails
 * where the build has not the types, or not the width of a number. */
static mmaref_status fold_values(mmaref_stream *stream, const mmaref_gathered *of, const mmaref_arithmetic *block)
{
    mmaref_value value;
    mmaref_status status, left_out = mmaref_value_decode(of->dot.types.d, 0, &value);
    uint64_t bits = 0;
    uint16_t k;

    for (k = 0; k < of->dot.count; k++) {
        mmaref_stream_check(stream, mmaref_value_decode(of->dot.types.a, of->a[k], &value));
        status = mmaref_value_encode(of->dot.types.d, block->rounding, &value, &bits);
        left_out = status == MMAREF_E_LEFT_OUT ? status : left_out;
        fold_decoded(stream, &value);
        fold(stream, status, bits);
        fold(stream, MMAREF_OK, k > 0 && mmaref_same(of->dot.types.a, block, of->a[k - 1], of->a[k]));
    }
    return left_out != MMAREF_OK ? left_out : stream->status;
}

/* ---- Explanations ---- */

typedef struct {
    mmaref_stream *stream;
    const mmaref_dot *dot;
    const mmaref_arithmetic *block;
    uint16_t taken; /* products of the steps so far */
    uint8_t kind;   /* of the step */
} explanation;

/* A value as an odd number times a power of 2. */
static void fold_odd(mmaref_stream *stream, mmaref_value value)
{
    while (value.significand != 0 && (value.significand & 1) == 0) {
        value.significand >>= 1;
        value.exponent++;
    }
    fold_decoded(stream, &value);
}

static void fold_term(explanation *e, const mmaref_dot_step *step, const mmaref_dot_term *term)
{
    const mmaref_value lost = { 0, false, (int16_t)(term->lost == 0 ? 0 : term->a.exponent + term->b.exponent),
                                term->lost };
    uint16_t element, number;

    fold_odd(e->stream, term->a);
    fold_odd(e->stream, term->b);
    fold_odd(e->stream, lost);
    fold_pair(e->stream, term->element, (uint16_t)term->exponent);
    fold(e->stream, MMAREF_OK, (uint64_t)term->kept);
    fold(e->stream, MMAREF_OK, term->rounded);
    if (step->node == 0 && term->element < MMAREF_DOT_MAX &&
        (mmaref_dot_order(e->block, e->dot->count, e->taken++, &element, &number) != MMAREF_OK ||
         element != term->element || number != step->number)) {
        mmaref_stream_check(e->stream, MMAREF_E_ARGUMENT);
    }
}

/* Folds what is told: of nodes those whose sums are rounded, in a step without special values. */
static void fold_told(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    explanation *e = (explanation *)context;

    if (step->node == 0) {
        e->kind = step->kind;
    } else if (e->kind != MMAREF_STEP_TERMS || e->block->partial != MMAREF_PARTIAL_ROUNDED) {
        return;
    }
    if (term != NULL) {
        fold_term(e, step, term);
        return;
    }
    fold_pair(e->stream, (uint32_t)step->number << 16 | (uint32_t)step->node << 8 | step->kind,
              step->type == e->dot->types.d);
    fold_pair(e->stream, (uint16_t)step->max_exponent, (uint16_t)step->grid);
    fold(e->stream, MMAREF_OK, (uint64_t)step->sum);
    fold(e->stream, MMAREF_OK, step->result);
}

static mmaref_status fold_explained(mmaref_stream *stream, const mmaref_dot *dot, const mmaref_arithmetic *block)
{
    explanation e = { stream, dot, block, 0, 0 };
    mmaref_dot_listener listener = { fold_told, &e };
    uint64_t d = 0;
    mmaref_status status = mmaref_dot_explain(dot, block, &listener, &d, NULL);

    fold(stream, status, d);
    return status;
}

/* Opens the dot product and the block of a row, which has its settings from word 7 on: a field in 5 bits, and its value
 * plus 1024, or the index of a type, in 11. */
static void open_row(const MMAREF_FAR uint16_t *row, mmaref_gathered *of, mmaref_arithmetic *block)
{
    const mmaref_dot_types types = { row_type(row[5] >> 8), row_type(row[5] & 255), row_type(row[6] >> 8),
                                     row_type(row[6] & 255) };
    uint8_t i;

    of->dot.types = types;
    of->dot.a = of->a;
    of->dot.b = of->b;
    of->dot.count = row[3] % (MMAREF_DOT_MAX + 1u);
    of->dot.scale_type = (uint8_t)(row[4] >> 8);
    of->dot.scale_length = (uint8_t)(of->dot.count / ((row[4] & 7) + 1u));
    of->dot.scale_a = of->scale_a;
    of->dot.scale_b = of->scale_b;
    for (i = 0; i < (row[2] & 31); i++) {
        uint16_t field = row[7 + i] >> 11, value = row[7 + i] & 0x7ff;
        bool type = field == MMAREF_FIELD_STEP_TYPE || field == MMAREF_FIELD_PRODUCT_TYPE;

        mmaref_field_set(block, (uint8_t)(field % MMAREF_FIELDS),
                         type ? (int32_t)row_type(value - 1024u) : (int32_t)value - 1024);
    }
}

/* Whether the build leaves out what a row needs. */
static bool is_row_left_out(uint8_t kind, mmaref_status status)
{
    return (kind == CORNERS && !MMAREF_HAS_COVERAGE) ||
           (status != MMAREF_OK && !(MMAREF_HAS_ALL && MMAREF_HAS_OWN && MMAREF_HAS_EXACT));
}

/* Draws a case. */
static void draw_case(mmaref_stream *stream, mmaref_gathered *of, const mmaref_arithmetic *block, uint8_t scales)
{
    uint32_t r = mmaref_stream_next(stream), x;
    uint8_t one = of->dot.scale_type == MMAREF_TYPE_UE8M0 ? 127 : 0x38, i;

    draw_line(stream, block, of->dot.types.a, r, of->a, of->dot.count);
    draw_line(stream, block, of->dot.types.b, (r & 0x70000) == 0 ? r >> 20 : r & ~(uint32_t)0x4000, of->b,
              of->dot.count);
    draw_line(stream, block, of->dot.types.c, (r & 0x180000) == 0 ? r >> 21 : r, &of->dot.c, 1);
    for (i = 0; i < 2 * scales; i++) {
        x = mmaref_stream_next(stream);
        x = (x & 63) == 0 ? 255 : (r & 1) != 0 ? x >> 8 & 255 : one - 4 + (x >> 8 & 7);
        *(i < scales ? of->scale_a + i : of->scale_b + i - scales) = (uint8_t)x;
    }
}

bool mmaref_rule_fold(uint16_t number, const MMAREF_FAR uint16_t *row, mmaref_stream *stream,
                      mmaref_selftest_memory *memory)
{
    mmaref_gathered *of = &memory->operands.gathered;
    const uint8_t kind = row[2] >> 5 & 7;
    mmaref_status status = MMAREF_OK;
    mmaref_arithmetic block;
    uint32_t random, seen = 0;
    uint64_t d = 0;
    uint8_t i;

    mmaref_stream_start(stream, "");
    stream->state = 0x9e3779b9u * (number + 1u) & 0xffffffffu;
    mmaref_stream_check(stream, mmaref_arithmetic_start(&block));
    open_row(row, of, &block);
    for (i = 0; i < 16 && (i == 0 || !is_row_left_out(kind, status)); i++) {
        draw_case(stream, of, &block, (uint8_t)(of->dot.scale_type == 0 ? 0 : (row[4] & 7) + 1));
        random = mmaref_stream_next(stream);
        of->dot.random = &random;
        if (kind == VALUES) {
            status = fold_values(stream, of, &block);
        } else if (kind == FIXED) {
            status = fold_fixed(stream, &of->dot, &block);
        } else if (kind == EXPLAINED) {
            status = fold_explained(stream, &of->dot, &block);
        } else {
            seen = 0;
            status = mmaref_dot_add(&of->dot, &block, &d, kind == CORNERS ? &seen : NULL, NULL);
            fold(stream, status, d);
        }
        if (kind == CORNERS) {
            fold_pair(stream, seen & KNOWN, mmaref_flags(seen));
        }
    }
    of->dot.random = NULL;
    return !is_row_left_out(kind, status);
}

#endif
