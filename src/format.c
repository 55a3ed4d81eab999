/* SPDX-License-Identifier: MIT */
/* Writing instruction strings. See mmaref.h. */
#include "mmaref_internal.h"

/* The words of an instruction with dots between them; `text` may be NULL, to count only. */
static size_t write_words(const mmaref_instruction *instruction, char *text)
{
    mmaref_slot slot[MMAREF_SLOTS_MAX];
    uint8_t slots = mmaref_slots_of(instruction->row, false, slot), i;
    size_t length = 0;

    for (i = 0; i < slots; i++) {
        const char *from = mmaref_nth_text(mmaref_words, instruction->word[slot[i].qualifier]);
        bool dot = length != 0;
        while (*from != '\0') {
            char next = dot ? '.' : *from++;
            dot = false;
            if (text != NULL) {
                text[length] = next;
            }
            length++;
        }
    }
    return length;
}

mmaref_status mmaref_format(const mmaref_instruction *instruction, char *text, size_t size)
{
    if (!mmaref_is_instruction(instruction) || text == NULL || write_words(instruction, NULL) >= size) {
        return MMAREF_E_ARGUMENT;
    }
    text[write_words(instruction, text)] = '\0';
    return MMAREF_OK;
}
