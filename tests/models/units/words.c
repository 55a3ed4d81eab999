/* SPDX-License-Identifier: MIT */
/* Computes D for each line on its standard input: an instruction, a profile, and the registers of A, B and C in
 * hexadecimal digits. Prints the registers of D. Fails where an element of D is another dot product by itself, or where
 * the text or a value of a type does not come back. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mmaref.h"

static uint32_t registers[MMAREF_OPERANDS][MMAREF_LANES * MMAREF_REGISTERS_MAX];

static int fail(const char *what, mmaref_status status)
{
    fprintf(stderr, "%s: %s\n", what, mmaref_status_name(status));
    return 1;
}

/* Reads the words of an operand; false where they are too few. */
static int read_words(uint32_t *words, unsigned count)
{
    unsigned i;

    for (i = 0; i < count; i++) {
        if (scanf("%" SCNx32, &words[i]) != 1) {
            return 0;
        }
    }
    return 1;
}

/* The container of the element that is at a place of an operand. */
static uint64_t element(const mmaref_instruction *instruction, uint8_t operand, unsigned per_lane,
                        const mmaref_coordinate *place)
{
    mmaref_slot slot;
    const uint32_t *word;

    if (mmaref_layout_slot(instruction, NULL, operand, place, &slot) != MMAREF_OK) {
        return 0;
    }
    word = registers[operand] + slot.lane * per_lane + slot.reg;
    return slot.width == 64 ? (uint64_t)word[1] << 32 | word[0] : word[0] >> slot.bit & ~(uint64_t)0 >> (64 - slot.width);
}

/* Whether a type comes back from its text, and a value from its pattern, but for a NaN. */
static bool comes_back(uint32_t type, uint64_t bits)
{
    char text[MMAREF_TYPE_TEXT_MAX];
    mmaref_value value;
    mmaref_type format;
    uint64_t again;
    uint32_t number;
    uint64_t used;

    if (mmaref_type_write(type, text, sizeof text) != MMAREF_OK ||
        mmaref_type_parse(text, strlen(text), &number) != MMAREF_OK || number != type ||
        mmaref_type_get(type, &format) != MMAREF_OK || mmaref_value_decode(type, bits, &value) != MMAREF_OK) {
        return false;
    }
    used = format.kind == MMAREF_KIND_FLOAT
               ? (((uint64_t)2 << format.exponent_bits << format.fraction_bits) - 1) << format.shift
               : ~(uint64_t)0;
    return value.kind == MMAREF_VALUE_NAN ||
           (mmaref_value_encode(type, MMAREF_ROUND_NEAREST_EVEN, &value, &again) == MMAREF_OK &&
            again == (bits & used));
}

/* Whether each element of D is its dot product by itself. Single bits have none. */
static bool by_itself(const mmaref_instruction *instruction, const mmaref_description *is,
                      const mmaref_arithmetic *block, const mmaref_operands *operands)
{
    static mmaref_gathered dot;
    mmaref_arithmetic clamps = *block;
    mmaref_coordinate place = { 0, 0, 0 };
    uint64_t d, bits;

    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SATFINITE) != MMAREF_TOKEN_NONE) {
        clamps.overflow = MMAREF_OVERFLOW_SATURATE;
    }
    for (; place.row < is->m && is->type[MMAREF_OPERAND_A] != MMAREF_TYPE_B1; place.row++) {
        for (place.column = 0; place.column < is->n; place.column++) {
            bits = element(instruction, MMAREF_OPERAND_D, is->registers[MMAREF_OPERAND_D], &place);
            if (mmaref_operands_gather(instruction, block, operands, &place, &dot, NULL) != MMAREF_OK ||
                mmaref_dot_add(&dot.dot, &clamps, &d, NULL, NULL) != MMAREF_OK || d != bits ||
                !comes_back(dot.dot.types.a, dot.a[0]) || !comes_back(dot.dot.types.b, dot.b[0]) ||
                !comes_back(dot.dot.types.d, d)) {
                fprintf(stderr, "row %u column %u: %" PRIx64 ", by itself %" PRIx64 "\n", place.row, place.column, bits, d);
                return false;
            }
        }
    }
    return true;
}

static int compute(const char *name, const char *profile_name)
{
    mmaref_instruction instruction;
    mmaref_description is;
    mmaref_arithmetic block;
    mmaref_operands operands = { 0 };
    mmaref_status status = mmaref_instruction_parse(name, strlen(name), &instruction, NULL);
    uint8_t operand, profile = 0;
    unsigned i;

    if (status == MMAREF_OK) {
        status = mmaref_instruction_describe(&instruction, &is);
    }
    if (status == MMAREF_OK) {
        status = mmaref_profile_find(profile_name, strlen(profile_name), &profile);
    }
    if (status == MMAREF_OK) {
        status = mmaref_profile_get(profile, &instruction, &block);
    }
    if (status != MMAREF_OK) {
        return fail(name, status);
    }
    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_C; operand++) {
        if (!read_words(registers[operand], (unsigned)is.lanes * is.registers[operand])) {
            return fail(name, MMAREF_E_ARGUMENT);
        }
    }
    operands.a = registers[MMAREF_OPERAND_A];
    operands.b = registers[MMAREF_OPERAND_B];
    operands.c = registers[MMAREF_OPERAND_C];
    status = mmaref_mma(&instruction, &block, &operands, registers[MMAREF_OPERAND_D], NULL, NULL);
    if (status != MMAREF_OK) {
        return fail(name, status);
    }
    if (!by_itself(&instruction, &is, &block, &operands)) {
        return fail(name, MMAREF_E_ARGUMENT);
    }
    for (i = 0; i < (unsigned)is.lanes * is.registers[MMAREF_OPERAND_D]; i++) {
        printf("%" PRIx32 " ", registers[MMAREF_OPERAND_D][i]);
    }
    printf("\n");
    return 0;
}

int main(void)
{
    char name[64], profile[64];

    while (scanf("%63s %63s", name, profile) == 2) {
        if (compute(name, profile) != 0) {
            return 1;
        }
    }
    return 0;
}
