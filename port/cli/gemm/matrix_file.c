/* SPDX-License-Identifier: MIT */
/* Reading files of one matrix. See matrix_file.h. */
#include "gemm/matrix_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/escape.h"
#include "base/file.h"
#include "number/element_type.h"

gemm_file_kind gemm_file_kind_of(const char *path)
{
    const char *dot = strrchr(path, '.');

    return dot != NULL && strcmp(dot, ".npy") == 0   ? GEMM_FILE_NPY
           : dot != NULL && strcmp(dot, ".bin") == 0 ? GEMM_FILE_BIN
                                                     : GEMM_FILE_TEXT;
}

bool gemm_file_is_csv(const char *path)
{
    const char *dot = strrchr(path, '.');

    return dot != NULL && strcmp(dot, ".csv") == 0;
}

/* ---- NumPy ----------------------------------------------------------- */

static const char *find_value(const char *header, const char *key)
{
    const char *at = strstr(header, key), *colon = at == NULL ? NULL : strchr(at, ':');

    return colon == NULL ? "" : colon + 1 + strspn(colon + 1, " ");
}

/* "(3, 4)"; "(4,)" is one row. */
static bool read_shape(gemm_file *file, const char *text)
{
    unsigned long extent[2] = { 0, 0 };
    unsigned count = 0;
    char *end;

    if (*text++ != '(') {
        return false;
    }
    while (*text >= '0' && *text <= '9' && count < 2) {
        extent[count++] = strtoul(text, &end, 10);
        text = end + strspn(end, ", ");
    }
    file->rows = count == 2 ? extent[0] : 1;
    file->columns = count == 2 ? extent[1] : extent[0];
    return count != 0 && *text == ')' && file->rows - 1 < GEMM_EXTENT && file->columns - 1 < GEMM_EXTENT;
}

/* '<f4', '|V2': how elements are stored. NumPy calls types of others void, as bf16 of ml_dtypes; older versions of
 * these call those of 8 bits <f1. */
static bool read_element_type(gemm_file *file, const char *type)
{
    if (type[0] != '\'' || strchr("<>|=", type[1]) == NULL || type[1] == '\0' || strchr("fiubV", type[2]) == NULL ||
        type[2] == '\0' || strchr("1248", type[3]) == NULL || type[3] == '\0' || type[4] != '\'') {
        return false;
    }
    file->big_endian = type[1] == '>';
    file->size = (unsigned)(type[3] - '0');
    file->type = type[2] == 'f' && file->size == 1 ? 'V' : type[2];
    return true;
}

/* {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), } */
static int read_header(gemm_file *file, const char *header)
{
    const char *type = find_value(header, "'descr'"), *shape = find_value(header, "'shape'"), *end = strchr(shape, ')');

    file->by_columns = strncmp(find_value(header, "'fortran_order'"), "True", 4) == 0;
    if (!read_element_type(file, type)) {
        type += *type == '\'';
        return cli_complain(file->path, type, strcspn(type, "',"),
                            "elements are floats, integers or void types, of 1, 2, 4 or 8 bytes", NULL);
    }
    return read_shape(file, shape) ? EXIT_EQUAL
                                   : cli_complain(file->path, shape, end == NULL ? 0 : (size_t)(end + 1 - shape),
                                                  "one or two dimensions from 1 to 65536 were expected", NULL);
}

