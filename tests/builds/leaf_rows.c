/* SPDX-License-Identifier: MIT */
/* leaf_rows CASES SEED: computes products of matrices with the leaf of port/vector, whose function is compiled under
 * another name, and without it, on operands and under blocks that are aimed at it; on x86-64 under every rounding and
 * treatment of subnormals of the caller's. Prints by type of A how many elements of D the leaf served. Fails at the
 * first one that differs, and if it served none of a type. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "before/random.h"
#include "dot.h"

#define WORDS (32 * MMAREF_REGISTERS_MAX)

uint32_t leaf_rows(const mmaref_work *work, const mmaref_rules *rules);

static bool with_leaf;
static uint8_t type;                                                 /* of A */
static unsigned long served[MMAREF_TOKENS], elements[MMAREF_TOKENS]; /* by type */

/* What mma_float.c calls. */
uint32_t mmaref_leaf_rows(const mmaref_work *work, const mmaref_rules *rules)
{
    const unsigned rows = 1u << work->row.m_log2 << mmaref_layout_of(&work->row, MMAREF_OPERAND_D)->products_log2;
    uint32_t left = ~(uint32_t)0;
    unsigned i;

    if (!with_leaf) {
        return left;
    }
    left = leaf_rows(work, rules);
    for (i = 0; i < rows; i++) {
        elements[type] += 1ul << work->row.n_log2;
        served[type] += (~left >> i & 1ul) << work->row.n_log2;
    }
    return left;
}

/* What a fill keeps of random bits and sets beside them. */
static const struct {
    uint32_t kept, set;
} fills[] = {
    { 0xffffffffu, 0 },           /* anything */
    { 0x83ff83ffu, 0x38003800u }, /* moderate f16 */
    { 0x8fff8fffu, 0x30003000u }, /* f16 of many exponents */
    { 0x83ff83ffu, 0 },           /* subnormal f16 */
    { 0x80008000u, 0x7bff7bffu }, /* the largest f16 */
    { 0x80ff80ffu, 0x3c003c00u }, /* almost equal: sums cancel; bf16 of two exponents */
    { 0x80ff80ffu, 0x3f003f00u }, /* moderate bf16 */
    { 0x87ff87ffu, 0x38003800u }, /* bf16 of 16 exponents */
    { 0x8fff8fffu, 0x30003000u }, /* of 32 */
    { 0x9fff9fffu, 0x20002000u }, /* of 64 */
    { 0xbfffbfffu, 0x20002000u }, /* of 128 */
    { 0x800f800fu, 0x7c007c00u }, /* huge bf16 */
    { 0x807f807fu, 0 },           /* subnormal bf16 */
    { 0x807fffffu, 0x3f800000u }, /* moderate f32 */
    { 0x83ffffffu, 0x3c000000u }, /* f32 of 8 exponents */
    { 0x8fffffffu, 0x30000000u }, /* of 32 */
    { 0x9fffffffu, 0x20000000u }, /* of 64 */
    { 0x81ffffffu, 0 },           /* tiny f32 */
    { 0x87878787u, 0x38383838u }, /* moderate f8 */
    { 0x9f9f9f9fu, 0x20202020u }, /* f8 of many exponents */
    { 0xbfbfbfbfu, 0 },           /* the smaller half of f8 */
    { 0x80008000u, 0x00010001u }, /* the least subnormals */
    { 0x80000000u, 0 },           /* zeros of either sign */
    { 0, 0 },
};

static void fill(uint32_t *words)
{
    static const uint32_t rarities[] = { 5000, 200, 8 };
    const uint32_t count = sizeof fills / sizeof fills[0], how = below(count), other = below(count);
    const uint32_t rare = rarities[below(3)];
    size_t i;

    for (i = 0; i < WORDS; i++) {
        uint32_t one = below(rare) == 0 ? other : how;
        words[i] = (random_word() & fills[one].kept) | fills[one].set;
    }
}

static void turn(mmaref_arithmetic *block)
{
    switch (below(7)) {
    case 0: block->products = (uint8_t)(below(2) ? 1u << below(6) : below(33)); break;
    case 1: block->fraction_bits = (uint8_t)below(26); break;
    case 2: block->exponent_floor = (int16_t)-(int)below(300); break;
    case 3: block->result_bits = (uint8_t)below(25); break;
    case 4: block->subnormals = (uint8_t)below(16); break;
    case 5: block->interleave = (uint8_t)(1u << below(4)); break;
    default: block->accumulate = (uint8_t)below(3); break;
    }
}

