/* SPDX-License-Identifier: MIT */
/* What mmaref.h promises of a build that leaves something out: built with one MMAREF_WITHOUT_..., prints what does not
 * hold and ends with the number of that. */
#include <stdio.h>
#include <string.h>

#include "mmaref.h"

static int wrong;

static void is(int holds, const char *what)
{
    if (!holds) {
        puts(what);
        wrong++;
    }
}

/* A string of the family that is left out; NULL where the switch leaves out no instruction. */
#if defined(MMAREF_WITHOUT_FLOAT) || defined(MMAREF_WITHOUT_EXACT)
#define GONE NULL
#elif defined(MMAREF_WITHOUT_F64)
#define GONE "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"
#elif defined(MMAREF_WITHOUT_SPARSE)
#define GONE "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#else
#define GONE NULL
#endif

static void check_instructions(void)
{
    const char *gone = GONE;
    mmaref_instruction instruction = { 0xa5a5 };
    mmaref_error error;
    uint16_t id;
    int there = 0, left_out = 0;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        mmaref_status status = mmaref_instruction_at(id, &instruction);
        there += status == MMAREF_OK && instruction.id == id;
        left_out += status == MMAREF_E_LEFT_OUT;
    }
    is(there + left_out == mmaref_instruction_count(), "every number is there or left out");
    if (gone != NULL) {
        is(left_out > 0, "numbers are left out");
        is(mmaref_instruction_parse(gone, strlen(gone), &instruction, &error) == MMAREF_E_LEFT_OUT, "parse says left out");
        is(error.length != 0 && error.offset + error.length <= strlen(gone), "and which word");
    }
}

/* The first instruction that is there, by its string. */
static void check_those_that_are_there(void)
{
    mmaref_instruction instruction, read = { 0xa5a5 };
    char text[MMAREF_TEXT_MAX];
    uint16_t id = 0;

    while (mmaref_instruction_at(id, &instruction) != MMAREF_OK) {
        id++;
    }
    is(mmaref_instruction_format(&instruction, text, sizeof text) == MMAREF_OK, "what is there has a string");
    is(mmaref_instruction_parse(text, strlen(text), &read, NULL) == MMAREF_OK && read.id == id, "and is found by it");
}

/* Of an instruction of another build: answered like NULL. */
static void check_struct(void)
{
    mmaref_instruction instruction;
    mmaref_description description;
    char text[MMAREF_TEXT_MAX];
    uint16_t id;

    for (id = 0; id < mmaref_instruction_count(); id++) {
        if (mmaref_instruction_at(id, &instruction) == MMAREF_E_LEFT_OUT) {
            instruction.id = id;
            is(mmaref_instruction_describe(&instruction, &description) == MMAREF_E_ARGUMENT, "describe of what is left out");
            is(mmaref_target_check(&instruction, NULL, 0, 0, NULL) == MMAREF_E_ARGUMENT, "targets of what is left out");
            is(mmaref_instruction_format(&instruction, text, sizeof text) == MMAREF_E_ARGUMENT, "its string");
        }
    }
}

static void check_functions(void)
{
#ifdef MMAREF_WITHOUT_MAC16
    static mmaref_amx state;

    is(mmaref_mac16(&state, 0) == MMAREF_E_LEFT_OUT, "mac16");
#endif
#ifdef MMAREF_WITHOUT_SPARSE
    uint32_t words[1] = { 0 };
    mmaref_instruction instruction = { 1 };

    is(mmaref_sparse_compress(&instruction, words, 0, words, words, NULL) == MMAREF_E_LEFT_OUT, "compress");
    is(mmaref_sparse_expand(&instruction, words, words, 0, words, NULL) == MMAREF_E_LEFT_OUT, "expand");
#endif
}

/* 8 * (1 * 1) + 1, by an instruction and as a dot product. */
/* 8 products of f16 and a C of 1. */
static void open_dot(mmaref_dot *dot, const uint64_t *elements)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };

    memset(dot, 0, sizeof *dot);
    dot->types = types;
    dot->count = 8;
    dot->a = dot->b = elements;
    dot->c = 0x3f800000;
}

