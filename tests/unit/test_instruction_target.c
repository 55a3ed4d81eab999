/* SPDX-License-Identifier: MIT */
/* Which targets and PTX ISA versions have an instruction, and what errors tell. */
#include <stdbool.h>
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"

#define VOLTA "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32"
#define BYTES "wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32"
#define FP8 "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32"
#define BLACKWELL "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"
#define SPARSE_FP4 "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"

void setUp(void)
{
}

void tearDown(void)
{
}

static mmaref_error error;

static mmaref_status accepts(const char *text, const char *target, uint8_t version)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error));
    return mmaref_target_check(&instruction, target, target == NULL ? 0 : strlen(target), version, &error);
}

void test_plain_targets_have_what_earlier_ones_have(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(VOLTA, "sm_70", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(VOLTA, "sm_121f", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts(BYTES, "sm_70", 0));
    TEST_ASSERT_EQUAL_STRING("sm_72 or higher", error.nearest);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(BYTES, "sm_72", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts(FP8, "sm_88", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(FP8, "sm_89", 0));
}

void test_suffixes_are_of_one_chip_or_of_a_family(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts(BLACKWELL, "sm_120", 0));
    TEST_ASSERT_EQUAL_STRING("sm_120a, sm_120f or higher in the same family", error.nearest);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(BLACKWELL, "sm_120a", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(BLACKWELL, "sm_121f", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(BLACKWELL, "sm_121a", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts(BLACKWELL, "sm_110f", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts(SPARSE_FP4, "sm_121f", 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(SPARSE_FP4, "sm_121a", 0));
}

void test_a_version_below_tells_the_lowest(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, accepts(FP8, NULL, 83));
    TEST_ASSERT_EQUAL_UINT32(84, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(FP8, NULL, 84));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, accepts(BLACKWELL, "sm_120f", 87));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_TARGET_OF_LATER_VERSION, error.reason);
    TEST_ASSERT_EQUAL_UINT32(88, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts(BLACKWELL, "sm_120a", 87));
}

void test_no_target(void)
{
    static const char *const nearest[][2] = {
        { "sm_91", "sm_90" },     { "sm_91a", "sm_90a" }, { "sm_80a", "sm_80" },
        { "sm_105f", "sm_103f" }, { "sm_1f", "sm_70" },   { "sm90", "sm_90" },    { "90a", "sm_90a" },
        { "hopper", NULL }, { "h100", NULL },     { "", NULL },
        { "sm_", NULL }, { "sm_90 ", "sm_90" },   { "SM90", "sm_90" },    { "SM_90a", "sm_90a" },
        { "compute_90", "sm_90" }, { "sm_1009", "sm_100" }, { "sm_90b", "sm_90" }, { "tm_90", NULL }
    };
    size_t i;

    for (i = 0; i < sizeof nearest / sizeof nearest[0]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARGUMENT, accepts(VOLTA, nearest[i][0], 0), nearest[i][0]);
        TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_TARGET, error.reason);
        if (nearest[i][1] == NULL) {
            TEST_ASSERT_NULL_MESSAGE(error.nearest, nearest[i][0]);
        } else {
            TEST_ASSERT_EQUAL_STRING(nearest[i][1], error.nearest);
        }
    }
}

/* The last target without a suffix. */
static const char *newest_target(void)
{
    const char *name, *newest = NULL;
    uint8_t i;

    for (i = 0; (name = mmaref_target_name(i)) != NULL; i++) {
        newest = strspn(name, "sm_0123456789") == strlen(name) ? name : newest;
    }
    return newest;
}

void test_beyond_the_newest_target(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(VOLTA, "sm_999", 0));
    TEST_ASSERT_EQUAL_STRING(newest_target(), error.nearest);
    /* More digits than a chip has: the first ones count. */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(VOLTA, "sm_12045678901", 0));
    TEST_ASSERT_EQUAL_STRING("sm_120", error.nearest);
}

