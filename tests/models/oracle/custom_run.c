/* SPDX-License-Identifier: MIT */
/* Custom blocks: drawn at random, and compared. */
#include "custom.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"
#include "library.h"

/* A power of two that divides a count, or 0. */
static uint8_t power(source *from, unsigned count)
{
    unsigned value = 1u << random_below(from, 6);
    return (uint8_t)(value <= count ? value : 0);
}

custom custom_draw(source *from, const row *of)
{
    bool groups = of->scale != NULL && of->pairs[0].a == &e2m1 && of->count == 64;
    bool grouped = groups && (of->scale == &ue4m3 || random_one_in(from, 2));
    bool limited = of->d != &f64 && (grouped || !random_one_in(from, 4));
    custom by;
    memset(&by, 0, sizeof by);
    by.products = (uint8_t)(random_one_in(from, 3) ? 0 : random_between(from, 1, (int)of->count + 3));
    by.fraction_bits = (uint8_t)(limited ? random_between(from, 0, 40) : MMAREF_UNLIMITED);
    bool no_floor = !limited || random_one_in(from, 3);
    by.exponent_floor = (int16_t)(no_floor ? MMAREF_NO_FLOOR : random_between(from, -170, 20));
    by.align = (uint8_t)(limited ? random_below(from, 6) : 0);
    by.interleave = random_one_in(from, 3) ? power(from, of->count / 2) : 0;
    by.accumulate = (uint8_t)random_below(from, 4);
    by.group = by.accumulate != MMAREF_ACCUMULATE_FUSED && random_one_in(from, 2) ? power(from, of->count) : 0;
    by.rounding = (uint8_t)random_below(from, 6);
    by.result_bits = (uint8_t)(random_one_in(from, 2) ? MMAREF_UNLIMITED : random_between(from, 1, 30));
    if (of->d != &f64 && random_one_in(from, 2))
        by.step_type = random_one_in(from, 2) ? MMAREF_TYPE_F16 : MMAREF_TYPE_F32;
    by.overflow = (uint8_t)random_below(from, 3);
    by.zero_sign = (uint8_t)random_below(from, 2);
    by.subnormals = (uint8_t)random_below(from, 16);
    by.nan = (uint8_t)random_below(from, 4);
    by.underflow_sign = (uint8_t)random_below(from, 2);
    by.tf32_class = (uint8_t)random_below(from, 2);
    by.own_bias = MMAREF_UNLIMITED;
    if (of->d != &f64 && !grouped && random_one_in(from, 4))
        by.product_type = random_one_in(from, 2) ? MMAREF_TYPE_BF16 : MMAREF_TYPE_F16;
    by.product_rounding = (uint8_t)(random_one_in(from, 2) ? MMAREF_ROUND_STEP : random_below(from, 6));
    if (limited && !grouped)
        by.sticky = (uint8_t)random_below(from, 2);
    if (of->d != &f64 && !grouped && random_one_in(from, 2)) {
        by.adder = (uint8_t)random_below(from, 4);
        by.width = (uint8_t)(random_one_in(from, 3) ? 0 : random_between(from, 2, 8));
        by.partial = (uint8_t)(limited ? random_below(from, 3) : 0);
    } else if (limited && !grouped && by.product_type == 0 && random_one_in(from, 4)) {
        by.multiplier_bits = (uint8_t)random_between(from, 1, 24);
    }
    if (grouped) {
        by.block = (uint8_t)(16u << random_below(from, of->scale_vector / 16));
        by.products = by.interleave = by.accumulate = by.group = 0;
    }
    return by;
}

/* Where operands should aim. */
static rule aim_of(const custom *by, const dot *of)
{
    rule r = { .method = METHOD_FUSED, .rounding = by->rounding, .chunk = by->products, .chunk_type = of->d_type };
    if (by->fraction_bits != MMAREF_UNLIMITED) {
        r.fraction_bits = by->fraction_bits;
        r.floor = by->exponent_floor != MMAREF_NO_FLOOR
                      ? by->exponent_floor
                      : format_lowest(of->d_type) - of->d_type->mantissa_bits + by->fraction_bits;
    }
    return r;
}

