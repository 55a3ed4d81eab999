/* SPDX-License-Identifier: MIT */
/* The order in which a block takes products, what a dot product does step by step, the rounding in force,
 * the columns of a sparse A. */
#include <stdio.h>
#include <string.h>

#include "dot_call.h"
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

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL));
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
    arithmetic = block("custom accumulate=after group=3");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_dot_order(&arithmetic, 8, 0, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_order(&arithmetic, 9, 0, &element, NULL));
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

/* Every stored element goes where mmaref_sparse_expand puts it. */
static void columns_agree(const char *text, uint32_t metadata)
{
    mmaref_instruction instruction = parsed(text);
    mmaref_operands operands;
    mmaref_description is;
    static uint32_t a[32 * MMAREF_REGISTERS_MAX], dense[16 * 256];
    uint32_t e[32];
    uint16_t row, stored, column, i;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_describe(&instruction, &is));
    memset(&operands, 0, sizeof operands);
    for (i = 0; i < 32; i++) {
        e[i] = i % 2 != 0 ? metadata : 0xe4e4e4e4u;
    }
    operands.e = e;
    for (row = 0; row < is.m; row++) {
        for (stored = 0; stored < is.k / 2; stored++) {
            mmaref_coordinate coordinate = { 0, 0, 0 };
            mmaref_slot slot;
            uint32_t mask;
            coordinate.row = row;
            coordinate.column = stored;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_slot(&instruction, NULL, MMAREF_OPERAND_A, &coordinate, &slot));
            mask = slot.width == 32 ? 0xffffffffu : (1u << slot.width) - 1;
            memset(a, 0, sizeof a);
            a[slot.lane * is.registers[MMAREF_OPERAND_A] + slot.reg] = mask << slot.bit;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_sparse_expand(&instruction, a, e, 0, dense, NULL));
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

/* ---- What a dot product did ---- */

static uint64_t seed;

static uint64_t drawn(void)
{
    uint64_t z = seed += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

static uint8_t one_of(const uint8_t *list, unsigned count)
{
    return list[drawn() % count];
}

/* What is checked of each step while it is told. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    uint16_t count, terms, steps, products;
    int64_t sum;
    int16_t highest;
    bool any;
    unsigned aligned, exact, by_terms, special, added, converted, lost, nodes;
    uint16_t node;        /* the last one of the step, and what it gave */
    uint64_t node_result;
    int64_t node_sum;
} checked;

/* The terms of a node are products, the accumulator, or nodes before it. */
static void check_node(checked *c, const mmaref_dot_step *node, const mmaref_dot_term *term)
{
    if (term != NULL) {
        TEST_ASSERT_TRUE(term->element <= MMAREF_DOT_MAX ? term->element < c->count || term->element == MMAREF_DOT_MAX
                                                        : term->element - MMAREF_DOT_MAX < node->node);
        TEST_ASSERT_TRUE(node->kind == MMAREF_STEP_ALIGNED || (term->kept == 0 && term->lost == 0));
        c->node_sum += term->kept;
        return;
    }
    TEST_ASSERT_EQUAL_UINT16(c->node + 1, node->node);
    TEST_ASSERT_TRUE(node->kind <= MMAREF_STEP_SPECIAL);
    TEST_ASSERT_EQUAL_INT64(c->node_sum, node->sum);
    c->node = node->node;
    c->node_result = node->type != 0 ? node->result : 0;
    c->node_sum = 0;
    c->nodes++;
}

static void check_term(checked *c, const mmaref_dot_step *step, const mmaref_dot_term *term)
{
    uint16_t element, number;
    bool negative = term->a.negative != term->b.negative;
    int64_t places = (int64_t)step->grid - term->a.exponent - term->b.exponent;
    uint64_t product = term->a.significand * term->b.significand;

    if (term->element != MMAREF_DOT_MAX) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_order(c->arithmetic, c->count, c->products++, &element, &number));
        TEST_ASSERT_EQUAL_UINT16(element, term->element);
        TEST_ASSERT_EQUAL_UINT16(number, step->number);
    }
    if (step->kind != MMAREF_STEP_ALIGNED) {
        TEST_ASSERT_TRUE(term->kept == 0 && term->lost == 0);
        return;
    }
    c->sum += term->kept;
    c->lost += term->lost != 0;
    if (product != 0) {
        c->highest = !c->any || term->exponent > c->highest ? term->exponent : c->highest;
        c->any = true;
    }
    if (c->arithmetic->align == MMAREF_ROUND_ZERO && product != 0) { /* kept and lost are the whole */
        uint64_t kept = (uint64_t)(negative ? -term->kept : term->kept);
        TEST_ASSERT_EQUAL_HEX64(product, places <= 0 ? kept >> -places : (places < 64 ? kept << places : 0) + term->lost);
    }
}

