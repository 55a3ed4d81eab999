/* SPDX-License-Identifier: MIT */
/*
 * Dense floating-point instructions on a unit that has board_dot alone. The unit takes the products of one step of
 * the block at a time, in the block's order, and the D of a step is the C of the next.
 */
#include "unit/unit.h"

/* A matrix of every operand, elements packed as in registers. */
static uint8_t matrices[MMAREF_OPERAND_D + 1][4 * MMAREF_LANES * MMAREF_REGISTERS_MAX];

typedef struct {
    mmaref_arithmetic arithmetic;
    mmaref_description is;
    mmaref_dot_types types;
    uint8_t width[MMAREF_OPERAND_D + 1];                          /* bits of an element */
    uint8_t shift[MMAREF_OPERAND_D + 1];                          /* of e2m1 in a byte, where it is in bits 5..2 */
    uint16_t element[MMAREF_DOT_MAX], step[MMAREF_DOT_MAX];       /* of the product that is taken N-th */
} dot_plan;

/* An element as board_dot takes it. */
static uint64_t load(const dot_plan *plan, uint8_t operand, uint32_t index)
{
    const uint8_t *bytes = matrices[operand];
    uint8_t width = plan->width[operand], i;
    uint64_t value = 0;

    switch (width) {
    case 4:
        return bytes[index / 2] >> index % 2 * 4 & 15u;
    case 8:
        return bytes[index] >> plan->shift[operand];
    case 16:
        return bytes[2 * index] | (uint32_t)bytes[2 * index + 1] << 8;
    default:
        for (i = width / 8; i-- != 0;) {
            value = value << 8 | bytes[index * (width / 8u) + i];
        }
        return value;
    }
}

static void store(uint8_t operand, uint8_t width, uint32_t index, uint64_t value)
{
    uint8_t i;

    for (i = 0; i < width / 8; i++) {
        matrices[operand][index * (width / 8u) + i] = (uint8_t)(value >> 8 * i & 0xff);
    }
}

/* What an instruction is to the unit; false where it is no chain of dot products. */
static bool plan_open(dot_plan *plan, const mmaref_instruction *instruction)
{
    const mmaref_description *is = &plan->is;
    mmaref_type format;
    uint16_t taken;
    uint8_t operand;

    if (mmaref_instruction_describe(instruction, &plan->is) != MMAREF_OK || !is->floating ||
        is->registers[MMAREF_OPERAND_C] == 0 || is->registers[MMAREF_OPERAND_E] != 0 ||
        is->registers[MMAREF_OPERAND_SCALE_A] != 0 || is->k > MMAREF_DOT_MAX ||
        unit_arithmetic(instruction, &plan->arithmetic) != MMAREF_OK) {
        return false;
    }
    plan->types.a = is->type[MMAREF_OPERAND_A];
    plan->types.b = is->type[MMAREF_OPERAND_B];
    plan->types.c = is->type[MMAREF_OPERAND_C];
    plan->types.d = is->type[MMAREF_OPERAND_D];
    for (operand = 0; operand <= MMAREF_OPERAND_D; operand++) {
        if (mmaref_operand_type(instruction, operand, &format) != MMAREF_OK) {
            return false;
        }
        plan->width[operand] = format.width;
        plan->shift[operand] = format.width == 8 ? format.shift : 0;
    }
    for (taken = 0; taken < is->k; taken++) {
        if (mmaref_dot_order(&plan->arithmetic, is->k, taken, &plan->element[taken], &plan->step[taken]) != MMAREF_OK) {
            return false;
        }
    }
    return true;
}

/* A row of A in the order in which its products are taken. */
static void load_row(const dot_plan *plan, uint16_t row, uint64_t *a)
{
    uint16_t taken;

    for (taken = 0; taken < plan->is.k; taken++) {
        a[taken] = load(plan, MMAREF_OPERAND_A, (uint32_t)row * plan->is.k + plan->element[taken]);
    }
}

