/* SPDX-License-Identifier: MIT */
/* Reading text vectors. See vector.h and the README of tests/vectors. */
#include "vector.h"

#include <string.h>

#include "arith.h"
#include "words.h"

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

const char *vector_key_name(unsigned key)
{
    return key_names[key];
}

static void name_place(const vector_reader *reader, char place[300])
{
    snprintf(place, 300, "%s:%u", reader->lines.path, reader->lines.line);
}

static int complain_at(const vector_reader *reader, unsigned line, word offender, const char *reason,
                       const char *nearest)
{
    (void)host_complain_at(reader->lines.path, line, offender.text, offender.length, reason, nearest);
    return -1;
}

static int complain(const vector_reader *reader, word offender, const char *reason)
{
    return complain_at(reader, reader->lines.line, offender, reason, NULL);
}

static bool is(word w, const char *text)
{
    return w.length == strlen(text) && memcmp(w.text, text, w.length) == 0;
}

/* The characters between words, and the one that begins a comment. */
enum {
    BLANK = 1,
    COMMENT = 2
};

static const uint8_t ends_word[256] = { [' '] = BLANK, ['\t'] = BLANK, ['#'] = COMMENT };

/* Cuts the next word off a line, a comment being its end. */
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

/* Whether nothing but a comment is left of a line: 0, or -1 after complaining. */
static int expect_end(const vector_reader *reader, const keyed_line *line)
{
    const char *rest = line->rest;
    word extra = take(&rest, line->end);

    return extra.length == 0 ? 0 : complain(reader, extra, "one word too many");
}

static void echo(const vector_reader *reader, word line)
{
    if (reader->echo != NULL) {
        (void)fwrite(line.text, 1, line.length, reader->echo);
        (void)putc('\n', reader->echo);
    }
}

/* The next line that holds a word: 1, 0 at the end of the file, -1 after complaining. Others are echoed. */
static int next_line(vector_reader *reader, keyed_line *line)
{
    int state;

    while ((state = lines_next(&reader->lines, &line->whole.text, &line->whole.length)) > 0) {
        line->rest = line->whole.text;
        line->end = line->rest + line->whole.length;
        line->key = take(&line->rest, line->end);
        if (line->key.length != 0) {
            return 1;
        }
        echo(reader, line->whole);
    }
    return state;
}

static int check_version(vector_reader *reader, bool may_be_empty)
{
    static const word nothing = { "", 0 };
    keyed_line line;
    word version;
    int state = next_line(reader, &line);

    if (state < 0 || (state == 0 && may_be_empty)) {
        return state;
    }
    if (state == 0 || !is(line.key, "mmavec")) {
        return complain_at(reader, reader->lines.line == 0 ? 1 : reader->lines.line, nothing,
                           "a vector file starts with 'mmavec 1'", NULL);
    }
    version = take(&line.rest, line.end);
    if (!is(version, "1")) {
        return complain_at(reader, reader->lines.line, version, "unknown version of vectors", "1");
    }
    return expect_end(reader, &line);
}