static void check_step(checked *c, const mmaref_dot_step *step)
{
    mmaref_value sum;
    uint64_t rounded;
    int16_t least = c->arithmetic->exponent_floor;

    c->aligned += step->kind == MMAREF_STEP_ALIGNED;
    c->exact += step->kind == MMAREF_STEP_EXACT;
    c->by_terms += step->kind == MMAREF_STEP_TERMS;
    c->special += step->kind == MMAREF_STEP_SPECIAL;
    c->added += step->kind == MMAREF_STEP_ADD_C;
    c->converted += step->kind == MMAREF_STEP_CONVERT;
    if (step->kind == MMAREF_STEP_ALIGNED) {
        TEST_ASSERT_EQUAL_INT64(c->sum, step->sum);
        if (c->any) {
            TEST_ASSERT_EQUAL_INT(least > c->highest ? least : c->highest, step->max_exponent);
        }
        TEST_ASSERT_EQUAL_INT(step->max_exponent - c->arithmetic->fraction_bits, step->grid);
        if (step->sum != 0 && c->arithmetic->result_bits >= 23 && c->arithmetic->overflow == MMAREF_OVERFLOW_ROUNDED &&
            (c->arithmetic->subnormals & MMAREF_SUBNORMALS_FLUSH_OUT) == 0 && c->arithmetic->underflow_sign == 0) {
            sum.kind = MMAREF_VALUE_NORMAL;
            sum.negative = step->sum < 0;
            sum.significand = (uint64_t)(step->sum < 0 ? -step->sum : step->sum);
            sum.exponent = step->grid;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(step->type, c->arithmetic->rounding, &sum, &rounded));
            TEST_ASSERT_EQUAL_HEX64(rounded, step->result);
        }
    }
    if (step->kind == MMAREF_STEP_TERMS && c->node != 0 && c->arithmetic->partial == MMAREF_PARTIAL_ROUNDED) {
        TEST_ASSERT_EQUAL_HEX64(c->node_result, step->result);
    }
    c->node = 0;
    c->sum = 0;
    c->any = false;
}

static void check_report(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    if (step->node != 0) {
        check_node(context, step, term);
    } else if (term != NULL) {
        check_term(context, step, term);
    } else {
        check_step(context, step);
    }
}

/* A block that computes, of fields drawn at random. */
static void draw_block(mmaref_arithmetic *block, bool f64)
{
    static const uint8_t bits[] = { 7, 12, 23, 25, 35, MMAREF_UNLIMITED }, runs[] = { 0, 0, 0, 1, 2, 4 };
    static const uint8_t results[] = { 255, 255, 10, 13 }, types[] = { 0, 0, MMAREF_TYPE_F16, MMAREF_TYPE_BF16 };

    do {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(block));
        block->products = (uint8_t)(drawn() % 6);
        block->fraction_bits = f64 ? MMAREF_UNLIMITED : one_of(bits, sizeof bits);
        block->exponent_floor = drawn() % 3 == 0 ? (int16_t)-((int16_t)(drawn() % 140)) : MMAREF_NO_FLOOR;
        block->align = (uint8_t)(drawn() % 4);
        block->interleave = one_of(runs, sizeof runs);
        block->accumulate = (uint8_t)(drawn() % 3);
        block->group = drawn() % 2 == 0 ? 0 : 4;
        block->rounding = (uint8_t)(drawn() % 5);
        block->result_bits = one_of(results, sizeof results);
        block->step_type = f64 || drawn() % 2 == 0 ? 0 : drawn() % 2 == 0 ? MMAREF_TYPE_F16 : MMAREF_TYPE_F32;
        block->overflow = (uint8_t)(drawn() % 2);
        block->zero_sign = (uint8_t)(drawn() % 2);
        block->subnormals = (uint8_t)(drawn() % 16);
        block->adder = f64 || drawn() % 2 == 0 ? MMAREF_ADDER_GIVEN : (uint8_t)(drawn() % 3);
        block->product_type = f64 ? 0 : one_of(types, sizeof types);
        block->nan = (uint8_t)(drawn() % 2);
        block->underflow_sign = (uint8_t)(drawn() % 2);
        block->tf32_class = (uint8_t)(drawn() % 2);
    } while (mmaref_arithmetic_check(NULL, block, NULL) != MMAREF_OK);
}

