/* SPDX-License-Identifier: MIT */
/* mmaref gemm: matrices of many tiles, one instruction at a time, as a kernel would. */
#include <stdlib.h>
#include <string.h>

#include "command_line.h"
#include "commands.h"
#include "gemm_compare.h"
#include "gemm_print.h"
#include "gemm_shard.h"

/* The files of single matrices, by GEMM_A ...; those without a path are not given. */
typedef struct {
    const char *path[GEMM_INPUTS];
    gemm_file file[GEMM_INPUTS];
    const char *text; /* the file of all of them, or NULL */
    bool hex;
} sources;

/* ---- The size -------------------------------------------------------- */

/* The decimal number at *text, 1 .. GEMM_EXTENT; 0 if there is none. */
static size_t read_extent(const char **text)
{
    size_t value = 0;

    while (**text >= '0' && **text <= '9' && value <= GEMM_EXTENT) {
        value = value * 10 + (size_t)(*(*text)++ - '0');
    }
    return value <= GEMM_EXTENT ? value : 0;
}

/* "64x64x64"; false if the text is written otherwise. */
static bool read_size(gemm *g, const char *text)
{
    const char *at = text;

    g->m = read_extent(&at);
    at += *at == 'x';
    g->n = read_extent(&at);
    at += *at == 'x';
    g->k = read_extent(&at);
    return *at == '\0' && g->m != 0 && g->n != 0 && g->k != 0;
}

/* What the files of A and B tell. */
static int find_size(gemm *g, const sources *from)
{
    const gemm_file *a = &from->file[GEMM_A], *b = &from->file[GEMM_B];

    if (a->rows == 0 || b->rows == 0) {
        const char *text = from->text == NULL ? "" : from->text; /* perhaps what was meant to be a size */
        return host_complain(NULL, text, strlen(text),
                             "gemm needs MxNxK, or --a and --b of .npy or .csv, try mmaref gemm --help", NULL);
    }
    if (a->columns != b->rows) {
        char reason[80];
        snprintf(reason, sizeof reason, "%lu rows, but A has %lu columns", (unsigned long)b->rows,
                 (unsigned long)a->columns);
        return host_complain(b->path, "", 0, reason, NULL);
    }
    g->m = a->rows;
    g->n = b->columns;
    g->k = a->columns;
    return EXIT_EQUAL;
}

/* ---- The command line ------------------------------------------------ */

/* INSN [MxNxK] [FILE] */
static int read_arguments(gemm *g, sources *from, const command_line *line)
{
    const char *second = line->arguments > 1 ? line->argument[1] : NULL;
    bool has_size = second != NULL && read_size(g, second);

    if (line->arguments > 2 && !has_size) {
        return host_complain(NULL, second, strlen(second),
                             "a size is written MxNxK, from 1 to 65536; an arithmetic is given by --arith",
                             NULL);
    }
    if (line->arguments == 4) {
        return host_complain("gemm", line->argument[3], strlen(line->argument[3]), "one argument too many", NULL);
    }
    from->text = line->arguments == 3 ? line->argument[2] : line->arguments == 2 && !has_size ? second : NULL;
    g->m = has_size ? g->m : 0;
    return EXIT_EQUAL;
}

/* Only FILE has bare hexadecimal words: 3000 in a file of numbers is three thousand, whatever --input says. */
static int check_hex(const sources *from, const command_line *line)
{
    unsigned i;

    if (line->input != NULL && strcmp(line->input, "hex") != 0) {
        return host_complain("--input", line->input, strlen(line->input), "hex was expected", NULL);
    }
    for (i = 0; i < GEMM_INPUTS; i++) {
        if (line->input != NULL && from->path[i] != NULL && gemm_file_kind_of(from->path[i]) == GEMM_FILE_TEXT) {
            return host_complain("--input", from->path[i], strlen(from->path[i]),
                                 "hex is about FILE; a pattern in a file of one matrix is written 0x3c00", NULL);
        }
    }
    return EXIT_EQUAL;
}

