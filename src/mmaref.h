/* SPDX-License-Identifier: MIT */
/*
 * mmaref: bit-exact matrix-multiply instructions (PTX ISA 9.7.14 warp-level mma, Apple AMX mac16) in freestanding C99.
 * This is the only public header. Section numbers are those of PTX ISA 9.0 unless an edition is named; 9.7.14 there is
 * 9.7.16 in PTX ISA 9.4.
 *
 * CONVENTIONS
 *
 * Registers. The lanes of an instruction are those that compute it together: the 32 of a warp, or as many as the tables
 * of another unit say (mmaref_description). A fragment is a lane-major array of uint32_t: entry `lane * n + k` is
 * register k of that lane, and n is the number of registers per lane; so it has lanes * n entries. MMAREF_LANES is the
 * most lanes of any instruction in the tables, for the size of arrays. A 64-bit element occupies two registers, low
 * half first. Smaller elements are packed from the low bits up, in the order of the specification.
 *
 * Errors. A function that can fail returns an mmaref_status: MMAREF_OK, or a negative status. On failure it changes no
 * output except `error`. Stale outputs look like results: therefore compilers warn where a caller drops a status
 * (MMAREF_NODISCARD). mmaref_selftest_run returns the number of failures, or a negative status. Every other function
 * returns a text, a number or a bool. Every function is defined for every argument value, provided that a pointer that
 * is not NULL points to an array of the stated size, and that outputs overlap inputs only where the function's comment
 * allows it.
 *
 * NULL. A function that returns a status fails with MMAREF_E_ARGUMENT if a required pointer is NULL. `error`, which is
 * filled on failure, and `coverage` may always be NULL. A function's comment names its other optional pointers, such as
 * an `arithmetic` that only selects wmma fragments or that belongs to an integer instruction.
 *
 * Dependencies. The library calls no function of libc. Compilers themselves insert calls of memcpy, memmove, memset and
 * memcmp into freestanding programs (port/firmware/memory.c defines the four), and calls of their own helpers for
 * arithmetic that a core lacks (libgcc, compiler-rt).
 *
 * State. The library has no writable globals, allocates no memory and does not recurse.
 *
 * Names. A function is named mmaref_<noun>_<verb> (mmaref_instruction_parse). A look-up ends in the name of its result
 * (mmaref_status_name, mmaref_layout_slot). A function that computes an instruction has the instruction's name:
 * mmaref_mma, mmaref_ldmatrix, mmaref_stmatrix, mmaref_movmatrix, mmaref_wmma_load, mmaref_wmma_store, mmaref_mac16.
 * mmaref_gemm computes whole matrices by one.
 *
 * Terms. Lane, fragment, element, register, multiplicands A and B, accumulators C and D are terms of the specification.
 * A token is one word of an instruction string; the first tokens are the types (MMAREF_TYPE_F16). A pattern is the bits
 * of one value. A block is an arithmetic block: it says how products are summed (mmaref_arithmetic).
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

/* Where the compiler supports it, it warns about a call whose status is dropped. */
#if defined(__GNUC__)
#define MMAREF_NODISCARD __attribute__((warn_unused_result))
#else
#define MMAREF_NODISCARD
#endif

/* A shared library exports the public functions. */
#if defined(__GNUC__)
#define MMAREF_API __attribute__((visibility("default")))
#else
#define MMAREF_API
#endif

/* ---- What a build leaves out ------------------------------------------ */

/* Each of these macros leaves out the code and the table rows of one family; TEXTS is no family. Define it for all of
 * the library's files alike. Instruction numbers do not change. mmaref_instruction_parse and mmaref_instruction_at fail
 * with MMAREF_E_LEFT_OUT for an instruction that is left out. So do mmaref_sparse_compress, mmaref_sparse_expand,
 * mmaref_mac16, mmaref_ldmatrix to mmaref_wmma_store, and dot products of integers, f64 or scale factors.
 *
 *   MMAREF_WITHOUT_FLOAT     floating-point multiplicands; implies F64, SCALE, CUSTOM
 *   MMAREF_WITHOUT_F64       f64
 *   MMAREF_WITHOUT_INTEGER   8-bit and 4-bit integers and single bits
 *   MMAREF_WITHOUT_SPARSE    mma.sp, mmaref_sparse_compress and mmaref_sparse_expand
 *   MMAREF_WITHOUT_SCALE     .block_scale
 *   MMAREF_WITHOUT_WMMA      wmma.mma, wmma.load, wmma.store
 *   MMAREF_WITHOUT_MOVE      ldmatrix, stmatrix, movmatrix, wmma.load, wmma.store
 *   MMAREF_WITHOUT_MAC16     mac16
 *   MMAREF_WITHOUT_EXACT     blocks with unlimited fraction_bits, or with accumulate other than fused: profiles exact
 *                            and fma, and chips that compute so; implies F64, CUSTOM. Such a block fails with
 *                            MMAREF_E_ARITHMETIC, which names the field. The self-test skips the digests of
 *                            floating-point instructions, because each covers every profile
 *   MMAREF_WITHOUT_CUSTOM    what no profile uses: custom formats, fields from `adder` on, rounding odd and stochastic,
 *                            accumulate last, nan any and payload, overflow saturate, step_type other than d, f16 and
 *                            f32; f32 multiplicands; types of C and D other than f16, f32 and f64. Such a block fails
 *                            with MMAREF_E_ARITHMETIC, which names the field
 *   MMAREF_WITHOUT_COVERAGE  the masks of numeric corners: `coverage` stays unchanged
 *   MMAREF_WITHOUT_TEXTS     the texts of fields, targets and sections: they are NULL. mmaref_arithmetic_parse,
 *                            mmaref_arithmetic_set, mmaref_arithmetic_get, mmaref_block_get, mmaref_profile_source,
 *                            mmaref_type_parse, mmaref_type_write and mmaref_error_write fail with MMAREF_E_LEFT_OUT
 *
 * MMAREF_WITHOUT_FAST, defined likewise, leaves out the fast path of floating-point steps (src/dot_fast.c). The code
 * becomes smaller and slower; the results stay the same. */
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
    MMAREF_E_ARGUMENT = -1,    /* a required pointer is NULL, a number is out of range, a target or version is unknown,
                                  or the function does not accept this kind of instruction */
    MMAREF_E_SYNTAX = -2,      /* the text does not have the form of an instruction: it has too few or too many words */
    MMAREF_E_INSTRUCTION = -3, /* no such instruction exists */
    MMAREF_E_REFUSED = -4,     /* the assembler refuses it although the grammar allows it, or accepts it only by
                                  accident */
    MMAREF_E_PROFILE = -5,     /* no arithmetic profile has this name */
    MMAREF_E_TARGET = -6,      /* the target or the profile does not have the instruction */
    MMAREF_E_ARITHMETIC = -7,  /* the arithmetic block cannot be computed, or a field of its text is wrong */
    MMAREF_E_UNDEFINED = -8,   /* the specification leaves the result undefined */
    MMAREF_E_PTX = -9,         /* the instruction needs a later PTX ISA version */
    MMAREF_E_SPARSITY = -10,   /* sparse storage cannot hold the dense matrix */
    MMAREF_E_LEFT_OUT = -11    /* this build leaves the family out */
} mmaref_status;

