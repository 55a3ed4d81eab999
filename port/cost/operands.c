/* SPDX-License-Identifier: MIT */
/* See operands.h. Freestanding: boards draw as hosts do. */
#include "operands.h"

/* A floating-point type with subnormals, infinities or NaN; the value is `shift` bits up in its container. */
typedef struct {
    uint8_t type, exponent_bits, fraction_bits, shift;
    bool infinities; /* the largest exponent field is for them and for NaN; else only all ones are, a NaN */
} format;

static const format formats[] = {
    { MMAREF_TYPE_F16, 5, 10, 0, true }, { MMAREF_TYPE_BF16, 8, 7, 0, true },
    { MMAREF_TYPE_TF32, 8, 10, 13, true }, { MMAREF_TYPE_F32, 8, 23, 0, true },
    { MMAREF_TYPE_F64, 11, 52, 0, true }, { MMAREF_TYPE_E5M2, 5, 2, 0, true },
    { MMAREF_TYPE_E4M3, 4, 3, 0, false },
};

const char *draw_name(draw_values values)
{
    static const char *const names[DRAWS] = { "finite", "wide", "zeros", "subnormal", "special" };

    return names[values];
}

/* NULL for a type that has none of these. */
static const format *format_of(uint8_t type)
{
    uint8_t i;

    for (i = 0; i < sizeof formats / sizeof formats[0]; i++) {
        if (formats[i].type == type) {
            return &formats[i];
        }
    }
    return NULL;
}

/* xorshift32 (Marsaglia 2003). */
static uint32_t next(uint32_t *state)
{
    *state ^= *state << 13 & 0xffffffffu;
    *state ^= *state >> 17;
    *state ^= *state << 5 & 0xffffffffu;
    return *state;
}

/* The exponent field of a number below 4. Zeros end a random number half as often for each more of them. */
static uint32_t near_field(uint32_t bias, uint32_t r)
{
    uint32_t field = bias + 1;

    for (r |= (uint32_t)1 << 12; (r & 1) == 0 && field > 1; r >>= 1) {
        field--;
    }
    return field;
}

/* A special value: its exponent field, and in *fraction its fraction. */
static uint32_t special_field(const format *f, uint32_t ones, uint32_t r, uint64_t *fraction)
{
    switch (r & 3) {
    case 0: /* a zero */
        *fraction = 0;
        return 0;
    case 1: /* a subnormal, or with no luck a zero */
        return 0;
    case 2: /* an infinity, where there is one */
        *fraction = f->infinities ? 0 : ((uint64_t)1 << f->fraction_bits) - 1;
        return ones;
    default: /* a NaN */
        *fraction = ((uint64_t)1 << f->fraction_bits) - 1;
        return ones;
    }
}

static uint64_t draw_float(const format *f, draw_values values, bool accumulator, uint32_t *state)
{
    uint32_t ones = ((uint32_t)1 << f->exponent_bits) - 1, bias = ones >> 1;
    uint32_t r = next(state), choice = next(state);
    uint64_t fraction = ((uint64_t)next(state) << 32 | next(state)) & (((uint64_t)1 << f->fraction_bits) - 1);
    uint32_t field = near_field(bias, r >> 8);

    if (values == DRAW_WIDE) {
        field = bias - bias / 2 + (r >> 8) % (bias - bias / 4);
    } else if (values == DRAW_ZEROS && (choice & 1) == 0) {
        field = 0;
        fraction = 0;
    } else if (values == DRAW_SUBNORMAL && !accumulator) {
        field = 0;
    } else if (values == DRAW_SPECIAL && choice % 10 == 0) {
        field = special_field(f, ones, r >> 24, &fraction);
    }
    return ((uint64_t)(r & 1) << (f->exponent_bits + f->fraction_bits) | (uint64_t)field << f->fraction_bits | fraction)
           << f->shift;
}

