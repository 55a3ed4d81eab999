/* SPDX-License-Identifier: MIT */
/* The shapes of the generated tables: all that generated/ includes of the core. Not for users: see mmaref.h. */
#ifndef MMAREF_TABLES_H
#define MMAREF_TABLES_H

#include "mmaref.h"
#include "mmaref_config.h"

/* Where constant tables live. AVR keeps them in flash only if a qualifier says so;
 * MMAREF_FAR is for those that may not fit its lower 64 KB. */
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

/* No row has padding, so that every bit of a table means something and the digest of the tables sees it:
 * selftest_tables.c has the sum of each row's members. */

/* One fragment layout. Bit b of a place's row-major index (columns, then rows,
 * then products) is bit source(b) of the fragment index lane * elements + element.
 * Fragment bits that supply nothing tell copies of the same element apart. */
typedef MMAREF_FLASH struct {
    uint8_t columns_log2, rows_log2, products_log2, elements_log2;
    uint8_t sources[6]; /* two a byte, from the low bits up */
} mmaref_layout_row;

/* One element format. `width` bits in a register, the value `shift` bits up. */
typedef MMAREF_FLASH struct {
    uint8_t kind; /* MMAREF_KIND_... */
    uint8_t width_log2;
    uint8_t shift;
    uint8_t sign_bits, exponent_bits, fraction_bits;
    uint16_t bias;
    uint16_t special; /* MMAREF_SPECIAL_... */
} mmaref_format_row;

/* A field of an arithmetic block. Its values are `first`, which a row of a profile need not state, and those
 * from `least` to `most`; of a type those whose bit is set in `most`, by number. */
typedef MMAREF_FLASH struct {
    uint8_t offset; /* in mmaref_arithmetic */
    uint8_t kind;   /* MMAREF_FIELD_KIND_... */
    int16_t first, least, most;
} mmaref_field_row;

enum {
    MMAREF_FIELD_KIND_NUMBER = 0, /* a number, or the one word */
    MMAREF_FIELD_KIND_BITS = 1,   /* a set of words, a bit for each */
    MMAREF_FIELD_KIND_TYPE = 2,   /* a type, of 32 bits */
    MMAREF_FIELD_KIND_WORDS = 3   /* one of several words */
};

typedef MMAREF_FLASH struct {
    uint8_t ptx_version; /* times ten */
    uint8_t targets;     /* number of the text in mmaref_target_texts, and of its mmaref_target_notes */
    uint16_t profiles;   /* bit p: profile p has it */
} mmaref_availability;

/* The suffixes of targets. */
enum {
    MMAREF_TARGET_PLAIN = 0, /* none: every later chip has the same */
    MMAREF_TARGET_ALONE = 1, /* a: that chip alone */
    MMAREF_TARGET_FAMILY = 2 /* f: later chips of its family, too */
};

/* A target that .target names (PTX ISA 9.0, 11.1.2). A renamed one has the number of its present name. */
typedef MMAREF_FLASH struct {
    uint8_t chip;        /* 120 of sm_120a */
    uint8_t suffix;      /* MMAREF_TARGET_... */
    uint8_t family;      /* the same for the chips of a family; 0: of none */
    uint8_t ptx_version; /* that introduced it, times ten */
} mmaref_target_row;

/* One note of those that share a text of mmaref_target_texts; a target has what fits one of them. */
typedef MMAREF_FLASH struct {
    uint8_t of;     /* number of the text */
    uint8_t chip;   /* the lowest, or the only one */
    uint8_t suffix; /* MMAREF_TARGET_... */
    uint8_t family; /* of `chip` */
} mmaref_target_note;

/* Tokens of a family that are a column of its row. */
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

