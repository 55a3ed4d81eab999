/* SPDX-License-Identifier: MIT */
/* Profiles, and blocks set field by field. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "one_warp.h"

static warp w;
static mmaref_arithmetic block;
static mmaref_error error;

void setUp(void)
{
    warp_open(&w, "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_EXACT, &w.instruction, &block));
    memset(&error, 0xa5, sizeof error);
}
void tearDown(void) {}

void test_profiles_by_name(void)
{
    uint8_t profile, found;

    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        const char *name = mmaref_profile_name(profile);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_find(name, strlen(name), &found));
        TEST_ASSERT_EQUAL_UINT8(profile, found);
    }
    TEST_ASSERT_NULL(mmaref_profile_name(MMAREF_PROFILES));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("sm_91", 5, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("sm_900", 6, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("sm_90", 4, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("", 0, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_find("sm_900", 5, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("sm_90\0sm_100", 12, &found));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_PROFILE_SM_90, found);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_find(NULL, 5, &found));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_find("sm_90", 5, NULL));
}

void test_what_a_chip_does(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_80, &w.instruction, &block));
    TEST_ASSERT_EQUAL_UINT8(8, block.products);
    TEST_ASSERT_EQUAL_UINT8(24, block.fraction_bits);
    TEST_ASSERT_EQUAL_INT16(-132, block.exponent_floor);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_ZERO, block.rounding);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_90, &w.instruction, &block));
    TEST_ASSERT_EQUAL_UINT8(16, block.products);
    TEST_ASSERT_EQUAL_UINT8(25, block.fraction_bits);
    TEST_ASSERT_EQUAL_INT16(-133, block.exponent_floor);
}

void test_a_chip_without_the_instruction(void)
{
    const mmaref_arithmetic before = block;

    warp_open(&w, "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32");
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_profile_get(MMAREF_PROFILE_SM_80, &w.instruction, &block));
    TEST_ASSERT_EQUAL_MEMORY(&before, &block, sizeof block);
}

void test_profile_refuses_what_is_not_there(void)
{
    const mmaref_arithmetic before = block;

    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_get(MMAREF_PROFILES, &w.instruction, &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_get(255, &w.instruction, &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_get(0, NULL, &block));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_profile_get(0, &w.instruction, NULL));
    TEST_ASSERT_EQUAL_MEMORY(&before, &block, sizeof block);
}

void test_every_profile_can_be_computed(void)
{
    mmaref_instruction instruction;
    uint16_t next = 0;
    uint8_t profile;

    while (next_instruction(&next, &instruction, NULL)) {
        for (profile = 0; profile < MMAREF_PROFILES; profile++) {
            if (mmaref_profile_get(profile, &instruction, &block) == MMAREF_OK) {
                TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(NULL, &block, &error));
            }
        }
    }
}

static mmaref_status set(const char *key, const char *value)
{
    return mmaref_arithmetic_set(&block, key, strlen(key), value, strlen(value), &error);
}

static void check_set(const char *key, const char *value)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, set(key, value), key);
}

void test_fields_by_number(void)
{
    check_set("products", "4");
    TEST_ASSERT_EQUAL_UINT8(4, block.products);
    check_set("fraction_bits", "40");
    TEST_ASSERT_EQUAL_UINT8(40, block.fraction_bits);
    check_set("exponent_floor", "-133");
    TEST_ASSERT_EQUAL_INT16(-133, block.exponent_floor);
    check_set("interleave", "2");
    TEST_ASSERT_EQUAL_UINT8(2, block.interleave);
    check_set("group", "16");
    TEST_ASSERT_EQUAL_UINT8(16, block.group);
    check_set("result_bits", "13");
    TEST_ASSERT_EQUAL_UINT8(13, block.result_bits);
}

/* Some of them set two fields. */
void test_words_that_fields_had_before(void)
{
    check_set("align", "jam");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_ODD, block.align);
    check_set("align", "sticky");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_ZERO, block.align);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_STICKY_YES, block.sticky);
    check_set("align", "floor");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_DOWN, block.align);
    check_set("adder", "sorted");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ADDER_SIZE, block.adder);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_PARTIAL_NORMALISED, block.partial);
    check_set("adder", "tree");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ADDER_NEIGHBOURS, block.adder);
}

