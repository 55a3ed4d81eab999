/* SPDX-License-Identifier: MIT */
/* Strings: lists of texts, lists of words, edit distance, and a writer that never overruns its buffer. See base.h. */
#include "base.h"

/* ---- Texts and words ---- */

const char *mmaref_nth_text(const char *texts, uint8_t index)
{
    for (; index != 0; index--) {
        while (*texts++ != '\0') {
        }
    }
    return texts;
}

size_t mmaref_text_length(const char *text)
{
    size_t length = 0;

    while (text[length] != '\0') {
        length++;
    }
    return length;
}

uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length)
{
    uint8_t index;
    size_t i;

    for (index = 0; index < count; index++) {
        for (i = 0; i < length && *texts == text[i] && *texts != '\0'; i++) {
            texts++;
        }
        if (i == length && *texts == '\0') {
            break;
        }
        texts = mmaref_nth_text(texts, 1);
    }
    return index;
}

const char *mmaref_nth_word(const char *words, uint16_t index)
{
    for (; index != 0 && *words != '\0'; words++) {
        index = (uint16_t)(index - mmaref_ends_word(*words));
    }
    return *words == '\0' ? NULL : words;
}

int16_t mmaref_word_index(const char *words, const char *text, size_t length)
{
    const char *word;
    int16_t index;
    size_t i;

    for (index = 0; (word = mmaref_nth_word(words, (uint16_t)index)) != NULL; index++) {
        for (i = 0; i < length && !mmaref_ends_word(word[i]) && word[i] == text[i]; i++) {
        }
        if (i == length && mmaref_ends_word(word[i])) {
            break;
        }
    }
    return word == NULL ? -1 : index;
}

uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y)
{
    uint8_t row[MMAREF_WORD_MAX + 1]; /* row[j]: distance from the first i characters of x to the first j of y */
    uint8_t y_length = 0;
    size_t i;
    uint8_t j;

    while (y_length < MMAREF_WORD_MAX && y[y_length] != '\0') {
        row[y_length] = y_length;
        y_length++;
    }
    row[y_length] = y_length;
    for (i = 0; i < x_length && i < MMAREF_WORD_MAX; i++) {
        uint8_t diagonal = row[0];
        row[0] = (uint8_t)(i + 1);
        for (j = 1; j <= y_length; j++) {
            uint8_t best = (uint8_t)(diagonal + (x[i] != y[j - 1]));
            diagonal = row[j];
            if (row[j] + 1 < best) {
                best = (uint8_t)(row[j] + 1);
            }
            if (row[j - 1] + 1 < best) {
                best = (uint8_t)(row[j - 1] + 1);
            }
            row[j] = best;
        }
    }
    return row[y_length];
}

/* ---- Writing ------------------------------------------------------------ */

void mmaref_put(mmaref_writer *to, char c)
{
    if (to->length + 1 < to->size) {
        to->text[to->length] = c;
        to->text[to->length + 1] = '\0';
    }
    to->length++;
}

void mmaref_put_text(mmaref_writer *to, const char *text)
{
    while (*text != '\0') {
        mmaref_put(to, *text++);
    }
}

void mmaref_put_word(mmaref_writer *to, const char *word)
{
    while (!mmaref_ends_word(*word)) {
        mmaref_put(to, *word++);
    }
}

void mmaref_put_number(mmaref_writer *to, uint32_t value, uint8_t base, uint8_t digits)
{
    uint32_t unit = 1; /* base to the power of the leading digit's position */

    for (; digits > 1 || value / unit >= base; unit *= base) {
        digits = (uint8_t)(digits - (digits > 1));
    }
    for (; unit != 0; unit /= base) {
        mmaref_put(to, "0123456789abcdef"[value / unit % base]);
    }
}

void mmaref_put_signed(mmaref_writer *to, int32_t value)
{
    if (value < 0) {
        mmaref_put(to, '-');
    }
    mmaref_put_number(to, value < 0 ? 0 - (uint32_t)value : (uint32_t)value, 10, 1);
}
