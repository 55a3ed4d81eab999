/* SPDX-License-Identifier: MIT */
/* mmaref dot: one element of D under several arithmetics, side by side. */
#include <stdlib.h>
#include <string.h>

#include "arith.h"
#include "command_line.h"
#include "commands.h"
#include "dot_draw.h"
#include "dot_sparse.h"
#include "element_type.h"
#include "exact_sum.h"
#include "gemm/gemm.h"
#include "words.h"

#define F64_MAX 16 /* products of f64, as mmaref_dot_add takes them */

/* The question. An instruction's is one row of A and one column of B, padded to a tile; a unit of one's own has
 * types alone. */
typedef struct {
    bool has_instruction;
    gemm g;
    mmaref_dot_types types;
    unsigned count;
    uint64_t *a, *b, c;
    numeral_style style;
    exact_sum sum;
    bool has_sum;
} dot;

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

/* Whether an element in front of a comma is missing: those behind it would be of another k. */
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

/* The types that --types takes: those of the library, and the format of one's own. */
static const char *type_word(size_t index, const void *context)
{
    (void)context;
    return index < MMAREF_TYPE_S32    ? mmaref_token_text((uint8_t)(index + 1))
           : index == MMAREF_TYPE_S32 ? element_type_name(MMAREF_TYPE_OWN)
                                      : NULL;
}

