/* SPDX-License-Identifier: MIT */
/* mmaref check: whether a layout in CuTe's or Triton's notation is that of an operand. */
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "commands.h"
#include "layout/notation.h"

/* The findings. `common`: the threads and values that both layouts have. */
typedef struct {
    frame frame;
    notation given;
    unsigned long size[NOTATION_AXES], common[NOTATION_AXES];
    bool astray; /* further tiles of Triton's do not begin at multiples of a tile */
    unsigned compared, differing, reached;
    unsigned thread, value;        /* of the first that differs */
    notation_place yours, place;   /* where they put it */
} comparison;

/* Whether threads and values are as many as those of the frame. */
static bool is_as_large(const comparison *c)
{
    return c->size[NOTATION_THREAD] == frame_threads(&c->frame) && c->size[NOTATION_VALUE] == c->frame.values;
}

static bool is_equal(const comparison *c)
{
    return c->differing == 0 && !c->astray && is_as_large(c);
}

static unsigned places(const frame *f)
{
    return f->matrices * f->rows * f->columns;
}

/* ---- Comparing ------------------------------------------------------- */

/* The frame that has as many threads and values; the whole one if none has. */
static void choose_frame(comparison *c, const operand_view *v)
{
    unsigned kind;

    for (kind = FRAMES; kind-- != 0;) {
        if (frame_open(&c->frame, v, (frame_kind)kind) && (kind == FRAME_WHOLE || is_as_large(c))) {
            return;
        }
    }
}

static void compare_value(comparison *c, unsigned thread, unsigned value, uint8_t *hit)
{
    const frame *f = &c->frame;
    mmaref_coordinate at = frame_place(f, thread, value);
    notation_place yours = notation_at(&c->given, f, thread, value);
    bool inside = yours.matrix < f->matrices && yours.row < f->rows && yours.column < f->columns;
    size_t index = inside ? (yours.matrix * f->rows + yours.row) * f->columns + yours.column : 0;

    c->compared++;
    c->reached += inside && !hit[index];
    hit[index] = (uint8_t)(hit[index] | inside);
    if (yours.matrix == at.matrix && yours.row == at.row && yours.column == at.column) {
        return;
    }
    if (c->differing++ == 0) {
        c->thread = thread;
        c->value = value;
        c->yours = yours;
        c->place.matrix = at.matrix;
        c->place.row = at.row;
        c->place.column = at.column;
    }
}

