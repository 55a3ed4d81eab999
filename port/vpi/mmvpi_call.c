/* SPDX-License-Identifier: MIT */
/* See mmvpi_call.h. */
#include "mmvpi_call.h"

#include "mmdpi_vector.h"

/* Of Z, or of an operand. */
#define WORDS_MAX (MMAREF_LANES * MMAREF_REGISTERS_MAX > 1024 ? MMAREF_LANES * MMAREF_REGISTERS_MAX : 1024)
#define SENTENCE_SIZE 200

void mmvpi_print(const char *text)
{
    vpi_printf("mmaref: %s\n", text);
}

static mmdpi_vector shape_of(const mmvpi_vector *of)
{
    mmdpi_vector shape;

    shape.name = of->name;
    shape.count = of->count;
    shape.width = of->width;
    shape.registers = of->registers;
    return shape;
}

int mmvpi_has_room(const mmvpi_call *call, const mmvpi_vector *of)
{
    const mmdpi_vector shape = shape_of(of);
    char sentence[SENTENCE_SIZE];
    mmdpi_text why;
    unsigned bits;

    if (call->argument[of->argument] == NULL) {
        vpi_printf("mmaref: argument %s is missing\n", of->name);
        return MMAREF_E_ARGUMENT;
    }
    bits = (unsigned)vpi_get(vpiSize, call->argument[of->argument]);
    if (bits < of->count * of->width) {
        mmdpi_text_start(&why, sentence, sizeof sentence);
        mmdpi_put_narrow(&why, &shape, bits);
        mmvpi_print(sentence);
        return MMAREF_E_ARGUMENT;
    }
    return MMAREF_OK;
}

/* The bits of word `i` that belong to a vector of `bits` bits. */
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
    const mmdpi_vector shape = shape_of(of);
    unsigned bits = of->count * of->width, i;
    char sentence[SENTENCE_SIZE];
    mmdpi_text why;
    int status = mmvpi_has_room(call, of);

    if (status != MMAREF_OK) {
        return status;
    }
    value->format = vpiVectorVal;
    vpi_get_value(call->argument[of->argument], value);
    for (i = 0; 32 * i < bits; i++) {
        uint32_t unknown = (uint32_t)value->value.vector[i].bval & mask_of(bits, i);
        if (unknown != 0) {
            mmdpi_text_start(&why, sentence, sizeof sentence);
            mmdpi_put_unknown(&why, &shape, 32 * i + lowest(unknown));
            mmvpi_print(sentence);
            return MMVPI_UNKNOWN_BITS;
        }
    }
    return MMAREF_OK;
}

int mmvpi_read_vector(const mmvpi_call *call, const mmvpi_vector *of, uint32_t *words)
{
    unsigned bits = of->count * of->width, i;
    s_vpi_value value;
    int status = read_known(call, of, &value);

    for (i = 0; status == MMAREF_OK && 32 * i < bits; i++) {
        words[i] = (uint32_t)value.value.vector[i].aval & mask_of(bits, i);
    }
    return status;
}

/* Reads a number of any width: its low 32 bits, and the lowest bit above them that is set, 0 for none. */
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

int mmvpi_read_number(const mmvpi_call *call, unsigned argument, const char *name, uint32_t *number)
{
    unsigned above;
    int status = read_number(call, argument, name, number, &above);

    if (status != MMAREF_OK || above == 0) {
        return status;
    }
    vpi_printf("mmaref: argument %s does not fit into 32 bits: bit %u is set\n", name, above);
    return MMAREF_E_ARGUMENT;
}

int mmvpi_read_truth(const mmvpi_call *call, unsigned argument, const char *name, bool *truth)
{
    uint32_t number;
    unsigned above;
    int status = read_number(call, argument, name, &number, &above);

    *truth = number != 0 || above != 0;
    return status;
}

int mmvpi_read_text(const mmvpi_call *call, unsigned argument, const char *name, char *text, size_t size)
{
    char sentence[SENTENCE_SIZE];
    mmdpi_text to, why;
    s_vpi_value value;

    mmdpi_text_start(&to, text, size);
    if (call->argument[argument] == NULL) {
        return MMAREF_OK;
    }
    value.format = vpiStringVal;
    vpi_get_value(call->argument[argument], &value);
    mmdpi_put(&to, value.value.str);
    if (to.length < size) {
        return MMAREF_OK;
    }
    *text = '\0';
    mmdpi_text_start(&why, sentence, sizeof sentence);
    mmdpi_put_long(&why, name, (unsigned)to.length, (unsigned)(size - 1));
    mmvpi_print(sentence);
    return MMAREF_E_ARGUMENT;
}

void mmvpi_write_vector(const mmvpi_call *call, const mmvpi_vector *of, const uint32_t *words)
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
