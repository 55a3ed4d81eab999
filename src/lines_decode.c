/* SPDX-License-Identifier: MIT */
/* Rows of A and columns of B turned into factors, in runs that compilers turn into vector code.
 * See mmaref_internal.h. */
#include "mmaref_internal.h"

#ifndef MMAREF_SMALL_STACK

#define RUN 8
#define DECODED 16 /* at a time */

/* The patterns of elements `first` and up of a line, in runs of eight, which may end beyond it. */
static void load_run(const mmaref_line *from, uint16_t start, uint8_t first, uint8_t count, uint32_t *bits)
{
    const uint32_t *registers = from->registers;
    uint8_t run, k;

    for (run = 0; run < count; run = (uint8_t)(run + 8)) {
        size_t at = mmaref_line_bit(from, start, (uint8_t)(first + run));
        for (k = 0; k < 8; k++) {
            size_t bit = at ^ (size_t)from->low[k];
            bits[run + k] = registers[bit >> 5] >> (bit & 31);
        }
    }
}

/* The same of elements that are picked. */
static void load_picked(const mmaref_line *from, uint16_t start, const uint16_t *picked, uint8_t count, uint32_t *bits)
{
    uint8_t k;

    for (k = 0; k < count; k++) {
        uint16_t bit = mmaref_line_bit(from, start, (uint8_t)picked[k]);
        bits[k] = from->registers[bit >> 5] >> (bit & 31);
    }
}

/* What decoding needs of a format: the places of its fields, patterns that are not plain. */
typedef struct {
    uint8_t shift, fraction_bits, up;
    uint16_t ones, sign; /* in what lies above the fraction */
    uint16_t special;    /* the exponent field of infinities and NaN */
    uint16_t subnormal;  /* fraction bits that make a subnormal one that the block changes */
    uint16_t zero;       /* 1 where a fraction of zero may not be one */
    int16_t bias;
} format_fields;

static format_fields fields_of(const mmaref_format_row *format, uint8_t flags)
{
    format_fields f;

    f.shift = format->shift;
    f.fraction_bits = format->fraction_bits;
    f.up = (uint8_t)(MMAREF_FACTOR_FRACTION - format->fraction_bits);
    f.sign = (uint16_t)(1u << format->exponent_bits);
    f.ones = (uint16_t)(f.sign - 1);
    f.special = format->special == MMAREF_SPECIAL_NONE ? 0xffffu : f.ones;
    f.subnormal = (flags & ~MMAREF_DECODE_WHOLE) == 0 ? 0 : MMAREF_FACTOR_HIDDEN - 1;
    f.zero = (flags & MMAREF_DECODE_WHOLE) != 0;
    f.bias = (int16_t)format->bias;
    return f;
}

/* Decodes a run of plain numbers; not 0 if there may be others in it: an infinity, a NaN,
 * a zero or a subnormal that the block wants in another form. */
static inline uint16_t decode_plain(const format_fields *f, const uint32_t *bits, uint16_t *significand,
                                    int16_t *exponent)
{
    int16_t power[RUN]; /* apart, for compilers that must not assume that the results do not overlap */
    uint16_t others = 0;
    uint8_t k;

    for (k = 0; k < RUN; k++) {
        uint16_t top = (uint16_t)(bits[k] >> f->shift >> f->fraction_bits);
        uint16_t fraction = (uint16_t)(bits[k] >> f->shift << f->up & (MMAREF_FACTOR_HIDDEN - 1));
        uint16_t field = top & f->ones;
        uint16_t subnormal = field == 0 ? 0xffff : 0;
        uint16_t special = field == f->special ? 0xffff : 0;
        uint16_t magnitude = (uint16_t)(fraction | (MMAREF_FACTOR_HIDDEN & ~subnormal));
        uint16_t sign = (top & f->sign) == 0 ? 0 : MMAREF_FACTOR_SIGN;
        int16_t plain = (int16_t)((int16_t)field - f->bias + (field == 0 ? 1 : 0));
        others |= special | (subnormal & ((fraction & f->subnormal) | f->zero));
        significand[k] = magnitude | sign;
        power[k] = magnitude == 0 ? MMAREF_FACTOR_ZERO : plain;
    }
    for (k = 0; k < RUN; k++) {
        exponent[k] = power[k];
    }
    return others;
}

/* Decodes at most a run of any. */
static uint8_t decode_any(const mmaref_format_row *format, uint8_t flags, const uint32_t *bits, uint8_t count,
                          uint16_t *significand, int16_t *exponent)
{
    mmaref_factor factor;
    uint8_t special = 0;
    uint8_t k;

    for (k = 0; k < count; k++) {
        mmaref_factor_decode(format, flags, bits[k], &factor);
        special |= factor.exponent >= MMAREF_FACTOR_INFINITY;
        significand[k] = factor.significand;
        exponent[k] = factor.exponent;
    }
    return special;
}

/* Decodes at most DECODED elements. */
static inline uint8_t decode(const mmaref_format_row *format, const format_fields *f, uint8_t flags,
                             const uint32_t *bits, uint8_t count, uint16_t *significand, int16_t *exponent)
{
    uint16_t others = 0;
    uint8_t k;

    for (k = 0; count - k >= RUN; k = (uint8_t)(k + RUN)) {
        others |= decode_plain(f, bits + k, significand + k, exponent + k);
    }
    k = others != 0 ? 0 : k;
    return k == count ? 0 : decode_any(format, flags, bits + k, (uint8_t)(count - k), significand + k, exponent + k);
}

uint8_t mmaref_lines_decode(const mmaref_line *from, uint16_t place, uint8_t lines, uint8_t flags,
                            const uint16_t *picked, uint8_t count, const mmaref_factors *to)
{
    const format_fields f = fields_of(from->format, flags);
    uint16_t *significand = to->significand;
    int16_t *exponent = to->exponent;
    uint32_t bits[DECODED];
    uint8_t special = 0;
    uint8_t line, first, length;

    for (line = 0; line < lines; line++) {
        uint16_t start = mmaref_line_start(from, (uint16_t)(place + line));
        for (first = 0; first < count; first = (uint8_t)(first + length)) {
            length = count - first < DECODED ? (uint8_t)(count - first) : DECODED;
            if (picked == NULL) {
                load_run(from, start, first, length, bits);
            } else {
                load_picked(from, start, picked + first, length, bits);
            }
            special |= (uint8_t)(decode(from->format, &f, flags, bits, length, significand, exponent) << line);
            significand += length;
            exponent += length;
        }
    }
    return special;
}

#endif
