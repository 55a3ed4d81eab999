/* SPDX-License-Identifier: MIT */
/* See mmdpi_dot.h. */
#include "mmdpi_dot.h"
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmdpi_repeat.h"
#include "mmdpi_words.h"

uint8_t mmdpi_dot_width(const mmdpi_dot *dot, uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(mmaref_type_under(&dot->arithmetic, type), &format) == MMAREF_OK ? format.width : 0;
}

/* "dot product of 8, f16 * f16 + f32 to f32" */
static void put_title(mmdpi_text *text, const mmdpi_dot *dot, int64_t count)
{
    const mmaref_dot_types *types = &dot->gathered.dot.types;

    mmdpi_put(text, "dot product of ");
    mmdpi_put_decimal(text, count);
    mmdpi_put(text, ", ");
    mmdpi_put_type(text, types->a);
    mmdpi_put(text, " * ");
    mmdpi_put_type(text, types->b);
    mmdpi_put(text, " + ");
    mmdpi_put_type(text, types->c);
    mmdpi_put(text, " to ");
    mmdpi_put_type(text, types->d);
}

/* ---- Taken from vectors ---- */

void mmdpi_dot_open(mmdpi_dot *dot, const mmaref_dot_types *types)
{
    static const mmaref_dot empty = { { 0, 0, 0, 0 }, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL };

    dot->gathered.dot = empty;
    dot->gathered.dot.types = *types;
    dot->gathered.dot.a = dot->gathered.a;
    dot->gathered.dot.b = dot->gathered.b;
}

void mmdpi_dot_set_random(mmdpi_dot *dot, uint32_t random)
{
    dot->random = random;
    dot->gathered.dot.random = &dot->random;
}

/* 255 is no type of scale factors, and divides no count. */
static uint8_t at_most_255(uint32_t number)
{
    return (uint8_t)(number < 255 ? number : 255);
}

void mmdpi_dot_set_scales(mmdpi_dot *dot, uint32_t type, uint32_t length)
{
    dot->gathered.dot.scale_type = at_most_255(type);
    dot->gathered.dot.scale_length = at_most_255(length);
    dot->gathered.dot.scale_a = dot->gathered.scale_a;
    dot->gathered.dot.scale_b = dot->gathered.scale_b;
}

static mmaref_status refuse(mmdpi_text *why, const mmdpi_dot *dot, int64_t count, const char *reason)
{
    put_title(why, dot, count);
    mmdpi_put(why, ": ");
    mmdpi_put(why, reason);
    return MMAREF_E_ARGUMENT;
}

mmaref_status mmdpi_dot_fits(const mmdpi_dot *dot, int64_t count, mmdpi_text *why)
{
    const mmaref_dot_types *types = &dot->gathered.dot.types;
    const uint8_t a_width = mmdpi_dot_width(dot, types->a), b_width = mmdpi_dot_width(dot, types->b);

    if (a_width == 0 || b_width == 0 || mmdpi_dot_width(dot, types->c) == 0 || mmdpi_dot_width(dot, types->d) == 0) {
        return refuse(why, dot, count, mmaref_reason_text(MMAREF_REASON_DOT_TYPES));
    }
    if (count < 1 || count > MMAREF_DOT_MAX) {
        return refuse(why, dot, count, mmaref_reason_text(MMAREF_REASON_DOT_COUNT));
    }
    if (count * a_width > 32 * MMDPI_DOT_WORDS || count * b_width > 32 * MMDPI_DOT_WORDS) {
        return refuse(why, dot, count, "the elements of A or of B have more than 1024 bits");
    }
    return MMAREF_OK;
}

uint64_t mmdpi_dot_pattern(const mmdpi_dot *dot, uint32_t type, const uint32_t *words)
{
    return mmdpi_words_element(words, mmdpi_dot_width(dot, type), 0);
}

mmaref_status mmdpi_dot_unpack(mmdpi_dot *dot, int32_t count, const uint32_t *a, const uint32_t *b, const uint32_t *c,
                               mmdpi_text *why)
{
    mmaref_gathered *to = &dot->gathered;
    const uint8_t a_width = mmdpi_dot_width(dot, to->dot.types.a), b_width = mmdpi_dot_width(dot, to->dot.types.b);
    mmaref_status status = mmdpi_dot_fits(dot, count, why);
    uint16_t i;

    if (status != MMAREF_OK) {
        return status;
    }
    to->dot.count = (uint16_t)count;
    to->dot.c = mmdpi_dot_pattern(dot, to->dot.types.c, c);
    for (i = 0; i < to->dot.count; i++) {
        to->k[i] = i;
        to->a[i] = mmdpi_words_element(a, a_width, i);
        to->b[i] = mmdpi_words_element(b, b_width, i);
    }
    return MMAREF_OK;
}

