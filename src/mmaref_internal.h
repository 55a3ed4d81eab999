/* SPDX-License-Identifier: MIT */
/* What the core's files share: the shapes of the generated tables, and the
 * private functions with their contracts. Not for users: see mmaref.h. */
#ifndef MMAREF_INTERNAL_H
#define MMAREF_INTERNAL_H

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

/* What is rare, or has a loop that wants the registers: never inlined. What a loop has for each term: always. */
#ifndef MMAREF_NOINLINE
#ifdef __GNUC__
#define MMAREF_INLINE static inline __attribute__((always_inline))
#define MMAREF_NOINLINE __attribute__((noinline))
#else
#define MMAREF_INLINE static inline
#define MMAREF_NOINLINE
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Generated tables ------------------------------------------------ */

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
    uint8_t special; /* MMAREF_SPECIAL_... */
} mmaref_format_row;

/* A field of an arithmetic block. Its values are `first`, which a row of a profile need not state, and those
 * from `least` to `most`; of a type, f16 and f32. */
typedef MMAREF_FLASH struct {
    uint8_t offset; /* in mmaref_arithmetic */
    uint8_t kind;   /* MMAREF_FIELD_KIND_... */
    int16_t first, least, most;
} mmaref_field_row;

enum { MMAREF_FIELD_KIND_NUMBER = 0, MMAREF_FIELD_KIND_BITS = 1, MMAREF_FIELD_KIND_TYPE = 2 };

enum { MMAREF_KIND_FLOAT = 0, MMAREF_KIND_INTEGER = 1, MMAREF_KIND_BIT = 2 };
/* What the largest exponent field means: numbers; infinities and NaN; a NaN where
 * the fraction is all ones too. */
enum { MMAREF_SPECIAL_NONE = 0, MMAREF_SPECIAL_IEEE = 1, MMAREF_SPECIAL_NAN = 2 };

typedef MMAREF_FLASH struct {
    uint8_t ptx_version; /* times ten */
    uint8_t targets;     /* number of the text in mmaref_target_texts, and of its mmaref_target_notes */
    uint16_t profiles;   /* bit p: profile p has it */
} mmaref_availability;

/* The suffixes of targets: none, for what every later chip has too; a, for what that chip alone has; f, for
 * what later chips of its family have too. */
enum { MMAREF_TARGET_PLAIN = 0, MMAREF_TARGET_ALONE = 1, MMAREF_TARGET_FAMILY = 2 };

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

/* Words of a family that are a column of its row. */
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
    uint16_t first, count;
    uint8_t word[MMAREF_COLUMNS];    /* NONE: the instructions have no such word, or `choices` has it */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    uint8_t availability;            /* row of mmaref_availabilities */
    uint8_t section;                 /* number of the text in mmaref_section_texts */
    uint8_t layout[MMAREF_OPERANDS]; /* row of mmaref_layout_rows; MMAREF_LAYOUT_NONE: no such operand */
    /* The words of no column, and those that vary: of each qualifier its number, how many words, and the
     * words (NONE: left out). The first qualifier varies fastest from number to number. MMAREF_QUALIFIERS
     * ends the list. */
    const MMAREF_FLASH uint8_t *choices;
} mmaref_family;

/* A shape: its word; log2 of m, n and k. */
typedef MMAREF_FLASH struct {
    uint8_t word, m_log2, n_log2, k_log2;
} mmaref_shape;

/* The fragment that one chip has in place of the default one. */
typedef MMAREF_FLASH struct {
    uint8_t fragments; /* MMAREF_FRAGMENTS_... */
    uint8_t shape, operand, type, memory; /* words; memory 0: either layout */
    uint8_t layout;
} mmaref_chip_fragment;

/* A row of the instruction table, unpacked for one instruction. */
typedef struct {
    uint8_t m_log2, n_log2, k_log2;
    uint8_t layout[MMAREF_OPERANDS]; /* MMAREF_LAYOUT_NONE: no such operand */
    uint8_t arithmetic_class;        /* column of mmaref_profile_rows; MMAREF_CLASS_INTEGER */
    const mmaref_availability *availability;
    const mmaref_family *family;
    uint16_t variant;                /* number of the instruction within its family */
} mmaref_instruction_row;

extern const mmaref_field_row mmaref_field_rows[MMAREF_FIELDS];
/* By field its name and its words, from the value of the first one on; of bits by their places. */
extern const char mmaref_field_texts[];
extern const mmaref_layout_row mmaref_layout_rows[MMAREF_LAYOUTS];
extern const mmaref_format_row mmaref_format_rows[MMAREF_FORMATS];
extern const mmaref_shape mmaref_shapes[]; /* row 0 is that of instructions without a shape */
extern const uint8_t mmaref_shape_count;
extern const mmaref_family mmaref_families[]; /* in the order of their numbers, then one behind the last number */
extern const MMAREF_FLASH uint16_t mmaref_family_count;
extern const mmaref_availability mmaref_availabilities[];
extern const mmaref_chip_fragment mmaref_chip_fragments[];
/* Of table_syntax.c: see syntax.c. */
extern const MMAREF_FLASH uint8_t mmaref_syntax_rows[];
extern const MMAREF_FLASH uint8_t mmaref_word_qualifiers[MMAREF_WORDS];
extern const MMAREF_FLASH uint8_t mmaref_left_out_words[];
extern const char mmaref_outside_names[];
extern const uint8_t mmaref_outside_count;
/* Texts one after the other, for mmaref_nth_text; that of word 0 is empty. */
extern const char mmaref_words[];
extern const char mmaref_target_texts[];
extern const char mmaref_target_names[];
extern const mmaref_target_row mmaref_target_rows[MMAREF_TARGETS];
extern const mmaref_target_note mmaref_target_notes[MMAREF_TARGET_NOTES];
extern const MMAREF_FLASH uint8_t mmaref_ptx_versions[]; /* MMAREF_PTX_VERSIONS of them, ascending */
extern const char mmaref_section_texts[];
extern const char mmaref_source_texts[];