int vector_open(vector_reader *reader, const char *path, bool may_be_empty)
{
    reader->echo = NULL;
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

/* Whether a word is a hexadecimal number of at most `digits` digits. */
static bool read_hex(word w, size_t digits, uint64_t *value)
{
    return w.length != 0 && w.length <= digits && host_read_hex(w.text, w.length, value) == w.length;
}

static int read_words(const vector_reader *reader, vector_case *into, unsigned array, keyed_line *line)
{
    size_t digits = array == VECTOR_OPERAND ? 16 : 8;
    unsigned count = 0;
    uint64_t value;
    word w;

    for (w = take(&line->rest, line->end); w.length != 0; w = take(&line->rest, line->end)) {
        if (!read_hex(w, digits, &value)) {
            return complain(reader, w, "not a hexadecimal word");
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
        if (!read_hex(digits, 2, &value)) {
            return complain(reader, digits, "not a hexadecimal byte");
        }
        bytes[i] = (uint8_t)value;
    }
    into->count[array] = (unsigned)i;
    return 0;
}

/* The rest of a line without its comment and the blanks before that. */
static word rest_of(const keyed_line *line)
{
    word rest;
    const char *comment = memchr(line->rest, '#', (size_t)(line->end - line->rest));
    const char *end = comment == NULL ? line->end : comment;

    rest.text = line->rest;
    while (rest.text < end && ends_word[(unsigned char)*rest.text] == BLANK) {
        rest.text++;
    }
    while (end > rest.text && ends_word[(unsigned char)end[-1]] == BLANK) {
        end--;
    }
    rest.length = (size_t)(end - rest.text);
    return rest;
}

static int read_arithmetic(vector_reader *reader, vector_case *into, keyed_line *line)
{
    char place[300];
    word text = rest_of(line);

    line->rest = line->end;
    if (into->refused[0] != '\0') {
        return 0;
    }
    if (text.length == 0 || text.length != reader->arith.length ||
        memcmp(text.text, reader->arith.text, text.length) != 0) {
        name_place(reader, place);
        reader->arith.length = 0;
        if (arith_read(place, text.text, text.length, &into->instruction, &reader->arith.block,
                       &reader->arith.profile) != EXIT_EQUAL) {
            return -1;
        }
        if (text.length <= sizeof reader->arith.text) {
            memcpy(reader->arith.text, text.text, text.length);
            reader->arith.length = text.length;
        }
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

/* `select_a BYTE THREAD`; both are far below 2^16 where they are right. */
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

    if (!read_hex(w, 8, &value)) {
        return complain(reader, w, "not a hexadecimal word");
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
        if (is(name, known)) {
            into->status = (mmaref_status)-(int)i;
            return 0;
        }
    }
    return complain_at(reader, reader->lines.line, name, "unknown status",
                       words_nearest(name.text, name.length, status_at, NULL));
}

static int read_value(vector_reader *reader, vector_case *into, unsigned key, keyed_line *line)
{
    switch (key) {
    case VECTOR_MEMORY:
    case VECTOR_MEMORY_OUT:
        return read_bytes(reader, into, key, line);
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
        return read_words(reader, into, key, line);
    }
}

static unsigned key_of(word text)
{
    unsigned key;

    for (key = 0; key < VECTOR_KEYS && !is(text, key_names[key]); key++) {
    }
    return key;
}

/* One line inside a case: 1 at `end`, 0 to go on, -1 after complaining. */
static int read_line(vector_reader *reader, vector_case *into, keyed_line *line)
{
    unsigned key = key_of(line->key);

    if (is(line->key, "end")) {
        return expect_end(reader, line) == 0 ? 1 : -1;
    }
    if (is(line->key, "insn")) {
        char reason[80];
        snprintf(reason, sizeof reason, "the case of line %u has no 'end' before it", (unsigned)into->line);
        return complain(reader, line->key, reason);
    }
    if (key == VECTOR_KEYS) {
        return complain_at(reader, reader->lines.line, line->key, "unknown key",
                           words_nearest(line->key.text, line->key.length, words_in_array, key_names));
    }
    if (into->line_of[key] != 0) {
        return complain(reader, line->key, "given twice");
    }
    into->line_of[key] = reader->lines.line;
    if (key != VECTOR_STATUS && key != vector_result(into)) {
        echo(reader, line->whole);
    }
    return read_value(reader, into, key, line) != 0 ? -1 : expect_end(reader, line);
}

static int parse_instruction(vector_reader *reader, vector_case *into, word text)
{
    char place[300];
    mmaref_error error;

    reader->insn.length = 0;
    reader->arith.length = 0;
    if (mmaref_instruction_parse(text.text, text.length, &into->instruction, &error) == MMAREF_E_REFUSED) {
        snprintf(into->refused, sizeof into->refused, "%s", mmaref_reason_text(error.reason));
        return 0;
    }
    name_place(reader, place);
    if (host_parse(place, text.text, text.length, &into->instruction) != EXIT_EQUAL) {
        return -1;
    }
    host_must(mmaref_instruction_describe(&into->instruction, &into->description));
    into->kind = vector_kind_of(&into->instruction);
    if (text.length <= sizeof reader->insn.text) {
        memcpy(reader->insn.text, text.text, text.length);
        reader->insn.length = text.length;
        reader->insn.instruction = into->instruction;
        reader->insn.description = into->description;
        reader->insn.kind = into->kind;
    }
    return 0;
}

/* The first line of a case. */
static int read_instruction(vector_reader *reader, vector_case *into, keyed_line *line)
{
    word text;

    if (!is(line->key, "insn")) {
        return complain(reader, line->key, "a case starts with 'insn'");
    }
    into->line = reader->lines.line;
    text = take(&line->rest, line->end);
    if (text.length != 0 && text.length == reader->insn.length &&
        memcmp(text.text, reader->insn.text, text.length) == 0) {
        into->instruction = reader->insn.instruction;
        into->description = reader->insn.description;
        into->kind = reader->insn.kind;
    } else if (parse_instruction(reader, into, text) != 0) {
        return -1;
    }
    echo(reader, line->whole);
    return expect_end(reader, line);
}

/* Whether the case is complete: every operand there, each with its number of words. */
static int check_case(const vector_reader *reader, const vector_case *into)
{
    char reason[80];
    unsigned key = into->refused[0] != '\0' ? VECTOR_KEYS : vector_fault(into, reason, sizeof reason);
    word name;

    if (key == VECTOR_KEYS) {
        return 0;
    }
    name.text = key_names[key];
    name.length = strlen(name.text);
    return complain_at(reader, into->line_of[key] != 0 ? into->line_of[key] : into->line, name, reason, NULL);
}

int vector_next(vector_reader *reader, vector_case *into)
{
    static const word insn = { "insn", 4 };
    keyed_line line;
    int state;

    memset(into, 0, offsetof(vector_case, words));
    into->stride = MMAREF_STRIDE_DEFAULT;
    state = next_line(reader, &line);
    if (state <= 0) {
        return state;
    }
    if (read_instruction(reader, into, &line) != 0) {
        return -1;
    }
    do {
        state = next_line(reader, &line);
        if (state == 0) {
            return complain_at(reader, into->line, insn, "the file ends inside this case, before 'end'", NULL);
        }
        state = state < 0 ? -1 : read_line(reader, into, &line);
    } while (state == 0);
    return state < 0 || check_case(reader, into) != 0 ? -1 : 1;
}

int vector_skip(vector_reader *reader)
{
    static const word insn = { "insn", 4 };
    keyed_line line;
    unsigned first;
    int state = next_line(reader, &line);

    if (state <= 0) {
        return state;
    }
    if (!is(line.key, "insn")) {
        return complain(reader, line.key, "a case starts with 'insn'");
    }
    first = reader->lines.line;
    do {
        state = next_line(reader, &line);
        if (state == 0) {
            return complain_at(reader, first, insn, "the file ends inside this case, before 'end'", NULL);
        }
    } while (state > 0 && !is(line.key, "end"));
    return state;
}
