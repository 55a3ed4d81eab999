/* SPDX-License-Identifier: MIT */
/* Reading text vectors. See vector.h, and the README of tests/data/vectors for what a file looks like. */
#include "vectors/vector.h"

#include <string.h>

#include "ask/arithmetic.h"
#include "base/escape.h"
#include "base/hex.h"
#include "base/spelling.h"
#include "vectors/result.h"

static const char *const key_names[VECTOR_KEYS + 1] = {
    "a", "b", "c", "d", "e", "scale_a", "scale_b", "x", "y", "z", "z_out", "operand", "r", "address",
    "memory", "memory_out", "arith", "f", "select_a", "select_b", "p", "stride", "status", NULL
};

typedef struct {
    const char *text;
    size_t length;
} word;

/* A line that holds a word: the whole, and what follows its key. */
typedef struct {
    word whole, key;
    const char *rest, *end;
} keyed_line;

/* ---- Lines ----------------------------------------------------------- */

const char *vector_key_name(unsigned key)
{
    return key_names[key];
}

static int complain_at(const vector_reader *reader, unsigned line, word offender, const char *reason,
                       const char *nearest)
{
    (void)cli_complain_at(reader->lines.path, line, offender.text, offender.length, reason, nearest);
    return -1;
}

static int complain(const vector_reader *reader, word offender, const char *reason)
{
    return complain_at(reader, reader->lines.line, offender, reason, NULL);
}

static bool is_text(word w, const char *text)
{
    return w.length == strlen(text) && memcmp(w.text, text, w.length) == 0;
}

/* The characters between words, and the one that begins a comment. */
enum {
    BLANK = 1,
    COMMENT = 2
};

static const uint8_t ends_word[256] = { [' '] = BLANK, ['\t'] = BLANK, ['#'] = COMMENT };

/* Takes the next word off a line; a comment ends it. */
static word take(const char **at, const char *end)
{
    word w;

    while (*at < end && ends_word[(unsigned char)**at] == BLANK) {
        ++*at;
    }
    w.text = *at;
    while (*at < end && ends_word[(unsigned char)**at] == 0) {
        ++*at;
    }
    w.length = (size_t)(*at - w.text);
    return w;
}

static void echo(FILE *out, const keyed_line *line)
{
    if (out != NULL) {
        escape_put(out, line->whole.text, line->whole.length, '\t');
        (void)putc('\n', out);
    }
}

/* Adds a line to a digest, without its comment and the blanks around it. */
static uint64_t mix_line(uint64_t sum, const keyed_line *line)
{
    const char *text = line->key.text, *comment = memchr(text, '#', (size_t)(line->end - text));
    size_t length = (size_t)((comment == NULL ? line->end : comment) - text), i;

    while (ends_word[(unsigned char)text[length - 1]] == BLANK) { /* the line has a word */
        length--;
    }
    for (i = 0; i < length; i += 8) {
        size_t left = length - i, byte;
        uint64_t word = 0;
        for (byte = 0; byte < 8 && byte < left; byte++) {
            word |= (uint64_t)(unsigned char)text[i + byte] << 8 * byte;
        }
        sum = result_mix(sum, word);
    }
    return result_mix(sum, length);
}

/* The next line that holds a word: 1, 0 at the end of the file, -1 after complaining. Others are echoed. */
static int next_line(vector_reader *reader, keyed_line *line, FILE *out)
{
    int state;

    while ((state = lines_next(&reader->lines, &line->whole.text, &line->whole.length)) > 0) {
        line->rest = line->whole.text;
        line->end = line->rest + line->whole.length;
        line->key = take(&line->rest, line->end);
        if (line->key.length != 0) {
            if (reader->digest != NULL) {
                *reader->digest = mix_line(*reader->digest, line);
            }
            return 1;
        }
        echo(out, line);
    }
    return state;
}

/* Checks that only a comment is left of a line: 0, or -1 after complaining. */
static int expect_end(const vector_reader *reader, keyed_line *line)
{
    word extra = take(&line->rest, line->end);

    return extra.length == 0 ? 0 : complain(reader, extra, "one word too many");
}

