/* SPDX-License-Identifier: MIT */
/* Arithmetic blocks that an instruction or a dot product cannot be computed by: each reason, and the field it names. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "one_warp.h"

#define HALF "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define SPARSE "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"
#define SPARSE_TF32 "mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32"
#define DOUBLE "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64"
#define SCALED(types, scale) "mma.sync.aligned.m16n8k64.row.col.kind::" types ".f32.e2m1.e2m1.f32." scale
#define MXF4 SCALED("mxf4.block_scale.scale_vec::2X", "ue8m0")
#define SPARSE_NVF4 "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale." \
                    "scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"
#define NVF4 SCALED("mxf4nvf4.block_scale.scale_vec::4X", "ue4m3")

static mmaref_arithmetic block;
static mmaref_error error;

void setUp(void)
{
    memset(&error, 0xa5, sizeof error);
}

void tearDown(void) {}

static void read_block(const char *text)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_arithmetic_parse(NULL, text, strlen(text), &block, NULL, NULL), text);
}

static const struct {
    const char *instruction, *block;
    uint8_t reason, field;
} of_instructions[] = {
    { HALF, "custom rounding=stochastic fraction_bits=24", MMAREF_REASON_NEEDS_RANDOM, MMAREF_FIELD_ROUNDING },
    { HALF, "custom interleave=16", MMAREF_REASON_TOO_LONG, MMAREF_FIELD_INTERLEAVE },
    { HALF, "custom accumulate=after group=3", MMAREF_REASON_NO_DIVISOR, MMAREF_FIELD_GROUP },
    { HALF, "custom accumulate=after group=32", MMAREF_REASON_NO_DIVISOR, MMAREF_FIELD_GROUP },
    { HALF, "custom fraction_bits=35 block=16", MMAREF_REASON_NO_BLOCK, MMAREF_FIELD_BLOCK },
    { DOUBLE, "custom step_type=f32", MMAREF_REASON_F64_LOSSLESS, MMAREF_FIELD_STEP_TYPE },
    { DOUBLE, "custom fraction_bits=24", MMAREF_REASON_F64_LOSSLESS, MMAREF_FIELD_FRACTION_BITS },
    { DOUBLE, "custom rounding=stochastic", MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_ROUNDING },
    { DOUBLE, "custom adder=tree", MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_ADDER },
    { DOUBLE, "custom width=2", MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_WIDTH },
    { DOUBLE, "custom product_type=f16", MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_PRODUCT_TYPE },
    { NVF4, "custom fraction_bits=35", MMAREF_REASON_NEEDS_BLOCK, MMAREF_FIELD_BLOCK },
    { MXF4, "custom block=16", MMAREF_REASON_BLOCK_IN_ONE_STEP, MMAREF_FIELD_BLOCK },
    { MXF4, "custom fraction_bits=35 block=16 accumulate=after", MMAREF_REASON_BLOCK_IN_ONE_STEP, MMAREF_FIELD_BLOCK },
    { MXF4, "custom fraction_bits=35 block=16 products=32", MMAREF_REASON_BLOCK_IN_ONE_STEP, MMAREF_FIELD_BLOCK },
    { MXF4, "custom fraction_bits=35 block=16 interleave=32", MMAREF_REASON_BLOCK_IN_ONE_STEP, MMAREF_FIELD_BLOCK },
    { MXF4, "custom fraction_bits=35 block=24", MMAREF_REASON_NO_DIVISOR, MMAREF_FIELD_BLOCK },
    { NVF4, "custom fraction_bits=35 block=32", MMAREF_REASON_BEYOND_SCALE, MMAREF_FIELD_BLOCK },
    { SPARSE_NVF4, "custom fraction_bits=35 block=32", MMAREF_REASON_BEYOND_SCALE, MMAREF_FIELD_BLOCK },
    { SPARSE, "custom sparse_basis=logical products=2", MMAREF_REASON_PARTS_CHUNK, MMAREF_FIELD_PRODUCTS },
    { SPARSE, "custom sparse_basis=logical products=5", MMAREF_REASON_PARTS_CHUNK, MMAREF_FIELD_PRODUCTS },
    { SPARSE, "custom sparse_basis=logical interleave=2", MMAREF_REASON_PARTS_CHUNK, MMAREF_FIELD_INTERLEAVE },
    { SPARSE, "custom sparse_basis=logical accumulate=after group=2", MMAREF_REASON_PARTS_CHUNK, MMAREF_FIELD_GROUP },
    { SPARSE, "custom interleave=16", MMAREF_REASON_TOO_LONG, MMAREF_FIELD_INTERLEAVE },
    { SPARSE, "custom sparse_basis=logical interleave=32", MMAREF_REASON_TOO_LONG, MMAREF_FIELD_INTERLEAVE },
    { SPARSE_TF32, "custom sparse_basis=logical products=1", MMAREF_REASON_PARTS_CHUNK, MMAREF_FIELD_PRODUCTS },
};

static mmaref_operands operands_of(warp *w, const uint32_t *others)
{
    mmaref_operands given;

    memset(&given, 0, sizeof given);
    given.a = w->operand[MMAREF_OPERAND_A];
    given.b = w->operand[MMAREF_OPERAND_B];
    given.c = w->operand[MMAREF_OPERAND_C];
    given.e = given.scale_a = given.scale_b = others;
    return given;
}

static mmaref_status compute(const char *instruction, const char *text)
{
    static uint32_t metadata[32];
    static warp w;
    mmaref_operands given;

    warp_open(&w, instruction);
    read_block(text);
    memset(metadata, 0x44, sizeof metadata);
    given = operands_of(&w, metadata);
    return mmaref_mma(&w.instruction, &block, &given, w.operand[MMAREF_OPERAND_D], NULL, &error);
}

void test_blocks_that_an_instruction_cannot_be_computed_by(void)
{
    unsigned i;

    for (i = 0; i < sizeof of_instructions / sizeof of_instructions[0]; i++) {
        const char *text = of_instructions[i].block;
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, compute(of_instructions[i].instruction, text), text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, error.status, text);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(of_instructions[i].reason, error.reason, text);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(of_instructions[i].field, error.bits, text);
    }
}

/* What is next to them can be. */
void test_blocks_at_the_limit(void)
{
    static const char *const fine[][2] = {
        { HALF, "custom interleave=8" },
        { HALF, "custom accumulate=after group=16" },
        { HALF, "custom fraction_bits=24 adder=sorted" },
        { HALF, "custom fraction_bits=24 adder=sorted interleave=1" },
        { HALF, "custom fraction_bits=24 adder=sorted accumulate=after group=8" },
        { MXF4, "custom fraction_bits=35 block=32" },
        { MXF4, "custom" },
        { MXF4, "custom fraction_bits=35" },
        { NVF4, "custom" },
        { NVF4, "custom fraction_bits=35 block=16" },
        { SPARSE, "custom sparse_basis=logical products=4" },
        { SPARSE, "custom sparse_basis=logical interleave=16" },
        { SPARSE, "custom interleave=8" },
        { SPARSE, "custom fraction_bits=24 adder=sorted sparse_basis=logical products=16" },
        { SPARSE_TF32, "custom sparse_basis=logical products=2" },
    };
    unsigned i;

    for (i = 0; i < sizeof fine / sizeof fine[0]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, compute(fine[i][0], fine[i][1]), fine[i][1]);
    }
}

