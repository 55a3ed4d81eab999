/* SPDX-License-Identifier: MIT */
/* Types and their formats (number_format.c), a part of number.h. Not for users. */
#ifndef MMAREF_NUMBER_FORMAT_H
#define MMAREF_NUMBER_FORMAT_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Element types are the first tokens. Reduced tables (make tables ONLY=...) may end before s32. */
#define MMAREF_TYPES (MMAREF_FORMATS <= MMAREF_TYPE_S32 ? MMAREF_FORMATS : MMAREF_TYPE_S32 + 1)

/* The number in mmaref_format_rows of a type, also of an own type of a unit; 0: none. */
static inline uint8_t mmaref_format_number(uint32_t type)
{
#if MMAREF_UNIT_TYPES > 0
    if (type >= MMAREF_UNIT_FIRST_TYPE && type < MMAREF_UNIT_FIRST_TYPE + MMAREF_UNIT_TYPES) {
        return (uint8_t)(type - MMAREF_UNIT_FIRST_TYPE + MMAREF_UNIT_FIRST_FORMAT);
    }
#endif
    return (uint8_t)(type < MMAREF_TYPES ? type : 0);
}

/* An own integer type of a unit as s8, u8, s4 or u4, which has the same patterns; any other type is itself. */
static inline uint32_t mmaref_type_alike(uint32_t type)
{
#if MMAREF_UNIT_TYPES > 0
    const mmaref_format_row *row = &mmaref_format_rows[mmaref_format_number(type)];

    if (type > MMAREF_TYPE_S32 && row->kind == MMAREF_KIND_INTEGER) {
        return (row->width_log2 == 3 ? MMAREF_TYPE_S8 : MMAREF_TYPE_S4) + (uint32_t)(row->sign_bits == 0);
    }
#endif
    return type;
}

/* Whether a type is an integer of 8 or 4 bits. */
static inline bool mmaref_is_integer(uint32_t type)
{
    return mmaref_type_alike(type) >= MMAREF_TYPE_S8 && mmaref_type_alike(type) <= MMAREF_TYPE_U4;
}

/* The most bits that MMAREF_TYPE_FORMAT allows. */
#define MMAREF_FORMAT_EXPONENT_MOST 8
#define MMAREF_FORMAT_FRACTION_MOST 23

/* Storage for a custom format, which is in no table. */
#if MMAREF_HAS_OWN
typedef mmaref_format_row mmaref_own_format;
#else
typedef uint8_t mmaref_own_format; /* unused: there are no custom formats */
#endif

/* The format of an element type: of the table, or *own filled in for a custom format. NULL if there is no such type. */
const mmaref_format_row *mmaref_format_of(uint32_t type, mmaref_own_format *own);

/* A format as users see it. */
void mmaref_format_describe(const mmaref_format_row *row, mmaref_type *format);

#ifdef __cplusplus
}
#endif

#endif
