/* SPDX-License-Identifier: MIT */
/* A sparse A (PTX ISA 9.7.14.6.1): which columns its metadata stores, whether that is legal, and conversion between
 * dense and sparse storage. See mmaref.h and warp.h. */
#include "warp.h"

/* A nibble of metadata names the two stored quarters of a chunk. A chunk of 2 elements (1:2) has quarters of half an
 * element; the nibble then names both halves of the stored element. */
#define NIBBLE_LOG2 2
#define NIBBLES_LOG2 3 /* per register of a lane */

static const mmaref_layout_row *metadata_of(const mmaref_work *work)
{
    return mmaref_layout_of(&work->row, MMAREF_OPERAND_E);
}

static uint16_t chunks_of(const mmaref_work *work)
{
    return (uint16_t)(1u << (work->row.m_log2 + metadata_of(work)->columns_log2));
}

uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t chunk)
{
    const mmaref_layout_row *metadata = metadata_of(work);
    unsigned first = (unsigned)work->operands->selector << metadata->rows_log2 << metadata->columns_log2;

    return mmaref_layout_find(metadata, (uint16_t)(first + chunk));
}

#define NO_CHUNK 0xff

void mmaref_stored_row_open(mmaref_stored_row *stored, const mmaref_work *work, uint16_t row)
{
    const mmaref_layout_row *metadata = metadata_of(work);

    stored->metadata = metadata;
    stored->e = work->operands->e;
    stored->first = mmaref_sparse_nibble(work, (uint16_t)(row << metadata->columns_log2));
    stored->stored_log2 = (uint8_t)(work->row.k_log2 - 1 - metadata->columns_log2); /* 1, 2 or 4, of 2, 4 or 8 */
    stored->chunk = NO_CHUNK;
}

/* Loads the metadata of a chunk. Layouts are linear: index(row ^ chunk) = index(row) ^ index(chunk). */
MMAREF_NOINLINE static void load_chunk(mmaref_stored_row *stored, uint8_t chunk)
{
    uint16_t at = stored->first ^ mmaref_layout_find(stored->metadata, chunk);

    stored->nibble = (uint8_t)mmaref_element_load(stored->e, at, NIBBLE_LOG2);
    stored->chunk = chunk;
}

uint8_t mmaref_stored_column(mmaref_stored_row *stored, uint8_t number)
{
    unsigned stored_log2 = stored->stored_log2, chunk = (unsigned)number >> stored_log2, within, which, quarter, rest;

    if (chunk != stored->chunk) {
        load_chunk(stored, (uint8_t)chunk);
    }
    within = number - (chunk << stored_log2);
    which = within * 2 >> stored_log2; /* first or second quarter of the nibble */
    quarter = (unsigned)stored->nibble >> 2 * which & 3;
    rest = stored_log2 == 2 ? within & 1 : 0; /* only a quarter of a chunk of 8 has two elements */
    return (uint8_t)((((chunk << 2) + quarter) << stored_log2 >> 1) + rest);
}

/* Whether a nibble is legal: for a 1:2 chunk it names the quarters of one half; otherwise two different quarters,
 * ascending with .sp::ordered_metadata. */
static bool is_legal(uint8_t length, bool ordered, unsigned nibble)
{
    unsigned first = nibble & 3, second = nibble >> 2;

    if (length == 2) {
        return second == first + 1 && first % 2 == 0;
    }
    return ordered ? first < second : first != second;
}

