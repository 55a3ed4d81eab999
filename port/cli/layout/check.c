/* SPDX-License-Identifier: MIT */
/* mmaref check: whether a layout in a notation of others is that of an operand. */
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
    notation_reading reading;
    unsigned compared, differing, reached, missing;
    unsigned thread, value;        /* of the first that differs */
    notation_place yours, place;   /* where they put it */
} comparison;

/* Whether threads and values are as many as those of the frame. */
static bool is_as_large(const comparison *c)
{
    return c->size[NOTATION_THREAD] == frame_threads(&c->frame) && c->size[NOTATION_VALUE] == c->frame.values;
}

static unsigned places(const frame *f)
{
    return f->matrices * f->rows * f->columns;
}

/* What a layout leaves out may be copies of what it has. */
static bool is_equal(const comparison *c)
{
    return c->differing == 0 && !c->astray && is_as_large(c) && c->given.strays == 0 &&
           (c->missing == 0 || c->reached == places(&c->frame));
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

/* A table has the matrices that are alternatives, too. */
static bool has_matrices(const comparison *c)
{
    return c->frame.matrices > 1 || (c->given.kind == NOTATION_TABLE && c->frame.v->products > 1);
}

static bool is_inside(const comparison *c, const notation_place *at)
{
    const frame *f = &c->frame;
    long long matrices = has_matrices(c) ? f->v->products : 1;

    return !at->missing && at->matrix >= 0 && at->matrix < matrices && at->row >= 0 && at->row < f->rows &&
           at->column >= 0 && at->column < f->columns;
}

static void compare_value(comparison *c, unsigned thread, unsigned value, uint8_t *hit)
{
    const frame *f = &c->frame;
    mmaref_coordinate at = notation_expected(&c->given, f, thread, value);
    notation_place yours = notation_at(&c->given, f, thread, value);
    bool inside = is_inside(c, &yours);
    long long row = yours.matrix % f->matrices * f->rows + yours.row;
    size_t index = inside ? (size_t)(row * f->columns + yours.column) : 0;

    c->compared += !yours.missing;
    c->reached += inside && !hit[index];
    hit[index] = (uint8_t)(hit[index] | inside);
    c->missing += yours.missing;
    if (yours.missing || (yours.matrix == at.matrix && yours.row == at.row && yours.column == at.column)) {
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
    unsigned thread, value, axis;

    for (axis = 0; axis < NOTATION_AXES; axis++) {
        unsigned long has = axis == NOTATION_THREAD ? frame_threads(&c->frame) : c->frame.values;
        c->common[axis] = c->size[axis] < has ? c->size[axis] : has;
    }
    c->compared = c->differing = c->reached = c->missing = 0;
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

static int check_fixed(comparison *c, const operand_view *v, const char *text)
{
    unsigned axis;

    for (axis = 0; axis < NOTATION_AXES; axis++) {
        c->size[axis] = notation_size(&c->given, axis);
    }
    if (c->given.kind == NOTATION_BASES) {
        choose_tile(c, v);
    } else {
        choose_frame(c, v);
    }
    if (c->given.coordinates == 3 && c->frame.matrices == 1) {
        return cli_complain("layout", text, strlen(text), "[row,column] was expected: there is one matrix", NULL);
    }
    return compare(c);
}

/* ---- Formulas and tables: what their numbers count is tried --------- */

/* Compares under one reading. EXIT_DIFFERENT: it cannot be read so. */
static int try_reading(comparison *c, frame_kind kind, notation_trouble *trouble)
{
    unsigned axis;

    for (axis = 0; axis < NOTATION_AXES; axis++) {
        unsigned long has = axis == NOTATION_THREAD ? frame_threads(&c->frame) : c->frame.values;
        c->size[axis] = c->given.kind == NOTATION_FORMULA ? has : notation_size(&c->given, axis);
    }
    if (kind != FRAME_WHOLE && !is_as_large(c)) {
        return EXIT_DIFFERENT;
    }
    return notation_fill(&c->given, &c->frame, &c->reading, trouble) ? compare(c) : EXIT_DIFFERENT;
}

/* Tries the readings of one way until one is equal; *first is the first that could be read. */
static int try_way(comparison *c, const operand_view *v, comparison *first, notation_trouble *trouble)
{
    static const frame_kind kinds[] = { FRAME_WHOLE, FRAME_DENSE, FRAME_PRODUCT };
    notation_trouble other;
    unsigned i, turned;
    int status;

    for (i = 0; i < FRAMES; i++) {
        for (turned = 0; turned < 2; turned++) {
            c->reading.turned = turned != 0;
            if (!frame_open(&c->frame, v, kinds[i]) || (turned != 0 && (!frame_is_of_b(&c->frame) || trouble->fixed))) {
                continue;
            }
            status = try_reading(c, kinds[i], trouble->e.text == NULL ? trouble : &other);
            if (status == EXIT_UNREADABLE || (status == EXIT_EQUAL && is_equal(c))) {
                return status;
            }
            if (status == EXIT_EQUAL && first->frame.v == NULL) {
                *first = *c;
            }
        }
    }
    return EXIT_DIFFERENT;
}

/* A formula goes to a place if one of its parameters is a lane. */
static int check_readings(comparison *c, const operand_view *v)
{
    const notation_formula *f = &c->given.formula;
    bool to_place = c->given.kind == NOTATION_TABLE || f->parameters == 0 || f->kind[0] == NAME_LANE ||
                    f->kind[1] == NAME_LANE;
    notation_trouble trouble[2];
    comparison first;
    unsigned i;
    int status;

    memset(trouble, 0, sizeof trouble);
    memset(&first, 0, sizeof first);
    for (i = 0; i < (c->given.kind == NOTATION_TABLE ? 1 : 2); i++) {
        c->reading.way = to_place == (i == 0) ? FORMULA_TO_PLACE : FORMULA_TO_LANE;
        status = try_way(c, v, &first, &trouble[i]);
        if (status != EXIT_DIFFERENT) {
            return status;
        }
    }
    if (first.frame.v == NULL) {
        return notation_complain(&trouble[0]);
    }
    first.given.cell = c->given.cell;
    *c = first;
    return EXIT_EQUAL;
}

static int check(comparison *c, const operand_view *v, const char *text)
{
    int status;

    memset(c, 0, sizeof *c);
    if (notation_read(&c->given, text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    status = c->given.kind >= NOTATION_FORMULA ? check_readings(c, v) : check_fixed(c, v, text);
    notation_close(&c->given);
    return status;
}

/* ---- Telling --------------------------------------------------------- */

/* "[4,0]", with the matrix where there are several. */
static void put_place(const comparison *c, const notation_place *at)
{
    if (has_matrices(c)) {
        printf("[%lld,%lld,%lld]", at->matrix, at->row, at->column);
    } else {
        printf("[%lld,%lld]", at->row, at->column);
    }
}

/* How a formula or table was read, where it could be read in another way. */
static void print_reading(const comparison *c, const char *between)
{
    if (c->given.kind >= NOTATION_FORMULA && c->reading.way == FORMULA_TO_LANE) {
        printf("%sread as (row, column) to (lane, element)", between);
        between = ", ";
    } else if (c->given.kind == NOTATION_FORMULA && c->given.formula.parameters != 0 &&
               c->given.formula.kind[0] != NAME_LANE) {
        printf("%sread as (lane, element) to (row, column)", between);
        between = ", ";
    }
    if (c->given.kind >= NOTATION_FORMULA && c->reading.turned) {
        printf("%sits rows are columns of B", between);
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
    print_reading(c, f->kind == FRAME_WHOLE && c->given.modes[NOTATION_TILE] == 0 ? ": " : "; ");
    putchar('\n');
}

/* What a layout leaves out, and places that it puts into no lane. */
static const char *print_lost(const comparison *c, const char *between, table_colours colours)
{
    const notation_stray *stray = &c->given.stray;

    if (c->missing != 0 && c->reached != places(&c->frame)) {
        fputs(between, stdout);
        table_print_marked(colours, true, "yours leaves out %u of %u elements", c->missing, c->missing + c->compared);
        between = "; ";
    }
    if (c->given.strays != 0) {
        fputs(between, stdout);
        table_print_marked(colours, true, "%u of %u places go to no element", c->given.strays, places(&c->frame));
        printf("; first [%lld,%lld]: lane %lld, element %lld", stray->row, stray->column, stray->lane, stray->value);
        between = "; ";
    }
    return between;
}

/* Whose layout it is compared with. */
static const char *theirs(const operand_view *v)
{
    return operand_is_of_ptx(v) ? "PTX" : "the unit";
}

static void print_different(const comparison *c, table_colours colours)
{
    const frame *f = &c->frame;
    const char *between = "";

    if (!is_as_large(c)) {
        table_print_marked(colours, true, "yours has %lu threads of %lu values", c->size[NOTATION_THREAD],
                           c->size[NOTATION_VALUE]);
        printf(", %s %u lanes of %u elements", theirs(f->v), frame_threads(f), f->values);
        between = "; ";
    }
    if (c->differing != 0) {
        fputs(between, stdout);
        table_print_marked(colours, true, "%u of %u differ", c->differing, c->compared);
        printf("; first lane %u %s%u: yours ", frame_lane(f, c->thread), operand_word(f->v->operand), c->value);
        put_place(c, &c->yours);
        printf(", %s ", theirs(f->v));
        put_place(c, &c->place);
        printf("; yours reaches %u of %u places", c->reached, places(f));
        between = "; ";
    }
    between = print_lost(c, between, colours);
    if (c->astray) {
        fputs(between, stdout);
        table_print_marked(colours, true, "further tiles do not begin at multiples of %u rows and %u columns", f->rows,
                           f->columns);
        between = "; ";
    }
    if (c->given.k_width != 0 && c->given.k_width * f->v->width != 32) {
        printf("%skWidth = %u orders k otherwise: a register has %u elements", between, c->given.k_width,
               32u / f->v->width);
        between = "; ";
    }
    print_reading(c, between);
    putchar('\n');
}

/* A number, or null where there is none. */
static void put_number(table *t, bool there, long long number)
{
    char text[24] = "";

    if (there) {
        snprintf(text, sizeof text, "%lld", number);
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
    static const char *const notations[] = { "cute", "triton", "formula", "table" };
    static const char *const heads[] = {
        "verdict", "operand", "notation", "reading", "counted", "threads", "values", "compared", "differing", "reached",
        "places", "missing", "stray", OPERAND_REGISTER_HEADS(""), "element",
        "yours.matrix", "yours.row", "yours.column", "place.matrix", "place.row", "place.column"
    };
    const frame *f = &c->frame;
    bool there = c->differing != 0;
    mmaref_slot slot = operand_cell(f->v, frame_lane(f, c->thread), frame_element(f, c->value));
    table t;

    table_open(&t, line->style, false, heads, sizeof heads / sizeof heads[0]);
    table_text(&t, is_equal(c) ? "equal" : "different");
    table_text(&t, "%s", operand_word(f->v->operand));
    table_text(&t, "%s", notations[c->given.kind]);
    table_text(&t, "%s%s", c->reading.way == FORMULA_TO_LANE ? "to_lane" : "to_place",
               c->reading.turned ? "_turned" : "");
    table_text(&t, "%s", counts[f->kind]);
    put_number(&t, true, (long long)c->size[NOTATION_THREAD]);
    put_number(&t, true, (long long)c->size[NOTATION_VALUE]);
    put_number(&t, true, c->compared);
    put_number(&t, true, c->differing);
    put_number(&t, true, c->reached);
    put_number(&t, true, places(f));
    put_number(&t, true, c->missing);
    put_number(&t, true, c->given.strays);
    operand_put_register(&t, there ? &slot : NULL);
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

    if (operand_open_line(&v, &line, argc, argv, options, "an instruction, an operand and a layout", 3, 3) !=
            EXIT_EQUAL ||
        operand_choose_named(&v, line.argument[1]) != EXIT_EQUAL ||
        check_text(&c, &v, line.argument[2]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.style != TABLE_TEXT) {
        (void)print_row(&c, &line);
    } else if (is_equal(&c)) {
        print_equal(&c);
    } else {
        print_different(&c, line.colours);
    }
    return is_equal(&c) ? EXIT_EQUAL : EXIT_DIFFERENT;
}
