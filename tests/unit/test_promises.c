/* SPDX-License-Identifier: MIT */
/* What mmaref.h promises of all functions alike, and of single ones: tests/unit/promises.txt has the sentences. */
#include <string.h>

#include "dot_call.h"
#include "unity.h"

#include "every_instruction.h"
#include "one_warp.h"

#define F16 "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define SPARSE "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
#define SCALED "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0"
#define WORDS (32 * MMAREF_REGISTERS_MAX)
#define FILL 0xa5

static mmaref_error error;
static mmaref_arithmetic exact, written_block, filled_block;
static mmaref_instruction f16, sparse, ldmatrix, stmatrix, movmatrix, load, store, none;
static uint32_t a[WORDS], b[WORDS], c[WORDS], d[WORDS], e[32], scale[32], filled[WORDS];
static uint8_t bytes[4096], filled_bytes[4096];
static uint64_t elements[MMAREF_DOT_MAX];

static mmaref_instruction parsed(const char *text)
{
    mmaref_instruction instruction = { 0 };

    TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_OK, mmaref_instruction_parse(text, strlen(text), &instruction, &error), text);
    return instruction;
}

void setUp(void)
{
    f16 = parsed(F16);
    sparse = parsed(SPARSE);
    ldmatrix = parsed("ldmatrix.sync.aligned.m8n8.x4.b16");
    stmatrix = parsed("stmatrix.sync.aligned.m8n8.x4.b16");
    movmatrix = parsed("movmatrix.sync.aligned.m8n8.trans.b16");
    load = parsed("wmma.load.a.sync.aligned.row.m16n16k16.f16");
    store = parsed("wmma.store.d.sync.aligned.row.m16n16k16.f16");
    none.id = UINT16_MAX;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_arithmetic_start(&exact));
    memset(a, 0, sizeof a);
    memset(b, 0, sizeof b);
    memset(c, 0, sizeof c);
    memset(e, 0x44, sizeof e);
    memset(scale, 0x7f, sizeof scale);
    memset(elements, 0, sizeof elements);
    memset(filled, FILL, sizeof filled);
    memset(filled_bytes, FILL, sizeof filled_bytes);
    memset(&filled_block, FILL, sizeof filled_block);
    memset(d, FILL, sizeof d);
    memset(bytes, FILL, sizeof bytes);
    memset(&written_block, FILL, sizeof written_block);
    memset(&error, FILL, sizeof error);
}

void tearDown(void)
{
}

/* ---- NULL, and numbers of no instruction ---- */

#define NEEDS(call) TEST_ASSERT_EQUAL_INT_MESSAGE(MMAREF_E_ARGUMENT, (call), #call)

void test_null_where_a_look_up_needs_a_pointer(void)
{
    mmaref_description is;
    mmaref_coordinate place = { 0, 0, 0 };
    mmaref_slot slot;
    mmaref_type type;
    mmaref_value value = { 0, false, 0, 0 };
    mmaref_instruction out;
    const char *name, *other;
    char text[8];
    uint64_t bits;
    uint8_t number;

    NEEDS(mmaref_build_get(NULL));
    NEEDS(mmaref_instruction_parse(NULL, 1, &out, NULL));
    NEEDS(mmaref_instruction_parse(F16, strlen(F16), NULL, NULL));
    NEEDS(mmaref_instruction_format(NULL, text, sizeof text));
    NEEDS(mmaref_instruction_format(&f16, NULL, 0));
    NEEDS(mmaref_instruction_at(0, NULL));
    NEEDS(mmaref_instruction_describe(NULL, &is));
    NEEDS(mmaref_instruction_describe(&f16, NULL));
    NEEDS(mmaref_target_check(NULL, "sm_90", 5, 0, NULL));
    NEEDS(mmaref_layout_coordinate(NULL, NULL, 0, 0, 0, &place));
    NEEDS(mmaref_layout_coordinate(&f16, NULL, 0, 0, 0, NULL));
    NEEDS(mmaref_layout_slot(NULL, NULL, 0, &place, &slot));
    NEEDS(mmaref_layout_slot(&f16, NULL, 0, NULL, &slot));
    NEEDS(mmaref_layout_slot(&f16, NULL, 0, &place, NULL));
    NEEDS(mmaref_type_get(MMAREF_TYPE_F16, NULL));
    NEEDS(mmaref_operand_type(NULL, 0, &type));
    NEEDS(mmaref_operand_type(&f16, 0, NULL));
    NEEDS(mmaref_value_decode(MMAREF_TYPE_F16, 0, NULL));
    NEEDS(mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, NULL, &bits));
    NEEDS(mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &value, NULL));
    NEEDS(mmaref_profile_get(MMAREF_PROFILE_EXACT, NULL, &written_block));
    NEEDS(mmaref_profile_get(MMAREF_PROFILE_EXACT, &f16, NULL));
    NEEDS(mmaref_profile_find(NULL, 1, &number));
    NEEDS(mmaref_profile_find("exact", 5, NULL));
    NEEDS(mmaref_arithmetic_set(NULL, "group", 5, "0", 1, NULL));
    NEEDS(mmaref_arithmetic_set(&exact, NULL, 5, "0", 1, NULL));
    NEEDS(mmaref_arithmetic_set(&exact, "group", 5, NULL, 1, NULL));
    NEEDS(mmaref_arithmetic_get(NULL, 0, &name, text, sizeof text));
    NEEDS(mmaref_arithmetic_get(&exact, 0, NULL, text, sizeof text));
    NEEDS(mmaref_arithmetic_get(&exact, 0, &name, NULL, sizeof text));
    NEEDS(mmaref_arithmetic_parse(&f16, NULL, 5, &written_block, NULL, NULL));
    NEEDS(mmaref_arithmetic_parse(&f16, "exact", 5, NULL, NULL, NULL));
    NEEDS(mmaref_profile_source(MMAREF_PROFILE_EXACT, NULL, 0, &name, &other));
    NEEDS(mmaref_profile_source(MMAREF_PROFILE_EXACT, &f16, 0, NULL, &other));
    NEEDS(mmaref_profile_source(MMAREF_PROFILE_EXACT, &f16, 0, &name, NULL));
    NEEDS(mmaref_arithmetic_start(NULL));
    NEEDS(mmaref_arithmetic_check(NULL, NULL, NULL));
    NEEDS(mmaref_arithmetic_rounding(NULL, &exact, &number));
    NEEDS(mmaref_arithmetic_rounding(&f16, NULL, &number));
    NEEDS(mmaref_arithmetic_rounding(&f16, &exact, NULL));
    NEEDS(mmaref_mac16_decode(0, NULL));
    NEEDS(mmaref_mac16(NULL, 0));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(NULL, MMAREF_QUALIFIER_NAME));
}

