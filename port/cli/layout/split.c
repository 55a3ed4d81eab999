/* SPDX-License-Identifier: MIT */
/* mmaref split: an instruction as several smaller ones, and whether the bits are the same. */
#include <ctype.h>
#include <string.h>

#include "ask/arithmetic.h"
#include "commands.h"
#include "layout/split_search.h"

#define CELL 200 /* characters of a cell */

/* What is asked for. */
typedef struct {
    operand_view whole;
    target_request wanted;
    const char *arith; /* of the whole, as q.whole.arithmetic has it; NULL: as each chip has it */
    split *s;
} question;

/* A chip's arithmetic. */
typedef struct {
    const char *name;
    const mmaref_arithmetic *under; /* NULL: of integers */
    mmaref_arithmetic block;
} arithmetic;

/* ---- The parts --------------------------------------------------------- */

static bool lists(const command_line *line)
{
    return line->style == TABLE_JSON || line->style == TABLE_CSV;
}

/* The parts run along k first: each takes the D of the one before as C. */
typedef struct {
    unsigned number, row, column, step;
} part_place;

static part_place place_of_part(const split *s, unsigned number)
{
    part_place at = { number, number / s->deep / s->across, number / s->deep % s->across, number % s->deep };

    return at;
}

static unsigned tile_of(const split *s, uint8_t operand, part_place at)
{
    switch (operand) {
    case MMAREF_OPERAND_A:
    case MMAREF_OPERAND_E:
        return at.row * s->deep + at.step;
    case MMAREF_OPERAND_B:
        return at.step * s->across + at.column;
    default:
        return at.row * s->across + at.column;
    }
}

/* "r0 r1": the registers of the whole; of elements that move "a0 a1 a4 a5"; "shuffled". */
static void operand_text(const split_operand *o, unsigned tile, char text[CELL])
{
    unsigned each = o->way != SPLIT_FREE || o->part.width >= 32 ? 1u : 32u / o->part.width, element, used = 0;
    const split_source *from = o->from[0] + tile * o->part.elements;
    unsigned lane = 0;

    if (o->way == SPLIT_SHUFFLED) {
        snprintf(text, CELL, "shuffled");
        return;
    }
    while (lane + 1 < MMAREF_LANES && o->from[lane][tile * o->part.elements].slot == SPLIT_NOTHING) {
        from = o->from[++lane] + tile * o->part.elements; /* metadata of lanes that the part reads */
    }
    for (element = 0; element < o->part.elements && used < CELL; element += each) {
        unsigned reg = from[element].slot * (unsigned)o->part.width / 32;
        if (o->way != SPLIT_FREE) {
            used += (unsigned)snprintf(text + used, CELL - used, "%s%c%u", used == 0 ? "" : " ",
                                       operand_word(o->part.operand)[0], from[element].slot);
        } else {
            used += (unsigned)snprintf(text + used, CELL - used, "%sr%u", used == 0 ? "" : " ", reg);
            if (o->part.width == 64) {
                used += (unsigned)snprintf(text + used, CELL - used, " r%u", reg + 1);
            }
        }
    }
}

/* C of the first part along k, and D of the last one, are those of the whole. */
static void chain_text(const split *s, uint8_t operand, part_place at, char text[CELL])
{
    if (operand == MMAREF_OPERAND_C && at.step != 0) {
        snprintf(text, CELL, "D of part %u", at.number - 1);
    } else if (operand == MMAREF_OPERAND_D && at.step + 1 != s->deep) {
        snprintf(text, CELL, "C of part %u", at.number + 1);
    } else {
        operand_text(&s->operand[operand], tile_of(s, operand, at), text);
    }
}

static void put_range(table *t, unsigned index, unsigned size)
{
    if (size == 1) {
        table_text(t, "%u", index);
    } else {
        table_text(t, "%u-%u", index * size, (index + 1) * size - 1);
    }
}

