/* SPDX-License-Identifier: MIT */
/* mmaref reuse: whether D of an instruction can be A or B of another. */
#include <ctype.h>
#include <string.h>

#include "commands.h"
#include "layout/reuse_search.h"

#define LINE 100 /* characters */

/* ---- For people ------------------------------------------------------ */

/* Prints words with blanks between them, on as many lines as they need. */
typedef struct {
    size_t used; /* of the line */
    const char *indent;
} word_writer;

static void put_word(word_writer *to, const char *word)
{
    if (to->used == 0 || to->used + 1 + strlen(word) > LINE) {
        to->used = (size_t)printf("%s%s", to->used == 0 ? "" : "\n", to->indent) - (to->used != 0);
    }
    to->used += (size_t)printf(" %s", word);
}

static char letter_of(const reuse *r)
{
    return r->is_b ? 'B' : 'A';
}

/* "D3.", or nothing where there is one. */
static void tile_text(char *text, size_t size, char letter, unsigned tile, unsigned tiles)
{
    if (tiles == 1) {
        text[0] = '\0';
    } else {
        snprintf(text, size, "%c%u.", letter, tile);
    }
}

/* "D2.d1", or "d1" of a single D. */
static void slot_text(char *text, size_t size, const reuse_side *side, unsigned slot)
{
    const char *word = operand_word(side->v.operand);
    char tile[16];

    tile_text(tile, sizeof tile, (char)toupper((unsigned char)word[0]), slot / side->v.elements, side->tiles);
    snprintf(text, size, "%s%s%u", tile, word, slot % side->v.elements);
}

/* A size of tiles, and how they make up the block. */
static void put_side(const reuse *r, const reuse_side *side)
{
    const char *name = operand_name(side->v.operand);
    unsigned along = side->deep, other = side->tiles / side->deep;
    unsigned across = r->is_b ? other : along, down = r->is_b ? along : other;

    printf("  %s: %u x %u, %s", name, side->v.rows, side->v.columns,
           mmaref_token_text(side->v.is.type[side->v.operand]));
    if (side->tiles > 1) {
        printf("; %s0 to %s%u", name, name, side->tiles - 1);
    }
    if (across > 1) {
        printf(", %u side by side", across);
    }
    if (down > 1) {
        printf(", %u one below another", down);
    }
    if (across > 1 && down > 1) {
        printf(", numbered by %s", r->is_b ? "columns" : "rows");
    }
    putchar('\n');
}

/* Which row of B, or column of A, an instruction takes where it has row 0, 1, ... */
static void put_order(const reuse *r)
{
    word_writer out = { 0, "   " };
    char text[40];
    unsigned k, step;

    for (step = 0; step < r->x.deep; step++) {
        snprintf(text, sizeof text, " of instruction %u", step);
        printf("  %ss 0 to %u of %c%s are these of the matrix:\n", r->is_b ? "Column" : "Row", r->x.depth - 1,
               r->is_b ? 'A' : 'B', r->x.deep == 1 ? "" : text);
        out.used = 0;
        for (k = step * r->x.depth; k < (step + 1) * r->x.depth; k++) {
            snprintf(text, sizeof text, "%u", r->order[k]);
            put_word(&out, text);
        }
        putchar('\n');
    }
}

/* Prints what every lane takes from its own registers. */
static void put_slots(const reuse *r)
{
    word_writer out = { 0, "   " };
    char to[32], from[32], text[80];
    unsigned slot;

    puts("  In every lane:");
    for (slot = 0; slot < r->x.slots; slot++) {
        slot_text(to, sizeof to, &r->x, slot);
        slot_text(from, sizeof from, &r->d, r->from[0][slot].slot);
        snprintf(text, sizeof text, "%s=%s", to, from);
        put_word(&out, text);
    }
    putchar('\n');
}

