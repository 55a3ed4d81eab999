/* SPDX-License-Identifier: MIT */
/* Every mma and wmma.mma (PTX ISA 9.7.14.4.5, 9.7.14.5.14) on fragments, and the operands of one element of D. All
 * errors are found before D is written. See mmaref.h. */
#include "mma.h"

/* Checks that the instruction multiplies matrices and has its operands. */
static mmaref_status check_operands(const mmaref_work *work, mmaref_error *error)
{
    const mmaref_operands *o = work->operands;

    if (work->row.layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
        work->row.layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return mmaref_fail(error, MMAREF_REASON_NO_PRODUCT);
    }
    return o == NULL || o->a == NULL || o->b == NULL || o->c == NULL ||
                   (mmaref_is_sparse(&work->row) && o->e == NULL) ||
                   (mmaref_is_scaled(&work->row) && (o->scale_a == NULL || o->scale_b == NULL))
               ? mmaref_fail(error, MMAREF_REASON_MISSING_OPERAND)
               : MMAREF_OK;
}

/* Checks metadata and selectors. */
static mmaref_status check_contents(const mmaref_work *work, mmaref_error *error)
{
    mmaref_status status = mmaref_is_sparse(&work->row) ? mmaref_sparse_check(work, error) : MMAREF_OK;

    return status == MMAREF_OK && mmaref_is_scaled(&work->row) ? mmaref_scale_check(work, error) : status;
}

/* All checks of mmaref_mma. */
static mmaref_status check_work(const mmaref_work *work, const mmaref_arithmetic *arithmetic, mmaref_error *error)
{
    mmaref_status status = check_operands(work, error);

    if (status == MMAREF_OK && work->d == NULL) {
        return mmaref_fail(error, MMAREF_REASON_MISSING_OPERAND);
    }
    if (status == MMAREF_OK && MMAREF_HAS_FLOAT && work->row.arithmetic_class != 0) {
        status = mmaref_arithmetic_fits(&work->row, arithmetic, error);
    }
    return status == MMAREF_OK ? check_contents(work, error) : status;
}

void mmaref_mma_compute(const mmaref_work *work, const mmaref_arithmetic *arithmetic, uint32_t *coverage)
{
    if (MMAREF_HAS_INTEGER && work->row.arithmetic_class == 0) {
        mmaref_mma_integer(work);
    } else if (MMAREF_HAS_FLOAT) {
        mmaref_mma_float(work, arithmetic, coverage);
    }
}

mmaref_status mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                         const mmaref_operands *operands, uint32_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_work work;
    mmaref_status status;

    work.operands = operands;
    work.d = d;
    if (mmaref_row_of(instruction, arithmetic, &work.row) == NULL) {
        return mmaref_fail(error, MMAREF_REASON_NO_INSTRUCTION);
    }
    status = check_work(&work, arithmetic, error);
    if (status == MMAREF_OK) {
        mmaref_mma_compute(&work, arithmetic, coverage);
    }
    return status;
}

/* ---- One element of D -------------------------------------------------- */

/* The type of an element; of e2m1 in a byte that of its number. */
static uint8_t type_of(const mmaref_instruction_row *row, uint8_t operand)
{
    const uint8_t number = row->format[operand];

#if MMAREF_UNIT_TYPES > 0
    if (number >= MMAREF_UNIT_FIRST_FORMAT) {
        return (uint8_t)(number - MMAREF_UNIT_FIRST_FORMAT + MMAREF_UNIT_FIRST_TYPE);
    }
#endif
    return number == MMAREF_FORMAT_E2M1_BYTE ? (uint8_t)MMAREF_TYPE_E2M1 : number;
}

/* The pattern of an element in the low bits; of tf32 all 32 bits. */
static uint64_t element_of(const mmaref_instruction_row *row, uint8_t operand, const uint32_t *registers,
                           const mmaref_coordinate *coordinate)
{
    const mmaref_format_row *format = &mmaref_format_rows[row->format[operand]];
    mmaref_fragment fragment;
    uint16_t index;
    uint32_t low;

    (void)mmaref_fragment_of_row(&fragment, row, operand); /* check_operands has seen the operand */
    index = mmaref_fragment_find(&fragment, coordinate);
    low = mmaref_element_load(registers, index, fragment.width_log2);
    if (fragment.width_log2 == 6) {
        return low | (uint64_t)registers[2u * index + 1] << 32;
    }
#if MMAREF_UNIT_TYPES > 0
    if (row->format[operand] >= MMAREF_UNIT_FIRST_FORMAT) {
        return low; /* its format knows the bits around the number */
    }
#endif
    if (format->kind == MMAREF_KIND_FLOAT && format->width_log2 == 3) { /* e2m1, e2m3 and e3m2 are part of a byte */
        low = low >> format->shift & ((2u << format->exponent_bits << format->fraction_bits) - 1);
    }
    return low;
}

