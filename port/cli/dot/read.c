/* SPDX-License-Identifier: MIT */
/* Reading a dot product. See read.h. */
#include "dot/read.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/spelling.h"
#include "number/element_type.h"

#define F64_MAX 16 /* products of f64, as mmaref_dot_add takes them */

/* ---- Reading --------------------------------------------------------- */

/* The next element of a list, between commas or blanks; false after the last. */
static bool next_element(const char **at, const char **element, size_t *length)
{
    *at += strspn(*at, ", ");
    *element = *at;
    *length = strcspn(*at, ", ");
    *at += *length;
    return *length != 0;
}

/* Whether an element before a comma is missing: the following ones would have the wrong k. */
static bool lacks_element(const char *list)
{
    const char *comma;

    for (comma = strchr(list, ','); comma != NULL; comma = strchr(comma + 1, ',')) {
        if (comma[1 + strspn(comma + 1, " ")] == ',') {
            return true;
        }
    }
    return list[strspn(list, " ")] == ',';
}

static unsigned count_elements(const char *list)
{
    const char *element;
    size_t length;
    unsigned count = 0;

    while (next_element(&list, &element, &length)) {
        count++;
    }
    return count;
}

/* The candidates for a misspelt type: the library's types, and `own`, the custom format of a block. */
static const char *type_word(size_t index, const void *context)
{
    (void)context;
    return index < MMAREF_TYPE_S32 ? mmaref_token_text((uint8_t)(index + 1)) : index == MMAREF_TYPE_S32 ? "own" : NULL;
}

static int complain_of_type(const char *word, size_t length)
{
    if (length > 1 && word[0] == 'e' && isdigit((unsigned char)word[1])) {
        return cli_complain("--types", word, length, "unknown format: e1m1 to e8m23 was expected, after it the bias "
                            "(.b0 to .b254), .ieee, .nan, .reserved or .fnuz, and .binade", NULL);
    }
    return cli_complain("--types", word, length, "neither a type nor a format such as e6m10 or e5m2.b15.ieee",
                        spelling_nearest(word, length, type_word, NULL));
}

/* "f16,e6m10.ieee,f32,own" */
static int read_types(dot *of, const char *text)
{
    uint32_t *into[4], type;
    const char *at = text, *word;
    size_t length;
    unsigned i;

    into[0] = &of->types.a;
    into[1] = &of->types.b;
    into[2] = &of->types.c;
    into[3] = &of->types.d;
    for (i = 0; next_element(&at, &word, &length); i++) {
        type = MMAREF_TYPE_OWN;
        if ((length != 3 || memcmp(word, "own", 3) != 0) && mmaref_type_parse(word, length, &type) != MMAREF_OK) {
            return complain_of_type(word, length);
        }
        if (i < 4) {
            *into[i] = type;
        }
    }
    if (i != 4) {
        return cli_complain("--types", text, strlen(text), "A,B,C,D were expected: f16,f16,f32,f32", NULL);
    }
    return EXIT_EQUAL;
}