/* ---- Values ---------------------------------------------------------- */

static int read_words(const vector_reader *reader, vector_case *into, unsigned array, keyed_line *line)
{
    size_t digits = array == VECTOR_OPERAND ? 16 : 8;
    unsigned count = 0;
    uint64_t value;
    word w;

    for (w = take(&line->rest, line->end); w.length != 0; w = take(&line->rest, line->end)) {
        if (w.length > digits || cli_read_hex(w.text, w.length, &value) != w.length) {
            return complain(reader, w, "a hexadecimal word without 0x was expected");
        }
        if (count == VECTOR_WORDS_MAX) {
            return complain(reader, w, "more words than any operand has");
        }
        into->words[array][count++] = (uint32_t)value;
        if (array == VECTOR_OPERAND) {
            into->words[array][count++] = (uint32_t)(value >> 32);
        }
    }
    into->count[array] = count;
    return 0;
}

/* One run of bytes, two digits each. */
static int read_bytes(const vector_reader *reader, vector_case *into, unsigned array, keyed_line *line)
{
    word w = take(&line->rest, line->end);
    uint8_t *bytes = into->bytes[array - VECTOR_WORD_ARRAYS];
    uint64_t value;
    size_t i;

    if (w.length == 0 || w.length % 2 != 0) {
        return complain(reader, w, "one run of bytes was expected");
    }
    if (w.length / 2 > VECTOR_BYTES_MAX) {
        return complain(reader, w, "more bytes than a case may have");
    }
    for (i = 0; i < w.length / 2; i++) {
        word digits = { w.text + 2 * i, 2 };
        if (cli_read_hex(digits.text, 2, &value) != 2) {
            return complain(reader, digits, "not a hexadecimal byte");
        }
        bytes[i] = (uint8_t)value;
    }
    into->count[array] = (unsigned)i;
    return 0;
}

/* The rest of the line, its words and blanks, without a comment. */
static int read_arithmetic(vector_reader *reader, vector_case *into, keyed_line *line)
{
    char place[300];
    word text = take(&line->rest, line->end), more = text;

    while (more.length != 0) {
        text.length = (size_t)(more.text + more.length - text.text);
        more = take(&line->rest, line->end);
    }
    if (into->refused[0] != '\0') {
        return 0;
    }
    if (text.length == 0 || text.length != reader->arith.length ||
        memcmp(text.text, reader->arith.text, text.length) != 0) {
        reader->arith.length = 0;
        snprintf(place, sizeof place, "%s:%u", reader->lines.path, reader->lines.line);
        if (arith_read(place, text.text, text.length, &into->form.instruction, &reader->arith.block,
                       &reader->arith.profile) != EXIT_EQUAL) {
            return -1;
        }
        reader->arith.length = text.length <= sizeof reader->arith.text ? text.length : 0;
        memcpy(reader->arith.text, text.text, reader->arith.length);
    }
    into->arithmetic = reader->arith.block;
    into->profile = reader->arith.profile;
    return 0;
}

static int read_decimal(const vector_reader *reader, keyed_line *line, uint32_t *number)
{
    word w = take(&line->rest, line->end);
    uint64_t value = 0;
    size_t digit;

    for (digit = 0; digit < w.length && w.text[digit] >= '0' && w.text[digit] <= '9' && value <= 0xffffffffu; digit++) {
        value = value * 10 + (uint64_t)(w.text[digit] - '0');
    }
    if (w.length == 0 || digit != w.length || value > 0xffffffffu) {
        return complain(reader, w, "a decimal number was expected");
    }
    *number = (uint32_t)value;
    return 0;
}

/* `select_a BYTE THREAD`; valid numbers are far below 2^16. */
static int read_select(const vector_reader *reader, keyed_line *line, uint16_t select[2])
{
    uint32_t number = 0;
    unsigned i;

    for (i = 0; i < 2; i++) {
        if (read_decimal(reader, line, &number) != 0) {
            return -1;
        }
        select[i] = (uint16_t)(number < 0xffff ? number : 0xffff);
    }
    return 0;
}