static void ignore_step(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context)
{
    (void)step;
    (void)term;
    ++*(unsigned *)context;
}

void test_null_where_a_computation_needs_a_pointer(void)
{
    static mmaref_dot_listener listener;
    static const mmaref_product product;
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    const mmaref_matrix matrix = { bytes, sizeof bytes, 0, 16, false }, nowhere = { NULL, 0, 0, 16, false };
    mmaref_operands operands;
    uint32_t address[32] = { 0 };
    uint64_t out;
    uint16_t element;

    memset(&operands, 0, sizeof operands);
    NEEDS(mmaref_sparse_compress(NULL, a, 0, c, e, NULL));
    NEEDS(mmaref_sparse_compress(&sparse, NULL, 0, c, e, NULL));
    NEEDS(mmaref_sparse_compress(&sparse, a, 0, NULL, e, NULL));
    NEEDS(mmaref_sparse_compress(&sparse, a, 0, c, NULL, NULL));
    NEEDS(mmaref_sparse_expand(NULL, a, e, 0, c, NULL));
    NEEDS(mmaref_sparse_expand(&sparse, NULL, e, 0, c, NULL));
    NEEDS(mmaref_sparse_expand(&sparse, a, NULL, 0, c, NULL));
    NEEDS(mmaref_sparse_expand(&sparse, a, e, 0, NULL, NULL));
    NEEDS(mmaref_sparse_column(&sparse, NULL, 0, 0, &element));
    NEEDS(mmaref_sparse_column(&sparse, &operands, 0, 0, &element)); /* no metadata */
    operands.e = e;
    NEEDS(mmaref_sparse_column(NULL, &operands, 0, 0, &element));
    NEEDS(mmaref_sparse_column(&sparse, &operands, 0, 0, NULL));
    NEEDS(dot_add(NULL, &exact, elements, elements, 1, 0, &out, NULL, NULL));
    NEEDS(dot_add(&types, NULL, elements, elements, 1, 0, &out, NULL, NULL));
    NEEDS(dot_add(&types, &exact, NULL, elements, 1, 0, &out, NULL, NULL));
    NEEDS(dot_add(&types, &exact, elements, NULL, 1, 0, &out, NULL, NULL));
    NEEDS(dot_add(&types, &exact, elements, elements, 1, 0, NULL, NULL, NULL));
    NEEDS(mmaref_dot_order(NULL, 1, 0, &element, NULL));
    NEEDS(mmaref_dot_order(&exact, 1, 0, NULL, NULL));
    NEEDS(dot_explain(&types, &exact, elements, elements, 1, 0, NULL, &out, NULL));
    NEEDS(dot_explain(&types, &exact, elements, elements, 1, 0, &listener, &out, NULL)); /* no report */
    NEEDS(mmaref_ldmatrix(NULL, NULL, bytes, sizeof bytes, address, d, NULL));
    NEEDS(mmaref_ldmatrix(&ldmatrix, NULL, NULL, sizeof bytes, address, d, NULL));
    NEEDS(mmaref_ldmatrix(&ldmatrix, NULL, bytes, sizeof bytes, NULL, d, NULL));
    NEEDS(mmaref_ldmatrix(&ldmatrix, NULL, bytes, sizeof bytes, address, NULL, NULL));
    NEEDS(mmaref_stmatrix(NULL, address, a, bytes, sizeof bytes, NULL));
    NEEDS(mmaref_stmatrix(&stmatrix, NULL, a, bytes, sizeof bytes, NULL));
    NEEDS(mmaref_stmatrix(&stmatrix, address, NULL, bytes, sizeof bytes, NULL));
    NEEDS(mmaref_stmatrix(&stmatrix, address, a, NULL, sizeof bytes, NULL));
    NEEDS(mmaref_movmatrix(NULL, a, d, NULL));
    NEEDS(mmaref_movmatrix(&movmatrix, NULL, d, NULL));
    NEEDS(mmaref_movmatrix(&movmatrix, a, NULL, NULL));
    NEEDS(mmaref_wmma_load(NULL, NULL, bytes, sizeof bytes, 0, 16, d, NULL));
    NEEDS(mmaref_wmma_load(&load, NULL, NULL, sizeof bytes, 0, 16, d, NULL));
    NEEDS(mmaref_wmma_load(&load, NULL, bytes, sizeof bytes, 0, 16, NULL, NULL));
    NEEDS(mmaref_wmma_store(NULL, NULL, a, bytes, sizeof bytes, 0, 16, NULL));
    NEEDS(mmaref_wmma_store(&store, NULL, NULL, bytes, sizeof bytes, 0, 16, NULL));
    NEEDS(mmaref_wmma_store(&store, NULL, a, NULL, sizeof bytes, 0, 16, NULL));
    NEEDS(mmaref_fragment_pack(NULL, NULL, 0, 0, &matrix, d, NULL));
    NEEDS(mmaref_fragment_pack(&f16, NULL, 0, 0, NULL, d, NULL));
    NEEDS(mmaref_fragment_pack(&f16, NULL, 0, 0, &nowhere, d, NULL));
    NEEDS(mmaref_fragment_pack(&f16, NULL, 0, 0, &matrix, NULL, NULL));
    NEEDS(mmaref_fragment_unpack(NULL, NULL, 0, 0, a, &matrix, NULL));
    NEEDS(mmaref_fragment_unpack(&f16, NULL, 0, 0, NULL, &matrix, NULL));
    NEEDS(mmaref_fragment_unpack(&f16, NULL, 0, 0, a, NULL, NULL));
    operands.a = operands.b = operands.c = a;
    operands.e = NULL;
    NEEDS(mmaref_mma(&sparse, &exact, &operands, d, NULL, NULL));
    NEEDS(mmaref_gemm(NULL, &exact, &product, NULL, d, WORDS, NULL));
    NEEDS(mmaref_gemm(&f16, &exact, NULL, NULL, d, WORDS, NULL)); /* test_mma_gemm.c has the rest */
    TEST_ASSERT_EQUAL_HEX32_ARRAY(filled, d, WORDS);
    TEST_ASSERT_EQUAL_MEMORY(filled_bytes, bytes, sizeof bytes);
}

