/* SPDX-License-Identifier: MIT */
/* How the library is built: of each family 1, or 0 where mmaref.h's MMAREF_WITHOUT_... leave
 * it out. */
#ifndef MMAREF_CONFIG_H
#define MMAREF_CONFIG_H

#if defined(MMAREF_WITHOUT_FLOAT)
#define MMAREF_HAS_FLOAT 0
#else
#define MMAREF_HAS_FLOAT 1
#endif

#if defined(MMAREF_WITHOUT_F64) || defined(MMAREF_WITHOUT_FLOAT) || defined(MMAREF_WITHOUT_EXACT)
#define MMAREF_HAS_F64 0
#else
#define MMAREF_HAS_F64 1
#endif

#if defined(MMAREF_WITHOUT_INTEGER)
#define MMAREF_HAS_INTEGER 0
#else
#define MMAREF_HAS_INTEGER 1
#endif

#if defined(MMAREF_WITHOUT_SPARSE)
#define MMAREF_HAS_SPARSE 0
#else
#define MMAREF_HAS_SPARSE 1
#endif

#if defined(MMAREF_WITHOUT_SCALE) || defined(MMAREF_WITHOUT_FLOAT)
#define MMAREF_HAS_SCALE 0
#else
#define MMAREF_HAS_SCALE 1
#endif

#if defined(MMAREF_WITHOUT_WMMA)
#define MMAREF_HAS_WMMA 0
#else
#define MMAREF_HAS_WMMA 1
#endif

#if defined(MMAREF_WITHOUT_MOVE)
#define MMAREF_HAS_MOVE 0
#else
#define MMAREF_HAS_MOVE 1
#endif

#if defined(MMAREF_WITHOUT_MAC16)
#define MMAREF_HAS_MAC16 0
#else
#define MMAREF_HAS_MAC16 1
#endif

#if defined(MMAREF_WITHOUT_COVERAGE)
#define MMAREF_HAS_COVERAGE 0
#else
#define MMAREF_HAS_COVERAGE 1
#endif

#if defined(MMAREF_WITHOUT_EXACT)
#define MMAREF_HAS_EXACT 0
#else
#define MMAREF_HAS_EXACT 1
#endif

#if defined(MMAREF_WITHOUT_CUSTOM) || defined(MMAREF_WITHOUT_FLOAT) || defined(MMAREF_WITHOUT_EXACT)
#define MMAREF_HAS_CUSTOM 0
#else
#define MMAREF_HAS_CUSTOM 1
#endif

/* A format of one's own is a row in RAM, where AVR looks for none: there it is left out. */
#if MMAREF_HAS_CUSTOM && !defined(__AVR__)
#define MMAREF_HAS_OWN 1
#else
#define MMAREF_HAS_OWN 0
#endif

/* Whether blocks are known by their names where a text is read: on AVR texts stand in RAM, which has no room for
 * these. */
#if defined(__AVR__)
#define MMAREF_HAS_BLOCK_NAMES 0
#else
#define MMAREF_HAS_BLOCK_NAMES 1
#endif

/* The one fast way of floating-point steps (fast.c). Without it all results are the same. */
#if defined(MMAREF_WITHOUT_FAST)
#define MMAREF_HAS_FAST 0
#else
#define MMAREF_HAS_FAST 1
#endif

#define MMAREF_HAS_ALL                                                                              \
    (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE && \
     MMAREF_HAS_WMMA && MMAREF_HAS_MOVE && MMAREF_HAS_MAC16)

/* Inlined wherever it is called, also where size counts: the arithmetic of one term. And never
 * inlined: what is rare, so that its registers and stack do not burden its caller. */
#ifdef __GNUC__
#define MMAREF_INLINE static inline __attribute__((always_inline))
#define MMAREF_NOINLINE __attribute__((noinline))
#else
#define MMAREF_INLINE static inline
#define MMAREF_NOINLINE
#endif

/* All objects of a library are built alike. Every object that depends on how it was built defines or needs one of
 * the names below, and these say how: name_11111111111, a digit for each family in the order above. So a mix does not
 * link. */
#define MMAREF_JOIN(name, a, b, c, d, e, f, g, h, i, j, k) name##_##a##b##c##d##e##f##g##h##i##j##k
#define MMAREF_JOIN_VALUES(name, a, b, c, d, e, f, g, h, i, j, k) MMAREF_JOIN(name, a, b, c, d, e, f, g, h, i, j, k)
#define MMAREF_CONFIGURED(name)                                                                              \
    MMAREF_JOIN_VALUES(name, MMAREF_HAS_FLOAT, MMAREF_HAS_F64, MMAREF_HAS_INTEGER, MMAREF_HAS_SPARSE,        \
                       MMAREF_HAS_SCALE, MMAREF_HAS_WMMA, MMAREF_HAS_MOVE, MMAREF_HAS_MAC16,                  \
                       MMAREF_HAS_COVERAGE, MMAREF_HAS_EXACT, MMAREF_HAS_CUSTOM)

#define mmaref_fail MMAREF_CONFIGURED(mmaref_fail)
#define mmaref_families MMAREF_CONFIGURED(mmaref_families)
#define mmaref_format_rows MMAREF_CONFIGURED(mmaref_format_rows)
#define mmaref_layout_find MMAREF_CONFIGURED(mmaref_layout_find)
#define mmaref_layout_of MMAREF_CONFIGURED(mmaref_layout_of)
#define mmaref_nth_text MMAREF_CONFIGURED(mmaref_nth_text)
#define mmaref_number_unpack MMAREF_CONFIGURED(mmaref_number_unpack)
#define mmaref_outside_names MMAREF_CONFIGURED(mmaref_outside_names)
#define mmaref_pack_zero MMAREF_CONFIGURED(mmaref_pack_zero)
#define mmaref_round_pack MMAREF_CONFIGURED(mmaref_round_pack)
#define mmaref_row_of MMAREF_CONFIGURED(mmaref_row_of)
#define mmaref_rules_complete MMAREF_CONFIGURED(mmaref_rules_complete)

#endif