/* Prints which lane takes what from which lane. */
static void put_shuffles(const reuse *r, const command_line *line)
{
    static char heads[REUSE_SLOTS_MAX + 1][16];
    static const char *head[REUSE_SLOTS_MAX + 1];
    char text[32];
    unsigned slot, lane;
    table t;

    head[0] = "lane";
    for (slot = 0; slot < r->x.slots; slot++) {
        slot_text(heads[slot], sizeof heads[slot], &r->x, slot);
        head[slot + 1] = heads[slot];
    }
    printf("  Each lane takes its elements from these lanes:\n%s", line->style == TABLE_MARKDOWN ? "\n" : "");
    table_open(&t, line->style, false, head, r->x.slots + 1);
    for (lane = 0; lane < r->x.v.is.lanes; lane++) {
        table_number(&t, (long)lane);
        for (slot = 0; slot < r->x.slots; slot++) {
            slot_text(text, sizeof text, &r->d, r->from[lane][slot].slot);
            table_text(&t, "T%u:%s", r->from[lane][slot].lane, text);
        }
    }
    (void)table_close(&t);
}

static void put_types(const reuse *r)
{
    const char *from = mmaref_token_text(r->d.v.is.type[MMAREF_OPERAND_D]);
    const char *to = mmaref_token_text(r->x.v.is.type[r->x.v.operand]);

    if (strcmp(from, to) != 0) {
        printf("  Every element is converted from %s to %s in its lane.\n", from, to);
    }
    if (r->way == REUSE_PERMUTED && r->x.v.is.floating) {
        puts("  Sums take the same products in another order: where an arithmetic rounds, bits may differ.");
    }
    printf("  Proved: %u pairs of products, computed so, are what integers give.\n", REUSE_PROOFS * r->products);
}

static void put_way(const reuse *r, const command_line *line)
{
    static const char *const words[] = { "free: every lane holds what it needs", NULL,
                                         "shuffles: lanes ask each other", NULL };

    printf("\nas %c: ", letter_of(r));
    if (r->way == REUSE_NONE) {
        printf("no: %s\n", r->reason);
        return;
    }
    puts(r->way != REUSE_PERMUTED ? words[r->way]
         : r->is_b                ? "permuted: no shuffles if columns of A are permuted"
                                  : "permuted: no shuffles if rows of B are permuted");
    put_side(r, &r->d);
    put_side(r, &r->x);
    if (r->way == REUSE_PERMUTED) {
        put_order(r);
    }
    if (r->way == REUSE_SHUFFLED) {
        put_shuffles(r, line);
    } else {
        put_slots(r);
    }
    put_types(r);
}

/* Notes that several instructions along k need no shuffles. */
static void put_across(const reuse *r)
{
    printf("  Without shuffles if the %u instructions along k share the %s of %c, which is proved too:\n", r->x.deep,
           r->is_b ? "columns" : "rows", r->is_b ? 'A' : 'B');
    put_order(r);
    put_slots(r);
}

/* ---- For programs ---------------------------------------------------- */

static const char *const heads[] = {
    "operand", "way", "reason", "tile", "place.matrix", "place.row", "place.column", "element",
    OPERAND_REGISTER_HEADS(""), "from_tile", "from_place.matrix", "from_place.row", "from_place.column",
    "from_element", OPERAND_REGISTER_HEADS("from_")
};
static const char *const csv_heads[] = {
    "operand", "way", "reason", "tile", "matrix", "row", "column", "element", "lane", "register", "bit", "width",
    "number_bit", "number_width", "from_tile", "from_matrix", "from_row", "from_column", "from_element", "from_lane",
    "from_register", "from_bit", "from_width", "from_number_bit", "from_number_width"
};
#define COLUMNS (13 + 2 * OPERAND_REGISTER_COLUMNS)

/* An element of a tile: where it is in its matrix, and in registers. */
static void put_element(table *t, const reuse_side *side, unsigned lane, unsigned slot)
{
    mmaref_coordinate at = operand_place(&side->v, lane, slot % side->v.elements);
    mmaref_slot cell = operand_cell(&side->v, lane, slot % side->v.elements);

    table_number(t, (long)(slot / side->v.elements));
    table_number(t, at.matrix);
    table_number(t, at.row);
    table_number(t, at.column);
    table_number(t, cell.element);
    operand_put_register(t, &cell);
}

static void put_start(table *t, const reuse *r)
{
    static const char *const ways[] = { "free", "permuted", "shuffles", "no" };

    table_text(t, "%s", operand_word(r->x.v.operand));
    table_text(t, "%s", ways[r->way]);
    if (r->reason == NULL) {
        table_numeral(t, "");
    } else {
        table_text(t, "%s", r->reason);
    }
}

