/* SPDX-License-Identifier: MIT */
/* How the library is built: the tile, and of each family 1, or 0 where mmaref.h's MMAREF_WITHOUT_... leave
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

#define MMAREF_HAS_ALL                                                                              \
    (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE && \
     MMAREF_HAS_WMMA && MMAREF_HAS_MOVE && MMAREF_HAS_MAC16)

/* How the most common step uses a vector unit (dot_vector.c): 0, not at all; 1, products lie in the lanes of vectors of
 * 128 bits, as every x86-64 has, for which a tile takes 3 KB more of stack; 2, columns of B lie in the lanes of those
 * of 256 bits, which takes 640 bytes. Where it is used, a product of f64 may take 2 KB more as well
 * (MMAREF_KEEPS_F64 in dot.h). */
#ifndef MMAREF_VECTOR
#if defined(__AVX2__)
#define MMAREF_VECTOR 2
#elif defined(__x86_64__) && defined(__SSE2__)
#define MMAREF_VECTOR 1
#else
#define MMAREF_VECTOR 0
#endif
#endif

/* Columns of B that the floating-point kernel unpacks at a time: 1, 2, 4 or 8. More take more stack. A vector unit
 * takes 8. */
#ifndef MMAREF_TILE_COLUMNS
#if MMAREF_VECTOR
#define MMAREF_TILE_COLUMNS 8
#else
#define MMAREF_TILE_COLUMNS 4
#endif
#endif

#if MMAREF_TILE_COLUMNS != 1 && MMAREF_TILE_COLUMNS != 2 && MMAREF_TILE_COLUMNS != 4 && MMAREF_TILE_COLUMNS != 8
#error "MMAREF_TILE_COLUMNS is 1, 2, 4 or 8"
#endif

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
 * the names below, and these say how: name_tile4_vector0_11111111111, the tile, the vector leaf, then a digit for
 * each family in the order above. So a mix does not link. */
#define MMAREF_JOIN(name, tile, vector, a, b, c, d, e, f, g, h, i, j, k) \
    name##_tile##tile##_vector##vector##_##a##b##c##d##e##f##g##h##i##j##k
#define MMAREF_JOIN_VALUES(name, tile, vector, a, b, c, d, e, f, g, h, i, j, k) \
    MMAREF_JOIN(name, tile, vector, a, b, c, d, e, f, g, h, i, j, k)
#define MMAREF_CONFIGURED(name)                                                                           \
    MMAREF_JOIN_VALUES(name, MMAREF_TILE_COLUMNS, MMAREF_VECTOR, MMAREF_HAS_FLOAT, MMAREF_HAS_F64,        \
                       MMAREF_HAS_INTEGER, MMAREF_HAS_SPARSE, MMAREF_HAS_SCALE, MMAREF_HAS_WMMA,          \
                       MMAREF_HAS_MOVE, MMAREF_HAS_MAC16, MMAREF_HAS_COVERAGE, MMAREF_HAS_EXACT, MMAREF_HAS_CUSTOM)

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
#define mmaref_row_sixteen MMAREF_CONFIGURED(mmaref_row_sixteen)
#define mmaref_row_of MMAREF_CONFIGURED(mmaref_row_of)
#define mmaref_rules_complete MMAREF_CONFIGURED(mmaref_rules_complete)
#define mmaref_tile_open MMAREF_CONFIGURED(mmaref_tile_open)
#define mmaref_vectors_open MMAREF_CONFIGURED(mmaref_vectors_open)
#define mmaref_step_product MMAREF_CONFIGURED(mmaref_step_product)
#define mmaref_chain_run_f64 MMAREF_CONFIGURED(mmaref_chain_run_f64)

#endif
