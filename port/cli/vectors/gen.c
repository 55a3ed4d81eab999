/* SPDX-License-Identifier: MIT */
/* mmaref gen: text vectors without results. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "ask/instruction_text.h"
#include "ask/operand.h"
#include "base/hex.h"
#include "base/spelling.h"
#include "base/system.h"
#include "commands.h"
#include "number/random.h"

#define GEN_MAX 1000000000ul /* cases */

/* Draws cases. All come from one sequence: cases that other shards print are drawn, too. */
typedef struct {
    operand_view v, operand[MMAREF_OPERANDS];
    const char *arith;
    bool arith_given; /* --arith was given: it is printed even for integers and moves */
    random_source source;
    FILE *out; /* NULL: the case is not printed */
} generator;

static void put(generator *g, const char *format, ...)
{
    va_list arguments;

    if (g->out != NULL) {
        va_start(arguments, format);
        (void)vfprintf(g->out, format, arguments);
        va_end(arguments);
    }
}

static void put_word(generator *g, uint32_t word)
{
    if (g->out != NULL) {
        cli_put_hex(g->out, " ", word, 8);
    }
}

static void put_byte(generator *g, uint8_t byte)
{
    if (g->out != NULL) {
        cli_put_hex(g->out, "", byte, 2);
    }
}

static void print_operand(generator *g, const operand_view *v)
{
    mmaref_type format;
    unsigned elements = v->is.lanes * (unsigned)v->elements, i, filled = 0;
    uint64_t word = 0;

    cli_must(mmaref_operand_type(&v->instruction, v->operand, &format));
    put(g, "%s", operand_word(v->operand));
    for (i = 0; i < elements; i++) {
        word |= random_element(&g->source, &format) << filled;
        for (filled += v->width; filled >= 32; filled -= 32) {
            put_word(g, (uint32_t)word);
            word >>= 32;
        }
    }
    put(g, "\n");
}

static void print_metadata(generator *g, const operand_view *v)
{
    bool one_of_two = g->operand[MMAREF_OPERAND_A].columns == v->columns;
    unsigned lane;

    put(g, "f %lu\ne", (unsigned long)(random_bits(&g->source) % v->products));
    for (lane = 0; lane < v->is.lanes; lane++) {
        put_word(g, random_metadata(&g->source, one_of_two));
    }
    put(g, "\n");
}

static void print_scale(generator *g, const operand_view *v)
{
    unsigned vector = v->is.scale_vector;
    unsigned byte_id = (unsigned)(random_bits(&g->source) % (4 / vector)) * vector;

    print_operand(g, v);
    put(g, "select_%c %u %u\n", v->operand == MMAREF_OPERAND_SCALE_A ? 'a' : 'b', byte_id,
           (unsigned)(random_bits(&g->source) % v->products));
}

static void print_case(generator *g)
{
    uint8_t operand;

    put(g, "insn %s\n", g->v.name);
    if (g->v.is.floating || g->arith_given) {
        put(g, "arith %s\n", g->arith);
    }
    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        const operand_view *v = &g->operand[operand];
        if (operand == MMAREF_OPERAND_D || g->v.is.layout[operand] == MMAREF_LAYOUT_NONE) {
            continue;
        }
        if (operand < MMAREF_OPERAND_D) {
            print_operand(g, v);
        } else if (operand == MMAREF_OPERAND_E) {
            print_metadata(g, v);
        } else {
            print_scale(g, v);
        }
    }
    put(g, "end\n");
}

static void print_words(generator *g, const char *name, unsigned count)
{
    put(g, "%s", name);
    while (count-- != 0) {
        uint64_t word = random_bits(&g->source);
        if (g->source.corners && (word >> 32) % 4 != 0) {
            static const uint32_t extremes[] = { 0, 0xffffffffu, 0x80008000u, 0x7fff7fffu, 0x80807f7fu, 0x00010001u };
            word = extremes[(word >> 34) % 6];
        }
        put_word(g, (uint32_t)word);
    }
    put(g, "\n");
}

