/* SPDX-License-Identifier: MIT */
/*
 * mmaref: bit-exact matrix-multiply instructions (PTX ISA 9.7.14 warp-level
 * mma, Apple AMX mac16) in freestanding C99. This is the only public header.
 * Sections are those of PTX ISA 9.0 unless an edition is named.
 *
 * CONVENTIONS
 *
 * Registers. A fragment operand of a warp is an array of uint32_t, lane-major:
 * word `lane * n + k` is register k of that lane, n registers a lane, 32 lanes.
 * A 64-bit element takes two words, low word first; smaller elements are packed
 * from the low bits up, as the specification orders them.
 *
 * Errors. Functions that can fail return an mmaref_status: MMAREF_OK, or a negative status, and then no
 * output has changed except `error`. A refused call leaves its outputs as they were, and these look like
 * results: therefore compilers warn where a status is dropped (MMAREF_NODISCARD). The other functions return
 * a text or a number. Every function is defined for every argument value. The only preconditions are that a
 * pointer which is not NULL points to an array of the size stated, and that outputs overlap inputs only where
 * the function's comment allows it.
 *
 * NULL. A function that returns a status answers MMAREF_E_ARGUMENT to a NULL where it needs a pointer. These
 * arguments may always be NULL: `error`, which is otherwise filled on failure, and `coverage`. The comment of
 * a function names any others: the `arithmetic` that only chooses wmma fragments or concerns integer
 * instructions, the `instruction` of mmaref_arithmetic_parse, outputs that are not wanted.
 *
 * Needs. The library calls no function of libc. Compilers call memcpy, memmove, memset and
 * memcmp by themselves in any freestanding program (port/firmware/memory.c has the four), and
 * their own helpers for arithmetic that a core lacks (libgcc, compiler-rt).
 *
 * State. There is none: no writable globals, no allocation, no recursion.
 *
 * Names. A function is called mmaref_<noun>_<verb> (mmaref_instruction_parse). A function that only looks
 * something up ends in the name of what it gives (mmaref_status_name, mmaref_layout_slot). A function that
 * computes what an instruction computes has the instruction's name: mmaref_mma, mmaref_ldmatrix,
 * mmaref_stmatrix, mmaref_movmatrix, mmaref_wmma_load, mmaref_wmma_store, mmaref_mac16. The other words are
 * the specification's: lane, fragment, element, register, multiplicands A and B, accumulators C and D.
 * A token is one word of an instruction string; the types are the first tokens (MMAREF_TYPE_F16).
 */
#ifndef MMAREF_H
#define MMAREF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "mmaref_arithmetic.h"
#include "mmaref_ids.h"

