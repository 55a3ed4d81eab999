/* SPDX-License-Identifier: MIT */
/* Finding arithmetic profiles. See profile.h. */
#include "profile.h"

#include <string.h>

int profile_find(const char *place, const char *name, uint8_t *profile)
{
    char reason[240] = "unknown arithmetic profile; there are";
    uint8_t i;

    if (mmaref_profile_find(name, strlen(name), profile) == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    for (i = 0; i < MMAREF_PROFILES; i++) {
        strcat(strcat(reason, " "), mmaref_profile_name(i));
    }
    for (i = 0; i < MMAREF_ALIASES; i++) {
        strcat(strcat(reason, " "), profile_aliases[i].name);
    }
    return host_complain(place, name, strlen(name), reason, NULL);
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
