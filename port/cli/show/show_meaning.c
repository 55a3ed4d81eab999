/* SPDX-License-Identifier: MIT */
/* Sentences about instructions. See show_meaning.h. */
#include "show/show_meaning.h"

#include <string.h>

#include "layout/row_addresses.h"

static bool has(const operand_view *v, uint8_t qualifier)
{
    return mmaref_instruction_token(&v->instruction, qualifier) != MMAREF_TOKEN_NONE;
}

/* ---- ldmatrix and stmatrix ------------------------------------------- */

/* Which lane's address is which row. */
static void put_addresses(table *t, const operand_view *v)
{
    char text[400] = "", part[90];
    row_addresses all;
    unsigned rows, matrix;

    (void)row_addresses_find(&v->instruction, &all);
    rows = all.count / v->is.matrices;
    for (matrix = 0; matrix < v->is.matrices; matrix++) {
        snprintf(part, sizeof part, "%slanes %u to %u give those of rows 0 to %u of matrix %u", matrix == 0 ? "" : "\n",
                 matrix * rows, (matrix + 1) * rows - 1, rows - 1, matrix);
        strcat(text, part);
    }
    table_field(t, "addresses", "%s", text);
    if (all.count < MMAREF_LANES) {
        table_field(t, "other addresses", "%s",
                    strncmp(v->is.targets, "sm_75", 5) == 0 ? "ignored; on sm_75 those of all lanes must be valid"
                                                            : "ignored");
    }
    table_field(t, "row", "%u bytes in memory, at an address that is a multiple of %u", all.bytes, all.bytes);
}

/* ---- Integers -------------------------------------------------------- */

static void put_integers(table *t, const operand_view *v)
{
    bool clamps = has(v, MMAREF_QUALIFIER_SATFINITE);
    uint8_t operation = mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_BITOP);

    if (operation != MMAREF_TOKEN_NONE) {
        table_field(t, "product", "the number of ones in a row of A %s a column of B, added to C",
                    mmaref_token_text(operation));
    }
    table_field(t, "too large", "%s%s", clamps && operand_is_of_ptx(v) ? ".satfinite: " : "",
                clamps ? "the exact sum becomes the nearest number from -2147483648 to 2147483647"
                       : "the exact sum wraps around: its lowest 32 bits are kept");
}

/* ---- All ------------------------------------------------------------- */

void show_meaning(table *t, const operand_view *v)
{
    switch (mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_NAME)) {
    case MMAREF_TOKEN_LDMATRIX:
    case MMAREF_TOKEN_STMATRIX:
        put_addresses(t, v);
        return;
    case MMAREF_TOKEN_MOVMATRIX:
        table_field(t, "result", "D is the transpose of A: D[row][column] = A[column][row]");
        return;
    default:
        break;
    }
    if (v->is.registers[MMAREF_OPERAND_E] != 0) {
        table_field(t, "sparse A", "half of it is stored; e tells which columns of A the stored elements are of");
    }
    if (v->is.registers[MMAREF_OPERAND_E] != 0 &&
        mmaref_instruction_token(&v->instruction, MMAREF_QUALIFIER_KIND) == MMAREF_TOKEN_KIND_MXF4NVF4) {
        /* Lab notes of danielreuter/verity, 2026-09-30: 2 x 2359296 words, one die, none misses. */
        table_field(t, "undefined e", "of a nibble v that PTX ISA leaves undefined an RTX PRO 6000 took pairs "
                    "min(v & 3, 2) and max(v >> 2, 1) of four (published September 2026, one die); mmaref reports it "
                    "as undefined");
    }
    if (v->is.scale_vector != 0) {
        table_field(t, "scale factors", "%u of each row of A and each column of B: one for %u products",
                    v->is.scale_vector, v->is.k / v->is.scale_vector);
    }
    if (v->is.type[MMAREF_OPERAND_D] == MMAREF_TYPE_S32 && v->is.registers[MMAREF_OPERAND_B] != 0) {
        put_integers(t, v);
    }
}