static void print_mac16(generator *g)
{
    uint64_t operand = random_bits(&g->source);

    put(g, "insn mac16\noperand %08lx%08lx\n", (unsigned long)(operand >> 32), (unsigned long)(operand & 0xffffffffu));
    print_words(g, "x", 128);
    print_words(g, "y", 128);
    print_words(g, "z", 1024);
    put(g, "end\n");
}

static void print_bytes(generator *g, unsigned count)
{
    put(g, "%s", "memory ");
    while (count-- != 0) {
        put_byte(g, (uint8_t)(random_bits(&g->source) & 0xff));
    }
    put(g, "\n");
}

/* ldmatrix and stmatrix: every lane gives the address of a row of 16 bytes, no two the same. */
static void print_addressed_rows(generator *g)
{
    unsigned row[2 * MMAREF_LANES], i;

    for (i = 0; i < 2 * MMAREF_LANES; i++) {
        unsigned other = (unsigned)(random_bits(&g->source) % (i + 1));
        row[i] = row[other];
        row[other] = i;
    }
    print_bytes(g, 2 * MMAREF_LANES * 16);
    put(g, "%s", "address");
    for (i = 0; i < MMAREF_LANES; i++) {
        put_word(g, 16 * row[i]);
    }
    put(g, "\n");
}

/* Instructions that move the matrix v. */
static void print_move(generator *g, const operand_view *v)
{
    const mmaref_instruction *instruction = &v->instruction;
    bool moves_rows = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NUM) != MMAREF_TOKEN_NONE;
    bool in_registers = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MOVMATRIX;
    bool stores = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_STMATRIX ||
                  mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_STORE;

    put(g, "insn %s\n", v->name);
    if (g->arith_given || (!moves_rows && !in_registers)) {
        put(g, "arith %s\n", g->arith);
    }
    if (moves_rows) {
        print_addressed_rows(g);
    } else if (!in_registers) {
        print_bytes(g, (unsigned)v->rows * v->columns * v->width / 8);
        put(g, "p 0\n");
    }
    if (in_registers || stores) {
        print_words(g, in_registers ? "a" : "r", v->is.lanes * (unsigned)v->is.registers[v->operand]);
    }
    put(g, "end\n");
}

