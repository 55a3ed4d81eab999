/* SPDX-License-Identifier: MIT */
/* Targets, profiles and texts for Frama-C's Eva: any texts of any length, any numbers, outputs of any size. See
 * prove.sh. */
#include "mmaref_tables.h"

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;

#define LETTERS 24  /* of a text that is any bytes; longer ones differ in nothing that an index is made of */
#define SENTENCE 40 /* bytes of an output: where it is cut is any place */

static char letters[LETTERS], others[LETTERS], output[SENTENCE];
static mmaref_error error;
static mmaref_instruction instruction;
static mmaref_arithmetic block;

static void any_letters(void)
{
    unsigned i;

    /*@ loop unroll 40; */
    for (i = 0; i < LETTERS; i++) {
        letters[i] = (char)any8;
        others[i] = (char)any8;
    }
}

static size_t any_length(void)
{
    return any32 % (LETTERS + 1);
}

/* A block of any bytes, which nobody has checked. */
static void any_block(void)
{
    uint8_t *bytes = (uint8_t *)&block;
    unsigned i;

    /*@ loop unroll 40; */
    for (i = 0; i < sizeof block; i++) {
        bytes[i] = any8;
    }
}

/* Whether any target and version have an instruction of each family. */
int targets(void)
{
    unsigned i, sum = 0;

    any_letters();
    /*@ loop unroll 200; */
    for (i = 0; i < mmaref_family_count; i++) {
        instruction.id = mmaref_families[i].first;
        sum += mmaref_target_check(&instruction, letters, any_length(), any8, &error) == MMAREF_OK;
        sum += mmaref_target_check(&instruction, NULL, any_length(), any8, NULL) == MMAREF_OK;
    }
    sum += mmaref_ptx_version(any8);
    return sum != 0 || mmaref_target_name(any8) != NULL;
}

/* What an instruction of each family is, and its string in any space. */
int instructions(void)
{
    mmaref_description description;
    mmaref_type format;
    unsigned i, sum = 0;

    /*@ loop unroll 200; */
    for (i = 0; i < mmaref_family_count; i++) {
        instruction.id = mmaref_families[i].first;
        sum += mmaref_instruction_describe(&instruction, &description) == MMAREF_OK;
        sum += mmaref_instruction_format(&instruction, output, any32 % (SENTENCE + 1)) == MMAREF_OK;
        sum += mmaref_operand_type(&instruction, any8, &format) == MMAREF_OK;
        sum += mmaref_instruction_token(&instruction, any8);
    }
    return sum != 0;
}

/* The numbers that a caller may give, which are any. */
int names(void)
{
    mmaref_type format;
    uint8_t profile;
    unsigned sum = mmaref_token_qualifier(any8);

    any_letters();
    sum += mmaref_reason_text(any8) != NULL;
    sum += mmaref_status_name((mmaref_status)any16) != NULL;
    sum += mmaref_family_name(any8) != NULL;
    sum += mmaref_token_text(any8) != NULL;
    sum += mmaref_field_name(any8) != NULL;
    sum += mmaref_profile_name(any8) != NULL;
    sum += mmaref_type_get(any8, &format) == MMAREF_OK;
    sum += mmaref_instruction_at((uint16_t)any16, &instruction) == MMAREF_OK;
    sum += mmaref_profile_find(letters, any_length(), &profile) == MMAREF_OK;
    return sum != 0;
}

/* A field from any text, and from any bytes its text in any space. */
int fields(void)
{
    const char *name;
    uint8_t index;
    unsigned sum = 0;

    any_letters();
    any_block();
    /*@ loop unroll 40; */
    for (index = 0; index <= MMAREF_FIELDS; index++) {
        sum += mmaref_arithmetic_get(&block, index, &name, output, any32 % (SENTENCE + 1)) == MMAREF_OK;
    }
    sum += mmaref_arithmetic_set(&block, letters, any_length(), others, any_length(), &error) == MMAREF_OK;
    return sum != 0;
}

/* A block from any line of text, and whether one of any bytes can be computed. */
int lines(void)
{
    uint8_t profile;
    unsigned sum = 0;

    any_letters();
    any_block();
    sum += mmaref_arithmetic_check(&block, &error) == MMAREF_OK;
    sum += mmaref_arithmetic_parse(NULL, letters, any_length(), &block, &profile, &error) == MMAREF_OK;
    return sum != 0;
}

/* An error of any members about any text, as a sentence in any space. */
int sentences(void)
{
    any_letters();
    error.status = (mmaref_status)any16;
    error.reason = any8;
    error.nearest = (any8 & 1) != 0 ? "aligned" : NULL;
    error.offset = any32;
    error.length = any32;
    error.lane = any8;
    error.bits = any32;
    error.row = (uint16_t)any16;
    error.column = (uint16_t)any16;
    return mmaref_error_write(&error, (any8 & 1) != 0 ? letters : NULL, any_length(), output,
                              any32 % (SENTENCE + 1)) != MMAREF_OK;
}