/* What is wrong, and where. Members that a status does not use are 0 or NULL. An "arithmetic text" is a text for
 * mmaref_arithmetic_parse.
 *
 *   MMAREF_E_SYNTAX, _INSTRUCTION, _REFUSED, _PROFILE  offset and length delimit the wrong part of the text; nearest is
 *                           the most similar legal word, or NULL
 *   MMAREF_E_TARGET         nearest lists the targets that have the instruction. If the target is unknown
 *                           (MMAREF_E_ARGUMENT), nearest is the most similar name. In an arithmetic text, offset and
 *                           length delimit the profile that does not have the instruction
 *   MMAREF_E_PTX            bits is the PTX ISA version that is needed, times ten. If the version is unknown
 *                           (MMAREF_E_ARGUMENT), bits is the nearest known one
 *   MMAREF_E_ARITHMETIC     bits is the number of the field (MMAREF_FIELD_...), or MMAREF_FIELDS if the text names no
 *                           field. In an arithmetic text, offset and length delimit the wrong word
 *   MMAREF_E_UNDEFINED      bits is the register contents, or the address, that the specification does not allow; lane
 *                           is its lane, or MMAREF_LANES if it belongs to all lanes
 *   MMAREF_E_SPARSITY       row and column are where the chunk with too many non-zeros begins. If a matrix leaves its
 *                           memory (MMAREF_E_ARGUMENT, _UNDEFINED), they are its first element outside, lane is that
 *                           element's lane, and bits its address; for mmaref_gemm they are its last element, and lane
 *                           is 0. `operand` is whose matrix it is, or which matrix is NULL (MMAREF_REASON_NO_MATRIX) */
typedef struct {
    mmaref_status status;
    uint8_t reason;      /* MMAREF_REASON_...: mmaref_reason_text gives its text */
    const char *nearest; /* a word or a list, or NULL */
    size_t offset;
    size_t length;
    uint8_t lane;
    uint8_t operand;      /* MMAREF_OPERAND_... */
    uint32_t bits;
    uint32_t row, column; /* of a matrix */
} mmaref_error;

/* Returns the text of a reason (MMAREF_REASON_...) without a full stop; "unknown" for any other number. Never returns
 * NULL. */
MMAREF_API const char *mmaref_reason_text(uint8_t reason);

/* Writes an error as one sentence without a full stop: the wrong word, the reason, and the nearest legal word
 * ("'aline=jam': no such field, nearest is 'align'") or, if no word is near, what the field accepts. The operand comes
 * before the reason ("scale_b: the matrix leaves its memory, row 4, column 20"). After the reason of MMAREF_E_UNDEFINED
 * follow lane (below MMAREF_LANES) and bits, of _SPARSITY row and column, of _TARGET the targets, of _PTX the version,
 * and of a missing qualifier its words. `text` of `length` bytes is the text that was parsed, or
 * NULL if the error is not about a text. The sentence ends with a NUL and is cut to `size` bytes; MMAREF_SENTENCE_MAX
 * bytes always suffice. Fails with MMAREF_E_ARGUMENT if `size` is 0, or if `error` or `sentence` is NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_error_write(const mmaref_error *error, const char *text, size_t length, char *sentence,
                                 size_t size);

#define MMAREF_SENTENCE_MAX 400

/* Returns the status as one lower-case word ("ok", "undefined", ...), which text vectors have after `status`. Never
 * returns NULL. */
MMAREF_API const char *mmaref_status_name(mmaref_status status);

/* ---- Version and build ------------------------------------------------ */

/* 0x00MMmmpp: major, minor, patch. The numbers of instructions, types, tokens, profiles, fields and reasons never
 * change their meaning; new numbers are appended. */
#define MMAREF_VERSION 0x00010000

/* The build of a library. */
typedef struct {
    uint16_t left_out;    /* bit f: family f (MMAREF_FAMILY_...) is left out */
    uint32_t tables_hash; /* MMAREF_TABLES_HASH: covers numbers, layouts, formats, the list of targets and arithmetic;
                             it is the same for tables of fewer instructions (`make tables`). It does not cover the
                             targets and versions that an instruction needs, nor refusals, nor texts */
} mmaref_build;

/* Returns MMAREF_VERSION of the linked library, which may differ from that of this header. */
MMAREF_API uint32_t mmaref_version(void);

/* Returns the edition of the specification in the linked library's tables: "PTX ISA 9.4". Never returns NULL. */
MMAREF_API const char *mmaref_edition(void);

/* Describes the build of the linked library. Fails with MMAREF_E_ARGUMENT for NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_build_get(mmaref_build *build);

/* Returns the name of a family ("sparse"); NULL outside 0 .. MMAREF_FAMILIES - 1. */
MMAREF_API const char *mmaref_family_name(uint8_t family);

/* ---- Instructions (PTX ISA 9.7.14) ----------------------------------- */

/* A legal instruction. The struct has only its stable number, so it does not grow with the specification.
 * mmaref_instruction_parse or mmaref_instruction_at fills it; copy it freely. If the number is unknown, or belongs to
 * an instruction that the build leaves out, functions that return a status fail with MMAREF_E_ARGUMENT, or with
 * MMAREF_E_LEFT_OUT if the build leaves out what they compute. */
typedef struct {
    uint16_t id;
} mmaref_instruction;

/* The description of an instruction. Counts are per lane. An operand that the instruction does not have has count 0 and
 * type MMAREF_TOKEN_NONE. */
typedef struct {
    uint16_t id;                          /* stable number of the instruction */
    uint16_t m, n, k;                     /* shape of one matrix product */
    uint16_t matrices;                    /* matrix products that a warp computes (mma.m8n8k4 .f16: 4), or matrices that
                                             ldmatrix and stmatrix move */
    uint8_t lanes;                        /* 32 for the PTX ISA; 0 for mac16, which has no lanes */
    uint8_t type[MMAREF_OPERANDS];        /* MMAREF_TYPE_F16 ..., indexed by MMAREF_OPERAND_... */
    uint8_t registers[MMAREF_OPERANDS];   /* 32-bit registers per lane */
    uint8_t layout[MMAREF_OPERANDS];      /* row of the layout table, or MMAREF_LAYOUT_NONE */
    bool floating;                        /* computes floating-point numbers: needs a block */
    uint8_t arithmetic_class;             /* class of instructions that chips compute alike: 1 to
                                             MMAREF_ARITHMETIC_CLASSES - 1; 0 for integers */
    uint8_t scale_vector;                 /* scale factors per row of A along K; 0 without block scaling */
    uint8_t ptx_version;                  /* first PTX ISA version that has it, times ten: 87 is 8.7 */
    uint8_t edition;                      /* PTX ISA edition, times ten, that it is transcribed from and that has
                                             `section`; 0 for mac16 */
    const char *targets;                  /* targets that have it, in the specification's words */
    const char *section;                  /* section of the specification that defines it */
} mmaref_description;

/* Parses an instruction string such as "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32" or "mac16"; `length` is in
 * bytes and the text needs no terminator. The name comes first. The other words may come in any order, but words of one
 * kind keep their order: types, layouts, the operation before popc. Fails with MMAREF_E_SYNTAX, MMAREF_E_INSTRUCTION,
 * MMAREF_E_REFUSED, MMAREF_E_LEFT_OUT or, for an addition of a later PTX ISA, MMAREF_E_PTX; `error` then delimits the
 * wrong word and gives the nearest legal one. On success error->reason is 0, or MMAREF_REASON_IMPLICIT_ALIGNED if
 * .aligned is missing, which PTX ISA below 6.3 allows. (PTX ISA 9.7.14.5.14) */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_parse(const char *text, size_t length, mmaref_instruction *instruction,
                                       mmaref_error *error);

/* Writes the canonical string, with a NUL at its end, into `text` of `size` bytes; MMAREF_TEXT_MAX bytes always
 * suffice. Fails with MMAREF_E_ARGUMENT if the string does not fit. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_format(const mmaref_instruction *instruction, char *text, size_t size);

/* Returns the text of a token (MMAREF_TYPE_F16 -> "f16"), or NULL for an unknown number. */
MMAREF_API const char *mmaref_token_text(uint8_t token);

/* Returns the qualifier of a token. Tokens of one qualifier keep their order in a string: every type has
 * MMAREF_QUALIFIER_DTYPE, both layouts have MMAREF_QUALIFIER_ALAYOUT, and popc has MMAREF_QUALIFIER_BITOP like the
 * operation before it. Returns MMAREF_QUALIFIERS for an unknown number. */
MMAREF_API uint8_t mmaref_token_qualifier(uint8_t token);

/* mmaref_instruction_count returns the number of known instructions. mmaref_instruction_at gives the one with stable
 * number `id`. It fails with MMAREF_E_ARGUMENT outside 0 .. count - 1, and for NULL. */