/* The scale factors of the row of A and the column of B. */
static void gather_scales(const mmaref_work *work, const mmaref_coordinate *coordinate, mmaref_gathered *gathered)
{
    const uint8_t count = mmaref_scale_vector(&work->row);
    uint8_t i;

    for (i = 0; i < count; i++) {
        gathered->scale_a[i] = mmaref_scale_load(work, MMAREF_OPERAND_SCALE_A, coordinate->row, i);
        gathered->scale_b[i] = mmaref_scale_load(work, MMAREF_OPERAND_SCALE_B, coordinate->column, i);
    }
    gathered->dot.scale_type = work->row.format[MMAREF_OPERAND_SCALE_A];
    gathered->dot.scale_length = (uint8_t)(gathered->dot.count / count);
}

/* The factors of all products, in the order of k. */
static void gather_products(const mmaref_work *work, const mmaref_coordinate *coordinate, mmaref_gathered *gathered)
{
    mmaref_coordinate in_a = *coordinate, in_b = *coordinate;
    mmaref_stored_row stored;
    uint16_t i;

    if (mmaref_is_sparse(&work->row)) {
        mmaref_stored_row_open(&stored, work, coordinate->row);
    }
    for (i = 0; i < gathered->dot.count; i++) {
        in_a.column = i;
        in_b.row = mmaref_is_sparse(&work->row) ? mmaref_stored_column(&stored, (uint8_t)i) : i;
        gathered->a[i] = element_of(&work->row, MMAREF_OPERAND_A, work->operands->a, &in_a);
        gathered->b[i] = element_of(&work->row, MMAREF_OPERAND_B, work->operands->b, &in_b);
        gathered->k[i] = in_b.row;
    }
}

mmaref_status mmaref_operands_gather(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     const mmaref_operands *operands, const mmaref_coordinate *coordinate,
                                     mmaref_gathered *gathered, mmaref_error *error)
{
    static const mmaref_dot empty = { { 0, 0, 0, 0 }, 0, NULL, NULL, 0, 0, 0, NULL, NULL, NULL };
    mmaref_slot slot;
    mmaref_work work;
    mmaref_status status;

    work.operands = operands;
    if (gathered == NULL || mmaref_row_of(instruction, arithmetic, &work.row) == NULL) {
        return mmaref_fail(error, gathered == NULL ? MMAREF_REASON_NO_ARRAY : MMAREF_REASON_NO_INSTRUCTION);
    }
    status = check_operands(&work, error);
    if (status == MMAREF_OK) {
        status = check_contents(&work, error);
    }
    if (status != MMAREF_OK) {
        return status;
    }
    if (mmaref_layout_slot(instruction, arithmetic, MMAREF_OPERAND_D, coordinate, &slot) != MMAREF_OK) {
        return mmaref_fail(error, MMAREF_REASON_NO_SUCH_ELEMENT);
    }
    if (work.row.format[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) {
        return mmaref_fail(error, MMAREF_REASON_DOT_TYPES);
    }
    gathered->dot = empty;
    gathered->dot.types.a = type_of(&work.row, MMAREF_OPERAND_A);
    gathered->dot.types.b = type_of(&work.row, MMAREF_OPERAND_B);
    gathered->dot.types.c = type_of(&work.row, MMAREF_OPERAND_C);
    gathered->dot.types.d = type_of(&work.row, MMAREF_OPERAND_D);
    gathered->dot.count = (uint16_t)(1u << work.row.k_log2);
    if (mmaref_is_sparse(&work.row)) {
        gathered->dot.count /= 2; /* stored elements */
    }
    gathered->dot.a = gathered->a;
    gathered->dot.b = gathered->b;
    gathered->dot.c = element_of(&work.row, MMAREF_OPERAND_C, operands->c, coordinate);
    gather_products(&work, coordinate, gathered);
    if (mmaref_is_scaled(&work.row)) {
        gathered->dot.scale_a = gathered->scale_a;
        gathered->dot.scale_b = gathered->scale_b;
        gather_scales(&work, coordinate, gathered);
    }
    return MMAREF_OK;
}
