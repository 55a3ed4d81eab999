/* SPDX-License-Identifier: MIT */
/* Mismatches put into words, for a scoreboard. Knows nothing of simulators. */
#ifndef MMAREF_EXPLAIN_H
#define MMAREF_EXPLAIN_H

#include "mmaref_meet.h"
#include "mmaref_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMAREF_EXPLAIN_MAX 6144 /* bytes of the longest explanation */

/* Results of the steps of one element, as the RTL had them; count 0: not known. */
typedef struct {
    const uint64_t *value;
    uint16_t count;
} mmaref_steps;

/* One dot product to explain. */
typedef struct {
    mmaref_dot_types types;
    const mmaref_arithmetic *arithmetic;
    const mmaref_meeting *meeting;
    mmaref_steps steps;
    bool repeatable; /* mmaref_dot_add computes it: steps can be told */
} mmaref_dot_story;

/* "expected 3f800001 got 3f800000, 1 ulp below" */
void mmaref_explain_values(mmaref_text *text, uint8_t type, uint64_t expected, uint64_t got);

/* C and the products, a line each, then the steps. */
void mmaref_explain_products(mmaref_text *text, const mmaref_dot_story *story);
void mmaref_explain_steps(mmaref_text *text, const mmaref_dot_story *story);

/* Element `element` (lane * elements + element) of D of a whole instruction. */
mmaref_status mmaref_explain_element(mmaref_text *text, const mmaref_job *job,
                                     const mmaref_operands *operands, const uint32_t *got,
                                     uint16_t number, const mmaref_steps *steps);

/* The first difference between what mac16 leaves in Z and what was got. */
mmaref_status mmaref_explain_mac16(mmaref_text *text, uint64_t operand, const mmaref_amx *before,
                                   const mmaref_amx *expected, const uint8_t got[64][64]);

/* The first element of D, from `from` on, in which two fragments differ, or -1; and how
 * many there are. */
int32_t mmaref_first_difference(const mmaref_job *job, const uint32_t *expected,
                                const uint32_t *got, int32_t from);
int32_t mmaref_count_differences(const mmaref_job *job, const uint32_t *expected,
                                 const uint32_t *got);

#ifdef __cplusplus
}
#endif

#endif
