/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_vectors.h. */
#include "mmaref_dpi_vectors.h"

/* ---- The arithmetic block: fields of 16 bits, the first in the highest ---- */

static int16_t field(const uint32_t *vector, unsigned number)
{
    unsigned slot = MMAREF_ARITHMETIC_FIELDS - 1 - number;
    uint16_t bits = (uint16_t)(vector[slot / 2] >> (16 * (slot % 2)) & 0xffffu);

    return (int16_t)(bits < 0x8000u ? (int32_t)bits : (int32_t)bits - 0x10000);
}

static void field_put(uint32_t *vector, unsigned number, int16_t value)
{
    unsigned slot = MMAREF_ARITHMETIC_FIELDS - 1 - number;
    unsigned shift = 16 * (slot % 2);

    vector[slot / 2] = (vector[slot / 2] & ~((uint32_t)0xffffu << shift)) | (uint32_t)((uint16_t)value) << shift;
}

static mmaref_status refuse(mmdpi_text *why, const char *name, int16_t value)
{
    mmdpi_text_put(why, "arithmetic: '");
    mmdpi_text_put(why, name);
    mmdpi_text_put(why, "=");
    mmdpi_text_decimal(why, value);
    mmdpi_text_put(why, "': ");
    mmdpi_text_put(why, mmaref_reason_text(MMAREF_REASON_OUT_OF_RANGE));
    return MMAREF_E_ARITHMETIC;
}

mmaref_status mmaref_dpi_block(const uint32_t *vector, mmaref_arithmetic *block, mmdpi_text *why)
{
    unsigned number = 0;

#define TAKE(type, name)                                  \
    block->name = (type)field(vector, number);            \
    if (block->name != field(vector, number)) {           \
        return refuse(why, #name, field(vector, number)); \
    }                                                     \
    number++;
    MMAREF_EACH_ARITHMETIC_FIELD(TAKE)
    return MMAREF_OK;
}

void mmaref_dpi_block_put(const mmaref_arithmetic *block, uint32_t *vector)
{
    unsigned number = 0;

#define PUT(type, name) field_put(vector, number++, (int16_t)block->name);
    MMAREF_EACH_ARITHMETIC_FIELD(PUT)
}

mmaref_status mmaref_dpi_job(int instruction, const uint32_t *arithmetic, mmdpi_job *job, mmdpi_text *why)
{
    mmaref_arithmetic block;
    mmaref_status status = mmaref_dpi_block(arithmetic, &block, why);

    return status == MMAREF_OK ? mmdpi_job_start(job, instruction, &block, why) : status;
}

/* ---- Operands ---- */

void mmaref_dpi_operands(const uint32_t *vector, mmaref_operands *operands)
{
    const mmaref_dpi_operands_words *of = (const mmaref_dpi_operands_words *)vector;

    operands->thread_id_b = (uint16_t)(of->byte_and_thread_b & 0xffffu);
    operands->byte_id_b = (uint16_t)(of->byte_and_thread_b >> 16);
    operands->thread_id_a = (uint16_t)(of->byte_and_thread_a & 0xffffu);
    operands->byte_id_a = (uint16_t)(of->byte_and_thread_a >> 16);
    operands->selector = of->selector;
    operands->scale_b = of->scale_b;
    operands->scale_a = of->scale_a;
    operands->e = of->e;
    operands->c = of->c;
    operands->b = of->b;
    operands->a = of->a;
}

/* ---- Dot products ---- */

mmaref_status mmaref_dpi_dot_take(mmdpi_dot *dot, const uint32_t *types, const uint32_t *arithmetic, int count,
                                  const uint32_t *a, const uint32_t *b, const uint32_t *c, mmdpi_text *why)
{
    mmaref_status status = mmaref_dpi_block(arithmetic, &dot->arithmetic, why);

    if (status != MMAREF_OK) {
        return status;
    }
    dot->types.a = (uint8_t)(types[0] >> 24);
    dot->types.b = (uint8_t)(types[0] >> 16 & 255u);
    dot->types.c = (uint8_t)(types[0] >> 8 & 255u);
    dot->types.d = (uint8_t)(types[0] & 255u);
    return mmdpi_dot_take(dot, count, a, b, c, why);
}
