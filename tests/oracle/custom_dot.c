/* SPDX-License-Identifier: MIT */
/* Dot products under what no profile has, field by field: drawn at random, and compared. */
#include "custom_dot.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"
#include "element.h"

enum { BATCH_DOT = 8, COUNT_MAX = 16 };

static const format *const multiplicands[] = { &f16, &bf16, &tf32, &f32, &e4m3, &e5m2, &e3m2, &e2m3, &e2m1 };
static const format *const accumulators[] = { &f16, &bf16, &f32, &e4m3, &e5m2 };
static const uint8_t results[] = { MMAREF_TYPE_F16, MMAREF_TYPE_BF16, MMAREF_TYPE_F32, MMAREF_TYPE_E4M3,
                                   MMAREF_TYPE_E5M2 };

#define ANY(from, list) list[random_below(from, sizeof list / sizeof *list)]

/* A block, its own format, and types. */
typedef struct {
    custom by;
    format own;
    dot of;
} problem;

/* ---- What each field puts into a problem ---- */

static void limit(source *from, problem *p)
{
    p->by.fraction_bits = (uint8_t)random_between(from, 0, 40);
}

static void put_odd(source *from, problem *p)
{
    (void)from;
    p->by.rounding = MMAREF_ROUND_ODD;
}

static void put_stochastic(source *from, problem *p)
{
    (void)from;
    p->by.rounding = MMAREF_ROUND_STOCHASTIC;
}

static void put_saturate(source *from, problem *p)
{
    (void)from;
    p->by.overflow = MMAREF_OVERFLOW_SATURATE;
}

static void put_sticky(source *from, problem *p)
{
    limit(from, p);
    p->by.align = MMAREF_ALIGN_STICKY;
}

static void put_tree(source *from, problem *p)
{
    (void)from;
    p->by.fraction_bits = MMAREF_UNLIMITED;
    p->by.exponent_floor = MMAREF_NO_FLOOR;
    p->by.align = MMAREF_ALIGN_TRUNCATE;
    p->by.adder = MMAREF_ADDER_TREE;
}

static void put_sorted(source *from, problem *p)
{
    limit(from, p);
    p->by.adder = MMAREF_ADDER_SORTED;
    p->of.count = 1 + random_below(from, 8);
    p->by.group = 0;
    p->by.interleave = 0;
}

static void put_product(source *from, problem *p)
{
    p->by.product_type = ANY(from, results);
}

static void put_f32(source *from, problem *p)
{
    p->of.a_type = &f32;
    if (random_one_in(from, 2))
        p->of.b_type = &f32;
}

static void put_accumulators(source *from, problem *p)
{
    p->of.c_type = ANY(from, accumulators);
    p->of.d_type = ANY(from, accumulators);
}

static void put_step(source *from, problem *p)
{
    p->by.step_type = ANY(from, results);
}

static void put_own(source *from, problem *p)
{
    unsigned place = random_below(from, 5);
    p->by.own_exponent_bits = (uint8_t)random_between(from, 1, 8);
    p->by.own_fraction_bits = (uint8_t)random_between(from, 1, 23);
    p->by.own_bias = (uint8_t)(random_one_in(from, 2) ? MMAREF_UNLIMITED : random_between(from, 0, 254));
    p->by.own_special = (uint8_t)random_below(from, 3);
    if (place == 0 || random_one_in(from, 3))
        p->of.a_type = &p->own;
    if (place == 1 || random_one_in(from, 3))
        p->of.b_type = &p->own;
    if (place == 2 || random_one_in(from, 4))
        p->of.c_type = &p->own;
    if (place == 3 || random_one_in(from, 4))
        p->of.d_type = &p->own;
    if (place == 4)
        p->by.step_type = MMAREF_TYPE_OWN;
    else if (random_one_in(from, 5))
        p->by.product_type = MMAREF_TYPE_OWN;
}

typedef void putter(source *from, problem *p);

static const struct {
    const char *name;
    putter *put;
} fields[] = {
    { "rounding=odd", put_odd }, { "rounding=stochastic", put_stochastic }, { "overflow=saturate", put_saturate },
    { "align=sticky", put_sticky }, { "adder=tree", put_tree }, { "adder=sorted", put_sorted },
    { "product_type", put_product }, { "f32", put_f32 }, { "types of C and D", put_accumulators },
    { "step_type", put_step }, { "own format", put_own },
};

enum { FIELDS = sizeof fields / sizeof *fields };
const unsigned custom_dot_count = FIELDS + 1; /* and all mixed */

/* ---- Problems ---- */

static uint8_t power_of_two(source *from, unsigned count)
{
    unsigned value = 1u << random_below(from, 4);
    return (uint8_t)(count % value == 0 ? value : 0);
}

