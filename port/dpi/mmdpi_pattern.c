/* SPDX-License-Identifier: MIT */
/* See mmdpi_pattern.h. */
#include "mmdpi_pattern.h"

static void see_failure(mmdpi_pattern *pattern, const mmdpi_dot *dot, const uint32_t *features, uint64_t expected,
                        uint64_t got)
{
    const uint32_t ways = mmdpi_ways_wrong(dot, expected, got);
    uint16_t i;

    for (i = 0; i < MMDPI_FEATURE_WORDS; i++) {
        pattern->lacking[i] |= ~features[i];
    }
    pattern->alike = pattern->failures == 0 || (pattern->alike && pattern->wrong_bits == (expected ^ got));
    pattern->wrong_bits = expected ^ got;
    pattern->ways = pattern->failures == 0 ? ways : pattern->ways & ways;
    pattern->failures++;
}

static void see_other(mmdpi_pattern *pattern, const uint32_t *features)
{
    uint16_t i, j;

    for (i = 0; i < MMDPI_FEATURES; i++) {
        for (j = i; mmdpi_has(features, i) && j < MMDPI_FEATURES; j++) {
            pattern->with[i][j] += mmdpi_has(features, j);
        }
    }
    pattern->others++;
}

mmaref_status mmdpi_pattern_see(mmdpi_pattern *pattern, const mmdpi_dot *dot, uint64_t got, bool wrong,
                                mmdpi_text *why)
{
    uint32_t features[MMDPI_FEATURE_WORDS];
    uint64_t expected;
    mmaref_status status = mmdpi_features_find(dot, &expected, features, why);

    if (status != MMAREF_OK) {
        return status;
    }
    if (wrong) {
        see_failure(pattern, dot, features, expected, got);
    } else {
        see_other(pattern, features);
    }
    return MMAREF_OK;
}

mmaref_status mmdpi_pattern_smallest(mmdpi_pattern *pattern, const mmdpi_dot *dot, mmdpi_text *why)
{
    uint32_t features[MMDPI_FEATURE_WORDS];
    uint64_t expected;
    mmaref_status status = mmdpi_features_find(dot, &expected, features, why);
    uint16_t i;

    if (status != MMAREF_OK) {
        return status;
    }
    for (i = 0; i < MMDPI_FEATURE_WORDS; i++) {
        pattern->lacking_small[i] |= ~features[i];
    }
    pattern->smallest++;
    return MMAREF_OK;
}

/* ---- The sentence ---- */

static bool is_common(const mmdpi_pattern *pattern, uint16_t feature)
{
    return !mmdpi_has(pattern->lacking, feature);
}

/* Bits by which a feature that so few of the other cases have speaks against chance: failures * log2(others / with),
 * rounded down. */
static uint32_t evidence(const mmdpi_pattern *pattern, uint32_t with)
{
    uint32_t each = 0, rest;

    for (rest = pattern->others / (with + 1); rest > 1; rest >>= 1) {
        each++;
    }
    return each * (pattern->failures < 1000 ? pattern->failures : 1000);
}

typedef struct {
    uint16_t one, two; /* the same: one feature */
    uint32_t with;     /* other cases that have it */
} finding;

/* A vague feature counts as one in a thousand cases more. */
static uint32_t cost(const mmdpi_pattern *pattern, uint16_t i, uint16_t j)
{
    const bool is_vague = mmdpi_feature_is_vague(i) || mmdpi_feature_is_vague(j);

    return pattern->with[i][j] + (is_vague ? pattern->others / 1000 + 1 : 0);
}

/* The feature, or the two, that all failures and the fewest other cases have. Two count only where they leave at most a
 * quarter of what one leaves. */
static finding find(const mmdpi_pattern *pattern, bool pairs)
{
    finding best = { 0, 0, 0 };
    bool any = false;
    uint16_t i, j;

    for (i = 0; i < MMDPI_FEATURES; i++) {
        for (j = i; is_common(pattern, i) && j < MMDPI_FEATURES; j++) {
            if ((i != j) == pairs && is_common(pattern, j) &&
                (!any || cost(pattern, i, j) < cost(pattern, best.one, best.two))) {
                any = true;
                best.one = i;
                best.two = j;
                best.with = pattern->with[i][j];
            }
        }
    }
    best.with = any ? best.with : pattern->others;
    return best;
}

