/* SPDX-License-Identifier: MIT */
/* mmaref gemm: matrices of many tiles, one instruction at a time, as a kernel would. */
#include <stdlib.h>
#include <string.h>

#include "arith.h"
#include "command_line.h"
#include "gemm.h"
#include "shorten.h"

#define JOBS_MAX 1024

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

static int read_instruction(gemm *g, const char *text, const char *arithmetic)
{
    if (shorten_parse(text, &g->instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    host_must(mmaref_instruction_describe(&g->instruction, &g->is));
    if (g->is.registers[MMAREF_OPERAND_B] == 0 || g->is.registers[MMAREF_OPERAND_C] == 0 ||
        g->is.registers[MMAREF_OPERAND_E] != 0 || g->is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        return host_complain(NULL, text, strlen(text), "gemm takes mma and wmma.mma of dense A without scale factors",
                             NULL);
    }
    return arith_read(NULL, arithmetic, strlen(arithmetic), &g->instruction, &g->arithmetic, NULL);
}

/* The bits of an element that may be set: all, but for 4- and 6-bit types, which are alone in a byte. */
static uint64_t value_bits(const gemm *g, uint8_t operand, uint8_t width)
{
    mmaref_type format;
    unsigned bits;

    host_must(mmaref_operand_type(&g->instruction, operand, &format));
    bits = (unsigned)format.sign_bits + format.exponent_bits + format.fraction_bits;
    return format.kind == MMAREF_KIND_FLOAT && width == 8 ? ((UINT64_C(1) << bits) - 1) << format.shift
                                                          : ~UINT64_C(0) >> (64 - width);
}

static bool open_matrix(const gemm *g, gemm_matrix *matrix, uint8_t operand, size_t rows, size_t columns)
{
    const mmaref_coordinate corner = { 0, 0, 0 };
    mmaref_slot slot;

    host_must(mmaref_layout_slot(&g->instruction, NULL, operand, &corner, &slot));
    matrix->rows = rows;
    matrix->columns = columns;
    matrix->width = slot.width;
    matrix->value_bits = value_bits(g, operand, slot.width);
    matrix->read = 0;
    matrix->at.size = (rows * columns * slot.width + 7) / 8;
    matrix->at.bytes = calloc(matrix->at.size, 1);
    matrix->at.first = 0;
    matrix->at.leading = (uint32_t)columns;
    matrix->at.column_major = false;
    return matrix->at.bytes != NULL;
}

static int run(gemm *g, const char *path, char *text, unsigned jobs)
{
    bool opened = open_matrix(g, &g->matrix[GEMM_A], MMAREF_OPERAND_A, g->m, g->k) &&
                  open_matrix(g, &g->matrix[GEMM_B], MMAREF_OPERAND_B, g->k, g->n) &&
                  open_matrix(g, &g->matrix[GEMM_C], MMAREF_OPERAND_C, g->m, g->n) &&
                  open_matrix(g, &g->d, MMAREF_OPERAND_D, g->m, g->n);

    if (!opened) {
        return host_complain(NULL, "", 0, "out of memory", NULL);
    }
    if (gemm_read(g->matrix, path, text) != EXIT_EQUAL || gemm_compute(g, jobs) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    gemm_print(&g->d);
    return EXIT_EQUAL;
}

static int gemm_file(gemm *g, const char *path, unsigned jobs)
{
    size_t length;
    char *text = host_read_file(path, &length);
    int status = text == NULL ? EXIT_UNREADABLE : EXIT_EQUAL;
    unsigned i;

    if (status == EXIT_EQUAL && strlen(text) != length) {
        status = host_complain(path, "", 0, "no text", NULL);
    }
    if (status == EXIT_EQUAL) {
        status = run(g, path, text, jobs);
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
    command_line line;
    unsigned long jobs = 1;

    if (command_line_read(&line, argc, argv, "jobs", "INSN ARITH MxNxK FILE", 4, 4) != EXIT_EQUAL ||
        (line.jobs != NULL && command_line_number(line.jobs, "jobs", JOBS_MAX, &jobs) != EXIT_EQUAL) ||
        read_instruction(&g, line.argument[0], line.argument[1]) != EXIT_EQUAL ||
        read_size(&g, line.argument[2]) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (g.k > g.is.k && g.is.type[MMAREF_OPERAND_C] != g.is.type[MMAREF_OPERAND_D]) {
        return host_complain(NULL, line.argument[2], strlen(line.argument[2]), "steps along k need C and D of one type",
                             NULL);
    }
    if (jobs == 0) {
        return host_complain("--jobs", "0", 1, "at least 1", NULL);
    }
    return gemm_file(&g, line.argument[3], (unsigned)jobs);
}
