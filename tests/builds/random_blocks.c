/* SPDX-License-Identifier: MIT */
/* random_blocks CASES SEED: runs random floating-point instructions under profiles of which random
 * knobs are turned, on operands that provoke corners, and prints a line for each case: its number, that
 * of the instruction, the status and a digest of D. Two builds of the library must print the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "before/random.h"
#include "mmaref.h"

#define WORDS (32 * MMAREF_REGISTERS_MAX)

/* What a fill keeps of random bits and sets beside them: halves of words are 16-bit numbers. */
static const struct {
    uint32_t kept, set;
} fills[] = {
    { 0xffffffffu, 0 },           /* anything */
    { 0x83ff83ffu, 0x38003800u }, /* moderate f16 */
    { 0x8fff8fffu, 0x30003000u }, /* f16 of many exponents */
    { 0x80ff80ffu, 0x3c003c00u }, /* almost equal: sums cancel */
    { 0x83ff83ffu, 0 },           /* subnormal f16 */
    { 0x80008000u, 0x7bff7bffu }, /* the largest f16 */
    { 0x807fffffu, 0x3f800000u }, /* moderate f32 */
    { 0x83ffffffu, 0x3c000000u }, /* f32 of many exponents */
    { 0x81ffffffu, 0 },           /* tiny f32 */
    { 0x80000000u, 0 },           /* zeros of either sign */
};

static void fill(uint32_t *words)
{
    uint32_t how = below(sizeof fills / sizeof fills[0]), other = below(sizeof fills / sizeof fills[0]);
    size_t i;

    for (i = 0; i < WORDS; i++) {
        uint32_t one = below(8) == 0 ? other : how;
        words[i] = (random_word() & fills[one].kept) | fills[one].set;
    }
}

static uint8_t power(uint32_t most)
{
    return (uint8_t)(1u << below(most + 1));
}

/* What the largest exponent field means, and in half of the cases that field 0 is a binade like others. */
static uint32_t any_special(void)
{
    return below(MMAREF_SPECIAL_FNUZ + 1) + (below(2) ? MMAREF_SPECIAL_BINADE : 0u);
}

static uint32_t any_type(void)
{
    static const uint8_t types[] = { MMAREF_TYPE_F16,  MMAREF_TYPE_BF16, MMAREF_TYPE_F32,
                                     MMAREF_TYPE_E4M3, MMAREF_TYPE_E5M2, MMAREF_TYPE_OWN };
    uint32_t one = below(sizeof types + 4), exponent_bits = 1 + below(8), fraction_bits = 1 + below(23);
    uint32_t bias = below(2) ? MMAREF_UNLIMITED : below(255), special = any_special();

    return one < sizeof types ? types[one] : MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias, special);
}

/* Some terms at once, or narrow multipliers; with fraction bits also what asks for them. */
static void turn_adder(mmaref_arithmetic *block, bool exact)
{
    block->adder = (uint8_t)(below(2) ? MMAREF_ADDER_GIVEN : below(4));
    block->width = (uint8_t)(below(2) ? 0 : 2 + below(7));
    if (exact) {
        return;
    }
    block->sticky = (uint8_t)below(2);
    block->partial = (uint8_t)below(3);
    if (below(3) == 0) {
        block->adder = MMAREF_ADDER_GIVEN;
        block->width = 0;
        block->product_type = 0;
        block->multiplier_bits = (uint8_t)(1 + below(24));
    }
}

/* Knobs that no profile turns, with what they ask of the others. */
static void turn_custom(mmaref_arithmetic *block)
{
    bool exact = below(3) == 0;

    block->align = (uint8_t)(exact ? MMAREF_ROUND_ZERO : below(6));
    block->fraction_bits = (uint8_t)(exact ? MMAREF_UNLIMITED : 10 + below(31));
    block->exponent_floor = exact || below(4) ? MMAREF_NO_FLOOR : (int16_t)-(int)below(300);
    block->products = (uint8_t)(1 + below(8));
    block->block = 0;
    block->rounding = (uint8_t)below(6);
    block->overflow = (uint8_t)below(3);
    block->product_type = below(2) ? any_type() : 0;
    block->step_type = below(3) ? 0 : any_type();
    block->own_exponent_bits = (uint8_t)(1 + below(8));
    block->own_fraction_bits = (uint8_t)(1 + below(23));
    block->own_special = (uint8_t)below(5);
    block->product_rounding = (uint8_t)(below(2) ? MMAREF_ROUND_STEP : below(6));
    block->nan = (uint8_t)below(4);
    turn_adder(block, exact);
}

