/* SPDX-License-Identifier: MIT */
/* What mmaref_mma refuses, and that it then changes nothing. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "one_warp.h"
#include "random.h"

#define F16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define S8 "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32"
#define D_WORDS (32 * MMAREF_REGISTERS_MAX)

static warp w;
static mmaref_arithmetic arithmetic;
static mmaref_operands operands;
static mmaref_error error;
static uint32_t d[D_WORDS];

static void open_instruction(const char *instruction)
{
    warp_open(&w, instruction);
    memset(&operands, 0, sizeof operands);
    operands.a = w.operand[MMAREF_OPERAND_A];
    operands.b = w.operand[MMAREF_OPERAND_B];
    operands.c = w.operand[MMAREF_OPERAND_C];
}

#define SPARSE "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"

void test_sparse_basis(void)
{
    uint32_t e[32];
    mmaref_coordinate coordinate = { 0, 0, 0 };
    mmaref_slot slot;

    open_instruction(SPARSE); /* stored 0, 1, 4 are k = 0, 1, 8: 2^24 + 1, then -2^24 */
    memset(e, 0x44, sizeof e);
    operands.e = e;
    warp_put(&w, MMAREF_OPERAND_A, 0, 0, 0x6c00);
    warp_put(&w, MMAREF_OPERAND_A, 0, 1, 0x3c00);
    warp_put(&w, MMAREF_OPERAND_A, 0, 4, 0xec00);
    warp_put(&w, MMAREF_OPERAND_B, 0, 0, 0x6c00);
    warp_put(&w, MMAREF_OPERAND_B, 1, 0, 0x3c00);
    warp_put(&w, MMAREF_OPERAND_B, 8, 0, 0x6c00);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_80, &w.instruction, &arithmetic));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, NULL, MMAREF_OPERAND_D, &coordinate, &slot));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_HEX32(0x3f800000, d[slot.lane * 4 + slot.reg]);
    arithmetic.sparse_basis = MMAREF_SPARSE_LOGICAL;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_HEX32(0, d[slot.lane * 4 + slot.reg]);
    arithmetic.products = 6; /* half a chunk of metadata more than one */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_PRODUCTS, error.bits);
}

/* 64 products of 6 * 6 are 2304, 2^32 and more of the grid's units, 2^-21; half a unit of the result is 2^-13. */
void test_a_sum_of_more_than_32_bits(void)
{
    uint32_t scale[32];

    open_instruction("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0");
    memset(scale, 0x7f, sizeof scale); /* 1 */
    operands.scale_a = scale;
    operands.scale_b = scale;
    memset(w.operand[MMAREF_OPERAND_A], 0x77, sizeof w.operand[0]);
    memset(w.operand[MMAREF_OPERAND_B], 0x77, sizeof w.operand[0]);
    arithmetic.fraction_bits = 25;
    arithmetic.rounding = MMAREF_ROUND_NEAREST_EVEN;
    warp_put(&w, MMAREF_OPERAND_C, 0, 0, 0x39000000); /* 2^-13: a tie */
    warp_put(&w, MMAREF_OPERAND_C, 0, 1, 0x39008000); /* 2^-13 + 2^-21 */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_HEX32(0x45100000, d[0]); /* of lane 0, which has D[0][0] and D[0][1] */
    TEST_ASSERT_EQUAL_HEX32(0x45100001, d[1]);
}

void test_corners_of_an_instruction(void)
{
    uint32_t corners = 0;

    warp_put(&w, MMAREF_OPERAND_C, 3, 5, 0x00000001);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, &corners, &error));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_SUBNORMAL_C | MMAREF_COVER_SUBNORMAL_OUT, corners);
    warp_put(&w, MMAREF_OPERAND_C, 15, 7, 0x7f800001);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, &corners, &error));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_SUBNORMAL_C | MMAREF_COVER_SUBNORMAL_OUT | MMAREF_COVER_NAN_IN |
                                MMAREF_COVER_SIGNALLING, corners);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
}

void setUp(void)
{
    open_instruction(F16);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_EXACT, &w.instruction, &arithmetic));
    memset(&error, 0xa5, sizeof error);
    memset(d, 0xa5, sizeof d);
}
void tearDown(void) {}

static void check_refused(mmaref_status expected, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *block, const mmaref_operands *given, uint32_t *to)
{
    size_t i;

    TEST_ASSERT_EQUAL_INT(expected, mmaref_mma(instruction, block, given, to, NULL, &error));
    TEST_ASSERT_EQUAL_INT(expected, error.status);
    TEST_ASSERT_EQUAL_INT(expected, mmaref_mma(instruction, block, given, to, NULL, NULL));
    for (i = 0; i < D_WORDS; i++) {
        TEST_ASSERT_EQUAL_HEX32(0xa5a5a5a5, d[i]);
    }
}