/* The number of no instruction is answered like NULL. */
void test_a_number_of_no_instruction_is_answered_like_null(void)
{
    mmaref_description is;
    mmaref_coordinate place = { 0, 0, 0 };
    mmaref_slot slot;
    mmaref_type type;
    mmaref_operands operands;
    const char *name, *other;
    char text[MMAREF_TEXT_MAX];
    uint8_t number;

    memset(&operands, 0, sizeof operands);
    operands.a = operands.b = operands.c = a;
    NEEDS(mmaref_instruction_format(&none, text, sizeof text));
    NEEDS(mmaref_instruction_describe(&none, &is));
    NEEDS(mmaref_target_check(&none, NULL, 0, 0, NULL));
    NEEDS(mmaref_layout_coordinate(&none, NULL, 0, 0, 0, &place));
    NEEDS(mmaref_layout_slot(&none, NULL, 0, &place, &slot));
    NEEDS(mmaref_operand_type(&none, 0, &type));
    NEEDS(mmaref_profile_get(MMAREF_PROFILE_EXACT, &none, &written_block));
    NEEDS(mmaref_profile_source(MMAREF_PROFILE_EXACT, &none, 0, &name, &other));
    NEEDS(mmaref_arithmetic_rounding(&none, &exact, &number));
    NEEDS(mmaref_mma(&none, &exact, &operands, d, NULL, NULL));
    NEEDS(mmaref_sparse_compress(&none, a, 0, c, e, NULL));
    NEEDS(mmaref_sparse_expand(&none, a, e, 0, c, NULL));
    NEEDS(mmaref_movmatrix(&none, a, d, NULL));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&none, MMAREF_QUALIFIER_NAME));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(filled, d, WORDS);
    TEST_ASSERT_EQUAL_MEMORY(&filled_block, &written_block, sizeof filled_block);
}

