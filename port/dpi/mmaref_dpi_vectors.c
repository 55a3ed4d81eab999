/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_vectors.h. */
#include "mmaref_dpi_vectors.h"

/* ---- The arithmetic block: 16 fields of 16 bits, `products` in the highest ---- */

#define BLOCK_FIELDS 16

/* A field added to mmaref_arithmetic must be added to mmaref_types.svh and here. */
typedef char every_field_is_passed[sizeof(mmaref_arithmetic) == BLOCK_FIELDS + 2 ? 1 : -1];

static int16_t field(const svBitVecVal *vector, unsigned number)
{
    unsigned slot = BLOCK_FIELDS - 1 - number;
    uint16_t bits = (uint16_t)(vector[slot / 2] >> (16 * (slot % 2)) & 0xffffu);

    return (int16_t)(bits < 0x8000u ? (int32_t)bits : (int32_t)bits - 0x10000);
}

static void field_put(svBitVecVal *vector, unsigned number, int16_t value)
{
    unsigned slot = BLOCK_FIELDS - 1 - number;
    unsigned shift = 16 * (slot % 2);

    vector[slot / 2] = (vector[slot / 2] & ~((svBitVecVal)0xffffu << shift)) |
                       (svBitVecVal)((uint16_t)value) << shift;
}

/* The byte fields by their number in the struct; number 2 is exponent_floor. */
static uint8_t *byte_field(mmaref_arithmetic *block, unsigned number)
{
    switch (number) {
    case 0: return &block->products;
    case 1: return &block->fraction_bits;
    case 3: return &block->align;
    case 4: return &block->interleave;
    case 5: return &block->accumulate;
    case 6: return &block->group;
    case 7: return &block->block;
    case 8: return &block->rounding;
    case 9: return &block->result_bits;
    case 10: return &block->step_type;
    case 11: return &block->overflow;
    case 12: return &block->zero_sign;
    case 13: return &block->subnormals;
    case 14: return &block->nan;
    default: return &block->fragments;
    }
}

mmaref_status mmaref_dpi_block(const svBitVecVal *vector, mmaref_arithmetic *block)
{
    unsigned i;

    for (i = 0; i < BLOCK_FIELDS; i++) {
        int16_t value = field(vector, i);
        if (i == 2) {
            block->exponent_floor = value;
        } else if (value < 0 || value > 255) {
            return MMAREF_E_ARITHMETIC;
        } else {
            *byte_field(block, i) = (uint8_t)value;
        }
    }
    return MMAREF_OK;
}

void mmaref_dpi_block_pack(const mmaref_arithmetic *block, svBitVecVal *vector)
{
    mmaref_arithmetic copy = *block;
    unsigned i;

    for (i = 0; i < BLOCK_FIELDS; i++) {
        field_put(vector, i, i == 2 ? copy.exponent_floor : (int16_t)*byte_field(&copy, i));
    }
}

/* ---- Operands: mmaref_operands_t from its lowest word up ---- */

void mmaref_dpi_operands(const svBitVecVal *vector, mmaref_operands *operands)
{
    operands->thread_id_b = (uint16_t)(vector[0] & 0xffffu);
    operands->byte_id_b = (uint16_t)(vector[1] & 0xffffu);
    operands->thread_id_a = (uint16_t)(vector[2] & 0xffffu);
    operands->byte_id_a = (uint16_t)(vector[3] & 0xffffu);
    operands->selector = vector[4];
    operands->scale_b = vector + 5;
    operands->scale_a = vector + 37;
    operands->e = vector + 69;
    operands->c = vector + 101;
    operands->b = vector + 101 + MMAREF_DPI_REGS_WORDS;
    operands->a = vector + 101 + 2 * MMAREF_DPI_REGS_WORDS;
}

/* ---- Dot products ---- */

/* Bits of an element in a vector: a power of two, so that none spans two words but f64. */
static uint8_t width_of(uint8_t type)
{
    switch (type) {
    case MMAREF_WORD_E2M1:
        return 4;
    case MMAREF_WORD_F16:
    case MMAREF_WORD_BF16:
        return 16;
    case MMAREF_WORD_TF32:
    case MMAREF_WORD_F32:
        return 32;
    case MMAREF_WORD_F64:
        return 64;
    default:
        return 8;
    }
}

static void elements(const svBitVecVal *vector, uint8_t width, uint16_t count, uint64_t *to)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        unsigned bit = (unsigned)i * width;
        if (width == 64) {
            to[i] = mmaref_dpi_u64(vector + 2 * (size_t)i);
        } else {
            to[i] = (uint64_t)vector[bit / 32] >> (bit % 32) & (((uint64_t)1 << width) - 1);
        }
    }
}

mmaref_status mmaref_dpi_dot_take(mmaref_dpi_dot *dot, const svBitVecVal *types,
                                  const svBitVecVal *arithmetic, int count, const svBitVecVal *a,
                                  const svBitVecVal *b, const svBitVecVal *c)
{
    uint16_t i;

    dot->types.a = (uint8_t)(types[0] >> 24 & 255u);
    dot->types.b = (uint8_t)(types[0] >> 16 & 255u);
    dot->types.c = (uint8_t)(types[0] >> 8 & 255u);
    dot->types.d = (uint8_t)(types[0] & 255u);
    if (count < 1 || count > MMAREF_DOT_MAX || count * width_of(dot->types.a) > 1024 ||
        count * width_of(dot->types.b) > 1024) {
        return MMAREF_E_ARGUMENT;
    }
    dot->meeting.count = (uint16_t)count;
    dot->meeting.c = mmaref_dpi_u64(c) & (~(uint64_t)0 >> (64 - width_of(dot->types.c)));
    elements(a, width_of(dot->types.a), (uint16_t)count, dot->meeting.a);
    elements(b, width_of(dot->types.b), (uint16_t)count, dot->meeting.b);
    for (i = 0; i < dot->meeting.count; i++) {
        dot->meeting.k[i] = i;
    }
    return mmaref_dpi_block(arithmetic, &dot->arithmetic);
}

/* ---- AMX ---- */

static void bytes_of(const svBitVecVal *vector, uint8_t *bytes, size_t count)
{
    size_t i;

    for (i = 0; i < count; i++) {
        bytes[i] = (uint8_t)(vector[i / 4] >> (8 * (i % 4)) & 255u);
    }
}

void mmaref_dpi_z_bytes(const svBitVecVal *vector, uint8_t z[64][64])
{
    bytes_of(vector, z[0], (size_t)64 * 64);
}

void mmaref_dpi_amx(const svBitVecVal *x, const svBitVecVal *y, const svBitVecVal *z,
                    mmaref_amx *state)
{
    bytes_of(x, state->x, sizeof state->x);
    bytes_of(y, state->y, sizeof state->y);
    mmaref_dpi_z_bytes(z, state->z);
}

uint64_t mmaref_dpi_u64(const svBitVecVal *vector)
{
    return (uint64_t)vector[1] << 32 | vector[0];
}

void mmaref_dpi_u64_put(uint64_t value, svBitVecVal *vector)
{
    vector[0] = (svBitVecVal)(value & 0xffffffffu);
    vector[1] = (svBitVecVal)(value >> 32);
}
