/* SPDX-License-Identifier: MIT */
/* How the tables are written.
 *
 * Generated from generator/tables/encoding.lua.
 * Do not edit: change the source and run `make generate`. */
#ifndef MMAREF_TABLE_ENCODING_H
#define MMAREF_TABLE_ENCODING_H

/* The kinds of fields (mmaref_field_row). */
enum {
    MMAREF_FIELD_KIND_NUMBER = 0, /* a number, or the one word */
    MMAREF_FIELD_KIND_BITS   = 1, /* a set of words, a bit for each */
    MMAREF_FIELD_KIND_TYPE   = 2, /* a type, of 32 bits */
    MMAREF_FIELD_KIND_WORDS  = 3  /* one of several words */
};

/* The suffixes of targets (mmaref_target_row). */
enum {
    MMAREF_TARGET_PLAIN  = 0, /* none: every later chip has the same */
    MMAREF_TARGET_ALONE  = 1, /* a: that chip alone */
    MMAREF_TARGET_FAMILY = 2  /* f: later chips of its family, too */
};

#define MMAREF_SET               160  /* an item of mmaref_syntax_rows from here on is set item - MMAREF_SET of mmaref_set_places */
#define MMAREF_ROW_IMPLICIT      0x40 /* in the second byte of a row of mmaref_syntax_rows: .aligned may be missing */
#define MMAREF_ROW_REFUSED       0x80 /* the same: its strings are refused */
#define MMAREF_LAST_SETTING      0x80 /* marks the last setting of a row of mmaref_arithmetic_rows */
#define MMAREF_STRING_WORDS      20   /* words of the longest string */
#define MMAREF_LANES_LOG2        5    /* of all layouts; 0: they differ, and rows have their own */
#define MMAREF_SOURCE_BYTES      6    /* of a row of mmaref_layout_rows */
#define MMAREF_LINE_SIZE         128  /* bytes of the longest row of A of floating-point numbers, unpacked */
#define MMAREF_LINE_SIZE_SMALL   64   /* the same on an AVR without f64, where more than 16 elements of 8 bits are bytes */
#define MMAREF_WIDE_FACTORS      0    /* whether A or B of at most 32 bits is too wide to be packed, somewhere */
#define MMAREF_INTEGER_REGISTERS 256  /* of all lanes, of the largest operand of integers */
#define MMAREF_C_APART           0    /* whether C has another layout than D of its type, somewhere */
#define MMAREF_WORD_MAX          23   /* every word is shorter */

#endif