/* A profile: whose wmma fragments it has (MMAREF_FRAGMENTS_...), and its row of mmaref_profile_rows. */
typedef MMAREF_FLASH struct {
    uint8_t fragments, row;
} mmaref_profile_entry;

/* What stands behind some fields of some arithmetic rows. Bit f of `fields` is field f, bit p of
 * `profiles` profile p, bit c - 1 of `classes` class c. It holds for instructions that have every trait
 * of `when` and none of `unless` (bit MMAREF_TRAIT_...); of the records that hold the last one counts. */
typedef struct {
    uint32_t fields;
    uint16_t profiles;
    uint64_t classes;
    uint8_t when, unless;
    uint8_t certainty; /* MMAREF_CERTAINTY_... */
    uint8_t source;    /* index of mmaref_source_texts */
} mmaref_evidence;

extern const mmaref_evidence mmaref_evidences[];
extern const uint8_t mmaref_evidence_count;

/* Status by status its name and those of its reasons; where those of a status start, of what is none
 * behind the last one, and the end. */
extern const char mmaref_reason_texts[];
extern const MMAREF_FLASH uint8_t mmaref_reason_starts[];
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

/* ---- Instructions ---------------------------------------------------- */

/* The row of an instruction; NULL for a number that is none, or is left out of this build. */
const mmaref_instruction_row *mmaref_row_of(const mmaref_instruction *instruction,
                                            mmaref_instruction_row *unpacked);

/* The same with the fragments that `arithmetic` (NULL: the default ones) asks for. */
const mmaref_instruction_row *mmaref_row_under(const mmaref_instruction *instruction,
                                               const mmaref_arithmetic *arithmetic,
                                               mmaref_instruction_row *unpacked);

/* mmaref_instruction_word of an instruction whose row is there. */
uint8_t mmaref_row_word(const mmaref_instruction_row *row, uint8_t qualifier);

/* The operand in registers of an instruction that moves matrices to or from memory; of another
 * one MMAREF_OPERANDS. */
uint8_t mmaref_moved_operand(const mmaref_instruction *instruction);

/* log2 of the matrices that ldmatrix or stmatrix moves (.num), 0 elsewhere. */
uint8_t mmaref_row_matrices_log2(const mmaref_instruction_row *row);

/* The word of an operand's type, by the row of an instruction and by its handle. Pre: the instruction has
 * the operand. */
uint8_t mmaref_row_type(const mmaref_instruction_row *row, uint8_t operand);
uint8_t mmaref_type_of(const mmaref_instruction *instruction, uint8_t operand);

/* log2 of the bits of one element of an operand: metadata 2, scale factors 3. */
uint8_t mmaref_row_width_log2(const mmaref_instruction_row *row, uint8_t operand);
uint8_t mmaref_width_log2(const mmaref_instruction *instruction, uint8_t operand);

/* Text number `index` of several, each ending with its NUL. */
const char *mmaref_nth_text(const char *texts, uint8_t index);

/* The number from 0 of a text of `length` bytes among the first `count` of several; `count`: none. */
uint8_t mmaref_text_find(const char *texts, uint8_t count, const char *text, size_t length);

/* Words with blanks or commas between them: what ends one, no character of theirs being below; number
 * `index`, NULL beyond the last; the index of one of `length` bytes, -1 for none. */
static inline bool mmaref_ends_word(char c)
{
    return c <= ',';
}

const char *mmaref_nth_word(const char *words, uint16_t index);
int16_t mmaref_word_index(const char *words, const char *text, size_t length);

/* Number of a word, MMAREF_WORDS if it is none; compares `length` bytes. */
uint8_t mmaref_word_find(const char *text, size_t length);

/* ---- Instruction strings: syntax.c ------------------------------------- */

#define MMAREF_SET 192 /* an item of this and more is a set of so many words more, which follow */

/* A row of mmaref_syntax_rows. */
typedef struct {
    uint16_t number;  /* of its first instruction; MMAREF_INSTRUCTIONS and more: its strings are refused */
    uint8_t reason;   /* why they are, or what there is to remark; 0: nothing */
    uint8_t offender; /* which item is to blame for it, from 0 */
    const MMAREF_FLASH uint8_t *items;
} mmaref_syntax_row;

/* An item of a row: one of the words, none of them where it is optional. */
typedef struct {
    const MMAREF_FLASH uint8_t *words;
    uint8_t count; /* of words, without NONE */
    bool optional;
} mmaref_item;

/* Reads the row at `*at` and moves there to the next one; false behind the last one. */
bool mmaref_syntax_row_next(const MMAREF_FLASH uint8_t **at, mmaref_syntax_row *row);