/* ---- A refused call leaves its outputs as they were ---- */

void test_a_refused_look_up_leaves_its_outputs(void)
{
    mmaref_instruction instruction = { 0xa5a5 };
    mmaref_coordinate place, place_before;
    mmaref_slot slot, slot_before;
    mmaref_value value = { MMAREF_VALUE_NAN, false, 0, 0 }, value_before;
    const mmaref_coordinate outside = { 0, 16, 0 };
    const char *name = F16, *other = SPARSE;
    uint64_t bits = 0xa5;
    char text[4] = "abc";
    uint8_t number = FILL;

    memset(&place, FILL, sizeof place);
    memset(&slot, FILL, sizeof slot);
    place_before = place;
    slot_before = slot;
    value_before = value;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_instruction_parse("mma.foo", 7, &instruction, &error));
    NEEDS(mmaref_instruction_at(mmaref_instruction_count(), &instruction));
    TEST_ASSERT_EQUAL_HEX16(0xa5a5, instruction.id);
    NEEDS(mmaref_instruction_format(&f16, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("abc", text);
    NEEDS(mmaref_layout_coordinate(&f16, NULL, MMAREF_OPERAND_A, 32, 0, &place));
    NEEDS(mmaref_layout_slot(&f16, NULL, MMAREF_OPERAND_A, &outside, &slot));
    TEST_ASSERT_EQUAL_MEMORY(&place_before, &place, sizeof place);
    TEST_ASSERT_EQUAL_MEMORY(&slot_before, &slot, sizeof slot);
    NEEDS(mmaref_value_encode(MMAREF_TYPE_E2M1, MMAREF_ROUND_ZERO, &value, &bits));
    TEST_ASSERT_EQUAL_HEX64(0xa5, bits);
    NEEDS(mmaref_value_decode(0, 0, &value));
    TEST_ASSERT_EQUAL_MEMORY(&value_before, &value, sizeof value);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_profile_find("sm_1", 4, &number));
    TEST_ASSERT_EQUAL_HEX8(FILL, number);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_profile_get(MMAREF_PROFILE_SM_70, &f16, &written_block));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_set(&written_block, "group", 5, "129", 3, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PROFILE, mmaref_arithmetic_parse(&f16, "sm", 2, &written_block, &number, &error));
    TEST_ASSERT_EQUAL_MEMORY(&filled_block, &written_block, sizeof filled_block);
    TEST_ASSERT_EQUAL_HEX8(FILL, number);
    NEEDS(mmaref_profile_source(MMAREF_PROFILE_EXACT, &f16, MMAREF_FIELDS, &name, &other));
    NEEDS(mmaref_arithmetic_get(&exact, MMAREF_FIELDS, &name, text, sizeof text));
    TEST_ASSERT_EQUAL_PTR(F16, name);
    TEST_ASSERT_EQUAL_PTR(SPARSE, other);
    TEST_ASSERT_EQUAL_STRING("abc", text);
}

