/* SPDX-License-Identifier: MIT */
/* One dot product, as a simulator's vectors have it: taken apart, computed, compared. */
#ifndef MMDPI_DOT_H
#define MMDPI_DOT_H

#include "mmdpi_meet.h"
#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_DOT_WORDS 32 /* of a vector of elements: 1024 bits */

/* What few dot products have. */
typedef struct {
    uint32_t random;       /* the word of stochastic rounding */
    uint32_t scale_type;   /* as the members of mmaref_dot, in as many bits as simulators have */
    uint32_t scale_length;
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
} mmdpi_dot_others;

/* What a dot product is of, with every element in a word of its own. */
typedef struct {
    mmaref_dot_types types;
    mmaref_arithmetic arithmetic;
    mmdpi_meeting meeting;
    const mmdpi_dot_others *others; /* NULL: none were given */
} mmdpi_dot;

/* Bits of an element of a type; 0: there is no such type. */
uint8_t mmdpi_dot_width(const mmdpi_dot *dot, uint32_t type);

/* Whether vectors can hold that many elements of the types. MMAREF_E_ARGUMENT and the reason if not. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_fits(const mmdpi_dot *dot, int64_t count, mmdpi_text *why);

/* Takes the elements apart; types, block and `others` are there already. Elements are packed from bit 0 on, each in
 * as many bits as its type has, of a format of one's own as it has itself. Errors of mmdpi_dot_fits. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_take(mmdpi_dot *dot, int32_t count, const uint32_t *a, const uint32_t *b, const uint32_t *c,
                             mmdpi_text *why);

/* D of it, and the corners that it reached; errors of mmaref_dot_add, and the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_result(const mmdpi_dot *dot, uint64_t *d, uint32_t *coverage, mmdpi_text *why);

/* The sum before it is rounded; errors of mmaref_dot_fixed, and the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_fixed(const mmdpi_dot *dot, mmaref_fixed *fixed, mmdpi_text *why);

/* The story of D beside what was got, a vector of two words, of which the bits of the type count; or why there is
 * none. */
void mmdpi_dot_explain(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got);

/* 1 and the story where D is another, 0 where it is right (mmaref_same), or a negative status and the reason. */
int mmdpi_dot_compare(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got);

#ifdef __cplusplus
}
#endif

#endif