static void check_sums(void)
{
#ifndef MMAREF_WITHOUT_FLOAT
    static const char f16[] = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32";
    static const uint64_t ones[8] = { 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00 };
    static uint32_t a[32 * 2], c[32 * 4], d[32 * 4];
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    mmaref_operands operands;
    mmaref_dot dot;
    uint64_t sum = 0;
    int i;

    open_dot(&dot, ones);
    memset(&operands, 0, sizeof operands);
    for (i = 0; i < 32 * 4; i++) {
        a[i % 64] = 0x3c003c00;
        c[i] = 0x3f800000;
    }
    operands.a = operands.b = a;
    operands.c = c;
    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    block.fraction_bits = 25;
    is(mmaref_instruction_parse(f16, sizeof f16 - 1, &instruction, NULL) == MMAREF_OK, "f16 is there");
    is(mmaref_mma(&instruction, &block, &operands, d, NULL, NULL) == MMAREF_OK && d[77] == 0x41100000, "a product");
    is(mmaref_dot_add(&dot, &block, &sum, NULL, NULL) == MMAREF_OK && sum == 0x41100000, "a dot product");
#endif
}

static void check_exact(void)
{
#ifdef MMAREF_WITHOUT_EXACT
    mmaref_arithmetic block;
    mmaref_error error;

    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    is(mmaref_arithmetic_check(NULL, &block, &error) == MMAREF_E_ARITHMETIC && error.bits == MMAREF_FIELD_FRACTION_BITS,
       "unlimited fraction_bits");
    block.fraction_bits = 25;
    is(mmaref_arithmetic_check(NULL, &block, &error) == MMAREF_OK, "fused with fraction bits");
    block.accumulate = MMAREF_ACCUMULATE_AFTER;
    is(mmaref_arithmetic_check(NULL, &block, &error) == MMAREF_E_ARITHMETIC && error.bits == MMAREF_FIELD_ACCUMULATE,
       "accumulate other than fused");
#endif
}

#if defined(MMAREF_WITHOUT_CUSTOM) || defined(MMAREF_WITHOUT_EXACT) || defined(MMAREF_WITHOUT_FLOAT)
/* One field, set to one value, is refused by its name. */
static void check_field(const char *what, uint8_t field, const mmaref_arithmetic *block)
{
    mmaref_error error;

    is(mmaref_arithmetic_check(NULL, block, &error) == MMAREF_E_ARITHMETIC && error.bits == field &&
           error.reason == MMAREF_REASON_NOT_IN_BUILD, what);
}

