/* SPDX-License-Identifier: MIT */
/* See elements.h. */
#include "elements.h"

uint64_t element_at(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic, uint8_t operand,
                    const uint32_t *registers, const mmaref_coordinate *place)
{
    mmaref_description about;
    mmaref_type stored, alone;
    mmaref_slot slot;
    uint64_t bits;
    unsigned word;

    CHECK(mmaref_instruction_describe(instruction, &about) == MMAREF_OK);
    CHECK(mmaref_operand_type(instruction, operand, &stored) == MMAREF_OK);
    CHECK(mmaref_type_get(about.type[operand], &alone) == MMAREF_OK);
    CHECK(mmaref_layout_slot(instruction, arithmetic, operand, place, &slot) == MMAREF_OK);
    word = slot.lane * about.registers[operand] + slot.reg;
    bits = registers[word] >> slot.bit;
    if (slot.width == 64) {
        return bits | (uint64_t)registers[word + 1] << 32;
    }
    bits &= ((uint64_t)1 << slot.width) - 1;
    return bits >> (stored.shift - alone.shift);
}

static int64_t number_of(uint8_t type, uint64_t bits)
{
    mmaref_value value;

    CHECK(mmaref_value_decode(type, bits, &value) == MMAREF_OK);
    return value.negative ? -(int64_t)value.significand : (int64_t)value.significand;
}

/* Integers: the sum, wrapped or clamped; of single bits the ones that they have in common or not. */
static uint64_t integer_sum(const mmaref_instruction *instruction, const mmaref_description *about, const uint64_t *a,
                            const uint64_t *b, uint64_t c)
{
    int64_t sum = number_of(MMAREF_TYPE_S32, c);
    uint8_t operation = mmaref_instruction_token(instruction, MMAREF_QUALIFIER_BITOP);
    unsigned k;

    for (k = 0; k < about->k; k++) {
        if (about->type[MMAREF_OPERAND_A] == MMAREF_TYPE_B1) {
            sum += (int64_t)(operation == MMAREF_TOKEN_XOR ? a[k] ^ b[k] : a[k] & b[k]);
        } else {
            sum += number_of(about->type[MMAREF_OPERAND_A], a[k]) * number_of(about->type[MMAREF_OPERAND_B], b[k]);
        }
    }
    if (mmaref_instruction_token(instruction, MMAREF_QUALIFIER_SATFINITE) != 0) {
        sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
    }
    return (uint32_t)sum;
}

bool element_alone(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                   const mmaref_operands *operands, const mmaref_coordinate *place, uint64_t *d)
{
    mmaref_description about;
    mmaref_arithmetic block;
    mmaref_dot dot;
    uint64_t a[256], b[256], c;
    mmaref_coordinate from = *place;

    CHECK(mmaref_instruction_describe(instruction, &about) == MMAREF_OK && about.k <= 256);
    if (about.registers[MMAREF_OPERAND_E] != 0 || about.scale_vector != 0) {
        return false;
    }
    for (from.column = 0; from.column < about.k; from.column++) {
        a[from.column] = element_at(instruction, arithmetic, MMAREF_OPERAND_A, operands->a, &from);
    }
    from.column = place->column;
    for (from.row = 0; from.row < about.k; from.row++) {
        b[from.row] = element_at(instruction, arithmetic, MMAREF_OPERAND_B, operands->b, &from);
    }
    c = element_at(instruction, arithmetic, MMAREF_OPERAND_C, operands->c, place);
    if (!about.floating) {
        *d = integer_sum(instruction, &about, a, b, c);
        return true;
    }
    block = *arithmetic;
    CHECK(mmaref_arithmetic_rounding(instruction, arithmetic, &block.rounding) == MMAREF_OK);
    memset(&dot, 0, sizeof dot);
    dot.types.a = about.type[MMAREF_OPERAND_A];
    dot.types.b = about.type[MMAREF_OPERAND_B];
    dot.types.c = about.type[MMAREF_OPERAND_C];
    dot.types.d = about.type[MMAREF_OPERAND_D];
    dot.count = about.k;
    dot.a = a;
    dot.b = b;
    dot.c = c;
    CHECK(mmaref_dot_add(&dot, &block, d, NULL, NULL) == MMAREF_OK);
    return true;
}
