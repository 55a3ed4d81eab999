/* SPDX-License-Identifier: MIT */
/* Stable numbers of tokens, qualifiers, operands and profiles, and table sizes.
 *
 * Generated from generator/spec/formats.lua, words.lua, instructions.lua, arithmetic.lua, reasons.lua.
 * Do not edit: change the source and run `make generate`. */

#ifndef MMAREF_IDS_H
#define MMAREF_IDS_H


/* The edition of the PTX ISA in the tables, and the first edition that rows are marked with; 904 is 9.4. */
#define MMAREF_PTX_ISA 904
#define MMAREF_PTX_ISA_FIRST 900
#define MMAREF_EDITION "PTX ISA 9.4"
/* Covers instructions and tokens in the order of their numbers, and how each profile sums each class. */
#define MMAREF_TABLES_HASH 0xa8d144aau

/* Tokens, the words of instruction strings; a type and its format have the same number. */
enum {
    MMAREF_TOKEN_NONE = 0,
    MMAREF_TYPE_F16                  = 1,
    MMAREF_TYPE_BF16                 = 2,
    MMAREF_TYPE_TF32                 = 3,
    MMAREF_TYPE_F32                  = 4,
    MMAREF_TYPE_F64                  = 5,
    MMAREF_TYPE_E4M3                 = 6,
    MMAREF_TYPE_E5M2                 = 7,
    MMAREF_TYPE_E3M2                 = 8,
    MMAREF_TYPE_E2M3                 = 9,
    MMAREF_TYPE_E2M1                 = 10,
    MMAREF_TYPE_UE8M0                = 11,
    MMAREF_TYPE_UE4M3                = 12,
    MMAREF_TYPE_S8                   = 13,
    MMAREF_TYPE_U8                   = 14,
    MMAREF_TYPE_S4                   = 15,
    MMAREF_TYPE_U4                   = 16,
    MMAREF_TYPE_B1                   = 17,
    MMAREF_TYPE_S32                  = 18,
    MMAREF_TOKEN_MAC16               = 19,
    MMAREF_TOKEN_MMA                 = 20,
    MMAREF_TOKEN_WMMA                = 21,
    MMAREF_TOKEN_LDMATRIX            = 22,
    MMAREF_TOKEN_STMATRIX            = 23,
    MMAREF_TOKEN_MOVMATRIX           = 24,
    MMAREF_TOKEN_SP                  = 25,
    MMAREF_TOKEN_SP_ORDERED_METADATA = 26,
    MMAREF_TOKEN_LOAD                = 27,
    MMAREF_TOKEN_STORE               = 28,
    MMAREF_TOKEN_A                   = 29,
    MMAREF_TOKEN_B                   = 30,
    MMAREF_TOKEN_C                   = 31,
    MMAREF_TOKEN_D                   = 32,
    MMAREF_TOKEN_SYNC                = 33,
    MMAREF_TOKEN_ALIGNED             = 34,
    MMAREF_SHAPE_M8N8K4              = 35,
    MMAREF_SHAPE_M8N8K16             = 36,
    MMAREF_SHAPE_M8N8K32             = 37,
    MMAREF_SHAPE_M8N8K128            = 38,
    MMAREF_SHAPE_M16N8K4             = 39,
    MMAREF_SHAPE_M16N8K8             = 40,
    MMAREF_SHAPE_M16N8K16            = 41,
    MMAREF_SHAPE_M16N8K32            = 42,
    MMAREF_SHAPE_M16N8K64            = 43,
    MMAREF_SHAPE_M16N8K128           = 44,
    MMAREF_SHAPE_M16N8K256           = 45,
    MMAREF_SHAPE_M16N16K16           = 46,
    MMAREF_SHAPE_M32N8K16            = 47,
    MMAREF_SHAPE_M8N32K16            = 48,
    MMAREF_SHAPE_M16N16K8            = 49,
    MMAREF_SHAPE_M8N8                = 50,
    MMAREF_SHAPE_M8N16               = 51,
    MMAREF_SHAPE_M16N16              = 52,
    MMAREF_SHAPE_M16N8               = 53,
    MMAREF_TOKEN_ROW                 = 54,
    MMAREF_TOKEN_COL                 = 55,
    MMAREF_TOKEN_KIND_F8F6F4         = 56,
    MMAREF_TOKEN_KIND_MXF8F6F4       = 57,
    MMAREF_TOKEN_KIND_MXF4           = 58,
    MMAREF_TOKEN_KIND_MXF4NVF4       = 59,
    MMAREF_TOKEN_BLOCK_SCALE         = 60,
    MMAREF_TOKEN_SCALE_VEC_1X        = 61,
    MMAREF_TOKEN_SCALE_VEC_2X        = 62,
    MMAREF_TOKEN_SCALE_VEC_4X        = 63,
    MMAREF_TOKEN_SATFINITE           = 64,
    MMAREF_TOKEN_XOR                 = 65,
    MMAREF_TOKEN_AND                 = 66,
    MMAREF_TOKEN_POPC                = 67,
    MMAREF_TOKEN_RN                  = 68,
    MMAREF_TOKEN_RZ                  = 69,
    MMAREF_TOKEN_RM                  = 70,
    MMAREF_TOKEN_RP                  = 71,
    MMAREF_TOKEN_X1                  = 72,
    MMAREF_TOKEN_X2                  = 73,
    MMAREF_TOKEN_X4                  = 74,
    MMAREF_TOKEN_TRANS               = 75,
    MMAREF_TOKEN_GLOBAL              = 76,
    MMAREF_TOKEN_SHARED              = 77,
    MMAREF_TOKEN_SHARED_CTA          = 78,
    MMAREF_TYPE_B16                  = 79,
    MMAREF_TYPE_B8                   = 80,
    MMAREF_TYPE_B8X16                = 81,
    MMAREF_TYPE_B6X16_P32            = 82,
    MMAREF_TYPE_B4X16_P64            = 83,
    MMAREF_TYPE_U32                  = 84,
    MMAREF_TOKEN_X8                  = 85,
    MMAREF_TOKEN_X16                 = 86,
    MMAREF_TOKEN_KIND_TF32           = 87,
    MMAREF_TOKEN_KIND_F16            = 88,
    MMAREF_TOKEN_KIND_I8             = 89,
    MMAREF_TOKEN_OR                  = 90,
    MMAREF_TOKENS                    = 91
};

