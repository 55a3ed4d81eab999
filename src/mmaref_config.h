/* SPDX-License-Identifier: MIT */
/* How the library is built. MMAREF_HAS_x is 1, or 0 where MMAREF_WITHOUT_x (mmaref.h) leaves family x out. What
 * compilers and targets force upon the sources stands here alone; comments use its name:
 *
 *   stack        MMAREF_NOINLINE gives a function its own stack frame, released before its caller goes on.
 *   rare         MMAREF_NOINLINE keeps a rare case, with its registers, out of the loop that calls it.
 *   inline       MMAREF_INLINE forces inlining even for size (-Os): the arithmetic of one term.
 *   vectors      Compilers vectorise loops with a constant count over local arrays.
 *   flash        An AVR keeps tables in flash by MMAREF_FLASH; by MMAREF_FAR where the lower 64 KB have no room.
 *   avr-gcc 5.4  cannot compile a 16-bit comparison with flash whose result is used as a number: compare bytes. */
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

/* A custom format is a format row in RAM. On AVR a format row is in flash: there are none. */
#if MMAREF_HAS_CUSTOM && !defined(__AVR__)
#define MMAREF_HAS_OWN 1
#else
#define MMAREF_HAS_OWN 0
#endif

/* Whether texts may name a block. On AVR texts stand in RAM, which has no room for the names. */
#if defined(__AVR__)
#define MMAREF_HAS_BLOCK_NAMES 0
#else
#define MMAREF_HAS_BLOCK_NAMES 1
#endif

/* The fast path of floating-point steps (dot_fast.c). Without it all results are the same. */
#if defined(MMAREF_WITHOUT_FAST)
#define MMAREF_HAS_FAST 0
#else
#define MMAREF_HAS_FAST 1
#endif

#define MMAREF_HAS_ALL                                                                              \
    (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE && \
     MMAREF_HAS_WMMA && MMAREF_HAS_MOVE && MMAREF_HAS_MAC16)

/* See "inline", "stack" and "rare" above. */
#ifdef __GNUC__
#define MMAREF_INLINE static inline __attribute__((always_inline))
#define MMAREF_NOINLINE __attribute__((noinline))
#else
#define MMAREF_INLINE static inline
#define MMAREF_NOINLINE
#endif

/* All objects of a library must be built with the same families. Each object that depends on them defines or needs one
 * of the names below, which end in a digit per family, in the order above: name_11111111111. So a mix does not link. */
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
#define mmaref_number_add MMAREF_CONFIGURED(mmaref_number_add)
#define mmaref_number_unpack MMAREF_CONFIGURED(mmaref_number_unpack)
#define mmaref_outside_names MMAREF_CONFIGURED(mmaref_outside_names)
#define mmaref_pack_zero MMAREF_CONFIGURED(mmaref_pack_zero)
#define mmaref_round_pack MMAREF_CONFIGURED(mmaref_round_pack)
#define mmaref_row_of MMAREF_CONFIGURED(mmaref_row_of)
#define mmaref_rule_fold MMAREF_CONFIGURED(mmaref_rule_fold)
#define mmaref_rules_complete MMAREF_CONFIGURED(mmaref_rules_complete)

#endif
