/* SPDX-License-Identifier: MIT */
/* Computes the dot products of standard input, lines as tests/reference/dot_random.lua prints them, and compares. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref.h"

#define LINE_MAX_BYTES 8192

/* A number of a type's word. */
static uint8_t type_of(const char *word)
{
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

/* Whether the library gives the result of a line. */
static int agrees(char *at)
{
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], c, expected, d = 0;
    mmaref_dot_types types;
    mmaref_arithmetic block;
    mmaref_error error;
    mmaref_status status;
    const char *random;
    char *end;
    uint16_t count, k;

    types.a = type_of(next_word(&at));
    types.b = type_of(next_word(&at));
    types.c = type_of(next_word(&at));
    types.d = type_of(next_word(&at));
    count = (uint16_t)strtoul(next_word(&at), NULL, 10);
    random = next_word(&at);
    for (k = 0; k < count; k++) {
        a[k] = next_hex(&at);
    }
    for (k = 0; k < count; k++) {
        b[k] = next_hex(&at);
    }
    c = next_hex(&at);
    expected = next_hex(&at);
    end = at + strcspn(at, "\n");
    status = mmaref_arithmetic_parse(NULL, at, (size_t)(end - at), &block, NULL, &error);
    if (status == MMAREF_OK && random[0] == '-') {
        status = mmaref_dot_add(&types, &block, a, b, count, c, &d, NULL, &error);
    } else if (status == MMAREF_OK) {
        uint32_t word = (uint32_t)strtoul(random, NULL, 16);
        status = mmaref_dot_add_random(&types, &block, a, b, count, c, word, &d, NULL, &error);
    }
    if (status != MMAREF_OK) {
        printf("%s, field %s\n", mmaref_reason_text(error.reason), mmaref_field_name((uint8_t)error.bits));
    } else if (d != expected) {
        printf("expected %" PRIx64 " got %" PRIx64 "\n", expected, d);
    }
    return status == MMAREF_OK && d == expected;
}

int main(void)
{
    static char line[LINE_MAX_BYTES], copy[LINE_MAX_BYTES];
    unsigned long passed = 0, failed = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        strcpy(copy, line);
        if (agrees(copy)) {
            passed++;
        } else if (failed++ < 20) {
            fputs(line, stdout);
        }
    }
    printf("%lu passed, %lu failed\n", passed, failed);
    return failed != 0 || passed == 0;
}
