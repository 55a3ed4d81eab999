/* SPDX-License-Identifier: MIT */
/* Writing instruction strings. See mmaref.h. */
#include "mmaref_internal.h"

/* The words of an instruction with dots between them; `text` may be NULL, to count only. */
static size_t write_words(const mmaref_instruction *instruction, char *text)
{
    const mmaref_form_row *form = &mmaref_form_rows[mmaref_packed_rows[instruction->row].form];
    size_t length = 0;
    uint8_t slot;

    for (slot = 0; slot < form->slots; slot++) {
        const char *from = mmaref_word(instruction->word[mmaref_form_slots[form->first + slot].qualifier]);
        bool dot = length != 0;
        while (from != NULL && *from != '\0') {
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
