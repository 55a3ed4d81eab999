/* SPDX-License-Identifier: MIT */
/* The matrices of a product. See gemm.h. */
#include <stdlib.h>
#include <string.h>

#include "ask/instruction_text.h"
#include "gemm/gemm.h"
#include "number/product_sum.h"

static const uint8_t operand_of[GEMM_MATRICES] = {
    MMAREF_OPERAND_A,       MMAREF_OPERAND_B,       MMAREF_OPERAND_C,
    MMAREF_OPERAND_SCALE_A, MMAREF_OPERAND_SCALE_B, MMAREF_OPERAND_D
};

int gemm_read_instruction(gemm *g, const char *text)
{
    memset(g, 0, sizeof *g);
    g->share.index = g->share.of = 1;
    if (instruction_text_parse(text, &g->instruction) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    cli_must(mmaref_instruction_describe(&g->instruction, &g->is));
    g->sparse = g->is.registers[MMAREF_OPERAND_E] != 0;
    g->scaled = g->is.registers[MMAREF_OPERAND_SCALE_A] != 0;
    if (g->is.registers[MMAREF_OPERAND_B] == 0 || g->is.registers[MMAREF_OPERAND_C] == 0) {
        return cli_complain(NULL, text, strlen(text),
                            "it multiplies no matrices: mma, mma.sp or wmma.mma was expected", NULL);
    }
    return EXIT_EQUAL;
}

int gemm_read_convert(gemm *g, const char *text)
{
    const uint32_t types[] = { g->is.type[MMAREF_OPERAND_A], g->is.type[MMAREF_OPERAND_B],
                               g->scaled ? g->is.type[MMAREF_OPERAND_SCALE_A] : 0u, 0 };

    return conversions_read(text, &g->convert) == EXIT_EQUAL ? conversions_check(text, &g->convert, types)
                                                              : EXIT_UNREADABLE;
}

/* ---- Room ------------------------------------------------------------ */

static void find_type(const gemm *g, gemm_matrix *matrix, uint8_t operand)
{
    product_operand of;

    cli_must(product_operand_open(&of, &g->instruction, &g->is, operand, &matrix->at));
    matrix->type = of.type;
    matrix->width = of.width;
    matrix->bits = (uint8_t)numeral_bits(matrix->type);
    matrix->up = of.up;
    matrix->how = operand == MMAREF_OPERAND_A || operand == MMAREF_OPERAND_B
                      ? conversions_get(&g->convert, matrix->type, false)
                  : operand == MMAREF_OPERAND_SCALE_A || operand == MMAREF_OPERAND_SCALE_B
                      ? conversions_get(&g->convert, matrix->type, true)
                      : conversion_fixed;
}

static int open_matrix(gemm *g, unsigned kind, size_t rows, size_t columns)
{
    gemm_matrix *matrix = &g->matrix[kind];
    bool is_wide = g->rule != GEMM_GIVEN && (kind == GEMM_A || kind == GEMM_B);
    uint64_t size;

    find_type(g, matrix, operand_of[kind]);
    size = ((uint64_t)rows * columns * matrix->width + 7) / 8; /* size_t may have 32 bits */
    matrix->rows = rows;
    matrix->columns = columns;
    matrix->at.leading = (uint32_t)columns;
    matrix->at.size = (size_t)size;
    matrix->at.bytes = matrix->at.size == size ? calloc(matrix->at.size, 1) : NULL;
    matrix->wide = is_wide ? calloc(rows, columns * sizeof *matrix->wide) : NULL;
    return matrix->at.bytes == NULL || (is_wide && matrix->wide == NULL)
               ? cli_complain(NULL, "", 0, "out of memory", NULL)
               : EXIT_EQUAL;
}

/* Scale factors are 1 by default. */
static void fill_with_ones(gemm_matrix *matrix)
{
    const mmaref_value one = { MMAREF_VALUE_NORMAL, false, 0, 1 };
    uint64_t pattern;
    size_t row, column;

    cli_must(mmaref_value_encode(matrix->type, MMAREF_ROUND_NEAREST_EVEN, &one, &pattern));
    for (row = 0; row < matrix->rows; row++) {
        for (column = 0; column < matrix->columns; column++) {
            gemm_put(matrix, row, column, pattern);
        }
    }
}

int gemm_open(gemm *g)
{
    size_t factors;

    if (open_matrix(g, GEMM_A, g->m, g->k) != EXIT_EQUAL || open_matrix(g, GEMM_B, g->k, g->n) != EXIT_EQUAL ||
        open_matrix(g, GEMM_C, g->m, g->n) != EXIT_EQUAL || open_matrix(g, GEMM_D, g->m, g->n) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (!g->scaled) {
        return EXIT_EQUAL;
    }
    factors = (g->k - 1) / ((size_t)g->is.k / g->is.scale_vector) + 1;
    if (open_matrix(g, GEMM_SCALE_A, g->m, factors) != EXIT_EQUAL ||
        open_matrix(g, GEMM_SCALE_B, factors, g->n) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    fill_with_ones(&g->matrix[GEMM_SCALE_A]);
    fill_with_ones(&g->matrix[GEMM_SCALE_B]);
    return EXIT_EQUAL;
}

void gemm_close(gemm *g)
{
    unsigned i;

    for (i = 0; i < GEMM_MATRICES; i++) {
        free(g->matrix[i].at.bytes);
        free(g->matrix[i].wide);
    }
}

/* ---- Filling --------------------------------------------------------- */

int gemm_take(gemm *g, unsigned kind, const char *place, const char *text, size_t length, const numeral_text *element)
{
    gemm_matrix *matrix = &g->matrix[kind];
    size_t at = matrix->given;
    numeral got;

    if (matrix->rows == 0) {
        return cli_complain(place, text, length, "the instruction has no scale factors", NULL);
    }
    if (at == matrix->rows * matrix->columns) {
        return cli_complain(place, text, length, "one element too many", NULL);
    }
    matrix->given++;
    if (matrix->wide != NULL && !element->is_pattern) {
        matrix->wide[at] = *element;
        return EXIT_EQUAL;
    }
    if (numeral_encode(place, text, length, matrix->type, matrix->how, element, &got) != EXIT_EQUAL) {
        return EXIT_UNREADABLE;
    }
    if (matrix->wide != NULL) {
        cli_must(mmaref_value_decode(matrix->type, got.pattern, &matrix->wide[at].value));
    }
    gemm_put(matrix, at / matrix->columns, at % matrix->columns, got.pattern);
    notes_add(&matrix->notes, place, text, length, matrix->type, matrix->how, element, &got);
    return EXIT_EQUAL;
}

int gemm_take_text(gemm *g, unsigned kind, const char *place, const char *text, size_t length)
{
    uint8_t type = g->matrix[kind].rows == 0 ? MMAREF_TYPE_F32 : g->matrix[kind].type;
    numeral_text element;

    return numeral_read_text(place, text, length, type, &element) == EXIT_EQUAL
               ? gemm_take(g, kind, place, text, length, &element)
               : EXIT_UNREADABLE;
}

int gemm_take_word(gemm *g, unsigned kind, const char *place, const char *text, size_t length, uint64_t word)
{
    const gemm_matrix *matrix = &g->matrix[kind];
    uint64_t allowed = ~UINT64_C(0) >> (matrix->rows == 0 ? 0 : 64 - matrix->bits) << matrix->up;
    numeral_text element;
    char reason[80];

    if (matrix->rows != 0 && matrix->width < 64 && word >> matrix->width != 0) {
        return cli_complain(place, text, length, "wider than an element", NULL);
    }
    if ((word & ~allowed) != 0) {
        snprintf(reason, sizeof reason, "the element has only the bits %02x of its byte", (unsigned)allowed);
        return cli_complain(place, text, length, reason, NULL);
    }
    memset(&element, 0, sizeof element);
    element.is_pattern = true;
    element.pattern = word >> matrix->up;
    return gemm_take(g, kind, place, text, length, &element);
}

int gemm_end(gemm *g, const char *place)
{
    unsigned i;

    for (i = 0; i < GEMM_INPUTS; i++) {
        const gemm_matrix *matrix = &g->matrix[i];
        size_t wanted = matrix->rows * matrix->columns;
        char reason[120];
        if (matrix->given != wanted && (i < GEMM_C || matrix->given != 0)) {
            snprintf(reason, sizeof reason, "too few elements: %lu, but %lu x %lu is %lu", (unsigned long)matrix->given,
                     (unsigned long)matrix->rows, (unsigned long)matrix->columns, (unsigned long)wanted);
            return cli_complain(place, gemm_name(i), strlen(gemm_name(i)), reason, NULL);
        }
        notes_end(&matrix->notes, place, gemm_name(i), matrix->type);
    }
    return g->rule != GEMM_GIVEN ? gemm_derive(g) : EXIT_EQUAL;
}