void test_a_refused_computation_leaves_its_outputs(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    mmaref_matrix matrix = { bytes, 4, 0, 16, false };
    mmaref_operands operands;
    mmaref_arithmetic impossible = exact;
    static mmaref_dot_listener listener;
    uint32_t address[32], before_e[32];
    uint32_t corners = 0xa5;
    uint64_t out = 0xa5;
    uint16_t element = FILL, step = FILL;
    unsigned reports = 0;

    impossible.fraction_bits = 41;
    memset(address, 1, sizeof address);
    memcpy(before_e, e, sizeof e);
    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_mma(&f16, &impossible, &operands, d, &corners, &error));
    operands.e = filled; /* metadata 0101: twice the same */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_mma(&sparse, &exact, &operands, d, &corners, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_column(&sparse, &operands, 0, 0, &element));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_sparse_expand(&sparse, a, filled, 0, d, &error));
    memset(b, 1, sizeof b); /* every element is there */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&sparse, b, 0, d, e, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(before_e, e, 32);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC,
                          dot_add(&types, &impossible, elements, elements, 1, 0, &out, &corners, &error));
    listener.report = ignore_step;
    listener.context = &reports;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, dot_explain(&types, &impossible, elements, elements, 1, 0,
                                                                  &listener, &out, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_dot_order(&impossible, 1, 0, &element, &step));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_ldmatrix(&ldmatrix, NULL, bytes, 512, address, d, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_stmatrix(&stmatrix, address, a, bytes, 512, &error));
    NEEDS(mmaref_movmatrix(&f16, a, d, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_wmma_load(&load, NULL, bytes, 511, 0, 16, d, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_wmma_store(&store, NULL, a, bytes, 511, 0, 16, &error));
    NEEDS(mmaref_fragment_pack(&f16, NULL, MMAREF_OPERAND_A, 0, &matrix, d, &error));
    NEEDS(mmaref_fragment_unpack(&f16, NULL, MMAREF_OPERAND_A, 0, a, &matrix, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(filled, d, WORDS);
    TEST_ASSERT_EQUAL_MEMORY(filled_bytes, bytes, sizeof bytes);
    TEST_ASSERT_EQUAL_HEX32(0xa5, corners);
    TEST_ASSERT_EQUAL_HEX64(0xa5, out);
    TEST_ASSERT_EQUAL_HEX16(FILL, element);
    TEST_ASSERT_EQUAL_HEX16(FILL, step);
    TEST_ASSERT_EQUAL_UINT(0, reports);
}

/* ---- Errors ---- */

/* Members that a status does not fill are 0 or NULL; `error` may be left out. */
static void members_are(mmaref_status status, bool text, bool contents, bool matrix)
{
    TEST_ASSERT_EQUAL_INT(status, error.status);
    TEST_ASSERT_NOT_EQUAL_UINT8(0, error.reason);
    if (!text) {
        TEST_ASSERT_TRUE(error.offset == 0 && error.length == 0);
    }
    if (!contents) {
        TEST_ASSERT_TRUE(error.lane == 0 && error.bits == 0);
    }
    if (!matrix) {
        TEST_ASSERT_TRUE(error.row == 0 && error.column == 0);
    }
    memset(&error, FILL, sizeof error);
}

void test_members_that_a_status_does_not_fill_are_0(void)
{
    mmaref_instruction instruction;
    mmaref_operands operands;
    uint32_t address[32];

    memset(&operands, 0, sizeof operands);
    memset(address, 1, sizeof address);
    memset(&error, FILL, sizeof error);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SYNTAX, mmaref_instruction_parse("mma..", 5, &instruction, &error));
    TEST_ASSERT_NULL(error.nearest);
    members_are(MMAREF_E_SYNTAX, true, false, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_INSTRUCTION, mmaref_instruction_parse("mmb", 3, &instruction, &error));
    TEST_ASSERT_EQUAL_STRING("mma", error.nearest);
    members_are(MMAREF_E_INSTRUCTION, true, false, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_TARGET, mmaref_target_check(&f16, "sm_75", 5, 0, &error));
    TEST_ASSERT_EQUAL_STRING("sm_80 or higher", error.nearest);
    members_are(MMAREF_E_TARGET, false, false, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, mmaref_target_check(&f16, NULL, 0, 60, &error));
    TEST_ASSERT_NULL(error.nearest);
    TEST_ASSERT_EQUAL_UINT32(70, error.bits);
    members_are(MMAREF_E_PTX, false, true, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_set(&exact, "group", 5, "x", 1, &error));
    TEST_ASSERT_NULL(error.nearest);
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_GROUP, error.bits);
    members_are(MMAREF_E_ARITHMETIC, false, true, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, mmaref_ldmatrix(&ldmatrix, NULL, bytes, 512, address, d, &error));
    TEST_ASSERT_NULL(error.nearest);
    TEST_ASSERT_EQUAL_HEX32(0x01010101, error.bits);
    members_are(MMAREF_E_UNDEFINED, false, true, false);
    memset(b, 0, sizeof b);
    b[16 * 3 + 8] = b[16 * 3 + 9] = b[16 * 3 + 10] = 0x3c00; /* three of the chunk in row 3, columns 8 to 11 */
    TEST_ASSERT_EQUAL_INT(MMAREF_E_SPARSITY, mmaref_sparse_compress(&sparse, b, 0, d, e, &error));
    TEST_ASSERT_EQUAL_UINT16(3, error.row);
    TEST_ASSERT_EQUAL_UINT16(8, error.column);
    members_are(MMAREF_E_SPARSITY, false, false, true);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARGUMENT, mmaref_mma(&f16, &exact, &operands, d, NULL, &error));
    members_are(MMAREF_E_ARGUMENT, false, false, false);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_REFUSED,
                          mmaref_instruction_parse("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32", 49, &instruction,
                                                   &error));
    members_are(MMAREF_E_REFUSED, true, false, false);
}

void test_a_block_that_cannot_be_names_its_field(void)
{
    exact.fraction_bits = 41;
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &exact, &error));
    TEST_ASSERT_EQUAL_UINT32(MMAREF_FIELD_FRACTION_BITS, error.bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_E_ARITHMETIC, mmaref_arithmetic_check(NULL, &exact, NULL));
}

/* The target is of 8.7 too, but the instruction needs 9.2. */
void test_the_lowest_version_has_both_target_and_instruction(void)
{
    mmaref_instruction instruction;
    mmaref_description is;
    uint16_t next = 0;
    unsigned seen = 0;

    while (next_instruction(&next, &instruction, &is)) {
        if (is.ptx_version > 87) {
            TEST_ASSERT_EQUAL_INT(MMAREF_E_PTX, mmaref_target_check(&instruction, "sm_120a", 7, 86, &error));
            TEST_ASSERT_EQUAL_UINT32(is.ptx_version, error.bits);
            seen++;
        }
    }
    TEST_ASSERT_NOT_EQUAL_INT(0, seen);
}

