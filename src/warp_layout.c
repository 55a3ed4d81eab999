/* SPDX-License-Identifier: MIT */
/* Layouts of fragments (PTX ISA 9.7.14.4.1 and 9.7.14.5.1 to .17). A layout permutes bits: each bit of a row-major
 * index is one bit of the fragment index. So both maps are linear over xor. See mmaref.h and warp.h. */
#include "warp.h"

#define PLACES (0xffffu >> (16 - 2 * MMAREF_SOURCE_BYTES)) /* a layout has so many sources */

static unsigned place_bits(const mmaref_layout_row *layout)
{
    return (unsigned)layout->columns_log2 + layout->rows_log2 + layout->products_log2;
}

uint16_t mmaref_layout_find(const mmaref_layout_row *layout, uint16_t place)
{
    const MMAREF_FLASH uint8_t *sources = layout->sources;
    unsigned index = 0, left;

    for (left = place & PLACES; left != 0; left >>= 2, sources++) { /* a byte holds two sources */
        if ((left & 1u) != 0) {
            index |= 1u << (*sources & 15u);
        }
        if ((left & 2u) != 0) {
            index |= 1u << (*sources >> 4);
        }
    }
    return (uint16_t)index;
}

bool mmaref_fragment_of_row(mmaref_fragment *fragment, const mmaref_instruction_row *row, uint8_t operand)
{
    const mmaref_format_row *format;

    if (row == NULL || operand >= MMAREF_OPERANDS || row->layout[operand] == MMAREF_LAYOUT_NONE) {
        return false;
    }
    format = &mmaref_format_rows[row->format[operand]];
    fragment->layout = mmaref_layout_of(row, operand);
    fragment->matrices_log2 = row->matrices_log2;
    fragment->width_log2 = mmaref_row_width_log2(row, operand);
    fragment->shift = 0;
    fragment->number_width = (uint8_t)(1u << fragment->width_log2);
    if (operand != MMAREF_OPERAND_E && format->kind == MMAREF_KIND_FLOAT) {
        fragment->shift = format->shift;
        fragment->number_width = (uint8_t)(format->sign_bits + format->exponent_bits + format->fraction_bits);
    }
    fragment->elements_log2 = (uint8_t)(fragment->layout->elements_log2 + fragment->matrices_log2);
    fragment->transposed = row->transposed;
    fragment->rows_log2 = fragment->transposed ? fragment->layout->columns_log2 : fragment->layout->rows_log2;
    fragment->columns_log2 = fragment->transposed ? fragment->layout->rows_log2 : fragment->layout->columns_log2;
    return true;
}

bool mmaref_fragment_open(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    mmaref_instruction_row row;

    return mmaref_fragment_of_row(fragment, mmaref_row_of(instruction, arithmetic, &row), operand);
}

/* The coordinate of a fragment as one of its layout, or back. */
static void transpose(const mmaref_fragment *fragment, mmaref_coordinate *coordinate)
{
    uint16_t row = coordinate->row;

    if (fragment->transposed) {
        coordinate->row = coordinate->column;
        coordinate->column = row;
    }
}

void mmaref_fragment_locate(const mmaref_fragment *fragment, uint16_t index, mmaref_coordinate *coordinate)
{
    const mmaref_layout_row *layout = fragment->layout;
    unsigned upper = (unsigned)index >> layout->elements_log2; /* lane and matrix */
    unsigned lane = upper >> fragment->matrices_log2;
    unsigned matrix = upper - (lane << fragment->matrices_log2);
    unsigned of_layout = index - ((upper - lane) << layout->elements_log2);
    unsigned at = matrix << place_bits(layout);
    unsigned bit;

    for (bit = 0; bit < place_bits(layout); bit++) {
        at |= (of_layout >> mmaref_layout_source(layout, bit) & 1u) << bit;
    }
    coordinate->column = (uint16_t)(at & ((1u << layout->columns_log2) - 1));
    at >>= layout->columns_log2;
    coordinate->row = (uint16_t)(at & ((1u << layout->rows_log2) - 1));
    coordinate->matrix = (uint16_t)(at >> layout->rows_log2);
    transpose(fragment, coordinate);
}

