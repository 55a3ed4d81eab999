/* SPDX-License-Identifier: MIT */
/* Room instruction: what an instruction is, which targets have it, and which arithmetic blocks suit it. Not for users.
 *
 *   instruction.c          an instruction's number to its mmaref_instruction_row, from the tables
 *   instruction_target.c   targets and PTX ISA versions
 *   instruction_profile.c  the block of a profile, and whether a block suits an instruction
 *
 * "Row" in names here is the mmaref_instruction_row. */
#ifndef MMAREF_INSTRUCTION_H
#define MMAREF_INSTRUCTION_H

#include "number.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Rows: instruction.c ------------------------------------------------ */

/* What the tables say of one instruction, except its tokens. */
typedef struct {
    uint16_t id;
    uint8_t m_log2, n_log2, k_log2;
    uint8_t matrices_log2;           /* matrices of ldmatrix or stmatrix (.num); else 0 */
    bool transposed;                 /* .trans */
    uint8_t layout[MMAREF_OPERANDS]; /* index in mmaref_layout_rows; MMAREF_LAYOUT_NONE: no such operand */
    uint8_t format[MMAREF_OPERANDS]; /* index in mmaref_format_rows; 0: metadata, or no operand */
    uint8_t rounding;                /* token of the modifier, or NONE */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    uint8_t availability;            /* index in mmaref_availabilities */
} mmaref_instruction_row;

/* Fills `row` in and returns it; NULL if no instruction of this build has the number. `arithmetic` chooses the wmma
 * fragments (NULL: the default ones). */
const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction,
                                            const mmaref_arithmetic *arithmetic, mmaref_instruction_row *row);

/* mmaref_instruction_token of the row's instruction. It decodes the tables anew. */
uint8_t mmaref_row_token(const mmaref_instruction_row *row, uint8_t qualifier);

/* The operand that wmma.load or wmma.store moves. */
uint8_t mmaref_moved_operand(const mmaref_instruction *instruction);

/* log2 of the bits per element of an operand: of metadata 2, of scale factors 3. */
uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand);

/* log2 of the lanes of a layout: of the same for all layouts, or of the row. */
static inline uint8_t mmaref_lanes_log2(const mmaref_layout_row *layout)
{
#if MMAREF_LANES_LOG2 == 0
    return layout->lanes_log2;
#else
    (void)layout;
    return MMAREF_LANES_LOG2;
#endif
}

/* The layout of an operand. Pre: the instruction has the operand. */
const mmaref_layout_row *mmaref_layout_of(const mmaref_instruction_row *row, uint8_t operand);

/* Whether A is sparse (9.7.14.6.1), and then the columns of A per chunk of metadata. */
static inline bool mmaref_is_sparse(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SPARSE && row->layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row);

/* Whether there are scale factors (9.7.14.3), and then how many along K. */
static inline bool mmaref_is_scaled(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SCALE && row->layout[MMAREF_OPERAND_SCALE_A] != MMAREF_LAYOUT_NONE;
}

uint8_t mmaref_scale_vector(const mmaref_instruction_row *row);

/* ---- Arithmetic: instruction_profile.c ---------------------------------- */

/* The rounding of a step: by the instruction's modifier, else by the block. */
uint8_t mmaref_rounding_of(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic);

/* MMAREF_OK if the block suits the instruction. Pre: it multiplies floating-point numbers. */
mmaref_status mmaref_arithmetic_fits(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic,
                                     mmaref_error *error);

#ifdef __cplusplus
}
#endif

#endif