/* The name of a file says how D is written. */
static int check_output(const command_line *line)
{
    const char *path = line->output == NULL ? "-" : line->output;
    gemm_file_kind kind = gemm_file_kind_of(path);
    bool has_form = line->decimal || line->hexfloat || line->hex;

    if (line->compare.count != 0 && line->output != NULL) {
        return host_complain("--output", path, strlen(path), "--compare prints a table", NULL);
    }
    if ((kind == GEMM_FILE_TEXT && line->style == TABLE_JSON && gemm_file_is_csv(path)) ||
        (kind != GEMM_FILE_TEXT && (line->style != TABLE_TEXT || has_form))) {
        return host_complain("--output", path, strlen(path),
                             "its name says how D is written, and another option says otherwise", NULL);
    }
    return EXIT_EQUAL;
}

static int read_options(gemm *g, sources *from, const command_line *line)
{
    from->hex = line->input != NULL;
    g->derives = line->derive;
    g->share = line->share;
    if (line->derive && (!g->scaled || line->scale_a != NULL || line->scale_b != NULL)) {
        return host_complain("--derive", "", 0,
                             g->scaled ? "the scale factors are given" : "the instruction has no scale factors", NULL);
    }
    if (!g->scaled && (line->scale_a != NULL || line->scale_b != NULL)) {
        return host_complain(line->scale_a != NULL ? "--scale-a" : "--scale-b", "", 0,
                             "the instruction has no scale factors", NULL);
    }
    from->path[GEMM_A] = line->a;
    from->path[GEMM_B] = line->b;
    from->path[GEMM_C] = line->c;
    from->path[GEMM_SCALE_A] = line->scale_a;
    from->path[GEMM_SCALE_B] = line->scale_b;
    if (check_hex(from, line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (g->m != 0 && from->text == NULL && (line->a == NULL || line->b == NULL)) {
        return host_complain(NULL, "", 0, "gemm needs elements: FILE, or --a and --b, try mmaref gemm --help", NULL);
    }
    if (line->ariths.count != 0 && line->compare.count != 0) {
        return host_complain(NULL, "", 0, "--arith and --compare exclude each other", NULL);
    }
    if (line->ariths.count == 0 && line->compare.count == 0 && g->is.floating) {
        return host_complain(NULL, "", 0, "gemm needs --arith or --compare, as --arith sm_90, try mmaref gemm --help",
                             NULL);
    }
    if (check_output(line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line->shard != NULL && (line->compare.count != 0 || line->ariths.count > 1 || line->output != NULL ||
                                (line->style != TABLE_TEXT && line->style != TABLE_JSON))) {
        return host_complain("--shard", line->shard, strlen(line->shard),
                             "a shard is computed under one --arith, and its result is JSON", NULL);
    }
    if (line->style == TABLE_MARKDOWN && line->compare.count == 0) {
        return host_complain("--markdown", "", 0, "D is text, CSV or JSON", NULL);
    }
    return EXIT_EQUAL;
}

/* ---- The elements ---------------------------------------------------- */

static int open_files(sources *from)
{
    unsigned i;

    for (i = 0; i < GEMM_INPUTS; i++) {
        if (from->path[i] != NULL && gemm_file_open(&from->file[i], from->path[i]) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return EXIT_EQUAL;
}

static int read_text(gemm *g, const sources *from)
{
    size_t length;
    char *text = host_read_file(from->text, &length);
    int status;

    if (text == NULL) {
        return EXIT_UNREADABLE;
    }
    status = gemm_read_text(g, from->text, text, from->hex);
    free(text);
    return status;
}

static int read_matrices(gemm *g, const sources *from)
{
    unsigned i;

    if (from->text != NULL && read_text(g, from) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = 0; i < GEMM_INPUTS; i++) {
        if (from->path[i] != NULL && gemm_file_take(&from->file[i], g, i) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return gemm_end(g, from->text != NULL ? from->text : "gemm");
}

/* ---- The product ----------------------------------------------------- */

/* Each arithmetic of a list; where they are several a comment says whose D it is. */
static int print_each(gemm *g, const arith_list *list, unsigned jobs, const gemm_output *how)
{
    unsigned i;

    for (i = 0; i < list->count; i++) {
        if (gemm_compute(g, &list->of[i].block, jobs) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
        if (list->count > 1 && how->style == TABLE_TEXT) {
            printf("# %s\n", list->of[i].text);
        }
        gemm_print(g, how);
    }
    return EXIT_EQUAL;
}

/* Computes what is asked, and writes D into a file that is open. */
static int answer(gemm *g, const sources *from, const command_line *line, const host_output *file)
{
    unsigned jobs = (unsigned)line->jobs;
    static const char *const any[] = { "exact" };
    const command_line_list *texts = line->compare.count != 0 ? &line->compare : &line->ariths;
    static arith_list list;
    bool has_style = line->decimal || line->hexfloat || line->hex;
    gemm_output how = { file->path, file->out, line->style, NUMERAL_SHORT, from->hex && !has_style };

    if (command_line_style(line, &how.numbers) != EXIT_EQUAL ||
        arith_read_list(line->compare.count != 0 ? "--compare" : "--arith", texts->count == 0 ? any : texts->text,
                        texts->count == 0 ? 1 : texts->count, &g->instruction, &list) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (list.count > 1 && line->compare.count == 0 && (line->output != NULL || line->style != TABLE_TEXT)) {
        return host_complain("--arith", "", 0, "one D at a time goes into a file, CSV or JSON", NULL);
    }
    if (list.count == 1 && line->compare.count != 0) {
        return host_complain("--compare", list.of[0].text, strlen(list.of[0].text),
                             "one arithmetic: nothing would be compared with it", NULL);
    }
    if (gemm_open(g) != EXIT_EQUAL || read_matrices(g, from) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (line->shard != NULL) {
        how.style = TABLE_TEXT; /* of a row, as merge prints it */
        return gemm_write_shard(g, &list.of[0], jobs, &how);
    }
    return line->compare.count != 0 ? gemm_compare(g, &list, jobs, line->style, how.numbers)
                                    : print_each(g, &list, jobs, &how);
}

/* The file of D is opened first: who gives one that cannot be written learns it before the product is computed. */
static int answer_into_file(gemm *g, const sources *from, const command_line *line)
{
    host_output file;

    if (host_output_open(&file, line->output == NULL ? "-" : line->output) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return host_output_close(&file, answer(g, from, line, &file));
}

int host_gemm(int argc, char **argv)
{
    static gemm g;
    static sources from;
    command_line line;
    int status = EXIT_UNREADABLE;
    unsigned i;

    if (command_line_read(&line, argc, argv, "output jobs shard ariths compare operands matrices derive numbers",
                          "an instruction", 1, 4) != EXIT_EQUAL ||
        gemm_read_instruction(&g, line.argument[0]) != EXIT_EQUAL || read_arguments(&g, &from, &line) != EXIT_EQUAL ||
        read_options(&g, &from, &line) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (open_files(&from) == EXIT_EQUAL && (g.m != 0 || find_size(&g, &from) == EXIT_EQUAL)) {
        status = g.k > g.is.k && g.is.type[MMAREF_OPERAND_C] != g.is.type[MMAREF_OPERAND_D]
                     ? host_complain(NULL, line.argument[0], strlen(line.argument[0]),
                                     "steps along k need C and D of one type", NULL)
                     : answer_into_file(&g, &from, &line);
    }
    for (i = 0; i < GEMM_INPUTS; i++) {
        gemm_file_close(&from.file[i]);
    }
    gemm_close(&g);
    return status;
}