static void draw_common(source *from, problem *p)
{
    custom *by = &p->by;
    bool limited = !random_one_in(from, 3);
    memset(p, 0, sizeof *p);
    p->of.a_type = ANY(from, multiplicands);
    p->of.b_type = ANY(from, multiplicands);
    p->of.c_type = random_one_in(from, 3) ? &f16 : &f32;
    p->of.d_type = random_one_in(from, 3) ? &f16 : &f32;
    p->of.count = 1 + random_below(from, COUNT_MAX);
    by->products = (uint8_t)(random_one_in(from, 3) ? 0 : random_between(from, 1, 8));
    by->fraction_bits = (uint8_t)(limited ? random_between(from, 0, 40) : MMAREF_UNLIMITED);
    by->exponent_floor = (int16_t)(!limited || random_one_in(from, 3) ? MMAREF_NO_FLOOR : random_between(from, -150, 20));
    by->align = (uint8_t)(limited ? random_below(from, 4) : 0);
    by->accumulate = (uint8_t)(random_one_in(from, 2) ? 0 : random_below(from, 3));
    by->group = by->accumulate != MMAREF_ACCUMULATE_FUSED ? power_of_two(from, p->of.count) : 0;
    by->interleave = p->of.count % 4 == 0 && random_one_in(from, 3) ? 2 : 0;
    by->rounding = (uint8_t)random_below(from, 5);
    by->result_bits = (uint8_t)(random_one_in(from, 2) ? MMAREF_UNLIMITED : random_between(from, 1, 30));
    by->overflow = (uint8_t)random_below(from, 2);
    by->zero_sign = (uint8_t)random_below(from, 2);
    by->subnormals = (uint8_t)(random_one_in(from, 2) ? 0 : random_below(from, 16));
    by->nan = (uint8_t)random_below(from, 2);
    by->underflow_sign = (uint8_t)random_below(from, 2);
    by->own_bias = MMAREF_UNLIMITED;
}

static void draw_problem(source *from, unsigned field, problem *p)
{
    draw_common(from, p);
    if (field < FIELDS)
        fields[field].put(from, p);
    for (unsigned i = 0; field == FIELDS && i < FIELDS; i++)
        if (random_one_in(from, 3))
            fields[i].put(from, p);
    if (p->by.adder == MMAREF_ADDER_TREE)
        put_tree(from, p);
    p->own = custom_own(&p->by);
}

static rule aim_of(const problem *p)
{
    const format *d = p->of.d_type;
    rule r = { .method = METHOD_FUSED, .rounding = p->by.rounding < MMAREF_ROUND_ODD ? p->by.rounding : 0,
               .chunk = p->by.products, .chunk_type = d,
               .floor = format_lowest(d) - d->mantissa_bits };
    if (p->by.fraction_bits != MMAREF_UNLIMITED)
        r.fraction_bits = p->by.fraction_bits;
    return r;
}

static mmaref_status ask(const problem *p, const dot *of, uint32_t random, uint64_t *d, mmaref_error *error)
{
    mmaref_dot_types types = { of->a_type->word, of->b_type->word, of->c_type->word, of->d_type->word };
    if (p->by.rounding == MMAREF_ROUND_STOCHASTIC)
        return mmaref_dot_add_random(&types, &p->by, of->a, of->b, (uint16_t)of->count, of->c, random, d, NULL, error);
    return mmaref_dot_add(&types, &p->by, of->a, of->b, (uint16_t)of->count, of->c, d, NULL, error);
}

static void put_elements(FILE *out, const char *name, const uint64_t *element, unsigned count)
{
    fprintf(out, "\n# %s", name);
    for (unsigned k = 0; k < count; k++)
        fprintf(out, " %" PRIx64, element[k]);
}

static void tell(const problem *p, const dot *of, uint64_t here, uint64_t there, const char *reason, char *text,
                 size_t size)
{
    FILE *out = fmemopen(text, size, "w");
    char value[80];
    const char *name;
    fprintf(out, "\n# %s %s %s %s", of->a_type->name, of->b_type->name, of->c_type->name, of->d_type->name);
    for (uint8_t i = 0; mmaref_arithmetic_get(&p->by, i, &name, value, sizeof value) == MMAREF_OK; i++)
        fprintf(out, " %s=%s", name, value);
    put_elements(out, "a", of->a, of->count);
    put_elements(out, "b", of->b, of->count);
    fprintf(out, "\n# c %" PRIx64 " expected %" PRIx64 " got %" PRIx64 " %s", of->c, here, there, reason);
    fclose(out);
}

bool custom_dot_run(unsigned field, unsigned count, char report[REPORT_MAX])
{
    const char *name = field < FIELDS ? fields[field].name : "mixed";
    source from = random_named(name);
    unsigned differences = 0, blocks = 0, i;
    char first[REPORT_MAX / 2] = "";
    workspace w;
    workspace_open(&w, PRECISION_OWN);
    for (unsigned done = 0; done < count; blocks++) {
        problem p;
        draw_problem(&from, field, &p);
        rule aim = aim_of(&p);
        for (i = 0; i < BATCH_DOT && done < count; i++, done++) {
            dot of = p.of;
            uint64_t there = 0;
            mmaref_error error;
            draw_dot(&from, &w, &aim, &of);
            w.random = (uint32_t)random_next(&from);
            mmaref_status status = ask(&p, &of, w.random, &there, &error);
            uint64_t here = dot_custom(&w, &p.by, &of);
            if ((status != MMAREF_OK || here != there) && differences++ == 0)
                tell(&p, &of, here, there, status == MMAREF_OK ? "" : mmaref_reason_text(error.reason), first, sizeof first);
        }
    }
    workspace_close(&w);
    mpfr_free_cache();
    snprintf(report, REPORT_MAX, "%s: %u blocks, %u dot products, %u differences%s", name, blocks, count, differences,
             first);
    return differences == 0;
}
