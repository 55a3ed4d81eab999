/* SPDX-License-Identifier: MIT */
/* Arithmetic profiles by name: the tables of generated/host/profiles.c, and complaints. */
#ifndef MMAREF_PROFILE_H
#define MMAREF_PROFILE_H

#include "host.h"

/* A chip that computes as another one does. */
typedef struct {
    const char *name;
    uint8_t profile;
    const char *certainty, *source;
} profile_alias;

extern const profile_alias profile_aliases[MMAREF_ALIASES];
extern const char *const profile_class_names[MMAREF_ARITHMETIC_CLASSES];

/* The profile of a name; EXIT_UNREADABLE after complaining about `place` (may be NULL), with the profiles that
 * there are and the nearest name. */
int profile_find(const char *place, const char *name, uint8_t *profile);

/* The alias of a name, NULL if it is none. */
const profile_alias *profile_alias_of(const char *name);

#endif
