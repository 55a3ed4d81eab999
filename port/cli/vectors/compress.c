/* SPDX-License-Identifier: MIT */
/* mmaref compress and mmaref expand: a matrix in text and what a sparse instruction stores of it. */
#include <stdlib.h>
#include <string.h>

#include "ask/operand.h"
#include "base/file.h"
#include "base/hex.h"
#include "base/spelling.h"
#include "commands.h"
#include "number/note.h"
#include "number/element_type.h"
#include "vectors/vector.h"

#define DENSE_MAX (16 * 128)

/* A file as words of hexadecimal digits, with the lines they are on. */
typedef struct {
    const char *path, *next;
    unsigned line;
} word_reader;

static int complain_here(const word_reader *in, const char *offender, size_t length, const char *reason)
{
    return cli_complain_at(in->path, in->line, offender, length, reason, NULL);
}

/* Takes the next word; its length is 0 at the end of the line, or of the file if `across` lines. */
static const char *take_word(word_reader *in, size_t *length, bool across)
{
    const char *word;

    for (;;) {
        in->next += strspn(in->next, " \t\r,");
        if (*in->next == '#') {
            in->next += strcspn(in->next, "\n");
        }
        if (*in->next != '\n' || !across) {
            break;
        }
        in->next++;
        in->line++;
    }
    word = in->next;
    *length = strcspn(word, " \t\r\n,#");
    in->next += *length;
    return word;
}

static int take_number(const word_reader *in, const char *word, size_t length, unsigned digits, uint32_t *value)
{
    size_t start = length > 2 && word[0] == '0' && word[1] == 'x' ? 2 : 0;
    uint64_t read;

    if (length - start > digits || cli_read_hex(word + start, length - start, &read) != length - start) {
        return complain_here(in, word, length, "not a hexadecimal number of the element's width");
    }
    *value = (uint32_t)read;
    return EXIT_EQUAL;
}

/* How words of a dense matrix become elements. */
typedef struct {
    uint32_t type;
    unsigned digits, up; /* of a register's element in hexadecimal; bits below its pattern */
    bool numbers;
    conversion how;
    notes notes;
} element_reader;

