/* SPDX-License-Identifier: MIT */
/* What mmaref explain calculates is where mmaref_layout_coordinate says, for every instruction, operand,
 * lane and element, and for the fragments that single chips have. TAP. */
#include <stdio.h>
#include <string.h>

#include "show/explain.h"

static unsigned long count, wrong;

static void check_element(const operand_view *v, unsigned lane, unsigned element)
{
    formula_step steps[EXPLAIN_STEPS_MAX];
    mmaref_coordinate explained, located;
    unsigned used = explain_steps(v, lane, element, steps, &explained);
    mmaref_status status =
        mmaref_layout_coordinate(&v->instruction, v->under, v->operand, (uint8_t)lane, (uint8_t)element, &located);

    count++;
    if (status != MMAREF_OK || used == 0 || explained.matrix != located.matrix || explained.row != located.row ||
        explained.column != located.column) {
        wrong++;
        printf("# %s operand %u lane %u element %u\n", v->name, v->operand, lane, element);
    }
}

static void check_operands(operand_view *v)
{
    uint8_t operand;
    unsigned lane, element;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (!operand_choose(v, operand)) {
            continue;
        }
        if (v->record == NULL) {
            wrong++;
            printf("# %s operand %u has no formula\n", v->name, operand);
            continue;
        }
        for (lane = 0; lane < MMAREF_LANES; lane++) {
            for (element = 0; element < v->elements; element++) {
                check_element(v, lane, element);
            }
        }
    }
}

/* A profile, or the default fragments for MMAREF_PROFILES. */
static void check_profile(uint8_t profile)
{
    uint16_t id;

    count = wrong = 0;
    for (id = 0; id < mmaref_instruction_count(); id++) {
        operand_view v;
        memset(&v, 0, sizeof v);
        if (mmaref_instruction_at(id, &v.instruction) != MMAREF_OK) {
            continue;
        }
        if (profile < MMAREF_PROFILES) {
            if (mmaref_instruction_token(&v.instruction, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_WMMA ||
                mmaref_profile_get(profile, &v.instruction, &v.arithmetic) != MMAREF_OK || v.arithmetic.fragments == 0) {
                continue;
            }
            v.under = &v.arithmetic;
        }
        cli_must(mmaref_instruction_describe(&v.instruction, &v.is));
        cli_must(mmaref_instruction_format(&v.instruction, v.name, sizeof v.name));
        check_operands(&v);
    }
    if (count == 0) {
        return; /* the profile has no fragments of its own */
    }
    printf("%s - explain: %lu elements, fragments of %s\n", wrong == 0 ? "ok" : "not ok", count,
           profile < MMAREF_PROFILES ? mmaref_profile_name(profile) : "every instruction");
}

int main(void)
{
    unsigned long all_wrong = 0;
    uint8_t profile;

    for (profile = 0; profile <= MMAREF_PROFILES; profile++) {
        check_profile(profile);
        all_wrong += wrong;
    }
    return all_wrong != 0;
}