/* Elements near 1, or of any bits. */
static uint64_t draw_pattern(uint32_t type)
{
    mmaref_type f;
    uint64_t any = drawn(), fraction;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_type_get(type, &f));
    if (drawn() % 8 == 0) {
        return any & (drawn() % 2 == 0 ? ~UINT64_C(0) : ~(((UINT64_C(1) << f.exponent_bits) - 1) << f.fraction_bits));
    }
    fraction = any & ((UINT64_C(1) << f.fraction_bits) - 1);
    return ((drawn() % 2) << (f.exponent_bits + f.fraction_bits) |
            (uint64_t)(f.bias - (f.bias > 8 ? drawn() % 8 : 0)) << f.fraction_bits | fraction) << f.shift;
}

void test_an_explained_dot_product_has_the_result_of_dot_add(void)
{
    static const uint8_t multiplicands[] = { MMAREF_TYPE_F16,  MMAREF_TYPE_BF16, MMAREF_TYPE_TF32, MMAREF_TYPE_E4M3,
                                             MMAREF_TYPE_E5M2, MMAREF_TYPE_E3M2, MMAREF_TYPE_E2M1, MMAREF_TYPE_F64 };
    static const uint8_t counts[] = { 1, 4, 5, 8, 16, 16, 32 };
    static mmaref_dot_listener listener;
    checked c;
    unsigned i, k, done = 0;

    memset(&c, 0, sizeof c);
    seed = 1;
    listener.report = check_report;
    listener.context = &c;
    for (i = 0; i < 20000; i++) {
        uint8_t type = one_of(multiplicands, sizeof multiplicands);
        bool f64 = type == MMAREF_TYPE_F64;
        mmaref_dot_types types;
        mmaref_arithmetic arithmetic;
        uint64_t a[32], b[32], acc, expected = 1, got = 2;
        mmaref_status status;

        types.a = type;
        types.b = type;
        types.c = f64 ? MMAREF_TYPE_F64 : drawn() % 2 == 0 ? MMAREF_TYPE_F16 : MMAREF_TYPE_F32;
        types.d = f64 ? MMAREF_TYPE_F64 : drawn() % 2 == 0 ? MMAREF_TYPE_F16 : MMAREF_TYPE_F32;
        draw_block(&arithmetic, f64);
        c.count = one_of(counts, sizeof counts);
        for (k = 0; k < c.count; k++) {
            a[k] = draw_pattern(types.a);
            b[k] = draw_pattern(types.b);
        }
        acc = draw_pattern(types.c);
        c.arithmetic = &arithmetic;
        c.products = 0;
        status = dot_add(&types, &arithmetic, a, b, c.count, acc, &expected, NULL, NULL);
        TEST_ASSERT_EQUAL_INT(status, dot_explain(&types, &arithmetic, a, b, c.count, acc, &listener, &got, NULL));
        if (status == MMAREF_OK) {
            TEST_ASSERT_EQUAL_HEX64(expected, got);
            TEST_ASSERT_EQUAL_UINT16(c.count, c.products);
            done++;
        }
    }
    TEST_ASSERT_TRUE(done > 5000);
    TEST_ASSERT_TRUE(c.aligned > 1000 && c.exact > 1000 && c.by_terms > 1000 && c.special > 1000);
    TEST_ASSERT_TRUE(c.nodes > 5000 && c.added > 1000 && c.converted > 1000 && c.lost > 1000);
}

typedef struct {
    char text[1000];
} told;

static void tell(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    told *t = context;
    size_t at = strlen(t->text);

    if (term != NULL) {
        snprintf(t->text + at, sizeof t->text - at, "%u: %ld lost %lu\n", term->element, (long)term->kept, (unsigned long)term->lost);
    } else {
        snprintf(t->text + at, sizeof t->text - at, "step %u max %d grid %d sum %ld result %lx\n", step->number,
                 step->max_exponent, step->grid, (long)step->sum, (unsigned long)step->result);
    }
}

