/* SPDX-License-Identifier: MIT */
/* $mmaref_dot and $mmaref_compare_dot: one dot product. See mmaref_vpi.c. */
#include "mmdpi_dot.h"
#include "mmdpi_explain.h"
#include "mmdpi_names.h"
#include "mmdpi_words.h"
#include "mmvpi_call.h"

#define TEXT_SIZE 1000

enum { INSTRUCTION, ARITHMETIC, TYPES, COUNT, A, B, C, D, RANDOM, SCALE_TYPE, SCALE_LENGTH, SCALE_A, SCALE_B };

/* Reads the count; one of a signed type may be negative. */
static int read_count(const mmvpi_call *call, int64_t *count)
{
    uint32_t number;
    unsigned bits;
    int status = mmvpi_read_number(call, COUNT, "count", &number);

    *count = number;
    if (status == MMAREF_OK && vpi_get(vpiSigned, call->argument[COUNT]) != 0) {
        bits = (unsigned)vpi_get(vpiSize, call->argument[COUNT]);
        *count -= bits <= 32 && (number >> (bits - 1) & 1) != 0 ? (int64_t)1 << bits : 0;
    }
    return status;
}

/* Reads arithmetic and types, which are texts, and the count. */
static int read_rules(const mmvpi_call *call, mmdpi_dot *dot, int64_t *count)
{
    mmaref_dot_types of;
    char name[TEXT_SIZE], arithmetic[TEXT_SIZE], types[TEXT_SIZE], sentence[2 * TEXT_SIZE];
    mmdpi_text why;
    int32_t number = -1; /* without an instruction */
    int status = mmvpi_read_text(call, INSTRUCTION, "instruction", name, sizeof name);

    if (status == MMAREF_OK) {
        status = mmvpi_read_text(call, ARITHMETIC, "arithmetic", arithmetic, sizeof arithmetic);
    }
    if (status == MMAREF_OK) {
        status = mmvpi_read_text(call, TYPES, "types", types, sizeof types);
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
        status = mmdpi_types_read(types, &of, &why);
    }
    if (status != MMAREF_OK) {
        mmvpi_print(sentence);
        return status;
    }
    mmdpi_dot_open(dot, &of);
    return read_count(call, count);
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

static int read_elements(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words)
{
    mmdpi_words_zero(words, MMDPI_DOT_WORDS);
    return mmvpi_read_vector(call, of, words);
}

/* Reads scale factors, of a byte each. */
static int read_scales(const mmvpi_call *call, unsigned argument, const char *name, unsigned count, uint8_t *scale)
{
    const mmvpi_vector vector = { argument, name, count, 8, 0 };
    uint32_t words[MMAREF_SCALES_MAX / 4];
    unsigned i;
    int status = mmvpi_read_vector(call, &vector, words);

    for (i = 0; status == MMAREF_OK && i < count; i++) {
        scale[i] = (uint8_t)mmdpi_words_element(words, 8, (uint16_t)i);
    }
    return status;
}

/* Reads type and length of scale factors, and as many of them as the count needs. */
static int read_all_scales(const mmvpi_call *call, int64_t count, mmdpi_dot *dot)
{
    char name[TEXT_SIZE], sentence[2 * TEXT_SIZE];
    uint32_t type = 0, length = 0;
    unsigned scales = 0;
    mmdpi_text why;
    int status = mmvpi_read_text(call, SCALE_TYPE, "scale_type", name, sizeof name);

    if (status == MMAREF_OK) {
        mmdpi_text_start(&why, sentence, sizeof sentence);
        status = mmdpi_type_read(name, &type, &why);
        if (status != MMAREF_OK) {
            mmvpi_print(sentence);
        }
    }
    if (status == MMAREF_OK) {
        status = mmvpi_read_number(call, SCALE_LENGTH, "scale_length", &length);
    }
    if (status == MMAREF_OK && length != 0) {
        scales = (unsigned)(count / length);
        scales = scales < MMAREF_SCALES_MAX ? scales : MMAREF_SCALES_MAX;
    }
    if (status == MMAREF_OK) {
        mmdpi_dot_set_scales(dot, type, length);
        status = read_scales(call, SCALE_A, "scale_a", scales, dot->gathered.scale_a);
    }
    return status == MMAREF_OK ? read_scales(call, SCALE_B, "scale_b", scales, dot->gathered.scale_b) : status;
}

/* Reads the arguments behind D, if there are any. */
static int read_others(const mmvpi_call *call, int64_t count, mmdpi_dot *dot)
{
    uint32_t random;
    int status;

    if (call->argument[RANDOM] == NULL) {
        return MMAREF_OK;
    }
    status = mmvpi_read_number(call, RANDOM, "random", &random);
    if (status == MMAREF_OK) {
        mmdpi_dot_set_random(dot, random);
    }
    return status == MMAREF_OK && call->argument[SCALE_TYPE] != NULL ? read_all_scales(call, count, dot) : status;
}

/* Reads all arguments except D. */
static int read_call(const mmvpi_call *call, mmdpi_dot *dot)
{
    const mmaref_dot_types *types = &dot->gathered.dot.types;
    uint32_t a[MMDPI_DOT_WORDS], b[MMDPI_DOT_WORDS], c[MMDPI_DOT_WORDS];
    int64_t count = 0;
    char sentence[TEXT_SIZE];
    mmvpi_vector vector;
    mmdpi_text why;
    int status = read_rules(call, dot, &count);

    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    if (mmdpi_dot_fits(dot, count, &why) != MMAREF_OK) {
        mmvpi_print(sentence);
        return MMAREF_E_ARGUMENT;
    }
    status = read_others(call, count, dot);
    if (status == MMAREF_OK) {
        vector = vector_of(dot, A, "a", types->a, (unsigned)count);
        status = read_elements(call, &vector, a);
    }
    if (status == MMAREF_OK) {
        vector = vector_of(dot, B, "b", types->b, (unsigned)count);
        status = read_elements(call, &vector, b);
    }
    if (status == MMAREF_OK) {
        vector = vector_of(dot, C, "c", types->c, 1);
        status = read_elements(call, &vector, c);
    }
    return status != MMAREF_OK ? status : (int)mmdpi_dot_unpack(dot, (int32_t)count, a, b, c, &why);
}

int mmvpi_dot(const mmvpi_call *call)
{
    char sentence[TEXT_SIZE];
    uint32_t words[2];
    uint64_t d;
    mmvpi_vector vector;
    mmdpi_text why;
    mmdpi_dot dot;
    int status = read_call(call, &dot);

    if (status != MMAREF_OK) {
        return status;
    }
    vector = vector_of(&dot, D, "d", dot.gathered.dot.types.d, 1);
    status = mmvpi_has_room(call, &vector);
    if (status != MMAREF_OK) {
        return status;
    }
    mmdpi_text_start(&why, sentence, sizeof sentence);
    status = mmdpi_dot_result(&dot, &d, NULL, &why);
    if (status == MMAREF_OK) {
        mmdpi_words_u64_put(d, words);
        mmvpi_write_vector(call, &vector, words);
    } else {
        mmvpi_print(sentence);
    }
    return status;
}

int mmvpi_compare_dot(const mmvpi_call *call)
{
    uint32_t got[MMDPI_DOT_WORDS];
    char explanation[MMDPI_EXPLAIN_MAX];
    mmvpi_vector vector;
    mmdpi_text text;
    mmdpi_dot dot;
    int wrong, status = read_call(call, &dot);

    if (status == MMAREF_OK) {
        vector = vector_of(&dot, D, "d", dot.gathered.dot.types.d, 1);
        status = read_elements(call, &vector, got);
    }
    if (status != MMAREF_OK) {
        return mmvpi_report(status, "");
    }
    mmdpi_text_start(&text, explanation, sizeof explanation);
    wrong = mmdpi_dot_compare(&text, &dot, got);
    status = mmvpi_report(wrong, wrong > 0 && mmvpi_shrinks() ? "" : explanation);
    mmvpi_see(&dot, mmdpi_dot_pattern(&dot, dot.gathered.dot.types.d, got), status);
    return status;
}
