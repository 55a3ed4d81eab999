/* SPDX-License-Identifier: MIT */
/* C, the products and the steps of a dot product. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

static void put_pattern(mmdpi_text *text, uint32_t type, uint64_t bits)
{
    mmdpi_text_hex(text, bits, mmdpi_explain_digits(type));
}

/* "k 3: 3c00 * 3c00 = ", "c 3f800000 = " */
static void open_product(mmdpi_text *text, const mmdpi_dot_story *story, uint16_t i)
{
    mmdpi_text_put(text, "\n  k ");
    mmdpi_text_decimal(text, story->meeting->k[i]);
    mmdpi_text_put(text, ": ");
    put_pattern(text, story->types.a, story->meeting->a[i]);
    mmdpi_text_put(text, " * ");
    put_pattern(text, story->types.b, story->meeting->b[i]);
    mmdpi_text_put(text, " = ");
}

static void open_c(mmdpi_text *text, const mmdpi_dot_story *story)
{
    mmdpi_text_put(text, "\n  c ");
    put_pattern(text, story->types.c, story->meeting->c);
    mmdpi_text_put(text, " = ");
}

/* The same where no step takes them. */
static void put_product(mmdpi_text *text, const mmdpi_dot_story *story, uint16_t i)
{
    open_product(text, story, i);
    mmdpi_explain_product(text, &story->types, story->meeting->a[i], story->meeting->b[i]);
}

static void put_c(mmdpi_text *text, const mmdpi_dot_story *story)
{
    open_c(text, story);
    mmdpi_explain_pattern(text, story->types.c, story->meeting->c);
}

/* A dot product while it is told. */
typedef struct {
    mmdpi_text *text;
    const mmdpi_dot_story *story;
    bool one_step; /* whose result is what was expected, and need not be told again */
    bool open;     /* a step has begun */
    bool differed; /* a step gave something else in the RTL */
} telling;

static void put_signed_hex(mmdpi_text *text, int64_t value)
{
    mmdpi_text_put(text, value < 0 ? "-0x" : "+0x");
    mmdpi_text_hex(text, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, 0);
}

/* A product as its step takes it. Of f64 both factors, as their exponent fields have them: it has more bits than are
 * printed. */
static void tell_product(telling *t, const mmaref_dot_term *term)
{
    if (t->story->types.a == MMAREF_TYPE_F64) {
        put_product(t->text, t->story, term->element);
        return;
    }
    open_product(t->text, t->story, term->element);
    mmdpi_explain_term(t->text, term);
}

/* C as its step takes it. */
static void tell_value(telling *t, const mmaref_dot_term *term)
{
    if (t->story->types.c == MMAREF_TYPE_F64) {
        mmdpi_explain_pattern(t->text, t->story->types.c, t->story->meeting->c);
    } else {
        mmdpi_explain_term(t->text, term);
    }
}

/* The term itself, what is kept of it in units of the grid, and what fell off. */
static void tell_term(telling *t, const mmaref_dot_step *step, const mmaref_dot_term *term)
{
    bool aligned = step->kind == MMAREF_STEP_ALIGNED;

    if (!t->open && aligned) {
        mmdpi_text_put(t->text, "\n  maximum exponent ");
        mmdpi_text_decimal(t->text, step->max_exponent);
        mmdpi_text_put(t->text, ", grid 2^");
        mmdpi_text_decimal(t->text, step->grid);
    }
    t->open = true;
    if (term->element != MMAREF_DOT_MAX) {
        tell_product(t, term);
    } else if (step->number == 0 && t->story->arithmetic->accumulate == MMAREF_ACCUMULATE_FUSED) {
        open_c(t->text, t->story);
        tell_value(t, term);
    } else if (aligned) {
        mmdpi_text_put(t->text, "\n  running value");
    }
    if (aligned) {
        mmdpi_text_put(t->text, ", aligned ");
        put_signed_hex(t->text, term->kept);
    }
    if (term->lost != 0) {
        mmdpi_text_put(t->text, ", lost 0x");
        mmdpi_text_hex(t->text, term->lost, 0);
        mmdpi_text_put(t->text, "p");
        mmdpi_text_decimal(t->text, term->a.exponent + term->b.exponent);
    }
}

