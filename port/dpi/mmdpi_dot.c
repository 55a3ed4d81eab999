/* SPDX-License-Identifier: MIT */
/* See mmdpi_dot.h. */
#include "mmdpi_dot.h"
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmdpi_words.h"

uint8_t mmdpi_dot_width(const mmdpi_dot *dot, uint32_t type)
{
    mmaref_type format;

    return mmaref_type_get(mmaref_type_under(&dot->arithmetic, type), &format) == MMAREF_OK ? format.width : 0;
}

/* "dot product of 8, f16 * f16 + f32 to f32" */
static void put_title(mmdpi_text *text, const mmdpi_dot *dot, int64_t count)
{
    mmdpi_text_put(text, "dot product of ");
    mmdpi_text_decimal(text, count);
    mmdpi_text_put(text, ", ");
    mmdpi_type_write(text, dot->types.a);
    mmdpi_text_put(text, " * ");
    mmdpi_type_write(text, dot->types.b);
    mmdpi_text_put(text, " + ");
    mmdpi_type_write(text, dot->types.c);
    mmdpi_text_put(text, " to ");
    mmdpi_type_write(text, dot->types.d);
}

static mmaref_status refuse(mmdpi_text *why, const mmdpi_dot *dot, int64_t count, const char *reason)
{
    put_title(why, dot, count);
    mmdpi_text_put(why, ": ");
    mmdpi_text_put(why, reason);
    return MMAREF_E_ARGUMENT;
}

static uint64_t pattern(const mmdpi_dot *dot, uint32_t type, const uint32_t *words)
{
    return mmdpi_words_element(words, mmdpi_dot_width(dot, type), 0);
}

mmaref_status mmdpi_dot_fits(const mmdpi_dot *dot, int64_t count, mmdpi_text *why)
{
    uint8_t a_width = mmdpi_dot_width(dot, dot->types.a), b_width = mmdpi_dot_width(dot, dot->types.b);

    if (a_width == 0 || b_width == 0 || mmdpi_dot_width(dot, dot->types.c) == 0 ||
        mmdpi_dot_width(dot, dot->types.d) == 0) {
        return refuse(why, dot, count, mmaref_reason_text(MMAREF_REASON_DOT_TYPES));
    }
    if (count < 1 || count > MMAREF_DOT_MAX) {
        return refuse(why, dot, count, mmaref_reason_text(MMAREF_REASON_DOT_COUNT));
    }
    if (count * a_width > 32 * MMDPI_DOT_WORDS || count * b_width > 32 * MMDPI_DOT_WORDS) {
        return refuse(why, dot, count, "so many elements are longer than 1024 bits");
    }
    return MMAREF_OK;
}

mmaref_status mmdpi_dot_take(mmdpi_dot *dot, int32_t count, const uint32_t *a, const uint32_t *b, const uint32_t *c,
                             mmdpi_text *why)
{
    mmaref_status status = mmdpi_dot_fits(dot, count, why);
    uint16_t i;

    if (status != MMAREF_OK) {
        return status;
    }
    dot->meeting.count = (uint16_t)count;
    dot->meeting.c = pattern(dot, dot->types.c, c);
    for (i = 0; i < dot->meeting.count; i++) {
        dot->meeting.k[i] = i;
        dot->meeting.a[i] = mmdpi_words_element(a, mmdpi_dot_width(dot, dot->types.a), i);
        dot->meeting.b[i] = mmdpi_words_element(b, mmdpi_dot_width(dot, dot->types.b), i);
    }
    return MMAREF_OK;
}

/* 255 is no type of scale factors, and divides no count. */
static uint8_t at_most_255(uint32_t number)
{
    return (uint8_t)(number < 255 ? number : 255);
}

static bool is_scaled(const mmdpi_dot *dot)
{
    return dot->others != NULL && dot->others->scale_type != 0;
}

/* As the model takes it. */
static mmaref_dot taken(const mmdpi_dot *dot)
{
    mmaref_dot as = mmdpi_meeting_dot(&dot->meeting, &dot->types);

    if (dot->others != NULL) {
        as.random = &dot->others->random;
    }
    if (is_scaled(dot)) {
        as.scale_type = at_most_255(dot->others->scale_type);
        as.scale_length = at_most_255(dot->others->scale_length);
        as.scale_a = dot->others->scale_a;
        as.scale_b = dot->others->scale_b;
    }
    return as;
}

static mmaref_status judge(const mmdpi_dot *dot, mmaref_status status, const mmaref_error *error, mmdpi_text *why)
{
    if (status != MMAREF_OK) {
        put_title(why, dot, dot->meeting.count);
        mmdpi_text_put(why, ": ");
        mmdpi_error_write(why, error);
    }
    return status;
}

mmaref_status mmdpi_dot_result(const mmdpi_dot *dot, uint64_t *d, uint32_t *coverage, mmdpi_text *why)
{
    const mmaref_dot as = taken(dot);
    mmaref_error error;

    return judge(dot, mmaref_dot_add(&as, &dot->arithmetic, d, coverage, &error), &error, why);
}

mmaref_status mmdpi_dot_fixed(const mmdpi_dot *dot, mmaref_fixed *fixed, mmdpi_text *why)
{
    const mmaref_dot as = taken(dot);
    mmaref_error error;

    return judge(dot, mmaref_dot_fixed(&as, &dot->arithmetic, fixed, &error), &error, why);
}

static void tell(mmdpi_text *text, const mmdpi_dot *dot, uint64_t expected, uint64_t got)
{
    static const mmdpi_steps unknown_steps = { NULL, 0 };
    mmdpi_dot_story story;

    story.types.a = mmaref_type_under(&dot->arithmetic, dot->types.a);
    story.types.b = mmaref_type_under(&dot->arithmetic, dot->types.b);
    story.types.c = mmaref_type_under(&dot->arithmetic, dot->types.c);
    story.types.d = mmaref_type_under(&dot->arithmetic, dot->types.d);
    story.arithmetic = &dot->arithmetic;
    story.meeting = &dot->meeting;
    story.expected = expected;
    story.steps = unknown_steps;
    story.repeatable = !is_scaled(dot);
    mmdpi_text_put(text, "dot product of ");
    mmdpi_text_decimal(text, dot->meeting.count);
    mmdpi_text_put(text, "\n  ");
    mmdpi_explain_values(text, story.types.d, expected, got);
    if (is_scaled(dot)) {
        mmdpi_text_put(text, "\n  products without their scale factors:");
    }
    mmdpi_explain_sum(text, &story);
}

void mmdpi_dot_explain(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got)
{
    uint64_t expected;

    if (mmdpi_dot_result(dot, &expected, NULL, text) == MMAREF_OK) {
        tell(text, dot, expected, pattern(dot, dot->types.d, got));
    }
}

int mmdpi_dot_compare(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got)
{
    uint64_t expected, found;
    mmaref_status status = mmdpi_dot_result(dot, &expected, NULL, text);

    if (status != MMAREF_OK) {
        return (int)status;
    }
    found = pattern(dot, dot->types.d, got);
    if (mmaref_same(dot->types.d, &dot->arithmetic, expected, found)) {
        return 0;
    }
    tell(text, dot, expected, found);
    return 1;
}