/* Reads the item at `*at` and moves there to the next one; false behind the last one. */
bool mmaref_item_next(const MMAREF_FLASH uint8_t **at, mmaref_item *item);

/* How many choices an item has, and the number among them of a word (NONE: left out); the count of
 * choices where the word is not one of them. */
uint8_t mmaref_item_choices(const mmaref_item *item);
uint8_t mmaref_item_find(const mmaref_item *item, uint8_t word);

/* The number of edits (insert, delete, replace) that make one text of the other. */
uint8_t mmaref_edit_distance(const char *x, size_t x_length, const char *y);

/* The element format of an operand. Pre: the instruction has the operand. */
const mmaref_format_row *mmaref_row_format(const mmaref_instruction_row *row, uint8_t operand);
const mmaref_format_row *mmaref_format_of(const mmaref_instruction *instruction, uint8_t operand);

/* ---- Errors ---------------------------------------------------------- */

/* Fills *error unless it is NULL; returns the status of the reason (MMAREF_REASON_...). */
mmaref_status mmaref_fail(mmaref_error *error, uint8_t reason);

/* The same, naming register contents. */
mmaref_status mmaref_fail_at(mmaref_error *error, uint8_t reason, uint8_t lane, uint32_t bits);

/* Texts that MMAREF_WITHOUT_TEXTS drops. */
#ifdef MMAREF_WITHOUT_TEXTS
#define MMAREF_TEXT(text) NULL
#else
#define MMAREF_TEXT(text) (text)
#endif

/* ---- Layouts --------------------------------------------------------- */

/* The bit of the fragment index that supplies bit `bit` of a place. */
static inline unsigned mmaref_layout_source(const mmaref_layout_row *layout, unsigned bit)
{
    return (unsigned)layout->sources[bit >> 1] >> (bit & 1u) * 4u & 15u;
}

/* The layout of an operand that a row has. */
const mmaref_layout_row *mmaref_layout_of(const mmaref_instruction_row *row, uint8_t operand);

/* Fragment index (lane * elements + element) of the first copy of a place (its
 * row-major index, products stacked). The map is linear: the index of x ^ y is the
 * index of x ^ the index of y. Of what is no place it is of no meaning. */
uint16_t mmaref_layout_find(const mmaref_layout_row *layout, uint16_t place);

/* A fragment of an operand: one layout, repeated for each matrix that ldmatrix or stmatrix
 * moves, its matrix turned by .trans. */
typedef struct {
    const mmaref_layout_row *layout;
    uint8_t matrices_log2, elements_log2; /* elements of all matrices */
    uint8_t rows_log2, columns_log2;
    uint8_t width_log2; /* bits of an element */
    bool transposed;
} mmaref_fragment;

/* False for an operand that the instruction has not. `arithmetic` may be NULL. */
bool mmaref_fragment_open(mmaref_fragment *fragment, const mmaref_instruction *instruction,
                          const mmaref_arithmetic *arithmetic, uint8_t operand);

/* The place of a fragment index, lane << elements_log2 | element, and the index of the
 * first copy of a place. Pre: in range. */
void mmaref_fragment_locate(const mmaref_fragment *fragment, uint16_t index, mmaref_place *place);
uint16_t mmaref_fragment_find(const mmaref_fragment *fragment, const mmaref_place *place);

/* The container of element `fragment` of a fragment's registers, 2^width_log2 bits. */
static inline uint32_t mmaref_element_load(const uint32_t *registers, uint16_t fragment, uint8_t width_log2)
{
    uint32_t bit = (uint32_t)fragment << width_log2;
    uint32_t word = registers[bit >> 5] >> (bit & 31);

    return width_log2 >= 5 ? word : word & (((uint32_t)1 << (1u << width_log2)) - 1);
}

/* Of any width, 64 bits included. */
void mmaref_element_store(uint32_t *registers, uint16_t fragment, uint8_t width_log2,
                          uint64_t value);

/* ---- Numbers --------------------------------------------------------- */

/* Any value: (-1)^negative * significand * 2^exponent, or not a finite one. `scale`
 * is the exponent that alignment sees: that of the exponent field, 1 - bias for a
 * subnormal. */
typedef struct {
    uint64_t significand;
    int16_t exponent; /* of the least significant bit */
    int16_t scale;
    uint8_t negative;
    uint8_t special; /* MMAREF_NUMBER_... */
} mmaref_number;

enum { MMAREF_NUMBER_FINITE = 0, MMAREF_NUMBER_INFINITY = 1, MMAREF_NUMBER_NAN = 2 };

/* Decodes one element of a type that accumulates, f16, f32 or f64; total. `subnormals` are
 * MMAREF_SUBNORMALS_... bits. */
void mmaref_number_decode(const mmaref_format_row *format, uint64_t bits, uint8_t subnormals,
                          mmaref_number *number);

/* Its uncommon part, apart for its registers: the same for fields that are no normal number,
 * decoded as if they were but for the leading bit. */
void mmaref_number_amend(const mmaref_format_row *format, uint8_t subnormals, mmaref_number *number);

/* The exponent of a number's leading bit. Pre: finite, not zero. */
int16_t mmaref_number_leading(const mmaref_number *number);

