/* SPDX-License-Identifier: MIT */
/* Words that are written like shapes. See shape.h. */
#include "ask/shape.h"

#include <ctype.h>
#include <stdint.h>
#include <string.h>

#include "mmaref.h"

#define SIDES 3 /* m, n, k */

/* Reads "m16n8k48" or "m8n16", whose third side is 0. */
static bool read_shape(const char *word, size_t length, uint64_t sides[SIDES])
{
    static const char letters[SIDES] = { 'm', 'n', 'k' };
    size_t at = 0, digits;
    unsigned i;

    for (i = 0; i < SIDES && at < length; i++) {
        sides[i] = 0;
        if (tolower((unsigned char)word[at++]) != letters[i]) {
            return false;
        }
        for (digits = 0; digits < 4 && at < length && isdigit((unsigned char)word[at]); digits++, at++) {
            sides[i] = sides[i] * 10 + (uint64_t)(word[at] - '0');
        }
        if (digits == 0) {
            return false;
        }
    }
    sides[2] = i < SIDES ? 0 : sides[2];
    return at == length && i >= 2;
}

/* The product of the factors between sides, in 1 / 2^30; UINT64_MAX between a shape with k and one without. */
static uint64_t distance(const uint64_t x[SIDES], const uint64_t y[SIDES])
{
    uint64_t product = 1;
    unsigned i;

    for (i = 0; i < SIDES; i++) {
        uint64_t larger = x[i] > y[i] ? x[i] : y[i], smaller = x[i] > y[i] ? y[i] : x[i];
        if (i == 2 && (larger == 0 || smaller == 0)) {
            return larger == smaller ? product : UINT64_MAX;
        }
        product *= (larger << 10) / (smaller == 0 ? 1 : smaller);
    }
    return product;
}

const char *shape_nearest(const char *word, size_t length, bool (*fits)(const char *shape, const void *context),
                          const void *context)
{
    uint64_t wanted[SIDES], sides[SIDES], least = UINT64_MAX, found;
    const char *shape, *nearest = NULL;
    bool is_fitting = false;
    uint8_t number;

    if (!read_shape(word, length, wanted)) {
        return NULL;
    }
    for (number = 1; (shape = mmaref_token_text(number)) != NULL; number++) {
        if (mmaref_token_qualifier(number) == MMAREF_QUALIFIER_SHAPE && read_shape(shape, strlen(shape), sides)) {
            bool better = fits(shape, context);
            found = distance(wanted, sides);
            if (better > is_fitting || (better == is_fitting && found < least)) {
                nearest = shape;
                least = found;
                is_fitting = better;
            }
        }
    }
    return nearest;
}
