/* SPDX-License-Identifier: MIT */
/* Instructions that move matrices: ldmatrix (PTX ISA 9.7.14.5.15), stmatrix (9.7.14.5.16), movmatrix (9.7.14.5.17),
 * wmma.load and wmma.store (9.7.14.4.3, 9.7.14.4.4). All but movmatrix call mmaref_move. */
#include "warp.h"

/* A matrix row of ldmatrix or stmatrix in memory, by element type. Its address is a multiple of its bytes. */
typedef MMAREF_FLASH struct {
    uint8_t source; /* the token */
    uint8_t bits;   /* of an element */
    uint8_t bytes;  /* per row, padding included */
    bool is_signed; /* sign-extended into the register */
    uint8_t unaligned;
} row_format;

static const row_format row_formats[] = {
    { MMAREF_TOKEN_NONE, 0, 16, false, MMAREF_REASON_ROW_ADDRESS }, /* as wide as in the register */
    { MMAREF_TYPE_B6X16_P32, 6, 16, false, MMAREF_REASON_ROW_ADDRESS },
    { MMAREF_TYPE_B4X16_P64, 4, 16, false, MMAREF_REASON_ROW_ADDRESS },
    { MMAREF_TYPE_S4, 4, 8, true, MMAREF_REASON_ROW_ADDRESS_8 },
};

static const row_format *row_format_of(const mmaref_instruction *instruction)
{
    uint8_t source = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SOURCE);
    uint8_t i = sizeof row_formats / sizeof row_formats[0];

    while (--i != 0 && row_formats[i].source != source) {
    }
    return &row_formats[i];
}

/* How many lanes must have a valid address: one per row, but all for .target sm_75 and below (9.7.14.5.15), known by
 * `fragments`. */
static uint8_t addressed_lanes(const mmaref_access *access, const mmaref_arithmetic *arithmetic)
{
    if (arithmetic != NULL &&
        (arithmetic->fragments == MMAREF_FRAGMENTS_SM_70 || arithmetic->fragments == MMAREF_FRAGMENTS_SM_75)) {
        return (uint8_t)(1u << mmaref_lanes_log2(access->fragment.layout));
    }
    return (uint8_t)(1u << access->fragment.rows_log2 << access->fragment.matrices_log2);
}

/* Checks the addresses of the first `lanes` lanes. */
static mmaref_status check_rows(const mmaref_access *access, const row_format *format, uint8_t lanes,
                                mmaref_error *error)
{
    uint8_t lane;

    for (lane = 0; lane < lanes; lane++) {
        uint32_t address = access->address[lane];
        if (address % format->bytes != 0) {
            return mmaref_fail_at(error, format->unaligned, lane, address);
        }
        if (access->matrix.size < format->bytes || address > access->matrix.size - format->bytes) {
            return mmaref_fail_at(error, MMAREF_REASON_ROW_OUTSIDE, lane, address);
        }
    }
    return MMAREF_OK;
}

static mmaref_status move_rows(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const uint8_t *memory, size_t size, const uint32_t *address, uint32_t *registers,
                               mmaref_error *error, bool store)
{
    const row_format *format;
    mmaref_access access;
    mmaref_status status;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (memory == NULL || address == NULL || registers == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARRAY);
    }
    if (!mmaref_access_open(&access, instruction, NULL, store ? MMAREF_OPERAND_A : MMAREF_OPERAND_D) ||
        mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) !=
            (store ? MMAREF_TOKEN_STMATRIX : MMAREF_TOKEN_LDMATRIX)) {
        return mmaref_fail(error, store ? MMAREF_REASON_NOT_STMATRIX : MMAREF_REASON_NOT_LDMATRIX);
    }
    access.matrix.bytes = (uint8_t *)memory; /* only stmatrix writes it */
    access.matrix.size = size;
    access.address = address;
    format = row_format_of(instruction);
    if (format->bits != 0) {
        access.width = format->bits;
        access.is_signed = format->is_signed;
    }
    status = check_rows(&access, format, addressed_lanes(&access, arithmetic), error);
    return status == MMAREF_OK ? mmaref_move(&access, registers, store, error) : status;
}

mmaref_status mmaref_ldmatrix(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                              const uint8_t *memory, size_t size, const uint32_t address[MMAREF_LANES],
                              uint32_t *d, mmaref_error *error)
{
    return move_rows(instruction, arithmetic, memory, size, address, d, error, false);
}

mmaref_status mmaref_stmatrix(const mmaref_instruction *instruction, const uint32_t address[MMAREF_LANES],
                              const uint32_t *a, uint8_t *memory, size_t size, mmaref_error *error)
{
    return move_rows(instruction, NULL, memory, size, address, (uint32_t *)a, error, true); /* a is only read */
}

