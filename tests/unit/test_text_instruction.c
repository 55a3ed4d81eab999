/* SPDX-License-Identifier: MIT */
/* Instruction strings: what each mistake is called, where it is, and the nearest legal word. */
#include <string.h>

#include "unity.h"

#include "every_instruction.h"
#include "mmaref.h"

#define MMA "mma.sync.aligned.m16n8k16.row.col"

static mmaref_instruction instruction;
static mmaref_error error;

void setUp(void)
{
    memset(&instruction, 0xa5, sizeof instruction);
    memset(&error, 0xa5, sizeof error);
}
void tearDown(void) {}

static void check_wrong(const char *text, mmaref_status status, const char *offender, size_t offset,
                        const char *nearest)
{
    mmaref_instruction before = instruction;

    TEST_ASSERT_EQUAL_INT_MESSAGE(status, mmaref_instruction_parse(text, strlen(text), &instruction, &error), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, error.status, text);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(offset, error.offset, text);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(strlen(offender), error.length, text);
    TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE(offender, text + error.offset, error.length, text);
    if (nearest == NULL) {
        TEST_ASSERT_NULL_MESSAGE(error.nearest, text);
    } else {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(nearest, error.nearest, text);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, mmaref_instruction_parse(text, strlen(text), &instruction, NULL), text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &instruction, sizeof before, text);
}

void test_legal_strings(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mac16", 5, &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_MAC16, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_NAME));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(MMA ".f32.f16.f16.f32", strlen(MMA) + 16, &instruction, NULL));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_SHAPE_M16N8K16, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_SHAPE));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F32, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_DTYPE));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F16, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_BTYPE));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_SATFINITE));
}

void test_optional_words(void)
{
    const char *text = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_SATFINITE, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_SATFINITE));
    text = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rp";
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_RP, mmaref_instruction_token(&instruction, MMAREF_QUALIFIER_ROUNDING));
}

void test_the_text_needs_no_terminator(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_parse("mac16xyz", 5, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_instruction_parse("mac16xyz", 6, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_instruction_parse("mac16xyz", 4, &instruction, &error));
}

void test_no_text_or_place(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_parse(NULL, 5, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, error.status);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_parse("mac16", 5, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_instruction_parse(NULL, 0, NULL, NULL));
}

void test_what_is_not_written_like_an_instruction(void)
{
    check_wrong("", MMAREF_E_SYNTAX, "", 0, NULL);
    check_wrong(".", MMAREF_E_SYNTAX, ".", 0, NULL);
    check_wrong("mma.", MMAREF_E_SYNTAX, "", 4, NULL);
    check_wrong("mma..sync", MMAREF_E_SYNTAX, ".", 4, NULL);
    check_wrong("mma sync", MMAREF_E_SYNTAX, " ", 3, NULL);
    check_wrong("mma.syn\303\251", MMAREF_E_SYNTAX, "\303", 7, NULL);
    check_wrong(" mma.sync", MMAREF_E_SYNTAX, " ", 0, NULL);
    check_wrong("a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a", MMAREF_E_SYNTAX, ".",
                39, NULL);
}

void test_unknown_words(void)
{
    check_wrong("mmx.sync", MMAREF_E_INSTRUCTION, "mmx", 0, "mma");
    check_wrong("MMA.sync", MMAREF_E_INSTRUCTION, "MMA", 0, "mma");
    check_wrong("mma.sync.aligned.m16n8k17.row.col.f32.f16.f16.f32", MMAREF_E_INSTRUCTION, "m16n8k17", 17,
                "m16n8k16");
    check_wrong(MMA ".f32.f16.f16.f33", MMAREF_E_INSTRUCTION, "f33", 46, "f32");
    check_wrong(MMA ".satfinit.s32.s8.s8.s32", MMAREF_E_INSTRUCTION, "satfinit", 34, "satfinite");
    check_wrong("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rq", MMAREF_E_INSTRUCTION, "rq", 48, "rn");
}

void test_words_that_are_not_legal_there(void)
{
    check_wrong(MMA ".f32.bf16.f16.f32", MMAREF_E_INSTRUCTION, "f16", 43, "bf16");
    check_wrong("mma.sync.aligned.m16n8k16.col.col.f32.f16.f16.f32", MMAREF_E_INSTRUCTION, "col", 26, "row");
}

void test_missing_words(void)
{
    check_wrong("mma.sync.aligned.m16n8k16.row", MMAREF_E_INSTRUCTION, "", 29, "col");
    check_wrong(MMA ".f32.f16.f16", MMAREF_E_INSTRUCTION, "", 45, "f32");
    check_wrong("mma", MMAREF_E_INSTRUCTION, "", 3, "sync");
    check_wrong("mma.aligned", MMAREF_E_INSTRUCTION, "", 11, "sync");
}

void test_words_too_many(void)
{
    check_wrong("mac16.row", MMAREF_E_INSTRUCTION, "row", 6, NULL);
    check_wrong(MMA ".f32.f16.f16.f32.f32", MMAREF_E_INSTRUCTION, "f32", 50, NULL);
}

void test_what_the_assembler_refuses(void)
{
    check_wrong(MMA ".f16.f16.f16.f32", MMAREF_E_REFUSED, "f32", strlen(MMA) + 13, NULL);
    check_wrong(MMA ".f32.f16.f16.f16", MMAREF_E_REFUSED, "f16", strlen(MMA) + 13, NULL);
    check_wrong("mma.sync.aligned.m8n8k4.row.col.f32.tf32.tf32.f32", MMAREF_E_REFUSED, "m8n8k4", 17, NULL);
    check_wrong("ldmatrix.sync.aligned.m8n8.x8.b16", MMAREF_E_REFUSED, "x8", 27, NULL);
}

static void check_canonical(const char *text, const char *canonical)
{
    char written[MMAREF_TEXT_MAX];

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, NULL), text);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, written, sizeof written));
    TEST_ASSERT_EQUAL_STRING_MESSAGE(canonical, written, text);
}

