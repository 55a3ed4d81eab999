/* SPDX-License-Identifier: MIT */
/* Names of chips without what does not tell them apart. See chip_key.h. */
#include "ask/chip_key.h"

#include <ctype.h>
#include <string.h>

/* Cuts "GPU 0: NVIDIA H100 PCIe (UUID: GPU-...)", a line of nvidia-smi -L, down to the name. */
static void trim_line(const char **text, size_t *length)
{
    size_t behind = 0, i;

    if (*length > 4 && memcmp(*text, "GPU ", 4) == 0) {
        for (behind = 4; behind < *length && isdigit((unsigned char)(*text)[behind]); behind++) {
        }
        behind = behind < *length && (*text)[behind] == ':' ? behind + 1 : 0;
    }
    *text += behind;
    *length -= behind;
    for (i = 0; i + 6 < *length && memcmp(*text + i, "(UUID:", 6) != 0; i++) {
    }
    *length = i + 6 < *length ? i : *length;
}

bool chip_key_read(const char *text, size_t length, chip_key *key)
{
    size_t i, in_word = 0, used = 0;

    trim_line(&text, &length);
    key->words = 0;
    for (i = 0; i <= length; i++) {
        bool is_letter = i < length && isalnum((unsigned char)text[i]);
        if (is_letter) {
            if (used + 1 == CHIP_KEY_MAX || key->words == CHIP_WORDS_MAX) {
                return false;
            }
            key->all[used] = (char)tolower((unsigned char)text[i]);
            key->word[key->words][in_word++] = key->all[used++];
        } else if (in_word != 0) {
            key->word[key->words++][in_word] = '\0';
            in_word = 0;
        }
    }
    key->all[used] = '\0';
    return key->words != 0;
}

static const chip *lookup(const char *name)
{
    unsigned i;

    for (i = 0; i < chip_count; i++) {
        if (strcmp(chips[i].name, name) == 0) {
            return &chips[i];
        }
    }
    return NULL;
}

/* ---- Words ----------------------------------------------------------- */