/* Qualifiers of tokens: see mmaref_instruction_token. */
enum {
    MMAREF_QUALIFIER_NAME        = 0,
    MMAREF_QUALIFIER_ACTION      = 1,
    MMAREF_QUALIFIER_MATRIX      = 2,
    MMAREF_QUALIFIER_SYNC        = 3,
    MMAREF_QUALIFIER_ALIGNED     = 4,
    MMAREF_QUALIFIER_SHAPE       = 5,
    MMAREF_QUALIFIER_ALAYOUT     = 6,
    MMAREF_QUALIFIER_BLAYOUT     = 7,
    MMAREF_QUALIFIER_KIND        = 8,
    MMAREF_QUALIFIER_BLOCK_SCALE = 9,
    MMAREF_QUALIFIER_SCALE_VEC   = 10,
    MMAREF_QUALIFIER_SATFINITE   = 11,
    MMAREF_QUALIFIER_DTYPE       = 12,
    MMAREF_QUALIFIER_ATYPE       = 13,
    MMAREF_QUALIFIER_BTYPE       = 14,
    MMAREF_QUALIFIER_CTYPE       = 15,
    MMAREF_QUALIFIER_STYPE       = 16,
    MMAREF_QUALIFIER_BITOP       = 17,
    MMAREF_QUALIFIER_POPC        = 18,
    MMAREF_QUALIFIER_ROUNDING    = 19,
    MMAREF_QUALIFIER_NUM         = 20,
    MMAREF_QUALIFIER_TRANS       = 21,
    MMAREF_QUALIFIER_SPACE       = 22,
    MMAREF_QUALIFIER_SOURCE      = 23,
    MMAREF_QUALIFIER_LAYOUT      = 24,
    MMAREF_QUALIFIERS            = 25
};

