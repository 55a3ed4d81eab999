/* SPDX-License-Identifier: MIT */
/* Running values of elements of D in a row, from patterns and to patterns. See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

void mmaref_narrow_decode(mmaref_narrow_row *r, const mmaref_format_row *type)
{
    uint8_t fraction_bits = type->fraction_bits, up = (uint8_t)(2 * MMAREF_FACTOR_FRACTION - fraction_bits);
    uint32_t hidden = (uint32_t)1 << fraction_bits, sign = (uint32_t)1 << type->exponent_bits;
    int16_t bias = (int16_t)type->bias, floor = r->rules->arithmetic->exponent_floor;
    uint8_t columns = r->columns, column;

    for (column = 0; column < columns; column++) {
        uint32_t top = r->value[column] >> fraction_bits;
        uint32_t fraction = r->value[column] & (hidden - 1);
        uint32_t field = top & (sign - 1);
        uint32_t magnitude = field == 0 ? 0 : (hidden | fraction) << up;
        int16_t exponent = (int16_t)(field == 0 ? MMAREF_FACTOR_ZERO : (int16_t)field - bias);
        r->value[column] = (top & sign) != 0 ? magnitude | 0x80000000u : magnitude;
        r->exponent[column] = exponent;
        r->largest[column] = exponent > floor ? exponent : floor;
        if (field == sign - 1 || (field == 0 && fraction != 0)) {
            r->uncommon |= (uint8_t)(1u << column);
        }
    }
}

void mmaref_narrow_round(mmaref_narrow_row *r)
{
    const mmaref_dot_rules *rules = r->rules;
    const mmaref_arithmetic *arithmetic = rules->arithmetic;
    uint8_t fraction_bits = rules->step->fraction_bits;
    uint8_t dropped = (uint8_t)(arithmetic->result_bits < fraction_bits ? fraction_bits - arithmetic->result_bits : 0);
    uint8_t lost = (uint8_t)(31 - fraction_bits + dropped);
    uint32_t hidden = (uint32_t)1 << fraction_bits, sign = hidden << rules->step->exponent_bits;
    uint32_t fields = ((uint32_t)1 << rules->step->exponent_bits) - 2; /* of normal numbers */
    int16_t above = (int16_t)((int16_t)rules->step->bias - 1 - arithmetic->fraction_bits);
    bool nearest = rules->rounding != MMAREF_ROUND_ZERO;
    uint8_t columns = r->columns, column;

    for (column = 0; column < columns; column++) {
        int64_t sum = r->sum[column];
        uint64_t whole = sum < 0 ? (uint64_t)-sum : (uint64_t)sum;
        uint32_t magnitude = (uint32_t)whole, kept, field;
        int16_t exponent = (int16_t)(r->largest[column] + above);
        uint8_t top;
        if (whole >> 32 != 0) { /* no rounding needs its low bits, but whether there are any */
            magnitude = (uint32_t)(whole >> 4) | ((whole & 15) != 0);
            exponent = (int16_t)(exponent + 4);
        } else if (magnitude == 0) {
            r->value[column] = 0;
            r->uncommon |= (uint8_t)((uint32_t)(arithmetic->zero_sign == MMAREF_ZERO_IEEE) << column);
            continue;
        }
        top = mmaref_highest_bit(magnitude);
        magnitude <<= 31 - top;
        kept = magnitude >> lost;
        if (nearest) {
            kept += (magnitude << (32 - lost)) + (kept & 1) > 0x80000000u;
        }
        field = (uint32_t)(int32_t)(exponent + top); /* but for the leading bit */
        r->value[column] = (kept << dropped) + field * hidden + (sum < 0 ? sign : 0);
        if (field >= fields) {
            r->uncommon |= (uint8_t)(1u << column);
        }
    }
}

#endif
