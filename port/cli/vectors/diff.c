/* SPDX-License-Identifier: MIT */
/* mmaref diff: where two files of text vectors differ. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ask/operand.h"
#include "commands.h"
#include "vectors/vector.h"

static const char *const heads[] = { "case", "line A", "line B", "what", "lane", "register", "element", "row", "column",
                                     "A", "B", "ulp" };

#define HEADS 12

/* The same for programs; `more` counts the differing elements of a case that are not shown. */
static const char *const program_heads[] = {
    "case", "line_A", "line_B", "what", "place.matrix", "place.row", "place.column", "element",
    OPERAND_REGISTER_HEADS(""), "byte", "A", "B", "ulp", "more"
};

#define PROGRAM_HEADS (13 + OPERAND_REGISTER_COLUMNS)

typedef struct {
    table t;
    unsigned long number, most, elements; /* of the case; of its differing elements rows are shown, and there are */
    bool different;
    const vector_case *a, *b;
} comparison;

static uint64_t element_at(const uint32_t *words, unsigned fragment, unsigned width)
{
    unsigned bit = fragment * width;

    if (width == 64) {
        return (uint64_t)words[bit / 32 + 1] << 32 | words[bit / 32];
    }
    return words[bit / 32] >> bit % 32 & (width == 32 ? 0xffffffffu : (1u << width) - 1);
}

/* A position on the line of all numbers of a format, -0 and +0 together. */
static int64_t position_of(const mmaref_type *f, uint64_t bits)
{
    unsigned magnitude_bits = f->kind == MMAREF_KIND_FLOAT ? (unsigned)f->exponent_bits + f->fraction_bits
                                                           : (unsigned)f->width - f->sign_bits;
    uint64_t value = bits >> f->shift, magnitude = value & ((UINT64_C(1) << magnitude_bits) - 1);
    bool negative = f->sign_bits != 0 && (value >> magnitude_bits & 1) != 0;

    if (f->kind != MMAREF_KIND_FLOAT) {
        return (int64_t)magnitude - (negative ? INT64_C(1) << magnitude_bits : 0);
    }
    return negative ? -(int64_t)magnitude : (int64_t)magnitude;
}

/* Adds the distance of two elements in numbers of the format; empty if it has no meaning. */
static void print_distance(const operand_view *v, uint64_t a, uint64_t b, char text[32])
{
    mmaref_type format;
    int64_t x, y;
    uint64_t distance;

    text[0] = '\0';
    if (v->operand == MMAREF_OPERAND_E) {
        return;
    }
    cli_must(mmaref_operand_type(&v->instruction, v->operand, &format));
    x = position_of(&format, a);
    y = position_of(&format, b);
    distance = x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
    snprintf(text, 32, "%" PRIu64, distance);
}

static bool is_for_programs(const comparison *c)
{
    return c->t.columns == PROGRAM_HEADS;
}

static void put_pattern(comparison *c, uint64_t bits, unsigned width)
{
    table_text(&c->t, "%s%0*" PRIx64, is_for_programs(c) ? "0x" : "", (int)(width < 4 ? 1 : width / 4), bits);
}

static void put_line(comparison *c, const vector_case *of)
{
    if (of == NULL && is_for_programs(c)) {
        table_numeral(&c->t, "");
    } else {
        table_number(&c->t, of == NULL ? 0 : (long)of->line);
    }
}

/* Begins a row. */
static void begin_row(comparison *c, const char *what)
{
    c->different = true;
    table_number(&c->t, (long)c->number);
    put_line(c, c->a);
    put_line(c, c->b);
    table_text(&c->t, "%s", what);
}

/* `count` cells without anything. */
static void put_nothing(comparison *c, unsigned count)
{
    while (count-- != 0) {
        if (is_for_programs(c)) {
            table_numeral(&c->t, "");
        } else {
            table_text(&c->t, "%s", "");
        }
    }
}

static void put_place(comparison *c, unsigned matrix, unsigned row, unsigned column)
{
    table_number(&c->t, (long)matrix);
    table_number(&c->t, (long)row);
    table_number(&c->t, (long)column);
}

