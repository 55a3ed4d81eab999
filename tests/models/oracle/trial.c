/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"

trial trial_of(const row *of, uint8_t profile)
{
    trial t = { of, profile, rule_of(profile, of->class, of->c, of->d, of->rounding) };
    return t;
}

static source seed(const trial *t)
{
    char name[80];
    snprintf(name, sizeof name, "%s %s", mmaref_profile_name(t->profile), t->row->name);
    return random_named(name);
}

static dot empty_dot(const row *of, unsigned pair)
{
    dot d = { .a_type = of->pairs[pair].a, .b_type = of->pairs[pair].b, .c_type = of->c,
              .d_type = of->d, .count = of->count,
              .scale = { .type = of->scale, .vector = of->scale_vector } };
    return d;
}

static void print_elements(FILE *out, const char *name, const uint64_t *element, unsigned count,
                           const format *type)
{
    fprintf(out, "\n# %s %s", name, type->name);
    for (unsigned k = 0; k < count; k++)
        fprintf(out, " %0*" PRIx64, (format_width(type) + 3) / 4, element[k]);
}

static void print_dot(const dot *of, uint64_t here, uint64_t there, char text[REPORT_MAX])
{
    FILE *out = fmemopen(text, REPORT_MAX, "w");
    print_elements(out, "a", of->a, of->count, of->a_type);
    print_elements(out, "b", of->b, of->count, of->b_type);
    if (of->scale.type != NULL) {
        unsigned scales = of->count / of->scale.vector;
        print_elements(out, "scale_a", of->scale.a, scales, of->scale.type);
        print_elements(out, "scale_b", of->scale.b, scales, of->scale.type);
    }
    print_elements(out, "c", &of->c, 1, of->c_type);
    print_elements(out, "d expected", &here, 1, of->d_type);
    print_elements(out, "d got", &there, 1, of->d_type);
    fclose(out);
}

/* No source says which NaN an f64 instruction gives. */
static bool same(const format *type, uint64_t x, uint64_t y)
{
    if (x == y)
        return true;
    return type == &f64 && number_decode(type, x).kind == NOT_A_NUMBER &&
           number_decode(type, y).kind == NOT_A_NUMBER;
}

static void draw_batch(source *from, workspace *w, const trial *t, unsigned pair,
                       dot batch[BATCH])
{
    for (unsigned i = 0; i < BATCH; i++) {
        bool sibling = t->row->scale != NULL && i >= COLUMNS;
        batch[i] = sibling ? batch[i - COLUMNS] : empty_dot(t->row, pair);
        if (sibling)
            draw_sibling(from, &batch[i]);
        else
            draw_dot(from, w, &t->rule, &batch[i]);
    }
}

unsigned trial_run(const trial *t, unsigned count, answerer *other, void *context,
                   char first[REPORT_MAX])
{
    workspace w;
    source from = seed(t);
    unsigned differences = 0;
    workspace_open(&w, t->row->d == &f64 ? PRECISION_F64 : PRECISION_OTHERS);
    first[0] = '\0';
    for (unsigned i = 0; i < count / BATCH; i++) {
        dot batch[BATCH];
        uint64_t there[BATCH];
        unsigned pair = i % t->row->pair_count;
        draw_batch(&from, &w, t, pair, batch);
        bool answered = other(context, &w, batch, pair, there);
        for (unsigned j = 0; j < BATCH; j++) {
            uint64_t here = dot_compute(&w, &t->rule, &batch[j]);
            if (answered && same(batch[j].d_type, here, there[j]))
                continue;
            if (differences++ == 0)
                print_dot(&batch[j], here, there[j], first);
        }
    }
    workspace_close(&w);
    mpfr_free_cache();
    return differences;
}
