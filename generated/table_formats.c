/* SPDX-License-Identifier: MIT */
/* Element formats (PTX ISA 9.7.14.2).
 *
 * Generated from generator/spec/formats.lua.
 * Do not edit: change the source and run `make generate`. */

#include "mmaref_tables.h"

/* kind, log2 of the width, shift, sign, exponent and fraction bits, bias, special */
const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS] = {
    { 0, 0, 0, 0, 0, 0, 0, 0 },                                                /* no token */
    { MMAREF_KIND_FLOAT,        4, 0,  1, 5,  10, 15,   MMAREF_SPECIAL_IEEE }, /* f16 */
    { MMAREF_KIND_FLOAT,        4, 0,  1, 8,  7,  127,  MMAREF_SPECIAL_IEEE }, /* bf16 */
    { MMAREF_KIND_FLOAT,        5, 13, 1, 8,  10, 127,  MMAREF_SPECIAL_IEEE }, /* tf32 */
    { MMAREF_KIND_FLOAT,        5, 0,  1, 8,  23, 127,  MMAREF_SPECIAL_IEEE }, /* f32 */
    { MMAREF_KIND_FLOAT,        6, 0,  1, 11, 52, 1023, MMAREF_SPECIAL_IEEE }, /* f64 */
    { MMAREF_KIND_FLOAT,        3, 0,  1, 4,  3,  7,    MMAREF_SPECIAL_NAN },  /* e4m3 */
    { MMAREF_KIND_FLOAT,        3, 0,  1, 5,  2,  15,   MMAREF_SPECIAL_IEEE }, /* e5m2 */
    { MMAREF_KIND_FLOAT,        3, 0,  1, 3,  2,  3,    MMAREF_SPECIAL_NONE }, /* e3m2 */
    { MMAREF_KIND_FLOAT,        3, 0,  1, 2,  3,  1,    MMAREF_SPECIAL_NONE }, /* e2m3 */
    { MMAREF_KIND_FLOAT,        2, 0,  1, 2,  1,  1,    MMAREF_SPECIAL_NONE }, /* e2m1 */
    { MMAREF_KIND_FLOAT,        3, 0,  0, 8,  0,  127,  MMAREF_SPECIAL_NAN },  /* ue8m0 */
    { MMAREF_KIND_FLOAT,        3, 0,  0, 4,  3,  7,    MMAREF_SPECIAL_NAN },  /* ue4m3 */
    { MMAREF_KIND_INTEGER,      3, 0,  1, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* s8 */
    { MMAREF_KIND_INTEGER,      3, 0,  0, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* u8 */
    { MMAREF_KIND_INTEGER,      2, 0,  1, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* s4 */
    { MMAREF_KIND_INTEGER,      2, 0,  0, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* u4 */
    { MMAREF_KIND_BIT,          0, 0,  0, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* b1 */
    { MMAREF_KIND_INTEGER,      5, 0,  1, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* s32 */
    { MMAREF_KIND_FLOAT,        3, 2,  1, 2,  1,  1,    MMAREF_SPECIAL_NONE }, /* e2m1, byte */
    { MMAREF_KIND_INTEGER,      4, 0,  0, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* b16, raw */
    { MMAREF_KIND_INTEGER,      3, 0,  0, 0,  0,  0,    MMAREF_SPECIAL_NONE }, /* b8, raw */
};
