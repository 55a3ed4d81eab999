/* SPDX-License-Identifier: MIT */
/* The evidence for each field of a profile's block: what the publications measured, and what not. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "one_warp.h"

static warp w;

void setUp(void) {}
void tearDown(void) {}

/* Finds the index of a field by its name. */
static uint8_t field_of(const char *wanted)
{
    uint8_t index;

    for (index = 0; index < MMAREF_FIELDS; index++) {
        if (strcmp(mmaref_field_name(index), wanted) == 0) {
            return index;
        }
    }
    TEST_FAIL_MESSAGE(wanted);
    return 0;
}

#define PTX "mma.sync.aligned."
#define HALF PTX "m16n8k16.row.col.f32.f16.f16.f32"
#define HALF_F16 PTX "m16n8k8.row.col.f16.f16.f16.f16"
#define TF32 PTX "m16n8k8.row.col.f32.tf32.tf32.f32"
#define FP8(a, b) PTX "m16n8k32.row.col.f32." a "." b ".f32"
#define FP8_F16 PTX "m16n8k32.row.col.f16.e4m3.e4m3.f16"
#define NARROW(d, a, b) PTX "m16n8k32.row.col.kind::f8f6f4." d "." a "." b "." d
#define SCALED(a, b) PTX "m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32." a "." b ".f32.ue8m0"
#define NVF4(vector, type) PTX "m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::" vector ".f32.e2m1.e2m1.f32." type
#define SPARSE_NVF4(vector, type) \
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::" vector \
    ".f32.e2m1.e2m1.f32." type
#define SPARSE_FP8(a, b) "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32." a "." b ".f32"
#define BF16 PTX "m16n8k16.row.col.f32.bf16.bf16.f32"
#define PUBLISHED "published, not replayable here"
#define MXF4 PTX "m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0"
#define SPARSE "mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32"
#define WMMA "wmma.mma.sync.aligned.row.col.m16n16k16."
#define READ_OFF "read off machine code"
#define REPLAYED "replayed against published outputs"

