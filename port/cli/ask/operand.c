/* SPDX-License-Identifier: MIT */
/* Operands as matrices. See operand.h. */
#include "ask/operand.h"

#include <string.h>

#include "ask/arithmetic.h"
#include "ask/chips.h"
#include "ask/instruction_text.h"
#include "base/spelling.h"

bool operand_is_of_ptx(const operand_view *v)
{
    return v->is.ptx_version != 0;
}

const char *operand_product_word(const operand_view *v)
{
    if (v->operand == MMAREF_OPERAND_E) {
        return "selector";
    }
    if (v->operand > MMAREF_OPERAND_E) {
        return "thread_id";
    }
    return mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE ? "matrix" : "product";
}

static int open_arithmetic(operand_view *v, command_line *line)
{
    static char target[CHIP_TEXT_MAX];
    const char *text;

    if (chip_replace("--arith", line->arith, target, &text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    v->given = line->arith;
    line->arith = text = text == NULL ? line->arith : text;
    if (arith_read_for("--arith", text, strlen(text), &v->instruction, &v->arithmetic, &v->profile) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    v->under = &v->arithmetic;
    return EXIT_EQUAL;
}

int operand_open(operand_view *v, command_line *line, const char *instruction)
{
    memset(v, 0, sizeof *v);
    v->profile = MMAREF_PROFILES;
    if (instruction_text_parse(instruction, &v->instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_instruction_describe(&v->instruction, &v->is));
    cli_must(mmaref_instruction_format(&v->instruction, v->name, sizeof v->name));
    return line->arith == NULL ? EXIT_EQUAL : open_arithmetic(v, line);
}

bool operand_is_transposed(const operand_view *v)
{
    return mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE &&
           mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_TRANS) != MMAREF_TOKEN_NONE;
}

static bool locate(const operand_view *v, unsigned lane, unsigned element, mmaref_coordinate *coordinate)
{
    if (mmaref_layout_coordinate(&v->instruction, v->under, v->operand, (uint8_t)lane, (uint8_t)element, coordinate) !=
        MMAREF_OK) {
        return false;
    }
    if (v->before_trans && operand_is_transposed(v)) {
        uint16_t row = coordinate->row;
        coordinate->row = coordinate->column;
        coordinate->column = row;
    }
    return true;
}

static void combine(mmaref_coordinate *coordinate, const mmaref_coordinate *with)
{
    coordinate->matrix ^= with->matrix;
    coordinate->row ^= with->row;
    coordinate->column ^= with->column;
}

/* A layout is linear over the bits of lane and element: the places of the powers of two tell all others. */
static void find_powers(operand_view *v)
{
    unsigned bit;

    for (bit = 0; 1u << bit < v->is.lanes; bit++) {
        (void)locate(v, 1u << bit, 0, &v->of_lane[bit]);
    }
    for (bit = 0; bit < 8 && locate(v, 0, 1u << bit, &v->of_element[bit]); bit++) {
    }
    v->elements = (uint16_t)(1u << bit);
}

static void widen(uint16_t *size, uint16_t index)
{
    if (*size <= index) {
        *size = (uint16_t)(index + 1);
    }
}

bool operand_choose(operand_view *v, uint8_t operand)
{
    mmaref_coordinate coordinate;
    mmaref_slot slot;
    unsigned fragment;

    if (v->is.layout[operand] == MMAREF_LAYOUT_NONE) {
        return false;
    }
    v->operand = operand;
    v->products = v->rows = v->columns = 0;
    find_powers(v);
    for (fragment = 0; fragment < v->is.lanes * (unsigned)v->elements; fragment++) {
        coordinate = operand_place(v, fragment / v->elements, fragment % v->elements);
        widen(&v->products, coordinate.matrix);
        widen(&v->rows, coordinate.row);
        widen(&v->columns, coordinate.column);
    }
    memset(&coordinate, 0, sizeof coordinate);
    cli_must(mmaref_layout_slot(&v->instruction, v->under, operand, &coordinate, &slot));
    v->width = slot.width;
    v->number_bit = slot.number_bit; /* of the first element: its container begins at bit 0 */
    v->number_width = slot.number_width;
    v->record = formula_of(v->is.id, v->under == NULL ? 0 : v->under->fragments, operand);
    return true;
}

int operand_read_selector(const operand_view *v, const char *text, unsigned long *selector)
{
    operand_view e = *v;

    if (text == NULL) {
        return EXIT_EQUAL;
    }
    return operand_choose(&e, MMAREF_OPERAND_E)
               ? command_line_number(text, "--selector", 0, e.products - 1u, selector)
               : cli_complain("--selector", "", 0, "the instruction has no metadata", NULL);
}

/* "a b c d"; of mac16 nothing. */
static void list_operands(const operand_view *v, char text[60])
{
    unsigned i;

    text[0] = '\0';
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        if (v->is.layout[i] != MMAREF_LAYOUT_NONE) {
            strcat(strcat(text, text[0] == '\0' ? "" : " "), operand_words[i]);
        }
    }
}

int operand_check_fragments(const operand_view *v, const command_line *line)
{
    const bool has_fields = line->arith != NULL && (v->profile == MMAREF_PROFILES || strchr(line->arith, '=') != NULL);

    if (!has_fields || mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_WMMA) {
        return EXIT_EQUAL;
    }
    return cli_complain("--arith", line->arith, strlen(line->arith),
                        "fragments of wmma alone depend on a block; others are those of the instruction", NULL);
}

int operand_open_line(operand_view *v, command_line *line, int argc, char **argv, const option_row *options,
                      const char *names, unsigned least, unsigned most)
{
    char has[60], reason[200];

    if (command_line_read(line, argc, argv, options, names, 1, most) != EXIT_EQUAL ||
        (most == ARGUMENTS_ANY && instruction_text_gather(line, line->arguments == 1 ? 0 : least - 1) != EXIT_EQUAL) ||
        operand_open(v, line, line->argument[0]) != EXIT_EQUAL || operand_check_fragments(v, line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    list_operands(v, has);
    if (line->arguments > 1 || has[0] == '\0') {
        return command_line_need(line, argv[0], names, least);
    }
    snprintf(reason, sizeof reason, "%s needs %s; the operands are %s", argv[0], names, has);
    return cli_complain(NULL, v->name, strlen(v->name), reason, NULL);
}

int operand_choose_named(operand_view *v, const char *operand)
{
    size_t length = strlen(operand);
    char lower[16];
    char has[60], reason[100];
    size_t i;
    int found;

    for (i = 0; i < length && i + 1 < sizeof lower; i++) {
        lower[i] = (char)(operand[i] >= 'A' && operand[i] <= 'Z' ? operand[i] - 'A' + 'a' : operand[i]);
    }
    lower[i] = '\0';
    found = spelling_find(lower, i, spelling_in_array, operand_words);
    if (found < 0) {
        return cli_complain(NULL, operand, length, "unknown operand; there are a, b, c, d, e, scale_a and scale_b",
                            spelling_nearest(lower, i, spelling_in_array, operand_words));
    }
    if (operand_choose(v, (uint8_t)found)) {
        return EXIT_EQUAL;
    }
    if (mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        return cli_complain(NULL, operand, length, "mac16 has no fragments, try mmaref mac16", NULL);
    }
    list_operands(v, has);
    snprintf(reason, sizeof reason, "the instruction has only %s", has);
    return cli_complain(NULL, operand, length, reason, NULL);
}

/* The elements of register `number` of a lane. */
static command_line_range elements_of(const operand_view *v, unsigned number)
{
    command_line_range range;

    range.first = number * 32 / v->width;
    range.last = v->width >= 32 ? range.first : range.first + 32u / v->width - 1;
    range.last = range.last < v->elements ? range.last : v->elements - 1u;
    return range;
}

/* "2" or "a2": an element; "r1", or "1" after `register`: all elements of a register. */
static int read_elements(const operand_view *v, const char *text, bool is_register, command_line_range *elements)
{
    char letter = operand_word(v->operand)[0];
    bool has_letter = v->operand < MMAREF_OPERAND_E && (text[0] == letter || text[0] == letter - 'a' + 'A');
    unsigned registers = ((unsigned)v->elements * v->width + 31) / 32;
    unsigned long number;

    if (text[0] == 'r' || text[0] == 'R') {
        is_register = true;
        text++;
    } else if (!is_register && has_letter && text[1] >= '0' && text[1] <= '9') {
        text++;
    }
    if (command_line_number(text, is_register ? "register" : "element", 0, (is_register ? registers : v->elements) - 1u,
                            &number) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    elements->first = elements->last = (unsigned)number;
    if (is_register) {
        *elements = elements_of(v, (unsigned)number);
    }
    return EXIT_EQUAL;
}

/* Takes the index at the end of a command line: one word, or `element` or `register` and a number. */
static int take_index(const char *command, char **at, char **end, const char **index, bool *is_register)
{
    static const char *const kinds[] = { "element", "register", NULL };
    const char *nearest;
    bool is_named;

    *is_register = at != end && strcmp(*at, kinds[1]) == 0;
    is_named = *is_register || (at != end && strcmp(*at, kinds[0]) == 0);
    at += is_named;
    if (at == end) {
        return cli_complain(NULL, end[-1], strlen(end[-1]),
                            is_named ? "a number was expected after it"
                                      : "an element was expected after it, as 2, a2 or element 2, or a register, "
                                        "as r1 or register 1",
                            NULL);
    }
    if (end - at > 1) {
        nearest = spelling_nearest(*at, strlen(*at), spelling_in_array, kinds);
        return nearest == NULL ? cli_complain(command, end[-1], strlen(end[-1]), "one argument too many", NULL)
                               : cli_complain(NULL, *at, strlen(*at), "element or register was expected", nearest);
    }
    *index = *at;
    return EXIT_EQUAL;
}

int operand_open_elements(operand_view *v, command_line *line, int argc, char **argv, unsigned *lane,
                          command_line_range *elements)
{
    const option_row options[] = { OPTIONS_OUTPUT(*line), OPTIONS_ARITH(*line), OPTIONS_END };
    const char *lane_text, *index = NULL;
    char **at;
    bool is_register = false;
    unsigned long number;

    if (operand_open_line(v, line, argc, argv, options, "an instruction, an operand, a lane and an element", 4, 6) !=
        EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    at = line->argument + 2;
    at += strcmp(*at, "lane") == 0;
    lane_text = *at++;
    if (operand_choose_named(v, line->argument[1]) != EXIT_EQUAL ||
        command_line_number(lane_text, "lane", 0, v->is.lanes - 1u, &number) != EXIT_EQUAL ||
        take_index(argv[0], at, line->argument + line->arguments, &index, &is_register) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    *lane = (unsigned)number;
    return read_elements(v, index, is_register, elements);
}

bool operand_split_place(const command_line *line, const char *usual, place_words *words)
{
    static const char *const forms[] = { "%15[a-zA-Z_] %15[0-9] %15[0-9]%n", "%15[a-zA-Z_] %15[0-9] , %15[0-9]%n",
                                         "%15[a-zA-Z_] [%15[0-9]] [%15[0-9]]%n",
                                         "%15[a-zA-Z_] [%15[0-9] , %15[0-9]]%n",
                                         "%15[a-zA-Z_] (%15[0-9] , %15[0-9])%n" };
    char text[80] = "";
    size_t i;
    int end;

    for (i = 1; i < line->arguments; i++) {
        size_t used = strlen(text);
        bool begins = i == 1 && strchr("0123456789[(", line->argument[i][0]) != NULL;
        snprintf(text + used, sizeof text - used, "%s %s", begins ? usual : "", line->argument[i]);
    }
    for (i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        end = 0;
        if (sscanf(text + strspn(text, " "), forms[i], words->operand, words->row, words->column, &end) == 3 &&
            end != 0 && text[strspn(text, " ") + (size_t)end] == '\0') {
            return true;
        }
    }
    return false;
}

mmaref_coordinate operand_place(const operand_view *v, unsigned lane, unsigned element)
{
    mmaref_coordinate coordinate = { 0, 0, 0 };
    unsigned bit;

    for (bit = 0; lane >> bit != 0; bit++) {
        if ((lane >> bit & 1) != 0) {
            combine(&coordinate, &v->of_lane[bit]);
        }
    }
    for (bit = 0; element >> bit != 0; bit++) {
        if ((element >> bit & 1) != 0) {
            combine(&coordinate, &v->of_element[bit]);
        }
    }
    return coordinate;
}

mmaref_slot operand_cell(const operand_view *v, unsigned lane, unsigned element)
{
    mmaref_slot slot;
    unsigned bit = element * v->width;

    slot.lane = (uint8_t)lane;
    slot.element = (uint8_t)element;
    slot.reg = (uint8_t)(bit / 32);
    slot.bit = (uint8_t)(bit % 32);
    slot.width = v->width;
    slot.number_bit = (uint8_t)(slot.bit + v->number_bit);
    slot.number_width = v->number_width;
    return slot;
}

unsigned operand_index(const operand_view *v, const mmaref_coordinate *coordinate)
{
    return ((unsigned)coordinate->matrix * v->rows + coordinate->row) * v->columns + coordinate->column;
}

void operand_find_holders(const operand_view *v, operand_holders *holders)
{
    unsigned fragment = v->is.lanes * (unsigned)v->elements;

    memset(holders, 0xff, sizeof *holders);
    while (fragment-- != 0) {
        mmaref_coordinate coordinate = operand_place(v, fragment / v->elements, fragment % v->elements);
        unsigned index = operand_index(v, &coordinate);
        holders->next[fragment] = holders->first[index];
        holders->first[index] = (uint16_t)fragment;
    }
}

void operand_element_name(const operand_view *v, unsigned element, unsigned count, char *text, size_t size)
{
    char letter = operand_words[v->operand][0];

    if (v->operand >= MMAREF_OPERAND_E) {
        snprintf(text, size, "[%u..%u]", (element + count) * v->width - 1, element * v->width);
    } else if (count == 1) {
        snprintf(text, size, "%c%u", letter, element);
    } else {
        snprintf(text, size, "%c%u..%c%u", letter, element, letter, element + count - 1);
    }
}

/* "15:0", or "15" */
static void write_bits(unsigned first, unsigned count, char text[16])
{
    if (count == 1) {
        snprintf(text, 16, "%u", first);
    } else {
        snprintf(text, 16, "%u:%u", first + count - 1, first);
    }
}

void operand_bits(const mmaref_slot *slot, char *text, size_t size)
{
    char number[16], all[16];

    write_bits(slot->number_bit, slot->number_width, number);
    write_bits(slot->bit, slot->width, all);
    if (slot->number_width == slot->width) {
        snprintf(text, size, "%s", all);
    } else {
        snprintf(text, size, "%s of %s", number, all);
    }
}

void operand_padding(const operand_view *v, char text[OPERAND_PADDING_MAX])
{
    bool loads = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_SOURCE) != MMAREF_TOKEN_NONE;
    char bits[16];

    text[0] = '\0';
    if (v->number_width != v->width) {
        write_bits(v->number_bit, v->number_width, bits);
        snprintf(text, OPERAND_PADDING_MAX, "the number is in bits %s of its %s, the others are %s", bits,
                 v->width == 8 ? "byte" : "register", loads ? "0" : "ignored");
    }
}

void operand_put_register(table *t, const mmaref_slot *slot)
{
    unsigned column;

    for (column = 0; slot == NULL && column < OPERAND_REGISTER_COLUMNS; column++) {
        table_numeral(t, "");
    }
    if (slot != NULL) {
        table_number(t, slot->lane);
        table_number(t, slot->reg);
        table_number(t, slot->bit);
        table_number(t, slot->width);
        table_number(t, slot->number_bit);
        table_number(t, slot->number_width);
    }
}

/* Fragments "are architecture-specific" (9.7.14.4.1) where there is neither formula nor figure. */
static bool is_left_open(const operand_view *v)
{
    return v->record != NULL && v->record->figure_only && v->record->figures[0] == '\0';
}

void operand_source(const operand_view *v, char *text, size_t size)
{
    const formula_record *record = v->record;

    if (record == NULL) {
        text[0] = '\0';
    } else if (is_left_open(v)) {
        snprintf(text, size, "%s leaves these fragments open", record->source);
    } else if (record->figures[0] == '\0') {
        snprintf(text, size, operand_is_of_ptx(v) ? "%s, no figure" : "%s", record->source);
    } else {
        snprintf(text, size, "%s, Figure%s %s", record->source, strchr(record->figures, ',') ? "s" : "",
                 record->figures);
    }
}

const char *operand_evidence(const operand_view *v)
{
    return is_left_open(v) && v->record->evidence != NULL ? v->record->evidence : "";
}

/* The chip that a block's fragments are named after; NULL for the default ones. */
static const char *fragments_of(const mmaref_arithmetic *block, char value[MMAREF_FIELD_TEXT_MAX])
{
    const char *name;
    const uint8_t field = MMAREF_FIELD_FRAGMENTS;

    return block != NULL && block->fragments != 0 &&
                   mmaref_arithmetic_get(block, field, &name, value, MMAREF_FIELD_TEXT_MAX) == MMAREF_OK
               ? value
               : NULL;
}

void operand_title(const operand_view *v, char *text, size_t size)
{
    char value[MMAREF_FIELD_TEXT_MAX];
    const char *chip = fragments_of(v->under, value);

    snprintf(text, size, "%s of %s%s%s", operand_name(v->operand), v->name, chip == NULL ? "" : ", fragments of ",
             chip == NULL ? "" : chip);
}
