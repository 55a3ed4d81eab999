/* SPDX-License-Identifier: MIT */
/* What a self-test without the digest of the tables looks at first: on copies of the tables, with one place changed. */
#include <string.h>

#include "unity.h"

#include "selftest.h"
#include "selftest_tables.h"

/* table, type, rows */
#define TABLES_COPIED(COPY)                                                              \
    COPY(layout_rows, mmaref_layout_row, MMAREF_ROWS_LAYOUT_ROWS)                        \
    COPY(format_rows, mmaref_format_row, MMAREF_ROWS_FORMAT_ROWS)                        \
    COPY(evidences, mmaref_evidence, MMAREF_ROWS_EVIDENCES)                              \
    COPY(variants, uint8_t, MMAREF_ROWS_VARIANTS)                                        \
    COPY(shapes, mmaref_shape, MMAREF_ROWS_SHAPES)                                       \
    COPY(families, mmaref_family, MMAREF_ROWS_FAMILIES)                                  \
    COPY(chip_fragments, mmaref_chip_fragment, MMAREF_ROWS_CHIP_FRAGMENTS)               \
    COPY(field_rows, mmaref_field_row, MMAREF_ROWS_FIELD_ROWS)                           \
    COPY(arithmetic_rows, uint8_t, MMAREF_ROWS_ARITHMETIC_ROWS)                          \
    COPY(profiles, mmaref_profile_entry, MMAREF_ROWS_PROFILES)                           \
    COPY(syntax_rows, uint8_t, MMAREF_ROWS_SYNTAX_ROWS)                                  \
    COPY(set_places, uint16_t, MMAREF_ROWS_SET_PLACES)                                   \
    COPY(set_tokens, uint8_t, MMAREF_ROWS_SET_TOKENS)                                    \
    COPY(token_qualifiers, uint8_t, MMAREF_ROWS_TOKEN_QUALIFIERS)                        \
    COPY(reason_statuses, uint8_t, MMAREF_ROWS_REASON_STATUSES)                          \
    COPY(token_texts, char, MMAREF_ROWS_TOKEN_TEXTS)                                     \
    COPY(outside_names, char, MMAREF_ROWS_OUTSIDE_NAMES)                                 \
    COPY(target_names, char, MMAREF_ROWS_TARGET_NAMES)                                   \
    COPY(profile_names, char, MMAREF_ROWS_PROFILE_NAMES)                                 \
    COPY(status_names, char, MMAREF_ROWS_STATUS_NAMES)                                   \
    COPY(reason_texts, char, MMAREF_ROWS_REASON_TEXTS)                                   \
    COPY(target_texts, char, MMAREF_ROWS_TARGET_TEXTS)                                   \
    COPY(section_texts, char, MMAREF_ROWS_SECTION_TEXTS)                                 \
    COPY(field_texts, char, MMAREF_ROWS_FIELD_TEXTS)                                     \
    COPY(old_words, char, MMAREF_ROWS_OLD_WORDS)                                         \
    COPY(certainty_texts, char, MMAREF_ROWS_CERTAINTY_TEXTS)                             \
    COPY(source_texts, char, MMAREF_ROWS_SOURCE_TEXTS)                                   \
    COPY(more_source_texts, char, MMAREF_ROWS_MORE_SOURCE_TEXTS)                         \
    COPY(block_texts, char, MMAREF_ROWS_BLOCK_TEXTS)                                     \
    COPY(block_sources, char, MMAREF_ROWS_BLOCK_SOURCES)                                 \
    COPY(block_certainties, uint8_t, MMAREF_ROWS_BLOCK_CERTAINTIES)

#define COPY(table, type, rows) static type copied_##table[rows];
TABLES_COPIED(COPY)
#undef COPY
static mmaref_availability copied_availabilities[MMAREF_ROWS_AVAILABILITIES + 1]; /* the last one has no profiles */
static uint8_t copied_settings[MMAREF_ROWS_SETTINGS][2];
static uint8_t copied_profile_rows[MMAREF_ROWS_PROFILE_ROWS][MMAREF_ARITHMETIC_CLASSES - 1];
static uint8_t copied_shape_count, copied_evidence_count, copied_source_count, copied_outside_count;
static uint16_t copied_family_count;

