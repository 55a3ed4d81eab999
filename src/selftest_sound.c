/* SPDX-License-Identifier: MIT */
/* Whether the rows of the tables keep to what their readers rely on: no place outside of a table, no loop without end.
 * A self-test without the digest of the tables begins with this. */
#include "selftest.h"

#include "selftest_tables.h"

#ifndef MMAREF_TABLES_WITHOUT_SELFTEST /* the tables of a product */

/* Every bit of a place comes from a bit of lane * elements + element. */
static bool layout_sound(const mmaref_layout_row *row)
{
    uint8_t elements = row->elements_log2, bits, bit;

    if (row->columns_log2 > 8 || row->rows_log2 > 8 || row->products_log2 > 4 || elements > 7) {
        return false;
    }
    bits = (uint8_t)(row->columns_log2 + row->rows_log2 + row->products_log2);
    for (bit = 0; bit < bits && bit < 12; bit++) {
        if ((row->sources[bit / 2] >> 4 * (bit & 1) & 15) >= 5 + elements) {
            return false;
        }
    }
    return bits <= 12;
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

/* Whether a record of evidence holds for all fields and instructions of a profile and class: a search among the
 * records then ends. */
static bool has_evidence(uint8_t profile, uint8_t of_class)
{
    const mmaref_evidence *record = mmaref_evidences;
    uint16_t i;

    for (i = 0; i < MMAREF_ROWS_EVIDENCES; i++, record++) {
        if (record->fields == ((uint32_t)1 << MMAREF_FIELDS) - 1 && record->when == 0 && record->unless == 0 &&
            (record->profiles >> profile & record->classes[(of_class - 1) / 32] >> (of_class - 1) % 32 & 1u) != 0) {
            return true;
        }
    }
    return false;
}

/* The profiles that have a family's instructions have rows of its class, and evidence for them; wmma.mma of f16 is of
 * three classes. */
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

/* The lists of variants of a family stay in their table and have as many as it says. */
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

/* The operands of D = A * B + C are the matrices that the shape says. */
static bool shape_sound(const mmaref_family *family)
{
    const MMAREF_FLASH uint8_t *layout = family->layout;
    const mmaref_layout_row *a, *b, *d;
    const mmaref_shape *shape = mmaref_shapes;
    uint8_t sparse = layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE, i;

    for (i = 0; i < MMAREF_ROWS_SHAPES; i++) {
        shape = mmaref_shapes[i].token == family->token[MMAREF_COLUMN_SHAPE] ? &mmaref_shapes[i] : shape;
        if (mmaref_shapes[i].m_log2 > 5 || mmaref_shapes[i].n_log2 > 5 || mmaref_shapes[i].k_log2 > 8) {
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
        return family->token[MMAREF_COLUMN_NAME] != MMAREF_TOKEN_MMA;
    }
    a = &mmaref_layout_rows[layout[MMAREF_OPERAND_A]];
    b = &mmaref_layout_rows[layout[MMAREF_OPERAND_B]];
    d = &mmaref_layout_rows[layout[MMAREF_OPERAND_D]];
    return a->rows_log2 == shape->m_log2 && a->columns_log2 + sparse == shape->k_log2 &&
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

/* Blocks are found and written inside of their tables and of mmaref_arithmetic. */
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

/* The rows of the syntax table end where it ends, and their sets are there. */
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

/* Texts one after the other: as many as are asked for, the last one with its end. */
static bool texts_sound(const char *texts, uint16_t size, uint16_t wanted)
{
    uint16_t i, ends = 0;

    for (i = 0; i < size; i++) {
        ends = (uint16_t)(ends + (texts[i] == '\0'));
    }
    return ends >= wanted && texts[size - 1] == '\0';
}

static bool names_sound(void)
{
    uint8_t i, most = 0;

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
    for (i = 0; i < MMAREF_ROWS_AVAILABILITIES; i++) {
        most = mmaref_availabilities[i].targets > most ? mmaref_availabilities[i].targets : most;
    }
    return texts_sound(mmaref_token_texts, MMAREF_ROWS_TOKEN_TEXTS, MMAREF_TOKENS) &&
           texts_sound(mmaref_outside_names, MMAREF_ROWS_OUTSIDE_NAMES, mmaref_outside_count) &&
           texts_sound(mmaref_target_names, MMAREF_ROWS_TARGET_NAMES, MMAREF_TARGETS) &&
           texts_sound(mmaref_profile_names, MMAREF_ROWS_PROFILE_NAMES, MMAREF_PROFILES + MMAREF_ALIASES) &&
           texts_sound(mmaref_status_names, MMAREF_ROWS_STATUS_NAMES, 1 - MMAREF_E_LEFT_OUT) &&
           texts_sound(mmaref_reason_texts, MMAREF_ROWS_REASON_TEXTS, MMAREF_REASONS) &&
           texts_sound(mmaref_target_texts, MMAREF_ROWS_TARGET_TEXTS, (uint16_t)(most + 1u)) &&
           texts_sound(mmaref_section_texts, MMAREF_ROWS_SECTION_TEXTS, MMAREF_ROWS_SECTION_EDITIONS);
}

/* What only people read, and a build may leave out. */
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
    return texts_sound(mmaref_field_texts, MMAREF_ROWS_FIELD_TEXTS, 2 * MMAREF_FIELDS) &&
           texts_sound(mmaref_certainty_texts, MMAREF_ROWS_CERTAINTY_TEXTS, MMAREF_CERTAINTIES) &&
           texts_sound(mmaref_source_texts, MMAREF_ROWS_SOURCE_TEXTS, (uint16_t)(most + 1u)) &&
           mmaref_evidence_count == MMAREF_ROWS_EVIDENCES;
#endif
}

bool mmaref_tables_sound(void)
{
    return layouts_sound() && arithmetic_sound() && families_sound() && syntax_sound() && names_sound() &&
           provenance_sound();
}

#endif
