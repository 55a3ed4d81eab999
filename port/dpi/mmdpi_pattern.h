/* SPDX-License-Identifier: MIT */
/* What all failures have in common and other cases have not: "differs wherever ...". */
#ifndef MMDPI_PATTERN_H
#define MMDPI_PATTERN_H

#include "mmdpi_features.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_PATTERN_LEAST 5 /* with fewer failures, or fewer other cases, nothing is said */

/* All cases seen; all members 0: none. */
typedef struct {
    uint32_t failures, others;
    uint32_t lacking[MMDPI_FEATURE_WORDS];         /* features that some failure lacks */
    uint32_t with[MMDPI_FEATURES][MMDPI_FEATURES]; /* other cases that have both features; [i][i]: one */
    uint32_t ways;                                 /* of every failure (mmdpi_ways_wrong) */
    uint64_t wrong_bits;                           /* bits in which every failure is wrong, and */
    bool alike;                                    /* whether there are no others in any */
    uint32_t smallest;                             /* cases that were shrunk */
    uint32_t lacking_small[MMDPI_FEATURE_WORDS];   /* features that one of them lacks */
} mmdpi_pattern;

/* Counts a case and what was got. `wrong` is the caller's verdict: one that is waived is none. Errors of
 * mmdpi_dot_result; then nothing is counted. */
MMAREF_NODISCARD
mmaref_status mmdpi_pattern_see(mmdpi_pattern *pattern, const mmdpi_dot *dot, uint64_t got, bool wrong,
                                mmdpi_text *why);

/* Counts a failing case that was shrunk. Errors of mmdpi_dot_result; then it is not counted. */
MMAREF_NODISCARD
mmaref_status mmdpi_pattern_smallest(mmdpi_pattern *pattern, const mmdpi_dot *dot, mmdpi_text *why);

/* Adds one sentence if one feature, or two together, are those of every failure and of few other cases:
 * "differs wherever C is negative: 214 of 214 failures, 0 of 8310 others". If there is none, it says what all smallest
 * cases need, one or two such features, or the one product that is not zero; else nothing. */
void mmdpi_put_pattern(mmdpi_text *text, const mmdpi_pattern *pattern);

#ifdef __cplusplus
}
#endif

#endif
