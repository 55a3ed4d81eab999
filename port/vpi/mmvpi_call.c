/* SPDX-License-Identifier: MIT */
/* See mmvpi_call.h. */
#include "mmvpi_call.h"

#define WORDS_MAX 1024

void mmvpi_say(const char *text)
{
    vpi_printf("mmaref: %s\n", text);
}

/* "a, lane 5 register 2 bit 3": where bit `at` of a vector is. */
static void put_place(mmdpi_text *text, const mmvpi_vector *of, unsigned at)
{
    mmdpi_text_put(text, of->name);
    if (of->registers != 0) {
        mmdpi_text_put(text, ", lane ");
        mmdpi_text_unsigned(text, at / 32 / of->registers);
        mmdpi_text_put(text, " register ");
        mmdpi_text_unsigned(text, at / 32 % of->registers);
        at %= 32;
    } else if (of->count != 1) {
        mmdpi_text_put(text, ", element ");
        mmdpi_text_unsigned(text, at / of->width);
        at %= of->width;
    } else {
        mmdpi_text_put(text, ",");
    }
    mmdpi_text_put(text, " bit ");
    mmdpi_text_unsigned(text, at);
}

int mmvpi_has_room(const mmvpi_call *call, const mmvpi_vector *of)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text text;
    unsigned bits;

    mmdpi_text_start(&text, sentence, sizeof sentence);
    mmdpi_text_put(&text, "argument ");
    mmdpi_text_put(&text, of->name);
    if (call->argument[of->argument] == NULL) {
        mmdpi_text_put(&text, " is missing");
        mmvpi_say(sentence);
        return MMAREF_E_ARGUMENT;
    }
    bits = (unsigned)vpi_get(vpiSize, call->argument[of->argument]);
    if (bits < of->count * of->width) {
        mmdpi_text_put(&text, " has ");
        mmdpi_text_unsigned(&text, bits);
        mmdpi_text_put(&text, " bits, and ");
        mmdpi_text_unsigned(&text, (uint64_t)of->count * of->width);
        mmdpi_text_put(&text, " are needed");
        mmvpi_say(sentence);
        return MMAREF_E_ARGUMENT;
    }
    return MMAREF_OK;
}

/* The bits of word `i` that belong to a vector of `bits`. */
static uint32_t mask_of(unsigned bits, unsigned i)
{
    return 32 * (i + 1) <= bits ? 0xffffffffu : ((uint32_t)1 << bits % 32) - 1;
}

/* The number of the lowest bit of a word that is not 0. */
static unsigned lowest(uint32_t word)
{
    unsigned at = 0;

    for (; (word & 1) == 0; word >>= 1) {
        at++;
    }
    return at;
}

/* Reads a vector whose bits are all known. The simulator keeps its words until the next value is read. */
static int read_known(const mmvpi_call *call, const mmvpi_vector *of, s_vpi_value *value)
{
    unsigned bits = of->count * of->width, i;
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text text;
    int status = mmvpi_has_room(call, of);

    if (status != MMAREF_OK) {
        return status;
    }
    value->format = vpiVectorVal;
    vpi_get_value(call->argument[of->argument], value);
    for (i = 0; 32 * i < bits; i++) {
        uint32_t unknown = (uint32_t)value->value.vector[i].bval & mask_of(bits, i);
        if (unknown != 0) {
            mmdpi_text_start(&text, sentence, sizeof sentence);
            mmdpi_text_put(&text, "X or Z in ");
            put_place(&text, of, 32 * i + lowest(unknown));
            mmvpi_say(sentence);
            return MMVPI_UNKNOWN_BITS;
        }
    }
    return MMAREF_OK;
}

int mmvpi_take(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words)
{
    unsigned bits = of->count * of->width, i;
    s_vpi_value value;
    int status = read_known(call, of, &value);

    for (i = 0; status == MMAREF_OK && 32 * i < bits; i++) {
        words[i] = (uint32_t)value.value.vector[i].aval & mask_of(bits, i);
    }
    return status;
}

/* A number, and its lowest bit above bit 31 that is set; 0: there is none. */
static int read_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number, unsigned *above)
{
    mmvpi_vector of = { 0, "", 1, 1, 0 };
    vpiHandle handle = call->argument[argument];
    s_vpi_value value;
    unsigned i;
    int status;

    of.argument = argument;
    of.name = name;
    of.width = handle == NULL ? 1 : (unsigned)vpi_get(vpiSize, handle);
    *number = 0;
    *above = 0;
    status = read_known(call, &of, &value);
    if (status != MMAREF_OK) {
        return status;
    }
    *number = (uint32_t)value.value.vector[0].aval & mask_of(of.width, 0);
    for (i = 1; *above == 0 && 32 * i < of.width; i++) {
        uint32_t word = (uint32_t)value.value.vector[i].aval & mask_of(of.width, i);
        *above = word == 0 ? 0 : 32 * i + lowest(word);
    }
    return MMAREF_OK;
}

int mmvpi_take_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text text;
    unsigned above;
    int status = read_number(call, argument, name, number, &above);

    if (status != MMAREF_OK || above == 0) {
        return status;
    }
    mmdpi_text_start(&text, sentence, sizeof sentence);
    mmdpi_text_put(&text, "argument ");
    mmdpi_text_put(&text, name);
    mmdpi_text_put(&text, " does not fit into 32 bits: bit ");
    mmdpi_text_unsigned(&text, above);
    mmdpi_text_put(&text, " is set");
    mmvpi_say(sentence);
    return MMAREF_E_ARGUMENT;
}

int mmvpi_take_truth(const mmvpi_call *call, unsigned argument, const char *name, bool *truth)
{
    uint32_t number;
    unsigned above;
    int status = read_number(call, argument, name, &number, &above);

    *truth = number != 0 || above != 0;
    return status;
}

int mmvpi_take_text(const mmvpi_call *call, unsigned argument, const char *name, char *text, size_t size)
{
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text to;
    s_vpi_value value;
    size_t length = 0;

    mmdpi_text_start(&to, text, size);
    if (call->argument[argument] == NULL) {
        return MMAREF_OK;
    }
    value.format = vpiStringVal;
    vpi_get_value(call->argument[argument], &value);
    while (value.value.str[length] != '\0') {
        length++;
    }
    if (length < size) {
        mmdpi_text_put(&to, value.value.str);
        return MMAREF_OK;
    }
    mmdpi_text_start(&to, sentence, sizeof sentence);
    mmdpi_text_put(&to, "argument ");
    mmdpi_text_put(&to, name);
    mmdpi_text_put(&to, " has ");
    mmdpi_text_unsigned(&to, length);
    mmdpi_text_put(&to, " characters, and at most ");
    mmdpi_text_unsigned(&to, size - 1);
    mmdpi_text_put(&to, " are taken");
    mmvpi_say(sentence);
    return MMAREF_E_ARGUMENT;
}

void mmvpi_give(const mmvpi_call *call, const mmvpi_vector *of, const uint32_t *words)
{
    unsigned given = (of->count * of->width + 31) / 32, i;
    s_vpi_vecval to[WORDS_MAX];
    s_vpi_value value;

    for (i = 0; i < WORDS_MAX; i++) {
        to[i].aval = i < given ? (PLI_INT32)words[i] : 0;
        to[i].bval = 0;
    }
    value.format = vpiVectorVal;
    value.value.vector = to;
    vpi_put_value(call->argument[of->argument], &value, NULL, vpiNoDelay);
}
