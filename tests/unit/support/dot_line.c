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

/* The number of a type, from its text. */
static uint32_t next_type(char **at)
{
    const char *word = next_word(at);
    uint32_t type;

    if (strcmp(word, "own") == 0) {
        return MMAREF_TYPE_OWN;
    }
    return mmaref_type_parse(word, strlen(word), &type) == MMAREF_OK ? type : 0;
}

typedef struct {
    mmaref_dot dot;
    mmaref_arithmetic block;
    bool has_block; /* the text of the block is one */
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    uint32_t random;
    const char *expected, *corners;
} sum;

/* The corners that the reference tells. */
#define KNOWN_CORNERS \
    (MMAREF_COVER_SUBNORMAL_IN | MMAREF_COVER_FLOOR | MMAREF_COVER_NAN_IN | MMAREF_COVER_INF_TIMES_ZERO | \
     MMAREF_COVER_SIGNALLING)

/* The part of a word up to the next colon, which is overwritten. */
static char *next_part(char **at)
{
    char *part = *at;

    *at += strcspn(*at, ":");
    if (**at != '\0') {
        *(*at)++ = '\0';
    }
    return part;
}

static void read_scales(const char *text, uint8_t *scales)
{
    unsigned i, byte;

    for (i = 0; i < MMAREF_SCALES_MAX && sscanf(text + 2 * i, "%2x", &byte) == 1; i++) {
        scales[i] = (uint8_t)byte;
    }
}

/* COUNT, or COUNT:TYPE:LENGTH:A:B. */
static void read_count(char *word, sum *is)
{
    is->dot.count = (uint16_t)strtoul(next_part(&word), NULL, 10);
    if (*word != '\0') {
        is->dot.scale_type = strcmp(next_part(&word), "ue8m0") == 0 ? MMAREF_TYPE_UE8M0 : MMAREF_TYPE_UE4M3;
        is->dot.scale_length = (uint8_t)strtoul(next_part(&word), NULL, 10);
        read_scales(next_part(&word), is->scale_a);
        read_scales(next_part(&word), is->scale_b);
        is->dot.scale_a = is->scale_a;
        is->dot.scale_b = is->scale_b;
    }
}

static void read(const char *line, sum *is)
{
    static char copy[DOT_LINE_BYTES];
    const char *random;
    char *at = copy;
    mmaref_error error;
    uint16_t k;

    copy[0] = '\0';
    strncat(copy, line, sizeof copy - 1);
    memset(is, 0, sizeof *is);
    is->dot.types.a = next_type(&at);
    is->dot.types.b = next_type(&at);
    is->dot.types.c = next_type(&at);
    is->dot.types.d = next_type(&at);
    read_count(next_word(&at), is);
    random = next_word(&at);
    is->random = (uint32_t)strtoul(random, NULL, 16);
    is->dot.random = random[0] == '-' ? NULL : &is->random;
    for (k = 0; k < is->dot.count && k < MMAREF_DOT_MAX; k++) {
        is->a[k] = next_hex(&at);
    }
    for (k = 0; k < is->dot.count && k < MMAREF_DOT_MAX; k++) {
        is->b[k] = next_hex(&at);
    }
    is->dot.a = is->a;
    is->dot.b = is->b;
    is->dot.c = next_hex(&at);
    is->expected = next_word(&at);
    is->corners = next_word(&at);
    is->has_block = mmaref_arithmetic_parse(NULL, at, strcspn(at, "\n"), &is->block, NULL, &error) == MMAREF_OK;
}

static void ignore(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    (void)context;
}

/* The result of the last step that is told. Sums of integers, and those with scale factors, are not told. */
static mmaref_status explain(const sum *is, uint64_t *d, mmaref_error *error)
{
    static mmaref_dot_listener listener;

    listener.report = ignore;
    if (is->dot.scale_type != 0 || (is->dot.types.a >= MMAREF_TYPE_S8 && is->dot.types.a <= MMAREF_TYPE_U4)) {
        return mmaref_dot_add(&is->dot, &is->block, d, NULL, error);
    }
    return mmaref_dot_explain(&is->dot, &is->block, &listener, d, error);
}

static char fault[4 * MMAREF_FIXED_MAX + 8 * MMAREF_FIXED_MAX + 400];

static bool has_own(const mmaref_dot_types *types)
{
    return types->a == MMAREF_TYPE_OWN || types->b == MMAREF_TYPE_OWN || types->c == MMAREF_TYPE_OWN ||
           types->d == MMAREF_TYPE_OWN;
}

