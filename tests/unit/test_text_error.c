/* SPDX-License-Identifier: MIT */
/* Errors as sentences. */
#include <stdio.h>
#include <string.h>

#include "mmaref.h"
#include "unity.h"

static const char f16[] = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
static mmaref_instruction instruction;
static mmaref_arithmetic block;
static mmaref_error error;
static char sentence[MMAREF_SENTENCE_MAX];

void setUp(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(f16, sizeof f16 - 1, &instruction, &error));
    memset(sentence, '!', sizeof sentence);
}

void tearDown(void)
{
}

static void check_arithmetic(const char *expected, const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(mmaref_arithmetic_parse(&instruction, text, strlen(text), &block, NULL, &error) < 0, text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, strlen(text), sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING(expected, sentence);
}

void test_a_misspelt_field_value_or_profile_is_named_with_the_nearest(void)
{
    check_arithmetic("'aline=jam': no such field, nearest is 'align'", "custom aline=jam");
    check_arithmetic("'alignjam=1': no such field", "custom alignjam=1");
    check_arithmetic("'align=zeroo': value out of range, nearest is 'zero'", "sm_90 align=zeroo products=4");
    check_arithmetic("'subnormals=flush_in+flush_aut': value out of range, nearest is 'flush_out'; words are joined by '+'",
                     "custom subnormals=flush_in+flush_aut");
    check_arithmetic("'subnormals=flush_on+kept': value out of range, nearest is 'flush_in'; words are joined by '+'",
                     "custom subnormals=flush_on+kept");
    check_arithmetic("'step_type=f33': value out of range, nearest is 'f32'", "custom step_type=f33");
    check_arithmetic("'sm_9O': unknown arithmetic profile, nearest is 'sm_90'", "sm_9O");
    check_arithmetic("'costum': unknown arithmetic profile, nearest is 'custom'", "costum products=4");
    check_arithmetic("'volta': unknown arithmetic profile", "volta");
}

void test_where_no_word_is_near_a_field_says_what_it_takes(void)
{
    mmaref_arithmetic any;

    check_arithmetic("'fraction_bits=51': value out of range, legal values: unlimited and 0 to 40", "custom fraction_bits=51");
    check_arithmetic("'exponent_floor=9999': value out of range, legal values: none and -1000 to 1000",
                     "custom exponent_floor=9999");
    check_arithmetic("'rounding=7': value out of range, legal values: zero nearest_even down up nearest_away odd stochastic",
                     "custom rounding=7");
    check_arithmetic("'subnormals=xyzzyx': value out of range, legal values, joined by '+': kept flush_in flush_out normalise "
                     "as_f16", "custom subnormals=xyzzyx");
    check_arithmetic("'zero_sign=2': value out of range, legal values: plus ieee", "custom zero_sign=2");
    check_arithmetic("'step_type=2x': value out of range, legal values: d f16 bf16 f32 e4m3 e5m2 own and formats "
                     "such as e6m10.ieee", "custom step_type=2x");
    check_arithmetic("'block=': value out of range, legal values: 0 to 32", "custom block=");
    /* What it says is so. */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&any));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_set(&any, "exponent_floor", 14, "-1000", 5, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_set(&any, "exponent_floor", 14, "1000", 4, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_set(&any, "fraction_bits", 13, "40", 2, NULL));
}

void test_flags_that_something_else_joins_are_told_that_plus_joins_them(void)
{
    static const char *const texts[] = { "|", "&", ",", ";", "/", "-", "++", "|normalise|" };
    char text[60], expected[160];
    unsigned i;

    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        (void)snprintf(text, sizeof text, "custom subnormals=flush_in%sflush_out", texts[i]);
        (void)snprintf(expected, sizeof expected, "'subnormals=flush_in%sflush_out': value out of range, legal values, joined by "
                       "'+': kept flush_in flush_out normalise as_f16", texts[i]);
        check_arithmetic(expected, text);
    }
    check_arithmetic("'subnormals=flush_in|': value out of range, nearest is 'flush_in'; words are joined by '+'",
                     "custom subnormals=flush_in|");
    check_arithmetic("'flush_out': not of the form key=value; words of 'subnormals' are joined by '+', without blanks",
                     "custom subnormals=flush_in flush_out");
    check_arithmetic("'+': not of the form key=value; words of 'subnormals' are joined by '+', without blanks",
                     "custom subnormals=flush_in + flush_out");
}

