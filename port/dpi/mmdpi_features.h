/* SPDX-License-Identifier: MIT */
/* What can be said of one dot product and its result: signs, corners, sizes. */
#ifndef MMDPI_FEATURES_H
#define MMDPI_FEATURES_H

#include "mmdpi_dot.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMDPI_FEATURES 141
#define MMDPI_FEATURE_WORDS 5 /* a bit each */
#define MMDPI_FEATURE_PRODUCTS 16 /* products that have features of their own */

/* Computes the expected result of a dot product and finds its features. Errors of mmdpi_dot_result. */
MMAREF_NODISCARD
mmaref_status mmdpi_features_find(const mmdpi_dot *dot, uint64_t *expected, uint32_t *features, mmdpi_text *why);

static inline bool mmdpi_has(const uint32_t *features, uint16_t number)
{
    return (features[number / 32] >> number % 32 & 1) != 0;
}

/* "C is negative": what a feature says. */
void mmdpi_put_feature(mmdpi_text *text, uint16_t feature);

/* Whether a case of zeros, or of the product 1 * 1 alone, has the feature too, or it is of one product. */
bool mmdpi_feature_is_simple(uint16_t feature);

/* Whether a feature of the result follows from many causes, so that one of the operands says more. */
bool mmdpi_feature_is_vague(uint16_t feature);

/* The feature that product k, below MMDPI_FEATURE_PRODUCTS, is the only one that is not zero. */
uint16_t mmdpi_feature_alone(uint16_t k);

/* In which ways a result is wrong, a bit each; "one ulp too close to zero", or NULL behind the last way. */
uint32_t mmdpi_ways_wrong(const mmdpi_dot *dot, uint64_t expected, uint64_t got);
const char *mmdpi_way_text(uint8_t way);

#ifdef __cplusplus
}
#endif

#endif
