/* SPDX-License-Identifier: MIT */
/* Mismatches put into words, for a scoreboard. Knows nothing of simulators. */
#ifndef MMDPI_EXPLAIN_H
#define MMDPI_EXPLAIN_H

#include "mmdpi_meet.h"
#include "mmdpi_text.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_EXPLAIN_MAX 20480 /* bytes of the longest explanation */

/* Results of the steps of one element, as the RTL had them; count 0: not known. */
typedef struct {
    const uint64_t *value;
    uint16_t count;
} mmdpi_steps;

/* One dot product to explain. */
typedef struct {
    mmaref_dot_types types; /* none of them MMAREF_TYPE_OWN */
    const mmaref_arithmetic *arithmetic;
    const mmdpi_meeting *meeting;
    uint64_t expected;
    mmdpi_steps steps;
    bool repeatable; /* mmaref_dot_add sums these products in the same steps */
} mmdpi_dot_story;

/* "expected 3f800001 got 3f800000, 1 ulp below" */
void mmdpi_explain_values(mmdpi_text *text, uint32_t type, uint64_t expected, uint64_t got);

/* Hexadecimal digits of a pattern of a type; 0: there is no such type. */
uint8_t mmdpi_explain_digits(uint32_t type);

/* A number as alignment sees it, "-0x1.8p-3": the exponent behind the p is the one by which it is aligned, so that
 * fractions are not normalised. */
void mmdpi_explain_number(mmdpi_text *text, const mmaref_value *value, int16_t aligned);

/* A term of a step, as mmaref_dot_explain reports it. */
void mmdpi_explain_term(mmdpi_text *text, const mmaref_dot_term *term);

/* A pattern as a number, and the product of two, where no step takes them: by their exponent fields. */
void mmdpi_explain_pattern(mmdpi_text *text, uint32_t type, uint64_t bits);
void mmdpi_explain_product(mmdpi_text *text, const mmaref_dot_types *types, uint64_t a, uint64_t b);

/* C and the products in the order in which they are summed, a line each, and what the
 * steps give. They are not told where C is added afterwards. */
void mmdpi_explain_sum(mmdpi_text *text, const mmdpi_dot_story *story);

/* Why an instruction cannot be computed; `error` is what mmaref_mma said. */
void mmdpi_explain_refusal(mmdpi_text *text, const mmdpi_job *job, const mmaref_error *error);

/* How many elements of D differ, and the story of the first; errors of mmaref_mma, and the reason. */
int mmdpi_explain_compare(mmdpi_text *text, const mmdpi_job *job, const mmaref_operands *operands, const uint32_t *got);

/* Element `number` (lane * elements of a lane + element) of D of a whole instruction.
 * Errors of mmaref_mma, with the reason as text; MMAREF_E_ARGUMENT and the reason for a number
 * outside of D. */
MMAREF_NODISCARD
mmaref_status mmdpi_explain_element(mmdpi_text *text, const mmdpi_job *job,
                                     const mmaref_operands *operands, const uint32_t *got,
                                     int32_t number, const mmdpi_steps *steps);

/* One mac16 on `state`. MMAREF_E_LEFT_OUT, with the reason as text, where the library has no mac16. */
MMAREF_NODISCARD
mmaref_status mmdpi_mac16(mmdpi_text *why, uint64_t operand, mmaref_amx *state);

/* The first lane of Z in which what mac16 leaves there and what was got differ; returns how
 * many do, or the status of mmdpi_mac16. */
int mmdpi_explain_mac16(mmdpi_text *text, uint64_t operand, const mmaref_amx *before,
                              const uint8_t got[64][64]);

/* The first element of D, from `from` on, in which two fragments differ, or -1; and how
 * many there are. */
int32_t mmdpi_first_difference(const mmdpi_job *job, const uint32_t *expected,
                                const uint32_t *got, int32_t from);
int32_t mmdpi_count_differences(const mmdpi_job *job, const uint32_t *expected,
                                 const uint32_t *got);

#ifdef __cplusplus
}
#endif

#endif
