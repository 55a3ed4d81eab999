/* SPDX-License-Identifier: MIT */
/* mmaref load: the ldmatrix that fills A or B from memory, the stmatrix that stores D, and where each lane points. */
#include <ctype.h>
#include <string.h>

#include "commands.h"
#include "layout/bank_options.h"
#include "layout/lane_formula.h"
#include "layout/load_search.h"

/* What is asked for. */
typedef struct {
    operand_view v;
    bool trans, store;
    target_request wanted;
    bank_texts given;
    load_rows rows;
    const char *tiles_text;
    unsigned long tiles; /* 0: as many as it takes */
    bool titled;
} question;

/* ---- Reading ----------------------------------------------------------- */

static int check_operand(question *q, const char *operand)
{
    uint8_t name = mmaref_instruction_token(&q->v.instruction, MMAREF_QUALIFIER_NAME);
    const char *refusal = NULL;

    if (!operand_is_of_ptx(&q->v)) {
        refusal = "no instruction of PTX: ldmatrix and stmatrix do not move its fragments";
    } else if (name == MMAREF_TOKEN_WMMA) {
        refusal = "PTX leaves fragments of wmma open: wmma.load and wmma.store move them";
    } else if (q->v.is.registers[MMAREF_OPERAND_B] == 0 || q->v.is.registers[MMAREF_OPERAND_C] == 0) {
        refusal = "it does not multiply fragments: mma or mma.sp was expected";
    }
    if (refusal != NULL) {
        return cli_complain(NULL, q->v.name, strlen(q->v.name), refusal, NULL);
    }
    if (strlen(operand) != 1 || strchr("aAbBdD", operand[0]) == NULL) {
        return cli_complain(NULL, operand, strlen(operand), "a or b was expected, which ldmatrix loads, or d, which "
                            "stmatrix stores", NULL);
    }
    q->store = tolower((unsigned char)operand[0]) == 'd';
    return operand_choose_named(&q->v, operand);
}

