/* SPDX-License-Identifier: MIT */
/* Reading layouts as tables: CSV, and JSON, an object for each element. A head or key says what its number is, inside
 * of any object; others are skipped. What `layout --csv` and `--json` print is among them. Without heads, columns are
 * those of `layout --csv`, or lane, element, row and column. */
#include <stdlib.h>
#include <string.h>

#include "layout/notation.h"

#define ROWS_MAX (2 * OPERAND_CELLS_MAX)
#define DEPTH_MAX 8
#define COLUMNS_MAX 32

/* One row that is being read: its numbers by what they are. */
typedef struct {
    bool there[NAMES];
    unsigned long number[NAMES];
    const char *begin;
} table_row;

/* Row and column of a row by its names: k is along the rows of B, beside n. */
static bool place_of(const table_row *row, notation_place *at)
{
    name_kind r = row->there[NAME_ROW] ? NAME_ROW : row->there[NAME_M] ? NAME_M : NAME_K;
    name_kind c = row->there[NAME_COLUMN] ? NAME_COLUMN : row->there[NAME_N] ? NAME_N : NAME_K;

    at->matrix = row->there[NAME_MATRIX] ? (long long)row->number[NAME_MATRIX] : -1;
    at->row = (long long)row->number[r];
    at->column = (long long)row->number[c];
    at->missing = false;
    return r != c && row->there[r] && row->there[c];
}

/* What is missing of a row; NULL if nothing. */
static const char *lacks(const table_row *row)
{
    notation_place at;

    return !row->there[NAME_LANE]    ? "no lane (lane, thread, tid)"
           : !row->there[NAME_VALUE] ? "no element (element, value, i)"
           : !place_of(row, &at)     ? "no row and column"
                                     : NULL;
}

static int place_row(notation *n, const scanner *r, const table_row *row)
{
    const char *lacking = lacks(row);
    size_t length = (size_t)(r->at - row->begin), i;
    notation_row *added;

    if (lacking != NULL) {
        return scanner_complain(r, row->begin, length, lacking);
    }
    if (n->rows == ROWS_MAX) {
        return scanner_complain(r, row->begin, length, "more than 8192 rows");
    }
    added = &n->row[n->rows];
    added->number[NOTATION_THREAD] = row->number[NAME_LANE];
    added->number[NOTATION_VALUE] = row->number[NAME_VALUE];
    (void)place_of(row, &added->at);
    for (i = 0; i < n->rows; i++) {
        if (memcmp(n->row[i].number, added->number, sizeof added->number) == 0) {
            return scanner_complain(r, row->begin, length, "this element of this lane is given twice");
        }
    }
    n->rows++;
    return EXIT_EQUAL;
}

static void put(table_row *row, name_kind kind, unsigned long number)
{
    row->there[kind] = true;
    row->number[kind] = number;
}

/* ---- CSV ------------------------------------------------------------- */

/* The columns of a line that is no line of heads; 0 if it is one, or has other columns. */
static unsigned take_no_heads(const char *line, char separator, name_kind kind[COLUMNS_MAX])
{
    static const name_kind own[] = { NAMES, NAME_MATRIX, NAME_ROW, NAME_COLUMN, NAME_VALUE, NAME_LANE };
    static const name_kind plain[] = { NAME_LANE, NAME_VALUE, NAME_ROW, NAME_COLUMN };
    bool is_plain = *line >= '0' && *line <= '9';
    unsigned known = is_plain ? 4 : 6, count = 1, i;

    if (!is_plain && strpbrk(line, "0123456789") != line + strcspn(line, ",;\t\n") + 1) {
        return 0;
    }
    while (line += strcspn(line, ",;\t\n"), *line == separator && separator != '\n') {
        line++;
        count++;
    }
    for (i = 0; i < count && i < COLUMNS_MAX; i++) {
        kind[i] = i >= known ? NAMES : is_plain ? plain[i] : own[i];
    }
    return (is_plain ? count == known : count > known) && count <= COLUMNS_MAX ? count : 0;
}

/* The kinds of the columns; a second one of a kind is skipped. */
static unsigned take_heads(scanner *r, char separator, name_kind kind[COLUMNS_MAX], table_row *row)
{
    unsigned count = 0;

    while (*r->at != '\n' && *r->at != '\0' && count < COLUMNS_MAX) {
        size_t length = strcspn(r->at, "\n,;\t"), first = strspn(r->at, " \""), last = length;
        while (last > first && strchr(" \"\r", r->at[last - 1]) != NULL) {
            last--;
        }
        kind[count] = notation_name(r->at + first, last - (first < last ? first : last));
        if (kind[count] != NAMES && row->there[kind[count]]) {
            kind[count] = NAMES;
        }
        if (kind[count] != NAMES) {
            put(row, kind[count], 0);
        }
        r->at += length;
        r->at += *r->at == separator;
        count++;
    }
    return count;
}

