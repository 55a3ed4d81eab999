/* SPDX-License-Identifier: MIT */
/* The digest of the tables, over all numbers in the order of generator/selftest/table_digest.lua; and whether the
 * tables are safe to read: no index outside a table, no endless loop. A self-test without the digest still checks the
 * latter. */
#include "selftest.h"

#include "selftest_tables.h"

#ifndef MMAREF_TABLES_WITHOUT_SELFTEST /* reduced tables */

/* ---- Digest ---- */

#define FNV_OFFSET 2166136261u
#define FNV_PRIME 16777619u

/* No table row has padding: its size is the sum of its members' sizes. */
#define SIZE_IS(row, sum) typedef char row##_has_no_padding[sizeof(row) == (sum) ? 1 : -1]
SIZE_IS(mmaref_field_row, 2 * 1 + 3 * 2);
SIZE_IS(mmaref_layout_row, 4 * 1 + (MMAREF_LANES_LOG2 == 0) + MMAREF_SOURCE_BYTES);
SIZE_IS(mmaref_format_row, 6 * 1 + 2 * 2);
SIZE_IS(mmaref_shape, 4 * 1);
SIZE_IS(mmaref_family, 2 + 1 + MMAREF_COLUMNS + 1 + MMAREF_OPERANDS + 2);
SIZE_IS(mmaref_availability, 2 * 1 + 2);
SIZE_IS(mmaref_chip_fragment, 6 * 1);
SIZE_IS(mmaref_target_row, 4 * 1);
SIZE_IS(mmaref_target_note, 4 * 1);
SIZE_IS(mmaref_profile_entry, 2 * 1);
SIZE_IS(mmaref_evidence, 4 + 2 * 4 + 3 * 2 + 2 * 1);
SIZE_IS(mmaref_selftest_answer, 2 * 2);
SIZE_IS(mmaref_selftest_case, 2 * 2 + 2 * 4);

/* A bijection in `hash` and in `number`: the multiplier is odd. So a change of one number changes the digest. */
static uint32_t mix(uint32_t hash, uint32_t number)
{
    return (hash ^ number) * FNV_PRIME & 0xffffffffu;
}

/* All numbers of a table, in any address space. */
#define MIX_ALL(hash, table, count)                                \
    do {                                                           \
        uint16_t each;                                             \
        for (each = 0; each < (count); each++) {                   \
            (hash) = mix((hash), (uint32_t)(table)[each] & MASK(table)); \
        }                                                          \
    } while (0)
#define MASK(table) (0xffffffffu >> (32 - 8 * sizeof (table)[0]))
/* A signed number of 16 bits as the generator writes it. */
#define SIGNED(number) ((uint32_t)(int32_t)(number) & 0xffffffffu)

static uint32_t mix_fields(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_FIELD_ROWS; i++) {
        const mmaref_field_row *row = &mmaref_field_rows[i];
        hash = mix(mix(hash, row->offset), row->kind);
        hash = mix(mix(mix(hash, SIGNED(row->first)), SIGNED(row->least)), SIGNED(row->most));
    }
    return hash;
}

static uint32_t mix_layouts(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_LAYOUT_ROWS; i++) {
        const mmaref_layout_row *row = &mmaref_layout_rows[i];
        hash = mix(mix(hash, row->columns_log2), row->rows_log2);
        hash = mix(mix(hash, row->products_log2), row->elements_log2);
        hash = MMAREF_LANES_LOG2 == 0 ? mix(hash, mmaref_lanes_log2(row)) : hash;
        MIX_ALL(hash, row->sources, MMAREF_SOURCE_BYTES);
    }
    for (i = 0; i < MMAREF_ROWS_FORMAT_ROWS; i++) {
        const mmaref_format_row *row = &mmaref_format_rows[i];
        hash = mix(mix(mix(hash, row->kind), row->width_log2), row->shift);
        hash = mix(mix(mix(hash, row->sign_bits), row->exponent_bits), row->fraction_bits);
        hash = mix(mix(hash, row->bias), row->special);
    }
    return hash;
}