MMAREF_API uint16_t mmaref_instruction_count(void);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_at(uint16_t id, mmaref_instruction *instruction);

/* Returns the token of an instruction for a qualifier (MMAREF_QUALIFIER_DTYPE -> MMAREF_TYPE_F32). Returns
 * MMAREF_TOKEN_NONE if the instruction has no such token, and for sync, aligned, popc and block_scale, which never
 * vary. */
MMAREF_API uint8_t mmaref_instruction_token(const mmaref_instruction *instruction, uint8_t qualifier);

/* Describes an instruction. Fails with MMAREF_E_ARGUMENT if the number of the instruction is unknown. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_instruction_describe(const mmaref_instruction *instruction,
                                          mmaref_description *description);

/* Return the name of target number `index`, and PTX ISA version number `index` times ten. Targets and versions of the
 * tables are in ascending order, counted from 0. Beyond the last one the functions return NULL and 0. (PTX ISA 9.0,
 * 11.1.2) */
MMAREF_API const char *mmaref_target_name(uint8_t index);
MMAREF_API uint8_t mmaref_ptx_version(uint8_t index);

/* Checks by the notes of an instruction's section whether a target ("sm_90", "sm_120a"; NULL: any) and a PTX ISA
 * version (times ten; 0: any) have the instruction. An instruction that requires sm_70 exists on every later target
 * too. One that requires sm_120a exists on that target alone. One that requires sm_120f exists on the targets with
 * suffix f or a of that chip and of later chips of its family. Errors, and what `error` has beside the reason:
 *
 *   MMAREF_E_ARGUMENT  the target is unknown: `nearest` is the most similar one, or NULL; or the version is unknown:
 *                      `bits` is the nearest one; or the number of the instruction is unknown
 *   MMAREF_E_TARGET    the target does not have the instruction: `nearest` lists those that do, in the specification's
 *                      words. No target and no version has mac16, which is not a PTX instruction: `nearest` is then
 *                      NULL
 *   MMAREF_E_PTX       the instruction or the target needs a later version: `bits` is the lowest one that has both */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_target_check(const mmaref_instruction *instruction, const char *target,
                                  size_t length, uint8_t ptx_version, mmaref_error *error);

/* ---- Layouts (PTX ISA 9.7.14.4.1, 9.7.14.5.1 to .17) ------------------ */

/* The place of an element in a matrix. `matrix` counts the matrix products that a warp computes (mma.m8n8k4 .f16: 0 to
 * 3). For ldmatrix and stmatrix it counts the matrices that they move; rows and columns are then those in memory. */
typedef struct {
    uint16_t matrix;
    uint16_t row;
    uint16_t column;
} mmaref_coordinate;

/* The place of an element in a fragment. Element `element` of lane `lane` occupies bits `bit` .. `bit + width - 1` of
 * 32-bit register `reg`; a 64-bit element also occupies the next register. Its number is in bits `number_bit` ..
 * `number_bit + number_width - 1` of them; the others are padding: those of e2m1, e3m2 and e2m3 in a byte, the low 13
 * of tf32, bit 7 of ue4m3, what ldmatrix adds to b4x16_p64 and b6x16_p32. */
typedef struct {
    uint8_t lane;
    uint8_t element;
    uint8_t reg;
    uint8_t bit;
    uint8_t width;
    uint8_t number_bit;
    uint8_t number_width;
} mmaref_slot;

/* mmaref_layout_coordinate gives the place in its matrix of element `element` of lane `lane` of an operand
 * (MMAREF_OPERAND_A ...). mmaref_layout_slot is the inverse: it gives the lane and the register bits that hold an
 * element of a matrix. If the fragment holds the element more than once, it gives the lowest lane and element. wmma
 * fragments differ between chips (9.7.14.4.1), and `arithmetic` selects them. NULL selects the default ones: those of
 * sm_80 and later and, except for one accumulator, of sm_75. Both functions fail with MMAREF_E_ARGUMENT if the
 * instruction does not have the operand, if the lane, an element or a coordinate is out of range, or if an output is
 * NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_layout_coordinate(const mmaref_instruction *instruction,
                                       const mmaref_arithmetic *arithmetic, uint8_t operand,
                                       uint8_t lane, uint8_t element, mmaref_coordinate *coordinate);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_layout_slot(const mmaref_instruction *instruction,
                                 const mmaref_arithmetic *arithmetic, uint8_t operand,
                                 const mmaref_coordinate *coordinate, mmaref_slot *slot);

/* ---- Types and values (PTX ISA 9.7.14.2, 9.7.14.3) --------------------- */

/* The format of an element. An element has `width` bits: sign, exponent field and fraction from the high end down, then
 * `shift` bits that are ignored. An integer uses all bits. */
typedef struct {
    uint8_t kind;          /* MMAREF_KIND_... */
    uint8_t width;         /* bits of an element: 1, 4, 8, 16, 32 or 64; 3 to 32 in a custom format */
    uint8_t shift;         /* low bits that are ignored: 13 in tf32, 2 in e2m1 in a byte */
    uint8_t sign_bits;     /* 0 or 1 */
    uint8_t exponent_bits; /* this and the members below are 0 unless `kind` is MMAREF_KIND_FLOAT */
    uint8_t fraction_bits;
    uint16_t bias;         /* a number is (1 + fraction) * 2^(exponent field - bias) */
    uint8_t special;       /* MMAREF_SPECIAL_...; with MMAREF_SPECIAL_BINADE the format has no subnormals: with exponent
                              field 0 a number is (1 + fraction) * 2^-bias, or 0 if the fraction is 0 */
} mmaref_type;

/* A type is a number: one of MMAREF_TYPE_F16 ... MMAREF_TYPE_S32, or a custom format; in the tables of another unit
 * also one of the MMAREF_UNIT_TYPES from MMAREF_UNIT_FIRST_TYPE on. A custom format has a sign bit, 1 to 8 exponent
 * bits and 1 to 23 fraction bits: MMAREF_TYPE_FORMAT(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE). Its bias is 0 to
 * 254, or MMAREF_UNLIMITED. The latter means 2^(exponent_bits - 1) - 1, and one more for MMAREF_SPECIAL_FNUZ. Functions
 * and fields that accept custom formats say so; to all others they are unknown types. */
#define MMAREF_TYPE_FORMAT(exponent_bits, fraction_bits, bias, special) \
    ((uint32_t)(exponent_bits) << 24 | (uint32_t)(fraction_bits) << 16 | (uint32_t)(bias) << 8 | (uint32_t)(special))

/* Returns the type that `type` stands for under a block. For MMAREF_TYPE_OWN this is the custom format that the block
 * describes. Any other type stands for itself; so does MMAREF_TYPE_OWN if `arithmetic` is NULL or describes no
 * format. */
MMAREF_API uint32_t mmaref_type_under(const mmaref_arithmetic *arithmetic, uint32_t type);

/* mmaref_type_parse gives the number of a type from its text: "f16", or a custom format such as "e6m10", whose largest
 * exponent field means numbers. Options follow the format, each after a point and in this order: "b40" sets the bias;
 * "ieee", "nan", "reserved" or "fnuz" sets the meaning of the largest exponent field; "binade" makes exponent field 0 a
 * binade without subnormals. It fails with MMAREF_E_ARGUMENT if no type has this text, and for NULL. mmaref_type_write
 * writes the text of a type, with a NUL at its end; MMAREF_TYPE_TEXT_MAX bytes always suffice. It fails with
 * MMAREF_E_ARGUMENT if the type is unknown or `size` is too small, and for NULL. Both functions fail with
 * MMAREF_E_LEFT_OUT under MMAREF_WITHOUT_TEXTS. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_parse(const char *text, size_t length, uint32_t *type);
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_write(uint32_t type, char *text, size_t size);

#define MMAREF_TYPE_TEXT_MAX 27

/* Gives the format of a type. Fails with MMAREF_E_ARGUMENT if the type is unknown or missing from tables of fewer
 * instructions (`make tables`), and for NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_type_get(uint32_t type, mmaref_type *format);

/* Gives the format that elements of an operand (MMAREF_OPERAND_A ...) have in registers: that of the operand's type,
 * with two exceptions. e2m1 of .kind::f8f6f4 and .kind::mxf8f6f4 occupies a byte. Elements that are only moved, and the
 * four bits of metadata, are unsigned integers. Fails with MMAREF_E_ARGUMENT if the instruction does not have the
 * operand. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_operand_type(const mmaref_instruction *instruction, uint8_t operand,
                                  mmaref_type *format);

enum {
    MMAREF_VALUE_ZERO = 0,
    MMAREF_VALUE_SUBNORMAL = 1, /* the exponent field is zero */
    MMAREF_VALUE_NORMAL = 2,    /* includes every integer except zero */
    MMAREF_VALUE_INFINITY = 3,
    MMAREF_VALUE_NAN = 4
};

