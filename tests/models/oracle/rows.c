/* SPDX-License-Identifier: MIT */
#include "rows.h"

#include <stddef.h>

#include "mmaref.h"

static const type_pair pairs_f16[] = { { &f16, &f16 } };
static const type_pair pairs_bf16[] = { { &bf16, &bf16 } };
static const type_pair pairs_tf32[] = { { &tf32, &tf32 } };
static const type_pair pairs_f64[] = { { &f64, &f64 } };
static const type_pair pairs_e2m1[] = { { &e2m1, &e2m1 } };

static const type_pair pairs_fp8[] = {
    { &e4m3, &e4m3 }, { &e4m3, &e5m2 }, { &e5m2, &e4m3 }, { &e5m2, &e5m2 }
};

/* Every pair with a 4- or 6-bit type. */
static const type_pair pairs_narrow[] = {
    { &e4m3, &e3m2 }, { &e4m3, &e2m3 }, { &e4m3, &e2m1 },
    { &e5m2, &e3m2 }, { &e5m2, &e2m3 }, { &e5m2, &e2m1 },
    { &e3m2, &e4m3 }, { &e3m2, &e5m2 }, { &e3m2, &e3m2 }, { &e3m2, &e2m3 }, { &e3m2, &e2m1 },
    { &e2m3, &e4m3 }, { &e2m3, &e5m2 }, { &e2m3, &e3m2 }, { &e2m3, &e2m3 }, { &e2m3, &e2m1 },
    { &e2m1, &e4m3 }, { &e2m1, &e5m2 }, { &e2m1, &e3m2 }, { &e2m1, &e2m3 }, { &e2m1, &e2m1 }
};

#define PAIRS(list)  pairs_##list, sizeof pairs_##list / sizeof *pairs_##list
#define NEAREST      MMAREF_ROUND_NEAREST_EVEN, NULL, 0
#define SCALED(t, n) MMAREF_ROUND_NEAREST_EVEN, &t, n
#define DIRECTED(r)  MMAREF_ROUND_##r, NULL, 0
#define MMA(rest)    "mma.sync.aligned." rest
#define SP(rest)     "mma.sp.sync.aligned." rest
#define SP_ORDERED(rest) "mma.sp::ordered_metadata.sync.aligned." rest
#define WMMA(rest)   "wmma.mma.sync.aligned.row.col." rest

/* The four roundings of an f64 shape. */
#define F64_ROWS(class, shape, count)                                                      \
    { "f64." shape ".rn", MMA(shape ".row.col.f64.f64.f64.f64"), class, count,             \
      &f64, &f64, PAIRS(f64), NEAREST },                                                   \
    { "f64." shape ".rz", MMA(shape ".row.col.f64.f64.f64.f64.rz"), class, count,          \
      &f64, &f64, PAIRS(f64), DIRECTED(ZERO) },                                            \
    { "f64." shape ".rm", MMA(shape ".row.col.f64.f64.f64.f64.rm"), class, count,          \
      &f64, &f64, PAIRS(f64), DIRECTED(DOWN) },                                            \
    { "f64." shape ".rp", MMA(shape ".row.col.f64.f64.f64.f64.rp"), class, count,          \
      &f64, &f64, PAIRS(f64), DIRECTED(UP) }

