/* SPDX-License-Identifier: MIT */
/* Instruction strings: what each mistake is called, where it is, and the nearest legal word. */
#include <string.h>

#include "unity.h"

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

    TEST_ASSERT_EQUAL_INT_MESSAGE(status, mmaref_parse(text, strlen(text), &instruction, &error), text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, error.status, text);
    TEST_ASSERT_EQUAL_MESSAGE(error.status, -(error.reason >> 4), text);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(offset, error.offset, text);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(strlen(offender), error.length, text);
    TEST_ASSERT_EQUAL_STRING_LEN_MESSAGE(offender, text + error.offset, error.length, text);
    if (nearest == NULL) {
        TEST_ASSERT_NULL_MESSAGE(error.nearest, text);
    } else {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(nearest, error.nearest, text);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(status, mmaref_parse(text, strlen(text), &instruction, NULL), text);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&before, &instruction, sizeof before, text);
}

void test_legal_strings(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse("mac16", 5, &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_MAC16, instruction.word[MMAREF_QUALIFIER_NAME]);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse(MMA ".f32.f16.f16.f32", strlen(MMA) + 16, &instruction, NULL));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_M16N8K16, instruction.word[MMAREF_QUALIFIER_SHAPE]);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_F32, instruction.word[MMAREF_QUALIFIER_DTYPE]);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_F16, instruction.word[MMAREF_QUALIFIER_BTYPE]);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_NONE, instruction.word[MMAREF_QUALIFIER_SATFINITE]);
}

void test_optional_words(void)
{
    const char *text = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_SATFINITE, instruction.word[MMAREF_QUALIFIER_SATFINITE]);
    text = "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64.rp";
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse(text, strlen(text), &instruction, &error));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_WORD_RP, instruction.word[MMAREF_QUALIFIER_ROUNDING]);
}

void test_the_text_needs_no_terminator(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_parse("mac16xyz", 5, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_parse("mac16xyz", 6, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_parse("mac16xyz", 4, &instruction, &error));
}

void test_no_text_or_place(void)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_parse(NULL, 5, &instruction, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, error.status);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_parse("mac16", 5, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_parse(NULL, 0, NULL, NULL));
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
    check_wrong("mma.aligned", MMAREF_E_INSTRUCTION, "aligned", 4, "sync");
}

void test_missing_words(void)
{
    check_wrong("mma.sync.aligned.m16n8k16.row", MMAREF_E_INSTRUCTION, "", 29, "col");
    check_wrong(MMA ".f32.f16.f16", MMAREF_E_INSTRUCTION, "", 45, "f32");
    check_wrong("mma", MMAREF_E_INSTRUCTION, "", 3, "sp"); /* shorter than sync */
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

/* Every prefix and every single changed byte ends in a status, never in a crash. */
void test_any_text_is_answered(void)
{
    char text[] = "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32";
    size_t i;
    int byte;

    for (i = 0; i < sizeof text; i++) {
        char kept = text[i];
        TEST_ASSERT_LESS_OR_EQUAL_INT(0, mmaref_parse(text, i, &instruction, &error));
        for (byte = 0; byte < 256; byte++) {
            text[i] = (char)byte;
            TEST_ASSERT_LESS_OR_EQUAL_INT(0, mmaref_parse(text, sizeof text - 1, &instruction, &error));
        }
        text[i] = kept;
    }
}
