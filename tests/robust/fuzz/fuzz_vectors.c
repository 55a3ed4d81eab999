/* SPDX-License-Identifier: MIT */
/* The reader of text vectors. A file is read or refused with one visible line; in one that is read, no line may have a
 * word more, and none may stand there twice. */
#define _GNU_SOURCE /* memfd_create */
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "vectors/vector.h"

static vector_case read_case;
static bool refused; /* whether a case is of an instruction that is refused, whose arithmetic nobody looks at */

/* How many cases the reader finds; -1: it refuses. What it says must be one line that a terminal can show. */
static int count_cases(const char *text, size_t length)
{
    FILE *screen = stderr;
    vector_reader reader;
    char path[40], *said = NULL;
    size_t size, i, lines = 0, notes = 0;
    int file = memfd_create("vectors", 0), cases = -1, state;

    CHECK(file >= 0 && write(file, text, length) == (ssize_t)length);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    stderr = open_memstream(&said, &size);
    if (vector_open(&reader, path, rarely(2)) == EXIT_EQUAL) {
        for (cases = 0; (state = vector_next(&reader, &read_case)) > 0; cases++) {
            refused = refused || read_case.refused[0] != '\0';
        }
        cases = state < 0 ? -1 : cases;
        vector_close(&reader);
    }
    fclose(stderr);
    stderr = screen;
    for (i = 0; i < size; i++) {
        lines += said[i] == '\n';
        notes += i == 0 || said[i - 1] == '\n' ? strncmp(said + i, "mmaref: note:", 13) == 0 : 0;
        CHECK(said[i] == '\n' || ((unsigned char)said[i] >= 0x20 && said[i] != 0x7f));
    }
    CHECK(lines - notes == (cases < 0));
    CHECK(size < 1500 + 100 * notes); /* 200 characters of the file, each as \xNN, and a list of profiles */
    free(said);
    close(file);
    return cases;
}

/* The line number `chosen` of those that hold a word and no comment: where it begins and ends. */
static bool find_line(const char *text, size_t length, unsigned chosen, size_t *start, size_t *end)
{
    size_t i;

    for (*start = 0; *start < length; *start = *end + 1) {
        bool word = false;
        for (*end = *start; *end < length && text[*end] != '\n'; ++*end) {
        }
        for (i = *start; i < *end && text[i] != '#' && text[i] != '\r'; i++) {
            word = word || (text[i] != ' ' && text[i] != '\t');
        }
        if (word && i == *end && chosen-- == 0) {
            return true;
        }
    }
    return false;
}

/* The text with something put in at a place. */
static int count_with(const char *text, size_t length, size_t at, const char *more, size_t size)
{
    char *longer = box(length + size);

    memcpy(longer, text, at);
    memcpy(longer + at, more, size);
    memcpy(longer + at + size, text + at, length - at);
    return count_cases(longer, length + size);
}

/* No line may have a word more, and none may stand there twice. */
static void check_lines(const char *text, size_t length)
{
    static const char *const extra[] = { " zz", "\tx=1", " 0g", " sm_90 sm_90" };
    size_t start, end;
    unsigned line;

    for (line = 0; line < 24 && find_line(text, length, line, &start, &end); line++) {
        const char *more = extra[take8() % 4];
        CHECK(count_with(text, length, end, more, strlen(more)) < 0);
        CHECK(end == length || count_with(text, length, start, text + start, end + 1 - start) < 0);
    }
}

/* A word may be long: what is said is not. */
static void check_long_word(const char *text, size_t length)
{
    char more[2000];
    size_t start, end;

    memset(more, 'x', sizeof more);
    if (find_line(text, length, take8() % 24u, &start, &end)) {
        (void)count_with(text, length, end, more, sizeof more);
    }
}

/* Choices come from a hash of the file, whose own bytes say what the file is. */
static void choose(const uint8_t *data, size_t size)
{
    static uint8_t choices[64];
    uint64_t hash = 0xcbf29ce484222325u;
    size_t i;

    for (i = 0; i < size; i++) {
        hash = (hash ^ data[i]) * 0x100000001b3u;
    }
    for (i = 0; i < sizeof choices; i++) {
        hash = (hash ^ i) * 0x100000001b3u;
        choices[i] = (uint8_t)(hash >> 32);
    }
    fuzz_start(choices, sizeof choices);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    choose(data, size);
    refused = false;
    if (count_cases((const char *)data, size) >= 0 && !refused) {
        check_lines((const char *)data, size);
    }
    if (rarely(8)) {
        check_long_word((const char *)data, size);
    }
    fuzz_end();
    return 0;
}
