/* SPDX-License-Identifier: MIT */
/* C, the products and the steps of a dot product. See mmdpi_explain.h. */
#include "mmdpi_explain.h"

static uint8_t digits_of(uint8_t type)
{
    mmaref_type format;

    return mmaref_type_get(type, &format) == MMAREF_OK ? (uint8_t)(format.width / 4) : 0;
}

/* The elements in the order in which steps take them. */
static void put_in_order(const mmdpi_dot_story *story, mmdpi_meeting *ordered)
{
    const mmdpi_meeting *m = story->meeting;
    uint16_t at;

    *ordered = *m;
    for (at = 0; at < m->count; at++) {
        uint16_t i = at;
        if (mmaref_dot_order(story->arithmetic, m->count, at, &i, NULL) != MMAREF_OK) {
            i = at; /* where a block counts other products than these: in the order of k */
        }
        ordered->k[at] = m->k[i];
        ordered->a[at] = m->a[i];
        ordered->b[at] = m->b[i];
    }
}

/* What the first `count` products and C sum to, as steps do: in the type of a step. */
static bool sum_of(const mmdpi_dot_story *story, const mmdpi_meeting *ordered, uint16_t count, uint64_t *value)
{
    mmaref_arithmetic arithmetic = *story->arithmetic;
    mmaref_dot_types types = story->types;

    arithmetic.interleave = 0;
    types.d = arithmetic.step_type != 0 ? arithmetic.step_type : types.d;
    return mmaref_dot_add(&types, &arithmetic, ordered->a, ordered->b, count, ordered->c, value, NULL, NULL) ==
           MMAREF_OK;
}

/* Products a step takes; 0 where steps cannot be told. */
static uint16_t step_length(const mmdpi_dot_story *story)
{
    const mmaref_arithmetic *arithmetic = story->arithmetic;
    uint16_t count = story->meeting->count;
    uint64_t value;

    if (!story->repeatable || arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED ||
        mmaref_dot_add(&story->types, arithmetic, story->meeting->a, story->meeting->b, count, story->meeting->c,
                       &value, NULL, NULL) != MMAREF_OK ||
        value != story->expected) {
        return 0;
    }
    if (arithmetic->products != 0 && arithmetic->products < count) {
        return arithmetic->products;
    }
    return arithmetic->products == 0 && arithmetic->interleave != 0 ? (uint16_t)(count / 2) : count;
}

static void put_c(mmdpi_text *text, const mmdpi_dot_story *story)
{
    mmdpi_text_put(text, "\n  c ");
    mmdpi_text_hex(text, story->meeting->c, digits_of(story->types.c));
    mmdpi_text_put(text, " = ");
    mmdpi_explain_number(text, story->types.c, story->arithmetic->subnormals, story->meeting->c);
}

static void put_product(mmdpi_text *text, const mmdpi_dot_story *story, const mmdpi_meeting *ordered, uint16_t i)
{
    mmdpi_text_put(text, "\n  k ");
    mmdpi_text_decimal(text, ordered->k[i]);
    mmdpi_text_put(text, ": ");
    mmdpi_text_hex(text, ordered->a[i], digits_of(story->types.a));
    mmdpi_text_put(text, " * ");
    mmdpi_text_hex(text, ordered->b[i], digits_of(story->types.b));
    mmdpi_text_put(text, " = ");
    mmdpi_explain_product(text, &story->types, story->arithmetic->subnormals, ordered->a[i], ordered->b[i]);
}

/* Returns whether the RTL had another value. */
static bool put_step(mmdpi_text *text, const mmdpi_dot_story *story, uint16_t step, uint64_t value)
{
    uint8_t type = story->arithmetic->step_type != 0 ? story->arithmetic->step_type : story->types.d;

    mmdpi_text_put(text, "\n  step ");
    mmdpi_text_decimal(text, step);
    mmdpi_text_put(text, ": ");
    if (step >= story->steps.count) {
        mmdpi_text_hex(text, value, digits_of(type));
        return false;
    }
    mmdpi_explain_values(text, type, value, story->steps.value[step]);
    return value != story->steps.value[step];
}

void mmdpi_explain_sum(mmdpi_text *text, const mmdpi_dot_story *story)
{
    uint16_t length = step_length(story), step = 0, i;
    bool differed = false;
    mmdpi_meeting ordered;
    uint64_t value;

    put_in_order(story, &ordered);
    if (length == ordered.count && story->steps.count == 0) {
        length = 0; /* the one step gives what was expected */
    }
    put_c(text, story);
    for (i = 0; i < ordered.count; i++) {
        put_product(text, story, &ordered, i);
        if (length == 0 || ((i + 1) % length != 0 && i + 1 != ordered.count) ||
            !sum_of(story, &ordered, (uint16_t)(i + 1), &value)) {
            continue;
        }
        if (put_step(text, story, step++, value) && !differed) {
            mmdpi_text_put(text, " <- the first step that differs");
            differed = true;
        }
    }
}