/* "f16,f16,f32,f32" */
static int read_types(dot *of, const char *text)
{
    uint8_t *into[4];
    const char *at = text, *word;
    size_t length, type;
    unsigned i;

    into[0] = &of->types.a;
    into[1] = &of->types.b;
    into[2] = &of->types.c;
    into[3] = &of->types.d;
    for (i = 0; next_element(&at, &word, &length); i++) {
        for (type = 0; type_word(type, NULL) != NULL && (strlen(type_word(type, NULL)) != length ||
                                                         memcmp(type_word(type, NULL), word, length) != 0); type++) {
        }
        if (type_word(type, NULL) == NULL) {
            return host_complain("--types", word, length, "unknown type", words_nearest(word, length, type_word, NULL));
        }
        if (i < 4) {
            *into[i] = type == MMAREF_TYPE_S32 ? MMAREF_TYPE_OWN : (uint8_t)(type + 1);
        }
    }
    if (i != 4) {
        return host_complain("--types", text, strlen(text), "A,B,C,D were expected: f16,f16,f32,f32", NULL);
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

static int take_all(dot *of, const command_line *line)
{
    bool taken = take_list(of, GEMM_A, "--a", line->a) == EXIT_EQUAL &&
                 take_list(of, GEMM_B, "--b", line->b) == EXIT_EQUAL &&
                 take_list(of, GEMM_C, "--c", line->c) == EXIT_EQUAL &&
                 take_list(of, GEMM_SCALE_A, "--scale-a", line->scale_a) == EXIT_EQUAL &&
                 take_list(of, GEMM_SCALE_B, "--scale-b", line->scale_b) == EXIT_EQUAL;

    return taken ? gemm_end(&of->g, "dot") : EXIT_UNREADABLE;
}

/* The elements of an instruction's row and column, and what there is of C and scale factors. */
static int read_matrices(dot *of, const command_line *line)
{
    gemm *g = &of->g;
    unsigned i;

    g->m = g->n = 1;
    g->k = of->count;
    if (of->count > g->is.k && g->is.type[MMAREF_OPERAND_C] != g->is.type[MMAREF_OPERAND_D]) {
        return host_complain("--a", line->a, strlen(line->a), "more elements than k need C and D of one type", NULL);
    }
    if (gemm_open(g) != EXIT_EQUAL || take_all(of, line) != EXIT_EQUAL) {
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

static int read_list(const char *place, const char *list, uint8_t type, uint64_t *into)
{
    const char *element;
    size_t length;
    numeral got;

    while (list != NULL && next_element(&list, &element, &length)) {
        if (numeral_read(place, element, length, type, &got) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        *into++ = got.pattern;
        if (got.rounded) {
            numeral_note(place, element, length, type, got.pattern);
        }
    }
    return EXIT_EQUAL;
}

static int read_elements(dot *of, const command_line *line)
{
    unsigned b = count_elements(line->b);

    if (lacks_element(line->a) || lacks_element(line->b)) {
        bool in_a = lacks_element(line->a);
        const char *list = in_a ? line->a : line->b;
        return host_complain(in_a ? "--a" : "--b", list, strlen(list), "there is no element in front of a comma", NULL);
    }
    of->count = count_elements(line->a);
    if (of->count == 0 || of->count != b || of->count > GEMM_EXTENT) {
        char reason[80];
        snprintf(reason, sizeof reason, "%u element%s, but --b has %u", of->count, of->count == 1 ? "" : "s", b);
        return host_complain("--a", line->a, strlen(line->a), reason, NULL);
    }
    if (line->c != NULL && count_elements(line->c) != 1) {
        return host_complain("--c", line->c, strlen(line->c), "one number was expected", NULL);
    }
    of->a = calloc(of->count, sizeof *of->a);
    of->b = calloc(of->count, sizeof *of->b);
    if (of->a == NULL || of->b == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (of->has_instruction) {
        return read_matrices(of, line);
    }
    if (of->count > MMAREF_DOT_MAX || (of->types.a == MMAREF_TYPE_F64 && of->count > F64_MAX)) {
        return host_complain("--a", line->a, strlen(line->a),
                             of->count > MMAREF_DOT_MAX ? "at most 128 elements" : "at most 16 elements of f64", NULL);
    }
    return read_list("--a", line->a, of->types.a, of->a) == EXIT_EQUAL &&
                   read_list("--b", line->b, of->types.b, of->b) == EXIT_EQUAL &&
                   read_list("--c", line->c, of->types.c, &of->c) == EXIT_EQUAL
               ? EXIT_EQUAL
               : EXIT_UNREADABLE;
}

static int check_question(const dot *of, const command_line *line)
{
    if (of->has_instruction && line->types != NULL) {
        return host_complain("--types", line->types, strlen(line->types), "an instruction has types of its own", NULL);
    }
    if (!of->has_instruction && line->types == NULL) {
        return host_complain(NULL, "", 0,
                             "dot needs an instruction, or --types of a unit of one's own, try mmaref dot --help",
                             NULL);
    }
    if (line->a == NULL || line->b == NULL) {
        return host_complain(NULL, "", 0, "dot needs --a and --b, try mmaref dot --help", NULL);
    }
    if (line->with_explanation && line->style != TABLE_TEXT) {
        return host_complain(NULL, "", 0, "--explain excludes --csv, --json and --markdown", NULL);
    }
    return EXIT_EQUAL;
}

/* Whether sums of the instruction, or of the types, are drawn. */
static bool is_drawn(const dot *of)
{
    return of->has_instruction ? of->g.is.floating && !of->g.scaled
                               : of->types.a < MMAREF_TYPE_S8 || of->types.a > MMAREF_TYPE_U4;
}

static int read_question(dot *of, const command_line *line)
{
    of->has_instruction = line->arguments == 1;
    if (check_question(of, line) != EXIT_EQUAL || command_line_style(line, &of->style) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (of->has_instruction ? gemm_read_instruction(&of->g, line->argument[0]) != EXIT_EQUAL
                            : read_types(of, line->types) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line->with_explanation && !is_drawn(of)) {
        const char *asked = of->has_instruction ? line->argument[0] : line->types;
        return host_complain("--explain", asked, strlen(asked),
                             "only sums of floating-point numbers without scale factors are drawn", NULL);
    }
    return EXIT_EQUAL;
}

static int read_ariths(const dot *of, const command_line *line, arith_list *list)
{
    static const char *const all[] = { "all" }, *const any[] = { "exact" }; /* of integers all give the same */

    return arith_read_list("--arith", line->ariths.count != 0                             ? line->ariths.text
                                      : of->has_instruction && !of->g.is.floating ? any
                                                                                  : all,
                           line->ariths.count == 0 ? 1 : line->ariths.count,
                           of->has_instruction ? &of->g.instruction : NULL, list);
}

static bool is_own_alike(const mmaref_arithmetic *x, const mmaref_arithmetic *y)
{
    return x->own_exponent_bits == y->own_exponent_bits && x->own_fraction_bits == y->own_fraction_bits &&
           x->own_bias == y->own_bias && x->own_special == y->own_special;
}

/* Elements of type own are read and printed in the format of the blocks, which must be one. */
static int set_own(const dot *of, const arith_list *list)
{
    const mmaref_arithmetic *first = &list->of[0].block;
    const char *text;
    unsigned i;

    if (of->types.a != MMAREF_TYPE_OWN && of->types.b != MMAREF_TYPE_OWN && of->types.c != MMAREF_TYPE_OWN &&
        of->types.d != MMAREF_TYPE_OWN) {
        return EXIT_EQUAL;
    }
    for (i = 0; i < list->count; i++) {
        text = list->of[i].text;
        if (list->of[i].block.own_exponent_bits == 0) {
            return host_complain("--arith", text, strlen(text), mmaref_reason_text(MMAREF_REASON_NEEDS_OWN), NULL);
        }
        if (!is_own_alike(first, &list->of[i].block)) {
            return host_complain("--arith", text, strlen(text), "own is another format than in the first one", NULL);
        }
    }
    element_type_set_own(first);
    return EXIT_EQUAL;
}

/* ---- The exact sum --------------------------------------------------- */

/* Of single bits, which are no numbers to be multiplied, there is none. */
static void find_sum(dot *of)
{
    const gemm *g = &of->g;
    size_t block = of->has_instruction && g->scaled ? (size_t)g->is.k / g->is.scale_vector : 0;
    mmaref_value factors[4];
    unsigned i;

    of->has_sum = of->types.a != MMAREF_TYPE_B1;
    exact_sum_start(&of->sum);
    for (i = 0; i < of->count; i++) {
        factors[0] = element_type_decode(of->types.a, of->a[i]);
        factors[1] = element_type_decode(of->types.b, of->b[i]);
        if (block != 0) {
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

/* ---- Answering ------------------------------------------------------- */

static int complain_of_types(const mmaref_dot_types *types)
{
    char text[80];

    snprintf(text, sizeof text, "%s,%s,%s,%s", element_type_name(types->a), element_type_name(types->b),
             element_type_name(types->c), element_type_name(types->d));
    return host_complain("--types", text, strlen(text), mmaref_reason_text(MMAREF_REASON_DOT_TYPES), NULL);
}

static int compute(dot *of, const arith_named *by, uint64_t *d)
{
    mmaref_error error;

    if (of->has_instruction) {
        if (gemm_compute(&of->g, &by->block, 1) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        *d = gemm_get(&of->g.matrix[GEMM_D], 0, 0);
        return EXIT_EQUAL;
    }
    if (mmaref_dot_add(&of->types, &by->block, of->a, of->b, (uint16_t)of->count, of->c, d, NULL, &error) ==
        MMAREF_OK) {
        return EXIT_EQUAL;
    }
    return error.reason == MMAREF_REASON_DOT_TYPES ? complain_of_types(&of->types)
                                                   : host_complain_error("--arith", by->text, strlen(by->text), &error);
}

static void put_row(table *t, const dot *of, const char *arithmetic, uint64_t d)
{
    char text[NUMERAL_MAX];

    table_text(t, "%s", arithmetic);
    numeral_write(text, of->types.d, d, of->style);
    table_numeral(t, text);
    numeral_write(text, of->types.d, d, NUMERAL_HEX);
    table_text(t, "%s", text);
    exact_sum_error(&of->sum, of->types.d, d, text);
    table_numeral(t, text);
    if (t->columns == 5) {
        exact_sum_write(&of->sum, 0, text);
        table_numeral(t, text);
    }
}

static void put_title(const table *t, const dot *of)
{
    char text[NUMERAL_MAX], name[MMAREF_TEXT_MAX] = "";

    if (of->has_instruction) {
        host_must(mmaref_instruction_format(&of->g.instruction, name, sizeof name));
    }
    exact_sum_write(&of->sum, of->style == NUMERAL_DECIMAL ? 0 : 17, text);
    table_title(t, "%s%s%u %s and C%s%s", name, name[0] == '\0' ? "" : ": ", of->count,
                of->count == 1 ? "product" : "products", text[0] == '\0' ? "" : "; the exact sum is ", text);
}

/* Draws `count` products from number `first` on, of which a sparse instruction takes those that are stored. */
static int explain_part(const dot *of, const mmaref_arithmetic *block, unsigned first, unsigned count, uint64_t *d)
{
    uint64_t a[MMAREF_DOT_MAX] = { 0 }, b[MMAREF_DOT_MAX] = { 0 };
    uint16_t element[MMAREF_DOT_MAX];
    bool sparse = of->has_instruction && of->g.sparse;
    dot_question q;
    unsigned i;

    for (i = 0; i < count && first + i < of->count; i++) {
        a[i] = of->a[first + i];
        b[i] = of->b[first + i];
    }
    if (sparse && dot_sparse_pick(&of->g, a, b, element) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    q.types = of->types;
    q.arithmetic = block;
    q.a = a;
    q.b = b;
    q.element = sparse ? element : NULL;
    q.count = sparse ? count / 2 : count;
    q.first = first;
    q.c = *d;
    return dot_draw(&q, d);
}

/* The sum step by step; an instruction takes as many products at a time as its k. `result` is what it comes to. */
static int explain(const dot *of, const arith_named *by, uint64_t result)
{
    unsigned at_a_time = of->has_instruction ? of->g.is.k : of->count, first;
    mmaref_arithmetic block = by->block;
    uint64_t d = of->c;

    if (of->has_instruction) {
        host_must(mmaref_arithmetic_rounding(&of->g.instruction, &by->block, &block.rounding));
    }
    if (of->has_instruction && of->g.sparse) {
        dot_sparse_halve(&block);
    }
    printf("\n%s\n", by->text);
    for (first = 0; first < of->count; first += at_a_time) {
        if (explain_part(of, &block, first, at_a_time, &d) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return d == result ? EXIT_EQUAL : host_complain("internal error", "", 0, "what is drawn is not the result", NULL);
}

static int answer(dot *of, const command_line *line, const arith_list *list)
{
    static const char *const heads[] = { "arithmetic", "value", "pattern", "ulp", "exact" };
    uint64_t results[ARITHS_MAX], d;
    unsigned i;
    table t;

    find_sum(of);
    table_open(&t, line->style, false, heads, line->style == TABLE_JSON || line->style == TABLE_CSV ? 5 : 4);
    for (i = 0; i < list->count; i++) {
        if (compute(of, &list->of[i], &d) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        put_row(&t, of, list->of[i].text, d);
        results[i] = d;
    }
    put_title(&t, of);
    (void)table_close(&t);
    for (i = 0; i < list->count && line->with_explanation; i++) {
        if (explain(of, &list->of[i], results[i]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

int host_dot(int argc, char **argv)
{
    static arith_list list;
    static dot of;
    command_line line;
    int status;

    memset(&of, 0, sizeof of);
    if (command_line_read(&line, argc, argv, "output ariths operands types explain numbers", "an instruction", 0, 1) !=
            EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = read_question(&of, &line) == EXIT_EQUAL && read_ariths(&of, &line, &list) == EXIT_EQUAL &&
                     set_own(&of, &list) == EXIT_EQUAL && read_elements(&of, &line) == EXIT_EQUAL
                 ? answer(&of, &line, &list)
                 : EXIT_UNREADABLE;
    gemm_close(&of.g);
    free(of.a);
    free(of.b);
    return status;
}