static void copy_tables(void)
{
#define COPY(table, type, rows) memcpy(copied_##table, mmaref_##table, sizeof copied_##table);
    TABLES_COPIED(COPY)
#undef COPY
    memcpy(copied_availabilities, mmaref_availabilities, MMAREF_ROWS_AVAILABILITIES * sizeof *copied_availabilities);
    memcpy(copied_settings, mmaref_settings, sizeof copied_settings);
    memcpy(copied_profile_rows, mmaref_profile_rows, sizeof copied_profile_rows);
    copied_shape_count = mmaref_shape_count;
    copied_evidence_count = mmaref_evidence_count;
    copied_source_count = mmaref_source_count;
    copied_outside_count = mmaref_outside_count;
    copied_family_count = mmaref_family_count;
}

/* Some have another name in each build. */
#undef mmaref_families
#undef mmaref_format_rows
#undef mmaref_outside_names
#define mmaref_layout_rows copied_layout_rows
#define mmaref_format_rows copied_format_rows
#define mmaref_evidences copied_evidences
#define mmaref_availabilities copied_availabilities
#define mmaref_variants copied_variants
#define mmaref_shapes copied_shapes
#define mmaref_families copied_families
#define mmaref_chip_fragments copied_chip_fragments
#define mmaref_field_rows copied_field_rows
#define mmaref_arithmetic_rows copied_arithmetic_rows
#define mmaref_profiles copied_profiles
#define mmaref_syntax_rows copied_syntax_rows
#define mmaref_set_places copied_set_places
#define mmaref_set_tokens copied_set_tokens
#define mmaref_token_qualifiers copied_token_qualifiers
#define mmaref_reason_statuses copied_reason_statuses
#define mmaref_token_texts copied_token_texts
#define mmaref_outside_names copied_outside_names
#define mmaref_target_names copied_target_names
#define mmaref_profile_names copied_profile_names
#define mmaref_status_names copied_status_names
#define mmaref_reason_texts copied_reason_texts
#define mmaref_target_texts copied_target_texts
#define mmaref_section_texts copied_section_texts
#define mmaref_field_texts copied_field_texts
#define mmaref_certainty_texts copied_certainty_texts
#define mmaref_source_texts copied_source_texts
#define mmaref_more_source_texts copied_more_source_texts
#define mmaref_block_texts copied_block_texts
#define mmaref_old_words copied_old_words
#define mmaref_block_sources copied_block_sources
#define mmaref_block_certainties copied_block_certainties
#define mmaref_source_count copied_source_count
#define mmaref_settings copied_settings
#define mmaref_profile_rows copied_profile_rows
#define mmaref_shape_count copied_shape_count
#define mmaref_evidence_count copied_evidence_count
#define mmaref_outside_count copied_outside_count
#define mmaref_family_count copied_family_count
#define mmaref_tables_sound copies_sound
#define mmaref_tables_expected copies_expected
#define mmaref_tables_digest copies_digest
#define mmaref_answers_digest copied_answers_digest
#define mmaref_rules_digest copied_rules_digest
bool copies_sound(void);
uint32_t copies_digest(void);
#include "selftest_tables.c"
#undef mmaref_tables_sound
#undef mmaref_tables_expected
#undef mmaref_tables_digest
#undef mmaref_answers_digest
#undef mmaref_rules_digest

void setUp(void)
{
    copy_tables();
}

void tearDown(void) {}