static uint32_t mix_instructions(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_SHAPES; i++) {
        const mmaref_shape *row = &mmaref_shapes[i];
        hash = mix(mix(mix(mix(hash, row->token), row->m_log2), row->n_log2), row->k_log2);
    }
    hash = mix(hash, mmaref_shape_count);
    for (i = 0; i < MMAREF_ROWS_AVAILABILITIES; i++) {
        const mmaref_availability *row = &mmaref_availabilities[i];
        hash = mix(mix(mix(hash, row->ptx_version), row->targets), row->profiles);
    }
    for (i = 0; i < MMAREF_ROWS_CHIP_FRAGMENTS; i++) {
        const mmaref_chip_fragment *row = &mmaref_chip_fragments[i];
        hash = mix(mix(mix(hash, row->fragments), row->shape), row->operand);
        hash = mix(mix(mix(hash, row->type), row->memory), row->layout);
    }
    MIX_ALL(hash, mmaref_set_tokens, MMAREF_ROWS_SET_TOKENS);
    MIX_ALL(hash, mmaref_set_places, MMAREF_ROWS_SET_PLACES);
    MIX_ALL(hash, mmaref_token_qualifiers, MMAREF_ROWS_TOKEN_QUALIFIERS);
    return mix(hash, mmaref_outside_count);
}

static uint32_t mix_targets(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_TARGET_ROWS; i++) {
        const mmaref_target_row *row = &mmaref_target_rows[i];
        hash = mix(mix(mix(mix(hash, row->chip), row->suffix), row->family), row->ptx_version);
    }
    for (i = 0; i < MMAREF_ROWS_TARGET_NOTES; i++) {
        const mmaref_target_note *row = &mmaref_target_notes[i];
        hash = mix(mix(mix(mix(hash, row->of), row->chip), row->suffix), row->family);
    }
    MIX_ALL(hash, mmaref_ptx_versions, MMAREF_ROWS_PTX_VERSIONS);
    MIX_ALL(hash, mmaref_section_editions, MMAREF_ROWS_SECTION_EDITIONS);
    MIX_ALL(hash, mmaref_reason_statuses, MMAREF_ROWS_REASON_STATUSES);
    MIX_ALL(hash, mmaref_aliases, MMAREF_ROWS_ALIASES);
    return hash;
}

static uint32_t mix_profiles(uint32_t hash)
{
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_PROFILES; i++) {
        hash = mix(mix(hash, mmaref_profiles[i].fragments), mmaref_profiles[i].row);
    }
    for (i = 0; i < MMAREF_ROWS_PROFILE_ROWS; i++) {
        MIX_ALL(hash, mmaref_profile_rows[i], MMAREF_ARITHMETIC_CLASSES - 1);
    }
    for (i = 0; i < MMAREF_ROWS_SETTINGS; i++) {
        hash = mix(mix(hash, mmaref_settings[i][0]), mmaref_settings[i][1]);
    }
    MIX_ALL(hash, mmaref_arithmetic_rows, MMAREF_ROWS_ARITHMETIC_ROWS);
    return hash;
}

static uint32_t mix_expected(uint32_t hash)
{
#if MMAREF_SELFTEST_AIMED > 0
    uint16_t i;
#endif

    MIX_ALL(hash, mmaref_selftest_digests, MMAREF_ROWS_SELFTEST_DIGESTS);
#ifdef MMAREF_ROWS_SELFTEST_INSTRUCTIONS /* of reduced tables */
    MIX_ALL(hash, mmaref_selftest_instructions, MMAREF_ROWS_SELFTEST_INSTRUCTIONS);
#endif
#if MMAREF_SELFTEST_AIMED > 0
    for (i = 0; i < MMAREF_ROWS_SELFTEST_AIMED; i++) {
        const mmaref_selftest_case *row = &mmaref_selftest_aimed[i];
        hash = mix(mix(mix(mix(hash, row->instruction), row->profiles), row->seed), row->digest);
    }
#endif
    MIX_ALL(hash, mmaref_selftest_lookups, MMAREF_ROWS_SELFTEST_LOOKUPS);
    return hash;
}