#define FORMAT MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE)
#define REFUSED(FIELD, member, value)                                                            \
    do {                                                                                         \
        mmaref_arithmetic changed = block;                                                       \
        changed.member = (value);                                                                \
        check_field(#member "=" #value " is not in the build", MMAREF_FIELD_##FIELD, &changed);  \
    } while (0)
#endif

static void check_custom(void)
{
#if defined(MMAREF_WITHOUT_CUSTOM) || defined(MMAREF_WITHOUT_EXACT) || defined(MMAREF_WITHOUT_FLOAT)
    static const uint64_t ones[8] = { 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00 };
    mmaref_arithmetic block;
    mmaref_fixed fixed, before;
    mmaref_error error;
    mmaref_dot dot;
    mmaref_type type;
    uint64_t sum = 0xa5;

    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    block.fraction_bits = 25;
    is(mmaref_arithmetic_check(NULL, &block, NULL) == MMAREF_OK, "a block that profiles have");
    REFUSED(ACCUMULATE, accumulate, MMAREF_ACCUMULATE_LAST);
    REFUSED(NAN, nan, MMAREF_NAN_ANY);
    REFUSED(NAN, nan, MMAREF_NAN_PAYLOAD);
    REFUSED(ROUNDING, rounding, MMAREF_ROUND_ODD);
    REFUSED(ROUNDING, rounding, MMAREF_ROUND_STOCHASTIC);
    REFUSED(OVERFLOW, overflow, MMAREF_OVERFLOW_SATURATE);
    REFUSED(STEP_TYPE, step_type, MMAREF_TYPE_BF16);
    REFUSED(STEP_TYPE, step_type, MMAREF_TYPE_OWN);
    REFUSED(ADDER, adder, MMAREF_ADDER_HALVES);
    REFUSED(PRODUCT_TYPE, product_type, MMAREF_TYPE_F16);
    REFUSED(OWN_EXPONENT_BITS, own_exponent_bits, 5);
    REFUSED(STICKY, sticky, MMAREF_STICKY_YES);
    REFUSED(WIDTH, width, 4);
    REFUSED(PARTIAL, partial, MMAREF_PARTIAL_CUT);
    REFUSED(PRODUCT_ROUNDING, product_rounding, MMAREF_ROUND_ZERO);
    REFUSED(MULTIPLIER_BITS, multiplier_bits, 8);
    block.step_type = FORMAT;
    is(mmaref_arithmetic_check(NULL, &block, &error) == MMAREF_E_ARITHMETIC && error.bits == MMAREF_FIELD_STEP_TYPE,
       "a format as step_type");
    block.step_type = 0;
    block.product_type = FORMAT;
    is(mmaref_arithmetic_check(NULL, &block, &error) == MMAREF_E_ARITHMETIC && error.bits == MMAREF_FIELD_PRODUCT_TYPE,
       "a format as product_type");
    block.product_type = 0;

    is(mmaref_type_get(FORMAT, &type) == MMAREF_E_ARGUMENT && !mmaref_same(FORMAT, NULL, 1, 1), "a format is no type");
    open_dot(&dot, ones);
    dot.types.a = FORMAT;
    is(mmaref_dot_add(&dot, &block, &sum, NULL, NULL) == MMAREF_E_ARGUMENT && sum == 0xa5, "nor one of elements");
    dot.types.a = MMAREF_TYPE_F16;
    memset(&fixed, 0x5a, sizeof fixed);
    before = fixed;
    is(mmaref_dot_fixed(&dot, &block, &fixed, &error) == MMAREF_E_LEFT_OUT && error.reason == MMAREF_REASON_LEFT_OUT &&
           memcmp(&fixed, &before, sizeof fixed) == 0, "a sum that is not rounded");
#endif
}

/* Comparison is in every build. */
static void check_same(void)
{
    mmaref_arithmetic block;

    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    is(mmaref_same(MMAREF_TYPE_F16, &block, 0x13c00, 0x3c00) && !mmaref_same(MMAREF_TYPE_F16, &block, 0x3c01, 0x3c00) &&
           mmaref_same(MMAREF_TYPE_S32, NULL, 7, 7) && !mmaref_same(0, NULL, 7, 7), "what is the same");
}

static void check_scales(void)
{
#if defined(MMAREF_WITHOUT_SCALE) && !defined(MMAREF_WITHOUT_FLOAT)
    static const uint64_t ones[8] = { 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00, 0x3c00 };
    static const uint8_t factors[1] = { 127 };
    mmaref_arithmetic block;
    mmaref_dot dot;
    uint64_t sum = 0xa5;

    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    open_dot(&dot, ones);
    dot.scale_type = MMAREF_TYPE_UE8M0;
    dot.scale_length = 8;
    dot.scale_a = dot.scale_b = factors;
    is(mmaref_dot_add(&dot, &block, &sum, NULL, NULL) == MMAREF_E_LEFT_OUT && sum == 0xa5,
       "a dot product with scale factors");
#endif
}

static void check_values(void)
{
#if defined(MMAREF_WITHOUT_FLOAT) || defined(MMAREF_WITHOUT_F64)
    const mmaref_value six = { MMAREF_VALUE_NORMAL, false, 1, 3 };
    mmaref_value none;
    uint64_t bits = 0xa5;

    is(mmaref_value_encode(MMAREF_TYPE_S32, MMAREF_ROUND_ZERO, &six, &bits) == MMAREF_E_LEFT_OUT, "an integer of 3 * 2");
    is(mmaref_value_decode(MMAREF_TYPE_F64, 0, &none) == MMAREF_E_LEFT_OUT, "an f64");
    is(bits == 0xa5, "and nothing is written");
#endif
#ifdef MMAREF_WITHOUT_FLOAT
    is(mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &six, &bits) == MMAREF_E_LEFT_OUT, "a float");
#endif
}