#define WITH(place, value, sound)                                                        \
    do {                                                                                 \
        (place) = (value);                                                               \
        TEST_ASSERT_EQUAL_INT_MESSAGE(sound, copies_sound(), #place " = " #value);       \
        copy_tables();                                                                   \
    } while (0)
#define WRONG(place, value) WITH(place, value, 0)
#define SOUND(place, value) WITH(place, value, 1)

void test_the_tables_are_sound(void)
{
    TEST_ASSERT_TRUE(copies_sound());
    TEST_ASSERT_TRUE(mmaref_tables_sound());
}

/* Row 0 is of scale factors, of no shape. */
void test_layouts(void)
{
    mmaref_layout_row *row = &copied_layout_rows[0], *last = &copied_layout_rows[MMAREF_LAYOUTS - 1];
    uint8_t k;

    WRONG(row->columns_log2, 9);
    WRONG(row->rows_log2, 9);
    WRONG(row->products_log2, 5);
    WRONG(row->elements_log2, 8);
    SOUND(row->elements_log2, 7);
    WRONG(last->columns_log2, 9);
    /* 12 bits at most, and no more than there are. */
    row->columns_log2 = 8;
    row->rows_log2 = 0;
    row->products_log2 = 4;
    row->elements_log2 = 7;
    for (k = 0; k < 6; k++) {
        row->sources[k] = 0xbb; /* 5 + 7 - 1 */
    }
    TEST_ASSERT_TRUE(copies_sound());
    row->sources[5] = 0xcb;
    TEST_ASSERT_FALSE(copies_sound());
    row->sources[5] = 0xbc;
    TEST_ASSERT_FALSE(copies_sound());
    row->sources[5] = 0xbb;
    row->elements_log2 = 6;
    TEST_ASSERT_FALSE(copies_sound());
    row->elements_log2 = 7;
    row->rows_log2 = 1;
    TEST_ASSERT_FALSE(copies_sound());
    row->rows_log2 = 8;
    row->columns_log2 = 0;
    TEST_ASSERT_TRUE(copies_sound());
    /* The same number of bits, but one too many of a column or of a row. */
    row->products_log2 = 3;
    row->rows_log2 = 9;
    TEST_ASSERT_FALSE(copies_sound());
    row->rows_log2 = 0;
    row->columns_log2 = 9;
    TEST_ASSERT_FALSE(copies_sound());
    row->columns_log2 = 0;
    row->rows_log2 = 8;
    row->products_log2 = 4;
    /* Bits that supply nothing may be anything. */
    row->products_log2 = 3;
    row->sources[5] = 0xcb;
    TEST_ASSERT_TRUE(copies_sound());
}

void test_formats(void)
{
    mmaref_format_row *f64 = &copied_format_rows[MMAREF_TYPE_F64], *f16 = &copied_format_rows[MMAREF_TYPE_F16];
    mmaref_format_row *last = &copied_format_rows[MMAREF_FORMATS - 1];

    WRONG(last->kind, MMAREF_KIND_BIT + 1);
    SOUND(last->kind, MMAREF_KIND_BIT);
    WRONG(f64->kind, MMAREF_KIND_BIT + 1);
    WRONG(f64->width_log2, 7);
    WRONG(f64->width_log2, 5);
    WRONG(f64->sign_bits, 2);
    WRONG(f64->exponent_bits, 12);
    WRONG(f64->fraction_bits, 53);
    WRONG(f64->bias, 1024);
    WRONG(f64->shift, 1);
    f16->sign_bits = 2;
    f16->fraction_bits = 9;
    TEST_ASSERT_FALSE(copies_sound());
    f16->sign_bits = 1;
    TEST_ASSERT_TRUE(copies_sound());
    f16->exponent_bits = 12;
    f16->fraction_bits = 0;
    TEST_ASSERT_FALSE(copies_sound());
}

void test_arithmetic(void)
{
    uint8_t rows = 0;
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_ARITHMETIC_ROWS; i++) {
        rows = (uint8_t)(rows + ((copied_arithmetic_rows[i] & MMAREF_LAST_SETTING) != 0));
    }
    WRONG(copied_field_rows[0].offset, sizeof(mmaref_arithmetic));
    SOUND(copied_field_rows[0].offset, sizeof(mmaref_arithmetic) - 1);
    WRONG(copied_field_rows[MMAREF_FIELDS - 1].offset, sizeof(mmaref_arithmetic));
    WRONG(copied_settings[0][0], MMAREF_FIELDS);
    SOUND(copied_settings[0][0], MMAREF_FIELDS - 1);
    WRONG(copied_settings[MMAREF_ROWS_SETTINGS - 1][0], MMAREF_FIELDS);
    for (i = 0; i < MMAREF_ROWS_ARITHMETIC_ROWS - 1 && copied_arithmetic_rows[i] >= MMAREF_LAST_SETTING; i++) {
    }
    WRONG(copied_arithmetic_rows[i], MMAREF_ROWS_SETTINGS);
    SOUND(copied_arithmetic_rows[i], MMAREF_ROWS_SETTINGS - 1);
    i = MMAREF_ROWS_ARITHMETIC_ROWS - 1;
    WRONG(copied_arithmetic_rows[i], MMAREF_ROWS_SETTINGS | MMAREF_LAST_SETTING);
    WRONG(copied_arithmetic_rows[i], 0);
    WRONG(copied_profiles[0].row, MMAREF_ROWS_PROFILE_ROWS);
    WRONG(copied_profiles[MMAREF_PROFILES - 1].row, MMAREF_ROWS_PROFILE_ROWS);
    SOUND(copied_profiles[0].row, 1);
    WRONG(copied_profile_rows[0][0], rows);
    SOUND(copied_profile_rows[0][0], (uint8_t)(rows - 1));
    WRONG(copied_profile_rows[MMAREF_ROWS_PROFILE_ROWS - 1][MMAREF_ARITHMETIC_CLASSES - 2], rows);
    WRONG(copied_profile_rows[0][0], 254);
}