/* Texts that every build has. An AVR has them in RAM; it skips them. */
#ifndef __AVR__
static uint32_t mix_names(uint32_t hash)
{
    MIX_ALL(hash, mmaref_outside_names, MMAREF_ROWS_OUTSIDE_NAMES);
    MIX_ALL(hash, mmaref_token_texts, MMAREF_ROWS_TOKEN_TEXTS);
    MIX_ALL(hash, mmaref_target_names, MMAREF_ROWS_TARGET_NAMES);
    MIX_ALL(hash, mmaref_target_texts, MMAREF_ROWS_TARGET_TEXTS);
    MIX_ALL(hash, mmaref_status_names, MMAREF_ROWS_STATUS_NAMES);
    MIX_ALL(hash, mmaref_reason_texts, MMAREF_ROWS_REASON_TEXTS);
    MIX_ALL(hash, mmaref_profile_names, MMAREF_ROWS_PROFILE_NAMES);
    return hash;
}
#endif

/* What MMAREF_WITHOUT_TEXTS leaves out. */
#ifndef MMAREF_WITHOUT_TEXTS
static uint32_t mix_texts(uint32_t hash)
{
    uint16_t i;

    MIX_ALL(hash, mmaref_field_texts, MMAREF_ROWS_FIELD_TEXTS);
    MIX_ALL(hash, mmaref_old_words, MMAREF_ROWS_OLD_WORDS);
    hash = mix(hash, mmaref_old_word_count);
    MIX_ALL(hash, mmaref_section_texts, MMAREF_ROWS_SECTION_TEXTS);
    MIX_ALL(hash, mmaref_source_texts, MMAREF_ROWS_SOURCE_TEXTS);
    MIX_ALL(hash, mmaref_more_source_texts, MMAREF_ROWS_MORE_SOURCE_TEXTS);
    hash = mix(hash, mmaref_source_count);
    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        const mmaref_evidence *row = &mmaref_evidences[i];
        hash = mix(hash, row->fields);
        MIX_ALL(hash, row->classes, 2);
        hash = mix(mix(mix(hash, row->profiles), row->when), row->unless);
        hash = mix(mix(hash, row->certainty), row->source);
    }
    hash = mix(hash, mmaref_evidence_count);
    MIX_ALL(hash, mmaref_certainty_texts, MMAREF_ROWS_CERTAINTY_TEXTS);
    MIX_ALL(hash, mmaref_block_texts, MMAREF_ROWS_BLOCK_TEXTS);
    MIX_ALL(hash, mmaref_block_sources, MMAREF_ROWS_BLOCK_SOURCES);
    MIX_ALL(hash, mmaref_block_certainties, MMAREF_ROWS_BLOCK_CERTAINTIES);
    return hash;
}
#endif

/* ---- Pieces: rows that a build may leave out, so that their digests are summed ---- */

/* The sum of the digests of pieces, each of which ends with the byte `ends`. */
static uint32_t sum_of_pieces(const MMAREF_FLASH uint8_t *bytes, uint16_t count, uint8_t ends)
{
    uint32_t sum = 0, hash = FNV_OFFSET;
    uint16_t i;

    for (i = 0; i < count; i++) {
        hash = mix(hash, bytes[i]);
        if (bytes[i] == ends || i + 1 == count) {
            sum += hash;
            hash = FNV_OFFSET;
        }
    }
    return sum;
}