/* In which way all failures are wrong, if there is one. */
static void put_way(mmdpi_text *text, const mmdpi_pattern *pattern)
{
    uint8_t way = 0, bit = 0;

    while (mmdpi_way_text(way) != NULL && (pattern->ways >> way & 1) == 0) {
        way++;
    }
    if (mmdpi_way_text(way) != NULL) {
        mmdpi_put(text, "; always ");
        mmdpi_put(text, mmdpi_way_text(way));
    } else if (pattern->alike && pattern->wrong_bits != 0 &&
               (pattern->wrong_bits & (pattern->wrong_bits - 1)) == 0) {
        while (pattern->wrong_bits >> bit > 1) {
            bit++;
        }
        mmdpi_put(text, "; always bit ");
        mmdpi_put_decimal(text, bit);
        mmdpi_put(text, " alone");
    }
}

/* The first feature from number `from` on that every smallest case has, and simple cases have not: shrinking has tried
 * to do without it. MMDPI_FEATURES: none. */
static uint16_t needed(const mmdpi_pattern *pattern, uint16_t from)
{
    while (from < MMDPI_FEATURES && (mmdpi_has(pattern->lacking_small, from) || mmdpi_feature_is_simple(from))) {
        from++;
    }
    return from;
}

/* Of the smallest cases: what they need, two things at most, or else which product they have. */
static void put_smallest(mmdpi_text *text, const mmdpi_pattern *pattern)
{
    const uint16_t one = needed(pattern, 0);
    const uint16_t two = one == MMDPI_FEATURES ? one : needed(pattern, (uint16_t)(one + 1));
    uint16_t k = 0;

    while (one == MMDPI_FEATURES && k < MMDPI_FEATURE_PRODUCTS &&
           mmdpi_has(pattern->lacking_small, mmdpi_feature_alone(k))) {
        k++;
    }
    if (pattern->smallest < MMDPI_PATTERN_LEAST || k == MMDPI_FEATURE_PRODUCTS) {
        return;
    }
    mmdpi_put_feature(text, one != MMDPI_FEATURES ? one : mmdpi_feature_alone(k));
    if (two != MMDPI_FEATURES) {
        mmdpi_put(text, " and ");
        mmdpi_put_feature(text, two);
    }
    mmdpi_put(text, " in each of ");
    mmdpi_put_unsigned(text, pattern->smallest);
    mmdpi_put(text, " smallest failures");
    put_way(text, pattern);
}

/* Whether the feature is told by enough cases. */
static bool is_told(const mmdpi_pattern *pattern, const finding *by, bool is_pair)
{
    return pattern->failures >= MMDPI_PATTERN_LEAST && pattern->others >= MMDPI_PATTERN_LEAST &&
           evidence(pattern, by->with) >= (is_pair ? 20u : 12u);
}

void mmdpi_put_pattern(mmdpi_text *text, const mmdpi_pattern *pattern)
{
    const finding one = find(pattern, false), two = find(pattern, true);
    const bool is_pair = two.with < one.with && two.with <= one.with / 4;
    const finding *best = is_pair ? &two : &one;

    if (!is_told(pattern, best, is_pair)) {
        put_smallest(text, pattern);
        return;
    }
    mmdpi_put(text, best->with == 0 ? "differs wherever " : "differs only where ");
    mmdpi_put_feature(text, best->one);
    if (is_pair) {
        mmdpi_put(text, " and ");
        mmdpi_put_feature(text, best->two);
    }
    mmdpi_put(text, ": ");
    mmdpi_put_unsigned(text, pattern->failures);
    mmdpi_put(text, " of ");
    mmdpi_put_unsigned(text, pattern->failures);
    mmdpi_put(text, " failures, ");
    mmdpi_put_unsigned(text, best->with);
    mmdpi_put(text, " of ");
    mmdpi_put_unsigned(text, pattern->others);
    mmdpi_put(text, " others");
    put_way(text, pattern);
}
