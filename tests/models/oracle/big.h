/* SPDX-License-Identifier: MIT */
/* Numbers as MPFR values, exactly, and back into a format with one rounding. */
#ifndef ORACLE_BIG_H
#define ORACLE_BIG_H

#include "number.h"

/* Functions that take 64-bit integers. */
#define MPFR_USE_INTMAX_T
#include <mpfr.h>

enum { TERMS_MAX = 129 };

/* MPFR variables of one worker. Each is wide enough for every sum of a dot product
 * to be exact, which the functions that fill them check. */
typedef struct {
    mpfr_t a, b, c, sum, scaled;
    mpfr_t term[TERMS_MAX];
    mpfr_ptr terms[TERMS_MAX];
    uint32_t random; /* of stochastic rounding: the word for the result */
    uint8_t flags;   /* MMAREF_FLAG_... that sums raised */
} workspace;

/* Bits between the lowest and the highest bit of any sum: f64 products span 2^-2148 to
 * 2^2048; those of all other types, scale factors of 2^+-254 included, 2^-290 to 2^287;
 * those of custom formats, scale factors included, 2^-806 to 2^775. */
enum { PRECISION_F64 = 4224, PRECISION_OWN = 2048, PRECISION_OTHERS = 640 };

void workspace_open(workspace *w, mpfr_prec_t precision);
void workspace_close(workspace *w);

void big_set(mpfr_t x, const number *n);

/* How a value becomes a pattern. */
typedef struct {
    const format *to;
    int rounding;           /* MMAREF_ROUND_... */
    int kept;               /* fraction bits that survive, at most those of the format */
    bool overflow_rounds;   /* IEEE 754, 7.4: by rounding direction; else to infinity */
} packing;

/* NaN becomes the canonical one: sign 0, all other bits 1. */
uint64_t big_pack(workspace *w, mpfr_srcptr x, const packing *how);

/* MPFR's name of a rounding; nearest, ties away, has none that sums can use. */
mpfr_rnd_t big_rounding(int rounding);

#endif