/* Position of the highest set bit. Pre: value is not 0. */
static inline uint8_t mmaref_highest_bit(uint64_t value)
{
    uint32_t half = (uint32_t)value;
    uint8_t position = 0;

    if (value >> 32 != 0) {
        half = (uint32_t)(value >> 32);
        position = 32;
    }
    if (half >> 16 != 0) {
        half >>= 16;
        position = (uint8_t)(position + 16);
    }
    if (half >> 8 != 0) {
        half >>= 8;
        position = (uint8_t)(position + 8);
    }
    if (half >> 4 != 0) {
        half >>= 4;
        position = (uint8_t)(position + 4);
    }
    return (uint8_t)(position + (0xffffaa50u >> 2 * half & 3)); /* two bits for each of 0 .. 15 */
}

/* The patterns of a type. */
uint64_t mmaref_pack_nan(const mmaref_format_row *format, uint8_t nan);
uint64_t mmaref_pack_infinity(const mmaref_format_row *format, uint8_t negative);
uint64_t mmaref_pack_zero(const mmaref_format_row *format, uint8_t negative);

/* The same of an infinity or a NaN, `nan` being MMAREF_NAN_... */
uint64_t mmaref_pack_special(const mmaref_format_row *format, uint8_t nan, const mmaref_number *number);

/* ---- Dot products ---------------------------------------------------- */

/* Multiplicand elements of up to 15 significant bits: the working form of every type but
 * f64. Value: significand * 2^(exponent - MMAREF_FACTOR_FRACTION), so that significands of
 * all types align: that of a normal number is 2^14 .. 2^15 - 1, its sign on top. The
 * exponent is that of the exponent field, or MMAREF_FACTOR_ZERO, ..._INFINITY, ..._NAN. */
typedef struct {
    uint16_t significand;
    int16_t exponent;
} mmaref_factor;

/* Many of them. */
typedef struct {
    uint16_t *significand;
    int16_t *exponent;
} mmaref_factors;

#define MMAREF_FACTOR_SIGN 0x8000u
#define MMAREF_FACTOR_FRACTION 14
#define MMAREF_FACTOR_HIDDEN (1u << MMAREF_FACTOR_FRACTION) /* the leading bit of a normal number */
#define MMAREF_FACTOR_ZERO (-0x1000) /* below every other, so that a zero never sets the grid */
#define MMAREF_FACTOR_VANISHED (MMAREF_FACTOR_ZERO - 1) /* a zero that was none before bits were dropped */
#define MMAREF_FACTOR_INFINITY 0x2000
#define MMAREF_FACTOR_NAN 0x2001

/* How a block wants elements decoded: its MMAREF_SUBNORMALS_... bits, and MMAREF_DECODE_WHOLE
 * where the bits below a tf32 tell its class. */
#define MMAREF_DECODE_WHOLE 0x80u
static inline uint8_t mmaref_decode_flags(const mmaref_arithmetic *arithmetic)
{
    return (uint8_t)(arithmetic->subnormals | (arithmetic->tf32_class == MMAREF_TF32_WHOLE ? MMAREF_DECODE_WHOLE : 0));
}

/* Decodes one container. Total, as all three are. */
void mmaref_factor_decode(const mmaref_format_row *format, uint8_t flags, uint32_t bits, mmaref_factor *factor);

/* A factor as a number. */
void mmaref_factor_expand(const mmaref_factor *factor, mmaref_number *number);

/* How a chain rounds a sum in two's complement whose leading bit is in a given place, where that makes a normal number
 * of one of `binades` binades from the least one up. A carry out of these ends in the highest binade, never at infinity. */
typedef struct {
    uint64_t increment; /* added before the lost bits are cleared: so much to every sum, */
    uint64_t negative;  /* so much more, modulo 2^64, to one below zero, */
    uint64_t odd;       /* and 1 where this bit, the last one kept, is set, so that ties go to even; else 0 */
    uint64_t lost;      /* the bits that are cleared */
    int32_t lowest;     /* exponent of the least normal number, as that of the bit below the leading one */
    uint32_t binades;   /* 0 where coverage is asked for: mmaref_dot then takes every step */
} mmaref_rounder;

#define MMAREF_LEADING_F64 61           /* of sums of f64 products, in the high half of 128 bits */
#define MMAREF_EXPONENT_OF_ZERO (-0x4000) /* of a running value of zero: below that of every product */

/* Everything about a dot product but its numbers. */
typedef struct {
    const mmaref_arithmetic *arithmetic;
    const mmaref_format_row *a, *b, *c, *d;
    const mmaref_format_row *step; /* what a step rounds to */
    uint8_t rounding;              /* of a step; f64: the instruction's modifier */
    uint8_t group, products;       /* that are summed before C is added, that a step takes */
    uint8_t interleave;            /* of arithmetic, in elements that are there */
    uint32_t *coverage;            /* NULL, or gains MMAREF_COVER_... bits */
    bool chain;             /* every step is one product added to a running value and no bit is lost before rounding */
    mmaref_rounder rounder; /* of a chain */
} mmaref_dot_rules;

/* Fills in what follows from the block, the formats, the rounding and the number of elements that meet; `halved`
 * is 1 where the block counts elements of which every other one is there, else 0. */
void mmaref_rules_complete(mmaref_dot_rules *rules, uint8_t count, uint8_t halved);