/* `p`: an offset, hexadecimal. */
static int read_offset(const vector_reader *reader, keyed_line *line, uint32_t *offset)
{
    word w = take(&line->rest, line->end);
    uint64_t value;

    if (w.length == 0 || w.length > 8 || cli_read_hex(w.text, w.length, &value) != w.length) {
        return complain(reader, w, "a hexadecimal word without 0x was expected");
    }
    *offset = (uint32_t)value;
    return 0;
}

/* The names of the statuses, from MMAREF_OK on. */
static const char *status_at(size_t index, const void *context)
{
    (void)context;
    return index <= -MMAREF_E_LEFT_OUT ? mmaref_status_name((mmaref_status)-(int)index) : NULL;
}

static int read_status(const vector_reader *reader, vector_case *into, keyed_line *line)
{
    word name = take(&line->rest, line->end);
    const char *known;
    size_t i;

    for (i = 0; (known = status_at(i, NULL)) != NULL; i++) {
        if (is_text(name, known)) {
            into->status = (mmaref_status)-(int)i;
            return 0;
        }
    }
    return complain_at(reader, reader->lines.line, name, "unknown status",
                       spelling_nearest(name.text, name.length, status_at, NULL));
}

static int read_value(vector_reader *reader, vector_case *into, unsigned key, keyed_line *line)
{
    if (key < VECTOR_WORD_ARRAYS) {
        return read_words(reader, into, key, line);
    }
    switch (key) {
    case VECTOR_ARITH:
        return read_arithmetic(reader, into, line);
    case VECTOR_F:
        return read_decimal(reader, line, &into->selector);
    case VECTOR_SELECT_A:
        return read_select(reader, line, into->select_a);
    case VECTOR_SELECT_B:
        return read_select(reader, line, into->select_b);
    case VECTOR_P:
        return read_offset(reader, line, &into->p);
    case VECTOR_STRIDE:
        return read_decimal(reader, line, &into->stride);
    case VECTOR_STATUS:
        return read_status(reader, into, line);
    default:
        return read_bytes(reader, into, key, line);
    }
}

/* ---- Cases ----------------------------------------------------------- */