const row rows[] = {
    { "m8n8k4.f32.f32", MMA("m8n8k4.row.col.f32.f16.f16.f32"), MMA_M8N8K4, 4,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "m8n8k4.f32.f16", MMA("m8n8k4.row.col.f32.f16.f16.f16"), MMA_M8N8K4, 4,
      &f32, &f16, PAIRS(f16), NEAREST },
    { "m8n8k4.f16.f16", MMA("m8n8k4.row.col.f16.f16.f16.f16"), MMA_M8N8K4, 4,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "f16.k8.f32", MMA("m16n8k8.row.col.f32.f16.f16.f32"), MMA_M16N8K8_16BIT, 8,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "f16.k8.f16", MMA("m16n8k8.row.col.f16.f16.f16.f16"), MMA_M16N8K8_16BIT, 8,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "f16.k16.f32", MMA("m16n8k16.row.col.f32.f16.f16.f32"), MMA_M16N8K16_16BIT, 16,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "f16.k16.f16", MMA("m16n8k16.row.col.f16.f16.f16.f16"), MMA_M16N8K16_16BIT, 16,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "bf16.k8.f32", MMA("m16n8k8.row.col.f32.bf16.bf16.f32"), MMA_M16N8K8_BF16, 8,
      &f32, &f32, PAIRS(bf16), NEAREST },
    { "bf16.k16.f32", MMA("m16n8k16.row.col.f32.bf16.bf16.f32"), MMA_M16N8K16_16BIT, 16,
      &f32, &f32, PAIRS(bf16), NEAREST },
    { "tf32.k4.f32", MMA("m16n8k4.row.col.f32.tf32.tf32.f32"), MMA_M16N8K4_TF32, 4,
      &f32, &f32, PAIRS(tf32), NEAREST },
    { "tf32.k8.f32", MMA("m16n8k8.row.col.f32.tf32.tf32.f32"), MMA_M16N8K8_TF32, 8,
      &f32, &f32, PAIRS(tf32), NEAREST },
    { "fp8.k16.f32", MMA("m16n8k16.row.col.f32.%s.%s.f32"), MMA_FP8, 16,
      &f32, &f32, PAIRS(fp8), NEAREST },
    { "fp8.k16.f16", MMA("m16n8k16.row.col.f16.%s.%s.f16"), MMA_FP8, 16,
      &f16, &f16, PAIRS(fp8), NEAREST },
    { "fp8.k32.f32", MMA("m16n8k32.row.col.f32.%s.%s.f32"), MMA_FP8, 32,
      &f32, &f32, PAIRS(fp8), NEAREST },
    { "fp8.k32.f16", MMA("m16n8k32.row.col.f16.%s.%s.f16"), MMA_FP8, 32,
      &f16, &f16, PAIRS(fp8), NEAREST },
    { "f8f6f4.fp8.f32", MMA("m16n8k32.row.col.kind::f8f6f4.f32.%s.%s.f32"), MMA_F8F6F4_FP8, 32,
      &f32, &f32, PAIRS(fp8), NEAREST },
    { "f8f6f4.fp8.f16", MMA("m16n8k32.row.col.kind::f8f6f4.f16.%s.%s.f16"), MMA_F8F6F4_FP8, 32,
      &f16, &f16, PAIRS(fp8), NEAREST },
    { "f8f6f4.narrow.f32", MMA("m16n8k32.row.col.kind::f8f6f4.f32.%s.%s.f32"), MMA_F8F6F4, 32,
      &f32, &f32, PAIRS(narrow), NEAREST },
    { "f8f6f4.narrow.f16", MMA("m16n8k32.row.col.kind::f8f6f4.f16.%s.%s.f16"), MMA_F8F6F4, 32,
      &f16, &f16, PAIRS(narrow), NEAREST },
    F64_ROWS(MMA_F64_M8N8K4, "m8n8k4", 4),
    F64_ROWS(MMA_F64, "m16n8k4", 4),
    F64_ROWS(MMA_F64, "m16n8k8", 8),
    F64_ROWS(MMA_F64, "m16n8k16", 16),
    { "wmma.f16.f32.f32", WMMA("m16n16k16.f32.f32"), WMMA_F16_SQUARE, 16,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "wmma.f16.f32.f16", WMMA("m16n16k16.f32.f16"), WMMA_F16_SQUARE, 16,
      &f32, &f16, PAIRS(f16), NEAREST },
    { "wmma.f16.f16.f32", WMMA("m16n16k16.f16.f32"), WMMA_F16_SQUARE, 16,
      &f16, &f32, PAIRS(f16), NEAREST },
    { "wmma.f16.f16.f16", WMMA("m16n16k16.f16.f16"), WMMA_F16_SQUARE, 16,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "wmma.f16.m32n8", WMMA("m32n8k16.f32.f32"), WMMA_F16, 16,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "wmma.f16.m8n32", WMMA("m8n32k16.f32.f32"), WMMA_F16, 16,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "wmma.bf16", WMMA("m16n16k16.f32.bf16.bf16.f32"), WMMA_BF16, 16,
      &f32, &f32, PAIRS(bf16), NEAREST },
    { "wmma.tf32", WMMA("m16n16k8.f32.tf32.tf32.f32"), WMMA_TF32, 8,
      &f32, &f32, PAIRS(tf32), NEAREST },
    { "wmma.f64.rm", WMMA("m8n8k4.rm.f64.f64.f64.f64"), MMA_F64_M8N8K4, 4,
      &f64, &f64, PAIRS(f64), DIRECTED(DOWN) },
    { "sparse.f16.k16.f32", SP("m16n8k16.row.col.f32.f16.f16.f32"), SPARSE_16BIT_8, 8,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "sparse.f16.k16.f16", SP("m16n8k16.row.col.f16.f16.f16.f16"), SPARSE_16BIT_8, 8,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "sparse.bf16.k16.f32", SP("m16n8k16.row.col.f32.bf16.bf16.f32"), SPARSE_16BIT_8, 8,
      &f32, &f32, PAIRS(bf16), NEAREST },
    { "sparse.f16.k32.f32", SP("m16n8k32.row.col.f32.f16.f16.f32"), SPARSE_16BIT_16, 16,
      &f32, &f32, PAIRS(f16), NEAREST },
    { "sparse.f16.k32.f16", SP("m16n8k32.row.col.f16.f16.f16.f16"), SPARSE_16BIT_16, 16,
      &f16, &f16, PAIRS(f16), NEAREST },
    { "sparse.bf16.k32.f32", SP("m16n8k32.row.col.f32.bf16.bf16.f32"), SPARSE_16BIT_16, 16,
      &f32, &f32, PAIRS(bf16), NEAREST },
    { "sparse.tf32.k8.f32", SP("m16n8k8.row.col.f32.tf32.tf32.f32"), SPARSE_TF32_4, 4,
      &f32, &f32, PAIRS(tf32), NEAREST },
    { "sparse.tf32.k16.f32", SP("m16n8k16.row.col.f32.tf32.tf32.f32"), SPARSE_TF32_8, 8,
      &f32, &f32, PAIRS(tf32), NEAREST },
    { "sparse.fp8.f32", SP("m16n8k64.row.col.f32.%s.%s.f32"), SPARSE_FP8, 32,
      &f32, &f32, PAIRS(fp8), NEAREST },
    { "sparse.f8f6f4.fp8.f32",
      SP_ORDERED("m16n8k64.row.col.kind::f8f6f4.f32.%s.%s.f32"), SPARSE_F8F6F4_FP8, 32,
      &f32, &f32, PAIRS(fp8), NEAREST },
    { "sparse.f8f6f4.fp8.f16",
      SP_ORDERED("m16n8k64.row.col.kind::f8f6f4.f16.%s.%s.f16"), SPARSE_F8F6F4, 32,
      &f16, &f16, PAIRS(fp8), NEAREST },
    { "sparse.f8f6f4.narrow.f32",
      SP_ORDERED("m16n8k64.row.col.kind::f8f6f4.f32.%s.%s.f32"), SPARSE_F8F6F4, 32,
      &f32, &f32, PAIRS(narrow), NEAREST },
    { "sparse.f8f6f4.narrow.f16",
      SP_ORDERED("m16n8k64.row.col.kind::f8f6f4.f16.%s.%s.f16"), SPARSE_F8F6F4, 32,
      &f16, &f16, PAIRS(narrow), NEAREST },
    /* Sparse forms differ in nothing: their stored elements share factors by the same counts. */
    { "mxf8f6f4.fp8", MMA("m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.%s.%s.f32.ue8m0"),
      MMA_MXF8F6F4, 32, &f32, &f32, PAIRS(fp8), SCALED(ue8m0, 32) },
    { "mxf8f6f4.narrow", MMA("m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.%s.%s.f32.ue8m0"),
      MMA_MXF8F6F4, 32, &f32, &f32, PAIRS(narrow), SCALED(ue8m0, 32) },
    { "mxf4", MMA("m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"),
      MMA_MXF4, 64, &f32, &f32, PAIRS(e2m1), SCALED(ue8m0, 32) },
    { "nvf4",
      MMA("m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3"),
      MMA_MXF4, 64, &f32, &f32, PAIRS(e2m1), SCALED(ue4m3, 16) },
};

const unsigned row_count = sizeof rows / sizeof *rows;