/* A family: instructions with consecutive numbers whose operands have the same layouts. */
typedef MMAREF_FLASH struct {
    uint16_t first;
    uint8_t count;
    uint8_t token[MMAREF_COLUMNS];   /* NONE: the instructions have no such token, or `variants` has it */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    uint8_t layout[MMAREF_OPERANDS]; /* row of mmaref_layout_rows; MMAREF_LAYOUT_NONE: no such operand */
    /* Where in mmaref_variants its lists of variants are, one behind the other: those of the second one have the
     * numbers behind those of the first one. A list has a header (MMAREF_VARIANTS_...), then the tokens of no column,
     * and those that vary: of each qualifier its number, how many tokens, and the tokens (NONE: left out). The first
     * qualifier varies fastest from number to number. MMAREF_QUALIFIERS ends the list. */
    uint16_t variants;
} mmaref_family;

/* The header of a list of variants. */
enum {
    MMAREF_VARIANTS_COUNT,
    MMAREF_VARIANTS_AVAILABILITY, /* row of mmaref_availabilities */
    MMAREF_VARIANTS_SECTION,      /* number of the text in mmaref_section_texts */
    MMAREF_VARIANTS_HEADER
};

/* A shape: its token; log2 of m, n and k. */
typedef MMAREF_FLASH struct {
    uint8_t token, m_log2, n_log2, k_log2;
} mmaref_shape;

/* The fragment that one chip has in place of the default one. */
typedef MMAREF_FLASH struct {
    uint8_t fragments; /* MMAREF_FRAGMENTS_... */
    uint8_t shape, operand, type, memory; /* tokens; memory 0: either layout */
    uint8_t layout;
} mmaref_chip_fragment;

extern const mmaref_field_row mmaref_field_rows[MMAREF_FIELDS];
/* By field its name and its words, from the value of the first one on; of bits by their places. */
extern const char mmaref_field_texts[];
extern const MMAREF_FLASH uint8_t mmaref_old_word_count;
extern const char mmaref_old_words[]; /* "align=truncate" and the words in its place, and so on */
/* MMAREF_BLOCKS named blocks: of each its name, types and text; its source; MMAREF_CERTAINTY_.... */
extern const char mmaref_block_texts[], mmaref_block_sources[];
extern const MMAREF_FLASH uint8_t mmaref_block_certainties[];
extern const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS];
extern const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS];
extern const mmaref_shape mmaref_shapes[]; /* row 0 is that of instructions without a shape */
extern const uint8_t mmaref_shape_count;
extern const mmaref_family mmaref_families[]; /* in the order of their numbers, then one behind the last number */
extern const MMAREF_FLASH uint16_t mmaref_family_count;
extern const MMAREF_FLASH uint8_t mmaref_variants[];
extern const mmaref_availability mmaref_availabilities[];
/* By section the edition that its rows were transcribed from, times ten; 0: none of the PTX ISA. */
extern const MMAREF_FLASH uint8_t mmaref_section_editions[];
extern const mmaref_chip_fragment mmaref_chip_fragments[];
/* An item of mmaref_syntax_rows that is not below is a set: number item - MMAREF_SET of mmaref_set_places. */
#define MMAREF_SET 160
/* Marks of the second byte of a row: .aligned may be missing; its strings are refused. */
#define MMAREF_ROW_IMPLICIT 0x40
#define MMAREF_ROW_REFUSED 0x80

/* Of table_syntax.c: see syntax.c. */
extern const MMAREF_FLASH uint8_t mmaref_syntax_rows[];
extern const MMAREF_FLASH uint8_t mmaref_set_tokens[];  /* sets: how many tokens, the tokens */
extern const MMAREF_FLASH uint16_t mmaref_set_places[]; /* by number of a set, where in mmaref_set_tokens it begins */
extern const MMAREF_FLASH uint8_t mmaref_token_qualifiers[MMAREF_TOKENS];
extern const MMAREF_FLASH uint8_t mmaref_left_out_tokens[];
extern const char mmaref_outside_names[];
extern const uint8_t mmaref_outside_count;
/* Texts one after the other, for mmaref_nth_text; that of token 0 is empty. */
extern const char mmaref_token_texts[];
extern const char mmaref_target_texts[];
extern const char mmaref_target_names[];
extern const mmaref_target_row mmaref_target_rows[MMAREF_TARGETS];
extern const mmaref_target_note mmaref_target_notes[MMAREF_TARGET_NOTES];
extern const MMAREF_FLASH uint8_t mmaref_ptx_versions[]; /* MMAREF_PTX_VERSIONS of them, ascending */
extern const char mmaref_section_texts[];
extern const char mmaref_source_texts[], mmaref_more_source_texts[];
extern const uint8_t mmaref_source_count; /* in the first of them; one of a higher number is in the other */

