/* SPDX-License-Identifier: MIT */
/* mmaref gen: text vectors without results. */
#include <string.h>

#include "commands.h"
#include "draw.h"
#include "view.h"
#include "words.h"

static void print_operand(draw_source *s, const view *v)
{
    mmaref_type format;
    unsigned elements = MMAREF_LANES * (unsigned)v->elements, i, filled = 0;
    uint64_t word = 0;

    host_must(mmaref_operand_type(&v->instruction, v->operand, &format));
    fputs(view_operand_word(v->operand), stdout);
    for (i = 0; i < elements; i++) {
        word |= draw_element(s, &format) << filled;
        for (filled += v->width; filled >= 32; filled -= 32) {
            printf(" %08lx", (unsigned long)(word & 0xffffffffu));
            word >>= 32;
        }
    }
    putchar('\n');
}

/* Metadata: every nibble one that is allowed, ascending. */
static void print_metadata(draw_source *s, const view *v)
{
    static const uint8_t pairs[] = { 0x4, 0x8, 0x9, 0xc, 0xd, 0xe }, of_two[] = { 0x4, 0xe };
    view a = *v;
    bool one_of_two;
    unsigned lane, i;

    (void)view_choose(&a, MMAREF_OPERAND_A);
    one_of_two = a.columns == v->columns;
    printf("f %lu\ne", (unsigned long)(draw_bits(s) % v->products));
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        uint32_t word = 0;
        for (i = 0; i < 8; i++) {
            word = word << 4 | (one_of_two ? of_two[draw_bits(s) % 2] : pairs[draw_bits(s) % 6]);
        }
        printf(" %08lx", (unsigned long)word);
    }
    putchar('\n');
}

static void print_scale(draw_source *s, const view *v)
{
    unsigned vector = v->is.scale_vector;
    unsigned byte_id = (unsigned)(draw_bits(s) % (4 / vector)) * vector;

    print_operand(s, v);
    printf("select_%c %u %u\n", v->operand == MMAREF_OPERAND_SCALE_A ? 'a' : 'b', byte_id,
           (unsigned)(draw_bits(s) % v->products));
}

static void print_case(draw_source *s, view *v, const char *arith)
{
    uint8_t operand;

    printf("insn %s\n", v->name);
    if (v->is.floating) {
        printf("arith %s\n", arith);
    }
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        if (operand == MMAREF_OPERAND_D || !view_choose(v, operand)) {
            continue;
        }
        if (operand < MMAREF_OPERAND_D) {
            print_operand(s, v);
        } else if (operand == MMAREF_OPERAND_E) {
            print_metadata(s, v);
        } else {
            print_scale(s, v);
        }
    }
    puts("end");
}

static void print_words(draw_source *s, const char *name, unsigned count)
{
    fputs(name, stdout);
    while (count-- != 0) {
        uint64_t word = draw_bits(s);
        if (s->corners && (word >> 32) % 4 != 0) {
            static const uint32_t extremes[] = { 0, 0xffffffffu, 0x80008000u, 0x7fff7fffu, 0x80807f7fu, 0x00010001u };
            word = extremes[(word >> 34) % 6];
        }
        printf(" %08lx", (unsigned long)(word & 0xffffffffu));
    }
    putchar('\n');
}

static void print_mac16(draw_source *s)
{
    uint64_t operand = draw_bits(s);

    printf("insn mac16\noperand %08lx%08lx\n", (unsigned long)(operand >> 32), (unsigned long)(operand & 0xffffffffu));
    print_words(s, "x", 128);
    print_words(s, "y", 128);
    print_words(s, "z", 1024);
    puts("end");
}

static void print_bytes(draw_source *s, unsigned count)
{
    fputs("memory ", stdout);
    while (count-- != 0) {
        printf("%02x", (unsigned)(draw_bits(s) & 0xff));
    }
    putchar('\n');
}

/* ldmatrix and stmatrix: every lane gives the address of a row of 16 bytes, no two the same. */
static void print_addressed_rows(draw_source *s)
{
    unsigned row[2 * MMAREF_LANES], i;

    for (i = 0; i < 2 * MMAREF_LANES; i++) {
        unsigned other = (unsigned)(draw_bits(s) % (i + 1));
        row[i] = row[other];
        row[other] = i;
    }
    print_bytes(s, 2 * MMAREF_LANES * 16);
    fputs("address", stdout);
    for (i = 0; i < MMAREF_LANES; i++) {
        printf(" %08x", 16 * row[i]);
    }
    putchar('\n');
}

/* Instructions that move the matrix v. */
static void print_move(draw_source *s, const view *v, const char *arith)
{
    const mmaref_instruction *instruction = &v->instruction;
    bool moves_rows = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
    bool in_registers = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MOVMATRIX;
    bool stores = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_STMATRIX ||
                  mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_STORE;

    printf("insn %s\n", v->name);
    if (moves_rows) {
        print_addressed_rows(s);
    } else if (!in_registers) {
        printf("arith %s\n", arith);
        print_bytes(s, (unsigned)v->rows * v->columns * v->width / 8);
        puts("p 0");
    }
    if (in_registers || stores) {
        print_words(s, in_registers ? "a" : "r", 32u * v->is.registers[v->operand]);
    }
    puts("end");
}

static void print_any(draw_source *s, view *v, const char *arith)
{
    if (mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        print_mac16(s);
    } else if (v->is.layout[MMAREF_OPERAND_B] != MMAREF_LAYOUT_NONE &&
               v->is.layout[MMAREF_OPERAND_D] != MMAREF_LAYOUT_NONE) {
        print_case(s, v, arith);
    } else {
        uint8_t operand = 0;
        while (!view_choose(v, operand)) {
            operand++;
        }
        print_move(s, v, arith);
    }
}

static const char *const styles[] = { "random", "corners", NULL };

int host_gen(int argc, char **argv)
{
    command_line line;
    unsigned long seed = 1, count = 1;
    draw_source s;
    view v;
    int style;

    if (command_line_read(&line, argc, argv, "seed count style arith", "an instruction", 1, 1) != EXIT_EQUAL ||
        view_open(&v, &line, line.argument[0]) != EXIT_EQUAL ||
        (line.seed != NULL && command_line_number(line.seed, "--seed", 0xffffffffu, &seed) != EXIT_EQUAL) ||
        (line.count != NULL && command_line_number(line.count, "--count", 1000000, &count) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    style = line.kind == NULL ? 0 : words_find(line.kind, strlen(line.kind), words_in_array, styles);
    if (style < 0) {
        return host_complain("--style", line.kind, strlen(line.kind), "random or corners",
                             words_nearest(line.kind, strlen(line.kind), words_in_array, styles));
    }
    s.state = seed;
    s.corners = style == 1;
    puts("mmavec 1");
    while (count-- != 0) {
        print_any(&s, &v, line.arith == NULL ? "exact" : line.arith);
    }
    return EXIT_EQUAL;
}