/* Whether C is added to what a group of steps sums to, not a term of the first step. */
static inline bool mmaref_adds_after(const mmaref_dot_rules *rules)
{
    return MMAREF_HAS_EXACT && rules->arithmetic->accumulate != MMAREF_ACCUMULATE_FUSED;
}

/* Notes a numeric corner. */
static inline void mmaref_cover(const mmaref_dot_rules *rules, uint32_t corner)
{
    if (MMAREF_HAS_COVERAGE && rules->coverage != NULL) {
        *rules->coverage |= corner;
    }
}

/* Rounds a finite number into a type. Pre: the significand is not 0. Where its last bit is sticky, set for whatever
 * lies below, it has at least two bits more than the type's significand. */
uint64_t mmaref_round_pack(const mmaref_format_row *format, const mmaref_dot_rules *rules,
                           uint8_t rounding, const mmaref_number *number);

/* Its uncommon parts, apart for their registers: the significand without its `lost` > 0 low bits,
 * rounded; what stands for a number too large. */
uint64_t mmaref_round_off(const mmaref_dot_rules *rules, uint8_t rounding, const mmaref_number *number,
                          int16_t lost);
uint64_t mmaref_pack_overflow(const mmaref_format_row *format, const mmaref_dot_rules *rules, uint8_t rounding,
                              uint8_t negative);

/* A scale factor: a number without sign and of few bits. */
typedef struct {
    int16_t exponent, scale;
    uint8_t significand, special;
} mmaref_block_scale;

/* The elements that meet. By default they lie decoded in the order in which steps take
 * them: factors, of f64 raw patterns. MMAREF_SMALL_STACK leaves them where they are, in
 * registers or as a caller's patterns, and decodes each as a step asks for it. */
typedef struct {
#ifdef MMAREF_SMALL_STACK
    const struct mmaref_work *work; /* whose registers; NULL: patterns, of whatever type */
    union {
        uint16_t place;              /* of the element of D among those of all products */
        const uint64_t *patterns[2]; /* of A and of B */
    } at;
#else
    mmaref_factors a, b;
    const mmaref_block_scale *scale_a, *scale_b; /* `scales` along K, where arithmetic->block is not 0 */
    uint8_t scales;
    const uint64_t *a64, *b64;
#endif
    uint8_t count;
    uint8_t special; /* some element or scale factor may be an infinity or a NaN */
} mmaref_dot_elements;

/* One step: `count` elements from `first` on, and the running value. */
typedef struct {
    const mmaref_dot_rules *rules;
    const mmaref_dot_elements *elements;
    uint8_t first, count;
    uint8_t end;      /* of the group that it is of */
    bool accumulates; /* whether the running value is a term at all */
    mmaref_number accumulator;
} mmaref_step;

/* The element that is number `position` of `count` in processing order. */
uint8_t mmaref_step_element(uint8_t interleave, uint8_t count, uint8_t position);

/* The elements of product k of a step: f64 patterns of A or B, factors of every other type; the scale
 * factors of a block of products, which have no sign. */
#ifdef MMAREF_SMALL_STACK
uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t k, bool of_b);
void mmaref_step_factor(const mmaref_step *step, uint8_t k, bool of_b, mmaref_factor *factor);
void mmaref_step_scales(const mmaref_step *step, uint8_t first, mmaref_block_scale *a, mmaref_block_scale *b);

static inline void mmaref_step_pair(const mmaref_step *step, uint8_t k, mmaref_factor *a, mmaref_factor *b)
{
    mmaref_step_factor(step, k, false, a);
    mmaref_step_factor(step, k, true, b);
}

/* An element in the registers of an operand, and of D; apart for their registers. */
uint64_t mmaref_small_load(const struct mmaref_work *work, uint8_t operand, uint8_t width_log2, uint16_t place);
void mmaref_small_store(const struct mmaref_work *work, uint8_t width_log2, uint16_t place, uint64_t value);
#else
static inline uint64_t mmaref_step_pattern(const mmaref_step *step, uint8_t k, bool of_b)
{
    return (of_b ? step->elements->b64 : step->elements->a64)[step->first + k];
}

MMAREF_INLINE void mmaref_step_pair(const mmaref_step *step, uint8_t k, mmaref_factor *a, mmaref_factor *b)
{
    const mmaref_dot_elements *e = step->elements;

    a->significand = e->a.significand[step->first + k];
    a->exponent = e->a.exponent[step->first + k];
    b->significand = e->b.significand[step->first + k];
    b->exponent = e->b.exponent[step->first + k];
}

static inline void mmaref_step_scales(const mmaref_step *step, uint8_t first, mmaref_block_scale *a,
                                      mmaref_block_scale *b)
{
    const mmaref_dot_elements *e = step->elements;
    uint8_t at = (uint8_t)(first * e->scales / e->count);

    *a = e->scale_a[at];
    *b = e->scale_b[at];
}
#endif

/* The two factors of product k of a step, as numbers. */
void mmaref_step_factors(const mmaref_step *step, uint8_t k, mmaref_number *a, mmaref_number *b);

/* The value of a step, a pattern of rules->step: `fused` keeps fraction_bits below
 * the largest exponent, `block` does so with sums of scaled blocks, `exact` keeps every
 * bit. Pre: nothing special among the terms. */