/* The lists of variants from `at` on that have `left` variants together. */
static uint32_t mix_variants(uint32_t hash, uint16_t at, uint16_t left)
{
    while (left != 0 && at < MMAREF_ROWS_VARIANTS) {
        left = mmaref_variants[at] < left ? (uint16_t)(left - mmaref_variants[at]) : 0;
        do {
            hash = mix(hash, mmaref_variants[at]);
        } while (mmaref_variants[at++] != MMAREF_QUALIFIERS && at < MMAREF_ROWS_VARIANTS);
    }
    return hash;
}

/* The digest of a family and its variants, without their offset, which depends on the families before. The 0 at the end
 * keeps a changed variant from changing this digest and that of the variants by opposite amounts. */
static uint32_t family_digest(const mmaref_family *row)
{
    uint32_t hash = mix(mix(FNV_OFFSET, row->first), row->count);

    MIX_ALL(hash, row->token, MMAREF_COLUMNS);
    hash = mix(hash, row->arithmetic_class);
    MIX_ALL(hash, row->layout, MMAREF_OPERANDS);
    return mix(mix_variants(hash, row->variants, row->count), 0);
}

static uint32_t pieces_digest(void)
{
    uint32_t sum = sum_of_pieces(mmaref_variants, MMAREF_ROWS_VARIANTS, MMAREF_QUALIFIERS) +
                   sum_of_pieces(mmaref_syntax_rows, MMAREF_ROWS_SYNTAX_ROWS, MMAREF_TOKEN_NONE);
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_FAMILIES; i++) {
        sum += family_digest(&mmaref_families[i]);
    }
    for (i = 0; i < MMAREF_ROWS_LEFT_OUT_TOKENS; i++) {
        sum += mix(FNV_OFFSET, mmaref_left_out_tokens[i]);
    }
    return sum & 0xffffffffu;
}

/* ---- All ---- */

#ifdef MMAREF_WITHOUT_TEXTS
#define TEXTS_OR(digest, other) (other)
#else
#define TEXTS_OR(digest, other) (digest)
#endif
#ifdef __AVR__
#define NAMES_OR(digest, other) (other)
#else
#define NAMES_OR(digest, other) (digest)
#endif

static uint32_t joined(uint32_t numbers, uint32_t names, uint32_t texts, uint32_t pieces)
{
    return mix(mix(mix(numbers, names), texts), pieces);
}

uint32_t mmaref_tables_digest(void)
{
    uint32_t numbers = mix_profiles(mix_targets(mix_instructions(mix_layouts(mix_fields(FNV_OFFSET)))));

    return joined(mix_expected(numbers), NAMES_OR(mix_names(FNV_OFFSET), 0), TEXTS_OR(mix_texts(FNV_OFFSET), 0),
                pieces_digest());
}

uint32_t mmaref_tables_expected(void)
{
    return joined(MMAREF_NUMBERS_DIGEST, NAMES_OR(MMAREF_NAMES_DIGEST, 0), TEXTS_OR(MMAREF_TEXTS_DIGEST, 0),
                MMAREF_PIECES_DIGEST & 0xffffffffu);
}

uint32_t mmaref_answers_digest(void)
{
    uint32_t hash = FNV_OFFSET;
#if MMAREF_SELFTEST_ANSWERS > 0
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_SELFTEST_ANSWERS; i++) {
        const mmaref_selftest_answer *row = &mmaref_selftest_answers[i];
        hash = mix(mix(hash, row->instruction), row->profile);
    }
    for (i = 0; i < MMAREF_ROWS_SELFTEST_ANSWERS; i++) {
        uint16_t count;
        const MMAREF_FAR uint32_t *words = mmaref_selftest_words(i, &count);
        MIX_ALL(hash, words, count);
    }
#endif
    return hash;
}