static void print_any(generator *g)
{
    if (mmaref_instruction_token(&g->v.instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_MAC16) {
        print_mac16(g);
    } else if (g->v.is.layout[MMAREF_OPERAND_B] != MMAREF_LAYOUT_NONE &&
               g->v.is.layout[MMAREF_OPERAND_D] != MMAREF_LAYOUT_NONE) {
        print_case(g);
    } else {
        uint8_t operand = 0;
        while (g->v.is.layout[operand] == MMAREF_LAYOUT_NONE) {
            operand++;
        }
        print_move(g, &g->operand[operand]);
    }
}

static const char *const styles[] = { "random", "corners", NULL };

/* ---- Shards and threads ---------------------------------------------- */

#define CASES_AT_A_TIME 64 /* of a thread */

/* One thread: it draws cases first .. end - 1 and prints those of mine .. mine_end - 1 that belong to the shard. */
typedef struct {
    generator g;
    shard share;
    unsigned long first, end, mine, mine_end;
    system_memory drawn;
    bool failed;
} gen_job;

static void *draw_cases(void *context)
{
    gen_job *job = context;
    unsigned long number;

    job->failed = !system_memory_open(&job->drawn);
    for (number = job->first; number < job->end; number++) {
        bool is_mine = number >= job->mine && number < job->mine_end && shard_has(&job->share, number);
        job->g.out = is_mine ? job->drawn.out : NULL;
        print_any(&job->g);
    }
    job->failed |= job->drawn.out != NULL && !system_memory_close(&job->drawn);
    return NULL;
}

/* Prints what the threads have drawn, in the order of the cases. */
static int print_drawn(gen_job *jobs, unsigned count)
{
    bool failed = false;
    unsigned i;

    for (i = 0; i < count; i++) {
        failed |= jobs[i].failed;
        if (!failed) {
            (void)fwrite(jobs[i].drawn.text, 1, jobs[i].drawn.size, stdout);
        }
        free(jobs[i].drawn.text);
    }
    return failed ? cli_complain(NULL, "", 0, "out of memory", NULL) : EXIT_EQUAL;
}

static int draw_in_threads(gen_job *jobs, unsigned count, unsigned long cases)
{
    unsigned long round = CASES_AT_A_TIME * (unsigned long)count * jobs[0].share.of, first;
    progress shown = { false, 0, 0 };
    int status = EXIT_EQUAL;
    unsigned i;

    for (first = 0; first < cases && status == EXIT_EQUAL; first += round) {
        for (i = 0; i < count; i++) {
            jobs[i].first = first;
            jobs[i].end = first + round < cases ? first + round : cases;
            jobs[i].mine = first + i * (round / count);
            jobs[i].mine_end = jobs[i].mine + round / count;
        }
        status = jobs_run(draw_cases, jobs, sizeof *jobs, count);
        if (status == EXIT_EQUAL) {
            status = print_drawn(jobs, count);
        }
        progress_show(&shown, first, cases);
    }
    progress_close(&shown);
    return status;
}

/* Operands are described once, not in every case. */
static void choose_operands(generator *g)
{
    uint8_t operand;

    for (operand = 0; operand < MMAREF_OPERANDS; operand++) {
        g->operand[operand] = g->v;
        (void)operand_choose(&g->operand[operand], operand);
    }
}

/* What is generated. */
typedef struct {
    generator g;
    shard share;
    unsigned jobs;
    unsigned long count;
} gen_request;

static int generate(const gen_request *asked)
{
    gen_job *jobs = calloc(asked->jobs, sizeof *jobs);
    int status;
    unsigned i;

    if (jobs == NULL) {
        return cli_complain(NULL, "", 0, "out of memory", NULL);
    }
    for (i = 0; i < asked->jobs; i++) {
        jobs[i].g = asked->g;
        jobs[i].share = asked->share;
    }
    puts("mmavec 1");
    status = draw_in_threads(jobs, asked->jobs, asked->count);
    free(jobs);
    return status;
}

static bool loads(const mmaref_instruction *instruction)
{
    return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_LDMATRIX ||
           mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_LOAD;
}

int cli_gen(int argc, char **argv)
{
    command_line line;
    const char *seed_text = NULL, *count = NULL, *style_text = NULL;
    const option_row options[] = { OPTIONS_ARITH(line),
                                   OPTIONS_SHARES(line),
                                   { "seed", OPTION_TEXT, &seed_text },
                                   { "count", OPTION_TEXT, &count },
                                   { "style", OPTION_TEXT, &style_text },
                                   OPTIONS_END };
    gen_request asked;
    unsigned long seed = 1;
    int style;

    memset(&asked, 0, sizeof asked);
    asked.count = 1;
    if (command_line_read(&line, argc, argv, options, "an instruction", 1, ARGUMENTS_ANY) != EXIT_EQUAL ||
        instruction_text_gather(&line, 0) != EXIT_EQUAL ||
        operand_open(&asked.g.v, &line, line.argument[0]) != EXIT_EQUAL ||
        (seed_text != NULL && command_line_number(seed_text, "--seed", 0, 0xffffffffu, &seed) != EXIT_EQUAL) ||
        (count != NULL && command_line_number(count, "--count", 1, GEN_MAX, &asked.count) != EXIT_EQUAL)) {
        return EXIT_UNREADABLE;
    }
    style = style_text == NULL ? 0 : spelling_find(style_text, strlen(style_text), spelling_in_array, styles);
    if (style < 0) {
        return cli_complain("--style", style_text, strlen(style_text), "random or corners was expected",
                            spelling_nearest(style_text, strlen(style_text), spelling_in_array, styles));
    }
    if (style == 1 && loads(&asked.g.v.instruction)) {
        return cli_complain("--style", style_text, strlen(style_text), "bytes of memory have no corners", NULL);
    }
    asked.share = line.share;
    asked.jobs = (unsigned)line.jobs;
    asked.g.source.state = seed;
    asked.g.source.corners = style == 1;
    asked.g.arith = line.arith == NULL ? "exact" : line.arith;
    asked.g.arith_given = line.arith != NULL;
    choose_operands(&asked.g);
    return generate(&asked);
}
