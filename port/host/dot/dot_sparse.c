/* SPDX-License-Identifier: MIT */
/* Products of a sparse A. See dot_sparse.h. */
#include "dot_sparse.h"

#include <string.h>

#define CELLS_MAX (16 * 256) /* M * K of the largest shape */

/* A fragment of A whose first row has the numbers 1, 2, 3, ... in place of its stored elements. */
static void pack_numbers(const gemm *g, uint32_t *registers)
{
    static uint8_t bytes[CELLS_MAX * 4];
    mmaref_matrix matrix = { bytes, sizeof bytes, 0, g->is.k / 2u, false };
    size_t width = (size_t)g->matrix[GEMM_A].width / 8, i;
    mmaref_error error;

    memset(bytes, 0, sizeof bytes);
    for (i = 0; i < g->is.k / 2u; i++) {
        bytes[i * width] = (uint8_t)(i + 1);
    }
    host_must(mmaref_fragment_pack(&g->instruction, NULL, MMAREF_OPERAND_A, 0, &matrix, registers, &error));
}

int dot_sparse_pick(const gemm *g, uint64_t a[MMAREF_DOT_MAX], uint64_t b[MMAREF_DOT_MAX],
                    uint16_t element[MMAREF_DOT_MAX])
{
    static uint32_t dense[CELLS_MAX], registers[MMAREF_LANES * MMAREF_REGISTERS_MAX], e[MMAREF_LANES];
    uint64_t from_a[MMAREF_DOT_MAX], from_b[MMAREF_DOT_MAX];
    mmaref_error error;
    uint16_t k;

    memset(dense, 0, sizeof dense);
    memcpy(from_a, a, sizeof from_a);
    memcpy(from_b, b, sizeof from_b);
    for (k = 0; k < g->is.k; k++) {
        dense[k] = (uint32_t)a[k] << g->matrix[GEMM_A].up;
    }
    if (mmaref_sparse_compress(&g->instruction, dense, 0, registers, e, &error) != MMAREF_OK) {
        return host_complain_error("--a", "", 0, &error);
    }
    pack_numbers(g, registers); /* where the metadata puts the numbers is where the elements are from */
    host_must(mmaref_sparse_expand(&g->instruction, registers, e, 0, dense, &error));
    for (k = 0; k < g->is.k; k++) {
        if (dense[k] != 0) {
            element[dense[k] - 1] = k;
            a[dense[k] - 1] = from_a[k];
            b[dense[k] - 1] = from_b[k];
        }
    }
    return EXIT_EQUAL;
}

void dot_sparse_halve(mmaref_arithmetic *block)
{
    if (block->sparse_basis == MMAREF_SPARSE_LOGICAL) {
        block->products /= 2;
        block->interleave /= 2;
        block->group /= 2;
    }
}