void test_no_version(void)
{
    static const uint8_t nearest[][2] = { { 89, 88 }, { 66, 65 }, { 59, 60 }, { 1, 60 } };
    size_t i;

    for (i = 0; i < sizeof nearest / sizeof nearest[0]; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(VOLTA, NULL, nearest[i][0]));
        TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_VERSION, error.reason);
        TEST_ASSERT_EQUAL_UINT32(nearest[i][1], error.bits);
    }
}

void test_beyond_the_newest_version(void)
{
    uint8_t newest = 0, i;

    for (i = 0; mmaref_ptx_version(i) != 0; i++) {
        newest = mmaref_ptx_version(i);
    }
    TEST_ASSERT_TRUE(newest >= 94);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(VOLTA, NULL, (uint8_t)(newest + 1)));
    TEST_ASSERT_EQUAL_UINT32(newest, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(VOLTA, NULL, 255));
    TEST_ASSERT_EQUAL_UINT32(newest, error.bits);
}

void test_what_is_not_of_ptx_is_nowhere(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, accepts("mac16", NULL, 0));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts("mac16", "sm_90", 0));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NOT_OF_PTX, error.reason);
    TEST_ASSERT_NULL(error.nearest);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, accepts("mac16", NULL, 90));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts("mac16", "sm_91", 0));
}

void test_the_error_may_be_left_out(void)
{
    mmaref_instruction instruction;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(FP8, strlen(FP8), &instruction, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_target_check(&instruction, "sm_80", 5, 0, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_target_check(&instruction, "sm_81", 5, 0, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, mmaref_target_check(&instruction, "sm_90", 5, 78, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_target_check(NULL, "sm_90", 5, 0, NULL));
}

void test_targets_and_versions_are_counted_through(void)
{
    uint8_t i;

    TEST_ASSERT_EQUAL_STRING("sm_70", mmaref_target_name(0));
    for (i = 0; mmaref_target_name(i) != NULL; i++) {
        TEST_ASSERT_NOT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(FP8, mmaref_target_name(i), 0));
    }
    TEST_ASSERT_TRUE(i >= 31);
    TEST_ASSERT_NULL(mmaref_target_name(255));
    for (i = 0; mmaref_ptx_version(i) != 0; i++) {
        TEST_ASSERT_TRUE(i == 0 || mmaref_ptx_version(i) > mmaref_ptx_version((uint8_t)(i - 1)));
        TEST_ASSERT_NOT_EQUAL_INT(MMAREF_E_ARGUMENT, accepts(FP8, NULL, mmaref_ptx_version(i)));
    }
    TEST_ASSERT_TRUE(i >= 29);
    TEST_ASSERT_EQUAL_UINT8(0, mmaref_ptx_version(255));
}

static bool on_chip(const mmaref_instruction *instruction, const char *profile)
{
    static const char suffixes[] = { '\0', 'a', 'f' };
    char name[16] = "";
    size_t i, length = strlen(profile);

    for (i = 0; i < sizeof suffixes; i++) {
        memcpy(name, profile, length);
        name[length] = suffixes[i];
        if (mmaref_target_check(instruction, name, strlen(name), 0, NULL) == MMAREF_OK) {
            return true;
        }
    }
    return false;
}

/* What a chip's profile computes, a target of the chip has. The notes give .kind to sm_120a and its family; the
 * assembler takes the 12 strings of kind::f8f6f4 with two 8-bit types, but for sparse f16, on sm_100a too. */
void test_what_a_profile_computes_is_on_its_chip(void)
{
    mmaref_instruction instruction;
    mmaref_arithmetic arithmetic;
    uint16_t next = 1, more = 0; /* after mac16 */
    uint8_t profile;

    while (next_instruction(&next, &instruction, NULL)) {
        for (profile = MMAREF_PROFILE_SM_70; profile < MMAREF_PROFILES; profile++) {
            if (mmaref_profile_get(profile, &instruction, &arithmetic) == MMAREF_OK &&
                !on_chip(&instruction, mmaref_profile_name(profile))) {
                TEST_ASSERT_EQUAL_UINT8(MMAREF_PROFILE_SM_100, profile);
                TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_KIND_F8F6F4, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_KIND));
                more++;
            }
        }
    }
    TEST_ASSERT_EQUAL_UINT16(12, more);
}
