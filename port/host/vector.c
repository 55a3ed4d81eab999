/* SPDX-License-Identifier: MIT */
/* Reading text vectors. See vector.h and the README of tests/vectors. */
#include <string.h>

#include "vector.h"

/* The arrays a case may have. */
static const char *const array_names[VECTOR_ARRAYS] = {
    "a", "b", "c", "d", "e", "scale_a", "scale_b", "x", "y", "z", "z_out", "operand", "r", "address",
    "memory", "memory_out"
};

typedef struct {
    const char *text;
    size_t length;
} word;

const char *vector_array_name(unsigned array)
{
    return array_names[array];
}

static int complain(const vector_reader *reader, unsigned line, word offender, const char *reason,
                    const char *nearest)
{
    char place[300];

    snprintf(place, sizeof place, "%s:%u", reader->path, line);
    host_complain(place, offender.text, offender.length < 60 ? offender.length : 60, reason, nearest);
    return -1;
}

static bool is(word w, const char *text)
{
    return w.length == strlen(text) && memcmp(w.text, text, w.length) == 0;
}

/* Cuts the next word off a line, a comment being its end. */
static word take(const char **at, const char *end)
{
    word w;

    while (*at < end && (**at == ' ' || **at == '\t' || **at == '\r')) {
        ++*at;
    }
    w.text = *at;
    while (*at < end && memchr(" \t\r#", **at, 4) == NULL) {
        ++*at;
    }
    w.length = (size_t)(*at - w.text);
    return w;
}

/* The next line that holds a word; false at the end of the file. */
static bool next_line(vector_reader *reader, word *key, const char **rest, const char **line_end)
{
    while (reader->next < reader->end) {
        const char *newline = memchr(reader->next, '\n', (size_t)(reader->end - reader->next));
        *line_end = newline == NULL ? reader->end : newline;
        *rest = reader->next;
        reader->next = newline == NULL ? reader->end : newline + 1;
        reader->line++;
        *key = take(rest, *line_end);
        if (key->length != 0) {
            return true;
        }
    }
    return false;
}