#ifdef __cplusplus
extern "C" {
#endif

#define MMAREF_LANES 32

/* A status that a caller drops is a warning, where the compiler can give one. */
#if defined(__GNUC__)
#define MMAREF_NODISCARD __attribute__((warn_unused_result))
#else
#define MMAREF_NODISCARD
#endif

/* What a shared library exports: the public functions. */
#if defined(__GNUC__)
#define MMAREF_API __attribute__((visibility("default")))
#else
#define MMAREF_API
#endif

/* ---- What a build leaves out ------------------------------------------ */

/* Each of these, defined for all of the library's files alike, leaves out the code and the
 * table rows of a family. Numbers of instructions stay what they are. mmaref_instruction_parse and
 * mmaref_instruction_at answer MMAREF_E_LEFT_OUT to an instruction that is left out.
 *
 *   MMAREF_WITHOUT_FLOAT    floating-point multiplicands; F64, SCALE and CUSTOM too
 *   MMAREF_WITHOUT_F64      f64
 *   MMAREF_WITHOUT_INTEGER  8- and 4-bit integers and single bits
 *   MMAREF_WITHOUT_SPARSE   mma.sp, mmaref_sparse_compress and mmaref_sparse_expand
 *   MMAREF_WITHOUT_SCALE    .block_scale
 *   MMAREF_WITHOUT_WMMA     wmma.mma, wmma.load, wmma.store
 *   MMAREF_WITHOUT_MOVE     ldmatrix, stmatrix, movmatrix, wmma.load, wmma.store
 *   MMAREF_WITHOUT_MAC16    mac16
 *   MMAREF_WITHOUT_EXACT    blocks with unlimited fraction_bits, or with accumulate other than
 *                           fused: profiles exact and fma, and where chips compute so; F64 and CUSTOM too.
 *                           MMAREF_E_ARITHMETIC then names the field. The self-test skips the digests of
 *                           floating-point instructions, which are over every profile
 *   MMAREF_WITHOUT_CUSTOM   what no profile computes: formats of one's own, fields from `adder` on, rounding odd
 *                           and stochastic, align sticky, overflow saturate; f32 multiplicands, and C and D of
 *                           other types than f16, f32 and f64. MMAREF_E_ARITHMETIC then names the field
 *   MMAREF_WITHOUT_COVERAGE the masks of numeric corners, which then stay what they are
 *   MMAREF_WITHOUT_TEXTS    the texts of fields, targets and sections, which are then NULL; mmaref_arithmetic_parse,
 *                           mmaref_arithmetic_set, mmaref_arithmetic_get, mmaref_block_get, mmaref_profile_source and
 *                           mmaref_error_write then answer MMAREF_E_LEFT_OUT
 *
 * MMAREF_WITHOUT_FAST, defined likewise, leaves out the fast way of floating-point steps (src/fast.c): less code, more
 * time, and the same results. */
enum {
    MMAREF_FAMILY_FLOAT = 0,
    MMAREF_FAMILY_F64 = 1,
    MMAREF_FAMILY_INTEGER = 2,
    MMAREF_FAMILY_SPARSE = 3,
    MMAREF_FAMILY_SCALE = 4,
    MMAREF_FAMILY_WMMA = 5,
    MMAREF_FAMILY_MOVE = 6,
    MMAREF_FAMILY_MAC16 = 7,
    MMAREF_FAMILY_EXACT = 8,
    MMAREF_FAMILY_COVERAGE = 9,
    MMAREF_FAMILY_CUSTOM = 10,
    MMAREF_FAMILIES = 11
};

/* ---- Status ---------------------------------------------------------- */

typedef enum {
    MMAREF_OK = 0,
    MMAREF_E_ARGUMENT = -1,    /* a NULL pointer, a number out of its range, an unknown target or version, or
                                  an instruction of another kind than the function takes */
    MMAREF_E_SYNTAX = -2,      /* not written like an instruction: a word is missing, or there are too many */
    MMAREF_E_INSTRUCTION = -3, /* there is no such instruction */
    MMAREF_E_REFUSED = -4,     /* the assembler refuses what the grammar allows, or takes it by accident */
    MMAREF_E_PROFILE = -5,     /* there is no arithmetic profile of that name */
    MMAREF_E_TARGET = -6,      /* the target or the profile does not have the instruction */
    MMAREF_E_ARITHMETIC = -7,  /* the arithmetic block cannot be computed, or a field of its text is wrong */
    MMAREF_E_UNDEFINED = -8,   /* the specification leaves the result undefined */
    MMAREF_E_PTX = -9,         /* a later PTX ISA version is needed */
    MMAREF_E_SPARSITY = -10,   /* sparse storage cannot hold the dense matrix */
    MMAREF_E_LEFT_OUT = -11    /* this build leaves the family out */
} mmaref_status;

/* What was wrong, and where. Members that a status does not fill are 0 or NULL.
 *
 *   MMAREF_E_SYNTAX, _INSTRUCTION, _REFUSED, _PROFILE   offset and length delimit the offending part of the
 *                         text; nearest is the legal word closest to it, or NULL
 *   MMAREF_E_TARGET       nearest is the text of the targets that have the instruction; where the target is
 *                         unknown (MMAREF_E_ARGUMENT) the name closest to it; of a line of text, offset and
 *                         length delimit the profile that does not have the instruction
 *   MMAREF_E_PTX          bits is the PTX ISA version that is needed, times ten; where the version is unknown
 *                         (MMAREF_E_ARGUMENT) the one closest to it
 *   MMAREF_E_ARITHMETIC   bits is the number of the field concerned (MMAREF_FIELD_...), MMAREF_FIELDS where the
 *                         text names none; of a line of text, offset and length delimit the word that is wrong
 *   MMAREF_E_UNDEFINED    lane and bits are the register contents, or the address, that the specification
 *                         does not allow; lane is MMAREF_LANES where they are of the warp, not of one lane
 *   MMAREF_E_SPARSITY     row and column are where the chunk with too many non-zeros begins; where a matrix
 *                         leaves its memory (MMAREF_E_ARGUMENT, _UNDEFINED) the first element that does */
typedef struct {
    mmaref_status status;
    uint8_t reason;      /* MMAREF_REASON_...: mmaref_reason_text says it in words */
    const char *nearest; /* or NULL */
    size_t offset;
    size_t length;
    uint8_t lane;
    uint32_t bits;
    uint16_t row, column; /* of a matrix */
} mmaref_error;

/* A reason (MMAREF_REASON_...) in words, without full stop; "unknown" for another number. Never NULL. */
MMAREF_API const char *mmaref_reason_text(uint8_t reason);

/* Writes an error as one sentence without full stop: the word that is wrong, the reason, and the nearest legal word
 * ("'aline=jam': no such field, nearest is 'align'"); where no word is near, what the field takes; lane and bits or row
 * and column where the status fills them. `text` of `length` bytes is what was parsed; NULL where the error is of
 * something else. The sentence is NUL-terminated and cut where `size` bytes end; MMAREF_SENTENCE_MAX bytes always
 * suffice. MMAREF_E_ARGUMENT for a size of 0, and where `error` or `sentence` is NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_error_write(const mmaref_error *error, const char *text, size_t length, char *sentence,
                                 size_t size);

#define MMAREF_SENTENCE_MAX 400

/* The status as one lower-case word ("ok", "undefined", ...): the word that
 * text vectors carry after `status`. Never NULL. */
MMAREF_API const char *mmaref_status_name(mmaref_status status);

/* ---- Version and build ------------------------------------------------ */

/* 0x00MMmmpp: major, minor, patch. Numbers of instructions, types, tokens, profiles, fields and
 * reasons never change their meaning; new ones are appended. */
#define MMAREF_VERSION 0x00000900

/* How a library was built. */
typedef struct {
    uint16_t left_out;    /* bit f: family f (MMAREF_FAMILY_...) is left out */
    uint32_t tables_hash; /* MMAREF_TABLES_HASH: over numbers, layouts, formats, the list of targets and
                             arithmetic, the same for the tables of a product; not over the targets and versions that
                             an instruction needs, nor over what is refused, nor over texts */
} mmaref_build;

/* MMAREF_VERSION of the library that is linked, which may not be that of this header. */
MMAREF_API uint32_t mmaref_version(void);

/* The edition of the specification that the linked library's tables hold: "PTX ISA 9.4". Never NULL. */
MMAREF_API const char *mmaref_edition(void);

/* How the library that is linked was built. MMAREF_E_ARGUMENT for NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_build_get(mmaref_build *build);

/* The name of a family ("sparse"); NULL outside 0 .. MMAREF_FAMILIES - 1. */
MMAREF_API const char *mmaref_family_name(uint8_t family);

/* ---- Instructions (PTX ISA 9.7.14) ----------------------------------- */

/* One legal instruction: its stable number, and nothing that grows with the specification.
 * Made by mmaref_instruction_parse or mmaref_instruction_at; copy it freely. A struct with the number of no
 * instruction, or of one that the build leaves out, is answered like a NULL. */
typedef struct {
    uint16_t id;
} mmaref_instruction;

/* What an instruction is. Counts are per lane and 0 where there is no such
 * operand; its type is then MMAREF_TOKEN_NONE. */
typedef struct {
    uint16_t id;                          /* stable number of the instruction */
    uint16_t m, n, k;                     /* shape of one matrix product */
    uint16_t matrices;                    /* matrix products a warp computes (mma.m8n8k4 .f16: 4),
                                             or matrices that ldmatrix and stmatrix move */
    uint8_t type[MMAREF_OPERANDS];        /* MMAREF_TYPE_F16 ... by MMAREF_OPERAND_... */
    uint8_t registers[MMAREF_OPERANDS];   /* 32-bit registers a lane holds */
    uint8_t layout[MMAREF_OPERANDS];      /* row of the layout table; MMAREF_LAYOUT_NONE */
    bool floating;                        /* computes floats: needs an arithmetic block */
    uint8_t arithmetic_class;             /* instructions that chips compute alike: 1 up to
                                             MMAREF_ARITHMETIC_CLASSES - 1; 0 of integers */
    uint8_t scale_vector;                 /* scale factors of a row of A along K; 0: no block scaling */
    uint8_t ptx_version;                  /* first PTX ISA version, times ten: 87 is 8.7 */
    uint8_t edition;                      /* of the PTX ISA that it was transcribed from, times ten, and that
                                             `section` is of; 0 of mac16 */
    const char *targets;                  /* targets that have it, in the specification's words */
    const char *section;                  /* where the specification defines it */
} mmaref_description;

/* Parses an instruction string, for example
 * "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" or "mac16"; `length` is
 * in bytes and needs no terminator. The name comes first; the other words may come in any order as long
 * as like ones keep theirs: types, layouts, the operation before popc. Fails with MMAREF_E_SYNTAX,
 * MMAREF_E_INSTRUCTION, MMAREF_E_REFUSED, MMAREF_E_LEFT_OUT or, for what a later PTX ISA adds, MMAREF_E_PTX;
 * `error` then delimits the word that is wrong and carries the nearest legal one. On success error->reason is
 * 0, or MMAREF_REASON_IMPLICIT_ALIGNED where .aligned is missing, which PTX ISA below 6.3 allows.
 * (PTX ISA 9.7.14.5.14) */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_parse(const char *text, size_t length, mmaref_instruction *instruction,
                                       mmaref_error *error);

/* Writes the canonical string, NUL-terminated, into `text` of `size` bytes;
 * MMAREF_TEXT_MAX bytes always suffice. MMAREF_E_ARGUMENT if it does not fit. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_format(const mmaref_instruction *instruction, char *text, size_t size);

#define MMAREF_TEXT_MAX 160

/* The text of a token (MMAREF_TYPE_F16 -> "f16"); NULL for a number that is no token. */
MMAREF_API const char *mmaref_token_text(uint8_t token);

/* The qualifier of a token. Tokens of the same qualifier keep their order in a string: every type has
 * MMAREF_QUALIFIER_DTYPE, both layouts have MMAREF_QUALIFIER_ALAYOUT, popc has MMAREF_QUALIFIER_BITOP as the
 * operation before it has. MMAREF_QUALIFIERS for a number that is no token. */
MMAREF_API uint8_t mmaref_token_qualifier(uint8_t token);

/* The number of instructions known, and the one with stable number `id`
 * (0 .. count-1; MMAREF_E_ARGUMENT outside). */
MMAREF_API uint16_t mmaref_instruction_count(void);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_at(uint16_t id, mmaref_instruction *instruction);

/* The token that an instruction has for a qualifier (MMAREF_QUALIFIER_DTYPE -> MMAREF_TYPE_F32);
 * MMAREF_TOKEN_NONE where it has none, and for sync, aligned, popc and block_scale, which never vary. */
MMAREF_API uint8_t mmaref_instruction_token(const mmaref_instruction *instruction, uint8_t qualifier);

/* Describes an instruction; MMAREF_E_ARGUMENT if it has the number of no instruction. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_describe(const mmaref_instruction *instruction,
                                          mmaref_description *description);

/* The name of target number `index`, and PTX ISA version number `index`, times ten: those that the tables
 * have, ascending and counted from 0. NULL and 0 where there is no such number. (PTX ISA 9.0, 11.1.2) */
MMAREF_API const char *mmaref_target_name(uint8_t index);
MMAREF_API uint8_t mmaref_ptx_version(uint8_t index);

/* Whether a target ("sm_90", "sm_120a"; NULL: any) and a PTX ISA version (times ten; 0: any) have an
 * instruction, by the notes of its section. An instruction that requires sm_70 is there on every later target
 * too; one that requires sm_120a is there on that target alone; one that requires sm_120f is there on the
 * targets with suffix f or a of that chip and of later chips of its family. Errors, and what `error` then
 * holds beside the reason:
 *
 *   MMAREF_E_ARGUMENT  the text is no target: `nearest` is the nearest one, or NULL;
 *                      the tables do not have the version: `bits` is the nearest one;
 *                      the struct has the number of no instruction
 *   MMAREF_E_TARGET    `nearest` tells in the specification's words which targets have the instruction; it is
 *                      NULL for mac16, which is no instruction of PTX: no target and no version has it
 *   MMAREF_E_PTX       the version is below that of the instruction or of the target: `bits` is the lowest
 *                      one that has both */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_target_check(const mmaref_instruction *instruction, const char *target,
                                  size_t length, uint8_t ptx_version, mmaref_error *error);

/* ---- Layouts (PTX ISA 9.7.14.4.1, 9.7.14.5.1 to .17) ------------------ */

/* Where an element lies in a matrix. `matrix` counts the matrices: the products that a warp computes
 * (mma.m8n8k4 .f16: 4); of ldmatrix and stmatrix the matrices that they move, whose rows and columns are
 * those in memory. */
typedef struct {
    uint16_t matrix;
    uint16_t row;
    uint16_t column;
} mmaref_coordinate;

/* Where an element lies in a fragment: element `element` of lane `lane` occupies bits
 * `bit` .. `bit + width - 1` of 32-bit register `reg` (a 64-bit element also
 * the next register). */
typedef struct {
    uint8_t lane;
    uint8_t element;
    uint8_t reg;
    uint8_t bit;
    uint8_t width;
} mmaref_slot;

/* Where element `element` of lane `lane` of an operand (MMAREF_OPERAND_A ...) lies in its matrix, and the
 * reverse: which lane and register bits hold an element of a matrix, the lowest lane and element where the
 * fragment holds it more than once. The fragments of wmma differ between chips (9.7.14.4.1): `arithmetic`
 * names them; NULL: the default ones, which are those of sm_80 and later and, but for one accumulator, of
 * sm_75. MMAREF_E_ARGUMENT for an operand that the instruction does not have, a lane above 31, an element or
 * a coordinate out of range, or a missing output. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_layout_coordinate(const mmaref_instruction *instruction,
                                       const mmaref_arithmetic *arithmetic, uint8_t operand,
                                       uint8_t lane, uint8_t element, mmaref_coordinate *coordinate);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_layout_slot(const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint8_t operand,
                                 const mmaref_coordinate *coordinate, mmaref_slot *slot);

/* ---- Types and values (PTX ISA 9.7.14.2, 9.7.14.3) --------------------- */

/* What an element is. */
enum {
    MMAREF_KIND_FLOAT = 0,   /* a floating-point number */
    MMAREF_KIND_INTEGER = 1, /* an integer, two's complement where it has a sign */
    MMAREF_KIND_BIT = 2      /* a single bit */
};

/* What the largest exponent field means. */
enum {
    MMAREF_SPECIAL_NONE = 0, /* numbers, as every other field does: e3m2, e2m3, e2m1 */
    MMAREF_SPECIAL_IEEE = 1, /* infinity where the fraction is zero, else NaN: IEEE 754 */
    MMAREF_SPECIAL_NAN = 2,  /* numbers, and NaN where the fraction is all ones: e4m3, ue8m0, ue4m3 */
    MMAREF_SPECIAL_RESERVED = 3, /* numbers in operands; the largest result has the field below it */
    MMAREF_SPECIAL_FNUZ = 4, /* numbers; the pattern of -0 is the NaN, and zero has no sign */
    MMAREF_SPECIAL_BINADE = 8 /* added to one of these: exponent field 0 is a binade like others, see below */
};

/* The format of an element. Its number stands `shift` bits up in `width` bits: sign, exponent field and
 * fraction from the high end down. An integer fills its bits. */
typedef struct {
    uint8_t kind;          /* MMAREF_KIND_... */
    uint8_t width;         /* bits of an element: 1, 4, 8, 16, 32 or 64; of a format of one's own 3 to 32 */
    uint8_t shift;         /* bits below the number, which are ignored: 13 of tf32, 2 of e2m1 in a byte */
    uint8_t sign_bits;     /* 0 or 1 */
    uint8_t exponent_bits; /* this and the following are 0 unless it is a floating-point number */
    uint8_t fraction_bits;
    uint16_t bias;         /* the number is (1 + fraction) * 2^(exponent field - bias) */
    uint8_t special;       /* MMAREF_SPECIAL_...; with MMAREF_SPECIAL_BINADE there are no subnormals: the number of
                              exponent field 0 is (1 + fraction) * 2^-bias, or 0 where the fraction is 0 */
} mmaref_type;

/* A type is a number: one of MMAREF_TYPE_F16 ... MMAREF_TYPE_S32, or that of a format of one's own, of a sign bit, 1 to
 * 8 exponent bits and 1 to 23 fraction bits: MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE). The bias
 * is 0 to 254, or MMAREF_UNLIMITED, which means 2^(exponent_bits - 1) - 1, of MMAREF_SPECIAL_FNUZ one more. Functions
 * and fields that take such a format say so; all others take it for no type. */
#define MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias, special) \
    ((uint32_t)(exponent_bits) << 24 | (uint32_t)(fraction_bits) << 16 | (uint32_t)(bias) << 8 | (uint32_t)(special))

/* A type under a block: in the place of MMAREF_TYPE_OWN the number of the format that the block describes; any other
 * type, and MMAREF_TYPE_OWN where `arithmetic` is NULL or describes no format, as it is. */
MMAREF_API uint32_t mmaref_type_under(const mmaref_arithmetic *arithmetic, uint32_t type);

/* The number of the type of a text: "f16", or a format: "e6m10", which has numbers under its largest exponent field,
 * and behind it, each after a point and in this order, what differs: "b40", its bias; "ieee", "nan", "reserved" or
 * "fnuz", what the largest exponent field means; "binade", that exponent field 0 has no subnormals. MMAREF_E_ARGUMENT
 * if there is no such type, and for NULL. mmaref_type_write is the reverse: the text, NUL-terminated, of a type or
 * format; MMAREF_TYPE_TEXT_MAX bytes always suffice; MMAREF_E_ARGUMENT for a number that is neither, where `size` is
 * too little, and for NULL. Both answer MMAREF_E_LEFT_OUT with MMAREF_WITHOUT_TEXTS. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_parse(const char *text, size_t length, uint32_t *type);
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_write(uint32_t type, char *text, size_t size);

#define MMAREF_TYPE_TEXT_MAX 27

/* The format of a type (MMAREF_TYPE_F16 ... MMAREF_TYPE_S32, or a format of one's own). MMAREF_E_ARGUMENT for another
 * number, for one behind the last type that the tables of a product have, and for NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_get(uint32_t type, mmaref_type *format);

/* The format of an operand's elements as they lie in registers (MMAREF_OPERAND_A ...): that of its type, but
 * e2m1 of .kind::f8f6f4 and .kind::mxf8f6f4 stands in a byte; elements that are only moved, and the four bits
 * of metadata, are unsigned integers. MMAREF_E_ARGUMENT for an operand that the instruction does not have. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_operand_type(const mmaref_instruction *instruction, uint8_t operand,
                                  mmaref_type *format);

enum {
    MMAREF_VALUE_ZERO = 0,
    MMAREF_VALUE_SUBNORMAL = 1, /* its exponent field is zero */
    MMAREF_VALUE_NORMAL = 2,    /* and every integer but zero */
    MMAREF_VALUE_INFINITY = 3,
    MMAREF_VALUE_NAN = 4
};