void test_every_pointer_is_needed(void)
{
    const mmaref_operands whole = operands;

    check_refused(MMAREF_E_ARGUMENT, NULL, &arithmetic, &operands, d);
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, NULL, &operands, d);
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, NULL, d);
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, NULL);
    operands.a = NULL;
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, d);
    operands = whole;
    operands.b = NULL;
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, d);
    operands = whole;
    operands.c = NULL;
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, d);
}

void test_integers_need_no_arithmetic(void)
{
    open_instruction(S8);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, NULL, &operands, d, NULL, &error));
    arithmetic.fraction_bits = 41; /* impossible, but ignored */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error));
}

void test_an_instruction_that_no_call_made(void)
{
    mmaref_instruction wrong = w.instruction;

    wrong.id = UINT16_MAX;
    check_refused(MMAREF_E_ARGUMENT, &wrong, &arithmetic, &operands, d);
    wrong.id = mmaref_instruction_count();
    check_refused(MMAREF_E_ARGUMENT, &wrong, &arithmetic, &operands, d);
}

void test_what_multiplies_no_fragments(void)
{
    open_instruction("mac16");
    operands.a = operands.b = operands.c = w.operand[0];
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, d);
    /* It has a B, and nothing to multiply it by. */
    open_instruction("wmma.load.b.sync.aligned.row.m16n16k16.f16");
    operands.a = operands.b = operands.c = w.operand[0];
    check_refused(MMAREF_E_ARGUMENT, &w.instruction, &arithmetic, &operands, d);
}

void test_an_impossible_block(void)
{
    arithmetic.fraction_bits = 41;
    check_refused(MMAREF_E_ARITHMETIC, &w.instruction, &arithmetic, &operands, d);
    arithmetic.fraction_bits = MMAREF_UNLIMITED;
    arithmetic.interleave = 16; /* more than half of K = 16 */
    check_refused(MMAREF_E_ARITHMETIC, &w.instruction, &arithmetic, &operands, d);
    arithmetic.interleave = 0;
    arithmetic.accumulate = MMAREF_ACCUMULATE_AFTER;
    arithmetic.group = 3; /* does not divide K */
    check_refused(MMAREF_E_ARITHMETIC, &w.instruction, &arithmetic, &operands, d);
}

void test_f64_is_never_fused(void)
{
    open_instruction("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64");
    arithmetic.fraction_bits = 25;
    check_refused(MMAREF_E_ARITHMETIC, &w.instruction, &arithmetic, &operands, d);
}

void test_d_may_be_c(void)
{
    uint16_t i;

    open_instruction(S8);
    for (i = 0; i < 32 * 4; i++) {
        w.operand[MMAREF_OPERAND_A][i] = 0x01020304u * (i % 16);
        w.operand[MMAREF_OPERAND_B][i % 64] = 0xff7f80feu - i;
        w.operand[MMAREF_OPERAND_C][i] = 0x10000u * i;
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, NULL, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, NULL, &operands,
                                                w.operand[MMAREF_OPERAND_C], NULL, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(d, w.operand[MMAREF_OPERAND_C], 32 * 4);
}

void test_d_is_written_as_far_as_its_registers_go(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX32(0, d[32 * 4 - 1]);
    TEST_ASSERT_EQUAL_HEX32(0xa5a5a5a5, d[32 * 4]);
}

/* An instruction, the patterns of its smallest subnormal and of 1, and how many of how many columns are stored. */
static const struct {
    const char *instruction;
    uint64_t subnormal, one;
    uint8_t stored, of;
} elements[] = {
    { F16, 1, 0x3c00, 1, 1 },
    { "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32", 1, 0x3f80, 1, 1 },
    { "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", 0x2000, 0x3f800000, 1, 1 },
    { "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32", 1, 0x38, 1, 1 },
    { "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32", 4, 8, 1, 1 },
    { "mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64", 1, 0x3ff0000000000000, 1, 1 },
    { "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32", 1, 0x3c00, 1, 1 },
    { "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32", 1, 0x3c00, 1, 1 },
    { SPARSE, 1, 0x3c00, 2, 4 },
    { "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32", 1, 0x38, 2, 4 },
    { "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32", 0x2000, 0x3f800000, 1, 2 },
};

static uint32_t corners_of(uint64_t a, uint16_t stored, uint64_t b, uint16_t column)
{
    uint32_t corners = 0;

    warp_put(&w, MMAREF_OPERAND_A, 3, stored, a);
    warp_put(&w, MMAREF_OPERAND_B, column, 5, b);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, w.operand[MMAREF_OPERAND_D],
                                                &corners, &error));
    warp_put(&w, MMAREF_OPERAND_A, 3, stored, 0);
    warp_put(&w, MMAREF_OPERAND_B, column, 5, 0);
    return corners & MMAREF_COVER_SUBNORMAL_IN;
}

