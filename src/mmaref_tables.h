/* SPDX-License-Identifier: MIT */
/* The types of the generated tables: all that generated/ includes of src. Not for users: see mmaref.h. */
#ifndef MMAREF_TABLES_H
#define MMAREF_TABLES_H

#include "mmaref.h"
#include "mmaref_config.h"
#include "table_encoding.h"

/* Where constant tables are stored: see "flash" in mmaref_config.h. */
#ifdef __AVR__
#define MMAREF_FLASH __flash
#define MMAREF_FAR __memx
#else
#define MMAREF_FLASH
#define MMAREF_FAR
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Generated tables ------------------------------------------------ */

/* No table row has padding, so that the digest of the tables sees every bit and each bit has a meaning:
 * selftest_tables.c checks the sum of each row's members. */

/* One fragment layout. The row-major index of a coordinate has the bits of the column, then of the row, then of the
 * product (m8n8k4 has several). Its bit b is bit source(b) of the fragment index lane * elements + element. Fragment
 * bits that are no source tell copies of one element apart. */
typedef MMAREF_FLASH struct {
    uint8_t columns_log2, rows_log2, products_log2, elements_log2;
#if MMAREF_LANES_LOG2 == 0
    uint8_t lanes_log2; /* see mmaref_lanes_log2 */
#endif
    uint8_t sources[MMAREF_SOURCE_BYTES]; /* two a byte, from the low bits up */
} mmaref_layout_row;

/* One element format: 2^width_log2 bits in a register, of which the value begins at bit `shift`. */
typedef MMAREF_FLASH struct {
    uint8_t kind; /* MMAREF_KIND_... */
    uint8_t width_log2;
    uint8_t shift;
    uint8_t sign_bits, exponent_bits, fraction_bits;
    uint16_t bias;
    uint16_t special; /* MMAREF_SPECIAL_... */
} mmaref_format_row;

/* A field of an arithmetic block. Its values are `first`, which a profile's settings need not state, and those from
 * `least` to `most`; for a type, the types whose bit is set in `most`. */
typedef MMAREF_FLASH struct {
    uint8_t offset; /* in mmaref_arithmetic */
    uint8_t kind;   /* MMAREF_FIELD_KIND_... */
    int16_t first, least, most;
} mmaref_field_row;

typedef MMAREF_FLASH struct {
    uint8_t ptx_version; /* times ten */
    uint8_t targets;     /* index in mmaref_target_texts, and of its mmaref_target_notes */
    uint16_t profiles;   /* bit p: profile p has it */
} mmaref_availability;

/* A target that .target names (PTX ISA 9.0, 11.1.2). A renamed one has its new number. */
typedef MMAREF_FLASH struct {
    uint8_t chip;        /* 120 of sm_120a */
    uint8_t suffix;      /* MMAREF_TARGET_... */
    uint8_t family;      /* one value for all chips of a family; 0: no family */
    uint8_t ptx_version; /* first version that has it, times ten */
} mmaref_target_row;

/* One of the notes of a text of mmaref_target_texts. A target has the instruction if it fits any of them. */
typedef MMAREF_FLASH struct {
    uint8_t of;     /* number of the text */
    uint8_t chip;   /* the lowest one, or the only one */
    uint8_t suffix; /* MMAREF_TARGET_... */
    uint8_t family; /* of `chip` */
} mmaref_target_note;

/* The tokens that all instructions of a family share, by column. */
enum {
    MMAREF_COLUMN_NAME,
    MMAREF_COLUMN_ACTION,
    MMAREF_COLUMN_MATRIX,
    MMAREF_COLUMN_SHAPE,
    MMAREF_COLUMN_KIND,
    MMAREF_COLUMN_DTYPE,
    MMAREF_COLUMN_ATYPE,
    MMAREF_COLUMN_BTYPE,
    MMAREF_COLUMN_CTYPE,
    MMAREF_COLUMNS
};

