/* SPDX-License-Identifier: MIT */
/* The digest of the tables: it takes every number in the order in which generator/table_digest.lua reads them. */
#include "selftest.h"

#include "selftest_tables.h"

#ifndef MMAREF_TABLES_WITHOUT_SELFTEST /* the tables of a product */

#define FNV_OFFSET 2166136261u
#define FNV_PRIME 16777619u

/* Rows without padding: the size of each is the sum of those of its members. */
#define SIZE_IS(row, sum) typedef char row##_has_no_padding[sizeof(row) == (sum) ? 1 : -1]
SIZE_IS(mmaref_field_row, 2 * 1 + 3 * 2);
SIZE_IS(mmaref_layout_row, 4 * 1 + 6);
SIZE_IS(mmaref_format_row, 6 * 1 + 2 * 2);
SIZE_IS(mmaref_shape, 4 * 1);
SIZE_IS(mmaref_family, 2 + 1 + MMAREF_COLUMNS + 1 + MMAREF_OPERANDS + 2);
SIZE_IS(mmaref_availability, 2 * 1 + 2);
SIZE_IS(mmaref_chip_fragment, 6 * 1);
SIZE_IS(mmaref_target_row, 4 * 1);
SIZE_IS(mmaref_target_note, 4 * 1);
SIZE_IS(mmaref_profile_entry, 2 * 1);
SIZE_IS(mmaref_evidence, 2 * 4 + 2 * 4 + 4 * 1);
SIZE_IS(mmaref_selftest_answer, 2 * 2);
SIZE_IS(mmaref_selftest_case, 2 * 2 + 2 * 4);

/* One to one in hash and in number: tables that differ in one number never have the same digest. */
static uint32_t add(uint32_t hash, uint32_t number)
{
    return (hash ^ number) * FNV_PRIME & 0xffffffffu;
}

/* Numbers of a table, wherever it lives. */
#define ADD_ALL(hash, table, count)                                \
    do {                                                           \
        uint16_t each;                                             \
        for (each = 0; each < (count); each++) {                   \
            (hash) = add((hash), (uint32_t)(table)[each] & MASK(table)); \
        }                                                          \
    } while (0)
#define MASK(table) (0xffffffffu >> (32 - 8 * sizeof (table)[0]))
/* A signed number of 16 bits as the generator writes it. */
#define SIGNED(number) ((uint32_t)(int32_t)(number) & 0xffffffffu)

static uint32_t add_fields(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_FIELD_ROWS; i++) {
        const mmaref_field_row *row = &mmaref_field_rows[i];
        hash = add(add(hash, row->offset), row->kind);
        hash = add(add(add(hash, SIGNED(row->first)), SIGNED(row->least)), SIGNED(row->most));
    }
#ifndef MMAREF_WITHOUT_TEXTS
    ADD_ALL(hash, mmaref_field_texts, MMAREF_ROWS_FIELD_TEXTS);
#endif
    return hash;
}

static uint32_t add_layouts(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_LAYOUT_ROWS; i++) {
        const mmaref_layout_row *row = &mmaref_layout_rows[i];
        hash = add(add(hash, row->columns_log2), row->rows_log2);
        hash = add(add(hash, row->products_log2), row->elements_log2);
        ADD_ALL(hash, row->sources, 6);
    }
    for (i = 0; i < MMAREF_ROWS_FORMAT_ROWS; i++) {
        const mmaref_format_row *row = &mmaref_format_rows[i];
        hash = add(add(add(hash, row->kind), row->width_log2), row->shift);
        hash = add(add(add(hash, row->sign_bits), row->exponent_bits), row->fraction_bits);
        hash = add(add(hash, row->bias), row->special);
    }
    return hash;
}

static uint32_t add_instructions(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_SHAPES; i++) {
        const mmaref_shape *row = &mmaref_shapes[i];
        hash = add(add(add(add(hash, row->token), row->m_log2), row->n_log2), row->k_log2);
    }
    hash = add(hash, mmaref_shape_count);
    for (i = 0; i < MMAREF_ROWS_FAMILIES; i++) {
        const mmaref_family *row = &mmaref_families[i];
        hash = add(add(hash, row->first), row->count);
        ADD_ALL(hash, row->token, MMAREF_COLUMNS);
        hash = add(hash, row->arithmetic_class);
        ADD_ALL(hash, row->layout, MMAREF_OPERANDS);
        hash = add(hash, row->variants);
    }
    hash = add(hash, mmaref_family_count);
    ADD_ALL(hash, mmaref_variants, MMAREF_ROWS_VARIANTS);
    for (i = 0; i < MMAREF_ROWS_AVAILABILITIES; i++) {
        const mmaref_availability *row = &mmaref_availabilities[i];
        hash = add(add(add(hash, row->ptx_version), row->targets), row->profiles);
    }
    for (i = 0; i < MMAREF_ROWS_CHIP_FRAGMENTS; i++) {
        const mmaref_chip_fragment *row = &mmaref_chip_fragments[i];
        hash = add(add(add(hash, row->fragments), row->shape), row->operand);
        hash = add(add(add(hash, row->type), row->memory), row->layout);
    }
    return hash;
}

static uint32_t add_syntax(uint32_t hash)
{
    ADD_ALL(hash, mmaref_syntax_rows, MMAREF_ROWS_SYNTAX_ROWS);
    ADD_ALL(hash, mmaref_set_tokens, MMAREF_ROWS_SET_TOKENS);
    ADD_ALL(hash, mmaref_set_places, MMAREF_ROWS_SET_PLACES);
    ADD_ALL(hash, mmaref_token_qualifiers, MMAREF_ROWS_TOKEN_QUALIFIERS);
    ADD_ALL(hash, mmaref_left_out_tokens, MMAREF_ROWS_LEFT_OUT_TOKENS);
    ADD_ALL(hash, mmaref_outside_names, MMAREF_ROWS_OUTSIDE_NAMES);
    hash = add(hash, mmaref_outside_count);
    ADD_ALL(hash, mmaref_token_texts, MMAREF_ROWS_TOKEN_TEXTS);
    return hash;
}