/* A subnormal is one by its pattern, wherever it lies and whatever exponent steps give it, in a product that is not
 * zero. */
static void check_subnormals(unsigned i, uint32_t expected)
{
    const uint16_t stored = (uint16_t)(w.is.k * elements[i].stored / elements[i].of);
    uint16_t k;

    for (k = 0; k < stored; k++) {
        uint16_t column = (uint16_t)(k / elements[i].stored * elements[i].of + k % elements[i].stored);
        TEST_ASSERT_EQUAL_HEX32(expected, corners_of(elements[i].subnormal, k, elements[i].one, column));
        TEST_ASSERT_EQUAL_HEX32(expected, corners_of(elements[i].one, k, elements[i].subnormal, column));
        TEST_ASSERT_EQUAL_HEX32(0, corners_of(elements[i].one, k, elements[i].one, column));
        TEST_ASSERT_EQUAL_HEX32(0, corners_of(elements[i].subnormal, k, elements[i].one, column ^ 1u));
    }
}

void test_a_subnormal_element_is_a_corner_wherever_it_lies(void)
{
    static uint32_t e[32];
    unsigned i;

    memset(e, 0x44, sizeof e); /* the first ones of each chunk */
    for (i = 0; i < sizeof elements / sizeof elements[0]; i++) {
        open_instruction(elements[i].instruction);
        operands.e = e;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&arithmetic));
        check_subnormals(i, MMAREF_COVER_SUBNORMAL_IN);
        arithmetic.subnormals = MMAREF_SUBNORMALS_NORMALISE;
        arithmetic.interleave = 2;
        check_subnormals(i, MMAREF_COVER_SUBNORMAL_IN);
        arithmetic.subnormals = MMAREF_SUBNORMALS_AS_F16;
        arithmetic.interleave = 0;
        check_subnormals(i, MMAREF_COVER_SUBNORMAL_IN);
        arithmetic.subnormals = MMAREF_SUBNORMALS_FLUSH_IN;
        check_subnormals(i, 0);
    }
}

/* ---- What one element of D is made of ---- */

static mmaref_gathered gathered;

static mmaref_status gather(const mmaref_coordinate *place)
{
    memset(&gathered, 0xa5, sizeof gathered);
    return mmaref_operands_gather(&w.instruction, NULL, &operands, place, &gathered, &error);
}

void test_what_meets_in_an_element_of_a_sparse_product(void)
{
    static uint32_t e[32];
    const mmaref_coordinate place = { 0, 3, 5 };

    open_instruction(SPARSE); /* stored 0, 1 and 4 are k = 0, 1 and 8 */
    memset(e, 0x44, sizeof e);
    operands.e = e;
    warp_put(&w, MMAREF_OPERAND_A, 3, 4, 0x3e00);
    warp_put(&w, MMAREF_OPERAND_B, 8, 5, 0x4400);
    warp_put(&w, MMAREF_OPERAND_C, 3, 5, 0x40e00000);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, gather(&place));
    TEST_ASSERT_EQUAL_UINT16(8, gathered.dot.count);
    TEST_ASSERT_EQUAL_UINT32(MMAREF_TYPE_F16, gathered.dot.types.b);
    TEST_ASSERT_EQUAL_UINT32(MMAREF_TYPE_F32, gathered.dot.types.d);
    TEST_ASSERT_EQUAL_UINT16(8, gathered.k[4]);
    TEST_ASSERT_EQUAL_HEX64(0x3e00, gathered.a[4]);
    TEST_ASSERT_EQUAL_HEX64(0x4400, gathered.b[4]);
    TEST_ASSERT_EQUAL_HEX64(0x40e00000, gathered.dot.c);
    TEST_ASSERT_EQUAL_PTR(gathered.a, gathered.dot.a);
    TEST_ASSERT_EQUAL_PTR(gathered.b, gathered.dot.b);
    TEST_ASSERT_EQUAL_UINT8(0, gathered.dot.scale_type);
}