/* ---- Texts ---- */

void test_texts_that_are_never_null(void)
{
    int n;

    for (n = -300; n < 300; n++) {
        TEST_ASSERT_NOT_NULL(mmaref_status_name((mmaref_status)n));
        TEST_ASSERT_NOT_NULL(mmaref_reason_text((uint8_t)(n & 255)));
    }
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_status_name((mmaref_status)1));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_status_name((mmaref_status)-12));
    TEST_ASSERT_EQUAL_STRING("unknown", mmaref_reason_text(0));
    TEST_ASSERT_EQUAL_STRING_LEN("PTX ISA ", mmaref_edition(), 8);
}

void test_names_end_where_numbers_do(void)
{
    unsigned n;

    for (n = 0; n < 256; n++) {
        TEST_ASSERT_TRUE((mmaref_token_text((uint8_t)n) != NULL) == (n > 0 && n < MMAREF_TOKENS));
        TEST_ASSERT_TRUE((mmaref_token_qualifier((uint8_t)n) < MMAREF_QUALIFIERS) == (n > 0 && n < MMAREF_TOKENS));
        TEST_ASSERT_TRUE((mmaref_profile_name((uint8_t)n) != NULL) == (n < MMAREF_PROFILES));
        TEST_ASSERT_TRUE((mmaref_field_name((uint8_t)n) != NULL) == (n < MMAREF_FIELDS));
        TEST_ASSERT_TRUE((mmaref_family_name((uint8_t)n) != NULL) == (n < MMAREF_FAMILIES));
        TEST_ASSERT_TRUE((mmaref_target_name((uint8_t)n) != NULL) == (n < MMAREF_TARGETS));
        TEST_ASSERT_TRUE((mmaref_ptx_version((uint8_t)n) != 0) == (n < MMAREF_PTX_VERSIONS));
    }
}

/* MMAREF_TEXT_MAX bytes always suffice; what has one byte too few is refused and not touched. */
void test_a_string_fits_its_length_and_one(void)
{
    mmaref_instruction instruction;
    char text[MMAREF_TEXT_MAX], again[MMAREF_TEXT_MAX];
    uint16_t next = 0;

    while (next_instruction(&next, &instruction, NULL)) {
        memset(text, FILL, sizeof text);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, text, sizeof text));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_instruction_format(&instruction, again, strlen(text) + 1));
        NEEDS(mmaref_instruction_format(&instruction, again, strlen(text)));
        TEST_ASSERT_EQUAL_STRING(text, again);
    }
}

void test_words_that_never_vary_are_no_tokens_of_an_instruction(void)
{
    static const uint8_t fixed[] = { MMAREF_QUALIFIER_SYNC, MMAREF_QUALIFIER_ALIGNED, MMAREF_QUALIFIER_POPC,
                                     MMAREF_QUALIFIER_BLOCK_SCALE };
    mmaref_instruction scaled = parsed(SCALED);
    mmaref_instruction bits = parsed("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc");
    unsigned i;

    for (i = 0; i < sizeof fixed; i++) {
        TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&scaled, fixed[i]));
        TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&bits, fixed[i]));
    }
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_NONE, mmaref_instruction_token(&bits, MMAREF_QUALIFIERS));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TOKEN_AND, mmaref_instruction_token(&bits, MMAREF_QUALIFIER_BITOP));
    TEST_ASSERT_EQUAL_UINT8(MMAREF_TYPE_F32, mmaref_instruction_token(&scaled, MMAREF_QUALIFIER_DTYPE));
}

/* ---- Types and values ---- */

void test_bits_that_a_type_ignores_may_be_anything(void)
{
    static const struct {
        uint8_t type;
        uint64_t pattern, ignored;
    } cases[] = {
        { MMAREF_TYPE_F16, 0x3c01, ~(uint64_t)0xffff },  { MMAREF_TYPE_TF32, 0x3f802000, 0xffffffff00001fff },
        { MMAREF_TYPE_E2M1, 0x5, ~(uint64_t)0xf },       { MMAREF_TYPE_E3M2, 0x21, ~(uint64_t)0x3f },
        { MMAREF_TYPE_UE4M3, 0x39, ~(uint64_t)0x7f },    { MMAREF_TYPE_S8, 0x81, ~(uint64_t)0xff },
        { MMAREF_TYPE_B1, 1, ~(uint64_t)1 },
    };
    unsigned i;

    for (i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        mmaref_value plain, dirty;
        uint64_t again = 0;
        memset(&plain, 0, sizeof plain);
        memset(&dirty, 0, sizeof dirty);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(cases[i].type, cases[i].pattern, &plain));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_decode(cases[i].type, cases[i].pattern | cases[i].ignored, &dirty));
        TEST_ASSERT_EQUAL_MEMORY(&plain, &dirty, sizeof plain);
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(cases[i].type, MMAREF_ROUND_ZERO, &dirty, &again));
        TEST_ASSERT_EQUAL_HEX64(cases[i].pattern, again);
    }
}

