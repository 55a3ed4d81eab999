/* SPDX-License-Identifier: MIT */
/* Between dense and sparse storage of A (PTX ISA 9.7.14.6.1). See mmaref.h. */
#include "mmaref_internal.h"

/* A chunk of a row: `parts` places, of which `kept` are stored, each `run` elements long. */
typedef struct {
    uint8_t parts, kept, run;
} granularity;

/* 1:2 -> 2 parts, 1 kept; 2:4 -> 4, 2; pairwise 4:8 -> 4 parts of two elements, 2 kept. */
static granularity granularity_of(const mmaref_instruction_row *row)
{
    const mmaref_layout_row *a = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_A]];
    const mmaref_layout_row *e = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_E]];
    uint8_t stored = (uint8_t)(1u << (a->columns_log2 - e->columns_log2));
    granularity g;

    g.run = stored == 4 ? 2 : 1;
    g.kept = (uint8_t)(stored / g.run);
    g.parts = (uint8_t)(2 * g.kept);
    return g;
}

/* Zero of either sign; ignored bits of the container do not count. */
static bool is_zero(const mmaref_format_row *format, uint32_t bits)
{
    uint8_t magnitude_bits = (uint8_t)(format->exponent_bits + format->fraction_bits);

    if (format->kind != MMAREF_KIND_FLOAT) {
        return bits == 0;
    }
    return (bits >> format->shift & (((uint32_t)1 << magnitude_bits) - 1)) == 0;
}

/* Which parts to keep: those that hold a non-zero, then the first others; as a bit mask,
 * 0 if too many hold one. */
static uint8_t choose_parts(const granularity *g, const mmaref_format_row *format, const uint32_t *chunk)
{
    uint8_t mask = 0, count = 0;
    uint8_t part, i;

    for (part = 0; part < g->parts; part++) {
        for (i = 0; i < g->run; i++) {
            if (!is_zero(format, chunk[part * g->run + i]) && (mask >> part & 1) == 0) {
                mask = (uint8_t)(mask | 1u << part);
                count++;
            }
        }
    }
    for (part = 0; part < g->parts && count < g->kept; part++) {
        if ((mask >> part & 1) == 0) {
            mask = (uint8_t)(mask | 1u << part);
            count++;
        }
    }
    return count > g->kept ? 0 : mask;
}

/* The metadata of a chunk whose parts `mask` are kept, in ascending order. */
static uint8_t nibble_of(const granularity *g, uint8_t mask)
{
    uint8_t nibble = 0, shift = 0;
    uint8_t part;

    if (g->kept == 1) {
        return mask == 1 ? 0x4 : 0xe;
    }
    for (part = 0; part < g->parts; part++) {
        if ((mask >> part & 1) != 0) {
            nibble = (uint8_t)(nibble | part << shift);
            shift = 2;
        }
    }
    return nibble;
}

/* Opens the work of compress and expand; false unless the instruction is sparse and the
 * selector is one of its own. */
static mmaref_status open_work(mmaref_work *work, const mmaref_instruction *instruction,
                               const mmaref_operands *operands, mmaref_error *error)
{
    work->instruction = instruction;
    work->row = mmaref_row_of(instruction, &work->unpacked);
    work->arithmetic = NULL;
    work->operands = operands;
    work->d = NULL;
    if (work->row == NULL || !mmaref_is_sparse(work->row)) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "the instruction takes no sparse A");
    }
    if (operands->selector >> mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_E]].products_log2 != 0) {
        return mmaref_fail(error, MMAREF_E_UNDEFINED, "the sparsity selector is out of range");
    }
    return MMAREF_OK;
}