/* What a part takes of each operand; of a sparse one metadata and selector, too. */
static void put_operands(table *t, const split *s, part_place at)
{
    static const uint8_t operands[] = { MMAREF_OPERAND_A, MMAREF_OPERAND_B, MMAREF_OPERAND_C, MMAREF_OPERAND_D };
    unsigned tile = tile_of(s, MMAREF_OPERAND_E, at), i;
    char text[CELL];

    for (i = 0; i < sizeof operands; i++) {
        chain_text(s, operands[i], at, text);
        table_text(t, "%s", text);
    }
    if (s->has[MMAREF_OPERAND_E]) {
        operand_text(&s->operand[MMAREF_OPERAND_E], tile, text);
        table_text(t, "%s", text);
        table_number(t, s->operand[MMAREF_OPERAND_E].selector[tile]);
    }
}

static void put_part(table *t, const split *s, unsigned number)
{
    part_place at = place_of_part(s, number);

    table_number(t, (long)number);
    put_range(t, at.row, s->part.is.m);
    put_range(t, at.column, s->part.is.n);
    put_range(t, at.step, s->part.is.k);
    put_operands(t, s, at);
}

/* Which k of the whole the k of the parts are. */
static void put_order(const split *s)
{
    unsigned k, each = s->part.is.k, step;

    for (step = 0; step < s->deep; step++) {
        printf("k %u to %u of the parts are these of the whole, of A and of B:\n ", step * each, (step + 1) * each - 1);
        for (k = step * each; k < (step + 1) * each; k++) {
            printf("%s %u", k % 32 == 31 && k % each != each - 1 ? "\n " : "", s->order[k]);
        }
        putchar('\n');
    }
}

/* Which lane has each element of an operand's tiles, in the registers of the whole. */
static void put_shuffles(const split_operand *o, const command_line *line)
{
    static char heads[SPLIT_SLOTS_MAX + 1][16];
    static const char *head[SPLIT_SLOTS_MAX + 1];
    unsigned slot, slots = o->down * o->across * o->part.elements, lane;
    char letter = operand_word(o->part.operand)[0];
    table t;

    head[0] = "lane";
    for (slot = 0; slot < slots; slot++) {
        snprintf(heads[slot], sizeof heads[slot], "%u.%c%u", slot / o->part.elements, letter, slot % o->part.elements);
        head[slot + 1] = heads[slot];
    }
    printf("%s", line->style == TABLE_MARKDOWN ? "\n" : "");
    table_open(&t, line->style, false, head, slots + 1);
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        table_number(&t, (long)lane);
        for (slot = 0; slot < slots; slot++) {
            if (o->from[lane][slot].slot == SPLIT_NOTHING) {
                table_text(&t, "-");
            } else {
                table_text(&t, "T%u:%c%u", o->from[lane][slot].lane, letter, o->from[lane][slot].slot);
            }
        }
    }
    (void)table_close(&t);
}

/* A block-scaled operand: mma has no scale factors, but a wider type has the products. */
static void put_scaling(const split_operand *o)
{
    uint8_t from = o->whole.is.type[o->whole.operand], to = o->part.is.type[o->part.operand];
    const char *letter = operand_word(o->whole.operand);

    printf("%s: each element of %s is multiplied by its %s scale factor and becomes %s, which has %s\n",
           operand_name(o->whole.operand), mmaref_token_text(from), mmaref_token_text(o->scale), mmaref_token_text(to),
           split_holds(from, o->scale, to) == SPLIT_HOLDS_ALL
               ? "every such product"
               : "every such product of factors from 2^-100 to 2^100");
    printf("   the factors are where mmaref layout shows scale_%s, and lanes ask each other for them\n", letter);
}

