/* SPDX-License-Identifier: MIT */
/* Targets and names for Frama-C's Eva: any texts of any length, and any numbers. See prove.sh. */
#include "mmaref_tables.h"

volatile uint8_t any8;
volatile int16_t any16;
volatile uint32_t any32;

#define LETTERS 24 /* of a text that is any bytes; longer ones differ in nothing that an index is made of */

static char letters[LETTERS];
static mmaref_error error;
static mmaref_instruction instruction;

static void any_letters(void)
{
    unsigned i;

    /*@ loop unroll 40; */
    for (i = 0; i < LETTERS; i++) {
        letters[i] = (char)any8;
    }
}

static size_t any_length(void)
{
    return any32 % (LETTERS + 1);
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