uint32_t mmaref_rules_digest(void)
{
    uint32_t hash = FNV_OFFSET;
#if MMAREF_SELFTEST_RULES > 0
    MIX_ALL(hash, mmaref_selftest_rules, MMAREF_ROWS_SELFTEST_RULES);
    MIX_ALL(hash, mmaref_selftest_types, MMAREF_ROWS_SELFTEST_TYPES);
    MIX_ALL(hash, mmaref_selftest_rule_names, MMAREF_ROWS_SELFTEST_RULE_NAMES);
#endif
    return hash;
}

/* ---- Soundness ---- */

/* Whether each bit of a place is a bit of the fragment index lane * elements + element. */
static bool layout_sound(const mmaref_layout_row *row)
{
    uint8_t elements = row->elements_log2, lanes = mmaref_lanes_log2(row), bits, bit;

    if (row->columns_log2 > 8 || row->rows_log2 > 8 || row->products_log2 > 4 || elements > 7 || lanes < 3 ||
        1u << lanes > MMAREF_LANES || lanes + elements > 2 * MMAREF_SOURCE_BYTES + 1) {
        return false;
    }
    bits = (uint8_t)(row->columns_log2 + row->rows_log2 + row->products_log2);
    for (bit = 0; bit < bits && bit < 2 * MMAREF_SOURCE_BYTES; bit++) {
        if ((row->sources[bit / 2] >> 4 * (bit & 1) & 15) >= lanes + elements) {
            return false;
        }
    }
    return bits <= 2 * MMAREF_SOURCE_BYTES;
}

static bool layouts_sound(void)
{
    uint8_t i;

    for (i = 0; i < MMAREF_LAYOUTS; i++) {
        if (!layout_sound(&mmaref_layout_rows[i])) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_FORMATS; i++) {
        const mmaref_format_row *row = &mmaref_format_rows[i];
        if (row->kind > MMAREF_KIND_BIT || row->width_log2 > 6 || row->sign_bits > 1 || row->exponent_bits > 11 ||
            row->fraction_bits > 52 || row->bias > 1023 ||
            row->shift + row->sign_bits + row->exponent_bits + row->fraction_bits > 1 << row->width_log2) {
            return false;
        }
    }
    return true;
}

/* Whether a record of evidence applies to all fields and instructions of a profile and class: searches end. */
static bool has_evidence(uint8_t profile, uint8_t of_class)
{
#ifdef MMAREF_WITHOUT_TEXTS
    (void)profile;
    (void)of_class;
    return true;
#else
    const mmaref_evidence *record = mmaref_evidences;
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++, record++) {
        if (record->fields == ((uint32_t)1 << MMAREF_FIELDS) - 1 && record->when == 0 && record->unless == 0 &&
            (record->profiles >> profile & record->classes[(of_class - 1) / 32] >> (of_class - 1) % 32 & 1u) != 0) {
            return true;
        }
    }
    return false;
#endif
}

/* Whether each profile that has a family's instructions has a row and evidence for its class; wmma.mma of f16 has 3. */
static bool availability_sound(const mmaref_family *family, uint8_t number)
{
    uint8_t last = family->arithmetic_class, of_class, profile;

    if (number >= MMAREF_ROWS_AVAILABILITIES || family->arithmetic_class == MMAREF_CLASS_INTEGER) {
        return number < MMAREF_ROWS_AVAILABILITIES;
    }
    if (family->arithmetic_class == MMAREF_CLASS_WMMA_F16_F16) {
        last = MMAREF_CLASS_WMMA_F32;
    }
    for (profile = 0; profile < MMAREF_PROFILES; profile++) {
        for (of_class = family->arithmetic_class; of_class <= last; of_class++) {
            if ((mmaref_availabilities[number].profiles >> profile & 1) != 0 &&
                (mmaref_profile_rows[mmaref_profiles[profile].row][of_class - 1] == 255 ||
                 !has_evidence(profile, of_class))) {
                return false;
            }
        }
    }
    return true;
}