/* A listener that tells `t`. */
static mmaref_dot_listener teller(told *t)
{
    mmaref_dot_listener listener;

    memset(&listener, 0, sizeof listener);
    listener.report = tell;
    listener.context = t;
    return listener;
}

/* 1 + 1 * 1 + 2^-4 * (1 + 2^-1), three bits being kept below 1: 2^-4 * 1.5 is 0.75 of the last of them. */
void test_what_falls_below_the_grid_is_told(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[2] = { 0x3c00, 0x2c00 }, b[2] = { 0x3c00, 0x3e00 };
    mmaref_arithmetic arithmetic = block("custom fraction_bits=3");
    told t = { "" };
    mmaref_dot_listener listener = teller(&t);
    uint64_t d;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 2, 0x3f800000, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("128: 8 lost 0\n0: 8 lost 0\n1: 0 lost 1572864\nstep 0 max 0 grid -3 sum 16 result 40000000\n", t.text);
    TEST_ASSERT_EQUAL_HEX64(0x40000000, d);
}

/* The same of f32, whose products have up to 48 bits: -(1 + 2^-23) * (1 + 2^-23) * 2^-4 is -0.5 - 2^-23 - 2^-47 of the
 * last bit. */
void test_what_falls_below_the_grid_of_products_of_f32_is_told(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[2] = { 0x3f800000, 0xbd800001 }, b[2] = { 0x40000000, 0x3f800001 };
    mmaref_arithmetic arithmetic = block("custom fraction_bits=4");
    told t = { "" };
    mmaref_dot_listener listener = teller(&t);
    uint64_t d;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 2, 0x00000000, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("128: 0 lost 0\n0: 16 lost 0\n1: 0 lost 70368760954881\n"
                             "step 0 max 1 grid -3 sum 16 result 40000000\n", t.text);
    arithmetic = block("custom fraction_bits=4 align=floor");
    t.text[0] = '\0';
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 2, 0x00000000, &listener, &d, NULL));
    TEST_ASSERT_NOT_NULL(strstr(t.text, "\n1: -1 lost"));
    TEST_ASSERT_NOT_NULL(strstr(t.text, "sum 15 result 3ff00000\n"));
}

void test_no_explanation_of_what_dot_add_refuses(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[2] = { 0x3c00, 0x2c00 };
    mmaref_arithmetic arithmetic = block("custom interleave=4");
    told t = { "" };
    mmaref_dot_listener listener = teller(&t);
    uint64_t d = 7;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, dot_explain(&types, &arithmetic, a, a, 2, 0, &listener, &d, NULL));
    arithmetic.interleave = 0;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &arithmetic, a, a, 2, 0, NULL, &d, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &arithmetic, a, a, 2, 0, &listener, NULL, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(NULL, &arithmetic, a, a, 2, 0, &listener, &d, NULL));
    listener.report = NULL;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &arithmetic, a, a, 2, 0, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("", t.text);
    TEST_ASSERT_EQUAL_HEX64(7, d);
}

/* Infinity times 1, and products that are rounded before they are added. */
void test_special_terms_and_rounded_products_are_explained(void)
{
    mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[2] = { 0x7c00, 0x3c00 }, b[2] = { 0x3c00, 0x4000 };
    mmaref_arithmetic arithmetic = block("custom fraction_bits=20");
    told t = { "" };
    mmaref_dot_listener listener = teller(&t);
    uint64_t d = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 2, 0, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x7f800000, d);
    arithmetic = block("custom fraction_bits=20 product_type=f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a + 1, b + 1, 1, 0, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_HEX64(0x40000000, d);
    types.a = types.b = MMAREF_TYPE_S32; /* after the integers that multiply */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, dot_explain(&types, &arithmetic, a, b, 2, 0, &listener, &d, NULL));
}

/* ---- Nodes ---- */

typedef struct {
    char text[2000];
} nodes;

