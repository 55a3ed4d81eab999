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

#define MMAREF_HAS_ALL                                                                              \
    (MMAREF_HAS_FLOAT && MMAREF_HAS_F64 && MMAREF_HAS_INTEGER && MMAREF_HAS_SPARSE && MMAREF_HAS_SCALE && \
     MMAREF_HAS_WMMA && MMAREF_HAS_MOVE && MMAREF_HAS_MAC16)

/* Columns of B that the floating-point kernel unpacks at a time: 1, 2, 4 or 8. More take more stack. */
#ifndef MMAREF_TILE_COLUMNS
#define MMAREF_TILE_COLUMNS 4
#endif

/* Whether columns of B also lie in the lanes of a vector unit (dot_vector.c), for which a tile takes 1 KB more of
 * stack: where the compiler may use 256 bits, unless it is defined as 0. */
#ifndef MMAREF_VECTOR
#ifdef __AVX2__
#define MMAREF_VECTOR 1
#else
#define MMAREF_VECTOR 0
#endif
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

#endif
