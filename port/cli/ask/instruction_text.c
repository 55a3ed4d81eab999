/* SPDX-License-Identifier: MIT */
/* Reads instructions, in full or abbreviated. See instruction_text.h. */
#include "ask/instruction_text.h"

#include <string.h>

#include "ask/ptx_line.h"
#include "base/spelling.h"

#define CANDIDATES_MAX 8  /* that a complaint lists */
#define NO_WORD 0

/* The shortest instructions that have the words. */
typedef struct {
    unsigned words; /* that each has */
    unsigned count;
    uint16_t id[CANDIDATES_MAX]; /* of the first ones */
} candidates;

static size_t word_length(const char *text)
{
    return strcspn(text, ".");
}

/* Instructions in full have the word sync; mac16 and those of other chapters are known by their first word. */
static bool names_in_full(const char *text)
{
    const char *at = strstr(text, ".sync");
    mmaref_instruction instruction;
    mmaref_error error;

    return text[0] == '\0' || (at != NULL && (at[5] == '.' || at[5] == '\0')) ||
           mmaref_instruction_parse(text, strlen(text), &instruction, &error) == MMAREF_OK ||
           error.reason == MMAREF_REASON_OF_WGMMA || error.reason == MMAREF_REASON_OF_TCGEN05;
}

static uint8_t word_number(const char *text, size_t length)
{
    const char *known;
    uint8_t number;

    for (number = 1; (known = mmaref_token_text(number)) != NULL; number++) {
        if (strlen(known) == length && memcmp(known, text, length) == 0) {
            return number;
        }
    }
    return NO_WORD;
}

static const char *word_at(size_t index, const void *context)
{
    (void)context;
    return index < 255 ? mmaref_token_text((uint8_t)(index + 1)) : NULL;
}

int instruction_text_check_chapter(const char *place, const char *text)
{
    size_t length = word_length(text);
    mmaref_instruction instruction;
    mmaref_error error;

    if (mmaref_instruction_parse(text, length, &instruction, &error) == MMAREF_OK ||
        error.reason < MMAREF_REASON_OF_WGMMA || error.reason > MMAREF_REASON_OF_TCGEN05) {
        return EXIT_EQUAL;
    }
    return cli_complain_error(place, text, length, &error);
}

int abbreviation_read(const char *text, abbreviation *wanted)
{
    const char *at = wanted->text;
    size_t length;
    uint8_t number;

    if (ptx_line_name(text, wanted->text) != EXIT_EQUAL ||
        instruction_text_check_chapter(NULL, wanted->text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (wanted->count = 0;; at += length + 1) {
        length = word_length(at);
        number = word_number(at, length);
        if (number == NO_WORD) {
            return cli_complain(NULL, at, length, "no instruction has this word",
                                spelling_nearest(at, length, word_at, NULL));
        }
        if (wanted->count == ABBREVIATION_WORDS) {
            return cli_complain(NULL, text, strlen(text), "too many words", NULL);
        }
        wanted->word[wanted->count] = at;
        wanted->length[wanted->count] = length;
        wanted->qualifier[wanted->count++] = mmaref_token_qualifier(number);
        if (at[length] == '\0') {
            return EXIT_EQUAL;
        }
    }
}

/* The first occurrence of a word in a name at or after `from`; NULL if there is none. */
static const char *find_in_name(const char *from, const char *word, size_t length)
{
    while (*from != '\0') {
        size_t own = word_length(from);
        if (own == length && memcmp(from, word, length) == 0) {
            return from;
        }
        from += own + (from[own] == '.');
    }
    return NULL;
}

bool abbreviation_fits(const char *name, const abbreviation *wanted)
{
    const char *found[ABBREVIATION_WORDS];
    unsigned i, j;

    for (i = 0; i < wanted->count; i++) {
        const char *from = name;
        for (j = 0; j < i; j++) {
            if (wanted->qualifier[j] == wanted->qualifier[i]) {
                from = found[j] + wanted->length[j];
                from += *from == '.';
            }
        }
        found[i] = find_in_name(from, wanted->word[i], wanted->length[i]);
        if (found[i] == NULL) {
            return false;
        }
    }
    return true;
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

static void take(candidates *found, uint16_t id, unsigned words)
{
    if (found->count == 0 || words < found->words) {
        found->count = 0;
        found->words = words;
    }
    if (words == found->words) {
        if (found->count < CANDIDATES_MAX) {
            found->id[found->count] = id;
        }
        found->count++;
    }
}

/* Writes the name of an instruction; false if this build leaves it out. */
static bool read_name(uint16_t id, char name[MMAREF_TEXT_MAX])
{
    mmaref_instruction instruction;

    return mmaref_instruction_at(id, &instruction) == MMAREF_OK &&
           mmaref_instruction_format(&instruction, name, MMAREF_TEXT_MAX) == MMAREF_OK;
}

static void find_candidates(const abbreviation *wanted, candidates *found)
{
    char name[MMAREF_TEXT_MAX];
    uint16_t id;

    found->count = 0;
    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (read_name(id, name) && abbreviation_fits(name, wanted)) {
            take(found, id, count_words(name));
        }
    }
}

static int complain_of_many(const char *text, const candidates *found)
{
    unsigned listed = found->count < CANDIDATES_MAX ? found->count : CANDIDATES_MAX, i;
    char name[MMAREF_TEXT_MAX], reason[80];

    snprintf(reason, sizeof reason, "%u instructions have these words and are equally short%s", found->count,
             listed < found->count ? "; the first 8 are" : "");
    (void)cli_complain(NULL, text, strlen(text), reason, NULL);
    for (i = 0; i < listed; i++) {
        if (read_name(found->id[i], name)) {
            fprintf(stderr, "    %s\n", name);
        }
    }
    return EXIT_UNREADABLE;
}

int instruction_text_parse(const char *text, mmaref_instruction *instruction)
{
    char name[MMAREF_TEXT_MAX + 1];
    mmaref_status status;
    mmaref_error error;
    abbreviation wanted;
    candidates found;

    if (ptx_line_name(text, name) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (names_in_full(name)) {
        status = mmaref_instruction_parse(name, strlen(name), instruction, &error);
        return cli_report(NULL, name, strlen(name), status, &error);
    }
    if (abbreviation_read(name, &wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    find_candidates(&wanted, &found);
    if (found.count == 0) {
        return cli_complain(NULL, text, strlen(text), "no instruction has these words, try mmaref list", NULL);
    }
    if (found.count > 1) {
        return complain_of_many(text, &found);
    }
    instruction->id = found.id[0];
    return EXIT_EQUAL;
}
