/* SPDX-License-Identifier: MIT */
/* mmaref run: computes the cases of text vectors and compares, or fills them in. */
#include <stdlib.h>
#include <string.h>

#include "coverage.h"

typedef struct {
    unsigned long passed, failed, skipped;
    bool fill;
    coverage *covered; /* NULL: nobody asks */
} tally;

/* Entry `at` of the result: as computed, and as the file has it. */
static uint32_t entry(const outcome *result, unsigned at)
{
    return result->array < VECTOR_WORD_ARRAYS ? result->words[at] : result->bytes[at];
}

static uint32_t expected_entry(const vector_case *given, unsigned array, unsigned at)
{
    return array < VECTOR_WORD_ARRAYS ? given->words[array][at] : given->bytes[array - VECTOR_WORD_ARRAYS][at];
}

/* The first differing register of a case: where it lies and what it holds. */
static void print_register(const vector_case *given, unsigned at, uint32_t expected, uint32_t got)
{
    uint8_t operand = vector_result_operand(given);
    unsigned registers = given->description.registers[operand];
    unsigned width, first = 0;
    mmaref_place place;
    mmaref_cell cell;

    memset(&place, 0, sizeof place);
    host_must(mmaref_find(&given->instruction, operand, &place, &cell));
    width = cell.width;
    while ((((expected ^ got) >> first) & 1u) == 0) {
        first++;
    }
    first = (at % registers * 32 + first) / width;
    host_must(mmaref_locate_under(&given->instruction, &given->arithmetic, operand, (uint8_t)(at / registers),
                              (uint8_t)first, &place));
    printf("lane %u register %u expected %08lx got %08lx (element %u, row %u, column %u", at / registers,
           at % registers, (unsigned long)expected, (unsigned long)got, first, place.row, place.column);
    if (given->description.products > 1) {
        printf(" of product %u", place.product);
    }
    puts(")");
}

static void print_difference(const vector_case *given, const outcome *result, unsigned at)
{
    uint32_t expected = expected_entry(given, result->array, at), got = entry(result, at);

    if (result->array == VECTOR_Z_OUT) {
        printf("z row %u word %u expected %08lx got %08lx\n", at / 16, at % 16, (unsigned long)expected,
               (unsigned long)got);
    } else if (result->array == VECTOR_MEMORY_OUT) {
        printf("memory byte %x expected %02lx got %02lx\n", at, (unsigned long)expected, (unsigned long)got);
    } else {
        print_register(given, at, expected, got);
    }
}

static bool judge(const char *path, const vector_case *given, const outcome *result)
{
    const char *status = mmaref_status_name(result->status);
    const char *expected = given->status[0] != '\0' ? given->status : "ok";
    unsigned at = 0;

    if (strcmp(status, expected) != 0) {
        printf("%s:%u: expected status %s, got %s\n", path, given->line, expected, status);
        return false;
    }
    if (result->status != MMAREF_OK || given->count[result->array] == 0) {
        return true;
    }
    while (at < result->count && expected_entry(given, result->array, at) == entry(result, at)) {
        at++;
    }
    if (at == result->count) {
        return true;
    }
    printf("%s:%u: ", path, given->line);
    print_difference(given, result, at);
    return false;
}

static bool starts_with_key(const char *line, const char *key)
{
    while (*line == ' ' || *line == '\t') {
        line++;
    }
    return strncmp(line, key, strlen(key)) == 0 && strchr(" \t\r\n", line[strlen(key)]) != NULL;
}