/* A number: (-1)^negative * significand * 2^exponent; the significand is not normalised. Of infinities and
 * NaN both are 0. */
typedef struct {
    uint8_t kind;         /* MMAREF_VALUE_... */
    bool negative;        /* of zeros, infinities and NaN too */
    int16_t exponent;     /* of the last bit of the significand */
    uint64_t significand;
} mmaref_value;

/* The value of a pattern of a type, in the low bits as mmaref_dot_add takes it (e2m1 in bits 3..0, tf32 as 32
 * bits); bits above it, and those that the type ignores, may be anything. The exponent is that of the last
 * fraction bit that the pattern has, so that 1 of f16 is 1024 * 2^-10; it is 0 of integers. The payload of a
 * NaN is lost. MMAREF_E_ARGUMENT for a number that is no type (see mmaref_type_get), and for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_value_decode(uint32_t type, uint64_t bits, mmaref_value *value);

/* The reverse of mmaref_value_decode: the pattern, in the low bits, that a value of any exponent rounds to in
 * a type. Bits above the pattern, and bits that the type ignores, are 0. `rounding` is MMAREF_ROUND_.... The
 * kind of a finite value is not looked at: significand and exponent say what it is. A number that is too
 * large becomes infinity or the largest finite number as the rounding says (IEEE 754), and in a type without
 * infinity always the largest number. NaN becomes the positive one of all ones. MMAREF_E_ARGUMENT for a value
 * that the type cannot hold (an infinity or a NaN where it has none, a negative number where it has no sign,
 * an integer out of range, a number that rounds to zero in ue8m0), for an unknown rounding or type, and for
 * NULL. MMAREF_E_LEFT_OUT where the build has no floating-point types, and where it has no f64 but a value
 * with an exponent other than 0 has to become an integer. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_value_encode(uint32_t type, uint8_t rounding, const mmaref_value *value,
                                  uint64_t *bits);

/* ---- Arithmetic ------------------------------------------------------ */