/* A profile that an instruction is available under has a row for its class, and evidence for it. */
void test_profiles_of_families(void)
{
    uint8_t of_class, i;

    for (of_class = 1; of_class < MMAREF_ARITHMETIC_CLASSES; of_class++) {
        WRONG(copied_profile_rows[0][of_class - 1], 255); /* exact has every class */
    }
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        copied_evidences[i].profiles = (uint16_t)(copied_evidences[i].profiles & 0xfffe);
    }
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    for (of_class = 0; of_class < MMAREF_ARITHMETIC_CLASSES - 1; of_class++) {
        for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
            copied_evidences[i].classes[of_class / 32] &= ~((uint32_t)1 << of_class % 32);
        }
        TEST_ASSERT_FALSE(copies_sound());
        copy_tables();
    }
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        copied_evidences[i].when = 1;
    }
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        copied_evidences[i].unless = 1;
    }
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        copied_evidences[i].fields &= ~1u;
    }
    TEST_ASSERT_FALSE(copies_sound());
}

void test_variants(void)
{
    const mmaref_family *family = copied_families;
    uint16_t at;

    while (family->arithmetic_class == MMAREF_CLASS_INTEGER) {
        family++;
    }
    at = family->variants;

    WRONG(copied_variants[at], 0);
    WRONG(copied_variants[at], 255);
    WRONG(copied_variants[at + MMAREF_VARIANTS_AVAILABILITY], MMAREF_ROWS_AVAILABILITIES);
    WRONG(copied_variants[at + MMAREF_VARIANTS_SECTION], MMAREF_ROWS_SECTION_EDITIONS);
    SOUND(copied_variants[at + MMAREF_VARIANTS_SECTION], MMAREF_ROWS_SECTION_EDITIONS - 1);
    WRONG(copied_variants[at + MMAREF_VARIANTS_HEADER], MMAREF_QUALIFIERS + 1);
    WRONG(copied_variants[at + MMAREF_VARIANTS_HEADER + 1], 0);
    WRONG(copied_families[0].variants, MMAREF_ROWS_VARIANTS);
    WRONG(copied_families[0].variants, MMAREF_ROWS_VARIANTS - 1);
}

/* The list of the first family, of one instruction, at the end of the table: `count` bytes of it. */
static void put_list(const uint8_t *list, uint16_t count)
{
    mmaref_family *family = &copied_families[0];
    uint16_t to = (uint16_t)(MMAREF_ROWS_VARIANTS - MMAREF_VARIANTS_HEADER - count);

    TEST_ASSERT_EQUAL_UINT16(1, family->count);
    memmove(&copied_variants[to], &copied_variants[family->variants], MMAREF_VARIANTS_HEADER);
    memcpy(&copied_variants[to + MMAREF_VARIANTS_HEADER], list, count);
    family->variants = to;
}

void test_a_list_of_variants_that_does_not_end(void)
{
    static const uint8_t cut_off[] = { 0 }, too_long[] = { 0, 200 };

    put_list(cut_off, sizeof cut_off);
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    put_list(too_long, sizeof too_long);
    TEST_ASSERT_FALSE(copies_sound());
}