/* The scale factors of both or none. */
void test_each_operand_is_needed(void)
{
    static const uint32_t scale[32] = { 0x7f7f7f7f };
    static warp w;
    mmaref_operands given;
    unsigned i;

    for (i = 0; i < 2; i++) {
        warp_open(&w, MXF4);
        read_block("custom");
        given = operands_of(&w, scale);
        if (i == 0) {
            given.scale_a = NULL;
        } else {
            given.scale_b = NULL;
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_mma(&w.instruction, &block, &given,
                                                            w.operand[MMAREF_OPERAND_D], NULL, &error));
        TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_MISSING_OPERAND, error.reason);
    }
}

#define F16 MMAREF_TYPE_F16
#define F32 MMAREF_TYPE_F32
#define OWN MMAREF_TYPE_OWN

static const struct {
    mmaref_dot_types types;
    const char *block;
    uint16_t count;
    uint8_t reason, field;
} of_dots[] = {
    { { F16, F16, F32, F32 }, "custom fraction_bits=35 block=16", 16, MMAREF_REASON_NO_BLOCK, MMAREF_FIELD_BLOCK },
    { { F16, F16, F32, F32 }, "custom accumulate=after group=3", 4, MMAREF_REASON_NO_DIVISOR_OF_COUNT,
      MMAREF_FIELD_GROUP },
    { { F16, F16, F32, F32 }, "custom interleave=2", 6, MMAREF_REASON_NO_DIVISOR_OF_COUNT, MMAREF_FIELD_INTERLEAVE },
    { { F16, F16, MMAREF_TYPE_F64, MMAREF_TYPE_F64 }, "custom product_type=f16 product_rounding=stochastic", 4,
      MMAREF_REASON_NOT_OF_F64, MMAREF_FIELD_PRODUCT_ROUNDING },
    { { F16, F16, F32, F32 }, "custom product_type=f16 product_rounding=stochastic", 4, MMAREF_REASON_NEEDS_RANDOM,
      MMAREF_FIELD_PRODUCT_ROUNDING },
    { { OWN, F16, F32, F32 }, "custom", 4, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS },
    { { F16, OWN, F32, F32 }, "custom", 4, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS },
    { { F16, F16, OWN, F32 }, "custom", 4, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS },
    { { F16, F16, F32, OWN }, "custom", 4, MMAREF_REASON_NEEDS_OWN, MMAREF_FIELD_OWN_EXPONENT_BITS },
    { { F16, F16, MMAREF_TYPE_F64, F32 }, "custom fraction_bits=24", 4, MMAREF_REASON_F64_LOSSLESS,
      MMAREF_FIELD_FRACTION_BITS },
    { { F16, F16, F32, MMAREF_TYPE_F64 }, "custom step_type=f32", 4, MMAREF_REASON_F64_LOSSLESS,
      MMAREF_FIELD_STEP_TYPE },
};