/* Fills `arithmetic` with what profile `profile` (MMAREF_PROFILE_...) does for this
 * instruction, its rounding modifier included. MMAREF_E_TARGET if that chip does not have the
 * instruction or nothing is known of it there. MMAREF_E_ARGUMENT for an unknown profile, and for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                                 mmaref_arithmetic *arithmetic);

/* The profile of a name such as "sm_90". Aliases are names too: of chips that compute as another does
 * ("sm_86"), and of targets with a suffix ("sm_90a"). MMAREF_E_PROFILE if there is none. The reverse is the
 * name of a profile; NULL outside 0 .. MMAREF_PROFILES - 1. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_find(const char *name, size_t length, uint8_t *profile);
MMAREF_API const char *mmaref_profile_name(uint8_t profile);

/* The name of a field (MMAREF_FIELD_PRODUCTS -> "products"); NULL for a number that is no field's. */
MMAREF_API const char *mmaref_field_name(uint8_t field);

/* Sets one field of a block by its name ("fraction_bits"): a field of numbers from a decimal text ("25", "-133") or its
 * word ("unlimited"), another from one of its words ("odd"), bits joined by plus signs ("flush_in+flush_out"), a
 * type from its text ("e6m10", see mmaref_type_parse). Words that fields had before are read too, and may set others as
 * well: "sticky" of `align` is "zero", and "yes" of `sticky`.
 * MMAREF_E_ARITHMETIC, with `error` naming the key or the value, if there is no such field or value. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key,
                                    size_t key_length, const char *value, size_t value_length,
                                    mmaref_error *error);

/* The reverse of mmaref_arithmetic_set: name and value, as text of `size` bytes, of field `index`, counted from 0.
 * MMAREF_FIELD_TEXT_MAX bytes are enough for any value. MMAREF_E_ARGUMENT where `size` is too little, beyond the last
 * field, and for NULL; MMAREF_E_ARITHMETIC for a value out of range. On failure nothing is written. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index,
                                    const char **name, char *text, size_t size);

/* A block as one line of text: a profile ("sm_90"), a profile and the fields that differ from it
 * ("sm_90 rounding=nearest_even"), or "custom" and fields, which starts as the profile exact; blanks or
 * tabs between the words. The name of a block (mmaref_block_get) stands for the text of it, fields that differ
 * behind it ("bfdot rounding=zero"). `profile`, where not NULL, becomes the profile's number, or MMAREF_PROFILES for a
 * block that no profile has. On failure neither output changes, and `error` delimits the word that is
 * wrong: MMAREF_E_PROFILE for an unknown profile, MMAREF_E_TARGET for one that does not have the instruction,
 * MMAREF_E_ARITHMETIC for a field that is unknown, given twice or out of range; where fields contradict each
 * other or do not suit the instruction, error->length is 0 and error->bits is the field, as in
 * mmaref_arithmetic_check, and a block that this refuses is refused here.
 * MMAREF_E_ARGUMENT where `text` or `arithmetic` is NULL. `instruction` may be NULL for a dot product that
 * stands by itself: then only "custom" and named blocks have a meaning, and a profile is MMAREF_E_ARGUMENT. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_parse(const mmaref_instruction *instruction, const char *text,
                                      size_t length, mmaref_arithmetic *arithmetic,
                                      uint8_t *profile, mmaref_error *error);

/* What stands behind field `index` (as mmaref_arithmetic_get counts them) of a profile's block for a
 * floating-point instruction: how sure it is, and who says so. Certainties are "definition" (what the
 * profile means), "measured" (by probes on the chip), "replayed against published outputs" of the chip,
 * "read off machine code", "stated by the text", "published, not replayable here" (counts of comparisons, with
 * controls, without the words), "inferred", "unknown", and "no effect" where the field changes no result of
 * the instruction. Errors of mmaref_profile_get; MMAREF_E_ARGUMENT for an instruction
 * that needs no block, beyond the last field, and for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction,
                                    uint8_t index, const char **certainty, const char **source);

/* A block with a name: how a unit of another instruction or vendor sums, as somebody prints it or has measured it. */
typedef struct {
    const char *name;      /* "bfdot" */
    const char *types;     /* those of A, B, C and D that it is meant for: "bf16,bf16,f32,f32" */
    const char *text;      /* the block: "custom products=2 ..." */
    const char *certainty; /* as mmaref_profile_source says it */
    const char *source;    /* the instruction that computes so, and who says it */
} mmaref_block;

