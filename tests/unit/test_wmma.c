/* SPDX-License-Identifier: MIT */
/* wmma from memory to memory: load, compute and store under every profile, against single dot
 * products and against the mma that tiles the same shape. */
#include <stdio.h>
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"
#include "random.h"

#define MEMORY 8192

/* One matrix: bytes, and how an instruction sees them. */
typedef struct {
    uint8_t bytes[MEMORY];
    mmaref_instruction access; /* wmma.load or wmma.store */
    uint32_t p, stride;
    uint8_t width; /* bits of an element */
    bool column_major;
} matrix;

static mmaref_instruction wmma;
static mmaref_description is;
static matrix a, b, c, d;
static uint32_t fragment[4][32 * MMAREF_REGISTERS_MAX];

void setUp(void)
{
    random_start(20251122);
}

void tearDown(void) {}

static mmaref_instruction parsed(const char *text)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL), text);
    return instruction;
}

static uint64_t element_at(const matrix *m, uint16_t row, uint16_t column)
{
    uint32_t number = m->column_major ? column * m->stride + row : row * m->stride + column;
    uint64_t value = 0;
    uint8_t i;

    for (i = 0; i < m->width; i++) {
        uint32_t bit = 8 * m->p + number * m->width + i;
        value |= (uint64_t)(m->bytes[bit / 8] >> bit % 8 & 1) << i;
    }
    return value;
}

/* Opens the access of an operand in a given memory layout, with a random start and stride. */
static void open_matrix(matrix *m, uint8_t operand, uint8_t layout, uint16_t rows, uint16_t columns)
{
    const mmaref_coordinate corner = { 0, 0, 0 };
    mmaref_slot slot;
    char text[100];
    uint32_t unit;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&wmma, NULL, operand, &corner, &slot));
    (void)snprintf(text, sizeof text, "wmma.%s.%c.sync.aligned.%s.%s.%s", operand == MMAREF_OPERAND_D ? "store" : "load",
                   "abcd"[operand], mmaref_token_text(layout), mmaref_token_text(mmaref_instruction_token(&wmma, MMAREF_QUALIFIER_SHAPE)),
                   mmaref_token_text(is.type[operand]));
    m->access = parsed(text);
    m->width = slot.width;
    m->column_major = layout == MMAREF_TOKEN_COL;
    unit = 32u * is.registers[operand] / m->width; /* elements in the alignment */
    m->stride = ((m->column_major ? rows : columns) + unit - 1) / unit * unit + unit * random_below(2);
    m->p = 4u * is.registers[operand] * random_below(4);
    random_bytes(m->bytes, sizeof m->bytes);
}

static void open_all(const mmaref_instruction *instruction)
{
    uint8_t c_layout = random_below(2) != 0 ? MMAREF_TOKEN_ROW : MMAREF_TOKEN_COL;
    uint8_t d_layout = random_below(2) != 0 ? MMAREF_TOKEN_ROW : MMAREF_TOKEN_COL;

    wmma = *instruction;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&wmma, &is));
    open_matrix(&a, MMAREF_OPERAND_A, mmaref_instruction_token(&wmma, MMAREF_QUALIFIER_ALAYOUT), is.m, is.k);
    open_matrix(&b, MMAREF_OPERAND_B, mmaref_instruction_token(&wmma, MMAREF_QUALIFIER_BLAYOUT), is.k, is.n);
    open_matrix(&c, MMAREF_OPERAND_C, c_layout, is.m, is.n);
    open_matrix(&d, MMAREF_OPERAND_D, d_layout, is.m, is.n);
}

static void load(const matrix *m, const mmaref_arithmetic *arithmetic, uint8_t operand)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_wmma_load(&m->access, arithmetic, m->bytes, sizeof m->bytes, m->p,
                                                      m->stride, fragment[operand], NULL));
}

static void load_compute_store(const mmaref_arithmetic *arithmetic)
{
    mmaref_operands operands;

    memset(&operands, 0, sizeof operands);
    operands.a = fragment[MMAREF_OPERAND_A];
    operands.b = fragment[MMAREF_OPERAND_B];
    operands.c = fragment[MMAREF_OPERAND_C];
    load(&a, arithmetic, MMAREF_OPERAND_A);
    load(&b, arithmetic, MMAREF_OPERAND_B);
    load(&c, arithmetic, MMAREF_OPERAND_C);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&wmma, arithmetic, &operands, fragment[MMAREF_OPERAND_D], NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_wmma_store(&d.access, arithmetic, fragment[MMAREF_OPERAND_D], d.bytes,
                                                       sizeof d.bytes, d.p, d.stride, NULL));
}