/* The number (-1)^negative * significand * 2^exponent. The significand is not normalised. For infinities and NaN,
 * significand and exponent are 0. */
typedef struct {
    uint8_t kind;         /* MMAREF_VALUE_... */
    bool negative;        /* sign, also of zeros, infinities and NaN */
    int16_t exponent;     /* exponent of the last bit of the significand */
    uint64_t significand;
} mmaref_value;

/* Decodes a pattern of a type. The pattern is in the low bits, as for mmaref_dot_add (e2m1 in bits 3..0, tf32 as 32
 * bits); the bits above it, and bits that the type ignores, may have any value. The exponent is that of the last
 * fraction bit: 1 in f16 is 1024 * 2^-10. For integers it is 0. The payload of a NaN is lost. Fails with
 * MMAREF_E_ARGUMENT if the type is unknown (see mmaref_type_get), and for NULL; with MMAREF_E_LEFT_OUT for f64 if the
 * build has none. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_value_decode(uint32_t type, uint64_t bits, mmaref_value *value);

/* Rounds a value of any exponent to a type and gives its pattern in the low bits: the inverse of mmaref_value_decode.
 * Bits above the pattern, and bits that the type ignores, are 0. `rounding` is MMAREF_ROUND_.... The kind of a finite
 * value is ignored: significand and exponent determine it. A number that is too large becomes infinity or the largest
 * finite number, as the rounding says (IEEE 754); in a type without infinity it becomes the largest number. NaN becomes
 * the positive NaN of all ones. Fails with MMAREF_E_ARGUMENT if the type cannot hold the value (it has no infinity, no
 * NaN or no sign; an integer is out of range; a number rounds to zero in ue8m0), if the rounding or the type is
 * unknown, and for NULL. Fails with MMAREF_E_LEFT_OUT if the build has no floating-point types, or if it has no f64 and
 * a value with an exponent other than 0 is to become an integer. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_value_encode(uint32_t type, uint8_t rounding, const mmaref_value *value,
                                  uint64_t *bits);

/* ---- Arithmetic ------------------------------------------------------ */

/* Gives the block that profile `profile` (MMAREF_PROFILE_...) uses for an instruction, including the instruction's
 * rounding modifier. Fails with MMAREF_E_TARGET if the chip does not have the instruction, or if its arithmetic is
 * unknown. Fails with MMAREF_E_ARGUMENT if the profile is unknown, and for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_get(uint8_t profile, const mmaref_instruction *instruction,
                                 mmaref_arithmetic *arithmetic);

/* mmaref_profile_find gives the profile with a name such as "sm_90". Aliases are names too: chips that compute like
 * another chip ("sm_86"), and targets with a suffix ("sm_90a"). It fails with MMAREF_E_PROFILE if no profile has the
 * name. mmaref_profile_name returns the name of a profile, or NULL outside 0 .. MMAREF_PROFILES - 1. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_find(const char *name, size_t length, uint8_t *profile);
MMAREF_API const char *mmaref_profile_name(uint8_t profile);

/* Returns the name of a field (MMAREF_FIELD_PRODUCTS -> "products"), or NULL for an unknown number. */
MMAREF_API const char *mmaref_field_name(uint8_t field);

/* Sets one field of a block by its name ("fraction_bits"). The value is a decimal number ("25", "-133") or a word of
 * the field ("unlimited", "odd"); flags joined by plus signs ("flush_in+flush_out"); or the text of a type ("e6m10",
 * see mmaref_type_parse). Old spellings are accepted; one may set several fields: align=sticky sets align=zero and
 * sticky=yes. Fails with MMAREF_E_ARITHMETIC if no such field or value exists; `error` then names the field or the
 * value. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_set(mmaref_arithmetic *arithmetic, const char *key,
                                    size_t key_length, const char *value, size_t value_length,
                                    mmaref_error *error);

/* Gives name and value, as text of `size` bytes, of field number `index`, counted from 0: the inverse of
 * mmaref_arithmetic_set. MMAREF_FIELD_TEXT_MAX bytes suffice for any value. Fails with MMAREF_E_ARGUMENT if `size` is
 * too small or `index` is beyond the last field, and for NULL; with MMAREF_E_ARITHMETIC if the value is out of range.
 * On failure nothing is written. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_get(const mmaref_arithmetic *arithmetic, uint8_t index,
                                    const char **name, char *text, size_t size);

/* Parses a block from one line of text. The first word is a profile ("sm_90"); or "custom", which stands for the block
 * of profile exact, or for that of mmaref_arithmetic_start if `instruction` is NULL; or the name of a block (see
 * mmaref_block_get). Fields that differ from it follow, after blanks or tabs ("sm_90 rounding=nearest_even", "bfdot
 * rounding=zero"). `profile`, if not NULL, becomes the profile's number if the text is only a profile, else
 * MMAREF_PROFILES. `instruction` may be NULL for a dot product of no instruction; the text then begins with "custom" or
 * the name of a block. Fails with MMAREF_E_ARGUMENT if `text` or `arithmetic` is NULL, or if `instruction` is NULL and
 * the text begins with a profile. On failure neither output changes. Other errors delimit the wrong word:
 *
 *   MMAREF_E_PROFILE     the profile is unknown
 *   MMAREF_E_TARGET      the profile does not have the instruction
 *   MMAREF_E_ARITHMETIC  a field is unknown, given twice or out of range; or mmaref_arithmetic_check refuses the block,
 *                        because fields contradict each other or do not suit the instruction: error->length is then 0
 *                        and error->bits is the field */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_parse(const mmaref_instruction *instruction, const char *text,
                                      size_t length, mmaref_arithmetic *arithmetic,
                                      uint8_t *profile, mmaref_error *error);

/* Gives the certainty and the source of field number `index` (as in mmaref_arithmetic_get) in a profile's block for a
 * floating-point instruction. Certainties are "definition" (the profile is defined so), "measured" (by probes on the
 * chip), "replayed against published outputs" of the chip, "read off machine code", "stated by the text", "published,
 * not replayable here" (counts of comparisons and controls are public, the operands are not), "inferred", "unknown",
 * and "no effect" (the field changes no result of the instruction). Fails with the errors of mmaref_profile_get. Fails
 * with MMAREF_E_ARGUMENT if the instruction needs no block or `index` is beyond the last field, and for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_profile_source(uint8_t profile, const mmaref_instruction *instruction,
                                    uint8_t index, const char **certainty, const char **source);

/* A named block: how a unit of another instruction or vendor sums, as published or measured. */
typedef struct {
    const char *name;      /* "bfdot" */
    const char *types;     /* types of A, B, C and D that it is meant for: "bf16,bf16,f32,f32" */
    const char *text;      /* the block: "custom products=2 ..." */
    const char *certainty; /* as in mmaref_profile_source */
    const char *source;    /* the instruction that computes so, and who says so */
} mmaref_block;

