/* SPDX-License-Identifier: MIT */
/* field_faults PROFILE EVERY SEEDS: reads one field of the arithmetic of a class of instructions under the profile of that
 * number as another value (rows_other_values), runs the self-test without look-ups, and prints the faults that it
 * misses: with the case that has another D, or, where none of the first SEEDS of any instruction has, as one that
 * changes nothing. Of all faults it takes one in EVERY, but each of the signs. instruction_profile.c is built with
 * mmaref_profile_get as right_profile_get. Exit status 1: one is missed. */
#include <setjmp.h>
#include <stdlib.h>

#include "rows.h"

mmaref_status right_profile_get(uint8_t profile, const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic);

static struct {
    uint8_t profile, class, field;
    int16_t value;
} fault;

static mmaref_selftest_memory memory;
static jmp_buf noticed;
static unsigned every, seeds, drawn, faults, same, missed;

mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction, mmaref_arithmetic *arithmetic)
{
    mmaref_status status = right_profile_get(profile, instruction, arithmetic);
    mmaref_description is;

    if (status == MMAREF_OK && profile == fault.profile && mmaref_instruction_describe(instruction, &is) == MMAREF_OK &&
        is.arithmetic_class == fault.class) {
        mmaref_field_set(arithmetic, fault.field, fault.value);
    }
    return status;
}

static void watch(const char *line, void *context)
{
    (void)context;
    if (strncmp(line, "not ok", 6) == 0) {
        longjmp(noticed, 1);
    }
}

/* Whether the self-test misses the fault. */
static bool is_missed(void)
{
    if (setjmp(noticed) != 0) {
        return false;
    }
    return mmaref_selftest_run(&memory, watch, NULL) == 0;
}

/* Whether a case has another D with the fault, or none. */
static bool is_other(const mmaref_instruction *instruction, uint32_t seed)
{
    mmaref_arithmetic block[2];
    mmaref_operands operands;
    mmaref_description is;
    mmaref_stream stream;
    uint32_t *d, right[32 * 16];

    if (right_profile_get(fault.profile, instruction, &block[0]) != MMAREF_OK ||
        mmaref_profile_get(fault.profile, instruction, &block[1]) != MMAREF_OK ||
        mmaref_instruction_describe(instruction, &is) != MMAREF_OK) {
        return false;
    }
    mmaref_stream_start(&stream, "");
    stream.state = seed;
    d = mmaref_stream_operands(&stream, instruction, &block[0], memory.operands.words, &operands);
    if (d == NULL || mmaref_mma(instruction, &block[0], &operands, d, NULL, NULL) != MMAREF_OK) {
        return false;
    }
    memcpy(right, d, sizeof right[0] * 32 * is.registers[MMAREF_OPERAND_D]);
    return mmaref_mma(instruction, &block[1], &operands, d, NULL, NULL) != MMAREF_OK ||
           memcmp(right, d, sizeof right[0] * 32 * is.registers[MMAREF_OPERAND_D]) != 0;
}

/* The instructions of the class that multiply and add; they differ by shape, types and sparsity. */
static bool find_case(mmaref_instruction *instruction, uint32_t *seed)
{
    mmaref_description is;
    uint32_t number;
    uint16_t id;

    for (number = 0; number < seeds; number++) {
        *seed = number * 2654435761u & 0xffffffffu;
        for (id = 0; id < MMAREF_INSTRUCTIONS; id++) {
            if (mmaref_instruction_at(id, instruction) == MMAREF_OK &&
                mmaref_instruction_describe(instruction, &is) == MMAREF_OK && is.arithmetic_class == fault.class &&
                is.registers[MMAREF_OPERAND_B] != 0 && is.registers[MMAREF_OPERAND_C] != 0 &&
                is_other(instruction, *seed)) {
                return true;
            }
        }
    }
    return false;
}

static void try_value(int value)
{
    bool sign = fault.field == MMAREF_FIELD_ZERO_SIGN || fault.field == MMAREF_FIELD_UNDERFLOW_SIGN;
    char text[MMAREF_TEXT_MAX];
    mmaref_instruction instruction;
    uint32_t seed;

    if (drawn++ % every != 0 && !sign) {
        return;
    }
    fault.value = (int16_t)value;
    faults++;
    if (!is_missed()) {
        return;
    }
    if (!find_case(&instruction, &seed)) {
        same++;
        printf("no case: %s class %u %s %d\n", mmaref_profile_name(fault.profile), (unsigned)fault.class,
               mmaref_field_name(fault.field), value);
        return;
    }
    missed++;
    if (mmaref_instruction_format(&instruction, text, sizeof text) == MMAREF_OK) {
        printf("missed: %s class %u %s %d: %s %08lx %03x\n", mmaref_profile_name(fault.profile), (unsigned)fault.class,
               mmaref_field_name(fault.field), value, text, (unsigned long)seed, 1u << fault.profile);
        fflush(stdout);
    }
}

static void try_field(const mmaref_arithmetic *block)
{
    int values[ROWS_VALUES_MAX], count = rows_other_values(block, fault.field, values), i;

    for (i = 0; i < count; i++) {
        try_value(values[i]);
    }
}

static void try_profile(uint8_t profile)
{
    mmaref_instruction widest;
    mmaref_arithmetic block;
    bool single;

    fault.profile = profile;
    for (fault.class = 1; fault.class < MMAREF_ARITHMETIC_CLASSES; fault.class++) {
        if (rows_widest(fault.class, profile, &widest, &single) != 0 &&
            right_profile_get(profile, &widest, &block) == MMAREF_OK) {
            for (fault.field = 0; fault.field < MMAREF_FIELDS; fault.field++) {
                try_field(&block);
            }
        }
    }
}

int main(int count, char **numbers)
{
    if (count != 4) {
        return 2;
    }
    every = (unsigned)atoi(numbers[2]);
    seeds = (unsigned)atoi(numbers[3]);
    try_profile((uint8_t)atoi(numbers[1]));
    printf("%u faults, %u found, %u change no case, %u missed\n", faults, faults - same - missed, same, missed);
    return missed != 0 || faults == 0;
}
