/* SPDX-License-Identifier: MIT */
/* Mismatches put into words, for a scoreboard. Knows nothing of simulators; looks inside the
 * core, at how it decodes numbers and orders elements. */
#ifndef MMAREF_EXPLAIN_H
#define MMAREF_EXPLAIN_H

#include "mmaref_meet.h"
#include "mmaref_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMAREF_EXPLAIN_MAX 8192 /* bytes of the longest explanation */

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
    uint64_t expected;
    mmaref_steps steps;
    bool repeatable; /* mmaref_dot_add sums these products in the same steps */
} mmaref_dot_story;

/* "expected 3f800001 got 3f800000, 1 ulp below" */
void mmaref_explain_values(mmaref_text *text, uint8_t type, uint64_t expected, uint64_t got);

/* A pattern as a number, "-0x1.8p-3", and the product of two. The exponent behind the p is
 * the one that alignment sees: fractions are not normalised. */
void mmaref_explain_number(mmaref_text *text, uint8_t type, uint8_t subnormals, uint64_t bits);
void mmaref_explain_product(mmaref_text *text, const mmaref_dot_types *types, uint8_t subnormals, uint64_t a,
                            uint64_t b);

/* C and the products in the order in which they are summed, a line each, and what the
 * steps give. They are not told where C is added afterwards. */
void mmaref_explain_sum(mmaref_text *text, const mmaref_dot_story *story);

/* Why an instruction cannot be computed; `error` is what mmaref_mma said. */
void mmaref_explain_refusal(mmaref_text *text, const mmaref_job *job, const mmaref_error *error);

/* Element `number` (lane * elements of a lane + element) of D of a whole instruction.
 * Errors of mmaref_mma, with the refusal as text; MMAREF_E_ARGUMENT for a number outside
 * of D. */
MMAREF_NODISCARD
mmaref_status mmaref_explain_element(mmaref_text *text, const mmaref_job *job,
                                     const mmaref_operands *operands, const uint32_t *got,
                                     uint16_t number, const mmaref_steps *steps);

/* The first lane of Z in which what mac16 leaves there and what was got differ; returns how
 * many do. */
uint16_t mmaref_explain_mac16(mmaref_text *text, uint64_t operand, const mmaref_amx *before,
                              const uint8_t got[64][64]);

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
