/* SPDX-License-Identifier: MIT */
/* See dot_line.h. */
#include "dot_line.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The next word of a line, which ends at a blank. */
static char *next_word(char **at)
{
    char *word = *at + strspn(*at, " ");
    size_t length = strcspn(word, " \n");

    *at = word + length + (word[length] != '\0');
    word[length] = '\0';
    return word;
}

static uint64_t next_hex(char **at)
{
    return strtoull(next_word(at), NULL, 16);
}

/* The number of a type, from its word. */
static uint8_t next_type(char **at)
{
    const char *word = next_word(at);
    uint8_t type;

    if (strcmp(word, "own") == 0) {
        return MMAREF_TYPE_OWN;
    }
    for (type = MMAREF_TYPE_F16; type <= MMAREF_TYPE_S32; type++) {
        if (strcmp(word, mmaref_token_text(type)) == 0) {
            return type;
        }
    }
    return MMAREF_TOKEN_NONE;
}

typedef struct {
    mmaref_dot_types types;
    mmaref_arithmetic block;
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], c, expected;
    uint16_t count;
    bool has_random;
    uint32_t random;
    bool has_corners;
    uint32_t corners;
} dot;

/* The corners that the reference tells. */
#define KNOWN_CORNERS \
    (MMAREF_COVER_SUBNORMAL_IN | MMAREF_COVER_FLOOR | MMAREF_COVER_NAN_IN | MMAREF_COVER_INF_TIMES_ZERO)

static mmaref_status read(const char *line, dot *is, mmaref_error *error)
{
    static char copy[DOT_LINE_BYTES];
    const char *random, *corners;
    char *at = copy;
    uint16_t k;

    copy[0] = '\0';
    strncat(copy, line, sizeof copy - 1);
    is->types.a = next_type(&at);
    is->types.b = next_type(&at);
    is->types.c = next_type(&at);
    is->types.d = next_type(&at);
    is->count = (uint16_t)(strtoul(next_word(&at), NULL, 10) % (MMAREF_DOT_MAX + 1));
    random = next_word(&at);
    is->has_random = random[0] != '-';
    is->random = (uint32_t)strtoul(random, NULL, 16);
    for (k = 0; k < is->count; k++) {
        is->a[k] = next_hex(&at);
    }
    for (k = 0; k < is->count; k++) {
        is->b[k] = next_hex(&at);
    }
    is->c = next_hex(&at);
    is->expected = next_hex(&at);
    corners = next_word(&at);
    is->has_corners = corners[0] != '-';
    is->corners = (uint32_t)strtoul(corners, NULL, 16);
    return mmaref_arithmetic_parse(NULL, at, strcspn(at, "\n"), &is->block, NULL, error);
}

static mmaref_status compute(const dot *is, uint64_t *d, uint32_t *corners, mmaref_error *error)
{
    return is->has_random ? mmaref_dot_add_random(&is->types, &is->block, is->a, is->b, is->count, is->c, is->random, d,
                                                  corners, error)
                          : mmaref_dot_add(&is->types, &is->block, is->a, is->b, is->count, is->c, d, corners, error);
}

static void ignore(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    (void)context;
}

/* The result of the last step that is told. Sums of integers, and those that take random bits, are not told. */
static mmaref_status explain(const dot *is, uint64_t *d, mmaref_error *error)
{
    static mmaref_dot_listener listener;

    listener.report = ignore;
    if (is->has_random || (is->types.a >= MMAREF_TYPE_S8 && is->types.a <= MMAREF_TYPE_U4)) {
        return compute(is, d, NULL, error);
    }
    return mmaref_dot_explain(&is->types, &is->block, is->a, is->b, is->count, is->c, &listener, d, error);
}

const char *dot_line_fault(const char *line)
{
    static char fault[200];
    static dot is;
    uint64_t d = 0, with_corners = 0, explained = 0;
    uint32_t corners = 0;
    mmaref_error error;

    if (read(line, &is, &error) != MMAREF_OK || compute(&is, &d, NULL, &error) != MMAREF_OK ||
        compute(&is, &with_corners, &corners, &error) != MMAREF_OK || explain(&is, &explained, &error) != MMAREF_OK) {
        sprintf(fault, "%.40s, field %.40s", mmaref_reason_text(error.reason), mmaref_field_name((uint8_t)error.bits));
        return fault;
    }
    sprintf(fault, "expected %" PRIx64 " got %" PRIx64 ", with corners %" PRIx64 ", step by step %" PRIx64
            "; corners %" PRIx32 " got %" PRIx32, is.expected, d, with_corners, explained, is.corners,
            corners & KNOWN_CORNERS);
    return d == is.expected && with_corners == is.expected && explained == is.expected &&
           (!is.has_corners || is.corners == (corners & KNOWN_CORNERS)) ? NULL : fault;
}