/* Named block number `index`, counted from 0. MMAREF_E_ARGUMENT from MMAREF_BLOCKS on, and for NULL. On AVR, where
 * texts stand in RAM, blocks have names here alone: mmaref_arithmetic_parse does not know them. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_block_get(uint8_t index, mmaref_block *block);

/* Begins a block of one's own: all products and C are summed at once, every bit is kept, and the sum is
 * rounded once to nearest even, as IEEE 754 defines it. Profile exact does the same, but for NaN of f64. Set
 * the fields that differ from it afterwards. A zeroed block cannot be computed. MMAREF_E_ARGUMENT for
 * NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_arithmetic_start(mmaref_arithmetic *arithmetic);

/* Whether an instruction can be computed under a block; where `instruction` is NULL, whether some dot product can.
 * MMAREF_E_ARITHMETIC if not, and error->bits is the field (MMAREF_FIELD_...). Instructions that multiply no
 * floating-point numbers take no notice of a block. MMAREF_E_ARGUMENT where `arithmetic` is NULL or there is no such
 * instruction. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_check(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                      mmaref_error *error);

/* The rounding of a step that is in force where an instruction computes under a block: that of its modifier
 * (.rn, .rz, .rm, .rp of f64), else the block's. MMAREF_E_ARGUMENT for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_rounding(const mmaref_instruction *instruction,
                                         const mmaref_arithmetic *arithmetic, uint8_t *rounding);

/* ---- Compute --------------------------------------------------------- */

/* The operands of one warp-level instruction: 32 * registers words each, where
 * mmaref_instruction_describe tells the registers; unused ones may be NULL or 0. */
typedef struct {
    const uint32_t *a;
    const uint32_t *b;
    const uint32_t *c;
    const uint32_t *e;       /* metadata of a sparse A, 32 words (9.7.14.6.1) */
    const uint32_t *scale_a; /* scale-a-data, 32 words (9.7.14.3) */
    const uint32_t *scale_b; /* scale-b-data, 32 words */
    uint32_t selector;       /* sparsity selector */
    uint16_t byte_id_a, thread_id_a;
    uint16_t byte_id_b, thread_id_b;
} mmaref_operands;

/* D = A * B + C for one warp: mma, mma.sp, block-scaled mma and wmma.mma (PTX ISA
 * 9.7.14.5.14, 9.7.14.6.3, 9.7.14.4.5). Where a wmma fragment holds an element more than
 * once, the first copy is read. `d` holds 32 * registers words and may be the same array as `c` when
 * their types agree, but must not overlap another operand. `arithmetic` may be NULL
 * for integer and single-bit instructions, which then have the default wmma fragments. Errors:
 * MMAREF_E_ARGUMENT if an operand is missing; MMAREF_E_ARITHMETIC for an impossible block;
 * MMAREF_E_UNDEFINED for metadata (error->lane, error->bits: the four bits), a sparsity selector, byte-id or
 * thread-id (error->bits: its value) that the specification does not allow. `coverage`, where it is not NULL,
 * gains the MMAREF_COVER_... bits of the corners that any element of D reached, and the call takes several times
 * as long. Integer instructions reach no corners. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                         const mmaref_operands *operands, uint32_t *d, uint32_t *coverage,
                         mmaref_error *error);

/* Stores a dense A for a sparse instruction (PTX ISA 9.7.14.6.1). `dense` holds M * K
 * element containers, row-major; `a` gains 32 * registers words, `e` 32 words of metadata
 * for the lanes of `selector`, 0 elsewhere. Indices ascend; a chunk with fewer non-zeros
 * than it may have is filled with its first zeros. Errors: MMAREF_E_ARGUMENT,
 * MMAREF_E_UNDEFINED for the selector, MMAREF_E_SPARSITY for a chunk with too many
 * non-zeros (error->row and ->column where it starts). */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_compress(const mmaref_instruction *instruction, const uint32_t *dense,
                                     uint32_t selector, uint32_t *a, uint32_t *e, mmaref_error *error);

/* The reverse of mmaref_sparse_compress: M * K containers, 0 where nothing is stored.
 * MMAREF_E_UNDEFINED for a selector or metadata that is not allowed. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_expand(const mmaref_instruction *instruction, const uint32_t *a,
                                   const uint32_t *e, uint32_t selector, uint32_t *dense,
                                   mmaref_error *error);

/* The column of A, and row of B, that stored element `stored` of a row of a sparse A stands for (PTX ISA
 * 9.7.14.6.1); `stored` counts from 0 to K / 2 - 1. Only e and selector of the operands are looked at.
 * MMAREF_E_ARGUMENT for an instruction without sparse A, a row or element outside of it, and for NULL;
 * MMAREF_E_UNDEFINED for a selector or metadata that mmaref_mma refuses. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_column(const mmaref_instruction *instruction, const mmaref_operands *operands,
                                   uint16_t row, uint16_t stored, uint16_t *column);

/* The types of one dot product. A and B are floating-point types from MMAREF_TYPE_F16 to MMAREF_TYPE_E2M1, f64 both
 * or neither, with C and D f16, bf16, f32, f64, e4m3 or e5m2; or integers, s8, u8, s4 or u4, with C and D s32. Each
 * of a, b, c, d may be a format of one's own (MMAREF_TYPE_FORMAT), or MMAREF_TYPE_OWN, which the block describes
 * (own_exponent_bits and the fields behind it). Its pattern stands in the low bits: sign, exponent field and fraction
 * from the high end down. */