static void put_elements(FILE *out, const char *name, const uint64_t *element, unsigned count)
{
    fprintf(out, "\n# %s", name);
    for (unsigned k = 0; k < count; k++)
        fprintf(out, " %" PRIx64, element[k]);
}

static void print_difference(const custom *by, const dot *of, uint64_t here, uint64_t there, char *text, size_t size)
{
    FILE *out = fmemopen(text, size, "w");
    char value[64];
    const char *name;
    fprintf(out, "\n# %s %s %s", of->a_type->name, of->b_type->name, of->d_type->name);
    for (uint8_t i = 0; mmaref_arithmetic_get(by, i, &name, value, sizeof value) == MMAREF_OK; i++)
        fprintf(out, " %s=%s", name, value);
    put_elements(out, "a", of->a, of->count);
    put_elements(out, "b", of->b, of->count);
    if (of->scale.type != NULL) {
        put_elements(out, "scale_a", of->scale.a, of->count / of->scale.vector);
        put_elements(out, "scale_b", of->scale.b, of->count / of->scale.vector);
    }
    fprintf(out, "\n# c %" PRIx64 " expected %" PRIx64 " got %" PRIx64, of->c, here, there);
    fclose(out);
}

/* An infinity beside what is zero but for bits that tf32 drops. */
static void put_vanishing(source *from, dot *of)
{
    unsigned k = random_below(from, of->count);
    of->a[k] = UINT32_C(0x7F800000) | random_below(from, 2);
    of->b[k] = random_below(from, 0x2000);
}

static void draw_batch(source *from, workspace *w, const row *of, const type_pair *types, const custom *by,
                       dot batch[BATCH])
{
    for (unsigned i = 0; i < BATCH; i++) {
        dot d = { .a_type = types->a, .b_type = types->b, .c_type = of->c, .d_type = of->d, .count = of->count,
                  .scale = { .type = of->scale, .vector = of->scale_vector } };
        rule aim = aim_of(by, &d);
        bool sibling = of->scale != NULL && i >= COLUMNS;
        batch[i] = sibling ? batch[i - COLUMNS] : d;
        if (sibling)
            draw_sibling(from, &batch[i]);
        else
            draw_dot(from, w, &aim, &batch[i]);
        if (types->a == &tf32 && random_one_in(from, 8))
            put_vanishing(from, &batch[i]);
    }
}

bool custom_run(const row *of, unsigned count, char report[REPORT_MAX])
{
    source from = random_named(of->name);
    unsigned differences = 0, products = 0, blocks = 0;
    char first[REPORT_MAX / 2] = "";
    workspace w;
    workspace_open(&w, of->d == &f64 ? PRECISION_F64 : PRECISION_OTHERS);
    for (; products < count; products += BATCH, blocks++) {
        const type_pair *types = &of->pairs[blocks % of->pair_count];
        library_case by;
        dot batch[BATCH];
        uint64_t there[BATCH];
        mmaref_status status = library_prepare(of, types, MMAREF_PROFILE_EXACT, &by);
        by.arithmetic = custom_draw(&from, of);
        draw_batch(&from, &w, of, types, &by.arithmetic, batch);
        if (status == MMAREF_OK)
            status = library_dots(&by, &from, batch, there);
        for (unsigned i = 0; i < BATCH; i++) {
            uint64_t here = dot_custom(&w, &by.arithmetic, &batch[i]);
            if (status != MMAREF_OK)
                there[i] = ~here;
            if (here != there[i] && differences++ == 0)
                print_difference(&by.arithmetic, &batch[i], here, there[i], first, sizeof first);
        }
    }
    workspace_close(&w);
    mpfr_free_cache();
    snprintf(report, REPORT_MAX, "custom %s: %u blocks, %u products, %u differences%s", of->name, blocks, products,
             differences, first);
    return differences == 0;
}