/* Gives named block number `index`, counted from 0. Fails with MMAREF_E_ARGUMENT if `index` is not below MMAREF_BLOCKS,
 * and for NULL. On AVR, where texts occupy RAM, mmaref_arithmetic_parse does not know these names. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_block_get(uint8_t index, mmaref_block *block);

/* Gives a custom block to start from: it sums all products and C in one step, keeps every bit, and rounds the sum once
 * to nearest even, as IEEE 754 defines it. Profile exact computes the same, except for NaN of f64. Set the fields that
 * differ afterwards. A zeroed block is not valid. Fails with MMAREF_E_ARGUMENT for NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_arithmetic_start(mmaref_arithmetic *arithmetic);

/* Checks whether an instruction can be computed under a block. With a NULL `instruction`, whether any dot product can
 * be. Fails with MMAREF_E_ARITHMETIC if not; error->bits is then the field (MMAREF_FIELD_...). Instructions that
 * multiply no floating-point numbers ignore the block. Fails with MMAREF_E_ARGUMENT if `arithmetic` is NULL or the
 * instruction is unknown. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_check(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                      mmaref_error *error);

/* Gives the rounding of a step when an instruction computes under a block: that of the instruction's modifier (.rn,
 * .rz, .rm, .rp of f64), else that of the block. Fails with MMAREF_E_ARGUMENT for NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_arithmetic_rounding(const mmaref_instruction *instruction,
                                         const mmaref_arithmetic *arithmetic, uint8_t *rounding);

/* ---- Compute --------------------------------------------------------- */

/* The operands of one instruction, each lanes * registers uint32_t (see mmaref_instruction_describe). Operands that the
 * instruction does not use may be NULL or 0. */
typedef struct {
    const uint32_t *a;
    const uint32_t *b;
    const uint32_t *c;
    const uint32_t *e;       /* metadata of a sparse A, 32 uint32_t (9.7.14.6.1) */
    const uint32_t *scale_a; /* scale-a-data, 32 uint32_t (9.7.14.3) */
    const uint32_t *scale_b; /* scale-b-data, 32 uint32_t */
    uint32_t selector;       /* sparsity selector */
    uint16_t byte_id_a, thread_id_a;
    uint16_t byte_id_b, thread_id_b;
} mmaref_operands;

/* Computes D = A * B + C for one warp: mma, mma.sp, block-scaled mma and wmma.mma (PTX ISA 9.7.14.5.14, 9.7.14.6.3,
 * 9.7.14.4.5). `d` has lanes * registers uint32_t. It may be the same array as `c` if their types agree, but must not
 * overlap another operand. If a wmma fragment holds an element more than once, the first copy is read. `arithmetic` may
 * be NULL for integer and single-bit instructions, which then use the default wmma fragments. `coverage`, if not NULL,
 * gains the MMAREF_COVER_... bits of the corners that any element of D reaches; the call then takes several times as
 * long. Integer instructions reach no corners. Errors:
 *
 *   MMAREF_E_ARGUMENT    an operand is missing
 *   MMAREF_E_ARITHMETIC  the block cannot be computed
 *   MMAREF_E_UNDEFINED   the specification does not allow the metadata (error->lane, error->bits: its four bits), the
 *                        sparsity selector, a byte-id or a thread-id (error->bits: its value) */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_mma(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                         const mmaref_operands *operands, uint32_t *d, uint32_t *coverage,
                         mmaref_error *error);

/* Stores a dense A for a sparse instruction (PTX ISA 9.7.14.6.1). `dense` has M * K elements, row-major, one uint32_t
 * each. `a` receives 32 * registers uint32_t, and `e` 32 uint32_t: metadata in the lanes of `selector`, 0 in the
 * others. Indices ascend; a chunk with fewer non-zeros than it may have is filled up with its first zeros. Fails with
 * MMAREF_E_ARGUMENT, with MMAREF_E_UNDEFINED for the selector, and with MMAREF_E_SPARSITY for a chunk with too many
 * non-zeros (error->row and error->column: where it begins). */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_compress(const mmaref_instruction *instruction, const uint32_t *dense,
                                     uint32_t selector, uint32_t *a, uint32_t *e, mmaref_error *error);

/* The inverse of mmaref_sparse_compress: gives M * K elements, 0 where nothing is stored. Fails with MMAREF_E_UNDEFINED
 * if the selector or the metadata is not allowed. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_expand(const mmaref_instruction *instruction, const uint32_t *a,
                                   const uint32_t *e, uint32_t selector, uint32_t *dense,
                                   mmaref_error *error);

/* Gives the column of A, and row of B, of stored element `stored` (0 .. K / 2 - 1) in a row of a sparse A (PTX ISA
 * 9.7.14.6.1). Reads only e and selector of the operands. Fails with MMAREF_E_ARGUMENT if the instruction has no sparse
 * A or the row or the element is outside it, and for NULL; with MMAREF_E_UNDEFINED if mmaref_mma refuses the selector
 * or the metadata. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_sparse_column(const mmaref_instruction *instruction, const mmaref_operands *operands,
                                   uint16_t row, uint16_t stored, uint16_t *column);

/* The types of one dot product. Floating-point A and B are MMAREF_TYPE_F16 to MMAREF_TYPE_E2M1, and both are f64 or
 * neither is; C and D are then f16, bf16, f32, f64, e4m3 or e5m2. Integer A and B are s8, u8, s4 or u4; C and D are
 * then s32. Each may also be a custom format (MMAREF_TYPE_FORMAT), or MMAREF_TYPE_OWN, which the block describes in
 * own_exponent_bits and the fields after it. Its pattern is in the low bits: sign, exponent field and fraction from the
 * high end down. Each may be an own type of a unit, as it lies in a register; C and D one without a shift. */
typedef struct {
    uint32_t a, b, c, d;
} mmaref_dot_types;

/* The inputs of one dot product. Elements are patterns of their type in the low bits (e2m1 in bits 3..0, tf32 as 32
 * bits), in the order of k. Scale factor i multiplies scale_length elements, from element i * scale_length on. Only
 * floating-point A and B other than f64 have scale factors. */
typedef struct {
    mmaref_dot_types types;
    uint16_t count;          /* products: 1 .. MMAREF_DOT_MAX; at most 16 for f64 */
    const uint64_t *a, *b;   /* `count` elements each */
    uint64_t c;
    uint8_t scale_type;      /* MMAREF_TYPE_UE8M0 or MMAREF_TYPE_UE4M3; 0: no scale factors */
    uint8_t scale_length;    /* elements per scale factor: divides count, at least count / MMAREF_SCALES_MAX */
    const uint8_t *scale_a, *scale_b; /* count / scale_length patterns each */
    const uint32_t *random;  /* random bits of stochastic rounding; otherwise NULL */
} mmaref_dot;

#define MMAREF_DOT_MAX 128
#define MMAREF_SCALES_MAX 8

/* Computes one element of D like one lane of a dot-product unit: the sum of the products a[k] * b[k] and C, by the
 * rules of the block. `coverage`, if not NULL, gains the MMAREF_COVER_... bits of the corners that the sum reaches.
 * Integers are summed exactly; the sum wraps around, or is clamped if `overflow` is saturate. For integers the other
 * fields of the block are ignored, `coverage` gains nothing, and the block may be NULL.
 *
 * Stochastic rounding reads 32 bits below the last kept place; the lowest of them is set if any bit below is lost. It
 * rounds the magnitude up if the sum of these bits and the random word carries out of 32 bits. A unit with n random
 * bits puts them into the upper n bits of the word. Additions of groups, the addition of C to a group, and the
 * conversion of a result from step_type still round to nearest even.
 *
 * Fails with MMAREF_E_ARGUMENT if a type, count or scale_length is out of range or an array is missing; with
 * MMAREF_E_ARITHMETIC if the block cannot be computed. Stochastic rounding cannot be computed if `random` is NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_add(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, uint64_t *d,
                             uint32_t *coverage, mmaref_error *error);

/* The inputs of one element of D of an instruction: a dot product whose pointers refer to the arrays of this struct. */
typedef struct {
    mmaref_dot dot;
    uint64_t a[MMAREF_DOT_MAX], b[MMAREF_DOT_MAX];
    uint16_t k[MMAREF_DOT_MAX]; /* column of A, and row of B, of each product; for a sparse A the logical ones */
    uint8_t scale_a[MMAREF_SCALES_MAX], scale_b[MMAREF_SCALES_MAX];
} mmaref_gathered;

