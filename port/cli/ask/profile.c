/* SPDX-License-Identifier: MIT */
/* Finding arithmetic profiles. See profile.h. */
#include "ask/profile.h"

#include <string.h>

#include "ask/chips.h"
#include "base/escape.h"
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
    const char *known = any_name(0, NULL), *near_chip = chip_nearest(word, length);
    size_t i;

    for (i = 0; mmaref_target_name((uint8_t)i) != NULL; i++) {
        const char *target = mmaref_target_name((uint8_t)i);
        if (strlen(target) == length && memcmp(target, word, length) == 0) {
            return cli_complain(place, word, length, "what this target computes is unknown", NULL);
        }
    }
    for (i = 1; known != NULL && strlen(reason) + strlen(known) + 2 <= sizeof reason; i++) {
        strcat(strcat(reason, " "), known);
        known = i <= CUSTOM ? any_name(i, NULL) : NULL;
    }
    return cli_complain(place, word, length, reason,
                        near_chip != NULL ? near_chip : spelling_nearest(word, length, any_name, NULL));
}

const profile_other *profile_other_of(uint8_t profile, const mmaref_instruction *instruction)
{
    mmaref_description is;
    const profile_other *other;

    cli_must(mmaref_instruction_describe(instruction, &is));
    for (other = profile_others; other->block != NULL; other++) {
        if (other->profile == profile && other->arithmetic_class == is.arithmetic_class &&
            is.registers[MMAREF_OPERAND_E] == 0) {
            return other;
        }
    }
    return NULL;
}

void profile_note_other(const char *place, const char *name, const profile_other *other)
{
    fputs("mmaref: note: ", stderr);
    escape_put(stderr, name, strlen(name), '\0');
    fprintf(stderr, " computes mma.sync here; libraries (%s) use %s, k = %u: %s %s\n", other->libraries, other->unit,
            other->k, place, other->block);
}

const profile_alias *profile_alias_of(const char *name)
{
    const profile_alias *alias = profile_aliases;

    while (alias->name != NULL && strcmp(alias->name, name) != 0) {
        alias++;
    }
    return alias->name == NULL ? NULL : alias;
}