void test_fields_by_word(void)
{
    check_set("products", "all");
    TEST_ASSERT_EQUAL_UINT8(0, block.products);
    check_set("fraction_bits", "unlimited");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_UNLIMITED, block.fraction_bits);
    check_set("exponent_floor", "none");
    TEST_ASSERT_EQUAL_INT16(MMAREF_NO_FLOOR, block.exponent_floor);
    check_set("align", "odd");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_ODD, block.align);
    check_set("accumulate", "after_product");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ACCUMULATE_AFTER_PRODUCT, block.accumulate);
    check_set("accumulate", "after");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ACCUMULATE_AFTER, block.accumulate);
    check_set("rounding", "nearest_even");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_NEAREST_EVEN, block.rounding);
    check_set("rounding", "nearest_away");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ROUND_NEAREST_AWAY, block.rounding);
    check_set("step_type", "f32");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F32, block.step_type);
    check_set("step_type", "d");
    TEST_ASSERT_EQUAL_UINT8(0, block.step_type);
    check_set("overflow", "rounded");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_OVERFLOW_ROUNDED, block.overflow);
    check_set("zero_sign", "ieee");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_ZERO_IEEE, block.zero_sign);
    check_set("subnormals", "kept");
    TEST_ASSERT_EQUAL_UINT8(0, block.subnormals);
    check_set("nan", "quiet");
    TEST_ASSERT_EQUAL_UINT8(MMAREF_NAN_QUIET, block.nan);
}

static void check_unset(const char *key, const char *value)
{
    const mmaref_arithmetic before = block;

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, set(key, value), key);
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, error.status, key);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &block, sizeof block, key);
}

void test_values_that_cannot_be(void)
{
    check_unset("fraction_bits", "41");
    check_unset("fraction_bits", "-1");
    check_unset("fraction_bits", "");
    check_unset("fraction_bits", "-");
    check_unset("fraction_bits", "2x");
    check_unset("fraction_bits", "0x10");
    check_unset("fraction_bits", "4294967320");
    check_unset("fraction_bits", "65560");
    check_unset("fraction_bits", "unlimite");
    check_unset("align", "trunc");
    check_unset("align", "5");
    check_unset("subnormals", "16");
    check_unset("subnormals", "flush_in+");
    check_unset("subnormals", "+flush_in");
    check_unset("subnormals", "flush_in+flush");
    check_unset("step_type", "-");
    check_unset("underflow_sign", "minus");
    check_unset("rounding", "7");
    check_unset("products", "129");
    check_unset("result_bits", "0");
    check_unset("exponent_floor", "40000");
    check_unset("step_type", "tf32");
    check_unset("step_type", "e2m1");
    check_unset("step_type", "30");
    check_unset("product_type", "f64");
    check_unset("own_exponent_bits", "9");
    check_unset("own_fraction_bits", "24");
    check_unset("own_bias", "256");
    check_unset("adder", "three");
    check_unset("step_type", "mma");
    check_unset("zero_sign", "plus ieee");
}

/* The text of a field sets it. */
static void check_round_trip(uint8_t index, const mmaref_arithmetic *given)
{
    char value[MMAREF_FIELD_TEXT_MAX];
    const char *name;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(given, index, &name, value, sizeof value));
    memset(&block, 0x55, sizeof block);
    check_set(name, value);
}

/* The bytes of a field, and how many there are. */
static void *field_at(mmaref_arithmetic *of, uint8_t field, size_t *bytes)
{
    const size_t before = offsetof(mmaref_arithmetic, products); /* the others are of one byte, in their order */

    *bytes = field == MMAREF_FIELD_EXPONENT_FLOOR ? 2 : 4;
    switch (field) {
    case MMAREF_FIELD_EXPONENT_FLOOR: return &of->exponent_floor;
    case MMAREF_FIELD_STEP_TYPE: return &of->step_type;
    case MMAREF_FIELD_PRODUCT_TYPE: return &of->product_type;
    default:
        *bytes = 1;
        return (uint8_t *)of + before + field - (field > MMAREF_FIELD_EXPONENT_FLOOR) -
               (field > MMAREF_FIELD_STEP_TYPE) - (field > MMAREF_FIELD_PRODUCT_TYPE);
    }
}