static int64_t signed_value(uint64_t bits, uint8_t type)
{
    switch (type) {
    case MMAREF_TYPE_S8:
        return (int64_t)(bits ^ 0x80) - 0x80;
    case MMAREF_TYPE_S4:
        return (int64_t)(bits ^ 8) - 8;
    case MMAREF_TYPE_S32:
        return (int64_t)(bits ^ 0x80000000u) - INT64_C(0x80000000);
    default:
        return (int64_t)bits;
    }
}

static uint64_t integer_element(uint16_t row, uint16_t column)
{
    bool exclusive = mmaref_instruction_token(&wmma, MMAREF_QUALIFIER_BITOP) == MMAREF_TOKEN_XOR;
    int64_t sum = signed_value(element_at(&c, row, column), MMAREF_TYPE_S32);
    uint16_t k;

    for (k = 0; k < is.k; k++) {
        uint64_t x = element_at(&a, row, k), y = element_at(&b, k, column);
        if (is.type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) {
            sum += (int64_t)(exclusive ? x ^ y : x & y);
        } else {
            sum += signed_value(x, is.type[MMAREF_OPERAND_A]) * signed_value(y, is.type[MMAREF_OPERAND_B]);
        }
    }
    if (mmaref_instruction_token(&wmma, MMAREF_QUALIFIER_SATFINITE) != MMAREF_TOKEN_NONE) {
        sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
    }
    return (uint64_t)sum & 0xffffffffu;
}

static uint64_t float_element(const mmaref_arithmetic *arithmetic, uint16_t row, uint16_t column)
{
    const mmaref_dot_types types = { is.type[MMAREF_OPERAND_A], is.type[MMAREF_OPERAND_B], is.type[MMAREF_OPERAND_C],
                                     is.type[MMAREF_OPERAND_D] };
    uint64_t x[16], y[16], sum;
    uint16_t k;

    for (k = 0; k < is.k; k++) {
        x[k] = element_at(&a, row, k);
        y[k] = element_at(&b, k, column);
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, arithmetic, x, y, is.k, element_at(&c, row, column), &sum,
                                                    NULL, NULL));
    return sum;
}

static void check_elements(const mmaref_arithmetic *arithmetic)
{
    uint16_t row, column;

    for (row = 0; row < is.m; row++) {
        for (column = 0; column < is.n; column++) {
            uint64_t expected = is.floating ? float_element(arithmetic, row, column) : integer_element(row, column);
            TEST_ASSERT_EQUAL_HEX64(expected, element_at(&d, row, column));
        }
    }
}

static bool is_wmma_mma(const mmaref_instruction *instruction)
{
    return mmaref_instruction_token(instruction, MMAREF_QUALIFIER_NAME) == MMAREF_TOKEN_WMMA &&
           mmaref_instruction_token(instruction, MMAREF_QUALIFIER_ACTION) == MMAREF_TOKEN_MMA;
}

void test_load_compute_store_is_right_under_every_profile(void)
{
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    uint16_t next = 1, computed = 0; /* after mac16 */
    uint8_t profile;

    while (next_instruction(&next, &instruction, NULL)) {
        for (profile = 0; is_wmma_mma(&instruction) && profile < MMAREF_PROFILES; profile++) {
            /* f64 by its modifier is not what mmaref_dot_add does */
            bool directed = mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_ROUNDING) > MMAREF_TOKEN_RN;
            if (mmaref_profile_get(profile, &instruction, &arithmetic) != MMAREF_OK || directed) {
                continue;
            }
            open_all(&instruction);
            load_compute_store(&arithmetic);
            check_elements(&arithmetic);
            computed++;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT16(700, computed);
}

/* ---- against mma ---- */

static uint8_t tiled[MEMORY];

/* A matrix as mmaref_gemm sees it; `turned` is its transpose. */
static mmaref_matrix view(matrix *m, bool turned)
{
    mmaref_matrix seen;

    seen.bytes = m->bytes;
    seen.size = sizeof m->bytes;
    seen.leading = m->stride;
    seen.column_major = m->column_major != turned;
    seen.first = 8u * m->p / m->width;
    return seen;
}

/* D by an mma whose shape tiles that of wmma, in memory like that of d; m8n32 is turned over, as chips do. */
static void compute_by_mma(const char *text, const mmaref_arithmetic *arithmetic)
{
    static uint32_t working[MMAREF_GEMM_WORDS];
    const mmaref_instruction mma = parsed(text);
    bool turned = is.m < is.n && is.m == 8;
    mmaref_product product;

    memset(&product, 0, sizeof product);
    product.m = turned ? is.n : is.m;
    product.n = turned ? is.m : is.n;
    product.k = is.k;
    product.a = view(turned ? &b : &a, turned);
    product.b = view(turned ? &a : &b, turned);
    product.c = view(&c, turned);
    product.d = view(&d, turned);
    product.d.bytes = tiled;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_gemm(&mma, arithmetic, &product, NULL, working, MMAREF_GEMM_WORDS, NULL));
}