typedef struct {
    uint32_t a, b, c, d;
} mmaref_dot_types;

/* One dot product: what a dot-product unit is given. Elements are patterns of their type in the low bits (e2m1 in bits
 * 3..0; tf32 as 32 bits), in the order of k. A scale factor multiplies the element and its neighbours: factor i those
 * from i * scale_length on; that is of floating-point A and B, not of f64. */
typedef struct {
    mmaref_dot_types types;
    uint16_t count;          /* products: 1 .. MMAREF_DOT_MAX, 16 of f64 */
    const uint64_t *a, *b;   /* `count` elements each */
    uint64_t c;
    uint8_t scale_type;      /* MMAREF_TYPE_UE8M0 or MMAREF_TYPE_UE4M3; 0: there are no scale factors */
    uint8_t scale_length;    /* elements of a scale factor: divides count, count / MMAREF_SCALES_MAX at least */
    const uint8_t *scale_a, *scale_b; /* count / scale_length patterns each */
    const uint32_t *random;  /* the word of random bits of stochastic rounding; NULL elsewhere */
} mmaref_dot;

#define MMAREF_DOT_MAX 128
#define MMAREF_SCALES_MAX 8

/* One element of D: the sum of the products a[k] * b[k] and C, by the rules of the
 * block: what one lane of a dot-product unit computes. `coverage`, where not NULL, gains MMAREF_COVER_... bits
 * for the corners the sum reached. Integers are summed without loss; the sum wraps around, or is clamped where
 * `overflow` is saturate. For integers the other fields of the block are ignored, `coverage` gains nothing, and the
 * block may be NULL.
 *
 * Stochastic rounding takes what is lost below the last place kept as 32 bits, and anything lost below these
 * sets the last of them; the magnitude is rounded up where these bits plus the random word carry out of 32 bits. A unit
 * of n random bits has them in the upper n bits of the word. The addition of groups and of C to a group, and the
 * conversion of a result from step_type, round to nearest even all the same.
 *
 * MMAREF_E_ARGUMENT for a type, count or scale_length out of range or a missing array, MMAREF_E_ARITHMETIC for an
 * impossible block: rounding stochastic is one where `random` is NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_add(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                             uint32_t *coverage, mmaref_error *error);

/* A sum that is not rounded: word[0] + word[1] * 2^32 + ..., in two's complement, times 2^exponent. */
#define MMAREF_FIXED_MAX 40
typedef struct {
    uint8_t kind;     /* MMAREF_VALUE_NORMAL of finite sums, zero too; MMAREF_VALUE_INFINITY, MMAREF_VALUE_NAN: then
                         the words are 0 */
    bool negative;    /* of an infinity */
    int16_t exponent; /* what bit 0 of word[0] is worth */
    uint8_t words;
    uint32_t word[MMAREF_FIXED_MAX];
} mmaref_fixed;

/* The sum of a dot product as the accumulator of a unit has it, before it is rounded; the type of D says nothing. With
 * unlimited fraction_bits it is the exact sum as fixed point: the caller sets fixed->exponent, and fixed->words, 1 to
 * MMAREF_FIXED_MAX; what lies below is rounded toward minus infinity, and what lies above is lost, as such an
 * accumulator wraps around. With limited fraction_bits it is the sum of aligned terms, not normalised: fixed->exponent
 * becomes the exponent of the last bit that terms keep, and fixed->words 2. MMAREF_E_ARITHMETIC, besides what
 * mmaref_dot_add refuses, where the products are not all taken in one step with C, or where there is a
 * `width`, or an `adder` other than given, and partial=rounded; MMAREF_E_ARGUMENT besides for f64, integers, an
 * exponent outside -1000 to 1000, or words out of range. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_fixed(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, mmaref_fixed *fixed,
                               mmaref_error *error);

/* The order in which a block takes `count` products: product number `taken`, counted from 0, is element
 * `*element` and belongs to step `*step`. Steps are counted from 0 through all groups. `step` may be NULL.
 * MMAREF_E_ARGUMENT for a count of 0 or above MMAREF_DOT_MAX, a `taken` that is not below the count, and for
 * another NULL; MMAREF_E_ARITHMETIC for a block that mmaref_dot_add refuses for so many products. Where a
 * block counts places in logical k (MMAREF_SPARSE_LOGICAL), a sparse instruction takes half as many. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step);

/* What a step of a dot product is. */
enum {
    MMAREF_STEP_ALIGNED = 0, /* terms are aligned to the maximum exponent and lose what lies below a grid */
    MMAREF_STEP_EXACT = 1,   /* no term loses a bit (fraction_bits is MMAREF_UNLIMITED) */
    MMAREF_STEP_SPECIAL = 2, /* infinities and NaN among the terms decide */
    MMAREF_STEP_ADD_C = 3,   /* C, or what the groups before came to, is added to the sum of a group */
    MMAREF_STEP_CONVERT = 4, /* the last result is rounded from the type of steps to that of D */
    MMAREF_STEP_TERMS = 5    /* products are rounded by themselves, or terms are not added all at once */
};

/* One step. `max_exponent`, `grid` and `sum` are 0 unless `kind` is aligned. */
typedef struct {
    uint8_t kind;         /* MMAREF_STEP_... */
    uint16_t number;      /* of the step, as mmaref_dot_order counts; where C is added or the result is
                             converted, of the step before */
    uint32_t type;        /* of the result: the block's step_type; D's where that is 0, or after a conversion */
    int16_t max_exponent; /* of the terms that are not zero, not below the floor; 0 if there is neither */
    int16_t grid;         /* the last bit that terms keep is worth 2^grid: max_exponent - fraction_bits */
    int64_t sum;          /* of what terms keep, before it is rounded, in units of 2^grid; 0 until it is
                             known */
    uint64_t result;      /* rounded: a pattern of the type; 0 until it is known */
} mmaref_dot_step;

/* One term of a step: a * b. Subnormal factors are as the block takes them. */
typedef struct {
    uint16_t element;  /* the number of the product; MMAREF_DOT_MAX: a is the running value, and b is 1 */
    mmaref_value a, b;
    int16_t exponent;  /* by which it is aligned: the sum of those of both exponent fields; 0 of a zero */
    int64_t kept;      /* aligned, in units of 2^grid; 0 unless the step is aligned */
    uint64_t lost;     /* what fell off: the magnitude below 2^grid, in units of
                          2^(a.exponent + b.exponent) */
} mmaref_dot_term;

