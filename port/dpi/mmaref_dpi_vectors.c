/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_vectors.h. */
#include "mmaref_dpi_vectors.h"

void mmaref_dpi_zero(svBitVecVal *vector, unsigned words)
{
    unsigned i;

    for (i = 0; i < words; i++) {
        vector[i] = 0;
    }
}

/* ---- The arithmetic block: fields of 16 bits, the first in the highest ---- */

static int16_t field(const svBitVecVal *vector, unsigned number)
{
    unsigned slot = MMAREF_ARITHMETIC_FIELDS - 1 - number;
    uint16_t bits = (uint16_t)(vector[slot / 2] >> (16 * (slot % 2)) & 0xffffu);

    return (int16_t)(bits < 0x8000u ? (int32_t)bits : (int32_t)bits - 0x10000);
}

static void field_put(svBitVecVal *vector, unsigned number, int16_t value)
{
    unsigned slot = MMAREF_ARITHMETIC_FIELDS - 1 - number;
    unsigned shift = 16 * (slot % 2);

    vector[slot / 2] = (vector[slot / 2] & ~((svBitVecVal)0xffffu << shift)) |
                       (svBitVecVal)((uint16_t)value) << shift;
}

mmaref_status mmaref_dpi_block(const svBitVecVal *vector, mmaref_arithmetic *block)
{
    unsigned number = 0;

#define TAKE(type, name)                               \
    block->name = (type)field(vector, number);         \
    if (block->name != field(vector, number)) {        \
        return MMAREF_E_ARITHMETIC;                    \
    }                                                  \
    number++;
    MMAREF_EACH_ARITHMETIC_FIELD(TAKE)
    return MMAREF_OK;
}

void mmaref_dpi_block_put(const mmaref_arithmetic *block, svBitVecVal *vector)
{
    unsigned number = 0;

#define PUT(type, name) field_put(vector, number++, (int16_t)block->name);
    MMAREF_EACH_ARITHMETIC_FIELD(PUT)
}

mmaref_status mmaref_dpi_job(int instruction, const svBitVecVal *arithmetic, mmdpi_job *job)
{
    mmaref_arithmetic block;
    mmaref_status status = mmaref_dpi_block(arithmetic, &block);

    return status == MMAREF_OK ? mmdpi_job_start(job, instruction, &block) : status;
}

/* ---- Operands: mmaref_operands_t from its lowest word up ---- */

void mmaref_dpi_operands(const svBitVecVal *vector, mmaref_operands *operands)
{
    operands->thread_id_b = (uint16_t)(vector[0] & 0xffffu);
    operands->byte_id_b = (uint16_t)(vector[0] >> 16 & 0xffffu);
    operands->thread_id_a = (uint16_t)(vector[1] & 0xffffu);
    operands->byte_id_a = (uint16_t)(vector[1] >> 16 & 0xffffu);
    operands->selector = vector[2];
    operands->scale_b = vector + 3;
    operands->scale_a = operands->scale_b + MMAREF_LANES;
    operands->e = operands->scale_a + MMAREF_LANES;
    operands->c = operands->e + MMAREF_LANES;
    operands->b = operands->c + MMAREF_DPI_REGS_WORDS;
    operands->a = operands->b + MMAREF_DPI_REGS_WORDS;
}

/* ---- Dot products ---- */

/* Bits of an element in a vector, as mmaref_width; of the format of one's own as many as it has; 0: no type. */
static uint8_t width_of(const mmaref_arithmetic *block, uint8_t type)
{
    mmaref_type format;

    if (type == MMAREF_TYPE_OWN && block->own_exponent_bits <= 8 && block->own_fraction_bits <= 23) {
        return (uint8_t)(1 + block->own_exponent_bits + block->own_fraction_bits);
    }
    return mmaref_type_get(type, &format) == MMAREF_OK ? format.width : 0;
}

static void elements(const svBitVecVal *vector, uint8_t width, uint16_t count, uint64_t *to)
{
    uint16_t i;

    for (i = 0; i < count; i++) {
        unsigned bit = (unsigned)i * width;
        if (width == 64) {
            to[i] = mmaref_dpi_u64(vector + 2 * (size_t)i);
        } else {
            uint64_t words = vector[bit / 32];
            words |= bit % 32 + width > 32 ? (uint64_t)vector[bit / 32 + 1] << 32 : 0;
            to[i] = words >> (bit % 32) & (((uint64_t)1 << width) - 1);
        }
    }
}

mmaref_status mmaref_dpi_dot_take(mmaref_dpi_dot *dot, const svBitVecVal *types,
                                  const svBitVecVal *arithmetic, int count, const svBitVecVal *a,
                                  const svBitVecVal *b, const svBitVecVal *c)
{
    mmaref_status status = mmaref_dpi_block(arithmetic, &dot->arithmetic);
    uint8_t a_width, b_width;
    uint16_t i;

    if (status != MMAREF_OK) {
        return status;
    }
    dot->types.a = (uint8_t)(types[0] >> 24 & 255u);
    dot->types.b = (uint8_t)(types[0] >> 16 & 255u);
    dot->types.c = (uint8_t)(types[0] >> 8 & 255u);
    dot->types.d = (uint8_t)(types[0] & 255u);
    a_width = width_of(&dot->arithmetic, dot->types.a);
    b_width = width_of(&dot->arithmetic, dot->types.b);
    if (a_width == 0 || b_width == 0 || width_of(&dot->arithmetic, dot->types.c) == 0 ||
        width_of(&dot->arithmetic, dot->types.d) == 0 || count < 1 || count > MMAREF_DOT_MAX ||
        count * a_width > MMAREF_DPI_VECTOR_BITS ||
        count * b_width > MMAREF_DPI_VECTOR_BITS) {
        return MMAREF_E_ARGUMENT;
    }
    dot->meeting.count = (uint16_t)count;
    dot->meeting.c = mmaref_dpi_pattern(dot->types.c, c);
    elements(a, a_width, (uint16_t)count, dot->meeting.a);
    elements(b, b_width, (uint16_t)count, dot->meeting.b);
    for (i = 0; i < dot->meeting.count; i++) {
        dot->meeting.k[i] = i;
    }
    return MMAREF_OK;
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

uint64_t mmaref_dpi_pattern(uint8_t type, const svBitVecVal *vector)
{
    mmaref_type format;
    uint8_t width = mmaref_type_get(type, &format) == MMAREF_OK ? format.width : 32; /* at most, of one's own */

    return mmaref_dpi_u64(vector) & (~(uint64_t)0 >> (64 - width));
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