/* What a case of form->instruction holds. */
static void find_form(vector_form *form)
{
    static const uint8_t operands[VECTOR_X] = { MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C,
                                                MMAREF_OPERAND_D, MMAREF_OPERAND_E,
                                                MMAREF_OPERAND_SCALE_A, MMAREF_OPERAND_SCALE_B };
    static const unsigned mac16[VECTOR_ARRAYS] = {
        [VECTOR_X] = 128, [VECTOR_Y] = 128, [VECTOR_Z] = 1024, [VECTOR_Z_OUT] = 1024, [VECTOR_OPERAND] = 2
    };
    mmaref_description *is = &form->description;
    uint8_t name = mmaref_instruction_token(&form->instruction, MMAREF_QUALIFIER_NAME), operand = MMAREF_OPERAND_D;
    bool has_addresses = mmaref_instruction_token(&form->instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
    bool has_start = mmaref_instruction_token(&form->instruction, MMAREF_QUALIFIER_MATRIX) != MMAREF_TOKEN_NONE;
    unsigned array;

    cli_must(mmaref_instruction_describe(&form->instruction, is));
    form->moves = has_addresses || has_start;
    form->stores = name == MMAREF_TOKEN_STMATRIX ||
                   mmaref_instruction_token(&form->instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_STORE;
    form->result = name == MMAREF_TOKEN_MAC16 ? VECTOR_Z_OUT
                   : form->stores             ? VECTOR_MEMORY_OUT
                   : form->moves              ? VECTOR_R
                                              : VECTOR_D;
    for (array = 0; array < VECTOR_ARRAYS; array++) {
        form->operand[array] = array < VECTOR_X ? operands[array] : MMAREF_OPERANDS;
        form->words[array] = name == MMAREF_TOKEN_MAC16              ? mac16[array]
                             : array < VECTOR_X && !form->moves ? (unsigned)is->lanes * is->registers[operands[array]]
                                                                : 0;
    }
    if (form->moves) { /* the one operand that it has */
        while (operand != MMAREF_OPERAND_A && is->registers[operand] == 0) {
            operand--;
        }
        form->operand[VECTOR_R] = operand;
        form->words[VECTOR_R] = (unsigned)is->lanes * is->registers[operand];
        form->words[VECTOR_ADDRESS] = has_addresses ? is->lanes : 0;
    }
    form->setting[VECTOR_ARITH] = is->floating ? VECTOR_NEEDED : VECTOR_ALLOWED;
    form->setting[VECTOR_F] = is->layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE ? VECTOR_NEEDED : VECTOR_SENSELESS;
    form->setting[VECTOR_SELECT_A] = form->setting[VECTOR_SELECT_B] =
        is->layout[MMAREF_OPERAND_SCALE_A] != MMAREF_LAYOUT_NONE ? VECTOR_NEEDED : VECTOR_SENSELESS;
    form->setting[VECTOR_P] = has_start ? VECTOR_NEEDED : VECTOR_SENSELESS;
    form->setting[VECTOR_STRIDE] = has_start ? VECTOR_ALLOWED : VECTOR_SENSELESS;
    form->setting[VECTOR_STATUS] = VECTOR_ALLOWED;
}

/* The first line of a case. */
static int read_instruction(vector_reader *reader, vector_case *into, keyed_line *line)
{
    vector_form *form = &reader->insn.form;
    word text = take(&line->rest, line->end);
    mmaref_status status;
    mmaref_error error;
    char place[300];

    if (text.length == 0 || text.length != reader->insn.length ||
        memcmp(text.text, reader->insn.text, text.length) != 0) {
        reader->insn.length = reader->arith.length = 0;
        memset(form, 0, sizeof *form);
        form->result = VECTOR_D;
        snprintf(place, sizeof place, "%s:%u", reader->lines.path, reader->lines.line);
        status = mmaref_instruction_parse(text.text, text.length, &form->instruction, &error);
        if (status == MMAREF_E_REFUSED) {
            snprintf(into->refused, sizeof into->refused, "%s", mmaref_reason_text(error.reason));
            snprintf(into->refused_insn, sizeof into->refused_insn, "%.*s", (int)text.length, text.text);
            memset(form->operand, MMAREF_OPERANDS, sizeof form->operand);
        } else if (error.reason == MMAREF_REASON_NOT_LEGAL && error.offset == 0) {
            return complain(reader, text, "vectors name an instruction in full, as mmaref show prints it");
        } else if (cli_report(place, text.text, text.length, status, &error) != EXIT_EQUAL) {
            return -1;
        } else {
            find_form(form);
            reader->insn.length = text.length <= sizeof reader->insn.text ? text.length : 0;
            memcpy(reader->insn.text, text.text, reader->insn.length);
        }
    }
    into->form = *form;
    into->line = reader->lines.line;
    echo(reader->echo, line);
    return 0;
}

/* Reads a line of a case after the first one. */
static int read_line(vector_reader *reader, vector_case *into, keyed_line *line)
{
    char reason[80];
    unsigned key = 0;

    while (key < VECTOR_KEYS && !is_text(line->key, key_names[key])) {
        key++;
    }
    if (is_text(line->key, "insn")) {
        snprintf(reason, sizeof reason, "the case of line %u has no 'end' before it", into->line);
        return complain(reader, line->key, reason);
    }
    if (key == VECTOR_KEYS) {
        return complain_at(reader, reader->lines.line, line->key, "unknown key",
                           spelling_nearest(line->key.text, line->key.length, spelling_in_array, key_names));
    }
    if (into->line_of[key] != 0) {
        return complain(reader, line->key, "given twice");
    }
    into->line_of[key] = reader->lines.line;
    if (key != VECTOR_STATUS && key != into->form.result) {
        echo(reader->echo, line);
    }
    return read_value(reader, into, key, line);
}

/* Checks that the case has what its instruction takes, of the right size, and no more: 1, or -1 after complaining. */
static int check_case(const vector_reader *reader, const vector_case *given)
{
    const vector_form *form = &given->form;
    unsigned key;

    for (key = 0; key < VECTOR_KEYS && given->refused[0] == '\0'; key++) {
        bool is_given = given->line_of[key] != 0;
        unsigned count = key < VECTOR_ARRAYS ? given->count[key] : 0;
        word name = { key_names[key], strlen(key_names[key]) };
        const char *fault = NULL;
        char text[80];
        if (key < VECTOR_WORD_ARRAYS) {
            if (count != form->words[key] && (is_given || key != form->result)) {
                snprintf(text, sizeof text, "%u words, but the instruction takes %u", count, form->words[key]);
                fault = text;
            }
        } else if (key < VECTOR_ARRAYS) {
            if (key == VECTOR_MEMORY ? is_given != form->moves
                                     : is_given && (!form->stores || count != given->count[VECTOR_MEMORY])) {
                snprintf(text, sizeof text, "%u bytes do not fit the instruction", count);
                fault = text;
            }
        } else if (is_given && form->setting[key] == VECTOR_SENSELESS) {
            fault = "the instruction has no such operand";
        } else if (!is_given && form->setting[key] == VECTOR_NEEDED) {
            fault = key == VECTOR_ARITH ? "missing: how floating-point products are summed" : "missing";
        } else if (key == VECTOR_STATUS && given->status != MMAREF_OK && given->line_of[form->result] != 0) {
            fault = "a case that must be refused has no result";
        }
        if (fault != NULL) {
            return complain_at(reader, is_given ? given->line_of[key] : given->line, name, fault, NULL);
        }
    }
    return 1;
}

int vector_next(vector_reader *reader, vector_case *into)
{
    static const word insn = { "insn", 4 };
    FILE *out = into == NULL ? NULL : reader->echo;
    unsigned first = 0; /* the line of `insn` */
    keyed_line line;
    int state;

    if (into != NULL) {
        memset(into, 0, offsetof(vector_case, words));
        into->stride = MMAREF_STRIDE_DEFAULT;
    }
    while ((state = next_line(reader, &line, out)) > 0) {
        bool is_end = first != 0 && is_text(line.key, "end");
        if (first == 0 && !is_text(line.key, "insn")) {
            return complain(reader, line.key, "a case starts with 'insn'");
        }
        if (into != NULL) {
            state = first == 0 ? read_instruction(reader, into, &line) : is_end ? 0 : read_line(reader, into, &line);
            if (state < 0 || expect_end(reader, &line) != 0) {
                return -1;
            }
        }
        if (is_end) {
            return into == NULL ? 1 : check_case(reader, into);
        }
        first = first == 0 ? reader->lines.line : first;
    }
    if (state == 0 && first != 0) {
        return complain_at(reader, first, insn, "the file ends inside this case, before 'end'", NULL);
    }
    return state;
}

/* ---- Files ----------------------------------------------------------- */

/* The first line: 0, or -1 after complaining. */
static int check_version(vector_reader *reader, bool may_be_empty)
{
    static const word nothing = { "", 0 };
    keyed_line line;
    word version;
    int state = next_line(reader, &line, NULL);

    if (state < 0 || (state == 0 && may_be_empty)) {
        return state;
    }
    if (state == 0 || !is_text(line.key, "mmavec")) {
        return complain_at(reader, reader->lines.line == 0 ? 1 : reader->lines.line, nothing,
                           "a vector file starts with 'mmavec 1'", NULL);
    }
    version = take(&line.rest, line.end);
    if (!is_text(version, "1")) {
        return complain_at(reader, reader->lines.line, version, "unknown version of vectors", "1");
    }
    return expect_end(reader, &line);
}

int vector_open(vector_reader *reader, const char *path, bool may_be_empty)
{
    reader->echo = NULL;
    reader->digest = NULL;
    reader->insn.length = 0;
    reader->arith.length = 0;
    if (lines_open(&reader->lines, path) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (check_version(reader, may_be_empty) != 0) {
        vector_close(reader);
        return EXIT_UNREADABLE;
    }
    return EXIT_EQUAL;
}

void vector_close(vector_reader *reader)
{
    lines_close(&reader->lines);
}