/* Spellings of kernels that people have. */
void test_words_may_come_in_any_order(void)
{
    check_canonical("mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32.e4m3.e5m2.f32",
                    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e5m2.f32");
    check_canonical("mma.sync.aligned.m16n8k32.row.col.s32.s8.u8.s32.satfinite",
                    "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32");
    check_canonical("ldmatrix.sync.aligned.x4.m8n8.shared.b16", "ldmatrix.sync.aligned.m8n8.x4.shared.b16");
    check_canonical("mma.sync.aligned.kind::mxf4nvf4.sp::ordered_metadata.block_scale.scale_vec::4X.m16n8k128.row.col"
                    ".f32.e2m1.e2m1.f32.ue4m3",
                    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X"
                    ".f32.e2m1.e2m1.f32.ue4m3");
    check_canonical("wmma.mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.and.popc",
                    "wmma.mma.and.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32");
}

/* The examples of the text have the layouts of wmma after shape and state space. */
void test_examples_of_the_text(void)
{
    check_canonical("wmma.load.b.sync.aligned.m16n16k16.row.f16", "wmma.load.b.sync.aligned.row.m16n16k16.f16");
    check_canonical("wmma.load.a.sync.aligned.m8n8k32.row.s4", "wmma.load.a.sync.aligned.row.m8n8k32.s4");
    check_canonical("wmma.load.c.sync.aligned.m16n16k16.global.row.f32",
                    "wmma.load.c.sync.aligned.row.m16n16k16.global.f32");
    check_canonical("wmma.store.d.sync.aligned.m8n8k128.row.s32", "wmma.store.d.sync.aligned.row.m8n8k128.s32");
    check_canonical("wmma.store.d.sync.aligned.m16n16k16.global.col.f32",
                    "wmma.store.d.sync.aligned.col.m16n16k16.global.f32");
    check_canonical("wmma.mma.sync.aligned.m16n16k16.row.col.f32.f32",
                    "wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32");
    check_canonical("wmma.mma.sync.aligned.m8n32k16.row.col.s32.s8.s8.s32",
                    "wmma.mma.sync.aligned.row.col.m8n32k16.s32.s8.s8.s32");
    check_canonical("wmma.mma.xor.popc.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32",
                    "wmma.mma.xor.popc.sync.aligned.row.col.m8n8k128.s32.b1.b1.s32");
}

void test_like_words_keep_their_order(void)
{
    check_wrong("mma.sync.aligned.m16n8k8.col.row.f32.tf32.tf32.f32", MMAREF_E_INSTRUCTION, "col", 25, "row");
    check_wrong("mma.sync.aligned.m16n8k16.f16.f16.f32.f32.row.col", MMAREF_E_INSTRUCTION, "f32", 34, "f16");
    check_wrong("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.popc.xor", MMAREF_E_INSTRUCTION, "popc", 49, "xor");
    check_wrong("ldmatrix.sync.aligned.m8n16.x1.shared.b6x16_p32.b8x16", MMAREF_E_INSTRUCTION, "b6x16_p32", 38,
                "b8x16");
}

static void check_reason(const char *text, uint8_t reason, const char *offender)
{
    size_t length = strlen(offender);
    mmaref_status status = mmaref_instruction_parse(text, strlen(text), &instruction, &error);

    TEST_ASSERT_TRUE_MESSAGE(status < MMAREF_OK || reason == MMAREF_REASON_IMPLICIT_ALIGNED, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, error.status, text);
    TEST_ASSERT_EQUAL_UINT8_MESSAGE(reason, error.reason, text);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(length, error.length, text);
    TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE(offender, text + error.offset, length, text);
}

void test_a_repeated_word_is_named(void)
{
    check_reason("mma.sync.aligned.sync.m16n8k16.row.col.f32.f16.f16.f32", MMAREF_REASON_REPEATED, "sync");
    TEST_ASSERT_EQUAL_size_t(17, error.offset);
    check_reason(MMA ".f32.f16.f16.f32.m16n8k16", MMAREF_REASON_REPEATED, "m16n8k16");
    check_reason("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32.satfinite", MMAREF_REASON_REPEATED,
                 "satfinite");
    check_reason("mma.sync.sync.aligned", MMAREF_REASON_REPEATED, "sync");
    /* Also where what remains is refused. */
    check_reason("mma.sync.sync.aligned.m16n8k16.row.col.f32.f16.f16.f16", MMAREF_REASON_REPEATED, "sync");
    TEST_ASSERT_EQUAL_size_t(9, error.offset);
}

void test_types_and_layouts_may_be_alike_but_not_too_many(void)
{
    check_reason(MMA ".f32.f16.f16.f32.f32", MMAREF_REASON_TOO_MANY_TYPES, "f32");
    TEST_ASSERT_EQUAL_size_t(strlen(MMA ".f32.f16.f16.f32."), error.offset);
    TEST_ASSERT_NULL(error.nearest);
    check_reason(MMA ".f32.f16.f16.f32.s8", MMAREF_REASON_TOO_MANY_TYPES, "s8");
    check_reason("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32.f32.f32.f32", MMAREF_REASON_TOO_MANY_TYPES, "f32");
    TEST_ASSERT_EQUAL_size_t(strlen("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32."), error.offset);
    check_reason(MMA ".col.f32.f16.f16.f32", MMAREF_REASON_TOO_MANY_LAYOUTS, "col");
    check_reason("mma.sync.aligned.m16n8k16.row.row.col.f32.f16.f16.f32", MMAREF_REASON_TOO_MANY_LAYOUTS, "row");
    check_reason(MMA ".f32.f32.f16.f32", MMAREF_REASON_NOT_LEGAL, "f32");
}

void test_words_that_are_no_name(void)
{
    check_reason("sync.aligned.m16n8k16", MMAREF_REASON_NOT_LEGAL, "sync");
    check_reason("f16", MMAREF_REASON_NOT_LEGAL, "f16");
    check_reason("syncs.aligned.m16n8k16", MMAREF_REASON_UNKNOWN_INSTRUCTION, "syncs");
}

void test_what_other_chapters_define(void)
{
    check_reason("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16", MMAREF_REASON_OF_WGMMA, "wgmma");
    check_reason("tcgen05.mma.cta_group::1.kind::f16", MMAREF_REASON_OF_TCGEN05, "tcgen05");
}

/* Table 36 of PTX ISA 9.1, and .s8.s4 of 9.4: the first has scale_vec::4X with ue8m0, and 2X has no ue4m3. */
void test_what_later_editions_have(void)
{
    check_canonical("mma.sync.aligned.m16n8k64.kind::mxf4nvf4.block_scale.scale_vec::4X.row.col.f32.e2m1.e2m1.f32.ue8m0",
                    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue8m0");
    check_canonical("ldmatrix.sync.aligned.x2.m8n16.shared.s8.s4", "ldmatrix.sync.aligned.m8n16.x2.shared.s8.s4");
    check_wrong("mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue4m3",
                MMAREF_E_INSTRUCTION, "ue4m3", 93, "ue8m0");
    check_wrong("ldmatrix.sync.aligned.m8n16.x2.trans.shared.s8.s4", MMAREF_E_INSTRUCTION, "trans", 31, NULL);
}

/* PTX ISA 9.7.14.4.3: .aligned is implicit below 6.3, which had the floating-point wmma only. */
void test_where_aligned_is_implicit(void)
{
    check_canonical("wmma.load.a.sync.row.m16n16k16.f16", "wmma.load.a.sync.aligned.row.m16n16k16.f16");
    check_reason("wmma.mma.sync.row.col.m32n8k16.f32.f16", MMAREF_REASON_IMPLICIT_ALIGNED, "");
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, error.status);
    check_wrong("wmma.load.a.sync.row.m16n16k16.s8", MMAREF_E_INSTRUCTION, "", 33, "aligned");
    check_wrong("mma.sync.m16n8k16.row.col.f32.f16.f16.f32", MMAREF_E_INSTRUCTION, "", 41, "aligned");
}

void test_hints_do_not_mislead(void)
{
    check_wrong("mma.sync.aligned.kind::f8f6f5.m16n8k32.row.col.f32.e4m3.e4m3.f32", MMAREF_E_INSTRUCTION,
                "kind::f8f6f5", 17, "kind::f8f6f4");
    check_wrong("mma.sync.aligned.kind::f8f6f4.m16n8k33.row.col.f32.e4m3.e4m3.f32", MMAREF_E_INSTRUCTION, "m16n8k33", 30,
                "m16n8k32");
    check_wrong("mma.sync.aligned.m16n8k64.row.col.f32.f16.f16.f32", MMAREF_E_INSTRUCTION, "m16n8k64", 17, "m16n8k8");
    check_wrong(MMA ".f32.f16.f16.f32.foo", MMAREF_E_INSTRUCTION, "foo", 50, NULL);
}

/* PTX ISA 9.7.14.5.14: kind::mxf4 has scale_vec::2X alone; 9.7.14.4: after wmma come load, mma and store. */
void test_the_nearest_word_is_one_that_the_row_has_there(void)
{
    check_wrong("wmma", MMAREF_E_INSTRUCTION, "", 4, "load");
    check_wrong("wmma.f1.c.sync.aligned.row.m32n8k16.global.f32", MMAREF_E_INSTRUCTION, "f1", 5, "f16");
    check_wrong("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::1.f32.e2m1.e2m1.f32.ue8m0",
                MMAREF_E_INSTRUCTION, "scale_vec::1", 57, "scale_vec::2X");
    check_wrong("mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::1X.f32.e2m1.e2m1.f32.ue8m0",
                MMAREF_E_INSTRUCTION, "scale_vec::1X", 57, "scale_vec::2X");
}

/* Every prefix and every single changed byte ends in a status, never in a crash. */
void test_any_text_is_answered(void)
{
    char text[] = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";
    size_t i;
    int byte;

    for (i = 0; i < sizeof text; i++) {
        char kept = text[i];
        TEST_ASSERT_LESS_OR_EQUAL_INT(0, mmaref_instruction_parse(text, i, &instruction, &error));
        for (byte = 0; byte < 256; byte++) {
            text[i] = (char)byte;
            TEST_ASSERT_LESS_OR_EQUAL_INT(0, mmaref_instruction_parse(text, sizeof text - 1, &instruction, &error));
        }
        text[i] = kept;
    }
}

/* The beginning of a string lacks qualifiers, and no word of it is to blame. */
void test_the_beginning_of_a_string_is_unfinished(void)
{
    mmaref_instruction whole, got;
    char text[MMAREF_TEXT_MAX];
    uint16_t next = 0;
    size_t at, refused = 0;
    mmaref_error said;

    while (next_instruction(&next, &whole, NULL)) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&whole, text, sizeof text));
        for (at = 0; text[at] != '\0'; at++) {
            if (text[at] == '.' && mmaref_instruction_parse(text, at, &got, &said) != MMAREF_OK) {
                text[at] = '\0';
                TEST_ASSERT_EQUAL_UINT8_MESSAGE(MMAREF_REASON_MISSING_QUALIFIER, said.reason, text);
                text[at] = '.';
                refused++;
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(9000, (int)refused);
}
