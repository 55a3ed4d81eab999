/* SPDX-License-Identifier: MIT */
/* Sums of fixed point. See fixed_sum.h. */
#include "fixed_sum.h"

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
        return host_complain("--fixed", text, strlen(text), reason, NULL);
    }
    fixed->exponent = (int16_t)exponent;
    fixed->words = (uint8_t)words;
    return EXIT_EQUAL;
}

/* The magnitude of the words; whether they are negative. */
static bool find_magnitude(const mmaref_fixed *fixed, whole *magnitude)
{
    const bool negative = fixed->word[fixed->words - 1] >> 31 != 0;
    whole one;
    unsigned i;

    whole_set(magnitude, 0);
    for (i = fixed->words; i-- > 0;) {
        whole_shift_left(magnitude, 32);
        whole_set(&one, negative ? ~fixed->word[i] : fixed->word[i]);
        whole_add(magnitude, &one);
    }
    whole_set(&one, negative);
    whole_add(magnitude, &one);
    return negative;
}

/* Value, integer, exponent and words; of what is no number the value alone. */
static void put_sum(table *t, const mmaref_fixed *fixed, unsigned digits)
{
    char text[NUMERAL_MAX];
    whole magnitude;
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
    table_numeral(t, whole_bits(&magnitude) < 64 ? text : "");
    table_number(t, fixed->exponent);
    strcpy(text, "0x");
    for (i = fixed->words; i-- > 0;) {
        snprintf(text + strlen(text), sizeof text - strlen(text), "%08lx", (unsigned long)fixed->word[i]);
    }
    table_text(t, "%s", text);
}

static int check(const dot *of, const command_line *line)
{
    if (of->has_instruction) {
        return host_complain("--fixed", line->argument[0], strlen(line->argument[0]),
                             "a sum that is not rounded is one of a unit of one's own: --types", NULL);
    }
    if (line->with_explanation || line->with_flags) {
        return host_complain(NULL, "", 0, "--fixed excludes --explain and --flags", NULL);
    }
    return of->style == NUMERAL_HEX || of->style == NUMERAL_HEXFLOAT
               ? host_complain(NULL, "", 0, "--fixed excludes --hex and --hexfloat", NULL)
               : EXIT_EQUAL;
}

int fixed_sum_answer(const dot *of, const command_line *line, const arith_list *list)
{
    static const char *const heads[] = { "arithmetic", "value", "integer", "exponent", "words" };
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
    const mmaref_dot asked = dot_of(of, scale_a, scale_b);
    mmaref_fixed place, fixed;
    mmaref_error error;
    unsigned i;
    table t;

    if (check(of, line) != EXIT_EQUAL || read_place(line->fixed, &place) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&t, line->style, false, heads, sizeof heads / sizeof heads[0]);
    for (i = 0; i < list->count; i++) {
        fixed = place;
        if (mmaref_dot_fixed(&asked, &list->of[i].block, &fixed, &error) != MMAREF_OK) {
            if (error.reason == MMAREF_REASON_FIXED_PLACE) {
                return host_complain("--fixed", "", 0, "an exact sum needs EXPONENT,WORDS: -100,8", NULL);
            }
            return dot_complain(of, &list->of[i], &error);
        }
        table_text(&t, "%s", list->of[i].text);
        put_sum(&t, &fixed, of->style == NUMERAL_DECIMAL ? 0 : 17);
    }
    dot_put_title(&t, of);
    return table_close(&t);
}