/* The caller's function that is told what a dot product does, and the caller's memory that this takes.
 * `report` is called with each term of a step, the running value first where it is a term, and then with NULL
 * for `term` and the finished step. */
typedef struct {
    void (*report)(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context);
    void *context;
    uint64_t a[MMAREF_DOT_MAX]; /* the elements in the order in which steps take them */
    uint64_t b[MMAREF_DOT_MAX];
} mmaref_dot_listener;

/* mmaref_dot_add, step by step and term by term, for explanations: the same result and the same errors, and
 * MMAREF_E_ARGUMENT for integers and for a listener or a report that is NULL. On failure nothing is reported. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_explain(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error);

/* Whether a unit's result is right: whether `got` and `expected`, patterns of a type, are equal; with nan=any any two
 * NaN are. `arithmetic` may be NULL. False for a number that is no type. */
MMAREF_API bool mmaref_same(uint32_t type, const mmaref_arithmetic *arithmetic, uint64_t expected, uint64_t got);

/* Numeric corners. */
enum {
    MMAREF_COVER_CANCELLATION = 0x0001,    /* a finite sum of non-zero terms is exactly zero */
    MMAREF_COVER_TRUNCATED = 0x0002,       /* a term lost bits below the grid */
    MMAREF_COVER_TERM_LOST = 0x0004,       /* a non-zero term fell below the grid entirely */
    MMAREF_COVER_SUBNORMAL_IN = 0x0008,    /* a subnormal multiplicand in a finite product that is not zero */
    MMAREF_COVER_SUBNORMAL_C = 0x0010,     /* C is subnormal */
    MMAREF_COVER_SUBNORMAL_OUT = 0x0020,   /* a step gives a subnormal */
    MMAREF_COVER_UNDERFLOW = 0x0040,       /* a non-zero sum rounds to zero */
    MMAREF_COVER_OVERFLOW = 0x0080,        /* a finite sum rounds out of range */
    MMAREF_COVER_INEXACT = 0x0100,         /* the rounding of a step loses something */
    MMAREF_COVER_TIE = 0x0200,             /* ... exactly half a unit in the last place */
    MMAREF_COVER_CARRY_OUT = 0x0400,       /* rounding carries into the next binade */
    MMAREF_COVER_FLOOR = 0x0800,           /* no term of a non-zero sum has an exponent above the exponent floor */
    MMAREF_COVER_NAN_IN = 0x1000,          /* there is a NaN among the operands */
    MMAREF_COVER_INF_TIMES_ZERO = 0x2000,  /* an infinity is multiplied by zero, one that was flushed too */
    MMAREF_COVER_INF_MINUS_INF = 0x4000    /* infinite terms have both signs, and none is a NaN */
};
/* An infinite sum of infinite terms. A macro, because an enum constant of 16-bit int cannot hold it. */
#define MMAREF_COVER_INFINITY 0x8000u
#define MMAREF_COVER_SIGNALLING 0x10000u /* an operand is a NaN of IEEE 754 whose highest fraction bit is 0 */
#define MMAREF_COVER_TINY 0x20000u       /* rounding, or flush_out, changes a number that is below the least normal one
                                            where it is rounded as if exponents had no end */

/* The exceptions of IEEE 754, by the bits of RISC-V's fflags. */
enum {
    MMAREF_FLAG_INEXACT = 1,   /* a sum lost something: by alignment, or as it was rounded */
    MMAREF_FLAG_UNDERFLOW = 2, /* MMAREF_COVER_TINY: a tiny result was changed; tiny after rounding */
    MMAREF_FLAG_OVERFLOW = 4,
    MMAREF_FLAG_INVALID = 16   /* infinity * 0, infinity - infinity, a signalling NaN */
};

/* The flags (MMAREF_FLAG_...) that corners raise (MMAREF_COVER_...): those of a unit that raises them for the whole
 * of a dot product. There is no division, and so no flag of it (8). */
MMAREF_API uint8_t mmaref_flags(uint32_t coverage);

/* ---- Move matrices ----------------------------------------------------- */

/* ldmatrix (PTX ISA 9.7.14.5.15) and stmatrix (9.7.14.5.16). `memory` of `size` bytes is the
 * state space, `address` the offset that each of the 32 lanes gives. Lane R * m + q gives row q of matrix m,
 * R being the 8 or 16 rows of a matrix in memory; a row is 16 bytes, of .s8.s4 (PTX ISA 9.4, 9.7.16.5.15) it
 * is 8. Addresses of lanes that give no row are ignored, unless `arithmetic` names fragments of sm_75 and below
 * (MMAREF_FRAGMENTS_SM_70, MMAREF_FRAGMENTS_SM_75): ldmatrix wants a valid address of all 32 lanes there, even for
 * .x1 and .x2.
 * `arithmetic` may be NULL, which means a later chip. MMAREF_E_UNDEFINED for an address that is no multiple
 * of a row's bytes or whose row leaves the memory (error->lane; error->bits: the address); MMAREF_E_ARGUMENT for
 * another instruction or a missing array. `d` and `a` hold 32 * registers words. Rows of stmatrix that overlap are
 * written in the order of lanes, then elements. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_ldmatrix(const mmaref_instruction *instruction,
                              const mmaref_arithmetic *arithmetic, const uint8_t *memory,
                              size_t size, const uint32_t address[MMAREF_LANES], uint32_t *d,
                              mmaref_error *error);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_stmatrix(const mmaref_instruction *instruction,
                              const uint32_t address[MMAREF_LANES], const uint32_t *a,
                              uint8_t *memory, size_t size, mmaref_error *error);

/* movmatrix (PTX ISA 9.7.14.5.17): d holds the transposed matrix; it may be the same array
 * as a. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction,
                               const uint32_t a[MMAREF_LANES], uint32_t d[MMAREF_LANES],
                               mmaref_error *error);

#define MMAREF_STRIDE_DEFAULT 0xffffffffu

/* wmma.load (PTX ISA 9.7.14.4.3) and wmma.store (9.7.14.4.4). `p` is an offset into `memory`
 * of `size` bytes, `stride` in elements or MMAREF_STRIDE_DEFAULT. `arithmetic` says whose
 * fragments; NULL: the default ones. MMAREF_E_UNDEFINED for p or a stride (in bytes) that is no
 * multiple of the bytes a lane's fragment has (9.7.14.4.2), a stride below the default, a
 * matrix that leaves the memory; error->lane is the first lane concerned, error->bits the
 * stride, or the address. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_wmma_load(const mmaref_instruction *instruction,
                               const mmaref_arithmetic *arithmetic, const uint8_t *memory,
                               size_t size, uint32_t p, uint32_t stride, uint32_t *r,
                               mmaref_error *error);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_wmma_store(const mmaref_instruction *instruction,
                                const mmaref_arithmetic *arithmetic, const uint32_t *r,
                                uint8_t *memory, size_t size, uint32_t p, uint32_t stride,
                                mmaref_error *error);

/* A matrix in the caller's memory: elements as wide as in registers (4-bit ones and single
 * bits packed, 6- and 4-bit ones of kind::f8f6f4 in bytes), bytes and bits from the low end
 * up. */
