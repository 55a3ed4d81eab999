/* SPDX-License-Identifier: MIT */
/* Notes on elements. See note.h. */
#include "number/note.h"

#include <string.h>

#include "base/escape.h"
#include "number/element_type.h"

#define NOTES_MAX 4 /* of a matrix, before they are only counted */
#define SEEN_MAX 8 /* elements that one note names; neighbours and the largest number are fewer */

static void put_number(uint32_t type, uint64_t pattern)
{
    static char text[NUMERAL_MAX];
    static bignum x;
    mmaref_value value;

    numeral_write(text, type, pattern, NUMERAL_SHORT);
    value = element_type_decode(type, pattern);
    if (value.kind < MMAREF_VALUE_INFINITY && value.significand != 0) {
        bignum_set(&x, value.significand);
        numeral_write_whole(text, value.negative, &x, value.exponent, 17);
    }
    fputs(text, stderr);
}

/* Whether it is named what a conversion of `cvt` gives: those that are directed only where a type has no other. */
static bool is_named(const conversion_cvt *row, uint32_t type)
{
    return row->type == type && (type == MMAREF_TYPE_UE8M0 || (row->rounding != MMAREF_ROUND_UP &&
                                                               row->rounding != MMAREF_ROUND_DOWN));
}

/* The other elements that conversions give, each once: "; nearest_away gives 1025". */
static void put_others(uint32_t type, const mmaref_value *value, uint64_t result, const char *option)
{
    uint64_t seen[SEEN_MAX], pattern;
    char name[CONVERSION_TEXT_MAX];
    unsigned count = 1, i, k;

    seen[0] = result;
    for (i = 0; i < conversion_cvt_count && count < SEEN_MAX; i++) {
        const conversion how = { conversion_cvts[i].rounding, conversion_cvts[i].saturates, true, false };
        if (!is_named(&conversion_cvts[i], type) || !conversion_encode(how, type, value, &pattern)) {
            continue;
        }
        for (k = 0; k < count && seen[k] != pattern; k++) {
        }
        if (k == count) {
            seen[count++] = pattern;
            fprintf(stderr, "%s%s%s gives ", count == 2 ? "; " : ", ", option, conversion_text(how, name));
            put_number(type, pattern);
        }
    }
}

static void begin(const char *place)
{
    fputs("mmaref: note: ", stderr);
    escape_put(stderr, place, strlen(place), '\0');
}

void note_element(const char *place, const char *text, size_t length, uint32_t type, conversion how,
                  const numeral_text *from, const numeral *to)
{
    const unsigned shift = element_type_get(type).shift;
    const uint64_t result = to->pattern >> shift << shift;
    const mmaref_value value = numeral_value(type, from);
    char name[MMAREF_TYPE_TEXT_MAX], rule[CONVERSION_TEXT_MAX];

    if (!to->rounded && !to->ignores) {
        return;
    }
    begin(place);
    fputs(": '", stderr);
    escape_put(stderr, text, length, '\0');
    fputs(to->ignores ? "' is " : "' becomes ", stderr);
    put_number(type, result);
    fprintf(stderr, " in %s", element_type_name(type, name));
    if (to->ignores) {
        fprintf(stderr, ", which ignores the low %u bits", shift);
    } else {
        fprintf(stderr, " (%s)", conversion_text(how, rule));
    }
    if (!how.is_fixed) {
        put_others(type, &value, result, to->ignores ? "--convert " : "");
    }
    putc('\n', stderr);
}

void notes_add(notes *of, const char *place, const char *text, size_t length, uint32_t type, conversion how,
               const numeral_text *from, const numeral *to)
{
    of->rounded += to->rounded;
    of->ignores += to->ignores;
    if ((to->rounded ? of->rounded : of->ignores) <= NOTES_MAX) {
        note_element(place, text, length, type, how, from, to);
    }
}

/* Notes elements beyond those that have a note of their own. */
static void put_count(const char *place, size_t count, const char *matrix, const char *what, uint32_t type)
{
    char name[MMAREF_TYPE_TEXT_MAX];

    if (count > NOTES_MAX) {
        begin(place);
        fprintf(stderr, ": %lu more elements of %s %s %s\n", (unsigned long)(count - NOTES_MAX), matrix, what,
                element_type_name(type, name));
    }
}

void notes_end(const notes *of, const char *place, const char *matrix, uint32_t type)
{
    put_count(place, of->rounded, matrix, "are rounded to", type);
    put_count(place, of->ignores, matrix, "have bits that are ignored by", type);
}
