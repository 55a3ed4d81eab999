/* SPDX-License-Identifier: MIT */
/* mmaref run: computes the cases of text vectors and compares, or fills them in. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "command_line.h"
#include "coverage.h"

typedef enum {
    PASSED,
    FAILED,
    COMPUTED, /* the case has no result to compare with */
    SKIPPED,  /* the assembler refuses its instruction */
    VERDICTS
} verdict;

typedef struct {
    unsigned long count[VERDICTS];
    bool may_be_empty; /* a file of blanks and comments alone is one of no cases */
    FILE *filled;      /* where cases go with their results; NULL: they are compared */
    coverage *covered; /* NULL: nobody asks */
} tally;

/* How many entries of the result are what the file has, up to the first that is not. */
static unsigned count_equal(const vector_case *given, const outcome *result)
{
    unsigned at = 0;

    if (result->array < VECTOR_WORD_ARRAYS) {
        while (at < result->count && given->words[result->array][at] == result->words[at]) {
            at++;
        }
    } else {
        while (at < result->count && given->bytes[result->array - VECTOR_WORD_ARRAYS][at] == result->bytes[at]) {
            at++;
        }
    }
    return at;
}

/* The first differing register of a case: where it lies and what it holds. */
static void print_register(const vector_case *given, unsigned at, uint32_t expected, uint32_t got)
{
    uint8_t operand = vector_result_operand(given);
    unsigned registers = given->description.registers[operand];
    unsigned width, first = 0;
    mmaref_coordinate coordinate;
    mmaref_slot slot;

    memset(&coordinate, 0, sizeof coordinate);
    host_must(mmaref_layout_slot(&given->instruction, NULL, operand, &coordinate, &slot));
    width = slot.width;
    while ((((expected ^ got) >> first) & 1u) == 0) {
        first++;
    }
    first = (at % registers * 32 + first) / width;
    host_must(mmaref_layout_coordinate(&given->instruction, &given->arithmetic, operand, (uint8_t)(at / registers),
                              (uint8_t)first, &coordinate));
    printf("lane %u register %u expected %08lx got %08lx (element %u, row %u, column %u", at / registers,
           at % registers, (unsigned long)expected, (unsigned long)got, first, coordinate.row, coordinate.column);
    if (given->description.matrices > 1) {
        printf(" of product %u", coordinate.matrix);
    }
    puts(")");
}

static void print_difference(const vector_case *given, const outcome *result, unsigned at)
{
    if (result->array == VECTOR_Z_OUT) {
        printf("z row %u word %u expected %08lx got %08lx\n", at / 16, at % 16,
               (unsigned long)given->words[VECTOR_Z_OUT][at], (unsigned long)result->words[at]);
    } else if (result->array == VECTOR_MEMORY_OUT) {
        printf("memory byte %x expected %02x got %02x\n", at,
               given->bytes[VECTOR_MEMORY_OUT - VECTOR_WORD_ARRAYS][at], result->bytes[at]);
    } else {
        print_register(given, at, given->words[result->array][at], result->words[at]);
    }
}

/* Why a case has no result, and the lane and its bits where the reason is one lane's. */
static void print_reason(const mmaref_error *error)
{
    if (error->reason != 0) {
        printf(": %s", mmaref_reason_text(error->reason));
    }
    if (error->reason == MMAREF_REASON_METADATA || error->reason == MMAREF_REASON_ROW_ADDRESS ||
        error->reason == MMAREF_REASON_ROW_ADDRESS_8 || error->reason == MMAREF_REASON_ROW_OUTSIDE ||
        error->reason == MMAREF_REASON_MATRIX_OUTSIDE) {
        printf(", lane %u: %lx", error->lane, (unsigned long)error->bits);
    }
    putchar('\n');
}

/* Compares the result of a case with what the file has. */
static verdict judge(const char *path, const vector_case *given, const outcome *result)
{
    unsigned at;

    if (given->refused[0] != '\0' && given->line_of[VECTOR_STATUS] == 0) {
        printf("%s:%u: skipped, %s\n", path, given->line, given->refused);
        return SKIPPED;
    }
    if (result->status != given->status) {
        printf("%s:%u: expected status %s, got %s", path, given->line, mmaref_status_name(given->status),
               mmaref_status_name(result->status));
        print_reason(&result->error);
        return FAILED;
    }
    if (result->status != MMAREF_OK || given->line_of[result->array] == 0) {
        return given->line_of[VECTOR_STATUS] != 0 ? PASSED : COMPUTED;
    }
    at = count_equal(given, result);
    if (at == result->count) {
        return PASSED;
    }
    printf("%s:%u: ", path, given->line);
    print_difference(given, result, at);
    return FAILED;
}

