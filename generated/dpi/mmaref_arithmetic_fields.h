/* SPDX-License-Identifier: MIT */
/* The members of mmaref_arithmetic in the order of mmaref_arithmetic_t.
 *
 * Generated from generator/spec/arithmetic_fields.lua.
 * Do not edit: change the source and run `make generate`. */

#define MMAREF_ARITHMETIC_FIELDS 30
#define MMAREF_EACH_ARITHMETIC_FIELD(FIELD) \
    FIELD(uint8_t, products) \
    FIELD(uint8_t, fraction_bits) \
    FIELD(int16_t, exponent_floor) \
    FIELD(uint8_t, align) \
    FIELD(uint8_t, interleave) \
    FIELD(uint8_t, accumulate) \
    FIELD(uint8_t, group) \
    FIELD(uint8_t, block) \
    FIELD(uint8_t, rounding) \
    FIELD(uint8_t, result_bits) \
    FIELD(uint32_t, step_type) \
    FIELD(uint8_t, overflow) \
    FIELD(uint8_t, zero_sign) \
    FIELD(uint8_t, subnormals) \
    FIELD(uint8_t, nan) \
    FIELD(uint8_t, fragments) \
    FIELD(uint8_t, underflow_sign) \
    FIELD(uint8_t, sparse_basis) \
    FIELD(uint8_t, tf32_class) \
    FIELD(uint8_t, adder) \
    FIELD(uint32_t, product_type) \
    FIELD(uint8_t, own_exponent_bits) \
    FIELD(uint8_t, own_fraction_bits) \
    FIELD(uint8_t, own_bias) \
    FIELD(uint8_t, own_special) \
    FIELD(uint8_t, sticky) \
    FIELD(uint8_t, width) \
    FIELD(uint8_t, partial) \
    FIELD(uint8_t, product_rounding) \
    FIELD(uint8_t, multiplier_bits)