/* ---- movmatrix --------------------------------------------------------- */

static void swap(uint32_t *registers, uint8_t width_log2, uint16_t x, uint16_t y)
{
    uint32_t kept = mmaref_element_load(registers, x, width_log2);

    mmaref_element_store(registers, x, width_log2, mmaref_element_load(registers, y, width_log2));
    mmaref_element_store(registers, y, width_log2, kept);
}

mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction, const uint32_t a[MMAREF_LANES],
                               uint32_t d[MMAREF_LANES], mmaref_error *error)
{
    mmaref_fragment fragment; /* of A; D has the same layout */
    mmaref_coordinate coordinate;
    uint16_t index;

    if (!MMAREF_HAS_MOVE) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (a == NULL || d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARRAY);
    }
    if (!mmaref_fragment_open(&fragment, instruction, NULL, MMAREF_OPERAND_A) ||
        mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) != MMAREF_TOKEN_MOVMATRIX) {
        return mmaref_fail(error, MMAREF_REASON_NOT_MOVMATRIX);
    }
    for (index = 0; index >> mmaref_lanes_log2(fragment.layout) == 0; index++) { /* a register each */
        d[index] = a[index];
    }
    for (index = 0; index >> fragment.elements_log2 >> mmaref_lanes_log2(fragment.layout) == 0; index++) {
        fragment.transposed = false;
        mmaref_fragment_locate(&fragment, index, &coordinate);
        fragment.transposed = true;
        if (coordinate.row < coordinate.column) {
            swap(d, fragment.width_log2, index, mmaref_fragment_find(&fragment, &coordinate));
        }
    }
    return MMAREF_OK;
}

/* ---- wmma.load, wmma.store --------------------------------------------- */

/* Alignment and stride (9.7.14.4.2): each row starts at a multiple of the size of a lane's fragment. */
static mmaref_status check_stride(const mmaref_fragment *fragment, uint32_t default_stride, uint32_t stride, uint32_t p,
                                mmaref_error *error)
{
    uint32_t elements = (uint32_t)1 << fragment->elements_log2;

    if ((p & ((elements << fragment->width_log2 >> 3) - 1)) != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_ADDRESS, MMAREF_LANES, p);
    }
    if (stride < default_stride) {
        return mmaref_fail_at(error, MMAREF_REASON_STRIDE, MMAREF_LANES, stride);
    }
    if (stride % elements != 0) {
        return mmaref_fail_at(error, MMAREF_REASON_ROWS, MMAREF_LANES, stride);
    }
    return MMAREF_OK;
}

static mmaref_status load_or_store(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                   const uint8_t *memory, size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                                   mmaref_error *error, bool store)
{
    mmaref_access access;
    mmaref_status status;
    uint32_t default_stride;

    if (!MMAREF_HAS_MOVE || !MMAREF_HAS_WMMA) {
        return mmaref_fail(error, MMAREF_REASON_LEFT_OUT);
    }
    if (memory == NULL || r == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_ARRAY);
    }
    if (instruction == NULL ||
        mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) !=
            (store ? MMAREF_TOKEN_STORE : MMAREF_TOKEN_LOAD) ||
        !mmaref_access_open(&access, instruction, arithmetic, mmaref_moved_operand(instruction))) {
        return mmaref_fail(error, store ? MMAREF_REASON_NOT_WMMA_STORE : MMAREF_REASON_NOT_WMMA_LOAD);
    }
    access.matrix.bytes = (uint8_t *)memory; /* only wmma.store writes it */
    access.matrix.size = size;
    access.matrix.column_major = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_LAYOUT) == MMAREF_TOKEN_COL;
    default_stride = (uint32_t)1 << (access.matrix.column_major ? access.fragment.rows_log2
                                                                : access.fragment.columns_log2);
    access.matrix.leading = stride == MMAREF_STRIDE_DEFAULT ? default_stride : stride;
    access.origin = (uint64_t)p * 8;
    status = check_stride(&access.fragment, default_stride, access.matrix.leading, p, error);
    return status == MMAREF_OK ? mmaref_move(&access, r, store, error) : status;
}

mmaref_status mmaref_wmma_load(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                               const uint8_t *memory, size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                               mmaref_error *error)
{
    return load_or_store(instruction, arithmetic, memory, size, p, stride, r, error, false);
}

mmaref_status mmaref_wmma_store(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                const uint32_t *r, uint8_t *memory, size_t size, uint32_t p, uint32_t stride,
                                mmaref_error *error)
{
    return load_or_store(instruction, arithmetic, memory, size, p, stride, (uint32_t *)r, /* only read */
                         error, true);
}
