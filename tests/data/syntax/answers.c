/* SPDX-License-Identifier: MIT */
/* What mmaref_instruction_parse answers to each line of standard input: "ok" and the canonical string, or the name of the
 * status, the offending part, its offset and the nearest word; with tabs between them. */
#include <stdio.h>
#include <string.h>

#include "mmaref.h"

static int answer(const char *text, size_t length)
{
    char canonical[MMAREF_TEXT_MAX];
    mmaref_instruction instruction;
    mmaref_error error;
    mmaref_status status = mmaref_instruction_parse(text, length, &instruction, &error);

    if (status == MMAREF_OK) {
        if (mmaref_instruction_format(&instruction, canonical, sizeof canonical) != MMAREF_OK) {
            return 1;
        }
        return printf("ok\t%s\n", canonical) < 0;
    }
    return printf("%s\t%.*s\t%u\t%s\t%s\n", mmaref_status_name(status), (int)error.length, text + error.offset,
                  (unsigned)error.offset, error.nearest == NULL ? "" : error.nearest, mmaref_reason_text(error.reason)) < 0;
}

int main(void)
{
    char line[512];

    while (fgets(line, sizeof line, stdin) != NULL) {
        if (answer(line, strcspn(line, "\n")) != 0) {
            return 1;
        }
    }
    return 0;
}
