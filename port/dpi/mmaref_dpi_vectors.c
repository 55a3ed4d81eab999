/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_vectors.h. */
#include "mmaref_dpi_vectors.h"
#include "mmdpi_words.h"

/* ---- Arithmetic blocks: the first field is in the highest word ---- */

static int64_t field(const uint32_t *vector, unsigned number)
{
    uint32_t word = vector[MMAREF_ARITHMETIC_FIELDS - 1 - number];

    return word < 0x80000000u ? (int64_t)word : (int64_t)word - ((int64_t)1 << 32);
}

static mmaref_status refuse(mmdpi_text *why, const char *name, int64_t value)
{
    mmdpi_put(why, "arithmetic: '");
    mmdpi_put(why, name);
    mmdpi_put(why, "=");
    mmdpi_put_decimal(why, value);
    mmdpi_put(why, "': ");
    mmdpi_put(why, mmaref_reason_text(MMAREF_REASON_OUT_OF_RANGE));
    return MMAREF_E_ARITHMETIC;
}

mmaref_status mmaref_dpi_block(const uint32_t *vector, mmaref_arithmetic *block, mmdpi_text *why)
{
    unsigned number = 0;

#define READ(type, name)                                  \
    block->name = (type)field(vector, number);            \
    if (block->name != field(vector, number)) {           \
        return refuse(why, #name, field(vector, number)); \
    }                                                     \
    number++;
    MMAREF_EACH_ARITHMETIC_FIELD(READ)
    return MMAREF_OK;
}

void mmaref_dpi_block_put(const mmaref_arithmetic *block, uint32_t *vector)
{
    unsigned number = 0;

#define PUT(type, name) vector[MMAREF_ARITHMETIC_FIELDS - 1 - number++] = (uint32_t)block->name;
    MMAREF_EACH_ARITHMETIC_FIELD(PUT)
}

/* ---- Whole instructions ---- */

mmaref_status mmaref_dpi_mma_open(int instruction, const uint32_t *arithmetic, mmdpi_mma *mma, mmdpi_text *why)
{
    mmaref_arithmetic block;
    mmaref_status status = mmaref_dpi_block(arithmetic, &block, why);

    return status == MMAREF_OK ? mmdpi_mma_open(mma, instruction, &block, why) : status;
}

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

static void unpack_scales(const uint32_t *words, uint8_t scale[MMAREF_SCALES_MAX])
{
    uint16_t i;

    for (i = 0; i < MMAREF_SCALES_MAX; i++) {
        scale[i] = (uint8_t)mmdpi_words_element(words, 8, i);
    }
}

mmaref_status mmaref_dpi_dot_open(const mmaref_dpi_dot_vectors *vectors, mmdpi_dot *dot, mmdpi_text *why)
{
    const mmaref_dpi_others_words *others = (const mmaref_dpi_others_words *)vectors->others;
    mmaref_dot_types types;
    mmaref_status status = mmaref_dpi_block(vectors->arithmetic, &dot->arithmetic, why);

    if (status != MMAREF_OK) {
        return status;
    }
    types.a = vectors->types[3];
    types.b = vectors->types[2];
    types.c = vectors->types[1];
    types.d = vectors->types[0];
    mmdpi_dot_open(dot, &types);
    if (others != NULL) {
        mmdpi_dot_set_random(dot, others->random);
    }
    if (others != NULL && others->scale_type != 0) {
        mmdpi_dot_set_scales(dot, others->scale_type, others->scale_length);
        unpack_scales(others->scale_a, dot->gathered.scale_a);
        unpack_scales(others->scale_b, dot->gathered.scale_b);
    }
    return mmdpi_dot_unpack(dot, vectors->count, vectors->a, vectors->b, vectors->c, why);
}

void mmaref_dpi_fixed_place(const mmaref_dpi_fixed_words *from, mmaref_fixed *fixed)
{
    const int64_t exponent = from->exponent < 0x80000000u ? (int64_t)from->exponent
                                                          : (int64_t)from->exponent - ((int64_t)1 << 32);

    fixed->exponent = (int16_t)(exponent >= INT16_MIN && exponent <= INT16_MAX ? exponent : INT16_MAX);
    fixed->words = (uint8_t)(from->words < 255 ? from->words : 255);
}

void mmaref_dpi_fixed_put(const mmaref_fixed *fixed, mmaref_dpi_fixed_words *to)
{
    unsigned i;

    to->kind = fixed->kind;
    to->negative = fixed->negative;
    to->exponent = (uint32_t)fixed->exponent;
    to->words = fixed->words;
    for (i = 0; i < MMAREF_FIXED_MAX; i++) {
        to->word[i] = i < fixed->words ? fixed->word[i] : 0;
    }
}
