/* SPDX-License-Identifier: MIT */
/* Numbers as text, and their patterns in element types. */
#ifndef MMAREF_CLI_NUMBER_DECIMAL_H
#define MMAREF_CLI_NUMBER_DECIMAL_H

#include "base/options.h"
#include "number/bignum.h"
#include "number/conversion.h"

/* How a number is printed. */
typedef enum {
    NUMERAL_SHORT,    /* all its digits where 17 suffice, else the fewest that read back as the same pattern */
    NUMERAL_DECIMAL,  /* all its digits */
    NUMERAL_HEXFLOAT, /* 0x1.8p-3 */
    NUMERAL_HEX       /* the pattern: 0x3c00 */
} numeral_style;

/* Reads --hex, --decimal and --hexfloat. */
int numeral_style_read(const command_line *line, numeral_style *style);

/* A number that was read. */
typedef struct {
    uint64_t pattern; /* of the type, as mmaref_value_encode gives it */
    bool rounded;     /* the type does not have the number: the pattern is that of another */
    bool ignores;     /* it was given as a pattern, in which bits that the type ignores are not 0 */
} numeral;

/* A number without a type: exact, except for `rest`. */
typedef struct {
    mmaref_value value;
    bool rest;            /* the number has further bits below the 64 of the significand, whose last bit is then 1 */
    bool is_pattern;      /* 0x3c00: `value` is not filled */
    uint64_t pattern;
} numeral_text;

/* Reads a decimal (1.5, -6000, 6.1e-5), a hexadecimal float (0x1.8p-3), inf, nan, or a pattern (0x3c00), and gives
 * its pattern in a type (MMAREF_TYPE_...). The exact number is rounded once. EXIT_UNREADABLE after complaining about
 * `place`: what is no number, what the type cannot have, and hexadecimal digits without 0x. */
int numeral_read(const char *place, const char *text, size_t length, uint32_t type, conversion how, numeral *read);

/* The two halves of numeral_read: the text, of which `type` tells only how many digits a pattern has; and what
 * the type makes of it. */
int numeral_read_text(const char *place, const char *text, size_t length, uint32_t type, numeral_text *read);
int numeral_encode(const char *place, const char *text, size_t length, uint32_t type, conversion how,
                   const numeral_text *from, numeral *to);

/* The value of what was read. Of a pattern that has bits which its type ignores, it is that with these bits. */
mmaref_value numeral_value(uint32_t type, const numeral_text *from);

/* The bits that a pattern of a type has, those included that the type ignores: 4 of e2m1, 32 of tf32. */
unsigned numeral_bits(uint32_t type);

/* Writes a pattern of a type; NUMERAL_MAX bytes suffice. Infinities are inf and -inf; of NaN only a pattern tells
 * which one it is. */
#define NUMERAL_MAX 4400
void numeral_write(char text[NUMERAL_MAX], uint32_t type, uint64_t pattern, numeral_style style);

/* (-1)^negative * x * 2^exponent in decimal, rounded to nearest to `digits` digits; 0: all that it has. */
void numeral_write_whole(char text[NUMERAL_MAX], bool negative, const bignum *x, int exponent, unsigned digits);

#endif
