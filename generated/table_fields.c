/* SPDX-License-Identifier: MIT */
/* The fields of an arithmetic block: where they lie, what they may be.
 *
 * Generated from generator/spec/arithmetic_fields.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

/* Offset, kind, the value of the first word, the least and the largest number. */
const mmaref_field_row mmaref_field_rows[MMAREF_FIELDS] = {
    { offsetof(mmaref_arithmetic, products),          MMAREF_FIELD_KIND_NUMBER, 0,                0,     128 },
    { offsetof(mmaref_arithmetic, fraction_bits),     MMAREF_FIELD_KIND_NUMBER, MMAREF_UNLIMITED, 0,     40 },
    { offsetof(mmaref_arithmetic, exponent_floor),    MMAREF_FIELD_KIND_NUMBER, MMAREF_NO_FLOOR,  -1000, 1000 },
    { offsetof(mmaref_arithmetic, align),             MMAREF_FIELD_KIND_WORDS,  0,                0,     5 },
    { offsetof(mmaref_arithmetic, interleave),        MMAREF_FIELD_KIND_NUMBER, 0,                0,     32 },
    { offsetof(mmaref_arithmetic, accumulate),        MMAREF_FIELD_KIND_WORDS,  0,                0,     3 },
    { offsetof(mmaref_arithmetic, group),             MMAREF_FIELD_KIND_NUMBER, 0,                0,     128 },
    { offsetof(mmaref_arithmetic, block),             MMAREF_FIELD_KIND_NUMBER, 0,                0,     32 },
    { offsetof(mmaref_arithmetic, rounding),          MMAREF_FIELD_KIND_WORDS,  0,                0,     6 },
    { offsetof(mmaref_arithmetic, result_bits),       MMAREF_FIELD_KIND_NUMBER, MMAREF_UNLIMITED, 1,     52 },
    { offsetof(mmaref_arithmetic, step_type),         MMAREF_FIELD_KIND_TYPE,   0,                1,     214 },
    { offsetof(mmaref_arithmetic, overflow),          MMAREF_FIELD_KIND_WORDS,  0,                0,     2 },
    { offsetof(mmaref_arithmetic, zero_sign),         MMAREF_FIELD_KIND_WORDS,  0,                0,     1 },
    { offsetof(mmaref_arithmetic, subnormals),        MMAREF_FIELD_KIND_BITS,   0,                0,     15 },
    { offsetof(mmaref_arithmetic, nan),               MMAREF_FIELD_KIND_WORDS,  0,                0,     3 },
    { offsetof(mmaref_arithmetic, fragments),         MMAREF_FIELD_KIND_WORDS,  0,                0,     2 },
    { offsetof(mmaref_arithmetic, underflow_sign),    MMAREF_FIELD_KIND_WORDS,  0,                0,     1 },
    { offsetof(mmaref_arithmetic, sparse_basis),      MMAREF_FIELD_KIND_WORDS,  0,                0,     1 },
    { offsetof(mmaref_arithmetic, tf32_class),        MMAREF_FIELD_KIND_WORDS,  0,                0,     1 },
    { offsetof(mmaref_arithmetic, adder),             MMAREF_FIELD_KIND_WORDS,  0,                0,     3 },
    { offsetof(mmaref_arithmetic, product_type),      MMAREF_FIELD_KIND_TYPE,   0,                1,     214 },
    { offsetof(mmaref_arithmetic, own_exponent_bits), MMAREF_FIELD_KIND_NUMBER, 0,                1,     8 },
    { offsetof(mmaref_arithmetic, own_fraction_bits), MMAREF_FIELD_KIND_NUMBER, 0,                1,     23 },
    { offsetof(mmaref_arithmetic, own_bias),          MMAREF_FIELD_KIND_NUMBER, MMAREF_UNLIMITED, 0,     254 },
    { offsetof(mmaref_arithmetic, own_special),       MMAREF_FIELD_KIND_WORDS,  0,                0,     4 },
    { offsetof(mmaref_arithmetic, sticky),            MMAREF_FIELD_KIND_WORDS,  0,                0,     1 },
    { offsetof(mmaref_arithmetic, width),             MMAREF_FIELD_KIND_NUMBER, 0,                2,     8 },
    { offsetof(mmaref_arithmetic, partial),           MMAREF_FIELD_KIND_WORDS,  0,                0,     2 },
    { offsetof(mmaref_arithmetic, product_rounding),  MMAREF_FIELD_KIND_WORDS,  7,                0,     7 },
    { offsetof(mmaref_arithmetic, multiplier_bits),   MMAREF_FIELD_KIND_NUMBER, 0,                1,     24 },
};

#ifndef MMAREF_WITHOUT_TEXTS
/* By field its name and its words, from the value of the first one on. */
const char mmaref_field_texts[] =
    "products\0all\0"
    "fraction_bits\0unlimited\0"
    "exponent_floor\0none\0"
    "align\0zero nearest_even down up nearest_away odd\0"
    "interleave\0\0"
    "accumulate\0fused after after_product last\0"
    "group\0all\0"
    "block\0\0"
    "rounding\0zero nearest_even down up nearest_away odd stochastic\0"
    "result_bits\0all\0"
    "step_type\0d f16 bf16 - f32 - e4m3 e5m2 - - - - - - - - - - - - - - - - - - - - - - - own\0"
    "overflow\0infinity rounded saturate\0"
    "zero_sign\0plus ieee\0"
    "subnormals\0kept flush_in flush_out normalise as_f16\0"
    "nan\0all_ones quiet any payload\0"
    "fragments\0default sm_70 sm_75\0"
    "underflow_sign\0kept plus\0"
    "sparse_basis\0stored logical\0"
    "tf32_class\0truncated whole\0"
    "adder\0given neighbours size halves\0"
    "product_type\0exact f16 bf16 - f32 - e4m3 e5m2 - - - - - - - - - - - - - - - - - - - - - - - own\0"
    "own_exponent_bits\0none\0"
    "own_fraction_bits\0none\0"
    "own_bias\0usual\0"
    "own_special\0none ieee nan reserved fnuz\0"
    "sticky\0no yes\0"
    "width\0usual\0"
    "partial\0rounded normalised cut\0"
    "product_rounding\0zero nearest_even down up nearest_away odd stochastic step\0"
    "multiplier_bits\0whole";
const MMAREF_FLASH uint8_t mmaref_old_word_count = 7;
/* Words that texts had before, and what they stand for. */
const char mmaref_old_words[] =
    "align=truncate\0"
    "align=zero\0"
    "align=floor\0"
    "align=down\0"
    "align=jam\0"
    "align=odd\0"
    "align=sticky\0"
    "align=zero sticky=yes\0"
    "adder=window\0"
    "adder=given\0"
    "adder=tree\0"
    "adder=neighbours\0"
    "adder=sorted\0"
    "adder=size partial=normalised";
#endif
