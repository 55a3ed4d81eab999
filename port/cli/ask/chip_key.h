/* SPDX-License-Identifier: MIT */
/* Names of chips without what does not tell them apart. */
#ifndef MMAREF_CLI_ASK_CHIP_KEY_H
#define MMAREF_CLI_ASK_CHIP_KEY_H

#include "ask/chips.h"

#define CHIP_KEY_MAX 64
#define CHIP_WORDS_MAX 16

/* The words of a name, in lower case, and all of them without anything between. */
typedef struct {
    unsigned words;
    char word[CHIP_WORDS_MAX][CHIP_KEY_MAX];
    char all[CHIP_KEY_MAX];
} chip_key;

/* Splits a name at what is neither a letter nor a digit; false if it is too long or empty. */
bool chip_key_read(const char *text, size_t length, chip_key *key);

/* The chip of a name, once ignored words, sizes of memory and the name of its architecture are left out; the fewest
 * that make a chip of it. Otherwise NULL, and *left is the key without all of them at its beginning and end. */
const chip *chip_key_find(const chip_key *key, char left[CHIP_KEY_MAX]);

/* Whether each architecture that is named is that of the chip. */
bool chip_key_fits(const chip_key *key, const chip *is);

/* The architecture that is named, if all other words are ignored ones; else NULL. */
const char *chip_key_architecture(const chip_key *key);

/* The number in a name, what is before it and behind it: rtx, 4070, tisuper. */
typedef struct {
    size_t letters, digits;
    const char *number, *rest;
} chip_parts;

chip_parts chip_key_split(const char *key);

/* Whether a name is that of a chip without its first words, or those in the middle: 4090, a6000, rtx6000. */
bool chip_key_is_short_for(const char *key, const chip *of);

#endif
