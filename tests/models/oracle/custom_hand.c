/* SPDX-License-Identifier: MIT */
/* Dot products whose result follows from a few lines of arithmetic, which stand beside them: asked of the oracle and of
 * the library. */
#include "custom_dot.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "library.h"

typedef struct {
    const char *block;     /* as mmaref_arithmetic_parse takes it */
    const char *types[4];
    unsigned count;
    uint64_t a[4], b[4], c, d;
    const format *scale;   /* one factor an element; NULL: none */
    uint64_t scale_a[4], scale_b[4];
} example;

#define F16S { "f16", "f16", "f16", "f16" }
#define TO_F32 { "f16", "f16", "f32", "f32" }
#define FROM(type) { type, "f16", "f32", "f32" }
#define TO(type) { "f16", "f16", "f32", type }
#define UNSCALED NULL, { 0 }, { 0 }
#define ONES { 0x3C00, 0x3C00, 0x3C00, 0x3C00 }

/* 3c00 is 1, 3e00 1.5, 4000 2, 6800 2048, 6801 2050; between 2048 and 4096 f16 has every second integer. */
static const example examples[] = {
    /* 4 keeps two bits: the last one is worth 1. C is 1.5, -1.5, 0.5, 2.5. */
    { "custom fraction_bits=2", TO_F32, 1, { 0x4000 }, { 0x4000 }, 0x3FC00000, 0x40A00000, UNSCALED },
    { "custom fraction_bits=2 align=nearest_even",
      TO_F32, 1, { 0x4000 }, { 0x4000 }, 0x3FC00000, 0x40C00000, UNSCALED },
    { "custom fraction_bits=2 align=nearest_even",
      TO_F32, 1, { 0x4000 }, { 0x4000 }, 0x40200000, 0x40C00000, UNSCALED },
    { "custom fraction_bits=2 align=nearest_away",
      TO_F32, 1, { 0x4000 }, { 0x4000 }, 0x40200000, 0x40E00000, UNSCALED },
    { "custom fraction_bits=2 align=up", TO_F32, 1, { 0x4000 }, { 0x4000 }, 0xBFC00000, 0x40400000, UNSCALED },
    { "custom fraction_bits=2 align=down", TO_F32, 1, { 0x4000 }, { 0x4000 }, 0xBFC00000, 0x40000000, UNSCALED },
    { "custom fraction_bits=2 align=odd", TO_F32, 1, { 0x4000 }, { 0x4000 }, 0x3F000000, 0x40A00000, UNSCALED },
    /* 1 and 2^-20, of which nothing is kept. */
    { "custom fraction_bits=10 rounding=up",
      { "f16", "f16", "f32", "f16" }, 1, { 0x3C00 }, { 0x3C00 }, 0x35800000, 0x3C00, UNSCALED },
    { "custom fraction_bits=10 rounding=up sticky=yes",
      { "f16", "f16", "f32", "f16" }, 1, { 0x3C00 }, { 0x3C00 }, 0x35800000, 0x3C01, UNSCALED },
    /* 2048 + 1 is 2048, twice; 1 + 1 first is 2, and three terms at once are 2050. */
    { "custom", F16S, 2, ONES, ONES, 0x6800, 0x6801, UNSCALED },
    { "custom width=2", F16S, 2, ONES, ONES, 0x6800, 0x6800, UNSCALED },
    { "custom width=3", F16S, 2, ONES, ONES, 0x6800, 0x6801, UNSCALED },
    { "custom adder=neighbours", F16S, 2, ONES, ONES, 0x6800, 0x6801, UNSCALED },
    { "custom adder=size", F16S, 2, { 0x3C00, 0x6800 }, ONES, 0x3C00, 0x6800, UNSCALED },
    { "custom width=2", F16S, 2, { 0x3C00, 0x6800 }, ONES, 0x3C00, 0x6801, UNSCALED },
    { "custom adder=size width=3", F16S, 2, { 0x3C00, 0x6800 }, ONES, 0x3C00, 0x6801, UNSCALED },
    /* 2048, 1, -2048, 1: halves make 0 and 2, neighbours 2048 and -2047. */
    { "custom adder=halves", F16S, 4, { 0x6800, 0x3C00, 0xE800, 0x3C00 }, ONES, 0, 0x4000, UNSCALED },
    { "custom adder=neighbours", F16S, 4, { 0x6800, 0x3C00, 0xE800, 0x3C00 }, ONES, 0, 0x3C00, UNSCALED },
    /* 1.5 * 1.5 has the exponent 0, and its leading bit has 1; then 2^-3 is kept, or not. */
    { "custom fraction_bits=3 width=2 partial=cut",
      TO_F32, 2, { 0x3E00, 0x3000 }, { 0x3E00, 0x3C00 }, 0, 0x40180000, UNSCALED },
    { "custom fraction_bits=3 width=2 partial=normalised",
      TO_F32, 2, { 0x3E00, 0x3000 }, { 0x3E00, 0x3C00 }, 0, 0x40100000, UNSCALED },
    /* 16 - 16 + 1.25: a 0 that still has the exponent 4 takes all of it. */
    { "custom fraction_bits=2 width=2 partial=cut", TO_F32, 2, { 0xCC00, 0x3D00 }, ONES, 0x41800000, 0, UNSCALED },
    { "custom fraction_bits=2 width=2 partial=normalised",
      TO_F32, 2, { 0xCC00, 0x3D00 }, ONES, 0x41800000, 0x3FA00000, UNSCALED },
    /* 2.25 is midway between 2 and 2.5 of e5m2. */
    { "custom product_type=e5m2", TO_F32, 1, { 0x3E00 }, { 0x3E00 }, 0, 0x40000000, UNSCALED },
    { "custom product_type=e5m2 product_rounding=up rounding=down",
      TO_F32, 1, { 0x3E00 }, { 0x3E00 }, 0, 0x40200000, UNSCALED },
    { "custom product_type=e5m2 rounding=up", TO_F32, 1, { 0x3E00 }, { 0x3E00 }, 0, 0x40200000, UNSCALED },
    /* 1 + 2^-10 squared is 1 + 2^-9 + 2^-20; in pieces of four bits 1 and twice 2^-10. */
    { "custom fraction_bits=9", TO_F32, 1, { 0x3C01 }, { 0x3C01 }, 0, 0x3F804000, UNSCALED },
    { "custom fraction_bits=9 multiplier_bits=4", TO_F32, 1, { 0x3C01 }, { 0x3C01 }, 0, 0x3F800000, UNSCALED },
    { "custom accumulate=after group=1", F16S, 2, ONES, ONES, 0x6800, 0x6800, UNSCALED },
    { "custom accumulate=last group=1", F16S, 2, ONES, ONES, 0x6800, 0x6801, UNSCALED },
    /* Fraction 201 of 10 bits, and 001. */
    { "custom nan=payload", TO_F32, 2, { 0x3C00, 0xFE01 }, { 0x3C00, 0x7C01 }, 0, 0xFFC02000, UNSCALED },
    { "custom nan=payload", TO_F32, 2, { 0x3C00, 0xFE01 }, { 0x7C01, 0x3C00 }, 0, 0x7FC02000, UNSCALED },
    { "custom nan=payload", TO("bf16"), 1, { 0xFE01 }, { 0x3C00 }, 0, 0xFFC0, UNSCALED },
    { "custom nan=payload", TO_F32, 1, { 0x7C00 }, { 0 }, 0, 0x7FC00000, UNSCALED },
    /* e5m2.fnuz has the bias 16: 1, NaN, -0, the largest number 57344 and 65504 above it. */
    { "custom", FROM("e5m2.fnuz"), 1, { 0x40 }, { 0x3C00 }, 0, 0x3F800000, UNSCALED },
    { "custom nan=quiet", FROM("e5m2.fnuz"), 1, { 0x80 }, { 0x3C00 }, 0, 0x7FC00000, UNSCALED },
    { "custom", TO("e5m2.fnuz"), 1, { 0x8000 }, { 0x3C00 }, 0x80000000, 0, UNSCALED },
    { "custom", TO("e5m2.fnuz"), 1, { 0x7BFF }, { 0x3C00 }, 0, 0x80, UNSCALED },
    { "custom overflow=saturate", TO("e5m2.fnuz"), 1, { 0x7BFF }, { 0xBC00 }, 0, 0xFF, UNSCALED },
    /* 7c of e5m2.reserved is 2^16 as an operand, and no result. */
    { "custom", FROM("e5m2.reserved"), 1, { 0x7C }, { 0x3C00 }, 0, 0x47800000, UNSCALED },
    { "custom", TO("e5m2.reserved"), 1, { 0x5C00 }, { 0x5C00 }, 0, 0x7B, UNSCALED },
    /* e5m2.binade: 01 is 1.25 * 2^-15, and 2^-15 is no number of it. */
    { "custom", FROM("e5m2.binade"), 1, { 0x01 }, { 0x3C00 }, 0, 0x38200000, UNSCALED },
    { "custom", FROM("e5m2.binade"), 1, { 0x04 }, { 0x3C00 }, 0, 0x38800000, UNSCALED },
    { "custom", TO("e5m2.binade"), 1, { 0 }, { 0 }, 0x38000000, 0, UNSCALED },
    { "custom", TO("e5m2.binade"), 1, { 0 }, { 0 }, 0x38200000, 0x01, UNSCALED },
    { "custom", TO("e5m2.binade"), 1, { 0 }, { 0 }, 0x387FFFFF, 0x04, UNSCALED },
    /* 1.25 is midway between 1 and 1.5. */
    { "custom step_type=e4m1", TO_F32, 1, { 0x3D00 }, { 0x3C00 }, 0, 0x3F800000, UNSCALED },
    /* 2 * 1 + 0.5 * 1; 1 * 2^-9; infinity * 0. */
    { "custom", TO_F32, 2, ONES, ONES, 0, 0x40200000, &ue8m0, { 128, 126 }, { 127, 127 } },
    { "custom", TO_F32, 1, ONES, ONES, 0, 0x3B000000, &ue4m3, { 0x38 }, { 0x81 } },
    { "custom", TO_F32, 1, { 0x7C00 }, ONES, 0, 0x7FFFFFFF, &ue4m3, { 0x38 }, { 0 } },
};