void test_the_kind_of_a_finite_value_is_not_looked_at(void)
{
    mmaref_value value = { MMAREF_VALUE_ZERO, false, -1, 3 }; /* 1.5 */
    uint64_t bits = 0;
    uint8_t kind;

    for (kind = MMAREF_VALUE_ZERO; kind <= MMAREF_VALUE_NORMAL; kind++) {
        value.kind = kind;
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &value, &bits));
        TEST_ASSERT_EQUAL_HEX64(0x3e00, bits);
    }
}

void test_nan_is_encoded_as_all_ones(void)
{
    const mmaref_value nan = { MMAREF_VALUE_NAN, true, 0, 0 };
    uint64_t bits = 0;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(MMAREF_TYPE_F16, MMAREF_ROUND_ZERO, &nan, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x7fff, bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(MMAREF_TYPE_E4M3, MMAREF_ROUND_ZERO, &nan, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x7f, bits);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_value_encode(MMAREF_TYPE_F64, MMAREF_ROUND_ZERO, &nan, &bits));
    TEST_ASSERT_EQUAL_HEX64(0x7fffffffffffffff, bits);
}

/* ---- Compute ---- */

/* Integer instructions obey `fragments` and ignore the rest of a block. */
void test_integers_obey_the_fragments_of_a_block_and_nothing_else(void)
{
    mmaref_instruction s8 = parsed("wmma.mma.sync.aligned.row.col.m8n32k16.s32.s8.s8.s32");
    static uint32_t d_usual[WORDS], d_chip[WORDS];
    mmaref_operands operands;
    mmaref_coordinate usual, chip;
    bool differs = false;
    uint32_t corners = 0;
    uint16_t i;
    uint8_t lane;

    memset(&operands, 0, sizeof operands);
    for (i = 0; i < WORDS; i++) {
        a[i] = i * 0x01030507u;
        b[i] = i * 0x0b0d1113u;
        c[i] = i;
    }
    operands.a = a;
    operands.b = b;
    operands.c = c;
    memset(&written_block, 0xff, sizeof written_block); /* nothing of it can be computed */
    written_block.fragments = MMAREF_FRAGMENTS_DEFAULT;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&s8, NULL, &operands, d_usual, &corners, &error));
    TEST_ASSERT_EQUAL_HEX32(0, corners);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&s8, &written_block, &operands, d_chip, NULL, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(d_usual, d_chip, 32 * 8);
    written_block.fragments = MMAREF_FRAGMENTS_SM_75;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&s8, &written_block, &operands, d_chip, NULL, &error));
    for (lane = 0; lane < 32; lane++) {
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&s8, NULL, MMAREF_OPERAND_D, lane, 1, &usual));
        TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_layout_coordinate(&s8, &written_block, MMAREF_OPERAND_D, lane, 1, &chip));
        differs |= usual.row != chip.row || usual.column != chip.column;
    }
    TEST_ASSERT_TRUE(differs);
    TEST_ASSERT_TRUE(memcmp(d_usual, d_chip, 32 * 8 * 4) != 0);
}

void test_unused_operands_may_be_null_and_coverage_may_be_left_out(void)
{
    mmaref_operands operands;
    uint32_t corners = 0, same[WORDS];

    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    c[0] = 1; /* subnormal */
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&f16, &exact, &operands, d, NULL, NULL));
    memcpy(same, d, sizeof same);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_mma(&f16, &exact, &operands, d, &corners, NULL));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(same, d, WORDS);
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_SUBNORMAL_C | MMAREF_COVER_SUBNORMAL_OUT, corners);
}

/* What is given once for the warp is of no lane. */
static void warp_has_undefined(mmaref_status status, uint32_t bits)
{
    TEST_ASSERT_EQUAL_INT(MMAREF_E_UNDEFINED, status);
    TEST_ASSERT_EQUAL_UINT8(MMAREF_LANES, error.lane);
    TEST_ASSERT_EQUAL_UINT32(bits, error.bits);
}

