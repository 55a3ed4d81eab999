/* SPDX-License-Identifier: MIT */
/* One dot product, as vectors of a simulator have it: unpacked, computed, compared, explained. */
#ifndef MMDPI_DOT_H
#define MMDPI_DOT_H

#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_DOT_WORDS 32 /* of a vector of elements: 1024 bits */

/* Points into itself: it is passed by its address, and never copied. */
typedef struct {
    mmaref_gathered gathered;
    mmaref_arithmetic arithmetic; /* which the caller fills in first */
    uint32_t random;
} mmdpi_dot;

/* Begins a dot product of such types: without elements, random bits and scale factors. */
void mmdpi_dot_open(mmdpi_dot *dot, const mmaref_dot_types *types);

/* Sets the word of stochastic rounding. */
void mmdpi_dot_set_random(mmdpi_dot *dot, uint32_t random);

/* Sets the type of the scale factors, 0 for none, and how many products share one; the caller fills in
 * gathered.scale_a and gathered.scale_b. */
void mmdpi_dot_set_scales(mmdpi_dot *dot, uint32_t type, uint32_t length);

/* The width of a type in bits; 0 where there is no such type. */
uint8_t mmdpi_dot_width(const mmdpi_dot *dot, uint32_t type);

/* Checks that vectors can hold `count` elements of the types. MMAREF_E_ARGUMENT and the reason if not. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_fits(const mmdpi_dot *dot, int64_t count, mmdpi_text *why);

/* Unpacks the elements, which are packed from bit 0 on, each in as many bits as its type has. Errors of
 * mmdpi_dot_fits. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_unpack(mmdpi_dot *dot, int32_t count, const uint32_t *a, const uint32_t *b, const uint32_t *c,
                               mmdpi_text *why);

/* The pattern of a type in a vector of two words. */
uint64_t mmdpi_dot_pattern(const mmdpi_dot *dot, uint32_t type, const uint32_t *words);

/* Packs the elements and C as they are unpacked; the words of a and b behind them, and the second one of c, are 0. */
void mmdpi_dot_pack(const mmdpi_dot *dot, uint32_t *a, uint32_t *b, uint32_t *c);

/* Computes D, and the corners reached unless `coverage` is NULL. Errors of mmaref_dot_add, and the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_result(const mmdpi_dot *dot, uint64_t *d, uint32_t *coverage, mmdpi_text *why);

/* Computes the sum before it is rounded. Errors of mmaref_dot_fixed, and the reason. */
MMAREF_NODISCARD
mmaref_status mmdpi_dot_fixed(const mmdpi_dot *dot, mmaref_fixed *fixed, mmdpi_text *why);

/* Explains D beside what was got, a vector of two words, of which the bits of the type count. The text is the reason
 * where D cannot be computed. */
void mmdpi_dot_explain(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got);

/* Returns 0 where what was got is right (mmaref_same), 1 and explains D where it is not, or a status of
 * mmaref_dot_add, and the reason. */
int mmdpi_dot_compare(mmdpi_text *text, const mmdpi_dot *dot, const uint32_t *got);

#ifdef __cplusplus
}
#endif

#endif
