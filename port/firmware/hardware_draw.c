/* SPDX-License-Identifier: MIT */
/* The operands of a case; see hardware.h. */
#include "hardware.h"

/* Elements of a case: of every 8, one is a corner; infinities and NaN are drawn again, or are one element of 32. */
static bool finite;

void hardware_draw_start(random_source *source, uint32_t seed, uint32_t number)
{
    source->state = (uint64_t)seed << 32 | number;
    source->corners = false;
    finite = number / MMAREF_INSTRUCTIONS % 2 == 0;
}

static bool is_special(const mmaref_type *format, uint64_t element)
{
    uint64_t fraction_ones = ((uint64_t)1 << format->fraction_bits) - 1;
    uint64_t field_ones = ((uint64_t)1 << format->exponent_bits) - 1;
    uint64_t number = element >> format->shift;

    return format->kind == MMAREF_KIND_FLOAT && (number >> format->fraction_bits & field_ones) == field_ones &&
           (format->special == MMAREF_SPECIAL_IEEE ||
            (format->special == MMAREF_SPECIAL_NAN && (number & fraction_ones) == fraction_ones));
}

static uint64_t draw_any(random_source *source, const mmaref_type *format)
{
    uint64_t element;
    bool special_allowed = !finite && random_bits(source) % 32 == 0;

    source->corners = random_bits(source) % 8 == 0;
    do {
        element = random_element(source, format);
    } while (!special_allowed && is_special(format, element));
    return element;
}

/* Draws a matrix, its elements packed one behind the other. */
static void draw_matrix(random_source *source, const mmaref_type *format, uint32_t elements, uint8_t *bytes)
{
    uint32_t i, step = format->width < 8 ? 8u / format->width : 1;
    uint8_t j;

    for (i = 0; i < elements; i += step) {
        uint64_t value = draw_any(source, format);
        for (j = 1; j < step; j++) {
            value |= draw_any(source, format) << j * format->width;
        }
        for (j = 0; j < format->width || j == 0; j = (uint8_t)(j + 8)) {
            *bytes++ = (uint8_t)(value >> j & 0xff);
        }
    }
}

/* Draws a fragment behind those in memory; returns where it is, or NULL. */
static const uint32_t *draw_fragment(random_source *source, const mmaref_instruction *instruction,
                                     const mmaref_arithmetic *arithmetic, const mmaref_description *is,
                                     uint8_t operand, hardware_memory *memory, uint32_t **place)
{
    uint32_t *registers = *place;
    uint16_t rows = operand == MMAREF_OPERAND_B ? is->k : is->m;
    uint16_t columns = operand == MMAREF_OPERAND_A ? is->k : is->n;
    uint16_t words = (uint16_t)(is->lanes * is->registers[operand]), i;
    mmaref_matrix matrix;
    mmaref_type format;

    if (operand == MMAREF_OPERAND_A && is->registers[MMAREF_OPERAND_E] != 0) {
        columns = (uint16_t)(columns / 2); /* what is stored */
    }
    matrix.bytes = (uint8_t *)memory->mma.got; /* free until the unit computes */
    matrix.size = sizeof memory->mma.got;
    matrix.first = 0;
    matrix.leading = columns;
    matrix.column_major = false;
    for (i = 0; i < words; i++) {
        registers[i] = 0;
    }
    *place += words;
    if (mmaref_operand_type(instruction, operand, &format) != MMAREF_OK) {
        return NULL;
    }
    for (i = 0; i < is->matrices; i++) {
        draw_matrix(source, &format, (uint32_t)rows * columns, matrix.bytes);
        if (mmaref_fragment_pack(instruction, arithmetic, operand, i, &matrix, registers, NULL) != MMAREF_OK) {
            return NULL;
        }
    }
    return registers;
}

/* Metadata that is allowed: two of four, ascending; of tf32, one of two. And a selector. */
static void draw_metadata(random_source *source, const mmaref_instruction *instruction, bool tf32,
                          uint32_t e[MMAREF_LANES], mmaref_operands *operands)
{
    static const uint8_t pairs[6] = { 4, 8, 9, 12, 13, 14 }, halves[2] = { 4, 14 };
    mmaref_coordinate coordinate = { 1, 0, 0 };
    mmaref_slot slot;
    uint8_t lane, bit;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        e[lane] = 0;
        for (bit = 0; bit < 32; bit = (uint8_t)(bit + 4)) {
            uint8_t pick = (uint8_t)(random_bits(source) >> 32 & 255);
            e[lane] |= (uint32_t)(tf32 ? halves[pick % 2] : pairs[pick % 6]) << bit;
        }
    }
    operands->e = e;
    operands->selector = 0;
    while (mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_E, &coordinate, &slot) == MMAREF_OK) {
        coordinate.matrix++; /* as many selectors as there are matrices of metadata */
    }
    operands->selector = (uint32_t)random_bits(source) & (coordinate.matrix - 1u);
}

static void draw_scales(random_source *source, const mmaref_description *is, uint32_t scale[2 * MMAREF_LANES],
                        mmaref_operands *operands)
{
    bool ue8m0 = is->type[MMAREF_OPERAND_SCALE_A] == MMAREF_TYPE_UE8M0;
    bool any = random_bits(source) % 4 == 0; /* of any size; else about 1 */
    uint8_t vector = is->scale_vector, i;

    for (i = 0; i < 2 * MMAREF_LANES; i++) {
        uint32_t bits = (uint32_t)random_bits(source);
        scale[i] = any ? bits : ue8m0 ? 0x78787878u + (bits & 0x0f0f0f0fu) : 0x30303030u + (bits & 0x0f0f0f0fu);
    }
    operands->scale_a = scale;
    operands->scale_b = scale + MMAREF_LANES;
    operands->byte_id_a = (uint16_t)((random_bits(source) & (4u / vector - 1)) * vector);
    operands->thread_id_a = (uint16_t)(random_bits(source) & 1);
    operands->byte_id_b = (uint16_t)((random_bits(source) & (4u / vector - 1)) * vector);
    operands->thread_id_b = (uint16_t)(random_bits(source) & 3);
}

bool hardware_draw_operands(random_source *source, const mmaref_instruction *instruction,
                            const mmaref_arithmetic *arithmetic, hardware_memory *memory, mmaref_operands *operands)
{
    uint32_t *place = memory->mma.operands;
    mmaref_description is;

    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return false;
    }
    operands->a = draw_fragment(source, instruction, arithmetic, &is, MMAREF_OPERAND_A, memory, &place);
    operands->b = draw_fragment(source, instruction, arithmetic, &is, MMAREF_OPERAND_B, memory, &place);
    operands->c = draw_fragment(source, instruction, arithmetic, &is, MMAREF_OPERAND_C, memory, &place);
    if (is.registers[MMAREF_OPERAND_E] != 0) {
        draw_metadata(source, instruction, is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_TF32, place, operands);
        place += MMAREF_LANES;
    }
    if (is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        draw_scales(source, &is, place, operands);
    }
    return operands->a != NULL && operands->b != NULL && operands->c != NULL;
}

void hardware_draw_bytes(random_source *source, uint8_t *bytes, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(random_bits(source) >> 56);
    }
}
