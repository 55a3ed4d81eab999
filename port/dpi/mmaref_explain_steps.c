/* SPDX-License-Identifier: MIT */
/* The steps of a dot product, and the first that the RTL got wrong. See mmaref_explain.h. */
#include "mmaref_explain.h"

/* A step by itself: some of the products, on top of the value of the steps before. */
typedef struct {
    mmaref_dot_types types;
    mmaref_arithmetic arithmetic;
    uint16_t products; /* of a step */
    uint64_t value;
} chain;

/* Elements are put into the order of the steps, so that the block need not. */
static uint16_t place_of(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t k)
{
    uint16_t run = arithmetic->interleave;

    if (run == 0) {
        return k;
    }
    return (uint16_t)(k / run / 2 * run + k % run + (k / run % 2 != 0 ? count / 2 : 0));
}

static void chain_start(chain *c, const mmaref_dot_story *story)
{
    uint16_t count = story->meeting->count;

    c->types = story->types;
    c->arithmetic = *story->arithmetic;
    c->arithmetic.interleave = 0;
    c->products = story->arithmetic->products;
    if (c->products == 0) {
        c->products = story->arithmetic->interleave != 0 ? (uint16_t)(count / 2) : count;
    }
    if (c->arithmetic.step_type != 0) {
        c->types.d = c->arithmetic.step_type;
    }
    c->value = story->meeting->c;
}

static bool chain_step(chain *c, const uint64_t *a, const uint64_t *b, uint16_t first, uint16_t count)
{
    uint64_t d;

    if (mmaref_dot_add(&c->types, &c->arithmetic, a + first, b + first, count, c->value, &d, NULL,
                       NULL) != MMAREF_OK) {
        return false;
    }
    c->value = d;
    c->types.c = c->types.d;
    return true;
}

static void put_step(mmaref_text *text, uint16_t step, uint16_t first, uint16_t last)
{
    mmaref_text_put(text, "\n  step ");
    mmaref_text_decimal(text, step);
    mmaref_text_put(text, " (products ");
    mmaref_text_decimal(text, first);
    mmaref_text_put(text, " to ");
    mmaref_text_decimal(text, last);
    mmaref_text_put(text, "): ");
}

void mmaref_explain_steps(mmaref_text *text, const mmaref_dot_story *story)
{
    const mmaref_meeting *meeting = story->meeting;
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
    bool differed = false;
    uint16_t i, step, first;
    chain c;

    if (!story->repeatable || story->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED) {
        return;
    }
    chain_start(&c, story);
    for (i = 0; i < meeting->count; i++) {
        uint16_t at = place_of(story->arithmetic, meeting->count, i);
        a[at] = meeting->a[i];
        b[at] = meeting->b[i];
    }
    for (step = 0, first = 0; first < meeting->count; step++, first = (uint16_t)(first + i)) {
        i = (uint16_t)(meeting->count - first);
        i = i < c.products ? i : c.products;
        if (!chain_step(&c, a, b, first, i)) {
            return;
        }
        put_step(text, step, first, (uint16_t)(first + i - 1));
        if (step >= story->steps.count) {
            mmaref_text_hex(text, c.value, c.types.d == MMAREF_WORD_F64 ? 16 : c.types.d == MMAREF_WORD_F16 ? 4 : 8);
            continue;
        }
        mmaref_explain_values(text, c.types.d, c.value, story->steps.value[step]);
        if (!differed && c.value != story->steps.value[step]) {
            mmaref_text_put(text, " <- the first step that differs");
            differed = true;
        }
    }
}
