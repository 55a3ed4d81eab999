/* SPDX-License-Identifier: MIT */
/* The operands of port/cost/operands.h, for every instruction under every profile: those called finite give finite
 * results, all but one in twenty; those called special give specials for every type that has them; and both are
 * taken by mmaref_mma. Prints what is not so. */
#include <stdio.h>

#include "operands.h"

static draw_memory memory;
static int status;

static void complain(const mmaref_instruction *instruction, uint8_t profile, draw_values values, const char *what)
{
    char text[MMAREF_TEXT_MAX];

    if (mmaref_instruction_format(instruction, text, sizeof text) == MMAREF_OK) {
        printf("%s %s %s: %s\n", text, mmaref_profile_name(profile), draw_name(values), what);
    }
    status = 1;
}

/* Whether a large enough share of results is special. D of 16 bits overflows where its sums are large. */
static void check(const mmaref_instruction *instruction, const mmaref_description *is, uint8_t profile,
                  draw_values values)
{
    mmaref_arithmetic arithmetic;
    draw_count count;
    bool narrow = is->type[MMAREF_OPERAND_D] == MMAREF_TYPE_F16;

    if (mmaref_profile_get(profile, instruction, &arithmetic) != MMAREF_OK || (values == DRAW_WIDE && narrow)) {
        return;
    }
    draw_operands(instruction, values, &memory);
    if (mmaref_mma(instruction, &arithmetic, &memory.operands, memory.d, NULL, NULL) != MMAREF_OK) {
        complain(instruction, profile, values, "fails");
        return;
    }
    count = draw_count_specials(instruction, memory.d);
    if (values != DRAW_SPECIAL && count.special * 20 >= count.of) {
        complain(instruction, profile, values, "more than 5 % specials");
    }
    if (values == DRAW_SPECIAL && is->floating && count.special * 50 < count.of) {
        complain(instruction, profile, values, "less than 2 % specials");
    }
}

int main(void)
{
    uint16_t id;
    uint8_t profile, values;
    unsigned checked = 0;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        mmaref_instruction instruction;
        mmaref_description is;
        if (mmaref_instruction_at(id, &instruction) != MMAREF_OK || mmaref_instruction_describe(&instruction, &is) != MMAREF_OK) {
            printf("no instruction %u\n", (unsigned)id);
            return 1;
        }
        if (is.registers[MMAREF_OPERAND_B] == 0 || is.registers[MMAREF_OPERAND_C] == 0) {
            continue;
        }
        checked++;
        for (profile = 0; profile < (is.floating ? MMAREF_PROFILES : 1); profile++) {
            for (values = 0; values < DRAWS; values++) {
                check(&instruction, &is, profile, (draw_values)values);
            }
        }
    }
    return checked == 0 ? 1 : status;
}