static void tell_nodes(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    nodes *n = context;
    size_t at = strlen(n->text);
    char *to = n->text + at;
    size_t left = sizeof n->text - at;

    if (step->node == 0 && term != NULL) {
        snprintf(to, left, "%u rounded %lx corners %lx\n", term->element, (unsigned long)term->rounded,
                 (unsigned long)term->corners);
    } else if (step->node == 0) {
        snprintf(to, left, "step %u kind %u result %lx\n", step->number, step->kind, (unsigned long)step->result);
    } else if (term != NULL) {
        snprintf(to, left, "%u=%s%lup%d ", term->element, term->a.negative ? "-" : "", (unsigned long)term->a.significand,
                 term->a.exponent);
    } else {
        snprintf(to, left, "node %u kind %u sum %ldp%d result %lx corners %lx\n", step->node, step->kind, (long)step->sum,
                 step->grid, (unsigned long)step->result, (unsigned long)step->corners);
    }
}

static void nodes_are(const mmaref_dot_types *types, const char *text, uint16_t count, const uint64_t *a,
                      const uint64_t *b, uint64_t c, const char *expected)
{
    mmaref_arithmetic arithmetic = block(text);
    nodes n = { "" };
    mmaref_dot_listener listener = { tell_nodes, &n };
    uint64_t d;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(types, &arithmetic, a, b, count, c, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING(expected, n.text);
}

static const mmaref_dot_types f16s = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F16 };

