/* SPDX-License-Identifier: MIT */
/* Calls of mmaref_dot_add and mmaref_dot_explain without scale factors, in one line each. Without types there is no dot
 * product at all. */
#ifndef DOT_CALL_H
#define DOT_CALL_H

#include "mmaref.h"

static inline mmaref_dot dot_of(const mmaref_dot_types *types, const uint64_t *a, const uint64_t *b, uint16_t count,
                                uint64_t c)
{
    static const mmaref_dot_types none = { 0, 0, 0, 0 };
    mmaref_dot dot = { none, count, a, b, c, 0, 0, NULL, NULL, NULL };

    dot.types = types != NULL ? *types : none;
    return dot;
}

static inline mmaref_status dot_add(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                    const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c, uint64_t *d,
                                    uint32_t *coverage, mmaref_error *error)
{
    mmaref_dot dot = dot_of(types, a, b, count, c);

    return mmaref_dot_add(types != NULL ? &dot : NULL, arithmetic, d, coverage, error);
}

static inline mmaref_status dot_add_random(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                           const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                           uint32_t random, uint64_t *d, uint32_t *coverage, mmaref_error *error)
{
    mmaref_dot dot = dot_of(types, a, b, count, c);

    dot.random = &random;
    return mmaref_dot_add(types != NULL ? &dot : NULL, arithmetic, d, coverage, error);
}

static inline mmaref_status dot_explain(const mmaref_dot_types *types, const mmaref_arithmetic *arithmetic,
                                        const uint64_t *a, const uint64_t *b, uint16_t count, uint64_t c,
                                        mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error)
{
    mmaref_dot dot = dot_of(types, a, b, count, c);

    return mmaref_dot_explain(types != NULL ? &dot : NULL, arithmetic, listener, d, error);
}

#endif