/* "80gb", "16g", "8q" of a shared chip */
static bool is_size(const char *word)
{
    static const char *const units[] = { "g", "gb", "gib", "q", "c", "b", NULL };
    size_t digits = strspn(word, "0123456789"), i;

    for (i = 0; digits != 0 && word[0] != '0' && units[i] != NULL; i++) {
        if (strcmp(word + digits, units[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_ignored(const char *word)
{
    unsigned i;

    for (i = 0; chip_ignored_words[i] != NULL && strcmp(chip_ignored_words[i], word) != 0; i++) {
    }
    return chip_ignored_words[i] != NULL || is_size(word);
}

static bool is_architecture(const char *word)
{
    unsigned i;

    for (i = 0; i < chip_count; i++) {
        if (chips[i].architecture != NULL && strcmp(chips[i].architecture, word) == 0) {
            return true;
        }
    }
    return false;
}

static bool may_go(const char *word)
{
    return is_ignored(word) || is_architecture(word);
}

/* Joins words [first, last), all or only those that are not ignored. */
static void join(const chip_key *key, unsigned first, unsigned last, bool all, char into[CHIP_KEY_MAX])
{
    unsigned i;

    into[0] = '\0';
    for (i = first; i < last; i++) {
        if (all || !may_go(key->word[i])) {
            strcat(into, key->word[i]);
        }
    }
}

bool chip_key_fits(const chip_key *key, const chip *is)
{
    unsigned i;

    for (i = 0; i < key->words; i++) {
        if (is_architecture(key->word[i]) &&
            (is->architecture == NULL || strcmp(is->architecture, key->word[i]) != 0)) {
            return false;
        }
    }
    return true;
}

/* Words [first, last), all of them or without those that are ignored. */
static const chip *find_words(const chip_key *key, unsigned first, unsigned last, bool all)
{
    char name[CHIP_KEY_MAX];
    const chip *is;

    join(key, first, last, all, name);
    is = lookup(name);
    return is != NULL && chip_key_fits(key, is) ? is : NULL;
}

/* Leaves out up to `before` words at the beginning and `behind` at the end, as few as possible. */
static const chip *find_inner(const chip_key *key, unsigned before, unsigned behind, bool all)
{
    const chip *is = NULL;
    unsigned dropped, first;

    for (dropped = 0; is == NULL && dropped <= before + behind && dropped < key->words; dropped++) {
        for (first = 0; is == NULL && first <= before && first <= dropped; first++) {
            if (dropped - first <= behind) {
                is = find_words(key, first, key->words - (dropped - first), all);
            }
        }
    }
    return is;
}

const char *chip_key_architecture(const chip_key *key)
{
    const char *architecture = NULL;
    unsigned i;

    for (i = 0; i < key->words; i++) {
        if (is_architecture(key->word[i])) {
            architecture = key->word[i];
        } else if (!is_ignored(key->word[i])) {
            return NULL;
        }
    }
    return architecture;
}

/* ---- Names in one piece ---------------------------------------------- */

/* "a100sxm480gb": takes ignored words and sizes off both ends until a chip is left. */
static const chip *find_glued(const char *name, size_t length)
{
    char left[CHIP_KEY_MAX];
    const chip *is;
    size_t i, n, digits;

    snprintf(left, sizeof left, "%.*s", (int)length, name);
    is = lookup(left);
    for (i = 0; is == NULL && chip_ignored_words[i] != NULL; i++) {
        n = strlen(chip_ignored_words[i]);
        if (n < length && memcmp(left, chip_ignored_words[i], n) == 0) {
            is = find_glued(name + n, length - n);
        }
        if (is == NULL && n < length && memcmp(left + length - n, chip_ignored_words[i], n) == 0) {
            is = find_glued(name, length - n);
        }
    }
    for (digits = 3; is == NULL && digits != 0 && length > 2 + digits; digits--) {
        const char *size = left + length - 2 - digits;
        if (size[0] != '0' && strspn(size, "0123456789") == digits && strcmp(size + digits, "gb") == 0) {
            is = find_glued(name, length - 2 - digits);
        }
    }
    return is;
}

const chip *chip_key_find(const chip_key *key, char left[CHIP_KEY_MAX])
{
    unsigned before = 0, behind = 0;
    const chip *is;

    while (before < key->words && may_go(key->word[before])) {
        before++;
    }
    while (behind < key->words - before && may_go(key->word[key->words - 1 - behind])) {
        behind++;
    }
    join(key, before, key->words - behind, false, left);
    is = find_inner(key, before, behind, true);
    is = is != NULL ? is : find_inner(key, before, behind, false);
    is = is != NULL ? is : find_glued(key->all, strlen(key->all));
    return is != NULL && chip_key_fits(key, is) ? is : NULL;
}

/* ---- Numbers --------------------------------------------------------- */

chip_parts chip_key_split(const char *key)
{
    chip_parts parts;

    parts.letters = strcspn(key, "0123456789");
    parts.number = key + parts.letters;
    parts.digits = strspn(parts.number, "0123456789");
    parts.rest = parts.number + parts.digits;
    return parts;
}

bool chip_key_is_short_for(const char *key, const chip *of)
{
    const chip_parts given = chip_key_split(key), full = chip_key_split(of->name);
    size_t rest = strlen(given.number);
    const char *behind = full.number + rest;

    return given.digits >= 3 && given.digits == full.digits && given.letters <= full.letters &&
           (memcmp(key, of->name, given.letters) == 0 ||
            memcmp(key, of->name + full.letters - given.letters, given.letters) == 0) &&
           strncmp(full.number, given.number, rest) == 0 &&
           (behind[0] == '\0' || (of->architecture != NULL && strcmp(behind, of->architecture) == 0));
}