enum {
    MMAREF_OPERAND_A       = 0,
    MMAREF_OPERAND_B       = 1,
    MMAREF_OPERAND_C       = 2,
    MMAREF_OPERAND_D       = 3,
    MMAREF_OPERAND_E       = 4,
    MMAREF_OPERAND_SCALE_A = 5,
    MMAREF_OPERAND_SCALE_B = 6,
    MMAREF_OPERANDS        = 7
};

enum {
    MMAREF_PROFILE_EXACT  = 0,
    MMAREF_PROFILE_FMA    = 1,
    MMAREF_PROFILE_SM_70  = 2,
    MMAREF_PROFILE_SM_75  = 3,
    MMAREF_PROFILE_SM_80  = 4,
    MMAREF_PROFILE_SM_89  = 5,
    MMAREF_PROFILE_SM_90  = 6,
    MMAREF_PROFILE_SM_100 = 7,
    MMAREF_PROFILE_SM_120 = 8,
    MMAREF_PROFILES       = 9
};

/* Arithmetic classes: columns of the profile table. */
enum {
    MMAREF_CLASS_INTEGER = 0,
    MMAREF_CLASS_M8N8K4_F16   = 1,
    MMAREF_CLASS_M8N8K4_F32   = 2,
    MMAREF_CLASS_HALF_F16     = 3,
    MMAREF_CLASS_HALF_F32     = 4,
    MMAREF_CLASS_TF32         = 5,
    MMAREF_CLASS_FP8_F16      = 6,
    MMAREF_CLASS_FP8_F32      = 7,
    MMAREF_CLASS_F64          = 8,
    MMAREF_CLASS_MXF8F6F4     = 9,
    MMAREF_CLASS_MXF4         = 10,
    MMAREF_CLASS_WMMA_F16_F16 = 11,
    MMAREF_CLASS_WMMA_F16_F32 = 12,
    MMAREF_CLASS_WMMA_F32     = 13,
    MMAREF_CLASS_WMMA_TF32    = 14,
    MMAREF_ARITHMETIC_CLASSES = 15
};

/* Certainties of a field of an arithmetic row. */
enum {
    MMAREF_CERTAINTY_DEFINITION   = 0,
    MMAREF_CERTAINTY_MEASURED     = 1,
    MMAREF_CERTAINTY_REPLAYED     = 2,
    MMAREF_CERTAINTY_MACHINE_CODE = 3,
    MMAREF_CERTAINTY_STATED       = 4,
    MMAREF_CERTAINTY_INFERRED     = 5,
    MMAREF_CERTAINTY_UNKNOWN      = 6,
    MMAREF_CERTAINTY_NO_EFFECT    = 7,
    MMAREF_CERTAINTY_PUBLISHED    = 8,
    MMAREF_CERTAINTIES            = 9
};

/* Traits: they distinguish instructions of a class if evidence covers only some of them. */
enum {
    MMAREF_TRAIT_SPARSE   = 0,
    MMAREF_TRAIT_WMMA     = 1,
    MMAREF_TRAIT_NARROW   = 2,
    MMAREF_TRAIT_E4M3     = 3,
    MMAREF_TRAIT_MIXED    = 4,
    MMAREF_TRAIT_DIRECTED = 5,
    MMAREF_TRAIT_LARGE    = 6,
    MMAREF_TRAIT_E2M1     = 7,
    MMAREF_TRAIT_MXF4NVF4 = 8,
    MMAREF_TRAIT_4X       = 9,
    MMAREF_TRAIT_UE4M3    = 10,
    MMAREF_TRAITS         = 11
};