/* What the RTL had after a step: the bits of its type, whatever stands above them. */
static uint64_t known_result(const telling *t, const mmaref_dot_step *step, uint32_t type)
{
    uint64_t value = t->story->steps.value[step->number];
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK ? value & ~(uint64_t)0 >> (64 - format.width) : value;
}

/* The result of a step, beside that of the RTL where it is known. */
static void tell_result(telling *t, const mmaref_dot_step *step, uint32_t type)
{
    uint64_t known;

    mmdpi_text_put(t->text, "\n  step ");
    mmdpi_text_decimal(t->text, step->number);
    mmdpi_text_put(t->text, ": ");
    if (step->number >= t->story->steps.count) {
        put_pattern(t->text, type, step->result);
        return;
    }
    known = known_result(t, step, type);
    mmdpi_explain_values(t->text, type, step->result, known);
    if (step->result != known && !t->differed) {
        mmdpi_text_put(t->text, " <- the first step that differs");
        t->differed = true;
    }
}

static void tell_step(telling *t, const mmaref_dot_step *step)
{
    const uint32_t type = mmaref_type_under(t->story->arithmetic, step->type);

    t->open = false;
    if (step->kind == MMAREF_STEP_ADD_C || step->kind == MMAREF_STEP_CONVERT) {
        mmdpi_text_put(t->text, step->kind == MMAREF_STEP_ADD_C ? "\n  added to C: " : "\n  rounded to D: ");
        put_pattern(t->text, type, step->result);
        return;
    }
    if (step->kind == MMAREF_STEP_ALIGNED) {
        mmdpi_text_put(t->text, "\n  sum ");
        put_signed_hex(t->text, step->sum);
    }
    if (!t->one_step) {
        tell_result(t, step, type);
    }
}

static void tell(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    telling *t = (telling *)context;

    if (term != NULL) {
        tell_term(t, step, term);
    } else {
        tell_step(t, step);
    }
}

/* Whether the block sums these products in steps, and to what was expected. Integers have no steps. */
static bool is_told(const mmdpi_dot_story *story, const mmaref_dot *dot)
{
    mmaref_type format;
    uint64_t value;

    return story->repeatable && mmaref_type_get(story->types.a, &format) == MMAREF_OK &&
           format.kind == MMAREF_KIND_FLOAT &&
           mmaref_dot_add(dot, story->arithmetic, &value, NULL, NULL) == MMAREF_OK &&
           value == story->expected;
}

void mmdpi_explain_sum(mmdpi_text *text, const mmdpi_dot_story *story)
{
    const mmdpi_meeting *m = story->meeting;
    const mmaref_dot dot = mmdpi_meeting_dot(m, &story->types);
    telling t = { text, story, false, false, false };
    mmaref_dot_listener listener;
    uint16_t element = 0, last = 0, i;
    uint64_t value;
    bool told = is_told(story, &dot);
    bool ordered = m->count != 0 && mmaref_dot_order(story->arithmetic, m->count, (uint16_t)(m->count - 1), &element,
                                                     &last) == MMAREF_OK;

    listener.report = tell;
    listener.context = &t;
    t.one_step = last == 0 && story->steps.count == 0;
    if (story->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED || !told) {
        put_c(text, story);
    }
    if (told && mmaref_dot_explain(&dot, story->arithmetic, &listener, &value, NULL) == MMAREF_OK) {
        return;
    }
    for (i = 0; i < m->count; i++) { /* where a block counts other products than these: in the order of k */
        if (!ordered || mmaref_dot_order(story->arithmetic, m->count, i, &element, NULL) != MMAREF_OK) {
            element = i;
        }
        put_product(text, story, element);
    }
}