/* Gives the inputs of the element of D at a coordinate. mmaref_dot_add computes from them what mmaref_mma computes
 * there. If the block counts places in logical k (MMAREF_SPARSE_LOGICAL), halve its fields products, interleave and
 * group beforehand. `arithmetic` selects the wmma fragments and may be NULL for the default ones. Fails with the errors
 * of mmaref_mma except MMAREF_E_ARITHMETIC. Fails with MMAREF_E_ARGUMENT if the coordinate is outside D, and for single
 * bits, which have too many products. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_operands_gather(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                                     const mmaref_operands *operands, const mmaref_coordinate *coordinate,
                                     mmaref_gathered *gathered, mmaref_error *error);

/* A sum before rounding: (word[0] + word[1] * 2^32 + ...) * 2^exponent, in two's complement. */
#define MMAREF_FIXED_MAX 40
typedef struct {
    uint8_t kind;     /* MMAREF_VALUE_NORMAL for finite sums, also for zero; for MMAREF_VALUE_INFINITY and
                         MMAREF_VALUE_NAN the words are 0 */
    bool negative;    /* sign of an infinity */
    int16_t exponent; /* bit 0 of word[0] is worth 2^exponent */
    uint8_t words;
    uint32_t word[MMAREF_FIXED_MAX];
} mmaref_fixed;

/* Computes the sum of a dot product as the accumulator of a unit holds it, before rounding; the type of D has no
 * effect. With unlimited fraction_bits this is the exact sum in fixed point. The caller sets fixed->exponent, and
 * fixed->words to 1 .. MMAREF_FIXED_MAX; bits below 2^exponent round toward minus infinity, and bits above the words
 * are lost, since such an accumulator wraps around. With limited fraction_bits it is the sum of aligned terms, not
 * normalised; the function sets fixed->exponent to the exponent of the last bit that terms keep, and fixed->words to 2.
 * Fails with the errors of mmaref_dot_add. Fails with MMAREF_E_ARITHMETIC if the products and C are not all summed in
 * one step, or if partial=rounded is combined with a `width` or with an `adder` other than given. Fails with
 * MMAREF_E_ARGUMENT for f64 and integers, if the exponent is outside -1000 to 1000, or if words is out of range. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_fixed(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic, mmaref_fixed *fixed,
                               mmaref_error *error);

/* Gives the order in which a block sums `count` products: product number `taken`, counted from 0, is element `*element`
 * and belongs to step `*step`. Steps are counted from 0 through all groups. `step` may be NULL. Fails with
 * MMAREF_E_ARGUMENT if the count is 0 or above MMAREF_DOT_MAX, if `taken` is not below the count, and for any other
 * NULL; with MMAREF_E_ARITHMETIC if mmaref_dot_add refuses the block for this count. If the block counts places in
 * logical k (MMAREF_SPARSE_LOGICAL), a sparse instruction sums half as many products per step. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_order(const mmaref_arithmetic *arithmetic, uint16_t count, uint16_t taken,
                               uint16_t *element, uint16_t *step);

/* The kind of a step of a dot product. */
enum {
    MMAREF_STEP_ALIGNED = 0, /* terms are aligned to the maximum exponent and lose the bits below the grid */
    MMAREF_STEP_EXACT = 1,   /* no term loses a bit (fraction_bits is MMAREF_UNLIMITED) */
    MMAREF_STEP_SPECIAL = 2, /* infinities and NaN among the terms determine the result */
    MMAREF_STEP_ADD_C = 3,   /* the sum of a group and the accumulator (C, or the sum so far) are added */
    MMAREF_STEP_CONVERT = 4, /* the last result is rounded from step_type to the type of D */
    MMAREF_STEP_TERMS = 5    /* products are rounded one by one, or terms are not all added at once: nodes tell how */
};

/* One step, or a node: one of the sums that an adder makes on the way to a step's result, in the order in which it
 * makes them. `max_exponent`, `grid` and `sum` are 0 unless `kind` is MMAREF_STEP_ALIGNED; a node is aligned, exact or
 * special. Corners are 0 in a library built without coverage. */
typedef struct {
    uint8_t kind;         /* MMAREF_STEP_... */
    uint16_t number;      /* number of the step, as in mmaref_dot_order; for MMAREF_STEP_ADD_C and MMAREF_STEP_CONVERT
                             that of the previous step */
    uint16_t node;        /* 0: a step; 1 to 128: a node of it */
    uint32_t type;        /* type of the result: step_type of the block; type of D if this is 0, or after a
                             conversion; 0 of a node whose sum is not rounded */
    int16_t max_exponent; /* largest exponent of the non-zero terms, at least the floor; 0 if there is neither */
    int16_t grid;         /* the last bit that terms keep is worth 2^grid: max_exponent - fraction_bits */
    int64_t sum;          /* sum of the kept bits, before rounding, in units of 2^grid; 0 until it is known */
    uint64_t result;      /* rounded result, a pattern of `type`; 0 until it is known, and where `type` is 0 */
    uint32_t corners;     /* MMAREF_COVER_... that computing it reaches; 0 until it is known */
} mmaref_dot_step;

/* One term of a step: a * b. Subnormal factors appear as the block reads them, with their scale factors. Of a node, a
 * is what the adder takes, a product rounded as the block says, the accumulator or the sum of a node before; b is 1. */
typedef struct {
    uint16_t element;  /* number of the product; MMAREF_DOT_MAX: a is the accumulator, and b is 1; MMAREF_DOT_MAX + n: a
                          is the sum of node n of the same step */
    mmaref_value a, b;
    int16_t exponent;  /* exponent for alignment: sum of the exponents of both exponent fields; 0 for a zero, except a
                          sum that cancelled and is not rounded */
    int64_t kept;      /* aligned term, in units of 2^grid; 0 unless the step is aligned */
    uint64_t lost;     /* magnitude of the bits below 2^grid, which are lost, in units of 2^(a.exponent + b.exponent);
                          with multiplier_bits those of the whole product, whose pieces may lose more */
    uint64_t rounded;  /* a product as the adder takes it, rounded to product_type, a pattern of it; 0 of other terms */
    uint32_t corners;  /* MMAREF_COVER_... that rounding to product_type reaches */
} mmaref_dot_term;

/* The function of the caller that receives the steps of a dot product. `report` is called with each term of a step,
 * first the accumulator if it is a term; then for each of its nodes with the terms of the node and with NULL for `term`
 * and the finished node; then with NULL for `term` and the finished step. */
typedef struct {
    void (*report)(const mmaref_dot_step *step, const mmaref_dot_term *term, void *context);
    void *context;
} mmaref_dot_listener;

/* Computes mmaref_dot_add and reports each step and term, for explanations. Result and errors are the same. Fails also
 * with MMAREF_E_ARGUMENT for integers, for a block with the field `block` (a term is then several products), and if the
 * listener or its report is NULL. On failure nothing is reported. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_dot_explain(const mmaref_dot *dot, const mmaref_arithmetic *arithmetic,
                                 mmaref_dot_listener *listener, uint64_t *d, mmaref_error *error);

/* Returns true if a unit's result `got` equals `expected`; both are patterns of a type. With nan=any, any two NaN are
 * equal. `arithmetic` may be NULL. Returns false if the type is unknown. */
MMAREF_API bool mmaref_same(uint32_t type, const mmaref_arithmetic *arithmetic, uint64_t expected, uint64_t got);