/* Ends a case that the reader has echoed up to here. */
static void print_result(FILE *out, const outcome *result)
{
    unsigned i;

    if (result->status != MMAREF_OK) {
        fprintf(out, "status %s\n", mmaref_status_name(result->status));
    } else {
        fputs(vector_key_name(result->array), out);
        for (i = 0; i < result->count; i++) {
            if (result->array < VECTOR_WORD_ARRAYS) {
                (void)putc(' ', out);
                host_put_hex(out, result->words[i], 8);
            } else {
                fputs(i == 0 ? " " : "", out);
                host_put_hex(out, result->bytes[i], 2);
            }
        }
        (void)putc('\n', out);
    }
    fputs("end\n", out);
}

static void run_case(const char *path, const vector_case *given, tally *count)
{
    static outcome result;
    uint32_t corners = 0;

    compute_case(given, count->covered == NULL ? NULL : &corners, &result);
    if (count->filled != NULL) {
        print_result(count->filled, &result);
    } else {
        count->count[judge(path, given, &result)]++;
    }
    if (count->covered != NULL && result.status == MMAREF_OK) {
        coverage_add(count->covered, given, corners);
    }
}

static int run_file(const char *path, tally *count)
{
    static vector_case given;
    static vector_reader reader;
    int state;

    if (vector_open(&reader, path, count->may_be_empty) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    reader.echo = count->filled;
    while ((state = vector_next(&reader, &given)) > 0) {
        run_case(path, &given, count);
    }
    vector_close(&reader);
    return state < 0 ? EXIT_UNREADABLE : EXIT_EQUAL;
}

static int run_files(const command_line *line, tally *count)
{
    unsigned i;
    int status = EXIT_EQUAL;

    if (count->filled != NULL) {
        fputs("mmavec 1\n", count->filled);
    }
    for (i = 0; i < line->arguments && status == EXIT_EQUAL; i++) {
        status = run_file(line->argument[i], count);
    }
    return status;
}

/* Compares, and tells how it went. */
static int compare(const command_line *line, tally *count)
{
    static coverage covered;
    int status;

    count->covered = line->coverage ? &covered : NULL;
    count->may_be_empty = line->allow_empty;
    status = run_files(line, count);
    if (status == EXIT_EQUAL && count->covered != NULL) {
        status = coverage_print(&covered);
    }
    if (status != EXIT_EQUAL) {
        return status;
    }
    printf("%lu passed, %lu failed, %lu computed, %lu skipped\n", count->count[PASSED], count->count[FAILED],
           count->count[COMPUTED], count->count[SKIPPED]);
    if (count->count[PASSED] + count->count[FAILED] == 0 && !line->allow_empty) {
        return host_complain(NULL, "", 0, "nothing was compared: no case has a result (--allow-empty permits it)",
                             NULL);
    }
    return count->count[FAILED] == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

/* Whether a path names something that must be written where it is: a device, a pipe. */
static bool is_special(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && !S_ISREG(about.st_mode);
}

/* Writes the filled cases beside `path`, and then gives them its name: what was there stays until all is well. */
static int fill_file(const command_line *line, tally *count, const char *path)
{
    size_t size = strlen(path) + sizeof ".partial";
    char *partial = malloc(size);
    int status;

    if (partial == NULL) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    snprintf(partial, size, "%s%s", path, is_special(path) ? "" : ".partial");
    count->filled = fopen(partial, "wb");
    if (count->filled == NULL) {
        status = host_complain(partial, "", 0, "cannot be written", NULL);
    } else {
        status = host_close(count->filled, partial, run_files(line, count));
        if (strcmp(partial, path) != 0 && status == EXIT_EQUAL && rename(partial, path) != 0) {
            status = host_complain(path, "", 0, "cannot be written", NULL);
        }
        if (strcmp(partial, path) != 0 && status != EXIT_EQUAL) {
            (void)remove(partial);
        }
    }
    free(partial);
    return status;
}

int host_run(int argc, char **argv)
{
    tally count;
    command_line line;

    memset(&count, 0, sizeof count);
    if (command_line_read(&line, argc, argv, "run", "a vector file, or - for standard input", 1, ARGUMENTS_ANY) !=
        EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.fill && (line.coverage || line.allow_empty)) {
        return host_complain(NULL, "", 0, "--fill compares nothing: it goes without --coverage and --allow-empty",
                             NULL);
    }
    if (line.output != NULL) {
        return line.fill
                   ? fill_file(&line, &count, line.output)
                   : host_complain("--output", line.output, strlen(line.output), "only --fill writes a file", NULL);
    }
    if (line.fill) {
        count.filled = stdout;
        return run_files(&line, &count);
    }
    return compare(&line, &count);
}
