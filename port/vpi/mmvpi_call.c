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

int mmvpi_take(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words)
{
    unsigned bits = of->count * of->width, i;
    char sentence[MMAREF_SENTENCE_MAX];
    mmdpi_text text;
    s_vpi_value value;
    int status = mmvpi_has_room(call, of);

    if (status != MMAREF_OK) {
        return status;
    }
    value.format = vpiVectorVal;
    vpi_get_value(call->argument[of->argument], &value);
    for (i = 0; 32 * i < bits; i++) {
        uint32_t mask = 32 * (i + 1) <= bits ? 0xffffffffu : ((uint32_t)1 << bits % 32) - 1;
        uint32_t unknown = (uint32_t)value.value.vector[i].bval & mask;
        if (unknown != 0) {
            unsigned at = 32 * i;
            for (; (unknown & 1) == 0; unknown >>= 1) {
                at++;
            }
            mmdpi_text_start(&text, sentence, sizeof sentence);
            mmdpi_text_put(&text, "X or Z in ");
            put_place(&text, of, at);
            mmvpi_say(sentence);
            return MMVPI_UNKNOWN_BITS;
        }
        words[i] = (uint32_t)value.value.vector[i].aval & mask;
    }
    return MMAREF_OK;
}

int mmvpi_take_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number)
{
    mmvpi_vector of = { 0, "", 1, 1, 0 };
    vpiHandle handle = call->argument[argument];

    of.argument = argument;
    of.name = name;
    of.width = handle == NULL ? 1 : (unsigned)vpi_get(vpiSize, handle);
    if (of.width > 32) {
        of.width = 32;
    }
    *number = 0;
    return mmvpi_take(call, &of, number);
}

void mmvpi_take_text(const mmvpi_call *call, unsigned argument, char *text, size_t size)
{
    mmdpi_text to;
    s_vpi_value value;

    mmdpi_text_start(&to, text, size);
    if (call->argument[argument] != NULL) {
        value.format = vpiStringVal;
        vpi_get_value(call->argument[argument], &value);
        mmdpi_text_put(&to, value.value.str);
    }
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