/* Sets a field to a number; false if it has no room for it. */
static bool put_number(mmaref_arithmetic *of, uint8_t field, int32_t value)
{
    size_t bytes;
    void *at = field_at(of, field, &bytes);
    int16_t narrow = (int16_t)value;
    uint8_t byte = (uint8_t)value;

    if (bytes == 1 && value != byte) {
        return false;
    }
    memcpy(at, bytes == 1 ? (void *)&byte : bytes == 2 ? (void *)&narrow : (void *)&value, bytes);
    return true;
}

/* Every byte and, of larger fields, every number that arithmetic_check lets pass. */
void test_every_value_has_a_text(void)
{
    const mmaref_arithmetic plain = block;
    uint32_t legal = 0;
    size_t bytes;
    int32_t value;
    uint8_t index;

    for (index = 0; index < MMAREF_FIELDS; index++) {
        for (value = -1100; value < 1100; value++) {
            mmaref_arithmetic given = plain;
            given.fraction_bits = 8; /* allows any alignment */
            given.accumulate = MMAREF_ACCUMULATE_AFTER; /* and any group */
            if (put_number(&given, index, value) && mmaref_arithmetic_check(NULL, &given, NULL) == MMAREF_OK) {
                const void *was = field_at(&given, index, &bytes);
                check_round_trip(index, &given);
                TEST_ASSERT_EQUAL_MEMORY(was, field_at(&block, index, &bytes), bytes);
                legal++;
            }
        }
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_get(&plain, MMAREF_FIELDS, &(const char *){ NULL }, (char[8]){ 0 }, 8));
    /* In the order of fields; FUSED has no group, steps of own types need own_exponent_bits, and own_exponent_bits need
     * own_fraction_bits. */
    TEST_ASSERT_EQUAL_UINT32(129 + 42 + 2001 + 6 + 7 + 4 + 129 + 33 + 7 + 53 + 6 + 3 + 2 + 16 + 4 + 3 + 2 + 2 + 2 +
                                 4 + 6 + 1 + 24 + 256 + 5 + 2 + 8 + 3 + 8 + 25, legal);
}

void test_aliases(void)
{
    static const struct {
        const char *name;
        uint8_t profile;
    } aliases[] = {
        { "sm_86", MMAREF_PROFILE_SM_80 }, { "sm_87", MMAREF_PROFILE_SM_80 }, { "sm_103", MMAREF_PROFILE_SM_100 },
        { "sm_110", MMAREF_PROFILE_SM_100 }, { "sm_121", MMAREF_PROFILE_SM_120 }, { "sm_88", MMAREF_PROFILE_SM_80 },
        { "sm_90a", MMAREF_PROFILE_SM_90 }, { "sm_100a", MMAREF_PROFILE_SM_100 }, { "sm_100f", MMAREF_PROFILE_SM_100 },
        { "sm_101", MMAREF_PROFILE_SM_100 }, { "sm_101a", MMAREF_PROFILE_SM_100 }, { "sm_101f", MMAREF_PROFILE_SM_100 },
        { "sm_103a", MMAREF_PROFILE_SM_100 }, { "sm_103f", MMAREF_PROFILE_SM_100 },
        { "sm_110a", MMAREF_PROFILE_SM_100 }, { "sm_110f", MMAREF_PROFILE_SM_100 },
        { "sm_120a", MMAREF_PROFILE_SM_120 }, { "sm_120f", MMAREF_PROFILE_SM_120 },
        { "sm_121a", MMAREF_PROFILE_SM_120 }, { "sm_121f", MMAREF_PROFILE_SM_120 }
    };
    static const char *const none[] = { "sm_72", "sm_80a", "sm_90f", "sm_90b", "sm_88a", "a", "" };
    uint8_t found;
    size_t i;

    for (i = 0; i < sizeof aliases / sizeof aliases[0]; i++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_find(aliases[i].name, strlen(aliases[i].name), &found));
        TEST_ASSERT_EQUAL_UINT8(aliases[i].profile, found);
    }
    for (i = 0; i < sizeof none / sizeof none[0]; i++) {
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_PROFILE, mmaref_profile_find(none[i], strlen(none[i]), &found), none[i]);
    }
}