/* An element as it stands in a register. */
static int take_element(const word_reader *in, element_reader *as, const char *word, size_t length,
                        uint32_t *element)
{
    numeral_text from;
    numeral got;
    char place[300];

    snprintf(place, sizeof place, "%s:%u", in->path, in->line);
    memset(&from, 0, sizeof from);
    if (!as->numbers) {
        if (take_number(in, word, length, as->digits, element) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (as->up != 0) {
            return EXIT_EQUAL;
        }
        from.is_pattern = true;
        from.pattern = *element;
    } else if (numeral_read_text(place, word, length, as->type, &from) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (numeral_encode(place, word, length, as->type, as->how, &from, &got) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    notes_add(&as->notes, place, word, length, as->type, as->how, &from, &got);
    *element = (uint32_t)got.pattern << as->up;
    return EXIT_EQUAL;
}

/* Lines up to the end of the file: each a row of the matrix. */
static int read_dense(word_reader *in, const operand_view *v, element_reader *as, uint32_t *dense)
{
    unsigned wanted = (unsigned)v->is.m * v->is.k, count = 0, row_start = 0;
    size_t length;
    char reason[100];

    for (;;) {
        const char *word = take_word(in, &length, count == row_start);
        if (length == 0 && count == row_start) {
            break;
        }
        if (length == 0 ? count - row_start != v->is.k : count - row_start == v->is.k) {
            snprintf(reason, sizeof reason, "%u elements%s in the line, but rows of the %u x %u matrix have %u",
                     count - row_start, length == 0 ? "" : " and more", v->is.m, v->is.k, v->is.k);
            return complain_here(in, word, length, reason);
        }
        if (length == 0) {
            row_start = count;
            continue;
        }
        if (count == wanted) {
            return complain_here(in, word, length, "more elements than the matrix has");
        }
        if (take_element(in, as, word, length, &dense[count++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    if (count != wanted) {
        snprintf(reason, sizeof reason, "%u elements, but a %u x %u matrix has %u", count, v->is.m, v->is.k, wanted);
        return complain_here(in, "", 0, reason);
    }
    notes_end(&as->notes, in->path, "a", as->type);
    return EXIT_EQUAL;
}

/* One key of a vector: as many words as an operand has. */
static int read_words(word_reader *in, uint32_t *words, unsigned wanted)
{
    unsigned count = 0;
    size_t length;
    char reason[80];

    for (;;) {
        const char *word = take_word(in, &length, false);
        if (length == 0) {
            break;
        }
        if (count == wanted) {
            return complain_here(in, word, length, "more words than the instruction takes");
        }
        if (take_number(in, word, length, 8, &words[count++]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    if (count != wanted) {
        snprintf(reason, sizeof reason, "%u words, but the instruction takes %u", count, wanted);
        return complain_here(in, "", 0, reason);
    }
    return EXIT_EQUAL;
}

typedef struct {
    uint32_t a[MMAREF_LANES * MMAREF_REGISTERS_MAX], e[MMAREF_LANES], selector;
} stored_matrix;

/* The rest of a line `insn`: the instruction that was asked for. */
static int check_instruction(word_reader *in, const operand_view *v)
{
    mmaref_instruction instruction;
    mmaref_error error;
    char reason[MMAREF_TEXT_MAX + 40];
    size_t length;
    const char *text = take_word(in, &length, false);

    if (mmaref_instruction_parse(text, length, &instruction, &error) == MMAREF_OK &&
        instruction.id == v->instruction.id) {
        return EXIT_EQUAL;
    }
    snprintf(reason, sizeof reason, "the case is not one of %s", v->name);
    return complain_here(in, text, length, reason);
}

/* The keys that are read, then those that are skipped. */
enum {
    STORED_A,
    STORED_F,
    STORED_E,
    STORED_KEYS,
    STORED_INSN = STORED_KEYS,
    STORED_READ
};

static const char *stored_key(size_t index, const void *context)
{
    static const char *const names[] = { "a", "f", "e", "insn", "mmavec", "end" };
    size_t count = sizeof names / sizeof names[0];

    (void)context;
    return index < count                 ? names[index]
           : index < count + VECTOR_KEYS ? vector_key_name((unsigned)(index - count))
                                         : NULL;
}

static size_t find_key(const char *word, size_t length)
{
    const char *name;
    size_t i = 0;

    while ((name = stored_key(i, NULL)) != NULL && (strlen(name) != length || memcmp(name, word, length) != 0)) {
        i++;
    }
    return i;
}

/* The lines a, f and e, each once, and insn, so that a whole case can be read. */
static int read_stored(word_reader *in, const operand_view *v, stored_matrix *stored)
{
    uint32_t *const words[] = { stored->a, &stored->selector, stored->e };
    const unsigned wanted[] = { (unsigned)v->is.lanes * v->is.registers[MMAREF_OPERAND_A], 1, v->is.lanes };
    bool given[STORED_READ] = { false, false, false, false };
    size_t length, key;

    for (;;) {
        const char *word = take_word(in, &length, true);
        if (length == 0) {
            break;
        }
        key = find_key(word, length);
        if (stored_key(key, NULL) == NULL) {
            return cli_complain_at(in->path, in->line, word, length, "unknown key",
                                   spelling_nearest(word, length, stored_key, NULL));
        }
        if (key >= STORED_READ) {
            in->next += strcspn(in->next, "\n");
            continue;
        }
        if (given[key]) {
            return complain_here(in, word, length, "given twice");
        }
        given[key] = true;
        if ((key == STORED_INSN ? check_instruction(in, v) : read_words(in, words[key], wanted[key])) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    for (key = 0; key < STORED_KEYS; key++) {
        if (!given[key]) {
            return complain_here(in, stored_key(key, NULL), 1, "missing");
        }
    }
    return EXIT_EQUAL;
}

static void print_words(const char *name, const uint32_t *words, unsigned count)
{
    unsigned i;

    fputs(name, stdout);
    for (i = 0; i < count; i++) {
        printf(" %08lx", (unsigned long)words[i]);
    }
    putchar('\n');
}

static void print_dense(const operand_view *v, const uint32_t *dense)
{
    unsigned row, column;

    for (row = 0; row < v->is.m; row++) {
        for (column = 0; column < v->is.k; column++) {
            printf("%s%0*lx", column == 0 ? "" : " ", v->width / 4, (unsigned long)dense[row * v->is.k + column]);
        }
        putchar('\n');
    }
}

static int open_sparse(operand_view *v, command_line *line, word_reader *in, char **text)
{
    size_t length;

    if (operand_open(v, line, line->argument[0]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (v->is.layout[MMAREF_OPERAND_E] == MMAREF_LAYOUT_NONE || !operand_choose(v, MMAREF_OPERAND_A)) {
        return cli_complain(NULL, v->name, strlen(v->name), "the instruction takes no sparse A", NULL);
    }
    in->path = line->arguments > 1 ? line->argument[1] : "-";
    in->line = 1;
    *text = cli_read_file(in->path, &length);
    in->next = *text;
    return *text == NULL ? EXIT_UNREADABLE : EXIT_EQUAL;
}

/* Reads --input and --convert: words are hexadecimal, as in registers, unless they are called numbers. */
static int read_element_options(const operand_view *v, const char *input, const char *convert, element_reader *as)
{
    const uint32_t types[] = { v->is.type[MMAREF_OPERAND_A], 0 };
    conversions read;
    mmaref_type in_register;
    element_input words;

    if (element_input_read(input, &words) != EXIT_EQUAL || conversions_read(convert, &read) != EXIT_EQUAL ||
        conversions_check(convert, &read, types) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_operand_type(&v->instruction, MMAREF_OPERAND_A, &in_register));
    as->type = types[0];
    as->digits = v->width < 4 ? 1 : v->width / 4u;
    as->up = (unsigned)(in_register.shift - element_type_get(types[0]).shift);
    as->numbers = words == ELEMENT_INPUT_NUMBERS;
    as->how = conversions_get(&read, types[0], false);
    return as->numbers || convert == NULL || element_type_get(types[0]).shift != 0
               ? EXIT_EQUAL
               : cli_complain("--convert", convert, strlen(convert),
                              "hexadecimal words are patterns, which stay as they are; numbers need --input numbers",
                              NULL);
}

int cli_compress(int argc, char **argv)
{
    static uint32_t dense[DENSE_MAX];
    static stored_matrix stored;
    command_line line;
    const char *selector_text = NULL, *input = NULL, *convert = NULL;
    const option_row options[] = { { "selector", OPTION_TEXT, &selector_text },
                                   { "input", OPTION_TEXT, &input },
                                   { "convert", OPTION_TEXT, &convert },
                                   OPTIONS_END };
    element_reader as = { 0 };
    unsigned long selector = 0;
    mmaref_error error;
    word_reader in;
    char *text = NULL;
    operand_view v;
    int status;

    if (command_line_read(&line, argc, argv, options, "an instruction", 1, 2) != EXIT_EQUAL ||
        open_sparse(&v, &line, &in, &text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = operand_read_selector(&v, selector_text, &selector);
    if (status == EXIT_EQUAL) {
        status = read_element_options(&v, input, convert, &as);
    }
    if (status == EXIT_EQUAL) {
        status = read_dense(&in, &v, &as, dense);
    }
    free(text);
    if (status == EXIT_EQUAL &&
        mmaref_sparse_compress(&v.instruction, dense, (uint32_t)selector, stored.a, stored.e, &error) != MMAREF_OK) {
        status = cli_complain_error(in.path, "", 0, &error);
    }
    if (status == EXIT_EQUAL) {
        print_words("a", stored.a, (unsigned)v.is.lanes * v.is.registers[MMAREF_OPERAND_A]);
        printf("f %lu\n", selector);
        print_words("e", stored.e, v.is.lanes);
    }
    return status;
}

int cli_expand(int argc, char **argv)
{
    static uint32_t dense[DENSE_MAX];
    static stored_matrix stored;
    const option_row options[] = { OPTIONS_END };
    command_line line;
    mmaref_error error;
    word_reader in;
    char *text = NULL;
    operand_view v;
    int status;

    if (command_line_read(&line, argc, argv, options, "an instruction", 1, 2) != EXIT_EQUAL ||
        open_sparse(&v, &line, &in, &text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = read_stored(&in, &v, &stored);
    free(text);
    if (status == EXIT_EQUAL &&
        mmaref_sparse_expand(&v.instruction, stored.a, stored.e, stored.selector, dense, &error) != MMAREF_OK) {
        status = cli_complain_error(in.path, "", 0, &error);
    }
    if (status == EXIT_EQUAL) {
        print_dense(&v, dense);
    }
    return status;
}
