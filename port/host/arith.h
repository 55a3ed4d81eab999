/* SPDX-License-Identifier: MIT */
/* Arithmetic as people write it: what --arith, gemm and the key `arith` of a vector take alike. */
#ifndef MMAREF_ARITH_H
#define MMAREF_ARITH_H

#include "host.h"

/* Reads "sm_90", "sm_90 rounding=nearest_even" or "custom products=4 ..." (mmaref_arithmetic_parse). `profile`,
 * where not NULL, becomes MMAREF_PROFILES for a block that is no profile's. A block that is refused for this
 * instruction alone is read too: a case may expect its status. EXIT_UNREADABLE after complaining about `place`,
 * with the word that is wrong and the nearest one there is. */
int arith_read(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               mmaref_arithmetic *arithmetic, uint8_t *profile);

/* The same for an instruction that is to be computed: what it cannot compute is refused, with the field. */
int arith_read_for(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
                   mmaref_arithmetic *arithmetic);

/* Arithmetics to be compared. */
#define ARITHS_MAX 64
#define ARITH_TEXT_MAX 1000 /* more than all fields of a block take */

typedef struct {
    char text[ARITH_TEXT_MAX]; /* as it was given */
    mmaref_arithmetic block;
} arith_named;

typedef struct {
    unsigned count;
    arith_named of[ARITHS_MAX];
} arith_list;

/* Reads texts in each of which commas stand between arithmetics; "all" is every profile that has the instruction.
 * `instruction` may be NULL for a dot product that stands by itself: then "exact ..." and "custom ..." are taken.
 * EXIT_UNREADABLE after complaining about `place`. */
int arith_read_list(const char *place, const char *const *texts, unsigned count, const mmaref_instruction *instruction,
                    arith_list *list);

#endif