static void check_against(const char *wmma_text, const char *mma_text, const char *profile_name)
{
    const mmaref_instruction instruction = parsed(wmma_text);
    mmaref_arithmetic arithmetic;
    uint8_t profile, round;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_find(profile_name, strlen(profile_name), &profile));
    for (round = 0; round < 20; round++) {
        open_all(&instruction);
        memcpy(tiled, d.bytes, sizeof tiled);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(profile, &instruction, &arithmetic));
        load_compute_store(&arithmetic);
        compute_by_mma(mma_text, &arithmetic);
        TEST_ASSERT_EQUAL_HEX8_ARRAY(tiled, d.bytes, sizeof tiled);
    }
}

void test_wmma_is_mma_where_shapes_tile(void)
{
    static const char *const profiles[] = { "exact", "fma", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120" };
    static const char *const shapes[] = { "m16n16k16", "m32n8k16", "m8n32k16" };
    char text[100];
    size_t i, j;

    for (i = 0; i < sizeof profiles / sizeof profiles[0]; i++) {
        for (j = 0; j < sizeof shapes / sizeof shapes[0]; j++) {
            (void)snprintf(text, sizeof text, "wmma.mma.sync.aligned.row.col.%s.f32.f32", shapes[j]);
            check_against(text, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", profiles[i]);
            (void)snprintf(text, sizeof text, "wmma.mma.sync.aligned.col.row.%s.f16.f16", shapes[j]);
            check_against(text, "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16", profiles[i]);
            (void)snprintf(text, sizeof text, "wmma.mma.sync.aligned.row.row.%s.f32.bf16.bf16.f32", shapes[j]);
            check_against(text, "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", profiles[i]);
            (void)snprintf(text, sizeof text, "wmma.mma.sync.aligned.col.col.%s.s32.u8.u8.s32.satfinite", shapes[j]);
            check_against(text, "mma.sync.aligned.m16n8k16.row.col.satfinite.s32.u8.u8.s32", profiles[i]);
        }
        check_against("wmma.mma.sync.aligned.row.col.m16n16k8.f32.tf32.tf32.f32",
                      "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", profiles[i]);
        check_against("wmma.mma.sync.aligned.row.col.m8n8k4.rm.f64.f64.f64.f64",
                      "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rm", profiles[i]);
    }
    check_against("wmma.mma.sync.aligned.row.col.m8n8k32.s32.s4.s4.s32",
                  "mma.sync.aligned.m8n8k32.row.col.s32.s4.s4.s32", "exact");
    check_against("wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32",
                  "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc", "exact");
}

/* ---- memory ---- */

void test_store_after_load_restores_memory(void)
{
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    uint16_t next = 1; /* after mac16 */
    uint8_t profile;

    while (next_instruction(&next, &instruction, NULL)) {
        for (profile = 0; is_wmma_mma(&instruction) && profile < MMAREF_PROFILES; profile++) {
            if (mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_CTYPE) != mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_DTYPE) ||
                mmaref_profile_get(profile, &instruction, &arithmetic) != MMAREF_OK) {
                continue;
            }
            open_all(&instruction);
            load(&c, &arithmetic, MMAREF_OPERAND_C);
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_wmma_store(&d.access, &arithmetic, fragment[MMAREF_OPERAND_C], d.bytes,
                                                               sizeof d.bytes, d.p, d.stride, NULL));
            {
                uint16_t row, column;
                for (row = 0; row < is.m; row++) {
                    for (column = 0; column < is.n; column++) {
                        TEST_ASSERT_EQUAL_HEX64(element_at(&c, row, column), element_at(&d, row, column));
                    }
                }
            }
        }
    }
}