/* A family: instructions with consecutive numbers, whose operands have the same layouts. */
typedef MMAREF_FLASH struct {
    uint16_t first;
    uint8_t count;
    uint8_t token[MMAREF_COLUMNS];   /* NONE: no such token, or `variants` has it */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    uint8_t layout[MMAREF_OPERANDS]; /* row of mmaref_layout_rows; MMAREF_LAYOUT_NONE: no such operand */
    /* Where its lists of variants begin in mmaref_variants. The lists follow each other; instruction numbers continue
     * from list to list. A list has a header (MMAREF_VARIANTS_...), then, for each qualifier that is in no column or
     * varies: its number, a count, and so many tokens (NONE: left out). An instruction's number in its list is a
     * mixed-radix number whose lowest digit chooses among the tokens of the first qualifier. MMAREF_QUALIFIERS ends the
     * list. */
    uint16_t variants;
} mmaref_family;

/* The header of a list of variants. */
enum {
    MMAREF_VARIANTS_COUNT,
    MMAREF_VARIANTS_AVAILABILITY, /* row of mmaref_availabilities */
    MMAREF_VARIANTS_SECTION,      /* index in mmaref_section_texts */
    MMAREF_VARIANTS_HEADER
};

/* A shape: its token; log2 of m, n and k. */
typedef MMAREF_FLASH struct {
    uint8_t token, m_log2, n_log2, k_log2;
} mmaref_shape;

/* A fragment that some chips have in place of the default one. */
typedef MMAREF_FLASH struct {
    uint8_t fragments; /* MMAREF_FRAGMENTS_... */
    uint8_t shape, operand, type, memory; /* tokens; memory 0: either layout */
    uint8_t layout;
} mmaref_chip_fragment;

extern const mmaref_field_row mmaref_field_rows[MMAREF_FIELDS];
/* For each field its name and its words, from the value of the first one on; of a set, by bit. */
extern const char mmaref_field_texts[];
extern const MMAREF_FLASH uint8_t mmaref_old_word_count;
extern const char mmaref_old_words[]; /* each old word, then the words that replace it */
/* MMAREF_BLOCKS named blocks: name, types and text of each; source; MMAREF_CERTAINTY_.... */
extern const char mmaref_block_texts[], mmaref_block_sources[];
extern const MMAREF_FLASH uint8_t mmaref_block_certainties[];
extern const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS];
extern const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS];
extern const mmaref_shape mmaref_shapes[]; /* row 0: instructions without a shape */
extern const uint8_t mmaref_shape_count;
extern const mmaref_family mmaref_families[]; /* ascending, then an end mark */
extern const MMAREF_FLASH uint16_t mmaref_family_count;
extern const MMAREF_FLASH uint8_t mmaref_variants[];
extern const mmaref_availability mmaref_availabilities[];
/* For each section the edition that its rows were transcribed from, times ten; 0: not of the PTX ISA. */
extern const MMAREF_FLASH uint8_t mmaref_section_editions[];
extern const mmaref_chip_fragment mmaref_chip_fragments[];
/* Of table_syntax.c: see text_token.c. */
extern const MMAREF_FLASH uint8_t mmaref_syntax_rows[];
extern const MMAREF_FLASH uint8_t mmaref_set_tokens[];  /* each set: a count, then so many tokens */
extern const MMAREF_FLASH uint16_t mmaref_set_places[]; /* where each begins in mmaref_set_tokens */
extern const MMAREF_FLASH uint8_t mmaref_token_qualifiers[MMAREF_TOKENS];
extern const MMAREF_FLASH uint8_t mmaref_left_out_tokens[];
extern const char mmaref_outside_names[];
extern const uint8_t mmaref_outside_count;
/* Lists of texts, for mmaref_nth_text. The text of token 0 is empty. */
extern const char mmaref_token_texts[];
extern const char mmaref_target_texts[];
extern const char mmaref_target_names[];
extern const mmaref_target_row mmaref_target_rows[MMAREF_TARGETS];
extern const mmaref_target_note mmaref_target_notes[MMAREF_TARGET_NOTES];
extern const MMAREF_FLASH uint8_t mmaref_ptx_versions[]; /* MMAREF_PTX_VERSIONS of them, ascending */
extern const char mmaref_section_texts[];
extern const char mmaref_source_texts[], mmaref_more_source_texts[];
extern const uint8_t mmaref_source_count; /* texts of the first list; higher indices are in the second */

