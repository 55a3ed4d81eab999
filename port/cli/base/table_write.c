/* SPDX-License-Identifier: MIT */
/* The four ways to write a table. See table.h. */
#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/escape.h"
#include "base/table.h"

static void put_spaces(size_t count)
{
    while (count-- != 0) {
        putchar(' ');
    }
}

static size_t line_length(const char *text)
{
    return strcspn(text, "\n");
}

/* ---- Text ------------------------------------------------------------ */

static size_t width_of_column(const table *t, unsigned column)
{
    size_t width = t->record ? 0 : strlen(t->heads[column]), i, length;

    for (i = column; i < t->count; i += t->columns) {
        const char *line = t->cells[i].text;
        for (;;) {
            length = line_length(line);
            width = length > width ? length : width;
            if (line[length] == '\0') {
                break;
            }
            line += length + 1;
        }
    }
    return width;
}

/* What deviates is bold and red. */
#define DEVIATES "\033[1;31m"
#define PLAIN "\033[0m"

/* Begins the colour of a cell: that of its text, or a shade behind dark letters. */
static void put_colour(const table *t, const table_cell *cell)
{
    static const uint8_t ansi[TABLE_HUES] = { 31, 32, 33, 34, 35, 36, 91, 94 };

    if (cell->colour == TABLE_DEVIATES) {
        fputs(DEVIATES, stdout);
    } else if (t->colours == TABLE_TRUE_COLOUR) {
        printf("\033[38;2;17;17;17;48;2;%u;%u;%um", (unsigned)(cell->shade >> 16 & 255),
               (unsigned)(cell->shade >> 8 & 255), (unsigned)(cell->shade & 255));
    } else {
        printf("\033[%um", ansi[cell->colour - 1]);
    }
}

/* One aligned cell; the last of a row is not padded. */
static void put_aligned(const table *t, const table_cell *cell, size_t width, bool last)
{
    size_t length = strlen(cell->text);
    bool coloured = t->colours != TABLE_PLAIN && cell->colour != 0;

    if (cell->number && length < width) {
        put_spaces(width - length);
    }
    if (coloured) {
        put_colour(t, cell);
    }
    fputs(cell->text, stdout);
    if (coloured) {
        fputs(PLAIN, stdout);
    }
    if (!cell->number && !last && length < width) {
        put_spaces(width - length);
    }
    fputs(last ? "\n" : "  ", stdout);
}

void table_print_marked(table_colours colours, bool deviates, const char *format, ...)
{
    bool marked = deviates && colours != TABLE_PLAIN;
    va_list arguments;

    fputs(marked ? DEVIATES : "", stdout);
    va_start(arguments, format);
    (void)vprintf(format, arguments);
    va_end(arguments);
    fputs(marked ? PLAIN : "", stdout);
}

/* The last cell of a record, its further lines below the first. */
static void put_lines(const char *text, size_t indent)
{
    size_t length = line_length(text);

    printf("%.*s\n", (int)length, text);
    while (text[length] != '\0') {
        text += length + 1;
        length = line_length(text);
        put_spaces(indent);
        printf("%.*s\n", (int)length, text);
    }
}

/* Cells after this one in its row hold nothing. */
static bool rest_is_empty(const table *t, size_t i)
{
    for (i++; i % t->columns != 0; i++) {
        if (t->cells[i].text[0] != '\0') {
            return false;
        }
    }
    return true;
}

static void write_text(const table *t, const size_t *widths)
{
    size_t i;
    unsigned column;

    for (column = 0; !t->record && !t->headless && column < t->columns; column++) {
        table_cell head = { NULL, false, 0, 0 };
        char text[256];
        snprintf(text, sizeof text, "%s", t->heads[column]);
        head.text = text;
        head.number = t->count != 0 && t->cells[column].number;
        put_aligned(t, &head, widths[column], column + 1 == t->columns);
    }
    for (i = 0; i < t->count; i++) {
        column = (unsigned)(i % t->columns);
        if (t->record && column == 1) {
            put_lines(t->cells[i].text, widths[0] + 2);
        } else {
            bool last = !t->record && rest_is_empty(t, i);
            put_aligned(t, &t->cells[i], widths[column], last);
            i += last ? t->columns - 1 - column : 0;
        }
    }
}

static void write_aligned(const table *t)
{
    size_t *widths = malloc(t->columns * sizeof *widths);
    unsigned column;

    if (widths == NULL) {
        (void)cli_complain(NULL, "", 0, "out of memory", NULL);
        exit(EXIT_UNREADABLE);
    }
    for (column = 0; column < t->columns; column++) {
        widths[column] = width_of_column(t, column);
    }
    write_text(t, widths);
    free(widths);
}

/* ---- CSV (RFC 4180) -------------------------------------------------- */

static void put_quoted(const char *text)
{
    if (strpbrk(text, ",\"\n") == NULL) {
        fputs(text, stdout);
        return;
    }
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"') {
            putchar('"');
        }
        putchar(*text);
    }
    putchar('"');
}

static void write_csv(const table *t)
{
    size_t i;
    unsigned column;

    for (column = 0; column < t->columns; column++) {
        const char *dot = strchr(t->heads[column], '.');
        put_quoted(dot == NULL ? t->heads[column] : dot + 1);
        putchar(column + 1 == t->columns ? '\n' : ',');
    }
    for (i = 0; i < t->count; i++) {
        put_quoted(t->cells[i].text);
        putchar((i + 1) % t->columns == 0 ? '\n' : ',');
    }
}

