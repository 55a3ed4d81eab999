/* SPDX-License-Identifier: MIT */
/* Matrices as text. See gemm.h. */
#include <string.h>

#include "gemm.h"

typedef struct {
    gemm_matrix *matrix;
    const char *path;
    unsigned line;
} reading;

static int complain_at(const reading *r, const char *text, size_t length, const char *reason)
{
    return host_complain_at(r->path, r->line, text, length, reason, NULL);
}

/* How many bits of an element are moved at a time: whole bytes where it has them. */
static unsigned at_a_time(const gemm_matrix *matrix)
{
    return matrix->width < 8 ? matrix->width : 8;
}

/* Writes an element by its number. */
static void put(gemm_matrix *matrix, size_t number, uint64_t value)
{
    unsigned part = at_a_time(matrix), mask = (1u << part) - 1, i;

    for (i = 0; i < matrix->width; i += part) {
        size_t bit = number * matrix->width + i;
        uint8_t *byte = &matrix->at.bytes[bit / 8];
        *byte = (uint8_t)((*byte & ~(mask << bit % 8)) | ((unsigned)(value >> i) & mask) << bit % 8);
    }
}

static uint64_t get(const gemm_matrix *matrix, size_t number)
{
    unsigned part = at_a_time(matrix), mask = (1u << part) - 1, i;
    uint64_t value = 0;

    for (i = 0; i < matrix->width; i += part) {
        size_t bit = number * matrix->width + i;
        value |= (uint64_t)((unsigned)matrix->at.bytes[bit / 8] >> bit % 8 & mask) << i;
    }
    return value;
}

static int read_element(const reading *r, gemm_matrix *matrix, const char *text, size_t length)
{
    size_t zeros = strspn(text, "0"), digits = length - zeros;
    uint64_t value;

    if (host_read_hex(text + zeros, digits, &value) != digits) {
        return complain_at(r, text, length, "not a hexadecimal element");
    }
    if (digits > 16 || (matrix->width < 64 && value >> matrix->width != 0)) {
        return complain_at(r, text, length, "wider than an element");
    }
    if ((value & ~matrix->value_bits) != 0) {
        char reason[80];
        snprintf(reason, sizeof reason, "the element has only the bits %02x of its byte",
                 (unsigned)matrix->value_bits);
        return complain_at(r, text, length, reason);
    }
    if (matrix->read == matrix->rows * matrix->columns) {
        return complain_at(r, text, length, "one element too many");
    }
    put(matrix, matrix->read++, value);
    return EXIT_EQUAL;
}

/* One line: a key and elements. `text` ends at a NUL, comments removed. */
static int read_line(const reading *r, char *text)
{
    char *word = strtok(text, " \t\r");
    gemm_matrix *matrix;

    if (word == NULL) {
        return EXIT_EQUAL;
    }
    if (strlen(word) != 1 || strchr("abc", word[0]) == NULL) {
        return complain_at(r, word, strlen(word), "a line starts with a, b or c");
    }
    matrix = &r->matrix[word[0] - 'a'];
    while ((word = strtok(NULL, " \t\r")) != NULL) {
        if (read_element(r, matrix, word, strlen(word)) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

int gemm_read(gemm_matrix matrix[GEMM_MATRICES], const char *path, char *text)
{
    static const char *const names[GEMM_MATRICES] = { "a", "b", "c" };
    reading r = { matrix, path, 0 };
    unsigned i;

    while (text != NULL) {
        char *line = text, *newline = strchr(text, '\n');
        r.line++;
        text = newline == NULL ? NULL : newline + 1;
        if (newline != NULL) {
            *newline = '\0';
        }
        line[strcspn(line, "#")] = '\0';
        if (read_line(&r, line) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    for (i = 0; i < GEMM_MATRICES; i++) {
        if (matrix[i].read != matrix[i].rows * matrix[i].columns && (i != GEMM_C || matrix[i].read != 0)) {
            return complain_at(&r, names[i], 1, "too few elements");
        }
    }
    return EXIT_EQUAL;
}

void gemm_print(const gemm_matrix *d)
{
    unsigned digits = (d->width + 3u) / 4;
    size_t row, column;

    for (row = 0; row < d->rows; row++) {
        putchar('d');
        for (column = 0; column < d->columns; column++) {
            putchar(' ');
            host_put_hex(stdout, get(d, row * d->columns + column), digits);
        }
        putchar('\n');
    }
}