/* The element of D as mmaref_mma computed it. */
static uint64_t element_of(const mmaref_coordinate *place)
{
    mmaref_slot slot;
    const uint32_t *word;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&w.instruction, &arithmetic, MMAREF_OPERAND_D, place, &slot));
    word = d + (size_t)slot.lane * w.is.registers[MMAREF_OPERAND_D] + slot.reg;
    if (slot.width == 64) {
        return word[0] | (uint64_t)word[1] << 32;
    }
    return slot.width == 32 ? word[0] : word[0] >> slot.bit & ((1u << slot.width) - 1);
}

/* As a dot product by itself counts: of a sparse A the stored elements. */
static void count_stored_elements(mmaref_arithmetic *block)
{
    if (w.is.registers[MMAREF_OPERAND_E] != 0 && block->sparse_basis == MMAREF_SPARSE_LOGICAL) {
        block->products /= 2;
        block->interleave /= 2;
        block->group /= 2;
    }
}

static void check_elements(const char *name)
{
    mmaref_arithmetic block = arithmetic;
    mmaref_coordinate place;
    uint64_t sum;
    unsigned i;

    count_stored_elements(&block);
    for (i = 0; i < 6; i++) {
        place.matrix = (uint16_t)random_below(w.is.matrices);
        place.row = (uint16_t)random_below(w.is.m);
        place.column = (uint16_t)random_below(w.is.n);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_operands_gather(&w.instruction, &arithmetic, &operands, &place,
                                                                        &gathered, &error), name);
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_dot_add(&gathered.dot, &block, &sum, NULL, &error), name);
        TEST_ASSERT_EQUAL_HEX64_MESSAGE(element_of(&place), sum, name);
    }
}

/* Any bits in the registers, also those beside an element. */
static void draw_operands(void)
{
    static uint32_t e[32], scale[2][32];
    unsigned i, operand;

    for (operand = 0; operand < 3; operand++) {
        for (i = 0; i < D_WORDS; i++) {
            w.operand[operand][i] = random_word();
        }
    }
    memset(e, random_below(2) != 0 ? 0x44 : 0xee, sizeof e);
    for (i = 0; i < 32; i++) {
        scale[0][i] = 0x7f7f7f7fu ^ (random_word() & 0x05050505u);
        scale[1][i] = 0x7f7f7f7fu ^ (random_word() & 0x05050505u);
    }
    operands.e = e;
    operands.scale_a = scale[0];
    operands.scale_b = scale[1];
}

void test_a_dot_product_of_what_meets_is_the_element(void)
{
    static const uint8_t profiles[] = { MMAREF_PROFILE_EXACT, MMAREF_PROFILE_SM_70, MMAREF_PROFILE_SM_80,
                                        MMAREF_PROFILE_SM_90, MMAREF_PROFILE_SM_120 };
    char name[MMAREF_TEXT_MAX];
    uint16_t next = 0;
    unsigned i, computed = 0;

    while (next_instruction(&next, &w.instruction, &w.is)) {
        if (w.is.registers[MMAREF_OPERAND_B] == 0 || w.is.registers[MMAREF_OPERAND_D] == 0 ||
            w.is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1 || next % 7 != 0) {
            continue;
        }
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&w.instruction, name, sizeof name));
        open_instruction(name);
        for (i = 0; i < sizeof profiles; i++) {
            if (mmaref_profile_get(profiles[i], &w.instruction, &arithmetic) != MMAREF_OK) {
                continue;
            }
            if (mmaref_instruction_token(&w.instruction, MMAREF_QUALIFIER_SATFINITE) != MMAREF_TOKEN_NONE) {
                arithmetic.overflow = MMAREF_OVERFLOW_SATURATE; /* of integers, which take nothing else of it */
            }
            draw_operands();
            TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_mma(&w.instruction, &arithmetic, &operands, d, NULL, &error),
                                          name);
            check_elements(name);
            computed++;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT32(100, computed);
}

void test_what_no_element_is_made_of(void)
{
    static uint32_t e[32];
    const mmaref_coordinate place = { 0, 0, 0 }, outside = { 0, 16, 0 };

    open_instruction(F16);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, gather(&outside));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_SUCH_ELEMENT, error.reason);
    TEST_ASSERT_EQUAL_HEX16(0xa5a5, gathered.k[0]);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, gather(NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_operands_gather(&w.instruction, NULL, &operands, &place, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_operands_gather(NULL, NULL, &operands, &place, &gathered, &error));
    operands.c = NULL;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, gather(&place));
    open_instruction("mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, gather(&place));
    open_instruction(SPARSE);
    operands.e = e; /* both stored elements of a chunk from its first column */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, gather(&place));
}