static int take_list(dot *of, unsigned matrix, const char *place, const char *list)
{
    const char *element;
    size_t length;

    while (list != NULL && next_element(&list, &element, &length)) {
        if (gemm_take_text(&of->g, matrix, place, element, length) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

static int take_all(dot *of, const dot_options *o)
{
    bool taken = take_list(of, GEMM_A, "--a", o->a) == EXIT_EQUAL &&
                 take_list(of, GEMM_B, "--b", o->b) == EXIT_EQUAL &&
                 take_list(of, GEMM_C, "--c", o->c) == EXIT_EQUAL &&
                 take_list(of, GEMM_SCALE_A, "--scale-a", o->scale_a) == EXIT_EQUAL &&
                 take_list(of, GEMM_SCALE_B, "--scale-b", o->scale_b) == EXIT_EQUAL;

    return taken ? gemm_end(&of->g, "dot") : EXIT_UNREADABLE;
}

/* Reads the elements of an instruction's row and column, C and scale factors. */
static int read_matrices(dot *of, const dot_options *o)
{
    gemm *g = &of->g;
    unsigned i;

    g->m = g->n = 1;
    g->k = of->count;
    if (of->count > g->is.k && g->is.type[MMAREF_OPERAND_C] != g->is.type[MMAREF_OPERAND_D]) {
        return cli_complain("--a", o->a, strlen(o->a), "more elements than k need C and D of one type", NULL);
    }
    if (gemm_open(g) != EXIT_EQUAL || take_all(of, o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    of->types.a = g->is.type[MMAREF_OPERAND_A];
    of->types.b = g->is.type[MMAREF_OPERAND_B];
    of->types.c = g->is.type[MMAREF_OPERAND_C];
    of->types.d = g->is.type[MMAREF_OPERAND_D];
    for (i = 0; i < of->count; i++) {
        of->a[i] = gemm_get(&g->matrix[GEMM_A], 0, i);
        of->b[i] = gemm_get(&g->matrix[GEMM_B], i, 0);
    }
    of->c = gemm_get(&g->matrix[GEMM_C], 0, 0);
    return EXIT_EQUAL;
}

static int read_list(const char *place, const char *list, uint32_t type, conversion how, uint64_t *into)
{
    const char *element;
    size_t length;
    numeral_text from;
    numeral got;

    while (list != NULL && next_element(&list, &element, &length)) {
        if (numeral_read_text(place, element, length, type, &from) != EXIT_EQUAL ||
            numeral_encode(place, element, length, type, how, &from, &got) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        *into++ = got.pattern;
        note_element(place, element, length, type, how, &from, &got);
    }
    return EXIT_EQUAL;
}

static bool is_given(const char *text)
{
    return text != NULL;
}

/* Scale factors of a custom unit: as many of A as of B, each of as many elements. */
static int read_scales(dot *of, const dot_options *o)
{
    const char *given = is_given(o->scale_a) ? "--scale-a" : "--scale-b";
    const char *list = is_given(o->scale_a) ? o->scale_a : o->scale_b;
    const unsigned b = is_given(o->scale_b) ? count_elements(o->scale_b) : 0;
    const conversion how = conversions_get(&of->convert, of->scale_type, true);
    char reason[80];

    if (!is_given(list)) {
        return EXIT_EQUAL;
    }
    of->scales = is_given(o->scale_a) ? count_elements(o->scale_a) : 0;
    if (lacks_element(o->scale_a == NULL ? "" : o->scale_a) || of->scales != b) {
        snprintf(reason, sizeof reason, "--scale-a has %u scale factor%s, --scale-b %u", of->scales,
                 of->scales == 1 ? "" : "s", b);
        return cli_complain(given, list, strlen(list), reason, NULL);
    }
    if (of->scales == 0 || of->scales > MMAREF_SCALES_MAX || of->count % of->scales != 0) {
        snprintf(reason, sizeof reason, "1 to %d scale factors were expected, each of as many of %u elements",
                 MMAREF_SCALES_MAX, of->count);
        return cli_complain(given, list, strlen(list), reason, NULL);
    }
    return read_list("--scale-a", o->scale_a, of->scale_type, how, of->scale_a) == EXIT_EQUAL
               ? read_list("--scale-b", o->scale_b, of->scale_type, how, of->scale_b)
               : EXIT_UNREADABLE;
}

static int read_elements(dot *of, const dot_options *o)
{
    unsigned b = count_elements(o->b);

    if (lacks_element(o->a) || lacks_element(o->b)) {
        bool in_a = lacks_element(o->a);
        const char *list = in_a ? o->a : o->b;
        return cli_complain(in_a ? "--a" : "--b", list, strlen(list), "an element is missing before a comma", NULL);
    }
    of->count = count_elements(o->a);
    if (of->count == 0 || of->count != b || of->count > GEMM_EXTENT) {
        char reason[80];
        snprintf(reason, sizeof reason, "%u element%s, but --b has %u", of->count, of->count == 1 ? "" : "s", b);
        return cli_complain("--a", o->a, strlen(o->a), reason, NULL);
    }
    if (o->c != NULL && count_elements(o->c) != 1) {
        return cli_complain("--c", o->c, strlen(o->c), "one number was expected", NULL);
    }
    of->a = calloc(of->count, sizeof *of->a);
    of->b = calloc(of->count, sizeof *of->b);
    if (of->a == NULL || of->b == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (of->has_instruction) {
        return read_matrices(of, o);
    }
    if (of->count > MMAREF_DOT_MAX || (of->types.a == MMAREF_TYPE_F64 && of->count > F64_MAX)) {
        return cli_complain("--a", o->a, strlen(o->a),
                            of->count > MMAREF_DOT_MAX ? "at most 128 elements" : "at most 16 elements of f64", NULL);
    }
    return read_scales(of, o) == EXIT_EQUAL &&
                   read_list("--a", o->a, of->types.a, conversions_get(&of->convert, of->types.a, false), of->a) ==
                       EXIT_EQUAL &&
                   read_list("--b", o->b, of->types.b, conversions_get(&of->convert, of->types.b, false), of->b) ==
                       EXIT_EQUAL &&
                   read_list("--c", o->c, of->types.c, conversion_fixed, &of->c) == EXIT_EQUAL
               ? EXIT_EQUAL
               : EXIT_UNREADABLE;
}

static int check_question(const dot *of, const dot_options *o)
{
    if (of->has_instruction && o->types != NULL) {
        return cli_complain("--types", o->types, strlen(o->types), "the instruction already has its types", NULL);
    }
    if (!of->has_instruction && o->types == NULL) {
        return cli_complain(NULL, "", 0,
                            "dot needs an instruction or --types, try mmaref dot --help",
                            NULL);
    }
    if (o->a == NULL || o->b == NULL) {
        return cli_complain(NULL, "", 0, "dot needs --a and --b, try mmaref dot --help", NULL);
    }
    if (of->has_instruction && o->flags) {
        return cli_complain("--flags", o->line.argument[0], strlen(o->line.argument[0]),
                            "it needs --types: an instruction raises no flags", NULL);
    }
    if (o->explain && o->line.style != TABLE_TEXT) {
        return cli_complain(NULL, "", 0, "--explain excludes --csv, --json and --markdown", NULL);
    }
    return EXIT_EQUAL;
}

/* Whether sums of the instruction, or of the types, are drawn. */
static bool is_drawn(const dot *of)
{
    return of->has_instruction ? of->g.is.floating && !of->g.scaled
                               : of->types.a < MMAREF_TYPE_S8 || of->types.a > MMAREF_TYPE_U4;
}

/* Reads --scale-type: a custom unit has it if, and only if, it has scale factors. */
static int read_scale_type(dot *of, const dot_options *o)
{
    static const char *const words[] = { "ue8m0", "ue4m3", NULL };
    static const uint8_t types[] = { MMAREF_TYPE_UE8M0, MMAREF_TYPE_UE4M3 };
    const char *type = o->scale_type, *list = o->scale_a != NULL ? o->scale_a : o->scale_b;
    int found;

    if (type == NULL) {
        return list == NULL || of->has_instruction
                   ? EXIT_EQUAL
                   : cli_complain(o->scale_a != NULL ? "--scale-a" : "--scale-b", list, strlen(list),
                                  "scale factors need --scale-type ue8m0 or ue4m3", NULL);
    }
    if (of->has_instruction) {
        return cli_complain("--scale-type", type, strlen(type), "the instruction already has its types", NULL);
    }
    for (found = 0; words[found] != NULL && strcmp(words[found], type) != 0; found++) {
    }
    if (words[found] == NULL) {
        return cli_complain("--scale-type", type, strlen(type), "ue8m0 or ue4m3 was expected",
                            spelling_nearest(type, strlen(type), spelling_in_array, words));
    }
    if (list == NULL) {
        return cli_complain("--scale-type", type, strlen(type), "it needs --scale-a and --scale-b", NULL);
    }
    of->scale_type = types[found];
    return EXIT_EQUAL;
}

/* Reads --random, a word of 32 bits. */
static int read_random(dot *of, const dot_options *o)
{
    const char *text = o->random;
    unsigned long long word;
    char *end;

    if (text == NULL) {
        return EXIT_EQUAL;
    }
    if (of->has_instruction) {
        return cli_complain("--random", text, strlen(text), "it needs --types: no instruction has random bits", NULL);
    }
    errno = 0;
    word = strtoull(text, &end, 0);
    if (!isdigit((unsigned char)text[0]) || *end != '\0' || errno != 0 || word > 0xffffffffu) {
        return cli_complain("--random", text, strlen(text), "a word of 32 bits was expected: 0x80000000", NULL);
    }
    of->random = (uint32_t)word;
    return EXIT_EQUAL;
}

/* Reads --derive. */
static int read_rule(dot *of, const dot_options *o)
{
    if (o->derive == NULL) {
        return EXIT_EQUAL;
    }
    if (!of->has_instruction) {
        return cli_complain("--derive", o->derive, strlen(o->derive), "it needs an instruction with scale factors",
                            NULL);
    }
    if (o->scale_a != NULL || o->scale_b != NULL) {
        return cli_complain("--derive", o->derive, strlen(o->derive), "the scale factors are given", NULL);
    }
    return gemm_read_rule(&of->g, o->derive);
}

static int read_question(dot *of, const dot_options *o)
{
    of->has_instruction = o->line.arguments == 1;
    if (check_question(of, o) != EXIT_EQUAL || numeral_style_read(&o->line, &of->style) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (of->has_instruction ? gemm_read_instruction(&of->g, o->line.argument[0]) != EXIT_EQUAL
                            : read_types(of, o->types) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (read_scale_type(of, o) != EXIT_EQUAL || read_random(of, o) != EXIT_EQUAL ||
        read_rule(of, o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (o->explain && !is_drawn(of)) {
        const char *asked = of->has_instruction ? o->line.argument[0] : o->types;
        return cli_complain("--explain", asked, strlen(asked),
                            "it draws only floating-point sums, of instructions those without scale factors", NULL);
    }
    return EXIT_EQUAL;
}

/* Of a block for integers only what overflow does is read. */
static int check_fields(const dot *of, const arith_list *list)
{
    mmaref_arithmetic usual;
    const char *name;
    char text[MMAREF_FIELD_TEXT_MAX], had[MMAREF_FIELD_TEXT_MAX];
    unsigned i;
    uint8_t field;

    cli_must(mmaref_arithmetic_start(&usual));
    for (i = 0; i < list->count && !of->has_instruction && of->types.c == MMAREF_TYPE_S32; i++) {
        for (field = 0; field < MMAREF_FIELDS; field++) {
            cli_must(mmaref_arithmetic_get(&list->of[i].block, field, &name, text, sizeof text));
            cli_must(mmaref_arithmetic_get(&usual, field, &name, had, sizeof had));
            if (field != MMAREF_FIELD_OVERFLOW && strcmp(text, had) != 0) {
                return cli_complain("--arith", name, strlen(name), "integers are summed exactly: only overflow is read",
                                    NULL);
            }
        }
    }
    return EXIT_EQUAL;
}

static int read_ariths(const dot *of, const dot_options *o, arith_list *list)
{
    static const char *const all[] = { "all" }, *const any[] = { "exact" }; /* integer sums are the same under all */

    return arith_read_list("--arith", o->ariths.count != 0                             ? o->ariths.text
                                      : of->has_instruction && !of->g.is.floating ? any
                                                                                  : all,
                           o->ariths.count == 0 ? 1 : o->ariths.count,
                           of->has_instruction ? &of->g.instruction : NULL, list);
}

/* Random bits that no arithmetic reads are refused. */
static int check_random(const dot_options *o, const arith_list *list)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        const mmaref_arithmetic *block = &list->of[i].block;
        if (block->rounding == MMAREF_ROUND_STOCHASTIC || block->product_rounding == MMAREF_ROUND_STOCHASTIC) {
            return EXIT_EQUAL;
        }
    }
    return o->random == NULL ? EXIT_EQUAL
                             : cli_complain("--random", o->random, strlen(o->random),
                                            "it needs an arithmetic with rounding=stochastic", NULL);
}

static bool is_own(uint32_t type)
{
    return type == MMAREF_TYPE_OWN;
}

/* Replaces type `own` by the custom format of the blocks, which must be the same in all. */
static int name_own_types(dot *of, const arith_list *list)
{
    const mmaref_arithmetic *first = &list->of[0].block;
    const uint32_t own = mmaref_type_under(first, MMAREF_TYPE_OWN);
    const char *text;
    unsigned i;

    if (!is_own(of->types.a) && !is_own(of->types.b) && !is_own(of->types.c) && !is_own(of->types.d)) {
        return EXIT_EQUAL;
    }
    for (i = 0; i < list->count; i++) {
        text = list->of[i].text;
        if (list->of[i].block.own_exponent_bits == 0) {
            return cli_complain("--arith", text, strlen(text), mmaref_reason_text(MMAREF_REASON_NEEDS_OWN), NULL);
        }
        if (mmaref_type_under(&list->of[i].block, MMAREF_TYPE_OWN) != own) {
            return cli_complain("--arith", text, strlen(text), "own means another format in the first arithmetic",
                                NULL);
        }
    }
    of->types.a = mmaref_type_under(first, of->types.a);
    of->types.b = mmaref_type_under(first, of->types.b);
    of->types.c = mmaref_type_under(first, of->types.c);
    of->types.d = mmaref_type_under(first, of->types.d);
    return EXIT_EQUAL;
}

static int name_own(dot *of, arith_list *list)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        mmaref_arithmetic *block = &list->of[i].block;
        block->step_type = mmaref_type_under(block, block->step_type);
        block->product_type = mmaref_type_under(block, block->product_type);
    }
    return name_own_types(of, list);
}

static int read_convert(dot *of, const dot_options *o)
{
    const uint32_t types[] = { of->types.a, of->types.b, of->scale_type, 0 };

    if (of->has_instruction) {
        return gemm_read_convert(&of->g, o->convert);
    }
    return conversions_read(o->convert, &of->convert) == EXIT_EQUAL ? conversions_check(o->convert, &of->convert, types)
                                                                     : EXIT_UNREADABLE;
}

/* ---- The exact sum --------------------------------------------------- */

/* Single bits are not multiplied: they have no exact sum. */
static void find_sum(dot *of)
{
    const gemm *g = &of->g;
    size_t block = of->has_instruction && g->scaled ? (size_t)g->is.k / g->is.scale_vector
                   : of->scales != 0                ? of->count / of->scales
                                                    : 0;
    mmaref_value factors[4];
    unsigned i;

    of->has_sum = of->types.a != MMAREF_TYPE_B1;
    exact_sum_start(&of->sum);
    for (i = 0; i < of->count; i++) {
        factors[0] = element_type_decode(of->types.a, of->a[i]);
        factors[1] = element_type_decode(of->types.b, of->b[i]);
        if (block != 0 && !of->has_instruction) {
            factors[2] = element_type_decode(of->scale_type, of->scale_a[i / block]);
            factors[3] = element_type_decode(of->scale_type, of->scale_b[i / block]);
        } else if (block != 0) {
            const gemm_matrix *scale_a = &g->matrix[GEMM_SCALE_A], *scale_b = &g->matrix[GEMM_SCALE_B];
            factors[2] = element_type_decode(scale_a->type, gemm_get(scale_a, 0, i / block));
            factors[3] = element_type_decode(scale_b->type, gemm_get(scale_b, i / block, 0));
        }
        exact_sum_add(&of->sum, factors, block != 0 ? 4 : 2);
    }
    factors[0] = element_type_decode(of->types.c, of->c);
    exact_sum_add(&of->sum, factors, 1);
    of->sum.is_special = of->sum.is_special || !of->has_sum;
}

int dot_read(dot *of, const dot_options *o, arith_list *list)
{
    if (read_question(of, o) != EXIT_EQUAL || read_ariths(of, o, list) != EXIT_EQUAL ||
        check_random(o, list) != EXIT_EQUAL ||
        check_fields(of, list) != EXIT_EQUAL ||
        name_own(of, list) != EXIT_EQUAL || read_convert(of, o) != EXIT_EQUAL ||
        read_elements(of, o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    find_sum(of);
    return EXIT_EQUAL;
}

/* ---- What answers have in common ------------------------------------- */


mmaref_dot dot_of(const dot *of, uint8_t scale_a[MMAREF_SCALES_MAX], uint8_t scale_b[MMAREF_SCALES_MAX])
{
    mmaref_dot asked = { 0 };
    unsigned i;

    asked.types = of->types;
    asked.count = (uint16_t)of->count;
    asked.a = of->a;
    asked.b = of->b;
    asked.c = of->c;
    asked.random = &of->random;
    asked.scale_type = (uint8_t)of->scale_type;
    asked.scale_length = (uint8_t)(of->scales == 0 ? 0 : of->count / of->scales);
    asked.scale_a = scale_a;
    asked.scale_b = scale_b;
    for (i = 0; i < of->scales; i++) {
        scale_a[i] = (uint8_t)of->scale_a[i];
        scale_b[i] = (uint8_t)of->scale_b[i];
    }
    return asked;
}

void dot_put_title(const table *t, const dot *of)
{
    char text[NUMERAL_MAX], name[MMAREF_TEXT_MAX] = "", rule[GEMM_RULE_MAX] = "";

    if (of->has_instruction) {
        cli_must(mmaref_instruction_format(&of->g.instruction, name, sizeof name));
    }
    if (of->g.rule != GEMM_GIVEN) {
        gemm_write_rule(&of->g, rule);
    }
    exact_sum_write(&of->sum, of->style == NUMERAL_DECIMAL ? 0 : 17, text);
    table_title(t, "%s%s%u %s and C%s%s%s%s", name, name[0] == '\0' ? "" : ": ", of->count,
                of->count == 1 ? "product" : "products", text[0] == '\0' ? "" : "; the exact sum is ", text,
                rule[0] == '\0' ? "" : "; derive ", rule);
}

static int complain_of_types(const dot *of)
{
    char a[MMAREF_TYPE_TEXT_MAX], b[MMAREF_TYPE_TEXT_MAX], c[MMAREF_TYPE_TEXT_MAX], d[MMAREF_TYPE_TEXT_MAX];
    char text[4 * MMAREF_TYPE_TEXT_MAX], reason[80];

    snprintf(text, sizeof text, "%s,%s,%s,%s", element_type_name(of->types.a, a), element_type_name(of->types.b, b),
             element_type_name(of->types.c, c), element_type_name(of->types.d, d));
    snprintf(reason, sizeof reason, "%s%s", mmaref_reason_text(MMAREF_REASON_DOT_TYPES),
             of->scale_type == 0 ? "" : " with scale factors");
    return cli_complain("--types", text, strlen(text), reason, NULL);
}

int dot_complain(const dot *of, const arith_named *by, const mmaref_error *error)
{
    return error->reason == MMAREF_REASON_DOT_TYPES
               ? complain_of_types(of)
               : cli_complain_error("--arith", by->text, strlen(by->text), error);
}
