/* SPDX-License-Identifier: MIT */
/* See mmaref_dpi_vectors.h. */
#include "mmaref_dpi_vectors.h"
#include "mmdpi_words.h"

/* ---- The arithmetic block: the first field in the highest word ---- */

static int64_t field(const uint32_t *vector, unsigned number)
{
    uint32_t word = vector[MMAREF_ARITHMETIC_FIELDS - 1 - number];

    return word < 0x80000000u ? (int64_t)word : (int64_t)word - ((int64_t)1 << 32);
}

static mmaref_status refuse(mmdpi_text *why, const char *name, int64_t value)
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

#define PUT(type, name) vector[MMAREF_ARITHMETIC_FIELDS - 1 - number++] = (uint32_t)block->name;
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
    dot->types.a = types[3];
    dot->types.b = types[2];
    dot->types.c = types[1];
    dot->types.d = types[0];
    return mmdpi_dot_take(dot, count, a, b, c, why);
}

static void scales(const uint32_t *words, uint8_t scale[MMAREF_SCALES_MAX])
{
    uint16_t i;

    for (i = 0; i < MMAREF_SCALES_MAX; i++) {
        scale[i] = (uint8_t)mmdpi_words_element(words, 8, i);
    }
}

const mmdpi_dot_others *mmaref_dpi_dot_others(const uint32_t *vector, mmdpi_dot_others *others)
{
    const mmaref_dpi_others_words *of = (const mmaref_dpi_others_words *)vector;

    if (vector == NULL) {
        return NULL;
    }
    others->random = of->random;
    others->scale_type = of->scale_type;
    others->scale_length = of->scale_length;
    scales(of->scale_a, others->scale_a);
    scales(of->scale_b, others->scale_b);
    return others;
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
