/* SPDX-License-Identifier: MIT */
/* The loops over elements of arrays for Python, beside the functions of mmaref.h in one shared library. Python calls
 * all of them by ctypes, which lets other threads of Python run meanwhile; so nothing here needs Python.h, and one
 * library serves every version of Python. */
#include "mmaref.h"

/* Linkers of extension modules look for this name. The module cannot be imported: it is opened (binding.py). */
MMAREF_API void *PyInit__core(void);
void *PyInit__core(void)
{
    return NULL;
}

/* Elements in memory. `kind` says what the bits are: 'p' a pattern of `type`, 'i' and 'u' an integer of as many bits as
 * an element has, signed and unsigned. */
typedef struct {
    uint8_t *bytes;
    ptrdiff_t row, column; /* bits from one row to the next, and from one column to the next */
    uint32_t type;         /* MMAREF_TYPE_... */
    char kind;
    uint8_t width;         /* bits of an element: 1, 4, 8, 16, 32 or 64 */
    uint8_t shift;         /* bits of an element below its pattern: 2 of e2m1 in a byte of a register */
    bool big_endian;
} elements;

/* How numbers become elements. */
typedef struct {
    uint32_t type;
    uint8_t rounding; /* MMAREF_ROUND_... */
    bool saturates;   /* what is too large, infinity too, becomes the largest number */
} conversion;

static ptrdiff_t place(const elements *of, size_t row, size_t column)
{
    return (ptrdiff_t)row * of->row + (ptrdiff_t)column * of->column;
}

static uint64_t load(const elements *from, size_t row, size_t column)
{
    const ptrdiff_t bit = place(from, row, column);
    const uint8_t *at = from->bytes + bit / 8;
    const unsigned count = from->width / 8;
    uint64_t pattern = 0;
    unsigned i;

    if (count == 0) {
        return (uint64_t)(*at >> bit % 8) & ((1u << from->width) - 1);
    }
    for (i = 0; i < count; i++) {
        pattern |= (uint64_t)at[from->big_endian ? count - 1 - i : i] << 8 * i;
    }
    return pattern >> from->shift;
}

static void store(const elements *to, size_t row, size_t column, uint64_t pattern)
{
    const ptrdiff_t bit = place(to, row, column);
    uint8_t *at = to->bytes + bit / 8;
    const unsigned count = to->width / 8, up = (unsigned)(bit % 8);
    unsigned i;

    pattern <<= to->shift;
    if (count == 0) {
        *at = (uint8_t)((*at & ~(((1u << to->width) - 1) << up)) | (unsigned)pattern << up);
    }
    for (i = 0; i < count; i++) {
        at[i] = (uint8_t)(pattern >> 8 * i);
    }
}

static mmaref_value integer(uint64_t bits, const elements *of)
{
    const uint64_t sign = of->kind == 'i' ? UINT64_C(1) << (of->width - 1) : 0;
    mmaref_value value = { MMAREF_VALUE_NORMAL, (bits & sign) != 0, 0, bits };

    if (value.negative) {
        value.significand = (~bits + 1) & (sign | (sign - 1));
    }
    value.kind = bits == 0 ? MMAREF_VALUE_ZERO : MMAREF_VALUE_NORMAL;
    return value;
}

/* Odd is the neighbour whose last bit is set. */
static mmaref_status encode_odd(uint32_t type, const mmaref_value *value, uint64_t *pattern)
{
    uint64_t below = 0, above = 0;
    mmaref_type format;
    mmaref_status status = mmaref_type_get(type, &format);

    if (status == MMAREF_OK) {
        status = mmaref_value_encode(type, MMAREF_ROUND_DOWN, value, &below);
    }
    if (status == MMAREF_OK) {
        status = mmaref_value_encode(type, MMAREF_ROUND_UP, value, &above);
    }
    if (status == MMAREF_OK) {
        *pattern = (above >> format.shift & 1) != 0 ? above : below;
    }
    return status;
}

static mmaref_status encode(const conversion *how, const mmaref_value *value, uint64_t *pattern)
{
    const mmaref_value huge = { MMAREF_VALUE_NORMAL, value->negative && value->kind != MMAREF_VALUE_NAN, 0x2000, 1 };
    mmaref_value became;
    mmaref_status status = how->rounding == MMAREF_ROUND_ODD
                               ? encode_odd(how->type, value, pattern)
                               : mmaref_value_encode(how->type, how->rounding, value, pattern);
    bool is_endless = value->kind >= MMAREF_VALUE_INFINITY;

    if (status == MMAREF_OK) {
        is_endless = mmaref_value_decode(how->type, *pattern, &became) == MMAREF_OK &&
                     became.kind == MMAREF_VALUE_INFINITY;
    }
    if (how->saturates && is_endless) {
        status = mmaref_value_encode(how->type, MMAREF_ROUND_ZERO, &huge, pattern);
    }
    return status;
}

/* Bits of a type that are its pattern, from the low end. */
static uint64_t mask_of(uint32_t type)
{
    mmaref_type format;

    if (mmaref_type_get(type, &format) != MMAREF_OK || format.width >= 64) {
        return ~UINT64_C(0);
    }
    if (format.kind != MMAREF_KIND_FLOAT) {
        return (UINT64_C(1) << format.width) - 1;
    }
    return (UINT64_C(1) << (format.shift + format.sign_bits + format.exponent_bits + format.fraction_bits)) - 1;
}

/* Makes elements of rows x columns others: patterns of the same type stay as they are, all else is decoded and rounded
 * once. `to` has patterns, none of big-endian order. Fails with the errors of mmaref_value_encode; `at` is then row and
 * column of the element that the type cannot hold, and `to` has a part. */
MMAREF_API mmaref_status core_convert(const elements *from, const elements *to, size_t rows,
                                      size_t columns, uint8_t rounding, bool saturates, size_t at[2]);
mmaref_status core_convert(const elements *from, const elements *to, size_t rows,
                           size_t columns, uint8_t rounding, bool saturates, size_t at[2])
{
    const bool stays = from->kind == 'p' && from->type == to->type;
    const uint64_t mask = mask_of(to->type);
    const conversion how = { to->type, rounding, saturates };
    size_t row, column;

    for (row = 0; row < rows; row++) {
        for (column = 0; column < columns; column++) {
            uint64_t pattern = load(from, row, column);
            mmaref_value value = integer(pattern, from);
            mmaref_status status = MMAREF_OK;
            if (!stays && from->kind == 'p') {
                status = mmaref_value_decode(from->type, pattern, &value);
            }
            if (!stays && status == MMAREF_OK) {
                status = encode(&how, &value, &pattern);
            }
            if (status != MMAREF_OK) {
                at[0] = row;
                at[1] = column;
                return status;
            }
            store(to, row, column, pattern & mask);
        }
    }
    return MMAREF_OK;
}