/* ---- JSON (RFC 8259) ------------------------------------------------- */

void table_json_string(FILE *out, const char *text)
{
    size_t left = strlen(text), size;
    uint32_t code;
    bool hidden;

    (void)putc('"', out);
    for (; left != 0; text += size, left -= size) {
        size = escape_read(text, left, &code, &hidden);
        if (code == '\n') {
            fputs("\\n", out);
        } else if (hidden) {
            fprintf(out, "\\u%04x", (unsigned)code);
        } else {
            if (code == '"' || code == '\\') {
                (void)putc('\\', out);
            }
            (void)fwrite(text, 1, size, out);
        }
    }
    (void)putc('"', out);
}

/* Keys have no blanks, and small letters. */
static void put_json_key(const char *key)
{
    putchar('"');
    for (; *key != '\0'; key++) {
        putchar(*key == ' ' ? '_' : tolower((unsigned char)*key));
    }
    fputs("\": ", stdout);
}

static void put_json_pair(const char *key, const table_cell *cell)
{
    put_json_key(key);
    if (cell->number) {
        fputs(cell->text, stdout);
    } else if (cell->text[0] == '\0') { /* what is absent */
        fputs("null", stdout);
    } else {
        table_json_string(stdout, cell->text);
    }
}

/* The length of the prefix of a head, with its dot, that names an object of JSON; 0 if there is none. */
static size_t object_length(const char *head)
{
    const char *dot = strchr(head, '.');

    return dot == NULL ? 0 : (size_t)(dot - head) + 1;
}

/* Whether the name of a field begins with the prefix of another. */
static bool is_in_record_object(const table *t, size_t i, const char *name)
{
    size_t length = object_length(name);

    return length != 0 && i < t->count && strncmp(t->cells[i].text, name, length) == 0;
}

static void write_json_record(const table *t)
{
    size_t i, length;

    puts("{");
    for (i = 0; i + 1 < t->count; i += 2) {
        const char *name = t->cells[i].text;
        bool last;
        length = object_length(name);
        if (length != 0 && (i == 0 || !is_in_record_object(t, i - 2, name))) {
            printf("  \"%.*s\": {\n", (int)length - 1, name);
        }
        fputs(length == 0 ? "  " : "    ", stdout);
        put_json_pair(name + length, &t->cells[i + 1]);
        last = length != 0 && !is_in_record_object(t, i + 2, name);
        fputs(last ? "\n  }" : "", stdout);
        puts(i + 2 < t->count ? "," : "");
    }
    puts("}");
}

static bool is_in_object(const table *t, size_t column, const char *head)
{
    size_t length = object_length(head);

    return length != 0 && column < t->columns && strncmp(t->heads[column], head, length) == 0;
}

/* One cell of a row, and the beginning and end of the object that it is in. */
static void put_json_cell(const table *t, size_t column, const table_cell *cell)
{
    const char *head = t->heads[column];
    size_t length = object_length(head);

    if (length != 0 && (column == 0 || !is_in_object(t, column - 1, head))) {
        printf("\"%.*s\": {", (int)length - 1, head);
    }
    put_json_pair(head + length, cell);
    if (length != 0 && !is_in_object(t, column + 1, head)) {
        putchar('}');
    }
}

static void write_json(const table *t)
{
    size_t i;

    puts("[");
    for (i = 0; i < t->count; i++) {
        size_t column = i % t->columns;
        fputs(column == 0 ? "  {" : ", ", stdout);
        put_json_cell(t, column, &t->cells[i]);
        if (column + 1 == t->columns) {
            puts(i + 1 < t->count ? "}," : "}");
        }
    }
    puts("]");
}

/* ---- Markdown -------------------------------------------------------- */

static void put_markdown(const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\n') {
            fputs("<br>", stdout);
        } else {
            if (*text == '|') {
                putchar('\\');
            }
            putchar(*text);
        }
    }
}

static void write_markdown(const table *t)
{
    size_t i;
    unsigned column;

    for (column = 0; column < t->columns; column++) {
        printf("| %s ", t->heads[column]);
    }
    puts("|");
    for (column = 0; column < t->columns; column++) {
        fputs(t->count != 0 && t->cells[column].number ? "|---:" : "|---", stdout);
    }
    puts("|");
    for (i = 0; i < t->count; i++) {
        fputs("| ", stdout);
        put_markdown(t->cells[i].text);
        fputs((i + 1) % t->columns == 0 ? " |\n" : " ", stdout);
    }
}

/* For people and for CSV: "a type" of "a.type". */
static void part_names(const table *t)
{
    size_t i;

    for (i = 0; t->record && t->style != TABLE_JSON && i < t->count; i += 2) {
        char *dot = strchr(t->cells[i].text, '.');
        if (dot != NULL) {
            *dot = ' ';
        }
    }
}

void table_write(const table *t)
{
    part_names(t);
    switch (t->style) {
    case TABLE_TEXT:
        write_aligned(t);
        break;
    case TABLE_CSV:
        write_csv(t);
        break;
    case TABLE_JSON:
        (t->record ? write_json_record : write_json)(t);
        break;
    case TABLE_MARKDOWN:
        write_markdown(t);
        break;
    }
}