/* The case as it stands, its result replaced by what was computed. */
static void print_filled(const vector_case *given, const outcome *result)
{
    const char *name = vector_array_name(result->array);
    const char *line = given->text;
    unsigned i;

    while (line < given->text_end) {
        const char *newline = memchr(line, '\n', (size_t)(given->text_end - line));
        const char *next = newline == NULL ? given->text_end : newline + 1;
        if (!starts_with_key(line, name) && !starts_with_key(line, "status")) {
            fwrite(line, 1, (size_t)(next - line), stdout);
        }
        line = next;
    }
    if (result->status != MMAREF_OK) {
        printf("status %s\n", mmaref_status_name(result->status));
    } else {
        fputs(name, stdout);
        for (i = 0; i < result->count; i++) {
            if (result->array < VECTOR_WORD_ARRAYS) {
                printf(" %08lx", (unsigned long)result->words[i]);
            } else {
                printf(i == 0 ? " %02x" : "%02x", result->bytes[i]);
            }
        }
        putchar('\n');
    }
    puts("end");
}

/* One pass over a file: only reading it, or computing every case too. */
static int pass(const char *path, const char *text, size_t length, tally *count)
{
    static vector_case given;
    static outcome result;
    vector_reader reader;
    uint32_t corners;
    int state;

    if (vector_open(&reader, path, text, length) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    while ((state = vector_next(&reader, &given)) > 0) {
        if (count == NULL) {
            continue;
        }
        corners = 0;
        compute_case(&given, count->covered == NULL ? NULL : &corners, &result);
        if (given.refused[0] != '\0' && given.status[0] == '\0' && !count->fill) {
            printf("%s:%u: skipped, %s\n", path, given.line, given.refused);
            count->skipped++;
        } else if (count->fill) {
            print_filled(&given, &result);
        } else if (judge(path, &given, &result)) {
            count->passed++;
        } else {
            count->failed++;
        }
        if (count->covered != NULL && result.status == MMAREF_OK) {
            coverage_add(count->covered, &given, corners);
        }
    }
    return state < 0 ? EXIT_UNREADABLE : EXIT_EQUAL;
}

typedef struct {
    char *text;
    size_t length;
} loaded_file;

/* Reads every file before anything is printed, so that unreadable input gives its
 * one message and nothing else. */
static int run_files(int files, char **paths, loaded_file *loaded, tally *count)
{
    int i, status = EXIT_EQUAL;

    for (i = 0; i < files && status == EXIT_EQUAL; i++) {
        loaded[i].text = host_read_file(paths[i], &loaded[i].length);
        status = loaded[i].text == NULL ? EXIT_UNREADABLE
                                        : pass(paths[i], loaded[i].text, loaded[i].length, NULL);
    }
    if (status == EXIT_EQUAL && count->fill) {
        puts("mmavec 1");
    }
    for (i = 0; i < files && status == EXIT_EQUAL; i++) {
        status = pass(paths[i], loaded[i].text, loaded[i].length, count);
    }
    return status;
}

int host_run(int argc, char **argv)
{
    static coverage covered;
    tally count = { 0, 0, 0, false, NULL };
    loaded_file *loaded;
    int first = 1, i, status;

    if (argc > 1 && strcmp(argv[1], "--fill") == 0) {
        count.fill = true;
        first = 2;
    } else if (argc > 1 && strcmp(argv[1], "--coverage") == 0) {
        count.covered = &covered;
        first = 2;
    }
    if (argc > first && argv[first][0] == '-' && argv[first][1] != '\0') {
        return host_complain(NULL, argv[first], strlen(argv[first]), "unknown option of run",
                             argv[first][1] == '-' && argv[first][2] == 'c' ? "--coverage" : "--fill");
    }
    if (argc <= first) {
        return host_complain(NULL, "", 0, "run needs a vector file, or - for standard input", NULL);
    }
    loaded = calloc((size_t)(argc - first), sizeof *loaded);
    if (loaded == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    status = run_files(argc - first, argv + first, loaded, &count);
    for (i = 0; i < argc - first; i++) {
        free(loaded[i].text);
    }
    free(loaded);
    if (status == EXIT_EQUAL && count.covered != NULL) {
        status = coverage_print(&covered);
    }
    if (status == EXIT_EQUAL && !count.fill) {
        printf("%lu passed, %lu failed", count.passed, count.failed);
        if (count.skipped != 0) {
            printf(", %lu skipped", count.skipped);
        }
        putchar('\n');
        status = count.failed == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
    }
    return status;
}