void test_fields_that_are_none(void)
{
    check_unset("bits", "3");
    check_unset("", "3");
    check_unset("fraction_bit", "3");
    check_unset("fraction_bits ", "3");
}

void test_fields_have_names(void)
{
    char value[MMAREF_FIELD_TEXT_MAX];
    const char *name;
    uint8_t field;

    for (field = 0; field < MMAREF_FIELDS; field++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_get(&block, field, &name, value, sizeof value));
        TEST_ASSERT_EQUAL_STRING(name, mmaref_field_name(field));
    }
    TEST_ASSERT_EQUAL_STRING("rounding", mmaref_field_name(MMAREF_FIELD_ROUNDING));
    TEST_ASSERT_NULL(mmaref_field_name(MMAREF_FIELDS));
    TEST_ASSERT_NULL(mmaref_field_name(255));
}

void test_an_error_names_the_field(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_set(&block, "align", 5, "jim", 3, &error));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_ALIGN, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_set(&block, "alien", 5, "jam", 3, &error));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELDS, error.bits);
    TEST_ASSERT_NULL(error.nearest);
}

void test_set_needs_its_pointers(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_set(NULL, "align", 5, "jam", 3, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_set(&block, NULL, 5, "jam", 3, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_set(&block, "align", 5, NULL, 3, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_set(&block, "align", 5, "jim", 3, NULL));
}

static void check_impossible(const char *field)
{
    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &block, &error), field);
    TEST_ASSERT_EQUAL_STRING(field, mmaref_field_name((uint8_t)error.bits));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &block, NULL));
    setUp();
}