/* Says what has to be done with the elements of operands. */
static void put_ways(const split *s, const command_line *line)
{
    uint8_t operand;

    for (operand = 0; operand < SPLIT_OPERANDS; operand++) {
        const split_operand *o = &s->operand[operand];
        const char *name = operand_name(operand);
        if (!s->has[operand] || o->way == SPLIT_FREE) {
            continue;
        }
        if (o->scale != MMAREF_TOKEN_NONE) {
            put_scaling(o);
        } else if (o->whole.is.type[operand] != o->part.is.type[operand]) {
            printf("%s: each element is converted from %s to %s, which has all its numbers, in its lane\n", name,
                   mmaref_token_text(o->whole.is.type[operand]), mmaref_token_text(o->part.is.type[operand]));
        } else if (o->way == SPLIT_REPACKED) {
            printf("%s: elements move between registers of their lane\n", name);
        }
        if (o->way == SPLIT_SHUFFLED) {
            printf("%s: lanes ask these lanes for elements of each tile\n", name);
            put_shuffles(o, line);
        }
    }
}

static void put_parts(const question *q, const command_line *line)
{
    static const char *const heads[] = { "part", "rows", "columns", "k", "A", "B", "C", "D", "metadata", "selector" };
    const split *s = q->s;
    unsigned number, parts = s->down * s->across * s->deep;
    table t;

    printf("%s\nas %u of %s\n", s->whole.name, parts, s->part.name);
    printf("%s", line->style == TABLE_MARKDOWN ? "\n" : "");
    table_open(&t, line->style, false, heads, s->has[MMAREF_OPERAND_E] ? 10 : 8);
    for (number = 0; number < parts; number++) {
        put_part(&t, s, number);
    }
    (void)table_close(&t);
    put_ways(s, line);
    if (s->permuted) {
        put_order(s);
    }
    puts("Proved: with small integers, of which nothing is rounded, D is the same.");
}

/* ---- The bits ---------------------------------------------------------- */

static const char *const keys[] = {
    "name", "reason", "part", "first_row", "first_column", "first_k", "a", "b", "c", "d", "e", "selector", "arithmetic",
    "parts_arithmetic", "verdict", "elements", "differ", "first", "whole", "parts"
};
#define COLUMNS 20
#define PART_COLUMNS 12

static void put_nothing(table *t, unsigned columns)
{
    while (columns-- != 0) {
        table_numeral(t, "");
    }
}

static void put_part_rows(table *t, const split *s)
{
    unsigned number;

    for (number = 0; number < s->down * s->across * s->deep; number++) {
        part_place at = place_of_part(s, number);
        table_text(t, "%s", s->part.name);
        table_numeral(t, "");
        table_number(t, (long)number);
        table_number(t, (long)at.row * s->part.is.m);
        table_number(t, (long)at.column * s->part.is.n);
        table_number(t, (long)at.step * s->part.is.k);
        put_operands(t, s, at);
        put_nothing(t, s->has[MMAREF_OPERAND_E] ? 0 : 2);
        put_nothing(t, COLUMNS - PART_COLUMNS);
    }
}

static void put_bits(table *t, const split *s, const arithmetic *whole, const arithmetic *parts,
                     const split_result *result)
{
    const operand_view *d = &s->operand[MMAREF_OPERAND_D].whole;
    char text[40];

    if (t->columns == COLUMNS) {
        table_text(t, "%s", s->part.name);
        put_nothing(t, PART_COLUMNS - 1);
    }
    table_text(t, "%s", whole->name);
    table_text(t, "%s", parts->name);
    table_text(t, "%s", result->differ == 0 ? "equal" : "different");
    table_number(t, (long)result->elements);
    table_number(t, (long)result->differ);
    if (result->differ == 0) {
        table_no_place(t);
        put_nothing(t, 2);
        return;
    }
    table_place(t, operand_word(MMAREF_OPERAND_D), result->first.row, result->first.column);
    snprintf(text, sizeof text, "0x%0*llx", d->width / 4, (unsigned long long)result->whole);
    table_text(t, "%s", text);
    snprintf(text, sizeof text, "0x%0*llx", d->width / 4, (unsigned long long)result->parts);
    table_text(t, "%s", text);
}