static int take_csv_row(notation *n, scanner *r, char separator, const name_kind *kind, unsigned count)
{
    table_row row;
    unsigned i;

    memset(&row, 0, sizeof row);
    row.begin = r->at;
    for (i = 0; i < count; i++) {
        unsigned long number;
        r->at += strspn(r->at, " \"");
        if (kind[i] != NAMES) {
            if (strspn(r->at, "0123456789") == 0) {
                return scanner_complain(r, r->at, strcspn(r->at, ",;\t\n"), "a number was expected");
            }
            if (scanner_take_number(r, &number) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            put(&row, kind[i], number);
            r->at += strspn(r->at, " \"\r");
        } else {
            r->at += strcspn(r->at, ",;\t\n");
        }
        if (i + 1 < count && *r->at != separator) {
            return scanner_complain(r, row.begin, strcspn(row.begin, "\n"), "fewer columns than heads");
        }
        r->at += i + 1 < count;
    }
    return place_row(n, r, &row);
}

static int read_csv(notation *n, scanner *r)
{
    name_kind kind[COLUMNS_MAX];
    table_row heads;
    char separator;
    unsigned count;

    memset(&heads, 0, sizeof heads);
    scanner_skip(r);
    heads.begin = r->at;
    separator = r->at[strcspn(r->at, ",;\t\n")];
    count = take_no_heads(r->at, separator, kind);
    if (count == 0) {
        count = take_heads(r, separator, kind, &heads);
    } else {
        heads.begin = NULL;
    }
    if (heads.begin != NULL && lacks(&heads) != NULL) {
        return scanner_complain(r, heads.begin, strcspn(heads.begin, "\r\n"), lacks(&heads));
    }
    for (;;) {
        r->at += strspn(r->at, " \r\n");
        if (*r->at == '\0') {
            return EXIT_EQUAL;
        }
        if (take_csv_row(n, r, separator, kind, count) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (*r->at != '\n' && *r->at != '\0') {
            return scanner_complain(r, r->at, 1, "more columns than heads");
        }
    }
}

/* ---- JSON ------------------------------------------------------------ */

/* A text in quotes; *length is that of its inside. */
static const char *take_quoted(scanner *r, size_t *length)
{
    const char *inside;

    if (!scanner_take(r, '"')) {
        return NULL;
    }
    inside = r->at;
    *length = strcspn(inside, "\"\n");
    r->at += *length + (inside[*length] == '"');
    return inside[*length] == '"' ? inside : NULL;
}

/* A number, text or word that no key asks for. */
static bool skip_value(scanner *r)
{
    size_t length;

    scanner_skip(r);
    if (*r->at == '"') {
        return take_quoted(r, &length) != NULL;
    }
    length = strspn(r->at, "-+.0123456789abcdefghijklmnopqrstuvwxyzE");
    r->at += length;
    return length != 0;
}

/* The members of an object, and of those in it, up to its brace. */
static int take_object(scanner *r, table_row *row, unsigned depth)
{
    const char *key;
    size_t length;
    unsigned long number;

    if (scanner_take(r, '}')) {
        return EXIT_EQUAL;
    }
    do {
        name_kind kind;
        key = take_quoted(r, &length);
        if (key == NULL || !scanner_take(r, ':')) {
            return scanner_expected(r, key == NULL ? "a key in quotes" : ":");
        }
        kind = notation_name(key, length);
        if (scanner_take(r, '{')) {
            if (depth == DEPTH_MAX) {
                return scanner_complain(r, r->at - 1, 1, "nested too deeply");
            }
            if (take_object(r, row, depth + 1) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        } else if (kind != NAMES && !row->there[kind]) {
            if (scanner_take_number(r, &number) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            put(row, kind, number);
        } else if (!skip_value(r)) {
            return scanner_expected(r, "a number, a text or an object");
        }
    } while (scanner_take(r, ','));
    return scanner_take(r, '}') ? EXIT_EQUAL : scanner_expected(r, "a comma or }");
}

static int read_json(notation *n, scanner *r)
{
    bool is_list = scanner_take(r, '[');

    do { /* without brackets, an object is on each line */
        table_row row;
        memset(&row, 0, sizeof row);
        if (!scanner_take(r, '{')) {
            return scanner_expected(r, "{");
        }
        row.begin = r->at - 1;
        if (take_object(r, &row, 0) != EXIT_EQUAL || place_row(n, r, &row) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        scanner_skip(r);
    } while (scanner_take(r, ',') || (!is_list && *r->at == '{'));
    if (is_list && !scanner_take(r, ']')) {
        return scanner_expected(r, "a comma or ]");
    }
    scanner_skip(r);
    return *r->at == '\0' ? EXIT_EQUAL : scanner_expected(r, "the end");
}

int notation_read_table(notation *n, const char *text)
{
    scanner r = { "layout", text, text };
    int status;

    n->kind = NOTATION_TABLE;
    n->row = malloc(ROWS_MAX * sizeof n->row[0]);
    if (n->row == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    scanner_skip(&r);
    status = *r.at == '[' || *r.at == '{' ? read_json(n, &r) : read_csv(n, &r);
    if (status == EXIT_EQUAL && n->rows == 0) {
        status = scanner_complain(&r, r.at, 0, "no element is given");
    }
    if (status != EXIT_EQUAL) {
        notation_close(n);
    }
    return status;
}
