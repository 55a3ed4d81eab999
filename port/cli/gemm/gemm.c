/* SPDX-License-Identifier: MIT */
/* mmaref gemm: matrices of many tiles, one instruction at a time, as a kernel would. */
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/options.h"
#include "commands.h"
#include "gemm/compare.h"
#include "gemm/print.h"
#include "gemm/shard.h"

/* The files of single matrices, by GEMM_A ...; those without a path are not given. */
typedef struct {
    const char *path[GEMM_INPUTS];
    gemm_file file[GEMM_INPUTS];
    const char *text; /* the file of all of them, or NULL */
    element_input input;
} sources;

/* The options; NULL and false: not given. */
typedef struct {
    command_line line;
    option_list ariths, compare;
    const char *path[GEMM_INPUTS], *input, *output, *derive, *convert, *svg;
} gemm_options;

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

/* Takes the size from the files of A and B. */
static int find_size(gemm *g, const sources *from)
{
    const gemm_file *a = &from->file[GEMM_A], *b = &from->file[GEMM_B];

    if (a->rows == 0 || b->rows == 0) {
        const char *text = from->text == NULL ? "" : from->text; /* perhaps what was meant to be a size */
        return cli_complain(NULL, text, strlen(text),
                            "gemm needs MxNxK, or --a and --b of .npy or .csv, try mmaref gemm --help", NULL);
    }
    if (a->columns != b->rows) {
        char reason[80];
        snprintf(reason, sizeof reason, "%lu rows, but A has %lu columns", (unsigned long)b->rows,
                 (unsigned long)a->columns);
        return cli_complain(b->path, "", 0, reason, NULL);
    }
    g->m = a->rows;
    g->n = b->columns;
    g->k = a->columns;
    return EXIT_EQUAL;
}

/* ---- The command line ------------------------------------------------ */

/* INSN [MxNxK] [FILE] */
static int read_arguments(gemm *g, sources *from, const gemm_options *o)
{
    const char *second = o->line.arguments > 1 ? o->line.argument[1] : NULL;
    bool has_size = second != NULL && read_size(g, second);

    if (o->line.arguments > 2 && !has_size) {
        return cli_complain(NULL, second, strlen(second),
                            "a size is written MxNxK, from 1 to 65536; an arithmetic is given by --arith",
                            NULL);
    }
    if (o->line.arguments == 4) {
        return cli_complain("gemm", o->line.argument[3], strlen(o->line.argument[3]), "one argument too many", NULL);
    }
    from->text = o->line.arguments == 3 ? o->line.argument[2] : o->line.arguments == 2 && !has_size ? second : NULL;
    g->m = has_size ? g->m : 0;
    return EXIT_EQUAL;
}

/* Only FILE has bare hexadecimal words: 3000 in a file of numbers is three thousand, whatever --input says. Of patterns
 * those of tf32 alone have bits that are rounded. */
