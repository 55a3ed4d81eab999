/* SPDX-License-Identifier: MIT */
/* Conversion of numbers to elements. See conversion.h. */
#include "number/conversion.h"

#include <string.h>

#include "base/letters.h"
#include "base/spelling.h"
#include "number/element_type.h"

const conversion conversion_usual = { MMAREF_ROUND_NEAREST_EVEN, false, false, false };
const conversion conversion_fixed = { MMAREF_ROUND_NEAREST_EVEN, false, false, true };

/* ---- Reading --------------------------------------------------------- */

static const char *rule_name(size_t index, const void *context)
{
    (void)context;
    return index < conversion_rule_count ? conversion_rules[index].name : NULL;
}

/* `word` is NULL where a rule has none. */
static bool is_word(const char *text, size_t length, const char *word)
{
    return word != NULL && letters_same(text, length, word);
}

static const conversion_rule *find_rule(const char *text, size_t length)
{
    const conversion_rule *rule;

    for (rule = conversion_rules; rule < conversion_rules + conversion_rule_count; rule++) {
        if (is_word(text, length, rule->name) || is_word(text, length, rule->cvt) ||
            is_word(text, length, rule->integer)) {
            return rule;
        }
    }
    return NULL;
}

static int complain_of_word(const char *text, size_t length)
{
    char reason[160] = "neither a rule nor a modifier of cvt: ";
    unsigned i;

    if (is_word(text, length, "rs")) {
        return cli_complain("--convert", text, length, "stochastic rounding needs random bits, which a number has not",
                            NULL);
    }
    if (is_word(text, length, "relu")) {
        return cli_complain("--convert", text, length, "negative numbers stay what they are", NULL);
    }
    for (i = 0; i < conversion_rule_count; i++) {
        strcat(reason, i == 0 ? "" : " ");
        strcat(reason, conversion_rules[i].name);
    }
    return cli_complain("--convert", text, length, reason, spelling_nearest(text, length, rule_name, NULL));
}

/* The type that "e4m3x2" names, or "e4m3"; 0 if it is none. */
static uint32_t find_type(const char *text, size_t length)
{
    uint32_t type;

    if (length > 2 && text[length - 2] == 'x' && (text[length - 1] == '2' || text[length - 1] == '4')) {
        length -= 2;
    }
    return mmaref_type_parse(text, length, &type) == MMAREF_OK && type <= MMAREF_TYPE_S32 ? type : 0;
}

/* [cvt.]RULE[.satfinite][.TYPE[.SOURCE]]; numbers are exact, whatever type they come from. */
static int read_one(const char *text, size_t length, uint32_t *type, conversion *how)
{
    const conversion_rule *rule = NULL;
    const char *word, *end = text + length;
    unsigned types = 0;
    size_t size;
    uint32_t found;

    *type = 0;
    *how = conversion_usual;
    how->is_given = true;
    for (word = text; word < end; word += size + 1) {
        for (size = 0; word + size < end && word[size] != '.'; size++) {
        }
        found = rule != NULL ? find_type(word, size) : 0;
        if (is_word(word, size, "cvt") && word == text) {
            continue;
        }
        if (found != 0 && types++ < 2) {
            *type = types == 1 ? found : *type;
        } else if (rule != NULL && types == 0 && is_word(word, size, "satfinite") && !how->saturates) {
            how->saturates = true;
        } else if (rule != NULL || (rule = find_rule(word, size)) == NULL) {
            return complain_of_word(word, size);
        }
    }
    if (rule == NULL) {
        return complain_of_word(text, length);
    }
    how->rounding = rule->rounding;
    return EXIT_EQUAL;
}