static int read_question(question *q, command_line *line)
{
    if (operand_open(&q->v, line, line->argument[0]) != EXIT_EQUAL ||
        check_operand(q, line->argument[1]) != EXIT_EQUAL || target_read(&q->wanted) != EXIT_EQUAL ||
        target_check(&q->wanted, &q->v.instruction, q->v.name, former_none) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (q->tiles_text != NULL &&
        command_line_number(q->tiles_text, "--tiles", 1, LOAD_TILES_MAX, &q->tiles) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return q->given.swizzle == NULL ? EXIT_EQUAL : bank_read_swizzle(q->given.swizzle, &q->rows.swizzle);
}

/* Reads what depends on the bytes of a row; without --pitch rows follow each other. */
static int read_rows(question *q, const load_way *way)
{
    unsigned bytes = way->found ? way->step[0].rows.bytes : 16;
    const bank_swizzle *s = &q->rows.swizzle;
    char reason[120];

    q->rows.pitch = way->row_bytes;
    q->rows.offset = 0;
    if ((q->given.pitch != NULL && bank_read_bytes("--pitch", q->given.pitch, bytes, &q->rows.pitch) != EXIT_EQUAL) ||
        (q->given.offset != NULL &&
         bank_read_bytes("--offset", q->given.offset, bytes, &q->rows.offset) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    if (s->bits != 0 && 1u << s->base < bytes) {
        snprintf(reason, sizeof reason, "it tears rows of %u bytes; of 16-bit elements it is %u,%u,%d", bytes, s->bits,
                 s->base + 1, s->shift);
        return cli_complain("--swizzle", q->given.swizzle, strlen(q->given.swizzle), reason, NULL);
    }
    return EXIT_EQUAL;
}

/* ---- For people -------------------------------------------------------- */

static void put_memory(const question *q, const load_way *way)
{
    const char *type = mmaref_token_text(way->v.is.type[way->v.operand]);
    bool is_b = way->v.operand == MMAREF_OPERAND_B;
    bool stored = !is_b && way->v.is.layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
    const char *along = way->store ? "N" : stored ? "K/2" : "K", *lines = is_b ? "N" : "M";

    printf("\n%s memory of %s x %s = %u x %u %s", way->store ? "to" : "from", way->trans ? along : lines,
           way->trans ? lines : along, way->rows, way->columns, type);
    if (way->tiles > 1) {
        printf(", of %u instructions side by side", way->tiles);
    }
    if (way->memory->source != MMAREF_TOKEN_NONE) {
        printf(", %s", way->memory->words);
    }
    printf(":\n");
    if (way->found) {
        printf("  pitch %lu bytes, offset %lu", q->rows.pitch, q->rows.offset);
        if (q->rows.swizzle.bits != 0) {
            printf(", Swizzle<%u,%u,%d> of bytes", q->rows.swizzle.bits, q->rows.swizzle.base, q->rows.swizzle.shift);
        }
        putchar('\n');
    }
}

/* "a0 a1", the registers of the operand in the order of the instruction's; of several tiles "1.a0". */
static void register_text(const load_way *way, const load_step *step, char *text, size_t size)
{
    unsigned registers = way->v.is.registers[way->v.operand], i;
    size_t used = 0;

    for (i = 0; i < step->registers && used < size; i++) {
        unsigned tile = step->reg[i] / registers, reg = step->reg[i] % registers;
        used += (size_t)(way->tiles > 1 ? snprintf(text + used, size - used, "%s%u.r%u", i == 0 ? "" : " ", tile, reg)
                                        : snprintf(text + used, size - used, "%sr%u", i == 0 ? "" : " ", reg));
    }
}

/* The element that a place is, counted in the matrix in memory, and its own name. */
typedef struct {
    unsigned row, column, tile;
    mmaref_coordinate at;
} place_of;

static place_of find_place(const load_way *way, load_place place)
{
    load_bit bit = { place.row, place.byte * 8u };
    bool is_b = way->v.operand == MMAREF_OPERAND_B;
    unsigned across;
    place_of found;

    (void)load_element_at(way, bit, &found.tile, &found.at);
    across = found.tile * (is_b ? way->v.columns : way->v.rows);
    found.row = found.at.row;
    found.column = found.at.column;
    if (is_b) {
        found.column += across;
    } else {
        found.row += across;
    }
    if (is_b != way->trans) {
        unsigned row = found.row;
        found.row = found.column;
        found.column = row;
    }
    return found;
}

static void put_formula(const load_way *way, const load_step *step)
{
    unsigned rows[MMAREF_LANES], columns[MMAREF_LANES], lane;
    char row[LANE_FORMULA_MAX], column[LANE_FORMULA_MAX];

    for (lane = 0; lane < step->rows.count; lane++) {
        place_of at = find_place(way, step->place[lane]);
        rows[lane] = at.row;
        columns[lane] = at.column;
    }
    if (lane_formula(rows, step->rows.count, row, sizeof row) &&
        lane_formula(columns, step->rows.count, column, sizeof column)) {
        printf("  row = %s, column = %s\n", row, column);
    }
    if (step->rows.count < MMAREF_LANES) {
        printf("  Addresses of lanes %u to 31 are ignored%s.\n", step->rows.count,
               mmaref_target_check(&way->v.instruction, "sm_75", 5, 0, NULL) == MMAREF_OK && !way->store
                   ? "; sm_75 needs valid ones, which the formula gives"
                   : "");
    }
}

static void put_step(const question *q, const load_way *way, const load_step *step, const command_line *line)
{
    static const char *const heads[] = { "lane", "row", "column", "element", "address" };
    char name[MMAREF_TEXT_MAX], registers[300];
    bank_rows plain;
    bank_ways ways;
    unsigned lane;
    table t;

    cli_must(mmaref_instruction_format(&step->instruction, name, sizeof name));
    register_text(way, step, registers, sizeof registers);
    printf("%s %s %s\n", name, way->store ? "stores" : "fills", registers);
    put_formula(way, step);
    printf("%s", line->style == TABLE_MARKDOWN ? "\n" : "");
    table_open(&t, line->style, false, heads, 5);
    plain.count = step->rows.count;
    plain.bytes = step->rows.bytes;
    for (lane = 0; lane < step->rows.count; lane++) {
        place_of at = find_place(way, step->place[lane]);
        plain.address[lane] = load_address(&q->rows, step->place[lane]);
        table_number(&t, (long)lane);
        table_number(&t, (long)at.row);
        table_number(&t, (long)at.column);
        table_place(&t, operand_word(way->v.operand), at.at.row, at.at.column);
        table_number(&t, (long)plain.address[lane]);
    }
    (void)table_close(&t);
    bank_count(&plain, &ways);
    printf("  worst %u-way bank conflict%s\n", ways.worst, ways.worst == 1 ? ": none" : "");
}

static void put_way(question *q, const load_way *way, const command_line *line)
{
    unsigned i;

    if (!q->titled) {
        printf("%s of %s\n", operand_name(q->v.operand), q->v.name);
        q->titled = true;
    }
    put_memory(q, way);
    if (!way->found) {
        printf("  none: %s\n", way->reason);
        return;
    }
    for (i = 0; i < way->steps; i++) {
        put_step(q, way, &way->step[i], line);
    }
    if (way->up != 0) {
        printf("  Then shift each register left by %u: the instruction brings the number in the low bits of its byte,\n"
               "  and mma takes it from bit %u on.\n", way->up, way->up);
    }
    puts("  Proved: random matrices moved so are what the fragment holds.");
}

/* ---- For programs ------------------------------------------------------ */

/* A list of the words of a text, which it cuts. */
static void put_words(table *t, char *text)
{
    const char *words[MMAREF_LANES];
    unsigned count = 0;

    while (*text != '\0' && count < MMAREF_LANES) {
        words[count++] = text;
        text += strcspn(text, " ");
        if (*text == ' ') {
            *text++ = '\0';
        }
    }
    table_list(t, words, count);
}

static const char *const keys[] = { "operand", "memory", "reason", "step", "name", "registers", "shift", "lane",
                                    "stored_row", "stored_column", "place.matrix", "place.row", "place.column",
                                    "address" };
#define COLUMNS 14

static void put_rows(table *t, const question *q, const load_way *way)
{
    char name[MMAREF_TEXT_MAX], registers[300];
    unsigned i, lane, column;

    for (i = 0; i < (way->found ? way->steps : 1); i++) {
        const load_step *step = &way->step[i];
        for (lane = 0; lane < (way->found ? step->rows.count : 1); lane++) {
            table_text(t, "%s", operand_word(way->v.operand));
            table_text(t, "%s", way->memory->source == MMAREF_TOKEN_NONE ? "as in registers"
                                                                         : mmaref_token_text(way->memory->source));
            if (!way->found) {
                table_text(t, "%s", way->reason);
                for (column = 3; column < COLUMNS; column++) {
                    table_numeral(t, "");
                }
                continue;
            }
            place_of at = find_place(way, step->place[lane]);
            cli_must(mmaref_instruction_format(&step->instruction, name, sizeof name));
            register_text(way, step, registers, sizeof registers);
            table_numeral(t, "");
            table_number(t, (long)i);
            table_text(t, "%s", name);
            put_words(t, registers);
            table_number(t, (long)way->up);
            table_number(t, (long)lane);
            table_number(t, (long)at.row);
            table_number(t, (long)at.column);
            table_number(t, (long)at.at.matrix);
            table_number(t, (long)at.at.row);
            table_number(t, (long)at.at.column);
            table_number(t, (long)load_address(&q->rows, step->place[lane]));
        }
    }
}

/* ---- The command ------------------------------------------------------- */

/* Finds the way from one memory. A pitch below its rows leaves none. */
static int find_way(question *q, const load_memory *memory, load_way *way)
{
    memset(way, 0, sizeof *way);
    way->v = q->v;
    way->trans = q->trans;
    way->store = q->store;
    way->memory = memory;
    way->tiles = (unsigned)q->tiles;
    load_find(way, &q->wanted);
    if (read_rows(q, way) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (q->rows.pitch < way->row_bytes) {
        way->found = false;
        snprintf(way->reason, sizeof way->reason, "a row of the matrix has %u bytes, more than the pitch",
                 way->row_bytes);
        return EXIT_DIFFERENT;
    }
    return EXIT_EQUAL;
}

/* Answers for one memory: EXIT_DIFFERENT if nothing loads from it. */
static int answer(question *q, const load_memory *memory, const command_line *line, table *rows)
{
    static load_way way;
    int status = find_way(q, memory, &way);

    if (status == EXIT_UNREADABLE) {
        return status;
    }
    status = way.found ? load_prove(&way, &q->rows) : EXIT_EQUAL;
    if (status != EXIT_EQUAL) {
        return status == EXIT_UNREADABLE ? status
                                         : cli_complain("internal error", q->v.name, strlen(q->v.name),
                                                        "the matrix moved this way differs", NULL);
    }
    if (rows != NULL) {
        put_rows(rows, q, &way);
    } else {
        put_way(q, &way, line);
    }
    return way.found ? EXIT_EQUAL : EXIT_DIFFERENT;
}

/* EXIT_UNREADABLE after complaining if the pitch is too small for every memory. */
static int check_pitch(question *q)
{
    static load_way way;
    const load_memory *memory;
    unsigned i;
    int status = EXIT_DIFFERENT;

    for (i = 0; status == EXIT_DIFFERENT && (memory = load_memory_of(&q->v, q->store, i)) != NULL; i++) {
        status = find_way(q, memory, &way);
    }
    return status == EXIT_DIFFERENT
               ? cli_complain("--pitch", q->given.pitch, strlen(q->given.pitch), way.reason, NULL)
               : status;
}

static int answer_all(question *q, const command_line *line)
{
    bool lists = line->style == TABLE_JSON || line->style == TABLE_CSV;
    int status = EXIT_DIFFERENT;
    const load_memory *memory;
    unsigned i;
    table t;

    if (check_pitch(q) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    table_open(&t, line->style, false, keys, COLUMNS);
    for (i = 0; (memory = load_memory_of(&q->v, q->store, i)) != NULL; i++) {
        int one = answer(q, memory, line, lists ? &t : NULL);
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

int cli_load(int argc, char **argv)
{
    command_line line;
    question q;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_BANKS(q.given), OPTIONS_TARGET(q.wanted),
                                   { "trans", OPTION_FLAG, &q.trans }, { "tiles", OPTION_TEXT, &q.tiles_text },
                                   OPTIONS_END };

    memset(&q, 0, sizeof q);
    if (command_line_read(&line, argc, argv, options, "an instruction and a, b or d", 2, 2) != EXIT_EQUAL ||
        read_question(&q, &line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return answer_all(&q, &line);
}