static int open_npy(gemm_file *file)
{
    const unsigned char *bytes = (const unsigned char *)file->bytes;
    bool is_short = file->length > 12 && bytes[6] == 1;
    size_t length;
    char header[512];

    if (file->length < 12 || memcmp(file->bytes, "\x93NUMPY", 6) != 0) {
        return cli_complain(file->path, "", 0, "no .npy file", NULL);
    }
    length = bytes[8] | (size_t)bytes[9] << 8 | (is_short ? 0 : (size_t)bytes[10] << 16 | (size_t)bytes[11] << 24);
    file->first = (is_short ? 10 : 12) + length;
    snprintf(header, sizeof header, "%.*s", (int)(length < sizeof header ? length : sizeof header - 1),
             file->bytes + (is_short ? 10 : 12));
    if (file->first > file->length) {
        return cli_complain(file->path, "", 0, "its header ends behind its end", NULL);
    }
    if (read_header(file, header) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return file->length - file->first == file->rows * file->columns * file->size
               ? EXIT_EQUAL
               : cli_complain(file->path, "", 0, "its length does not fit its shape", NULL);
}

static uint64_t load(const gemm_file *file, size_t number)
{
    const unsigned char *at = (const unsigned char *)file->bytes + file->first + number * file->size;
    uint64_t bits = 0;
    unsigned i;

    for (i = 0; i < file->size; i++) {
        bits = bits << 8 | at[file->big_endian ? i : file->size - 1 - i];
    }
    return bits;
}

static mmaref_value npy_value(const gemm_file *file, size_t number)
{
    static const uint8_t types[9] = { 0, 0, MMAREF_TYPE_F16, 0, MMAREF_TYPE_F32, 0, 0, 0, MMAREF_TYPE_F64 };
    uint64_t bits = load(file, number), sign = UINT64_C(1) << (8 * file->size - 1);
    mmaref_value value;

    if (file->type == 'f') {
        cli_must(mmaref_value_decode(types[file->size], bits, &value));
        return value;
    }
    value.negative = file->type == 'i' && (bits & sign) != 0;
    value.significand = value.negative ? (sign - (bits & (sign - 1))) : bits;
    value.exponent = 0;
    value.kind = bits == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_NORMAL;
    return value;
}

/* Bytes that hold a pattern. */
static unsigned pattern_bytes(const gemm_matrix *m)
{
    return (m->bits + 7u) / 8;
}

/* Whether integers may be patterns: they are just as wide as those of a floating-point type. */
static bool may_be_patterns(const gemm_file *file, const gemm_matrix *m)
{
    return (file->type == 'u' || file->type == 'i') && file->size == pattern_bytes(m) &&
           element_type_get(m->type).kind == MMAREF_KIND_FLOAT;
}

/* Finds whether elements are patterns, or complains that this is not said. */
static int find_patterns(const gemm_file *file, const gemm_matrix *m, element_input input, bool *patterns)
{
    const char *type = mmaref_token_text(m->type);
    char reason[160], stored[8];

    snprintf(stored, sizeof stored, "%s%u", file->type == 'u' ? "uint" : file->type == 'i' ? "int" : "V",
             file->type == 'V' ? file->size : 8 * file->size);
    *patterns = file->type == 'V' || (may_be_patterns(file, m) && input == ELEMENT_INPUT_PATTERNS);
    if (file->type == 'V' && file->size != pattern_bytes(m)) {
        snprintf(reason, sizeof reason, "void elements are patterns: these have %u bits, those of %s %u",
                 8 * file->size, type, m->bits);
        return cli_complain(file->path, stored, strlen(stored), reason, NULL);
    }
    if (may_be_patterns(file, m) && input == ELEMENT_INPUT_UNKNOWN) {
        snprintf(reason, sizeof reason, "patterns of %s or numbers? --input hex: patterns, --input numbers: numbers",
                 type);
        if (file->type == 'u') {
            return cli_complain(file->path, stored, strlen(stored), reason, NULL);
        }
        fputs("mmaref: note: ", stderr);
        escape_put(stderr, file->path, strlen(file->path), '\0');
        fprintf(stderr, ": '%s': read as numbers; --input hex: patterns of %s\n", stored, type);
    }
    return EXIT_EQUAL;
}

/* Reads an element; false after complaining of bits above those of a pattern. */
static bool read_npy(const gemm_file *file, size_t number, const gemm_matrix *m, bool patterns, const char *place,
                     numeral_text *element)
{
    char reason[80];

    memset(element, 0, sizeof *element);
    element->is_pattern = patterns;
    if (!patterns) {
        element->value = npy_value(file, number);
        return true;
    }
    element->pattern = load(file, number);
    if (m->bits < 64 && element->pattern >> m->bits != 0) {
        snprintf(reason, sizeof reason, "0x%llx, but a pattern of %s has %u bits", (unsigned long long)element->pattern,
                 mmaref_token_text(m->type), m->bits);
        (void)cli_complain(file->path, place, strlen(place), reason, NULL);
        return false;
    }
    return true;
}

static int take_npy(const gemm_file *file, gemm *g, unsigned matrix, element_input input)
{
    const gemm_matrix *m = &g->matrix[matrix];
    numeral_text element;
    bool patterns;
    size_t i;
    char text[60];

    if (find_patterns(file, m, input, &patterns) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = 0; i < file->rows * file->columns; i++) {
        size_t row = i / file->columns, column = i % file->columns;
        snprintf(text, sizeof text, "[%lu, %lu]", (unsigned long)row, (unsigned long)column);
        if (!read_npy(file, file->by_columns ? column * file->rows + row : i, m, patterns, text, &element) ||
            gemm_take(g, matrix, file->path, text, strlen(text), &element) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

/* ---- Numbers as text -------------------------------------------------- */

/* The first two characters end a line (# begins a comment); the others separate numbers. In a file with semicolons
 * commas are decimal points, and are refused. */
static const char *separators_of(const gemm_file *file)
{
    return strchr(file->bytes, ';') != NULL ? "\n#; \t\r" : "\n#, \t\r";
}

/* The next number of a line; false at its end. */
static bool next_number(const char *separators, const char **at, const char **number, size_t *length)
{
    *number = *at + strspn(*at, separators + 2);
    *length = strcspn(*number, separators);
    *at = *number + *length;
    return *length != 0;
}

/* Moves to the next line; false at the end of the text. */
static bool next_line(const char **at)
{
    *at += strcspn(*at, "\n");
    return **at == '\n' && *++*at != '\0';
}

/* Whether every comma, or semicolon, of a line follows a number. */
static bool has_all_numbers(const char *at, char comma)
{
    bool has_number = false;

    for (; *at != '\0' && *at != '\n' && *at != '#'; at++) {
        if (*at == comma && !has_number) {
            return false;
        }
        has_number = *at != comma && (has_number || strchr(" \t\r", *at) == NULL);
    }
    return true;
}

static int find_text_shape(gemm_file *file)
{
    const char *at = file->bytes, *separators = separators_of(file), *number;
    size_t length, columns;
    char place[300], reason[80];
    unsigned line = 0;

    do {
        line++;
        if (!has_all_numbers(at, separators[2])) {
            return cli_complain_at(file->path, line, "", 0, "a number is missing before a comma", NULL);
        }
        for (columns = 0; next_number(separators, &at, &number, &length); columns++) {
        }
        if (columns != 0 && file->rows++ != 0 && columns != file->columns) {
            snprintf(place, sizeof place, "%s:%u", file->path, line);
            snprintf(reason, sizeof reason, "%lu %s, but the first line has %lu", (unsigned long)columns,
                     columns == 1 ? "number" : "numbers", (unsigned long)file->columns);
            return cli_complain(place, "", 0, reason, NULL);
        }
        file->columns = columns != 0 ? columns : file->columns;
    } while (next_line(&at));
    return file->rows != 0 ? EXIT_EQUAL : cli_complain(file->path, "", 0, "no numbers", NULL);
}

static int take_text(const gemm_file *file, gemm *g, unsigned matrix)
{
    const char *at = file->bytes, *separators = separators_of(file), *number;
    unsigned line = 0;
    size_t length;
    char place[300];

    do {
        snprintf(place, sizeof place, "%s:%u", file->path, ++line);
        while (next_number(separators, &at, &number, &length)) {
            if (gemm_take_text(g, matrix, place, number, length) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
    } while (next_line(&at));
    return EXIT_EQUAL;
}

/* ---- Elements as they stand in registers ------------------------------ */

static int take_bin(const gemm_file *file, gemm *g, unsigned matrix)
{
    const gemm_matrix *m = &g->matrix[matrix];
    size_t count = m->rows * m->columns, i, bit;
    char text[60];

    if (file->length != (count * m->width + 7) / 8) {
        snprintf(text, sizeof text, "%lu bytes were expected", (unsigned long)((count * m->width + 7) / 8));
        return cli_complain(file->path, "", 0, text, NULL);
    }
    for (i = 0; i < count; i++) {
        uint64_t word = 0;
        for (bit = 0; bit < m->width; bit++) {
            size_t from = i * m->width + bit;
            word |= (uint64_t)((unsigned char)file->bytes[from / 8] >> from % 8 & 1) << bit;
        }
        snprintf(text, sizeof text, "element %lu", (unsigned long)i);
        if (gemm_take_word(g, matrix, file->path, text, strlen(text), word) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

/* ---- Files ----------------------------------------------------------- */

int gemm_file_open(gemm_file *file, const char *path)
{
    memset(file, 0, sizeof *file);
    file->path = path;
    file->kind = gemm_file_kind_of(path);
    file->bytes = (file->kind == GEMM_FILE_TEXT ? cli_read_file : cli_read_bytes)(path, &file->length);
    if (file->bytes == NULL) {
        return EXIT_UNREADABLE;
    }
    return file->kind == GEMM_FILE_NPY    ? open_npy(file)
           : file->kind == GEMM_FILE_TEXT ? find_text_shape(file)
                                          : EXIT_EQUAL;
}

int gemm_file_take(const gemm_file *file, gemm *g, unsigned matrix, element_input input)
{
    const gemm_matrix *m = &g->matrix[matrix];
    char reason[120];

    if (file->rows != 0 && (file->rows != m->rows || file->columns != m->columns)) {
        snprintf(reason, sizeof reason, "%lu x %lu, but %s is %lu x %lu", (unsigned long)file->rows,
                 (unsigned long)file->columns,
                 gemm_name(matrix), (unsigned long)m->rows, (unsigned long)m->columns);
        return cli_complain(file->path, "", 0, reason, NULL);
    }
    return file->kind == GEMM_FILE_NPY   ? take_npy(file, g, matrix, input)
           : file->kind == GEMM_FILE_BIN ? take_bin(file, g, matrix)
                                         : take_text(file, g, matrix);
}

void gemm_file_close(gemm_file *file)
{
    free(file->bytes);
    file->bytes = NULL;
}
