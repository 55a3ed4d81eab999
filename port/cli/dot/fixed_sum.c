/* SPDX-License-Identifier: MIT */
/* Sums of fixed point. See fixed_sum.h. */
#include "dot/fixed_sum.h"

#include <stdlib.h>
#include <string.h>

#define EXPONENT_MOST 1000 /* as mmaref_dot_fixed takes it */

/* "-40,3": the exponent of the last bit, and the number of words. Empty: none. */
static int read_place(const char *text, mmaref_fixed *fixed)
{
    const char *at = text;
    char *end = NULL;
    long exponent = 0, words = 0;

    fixed->exponent = 0;
    fixed->words = 0;
    if (text[0] == '\0') {
        return EXIT_EQUAL;
    }
    exponent = strtol(at, &end, 10);
    if (end != at && *end == ',' && end[1] >= '0' && end[1] <= '9') {
        words = strtol(end + 1, &end, 10);
    }
    if (*end != '\0' || exponent < -EXPONENT_MOST || exponent > EXPONENT_MOST || words < 1 ||
        words > MMAREF_FIXED_MAX) {
        char reason[100];
        snprintf(reason, sizeof reason, "EXPONENT,WORDS were expected, -%d to %d and 1 to %d: -100,8", EXPONENT_MOST,
                 EXPONENT_MOST, MMAREF_FIXED_MAX);
        return cli_complain("--fixed", text, strlen(text), reason, NULL);
    }
    fixed->exponent = (int16_t)exponent;
    fixed->words = (uint8_t)words;
    return EXIT_EQUAL;
}

/* The magnitude of the words; whether they are negative. */
static bool find_magnitude(const mmaref_fixed *fixed, bignum *magnitude)
{
    const bool negative = fixed->word[fixed->words - 1] >> 31 != 0;
    bignum one;
    unsigned i;

    bignum_set(magnitude, 0);
    for (i = fixed->words; i-- > 0;) {
        bignum_shift_left(magnitude, 32);
        bignum_set(&one, negative ? ~fixed->word[i] : fixed->word[i]);
        bignum_add(magnitude, &one);
    }
    bignum_set(&one, negative);
    bignum_add(magnitude, &one);
    return negative;
}

/* Value, integer, exponent and words; of an infinity or a NaN only the value. */
static void put_sum(table *t, const mmaref_fixed *fixed, unsigned digits)
{
    char text[NUMERAL_MAX];
    bignum magnitude;
    bool negative;
    unsigned i;

    if (fixed->kind != MMAREF_VALUE_NORMAL) {
        table_numeral(t, fixed->kind == MMAREF_VALUE_NAN ? "nan" : fixed->negative ? "-inf" : "inf");
        table_numeral(t, "");
        table_numeral(t, "");
        table_numeral(t, "");
        return;
    }
    negative = find_magnitude(fixed, &magnitude);
    numeral_write_whole(text, negative, &magnitude, fixed->exponent, digits);
    table_numeral(t, text);
    numeral_write_whole(text, negative, &magnitude, 0, 0);
    table_numeral(t, bignum_bits(&magnitude) < 64 ? text : "");
    table_number(t, fixed->exponent);
    strcpy(text, "0x");
    for (i = fixed->words; i-- > 0;) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%08lx", (unsigned long)fixed->word[i]);
    }
    table_text(t, "%s", text);
}

static int check(const dot *of, const dot_options *o)
{
    if (of->has_instruction) {
        return cli_complain("--fixed", o->line.argument[0], strlen(o->line.argument[0]),
                            "it needs --types: an instruction rounds its sums", NULL);
    }
    if (o->explain || o->flags) {
        return cli_complain(NULL, "", 0, "--fixed excludes --explain and --flags", NULL);
    }
    return of->style == NUMERAL_HEX || of->style == NUMERAL_HEXFLOAT
               ? cli_complain(NULL, "", 0, "--fixed excludes --hex and --hexfloat", NULL)
               : EXIT_EQUAL;
}

int fixed_sum_answer(const dot *of, const dot_options *o, const arith_list *list)
{
    static const char *const heads[] = { "arithmetic", "value", "integer", "exponent", "words" };
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    const mmaref_dot asked = dot_of(of, scale_a, scale_b);
    mmaref_fixed place, fixed;
    mmaref_error error;
    unsigned i;
    table t;

    if (check(of, o) != EXIT_EQUAL || read_place(o->fixed, &place) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&t, o->line.style, false, heads, sizeof heads / sizeof heads[0]);
    for (i = 0; i < list->count; i++) {
        fixed = place;
        if (mmaref_dot_fixed(&asked, &list->of[i].block, &fixed, &error) != MMAREF_OK) {
            if (error.reason == MMAREF_REASON_FIXED_PLACE) {
                return cli_complain("--fixed", "", 0, "an exact sum needs EXPONENT,WORDS: -100,8", NULL);
            }
            return dot_complain(of, &list->of[i], &error);
        }
        table_text(&t, "%s", list->of[i].text);
        put_sum(&t, &fixed, of->style == NUMERAL_DECIMAL ? 0 : 17);
    }
    dot_put_title(&t, of);
    return table_close(&t);
}