typedef struct {
    uint8_t *bytes;
    size_t size;
    size_t first;      /* number of the element in row 0, column 0 */
    uint32_t leading;  /* elements from one row to the next; from one column to the next if column_major */
    bool column_major;
} mmaref_matrix;

/* mmaref_fragment_pack takes a fragment of an operand from a matrix, every copy of its elements;
 * mmaref_fragment_unpack puts one there. `product` counts the matrices that the fragment holds: products of mma.m8n8k4,
 * matrices of ldmatrix, sparsity selectors of metadata, thread-ids of scale factors; 0 elsewhere.
 * Elements of other products keep what they are. Of a sparse A the matrix is the stored
 * one, of metadata the four bits of each chunk. MMAREF_E_ARGUMENT for an operand or product
 * that is not there, or a matrix that leaves its memory (error->lane, error->bits: address). `arithmetic`
 * says whose wmma fragments; NULL: the default ones. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_fragment_pack(const mmaref_instruction *instruction,
                                   const mmaref_arithmetic *arithmetic, uint8_t operand,
                                   uint16_t product, const mmaref_matrix *matrix,
                                   uint32_t *registers, mmaref_error *error);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_fragment_unpack(const mmaref_instruction *instruction,
                                     const mmaref_arithmetic *arithmetic, uint8_t operand,
                                     uint16_t product, const uint32_t *registers,
                                     const mmaref_matrix *matrix, mmaref_error *error);

/* The caller's working memory for mmaref_matrix_multiply. */
typedef struct {
    uint32_t a[32 * MMAREF_REGISTERS_MAX];
    uint32_t b[32 * MMAREF_REGISTERS_MAX];
    uint32_t c[32 * MMAREF_REGISTERS_MAX];
    uint32_t d[32 * MMAREF_REGISTERS_MAX];
    mmaref_operands operands;
} mmaref_matrix_memory;

/* D = A * B + C by one instruction from matrix to matrix: packs, computes, unpacks. d may
 * be the same matrix as c. `others` gives metadata, scale factors and their selectors, and its
 * a, b and c are ignored; NULL where the instruction has none of these. An instruction of several products
 * computes the first. Errors of mmaref_mma and mmaref_fragment_pack; `arithmetic` may be NULL as in
 * mmaref_mma. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_matrix_multiply(const mmaref_instruction *instruction,
                                     const mmaref_arithmetic *arithmetic, const mmaref_matrix *a,
                                     const mmaref_matrix *b, const mmaref_matrix *c,
                                     const mmaref_matrix *d, const mmaref_operands *others,
                                     mmaref_matrix_memory *memory, mmaref_error *error);

/* ---- Apple AMX mac16 ------------------------------------------------- */

/* The registers mac16 touches: X and Y as pools of 512 bytes (a load wraps
 * around the end), Z as 64 rows of 64 bytes. */
typedef struct {
    uint8_t x[512];
    uint8_t y[512];
    uint8_t z[64][64];
} mmaref_amx;

/* The fields of a mac16 operand, decoded. */
typedef struct {
    bool vector;         /* bit 63: pointwise instead of outer product */
    bool z_i32;          /* bit 62: Z is i32 (matrix mode only) */
    bool x_i8, y_i8;     /* bits 61, 60 */
    bool skip_x, skip_y, skip_z;
    uint8_t shift;       /* arithmetic right shift of the product, 0..31 */
    uint8_t x_mode, y_mode;     /* enable modes 0..3 */
    uint8_t x_value, y_value;   /* enable values 0..31 */
    uint8_t z_row;
    uint16_t x_offset, y_offset; /* bytes, 0..511 */
    uint32_t x_enable, y_enable; /* bit i: lane i takes part */
} mmaref_mac16_fields;

/* Decodes an operand: every operand is legal, and some of its bits have no meaning. MMAREF_E_ARGUMENT for
 * NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_mac16_decode(uint64_t operand, mmaref_mac16_fields *fields);

/* Executes mac16 on the state; every operand is legal. MMAREF_E_ARGUMENT for a NULL state. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_mac16(mmaref_amx *state, uint64_t operand);

/* ---- Self-test ------------------------------------------------------- */

/* The caller's working memory for the self-test: 5648 bytes. */
typedef struct {
    union {
        uint32_t words[32 * MMAREF_REGISTERS_ALL]; /* all operands of an instruction, one after the other */
        struct {
            uint8_t bytes[4096];
            uint32_t registers[32 * 8];
            uint32_t address[32];
        } moved; /* what ldmatrix, stmatrix, movmatrix, wmma.load and wmma.store work on */
        mmaref_amx amx;
    } operands;
    char name[MMAREF_TEXT_MAX]; /* of the instruction */
    char line[240];             /* of the report */
} mmaref_selftest_memory;

/* Called with one line of TAP at a time, without line end. */
typedef void (*mmaref_selftest_report)(const char *line, void *context);

/* Checks the digest of the tables, and runs nothing else if it is wrong: the last line is then `Bail out! ...`.
 * Runs known answers, cases aimed at every row of arithmetic, every instruction over a seeded stream of operands under
 * every profile that has it, and look-ups over the whole of the tables: strings, texts, targets, profiles, layouts.
 * Reports TAP lines: first `# mmaref ...`, which names the library, its tables and what the build leaves out, then the
 * plan; `# N ...`, which names it, before a test runs, so that a board can feed its watchdog at each call and the last
 * line names a test that hangs; `ok N - ...` or `not ok N - ...`; and after a failed known answer the first differing
 * word as `# lane L register R expected XXXXXXXX got XXXXXXXX`. If tests behind that of the tables failed,
 * the last line is always `# COUNT failed, the first is test N`, the N of `not ok N`. Whatever the tables hold,
 * it ends, and writes to nothing but the memory given. Returns the number of failures, or MMAREF_E_ARGUMENT for
 * NULL memory or report.
 *
 * The tests behind that of the tables are numbered from 0, known answers first. Subsets for slow or small boards,
 * by what the library is built with; a line before the plan says which, and the first test whether the tables' digest
 * was taken:
 *
 *   MMAREF_SELFTEST_WITHOUT_ANSWERS      cases and digests only
 *   MMAREF_SELFTEST_WITHOUT_DIGESTS      known answers only
 *   MMAREF_SELFTEST_WITHOUT_LOOKUPS      without look-ups, which need the parser and all texts
 *   MMAREF_SELFTEST_WITHOUT_TABLES       without the digest of the tables: tests of the self-test itself
 *   MMAREF_SELFTEST_EVERY=N              every Nth test
 *   MMAREF_SELFTEST_FIRST=N, ..._COUNT=N that many tests from number FIRST on, so that boards share a run
 *
 * The tables of a product have a self-test of its own instructions and profiles, if `make tables` wrote them. */
MMAREF_API MMAREF_NODISCARD
int32_t mmaref_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context);

#ifdef __cplusplus
}
#endif

#endif