void test_other_errors_of_a_block_name_the_word_or_the_field(void)
{
    check_arithmetic("'products': not of the form key=value", "custom products");
    check_arithmetic("'products=8': given twice", "custom products=4 products=8");
    check_arithmetic("'interleave': not a power of two", "custom interleave=3");
    check_arithmetic("'sm_70': the profile does not have the instruction", "sm_70");
    check_arithmetic("unknown arithmetic profile", "");
    check_arithmetic("'s??t': unknown arithmetic profile", "s\x01\xff" "t");
    check_arithmetic("'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...': unknown arithmetic profile",
                     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy");
}

static void check_instruction(const char *expected, const char *text)
{
    TEST_ASSERT_TRUE_MESSAGE(mmaref_instruction_parse(text, strlen(text), &instruction, &error) < 0, text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, strlen(text), sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING(expected, sentence);
}

void test_an_instruction_is_refused_by_its_word(void)
{
    check_instruction("'f322': unknown qualifier, nearest is 'f32'", "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322");
    check_instruction("'nma': unknown instruction, nearest is 'mma'", "nma.sync");
}

/* None of its words is wrong: what may follow is told. */
void test_an_unfinished_instruction_is_told_what_is_missing(void)
{
    check_instruction("a qualifier is missing: one of row col", "wmma.mma.sync.aligned");
    check_instruction("a qualifier is missing: one of m8n8k4 m8n8k32 m16n16k16 m32n8k16 m8n32k16 m16n16k8",
                      "wmma.mma.sync.aligned.row.col");
    check_instruction("a qualifier is missing, expected: row", "mma.sync.aligned.m16n8k64.kind::mxf4nvf4.block_scale");
    check_instruction("a qualifier is missing: one of scale_vec::2X scale_vec::4X",
                      "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale");
    check_instruction("a qualifier is missing, expected: block_scale",
                      "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4");
    check_instruction("a qualifier is missing: one of xor and", "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32");
    check_instruction("a qualifier is missing: one of f16 bf16 e4m3 e5m2", "mma.sync.aligned.m16n8k16.row.col.f32");
    check_instruction("a qualifier is missing, expected: aligned", "ldmatrix.sync");
    check_instruction("'m16n8k64': not legal here, nearest is 'm16n8k16'",
                      "mma.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32");
}

void test_what_is_missing_needs_the_text(void)
{
    const char *text = "mma.sync";

    TEST_ASSERT_TRUE(mmaref_instruction_parse(text, strlen(text), &instruction, &error) < 0);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("a qualifier is missing, nearest is 'aligned'", sentence);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, "?", 1, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("a qualifier is missing: one of", sentence); /* of another text */
    text = "movmatrix.sync.aligned.m8n8.trans.b16"; /* which lacks nothing */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, strlen(text), sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("a qualifier is missing: one of", sentence);
}

void test_details_stand_behind_the_reason(void)
{
    mmaref_operands operands = { NULL, NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0 };
    uint32_t zero[128] = { 0 }, e[32], d[128];

    memset(e, 0x44, sizeof e);
    e[5] = 0x44454444;
    operands.a = operands.b = operands.c = zero;
    operands.e = e;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
                                                              52, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_profile_get(MMAREF_PROFILE_SM_80, &instruction, &block));
    operands.selector = 77;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_mma(&instruction, &block, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("the sparsity selector is out of range, value 0x4d", sentence);
    error.lane = 29;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("the sparsity selector is out of range, lane 29, value 0x4d", sentence);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_target_check(&instruction, "sm_75", 5, 0, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, "sm_75", 5, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("the target does not have the instruction, which needs sm_80 or higher", sentence);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, mmaref_target_check(&instruction, NULL, 0, 65, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("the PTX ISA version does not have the instruction, PTX ISA 7.1 or later is needed", sentence);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_target_check(&instruction, "sm90", 4, 0, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, "sm90", 4, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("no target with matrix instructions has this name, nearest is 'sm_90'", sentence);
}

void test_a_chunk_with_too_many_non_zeros_is_named(void)
{
    uint32_t dense[16 * 16], a[64], e[32];

    memset(dense, 0x3c, sizeof dense);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
                                                              52, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&instruction, dense, 0, a, e, &error));
    error.row = 11;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("a: a chunk has too many non-zeros, row 11 from column 0 on", sentence);
}

void test_a_sentence_is_cut_where_its_text_ends(void)
{
    char small[8];
    static const char text[] = "custom aline=jam";

    memset(small, '!', sizeof small);
    TEST_ASSERT_TRUE(mmaref_arithmetic_parse(NULL, text, sizeof text - 1, &block, NULL, &error) < 0);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, sizeof text - 1, small, 7));
    TEST_ASSERT_EQUAL_STRING("'aline", small);
    TEST_ASSERT_EQUAL_INT('!', small[7]);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, 3, sentence, sizeof sentence)); /* of another text */
    TEST_ASSERT_EQUAL_STRING("no such field", sentence);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_error_write(NULL, text, 3, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_error_write(&error, text, 3, NULL, 9));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_error_write(&error, text, 3, small, 0));
    TEST_ASSERT_EQUAL_STRING("'aline", small);
}

void test_an_error_without_reason_is_its_status(void)
{
    memset(&error, 0, sizeof error);
    error.status = MMAREF_E_LEFT_OUT;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("left_out", sentence);
}

/* An error that a caller has put together is put into words as far as it makes sense. */
static void check_made(const char *expected, uint8_t field, size_t offset, size_t length)
{
    static const char text[] = "ab\x1f~\x7fz\xe9=yes";

    memset(&error, 0, sizeof error);
    error.status = MMAREF_E_ARITHMETIC;
    error.reason = MMAREF_REASON_OUT_OF_RANGE;
    error.bits = field;
    error.offset = offset;
    error.length = length;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, text, sizeof text - 1, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING(expected, sentence);
}

void test_an_error_that_no_call_made(void)
{
    check_made("'ab?~?z?=yes': value out of range, legal values: 0 to 32", MMAREF_FIELD_BLOCK, 0, 11);
    check_made("'b?~?z?': value out of range, legal values: 0 to 32", MMAREF_FIELD_BLOCK, 1, 6);
    check_made("'yes': value out of range", MMAREF_FIELDS, 8, 3);
    check_made("'block': value out of range", MMAREF_FIELD_BLOCK, 8, 4); /* beyond the text */
    check_made("'block': value out of range", MMAREF_FIELD_BLOCK, 8, SIZE_MAX);
}

void test_an_operand_that_is_none_is_left_out(void)
{
    memset(&error, 0, sizeof error);
    error.status = MMAREF_E_ARGUMENT;
    error.reason = MMAREF_REASON_NO_MATRIX;
    error.operand = MMAREF_OPERAND_SCALE_B;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("scale_b: a matrix, its memory or the registers are NULL", sentence);
    error.operand = MMAREF_OPERANDS;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_error_write(&error, NULL, 0, sentence, sizeof sentence));
    TEST_ASSERT_EQUAL_STRING("a matrix, its memory or the registers are NULL", sentence);
}
