/* SPDX-License-Identifier: MIT */
/* Arithmetic profiles by name: the tables of generated/cli/profiles.c, and complaints. */
#ifndef MMAREF_CLI_ASK_PROFILE_H
#define MMAREF_CLI_ASK_PROFILE_H

#include "base/complain.h"

/* A chip that computes like another one. */
typedef struct {
    const char *name;
    uint8_t profile;
    const char *certainty, *source;
} profile_alias;

extern const profile_alias profile_aliases[]; /* MMAREF_ALIASES, then one whose name is NULL */
extern const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES];

/* A unit that libraries use on the chips of a profile for what dense instructions of a class are for. */
typedef struct {
    uint8_t profile, arithmetic_class;
    const char *block, *unit, *libraries;
    uint8_t k; /* of the unit's instruction */
} profile_other;

extern const profile_other profile_others[]; /* the last one's block is NULL */

/* The other unit of a profile for an instruction; NULL if there is none. */
const profile_other *profile_other_of(uint8_t profile, const mmaref_instruction *instruction);

/* Notes on standard error that libraries use another unit than what was asked for by `name` with the option `place`. */
void profile_note_other(const char *place, const char *name, const profile_other *other);

/* The name of a named block, for spelling_nearest; NULL after the last. */
const char *profile_block_at(size_t index, const void *context);

/* Complains about `place` (may be NULL) of a word that is no profile, with those that there are, `custom`, and the
 * nearest of them and of named blocks; EXIT_UNREADABLE. */
int profile_complain(const char *place, const char *word, size_t length);

/* The alias of a name, NULL if it is none. */
const profile_alias *profile_alias_of(const char *name);

#endif
