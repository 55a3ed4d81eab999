/* SPDX-License-Identifier: MIT */
/* How numbers become elements: rounding rules by name, those of PTX `cvt` among them. */
#ifndef MMAREF_CLI_NUMBER_CONVERSION_H
#define MMAREF_CLI_NUMBER_CONVERSION_H

#include "base/complain.h"

/* A rule, and the modifiers that `cvt` has for it: to a floating-point type, to an integer; NULL: none. */
typedef struct {
    const char *name, *cvt, *integer;
    uint8_t rounding; /* MMAREF_ROUND_... */
    const char *about;
} conversion_rule;

/* A conversion that PTX `cvt` has to a type; `saturates`: with .satfinite. */
typedef struct {
    uint32_t type;
    uint8_t rounding;
    bool saturates;
    const char *modifier;
} conversion_cvt;

extern const conversion_rule conversion_rules[];
extern const unsigned conversion_rule_count;
extern const conversion_cvt conversion_cvts[];
extern const unsigned conversion_cvt_count;

/* How a number becomes an element. */
typedef struct {
    uint8_t rounding; /* MMAREF_ROUND_... */
    bool saturates;   /* .satfinite: numbers beyond the largest one become it, infinities too */
    bool is_given;    /* by --convert: then a pattern of tf32 is a number of f32, and is rounded too */
    bool is_fixed;    /* --convert does not concern it */
} conversion;

extern const conversion conversion_usual, conversion_fixed; /* to nearest even */

/* What --convert says: a conversion of each type, or one of all. */
#define CONVERSIONS_MAX 8
typedef struct {
    struct {
        uint32_t type; /* 0: of all types of A and B */
        conversion how;
    } of[CONVERSIONS_MAX];
    unsigned count;
} conversions;

/* Reads --convert: "nearest_away", "rna", "rn.satfinite", "cvt.rna.tf32.f32", or a list of them; NULL: not given.
 * EXIT_UNREADABLE after complaining. */
int conversions_read(const char *text, conversions *read);

/* Of the types that elements have, up to the first that is 0: refuses a conversion of none of them, and notes a
 * conversion of A or B, the first two of them, that `cvt` does not have. */
int conversions_check(const char *text, const conversions *of, const uint32_t *types);

/* The conversion to a type: of A and B, or of scale factors, which only a conversion that names their type concerns. */
conversion conversions_get(const conversions *of, uint32_t type, bool is_scale);

/* Rounds a value to a type; false if the type cannot hold it. */
bool conversion_encode(conversion how, uint32_t type, const mmaref_value *value, uint64_t *pattern);

/* "nearest_even.satfinite" */
#define CONVERSION_TEXT_MAX 32
const char *conversion_text(conversion how, char text[CONVERSION_TEXT_MAX]);

#endif
