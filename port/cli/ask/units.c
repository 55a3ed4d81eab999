/* SPDX-License-Identifier: MIT */
/* Matrix units of chips. See units.h. */
#include "ask/units.h"

#include <string.h>

#include "base/letters.h"

/* Whether an instruction has all words of a list. */
static bool has_all(const char *name, const char *words)
{
    for (; *words != '\0'; words += strcspn(words, " "), words += *words == ' ') {
        if (!letters_has_word(name, '.', words, strcspn(words, " "))) {
            return false;
        }
    }
    return true;
}

bool unit_find(const operand_view *v, const char *target, unit_row *found)
{
    static const unit_row unknown = { "", "", "", "unknown", "", "unknown", "" };
    const char *type = mmaref_token_text(v->is.type[MMAREF_OPERAND_A]);
    bool is_target = false;
    unsigned i;
    uint8_t t;

    for (t = 0; !is_target && mmaref_target_name(t) != NULL; t++) {
        is_target = strcmp(mmaref_target_name(t), target) == 0;
    }
    if (!is_target || v->is.registers[MMAREF_OPERAND_A] == 0 || v->is.registers[MMAREF_OPERAND_B] == 0) {
        return false;
    }
    for (i = 0; i < unit_row_count; i++) {
        if (letters_has_word(unit_rows[i].targets, ' ', target, strlen(target)) &&
            letters_has_word(unit_rows[i].types, ' ', type, strlen(type)) && has_all(v->name, unit_rows[i].words)) {
            *found = unit_rows[i];
            return true;
        }
    }
    *found = unknown;
    return true;
}