const unsigned custom_hand_count = sizeof examples / sizeof *examples;

static bool set_type(problem *p, unsigned operand, const char *text)
{
    static const format *const there_are[] = { &f16, &bf16, &f32 };
    const format **types[4] = { &p->of.a_type, &p->of.b_type, &p->of.c_type, &p->of.d_type };
    uint32_t number;
    for (unsigned i = 0; i < sizeof there_are / sizeof *there_are; i++)
        if (strcmp(there_are[i]->name, text) == 0) {
            *types[operand] = there_are[i];
            return true;
        }
    if (mmaref_type_parse(text, strlen(text), &number) != MMAREF_OK)
        return false;
    problem_set_type(p, operand, number);
    return true;
}

bool custom_hand_run(unsigned i, char report[REPORT_MAX])
{
    const example *e = &examples[i];
    library_scales scales;
    problem p;
    workspace w;
    uint64_t there = 0;
    bool good = true;
    memset(&p, 0, sizeof p);
    for (unsigned operand = 0; operand < 4; operand++)
        good &= set_type(&p, operand, e->types[operand]);
    good &= mmaref_arithmetic_parse(NULL, e->block, strlen(e->block), &p.by, NULL, NULL) == MMAREF_OK;
    p.of.count = e->count;
    p.of.c = e->c;
    memcpy(p.of.a, e->a, sizeof e->a);
    memcpy(p.of.b, e->b, sizeof e->b);
    p.of.scale = (scaling){ .type = e->scale, .vector = 1 };
    memcpy(p.of.scale.a, e->scale_a, sizeof e->scale_a);
    memcpy(p.of.scale.b, e->scale_b, sizeof e->scale_b);
    workspace_open(&w, PRECISION_OWN);
    uint64_t here = good ? dot_custom(&w, &p.by, &p.of) : 0;
    workspace_close(&w);
    mmaref_dot asked = library_dot(&p.of, &scales, NULL);
    good = good && mmaref_dot_add(&asked, &p.by, &there, NULL, NULL) == MMAREF_OK;
    snprintf(report, REPORT_MAX, "by hand %u: %s, %s to %s: %" PRIx64 ", oracle %" PRIx64 ", library %" PRIx64, i + 1,
             e->block, e->types[0], e->types[3], e->d, here, there);
    return good && here == e->d && there == e->d;
}
