/* SPDX-License-Identifier: MIT */
/* What other vocabularies call an instruction. See show_names.h. */
#include "show/show_names.h"

#include "ask/vocabulary.h"

void show_names(table *t, const operand_view *v)
{
    static const char *const heads[VOCABULARIES] = { "sass", "cute", "llvm" };
    char name[VOCABULARY_NAME_MAX];
    unsigned i;

    for (i = 0; i < VOCABULARIES; i++) {
        table_text(t, "%s", heads[i]);
        table_numeral(t, vocabulary_name((vocabulary)i, &v->instruction, name) ? name : ""); /* null in JSON */
    }
}