void test_impossible_blocks(void)
{
    block.products = 129;
    check_impossible("products");
    block.fraction_bits = 41;
    check_impossible("fraction_bits");
    block.fraction_bits = 254;
    check_impossible("fraction_bits");
    block.exponent_floor = -32767;
    check_impossible("exponent_floor");
    block.align = 5;
    check_impossible("align");
    block.fraction_bits = MMAREF_UNLIMITED; /* nothing is aligned */
    block.align = MMAREF_ROUND_ODD;
    check_impossible("align");
    block.fraction_bits = MMAREF_UNLIMITED;
    block.exponent_floor = -133;
    check_impossible("exponent_floor");
    block.subnormals = 16;
    check_impossible("subnormals");
    block.fragments = MMAREF_FRAGMENTS_SM_75 + 1;
    check_impossible("fragments");
    block.underflow_sign = 2;
    check_impossible("underflow_sign");
    block.sparse_basis = 2;
    check_impossible("sparse_basis");
    block.tf32_class = 2;
    check_impossible("tf32_class");
    block.interleave = 3;
    check_impossible("interleave");
    block.accumulate = 4;
    check_impossible("accumulate");
    block.group = 2; /* C is a term of the first step */
    check_impossible("group");
    block.rounding = MMAREF_ROUND_STEP;
    check_impossible("rounding");
    block.fraction_bits = 8;
    block.align = MMAREF_ROUND_STOCHASTIC;
    check_impossible("align");
    block.product_rounding = 8;
    check_impossible("product_rounding");
    block.result_bits = 0;
    check_impossible("result_bits");
    block.step_type = MMAREF_TYPE_TF32;
    check_impossible("step_type");
    block.overflow = 3;
    check_impossible("overflow");
    block.zero_sign = 2;
    check_impossible("zero_sign");
    block.nan = 4;
    check_impossible("nan");
    block.adder = 4;
    check_impossible("adder");
    block.partial = MMAREF_PARTIAL_CUT; /* where every bit is kept there is nothing to cut */
    check_impossible("partial");
    block.sticky = MMAREF_STICKY_YES;
    check_impossible("sticky");
    block.multiplier_bits = 4;
    check_impossible("multiplier_bits");
    block.fraction_bits = 8;
    block.multiplier_bits = 4;
    block.width = 2;
    check_impossible("multiplier_bits");
    block.fraction_bits = 8;
    block.multiplier_bits = 4;
    block.adder = MMAREF_ADDER_HALVES;
    check_impossible("multiplier_bits");
    block.fraction_bits = 8;
    block.multiplier_bits = 4;
    block.product_type = MMAREF_TYPE_F32;
    check_impossible("multiplier_bits");
    block.block = 16;
    block.fraction_bits = 8;
    block.adder = MMAREF_ADDER_SIZE;
    check_impossible("adder");
    block.block = 16;
    block.fraction_bits = 8;
    block.width = 2;
    check_impossible("width");
    block.block = 16;
    block.fraction_bits = 8;
    block.partial = MMAREF_PARTIAL_NORMALISED;
    check_impossible("partial");
    block.block = 16;
    block.fraction_bits = 8;
    block.multiplier_bits = 2;
    check_impossible("multiplier_bits");
    block.width = 1;
    check_impossible("width");
    block.width = 9;
    check_impossible("width");
    block.step_type = MMAREF_TYPE_FORMAT(9, 3, 0, MMAREF_SPECIAL_NONE);
    check_impossible("step_type");
    block.product_type = MMAREF_TYPE_FORMAT(8, 24, 0, MMAREF_SPECIAL_NONE);
    check_impossible("product_type");
    block.block = 16;
    block.product_type = MMAREF_TYPE_F16;
    check_impossible("product_type");
    block.block = 16;
    block.fraction_bits = 8;
    block.sticky = MMAREF_STICKY_YES;
    check_impossible("sticky");
    block.step_type = MMAREF_TYPE_OWN; /* which nothing describes */
    check_impossible("step_type");
    block.product_type = MMAREF_TYPE_OWN;
    check_impossible("product_type");
    block.own_exponent_bits = 4;
    check_impossible("own_fraction_bits");
}

void test_a_block_to_check_is_needed(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_check(NULL, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(NULL, &block, NULL));
}

/* An instruction asks for more than a dot product by itself: here 16 products, and no random bits. */
void test_a_block_that_an_instruction_cannot_compute_names_its_field(void)
{
    static const struct {
        const char *text, *field;
    } blocks[] = {
        { "custom interleave=16", "interleave" },
        { "custom rounding=stochastic", "rounding" },
        { "custom group=32 accumulate=after", "group" },
        { "custom product_type=f16 product_rounding=stochastic", "product_rounding" },
        { "custom block=4 fraction_bits=20", "block" },
    };
    static const char of_f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    static const char of_s8[] = "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32";
    mmaref_instruction f16, s8, no_such = { 60000 };
    unsigned i;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(of_f16, sizeof of_f16 - 1, &f16, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(of_s8, sizeof of_s8 - 1, &s8, NULL));
    for (i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        const char *text = blocks[i].text;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(NULL, text, strlen(text), &block, NULL, NULL));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(NULL, &block, &error));
        TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_parse(&f16, text, strlen(text), &block, NULL, &error));
        TEST_ASSERT_EQUAL_STRING(blocks[i].field, mmaref_field_name((uint8_t)error.bits));
        TEST_ASSERT_EQUAL_INT(0, (int)error.length);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_parse(&s8, text, strlen(text), &block, NULL, &error));
        TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(&f16, &block, &error), text);
        TEST_ASSERT_EQUAL_STRING(blocks[i].field, mmaref_field_name((uint8_t)error.bits));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(&s8, &block, &error));
    }
    block.products = 129;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(&f16, &block, NULL));
    setUp();
    block.products = 4;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_check(&f16, &block, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_check(&no_such, &block, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_REASON_NO_INSTRUCTION, error.reason);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_arithmetic_check(&f16, NULL, &error));
}