/* Reasons of errors; 0: no reason. */
enum {
    MMAREF_REASON_IMPLICIT_ALIGNED        = 1,  /* MMAREF_E_OK */
    MMAREF_REASON_NO_TEXT                 = 2,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_INSTRUCTION          = 3,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_TARGET               = 4,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_ARITHMETIC           = 5,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_SETTING              = 6,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_DOT                  = 7,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_MATRIX               = 8,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_OPERAND              = 9,  /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_WORKING_MEMORY       = 10, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_SPARSE_A             = 11, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_PRODUCT              = 12, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_MISSING_OPERAND         = 13, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_ARRAY                = 14, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_OUTSIDE_MEMORY          = 15, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_VERSION              = 16, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_LDMATRIX            = 17, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_STMATRIX            = 18, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_MOVMATRIX           = 19, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_WMMA_LOAD           = 20, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_WMMA_STORE          = 21, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_SUCH_MATRIX          = 22, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_DOT_TYPES               = 23, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_DOT_COUNT               = 24, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_WORD                 = 25, /* MMAREF_E_SYNTAX */
    MMAREF_REASON_TOO_MANY_WORDS          = 26, /* MMAREF_E_SYNTAX */
    MMAREF_REASON_NOT_LEGAL               = 27, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_MISSING_QUALIFIER       = 28, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_UNKNOWN_INSTRUCTION     = 29, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_UNKNOWN_QUALIFIER       = 30, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_REPEATED                = 31, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_OF_WGMMA                = 32, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_OF_TCGEN05              = 33, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_REFUSED                 = 34, /* MMAREF_E_REFUSED */
    MMAREF_REASON_UNDOCUMENTED            = 35, /* MMAREF_E_REFUSED */
    MMAREF_REASON_UNKNOWN_PROFILE         = 36, /* MMAREF_E_PROFILE */
    MMAREF_REASON_OTHER_TARGET            = 37, /* MMAREF_E_TARGET */
    MMAREF_REASON_OTHER_PROFILE           = 38, /* MMAREF_E_TARGET */
    MMAREF_REASON_NOT_OF_PTX              = 39, /* MMAREF_E_TARGET */
    MMAREF_REASON_OUT_OF_RANGE            = 40, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_FIELD                = 41, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_POWER_OF_TWO         = 42, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_AFTER             = 43, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_FRACTION_BITS     = 44, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NOT_IN_BUILD            = 45, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_F64_LOSSLESS            = 46, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_BLOCK                = 47, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_BLOCK             = 48, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_PARTS_CHUNK             = 49, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_TOO_LONG                = 50, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_DIVISOR              = 51, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_DIVISOR_OF_COUNT     = 52, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NO_VALUE                = 53, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_FIELD_TWICE             = 54, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_BLOCK_IN_ONE_STEP       = 55, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_SELECTOR                = 56, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_METADATA                = 57, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_BYTE_ID                 = 58, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_THREAD_ID               = 59, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_ADDRESS                 = 60, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_STRIDE                  = 61, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_ROWS                    = 62, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_ROW_ADDRESS             = 63, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_ROW_OUTSIDE             = 64, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_MATRIX_OUTSIDE          = 65, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_OTHER_VERSION           = 66, /* MMAREF_E_PTX */
    MMAREF_REASON_TARGET_OF_LATER_VERSION = 67, /* MMAREF_E_PTX */
    MMAREF_REASON_NEEDS_PTX_9_1           = 68, /* MMAREF_E_PTX */
    MMAREF_REASON_TOO_MANY_NONZEROS       = 69, /* MMAREF_E_SPARSITY */
    MMAREF_REASON_LEFT_OUT                = 70, /* MMAREF_E_LEFT_OUT */
    MMAREF_REASON_TOO_MANY_TYPES          = 71, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_TOO_MANY_LAYOUTS        = 72, /* MMAREF_E_INSTRUCTION */
    MMAREF_REASON_ROW_ADDRESS_8           = 73, /* MMAREF_E_UNDEFINED */
    MMAREF_REASON_NEEDS_UNLIMITED         = 74, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NOT_WITH_BLOCKS         = 75, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NOT_OF_F64              = 76, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_RANDOM            = 77, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_OWN               = 78, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_TOO_MANY_SORTED         = 79, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_BEYOND_SCALE            = 80, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_DOT_SCALES              = 81, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_FIXED_PLACE             = 82, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NOT_ONE_SUM             = 83, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_NEEDS_ALL_AT_ONCE       = 84, /* MMAREF_E_ARITHMETIC */
    MMAREF_REASON_EXPLAINED_SCALES        = 85, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_NO_SUCH_ELEMENT         = 86, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_EXTENT                  = 87, /* MMAREF_E_ARGUMENT */
    MMAREF_REASON_STEPS                   = 88, /* MMAREF_E_ARGUMENT */
    MMAREF_REASONS                        = 88  /* the last one */
};