/* A profile: its wmma fragments (MMAREF_FRAGMENTS_...) and its row of mmaref_profile_rows. */
typedef MMAREF_FLASH struct {
    uint8_t fragments, row;
} mmaref_profile_entry;

/* The evidence for some fields of some arithmetic rows. Bit f of `fields` is field f, bit p of `profiles` profile p,
 * bit (c - 1) % 32 of `classes[(c - 1) / 32]` class c. A record applies to instructions that have every trait of `when`
 * and none of `unless` (bit MMAREF_TRAIT_...); the last record that applies counts. */
typedef struct {
    uint32_t fields;
    uint32_t classes[2];
    uint16_t profiles;
    uint16_t when, unless;
    uint8_t certainty; /* MMAREF_CERTAINTY_... */
    uint8_t source;    /* index over both lists of source texts */
} mmaref_evidence;

extern const mmaref_evidence mmaref_evidences[];
extern const uint8_t mmaref_evidence_count;

extern const char mmaref_status_names[];  /* by status, without its sign */
extern const char mmaref_reason_texts[]; /* by reason - 1 */
extern const MMAREF_FLASH uint8_t mmaref_reason_statuses[]; /* the same: the status, without its sign */
extern const char mmaref_certainty_texts[];
extern const char mmaref_profile_names[]; /* profiles, then aliases */
extern const MMAREF_FLASH uint8_t mmaref_aliases[]; /* MMAREF_ALIASES: the profile of each alias */
extern const mmaref_profile_entry mmaref_profiles[];
/* For each class - 1 a row of mmaref_arithmetic_rows. Where a profile has no such instruction the row means nothing. */
extern const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1];
/* A field and its value; of exponent_floor the negated value. */
extern const MMAREF_FLASH uint8_t mmaref_settings[][2];
/* Each row lists the settings (by index; the last one marked) in which it differs from a plain sum: one step, every bit
 * kept, truncated. */
#define MMAREF_LAST_SETTING 0x80
extern const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[];

/* A known answer. Its 32-bit words: A, B, C, then (sparse) metadata and selector, then (scaled) scale-a-data,
 * scale-b-data, byte-id-a, thread-id-a, byte-id-b, thread-id-b, then D. mac16: operand, low word first, X, Y, Z before,
 * Z after. */
typedef MMAREF_FAR struct {
    uint16_t instruction; /* its number */
    uint16_t profile;
} mmaref_selftest_answer;

/* A case aimed at telling arithmetic rows apart: the seed of its operands; the digest over D under a set of
 * profiles. */
typedef MMAREF_FAR struct {
    uint16_t instruction, profiles;
    uint32_t seed, digest;
} mmaref_selftest_case;

extern const mmaref_selftest_answer mmaref_selftest_answers[];
/* The words of answer number `number` and their count; 0 beyond the last answer. */
const MMAREF_FAR uint32_t *mmaref_selftest_words(uint16_t number, uint16_t *count);
extern const mmaref_selftest_case mmaref_selftest_aimed[];
/* Blocks of the rules, a row each: its digest, low half first; rule << 8 | kind << 5 | settings; products; type of
 * scale factors << 8 | their number - 1; types of A and B, of C and D, by index; the settings. A row of 0 ends them. */
extern const MMAREF_FAR uint16_t mmaref_selftest_rules[];
extern const MMAREF_FAR uint32_t mmaref_selftest_types[]; /* MMAREF_SELFTEST_TYPES */
extern const char mmaref_selftest_rule_names[];
extern const MMAREF_FAR uint32_t mmaref_selftest_digests[]; /* by instruction number, or by the next table */
extern const MMAREF_FAR uint16_t mmaref_selftest_instructions[]; /* of reduced tables alone */
extern const MMAREF_FAR uint32_t mmaref_selftest_lookups[]; /* MMAREF_SELFTEST_LOOKUPS digests */

#ifdef __cplusplus
}
#endif

#endif
