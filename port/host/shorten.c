/* SPDX-License-Identifier: MIT */
/* Instructions named in short. See shorten.h. */
#include "shorten.h"

#include <string.h>

#include "words.h"

static size_t word_length(const char *text)
{
    return strcspn(text, ".");
}

/* Instructions in full have the word sync, but for mac16. */
static bool names_in_full(const char *text)
{
    const char *at = strstr(text, ".sync");

    return text[0] == '\0' || (at != NULL && (at[5] == '.' || at[5] == '\0')) || strcmp(text, "mac16") == 0;
}

/* Whether the words of `wanted` come in `name`, in their order. */
static bool has_words(const char *name, const char *wanted)
{
    while (*name != '\0') {
        size_t length = word_length(name), wanted_length = word_length(wanted);
        if (length == wanted_length && memcmp(name, wanted, length) == 0) {
            wanted += wanted_length;
            if (*wanted == '\0') {
                return true;
            }
            wanted++;
        }
        name += length + (name[length] == '.');
    }
    return false;
}

static unsigned count_words(const char *name)
{
    unsigned count = 1;

    while ((name = strchr(name, '.')) != NULL) {
        name++;
        count++;
    }
    return count;
}

static const char *word_at(size_t index, const void *context)
{
    (void)context;
    return index < 255 ? mmaref_word((uint8_t)(index + 1)) : NULL;
}

/* Nothing has these words: names the first that is no word at all. */
static int complain_of_words(const char *text)
{
    const char *at = text;

    for (;;) {
        size_t length = word_length(at);
        const char *nearest = words_nearest(at, length, word_at, NULL);
        if (nearest == NULL || strlen(nearest) != length || memcmp(nearest, at, length) != 0) {
            return host_complain(NULL, at, length, "no word of any instruction", nearest);
        }
        if (at[length] == '\0') {
            return host_complain(NULL, text, strlen(text), "no instruction has these words in this order, try mmaref list",
                                 NULL);
        }
        at += length + 1;
    }
}

int shorten_parse(const char *text, mmaref_instruction *instruction)
{
    mmaref_instruction candidate;
    char name[MMAREF_TEXT_MAX], shortest[MMAREF_TEXT_MAX], reason[2 * MMAREF_TEXT_MAX + 80];
    unsigned fewest = 0, found = 0;
    uint16_t id;

    if (names_in_full(text)) {
        return host_parse(NULL, text, strlen(text), instruction);
    }
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &candidate) != MMAREF_OK ||
            mmaref_format(&candidate, name, sizeof name) != MMAREF_OK || !has_words(name, text)) {
            continue;
        }
        if (found == 0 || count_words(name) < fewest) {
            found = 0;
            fewest = count_words(name);
            memcpy(shortest, name, sizeof shortest);
            *instruction = candidate;
        }
        found += count_words(name) == fewest;
    }
    if (found == 0) {
        return complain_of_words(text);
    }
    if (found > 1) {
        snprintf(reason, sizeof reason, "%u instructions are as short and have these words, one is %s", found, shortest);
        return host_complain(NULL, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}