static int read_input(const gemm *g, sources *from, const gemm_options *o)
{
    const bool is_tf32 = g->is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_TF32;
    unsigned i;

    if (element_input_read(o->input, &from->input) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    for (i = 0; i < GEMM_INPUTS && from->path[i] == NULL; i++) {
    }
    if (from->input == ELEMENT_INPUT_PATTERNS && o->convert != NULL && i == GEMM_INPUTS && !is_tf32) {
        return cli_complain("--convert", o->convert, strlen(o->convert),
                            "hexadecimal words are patterns, which stay as they are", NULL);
    }
    for (i = 0; i < GEMM_INPUTS; i++) {
        if (from->input == ELEMENT_INPUT_PATTERNS && from->path[i] != NULL &&
            gemm_file_kind_of(from->path[i]) == GEMM_FILE_TEXT) {
            return cli_complain("--input", from->path[i], strlen(from->path[i]),
                                "it is for FILE; in a file of one matrix a pattern is written 0x3c00", NULL);
        }
    }
    return EXIT_EQUAL;
}

/* The file name determines the form of D. */
static int check_output(const gemm_options *o)
{
    const char *path = o->output == NULL ? "-" : o->output;
    gemm_file_kind kind = gemm_file_kind_of(path);
    bool has_form = o->line.decimal || o->line.hexfloat || o->line.hex;

    if (o->compare.count != 0 && o->output != NULL) {
        return cli_complain("--output", path, strlen(path), "--compare prints a table", NULL);
    }
    if ((kind == GEMM_FILE_TEXT && o->line.style == TABLE_JSON && gemm_file_is_csv(path)) ||
        (kind != GEMM_FILE_TEXT && (o->line.style != TABLE_TEXT || has_form))) {
        return cli_complain("--output", path, strlen(path),
                            "the form that its name gives contradicts another option", NULL);
    }
    return EXIT_EQUAL;
}

/* A picture is of the errors of --compare. */
static int check_picture(const gemm *g, const gemm_options *o)
{
    const char *reason = o->svg == NULL             ? NULL
                         : o->compare.count == 0    ? "it draws the errors of --compare"
                         : strcmp(o->svg, "-") == 0 ? "a file was expected: standard output has the tables"
                         : !whole_sums_exist(g)     ? "products of single bits are counted, not added"
                                                    : NULL;

    return reason == NULL ? EXIT_EQUAL : cli_complain("--svg", o->svg, strlen(o->svg), reason, NULL);
}

static int read_options(gemm *g, sources *from, const gemm_options *o)
{
    g->share = o->line.share;
    if (o->derive != NULL && gemm_read_rule(g, o->derive) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (o->derive != NULL && (o->path[GEMM_SCALE_A] != NULL || o->path[GEMM_SCALE_B] != NULL)) {
        return cli_complain("--derive", o->derive, strlen(o->derive), "the scale factors are given", NULL);
    }
    if (!g->scaled && (o->path[GEMM_SCALE_A] != NULL || o->path[GEMM_SCALE_B] != NULL)) {
        return cli_complain(o->path[GEMM_SCALE_A] != NULL ? "--scale-a" : "--scale-b", "", 0,
                            "the instruction has no scale factors", NULL);
    }
    memcpy(from->path, o->path, sizeof from->path);
    if (gemm_read_convert(g, o->convert) != EXIT_EQUAL || read_input(g, from, o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (g->m != 0 && from->text == NULL && (o->path[GEMM_A] == NULL || o->path[GEMM_B] == NULL)) {
        return cli_complain(NULL, "", 0, "gemm needs elements: FILE, or --a and --b, try mmaref gemm --help", NULL);
    }
    if (o->ariths.count != 0 && o->compare.count != 0) {
        return cli_complain(NULL, "", 0, "--arith and --compare exclude each other", NULL);
    }
    if (o->ariths.count == 0 && o->compare.count == 0 && g->is.floating) {
        return cli_complain(NULL, "", 0, "gemm needs --arith or --compare, as --arith sm_90, try mmaref gemm --help",
                            NULL);
    }
    if (check_output(o) != EXIT_EQUAL || check_picture(g, o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (o->line.shard != NULL && (o->compare.count != 0 || o->ariths.count > 1 || o->output != NULL ||
                                (o->line.style != TABLE_TEXT && o->line.style != TABLE_JSON))) {
        return cli_complain("--shard", o->line.shard, strlen(o->line.shard),
                            "it takes one --arith, and no --output, --csv or --compare, whose errors are of a whole D",
                            NULL);
    }
    if (o->line.style == TABLE_MARKDOWN && o->compare.count == 0) {
        return cli_complain("--markdown", "", 0, "D is printed as text, CSV or JSON", NULL);
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
    char *text = cli_read_file(from->text, &length);
    int status;

    if (text == NULL) {
        return EXIT_UNREADABLE;
    }
    status = gemm_read_text(g, from->text, text, from->input == ELEMENT_INPUT_PATTERNS);
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
        if (from->path[i] != NULL && gemm_file_take(&from->file[i], g, i, from->input) != EXIT_EQUAL) {
            return EXIT_UNREADABLE;
        }
    }
    return gemm_end(g, from->text != NULL ? from->text : "gemm");
}

/* ---- The product ----------------------------------------------------- */

/* Prints D under each arithmetic; if there are several, a comment names each. */
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
static int answer(gemm *g, const sources *from, const gemm_options *o, const cli_output *file)
{
    unsigned jobs = (unsigned)o->line.jobs;
    static const char *const any[] = { "exact" };
    const option_list *texts = o->compare.count != 0 ? &o->compare : &o->ariths;
    static arith_list list;
    bool has_style = o->line.decimal || o->line.hexfloat || o->line.hex;
    compare_output compared = { o->line.style, o->line.colours, NUMERAL_SHORT, o->svg };
    gemm_output how = { file->path, file->out, o->line.style, NUMERAL_SHORT,
                        from->text != NULL && from->input == ELEMENT_INPUT_PATTERNS && !has_style };

    if (numeral_style_read(&o->line, &how.numbers) != EXIT_EQUAL ||
        arith_read_list(o->compare.count != 0 ? "--compare" : "--arith", texts->count == 0 ? any : texts->text,
                        texts->count == 0 ? 1 : texts->count, &g->instruction, &list) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (list.count > 1 && o->compare.count == 0 && (o->output != NULL || o->line.style != TABLE_TEXT)) {
        return cli_complain("--arith", "", 0, "a file, CSV and JSON take the D of one arithmetic", NULL);
    }
    if (gemm_open(g) != EXIT_EQUAL || read_matrices(g, from) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (o->line.shard != NULL) {
        how.style = TABLE_TEXT; /* of a row, as merge prints it */
        return gemm_write_shard(g, &list.of[0], jobs, &how, o->line.json);
    }
    compared.numbers = how.numbers;
    return o->compare.count != 0 ? gemm_compare(g, &list, jobs, &compared) : print_each(g, &list, jobs, &how);
}

/* Opens the file of D first, so that an error is reported before the product is computed. */
static int answer_into_file(gemm *g, const sources *from, const gemm_options *o)
{
    cli_output file;

    if (cli_output_open(&file, o->output == NULL ? "-" : o->output) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    return cli_output_close(&file, answer(g, from, o, &file));
}

int cli_gemm(int argc, char **argv)
{
    static gemm g;
    static sources from;
    gemm_options o;
    const option_row options[] = { OPTIONS_OUTPUT(o.line),
                                   OPTIONS_NUMBERS(o.line),
                                   OPTIONS_SHARES(o.line),
                                   { "arith", OPTION_LIST, &o.ariths },
                                   { "compare", OPTION_LIST, &o.compare },
                                   { "a", OPTION_FILE, &o.path[GEMM_A] },
                                   { "b", OPTION_FILE, &o.path[GEMM_B] },
                                   { "c", OPTION_FILE, &o.path[GEMM_C] },
                                   { "scale-a", OPTION_FILE, &o.path[GEMM_SCALE_A] },
                                   { "scale-b", OPTION_FILE, &o.path[GEMM_SCALE_B] },
                                   { "derive", OPTION_WORD, &o.derive },
                                   { "input", OPTION_TEXT, &o.input },
                                   { "convert", OPTION_TEXT, &o.convert },
                                   { "output", OPTION_TEXT, &o.output },
                                   { "svg", OPTION_TEXT, &o.svg },
                                   OPTIONS_END };
    int status = EXIT_UNREADABLE;
    unsigned i;

    memset(&o, 0, sizeof o);
    if (command_line_read(&o.line, argc, argv, options, "an instruction", 1, 4) != EXIT_EQUAL ||
        gemm_read_instruction(&g, o.line.argument[0]) != EXIT_EQUAL || read_arguments(&g, &from, &o) != EXIT_EQUAL ||
        read_options(&g, &from, &o) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (open_files(&from) == EXIT_EQUAL && (g.m != 0 || find_size(&g, &from) == EXIT_EQUAL)) {
        status = g.k > g.is.k && g.is.type[MMAREF_OPERAND_C] != g.is.type[MMAREF_OPERAND_D]
                     ? cli_complain(NULL, o.line.argument[0], strlen(o.line.argument[0]),
                                    "steps along k need C and D of one type", NULL)
                     : answer_into_file(&g, &from, &o);
    }
    for (i = 0; i < GEMM_INPUTS; i++) {
        gemm_file_close(&from.file[i]);
    }
    gemm_close(&g);
    return status;
}