/* The family of m16n8k16 of f16 and others: its layouts are of that shape. */
void test_families(void)
{
    mmaref_family *family = copied_families, *wmma = copied_families, *last = &copied_families[MMAREF_ROWS_FAMILIES - 2];
    uint8_t i;

    while (family->token[MMAREF_COLUMN_NAME] != MMAREF_TOKEN_MMA) {
        family++;
    }
    while (wmma->token[MMAREF_COLUMN_NAME] != MMAREF_TOKEN_WMMA || wmma->layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE ||
           wmma->layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        wmma++;
    }
    WRONG(family->count, 0);
    WRONG(last->count, 0);
    WRONG(last->count, (uint8_t)(last->count + 1));
    WRONG(family->arithmetic_class, MMAREF_ARITHMETIC_CLASSES);
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        WRONG(family->layout[i], MMAREF_LAYOUTS);
        WRONG(last->layout[i], MMAREF_LAYOUTS);
    }
    WRONG(family->layout[MMAREF_OPERAND_A], MMAREF_LAYOUT_NONE);
    WRONG(family->layout[MMAREF_OPERAND_C], MMAREF_LAYOUT_NONE);
    WRONG(wmma->layout[MMAREF_OPERAND_A], MMAREF_LAYOUT_NONE);
    WRONG(wmma->layout[MMAREF_OPERAND_C], MMAREF_LAYOUT_NONE);
    WRONG(family->layout[MMAREF_OPERAND_E], 0); /* of a sparse A k is twice as long */
    WRONG(copied_shape_count, MMAREF_ROWS_SHAPES - 1);
    WRONG(copied_shape_count, MMAREF_ROWS_SHAPES + 1);
    WRONG(copied_family_count, MMAREF_ROWS_FAMILIES - 1);
    WRONG(copied_family_count, MMAREF_ROWS_FAMILIES + 1);
    WRONG(copied_chip_fragments[0].layout, MMAREF_LAYOUTS);
    SOUND(copied_chip_fragments[0].layout, MMAREF_LAYOUTS - 1);
    WRONG(copied_chip_fragments[MMAREF_ROWS_CHIP_FRAGMENTS - 1].layout, MMAREF_LAYOUTS);
}

/* A row of `sets` sets of two words each and `words` words, and one that takes up the rest, in the place of the first rows. */
static void write_syntax_row(uint8_t sets, uint8_t words)
{
    uint16_t at = 0, end, i;
    uint8_t two = 0;

    while (copied_set_tokens[copied_set_places[two]] != 2) {
        two++;
    }
    for (end = 0; end < sets + words + 7u; end++) {
        for (end = (uint16_t)(end + 2); copied_syntax_rows[end] != MMAREF_TOKEN_NONE; end++) {
        }
    }
    copied_syntax_rows[at++] = 0;
    copied_syntax_rows[at++] = 0;
    for (i = 0; i < sets; i++) {
        copied_syntax_rows[at++] = (uint8_t)(MMAREF_SET + two);
    }
    for (i = 0; i < words; i++) {
        copied_syntax_rows[at++] = MMAREF_TOKEN_MMA;
    }
    copied_syntax_rows[at++] = MMAREF_TOKEN_NONE;
    copied_syntax_rows[at++] = 0;
    copied_syntax_rows[at++] = 0;
    while (at < end - 1) {
        copied_syntax_rows[at++] = MMAREF_TOKEN_MMA;
    }
    copied_syntax_rows[at] = MMAREF_TOKEN_NONE;
}

/* 2^15 strings are counted in 16 bits, 2^16 are not. */
void test_a_syntax_row_has_less_than_65536_strings_and_21_items(void)
{
    write_syntax_row(15, 0);
    TEST_ASSERT_TRUE(copies_sound());
    copy_tables();
    write_syntax_row(16, 0);
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    write_syntax_row(2, 18);
    TEST_ASSERT_TRUE(copies_sound());
    copy_tables();
    write_syntax_row(2, 19);
    TEST_ASSERT_FALSE(copies_sound());
}