/* Whether the lists of variants of a family are inside their table and have as many variants as the family. */
static bool variants_sound(const mmaref_family *family)
{
    uint32_t at = family->variants, left = family->count;

    while (left != 0) {
        uint8_t count = at < MMAREF_ROWS_VARIANTS ? mmaref_variants[at] : 0;
        if (count == 0 || count > left ||
            !availability_sound(family, mmaref_variants[at + MMAREF_VARIANTS_AVAILABILITY]) ||
            mmaref_variants[at + MMAREF_VARIANTS_SECTION] >= MMAREF_ROWS_SECTION_EDITIONS) {
            return false;
        }
        left -= count;
        at += MMAREF_VARIANTS_HEADER;
        while (at < MMAREF_ROWS_VARIANTS && mmaref_variants[at] != MMAREF_QUALIFIERS) {
            if (at + 1 >= MMAREF_ROWS_VARIANTS || mmaref_variants[at] > MMAREF_QUALIFIERS ||
                mmaref_variants[at + 1] == 0) {
                return false;
            }
            at += 2u + mmaref_variants[at + 1];
        }
        at++;
    }
    return at <= MMAREF_ROWS_VARIANTS;
}

/* Whether the operands of D = A * B + C have the dimensions of the shape. */
static bool shape_sound(const mmaref_family *family)
{
    const MMAREF_FLASH uint8_t *layout = family->layout;
    const mmaref_layout_row *a, *b, *d;
    const mmaref_shape *shape = mmaref_shapes;
    uint8_t sparse = layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE, i;

    for (i = 0; i < MMAREF_ROWS_SHAPES; i++) {
        shape = mmaref_shapes[i].token == family->token[MMAREF_COLUMN_SHAPE] ? &mmaref_shapes[i] : shape;
        if (mmaref_shapes[i].m_log2 > 8 || mmaref_shapes[i].n_log2 > 8 || mmaref_shapes[i].k_log2 > 8) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_OPERANDS; i++) {
        if (layout[i] != MMAREF_LAYOUT_NONE && layout[i] >= MMAREF_LAYOUTS) {
            return false;
        }
    }
    if (layout[MMAREF_OPERAND_B] == MMAREF_LAYOUT_NONE || layout[MMAREF_OPERAND_D] == MMAREF_LAYOUT_NONE) {
        return true;
    }
    if (layout[MMAREF_OPERAND_A] == MMAREF_LAYOUT_NONE || layout[MMAREF_OPERAND_C] == MMAREF_LAYOUT_NONE) {
        return false;
    }
    a = &mmaref_layout_rows[layout[MMAREF_OPERAND_A]];
    b = &mmaref_layout_rows[layout[MMAREF_OPERAND_B]];
    d = &mmaref_layout_rows[layout[MMAREF_OPERAND_D]];
    return mmaref_lanes_log2(a) == mmaref_lanes_log2(d) && mmaref_lanes_log2(b) == mmaref_lanes_log2(d) &&
           a->rows_log2 == shape->m_log2 && a->columns_log2 + sparse == shape->k_log2 &&
           b->rows_log2 == shape->k_log2 && b->columns_log2 == shape->n_log2 &&
           d->rows_log2 == shape->m_log2 && d->columns_log2 == shape->n_log2;
}

static bool families_sound(void)
{
    uint16_t i;

    if (mmaref_shape_count != MMAREF_ROWS_SHAPES || mmaref_family_count != MMAREF_ROWS_FAMILIES) {
        return false;
    }
    for (i = 0; i + 1 < MMAREF_ROWS_FAMILIES; i++) {
        const mmaref_family *family = &mmaref_families[i];
        if (family->count == 0 || family->first + family->count > mmaref_families[i + 1].first ||
            family->arithmetic_class >= MMAREF_ARITHMETIC_CLASSES || !shape_sound(family) || !variants_sound(family)) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_ROWS_CHIP_FRAGMENTS; i++) {
        if (mmaref_chip_fragments[i].layout >= MMAREF_LAYOUTS) {
            return false;
        }
    }
    return true;
}