static void check_load(const char *text, uint32_t size, uint32_t p, uint32_t stride, mmaref_status expected, uint8_t lane,
                       uint32_t bits)
{
    const mmaref_instruction instruction = parsed(text);
    mmaref_error error = { MMAREF_OK, 0, NULL, 0, 0, 0, 0, 0, 0, 0 };

    memset(fragment, 0x55, sizeof fragment);
    TEST_ASSERT_EQUAL_INT(expected, mmaref_wmma_load(&instruction, NULL, a.bytes, size, p, stride, fragment[0], &error));
    if (expected != MMAREF_OK) {
        TEST_ASSERT_EQUAL_UINT8(lane, error.lane);
        TEST_ASSERT_EQUAL_HEX32(bits, error.bits);
        TEST_ASSERT_EACH_EQUAL_HEX32(0x55555555, fragment[0], 32 * MMAREF_REGISTERS_MAX);
    }
}

void test_what_is_undefined(void)
{
    const char *load_a = "wmma.load.a.sync.aligned.row.m16n16k16.f16";

    check_load(load_a, 512, 0, MMAREF_STRIDE_DEFAULT, MMAREF_OK, 0, 0);
    check_load(load_a, 512, 0, 16, MMAREF_OK, 0, 0);
    check_load(load_a, 511, 0, 16, MMAREF_E_UNDEFINED, 31, 510);
    check_load(load_a, 512, 32, 16, MMAREF_E_UNDEFINED, 28, 512);
    check_load(load_a, 512, 0xffffffe0, 16, MMAREF_E_UNDEFINED, 0, 0xffffffe0);
    check_load(load_a, 4096, 16, 16, MMAREF_E_UNDEFINED, MMAREF_LANES, 16);
    check_load(load_a, 4096, 0, 0, MMAREF_E_UNDEFINED, MMAREF_LANES, 0);
    check_load(load_a, 4096, 0, 15, MMAREF_E_UNDEFINED, MMAREF_LANES, 15);
    check_load(load_a, 4096, 0, 24, MMAREF_E_UNDEFINED, MMAREF_LANES, 24);
    check_load(load_a, 4096, 0, 0xfffffff0, MMAREF_E_UNDEFINED, 0, 0xffffff00);
    check_load("wmma.store.d.sync.aligned.row.m16n16k16.f16", 4096, 0, 16, MMAREF_E_ARGUMENT, 0, 0);
    check_load("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 4096, 0, 16, MMAREF_E_ARGUMENT, 0, 0);
}

/* Figures differ, contents do not: the same matrix, loaded as sm_70 and as sm_80. */
void test_fragments_of_chips_hold_the_same_matrix(void)
{
    mmaref_arithmetic sm_70, sm_80;
    mmaref_coordinate coordinate;
    mmaref_slot slot;

    wmma = parsed("wmma.load.a.sync.aligned.row.m16n16k16.f16");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_70, &wmma, &sm_70));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_80, &wmma, &sm_80));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&wmma, &sm_70, MMAREF_OPERAND_A, 21, 3, &coordinate));
    TEST_ASSERT_EQUAL_UINT16(13, coordinate.row); /* 1 + 8 * 1 + 4 * 1 */
    TEST_ASSERT_EQUAL_UINT16(3, coordinate.column);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&wmma, &sm_80, MMAREF_OPERAND_A, 21, 3, &coordinate));
    TEST_ASSERT_EQUAL_UINT16(13, coordinate.row); /* 5 + 8 */
    TEST_ASSERT_EQUAL_UINT16(3, coordinate.column);
    coordinate.row = 8;
    coordinate.column = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&wmma, &sm_70, MMAREF_OPERAND_A, &coordinate, &slot));
    TEST_ASSERT_EQUAL_UINT8(4, slot.lane);
    TEST_ASSERT_EQUAL_UINT8(0, slot.element);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&wmma, &sm_80, MMAREF_OPERAND_A, &coordinate, &slot));
    TEST_ASSERT_EQUAL_UINT8(0, slot.lane);
    TEST_ASSERT_EQUAL_UINT8(2, slot.element);
}

void test_sm_70_knows_fragments_of_one_shape(void)
{
    const mmaref_instruction square = parsed("wmma.mma.sync.aligned.row.col.m16n16k16.f16.f32");
    const mmaref_instruction wide = parsed("wmma.mma.sync.aligned.row.col.m8n32k16.f16.f32");
    mmaref_arithmetic arithmetic;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_70, &square, &arithmetic));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_FRAGMENTS_SM_70, arithmetic.fragments);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_profile_get(MMAREF_PROFILE_SM_70, &wide, &arithmetic));
}