static uint64_t zeros[MMAREF_DOT_MAX + 1];

void test_blocks_that_a_dot_product_cannot_be_computed_by(void)
{
    unsigned i;

    for (i = 0; i < sizeof of_dots / sizeof of_dots[0]; i++) {
        const char *text = of_dots[i].block;
        uint64_t d = 7;
        read_block(text);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, dot_add(&of_dots[i].types, &block, zeros, zeros,
                                                                          of_dots[i].count, 0, &d, NULL, &error), text);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(of_dots[i].reason, error.reason, text);
        TEST_ASSERT_EQUAL_UINT32_MESSAGE(of_dots[i].field, error.bits, text);
        TEST_ASSERT_EQUAL_UINT64(7, d);
    }
}

static const struct {
    mmaref_dot_types types;
    uint16_t count;
    uint8_t reason;
} of_no_dot[] = {
    { { F16, F16, F32, MMAREF_TYPE_E3M2 }, 4, MMAREF_REASON_DOT_TYPES },
    { { F16, F16, MMAREF_TYPE_TF32, F32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_F64, F16, F32, F32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_UE8M0, F16, F32, F32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_S8, F16, MMAREF_TYPE_S32, MMAREF_TYPE_S32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_S8, MMAREF_TYPE_S8, F32, MMAREF_TYPE_S32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_S8, MMAREF_TYPE_S8, MMAREF_TYPE_S32, F32 }, 4, MMAREF_REASON_DOT_TYPES },
    { { MMAREF_TYPE_S8, MMAREF_TYPE_S8, MMAREF_TYPE_S32, MMAREF_TYPE_S32 }, 0, MMAREF_REASON_DOT_COUNT },
    { { MMAREF_TYPE_S8, MMAREF_TYPE_S8, MMAREF_TYPE_S32, MMAREF_TYPE_S32 }, 129, MMAREF_REASON_DOT_COUNT },
};

void test_what_is_no_dot_product(void)
{
    unsigned i;

    read_block("custom");
    for (i = 0; i < sizeof of_no_dot / sizeof of_no_dot[0]; i++) {
        uint64_t d = 7;
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_add(&of_no_dot[i].types, &block, zeros, zeros,
                                                                of_no_dot[i].count, 0, &d, NULL, &error));
        TEST_ASSERT_EQUAL_UINT8(of_no_dot[i].reason, error.reason);
        TEST_ASSERT_EQUAL_UINT64(7, d);
    }
}

void test_as_many_integers_as_there_can_be(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_S8, MMAREF_TYPE_U4, MMAREF_TYPE_S32, MMAREF_TYPE_S32 };
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX], d;
    unsigned i;

    for (i = 0; i < MMAREF_DOT_MAX; i++) {
        a[i] = 0x80; /* -128 */
        b[i] = 15;
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, NULL, a, b, MMAREF_DOT_MAX, 5, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64((uint32_t)(5 - 128 * 128 * 15), d);
}

/* ---- The start of a custom block ---- */

/* 3 * 5 + 2^-30, by IEEE 754: the sum rounds to 15. */
void test_a_started_block_computes(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a = 0x4200, b = 0x4500;
    uint64_t d = 0;

    memset(&block, 0, sizeof block);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &block, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&block));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(NULL, &block, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &block, &a, &b, 1, 0x30800000, &d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x41700000, d);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_start(NULL));
}

/* "custom" for a dot product without an instruction is that start; a profile needs an instruction. */
void test_custom_starts_there_without_an_instruction(void)
{
    mmaref_arithmetic start, read;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&start));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, "custom", 6, &read, NULL, NULL));
    TEST_ASSERT_EQUAL_MEMORY(&start, &read, sizeof start);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_parse(NULL, "sm_90", 5, &read, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC,
                          mmaref_arithmetic_parse(NULL, "custom align=jam", 16, &read, NULL, NULL));
}