static void pack(const uint64_t *of, uint16_t count, uint8_t width, uint32_t *words)
{
    uint16_t i;

    mmdpi_words_zero(words, MMDPI_DOT_WORDS);
    for (i = 0; i < count; i++) {
        mmdpi_words_element_put(of[i], width, i, words);
    }
}

void mmdpi_dot_pack(const mmdpi_dot *dot, uint32_t *a, uint32_t *b, uint32_t *c)
{
    const mmaref_dot *of = &dot->gathered.dot;

    pack(of->a, of->count, mmdpi_dot_width(dot, of->types.a), a);
    pack(of->b, of->count, mmdpi_dot_width(dot, of->types.b), b);
    mmdpi_words_u64_put(of->c, c);
}

/* ---- Computed ---- */

/* Adds the reason to a status that is not MMAREF_OK. */
static mmaref_status with_reason(mmaref_status status, const mmdpi_dot *dot, const mmaref_error *error,
                                 mmdpi_text *why)
{
    if (status != MMAREF_OK) {
        put_title(why, dot, dot->gathered.dot.count);
        mmdpi_put(why, ": ");
        mmdpi_put_error(why, error);
    }
    return status;
}

mmaref_status mmdpi_dot_result(const mmdpi_dot *dot, uint64_t *d, uint32_t *coverage, mmdpi_text *why)
{
    mmaref_error error;
    mmaref_status status = mmaref_dot_add(&dot->gathered.dot, &dot->arithmetic, d, coverage, &error);

    return with_reason(status, dot, &error, why);
}

mmaref_status mmdpi_dot_fixed(const mmdpi_dot *dot, mmaref_fixed *fixed, mmdpi_text *why)
{
    mmaref_error error;
    mmaref_status status = mmaref_dot_fixed(&dot->gathered.dot, &dot->arithmetic, fixed, &error);

    return with_reason(status, dot, &error, why);
}

/* ---- Compared and explained ---- */

static void explain(mmdpi_text *text, const mmdpi_dot *dot, uint64_t expected, uint64_t got)
{
    mmaref_dot of = dot->gathered.dot;
    mmdpi_sum sum = { NULL, NULL, NULL, 0, { NULL, 0 }, false };

    of.types.a = mmaref_type_under(&dot->arithmetic, of.types.a);
    of.types.b = mmaref_type_under(&dot->arithmetic, of.types.b);
    of.types.c = mmaref_type_under(&dot->arithmetic, of.types.c);
    of.types.d = mmaref_type_under(&dot->arithmetic, of.types.d);
    of.random = NULL; /* steps of stochastic rounding are not listed */
    sum.dot = &of;
    sum.k = dot->gathered.k;
    sum.arithmetic = &dot->arithmetic;
    sum.expected = expected;
    mmdpi_put(text, "dot product of ");
    mmdpi_put_decimal(text, of.count);
    mmdpi_put(text, "\n  ");
    mmdpi_explain_mismatch(text, of.types.d, expected, got);
    mmdpi_explain_sum(text, &sum);
    mmdpi_put(text, "\n  ");
    mmdpi_put_repeat(text, &dot->gathered.dot, &dot->arithmetic);
}

void mmdpi_dot_explain(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got)
{
    uint64_t expected;

    if (mmdpi_dot_result(dot, &expected, NULL, text) == MMAREF_OK) {
        explain(text, dot, expected, mmdpi_dot_pattern(dot, dot->gathered.dot.types.d, got));
    }
}

int mmdpi_dot_compare(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got)
{
    const uint32_t type = dot->gathered.dot.types.d;
    uint64_t expected, found;
    mmaref_status status = mmdpi_dot_result(dot, &expected, NULL, text);

    if (status != MMAREF_OK) {
        return (int)status;
    }
    found = mmdpi_dot_pattern(dot, type, got);
    if (mmaref_same(type, &dot->arithmetic, expected, found)) {
        return 0;
    }
    explain(text, dot, expected, found);
    return 1;
}