/* Adds a row for each element of the operand; a single row if there is no way. */
static void put_rows(table *t, const reuse *r)
{
    unsigned lane, slot, column;

    if (r->way == REUSE_NONE) {
        put_start(t, r);
        for (column = 3; column < COLUMNS; column++) {
            table_numeral(t, "");
        }
        return;
    }
    for (slot = 0; slot < r->x.slots; slot++) {
        for (lane = 0; lane < r->x.v.is.lanes; lane++) {
            put_start(t, r);
            put_element(t, &r->x, lane, slot);
            put_element(t, &r->d, r->from[lane][slot].lane, r->from[lane][slot].slot);
        }
    }
}

/* ---- The command ----------------------------------------------------- */

static int prove(const reuse *r)
{
    int status = r->way == REUSE_NONE ? EXIT_EQUAL : reuse_prove(r);

    return status == EXIT_DIFFERENT
               ? cli_complain("internal error", r->x.v.name, strlen(r->x.v.name),
                              "the products computed this way differ from those of integers", NULL)
               : status;
}

/* Answers for one operand: EXIT_DIFFERENT if D cannot be it. */
static int answer(const operand_view *from, const operand_view *to, uint8_t operand, const command_line *line,
                  table *rows)
{
    static reuse r;
    bool possible;

    reuse_find(&r, from, to, operand);
    possible = r.way != REUSE_NONE;
    if (prove(&r) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (rows != NULL) {
        put_rows(rows, &r);
    } else {
        put_way(&r, line);
        if (r.way == REUSE_SHUFFLED && reuse_find_across(&r)) {
            if (prove(&r) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
            put_across(&r);
        }
    }
    return possible ? EXIT_EQUAL : EXIT_DIFFERENT;
}

static int answer_all(const operand_view *from, const operand_view *to, const command_line *line, unsigned first,
                      unsigned last)
{
    bool lists = line->style == TABLE_JSON || line->style == TABLE_CSV;
    int status = EXIT_DIFFERENT;
    unsigned operand;
    table t;

    table_open(&t, line->style, false, line->style == TABLE_CSV ? csv_heads : heads, COLUMNS);
    if (!lists) {
        printf("D of %s\nin %s\n", from->name, to->name);
    }
    for (operand = first; operand <= last; operand++) {
        int one = answer(from, to, (uint8_t)operand, line, lists ? &t : NULL);
        if (one == EXIT_UNREADABLE) {
            return one;
        }
        status = one == EXIT_EQUAL ? EXIT_EQUAL : status;
    }
    if (lists) {
        (void)table_close(&t);
    }
    return status;
}

/* An instruction that multiplies fragments. */
static int open_product(operand_view *v, command_line *line, const char *text)
{
    if (operand_open(v, line, text) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (v->is.registers[MMAREF_OPERAND_B] == 0 || v->is.registers[MMAREF_OPERAND_C] == 0) {
        return cli_complain(NULL, text, strlen(text), "it does not multiply fragments: mma, mma.sp or wmma.mma was "
                            "expected; what loads them tells mmaref load", NULL);
    }
    return EXIT_EQUAL;
}

int cli_reuse(int argc, char **argv)
{
    command_line line;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_END };
    unsigned first = MMAREF_OPERAND_A, last = MMAREF_OPERAND_B;
    const char *operand;
    operand_view from, to;

    if (command_line_read(&line, argc, argv, options, "two instructions", 2, 3) != EXIT_EQUAL ||
        open_product(&from, &line, line.argument[0]) != EXIT_EQUAL ||
        open_product(&to, &line, line.argument[1]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line.arguments == 3) {
        operand = line.argument[2];
        if (strlen(operand) != 1 || strchr("aAbB", operand[0]) == NULL) {
            return cli_complain(NULL, operand, strlen(operand), "a or b was expected", NULL);
        }
        first = last = operand[0] == 'a' || operand[0] == 'A' ? MMAREF_OPERAND_A : MMAREF_OPERAND_B;
    }
    return answer_all(&from, &to, &line, first, last);
}