/* An instruction that multiplies floats into f32. */
static void draw_instruction(mmaref_instruction *instruction)
{
    mmaref_description is;

    do {
        instruction->id = 0;
        memset(&is, 0, sizeof is);
    } while (mmaref_instruction_at((uint16_t)below(mmaref_instruction_count()), instruction) != MMAREF_OK ||
             mmaref_instruction_describe(instruction, &is) != MMAREF_OK || !is.floating || is.matrices == 0 ||
             is.type[MMAREF_OPERAND_C] != MMAREF_TYPE_F32 || is.type[MMAREF_OPERAND_D] != MMAREF_TYPE_F32);
    type = is.type[MMAREF_OPERAND_A];
}

/* The caller's rounding, and whether subnormals are zeros, as results and as operands; what is invalid, divides by zero
 * or overflows is trapped. */
static void draw_modes(void)
{
#ifdef __x86_64__
    __builtin_ia32_ldmxcsr(0x1900u | below(4) << 13 | below(2) << 15 | below(2) << 6);
#endif
}

static bool is_same(unsigned long number)
{
    static uint32_t a[WORDS], b[WORDS], c[WORDS], d[WORDS], expected[WORDS], e[32], scales[32];
    mmaref_operands operands = { a, b, c, e, scales, scales, 0, 0, 0, 0, 0 };
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    mmaref_status status, other;
    char text[MMAREF_TEXT_MAX];
    uint32_t turns = below(3), i;

    draw_instruction(&instruction);
    while (mmaref_profile_get((uint8_t)below(MMAREF_PROFILES), &instruction, &block) != MMAREF_OK ||
           (block.fraction_bits > 25 && below(8) != 0)) {
    }
    while (turns-- != 0) {
        turn(&block);
    }
    fill(a);
    fill(b);
    fill(c);
    for (i = 0; i < 32; i++) {
        e[i] = below(2) ? 0x44444444u : 0xeeeeeeeeu;
        scales[i] = 0x38383838u;
    }
    memcpy(expected, c, sizeof c);
    memcpy(d, c, sizeof c);
    with_leaf = false;
    status = mmaref_mma(&instruction, &block, &operands, expected, NULL, NULL);
    with_leaf = true;
    draw_modes();
    operands.c = below(2) ? c : d;
    other = mmaref_mma(&instruction, &block, &operands, d, NULL, NULL);
    for (i = 0; i < WORDS && d[i] == expected[i]; i++) {
    }
    if (status == other && i == WORDS) {
        return true;
    }
    if (mmaref_instruction_format(&instruction, text, sizeof text) == MMAREF_OK) {
        printf("case %lu: %s: status %d, not %d", number, text, other, status);
        if (i < WORDS) {
            printf("; word %" PRIu32 " is %08" PRIx32 ", not %08" PRIx32, i, d[i], expected[i]);
        }
        printf("\n");
    }
    return false;
}

int main(int argc, char **argv)
{
    static const struct {
        uint8_t type;
        const char *name;
    } types[] = { { MMAREF_TYPE_F16, "f16" },   { MMAREF_TYPE_BF16, "bf16" }, { MMAREF_TYPE_TF32, "tf32" },
                  { MMAREF_TYPE_E4M3, "e4m3" }, { MMAREF_TYPE_E5M2, "e5m2" }, { MMAREF_TYPE_E3M2, "e3m2" },
                  { MMAREF_TYPE_E2M3, "e2m3" }, { MMAREF_TYPE_E2M1, "e2m1" } };
    unsigned long cases = argc > 1 ? strtoul(argv[1], NULL, 10) : 0, i, all = 0;
    bool every = true;

    random_start(argc > 2 ? strtoul(argv[2], NULL, 10) : 1, 0);
    for (i = 0; i < cases; i++) {
        if (!is_same(i)) {
            return 1;
        }
    }
    for (i = 0; i < sizeof types / sizeof types[0]; i++) {
        printf("%s %lu of %lu, ", types[i].name, served[types[i].type], elements[types[i].type]);
        every = every && served[types[i].type] != 0;
        all += served[types[i].type];
    }
    printf("in all %lu served\n", all);
    return every ? 0 : 1;
}
