/* SPDX-License-Identifier: MIT */
/* One dot product, and how each arithmetic computes it. */
#ifndef ORACLE_DOT_H
#define ORACLE_DOT_H

#include "big.h"

enum { PRODUCTS_MAX = 128, SCALES_MAX = 8 };

/* Scale factors of block-scaled instructions: `vector` consecutive products share one. */
typedef struct {
    const format *type; /* ue8m0, ue4m3; NULL: none */
    unsigned vector;
    uint64_t a[SCALES_MAX], b[SCALES_MAX];
} scaling;

typedef struct {
    const format *a_type, *b_type, *c_type, *d_type;
    unsigned count;
    uint64_t a[PRODUCTS_MAX], b[PRODUCTS_MAX], c;
    scaling scale;
} dot;

/* The ways of computing. */
typedef enum {
    METHOD_NONE,         /* the chip has no such instruction */
    METHOD_EXACT,        /* infinitely precise sum, one rounding */
    METHOD_CHAIN,        /* fused multiply-adds from C, k ascending */
    METHOD_FUSED,        /* chunks of L products and C */
    METHOD_FP8_SOFTWARE, /* two f16 chunks by k % 4, C added afterwards */
    METHOD_SCALAR,       /* m8n8k4 as f32 operations */
    METHOD_GROUPS        /* groups of 16 products, aligned by scale factor */
} method;

typedef struct {
    method method;
    int rounding;           /* of EXACT and CHAIN */
    int fraction_bits;      /* F */
    unsigned chunk;         /* L */
    int floor;              /* EZ */
    const format *chunk_type; /* what a chunk rounds to: f32 toward zero, f16 to nearest even */
    int kept;               /* fraction bits of a chunk's f32 that survive */
} rule;

uint64_t dot_compute(workspace *w, const rule *by, const dot *of);

/* The single methods. */
uint64_t dot_exact(workspace *w, const rule *by, const dot *of);
uint64_t dot_chain(workspace *w, const rule *by, const dot *of);
uint64_t dot_fused(workspace *w, const rule *by, const dot *of);
uint64_t dot_fp8_software(workspace *w, const rule *by, const dot *of);
uint64_t dot_scalar(workspace *w, const dot *of);
uint64_t dot_groups(workspace *w, const rule *by, const dot *of);

/* Product k, scale factors included, as an exact MPFR value. */
void dot_product(workspace *w, mpfr_t product, const dot *of, unsigned k);

#endif