/* Ends a row: both values and their distance. */
static void end_row(comparison *c, uint64_t a, uint64_t b, unsigned width, const char *ulp)
{
    put_pattern(c, a, width);
    put_pattern(c, b, width);
    table_mark(&c->t, true);
    if (is_for_programs(c)) {
        table_numeral(&c->t, ulp);
        put_nothing(c, 1);
    } else {
        table_text(&c->t, "%s", ulp);
    }
}

/* Begins the row of a differing element; false if the case has reached its limit of rows. */
static bool begin_element(comparison *c, const char *what)
{
    if (c->elements++ >= c->most) {
        return false;
    }
    begin_row(c, what);
    return true;
}

/* A difference of the case as a whole. */
static void put_whole(comparison *c, const char *what, const char *a, const char *b)
{
    begin_row(c, what);
    put_nothing(c, is_for_programs(c) ? PROGRAM_HEADS - 8 : HEADS - 7);
    if (a[0] == '\0') {
        put_nothing(c, 2);
    } else {
        table_text(&c->t, "%s", a);
        table_text(&c->t, "%s", b);
        table_mark(&c->t, true);
    }
    put_nothing(c, is_for_programs(c) ? 2 : 1);
}

/* How many differing elements were not shown. */
static void put_more(comparison *c)
{
    char text[60];

    if (c->elements > c->most && is_for_programs(c)) {
        begin_row(c, "more");
        put_nothing(c, PROGRAM_HEADS - 5);
        table_number(&c->t, (long)(c->elements - c->most));
    } else if (c->elements > c->most) {
        c->different = true;
        snprintf(text, sizeof text, "and %lu more", c->elements - c->most);
        put_whole(c, text, "", "");
    }
}

/* The row of a place for people, with the product where there are several. */
static void put_row(comparison *c, const operand_view *v, const mmaref_coordinate *at)
{
    if (v->products > 1) {
        table_text(&c->t, "%u of %s %u", at->row, operand_product_word(v), at->matrix);
    } else {
        table_number(&c->t, at->row);
    }
}

static void put_element(comparison *c, const operand_view *v, const char *what, unsigned fragment, uint64_t a,
                        uint64_t b)
{
    unsigned lane = fragment / v->elements, element = fragment % v->elements;
    mmaref_slot slot = operand_cell(v, lane, element);
    mmaref_coordinate at = operand_place(v, lane, element);
    char text[32];

    if (!begin_element(c, what)) {
        return;
    }
    if (is_for_programs(c)) {
        put_place(c, at.matrix, at.row, at.column);
        table_number(&c->t, (long)element);
        operand_put_register(&c->t, &slot);
        put_nothing(c, 1);
    } else {
        table_number(&c->t, (long)lane);
        table_number(&c->t, slot.reg);
        operand_element_name(v, element, 1, text, sizeof text);
        table_text(&c->t, "%s", text);
        put_row(c, v, &at);
        table_number(&c->t, at.column);
    }
    print_distance(v, a, b, text);
    end_row(c, a, b, v->width, text);
}

/* Words without a layout: those of mac16, by rows of 16. */
static void compare_words(comparison *c, unsigned array)
{
    unsigned i;

    for (i = 0; i < c->a->count[array]; i++) {
        uint32_t a = c->a->words[array][i], b = c->b->words[array][i];
        if (a == b || !begin_element(c, vector_key_name(array))) {
            continue;
        }
        if (is_for_programs(c)) {
            put_place(c, 0, i / 16, i % 16);
            put_nothing(c, 2 + OPERAND_REGISTER_COLUMNS);
        } else {
            put_nothing(c, 3);
            table_number(&c->t, (long)(i / 16));
            table_text(&c->t, "word %u", i % 16);
        }
        end_row(c, a, b, 32, "");
    }
}

/* Bytes of memory, by their offset. */
static void compare_bytes(comparison *c, unsigned array)
{
    const uint8_t *a = c->a->bytes[array - VECTOR_MEMORY], *b = c->b->bytes[array - VECTOR_MEMORY];
    unsigned i;

    for (i = 0; i < c->a->count[array]; i++) {
        if (a[i] == b[i] || !begin_element(c, vector_key_name(array))) {
            continue;
        }
        if (is_for_programs(c)) {
            put_nothing(c, 4 + OPERAND_REGISTER_COLUMNS);
            table_number(&c->t, (long)i);
        } else {
            put_nothing(c, 2);
            table_text(&c->t, "byte %u", i);
            put_nothing(c, 2);
        }
        end_row(c, a[i], b[i], 8, "");
    }
}