/* Whether blocks are read inside their tables and written inside mmaref_arithmetic. */
static bool arithmetic_sound(void)
{
    uint16_t i, rows = 0;
    uint8_t of_class;

    for (i = 0; i < MMAREF_FIELDS; i++) {
        if (mmaref_field_rows[i].offset >= sizeof(mmaref_arithmetic)) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_ROWS_SETTINGS; i++) {
        if (mmaref_settings[i][0] >= MMAREF_FIELDS) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_ROWS_ARITHMETIC_ROWS; i++) {
        rows = (uint16_t)(rows + (mmaref_arithmetic_rows[i] >> 7));
        if ((mmaref_arithmetic_rows[i] & ~MMAREF_LAST_SETTING) >= MMAREF_ROWS_SETTINGS) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_PROFILES; i++) {
        if (mmaref_profiles[i].row >= MMAREF_ROWS_PROFILE_ROWS) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_ROWS_PROFILE_ROWS; i++) {
        for (of_class = 0; of_class < MMAREF_ARITHMETIC_CLASSES - 1; of_class++) {
            if (mmaref_profile_rows[i][of_class] != 255 && mmaref_profile_rows[i][of_class] >= rows) {
                return false;
            }
        }
    }
    return (mmaref_arithmetic_rows[MMAREF_ROWS_ARITHMETIC_ROWS - 1] & MMAREF_LAST_SETTING) != 0;
}

/* Whether the syntax rows end where their table ends, and their sets exist. */
static bool syntax_sound(void)
{
    uint16_t at = 0, place;

    while (at + 3u <= MMAREF_ROWS_SYNTAX_ROWS && mmaref_syntax_rows[at + 2] != MMAREF_TOKEN_NONE) {
        uint8_t reason = mmaref_syntax_rows[at], marked = mmaref_syntax_rows[at + 1], items = 0;
        uint32_t variants = 1;
        at = (uint16_t)(at + 2);
        for (; at < MMAREF_ROWS_SYNTAX_ROWS && mmaref_syntax_rows[at] != MMAREF_TOKEN_NONE; at++) {
            uint8_t item = mmaref_syntax_rows[at], choices = 1;
            items++;
            if (item >= MMAREF_SET ? item - MMAREF_SET >= MMAREF_ROWS_SET_PLACES - 1 : item >= MMAREF_TOKENS) {
                return false;
            }
            if (item >= MMAREF_SET) {
                place = mmaref_set_places[item - MMAREF_SET];
                if (place >= MMAREF_ROWS_SET_TOKENS || mmaref_set_tokens[place] == 0 ||
                    place + mmaref_set_tokens[place] >= MMAREF_ROWS_SET_TOKENS) {
                    return false;
                }
                choices = mmaref_set_tokens[place];
            }
            variants *= choices;
            if (variants > 0xffff || items > 20) {
                return false;
            }
        }
        if ((marked & MMAREF_ROW_REFUSED) != 0 &&
            ((marked & ~MMAREF_ROW_REFUSED) >= items || reason > MMAREF_REASONS)) {
            return false;
        }
        at++;
    }
    return at + 3u == MMAREF_ROWS_SYNTAX_ROWS && (mmaref_syntax_rows[at + 1] & MMAREF_ROW_REFUSED) != 0;
}

#if !defined(__AVR__) || !defined(MMAREF_WITHOUT_TEXTS)
/* Whether a list of texts has at least `wanted` texts and ends with a NUL. */
static bool texts_sound(const char *texts, uint16_t size, uint16_t wanted)
{
    uint16_t i, ends = 0;

    for (i = 0; i < size; i++) {
        ends = (uint16_t)(ends + (texts[i] == '\0'));
    }
    return ends >= wanted && texts[size - 1] == '\0';
}
#endif