void test_selectors_that_the_text_does_not_allow(void)
{
    mmaref_instruction scaled = parsed(SCALED);
    mmaref_operands operands;

    memset(&operands, 0, sizeof operands);
    operands.a = a;
    operands.b = b;
    operands.c = c;
    operands.e = e;
    operands.selector = 4;
    warp_has_undefined(mmaref_mma(&sparse, &exact, &operands, d, NULL, &error), 4);
    operands.scale_a = operands.scale_b = scale;
    operands.byte_id_a = 1;
    warp_has_undefined(mmaref_mma(&scaled, &exact, &operands, d, NULL, &error), 1);
    operands.byte_id_a = 0;
    operands.thread_id_b = 4;
    warp_has_undefined(mmaref_mma(&scaled, &exact, &operands, d, NULL, &error), 4);
    operands.thread_id_b = 0;
    operands.scale_a = NULL;
    NEEDS(mmaref_mma(&scaled, &exact, &operands, d, NULL, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(filled, d, WORDS);
}

/* What a dot product refuses, and that `step` and `coverage` may be left out. */
void test_counts_of_a_dot_product(void)
{
    mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    uint16_t element;
    uint64_t out;

    NEEDS(dot_add(&types, &exact, elements, elements, 0, 0, &out, NULL, &error));
    NEEDS(dot_add(&types, &exact, elements, elements, MMAREF_DOT_MAX + 1, 0, &out, NULL, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK,
                          dot_add(&types, &exact, elements, elements, MMAREF_DOT_MAX, 0, &out, NULL, &error));
    types.c = MMAREF_TYPE_S32;
    NEEDS(dot_add(&types, &exact, elements, elements, 1, 0, &out, NULL, &error));
    types.a = types.b = types.c = types.d = MMAREF_TYPE_F64;
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &exact, elements, elements, 16, 0, &out, NULL, &error));
    NEEDS(dot_add(&types, &exact, elements, elements, 17, 0, &out, NULL, &error));
    NEEDS(mmaref_dot_order(&exact, 0, 0, &element, NULL));
    NEEDS(mmaref_dot_order(&exact, MMAREF_DOT_MAX + 1, 0, &element, NULL));
    NEEDS(mmaref_dot_order(&exact, 4, 4, &element, NULL));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_dot_order(&exact, 4, 3, &element, NULL));
    TEST_ASSERT_EQUAL_UINT16(3, element);
}

void test_a_dot_product_gains_corners(void)
{
    const mmaref_dot_types types = { MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32 };
    uint32_t corners = MMAREF_COVER_TIE;
    uint64_t out = 0, same = 1;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &exact, elements, elements, 1, 1, &out, &corners, NULL));
    TEST_ASSERT_EQUAL_HEX32(MMAREF_COVER_TIE | MMAREF_COVER_SUBNORMAL_C | MMAREF_COVER_SUBNORMAL_OUT, corners);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, dot_add(&types, &exact, elements, elements, 1, 1, &same, NULL, NULL));
    TEST_ASSERT_EQUAL_HEX64(out, same);
}

/* ---- Move ---- */

/* All lanes give the same row: the last lane's is what stays. */
void test_rows_of_stmatrix_that_overlap_are_written_in_the_order_of_lanes(void)
{
    uint32_t address[32];
    uint8_t lane;

    for (lane = 0; lane < 32; lane++) {
        address[lane] = 0;
        a[4 * lane] = a[4 * lane + 1] = a[4 * lane + 2] = a[4 * lane + 3] = lane * 0x01010101u;
    }
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_stmatrix(&stmatrix, address, a, bytes, 16, &error));
    for (lane = 0; lane < 16; lane++) { /* row 7 of matrix 3 is of lanes 28 to 31, four bytes each */
        TEST_ASSERT_EQUAL_HEX8(28 + lane / 4, bytes[lane]);
    }
    TEST_ASSERT_EQUAL_HEX8(FILL, bytes[16]);
}

void test_movmatrix_in_place(void)
{
    uint32_t same[32];
    uint8_t lane;

    for (lane = 0; lane < 32; lane++) {
        a[lane] = lane * 0x00020001u + 0x00010000u;
    }
    memcpy(same, a, sizeof same);
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_movmatrix(&movmatrix, a, d, &error));
    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_movmatrix(&movmatrix, same, same, &error));
    TEST_ASSERT_EQUAL_HEX32_ARRAY(d, same, 32);
    TEST_ASSERT_TRUE(memcmp(a, d, sizeof same) != 0);
}

void test_elements_of_other_products_keep_what_they_are(void)
{
    mmaref_instruction four = parsed("mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32");
    const mmaref_matrix matrix = { bytes, sizeof bytes, 0, 4, false };
    mmaref_coordinate place;
    uint8_t lane, element;

    TEST_ASSERT_EQUAL_INT(MMAREF_OK, mmaref_fragment_pack(&four, NULL, MMAREF_OPERAND_A, 2, &matrix, b, &error));
    for (lane = 0; lane < 32; lane++) {
        for (element = 0; element < 4; element++) {
            uint32_t got = b[2 * lane + element / 2] >> 16 * (element & 1) & 0xffff;
            TEST_ASSERT_EQUAL_INT(MMAREF_OK,
                                  mmaref_layout_coordinate(&four, NULL, MMAREF_OPERAND_A, lane, element, &place));
            TEST_ASSERT_EQUAL_HEX32(place.matrix == 2 ? 0xa5a5 : 0, got);
        }
    }
}
