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
uint8_t mmaref_stored_column(const mmaref_work *work, uint16_t row, uint8_t stored);
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
