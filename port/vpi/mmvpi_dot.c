/* SPDX-License-Identifier: MIT */
/* $mmaref_dot and $mmaref_compare_dot: one dot product. See mmaref_vpi.c. */
#include "mmdpi_dot.h"
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmdpi_words.h"
#include "mmvpi_call.h"

#define TEXT_SIZE 1000

enum { INSTRUCTION, ARITHMETIC, TYPES, COUNT, A, B, C, D, RANDOM, SCALE_TYPE, SCALE_LENGTH, SCALE_A, SCALE_B };

/* The count as it was given: a signed one may be negative. */
static int take_count(const mmvpi_call *call, int64_t *count)
{
    uint32_t number;
    unsigned bits;
    int status = mmvpi_take_number(call, COUNT, "count", &number);

    *count = number;
    if (status == MMAREF_OK && vpi_get(vpiSigned, call->argument[COUNT]) != 0) {
        bits = (unsigned)vpi_get(vpiSize, call->argument[COUNT]);
        *count -= bits <= 32 && (number >> (bits - 1) & 1) != 0 ? (int64_t)1 << bits : 0;
    }
    return status;
}

/* Block, types and count, from their texts. */
static int take_rules(const mmvpi_call *call, mmdpi_dot *dot, int64_t *count)
{
    char name[TEXT_SIZE], arithmetic[TEXT_SIZE], types[TEXT_SIZE], sentence[2 * TEXT_SIZE];
    mmdpi_text why;
    int32_t number = -1; /* a dot product that stands by itself */
    int status = mmvpi_take_text(call, INSTRUCTION, "instruction", name, sizeof name);

    if (status == MMAREF_OK) {
        status = mmvpi_take_text(call, ARITHMETIC, "arithmetic", arithmetic, sizeof arithmetic);
    }
    if (status == MMAREF_OK) {
        status = mmvpi_take_text(call, TYPES, "types", types, sizeof types);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (name[0] != '\0') {
        number = mmdpi_instruction_number(name, &why);
        status = number < 0 ? (int)number : MMAREF_OK;
    }
    if (status == MMAREF_OK) {
        status = mmdpi_block_read(number, arithmetic, &dot->arithmetic, &why);
    }
    if (status == MMAREF_OK) {
        status = mmdpi_types_read(types, &dot->types, &why);
    }
    if (status != MMAREF_OK) {
        mmvpi_say(sentence);
        return status;
    }
    return take_count(call, count);
}

static mmvpi_vector vector_of(const mmdpi_dot *dot, unsigned argument, const char *name, uint32_t type, unsigned count)
{
    mmvpi_vector vector;

    vector.argument = argument;
    vector.name = name;
    vector.count = count;
    vector.width = mmdpi_dot_width(dot, type);
    vector.registers = 0;
    return vector;
}

static int take_elements(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words)
{
    mmdpi_words_zero(words, MMDPI_DOT_WORDS);
    return mmvpi_take(call, of, words);
}

/* A scale factor a byte. */
static int take_scales(const mmvpi_call *call, unsigned argument, const char *name, unsigned count, uint8_t *scale)
{
    const mmvpi_vector vector = { argument, name, count, 8, 0 };
    uint32_t words[MMAREF_SCALES_MAX / 4];
    unsigned i;
    int status = mmvpi_take(call, &vector, words);

    for (i = 0; status == MMAREF_OK && i < count; i++) {
        scale[i] = (uint8_t)mmdpi_words_element(words, 8, (uint16_t)i);
    }
    return status;
}

/* The type, the length and the factors themselves, as many as the model looks at. */
static int take_all_scales(const mmvpi_call *call, int64_t count, mmdpi_dot_others *others)
{
    char name[TEXT_SIZE], sentence[2 * TEXT_SIZE];
    uint32_t type = 0;
    unsigned scales = 0;
    mmdpi_text why;
    int status = mmvpi_take_text(call, SCALE_TYPE, "scale_type", name, sizeof name);

    if (status == MMAREF_OK) {
        mmdpi_text_start(&why, sentence, sizeof sentence);
        status = mmdpi_type_by_name(name, &type, &why);
        if (status != MMAREF_OK) {
            mmvpi_say(sentence);
        }
    }
    if (status == MMAREF_OK) {
        others->scale_type = type;
        status = mmvpi_take_number(call, SCALE_LENGTH, "scale_length", &others->scale_length);
    }
    if (status == MMAREF_OK && others->scale_length != 0) {
        scales = (unsigned)(count / others->scale_length);
        scales = scales < MMAREF_SCALES_MAX ? scales : MMAREF_SCALES_MAX;
    }
    if (status == MMAREF_OK) {
        status = take_scales(call, SCALE_A, "scale_a", scales, others->scale_a);
    }
    return status == MMAREF_OK ? take_scales(call, SCALE_B, "scale_b", scales, others->scale_b) : status;
}

/* What stands behind D, if anything does. `others` is of the caller's. */
static int take_others(const mmvpi_call *call, mmdpi_dot *dot, int64_t count, mmdpi_dot_others *others)
{
    int status;

    dot->others = NULL;
    if (call->argument[RANDOM] == NULL) {
        return MMAREF_OK;
    }
    dot->others = others;
    others->scale_type = 0;
    status = mmvpi_take_number(call, RANDOM, "random", &others->random);
    return status == MMAREF_OK && call->argument[SCALE_TYPE] != NULL ? take_all_scales(call, count, others) : status;
}

/* Everything but D. `others` is of the caller's. */
static int take(const mmvpi_call *call, mmdpi_dot *dot, mmdpi_dot_others *others)
{
    uint32_t a[MMDPI_DOT_WORDS], b[MMDPI_DOT_WORDS], c[MMDPI_DOT_WORDS];
    int64_t count = 0;
    char sentence[TEXT_SIZE];
    mmvpi_vector vector;
    mmdpi_text why;
    int status = take_rules(call, dot, &count);

    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (mmdpi_dot_fits(dot, count, &why) != MMAREF_OK) {
        mmvpi_say(sentence);
        return MMAREF_E_ARGUMENT;
    }
    status = take_others(call, dot, count, others);
    if (status == MMAREF_OK) {
        vector = vector_of(dot, A, "a", dot->types.a, (unsigned)count);
        status = take_elements(call, &vector, a);
    }
    if (status == MMAREF_OK) {
        vector = vector_of(dot, B, "b", dot->types.b, (unsigned)count);
        status = take_elements(call, &vector, b);
    }
    if (status == MMAREF_OK) {
        vector = vector_of(dot, C, "c", dot->types.c, 1);
        status = take_elements(call, &vector, c);
    }
    return status != MMAREF_OK ? status : (int)mmdpi_dot_take(dot, (int32_t)count, a, b, c, &why);
}

int mmvpi_dot(const mmvpi_call *call)
{
    char sentence[TEXT_SIZE];
    mmdpi_dot_others others;
    uint32_t words[2];
    uint64_t d;
    mmvpi_vector vector;
    mmdpi_text why;
    mmdpi_dot dot;
    int status = take(call, &dot, &others);

    if (status != MMAREF_OK) {
        return status;
    }
    vector = vector_of(&dot, D, "d", dot.types.d, 1);
    status = mmvpi_has_room(call, &vector);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = mmdpi_dot_result(&dot, &d, NULL, &why);
    if (status == MMAREF_OK) {
        mmdpi_words_u64_put(d, words);
        mmvpi_give(call, &vector, words);
    } else {
        mmvpi_say(sentence);
    }
    return status;
}

int mmvpi_compare_dot(const mmvpi_call *call)
{
    mmdpi_dot_others others;
    uint32_t got[MMDPI_DOT_WORDS];
    char story[MMDPI_EXPLAIN_MAX];
    mmvpi_vector vector;
    mmdpi_text text;
    mmdpi_dot dot;
    int status = take(call, &dot, &others);

    if (status == MMAREF_OK) {
        vector = vector_of(&dot, D, "d", dot.types.d, 1);
        status = take_elements(call, &vector, got);
    }
    if (status != MMAREF_OK) {
        return mmvpi_judge(status, "");
    }
    mmdpi_text_start(&text, story, sizeof story);
    return mmvpi_judge(mmdpi_dot_compare(&text, &dot, got), story);
}
