/* SPDX-License-Identifier: MIT */
/* Between matrices in memory and fragments in registers. See mmaref.h. */
#include "mmaref_internal.h"

/* The bit at which nothing is, in any memory, and from which on places can still be counted. */
#define FAR_AWAY ((uint64_t)1 << 63)

bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    if (!mmaref_fragment_open(&access->fragment, instruction, arithmetic, operand)) {
        return false;
    }
    access->matrix.column_major = false;
    access->origin = 0;
    access->address = NULL;
    access->product = 0;
    access->outside = MMAREF_REASON_MATRIX_OUTSIDE;
    access->width = (uint8_t)(1u << access->fragment.width_log2);
    return true;
}

/* The place of an element and the bit at which it starts; false if it is of another product. */
static bool locate(const mmaref_access *access, unsigned index, mmaref_place *place, uint64_t *bit)
{
    const mmaref_matrix *matrix = &access->matrix;
    uint16_t major, minor;

    mmaref_fragment_locate(&access->fragment, (uint16_t)index, place);
    if (access->address != NULL) {
        uint32_t row = access->address[place->product << access->fragment.rows_log2 | place->row];
        *bit = (uint64_t)row * 8 + (uint16_t)(access->width * place->column);
        return true;
    }
    major = matrix->column_major ? place->column : place->row;
    minor = matrix->column_major ? place->row : place->column;
    *bit = access->origin + ((uint64_t)major * matrix->leading + minor) * access->width;
    return place->product == access->product;
}

static mmaref_status fail_outside(const mmaref_access *access, unsigned index, const mmaref_place *place, uint64_t bit,
                                  mmaref_error *error)
{
    mmaref_status status = mmaref_fail_at(error, access->outside, (uint8_t)(index >> access->fragment.elements_log2),
                                          (uint32_t)(bit >> 3));

    if (error != NULL) {
        error->row = place->row;
        error->column = place->column;
    }
    return status;
}

/* Moves up to eight bits: element `index` of 2^width_log2 bits, to or from a bit in memory. Those of a
 * load may lie in two bytes. */
static void move_bits(const mmaref_access *access, uint64_t bit, uint32_t *registers, uint16_t index,
                      uint8_t width_log2, bool store)
{
    uint8_t *byte = access->matrix.bytes + (size_t)(bit >> 3);
    uint8_t within = (uint8_t)(bit & 7);
    unsigned mask = access->width < 8 ? (1u << access->width) - 1 : 0xff;

    if (store) {
        uint32_t value = mmaref_element_load(registers, index, width_log2);
        *byte = (uint8_t)((*byte & ~(mask << within)) | ((unsigned)value & mask) << within);
    } else {
        unsigned window = byte[0];
        if (mask << within > 0xff) {
            window |= (unsigned)byte[1] << 8;
        }
        mmaref_element_store(registers, index, width_log2, window >> within & mask);
    }
}

/* Moves an element, byte by byte. */
static void move_element(const mmaref_access *access, unsigned index, uint64_t bit, uint32_t *registers, bool store)
{
    uint8_t width_log2 = access->fragment.width_log2 < 3 ? access->fragment.width_log2 : 3; /* of a byte */
    uint16_t at = (uint16_t)(index << (access->fragment.width_log2 - width_log2));
    uint8_t done;

    for (done = 0; done < access->width; done = (uint8_t)(done + 8), bit += 8, at++) {
        move_bits(access, bit, registers, at, width_log2, store);
    }
}

mmaref_status mmaref_move(const mmaref_access *access, uint32_t *registers, bool store, mmaref_error *error)
{
    mmaref_place place;
    uint64_t bit;
    unsigned index, pass;

    for (pass = 0; pass < 2; pass++) { /* look, then move */
        for (index = 0; index >> access->fragment.elements_log2 < MMAREF_LANES; index++) {
            if (!locate(access, index, &place, &bit)) {
                continue;
            }
            if (pass == 0 && (bit + access->width - 1) >> 3 >= access->matrix.size) {
                return fail_outside(access, index, &place, bit, error);
            }
            if (pass != 0 && (!store || mmaref_fragment_find(&access->fragment, &place) == index)) {
                move_element(access, index, bit, registers, store);
            }
        }
    }
    return MMAREF_OK;
}

static mmaref_status pack_or_unpack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                    uint8_t operand, uint16_t product, const mmaref_matrix *matrix,
                                    uint32_t *registers, bool store, mmaref_error *error)
{
    mmaref_access access;

    if (matrix == NULL || matrix->bytes == NULL || registers == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_MATRIX);
    }
    if (!mmaref_access_open(&access, instruction, arithmetic, operand) ||
        product >> (access.fragment.layout->products_log2 + access.fragment.matrices_log2) != 0) {
        return mmaref_fail(error, MMAREF_REASON_NO_OPERAND);
    }
    access.matrix = *matrix;
    access.product = product;
    access.origin = (uint64_t)matrix->first >> 56 == 0 ? (uint64_t)matrix->first * access.width : FAR_AWAY;
    access.outside = MMAREF_REASON_OUTSIDE_MEMORY;
    return mmaref_move(&access, registers, store, error);
}

mmaref_status mmaref_fragment_pack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                   uint8_t operand, uint16_t product, const mmaref_matrix *matrix,
                                   uint32_t *registers, mmaref_error *error)
{
    return pack_or_unpack(instruction, arithmetic, operand, product, matrix, registers, false, error);
}

mmaref_status mmaref_fragment_unpack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     uint8_t operand, uint16_t product, const uint32_t *registers,
                                     const mmaref_matrix *matrix, mmaref_error *error)
{
    return pack_or_unpack(instruction, arithmetic, operand, product, matrix, (uint32_t *)registers, /* only read */
                          true, error);
}