static int compare(comparison *c)
{
    uint8_t *hit = calloc(places(&c->frame), 1);
    unsigned thread, value;

    if (hit == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (thread = 0; thread < c->common[NOTATION_THREAD]; thread++) {
        for (value = 0; value < c->common[NOTATION_VALUE]; value++) {
            compare_value(c, thread, value, hit);
        }
    }
    free(hit);
    return EXIT_EQUAL;
}

/* A layout of Triton's may cover several instructions and warps: then the part of the first one is compared, and the
 * others must begin at multiples of a tile. */
static void choose_tile(comparison *c, const operand_view *v)
{
    choose_frame(c, v);
    c->astray = !notation_split_tiles(&c->given, &c->frame);
    c->size[NOTATION_VALUE] = notation_size(&c->given, NOTATION_VALUE);
}

static int check(comparison *c, const operand_view *v, const char *text)
{
    unsigned axis;

    memset(c, 0, sizeof *c);
    if (notation_read(&c->given, text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (axis = 0; axis < NOTATION_AXES; axis++) {
        c->size[axis] = notation_size(&c->given, axis);
    }
    if (c->given.has_bases) {
        choose_tile(c, v);
    } else {
        choose_frame(c, v);
    }
    if (c->given.coordinates == 3 && c->frame.matrices == 1) {
        return cli_complain("layout", text, strlen(text), "[row,column] was expected: there is one matrix", NULL);
    }
    for (axis = 0; axis < NOTATION_AXES; axis++) {
        unsigned long has = axis == NOTATION_THREAD ? frame_threads(&c->frame) : c->frame.values;
        c->common[axis] = c->size[axis] < has ? c->size[axis] : has;
    }
    return compare(c);
}

/* ---- Telling --------------------------------------------------------- */

/* "[4,0]", with the matrix where there are several. */
static void put_place(const frame *f, const notation_place *at)
{
    if (f->matrices > 1) {
        printf("[%lu,%lu,%lu]", at->matrix, at->row, at->column);
    } else {
        printf("[%lu,%lu]", at->row, at->column);
    }
}

static void print_equal(const comparison *c)
{
    const frame *f = &c->frame;

    fputs("equal", stdout);
    if (f->kind == FRAME_DENSE) {
        printf(": values count k of the dense matrix, %u to a stored element", f->granule);
    } else if (f->kind == FRAME_PRODUCT) {
        printf(": %u threads of %u values are one %s", frame_threads(f), f->values, operand_product_word(f->v));
    } else if (c->given.modes[NOTATION_TILE] != 0) {
        printf(": the first of %u tiles of %u x %u", 1u << c->given.modes[NOTATION_TILE], f->rows, f->columns);
    }
    putchar('\n');
}

static void print_different(const comparison *c)
{
    const frame *f = &c->frame;
    const char *between = "";

    if (!is_as_large(c)) {
        printf("yours has %lu threads of %lu values, PTX %u lanes of %u elements", c->size[NOTATION_THREAD],
               c->size[NOTATION_VALUE], frame_threads(f), f->values);
        between = "; ";
    }
    if (c->differing != 0) {
        printf("%s%u of %u differ; first lane %u %s%u: yours ", between, c->differing, c->compared,
               frame_lane(f, c->thread), operand_word(f->v->operand), c->value);
        put_place(f, &c->yours);
        fputs(", PTX ", stdout);
        put_place(f, &c->place);
        printf("; yours reaches %u of %u places", c->reached, places(f));
        between = "; ";
    }
    if (c->astray) {
        printf("%sfurther tiles do not begin at multiples of %u rows and %u columns", between, f->rows, f->columns);
    }
    putchar('\n');
}

/* A number, or null where there is none. */
static void put_number(table *t, bool there, unsigned long number)
{
    char text[24] = "";

    if (there) {
        snprintf(text, sizeof text, "%lu", number);
    }
    table_numeral(t, text);
}

static void put_places(table *t, bool there, const notation_place *at)
{
    put_number(t, there, at->matrix);
    put_number(t, there, at->row);
    put_number(t, there, at->column);
}

static int print_row(const comparison *c, const command_line *line)
{
    static const char *const counts[FRAMES] = { "elements", "one product", "dense k" };
    static const char *const heads[] = {
        "verdict", "operand", "counted", "threads", "values", "compared", "differing", "reached", "places",
        "register.lane", "register.register", "register.bit", "register.width", "element",
        "yours.matrix", "yours.row", "yours.column", "place.matrix", "place.row", "place.column"
    };
    const frame *f = &c->frame;
    bool there = c->differing != 0;
    mmaref_slot slot = operand_cell(f->v, frame_lane(f, c->thread), frame_element(f, c->value));
    table t;

    table_open(&t, line->style, false, heads, sizeof heads / sizeof heads[0]);
    table_text(&t, is_equal(c) ? "equal" : "different");
    table_text(&t, "%s", operand_word(f->v->operand));
    table_text(&t, "%s", counts[f->kind]);
    put_number(&t, true, c->size[NOTATION_THREAD]);
    put_number(&t, true, c->size[NOTATION_VALUE]);
    put_number(&t, true, c->compared);
    put_number(&t, true, c->differing);
    put_number(&t, true, c->reached);
    put_number(&t, true, places(f));
    put_number(&t, there, slot.lane);
    put_number(&t, there, slot.reg);
    put_number(&t, there, slot.bit);
    put_number(&t, there, slot.width);
    put_number(&t, there, slot.element);
    put_places(&t, there, &c->yours);
    put_places(&t, there, &c->place);
    return table_close(&t);
}

/* Reads the layout of the command line, or of standard input. */
static int check_text(comparison *c, const operand_view *v, const char *argument)
{
    size_t length;
    char *text = strcmp(argument, "-") == 0 ? cli_read_file(argument, &length) : NULL;
    int status;

    if (text == NULL && strcmp(argument, "-") == 0) {
        return EXIT_UNREADABLE;
    }
    status = check(c, v, text == NULL ? argument : text);
    free(text);
    return status;
}

int cli_check(int argc, char **argv)
{
    static comparison c;
    command_line line;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_ARITH(line), OPTIONS_END };
    operand_view v;

    if (command_line_read(&line, argc, argv, options, "an instruction, an operand and a layout", 3, 3) !=
            EXIT_EQUAL ||
        operand_open(&v, &line, line.argument[0]) != EXIT_EQUAL ||
        operand_choose_named(&v, line.argument[1]) != EXIT_EQUAL ||
        check_text(&c, &v, line.argument[2]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.style != TABLE_TEXT) {
        (void)print_row(&c, &line);
    } else if (is_equal(&c)) {
        print_equal(&c);
    } else {
        print_different(&c);
    }
    return is_equal(&c) ? EXIT_EQUAL : EXIT_DIFFERENT;
}
