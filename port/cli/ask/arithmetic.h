/* SPDX-License-Identifier: MIT */
/* The text of an arithmetic, which --arith, gemm and the key `arith` of a vector take. */
#ifndef MMAREF_CLI_ASK_ARITHMETIC_H
#define MMAREF_CLI_ASK_ARITHMETIC_H

#include "base/complain.h"

/* Reads "sm_90", "sm_90 rounding=nearest_even" or "custom products=4 ..." (mmaref_arithmetic_parse). If `profile` is
 * not NULL, it gets the profile, or MMAREF_PROFILES for a block of no profile. A block that only this instruction
 * refuses is read as well, because a case may expect that status. EXIT_UNREADABLE after complaining about `place`, with
 * the wrong word and the nearest one. */
int arith_read(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
               mmaref_arithmetic *arithmetic, uint8_t *profile);

/* The same for an instruction that will be computed: an arithmetic that it cannot compute is refused, with the
 * field; so is one that it ignores. `text` ends at `length`. */
int arith_read_for(const char *place, const char *text, size_t length, const mmaref_instruction *instruction,
                   mmaref_arithmetic *arithmetic, uint8_t *profile);

/* Arithmetics to be compared. */
#define ARITHS_MAX 64
#define ARITH_TEXT_MAX 1000 /* more than all fields of a block take */

typedef struct {
    char text[ARITH_TEXT_MAX]; /* as it was given */
    mmaref_arithmetic block;
    uint8_t profile; /* MMAREF_PROFILES: none */
} arith_named;

typedef struct {
    unsigned count;
    arith_named of[ARITHS_MAX];
} arith_list;

/* Reads texts, each a list of arithmetics separated by commas; "all" is every profile that has the instruction, and the
 * units that libraries use beside them. A note names such a unit if no text does.
 * `instruction` is NULL for a dot product without one: then "exact ...", "custom ..." and names of units are taken.
 * EXIT_UNREADABLE after complaining about `place`. */
int arith_read_list(const char *place, const char *const *texts, unsigned count, const mmaref_instruction *instruction,
                    arith_list *list);

#endif