/* The length of an array of a case. */
static void write_count(const vector_case *of, unsigned array, char text[32])
{
    snprintf(text, 32, of->count[array] == 0 ? "missing" : array < VECTOR_MEMORY ? "%u words" : "%u bytes",
             of->count[array]);
}

/* Whether an element differs; of D any NaN may be right under the arithmetic of either case. */
static bool is_wrong(const comparison *c, unsigned array, uint64_t a, uint64_t b)
{
    const mmaref_description *is = &c->a->form.description;

    return a != b && (array != VECTOR_D || !is->floating ||
                      (!mmaref_same(is->type[MMAREF_OPERAND_D], &c->a->arithmetic, a, b) &&
                       !mmaref_same(is->type[MMAREF_OPERAND_D], &c->b->arithmetic, a, b)));
}

static void compare_array(comparison *c, operand_view *v, unsigned array)
{
    uint8_t operand = c->a->form.operand[array];
    unsigned fragment;
    char a[32], b[32];

    if (c->a->count[array] != c->b->count[array]) {
        write_count(c->a, array, a);
        write_count(c->b, array, b);
        put_whole(c, vector_key_name(array), a, b);
        return;
    }
    if (array >= VECTOR_MEMORY) {
        compare_bytes(c, array);
        return;
    }
    if (operand == MMAREF_OPERANDS || c->a->count[array] == 0 || !operand_choose(v, operand)) {
        compare_words(c, array);
        return;
    }
    for (fragment = 0; fragment < v->is.lanes * (unsigned)v->elements; fragment++) {
        uint64_t a = element_at(c->a->words[array], fragment, v->width);
        uint64_t b = element_at(c->b->words[array], fragment, v->width);
        if (is_wrong(c, array, a, b)) {
            put_element(c, v, vector_key_name(array), fragment, a, b);
        }
    }
}

/* The numbers of a key as the file has them. */
static void write_numbers(const vector_case *of, unsigned key, char text[32])
{
    const uint16_t *select = key == VECTOR_SELECT_A ? of->select_a : of->select_b;

    if (of->line_of[key] == 0) {
        snprintf(text, 32, "missing");
    } else if (key == VECTOR_SELECT_A || key == VECTOR_SELECT_B) {
        snprintf(text, 32, "%u %u", select[0], select[1]);
    } else if (key == VECTOR_P) {
        snprintf(text, 32, "%" PRIx32, of->p);
    } else {
        snprintf(text, 32, "%" PRIu32, key == VECTOR_F ? of->selector : of->stride);
    }
}

static void compare_numbers(comparison *c)
{
    static const uint8_t keys[] = { VECTOR_F, VECTOR_SELECT_A, VECTOR_SELECT_B, VECTOR_P, VECTOR_STRIDE };
    char a[32], b[32];
    unsigned i;

    for (i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        write_numbers(c->a, keys[i], a);
        write_numbers(c->b, keys[i], b);
        if (strcmp(a, b) != 0) {
            put_whole(c, vector_key_name(keys[i]), a, b);
        }
    }
}

/* The view of a case, its wmma fragments those of its arithmetic. */
static void open_view(operand_view *v, const vector_case *of)
{
    memset(v, 0, sizeof *v);
    v->instruction = of->form.instruction;
    v->is = of->form.description;
    v->arithmetic = of->arithmetic;
    v->under = of->line_of[VECTOR_ARITH] != 0 ? &v->arithmetic : NULL;
}

static void write_instruction(const vector_case *of, char text[MMAREF_TEXT_MAX])
{
    if (of->refused[0] != '\0') {
        memcpy(text, of->refused_insn, sizeof of->refused_insn);
    } else {
        cli_must(mmaref_instruction_format(&of->form.instruction, text, MMAREF_TEXT_MAX));
    }
}

#define FIELDS_TEXT 1200 /* of every field of a block */

static void add_field(char text[FIELDS_TEXT], const char *name, const char *value)
{
    size_t at = strlen(text);

    snprintf(text + at, FIELDS_TEXT - at, "%s%s=%s", at == 0 ? "" : " ", name, value);
}

