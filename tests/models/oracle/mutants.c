/* SPDX-License-Identifier: MIT */
#include "mutants.h"

#include <stdio.h>

#include "element.h"

/* Changes one parameter; false where no operands can reveal the change. */
typedef bool mutation(rule *r, const row *of);

static bool one_bit_less(rule *r, const row *of)
{
    (void)of;
    r->fraction_bits--;
    return r->method != METHOD_EXACT && r->method != METHOD_CHAIN && r->method != METHOD_SCALAR;
}

static bool one_bit_more(rule *r, const row *of)
{
    bool possible = one_bit_less(r, of);
    r->fraction_bits += 2;
    return possible;
}

/* Whether products reach down to the last bit that the floor keeps; C alone never does. */
static bool reaches_floor(const rule *r, const row *of)
{
    int lowest = 0;
    for (unsigned i = 0; i < of->pair_count; i++) {
        int pair = element_lowest(of->pairs[i].a) + element_lowest(of->pairs[i].b);
        lowest = pair < lowest ? pair : lowest;
    }
    if (of->scale != NULL)
        lowest += 2 * format_lowest(of->scale);
    return r->fraction_bits > 0 && lowest < r->floor - r->fraction_bits;
}

static bool floor_lower(rule *r, const row *of)
{
    bool reached = reaches_floor(r, of);
    r->floor--;
    return reached;
}

static bool floor_higher(rule *r, const row *of)
{
    bool reached = reaches_floor(r, of);
    r->floor++;
    return reached;
}

static bool half_chunks(rule *r, const row *of)
{
    if (r->method != METHOD_FUSED)
        return false;
    r->chunk = (r->chunk < of->count ? r->chunk : of->count) / 2;
    return true;
}

static bool double_chunks(rule *r, const row *of)
{
    bool visible = r->method == METHOD_FUSED && r->chunk < of->count;
    r->chunk *= 2;
    return visible;
}

static bool fewer_kept(rule *r, const row *of)
{
    (void)of;
    r->kept--;
    return r->method == METHOD_FUSED || r->method == METHOD_FP8_SOFTWARE ||
           r->method == METHOD_GROUPS;
}

static bool other_rounding(rule *r, const row *of)
{
    (void)of;
    r->rounding = r->rounding == MMAREF_ROUND_ZERO ? MMAREF_ROUND_DOWN : MMAREF_ROUND_ZERO;
    return r->method == METHOD_EXACT || r->method == METHOD_CHAIN;
}

static bool exact_not_chain(rule *r, const row *of)
{
    (void)of;
    bool visible = r->method != METHOD_EXACT;
    r->method = METHOD_EXACT;
    return visible;
}

static const struct {
    const char *name;
    mutation *apply;
} mutations[] = {
    { "F-1", one_bit_less },       { "F+1", one_bit_more },       { "EZ-1", floor_lower },
    { "EZ+1", floor_higher },      { "L/2", half_chunks },        { "2L", double_chunks },
    { "kept-1", fewer_kept },      { "rounding", other_rounding }, { "exact", exact_not_chain }
};

static bool ask_mutant(void *context, workspace *w, const dot batch[BATCH], unsigned pair,
                       uint64_t d[BATCH])
{
    (void)pair;
    for (unsigned i = 0; i < BATCH; i++)
        d[i] = dot_compute(w, context, &batch[i]);
    return true;
}

bool mutants_run(const trial *t, unsigned count, char *report, int size)
{
    bool all = true;
    char first[REPORT_MAX];
    for (unsigned i = 0; i < sizeof mutations / sizeof *mutations; i++) {
        rule mutant = t->rule;
        if (t->rule.method == METHOD_NONE || !mutations[i].apply(&mutant, t->row))
            continue;
        unsigned shown = trial_run(t, count, ask_mutant, &mutant, first);
        int length = snprintf(report, (size_t)size, ", %s: %u", mutations[i].name, shown);
        report += length;
        size -= length;
        all &= shown > 0;
    }
    return all;
}