/* Each number of a shape, where an instruction has it; one of the first shape, which none has, has to be in range. */
void test_shapes(void)
{
    mmaref_shape *shape;

    for (shape = &copied_shapes[1]; shape->token != MMAREF_SHAPE_M16N8K16; shape++) {
    }
    WRONG(shape->m_log2, 5);
    WRONG(shape->n_log2, 4);
    WRONG(shape->k_log2, 5);
    SOUND(copied_shapes[0].m_log2, 8);
    WRONG(copied_shapes[0].m_log2, 9);
    SOUND(copied_shapes[0].n_log2, 8);
    WRONG(copied_shapes[0].n_log2, 9);
    SOUND(copied_shapes[0].k_log2, 8);
    WRONG(copied_shapes[0].k_log2, 9);
    WRONG(copied_shapes[MMAREF_ROWS_SHAPES - 1].k_log2, 9);
}

/* Each layout of an operand is one of the same rows and columns. */
void test_layouts_of_a_shape(void)
{
    const mmaref_family *family = copied_families;
    uint8_t operand;

    while (family->token[MMAREF_COLUMN_SHAPE] != MMAREF_SHAPE_M16N8K256) {
        family++;
    }
    for (operand = MMAREF_OPERAND_A; operand <= MMAREF_OPERAND_D; operand++) {
        mmaref_layout_row *row = &copied_layout_rows[family->layout[operand]];
        if (operand != MMAREF_OPERAND_C) {
            WRONG(row->rows_log2, (uint8_t)(row->rows_log2 - 1));
            WRONG(row->columns_log2, (uint8_t)(row->columns_log2 - 1));
        }
    }
}

/* D of a family of 16 x 8. */
void test_another_layout_of_d(void)
{
    mmaref_family *family = copied_families;
    unsigned wrong_rows = 0, wrong_columns = 0;
    uint8_t i;

    while (family->token[MMAREF_COLUMN_SHAPE] != MMAREF_SHAPE_M16N8K256) {
        family++;
    }
    for (i = 0; i < MMAREF_LAYOUTS; i++) {
        bool rows = mmaref_layout_rows[i].rows_log2 == 4, columns = mmaref_layout_rows[i].columns_log2 == 3;
        wrong_rows += !rows && columns;
        wrong_columns += rows && !columns;
        WITH(family->layout[MMAREF_OPERAND_D], i, rows && columns);
    }
    TEST_ASSERT_GREATER_THAN_UINT32(0, wrong_rows);
    TEST_ASSERT_GREATER_THAN_UINT32(0, wrong_columns);
}

/* A row has no more than 20 items, and no more instructions than 16 bits count. */
void test_a_row_without_end(void)
{
    uint8_t set = 0;

    memset(&copied_syntax_rows[2], MMAREF_TOKEN_MMA, 21);
    TEST_ASSERT_FALSE(copies_sound());
    copy_tables();
    while (mmaref_set_tokens[mmaref_set_places[set]] < 2) {
        set++;
    }
    memset(&copied_syntax_rows[2], MMAREF_SET + set, 17);
    TEST_ASSERT_FALSE(copies_sound());
}

void test_syntax(void)
{
    const uint16_t end = MMAREF_ROWS_SYNTAX_ROWS;
    uint16_t at = 0;
    uint8_t set = 0, items = 0;

    WRONG(copied_syntax_rows[2], MMAREF_TOKENS);
    SOUND(copied_syntax_rows[2], MMAREF_TOKENS - 1);
    WRONG(copied_syntax_rows[2], MMAREF_SET + MMAREF_ROWS_SET_PLACES - 1);
    WRONG(copied_syntax_rows[2], 255);
    WRONG(copied_syntax_rows[2], MMAREF_TOKEN_NONE);
    WRONG(copied_syntax_rows[end - 2], 0);
    WRONG(copied_syntax_rows[end - 1], 1);
    while (copied_syntax_rows[at] < MMAREF_SET) {
        at++;
    }
    set = (uint8_t)(copied_syntax_rows[at] - MMAREF_SET);
    WRONG(copied_set_places[set], MMAREF_ROWS_SET_TOKENS);
    WRONG(copied_set_tokens[copied_set_places[set]], 0);
    WRONG(copied_set_tokens[copied_set_places[set]], MMAREF_ROWS_SET_TOKENS);
    for (at = 0; (copied_syntax_rows[at + 1] & MMAREF_ROW_REFUSED) == 0; at++) {
        for (at = (uint16_t)(at + 2); copied_syntax_rows[at] != MMAREF_TOKEN_NONE; at++) {
        }
    }
    WRONG(copied_syntax_rows[at], MMAREF_REASONS + 1);
    SOUND(copied_syntax_rows[at], MMAREF_REASONS);
    while (copied_syntax_rows[at + 2 + items] != MMAREF_TOKEN_NONE) {
        items++;
    }
    WRONG(copied_syntax_rows[at + 1], (uint8_t)(MMAREF_ROW_REFUSED | items));
    SOUND(copied_syntax_rows[at + 1], (uint8_t)(MMAREF_ROW_REFUSED | (items - 1)));
}

