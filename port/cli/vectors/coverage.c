/* SPDX-License-Identifier: MIT */
/* The table of numeric corners. See coverage.h. */
#include "vectors/coverage.h"

#include "ask/profile.h"
#include "base/table.h"

#define CORNERS 18

/* In the order of their bits. */
static const char *const heads[3 + CORNERS] = {
    "profile", "class", "cases", "cancellation", "truncated", "term_lost", "subnormal_in", "subnormal_c",
    "subnormal_out", "underflow", "overflow", "inexact", "tie", "carry_out", "floor", "nan_in", "inf_times_zero",
    "inf_minus_inf", "infinity", "signalling", "tiny"
};

void coverage_add(coverage *to, const vector_case *given, uint32_t corners)
{
    const mmaref_description *is = &given->form.description;

    if (is->floating && is->registers[MMAREF_OPERAND_B] != 0) {
        to->row[given->profile][is->arithmetic_class].cases++;
        to->row[given->profile][is->arithmetic_class].corners |= corners;
    }
}

int coverage_print(const coverage *of)
{
    table t;
    uint8_t profile, class, corner;

    table_open(&t, TABLE_TEXT, false, heads, 3 + CORNERS);
    for (profile = 0; profile <= MMAREF_PROFILES; profile++) {
        for (class = 1; class < MMAREF_ARITHMETIC_CLASSES; class++) {
            if (of->row[profile][class].cases == 0) {
                continue;
            }
            table_text(&t, "%s", profile < MMAREF_PROFILES ? mmaref_profile_name(profile) : "custom");
            table_text(&t, "%s", profile_class_names[class]);
            table_number(&t, (long)of->row[profile][class].cases);
            for (corner = 0; corner < CORNERS; corner++) {
                table_text(&t, "%s", (of->row[profile][class].corners >> corner & 1) != 0 ? "x" : "-");
            }
        }
    }
    return table_close(&t);
}