/* Numeric corners: the special cases that a computation reaches. */
enum {
    MMAREF_COVER_CANCELLATION = 0x0001,    /* a finite sum of non-zero terms is exactly zero */
    MMAREF_COVER_TRUNCATED = 0x0002,       /* a term loses bits below the grid */
    MMAREF_COVER_TERM_LOST = 0x0004,       /* a non-zero term is entirely below the grid */
    MMAREF_COVER_SUBNORMAL_IN = 0x0008,    /* a subnormal multiplicand is a factor of a finite non-zero product */
    MMAREF_COVER_SUBNORMAL_C = 0x0010,     /* C is subnormal */
    MMAREF_COVER_SUBNORMAL_OUT = 0x0020,   /* a step gives a subnormal */
    MMAREF_COVER_UNDERFLOW = 0x0040,       /* a non-zero sum rounds to zero */
    MMAREF_COVER_OVERFLOW = 0x0080,        /* a finite sum rounds out of range */
    MMAREF_COVER_INEXACT = 0x0100,         /* the rounding of a step loses bits */
    MMAREF_COVER_TIE = 0x0200,             /* the rounding of a step loses exactly half a unit in the last place */
    MMAREF_COVER_CARRY_OUT = 0x0400,       /* rounding carries into the next binade */
    MMAREF_COVER_FLOOR = 0x0800,           /* no term of a non-zero sum has an exponent above exponent_floor */
    MMAREF_COVER_NAN_IN = 0x1000,          /* an operand is a NaN */
    MMAREF_COVER_INF_TIMES_ZERO = 0x2000,  /* an infinity is multiplied by zero, also by a flushed subnormal */
    MMAREF_COVER_INF_MINUS_INF = 0x4000    /* infinite terms have both signs, and no term is a NaN */
};
/* MMAREF_COVER_INFINITY: infinite terms have an infinite sum. This is a macro, because an enum constant of 16-bit int
 * cannot hold it. */
#define MMAREF_COVER_INFINITY 0x8000u
#define MMAREF_COVER_SIGNALLING 0x10000u /* an operand is a NaN of IEEE 754 whose highest fraction bit is 0 */
#define MMAREF_COVER_TINY 0x20000u       /* rounding or flush_out changes a number that, rounded with unlimited
                                            exponents, is below the least normal one */

/* The exceptions of IEEE 754, as the bits of RISC-V's fflags. */
enum {
    MMAREF_FLAG_INEXACT = 1,   /* a sum loses bits by alignment or by rounding */
    MMAREF_FLAG_UNDERFLOW = 2, /* MMAREF_COVER_TINY: a tiny result changes; tininess is detected after rounding */
    MMAREF_FLAG_OVERFLOW = 4,
    MMAREF_FLAG_INVALID = 16   /* infinity * 0, infinity - infinity, a signalling NaN */
};

/* Returns the flags (MMAREF_FLAG_...) that corners (MMAREF_COVER_...) raise in a unit that raises flags once per dot
 * product. Nothing is divided, so the flag of division (8) is never raised. */
MMAREF_API uint8_t mmaref_flags(uint32_t coverage);

/* ---- Move matrices ----------------------------------------------------- */

/* ldmatrix (PTX ISA 9.7.14.5.15) loads matrices from memory; stmatrix (9.7.14.5.16) stores them. `memory` of `size`
 * bytes is the state space, and `address` has the offset that each of the 32 lanes gives. Lane R * m + q gives row q of
 * matrix m, where R is the number of rows of a matrix in memory, 8 or 16. A row has 16 bytes; for .s8.s4 (PTX ISA 9.4,
 * 9.7.16.5.15) it has 8. `d` and `a` have 32 * registers uint32_t. The addresses of lanes that give no row are ignored,
 * with one exception: if `arithmetic` names fragments of sm_75 and below (MMAREF_FRAGMENTS_SM_70,
 * MMAREF_FRAGMENTS_SM_75), ldmatrix needs a valid address from all 32 lanes, even for .x1 and .x2. `arithmetic` may be
 * NULL, which means a later chip. If rows of stmatrix overlap, they are written in the order of lanes, then elements.
 * Both fail with MMAREF_E_UNDEFINED if an address is not a multiple of a row's bytes or its row leaves the memory
 * (error->lane; error->bits: the address); with MMAREF_E_ARGUMENT for another instruction or a missing array. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_ldmatrix(const mmaref_instruction *instruction,
                              const mmaref_arithmetic *arithmetic, const uint8_t *memory,
                              size_t size, const uint32_t address[MMAREF_LANES], uint32_t *d,
                              mmaref_error *error);
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_stmatrix(const mmaref_instruction *instruction,
                              const uint32_t address[MMAREF_LANES], const uint32_t *a,
                              uint8_t *memory, size_t size, mmaref_error *error);

/* Computes movmatrix (PTX ISA 9.7.14.5.17): `d` receives the transposed matrix. It may be the same array as `a`. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_movmatrix(const mmaref_instruction *instruction,
                               const uint32_t a[MMAREF_LANES], uint32_t d[MMAREF_LANES],
                               mmaref_error *error);

#define MMAREF_STRIDE_DEFAULT 0xffffffffu

/* wmma.load (PTX ISA 9.7.14.4.3) loads a matrix from memory; wmma.store (9.7.14.4.4) stores it. `p` is an offset into
 * `memory` of `size` bytes. `stride` is in elements, or MMAREF_STRIDE_DEFAULT. `arithmetic` selects the fragments; NULL
 * selects the default ones. Both fail with MMAREF_E_UNDEFINED if p or the stride (in bytes) is not a multiple of the
 * bytes of a lane's fragment (9.7.14.4.2), if the stride is below the default, or if the matrix leaves the memory;
 * error->bits is the stride or the address; error->lane is MMAREF_LANES, or the first lane outside the memory. */
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

/* A matrix in the caller's memory. Its elements are as wide as in registers: single bits and 4-bit elements are packed;
 * 6-bit and 4-bit elements of kind::f8f6f4 are in bytes. Bytes and bits are counted from the low end up. */
typedef struct {
    uint8_t *bytes;
    size_t size;
    size_t first;      /* number of the element in row 0, column 0 */
    uint32_t leading;  /* elements from one row to the next; from one column to the next if column_major */
    bool column_major;
} mmaref_matrix;

/* mmaref_fragment_pack writes a matrix into a fragment of an operand, to every copy of its elements;
 * mmaref_fragment_unpack writes a fragment into a matrix. `product` selects one of the matrices in the fragment: a
 * product of mma.m8n8k4, a matrix of ldmatrix, a sparsity selector of metadata, a thread-id of scale factors; otherwise
 * it is 0. Elements of other products stay unchanged. For a sparse A the matrix is the stored one; for metadata it has
 * the four bits of each chunk. `arithmetic` selects the wmma fragments; NULL selects the default ones. Both fail with
 * MMAREF_E_ARGUMENT if the operand or the product does not exist, or if the matrix leaves its memory (error->lane,
 * error->bits: address). */
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

/* The matrices of D = A * B + C, of any size. If a matrix has `leading` 0, all its rows (columns, if column_major) are
 * the same. D may be the same matrix as C, but must not overlap another one. */
typedef struct {
    size_t m, n, k;        /* each 1 to 4294967295 */
    mmaref_matrix a;       /* m x k; for a sparse instruction with its zeros */
    mmaref_matrix b;       /* k x n */
    mmaref_matrix c;       /* m x n; if c.bytes is NULL, C is zero */
    mmaref_matrix d;       /* m x n */
    mmaref_matrix scale_a; /* m x k'; scale factors of .block_scale, a byte each; ignored without it. k' is k divided by
                              the elements that share one (k / scale_vector of the instruction), rounded up */
    mmaref_matrix scale_b; /* k' x n */
} mmaref_product;

/* A range of tiles of D. A tile has the size of the instruction's D; the end of D may cut it off. */
typedef struct {
    size_t row, column;   /* the first tile, counted in tiles */
    size_t rows, columns; /* how many; may be 0 */
} mmaref_tiles;

