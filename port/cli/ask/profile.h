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

extern const profile_alias profile_aliases[MMAREF_ALIASES];
extern const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES];

/* The name of a named block, for spelling_nearest; NULL after the last. */
const char *profile_block_at(size_t index, const void *context);

/* Complains about `place` (may be NULL) of a word that is no profile, with those that there are, `custom`, and the
 * nearest of them and of named blocks; EXIT_UNREADABLE. */
int profile_complain(const char *place, const char *word, size_t length);

/* The alias of a name, NULL if it is none. */
const profile_alias *profile_alias_of(const char *name);

#endif
