/* SPDX-License-Identifier: MIT */
/* Room warp: where the elements of an instruction's operands are, in registers and in memory. It moves bits and
 * computes no values. Not for users.
 *
 *   warp_layout.c    fragment index to coordinate, and back
 *   warp_pack.c      moves fragments between registers and matrices in memory
 *   warp_ldmatrix.c  ldmatrix, stmatrix, movmatrix, wmma.load and wmma.store
 *   warp_sparse.c    a sparse A: its metadata; dense and sparse storage
 *   warp_scale.c     scale factors: their place in registers */
#ifndef MMAREF_WARP_H
#define MMAREF_WARP_H

#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Layouts: warp_layout.c -------------------------------------------- */

/* The bit of the fragment index that is bit `bit` of a place, a row-major index (see mmaref_layout_row). */
static inline unsigned mmaref_layout_source(const mmaref_layout_row *layout, unsigned bit)
{
    return (unsigned)layout->sources[bit >> 1] >> (bit & 1u) * 4u & 15u;
}

/* The fragment index (lane * elements + element) of the first copy of a place. The map is linear over xor: index(x ^ y)
 * = index(x) ^ index(y). The index of a place outside the matrix means nothing. */
uint16_t mmaref_layout_find(const mmaref_layout_row *layout, uint16_t place);

/* A fragment of an operand: its layout, once per matrix that ldmatrix or stmatrix moves, transposed by .trans. */
typedef struct {
    const mmaref_layout_row *layout;
    uint8_t matrices_log2, elements_log2; /* elements per lane, of all matrices */
    uint8_t rows_log2, columns_log2;
    uint8_t width_log2; /* bits per element */
    uint8_t shift, number_width; /* bits below the number in it, and of the number */
    bool transposed;
} mmaref_fragment;

/* False if the row is NULL or lacks the operand. */
bool mmaref_fragment_of_row(mmaref_fragment *fragment, const mmaref_instruction_row *row, uint8_t operand);

/* False if the instruction lacks the operand. `arithmetic` may be NULL. */
bool mmaref_fragment_open(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *arithmetic, uint8_t operand);

/* Its elements in all lanes: fragment indices are below this. */
static inline unsigned mmaref_fragment_end(const mmaref_fragment *fragment)
{
    return 1u << fragment->elements_log2 << mmaref_lanes_log2(fragment->layout);
}

/* The coordinate of a fragment index, and the index of the first copy of a coordinate. Pre: in range. */
void mmaref_fragment_locate(const mmaref_fragment *fragment, uint16_t index, mmaref_coordinate *coordinate);
uint16_t mmaref_fragment_find(const mmaref_fragment *fragment, const mmaref_coordinate *coordinate);

/* The container of 2^width_log2 bits at a fragment index; of 64-bit elements the low half. */
static inline uint32_t mmaref_element_load(const uint32_t *registers, uint16_t index, uint8_t width_log2)
{
    uint32_t bit = (uint32_t)index << width_log2;
    uint32_t word = registers[bit >> 5] >> (bit & 31);

    return width_log2 >= 5 ? word : word & (((uint32_t)1 << (1u << width_log2)) - 1);
}

/* The same, of 64 bits too. */
void mmaref_element_store(uint32_t *registers, uint16_t index, uint8_t width_log2,
                          uint64_t value);

/* ---- Memory: warp_pack.c ----------------------------------------------- */

/* An access to the caller's memory: where a fragment's elements are in it. */
typedef struct {
    mmaref_fragment fragment;
    mmaref_matrix matrix;    /* `first` is not used, but */
    uint64_t origin;         /* the first bit of row 0, column 0 */
    const uint32_t *address; /* byte address of each row of each product; NULL: the matrix says */
    uint16_t product;
    uint8_t width;   /* bits per element in memory */
    bool is_signed;  /* an element narrower than in a register is sign-extended */
    uint8_t outside; /* MMAREF_REASON_... for an element outside the memory */
} mmaref_access;

/* An access to product 0 of an operand, from bit 0 on; the memory is not set, the reason `outside` is
 * MMAREF_REASON_MATRIX_OUTSIDE. False if the instruction lacks the operand, or the row is NULL. */
bool mmaref_access_of_row(mmaref_access *access, const mmaref_instruction_row *row, uint8_t operand);
bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand);

/* Moves the elements to or from memory if all of them are inside it; else moves none, and the error has the reason
 * access->outside, and the lane and address of the first one outside. */
mmaref_status mmaref_move(const mmaref_access *access, uint32_t *registers, bool store, mmaref_error *error);

/* Moves the elements of the first rows and columns, or all, without `address`. Pre: they are inside the memory. */
void mmaref_move_part(const mmaref_access *access, size_t rows, size_t columns, uint32_t *registers, bool store);

/* Moves the element at a fragment index, which in memory begins at a bit. Pre: it is inside the memory. */
void mmaref_move_element(const mmaref_access *access, unsigned index, uint64_t bit, uint32_t *registers, bool store);

/* mmaref_fragment_pack, or with `store` mmaref_fragment_unpack, for an instruction's row, which may be NULL. */
mmaref_status mmaref_fragment_move(const mmaref_instruction_row *row, uint8_t operand, uint16_t product,
                                   const mmaref_matrix *matrix, uint32_t *registers, bool store,
                                   mmaref_error *error);

/* ---- The execution of an instruction ---------------------------------- */

/* One execution of a warp-level instruction. */
typedef struct mmaref_work {
    mmaref_instruction_row row;
    const mmaref_operands *operands;
    uint32_t *d;
} mmaref_work;

/* ---- Sparse A (9.7.14.6.1): warp_sparse.c ------------------------------- */

/* The chunks of A are numbered row by row. The fragment index of a chunk's metadata; whether the selector is legal;
 * whether the selector and all metadata are. */
uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t chunk);
mmaref_status mmaref_selector_check(const mmaref_work *work, mmaref_error *error);
mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error);

/* Reads the logical columns of the stored elements of one row of sparse A. It keeps the metadata of the last chunk, as
 * columns are asked for in ascending order. */
typedef struct {
    const mmaref_layout_row *metadata;
    const uint32_t *e;   /* metadata registers */
    uint16_t first;      /* fragment index of the first chunk's metadata */
    uint8_t stored_log2; /* log2 of stored elements per chunk */
    uint8_t chunk;       /* the chunk that `nibble` belongs to */
    uint8_t nibble;
} mmaref_stored_row;

void mmaref_stored_row_open(mmaref_stored_row *stored, const mmaref_work *work, uint16_t row);
uint8_t mmaref_stored_column(mmaref_stored_row *stored, uint8_t number);

/* ---- Scale factors (9.7.14.3): warp_scale.c ------------------------------ */

/* Whether the selectors are legal. Pattern `chunk` along K, of row (scale_A) or column (scale_B) `line`. */
mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error);
uint8_t mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk);

#ifdef __cplusplus
}
#endif

#endif