/* The arithmetic of the parts: that of the target, or that of the whole. False if nobody knows it. */
static bool open_parts(const question *q, const arithmetic *whole, arithmetic *parts)
{
    uint8_t profile;

    *parts = *whole;
    if (whole->under == NULL) {
        return true;
    }
    parts->under = &parts->block;
    if (q->wanted.targets == 0 && q->arith != NULL) {
        return arith_read_for("--arith", q->arith, strlen(q->arith), &q->s->part.instruction, &parts->block, NULL) ==
               EXIT_EQUAL;
    }
    parts->name = q->wanted.targets == 0
                      ? whole->name
                      : target_to_compile_for(&q->wanted, &q->s->part.instruction, former_none);
    return mmaref_profile_find(parts->name, strlen(parts->name), &profile) == MMAREF_OK &&
           mmaref_profile_get(profile, &q->s->part.instruction, &parts->block) == MMAREF_OK;
}

typedef struct {
    unsigned compared, different;
} verdicts;

static void compare(const question *q, const arithmetic *whole, table *t, verdicts *found)
{
    arithmetic parts;
    split_result result;

    if (open_parts(q, whole, &parts)) {
        split_compare(q->s, whole->under, parts.under, &result);
        put_bits(t, q->s, whole, &parts, &result);
        found->compared++;
        found->different += result.differ != 0;
    }
}

/* Integers are the same on every chip; else the whole as --arith has it, or as each chip that has it. */
static void compare_all(const question *q, table *t, verdicts *found)
{
    arithmetic whole;
    uint8_t profile;

    memset(&whole, 0, sizeof whole);
    whole.name = "integers";
    if (!q->s->whole.is.floating) {
        compare(q, &whole, t, found);
        return;
    }
    whole.under = &whole.block;
    if (q->arith != NULL) {
        whole.name = q->arith;
        whole.under = &q->whole.arithmetic;
        compare(q, &whole, t, found);
        return;
    }
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        whole.name = mmaref_profile_name(profile);
        if (strncmp(whole.name, "sm_", 3) == 0 && /* a chip's */
            mmaref_profile_get(profile, &q->s->whole.instruction, &whole.block) == MMAREF_OK) {
            compare(q, &whole, t, found);
        }
    }
}

static int judge(const question *q, const verdicts *found)
{
    if (found->compared == 0) {
        return cli_complain(NULL, q->s->part.name, strlen(q->s->part.name),
                            "nothing was compared: how the chips that have it sum is unknown", NULL);
    }
    return found->different == 0 ? EXIT_EQUAL : EXIT_DIFFERENT;
}

/* ---- The command ------------------------------------------------------- */

static int answer(const question *q, const command_line *line)
{
    static const char *const heads[] = { "whole as", "parts as", "bits", "elements", "differ", "first", "whole",
                                         "parts" };
    verdicts found = { 0, 0 };
    table t;

    if (!lists(line)) {
        put_parts(q, line);
        printf("\nBits of D, in %u cases, half of them of limits and special values:\n%s", SPLIT_CASES,
               line->style == TABLE_MARKDOWN ? "\n" : "");
        table_open(&t, line->style, false, heads, 8);
    } else {
        table_open(&t, line->style, false, keys, COLUMNS);
        put_part_rows(&t, q->s);
    }
    compare_all(q, &t, &found);
    (void)table_close(&t);
    return judge(q, &found);
}

/* Whether what is asked for has mma.m8n8k4 of the types of the whole, whose four products are no parts. */
static bool has_four_products(const question *q)
{
    mmaref_instruction x;
    mmaref_description is;
    mmaref_error error;
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &x) == MMAREF_OK && mmaref_instruction_describe(&x, &is) == MMAREF_OK &&
            is.matrices > 1 && memcmp(is.type, q->whole.is.type, sizeof is.type) == 0 &&
            target_accepts(&q->wanted, &x, &error) == MMAREF_OK) {
            return true;
        }
    }
    return false;
}