int vector_open(vector_reader *reader, const char *path, const char *text, size_t length)
{
    word key, version;
    const char *rest, *end;

    reader->path = path;
    reader->next = text;
    reader->end = text + length;
    reader->line = 0;
    if (!next_line(reader, &key, &rest, &end) || !is(key, "mmavec")) {
        word nothing = { "", 0 };
        (void)complain(reader, reader->line == 0 ? 1 : reader->line, nothing, "a vector file starts with 'mmavec 1'", NULL);
        return EXIT_UNREADABLE;
    }
    version = take(&rest, end);
    if (!is(version, "1")) {
        (void)complain(reader, reader->line, version, "unknown version of vectors", "1");
        return EXIT_UNREADABLE;
    }
    return EXIT_EQUAL;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static bool read_hex(word w, uint64_t *value)
{
    size_t i;

    *value = 0;
    for (i = 0; i < w.length; i++) {
        int digit = hex_digit(w.text[i]);
        if (digit < 0) {
            return false;
        }
        *value = *value << 4 | (uint64_t)digit;
    }
    return w.length != 0;
}

static int read_array(const vector_reader *reader, vector_case *into, unsigned array, const char *rest,
                      const char *end)
{
    size_t digits = array == VECTOR_OPERAND ? 16 : 8;
    uint64_t value;

    for (;;) {
        word w = take(&rest, end);
        if (w.length == 0) {
            return 0;
        }
        if (w.length > digits || !read_hex(w, &value)) {
            return complain(reader, reader->line, w, "not a hexadecimal word", NULL);
        }
        if (into->count[array] == VECTOR_WORDS_MAX) {
            return complain(reader, reader->line, w, "more words than any operand has", NULL);
        }
        into->words[array][into->count[array]++] = (uint32_t)value;
        if (array == VECTOR_OPERAND) {
            into->words[array][into->count[array]++] = (uint32_t)(value >> 32);
        }
    }
}

/* One run of bytes, two digits each. */
static int read_bytes(const vector_reader *reader, vector_case *into, unsigned array, const char *rest,
                      const char *end)
{
    word w = take(&rest, end), extra = take(&rest, end);
    uint8_t *bytes = into->bytes[array - VECTOR_WORD_ARRAYS];
    size_t i;

    if (w.length == 0 || w.length % 2 != 0 || extra.length != 0) {
        return complain(reader, reader->line, extra.length != 0 ? extra : w, "one run of bytes was expected", NULL);
    }
    if (w.length / 2 > VECTOR_BYTES_MAX) {
        return complain(reader, reader->line, w, "more bytes than a case may have", NULL);
    }
    for (i = 0; i < w.length / 2; i++) {
        int high = hex_digit(w.text[2 * i]), low = hex_digit(w.text[2 * i + 1]);
        if (high < 0 || low < 0) {
            word digits = { w.text + 2 * i, 2 };
            return complain(reader, reader->line, digits, "not a hexadecimal byte", NULL);
        }
        bytes[i] = (uint8_t)(high << 4 | low);
    }
    into->count[array] = (unsigned)i;
    return 0;
}

/* `custom key=value ...`: starts from the profile `exact` of the instruction. */
static int read_custom(const vector_reader *reader, vector_case *into, const char *rest, const char *end)
{
    const word custom = { "custom", strlen("custom") };
    mmaref_error error;

    into->profile = MMAREF_PROFILES;
    if (mmaref_profile(MMAREF_PROFILE_EXACT, &into->instruction, &into->arithmetic) != MMAREF_OK) {
        return complain(reader, reader->line, custom, "the instruction takes no arithmetic", NULL);
    }
    for (;;) {
        word w = take(&rest, end);
        const char *equals = w.length == 0 ? NULL : memchr(w.text, '=', w.length);
        if (w.length == 0) {
            break;
        }
        if (equals == NULL) {
            return complain(reader, reader->line, w, "key=value was expected", NULL);
        }
        if (mmaref_arithmetic_set(&into->arithmetic, w.text, (size_t)(equals - w.text), equals + 1,
                                  w.length - (size_t)(equals - w.text) - 1, &error) != MMAREF_OK) {
            return complain(reader, reader->line, w, mmaref_reason(error.reason), NULL);
        }
    }
    if (mmaref_arithmetic_check(&into->arithmetic, &error) != MMAREF_OK) {
        word field = { error.nearest, strlen(error.nearest) };
        return complain(reader, reader->line, field, mmaref_reason(error.reason), NULL);
    }
    return 0;
}

static int read_arithmetic(const vector_reader *reader, vector_case *into, const char *rest,
                           const char *end)
{
    word name = take(&rest, end);
    mmaref_status status;

    into->has_arithmetic = true;
    if (into->refused[0] != '\0') {
        return 0;
    }
    if (is(name, "custom")) {
        return read_custom(reader, into, rest, end);
    }
    if (mmaref_profile_find(name.text, name.length, &into->profile) != MMAREF_OK) {
        return complain(reader, reader->line, name, "unknown arithmetic profile", NULL);
    }
    status = mmaref_profile(into->profile, &into->instruction, &into->arithmetic);
    if (status != MMAREF_OK) {
        return complain(reader, reader->line, name, "the profile has no such instruction", NULL);
    }
    return 0;
}

/* `count` decimal numbers below 2^32 and the end of the line. */
static int read_decimals(const vector_reader *reader, uint32_t *numbers, unsigned count, const char *rest,
                         const char *end)
{
    unsigned i;

    for (i = 0; i <= count; i++) {
        word w = take(&rest, end);
        uint64_t value = 0;
        size_t digit;
        if (i == count) {
            return w.length == 0 ? 0 : complain(reader, reader->line, w, "one number too many", NULL);
        }
        for (digit = 0; digit < w.length && w.text[digit] >= '0' && w.text[digit] <= '9' && value < 1u << 31; digit++) {
            value = value * 10 + (uint64_t)(w.text[digit] - '0');
        }
        if (w.length == 0 || digit != w.length || value > 0xffffffffu) {
            return complain(reader, reader->line, w, "a decimal number was expected", NULL);
        }
        numbers[i] = (uint32_t)value;
    }
    return 0;
}

/* `select_a BYTE THREAD`. */
static int read_select(const vector_reader *reader, uint16_t select[2], bool *given, const char *rest,
                       const char *end)
{
    uint32_t numbers[2];
    int state = read_decimals(reader, numbers, 2, rest, end);

    *given = true;
    select[0] = (uint16_t)(numbers[0] < 0xffff ? numbers[0] : 0xffff);
    select[1] = (uint16_t)(numbers[1] < 0xffff ? numbers[1] : 0xffff);
    return state;
}

static int read_instruction(const vector_reader *reader, vector_case *into, word text)
{
    char place[300];
    mmaref_error error;

    if (mmaref_parse(text.text, text.length, &into->instruction, &error) == MMAREF_E_REFUSED) {
        snprintf(into->refused, sizeof into->refused, "%s", mmaref_reason(error.reason));
        return 0;
    }
    snprintf(place, sizeof place, "%s:%u", reader->path, reader->line);
    if (host_parse(place, text.text, text.length, &into->instruction) != EXIT_EQUAL) {
        return -1;
    }
    host_must(mmaref_describe(&into->instruction, &into->description));
    return 0;
}

/* Whether the case is complete: every operand there, each with its number of words. */
static int check_case(const vector_reader *reader, const vector_case *into)
{
    char reason[80];
    const char *fault = into->refused[0] != '\0' ? NULL : vector_fault(into, reason, sizeof reason);
    word name = { fault, 0 };

    if (fault == NULL) {
        return 0;
    }
    name.length = strlen(fault);
    return complain(reader, into->line, name, reason, NULL);
}

static unsigned array_of(word key)
{
    unsigned array;

    for (array = 0; array < VECTOR_ARRAYS && !is(key, array_names[array]); array++) {
    }
    return array;
}

/* `p`: an offset, hexadecimal. */
static int read_offset(const vector_reader *reader, vector_case *into, const char *rest, const char *end)
{
    word w = take(&rest, end);
    uint64_t value;

    if (w.length > 8 || !read_hex(w, &value)) {
        return complain(reader, reader->line, w, "not a hexadecimal word", NULL);
    }
    into->p = (uint32_t)value;
    into->has_p = true;
    return 0;
}

static int read_status(const vector_reader *reader, vector_case *into, const char *rest, const char *end)
{
    word name = take(&rest, end);

    if (name.length == 0 || name.length >= sizeof into->status) {
        return complain(reader, reader->line, name, "unknown status", NULL);
    }
    memcpy(into->status, name.text, name.length);
    into->status[name.length] = '\0';
    return 0;
}

/* A line that is no array. */
static int read_setting(const vector_reader *reader, vector_case *into, word key, const char *rest, const char *end)
{
    if (is(key, "arith")) {
        return read_arithmetic(reader, into, rest, end);
    }
    if (is(key, "f")) {
        into->has_selector = true;
        return read_decimals(reader, &into->selector, 1, rest, end);
    }
    if (is(key, "select_a")) {
        return read_select(reader, into->select_a, &into->has_select_a, rest, end);
    }
    if (is(key, "select_b")) {
        return read_select(reader, into->select_b, &into->has_select_b, rest, end);
    }
    if (is(key, "p")) {
        return read_offset(reader, into, rest, end);
    }
    if (is(key, "stride")) {
        return read_decimals(reader, &into->stride, 1, rest, end);
    }
    if (is(key, "status")) {
        return read_status(reader, into, rest, end);
    }
    return complain(reader, reader->line, key, "unknown key", NULL);
}

/* One line inside a case: 1 at `end`, 0 to go on, -1 after complaining. */
static int read_line(vector_reader *reader, vector_case *into, word key, const char *rest, const char *end)
{
    unsigned array = array_of(key);

    if (is(key, "end")) {
        return 1;
    }
    if (array == VECTOR_ARRAYS) {
        return read_setting(reader, into, key, rest, end);
    }
    if (into->count[array] != 0) {
        return complain(reader, reader->line, key, "given twice", NULL);
    }
    return array < VECTOR_WORD_ARRAYS ? read_array(reader, into, array, rest, end)
                                      : read_bytes(reader, into, array, rest, end);
}

int vector_next(vector_reader *reader, vector_case *into)
{
    word key;
    const char *rest, *end;
    int state = 0;

    memset(into, 0, sizeof *into);
    into->stride = MMAREF_STRIDE_DEFAULT;
    into->text = reader->next;
    if (!next_line(reader, &key, &rest, &end)) {
        return 0;
    }
    if (!is(key, "insn")) {
        return complain(reader, reader->line, key, "a case starts with 'insn'", NULL);
    }
    into->line = reader->line;
    if (read_instruction(reader, into, take(&rest, end)) != 0) {
        return -1;
    }
    do {
        into->text_end = reader->next;
        if (!next_line(reader, &key, &rest, &end)) {
            word insn = { "insn", 4 };
            return complain(reader, into->line, insn, "the file ends inside this case, before 'end'", NULL);
        }
        state = read_line(reader, into, key, rest, end);
    } while (state == 0);
    return state < 0 || check_case(reader, into) != 0 ? -1 : 1;
}