/* The fields of two blocks that differ, of each block as one text. */
static void compare_arithmetic(comparison *c)
{
    const mmaref_arithmetic *x = &c->a->arithmetic, *y = &c->b->arithmetic;
    char a[FIELDS_TEXT] = "", b[FIELDS_TEXT] = "", of_a[MMAREF_FIELD_TEXT_MAX], of_b[MMAREF_FIELD_TEXT_MAX];
    const char *name;
    uint8_t i;

    for (i = 0; mmaref_arithmetic_get(x, i, &name, of_a, sizeof of_a) == MMAREF_OK &&
                mmaref_arithmetic_get(y, i, &name, of_b, sizeof of_b) == MMAREF_OK; i++) {
        if (strcmp(of_a, of_b) != 0) {
            add_field(a, name, of_a);
            add_field(b, name, of_b);
        }
    }
    if (a[0] != '\0') {
        put_whole(c, "arith", a, b);
    }
}

static void compare_case(comparison *c)
{
    char a[MMAREF_TEXT_MAX], b[MMAREF_TEXT_MAX];
    unsigned array;
    operand_view v;

    c->elements = 0;
    write_instruction(c->a, a);
    write_instruction(c->b, b);
    if (strcmp(a, b) != 0) {
        put_whole(c, "insn", a, b);
        return;
    }
    if (c->a->status != c->b->status) {
        put_whole(c, "status", mmaref_status_name(c->a->status), mmaref_status_name(c->b->status));
    }
    compare_arithmetic(c);
    compare_numbers(c);
    open_view(&v, c->a);
    for (array = 0; array < VECTOR_ARRAYS; array++) {
        compare_array(c, &v, array);
    }
    put_more(c);
}

/* The next case of both files: 1 while there is one in either, 0 after, -1 after complaining. */
static int next_cases(comparison *c, vector_reader readers[2], vector_case cases[2])
{
    int a = vector_next(&readers[0], &cases[0]), b = a < 0 ? a : vector_next(&readers[1], &cases[1]);

    if (a < 0 || b < 0) {
        return -1;
    }
    c->number++;
    c->a = a == 0 ? NULL : &cases[0];
    c->b = b == 0 ? NULL : &cases[1];
    return a != 0 || b != 0;
}

static int compare_files(comparison *c, vector_reader readers[2])
{
    static vector_case cases[2];
    int state;

    while ((state = next_cases(c, readers, cases)) > 0) {
        if (c->a == NULL || c->b == NULL) {
            put_whole(c, "case", c->a == NULL ? "missing" : "given", c->b == NULL ? "missing" : "given");
            return EXIT_DIFFERENT;
        }
        compare_case(c);
    }
    if (state == 0 && c->number == 1) {
        return cli_complain(NULL, "", 0, "nothing was compared: neither file has a case", NULL);
    }
    return state < 0 ? EXIT_UNREADABLE : c->different ? EXIT_DIFFERENT : EXIT_EQUAL;
}

int cli_diff(int argc, char **argv)
{
    static vector_reader readers[2];
    command_line line;
    const char *count = NULL;
    const option_row options[] = { OPTIONS_OUTPUT(line), { "count", OPTION_TEXT, &count }, OPTIONS_END };
    comparison c;
    int status, written = EXIT_EQUAL;

    memset(&c, 0, sizeof c);
    c.most = 8;
    if (command_line_read(&line, argc, argv, options, "two vector files", 2, 2) != EXIT_EQUAL ||
        (count != NULL && command_line_number(count, "--count", 0, 1000000, &c.most) != EXIT_EQUAL) ||
        vector_open(&readers[0], line.argument[0], false) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = vector_open(&readers[1], line.argument[1], false);
    if (status == EXIT_EQUAL) {
        table_open(&c.t, line.style, line.colours, heads, HEADS);
        if (line.style == TABLE_JSON || line.style == TABLE_CSV) {
            table_open(&c.t, line.style, false, program_heads, PROGRAM_HEADS);
        }
        status = compare_files(&c, readers);
        if (status == EXIT_DIFFERENT || (status == EXIT_EQUAL && line.style != TABLE_TEXT)) {
            written = table_close(&c.t);
        }
        vector_close(&readers[1]);
    }
    vector_close(&readers[0]);
    return written == EXIT_EQUAL ? status : written;
}