/* One element of D, step by step. */
static bool compute(const dot_plan *plan, const uint64_t *a, uint16_t row, uint16_t column)
{
    const mmaref_description *is = &plan->is;
    mmaref_dot step = { 0 };
    uint64_t b[MMAREF_DOT_MAX], d;
    uint32_t place = (uint32_t)row * is->n + column;
    uint16_t taken, first = 0;

    step.types = plan->types;
    d = load(plan, MMAREF_OPERAND_C, place);
    for (taken = 0; taken < is->k; taken++) {
        b[taken] = load(plan, MMAREF_OPERAND_B, (uint32_t)column * is->k + plan->element[taken]);
        if (taken + 1u < is->k && plan->step[taken + 1] == plan->step[taken]) {
            continue;
        }
        step.count = (uint16_t)(taken + 1 - first);
        step.a = a + first;
        step.b = b + first;
        step.c = d;
        if (!board_dot(&step, &d)) {
            return false;
        }
        step.types.c = step.types.d;
        first = (uint16_t)(taken + 1);
    }
    store(MMAREF_OPERAND_D, plan->width[MMAREF_OPERAND_D], place, d);
    return true;
}

/* All elements of D of one product of matrices. */
static bool compute_all(const dot_plan *plan)
{
    uint64_t a[MMAREF_DOT_MAX];
    uint16_t row, column;

    for (row = 0; row < plan->is.m; row++) {
        load_row(plan, row, a);
        for (column = 0; column < plan->is.n; column++) {
            if (!compute(plan, a, row, column)) {
                return false;
            }
        }
    }
    return true;
}

/* Rows of A, C and D, columns of B, one behind the other. */
static mmaref_matrix matrix_of(const dot_plan *plan, uint8_t operand)
{
    mmaref_matrix matrix;

    matrix.bytes = matrices[operand];
    matrix.size = sizeof matrices[operand];
    matrix.first = 0;
    matrix.leading = operand == MMAREF_OPERAND_A || operand == MMAREF_OPERAND_B ? plan->is.k : plan->is.n;
    matrix.column_major = operand == MMAREF_OPERAND_B;
    return matrix;
}

static dot_plan opened; /* of the instruction that was asked last */

bool board_has(const mmaref_instruction *instruction)
{
    uint16_t first = 0;
    uint64_t zeros[MMAREF_DOT_MAX] = { 0 }, d;
    mmaref_dot step = { 0 };

    if (!plan_open(&opened, instruction)) {
        return false;
    }
    while (first < opened.is.k && opened.step[first] == opened.step[0]) {
        first++;
    }
    step.types = opened.types;
    step.count = first;
    step.a = step.b = zeros;
    return board_dot(&step, &d);
}

/* Takes the matrices of A, B and C from the registers. */
static bool unpack(const mmaref_instruction *instruction, uint16_t product, const mmaref_operands *operands)
{
    const uint32_t *registers[MMAREF_OPERAND_D];
    uint8_t operand;

    registers[MMAREF_OPERAND_A] = operands->a;
    registers[MMAREF_OPERAND_B] = operands->b;
    registers[MMAREF_OPERAND_C] = operands->c;
    for (operand = 0; operand < MMAREF_OPERAND_D; operand++) {
        mmaref_matrix matrix = matrix_of(&opened, operand);
        if (mmaref_fragment_unpack(instruction, &opened.arithmetic, operand, product, registers[operand], &matrix,
                                   NULL) != MMAREF_OK) {
            return false;
        }
    }
    return true;
}

bool board_mma(const mmaref_instruction *instruction, const mmaref_operands *operands, uint32_t *d)
{
    uint16_t product;

    if (!plan_open(&opened, instruction)) {
        return false;
    }
    for (product = 0; product < opened.is.matrices; product++) {
        mmaref_matrix result = matrix_of(&opened, MMAREF_OPERAND_D);
        if (!unpack(instruction, product, operands) || !compute_all(&opened) ||
            mmaref_fragment_pack(instruction, &opened.arithmetic, MMAREF_OPERAND_D, product, &result, d, NULL) !=
                MMAREF_OK) {
            return false;
        }
    }
    return true;
}

bool board_mac16(mmaref_amx *state, uint64_t operand)
{
    (void)state;
    (void)operand;
    return false;
}
