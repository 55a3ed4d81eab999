/* SPDX-License-Identifier: MIT */
/* One warp-level instruction: its row, its fragments, its registers and memory, metadata and scale factors.
 * Owned by instruction.c, fragment.c, move.c, sparse.c, scale.c, mma*.c, arithmetic.c and library.c. */
#ifndef MMAREF_WARP_H
#define MMAREF_WARP_H

#include "mmaref_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Errors ---------------------------------------------------------- */

/* Fills *error unless it is NULL; returns the status of the reason (MMAREF_REASON_...). */
mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason);

/* The same, naming register contents. */
mmaref_status mmaref_fail_at(mmaref_error *error, uint8_t reason, uint8_t lane, uint32_t bits);

/* Texts that MMAREF_WITHOUT_TEXTS drops. */
#ifdef MMAREF_WITHOUT_TEXTS
#define MMAREF_TEXT(text) NULL
#else
#define MMAREF_TEXT(text) (text)
#endif

/* ---- Instructions: instruction.c ---------------------------------------- */

/* What the tables say of one instruction, but for its tokens. */
typedef struct {
    uint16_t id;
    uint8_t m_log2, n_log2, k_log2;
    uint8_t matrices_log2;           /* of the matrices that ldmatrix or stmatrix moves (.num), 0 elsewhere */
    bool transposed;                 /* these are (.trans) */
    uint8_t layout[MMAREF_OPERANDS]; /* row of mmaref_layout_rows; MMAREF_LAYOUT_NONE: no such operand */
    uint8_t format[MMAREF_OPERANDS]; /* row of mmaref_format_rows, mostly that of the type; 0: metadata, no operand */
    uint8_t rounding;                /* token of the modifier, or NONE */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    uint8_t availability;            /* row of mmaref_availabilities: versions, targets and profiles that have it */
} mmaref_instruction_row;

/* Fills `row` in, with the fragments that `arithmetic` (NULL: the default ones) asks for, and returns it; NULL for a
 * number that is that of no instruction, or of one that is left out of this build. */
const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction,
                                            const mmaref_arithmetic *arithmetic, mmaref_instruction_row *row);

/* The token of a qualifier, as mmaref_instruction_token gives it: looked up by the number of the instruction. */
uint8_t mmaref_row_token(const mmaref_instruction_row *row, uint8_t qualifier);

/* The operand that wmma.load or wmma.store moves, whose matrix is a, b, c or d. */
uint8_t mmaref_moved_operand(const mmaref_instruction *instruction);

/* log2 of the bits of one element of an operand: metadata 2, scale factors 3. */
uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand);

/* ---- Layouts --------------------------------------------------------- */

/* The bit of the fragment index that supplies bit `bit` of a place. */
static inline unsigned mmaref_layout_source(const mmaref_layout_row *layout, unsigned bit)
{
    return (unsigned)layout->sources[bit >> 1] >> (bit & 1u) * 4u & 15u;
}

/* The layout of an operand that a row has. */
const mmaref_layout_row *mmaref_layout_of(const mmaref_instruction_row *row, uint8_t operand);

/* Fragment index (lane * elements + element) of the first copy of a place (its
 * row-major index, products stacked). The map is linear: the index of x ^ y is the
 * index of x ^ the index of y. A place outside the matrix has an index that means nothing. */
uint16_t mmaref_layout_find(const mmaref_layout_row *layout, uint16_t place);

/* A fragment of an operand: one layout, repeated for each matrix that ldmatrix or stmatrix
 * moves, its matrix turned by .trans. */
typedef struct {
    const mmaref_layout_row *layout;
    uint8_t matrices_log2, elements_log2; /* elements of all matrices */
    uint8_t rows_log2, columns_log2;
    uint8_t width_log2; /* bits of an element */
    bool transposed;
} mmaref_fragment;

/* False for an operand that the instruction has not. `arithmetic` may be NULL. */
bool mmaref_fragment_open(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *arithmetic, uint8_t operand);

/* The coordinate of a fragment index, lane << elements_log2 | element, and the index of the
 * first copy of a coordinate. Pre: in range. */
void mmaref_fragment_locate(const mmaref_fragment *fragment, uint16_t index, mmaref_coordinate *coordinate);
uint16_t mmaref_fragment_find(const mmaref_fragment *fragment, const mmaref_coordinate *coordinate);

/* The container of an element, 2^width_log2 bits, by its index in a fragment's registers: lane << elements_log2 |
 * element. */
