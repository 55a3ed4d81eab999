/* SPDX-License-Identifier: MIT */
/* Reading arithmetic. See arith.h. */
#include "arith.h"

#include <string.h>

#include "profile.h"
#include "words.h"

/* The name of a field of the arithmetic block, for words_nearest. */
static const char *field_name(size_t index, const void *context)
{
    (void)context;
    return index < MMAREF_FIELDS ? mmaref_field_name((uint8_t)index) : NULL;
}

/* Complains of a first word that is no profile, with those there are. */
static int complain_of_profile(const char *place, const char *word, size_t length)
{
    char name[64];
    uint8_t profile;

    snprintf(name, sizeof name, "%.*s", (int)(length < sizeof name ? length : sizeof name - 1), word);
    (void)profile_find(place, name, &profile);
    return EXIT_UNREADABLE;
}

int arith_read(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               mmaref_arithmetic *arithmetic, uint8_t *profile)
{
    mmaref_error error;
    mmaref_status status = mmaref_arithmetic_parse(instruction, text, length, arithmetic, profile, &error);
    const char *word, *equals, *nearest = NULL;

    if (status == MMAREF_OK) {
        return EXIT_EQUAL;
    }
    word = text + error.offset;
    if (status == MMAREF_E_PROFILE && error.length != 0) {
        return complain_of_profile(place, word, error.length);
    }
    if (status == MMAREF_E_PROFILE) {
        return host_complain(place, "", 0, "a profile was expected, or custom", NULL);
    }
    if (status == MMAREF_E_ARITHMETIC && error.length == 0) { /* fields that contradict each other */
        word = mmaref_field_name((uint8_t)error.bits);
        return host_complain(place, word, strlen(word), mmaref_reason_text(error.reason), NULL);
    }
    equals = error.length == 0 ? NULL : memchr(word, '=', error.length);
    if (error.reason == MMAREF_REASON_NO_FIELD && equals != NULL) {
        nearest = words_nearest(word, (size_t)(equals - word), field_name, NULL);
    }
    return host_complain(place, word, error.length, mmaref_reason_text(error.reason), nearest);
}
