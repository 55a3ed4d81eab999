/* SPDX-License-Identifier: MIT */
#include "rules.h"

#include "mmaref.h"

typedef struct {
    method method;
    int fraction_bits; /* F */
    unsigned chunk;    /* L */
} cell;

enum { CHIPS = MMAREF_PROFILES - MMAREF_PROFILE_SM_70 };

#define NONE       { METHOD_NONE, 0, 0 }
#define FUSED(f, l) { METHOD_FUSED, f, l }
#define SCALAR     { METHOD_SCALAR, 0, 0 }
#define SOFTWARE   { METHOD_FP8_SOFTWARE, 25, 0 }
#define CHAIN      { METHOD_CHAIN, 0, 0 }
#define GROUPS     { METHOD_GROUPS, 35, 64 }

static const cell table[CLASSES][CHIPS] = {
    /* sm_70, sm_75, sm_80, sm_89, sm_90, sm_100, sm_120 */
    [MMA_M8N8K4] = { FUSED(23, 4), FUSED(24, 4), SCALAR, SCALAR, SCALAR, SCALAR, SCALAR },
    [MMA_M16N8K8_16BIT] = { NONE, FUSED(24, 8), FUSED(24, 8), FUSED(24, 8),
                            FUSED(25, 8), FUSED(25, 8), FUSED(25, 8) },
    [MMA_M16N8K16_16BIT] = { NONE, NONE, FUSED(24, 8), FUSED(24, 8),
                             FUSED(25, 16), FUSED(25, 16), FUSED(25, 16) },
    [MMA_M16N8K8_BF16] = { NONE, NONE, FUSED(24, 8), FUSED(24, 8),
                           FUSED(25, 8), FUSED(25, 8), FUSED(25, 8) },
    [MMA_M16N8K4_TF32] = { NONE, NONE, FUSED(24, 4), FUSED(24, 4),
                           FUSED(25, 4), FUSED(25, 4), FUSED(25, 4) },
    [MMA_M16N8K8_TF32] = { NONE, NONE, FUSED(24, 4), FUSED(24, 4),
                           FUSED(25, 8), FUSED(25, 8), FUSED(25, 8) },
    [MMA_FP8] = { NONE, NONE, NONE, FUSED(13, 16), SOFTWARE, SOFTWARE, FUSED(25, 32) },
    [MMA_F8F6F4_FP8] = { NONE, NONE, NONE, NONE, NONE, SOFTWARE, FUSED(25, 32) },
    [MMA_F8F6F4] = { NONE, NONE, NONE, NONE, NONE, NONE, FUSED(25, 32) },
    [MMA_F64_M8N8K4] = { NONE, NONE, CHAIN, CHAIN, CHAIN, CHAIN, CHAIN },
    [MMA_F64] = { NONE, NONE, NONE, NONE, CHAIN, CHAIN, CHAIN },
    [MMA_MXF8F6F4] = { NONE, NONE, NONE, NONE, NONE, NONE, FUSED(25, 32) },
    [MMA_MXF4] = { NONE, NONE, NONE, NONE, NONE, NONE, GROUPS },
    [WMMA_F16_SQUARE] = { FUSED(23, 4), FUSED(24, 8), FUSED(24, 8), FUSED(24, 8),
                          FUSED(25, 16), FUSED(25, 16), FUSED(25, 16) },
    [WMMA_F16] = { NONE, FUSED(24, 8), FUSED(24, 8), FUSED(24, 8),
                   FUSED(25, 16), FUSED(25, 16), FUSED(25, 16) },
    [WMMA_BF16] = { NONE, NONE, FUSED(24, 8), FUSED(24, 8),
                    FUSED(25, 16), FUSED(25, 16), FUSED(25, 16) },
    [WMMA_TF32] = { NONE, NONE, FUSED(24, 4), FUSED(24, 4),
                    FUSED(25, 4), FUSED(25, 4), FUSED(25, 4) },
    [SPARSE_16BIT_8] = { NONE, NONE, FUSED(24, 8), FUSED(24, 8),
                         FUSED(25, 8), FUSED(25, 8), FUSED(25, 8) },
    [SPARSE_16BIT_16] = { NONE, NONE, FUSED(24, 8), FUSED(24, 8),
                          FUSED(25, 16), FUSED(25, 16), FUSED(25, 16) },
    [SPARSE_TF32_4] = { NONE, NONE, FUSED(24, 4), FUSED(24, 4),
                        FUSED(25, 4), FUSED(25, 4), FUSED(25, 4) },
    [SPARSE_TF32_8] = { NONE, NONE, FUSED(24, 4), FUSED(24, 4),
                        FUSED(25, 8), FUSED(25, 8), FUSED(25, 8) },
    [SPARSE_FP8] = { NONE, NONE, NONE, FUSED(13, 16), SOFTWARE, SOFTWARE, FUSED(25, 32) },
    [SPARSE_F8F6F4_FP8] = { NONE, NONE, NONE, NONE, NONE, SOFTWARE, FUSED(25, 32) },
    [SPARSE_F8F6F4] = { NONE, NONE, NONE, NONE, NONE, NONE, FUSED(25, 32) },
};

/* F of the chip's main unit, which also sets the exponent floor of its fp8. */
static int base_fraction_bits(uint8_t profile)
{
    if (profile == MMAREF_PROFILE_SM_70)
        return 23;
    return profile <= MMAREF_PROFILE_SM_89 ? 24 : 25;
}

/* EZ. */
static int floor_of(uint8_t profile, method method, const format *chunk_type)
{
    if (method == METHOD_GROUPS)
        return -139;
    return (chunk_type == &f16 ? 4 : -108) - base_fraction_bits(profile);
}

rule rule_of(uint8_t profile, instruction_class class, const format *c_type,
             const format *d_type, int rounding)
{
    rule r = { .rounding = rounding };
    if (profile < MMAREF_PROFILE_SM_70) {
        r.method = profile == MMAREF_PROFILE_EXACT ? METHOD_EXACT : METHOD_CHAIN;
        return r;
    }
    const cell *entry = &table[class][profile - MMAREF_PROFILE_SM_70];
    r.method = entry->method;
    r.fraction_bits = entry->fraction_bits;
    r.chunk = entry->chunk;
    /* f16 chunks only if both C and D are f16; the mixed types of wmma have f32 chunks. */
    r.chunk_type = c_type == &f16 && d_type == &f16 ? &f16 : &f32;
    r.floor = floor_of(profile, r.method, r.chunk_type);
    r.kept = r.chunk_type == &f16 ? 10 : r.fraction_bits == 13 ? 13 : 23;
    return r;
}