int conversions_read(const char *text, conversions *read)
{
    size_t length;
    unsigned i;

    memset(read, 0, sizeof *read);
    for (; text != NULL && *(text += strspn(text, ", ")) != '\0'; text += length) {
        length = strcspn(text, ", ");
        if (read->count == CONVERSIONS_MAX) {
            return cli_complain("--convert", text, length, "one conversion too many", NULL);
        }
        if (read_one(text, length, &read->of[read->count].type, &read->of[read->count].how) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        for (i = 0; i < read->count; i++) {
            if (read->of[i].type == read->of[read->count].type) {
                return cli_complain("--convert", text, length, "a second conversion to the same type", NULL);
            }
        }
        read->count++;
    }
    return text == NULL || read->count != 0 ? EXIT_EQUAL : complain_of_word("", 0);
}

/* ---- What cvt has ---------------------------------------------------- */

/* Whether `cvt` has a conversion; unless `exactly`, also one that has to saturate where the conversion does not. */
static bool has_cvt(uint32_t type, conversion how, bool exactly)
{
    unsigned i;

    for (i = 0; i < conversion_cvt_count; i++) {
        const conversion_cvt *row = &conversion_cvts[i];
        if (row->type == type && row->rounding == how.rounding &&
            (row->saturates == how.saturates || (row->saturates && !exactly))) {
            return true;
        }
    }
    return false;
}

/* "PTX has no such cvt to e4m3, only rn.satfinite" */
static void say_what_cvt_has(uint32_t type, char text[160])
{
    char name[MMAREF_TYPE_TEXT_MAX];
    unsigned i, count = 0;

    sprintf(text, "PTX has no such cvt to %s", element_type_name(type, name));
    for (i = 0; i < conversion_cvt_count; i++) {
        const conversion_cvt *row = &conversion_cvts[i];
        if (row->type == type) {
            strcat(text, count++ == 0 ? ", only " : " ");
            strcat(text, row->modifier);
            strcat(text, row->saturates ? ".satfinite" : "");
        }
    }
}

static bool is_among(uint32_t type, const uint32_t *types)
{
    while (*types != 0 && *types != type) {
        types++;
    }
    return *types != 0;
}

/* Notes that `cvt` lacks a conversion that is computed nevertheless. Of custom formats it has none. */
static void note_lack(conversion how, uint32_t type)
{
    char text[CONVERSION_TEXT_MAX], reason[160];

    if (type <= MMAREF_TYPE_S32 && !has_cvt(type, how, false)) {
        say_what_cvt_has(type, reason);
        fprintf(stderr, "mmaref: note: --convert: '%s': %s\n", conversion_text(how, text), reason);
    }
}

int conversions_check(const char *text, const conversions *of, const uint32_t *types)
{
    char reason[160], name[MMAREF_TYPE_TEXT_MAX];
    unsigned i, k;

    for (i = 0; i < of->count; i++) {
        const uint32_t type = of->of[i].type;
        if (type != 0 && !is_among(type, types)) {
            snprintf(reason, sizeof reason, "neither A, B nor scale factors are of %s", element_type_name(type, name));
            return cli_complain("--convert", text, strlen(text), reason, NULL);
        }
        if (type != 0 && !has_cvt(type, of->of[i].how, true)) {
            say_what_cvt_has(type, reason);
            return cli_complain("--convert", text, strlen(text), reason, NULL);
        }
    }
    for (k = 0; k < 2 && types[k] != 0; k++) {
        const conversion how = conversions_get(of, types[k], false);
        if (how.is_given && (k == 0 || types[k] != types[0])) {
            note_lack(how, types[k]);
        }
    }
    return EXIT_EQUAL;
}

conversion conversions_get(const conversions *of, uint32_t type, bool is_scale)
{
    const conversion *how = is_scale ? &conversion_fixed : &conversion_usual;
    unsigned i;

    for (i = 0; i < of->count; i++) {
        if (of->of[i].type == type || (of->of[i].type == 0 && !is_scale && !how->is_given)) {
            how = &of->of[i].how;
        }
    }
    return *how;
}

const char *conversion_text(conversion how, char text[CONVERSION_TEXT_MAX])
{
    unsigned i = 0;

    while (i + 1 < conversion_rule_count && conversion_rules[i].rounding != how.rounding) {
        i++;
    }
    sprintf(text, "%s%s", conversion_rules[i].name, how.saturates ? ".satfinite" : "");
    return text;
}

/* ---- Rounding -------------------------------------------------------- */

static bool round_value(uint8_t rounding, uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    return mmaref_value_encode(type, rounding, value, pattern) == MMAREF_OK;
}

/* Of the two neighbours, whose patterns are adjacent, the one whose last bit is set. */
static bool round_to_odd(uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    const mmaref_type format = element_type_get(type);
    uint64_t below, above;

    if (!round_value(MMAREF_ROUND_DOWN, type, value, &below) || !round_value(MMAREF_ROUND_UP, type, value, &above)) {
        return false;
    }
    *pattern = (above >> format.shift) % 2 != 0 ? above : below;
    return true;
}

static bool round_by(uint8_t rounding, uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    return rounding == MMAREF_ROUND_ODD ? round_to_odd(type, value, pattern)
                                        : round_value(rounding, type, value, pattern);
}

/* NaN in a type that has none becomes the largest number, as any other that is too large. */
static bool saturate(uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    mmaref_value huge = { MMAREF_VALUE_NORMAL, false, 0x2000, 1 };

    huge.negative = value->negative && value->kind != MMAREF_VALUE_NAN && element_type_get(type).sign_bits != 0;
    return round_value(MMAREF_ROUND_ZERO, type, &huge, pattern);
}

bool conversion_encode(conversion how, uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    bool done = round_by(how.rounding, type, value, pattern);

    if (!how.saturates || element_type_get(type).kind != MMAREF_KIND_FLOAT || value->kind == MMAREF_VALUE_ZERO ||
        (done && element_type_decode(type, *pattern).kind != MMAREF_VALUE_INFINITY)) {
        return done;
    }
    return (done || value->kind >= MMAREF_VALUE_INFINITY) && saturate(type, value, pattern);
}