/* Says why there are no parts: EXIT_DIFFERENT. */
static int refuse(const question *q, const command_line *line)
{
    const target_request any = { 0 };
    const char *reason = split_forbidden(&q->whole, &q->whole);
    char text[300];
    table t;

    if (q->whole.is.registers[MMAREF_OPERAND_E] == 0 && has_four_products(q)) {
        snprintf(text, sizeof text, "only mma.m8n8k4 has these types here; its four products, each by its own eight "
                 "lanes, are not searched");
    } else if (split_find(q->s, &q->whole, &any, false)) {
        snprintf(text, sizeof text, "only parts such as %s, which %s does not have: %s", q->s->part.name,
                 q->wanted.targets == 0 ? "this version" : q->wanted.called, q->s->part.is.targets);
    } else {
        snprintf(text, sizeof text, "%s",
                 reason != NULL ? reason
                                : "no smaller instruction has these types, or types with all their numbers");
    }
    if (!lists(line)) {
        printf("%s\nnone: %s\n", q->whole.name, text);
        return EXIT_DIFFERENT;
    }
    table_open(&t, line->style, false, keys, COLUMNS);
    table_numeral(&t, "");
    table_text(&t, "%s", text);
    put_nothing(&t, COLUMNS - 2);
    (void)table_close(&t);
    return EXIT_DIFFERENT;
}

static int open_whole(question *q, command_line *line)
{
    uint8_t name;

    if (operand_open(&q->whole, line, line->argument[0]) != EXIT_EQUAL || target_read(&q->wanted) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    name = mmaref_instruction_token(&q->whole.instruction, MMAREF_QUALIFIER_NAME);
    if (!operand_is_of_ptx(&q->whole)) {
        return cli_complain(NULL, q->whole.name, strlen(q->whole.name), "no instruction of PTX: its parts are not "
                            "searched", NULL);
    }
    if (name != MMAREF_TOKEN_MMA) {
        return cli_complain(NULL, q->whole.name, strlen(q->whole.name), name == MMAREF_TOKEN_WMMA
                            ? "mma or mma.sp was expected: PTX leaves fragments of wmma open"
                            : "mma or mma.sp was expected", NULL);
    }
    q->arith = line->arith;
    q->whole.under = NULL; /* it selects fragments, of which there is one kind */
    return EXIT_EQUAL;
}

/* The part that is named on the command line. */
static int open_part(question *q, const command_line *line)
{
    const char *reason;
    command_line without = *line;
    operand_view part;

    without.arith = NULL;
    if (operand_open(&part, &without, line->argument[1]) != EXIT_EQUAL ||
        target_check(&q->wanted, &part.instruction, part.name, former_none) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    reason = split_forbidden(&q->whole, &part);
    if (reason != NULL) {
        return cli_complain(NULL, part.name, strlen(part.name), reason, NULL);
    }
    split_into(q->s, &q->whole, &part);
    return EXIT_EQUAL;
}

int cli_split(int argc, char **argv)
{
    static split s;
    command_line line;
    question q;
    const option_row options[] = { OPTIONS_OUTPUT(line), OPTIONS_TARGET(q.wanted), OPTIONS_ARITH(line), OPTIONS_END };
    mmaref_error error;
    bool has_whole;
    int status;

    memset(&q, 0, sizeof q);
    q.s = &s;
    if (command_line_read(&line, argc, argv, options, "an instruction and perhaps a part", 1, 2) != EXIT_EQUAL ||
        open_whole(&q, &line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    has_whole = target_accepts(&q.wanted, &q.whole.instruction, &error) == MMAREF_OK;
    if (line.arguments == 2) {
        if (open_part(&q, &line) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    } else if (!split_find(&s, &q.whole, &q.wanted, !has_whole)) {
        return refuse(&q, &line);
    }
    if (!split_prove(&s)) {
        return cli_complain("internal error", q.whole.name, strlen(q.whole.name), "the parts give another D", NULL);
    }
    status = answer(&q, &line);
    if (status != EXIT_UNREADABLE && fflush(stdout) == 0 && has_whole && q.wanted.targets != 0) {
        fprintf(stderr, "mmaref: note: %s has the whole instruction\n", q.wanted.called);
    }
    return status;
}
