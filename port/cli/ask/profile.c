/* SPDX-License-Identifier: MIT */
/* Finding arithmetic profiles. See profile.h. */
#include "ask/profile.h"

#include <string.h>

#include "base/spelling.h"

#define CUSTOM (MMAREF_PROFILES + MMAREF_ALIASES)

const char *profile_block_at(size_t index, const void *context)
{
    mmaref_block block;

    (void)context;
    return index < MMAREF_BLOCKS && mmaref_block_get((uint8_t)index, &block) == MMAREF_OK ? block.name : NULL;
}

/* The names of profiles, then of aliases, `custom`, and named blocks, for spelling_nearest. */
static const char *any_name(size_t index, const void *context)
{
    if (index < MMAREF_PROFILES) {
        return mmaref_profile_name((uint8_t)index);
    }
    if (index < CUSTOM) {
        return profile_aliases[index - MMAREF_PROFILES].name;
    }
    return index == CUSTOM ? "custom" : profile_block_at(index - CUSTOM - 1, context);
}

int profile_complain(const char *place, const char *word, size_t length)
{
    char reason[400] = "unknown arithmetic profile; there are";
    const char *known = any_name(0, NULL);
    size_t i;

    for (i = 1; known != NULL && strlen(reason) + strlen(known) + 2 <= sizeof reason; i++) {
        strcat(strcat(reason, " "), known);
        known = i <= CUSTOM ? any_name(i, NULL) : NULL;
    }
    return cli_complain(place, word, length, reason, spelling_nearest(word, length, any_name, NULL));
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
