/* SPDX-License-Identifier: MIT */
/* Writing D. See print.h and matrix_file.h. */
#include "gemm/print.h"

#include <string.h>

#include "base/hex.h"

void gemm_print_element(FILE *out, const char *before, const gemm_matrix *d, size_t row, size_t column,
                        const gemm_output *how)
{
    uint64_t pattern = gemm_get(d, row, column);
    char text[NUMERAL_MAX];
    bool quoted;

    if (how->words) {
        cli_put_hex(out, before, pattern << d->up, (d->width + 3u) / 4);
        return;
    }
    numeral_write(text, d->type, pattern, how->numbers);
    quoted = how->style == TABLE_JSON && (strpbrk(text, "xin") != NULL);
    fprintf(out, quoted ? "%s\"%s\"" : "%s%s", before, text);
}

/* The rule of derived scale factors: a comment in text, keys in JSON, a note beside forms that are numbers alone. */
static void put_rule(const gemm *g, const gemm_output *how)
{
    char text[GEMM_RULE_MAX], factor[NUMERAL_MAX];
    unsigned i;

    gemm_write_rule(g, text);
    if (how->style == TABLE_JSON) {
        fprintf(how->out, "\"derive\": \"%s\", ", gemm_rule_name(g));
        for (i = 0; i < 2 && g->rule == GEMM_NVFP4; i++) {
            numeral_write(factor, MMAREF_TYPE_F32, g->global[i], NUMERAL_SHORT);
            fprintf(how->out, "\"global_%s\": %s, ", gemm_name(GEMM_A + i), factor);
        }
    } else if (how->style == TABLE_TEXT && gemm_file_kind_of(how->path) == GEMM_FILE_TEXT) {
        fprintf(how->out, "# derive %s\n", text);
    } else {
        fprintf(stderr, "mmaref: note: --derive %s\n", text);
    }
}

/* Rows of numbers: 'd 1 2', '1,2' or '[1, 2]'. */
static void put_rows(FILE *out, const gemm_matrix *d, const gemm_output *how)
{
    bool json = how->style == TABLE_JSON, csv = how->style == TABLE_CSV;
    size_t row, column;

    fputs(json ? "\"d\": [\n" : "", out);
    for (row = 0; row < d->rows; row++) {
        fputs(json ? "  [" : csv ? "" : "d ", out);
        for (column = 0; column < d->columns; column++) {
            gemm_print_element(out, column == 0 ? "" : json ? ", " : csv ? "," : " ", d, row, column, how);
        }
        fputs(!json ? "\n" : row + 1 < d->rows ? "],\n" : "]\n", out);
    }
    fputs(json ? "]}\n" : "", out);
}

/* Elements from the low byte up; smaller ones are packed. */
static void put_words(FILE *out, const gemm_matrix *d)
{
    unsigned filled = 0, bits = 0, i;
    size_t row, column;

    for (row = 0; row < d->rows; row++) {
        for (column = 0; column < d->columns; column++) {
            uint64_t word = gemm_get(d, row, column) << d->up;
            for (i = 0; i < d->width; i++) {
                bits |= (unsigned)(word >> i & 1) << filled;
                if (++filled == 8) {
                    (void)putc((int)bits, out);
                    filled = bits = 0;
                }
            }
        }
    }
    if (filled != 0) {
        (void)putc((int)bits, out);
    }
}

/* The header of version 1.0, whose length makes the elements begin at a multiple of 64 bytes. */
static void put_npy_header(FILE *out, const gemm_matrix *d)
{
    const char *type = d->type == MMAREF_TYPE_F16   ? "<f2"
                       : d->type == MMAREF_TYPE_F32 ? "<f4"
                       : d->type == MMAREF_TYPE_F64 ? "<f8"
                                                    : "<i4";
    char header[119];
    int length = snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': False, 'shape': (%lu, %lu), }", type,
                          (unsigned long)d->rows, (unsigned long)d->columns);

    (void)fwrite("\x93NUMPY\x01\x00\x76\x00", 1, 10, out); /* 0x76 = 118 characters follow */
    fprintf(out, "%s%*s\n", header, 117 - length, "");
}

void gemm_print(const gemm *g, const gemm_output *how)
{
    const gemm_matrix *d = &g->matrix[GEMM_D];
    gemm_file_kind kind = gemm_file_kind_of(how->path);
    gemm_output chosen = *how;

    chosen.style = gemm_file_is_csv(how->path) ? TABLE_CSV : how->style;
    fputs(kind == GEMM_FILE_TEXT && chosen.style == TABLE_JSON ? "{" : "", how->out);
    if (g->rule != GEMM_GIVEN) {
        put_rule(g, &chosen);
    }
    if (kind == GEMM_FILE_TEXT) {
        put_rows(how->out, d, &chosen);
        return;
    }
    if (kind == GEMM_FILE_NPY) {
        put_npy_header(how->out, d);
    }
    put_words(how->out, d);
}
