/* SPDX-License-Identifier: MIT */
/* $mmaref_dot and $mmaref_compare_dot: one dot product. See mmaref_vpi.c. */
#include "mmdpi_dot.h"
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmdpi_words.h"
#include "mmvpi_call.h"

#define TEXT_SIZE 1000

enum { INSTRUCTION, ARITHMETIC, TYPES, COUNT, A, B, C, D, RANDOM };

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

static mmvpi_vector vector_of(const mmdpi_dot *dot, unsigned argument, const char *name, uint8_t type, unsigned count)
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

/* Everything but D. `random` is a word of the caller's. */
static int take(const mmvpi_call *call, mmdpi_dot *dot, uint32_t *random)
{
    uint32_t a[MMDPI_DOT_WORDS], b[MMDPI_DOT_WORDS], c[MMDPI_DOT_WORDS];
    int64_t count = 0;
    char sentence[TEXT_SIZE];
    mmvpi_vector vector;
    mmdpi_text why;
    int status = take_rules(call, dot, &count);

    dot->random = NULL;
    if (status == MMAREF_OK && call->argument[RANDOM] != NULL) {
        dot->random = random;
        status = mmvpi_take_number(call, RANDOM, "random", random);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (mmdpi_dot_fits(dot, count, &why) != MMAREF_OK) {
        mmvpi_say(sentence);
        return MMAREF_E_ARGUMENT;
    }
    vector = vector_of(dot, A, "a", dot->types.a, (unsigned)count);
    status = take_elements(call, &vector, a);
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
    uint32_t words[2], random;
    uint64_t d;
    mmvpi_vector vector;
    mmdpi_text why;
    mmdpi_dot dot;
    int status = take(call, &dot, &random);

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
    uint32_t got[MMDPI_DOT_WORDS], random;
    char story[MMDPI_EXPLAIN_MAX];
    mmvpi_vector vector;
    mmdpi_text text;
    mmdpi_dot dot;
    int status = take(call, &dot, &random);

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
