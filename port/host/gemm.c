/* SPDX-License-Identifier: MIT */
/* mmaref gemm: matrices of many tiles, one instruction at a time, as a kernel would. */
#include <stdlib.h>
#include <string.h>

#include "gemm.h"
#include "profile.h"

static const char help[] =
    "usage: mmaref gemm INSTRUCTION PROFILE MxNxK FILE\n"
    "\n"
    "D = A * B + C for matrices of any multiple of the instruction's shape: for every tile of\n"
    "D, the instruction runs along k, its D being the C of the next step.\n"
    "\n"
    "FILE (- is standard input) has lines 'a ELEMENT ...', 'b ...' and 'c ...': elements in\n"
    "hexadecimal, by rows; a key that comes again goes on where it left off. Without c, C is zero.\n"
    "'#' starts a comment. D is printed the same way, a line 'd ...' for each row.\n"
    "\n"
    "Example: mmaref gemm mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 sm_90 64x64x64 abc.txt\n";

typedef struct {
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic arithmetic;
    size_t m, n, k;
    gemm_matrix matrix[GEMM_MATRICES], d;
} gemm;

/* The decimal number at *text, 1 .. 65536; 0 if there is none. */
static size_t read_extent(const char **text)
{
    size_t value = 0;

    while (**text >= '0' && **text <= '9' && value <= 65536) {
        value = value * 10 + (size_t)(*(*text)++ - '0');
    }
    return value <= 65536 ? value : 0;
}

/* "64x64x64": multiples of the shape. */
static int read_size(gemm *g, const char *text)
{
    const char *at = text;

    g->m = read_extent(&at);
    at += *at == 'x';
    g->n = read_extent(&at);
    at += *at == 'x';
    g->k = read_extent(&at);
    if (*at != '\0' || g->m == 0 || g->n == 0 || g->k == 0) {
        return host_complain(NULL, text, strlen(text), "a size is written MxNxK", NULL);
    }
    if (g->m % g->is.m != 0 || g->n % g->is.n != 0 || g->k % g->is.k != 0) {
        return host_complain(NULL, text, strlen(text), "the size is no multiple of the instruction's shape", NULL);
    }
    return EXIT_EQUAL;
}

static int read_instruction(gemm *g, const char *text, const char *profile)
{
    uint8_t number;

    if (host_parse(NULL, text, strlen(text), &g->instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    host_must(mmaref_describe(&g->instruction, &g->is));
    if (g->is.registers[MMAREF_OPERAND_B] == 0 || g->is.registers[MMAREF_OPERAND_C] == 0 ||
        g->is.registers[MMAREF_OPERAND_E] != 0 || g->is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        return host_complain(NULL, text, strlen(text), "gemm takes mma and wmma.mma of dense A without scale factors", NULL);
    }
    if (profile_find(NULL, profile, &number) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (mmaref_profile(number, &g->instruction, &g->arithmetic) != MMAREF_OK) {
        return host_complain(NULL, profile, strlen(profile), "the profile has no such instruction", NULL);
    }
    return EXIT_EQUAL;
}

static bool open_matrix(const gemm *g, gemm_matrix *matrix, uint8_t operand, size_t rows, size_t columns)
{
    const mmaref_place corner = { 0, 0, 0 };
    mmaref_cell cell;

    host_must(mmaref_find(&g->instruction, operand, &corner, &cell));
    matrix->rows = rows;
    matrix->columns = columns;
    matrix->width = cell.width;
    matrix->read = 0;
    matrix->at.size = (rows * columns * cell.width + 7) / 8;
    matrix->at.bytes = calloc(matrix->at.size, 1);
    matrix->at.first = 0;
    matrix->at.leading = (uint32_t)columns;
    matrix->at.column_major = false;
    return matrix->at.bytes != NULL;
}

/* One tile of D: the instruction along k. */
static int compute_tile(gemm *g, size_t row, size_t column, mmaref_multiply_memory *memory)
{
    mmaref_matrix a = g->matrix[GEMM_A].at, b = g->matrix[GEMM_B].at, c = g->matrix[GEMM_C].at, d = g->d.at;
    mmaref_error error;
    size_t k;

    c.first = row * g->n + column;
    d.first = c.first;
    for (k = 0; k < g->k; k += g->is.k) {
        a.first = row * g->k + k;
        b.first = k * g->n + column;
        if (mmaref_multiply(&g->instruction, &g->arithmetic, &a, &b, k == 0 ? &c : &d, &d, NULL, memory, &error) !=
            MMAREF_OK) {
            return host_complain(NULL, "", 0, mmaref_reason(error.reason), NULL);
        }
    }
    return EXIT_EQUAL;
}

static int compute(gemm *g)
{
    static mmaref_multiply_memory memory;
    size_t row, column;

    for (row = 0; row < g->m; row += g->is.m) {
        for (column = 0; column < g->n; column += g->is.n) {
            if (compute_tile(g, row, column, &memory) != EXIT_EQUAL) {
                return EXIT_UNREADABLE;
            }
        }
    }
    return EXIT_EQUAL;
}

static int run(gemm *g, const char *path, char *text)
{
    bool opened = open_matrix(g, &g->matrix[GEMM_A], MMAREF_OPERAND_A, g->m, g->k) &&
                  open_matrix(g, &g->matrix[GEMM_B], MMAREF_OPERAND_B, g->k, g->n) &&
                  open_matrix(g, &g->matrix[GEMM_C], MMAREF_OPERAND_C, g->m, g->n) &&
                  open_matrix(g, &g->d, MMAREF_OPERAND_D, g->m, g->n);

    if (!opened) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (gemm_read(g->matrix, path, text) != EXIT_EQUAL || compute(g) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    gemm_print(&g->d);
    return EXIT_EQUAL;
}

static int gemm_file(gemm *g, const char *path)
{
    size_t length;
    char *text = host_read_file(path, &length);
    int status = text == NULL ? EXIT_UNREADABLE : EXIT_EQUAL;
    unsigned i;

    if (status == EXIT_EQUAL && strlen(text) != length) {
        status = host_complain(path, "", 0, "no text", NULL);
    }
    if (status == EXIT_EQUAL) {
        status = run(g, path, text);
    }
    for (i = 0; i < GEMM_MATRICES; i++) {
        free(g->matrix[i].at.bytes);
    }
    free(g->d.at.bytes);
    free(text);
    return status;
}

int host_gemm(int argc, char **argv)
{
    static gemm g;

    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(help, stdout);
        return EXIT_EQUAL;
    }
    if (argc != 5) {
        return host_complain(NULL, "", 0, "gemm needs INSTRUCTION PROFILE MxNxK FILE, try mmaref gemm --help", NULL);
    }
    if (read_instruction(&g, argv[1], argv[2]) != EXIT_EQUAL || read_size(&g, argv[3]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (g.k > g.is.k && g.is.type[MMAREF_OPERAND_C] != g.is.type[MMAREF_OPERAND_D]) {
        return host_complain(NULL, argv[3], strlen(argv[3]), "steps along k need C and D of one type", NULL);
    }
    return gemm_file(&g, argv[4]);
}
