/* SPDX-License-Identifier: MIT */
/* A table of rows and columns, written as aligned text, CSV, JSON or Markdown. */
#ifndef MMAREF_CLI_BASE_TABLE_H
#define MMAREF_CLI_BASE_TABLE_H

#include "base/complain.h"

typedef enum {
    TABLE_TEXT,
    TABLE_CSV,
    TABLE_JSON,
    TABLE_MARKDOWN
} table_style;

/* What is printed in colour; false is TABLE_PLAIN. */
typedef enum {
    TABLE_PLAIN,
    TABLE_COLOURED,   /* the eight hues of any terminal */
    TABLE_TRUE_COLOUR /* red, green and blue */
} table_colours;

typedef struct {
    char *text;
    bool number;     /* right-aligned, and bare in JSON */
    uint8_t colour;  /* 0: none, TABLE_DEVIATES, else 1 + hue */
    uint32_t shade;  /* 0xRRGGBB, in true colour behind a text with a hue */
} table_cell;

/* Heads are the keys of JSON. Neighbours with the same prefix before a dot ("place.row", "place.column") become one
 * object in JSON and lose the prefix in CSV. A record has one row, printed as pairs of head and cell; in JSON it is one
 * object, and names with a prefix before a dot ("a.type") become objects too; elsewhere the dot is a blank. Keys of
 * JSON are in lower case. */
typedef struct {
    table_style style;
    table_colours colours;
    bool record;
    bool headless; /* text: rows without heads */
    unsigned columns;
    const char *const *heads;
    table_cell *cells;
    size_t count, room;
} table;

#define TABLE_HUES 8
#define TABLE_DEVIATES 0xff

void table_open(table *t, table_style style, table_colours colours, const char *const *heads, unsigned columns);
void table_open_record(table *t, table_style style);

/* A line above the table, for people: not in CSV and JSON. */
void table_title(const table *t, const char *format, ...);

/* The next cell of the current row. */
void table_text(table *t, const char *format, ...);
void table_number(table *t, long value);

/* A text, or NULL for none: null in JSON, a dash in text. */
void table_optional(table *t, const char *text);

/* Texts, with blanks between them; an array in JSON. */
void table_list(table *t, const char *const *texts, unsigned count);

/* A number as text. In JSON it is a number; null if it is empty; a string if it is none (inf, 0x3c00). In text an empty
 * one is a dash. */
void table_numeral(table *t, const char *text);

/* An element of a matrix: d[3][5] in text, {"matrix": 0, "row": 3, "column": 5} in JSON; NULL: a dash, and null. */
void table_place(table *t, const char *matrix, size_t row, size_t column);
void table_no_place(table *t);

/* Colours the last cell, where colours are wanted: its text by a hue, or what is behind it by a shade. */
void table_colour(table *t, unsigned hue, uint32_t shade);

/* Marks the last cell, or words outside of tables, as ones that deviate from what is expected. */
void table_mark(table *t, bool deviates);
void table_print_marked(table_colours colours, bool deviates, const char *format, ...);

/* One line of a record. */
void table_field(table *t, const char *name, const char *format, ...);
void table_field_number(table *t, const char *name, long value);

/* A text as JSON has it, in quotes. */
void table_json_string(FILE *out, const char *text);

/* Writes the table in its style (table_write.c). */
void table_write(const table *t);

/* Writes the table and frees it; EXIT_EQUAL. */
int table_close(table *t);

#endif
