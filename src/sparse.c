/* SPDX-License-Identifier: MIT */
/* Metadata of a sparse A (PTX ISA 9.7.14.6.1). See mmaref_internal.h. */
#include "mmaref_internal.h"

/* Four bits of metadata: two 2-bit indices, or the pattern of a 1:2 chunk. */
#define NIBBLE_LOG2 2
#define EVEN_OF_TWO 0x4u /* 1:2: the even element is stored */
#define ODD_OF_TWO 0xeu

bool mmaref_is_sparse(const mmaref_instruction_row *row)
{
    return row->layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
}

/* log2 of the stored elements in a chunk: 0 for 1:2, 1 for 2:4, 2 for pairwise 4:8. */
static uint8_t stored_log2(const mmaref_instruction_row *row)
{
    const mmaref_layout_row *a = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_A]];
    const mmaref_layout_row *e = &mmaref_layout_rows[row->layout[MMAREF_OPERAND_E]];

    return (uint8_t)(a->columns_log2 - e->columns_log2);
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row)
{
    return (uint8_t)(2u << stored_log2(row));
}

uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t row, uint16_t chunk)
{
    const mmaref_layout_row *e = &mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_E]];
    uint16_t place = (uint16_t)(((uint16_t)work->operands->selector << e->rows_log2 | row) << e->columns_log2 |
                                chunk);

    return mmaref_layout_find(e, place);
}

uint8_t mmaref_sparse_column(const mmaref_work *work, uint16_t row, uint8_t stored)
{
    uint8_t log2 = stored_log2(work->row);
    uint8_t chunk = (uint8_t)(stored >> log2);
    uint8_t nibble = (uint8_t)mmaref_element_load(work->operands->e, mmaref_sparse_nibble(work, row, chunk), NIBBLE_LOG2);
    uint8_t within; /* the column inside the chunk */

    if (log2 == 0) {
        within = nibble == ODD_OF_TWO;
    } else if (log2 == 1) {
        within = (uint8_t)(nibble >> 2 * (stored & 1) & 3);
    } else {
        within = (uint8_t)((nibble >> (stored & 2) & 3) << 1 | (stored & 1));
    }
    return (uint8_t)(chunk << (log2 + 1) | within);
}

static bool nibble_allowed(const mmaref_work *work, uint8_t nibble)
{
    uint8_t first = nibble & 3, second = (uint8_t)(nibble >> 2);

    if (stored_log2(work->row) == 0) {
        return nibble == EVEN_OF_TWO || nibble == ODD_OF_TWO;
    }
    if (work->instruction->word[MMAREF_QUALIFIER_ACTION] == MMAREF_WORD_SP_ORDERED_METADATA) {
        return first < second;
    }
    return first != second;
}

mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error)
{
    const mmaref_layout_row *e = &mmaref_layout_rows[work->row->layout[MMAREF_OPERAND_E]];
    uint16_t row, chunk;

    if (work->operands->selector >> e->products_log2 != 0) {
        (void)mmaref_fail(error, MMAREF_E_UNDEFINED, "the sparsity selector is out of range");
        if (error != NULL) {
            error->bits = work->operands->selector;
        }
        return MMAREF_E_UNDEFINED;
    }
    for (row = 0; row >> e->rows_log2 == 0; row++) {
        for (chunk = 0; chunk >> e->columns_log2 == 0; chunk++) {
            uint16_t at = mmaref_sparse_nibble(work, row, chunk);
            uint8_t nibble = (uint8_t)mmaref_element_load(work->operands->e, at, NIBBLE_LOG2);
            if (nibble_allowed(work, nibble)) {
                continue;
            }
            (void)mmaref_fail(error, MMAREF_E_UNDEFINED, "metadata that is not allowed");
            if (error != NULL) {
                error->lane = (uint8_t)(at >> e->elements_log2);
                error->bits = nibble;
            }
            return MMAREF_E_UNDEFINED;
        }
    }
    return MMAREF_OK;
}