/* Stores one chunk of a row, or only tells whether it can be. */
static bool compress_chunk(const mmaref_work *work, const uint32_t *dense, uint16_t row, uint16_t chunk,
                           uint32_t *a, uint32_t *e)
{
    const mmaref_layout_row *a_layout = &mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_A]];
    const mmaref_format_row *format = mmaref_format_of(work->instruction, MMAREF_OPERAND_A);
    granularity g = granularity_of(work->row);
    uint16_t width = (uint16_t)(g.parts * g.run);
    const uint32_t *elements = dense + (((size_t)row << work->row->k_log2) + (size_t)chunk * width);
    uint8_t mask = choose_parts(&g, format, elements);
    uint16_t stored = (uint16_t)((row << a_layout->columns_log2) + chunk * g.kept * g.run);
    uint8_t part, i;

    if (mask == 0 || a == NULL) {
        return mask != 0;
    }
    mmaref_element_store(e, mmaref_sparse_nibble(work, row, chunk), 2, nibble_of(&g, mask));
    for (part = 0; part < g.parts; part++) {
        for (i = 0; (mask >> part & 1) != 0 && i < g.run; i++, stored++) {
            mmaref_element_store(a, mmaref_layout_find(a_layout, stored), format->width_log2,
                                 elements[part * g.run + i]);
        }
    }
    return true;
}

mmaref_status mmaref_compress(const mmaref_instruction *instruction, const uint32_t *dense,
                              uint32_t selector, uint32_t *a, uint32_t *e, mmaref_error *error)
{
    const mmaref_layout_row *layout;
    mmaref_operands operands = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    mmaref_work work;
    mmaref_status status;
    uint16_t row, chunk, i;

    operands.selector = selector;
    if (dense == NULL || a == NULL || e == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "a matrix or registers are missing");
    }
    status = open_work(&work, instruction, &operands, error);
    if (status != MMAREF_OK) {
        return status;
    }
    layout = &mmaref_layout_rows[work.row->layout[MMAREF_OPERAND_E]];
    for (i = 0; i >> layout->rows_log2 >> layout->columns_log2 == 0; i++) {
        row = (uint16_t)(i >> layout->columns_log2);
        chunk = (uint16_t)(i & ((1u << layout->columns_log2) - 1));
        if (!compress_chunk(&work, dense, row, chunk, NULL, NULL)) {
            (void)mmaref_fail(error, MMAREF_E_SPARSITY, "a chunk has too many non-zeros");
            if (error != NULL) {
                error->row = row;
                error->column = (uint16_t)(chunk << (work.row->k_log2 - layout->columns_log2));
            }
            return MMAREF_E_SPARSITY;
        }
    }
    for (i = 0; i < MMAREF_LANES; i++) {
        e[i] = 0;
    }
    for (i = 0; i >> layout->rows_log2 >> layout->columns_log2 == 0; i++) {
        (void)compress_chunk(&work, dense, (uint16_t)(i >> layout->columns_log2),
                             (uint16_t)(i & ((1u << layout->columns_log2) - 1)), a, e);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_expand(const mmaref_instruction *instruction, const uint32_t *a, const uint32_t *e,
                            uint32_t selector, uint32_t *dense, mmaref_error *error)
{
    mmaref_operands operands = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    const mmaref_layout_row *layout;
    mmaref_work work;
    mmaref_status status;
    uint16_t row, k;

    operands.a = a;
    operands.e = e;
    operands.selector = selector;
    if (dense == NULL || a == NULL || e == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "a matrix or registers are missing");
    }
    status = open_work(&work, instruction, &operands, error);
    if (status == MMAREF_OK) {
        status = mmaref_sparse_check(&work, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    layout = &mmaref_layout_rows[work.row->layout[MMAREF_OPERAND_A]];
    for (row = 0; row >> layout->rows_log2 == 0; row++) {
        uint32_t *line = dense + ((size_t)row << work.row->k_log2);
        for (k = 0; k >> work.row->k_log2 == 0; k++) {
            line[k] = 0;
        }
        for (k = 0; k >> layout->columns_log2 == 0; k++) {
            uint16_t at = mmaref_layout_find(layout, (uint16_t)((row << layout->columns_log2) + k));
            line[mmaref_sparse_column(&work, row, (uint8_t)k)] = mmaref_element_load(
                a, at, mmaref_format_of(instruction, MMAREF_OPERAND_A)->width_log2);
        }
    }
    return MMAREF_OK;
}
