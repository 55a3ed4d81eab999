/* SPDX-License-Identifier: MIT */
/* mmaref split over pairs of instructions, all that have the same types and some of those that do not: D of the parts
 * is that of the whole with small integers; and the proof notices an element from another lane. */
#include <stdio.h>
#include <string.h>

#include "layout/split_search.h"

static unsigned pairs, unproved, spoilt, unnoticed;

static void must_notice(const split *s, const char *what)
{
    spoilt++;
    if (split_prove(s) && unnoticed++ < 5) {
        printf("# %s in %s: %s goes unnoticed\n", s->whole.name, s->part.name, what);
    }
}

static void spoil(split *s)
{
    uint8_t operand;
    unsigned tile, lane;

    for (operand = 0; operand <= MMAREF_OPERAND_E; operand++) {
        split_operand *o = &s->operand[operand];
        for (tile = 0; s->has[operand] && tile < o->down * o->across; tile++) {
            split_source *from, kept;
            for (lane = 5; o->from[lane][tile * o->part.elements].slot == SPLIT_NOTHING; lane++) {
            }
            from = &o->from[lane][tile * o->part.elements];
            kept = *from;
            from->lane ^= 16;
            must_notice(s, "an element of another lane");
            *from = kept;
        }
    }
}

static bool open_number(operand_view *v, uint16_t id)
{
    memset(v, 0, sizeof *v);
    cli_must(mmaref_instruction_at(id, &v->instruction));
    cli_must(mmaref_instruction_describe(&v->instruction, &v->is));
    cli_must(mmaref_instruction_format(&v->instruction, v->name, sizeof v->name));
    return strncmp(v->name, "mma", 3) == 0;
}

static operand_view views[2000];
static unsigned count;

static bool samples(const operand_view *whole, const operand_view *part)
{
    return (whole->is.type[0] == part->is.type[0] && whole->is.type[1] == part->is.type[1] &&
            whole->is.scale_vector == 0) || (whole->is.id * 31 + part->is.id) % 13 == 0;
}

int main(void)
{
    static split s;
    uint16_t id;
    unsigned i, j;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        count += open_number(&views[count], id);
    }
    for (i = 0; i < count; i++) {
        for (j = 0; j < count; j++) {
            if (i == j || split_forbidden(&views[i], &views[j]) != NULL || !samples(&views[i], &views[j])) {
                continue;
            }
            pairs++;
            split_into(&s, &views[i], &views[j]);
            if (!split_prove(&s) && unproved++ < 5) {
                printf("# %s in %s: not proved\n", s.whole.name, s.part.name);
            }
            if (pairs % 16 == 0) {
                spoil(&s);
            }
        }
    }
    printf("# %u pairs, %u spoilt\n", pairs, spoilt);
    printf("%s - every pair is proved\n", unproved == 0 && pairs > 300 ? "ok" : "not ok");
    printf("%s - the proof notices what is wrong\n", unnoticed == 0 && spoilt > 100 ? "ok" : "not ok");
    return unproved == 0 && unnoticed == 0 && pairs > 300 && spoilt > 100 ? 0 : 1;
}