/* Fills the registers of an operand. */
static void draw_operand(const mmaref_instruction *instruction, const mmaref_description *is, uint8_t operand,
                         draw_values values, uint32_t *words)
{
    static const mmaref_coordinate corner = { 0, 0, 0 };
    const format *f = format_of(is->type[operand]);
    uint32_t state = 0x9e3779b9u + operand;
    mmaref_slot slot = { 0, 0, 0, 0, 32, 0, 32 };
    uint16_t count = (uint16_t)(32u * is->registers[operand]), i;
    uint8_t bit;

    if (mmaref_layout_slot(instruction, NULL, operand, &corner, &slot) != MMAREF_OK) {
        count = 0;
    }
    for (i = 0; i < count; i++) {
        words[i] = f == NULL ? next(&state) : 0;
        for (bit = 0; f != NULL && bit < 32; bit = (uint8_t)(bit + slot.width)) {
            uint64_t value = draw_float(f, values, operand == MMAREF_OPERAND_C, &state);
            words[i] |= (uint32_t)(value << bit);
            if (slot.width == 64) {
                words[++i] = (uint32_t)(value >> 32);
            }
        }
    }
}

/* Two of four; of tf32 and of pairs, one of two. */
static void draw_metadata(uint8_t type, uint32_t e[32])
{
    static const uint8_t quarters[6] = { 4, 8, 9, 12, 13, 14 };
    uint32_t state = 0x2545f491u;
    uint8_t lane, bit;

    for (lane = 0; lane < 32; lane++) {
        e[lane] = 0;
        for (bit = 0; bit < 32; bit = (uint8_t)(bit + 4)) {
            uint8_t pick = (uint8_t)(next(&state) >> 16);
            e[lane] |= (uint32_t)quarters[type == MMAREF_TYPE_TF32 ? pick % 2 * 5 : pick % 6] << bit;
        }
    }
}

static void draw_scales(uint8_t type, uint32_t scale[32])
{
    uint32_t state = 0x6a09e667u;
    uint8_t lane;

    for (lane = 0; lane < 32; lane++) {
        scale[lane] = type == MMAREF_TYPE_UE8M0 ? 0x7f7f7f7fu ^ (next(&state) & 0x03030303u)
                                                : 0x38383838u ^ (next(&state) & 0x07070707u);
    }
}

void draw_operands(const mmaref_instruction *instruction, draw_values values, draw_memory *memory)
{
    static const mmaref_operands none = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    mmaref_description is;

    memory->operands = none;
    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return; /* no instruction has no operands */
    }
    draw_operand(instruction, &is, MMAREF_OPERAND_A, values, memory->a);
    draw_operand(instruction, &is, MMAREF_OPERAND_B, values, memory->b);
    draw_operand(instruction, &is, MMAREF_OPERAND_C, values, memory->c);
    draw_metadata(is.type[MMAREF_OPERAND_A], memory->e);
    draw_scales(is.type[MMAREF_OPERAND_SCALE_A], memory->scale);
    memory->operands.a = memory->a;
    memory->operands.b = memory->b;
    memory->operands.c = memory->c;
    memory->operands.e = memory->e;
    memory->operands.scale_a = memory->scale;
    memory->operands.scale_b = memory->scale;
}

draw_count draw_count_specials(const mmaref_instruction *instruction, const uint32_t *d)
{
    draw_count count = { 0, 0 };
    mmaref_description is;
    mmaref_slot slot;
    mmaref_coordinate coordinate;
    const format *f;

    if (mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return count;
    }
    f = format_of(is.type[MMAREF_OPERAND_D]);
    coordinate.matrix = 0;
    for (coordinate.row = 0; coordinate.row < is.m; coordinate.row++) {
        for (coordinate.column = 0; coordinate.column < is.n; coordinate.column++) {
            uint32_t ones, bits;
            count.of++;
            if (f == NULL || mmaref_layout_slot(instruction, NULL, MMAREF_OPERAND_D, &coordinate, &slot) != MMAREF_OK) {
                continue;
            }
            ones = ((uint32_t)1 << f->exponent_bits) - 1;
            bits = d[slot.lane * is.registers[MMAREF_OPERAND_D] + slot.reg + (slot.width == 64)] >> slot.bit;
            count.special += (bits >> (f->fraction_bits % 32) & ones) == ones;
        }
    }
    return count;
}