/* `in_source`: part of the source's text. */
static const struct {
    const char *instruction;
    uint8_t profile;
    const char *field, *certainty, *in_source;
} statements[] = {
    { HALF, MMAREF_PROFILE_EXACT, "rounding", "definition", "rounded once" },
    { HALF, MMAREF_PROFILE_SM_80, "products", "measured", "arXiv 2512.07004" },
    { HALF, MMAREF_PROFILE_SM_90, "fraction_bits", "measured", "21090c1" },
    { HALF, MMAREF_PROFILE_SM_90, "subnormals", "measured", "21090c1" },
    { HALF, MMAREF_PROFILE_SM_100, "subnormals", "inferred", "V100 to H100" },
    { HALF, MMAREF_PROFILE_SM_120, "zero_sign", "inferred", "V100 to H100" },
    { HALF, MMAREF_PROFILE_SM_90, "exponent_floor", "measured", "47eb633" },
    { HALF, MMAREF_PROFILE_SM_90, "tf32_class", "no effect", "" },
    { HALF, MMAREF_PROFILE_SM_90, "sparse_basis", "no effect", "" },
    { HALF, MMAREF_PROFILE_SM_90, "block", "no effect", "" },
    { HALF, MMAREF_PROFILE_SM_90, "fragments", "no effect", "" },
    { HALF_F16, MMAREF_PROFILE_SM_75, "exponent_floor", "measured", "47eb633" },
    { HALF_F16, MMAREF_PROFILE_SM_80, "exponent_floor", "measured", "a931938" },
    { HALF_F16, MMAREF_PROFILE_SM_89, "exponent_floor", "measured", "a915d56" },
    { HALF_F16, MMAREF_PROFILE_SM_90, "exponent_floor", "measured", "6881496" },
    { HALF_F16, MMAREF_PROFILE_SM_100, "exponent_floor", "measured", "839a35b" },
    { HALF_F16, MMAREF_PROFILE_SM_120, "exponent_floor", "inferred", "" },
    { PTX "m8n8k4.row.col.f16.f16.f16.f16", MMAREF_PROFILE_SM_70, "exponent_floor", "measured", "fa4d2f0" },
    { PTX "m8n8k4.row.col.f16.f16.f16.f16", MMAREF_PROFILE_SM_90, "group", READ_OFF, "ptxas 13.0.88" },
    { TF32, MMAREF_PROFILE_SM_80, "tf32_class", "measured", "21090c1" },
    { TF32, MMAREF_PROFILE_SM_89, "tf32_class", "measured", "21090c1" },
    { TF32, MMAREF_PROFILE_SM_90, "tf32_class", "measured", "21090c1" },
    { TF32, MMAREF_PROFILE_SM_100, "tf32_class", "inferred", "" },
    { TF32, MMAREF_PROFILE_SM_120, "tf32_class", "inferred", "" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_89, "subnormals", "measured", "21090c1" },
    { FP8_F16, MMAREF_PROFILE_SM_89, "exponent_floor", "inferred", "" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_90, "accumulate", REPLAYED, "109e412" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_90, "interleave", READ_OFF,
      "another unit: wgmma_fp8" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_90, "interleave", READ_OFF, "the second from the first one" },
    { FP8("e5m2", "e5m2"), MMAREF_PROFILE_SM_90, "products", READ_OFF, "another compiler differs, ptxas_12_4_fp8" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_100, "interleave", READ_OFF, "another compiler differs, ptxas_12_4_fp8" },
    { FP8_F16, MMAREF_PROFILE_SM_90, "products", READ_OFF, "the second from the first one" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_90, "result_bits", REPLAYED, "DeepGEMM#37" },
    { FP8_F16, MMAREF_PROFILE_SM_90, "interleave", REPLAYED, "H200" },
    { FP8("e5m2", "e5m2"), MMAREF_PROFILE_SM_100, "accumulate", REPLAYED, "109e412" },
    { FP8("e5m2", "e5m2"), MMAREF_PROFILE_SM_120, "subnormals", "measured", "9b67f7f" },
    { FP8("e5m2", "e4m3"), MMAREF_PROFILE_SM_120, "subnormals", "inferred", "" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "fraction_bits", "measured", "0fbb6d1" },
    { NARROW("f32", "e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "fraction_bits", "measured", "0fbb6d1" },
    { NARROW("f32", "e3m2", "e3m2"), MMAREF_PROFILE_SM_120, "accumulate", "measured", "9b67f7f" },
    { NARROW("f32", "e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "products", PUBLISHED, "534839296" },
    { NARROW("f32", "e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "subnormals", PUBLISHED, "7057721" },
    { NARROW("f32", "e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "exponent_floor", PUBLISHED, "cannot be told apart" },
    { NARROW("f32", "e2m1", "e4m3"), MMAREF_PROFILE_SM_120, "fraction_bits", PUBLISHED, "1671168" },
    { NARROW("f32", "e4m3", "e2m1"), MMAREF_PROFILE_SM_120, "zero_sign", PUBLISHED, "1671168" },
    { NARROW("f32", "e2m1", "e5m2"), MMAREF_PROFILE_SM_120, "products", "unknown", "(searched November 2026)" },
    { NARROW("f32", "e3m2", "e3m2"), MMAREF_PROFILE_SM_120, "products", "unknown", "(searched November 2026)" },
    { NARROW("f16", "e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "products", "unknown", "(searched November 2026)" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "zero_sign", PUBLISHED, "25041024" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "subnormals", PUBLISHED, "has no control" },
    { FP8("e5m2", "e5m2"), MMAREF_PROFILE_SM_120, "zero_sign", PUBLISHED, "31481984" },
    { FP8("e4m3", "e5m2"), MMAREF_PROFILE_SM_120, "zero_sign", "inferred", "V100 to H100" },
    { NARROW("f32", "e2m1", "e3m2"), MMAREF_PROFILE_SM_120, "fraction_bits", "unknown", "" },
    { NARROW("f16", "e2m3", "e2m3"), MMAREF_PROFILE_SM_120, "fraction_bits", "unknown", "" },
    { SCALED("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "fraction_bits", "measured", "2511.10909" },
    { SCALED("e4m3", "e5m2"), MMAREF_PROFILE_SM_120, "fraction_bits", "inferred", "of this pair" },
    { SCALED("e2m1", "e2m1"), MMAREF_PROFILE_SM_120, "fraction_bits", PUBLISHED, "1867776" },
    { SCALED("e2m1", "e4m3"), MMAREF_PROFILE_SM_120, "products", PUBLISHED, "1867776" },
    { SCALED("e4m3", "e2m1"), MMAREF_PROFILE_SM_120, "exponent_floor", PUBLISHED, "1867776" },
    { SCALED("e2m1", "e5m2"), MMAREF_PROFILE_SM_120, "products", "inferred", "(searched November 2026)" },
    { SCALED("e3m2", "e3m2"), MMAREF_PROFILE_SM_120, "products", "inferred", "(searched November 2026)" },
    { SPARSE_FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "sparse_basis", PUBLISHED, "167772160" },
    { SPARSE_FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "products", PUBLISHED, "167772160" },
    { SPARSE_FP8("e4m3", "e5m2"), MMAREF_PROFILE_SM_120, "products", "inferred", "(searched November 2026)" },
    { SPARSE_FP8("e5m2", "e5m2"), MMAREF_PROFILE_SM_120, "sparse_basis", "inferred", "(searched November 2026)" },
    { SPARSE_NVF4("4X", "ue4m3"), MMAREF_PROFILE_SM_120, "sparse_basis", PUBLISHED, "gathered B" },
    { SPARSE_NVF4("2X", "ue8m0"), MMAREF_PROFILE_SM_120, "block", PUBLISHED, "gathered B" },
    { SPARSE_NVF4("4X", "ue8m0"), MMAREF_PROFILE_SM_120, "block", "inferred", "4X.ue4m3" },
    { SPARSE_NVF4("2X", "ue8m0"), MMAREF_PROFILE_SM_120, "underflow_sign", "inferred", "" },
    { NVF4("2X", "ue8m0"), MMAREF_PROFILE_SM_120, "underflow_sign", PUBLISHED, "58290" },
    { NVF4("2X", "ue8m0"), MMAREF_PROFILE_SM_120, "zero_sign", PUBLISHED, "every zero is +0" },
    { NVF4("2X", "ue8m0"), MMAREF_PROFILE_SM_120, "fraction_bits", "measured", "2511.10909" },
    { NVF4("4X", "ue4m3"), MMAREF_PROFILE_SM_120, "underflow_sign", "no effect", "" },
    { NVF4("4X", "ue4m3"), MMAREF_PROFILE_SM_120, "block", "measured", "2511.10909" },
    { NVF4("4X", "ue8m0"), MMAREF_PROFILE_SM_120, "fraction_bits", "inferred", "2X.ue8m0 and 4X.ue4m3" },
    { NVF4("4X", "ue8m0"), MMAREF_PROFILE_SM_120, "exponent_floor", "inferred", "2X.ue8m0 and 4X.ue4m3" },
    { NVF4("4X", "ue8m0"), MMAREF_PROFILE_SM_120, "underflow_sign", "inferred", "" },
    { MXF4, MMAREF_PROFILE_SM_120, "underflow_sign", "inferred", "2X.ue8m0" },
    { MXF4, MMAREF_PROFILE_SM_120, "zero_sign", "inferred", "" },
    { SCALED("e4m3", "e4m3"), MMAREF_PROFILE_SM_120, "underflow_sign", "unknown", "(searched November 2026)" },
    { BF16, MMAREF_PROFILE_SM_80, "underflow_sign", "unknown", "(searched November 2026)" },
    { BF16, MMAREF_PROFILE_SM_89, "underflow_sign", "unknown", "44 of 6000" },
    { HALF_F16, MMAREF_PROFILE_SM_90, "underflow_sign", "unknown", "(searched November 2026)" },
    { FP8("e4m3", "e4m3"), MMAREF_PROFILE_SM_89, "underflow_sign", "no effect", "2^-149" },
    { MXF4, MMAREF_PROFILE_SM_120, "fraction_bits", "measured", "2511.10909" },
    { MXF4, MMAREF_PROFILE_SM_120, "accumulate", "measured", "5070 Ti" },
    { SPARSE, MMAREF_PROFILE_SM_90, "products", "inferred", "nobody has published a measurement" },
    { SPARSE, MMAREF_PROFILE_SM_80, "sparse_basis", "inferred", "nobody has published a measurement" },
    { PTX "m16n8k4.row.col.f64.f64.f64.f64.rz", MMAREF_PROFILE_SM_90, "rounding", "stated by the text", "9.7.14" },
    { PTX "m16n8k4.row.col.f64.f64.f64.f64", MMAREF_PROFILE_SM_90, "rounding", "measured", "2511.10909" },
    { PTX "m16n8k4.row.col.f64.f64.f64.f64", MMAREF_PROFILE_SM_100, "products", READ_OFF, "DMMA" },
    { PTX "m8n8k4.row.col.f64.f64.f64.f64", MMAREF_PROFILE_SM_100, "products", "measured", "2511.10909" },
    { PTX "m8n8k4.row.col.f64.f64.f64.f64", MMAREF_PROFILE_SM_90, "nan", "unknown", "" },
    { WMMA "f32.f32", MMAREF_PROFILE_SM_70, "products", "inferred", "" },
    { WMMA "f32.f32", MMAREF_PROFILE_SM_70, "fraction_bits", REPLAYED, "V100" },
    { WMMA "f16.f32", MMAREF_PROFILE_SM_70, "fraction_bits", "unknown", "" },
    { WMMA "f32.f32", MMAREF_PROFILE_SM_70, "fragments", "measured", "sm_70" },
    { WMMA "f32.f32", MMAREF_PROFILE_SM_90, "products", READ_OFF, "ptxas" },
    { WMMA "f32.bf16.bf16.f32", MMAREF_PROFILE_SM_90, "products", READ_OFF, "ptxas" },
    { WMMA "f32.f32", MMAREF_PROFILE_SM_90, "fraction_bits", "measured", "21090c1" }
};

void test_certainty_and_source_of_fields(void)
{
    const char *certainty, *source;
    unsigned i;

    for (i = 0; i < sizeof statements / sizeof statements[0]; i++) {
        warp_open(&w, statements[i].instruction);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_source(statements[i].profile, &w.instruction,
                                                               field_of(statements[i].field), &certainty, &source));
        TEST_ASSERT_EQUAL_STRING_MESSAGE(statements[i].certainty, certainty, statements[i].instruction);
        TEST_ASSERT_NOT_NULL_MESSAGE(strstr(source, statements[i].in_source), source);
    }
}

/* There is a source for every field of whatever a profile computes. One that speaks of what nobody has published or
 * measured says when that was searched. The sign of what underflows is known of no chip, but of sm_120's mxf4. */
void test_every_field_has_a_source(void)
{
    const uint8_t sign = field_of("underflow_sign");
    const char *certainty, *source;
    mmaref_description is;
    mmaref_arithmetic block;
    uint16_t next = 0, asked = 0;
    uint8_t profile, index;

    while (next_instruction(&next, &w.instruction, &is)) {
        for (profile = 0; is.floating && profile < MMAREF_PROFILES; profile++) {
            if (mmaref_profile_get(profile, &w.instruction, &block) != MMAREF_OK) {
                continue;
            }
            for (index = 0; index < MMAREF_FIELDS; index++) {
                TEST_ASSERT_EQUAL_INT(MMAREF_OK,
                                      mmaref_profile_source(profile, &w.instruction, index, &certainty, &source));
                TEST_ASSERT_NOT_EQUAL('\0', source[0]);
                if (profile < MMAREF_PROFILE_SM_70) {
                    TEST_ASSERT_TRUE(strcmp(certainty, "definition") == 0 || strcmp(certainty, "no effect") == 0);
                } else if (index == sign && block.underflow_sign == MMAREF_UNDERFLOW_KEPT) {
                    TEST_ASSERT_TRUE(strcmp(certainty, "unknown") == 0 || strcmp(certainty, "no effect") == 0);
                }
                if (strstr(source, "obody has") != NULL) {
                    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(source, "(searched "), source);
                }
            }
            asked++;
        }
    }
    TEST_ASSERT_GREATER_THAN(1000, asked);
}

void test_what_has_no_source(void)
{
    const char *certainty, *source;

    warp_open(&w, HALF);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_source(MMAREF_PROFILE_SM_90, &w.instruction,
                                                                   MMAREF_FIELDS, &certainty,
                                                                   &source));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_profile_source(MMAREF_PROFILE_SM_90, &w.instruction, 0, NULL, &source));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_profile_source(MMAREF_PROFILE_SM_90, &w.instruction, 0, &certainty, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET,
                          mmaref_profile_source(MMAREF_PROFILE_SM_70, &w.instruction, 0, &certainty, &source));
    warp_open(&w, PTX "m16n8k32.row.col.s32.s8.s8.s32");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT,
                          mmaref_profile_source(MMAREF_PROFILE_SM_90, &w.instruction, 0, &certainty, &source));
}
