/* SPDX-License-Identifier: MIT */
/* The operands of a case; see hardware.h. */
#include "hardware.h"

void hardware_draw_start(draw_source *source, uint32_t seed, uint32_t number)
{
    source->state = (uint64_t)seed << 32 | number;
    source->corners = false;
}

static uint64_t cell_load(const uint32_t *registers, uint8_t count, const mmaref_slot *slot)
{
    const uint32_t *word = &registers[(uint16_t)slot->lane * count + slot->reg];

    return slot->width == 64 ? (uint64_t)word[1] << 32 | word[0] : word[0] >> slot->bit;
}

/* Into registers whose bits there are 0. */
static void cell_store(uint32_t *registers, uint8_t count, const mmaref_slot *slot, uint64_t value)
{
    uint32_t *word = &registers[(uint16_t)slot->lane * count + slot->reg];

    if (slot->width == 64) {
        word[0] = (uint32_t)value;
        word[1] = (uint32_t)(value >> 32);
    } else {
        uint32_t mask = slot->width == 32 ? 0xffffffffu : ((uint32_t)1 << slot->width) - 1;
        word[0] |= ((uint32_t)value & mask) << slot->bit;
    }
}

/* Element `element` of a lane: drawn, or that of the first copy, which comes earlier. */
static void draw_cell(draw_source *source, const mmaref_type *format, mmaref_slot *first, uint8_t lane, uint8_t element,
                      uint32_t *registers, uint8_t count)
{
    bool copy = first->lane != lane || first->element != element;
    uint16_t bit = (uint16_t)((uint16_t)element * first->width);
    uint64_t value;

    source->corners = !copy && draw_bits(source) % 4 == 0;
    value = copy ? cell_load(registers, count, first) : draw_element(source, format);
    first->lane = lane;
    first->reg = (uint8_t)(bit / 32);
    first->bit = (uint8_t)(bit % 32);
    cell_store(registers, count, first, value);
}

/* Draws a fragment behind those in memory; returns where it is. Copies of an element are alike. */
static const uint32_t *draw_fragment(draw_source *source, const mmaref_instruction *instruction,
                                     const mmaref_arithmetic *arithmetic, uint8_t operand, uint8_t count,
                                     uint32_t **memory)
{
    uint32_t *registers = *memory;
    uint16_t words = (uint16_t)(32u * count), i;
    mmaref_type format;
    mmaref_coordinate coordinate;
    mmaref_slot first;
    uint8_t lane, element, elements;

    for (i = 0; i < words; i++) {
        registers[i] = 0;
    }
    *memory += words;
    if (mmaref_operand_type(instruction, operand, &format) != MMAREF_OK) {
        return registers;
    }
    elements = (uint8_t)(32u * count / format.width);
    for (lane = 0; lane < MMAREF_LANES; lane++) {
        for (element = 0; element < elements; element++) {
            if (mmaref_layout_coordinate(instruction, arithmetic, operand, lane, element, &coordinate) == MMAREF_OK &&
                mmaref_layout_slot(instruction, arithmetic, operand, &coordinate, &first) == MMAREF_OK) {
                draw_cell(source, &format, &first, lane, element, registers, count);
            }
        }
    }
    return registers;
}

/* Metadata that is allowed: two of four, ascending; of tf32, one of two. And a selector. */
static void draw_metadata(draw_source *source, const mmaref_instruction *instruction, bool tf32,
                          uint32_t e[MMAREF_LANES], mmaref_operands *operands)
{
    static const uint8_t pairs[6] = { 4, 8, 9, 12, 13, 14 }, halves[2] = { 4, 14 };
    mmaref_coordinate coordinate = { 1, 0, 0 };
    mmaref_slot slot;
    uint8_t lane, bit;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        e[lane] = 0;
        for (bit = 0; bit < 32; bit = (uint8_t)(bit + 4)) {
            uint8_t pick = (uint8_t)(draw_bits(source) >> 32 & 255);
            e[lane] |= (uint32_t)(tf32 ? halves[pick % 2] : pairs[pick % 6]) << bit;
        }
    }
    operands->e = e;
    operands->selector = 0;
    while (mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_E, &coordinate, &slot) == MMAREF_OK) {
        coordinate.matrix++; /* as many selectors as there are matrices of metadata */
    }
    operands->selector = (uint32_t)draw_bits(source) & (coordinate.matrix - 1u);
}

static void draw_scales(draw_source *source, const mmaref_description *is, uint32_t scale[2 * MMAREF_LANES],
                        mmaref_operands *operands)
{
    bool ue8m0 = is->type[MMAREF_OPERAND_SCALE_A] == MMAREF_TYPE_UE8M0;
    bool any = draw_bits(source) % 4 == 0; /* of any size; else about 1 */
    uint8_t vector = is->scale_vector, i;

    for (i = 0; i < 2 * MMAREF_LANES; i++) {
        uint32_t bits = (uint32_t)draw_bits(source);
        scale[i] = any ? bits : ue8m0 ? 0x78787878u + (bits & 0x0f0f0f0fu) : 0x30303030u + (bits & 0x0f0f0f0fu);
    }
    operands->scale_a = scale;
    operands->scale_b = scale + MMAREF_LANES;
    operands->byte_id_a = (uint16_t)((draw_bits(source) & (4u / vector - 1)) * vector);
    operands->thread_id_a = (uint16_t)(draw_bits(source) & 1);
    operands->byte_id_b = (uint16_t)((draw_bits(source) & (4u / vector - 1)) * vector);
    operands->thread_id_b = (uint16_t)(draw_bits(source) & 3);
}

bool hardware_draw_operands(draw_source *source, const mmaref_instruction *instruction,
                            const mmaref_arithmetic *arithmetic, uint32_t *memory, mmaref_operands *operands)
{
    mmaref_description is;

    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return false;
    }
    operands->a = draw_fragment(source, instruction, arithmetic, MMAREF_OPERAND_A, is.registers[MMAREF_OPERAND_A],
                                &memory);
    operands->b = draw_fragment(source, instruction, arithmetic, MMAREF_OPERAND_B, is.registers[MMAREF_OPERAND_B],
                                &memory);
    operands->c = draw_fragment(source, instruction, arithmetic, MMAREF_OPERAND_C, is.registers[MMAREF_OPERAND_C],
                                &memory);
    if (is.registers[MMAREF_OPERAND_E] != 0) {
        draw_metadata(source, instruction, is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_TF32, memory, operands);
        memory += MMAREF_LANES;
    }
    if (is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        draw_scales(source, &is, memory, operands);
    }
    return true;
}

void hardware_draw_bytes(draw_source *source, uint8_t *bytes, uint16_t count)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(draw_bits(source) >> 56);
    }
}