static void turn(mmaref_arithmetic *block)
{
    switch (below(17)) {
    case 0: block->products = power(5); break;
    case 1: block->fraction_bits = (uint8_t)below(36); break;
    case 2: block->exponent_floor = (int16_t)-(int)below(300); break;
    case 3: block->align = (uint8_t)below(6); break;
    case 4: block->interleave = power(3); break;
    case 5: block->accumulate = (uint8_t)below(4); break;
    case 6: block->group = power(4); break;
    case 7: block->rounding = (uint8_t)below(5); break;
    case 8: block->result_bits = (uint8_t)below(25); break;
    case 9: block->step_type = below(2) ? MMAREF_TYPE_F32 : MMAREF_TYPE_F16; break;
    case 10: block->overflow = (uint8_t)below(2); break;
    case 11: block->zero_sign = (uint8_t)below(2); break;
    case 12: block->subnormals = (uint8_t)below(16); break;
    case 13: block->underflow_sign = (uint8_t)below(2); break;
    case 14: block->tf32_class = (uint8_t)below(2); break;
    case 15: turn_custom(block); break;
    default: block->sparse_basis = (uint8_t)below(2); break;
    }
}

static bool multiplies_floats(uint16_t id, mmaref_instruction *instruction)
{
    mmaref_description is;

    return mmaref_instruction_at(id, instruction) == MMAREF_OK && mmaref_instruction_describe(instruction, &is) == MMAREF_OK &&
           is.floating && is.matrices != 0;
}

static bool run(unsigned long number)
{
    static uint32_t a[WORDS], b[WORDS], c[WORDS], d[WORDS], e[32], scale_a[32], scale_b[32];
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    mmaref_operands operands = { a, b, c, e, scale_a, scale_b, 0, 0, 0, 0, 0 };
    mmaref_status status;
    uint64_t digest = 14695981039346656037u;
    uint32_t knobs = below(6), i;

    while (!multiplies_floats((uint16_t)below(mmaref_instruction_count()), &instruction)) {
    }
    if (mmaref_profile_get((uint8_t)below(MMAREF_PROFILES), &instruction, &block) != MMAREF_OK) {
        status = mmaref_profile_get(MMAREF_PROFILE_EXACT, &instruction, &block);
        if (status != MMAREF_OK) {
            fprintf(stderr, "instruction %u has no profile exact\n", (unsigned)instruction.id);
            exit(2);
        }
    }
    while (knobs-- != 0) {
        turn(&block);
    }
    fill(a);
    fill(b);
    fill(c);
    for (i = 0; i < 32; i++) {
        e[i] = below(2) ? 0x44444444u : 0xeeeeeeeeu;
        scale_a[i] = below(4) ? 0x7f7f7f7fu : random_word();
        scale_b[i] = below(4) ? 0x38383838u : random_word();
    }
    memset(d, 0x55, sizeof d);
    status = mmaref_mma(&instruction, &block, &operands, d, NULL, NULL);
    for (i = 0; i < WORDS; i++) {
        digest = (digest ^ d[i]) * 1099511628211u;
    }
    printf("%lu %u %d %016llx\n", number, (unsigned)instruction.id, (int)status, (unsigned long long)digest);
    return status == MMAREF_OK;
}

int main(int count, char **argument)
{
    unsigned long cases, number, computed = 0;

    if (count != 3) {
        fputs("random_blocks CASES SEED\n", stderr);
        return 2;
    }
    cases = strtoul(argument[1], NULL, 10);
    random_start(strtoul(argument[2], NULL, 10), 0);
    for (number = 0; number < cases; number++) {
        computed += run(number);
    }
    fprintf(stderr, "%lu of %lu cases computed\n", computed, cases);
    return 0;
}
