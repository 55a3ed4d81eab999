/* SPDX-License-Identifier: MIT */
/* How the library is built: the tile, and of each family 1, or 0 where mmaref.h's MMAREF_WITHOUT_... leave
 * it out. All objects of a library are built alike: the names of a few functions, which all of them need,
 * say how, so that objects that were built otherwise do not link. */
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

/* name -> name_tile4_1111111111: the tile, then a digit for each family in the order above. */
#define MMAREF_JOIN(name, tile, a, b, c, d, e, f, g, h, i, j) name##_tile##tile##_##a##b##c##d##e##f##g##h##i##j
#define MMAREF_JOIN_VALUES(name, tile, a, b, c, d, e, f, g, h, i, j) MMAREF_JOIN(name, tile, a, b, c, d, e, f, g, h, i, j)
#define MMAREF_CONFIGURED(name)                                                                                \
    MMAREF_JOIN_VALUES(name, MMAREF_TILE_COLUMNS, MMAREF_HAS_FLOAT, MMAREF_HAS_F64, MMAREF_HAS_INTEGER,        \
                       MMAREF_HAS_SPARSE, MMAREF_HAS_SCALE, MMAREF_HAS_WMMA, MMAREF_HAS_MOVE, MMAREF_HAS_MAC16, \
                       MMAREF_HAS_COVERAGE, MMAREF_HAS_EXACT)

#define mmaref_fail MMAREF_CONFIGURED(mmaref_fail)
#define mmaref_row_of MMAREF_CONFIGURED(mmaref_row_of)
#define mmaref_row_under MMAREF_CONFIGURED(mmaref_row_under)
#define mmaref_layout_of MMAREF_CONFIGURED(mmaref_layout_of)
#define mmaref_families MMAREF_CONFIGURED(mmaref_families)
#define mmaref_scale_load MMAREF_CONFIGURED(mmaref_scale_load)
#define mmaref_multiply_factors MMAREF_CONFIGURED(mmaref_multiply_factors)
#define mmaref_step_block MMAREF_CONFIGURED(mmaref_step_block)
#define mmaref_sweep MMAREF_CONFIGURED(mmaref_sweep)
#define mmaref_step_fused MMAREF_CONFIGURED(mmaref_step_fused)
#define mmaref_mma_integer MMAREF_CONFIGURED(mmaref_mma_integer)
#define mmaref_mma_float MMAREF_CONFIGURED(mmaref_mma_float)
#define mmaref_rules_open MMAREF_CONFIGURED(mmaref_rules_open)
#define mmaref_layout_find MMAREF_CONFIGURED(mmaref_layout_find)
#define mmaref_dot MMAREF_CONFIGURED(mmaref_dot)
#define mmaref_factor_decode MMAREF_CONFIGURED(mmaref_factor_decode)
#define mmaref_number_decode MMAREF_CONFIGURED(mmaref_number_decode)
#define mmaref_round_pack MMAREF_CONFIGURED(mmaref_round_pack)
#define mmaref_nth_text MMAREF_CONFIGURED(mmaref_nth_text)

#endif