/* Element formats that no token names. */
#define MMAREF_FORMAT_E2M1_BYTE 19
#define MMAREF_FORMAT_B16_RAW 20
#define MMAREF_FORMAT_B8_RAW 21
/* Own types of a unit: their number, the token and the format of the first one; both count up from there. */
#define MMAREF_UNIT_TYPES 0
#define MMAREF_UNIT_FIRST_TYPE 0
#define MMAREF_UNIT_FIRST_FORMAT 0

/* The kind of an element. */
enum {
    MMAREF_KIND_FLOAT   = 0, /* a floating-point number */
    MMAREF_KIND_INTEGER = 1, /* an integer, in two's complement if it has a sign */
    MMAREF_KIND_BIT     = 2  /* a single bit */
};

/* What patterns with the largest exponent field mean. */
enum {
    MMAREF_SPECIAL_NONE     = 0, /* numbers, as with every other exponent field: e3m2, e2m3, e2m1 */
    MMAREF_SPECIAL_IEEE     = 1, /* infinity if the fraction is zero, else NaN: IEEE 754 */
    MMAREF_SPECIAL_NAN      = 2, /* NaN if the fraction is all ones, else numbers: e4m3, ue8m0, ue4m3 */
    MMAREF_SPECIAL_RESERVED = 3, /* numbers in operands, never in a result: the largest result has the next lower exponent field */
    MMAREF_SPECIAL_FNUZ     = 4, /* numbers; the pattern of -0 is the only NaN, and zero has no sign */
    MMAREF_SPECIAL_BINADE   = 8  /* added to one of the above: exponent field 0 is a binade like the others, see mmaref_type */
};

/* Bytes of the longest instruction string, including its NUL. */
#define MMAREF_TEXT_MAX 160

#define MMAREF_LAYOUT_NONE 255
/* The most lanes of an instruction; registers a lane of its largest operand, and of all its operands. */
#define MMAREF_LANES 32
#define MMAREF_REGISTERS_MAX 16
#define MMAREF_REGISTERS_ALL 40
/* Words of working memory that suffice for mmaref_gemm by any instruction. */
#define MMAREF_GEMM_WORDS 2912

/* Table sizes. */
#define MMAREF_INSTRUCTIONS 1098
#define MMAREF_LAYOUTS 63
#define MMAREF_FORMATS 22
#define MMAREF_CHIP_FRAGMENTS 7
#define MMAREF_ALIASES 23
#define MMAREF_BLOCKS 31
#define MMAREF_TARGETS 31
#define MMAREF_TARGET_NOTES 20
#define MMAREF_PTX_VERSIONS 29
#define MMAREF_SELFTEST_ANSWERS 36
#define MMAREF_SELFTEST_AIMED 137
#define MMAREF_SELFTEST_LOOKUPS 9
#define MMAREF_SELFTEST_RULES 38
#define MMAREF_SELFTEST_TYPES 159

#endif