static inline uint32_t mmaref_element_load(const uint32_t *registers, uint16_t index, uint8_t width_log2)
{
    uint32_t bit = (uint32_t)index << width_log2;
    uint32_t word = registers[bit >> 5] >> (bit & 31);

    return width_log2 >= 5 ? word : word & (((uint32_t)1 << (1u << width_log2)) - 1);
}

/* Of any width, 64 bits included. */
void mmaref_element_store(uint32_t *registers, uint16_t index, uint8_t width_log2,
                          uint64_t value);

/* ---- Memory ---------------------------------------------------------- */

/* An access to the caller's memory: where the elements of a fragment lie there. */
typedef struct {
    mmaref_fragment fragment;
    mmaref_matrix matrix;    /* but for its `first`: */
    uint64_t origin;         /* the bit at which row 0, column 0 is */
    const uint32_t *address; /* not NULL: where each row of every product is instead, in bytes */
    uint16_t product;
    uint8_t width;   /* bits of an element in memory */
    bool is_signed;  /* narrower in memory than in a register, where its sign fills the bits above it */
    uint8_t outside; /* MMAREF_REASON_... of an element that is not in memory */
} mmaref_access;

/* An access to product 0 of an operand, at bit 0 of rows, in no memory yet; leaving it is
 * MMAREF_REASON_MATRIX_OUTSIDE. False where the instruction has not the operand. */
bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand);

/* Moves the elements to memory or from there, if each of them lies inside the matrix; else
 * the status of access->outside, error->lane and error->bits naming the first that does not and its address. */
mmaref_status mmaref_move(const mmaref_access *access, uint32_t *registers, bool store, mmaref_error *error);

/* mmaref_fragment_pack, or where `store` is set mmaref_fragment_unpack, given the instruction's row, or NULL. */
mmaref_status mmaref_fragment_move(const mmaref_instruction_row *row, uint8_t operand, uint16_t product,
                                   const mmaref_matrix *matrix, uint32_t *registers, bool store,
                                   mmaref_error *error);

/* ---- An instruction at work ------------------------------------------- */

/* One warp-level instruction at work. */
typedef struct mmaref_work {
    mmaref_instruction_row row;
    const mmaref_operands *operands;
    uint32_t *d;
} mmaref_work;

/* Sparse A (9.7.14.6.1): whether an instruction has it; the columns in a chunk; the chunks of all rows,
 * which follow each other; the fragment index of the metadata of a chunk; whether the selector, and metadata
 * too, are allowed. */
static inline bool mmaref_is_sparse(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SPARSE && row->layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row);
uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t chunk);
mmaref_status mmaref_selector_check(const mmaref_work *work, mmaref_error *error);
mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error);

/* The stored elements of a row of sparse A, whose logical columns are asked for one after the other: the metadata of
 * a chunk is loaded once for all its elements. */
typedef struct {
    const mmaref_layout_row *metadata;
    const uint32_t *e;  /* the registers of the metadata */
    uint16_t first;     /* the fragment index of the metadata of the first chunk of the row */
    uint8_t kept_log2;  /* log2 of the stored elements of a chunk */
    uint8_t chunk;      /* the chunk whose metadata `nibble` is */
    uint8_t nibble;
} mmaref_stored_row;

void mmaref_stored_row_open(mmaref_stored_row *stored, const mmaref_work *work, uint16_t row);
uint8_t mmaref_stored_column(mmaref_stored_row *stored, uint8_t number);

/* Block scaling (9.7.14.3): whether a row has it; scale factors along K; whether the
 * selectors are allowed; the pattern of the factor of chunk `chunk` of row (of scale_A) or
 * column (of scale_B) `line`. */
static inline bool mmaref_is_scaled(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SCALE && row->layout[MMAREF_OPERAND_SCALE_A] != MMAREF_LAYOUT_NONE;
}

uint8_t mmaref_scale_vector(const mmaref_instruction_row *row);
mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error);
uint8_t mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk);

/* D = A * B + C by kind of element; *coverage gains MMAREF_COVER_... bits unless it is NULL. Pre: operands are there,
 * the block is sound. */
void mmaref_mma_float(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage);
void mmaref_mma_integer(const mmaref_work *work);

/* The rounding of a step: the instruction's modifier, else the block's. */
uint8_t mmaref_rounding_of(const mmaref_instruction_row *row, const mmaref_arithmetic *arithmetic);

#ifdef __cplusplus
}
#endif

#endif