#define LAST(table) copied_##table[sizeof copied_##table - 1]
/* Makes two texts one. */
static void join(char *texts, size_t size)
{
    *(char *)memchr(texts + 1, '\0', size - 1) = 'x';
}

/* The last text has no end; three texts are one, which is one more than has room after the last one. */
#define CHECK_TEXTS(table)                                                               \
    do {                                                                                 \
        WRONG(LAST(table), 'x');                                                         \
        join(copied_##table, sizeof copied_##table);                                     \
        join(copied_##table, sizeof copied_##table);                                     \
        TEST_ASSERT_FALSE_MESSAGE(copies_sound(), #table);                               \
        copy_tables();                                                                   \
    } while (0)

void test_texts(void)
{
    CHECK_TEXTS(token_texts);
    CHECK_TEXTS(outside_names);
    CHECK_TEXTS(target_names);
    CHECK_TEXTS(profile_names);
    CHECK_TEXTS(status_names);
    CHECK_TEXTS(reason_texts);
    CHECK_TEXTS(target_texts);
    CHECK_TEXTS(section_texts);
    CHECK_TEXTS(field_texts);
    CHECK_TEXTS(old_words);
    CHECK_TEXTS(certainty_texts);
    CHECK_TEXTS(source_texts);
    CHECK_TEXTS(more_source_texts);
    CHECK_TEXTS(block_texts);
    CHECK_TEXTS(block_sources);
    WRONG(copied_block_certainties[0], MMAREF_CERTAINTIES);
    WRONG(copied_block_certainties[MMAREF_BLOCKS - 1], MMAREF_CERTAINTIES);
    WRONG(copied_source_count, 255);
    WRONG(copied_source_count, 0);
    WRONG(copied_token_qualifiers[0], MMAREF_QUALIFIERS + 1);
    SOUND(copied_token_qualifiers[0], MMAREF_QUALIFIERS);
    WRONG(copied_token_qualifiers[MMAREF_TOKENS - 1], MMAREF_QUALIFIERS + 1);
    WRONG(copied_reason_statuses[0], 1 - MMAREF_E_LEFT_OUT);
    SOUND(copied_reason_statuses[0], 0 - MMAREF_E_LEFT_OUT);
    WRONG(copied_reason_statuses[MMAREF_REASONS - 1], 255);
    WRONG(copied_availabilities[0].targets, 255);
    WRONG(copied_evidences[0].source, 255);
    WRONG(copied_evidences[0].certainty, MMAREF_CERTAINTIES);
    WRONG(copied_evidences[MMAREF_ROWS_EVIDENCES - 1].certainty, MMAREF_CERTAINTIES);
    WRONG(copied_evidence_count, MMAREF_ROWS_EVIDENCES - 1);
    WRONG(copied_outside_count, 200);
}

/* Variants count in their own pieces and in those of families: no wrong bit of one changes both so that nothing shows. */
void test_every_bit_of_variants_changes_the_digest(void)
{
    uint32_t digest = copies_digest();
    uint16_t i;
    uint8_t bit;

    for (i = 0; i < MMAREF_ROWS_VARIANTS; i++) {
        for (bit = 0; bit < 8; bit++) {
            copied_variants[i] = (uint8_t)(copied_variants[i] ^ 1 << bit);
            TEST_ASSERT_TRUE_MESSAGE(copies_digest() != digest, "a wrong bit does not show");
            copied_variants[i] = (uint8_t)(copied_variants[i] ^ 1 << bit);
        }
    }
    TEST_ASSERT_EQUAL_HEX32(digest, copies_digest());
}
