/* SPDX-License-Identifier: MIT */
/* The order in which a block takes products, the rounding in force, the columns of a sparse A. */
#include <stdio.h>
#include <string.h>

#include "unity.h"
#include "mmaref.h"

void setUp(void)
{
}

void tearDown(void)
{
}

static mmaref_instruction parsed(const char *text)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse(text, strlen(text), &instruction, NULL));
    return instruction;
}

static mmaref_arithmetic block(const char *text)
{
    mmaref_arithmetic arithmetic;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, text, strlen(text), &arithmetic, NULL, NULL));
    return arithmetic;
}

/* ---- Order ---- */

static void takes(const char *text, uint16_t count, const char *expected)
{
    mmaref_arithmetic arithmetic = block(text);
    char got[400] = "";
    uint16_t taken, element, step;

    for (taken = 0; taken < count; taken++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_order(&arithmetic, count, taken, &element, &step));
        snprintf(got + strlen(got), sizeof got - strlen(got), "%s%u:%u", taken == 0 ? "" : " ", step, element);
    }
    TEST_ASSERT_EQUAL_STRING(expected, got);
}

void test_steps_take_products_in_the_order_of_k(void)
{
    takes("custom", 3, "0:0 0:1 0:2");
    takes("custom products=2", 5, "0:0 0:1 1:2 1:3 2:4");
}

void test_interleaved_steps_take_the_even_runs_first(void)
{
    takes("custom interleave=1", 4, "0:0 0:2 1:1 1:3");
    takes("custom interleave=2 products=2", 8, "0:0 0:1 1:4 1:5 2:2 2:3 3:6 3:7");
}

void test_a_step_ends_with_its_group(void)
{
    takes("custom accumulate=after group=4 products=3", 8, "0:0 0:1 0:2 1:3 2:4 2:5 2:6 3:7");
}

void test_no_order_of_what_is_no_dot_product(void)
{
    mmaref_arithmetic arithmetic = block("custom interleave=2");
    uint16_t element;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_dot_order(&arithmetic, 6, 0, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_order(&arithmetic, 8, 8, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_order(&arithmetic, 0, 0, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_order(&arithmetic, MMAREF_DOT_MAX + 1, 0, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_order(NULL, 8, 0, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_dot_order(&arithmetic, 8, 0, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_order(&arithmetic, 8, 7, &element, NULL));
    memset(&arithmetic, 0, sizeof arithmetic);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_dot_order(&arithmetic, 8, 0, &element, NULL));
}

/* ---- Rounding ---- */

void test_a_modifier_of_the_instruction_comes_before_the_rounding_of_the_block(void)
{
    mmaref_instruction down = parsed("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rm");
    mmaref_instruction f16 = parsed("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32");
    mmaref_arithmetic arithmetic = block("custom rounding=up");
    uint8_t rounding = 99;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_rounding(&down, &arithmetic, &rounding));
    TEST_ASSERT_EQUAL_INT(MMAREF_ROUND_DOWN, rounding);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_rounding(&f16, &arithmetic, &rounding));
    TEST_ASSERT_EQUAL_INT(MMAREF_ROUND_UP, rounding);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_rounding(NULL, &arithmetic, &rounding));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_rounding(&f16, NULL, &rounding));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_rounding(&f16, &arithmetic, NULL));
}

/* ---- Sparse A ---- */

/* Every stored element goes where mmaref_expand puts it. */
static void columns_agree(const char *text, uint32_t metadata)
{
    mmaref_instruction instruction = parsed(text);
    mmaref_operands operands;
    mmaref_description is;
    static uint32_t a[32 * MMAREF_REGISTERS_MAX], dense[16 * 256];
    uint32_t e[32];
    uint16_t row, stored, column, i;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_describe(&instruction, &is));
    memset(&operands, 0, sizeof operands);
    for (i = 0; i < 32; i++) {
        e[i] = i % 2 != 0 ? metadata : 0xe4e4e4e4u;
    }
    operands.e = e;
    for (row = 0; row < is.m; row++) {
        for (stored = 0; stored < is.k / 2; stored++) {
            mmaref_place place = { 0, 0, 0 };
            mmaref_cell cell;
            uint32_t mask;
            place.row = row;
            place.column = stored;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_find(&instruction, MMAREF_OPERAND_A, &place, &cell));
            mask = cell.width == 32 ? 0xffffffffu : (1u << cell.width) - 1;
            memset(a, 0, sizeof a);
            a[cell.lane * is.registers[MMAREF_OPERAND_A] + cell.reg] = mask << cell.bit;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_expand(&instruction, a, e, 0, dense, NULL));
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_column(&instruction, &operands, row, stored, &column));
            TEST_ASSERT_EQUAL_HEX32(mask, dense[(size_t)row * is.k + column]);
        }
    }
}

void test_a_stored_element_has_the_column_where_expanding_puts_it(void)
{
    columns_agree("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 0xd9c84ed8u);
    columns_agree("mma.sp::ordered_metadata.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", 0xe4e4444eu);
}

void test_no_column_of_what_is_not_stored(void)
{
    mmaref_instruction sparse = parsed("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    mmaref_instruction dense = parsed("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    uint32_t e[32] = { 0 };
    mmaref_operands operands;
    uint16_t column = 7;

    memset(&operands, 0, sizeof operands);
    operands.e = e;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_column(&sparse, &operands, 0, 0, &column));
    memset(e, 0x44, sizeof e);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(&dense, &operands, 0, 0, &column));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(&sparse, &operands, 16, 0, &column));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(&sparse, &operands, 0, 8, &column));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(&sparse, NULL, 0, 0, &column));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(&sparse, &operands, 0, 0, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_sparse_column(NULL, &operands, 0, 0, &column));
    TEST_ASSERT_EQUAL_UINT16(7, column);
    operands.selector = 9;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_column(&sparse, &operands, 0, 0, &column));
}