mmaref_status mmaref_selector_check(const mmaref_work *work, mmaref_error *error)
{
    uint32_t selector = work->operands->selector;

    if (selector >> metadata_of(work)->products_log2 != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_SELECTOR, MMAREF_LANES, selector);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error)
{
    mmaref_status status = mmaref_selector_check(work, error);
    bool ordered = mmaref_row_token(&work->row, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_SP_ORDERED_METADATA;
    uint8_t length = mmaref_sparse_chunk(&work->row);
    uint16_t chunks = chunks_of(work);
    uint16_t chunk;

    for (chunk = 0; status == MMAREF_OK && chunk < chunks; chunk++) {
        uint16_t at = mmaref_sparse_nibble(work, chunk);
        uint32_t nibble = mmaref_element_load(work->operands->e, at, NIBBLE_LOG2);
        if (!is_legal(length, ordered, (unsigned)nibble)) {
            uint8_t lane = (uint8_t)(at >> NIBBLES_LOG2);
            status = mmaref_fail_at(error, MMAREF_REASON_METADATA, lane, nibble);
        }
    }
    return status;
}

/* ---- Between dense and sparse storage ---------------------------------- */

/* The bits of a container that are all 0 exactly for +0 and -0: without the sign and the ignored bits. */
static uint32_t magnitude_mask(const mmaref_format_row *format)
{
    uint8_t bits = (uint8_t)(format->exponent_bits + format->fraction_bits);

    return format->kind == MMAREF_KIND_FLOAT ? (((uint32_t)1 << bits) - 1) << format->shift : 0xffffffffu;
}

/* The nibble for each set of quarters that hold a nonzero: these, then the first other ones, two in all. 0: more than
 * two. */
static const MMAREF_FLASH uint8_t nibbles[16] = { 4, 4, 4, 4, 8, 8, 9, 0, 12, 12, 13, 0, 14, 0, 0, 0 };

/* Opens the work of compress and expand, which use no operands but A, metadata and selector. */
static mmaref_status open_work(mmaref_work *work, mmaref_operands *operands, const mmaref_instruction *instruction,
                               const uint32_t *dense, const uint32_t *a, const uint32_t *e, uint32_t selector,
                               mmaref_error *error)
{
    operands->a = a;
    operands->e = e;
    operands->selector = selector;
    work->operands = operands;
    if (dense == NULL || a == NULL || e == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_MATRIX);
    }
    if (mmaref_row_of(instruction, NULL, &work->row) == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    if (!mmaref_is_sparse(&work->row)) {
        return mmaref_fail(error, MMAREF_REASON_NO_SPARSE_A);
    }
    return mmaref_selector_check(work, error);
}

/* Copies the stored elements from dense storage to registers, or back to dense storage. */
static void copy_stored(const mmaref_work *work, uint32_t *dense, uint32_t *a, bool back)
{
    const mmaref_layout_row *layout = mmaref_layout_of(&work->row, MMAREF_OPERAND_A);
    uint8_t width_log2 = mmaref_row_width_log2(&work->row, MMAREF_OPERAND_A);
    mmaref_stored_row stored;
    uint16_t i;

    for (i = 0; i >> layout->rows_log2 >> layout->columns_log2 == 0; i++) {
        uint16_t row = (uint16_t)(i >> layout->columns_log2), number = (uint16_t)(i - (row << layout->columns_log2));
        uint32_t *element = dense + ((size_t)row << work->row.k_log2);
        if (number == 0) {
            mmaref_stored_row_open(&stored, work, row);
        }
        element += mmaref_stored_column(&stored, (uint8_t)number);
        uint16_t at = mmaref_layout_find(layout, i);
        if (back) {
            *element = mmaref_element_load(a, at, width_log2);
        } else {
            mmaref_element_store(a, at, width_log2, *element);
        }
    }
}

/* The nibbles of all chunks; then the stored elements. NOINLINE: stack (mmaref_config.h), of `metadata`. */
MMAREF_NOINLINE static mmaref_status compress(const mmaref_work *work, const uint32_t *dense, uint32_t *a, uint32_t *e,
                                              mmaref_error *error)
{
    uint32_t metadata[MMAREF_LANES] = { 0 };
    uint32_t at, mask;
    unsigned holds = 0;
    uint8_t length, i;

    mask = magnitude_mask(&mmaref_format_rows[work->row.format[MMAREF_OPERAND_A]]);
    length = mmaref_sparse_chunk(&work->row);
    for (at = 0; at >> work->row.m_log2 >> work->row.k_log2 == 0; at++) {
        uint8_t within = (uint8_t)(at & (length - 1u));
        if (within == 0) {
            holds = 0;
        }
        if ((dense[at] & mask) != 0) { /* an element of a 1:2 chunk is two quarters */
            holds |= (length == 2 ? 3u : 1u) << 4u * within / length;
        }
        if (within + 1 < length) {
            continue;
        }
        if (nibbles[holds] == 0) {
            (void)mmaref_fail(error, MMAREF_REASON_TOO_MANY_NONZEROS);
            if (error != NULL) {
                error->row = at >> work->row.k_log2;
                error->column = (at & (((uint32_t)1 << work->row.k_log2) - 1)) - within;
            }
            return MMAREF_E_SPARSITY;
        }
        mmaref_element_store(metadata, mmaref_sparse_nibble(work, (uint16_t)(at / length)), 2, nibbles[holds]);
    }
    for (i = 0; i >> mmaref_lanes_log2(metadata_of(work)) == 0; i++) {
        e[i] = metadata[i];
    }
    copy_stored(work, (uint32_t *)dense, a, false); /* dense is only read */
    return MMAREF_OK;
}

mmaref_status mmaref_sparse_compress(const mmaref_instruction *instruction, const uint32_t *dense,
                              uint32_t selector, uint32_t *a, uint32_t *e, mmaref_error *error)
{
    mmaref_operands operands;
    mmaref_work work;
    mmaref_status status;

    if (!MMAREF_HAS_SPARSE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    status = open_work(&work, &operands, instruction, dense, a, e, selector, error);
    return status == MMAREF_OK ? compress(&work, dense, a, e, error) : status;
}

mmaref_status mmaref_sparse_expand(const mmaref_instruction *instruction, const uint32_t *a, const uint32_t *e,
                            uint32_t selector, uint32_t *dense, mmaref_error *error)
{
    mmaref_operands operands;
    mmaref_work work;
    mmaref_status status;
    uint16_t i;

    if (!MMAREF_HAS_SPARSE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    status = open_work(&work, &operands, instruction, dense, a, e, selector, error);
    if (status == MMAREF_OK) {
        status = mmaref_sparse_check(&work, error);
    }
    if (status == MMAREF_OK) {
        for (i = 0; i >> work.row.m_log2 >> work.row.k_log2 == 0; i++) {
            dense[i] = 0;
        }
        copy_stored(&work, dense, (uint32_t *)a, true); /* a is only read */
    }
    return status;
}

mmaref_status mmaref_sparse_column(const mmaref_instruction *instruction, const mmaref_operands *operands,
                                   uint16_t row, uint16_t stored, uint16_t *column)
{
    mmaref_stored_row elements;
    mmaref_work work;
    mmaref_status status;

    work.operands = operands;
    if (mmaref_row_of(instruction, NULL, &work.row) == NULL || operands == NULL || operands->e == NULL ||
        column == NULL || !mmaref_is_sparse(&work.row) || row >> work.row.m_log2 != 0 ||
        stored >> (work.row.k_log2 - 1) != 0) {
        return MMAREF_E_ARGUMENT;
    }
    status = mmaref_sparse_check(&work, NULL);
    if (status == MMAREF_OK) {
        mmaref_stored_row_open(&elements, &work, row);
        *column = mmaref_stored_column(&elements, (uint8_t)stored);
    }
    return status;
}
