/* SPDX-License-Identifier: MIT */
/* Finding arithmetic profiles. See profile.h. */
#include "profile.h"

#include <string.h>

#include "words.h"

/* The names of profiles, then of aliases, for words_nearest. */
static const char *any_name(size_t index, const void *context)
{
    (void)context;
    if (index < MMAREF_PROFILES) {
        return mmaref_profile_name((uint8_t)index);
    }
    return index < MMAREF_PROFILES + MMAREF_ALIASES ? profile_aliases[index - MMAREF_PROFILES].name : NULL;
}

int profile_find(const char *place, const char *name, uint8_t *profile)
{
    char reason[400] = "unknown arithmetic profile; there are";
    const char *known;
    size_t i;

    if (mmaref_profile_find(name, strlen(name), profile) == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    for (i = 0; (known = any_name(i, NULL)) != NULL && strlen(reason) + strlen(known) + 2 <= sizeof reason; i++) {
        strcat(strcat(reason, " "), known);
    }
    return host_complain(place, name, strlen(name), reason, words_nearest(name, strlen(name), any_name, NULL));
}

const profile_alias *profile_alias_of(const char *name)
{
    unsigned i;

    for (i = 0; i < MMAREF_ALIASES; i++) {
        if (strcmp(profile_aliases[i].name, name) == 0) {
            return &profile_aliases[i];
        }
    }
    return NULL;
}