static bool texts_are_sound(void)
{
#ifdef __AVR__
    return true; /* skipped, as in the digest */
#else
    uint8_t i, most = 0;

    for (i = 0; i < MMAREF_ROWS_AVAILABILITIES; i++) {
        most = mmaref_availabilities[i].targets > most ? mmaref_availabilities[i].targets : most;
    }
    return texts_sound(mmaref_target_texts, MMAREF_ROWS_TARGET_TEXTS, (uint16_t)(most + 1u)) &&
           texts_sound(mmaref_token_texts, MMAREF_ROWS_TOKEN_TEXTS, MMAREF_TOKENS) &&
           texts_sound(mmaref_outside_names, MMAREF_ROWS_OUTSIDE_NAMES, mmaref_outside_count) &&
           texts_sound(mmaref_target_names, MMAREF_ROWS_TARGET_NAMES, MMAREF_TARGETS) &&
           texts_sound(mmaref_profile_names, MMAREF_ROWS_PROFILE_NAMES, MMAREF_PROFILES + MMAREF_ALIASES) &&
           texts_sound(mmaref_status_names, MMAREF_ROWS_STATUS_NAMES, 1 - MMAREF_E_LEFT_OUT) &&
           texts_sound(mmaref_reason_texts, MMAREF_ROWS_REASON_TEXTS, MMAREF_REASONS);
#endif
}

static bool names_sound(void)
{
    uint8_t i;

    for (i = 0; i < MMAREF_TOKENS; i++) {
        if (mmaref_token_qualifiers[i] > MMAREF_QUALIFIERS) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_REASONS; i++) {
        if (mmaref_reason_statuses[i] > 0u - (unsigned)MMAREF_E_LEFT_OUT) {
            return false;
        }
    }
    return texts_are_sound();
}

/* Whether evidence and texts for people, which a build may leave out, are safe to read. */
static bool provenance_sound(void)
{
#ifdef MMAREF_WITHOUT_TEXTS
    return true;
#else
    uint8_t i, most = 0;

    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++) {
        most = mmaref_evidences[i].source > most ? mmaref_evidences[i].source : most;
        if (mmaref_evidences[i].certainty >= MMAREF_CERTAINTIES) {
            return false;
        }
    }
    for (i = 0; i < MMAREF_BLOCKS; i++) {
        if (mmaref_block_certainties[i] >= MMAREF_CERTAINTIES) {
            return false;
        }
    }
    return texts_sound(mmaref_block_texts, MMAREF_ROWS_BLOCK_TEXTS, 3 * MMAREF_BLOCKS) &&
           texts_sound(mmaref_block_sources, MMAREF_ROWS_BLOCK_SOURCES, MMAREF_BLOCKS) &&
           texts_sound(mmaref_section_texts, MMAREF_ROWS_SECTION_TEXTS, MMAREF_ROWS_SECTION_EDITIONS) &&
           texts_sound(mmaref_field_texts, MMAREF_ROWS_FIELD_TEXTS, 2 * MMAREF_FIELDS) &&
           texts_sound(mmaref_old_words, MMAREF_ROWS_OLD_WORDS, 2u * mmaref_old_word_count) &&
           texts_sound(mmaref_certainty_texts, MMAREF_ROWS_CERTAINTY_TEXTS, MMAREF_CERTAINTIES) &&
           texts_sound(mmaref_source_texts, MMAREF_ROWS_SOURCE_TEXTS, mmaref_source_count) &&
           (most < mmaref_source_count || texts_sound(mmaref_more_source_texts, MMAREF_ROWS_MORE_SOURCE_TEXTS,
                                                      (uint16_t)(most - mmaref_source_count + 1u))) &&
           mmaref_evidence_count == MMAREF_ROWS_EVIDENCES;
#endif
}

bool mmaref_tables_sound(void)
{
    return layouts_sound() && arithmetic_sound() && families_sound() && syntax_sound() && names_sound() &&
           provenance_sound();
}

#endif