/* Computes D = A * B + C of whole matrices by mma, mma.sp, block-scaled mma or wmma.mma, tile by tile: along K from the
 * first element on, where D of a step is C of the next. What lies beyond m, n and k counts as zero, and as one among
 * scale factors. A sparse A is compressed as by mmaref_sparse_compress. An instruction of several products computes the
 * first. `arithmetic` may be NULL as in mmaref_mma.
 *
 * `tiles` selects the part of D to compute; NULL selects all of it. Other bytes of D are neither read nor written, so
 * that threads may compute parts of one D at the same time, each in a memory of its own. `memory` has `words` words:
 * at least those of all operands (lanes * registers) and, for a sparse A, m * k of the instruction more.
 * MMAREF_GEMM_WORDS words suffice for every instruction. With more, up to some 2^18, it is faster; D is the same.
 *
 * All errors are found before D is written. They are those of mmaref_mma and
 *
 *   MMAREF_E_ARGUMENT  a matrix is NULL (error->operand); a matrix leaves its memory (error->operand; error->row and
 *                      error->column: its last element); m, n, k or the tiles are out of range; the working memory is
 *                      too small; K needs several steps, and C and D have different types
 *   MMAREF_E_SPARSITY  A, in the rows of the tiles, has a chunk with too many non-zeros (error->row and error->column:
 *                      where it begins in the whole matrix) */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_gemm(const mmaref_instruction *instruction, const mmaref_arithmetic *arithmetic,
                          const mmaref_product *product, const mmaref_tiles *tiles, uint32_t *memory, size_t words,
                          mmaref_error *error);

/* ---- Apple AMX mac16 ------------------------------------------------- */

/* The registers that mac16 uses: X and Y as pools of 512 bytes (a load wraps around at the end), Z as 64 rows of 64
 * bytes. */
typedef struct {
    uint8_t x[512];
    uint8_t y[512];
    uint8_t z[64][64];
} mmaref_amx;

/* The decoded fields of a mac16 operand. */
typedef struct {
    bool vector;         /* bit 63: pointwise product instead of outer product */
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

/* Decodes an operand. Every operand is legal; some of its bits have no meaning. Fails with MMAREF_E_ARGUMENT for
 * NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_mac16_decode(uint64_t operand, mmaref_mac16_fields *fields);

/* Executes mac16 on the state. Every operand is legal. Fails with MMAREF_E_ARGUMENT if the state is NULL. */
MMAREF_API MMAREF_NODISCARD mmaref_status mmaref_mac16(mmaref_amx *state, uint64_t operand);

/* ---- Self-test ------------------------------------------------------- */

/* The caller's working memory for the self-test: 5648 bytes, more if an instruction has more than 32 lanes. */
typedef struct {
    union {
        uint32_t words[MMAREF_LANES * MMAREF_REGISTERS_ALL]; /* all operands of an instruction, one after the other */
        struct {
            uint8_t bytes[4096];
            uint32_t registers[MMAREF_LANES * 8];
            uint32_t address[MMAREF_LANES];
        } moved; /* operands of ldmatrix, stmatrix, movmatrix, wmma.load and wmma.store */
        mmaref_amx amx;
        mmaref_gathered gathered; /* operands of a dot product */
    } operands;
    char name[MMAREF_TEXT_MAX]; /* name of the instruction */
    char line[240];             /* line of the report */
} mmaref_selftest_memory;

/* Receives one line of TAP at a time, without the line end. */
typedef void (*mmaref_selftest_report)(const char *line, void *context);

/* Runs the self-test and returns the number of failures. Fails with MMAREF_E_ARGUMENT if memory or report is NULL.
 * Whatever the tables hold, the self-test ends, and writes only to the given memory.
 *
 * It first checks the digest of the tables; if the digest is wrong, it runs nothing else, and the last line is `Bail
 * out! ...`. Then it runs known answers, cases aimed at every row of arithmetic, every instruction over a seeded stream
 * of operands under every profile that has it, look-ups over all of the tables: strings, texts, targets, profiles,
 * layouts; and dot products for each rule: blocks that together have every word of every field, mmaref_dot_fixed,
 * the corners, values of types, and what mmaref_dot_explain tells.
 *
 * It reports TAP lines. The first is `# mmaref ...`, which names the library, its tables and what the build leaves out;
 * then comes the plan. Before a test runs, `# N ...` names it: a board can feed its watchdog at each call, and the last
 * line names a test that hangs. Then comes `ok N - ...` or `not ok N - ...`. After a failed known answer `# lane L
 * register R expected XXXXXXXX got XXXXXXXX` gives the first register that differs; after a failed rule `block N` is
 * the first block that does. If a test other than that of the tables fails, the last line is always `# COUNT failed,
 * the first is test N`, with the N of `not ok N`.
 *
 * These macros, defined when the library is built, select tests for slow or small boards. They number the tests after
 * that of the tables from 0, known answers first. A line before the plan says which are selected, and the first test
 * whether the digest of the tables was checked:
 *
 *   MMAREF_SELFTEST_WITHOUT_ANSWERS       no known answers
 *   MMAREF_SELFTEST_WITHOUT_DIGESTS       no aimed cases, no digests, no look-ups, no rules
 *   MMAREF_SELFTEST_WITHOUT_LOOKUPS       no look-ups, which need the parser and all texts
 *   MMAREF_SELFTEST_WITHOUT_RULES         no rules, which need mmaref_dot_add and 13 KB of rows
 *   MMAREF_SELFTEST_WITHOUT_TABLES        no digest of the tables: for tests of the self-test itself
 *   MMAREF_SELFTEST_EVERY=N               every Nth test
 *   MMAREF_SELFTEST_FIRST=N, ..._COUNT=N  that many tests from number FIRST on, so that boards share a run
 *   MMAREF_SELFTEST_ONLY="FILE"           the tests of a file: their numbers, with commas between
 *
 * Tables of fewer instructions have a self-test of their own instructions and profiles if `make tables` wrote them. */
MMAREF_API MMAREF_NODISCARD
int32_t mmaref_selftest_run(mmaref_selftest_memory *memory, mmaref_selftest_report report, void *context);

/* The kinds of tests, and what may become of one. */
enum {
    MMAREF_TEST_TABLES = 0,
    MMAREF_TEST_ANSWER = 1,
    MMAREF_TEST_AIMED = 2,
    MMAREF_TEST_DIGEST = 3,
    MMAREF_TEST_LOOKUP = 4,
    MMAREF_TEST_RULE = 5
};

enum {
    MMAREF_TEST_PASSED = 0,
    MMAREF_TEST_FAILED = 1,
    MMAREF_TEST_SKIPPED = 2,
    MMAREF_TEST_RUNNING = 3
};

/* The self-test's own state. */
typedef struct {
    uint32_t state, digest;
    mmaref_status status;
} mmaref_selftest_stream;

/* A self-test in slices, and the result of its last slice. */
typedef struct {
    int32_t failures, first; /* so far; the number of the first one, or 0 */
    int32_t number;          /* of the last test with a result, as in its line; 0 before the first */
    uint8_t kind;            /* MMAREF_TEST_TABLES to MMAREF_TEST_RULE */
    uint8_t outcome;         /* MMAREF_TEST_RUNNING: the test has more slices, and no result yet */
    uint16_t instruction;    /* number of the instruction of an answer, an aimed case, a digest; else 0 */
    mmaref_status status;    /* what the library answered */
    uint32_t expected, got;  /* digests; of a failed answer the first words that differ; else 0 */
    uint16_t row, column;    /* where these are: lane and register, or row of Z and word */
    const char *name;        /* of instruction, look-up or rule; may be in the memory */
    /* What follows is the self-test's own. */
    mmaref_selftest_memory *memory;
    mmaref_selftest_report report;
    void *context;
    mmaref_selftest_stream stream;
    uint16_t next, step, length;
} mmaref_selftest;

/* Starts a self-test in slices: a program that has something else to do calls mmaref_selftest_next now and then. Lines
 * are those of mmaref_selftest_run; `report` may be NULL. May be called again at any time, to begin anew. Fails with
 * MMAREF_E_ARGUMENT if run or memory is NULL. */
MMAREF_API MMAREF_NODISCARD
mmaref_status mmaref_selftest_start(mmaref_selftest *run, mmaref_selftest_memory *memory,
                                    mmaref_selftest_report report, void *context);

/* Runs the next slice: at most one product of a matrix, one part of a look-up, or one block of a rule
 * (port/firmware/README.md has the instructions of the largest). Returns false if no slice is left, also if run is
 * NULL; what run holds is then unchanged. Between calls a program may change the memory, but not `run`. */
MMAREF_API MMAREF_NODISCARD bool mmaref_selftest_next(mmaref_selftest *run);

#ifdef __cplusplus
}
#endif

#endif