/* A profile: whose wmma fragments it has (MMAREF_FRAGMENTS_...), and its row of mmaref_profile_rows. */
typedef MMAREF_FLASH struct {
    uint8_t fragments, row;
} mmaref_profile_entry;

/* What stands behind some fields of some arithmetic rows. Bit f of `fields` is field f, bit p of
 * `profiles` profile p, bit (c - 1) % 32 of `classes[(c - 1) / 32]` class c. It holds for instructions that have
 * every trait of `when` and none of `unless` (bit MMAREF_TRAIT_...); of the records that hold the last one counts. */
typedef struct {
    uint32_t fields;
    uint32_t classes[2];
    uint16_t profiles;
    uint16_t when, unless;
    uint8_t certainty; /* MMAREF_CERTAINTY_... */
    uint8_t source;    /* number of a text of the two of sources */
} mmaref_evidence;

extern const mmaref_evidence mmaref_evidences[];
extern const uint8_t mmaref_evidence_count;

extern const char mmaref_status_names[];  /* by status, without its sign */
extern const char mmaref_reason_texts[]; /* by reason - 1 */
extern const MMAREF_FLASH uint8_t mmaref_reason_statuses[]; /* the same: the status, without its sign */
extern const char mmaref_certainty_texts[];
extern const char mmaref_profile_names[]; /* one behind the other, aliases last */
extern const MMAREF_FLASH uint8_t mmaref_aliases[MMAREF_ALIASES]; /* the profile that each stands for */
extern const mmaref_profile_entry mmaref_profiles[];
/* By class - 1 the number of a row of mmaref_arithmetic_rows; a profile that has no such instruction
 * has any number. */
extern const MMAREF_FLASH uint8_t mmaref_profile_rows[][MMAREF_ARITHMETIC_CLASSES - 1];
/* Number of a field and its value, of exponent_floor the negative value. */
extern const MMAREF_FLASH uint8_t mmaref_settings[][2];
/* Row by row: the rows of mmaref_settings where it differs from a plain sum (one step, every bit kept,
 * truncated), the last one marked. */
#define MMAREF_LAST_SETTING 0x80
extern const MMAREF_FLASH uint8_t mmaref_arithmetic_rows[];

/* A known answer: the words of A, B, C, then (sparse) metadata and selector, then (block
 * scale) scale-a-data, scale-b-data, byte-id-a, thread-id-a, byte-id-b, thread-id-b, then
 * D. mac16: operand, low word first, X, Y, Z before, Z after. */
typedef MMAREF_FAR struct {
    uint16_t instruction; /* its number */
    uint16_t profile;
} mmaref_selftest_answer;

/* A case whose operands tell the rows of arithmetic from each other: seed of the stream, and the digest over D under
 * the profiles of a mask, of which bit p is profile p. */
typedef MMAREF_FAR struct {
    uint16_t instruction, profiles;
    uint32_t seed, digest;
} mmaref_selftest_case;

extern const mmaref_selftest_answer mmaref_selftest_answers[];
/* The words of answer number `number`, and how many: none behind the last answer. */
const MMAREF_FAR uint32_t *mmaref_selftest_words(uint16_t number, uint16_t *count);
extern const mmaref_selftest_case mmaref_selftest_aimed[];
extern const MMAREF_FAR uint32_t mmaref_selftest_digests[]; /* by number, of a product in the order of the next */
extern const MMAREF_FAR uint16_t mmaref_selftest_instructions[]; /* of a product alone */
extern const MMAREF_FAR uint32_t mmaref_selftest_lookups[]; /* digests of MMAREF_SELFTEST_LOOKUPS look-ups */

#ifdef __cplusplus
}
#endif

#endif