static void check_coverage(void)
{
#ifdef MMAREF_WITHOUT_COVERAGE
    static const char f16[] = "mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32";
    static uint32_t c[32 * 4], d[32 * 4];
    mmaref_instruction instruction;
    mmaref_arithmetic block;
    mmaref_operands operands;
    uint32_t corners = 0xa5;

    memset(&operands, 0, sizeof operands);
    c[0] = 1; /* subnormal */
    operands.a = operands.b = operands.c = c;
    is(mmaref_instruction_parse(f16, sizeof f16 - 1, &instruction, NULL) == MMAREF_OK, "f16 is there");
    is(mmaref_arithmetic_start(&block) == MMAREF_OK, "a block starts");
    is(mmaref_mma(&instruction, &block, &operands, d, &corners, NULL) == MMAREF_OK && corners == 0xa5,
       "the mask stays what it is");
#endif
}

static void check_texts(void)
{
#ifdef MMAREF_WITHOUT_TEXTS
    mmaref_instruction instruction;
    mmaref_description description;

    static const char text[] = "exact";
    mmaref_arithmetic block;
    mmaref_block named;
    mmaref_error error;
    const char *name = text;
    char sentence[8] = "as it is";
    uint32_t type = 0xa5;

    is(mmaref_arithmetic_start(&block) == MMAREF_OK && mmaref_field_name(0) == NULL, "no name of a field");
    is(mmaref_arithmetic_parse(NULL, text, 5, &block, NULL, &error) == MMAREF_E_LEFT_OUT &&
           error.reason == MMAREF_REASON_LEFT_OUT, "no block from a text");
    is(mmaref_arithmetic_set(&block, "align", 5, "jam", 3, &error) == MMAREF_E_LEFT_OUT &&
           error.reason == MMAREF_REASON_LEFT_OUT && block.align == MMAREF_ROUND_ZERO, "no field from a text");
    is(mmaref_arithmetic_get(&block, 0, &name, sentence, sizeof sentence) == MMAREF_E_LEFT_OUT &&
           mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence) == MMAREF_E_LEFT_OUT &&
           memcmp(sentence, "as it is", sizeof sentence) == 0, "no text of a field or an error");
    is(mmaref_type_parse("f16", 3, &type) == MMAREF_E_LEFT_OUT && type == 0xa5 &&
           mmaref_type_write(MMAREF_TYPE_F16, sentence, sizeof sentence) == MMAREF_E_LEFT_OUT &&
           memcmp(sentence, "as it is", sizeof sentence) == 0, "no type from a text, and none as a text");
    is(mmaref_instruction_at(1, &instruction) == MMAREF_OK &&
           mmaref_profile_source(MMAREF_PROFILE_EXACT, &instruction, 0, &name, &name) == MMAREF_E_LEFT_OUT &&
           name == text, "no source of a field");
    is(mmaref_block_get(0, &named) == MMAREF_E_LEFT_OUT, "no named block");
    is(mmaref_instruction_at(1, &instruction) == MMAREF_OK &&
           mmaref_instruction_describe(&instruction, &description) == MMAREF_OK && description.targets == NULL &&
           description.section == NULL,
       "no targets and no section");
#endif
}

int main(void)
{
    check_instructions();
    check_those_that_are_there();
    check_struct();
    check_functions();
    check_sums();
    check_exact();
    check_custom();
    check_same();
    check_scales();
    check_values();
    check_coverage();
    check_texts();
    return wrong;
}
