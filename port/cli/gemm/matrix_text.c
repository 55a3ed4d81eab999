/* SPDX-License-Identifier: MIT */
/* Matrices as lines of text. See gemm.h. */
#include <string.h>

#include "base/hex.h"
#include "gemm/gemm.h"

typedef struct {
    gemm *g;
    const char *path;
    unsigned line;
    bool hex;
} reading;

/* The next word from *at on, or NULL; *at moves past it. The NUL after the line ends it, too. */
static const char *next_text(const char **at, size_t *length)
{
    const char *start = *at, *end;

    while (*start == ' ' || *start == '\t' || *start == '\r') {
        start++;
    }
    for (end = start; *end != ' ' && *end != '\t' && *end != '\r' && *end != '\0'; end++) {
    }
    *at = end;
    *length = (size_t)(end - start);
    return end == start ? NULL : start;
}

/* Reads a hexadecimal word, as in a register. */
static int take_hex(const reading *r, unsigned kind, const char *place, const char *text, size_t length)
{
    size_t zeros = 0, digits;
    uint64_t word;

    while (zeros < length && text[zeros] == '0') {
        zeros++;
    }
    digits = length - zeros;
    if (cli_read_hex(text + zeros, digits, &word) != digits) {
        return cli_complain(place, text, length, "not a hexadecimal element", NULL);
    }
    if (digits > 16) {
        return cli_complain(place, text, length, "wider than an element", NULL);
    }
    return gemm_take_word(r->g, kind, place, text, length, word);
}

/* One line: a key and elements. `text` ends at a NUL, comments removed. */
static int read_line(const reading *r, const char *text)
{
    size_t length;
    const char *word = next_text(&text, &length);
    char place[300];
    unsigned kind;

    snprintf(place, sizeof place, "%s:%u", r->path, r->line);
    if (word == NULL) {
        return EXIT_EQUAL;
    }
    for (kind = 0; kind < GEMM_INPUTS; kind++) {
        if (strlen(gemm_name(kind)) == length && memcmp(word, gemm_name(kind), length) == 0) {
            break;
        }
    }
    if (kind == GEMM_INPUTS) {
        return cli_complain(place, word, length, "a line starts with a, b, c, scale_a or scale_b", NULL);
    }
    while ((word = next_text(&text, &length)) != NULL) {
        if ((r->hex ? take_hex(r, kind, place, word, length)
                    : gemm_take_text(r->g, kind, place, word, length)) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

int gemm_read_text(gemm *g, const char *path, char *text, bool hex)
{
    reading r = { g, path, 0, hex };

    while (text != NULL) {
        char *line = text, *newline = strchr(text, '\n');
        r.line++;
        text = newline == NULL ? NULL : newline + 1;
        if (newline != NULL) {
            *newline = '\0';
        }
        line[strcspn(line, "#")] = '\0';
        if (read_line(&r, line) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}