/* A type that no block describes is no type. */
static const char *refusal_fault(const sum *is, mmaref_status status)
{
    if (!is->has_block || status == MMAREF_E_ARITHMETIC ||
        (status == MMAREF_E_ARGUMENT && has_own(&is->dot.types))) {
        return NULL;
    }
    sprintf(fault, "expected to be refused, got %s", mmaref_status_name(status));
    return fault;
}

/* Expected, as text, without the exponent where nothing sets it. */
static void write_fixed(const mmaref_fixed *fixed, const char *expected, char *text)
{
    static const char *const names[] = {"inf", "-inf", "nan"};
    unsigned i;

    text += expected[0] == '*' ? sprintf(text, "*:%d:", fixed->words)
                               : sprintf(text, "%d:%d:", fixed->exponent, fixed->words);
    if (fixed->kind != MMAREF_VALUE_NORMAL) {
        strcpy(text, names[fixed->kind == MMAREF_VALUE_NAN ? 2 : fixed->negative]);
        return;
    }
    for (i = fixed->words; i-- > 0;) {
        text += sprintf(text, "%08" PRIx32, fixed->word[i]);
    }
}

static const char *fixed_fault(const sum *is, const char *expected)
{
    static mmaref_fixed fixed;
    static char text[8 * MMAREF_FIXED_MAX + 20];
    mmaref_error error;
    mmaref_status status;
    char *end;

    memset(&fixed, 0xff, sizeof fixed);
    if (strcmp(expected, "illegal") == 0) {
        fixed.words = 1;
    } else if (is->block.fraction_bits == MMAREF_UNLIMITED) {
        fixed.exponent = (int16_t)strtol(expected, &end, 10);
        fixed.words = (uint8_t)strtoul(end + 1, NULL, 10);
    }
    status = is->has_block ? mmaref_dot_fixed(&is->dot, &is->block, &fixed, &error) : MMAREF_E_ARITHMETIC;
    if (strcmp(expected, "illegal") == 0) {
        return refusal_fault(is, status);
    }
    if (status != MMAREF_OK) {
        sprintf(fault, "expected %.300s got %s", expected, mmaref_status_name(status));
        return fault;
    }
    if (fixed.kind != MMAREF_VALUE_NORMAL && is->block.fraction_bits != MMAREF_UNLIMITED) {
        fixed.exponent = (int16_t)strtol(expected, &end, 10); /* it says nothing */
        fixed.words = (uint8_t)strtoul(end + 1, NULL, 10);
    }
    write_fixed(&fixed, expected, text);
    sprintf(fault, "expected fixed %.330s got %.330s", expected, text);
    return strcmp(text, expected) == 0 ? NULL : fault;
}

/* Whether corners are those of a word: -, CORNERS, or CORNERS:FLAGS. */
static bool same_corners(const char *word, uint32_t corners)
{
    char *end;
    uint32_t known = (uint32_t)strtoul(word, &end, 16);

    return word[0] == '-' || (known == (corners & KNOWN_CORNERS) &&
                              (*end != ':' || strtoul(end + 1, NULL, 16) == mmaref_flags(corners)));
}

const char *dot_line_fault(const char *line)
{
    static sum is;
    uint64_t d = 0, with_corners = 0, explained = 0, expected;
    uint32_t corners = 0;
    mmaref_status status;
    mmaref_error error;

    read(line, &is);
    if (strncmp(is.expected, "fixed:", 6) == 0) {
        return fixed_fault(&is, is.expected + 6);
    }
    status = is.has_block ? mmaref_dot_add(&is.dot, &is.block, &d, NULL, &error) : MMAREF_E_ARITHMETIC;
    if (strcmp(is.expected, "illegal") == 0) {
        return refusal_fault(&is, status);
    }
    if (status != MMAREF_OK || mmaref_dot_add(&is.dot, &is.block, &with_corners, &corners, &error) != MMAREF_OK ||
        explain(&is, &explained, &error) != MMAREF_OK) {
        sprintf(fault, "%.40s, field %.40s", mmaref_reason_text(error.reason), mmaref_field_name((uint8_t)error.bits));
        return fault;
    }
    expected = strtoull(is.expected, NULL, 16);
    sprintf(fault, "expected %" PRIx64 " got %" PRIx64 ", with corners %" PRIx64 ", step by step %" PRIx64
            "; corners %.30s got %" PRIx32 ":%x", expected, d, with_corners, explained, is.corners,
            corners & KNOWN_CORNERS, mmaref_flags(corners));
    return d == expected && with_corners == expected && explained == expected && same_corners(is.corners, corners)
               ? NULL : fault;
}
