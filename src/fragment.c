/* SPDX-License-Identifier: MIT */
/* Between matrices in memory and fragments in registers. See mmaref.h. */
#include "mmaref_internal.h"

/* Elements from the one in row 0, column 0 to that of a place: below 2^40. */
static uint64_t distance(const mmaref_matrix *matrix, const mmaref_place *place)
{
    uint16_t major = matrix->column_major ? place->column : place->row;
    uint16_t minor = matrix->column_major ? place->row : place->column;

    return (uint64_t)major * matrix->leading + minor;
}

/* The bit at which an element starts. */
static uint64_t bit_of(const mmaref_matrix *matrix, const mmaref_place *place, uint8_t width_log2)
{
    return ((uint64_t)matrix->first + distance(matrix, place)) << width_log2;
}

/* Whether an element lies inside; nothing overflows, whatever the matrix says. */
static bool is_inside(const mmaref_matrix *matrix, const mmaref_place *place, uint8_t width_log2)
{
    uint64_t bits = (uint64_t)(matrix->size < SIZE_MAX / 8 ? matrix->size : SIZE_MAX / 8) * 8;
    uint64_t elements = bits >> width_log2;

    return matrix->first < elements && distance(matrix, place) < elements - matrix->first;
}

static uint16_t indices_of(const mmaref_fragment *fragment)
{
    return (uint16_t)((uint16_t)MMAREF_LANES << fragment->elements_log2);
}

mmaref_status mmaref_matrix_fits(const mmaref_matrix *matrix, const mmaref_fragment *fragment, uint16_t product,
                                 mmaref_status status, mmaref_error *error)
{
    mmaref_place place;
    uint16_t index;

    for (index = 0; index < indices_of(fragment); index++) {
        mmaref_fragment_locate(fragment, index, &place);
        if (place.product != product || is_inside(matrix, &place, fragment->width_log2)) {
            continue;
        }
        (void)mmaref_fail(error, status, "the matrix leaves the memory");
        if (error != NULL) {
            error->lane = (uint8_t)(index >> fragment->elements_log2);
            error->bits = (uint32_t)(bit_of(matrix, &place, fragment->width_log2) >> 3);
            error->row = place.row;
            error->column = place.column;
        }
        return status;
    }
    return MMAREF_OK;
}

void mmaref_matrix_to_fragment(const mmaref_matrix *matrix, const mmaref_fragment *fragment, uint16_t product,
                               uint32_t *registers)
{
    uint8_t width = (uint8_t)(1u << fragment->width_log2);
    mmaref_place place;
    uint16_t index;

    for (index = 0; index < indices_of(fragment); index++) {
        mmaref_fragment_locate(fragment, index, &place);
        if (place.product == product) {
            uint64_t bit = bit_of(matrix, &place, fragment->width_log2);
            mmaref_element_store(registers, index, fragment->width_log2,
                                 mmaref_memory_read(matrix->bytes, bit, width));
        }
    }
}

void mmaref_fragment_to_matrix(const mmaref_matrix *matrix, const mmaref_fragment *fragment, uint16_t product,
                               const uint32_t *registers)
{
    uint8_t width = (uint8_t)(1u << fragment->width_log2);
    mmaref_place place;
    uint16_t index;

    for (index = 0; index < indices_of(fragment); index++) {
        mmaref_fragment_locate(fragment, index, &place);
        if (place.product == product && mmaref_fragment_find(fragment, &place) == index) {
            uint64_t value = width == 64 ? mmaref_element_load64(registers, index)
                                         : mmaref_element_load(registers, index, fragment->width_log2);
            mmaref_memory_write(matrix->bytes, bit_of(matrix, &place, fragment->width_log2), width, value);
        }
    }
}

/* Everything that can be wrong with pack and unpack. */
static mmaref_status open_checked(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                                  const mmaref_arithmetic *arithmetic, uint8_t operand, uint16_t product,
                                  const mmaref_matrix *matrix, const uint32_t *registers, mmaref_error *error)
{
    if (matrix == NULL || matrix->bytes == NULL || registers == NULL) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "no matrix or no registers");
    }
    if (!mmaref_fragment_open(fragment, instruction, arithmetic, operand) ||
        product >> (fragment->layout->products_log2 + fragment->matrices_log2) != 0) {
        return mmaref_fail(error, MMAREF_E_ARGUMENT, "the instruction has no such operand or product");
    }
    return mmaref_matrix_fits(matrix, fragment, product, MMAREF_E_ARGUMENT, error);
}

mmaref_status mmaref_fragment_pack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                   uint8_t operand, uint16_t product, const mmaref_matrix *matrix,
                                   uint32_t *registers, mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_status status = open_checked(&fragment, instruction, arithmetic, operand, product, matrix, registers, error);

    if (status == MMAREF_OK) {
        mmaref_matrix_to_fragment(matrix, &fragment, product, registers);
    }
    return status;
}

mmaref_status mmaref_fragment_unpack(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     uint8_t operand, uint16_t product, const uint32_t *registers,
                                     const mmaref_matrix *matrix, mmaref_error *error)
{
    mmaref_fragment fragment;
    mmaref_status status = open_checked(&fragment, instruction, arithmetic, operand, product, matrix, registers, error);

    if (status == MMAREF_OK) {
        mmaref_fragment_to_matrix(matrix, &fragment, product, registers);
    }
    return status;
}