static uint32_t add_targets(uint32_t hash)
{
    uint16_t i;

    ADD_ALL(hash, mmaref_target_texts, MMAREF_ROWS_TARGET_TEXTS);
    ADD_ALL(hash, mmaref_target_names, MMAREF_ROWS_TARGET_NAMES);
    for (i = 0; i < MMAREF_ROWS_TARGET_ROWS; i++) {
        const mmaref_target_row *row = &mmaref_target_rows[i];
        hash = add(add(add(add(hash, row->chip), row->suffix), row->family), row->ptx_version);
    }
    for (i = 0; i < MMAREF_ROWS_TARGET_NOTES; i++) {
        const mmaref_target_note *row = &mmaref_target_notes[i];
        hash = add(add(add(add(hash, row->of), row->chip), row->suffix), row->family);
    }
    ADD_ALL(hash, mmaref_ptx_versions, MMAREF_ROWS_PTX_VERSIONS);
    ADD_ALL(hash, mmaref_section_texts, MMAREF_ROWS_SECTION_TEXTS);
    ADD_ALL(hash, mmaref_section_editions, MMAREF_ROWS_SECTION_EDITIONS);
    return hash;
}

static uint32_t add_sources(uint32_t hash)
{
    uint16_t i;

    ADD_ALL(hash, mmaref_source_texts, MMAREF_ROWS_SOURCE_TEXTS);
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        const mmaref_evidence *row = &mmaref_evidences[i];
        hash = add(add(hash, row->fields), row->profiles);
        ADD_ALL(hash, row->classes, 2);
        hash = add(add(add(add(hash, row->when), row->unless), row->certainty), row->source);
    }
    hash = add(hash, mmaref_evidence_count);
    ADD_ALL(hash, mmaref_status_names, MMAREF_ROWS_STATUS_NAMES);
    ADD_ALL(hash, mmaref_reason_texts, MMAREF_ROWS_REASON_TEXTS);
    ADD_ALL(hash, mmaref_reason_statuses, MMAREF_ROWS_REASON_STATUSES);
    ADD_ALL(hash, mmaref_certainty_texts, MMAREF_ROWS_CERTAINTY_TEXTS);
    return hash;
}

static uint32_t add_profiles(uint32_t hash)
{
    uint16_t i;

    ADD_ALL(hash, mmaref_profile_names, MMAREF_ROWS_PROFILE_NAMES);
    ADD_ALL(hash, mmaref_aliases, MMAREF_ROWS_ALIASES);
    for (i = 0; i < MMAREF_ROWS_PROFILES; i++) {
        hash = add(add(hash, mmaref_profiles[i].fragments), mmaref_profiles[i].row);
    }
    for (i = 0; i < MMAREF_ROWS_PROFILE_ROWS; i++) {
        ADD_ALL(hash, mmaref_profile_rows[i], MMAREF_ARITHMETIC_CLASSES - 1);
    }
    for (i = 0; i < MMAREF_ROWS_SETTINGS; i++) {
        hash = add(add(hash, mmaref_settings[i][0]), mmaref_settings[i][1]);
    }
    ADD_ALL(hash, mmaref_arithmetic_rows, MMAREF_ROWS_ARITHMETIC_ROWS);
    return hash;
}

#ifdef MMAREF_ROWS_SELFTEST_INSTRUCTIONS /* of a product */

static uint32_t add_expected(uint32_t hash)
{
    ADD_ALL(hash, mmaref_selftest_digests, MMAREF_ROWS_SELFTEST_DIGESTS);
    ADD_ALL(hash, mmaref_selftest_instructions, MMAREF_ROWS_SELFTEST_INSTRUCTIONS);
    return hash;
}

#else

static uint32_t add_expected(uint32_t hash)
{
    uint16_t i;

    ADD_ALL(hash, mmaref_selftest_digests, MMAREF_ROWS_SELFTEST_DIGESTS);
    for (i = 0; i < MMAREF_ROWS_SELFTEST_AIMED; i++) {
        const mmaref_selftest_case *row = &mmaref_selftest_aimed[i];
        hash = add(add(add(add(hash, row->instruction), row->profiles), row->seed), row->digest);
    }
    ADD_ALL(hash, mmaref_selftest_lookups, MMAREF_ROWS_SELFTEST_LOOKUPS);
    return hash;
}

#endif

uint32_t mmaref_tables_digest(void)
{
    uint32_t hash = add_instructions(add_layouts(add_fields(FNV_OFFSET)));

    return add_expected(add_profiles(add_sources(add_targets(add_syntax(hash)))));
}

uint32_t mmaref_answers_digest(void)
{
    uint32_t hash = FNV_OFFSET;
#if MMAREF_SELFTEST_ANSWERS > 0
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_SELFTEST_ANSWERS; i++) {
        const mmaref_selftest_answer *row = &mmaref_selftest_answers[i];
        hash = add(add(hash, row->instruction), row->profile);
    }
    for (i = 0; i < MMAREF_ROWS_SELFTEST_ANSWERS; i++) {
        uint16_t count;
        const MMAREF_FAR uint32_t *words = mmaref_selftest_words(i, &count);
        ADD_ALL(hash, words, count);
    }
#endif
    return hash;
}

#endif