uint16_t mmaref_fragment_find(const mmaref_fragment *fragment, const mmaref_coordinate *coordinate)
{
    const mmaref_layout_row *layout = fragment->layout;
    mmaref_coordinate of_layout = *coordinate;
    unsigned matrix = (unsigned)coordinate->matrix >> layout->products_log2;
    unsigned row, at, lane;

    transpose(fragment, &of_layout);
    row = ((coordinate->matrix - (matrix << layout->products_log2)) << layout->rows_log2) + of_layout.row;
    at = mmaref_layout_find(layout, (uint16_t)((row << layout->columns_log2) + of_layout.column));
    lane = at >> layout->elements_log2;
    return (uint16_t)(at + ((((lane << fragment->matrices_log2) | matrix) - lane) << layout->elements_log2));
}

mmaref_status mmaref_layout_coordinate(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                       uint8_t operand, uint8_t lane, uint8_t element, mmaref_coordinate *coordinate)
{
    mmaref_fragment fragment;

    if (coordinate == NULL || !mmaref_fragment_open(&fragment, instruction, arithmetic, operand) ||
        lane >> mmaref_lanes_log2(fragment.layout) != 0 || element >> fragment.elements_log2 != 0) {
        return MMAREF_E_ARGUMENT;
    }
    mmaref_fragment_locate(&fragment, (uint16_t)((uint16_t)lane << fragment.elements_log2 | element), coordinate);
    return MMAREF_OK;
}

/* The bits of an element's number, which ldmatrix may pad. */
static uint8_t number_bits(const mmaref_instruction *instruction, const mmaref_fragment *fragment)
{
    switch (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SOURCE)) {
    case MMAREF_TYPE_B6X16_P32:
        return 6;
    case MMAREF_TYPE_B4X16_P64:
        return 4;
    default:
        return fragment->number_width;
    }
}

mmaref_status mmaref_layout_slot(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                 uint8_t operand, const mmaref_coordinate *coordinate, mmaref_slot *slot)
{
    mmaref_fragment fragment;
    uint16_t index, bit;

    if (coordinate == NULL || slot == NULL || !mmaref_fragment_open(&fragment, instruction, arithmetic, operand) ||
        coordinate->column >> fragment.columns_log2 != 0 || coordinate->row >> fragment.rows_log2 != 0 ||
        coordinate->matrix >> (fragment.layout->products_log2 + fragment.matrices_log2) != 0) {
        return MMAREF_E_ARGUMENT;
    }
    index = mmaref_fragment_find(&fragment, coordinate);
    slot->lane = (uint8_t)(index >> fragment.elements_log2);
    slot->element = (uint8_t)(index & ((1u << fragment.elements_log2) - 1));
    slot->width = (uint8_t)(1u << fragment.width_log2);
    bit = (uint16_t)((uint16_t)slot->element * slot->width);
    slot->reg = (uint8_t)(bit / 32);
    slot->bit = (uint8_t)(bit % 32);
    slot->number_bit = (uint8_t)(slot->bit + fragment.shift);
    slot->number_width = number_bits(instruction, &fragment);
    return MMAREF_OK;
}

void mmaref_element_store(uint32_t *registers, uint16_t index, uint8_t width_log2, uint64_t value)
{
    uint32_t bit = (uint32_t)index << width_log2;
    uint32_t *word = registers + (bit >> 5);

    if (width_log2 >= 5) {
        word[0] = (uint32_t)value;
        if (width_log2 == 6) {
            word[1] = (uint32_t)(value >> 32);
        }
    } else {
        uint32_t mask = (((uint32_t)1 << (1u << width_log2)) - 1) << (bit & 31);
        *word = (*word & ~mask) | ((uint32_t)value << (bit & 31) & mask);
    }
}
