/* SPDX-License-Identifier: MIT */
/* Tables of text. See table.h. */
#include "base/table.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/escape.h"

#define LIST_MAX 2000 /* more than all targets, or all words of a field */

static const char *const record_heads[] = { "field", "value" };

void table_open(table *t, table_style style, table_colours colours, const char *const *heads, unsigned columns)
{
    memset(t, 0, sizeof *t);
    t->style = style;
    t->colours = colours;
    t->heads = heads;
    t->columns = columns;
}

void table_open_record(table *t, table_style style)
{
    table_open(t, style, TABLE_PLAIN, record_heads, 2);
    t->record = true;
}

void table_title(const table *t, const char *format, ...)
{
    va_list arguments;
    char text[1000];

    if (t->style == TABLE_CSV || t->style == TABLE_JSON) {
        return;
    }
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    escape_put(stdout, text, strlen(text), '\n');
    puts(t->style == TABLE_MARKDOWN ? "\n" : "");
}

static void *grow(void *old, size_t size)
{
    void *larger = realloc(old, size);

    if (larger == NULL) {
        (void)cli_complain(NULL, "", 0, "out of memory", NULL);
        exit(EXIT_UNREADABLE);
    }
    return larger;
}

/* Adds a cell that holds what the format makes. */
static void add_cell(table *t, bool number, const char *format, va_list arguments)
{
    static char text[4096]; /* a number of f64 in decimal has 1100 characters, an exact sum 2800 */
    int length = vsnprintf(text, sizeof text, format, arguments);
    size_t size = length < 0 ? 0 : (size_t)length < sizeof text ? (size_t)length : sizeof text - 1;

    if (t->count == t->room) {
        t->room = t->room == 0 ? 64 : 2 * t->room;
        t->cells = grow(t->cells, t->room * sizeof *t->cells);
    }
    t->cells[t->count].text = grow(NULL, size + 1);
    memcpy(t->cells[t->count].text, text, size);
    t->cells[t->count].text[size] = '\0';
    t->cells[t->count].number = number;
    t->cells[t->count].colour = 0;
    t->cells[t->count].shade = 0;
    t->count++;
}

void table_text(table *t, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    add_cell(t, false, format, arguments);
    va_end(arguments);
}

static void add_number(table *t, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    add_cell(t, true, format, arguments);
    va_end(arguments);
}

void table_number(table *t, long value)
{
    add_number(t, "%ld", value);
}

void table_optional(table *t, const char *text)
{
    if (text != NULL) {
        table_text(t, "%s", text);
    } else if (t->style == TABLE_JSON) {
        add_number(t, "null");
    } else {
        table_text(t, "%s", t->style == TABLE_CSV ? "" : "-");
    }
}

void table_list(table *t, const char *const *texts, unsigned count)
{
    bool json = t->style == TABLE_JSON;
    char list[LIST_MAX] = "";
    size_t used = 0;
    unsigned i;

    for (i = 0; i < count && used < sizeof list; i++) {
        used += (size_t)snprintf(list + used, sizeof list - used, json ? "%s\"%s\"" : "%s%s",
                                 i == 0 ? "" : json ? ", " : " ", texts[i]);
    }
    if (json) {
        add_number(t, "[%s]", list);
    } else {
        table_text(t, "%s", list);
    }
}

void table_numeral(table *t, const char *text)
{
    bool json = t->style == TABLE_JSON, empty = text[0] == '\0', hex = strchr(text, 'x') != NULL;
    bool number = text[text[0] == '-'] >= '0' && text[text[0] == '-'] <= '9' && !hex;

    if (empty && t->style != TABLE_CSV) {
        add_number(t, "%s", json ? "null" : "-");
    } else if (number || !json) {
        add_number(t, "%s", text);
    } else {
        table_text(t, "%s", text);
    }
}

void table_place(table *t, const char *matrix, size_t row, size_t column)
{
    unsigned long r = (unsigned long)row, c = (unsigned long)column;

    if (t->style == TABLE_JSON) {
        add_number(t, "{\"matrix\": 0, \"row\": %lu, \"column\": %lu}", r, c);
    } else {
        table_text(t, "%s[%lu][%lu]", matrix, r, c);
    }
}

void table_no_place(table *t)
{
    table_optional(t, NULL);
}

void table_colour(table *t, unsigned hue, uint32_t shade)
{
    t->cells[t->count - 1].colour = (uint8_t)(1 + hue % TABLE_HUES);
    t->cells[t->count - 1].shade = shade;
}

void table_mark(table *t, bool deviates)
{
    t->cells[t->count - 1].colour = deviates ? TABLE_DEVIATES : 0;
}

void table_field(table *t, const char *name, const char *format, ...)
{
    va_list arguments;

    table_text(t, "%s", name);
    va_start(arguments, format);
    add_cell(t, false, format, arguments);
    va_end(arguments);
}

void table_field_number(table *t, const char *name, long value)
{
    table_text(t, "%s", name);
    table_number(t, value);
}

int table_close(table *t)
{
    size_t i;

    table_write(t);
    for (i = 0; i < t->count; i++) {
        free(t->cells[i].text);
    }
    free(t->cells);
    return EXIT_EQUAL;
}