uint64_t mmaref_step_fused(const mmaref_step *step);
uint64_t mmaref_step_block(const mmaref_step *step);
uint64_t mmaref_step_exact(const mmaref_step *step);

/* Uncommon parts of a dot product, apart for their registers: notes corners of C and of the
 * elements; x, a pattern of a type, plus y, one of rules->step, rounded to nearest even, as a
 * scalar addition does; a pattern of rules->step as one of D, rounded once more. */
void mmaref_cover_inputs(const mmaref_step *step);
uint64_t mmaref_add_after(const mmaref_dot_rules *rules, const mmaref_format_row *type, uint64_t x, uint64_t y);
uint64_t mmaref_dot_convert(const mmaref_dot_rules *rules, uint64_t bits);

/* Adds a finite number to another, both of at most 53 bits. Where bits of the sum are lost its significand is
 * at least 2^60 and its last bit is set (sticky). A sum of zero has significand 0 and no sign. */
void mmaref_number_add(const mmaref_dot_rules *rules, mmaref_number *sum, mmaref_number *term);

/* The first fills in `chain` and `rounder`: a chain has products of f64, or running values of f16 and f32. The others
 * take steps of a chain as long as each gives a normal number below the highest binade. True: those of the group are
 * done, and *bits is the pattern of the last one; else the next step is another one, and the accumulator is what it
 * adds to. The second one is for products of f64. */
void mmaref_chain_open(mmaref_dot_rules *rules);
bool mmaref_chain_run(mmaref_step *step, uint64_t *bits);
bool mmaref_chain_run_f64(mmaref_step *step, uint64_t *bits);

/* Whether the value of a step is decided by special values among its terms; it then replaces the
 * running value. */
bool mmaref_step_special(mmaref_step *step);

/* A term in units of the grid, 2^(largest - fraction_bits), its lost bits treated as the
 * block says. Pre: the term is below 2^(largest + 2), or by its scale below 2^16 times
 * that; fraction_bits <= 40. */
int64_t mmaref_align(const mmaref_step *step, const mmaref_number *term, int16_t largest);

/* The pattern of a sum in units of the grid; that of a sum of zero. */
uint64_t mmaref_round_sum(const mmaref_step *step, int64_t sum, int16_t largest);
uint64_t mmaref_zero_sum(const mmaref_step *step);

/* Either of them; `any`: some term is not zero. Inline: as a function it would add a frame to the deepest
 * stack. */
static inline uint64_t mmaref_sum_value(const mmaref_step *step, int64_t sum, bool any, int16_t largest)
{
    if (sum != 0) {
        return mmaref_round_sum(step, sum, largest);
    }
    if (any) {
        mmaref_cover(step->rules, MMAREF_COVER_CANCELLATION);
    }
    return mmaref_zero_sum(step);
}

/* ---- Memory ---------------------------------------------------------- */

/* An access to the caller's memory: where the elements of a fragment lie there. */
typedef struct {
    mmaref_fragment fragment;
    mmaref_matrix matrix;    /* but for its `first`: */
    uint64_t origin;         /* the bit at which row 0, column 0 is */
    const uint32_t *address; /* not NULL: where each row of every product is instead, in bytes */
    uint16_t product;
    uint8_t width;   /* bits of an element in memory */
    uint8_t outside; /* MMAREF_REASON_... of an element that is not in memory */
} mmaref_access;

/* An access to product 0 of an operand, at bit 0 of rows, in no memory yet; leaving it is
 * MMAREF_REASON_MATRIX_OUTSIDE. False where the instruction has not the operand. */
bool mmaref_access_open(mmaref_access *access, const mmaref_instruction *instruction,
                        const mmaref_arithmetic *arithmetic, uint8_t operand);

/* Moves the elements to memory or from there, if each of them lies inside the matrix; else
 * the status of access->outside, error->lane and error->bits naming the first that does not and its address. */
mmaref_status mmaref_move(const mmaref_access *access, uint32_t *registers, bool store, mmaref_error *error);

/* One warp-level instruction at work. */
typedef struct mmaref_work {
    const mmaref_instruction *instruction;
    const mmaref_instruction_row *row;
    mmaref_instruction_row unpacked;     /* what row points to */
    const mmaref_arithmetic *arithmetic; /* NULL: integer or single bit */
    const mmaref_operands *operands;
    uint32_t *d;
    uint32_t *coverage; /* NULL, or gains MMAREF_COVER_... bits */
} mmaref_work;

/* The rules of an instruction whose elements of D each sum `count` products. */
void mmaref_rules_open(mmaref_dot_rules *rules, const mmaref_work *work, uint8_t count);

#ifndef MMAREF_SMALL_STACK

/* Elements `stride` places apart: a row of A, C or D, a column of B; numbered in the order in
 * which steps take them. Layouts are linear, so that the bit at which an element begins is that
 * of the first one, changed by each bit of its number: `low` has all changes by the low three
 * bits, `high` one for each other bit. */
typedef struct {
    const uint32_t *registers;
    const mmaref_layout_row *layout;
    const mmaref_format_row *format;
    uint16_t low[8], high[4];
    uint8_t count; /* of a sparse A the stored ones */
} mmaref_line;

/* The matrices of one product of an instruction. */
typedef struct {
    const mmaref_work *work;
    mmaref_dot_rules rules;
    mmaref_line a, b, c, d;
    uint16_t rows, columns, product;
    bool in_place; /* D lies as C does */
    bool narrow;   /* mmaref_row_narrow will do */
} mmaref_matrices;

