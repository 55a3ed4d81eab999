/* SPDX-License-Identifier: MIT */
/* Draws the operands of an instruction from the seeded stream. Their order is defined
 * in tests/reference/README.md. */
#include "mmaref_internal.h"

/* Draws metadata that is allowed, and a sparsity selector. */
static void draw_metadata(mmaref_stream *stream, const mmaref_description *is, uint32_t e[MMAREF_LANES],
                            mmaref_operands *operands)
{
    static const uint8_t pairs[6] = { 4, 8, 9, 12, 13, 14 };
    static const uint8_t halves[2] = { 4, 14 };
    bool tf32 = is->type[MMAREF_OPERAND_A] == MMAREF_WORD_TF32;
    uint8_t layout = is->layout[MMAREF_OPERAND_E];
    uint8_t lane, j;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        uint32_t r = mmaref_stream_next(stream);
        e[lane] = 0;
        for (j = 0; j < 32; j = (uint8_t)(j + 4)) {
            uint8_t pick = (uint8_t)(r >> j & 15);
            e[lane] |= (uint32_t)(tf32 ? halves[pick % 2] : pairs[pick % 6]) << j;
        }
    }
    operands->e = e;
    operands->selector = mmaref_stream_next(stream) % (1u << mmaref_layout_rows[layout].products_log2);
}

static void draw_scale(mmaref_stream *stream, bool ue8m0, uint32_t scale[MMAREF_LANES])
{
    uint8_t style = (uint8_t)(mmaref_stream_next(stream) % 3);
    uint8_t lane, j;

    for (lane = 0; lane < MMAREF_LANES; lane++) {
        uint32_t r = mmaref_stream_next(stream);
        scale[lane] = 0;
        for (j = 0; j < 32; j = (uint8_t)(j + 8)) {
            uint8_t byte = (uint8_t)(r >> j & 0xff);
            if (style == 1) {
                byte = (uint8_t)(ue8m0 ? 120 + (byte & 15) : byte & 0x77);
            } else if (style == 2) {
                byte = ue8m0 ? 127 : 0x38;
            }
            scale[lane] |= (uint32_t)byte << j;
        }
    }
}

static void draw_scales(mmaref_stream *stream, const mmaref_instruction *instruction,
                          uint32_t scale[2 * MMAREF_LANES], mmaref_operands *operands)
{
    bool ue8m0 = mmaref_instruction_word(instruction, MMAREF_QUALIFIER_STYPE) == MMAREF_WORD_UE8M0;
    uint8_t vector = mmaref_scale_vector(instruction);

    draw_scale(stream, ue8m0, scale);
    draw_scale(stream, ue8m0, scale + MMAREF_LANES);
    operands->scale_a = scale;
    operands->scale_b = scale + MMAREF_LANES;
    operands->byte_id_a = (uint16_t)(mmaref_stream_next(stream) % (4u / vector) * vector);
    operands->thread_id_a = (uint16_t)(mmaref_stream_next(stream) % 2);
    operands->byte_id_b = (uint16_t)(mmaref_stream_next(stream) % (4u / vector) * vector);
    operands->thread_id_b = (uint16_t)(mmaref_stream_next(stream) % 4);
}

/* Draws one fragment behind those in memory; returns where it is. */
static const uint32_t *draw_fragment(mmaref_stream *stream, const mmaref_instruction *instruction,
                                     const mmaref_arithmetic *arithmetic, uint8_t operand, uint8_t registers,
                                     uint32_t **memory)
{
    uint32_t *place = *memory;
    mmaref_fragment fragment;

    (void)mmaref_fragment_open(&fragment, instruction, arithmetic, operand);
    mmaref_stream_fill(stream, mmaref_format_of(instruction, operand), fragment.layout, place, registers);
    *memory += 32u * registers;
    return place;
}

uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands)
{
    mmaref_description is;

    if (mmaref_describe(instruction, &is) != MMAREF_OK) {
        return NULL;
    }
    operands->a = draw_fragment(stream, instruction, arithmetic, MMAREF_OPERAND_A,
                                is.registers[MMAREF_OPERAND_A], &memory);
    operands->b = draw_fragment(stream, instruction, arithmetic, MMAREF_OPERAND_B,
                                is.registers[MMAREF_OPERAND_B], &memory);
    operands->c = draw_fragment(stream, instruction, arithmetic, MMAREF_OPERAND_C,
                                is.registers[MMAREF_OPERAND_C], &memory);
    if (is.registers[MMAREF_OPERAND_E] != 0) {
        draw_metadata(stream, &is, memory, operands);
        memory += MMAREF_LANES;
    }
    if (is.registers[MMAREF_OPERAND_SCALE_A] != 0) {
        draw_scales(stream, instruction, memory, operands);
        memory += 2 * MMAREF_LANES;
    }
    return memory;
}
