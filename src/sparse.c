/* SPDX-License-Identifier: MIT */
/* Metadata of a sparse A (PTX ISA 9.7.14.6.1). See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Four bits of metadata: which two quarters of a chunk are stored. The stored element of a
 * 1:2 chunk is two quarters, the same half. */
#define NIBBLE_LOG2 2
#define NIBBLES_LOG2 3 /* in the register of a lane */

static const mmaref_layout_row *metadata_of(const mmaref_work *work)
{
    return mmaref_layout_of(work->row, MMAREF_OPERAND_E);
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row)
{
    return (uint8_t)(1u << (row->k_log2 - mmaref_layout_of(row, MMAREF_OPERAND_E)->columns_log2));
}

uint16_t mmaref_sparse_chunks(const mmaref_work *work)
{
    return (uint16_t)(1u << (work->row->m_log2 + metadata_of(work)->columns_log2));
}

static uint16_t find(const mmaref_work *work, const mmaref_layout_row *metadata, unsigned chunk)
{
    unsigned first = (unsigned)work->operands->selector << metadata->rows_log2 << metadata->columns_log2;

    return mmaref_layout_find(metadata, (uint16_t)(first + chunk));
}

uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t chunk)
{
    return find(work, metadata_of(work), chunk);
}

uint8_t mmaref_sparse_column(const mmaref_work *work, uint16_t row, uint8_t stored)
{
    const mmaref_layout_row *metadata = metadata_of(work);
    uint8_t log2 = (uint8_t)(work->row->k_log2 - 1 - metadata->columns_log2); /* of the stored elements in a chunk */
    unsigned chunk = (unsigned)stored >> log2;
    unsigned rest = stored - (chunk << log2);
    uint16_t at = find(work, metadata, ((unsigned)row << metadata->columns_log2) + chunk);
    uint32_t nibble = mmaref_element_load(work->operands->e, at, NIBBLE_LOG2);
    unsigned quarter = (unsigned)nibble >> (rest << 1 >> log2 << 1) & 3;

    return (uint8_t)((chunk << (log2 + 1)) + (quarter << log2 >> 1) + (rest & ((1u << log2 >> 1) - 1)));
}

/* The metadata that is allowed, bit n for nibble n: a half; two quarters in ascending order;
 * any two. */
static uint16_t allowed(const mmaref_work *work)
{
    if (mmaref_sparse_chunk(work->row) == 2) {
        return 0x4010;
    }
    return mmaref_row_word(work->row, MMAREF_QUALIFIER_ACTION) == MMAREF_WORD_SP_ORDERED_METADATA ? 0x7310 : 0x7bde;
}

mmaref_status mmaref_selector_check(const mmaref_work *work, mmaref_error *error)
{
    uint32_t selector = work->operands->selector;

    if (selector >> metadata_of(work)->products_log2 != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_SELECTOR, 0, selector);
    }
    return MMAREF_OK;
}

mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error)
{
    mmaref_status status = mmaref_selector_check(work, error);
    uint16_t chunks = mmaref_sparse_chunks(work);
    uint16_t chunk;

    for (chunk = 0; status == MMAREF_OK && chunk < chunks; chunk++) {
        uint16_t at = mmaref_sparse_nibble(work, chunk);
        uint32_t nibble = mmaref_element_load(work->operands->e, at, NIBBLE_LOG2);
        if (((uint32_t)allowed(work) >> nibble & 1) == 0) {
            uint8_t lane = (uint8_t)(at >> NIBBLES_LOG2);
            status = mmaref_fail_at(error, MMAREF_REASON_METADATA, lane, nibble);
        }
    }
    return status;
}