void mmaref_matrices_open(mmaref_matrices *m, const mmaref_work *work);

/* The place at which a row of A, a column of B, a row of C and D begin. */
uint16_t mmaref_row_place(const mmaref_matrices *m, uint16_t row);
uint16_t mmaref_column_place(const mmaref_matrices *m, uint16_t column);
uint16_t mmaref_result_place(const mmaref_matrices *m, uint16_t row);

/* The bit at which the element at a place begins. */
uint16_t mmaref_line_start(const mmaref_line *line, uint16_t place);

/* The bit at which element k of a line begins, whose first element is at bit `start`. */
uint16_t mmaref_line_bit(const mmaref_line *line, uint16_t start, uint8_t k);

/* The element that begins at a bit; above its own bits lie those of others. */
static inline uint64_t mmaref_line_load(const mmaref_line *line, uint16_t bit)
{
    const uint32_t *word = &line->registers[bit >> 5];

    return line->format->width_log2 == 6 ? (uint64_t)word[1] << 32 | word[0] : word[0] >> (bit & 31);
}

/* Decodes `count` elements of each of at most 8 lines, which begin at a place and those behind it, one line behind
 * the other: those picked where that is not NULL. Returns a bit for each line with an infinity or a NaN. */
uint8_t mmaref_lines_decode(const mmaref_line *from, uint16_t place, uint8_t lines, uint8_t flags,
                            const uint16_t *picked, uint8_t count, const mmaref_factors *to);

/* Computes the element of D at bit d, from that of C at bit c and the elements that meet. */
void mmaref_compute(const mmaref_matrices *m, uint16_t c, uint16_t d, const mmaref_dot_elements *elements);

/* Elements of D in a row that take each step together. */
#define MMAREF_NARROW_COLUMNS 8
typedef struct {
    const mmaref_dot_rules *rules;
    mmaref_factors a, b; /* of B those of the first column; each column's follow those of the one before it, */
    uint8_t stride;      /* by these many */
    uint8_t columns;
    uint8_t uncommon; /* a bit for each column that is left to mmaref_dot */
    uint32_t value[MMAREF_NARROW_COLUMNS];   /* the running values: patterns; decoded, the sign above a magnitude */
    int16_t exponent[MMAREF_NARROW_COLUMNS]; /* with the fraction bits of a product, and the exponent */
    int16_t largest[MMAREF_NARROW_COLUMNS];  /* exponent of a step */
    int64_t sum[MMAREF_NARROW_COLUMNS];      /* of a step, in units of its grid */
} mmaref_narrow_row;

/* The parts of a step of products `first` up to `end`: decodes the running values, which are patterns of a type, into
 * the first of their largest exponents; takes those of the products; sums; rounds to the next running values. Zero
 * and normal numbers are common, others are not, nor is a zero where rules tell its sign by the terms. */
void mmaref_narrow_decode(mmaref_narrow_row *r, const mmaref_format_row *type);
void mmaref_narrow_largest(mmaref_narrow_row *r, uint8_t first, uint8_t end);
void mmaref_narrow_sum(mmaref_narrow_row *r, uint8_t first, uint8_t end);
void mmaref_narrow_round(mmaref_narrow_row *r);

/* The common case of at most MMAREF_NARROW_COLUMNS elements of D in a row, for speed: the first is at bit d, that
 * of C at bit c. The elements of B are those of the first column; each column's follow those of the one before it.
 * Returns a bit for each that is left to mmaref_dot: those of `special` columns, and what is uncommon. Pre:
 * m->narrow, nothing special in the row of A. */
uint8_t mmaref_row_narrow(const mmaref_matrices *m, uint16_t c, uint16_t d, const mmaref_dot_elements *elements,
                          uint8_t count, uint8_t special);

/* Every element of D of one product: of f64, of every other type. */
void mmaref_multiply_f64(const mmaref_matrices *m);
void mmaref_multiply_factors(const mmaref_matrices *m);

#endif

/* Sparse A (9.7.14.6.1): whether a row has it; the columns in a chunk; the chunks of all rows,
 * which follow each other; the fragment index of the metadata of a chunk; the logical column
 * of stored element `stored` of a row; whether the selector, and metadata too, are allowed. */
static inline bool mmaref_is_sparse(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SPARSE && row->layout[MMAREF_OPERAND_E] != MMAREF_LAYOUT_NONE;
}

uint8_t mmaref_sparse_chunk(const mmaref_instruction_row *row);
uint16_t mmaref_sparse_chunks(const mmaref_work *work);
uint16_t mmaref_sparse_nibble(const mmaref_work *work, uint16_t chunk);
uint8_t mmaref_sparse_column(const mmaref_work *work, uint16_t row, uint8_t stored);
mmaref_status mmaref_selector_check(const mmaref_work *work, mmaref_error *error);
mmaref_status mmaref_sparse_check(const mmaref_work *work, mmaref_error *error);

/* The part of mmaref_compress behind its checks, apart for its stack. */
mmaref_status mmaref_compress_opened(const mmaref_work *work, const uint32_t *dense, uint32_t *a, uint32_t *e,
                                     mmaref_error *error);

