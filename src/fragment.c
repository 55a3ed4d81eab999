/* SPDX-License-Identifier: MIT */
/* Between matrices in memory and fragments in registers. See mmaref.h. */
#include "mmaref_internal.h"

/* The bit at which nothing is, in any memory, and from which on places can still be counted. */
#define FAR_AWAY ((uint64_t)1 << 63)

bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand, const mmaref_matrix *matrix)
{
    if (!mmaref_fragment_open(&access->fragment, instruction, arithmetic, operand)) {
        return false;
    }
    access->matrix = matrix;
    access->origin = 0;
    access->address = NULL;
    access->product = 0;
    access->width = (uint8_t)(1u << access->fragment.width_log2);
    return true;
}

static uint16_t indices_of(const mmaref_access *access)
{
    return (uint16_t)((uint16_t)MMAREF_LANES << access->fragment.elements_log2);
}

/* The place of an element and the bit at which it starts; false if it is of another product. */
static bool locate(const mmaref_access *access, uint16_t index, mmaref_place *place, uint64_t *bit)
{
    const mmaref_matrix *matrix = access->matrix;
    uint16_t major, minor;

    mmaref_fragment_locate(&access->fragment, index, place);
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

mmaref_status mmaref_access_check(const mmaref_access *access, uint8_t reason, mmaref_error *error)
{
    mmaref_status status;
    mmaref_place place;
    uint64_t bit;
    uint16_t index;

    for (index = 0; index < indices_of(access); index++) {
        if (!locate(access, index, &place, &bit) || (bit + access->width - 1) >> 3 < access->matrix->size) {
            continue;
        }
        status = mmaref_fail_at(error, reason, (uint8_t)(index >> access->fragment.elements_log2), (uint32_t)(bit >> 3));
        if (error != NULL) {
            error->row = place.row;
            error->column = place.column;
        }
        return status;
    }
    return MMAREF_OK;
}

void mmaref_move(const mmaref_access *access, uint32_t *registers, bool store)
{
    uint8_t width_log2 = access->fragment.width_log2;
    mmaref_place place;
    uint64_t bit;
    uint16_t index;

    for (index = 0; index < indices_of(access); index++) {
        if (!locate(access, index, &place, &bit)) {
            continue;
        }
        if (!store) {
            mmaref_element_store(registers, index, width_log2,
                                 mmaref_memory_read(access->matrix->bytes, bit, access->width));
        } else if (mmaref_fragment_find(&access->fragment, &place) == index) {
            mmaref_memory_write(access->matrix->bytes, bit, access->width,
                                mmaref_element_load64(registers, index, width_log2));
        }
    }
}

static mmaref_status pack_or_unpack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                    uint8_t operand, uint16_t product, const mmaref_matrix *matrix,
                                    uint32_t *registers, bool store, mmaref_error *error)
{
    mmaref_access access;
    mmaref_status status;

    if (matrix == NULL || matrix->bytes == NULL || registers == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_MATRIX);
    }
    if (!mmaref_access_open(&access, instruction, arithmetic, operand, matrix) ||
        product >> (access.fragment.layout->products_log2 + access.fragment.matrices_log2) != 0) {
        return mmaref_fail(error, MMAREF_REASON_NO_OPERAND);
    }
    access.product = product;
    access.origin = (uint64_t)matrix->first >> 56 == 0 ? (uint64_t)matrix->first * access.width : FAR_AWAY;
    status = mmaref_access_check(&access, MMAREF_REASON_OUTSIDE_MEMORY, error);
    if (status == MMAREF_OK) {
        mmaref_move(&access, registers, store);
    }
    return status;
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