/* 33581635 * adfbc912 is 0.594 units in the last place beyond a1d4877e, so that it rounds to a1d4877f. */
void test_a_rounded_product_is_told(void)
{
    const mmaref_dot_types f32s = { MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[4] = { 0x33581635, 0, 0, 0 }, b[4] = { 0xadfbc912, 0, 0, 0 };

    nodes_are(&f32s, "custom adder=tree interleave=1 products=4 product_type=f32 nan=quiet zero_sign=ieee overflow=rounded", 4,
              a, b, 0x80000000,
              "128 rounded 0 corners 0\n0 rounded a1d4877f corners 100\n2 rounded 0 corners 0\n1 rounded 0 corners 0\n"
              "3 rounded 0 corners 0\n"
              "0=-13928319p-83 2=0p0 node 1 kind 1 sum 0p0 result a1d4877f corners 0\n"
              "1=0p0 3=0p0 node 2 kind 1 sum 0p0 result 0 corners 0\n"
              "129=-13928319p-83 130=0p0 node 3 kind 1 sum 0p0 result a1d4877f corners 0\n"
              "131=-13928319p-83 128=-0p0 node 4 kind 1 sum 0p0 result a1d4877f corners 0\n"
              "step 0 kind 5 result a1d4877f\n");
}

/* 2048 + 1 is a tie of f16, to even 2048; with three to the left 2048 + 3 = 2051 a tie, to even 2052. */
void test_each_node_is_told_with_its_terms(void)
{
    const uint64_t a[3] = { 0x6800, 0x3c00, 0x4200 }, b[3] = { 0x3c00, 0x3c00, 0x3c00 };

    nodes_are(&f16s, "custom adder=neighbours", 3, a, b, 0,
              "128 rounded 0 corners 0\n0 rounded 0 corners 0\n1 rounded 0 corners 0\n2 rounded 0 corners 0\n"
              "0=1048576p-9 1=1048576p-20 node 1 kind 1 sum 0p0 result 6800 corners 300\n"
              "129=1024p1 2=1572864p-19 node 2 kind 1 sum 0p0 result 6802 corners 300\n"
              "130=1026p1 128=0p0 node 3 kind 1 sum 0p0 result 6802 corners 0\n"
              "step 0 kind 5 result 6802\n");
    nodes_are(&f16s, "custom width=2 fraction_bits=3 partial=cut", 2, a, b, 0x3c00,
              "128 rounded 0 corners 0\n0 rounded 0 corners 0\n1 rounded 0 corners 0\n"
              "128=1024p-10 node 1 kind 0 sum 8p-3 result 0 corners 0\n"
              "129=2305843009213693952p-61 0=1048576p-9 node 2 kind 0 sum 8p8 result 0 corners 6\n"
              "130=2305843009213693952p-50 1=1048576p-20 node 3 kind 0 sum 8p8 result 0 corners 6\n"
              "step 0 kind 5 result 6800\n");
}

/* 1.5 * 1.5 = 2.25 in bf16, 1.0078125^2 = 1.01568603515625 there 1.015625; 3.265625 is cut to 3.25 by 3 bits below 2. */
void test_rounded_products_that_are_added_at_once_are_one_node(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_BF16, MMAREF_TYPE_BF16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[2] = { 0x3fc0, 0x3f81 };

    nodes_are(&types, "custom product_type=bf16 fraction_bits=3 rounding=zero", 2, a, a, 0,
              "128 rounded 0 corners 0\n0 rounded 4010 corners 0\n1 rounded 3f82 corners 100\n"
              "128=0p0 0=144p-6 1=130p-7 node 1 kind 0 sum 13p-2 result 40500000 corners 2\n"
              "step 0 kind 5 result 40500000\n");
}

static void tell_pieces(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    uint64_t *told = context;

    if (term != NULL && term->element == 0) {
        told[0] = (uint64_t)term->kept;
        told[1] = term->lost;
        told[2] = step->kind;
    }
}

/* 2047^2 in pieces of 63 * 2^5 and 31 with 2^-10 each, of 12 bits below 1: 63 * 63 * 4, 31 * 63 / 8 = 244.125 twice and
 * 31 * 31 / 256 = 3.75 make 16367; of 2047^2 = 16368 * 256 + 1 the last bit is below the grid. */
void test_pieces_of_a_product_are_told(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[1] = { 0x3fff };
    mmaref_arithmetic arithmetic = block("custom fraction_bits=12 multiplier_bits=6");
    uint64_t told[3] = { 0, 0, 9 }, d;
    mmaref_dot_listener listener = { tell_pieces, told };

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, a, 1, 0, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_UINT64(MMAREF_STEP_ALIGNED, told[2]);
    TEST_ASSERT_EQUAL_UINT64(16367, told[0]);
    TEST_ASSERT_EQUAL_UINT64(1, told[1]);
    TEST_ASSERT_EQUAL_HEX64(0x407fbc00, d);
}

/* 1.5 with a scale factor of 4 times 1 with 1/2 is 3; the accumulator of 2^-9 is below the grid. */
void test_products_are_told_with_their_scale_factors(void)
{
    static const mmaref_dot_types types = { MMAREF_TYPE_E4M3, MMAREF_TYPE_E4M3, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const uint64_t a[1] = { 0x3c }, b[1] = { 0x38 };
    const uint8_t of_a = 129, of_b = 126;
    const mmaref_dot dot = { types, 1, a, b, 0x3b000000, MMAREF_TYPE_UE8M0, 1, &of_a, &of_b, NULL };
    mmaref_arithmetic arithmetic = block("custom fraction_bits=3");
    told t = { "" };
    mmaref_dot_listener listener = teller(&t);
    uint64_t d;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_explain(&dot, &arithmetic, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("128: 0 lost 8388608\n0: 12 lost 0\nstep 0 max 1 grid -2 sum 12 result 40400000\n", t.text);
}

static void tell_corners(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    nodes *n = context;
    size_t at = strlen(n->text);

    if (term == NULL) {
        snprintf(n->text + at, sizeof n->text - at, "%u.%u %lx, ", step->number, step->kind, (unsigned long)step->corners);
    } else {
        TEST_ASSERT_EQUAL_HEX32(0, step->corners);
    }
}

/* 2048 + 1 is a tie, 2048 + 3 another, 2052 - 2052 cancels; in e4m3 2049 + 0 becomes NaN by overflow. */
void test_steps_have_their_corners(void)
{
    const uint64_t a[3] = { 0x3c00, 0x4200, 0xe802 }, b[3] = { 0x3c00, 0x3c00, 0x3c00 };
    mmaref_dot_types types = f16s;
    mmaref_arithmetic arithmetic = block("custom products=1");
    nodes n = { "" };
    mmaref_dot_listener listener = { tell_corners, &n };
    uint64_t d;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 3, 0x6800, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("0.1 300, 1.1 300, 2.1 1, ", n.text);
    types.d = MMAREF_TYPE_E4M3;
    arithmetic = block("custom products=1 step_type=f16 accumulate=after overflow=infinity");
    n.text[0] = '\0';
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_explain(&types, &arithmetic, a, b, 1, 0x6800, &listener, &d, NULL));
    TEST_ASSERT_EQUAL_STRING("0.1 0, 0.3 300, 0.4 80, ", n.text);
}
