/* SPDX-License-Identifier: MIT */
/* Options of rows in shared memory. See bank_options.h. */
#include "layout/bank_options.h"

#include <stdlib.h>
#include <string.h>

#include "base/options.h"

#define BYTES_MAX (1ul << 24) /* addresses of all rows fit in 32 bits */

/* Reads the integer at *at, with or without a sign, and `end` after it; false if it is written otherwise. */
static bool read_integer(const char **at, char end, int *value)
{
    bool negative = **at == '-';
    const char *digit = *at + negative;

    for (*value = 0; *digit >= '0' && *digit <= '9' && *value < 100; digit++) {
        *value = 10 * *value + (*digit - '0');
    }
    if (digit == *at + negative || *digit != end) {
        return false;
    }
    *value = negative ? -*value : *value;
    *at = digit + (end != '\0');
    return true;
}

int bank_read_swizzle(const char *text, bank_swizzle *swizzle)
{
    static const char name[] = "Swizzle<";
    bool named = strncmp(text, name, sizeof name - 1) == 0;
    const char *at = text + (named ? sizeof name - 1 : 0), *why = NULL;
    int bits, base, shift;

    if (!read_integer(&at, ',', &bits) || !read_integer(&at, ',', &base) ||
        !read_integer(&at, named ? '>' : '\0', &shift) || *at != '\0' || bits < 0 || base < 0) {
        why = "a swizzle is B,M,S as in CuTe's Swizzle<B,M,S>: 3,4,3";
    } else if (abs(shift) < bits) {
        why = "S is at least B, or at most -B";
    } else if (bits + base + abs(shift) > 32 || base + abs(shift) > 31) {
        why = "B + M + S is more than the 32 bits of an address";
    }
    if (why != NULL) {
        return cli_complain("--swizzle", text, strlen(text), why, NULL);
    }
    swizzle->bits = (unsigned)bits;
    swizzle->base = (unsigned)base;
    swizzle->shift = shift;
    return EXIT_EQUAL;
}

int bank_swizzle_rows(const bank_swizzle *s, const bank_rows *from, bank_rows *rows)
{
    char place[40], reason[160];
    unsigned row;

    *rows = *from;
    for (row = 0; row < rows->count; row++) {
        rows->address[row] = bank_swizzled(s, from->address[row]);
        if (rows->address[row] % rows->bytes != 0) {
            snprintf(place, sizeof place, "%u,%u,%d", s->bits, s->base, s->shift);
            snprintf(reason, sizeof reason, "the row of lane %u would begin at %lu, no multiple of %u; B,M,S of 16-bit "
                     "elements is B,M+1,S of bytes", row, (unsigned long)rows->address[row], rows->bytes);
            return cli_complain("--swizzle", place, strlen(place), reason, NULL);
        }
    }
    if (s->bits != 0 && 1u << s->base < rows->bytes) {
        fprintf(stderr, "mmaref: note: Swizzle<%u,%u,%d> of bytes tears rows of %u bytes; of 16-bit elements it is "
                "%u,%u,%d\n", s->bits, s->base, s->shift, rows->bytes, s->bits, s->base + 1, s->shift);
    }
    return EXIT_EQUAL;
}

int bank_read_bytes(const char *what, const char *text, unsigned row_bytes, unsigned long *bytes)
{
    char reason[80];

    if (command_line_number(text, what, 0, BYTES_MAX, bytes) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (*bytes % row_bytes != 0) {
        snprintf(reason, sizeof reason, "a row begins at a multiple of %u bytes", row_bytes);
        return cli_complain(what, text, strlen(text), reason, NULL);
    }
    return EXIT_EQUAL;
}
