/* SPDX-License-Identifier: MIT */
/* Finding arithmetic profiles. See profile.h. */
#include "profile.h"

#include <string.h>

#include "words.h"

/* The names of profiles, then of aliases, and `custom`, for words_nearest. */
static const char *any_name(size_t index, const void *context)
{
    (void)context;
    if (index < MMAREF_PROFILES) {
        return mmaref_profile_name((uint8_t)index);
    }
    if (index < MMAREF_PROFILES + MMAREF_ALIASES) {
        return profile_aliases[index - MMAREF_PROFILES].name;
    }
    return index == MMAREF_PROFILES + MMAREF_ALIASES ? "custom" : NULL;
}

int profile_complain(const char *place, const char *word, size_t length)
{
    char reason[400] = "unknown arithmetic profile; there are";
    const char *known;
    size_t i;

    for (i = 0; (known = any_name(i, NULL)) != NULL && strlen(reason) + strlen(known) + 2 <= sizeof reason; i++) {
        strcat(strcat(reason, " "), known);
    }
    return host_complain(place, word, length, reason, words_nearest(word, length, any_name, NULL));
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