/* Block scaling (9.7.14.3): whether a row has it; scale factors along K; whether the
 * selectors are allowed; the factor of chunk `chunk` of row (of scale_A) or column (of
 * scale_B) `line`; a multiplicand times its factor, exactly. */
static inline bool mmaref_is_scaled(const mmaref_instruction_row *row)
{
    return MMAREF_HAS_SCALE && row->layout[MMAREF_OPERAND_SCALE_A] != MMAREF_LAYOUT_NONE;
}

/* Whether scale factors go into the elements, not into blocks. */
static inline bool mmaref_is_folded(const mmaref_work *work)
{
    return mmaref_is_scaled(work->row) && work->arithmetic->block == 0;
}

uint8_t mmaref_scale_vector(const mmaref_instruction *instruction);
mmaref_status mmaref_scale_check(const mmaref_work *work, mmaref_error *error);
void mmaref_scale_load(const mmaref_work *work, uint8_t operand, uint16_t line, uint8_t chunk,
                       mmaref_block_scale *scale);
void mmaref_scale_apply(const mmaref_block_scale *scale, mmaref_factor *factor);

/* D = A * B + C by kind of element. Pre: operands are there, the block is sound. */
void mmaref_mma_float(const mmaref_work *work);
void mmaref_mma_integer(const mmaref_work *work);

/* The part of mmaref_multiply before anything is packed, apart for its registers. */
void mmaref_multiply_open(mmaref_multiply_memory *memory, const mmaref_instruction *instruction,
                          const mmaref_operands *others);

/* The rounding of a step: the instruction's modifier, else the block's. */
uint8_t mmaref_rounding_of(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic);

/* The fields of a block by number (MMAREF_FIELD_...). */
int16_t mmaref_field_get(const mmaref_arithmetic *arithmetic, uint8_t field);
void mmaref_field_set(mmaref_arithmetic *arithmetic, uint8_t field, int16_t value);
bool mmaref_field_in_range(uint8_t field, int16_t value);
mmaref_status mmaref_fail_field(mmaref_error *error, uint8_t reason, uint8_t field);

/* What a profile does for a class of floating-point instructions: a row of mmaref_arithmetic_rows. */
const MMAREF_FLASH uint8_t *mmaref_profile_row(uint8_t profile, uint8_t arithmetic_class);

/* Whether the block can be used for the instruction; else MMAREF_E_ARITHMETIC. Pre: it multiplies floats. */
mmaref_status mmaref_arithmetic_fits(const mmaref_work *work, mmaref_error *error);

/* The pattern of D for one element: sum of products and C by the rules. Of the step only rules and
 * elements are given. */
uint64_t mmaref_dot(mmaref_step *step, uint64_t c);

/* ---- Self-test ------------------------------------------------------- */

/* A known answer: the words of A, B, C, then (sparse) metadata and selector, then (block
 * scale) scale-a-data, scale-b-data, byte-id-a, thread-id-a, byte-id-b, thread-id-b, then
 * D. mac16: operand, low word first, X, Y, Z before, Z after. */
typedef MMAREF_FAR struct {
    uint16_t instruction; /* its number */
    uint8_t profile;
    const MMAREF_FAR uint32_t *words;
} mmaref_selftest_answer;

extern const mmaref_selftest_answer mmaref_selftest_answers[];
extern const MMAREF_FAR uint32_t mmaref_selftest_digests[MMAREF_INSTRUCTIONS]; /* by number */

/* The seeded stream, the running digest of what it was turned into, and the first status other
 * than MMAREF_OK of the calls that turned it. */
typedef struct {
    uint32_t state;
    uint32_t digest;
    mmaref_status status;
} mmaref_stream;

void mmaref_stream_start(mmaref_stream *stream, const char *text);
/* Keeps a status other than MMAREF_OK, unless an earlier one is kept. */
void mmaref_stream_check(mmaref_stream *stream, mmaref_status status);
uint32_t mmaref_stream_next(mmaref_stream *stream);
void mmaref_stream_words(mmaref_stream *stream, uint32_t *words, uint16_t count);
/* Draws every operand of an instruction into memory, one after the other; returns the
 * place behind them, or NULL for an instruction that cannot be described. MMAREF_REGISTERS_ALL
 * registers a lane hold them and D. */
uint32_t *mmaref_stream_operands(mmaref_stream *stream, const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint32_t *memory,
                                 mmaref_operands *operands);
void mmaref_stream_digest(mmaref_stream *stream, const uint32_t *words, uint16_t count);

/* Draws the elements of a fragment of `count` registers a lane; copies are alike. */
void mmaref_stream_fill(mmaref_stream *stream, const mmaref_format_row *format, const mmaref_layout_row *layout,
                        uint32_t *registers, uint8_t count);

/* A word as four bytes, the low one first; `count` bytes of such words. */
void mmaref_word_bytes(uint32_t word, uint8_t *bytes);
void mmaref_stream_bytes(mmaref_stream *stream, uint8_t *bytes, uint16_t count);
void mmaref_stream_digest_bytes(mmaref_stream *stream, const uint8_t *bytes, uint16_t count);

/* The cases of an instruction that moves matrices. */
void mmaref_stream_move(mmaref_stream *stream, const mmaref_instruction *instruction,
                        mmaref_selftest_memory *memory);

#ifdef __cplusplus
}
#endif

#endif
