/* SPDX-License-Identifier: MIT */
/* The constants of mmaref.h and mmaref_ids.h, and the arithmetic block.
 *
 * Generated from src/mmaref.h, generator/spec.
 * Do not edit: change the source and run `make generate`. */

`ifndef MMAREF_IDS_SVH
`define MMAREF_IDS_SVH

/* verilator lint_off UNUSEDPARAM */
typedef enum int {
    MMAREF_TOKEN_NONE                = 0,
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
    MMAREF_TOKEN_X8                  = 85,
    MMAREF_TOKEN_X16                 = 86,
    MMAREF_TOKEN_KIND_TF32           = 87,
    MMAREF_TOKEN_KIND_F16            = 88,
    MMAREF_TOKEN_KIND_I8             = 89,
    MMAREF_TOKEN_OR                  = 90
} mmaref_token_e;

typedef enum bit [31:0] {
    MMAREF_TYPE_F16       = 1,
    MMAREF_TYPE_BF16      = 2,
    MMAREF_TYPE_TF32      = 3,
    MMAREF_TYPE_F32       = 4,
    MMAREF_TYPE_F64       = 5,
    MMAREF_TYPE_E4M3      = 6,
    MMAREF_TYPE_E5M2      = 7,
    MMAREF_TYPE_E3M2      = 8,
    MMAREF_TYPE_E2M3      = 9,
    MMAREF_TYPE_E2M1      = 10,
    MMAREF_TYPE_UE8M0     = 11,
    MMAREF_TYPE_UE4M3     = 12,
    MMAREF_TYPE_S8        = 13,
    MMAREF_TYPE_U8        = 14,
    MMAREF_TYPE_S4        = 15,
    MMAREF_TYPE_U4        = 16,
    MMAREF_TYPE_B1        = 17,
    MMAREF_TYPE_S32       = 18,
    MMAREF_TYPE_B16       = 79,
    MMAREF_TYPE_B8        = 80,
    MMAREF_TYPE_B8X16     = 81,
    MMAREF_TYPE_B6X16_P32 = 82,
    MMAREF_TYPE_B4X16_P64 = 83,
    MMAREF_TYPE_U32       = 84,
    MMAREF_TYPE_OWN       = 31
} mmaref_type_e;

typedef enum int {
    MMAREF_SHAPE_M8N8K4    = 35,
    MMAREF_SHAPE_M8N8K16   = 36,
    MMAREF_SHAPE_M8N8K32   = 37,
    MMAREF_SHAPE_M8N8K128  = 38,
    MMAREF_SHAPE_M16N8K4   = 39,
    MMAREF_SHAPE_M16N8K8   = 40,
    MMAREF_SHAPE_M16N8K16  = 41,
    MMAREF_SHAPE_M16N8K32  = 42,
    MMAREF_SHAPE_M16N8K64  = 43,
    MMAREF_SHAPE_M16N8K128 = 44,
    MMAREF_SHAPE_M16N8K256 = 45,
    MMAREF_SHAPE_M16N16K16 = 46,
    MMAREF_SHAPE_M32N8K16  = 47,
    MMAREF_SHAPE_M8N32K16  = 48,
    MMAREF_SHAPE_M16N16K8  = 49,
    MMAREF_SHAPE_M8N8      = 50,
    MMAREF_SHAPE_M8N16     = 51,
    MMAREF_SHAPE_M16N16    = 52,
    MMAREF_SHAPE_M16N8     = 53
} mmaref_shape_e;

localparam int MMAREF_TOKENS = 91;

typedef enum int {
    MMAREF_OPERAND_A       = 0,
    MMAREF_OPERAND_B       = 1,
    MMAREF_OPERAND_C       = 2,
    MMAREF_OPERAND_D       = 3,
    MMAREF_OPERAND_E       = 4,
    MMAREF_OPERAND_SCALE_A = 5,
    MMAREF_OPERAND_SCALE_B = 6
} mmaref_operand_e;

localparam int MMAREF_OPERANDS = 7;

typedef enum int {
    MMAREF_PROFILE_EXACT  = 0,
    MMAREF_PROFILE_FMA    = 1,
    MMAREF_PROFILE_SM_70  = 2,
    MMAREF_PROFILE_SM_75  = 3,
    MMAREF_PROFILE_SM_80  = 4,
    MMAREF_PROFILE_SM_89  = 5,
    MMAREF_PROFILE_SM_90  = 6,
    MMAREF_PROFILE_SM_100 = 7,
    MMAREF_PROFILE_SM_120 = 8
} mmaref_profile_e;

localparam int MMAREF_PROFILES = 9;

typedef enum int {
    MMAREF_CERTAINTY_DEFINITION   = 0,
    MMAREF_CERTAINTY_MEASURED     = 1,
    MMAREF_CERTAINTY_REPLAYED     = 2,
    MMAREF_CERTAINTY_MACHINE_CODE = 3,
    MMAREF_CERTAINTY_STATED       = 4,
    MMAREF_CERTAINTY_INFERRED     = 5,
    MMAREF_CERTAINTY_UNKNOWN      = 6,
    MMAREF_CERTAINTY_NO_EFFECT    = 7,
    MMAREF_CERTAINTY_PUBLISHED    = 8
} mmaref_certainty_e;

localparam int MMAREF_CERTAINTIES = 9;

typedef enum int {
    MMAREF_REASON_IMPLICIT_ALIGNED        = 1,
    MMAREF_REASON_NO_TEXT                 = 2,
    MMAREF_REASON_NO_INSTRUCTION          = 3,
    MMAREF_REASON_NO_TARGET               = 4,
    MMAREF_REASON_NO_ARITHMETIC           = 5,
    MMAREF_REASON_NO_SETTING              = 6,
    MMAREF_REASON_NO_DOT                  = 7,
    MMAREF_REASON_NO_MATRIX               = 8,
    MMAREF_REASON_NO_OPERAND              = 9,
    MMAREF_REASON_NO_WORKING_MEMORY       = 10,
    MMAREF_REASON_NO_SPARSE_A             = 11,
    MMAREF_REASON_NO_PRODUCT              = 12,
    MMAREF_REASON_MISSING_OPERAND         = 13,
    MMAREF_REASON_NO_ARRAY                = 14,
    MMAREF_REASON_OUTSIDE_MEMORY          = 15,
    MMAREF_REASON_NO_VERSION              = 16,
    MMAREF_REASON_NOT_LDMATRIX            = 17,
    MMAREF_REASON_NOT_STMATRIX            = 18,
    MMAREF_REASON_NOT_MOVMATRIX           = 19,
    MMAREF_REASON_NOT_WMMA_LOAD           = 20,
    MMAREF_REASON_NOT_WMMA_STORE          = 21,
    MMAREF_REASON_NO_SUCH_MATRIX          = 22,
    MMAREF_REASON_DOT_TYPES               = 23,
    MMAREF_REASON_DOT_COUNT               = 24,
    MMAREF_REASON_NO_WORD                 = 25,
    MMAREF_REASON_TOO_MANY_WORDS          = 26,
    MMAREF_REASON_NOT_LEGAL               = 27,
    MMAREF_REASON_MISSING_QUALIFIER       = 28,
    MMAREF_REASON_UNKNOWN_INSTRUCTION     = 29,
    MMAREF_REASON_UNKNOWN_QUALIFIER       = 30,
    MMAREF_REASON_REPEATED                = 31,
    MMAREF_REASON_OF_WGMMA                = 32,
    MMAREF_REASON_OF_TCGEN05              = 33,
    MMAREF_REASON_REFUSED                 = 34,
    MMAREF_REASON_UNDOCUMENTED            = 35,
    MMAREF_REASON_UNKNOWN_PROFILE         = 36,
    MMAREF_REASON_OTHER_TARGET            = 37,
    MMAREF_REASON_OTHER_PROFILE           = 38,
    MMAREF_REASON_NOT_OF_PTX              = 39,
    MMAREF_REASON_OUT_OF_RANGE            = 40,
    MMAREF_REASON_NO_FIELD                = 41,
    MMAREF_REASON_NO_POWER_OF_TWO         = 42,
    MMAREF_REASON_NEEDS_AFTER             = 43,
    MMAREF_REASON_NEEDS_FRACTION_BITS     = 44,
    MMAREF_REASON_NOT_IN_BUILD            = 45,
    MMAREF_REASON_F64_LOSSLESS            = 46,
    MMAREF_REASON_NO_BLOCK                = 47,
    MMAREF_REASON_NEEDS_BLOCK             = 48,
    MMAREF_REASON_PARTS_CHUNK             = 49,
    MMAREF_REASON_TOO_LONG                = 50,
    MMAREF_REASON_NO_DIVISOR              = 51,
    MMAREF_REASON_NO_DIVISOR_OF_COUNT     = 52,
    MMAREF_REASON_NO_VALUE                = 53,
    MMAREF_REASON_FIELD_TWICE             = 54,
    MMAREF_REASON_BLOCK_IN_ONE_STEP       = 55,
    MMAREF_REASON_SELECTOR                = 56,
    MMAREF_REASON_METADATA                = 57,
    MMAREF_REASON_BYTE_ID                 = 58,
    MMAREF_REASON_THREAD_ID               = 59,
    MMAREF_REASON_ADDRESS                 = 60,
    MMAREF_REASON_STRIDE                  = 61,
    MMAREF_REASON_ROWS                    = 62,
    MMAREF_REASON_ROW_ADDRESS             = 63,
    MMAREF_REASON_ROW_OUTSIDE             = 64,
    MMAREF_REASON_MATRIX_OUTSIDE          = 65,
    MMAREF_REASON_OTHER_VERSION           = 66,
    MMAREF_REASON_TARGET_OF_LATER_VERSION = 67,
    MMAREF_REASON_NEEDS_PTX_9_1           = 68,
    MMAREF_REASON_TOO_MANY_NONZEROS       = 69,
    MMAREF_REASON_LEFT_OUT                = 70,
    MMAREF_REASON_TOO_MANY_TYPES          = 71,
    MMAREF_REASON_TOO_MANY_LAYOUTS        = 72,
    MMAREF_REASON_ROW_ADDRESS_8           = 73,
    MMAREF_REASON_NEEDS_UNLIMITED         = 74,
    MMAREF_REASON_NOT_WITH_BLOCKS         = 75,
    MMAREF_REASON_NOT_OF_F64              = 76,
    MMAREF_REASON_NEEDS_RANDOM            = 77,
    MMAREF_REASON_NEEDS_OWN               = 78,
    MMAREF_REASON_TOO_MANY_SORTED         = 79,
    MMAREF_REASON_BEYOND_SCALE            = 80,
    MMAREF_REASON_DOT_SCALES              = 81,
    MMAREF_REASON_FIXED_PLACE             = 82,
    MMAREF_REASON_NOT_ONE_SUM             = 83,
    MMAREF_REASON_NEEDS_ALL_AT_ONCE       = 84,
    MMAREF_REASON_EXPLAINED_SCALES        = 85,
    MMAREF_REASON_NO_SUCH_ELEMENT         = 86,
    MMAREF_REASON_EXTENT                  = 87,
    MMAREF_REASON_STEPS                   = 88
} mmaref_reason_e;

localparam int MMAREF_REASONS = 88;

typedef enum int {
    MMAREF_KIND_FLOAT   = 0,
    MMAREF_KIND_INTEGER = 1,
    MMAREF_KIND_BIT     = 2
} mmaref_kind_e;

typedef enum int {
    MMAREF_SPECIAL_NONE     = 0,
    MMAREF_SPECIAL_IEEE     = 1,
    MMAREF_SPECIAL_NAN      = 2,
    MMAREF_SPECIAL_RESERVED = 3,
    MMAREF_SPECIAL_FNUZ     = 4,
    MMAREF_SPECIAL_BINADE   = 8
} mmaref_special_e;

typedef enum bit signed [31:0] {
    MMAREF_ROUND_ZERO         = 0,
    MMAREF_ROUND_NEAREST_EVEN = 1,
    MMAREF_ROUND_DOWN         = 2,
    MMAREF_ROUND_UP           = 3,
    MMAREF_ROUND_NEAREST_AWAY = 4,
    MMAREF_ROUND_ODD          = 5,
    MMAREF_ROUND_STOCHASTIC   = 6,
    MMAREF_ROUND_STEP         = 7
} mmaref_round_e;

typedef enum bit signed [31:0] {
    MMAREF_ACCUMULATE_FUSED         = 0,
    MMAREF_ACCUMULATE_AFTER         = 1,
    MMAREF_ACCUMULATE_AFTER_PRODUCT = 2,
    MMAREF_ACCUMULATE_LAST          = 3
} mmaref_accumulate_e;

typedef enum bit signed [31:0] {
    MMAREF_OVERFLOW_INFINITY = 0,
    MMAREF_OVERFLOW_ROUNDED  = 1,
    MMAREF_OVERFLOW_SATURATE = 2
} mmaref_overflow_e;

typedef enum bit signed [31:0] {
    MMAREF_ZERO_PLUS = 0,
    MMAREF_ZERO_IEEE = 1
} mmaref_zero_e;

typedef enum int {
    MMAREF_SUBNORMALS_KEPT      = 0,
    MMAREF_SUBNORMALS_FLUSH_IN  = 1,
    MMAREF_SUBNORMALS_FLUSH_OUT = 2,
    MMAREF_SUBNORMALS_NORMALISE = 4,
    MMAREF_SUBNORMALS_AS_F16    = 8
} mmaref_subnormals_e;

typedef enum bit signed [31:0] {
    MMAREF_NAN_ALL_ONES = 0,
    MMAREF_NAN_QUIET    = 1,
    MMAREF_NAN_ANY      = 2,
    MMAREF_NAN_PAYLOAD  = 3
} mmaref_nan_e;

typedef enum bit signed [31:0] {
    MMAREF_FRAGMENTS_DEFAULT = 0,
    MMAREF_FRAGMENTS_SM_70   = 1,
    MMAREF_FRAGMENTS_SM_75   = 2
} mmaref_fragments_e;

typedef enum bit signed [31:0] {
    MMAREF_UNDERFLOW_KEPT = 0,
    MMAREF_UNDERFLOW_PLUS = 1
} mmaref_underflow_e;

typedef enum bit signed [31:0] {
    MMAREF_SPARSE_STORED  = 0,
    MMAREF_SPARSE_LOGICAL = 1
} mmaref_sparse_e;

typedef enum bit signed [31:0] {
    MMAREF_TF32_TRUNCATED = 0,
    MMAREF_TF32_WHOLE     = 1
} mmaref_tf32_e;

typedef enum bit signed [31:0] {
    MMAREF_ADDER_GIVEN      = 0,
    MMAREF_ADDER_NEIGHBOURS = 1,
    MMAREF_ADDER_SIZE       = 2,
    MMAREF_ADDER_HALVES     = 3
} mmaref_adder_e;

typedef enum bit signed [31:0] {
    MMAREF_OWN_NONE     = 0,
    MMAREF_OWN_IEEE     = 1,
    MMAREF_OWN_NAN      = 2,
    MMAREF_OWN_RESERVED = 3,
    MMAREF_OWN_FNUZ     = 4
} mmaref_own_e;

typedef enum bit signed [31:0] {
    MMAREF_STICKY_NO  = 0,
    MMAREF_STICKY_YES = 1
} mmaref_sticky_e;

typedef enum bit signed [31:0] {
    MMAREF_PARTIAL_ROUNDED    = 0,
    MMAREF_PARTIAL_NORMALISED = 1,
    MMAREF_PARTIAL_CUT        = 2
} mmaref_partial_e;

typedef enum int {
    MMAREF_FIELD_PRODUCTS          = 0,
    MMAREF_FIELD_FRACTION_BITS     = 1,
    MMAREF_FIELD_EXPONENT_FLOOR    = 2,
    MMAREF_FIELD_ALIGN             = 3,
    MMAREF_FIELD_INTERLEAVE        = 4,
    MMAREF_FIELD_ACCUMULATE        = 5,
    MMAREF_FIELD_GROUP             = 6,
    MMAREF_FIELD_BLOCK             = 7,
    MMAREF_FIELD_ROUNDING          = 8,
    MMAREF_FIELD_RESULT_BITS       = 9,
    MMAREF_FIELD_STEP_TYPE         = 10,
    MMAREF_FIELD_OVERFLOW          = 11,
    MMAREF_FIELD_ZERO_SIGN         = 12,
    MMAREF_FIELD_SUBNORMALS        = 13,
    MMAREF_FIELD_NAN               = 14,
    MMAREF_FIELD_FRAGMENTS         = 15,
    MMAREF_FIELD_UNDERFLOW_SIGN    = 16,
    MMAREF_FIELD_SPARSE_BASIS      = 17,
    MMAREF_FIELD_TF32_CLASS        = 18,
    MMAREF_FIELD_ADDER             = 19,
    MMAREF_FIELD_PRODUCT_TYPE      = 20,
    MMAREF_FIELD_OWN_EXPONENT_BITS = 21,
    MMAREF_FIELD_OWN_FRACTION_BITS = 22,
    MMAREF_FIELD_OWN_BIAS          = 23,
    MMAREF_FIELD_OWN_SPECIAL       = 24,
    MMAREF_FIELD_STICKY            = 25,
    MMAREF_FIELD_WIDTH             = 26,
    MMAREF_FIELD_PARTIAL           = 27,
    MMAREF_FIELD_PRODUCT_ROUNDING  = 28,
    MMAREF_FIELD_MULTIPLIER_BITS   = 29
} mmaref_field_e;

localparam int MMAREF_FIELDS = 30;

typedef enum int {
    MMAREF_FAMILY_FLOAT    = 0,
    MMAREF_FAMILY_F64      = 1,
    MMAREF_FAMILY_INTEGER  = 2,
    MMAREF_FAMILY_SPARSE   = 3,
    MMAREF_FAMILY_SCALE    = 4,
    MMAREF_FAMILY_WMMA     = 5,
    MMAREF_FAMILY_MOVE     = 6,
    MMAREF_FAMILY_MAC16    = 7,
    MMAREF_FAMILY_EXACT    = 8,
    MMAREF_FAMILY_COVERAGE = 9,
    MMAREF_FAMILY_CUSTOM   = 10
} mmaref_family_e;

localparam int MMAREF_FAMILIES = 11;

typedef enum int {
    MMAREF_OK            = 0,
    MMAREF_E_ARGUMENT    = -1,
    MMAREF_E_SYNTAX      = -2,
    MMAREF_E_INSTRUCTION = -3,
    MMAREF_E_REFUSED     = -4,
    MMAREF_E_PROFILE     = -5,
    MMAREF_E_TARGET      = -6,
    MMAREF_E_ARITHMETIC  = -7,
    MMAREF_E_UNDEFINED   = -8,
    MMAREF_E_PTX         = -9,
    MMAREF_E_SPARSITY    = -10,
    MMAREF_E_LEFT_OUT    = -11
} mmaref_status_e;

typedef enum int {
    MMAREF_VALUE_ZERO      = 0,
    MMAREF_VALUE_SUBNORMAL = 1,
    MMAREF_VALUE_NORMAL    = 2,
    MMAREF_VALUE_INFINITY  = 3,
    MMAREF_VALUE_NAN       = 4
} mmaref_value_e;

typedef enum int {
    MMAREF_STEP_ALIGNED = 0,
    MMAREF_STEP_EXACT   = 1,
    MMAREF_STEP_SPECIAL = 2,
    MMAREF_STEP_ADD_C   = 3,
    MMAREF_STEP_CONVERT = 4,
    MMAREF_STEP_TERMS   = 5
} mmaref_step_e;

typedef enum bit [31:0] {
    MMAREF_COVER_CANCELLATION   = 1,
    MMAREF_COVER_TRUNCATED      = 2,
    MMAREF_COVER_TERM_LOST      = 4,
    MMAREF_COVER_SUBNORMAL_IN   = 8,
    MMAREF_COVER_SUBNORMAL_C    = 16,
    MMAREF_COVER_SUBNORMAL_OUT  = 32,
    MMAREF_COVER_UNDERFLOW      = 64,
    MMAREF_COVER_OVERFLOW       = 128,
    MMAREF_COVER_INEXACT        = 256,
    MMAREF_COVER_TIE            = 512,
    MMAREF_COVER_CARRY_OUT      = 1024,
    MMAREF_COVER_FLOOR          = 2048,
    MMAREF_COVER_NAN_IN         = 4096,
    MMAREF_COVER_INF_TIMES_ZERO = 8192,
    MMAREF_COVER_INF_MINUS_INF  = 16384,
    MMAREF_COVER_INFINITY       = 32768
} mmaref_cover_e;

typedef enum int {
    MMAREF_FLAG_INEXACT   = 1,
    MMAREF_FLAG_UNDERFLOW = 2,
    MMAREF_FLAG_OVERFLOW  = 4,
    MMAREF_FLAG_INVALID   = 16
} mmaref_flag_e;

localparam int MMAREF_UNLIMITED          = 255;
localparam int MMAREF_NO_FLOOR           = -32768;
localparam int MMAREF_FIELD_TEXT_MAX     = 36;
localparam int MMAREF_VERSION            = 65536;
localparam int MMAREF_TYPE_TEXT_MAX      = 27;
localparam int MMAREF_DOT_MAX            = 128;
localparam int MMAREF_SCALES_MAX         = 8;
localparam int MMAREF_FIXED_MAX          = 40;
localparam int MMAREF_COVER_SIGNALLING   = 65536;
localparam int MMAREF_COVER_TINY         = 131072;
localparam int MMAREF_LANES              = 32;
localparam int MMAREF_REGISTERS_MAX      = 16;
localparam int MMAREF_PTX_ISA            = 904;
localparam bit [31:0] MMAREF_TABLES_HASH = 32'ha8d144aa;
/* verilator lint_on UNUSEDPARAM */

// How floating-point products are summed: mmaref_arithmetic of mmaref.h.
typedef struct packed {
    bit signed [31:0]   products;          // Products in a step. 0: all of its group; with `interleave` half of them, rounded up.
    bit signed [31:0]   fraction_bits;     // Bits that a term keeps below the maximum exponent of a step. MMAREF_UNLIMITED: every bit.
    bit signed [31:0]   exponent_floor;    // The maximum exponent of a step is at least this. MMAREF_NO_FLOOR: no lower limit.
    mmaref_round_e      align;             // How alignment rounds a term to the last bit that it keeps.
    bit signed [31:0]   interleave;        // 0: steps sum the products in the order of k. n, a power of two: first the even runs of n products, then the odd runs.
    mmaref_accumulate_e accumulate;        // Where C is added.
    bit signed [31:0]   group;             // Products that are summed before they are added to C, unless `accumulate` is fused. 0: all K.
    bit signed [31:0]   block;             // Products of e2m1 in a scale block: their exact sum times their two scale factors is one term. 0: each product is a term.
    mmaref_round_e      rounding;          // How a step rounds; a rounding modifier of the instruction overrides it.
    bit signed [31:0]   result_bits;       // Fraction bits that any rounding keeps. Lower bits are zero, except in the largest number of the type, which an overflow may give. At least as many as the type has, or MMAREF_UNLIMITED: all bits.
    bit signed [31:0]   step_type;         // The type to which a step rounds. 0: the type of D.
    mmaref_overflow_e   overflow;          // The result of a finite number that is too large for its type. A type without infinity gives its NaN instead, or, without NaN, its largest number. Integer sums wrap around unless `overflow` is saturate.
    mmaref_zero_e       zero_sign;         // The sign of a sum that is exactly zero.
    bit signed [31:0]   subnormals;        // How subnormal numbers are treated; flags.
    mmaref_nan_e        nan;               // The pattern of a NaN result.
    mmaref_fragments_e  fragments;         // The chips whose wmma fragments are used; PTX ISA leaves them open (9.7.14.4.1).
    mmaref_underflow_e  underflow_sign;    // The sign of a zero that rounding or flush_out makes from a non-zero value.
    mmaref_sparse_e     sparse_basis;      // What `products`, `interleave` and `group` count in a sparse A. mmaref_dot_add has no sparse A and ignores it.
    mmaref_tf32_e       tf32_class;        // Which bits of a tf32 decide whether it is zero, infinity or NaN.
    mmaref_adder_e      adder;             // The order in which a step adds its terms, `width` at a time.
    bit signed [31:0]   product_type;      // The type to which each product is rounded before it is added. 0: products are exact.
    bit signed [31:0]   own_exponent_bits; // Exponent bits of the custom format that the type MMAREF_TYPE_OWN names. 0: no such format.
    bit signed [31:0]   own_fraction_bits; // Fraction bits of the custom format. 0: no such format.
    bit signed [31:0]   own_bias;          // Bias of the custom format. MMAREF_UNLIMITED: 2^(own_exponent_bits - 1) - 1, for fnuz one more.
    mmaref_own_e        own_special;       // What the largest exponent field of the custom format means; same numbers as MMAREF_SPECIAL_NONE ...
    mmaref_sticky_e     sticky;            // Whether the rounding of a sum sees that alignment lost bits.
    bit signed [31:0]   width;             // Terms that are added at once. 0: all of a step, or two if `adder` is not `given`.
    mmaref_partial_e    partial;           // How a partial sum, of some terms of a step, is treated.
    mmaref_round_e      product_rounding;  // How a product is rounded to `product_type`.
    bit signed [31:0]   multiplier_bits;   // Bits of a significand in one piece: the product of each piece of A and each piece of B is a term. 0: the whole significand.
} mmaref_arithmetic_t;

// Bits of an element of a type (MMAREF_TYPE_...) in registers and vectors; 0: no type.
function automatic int mmaref_width(input mmaref_type_e word);
    case (word)
        MMAREF_TYPE_F16:   return 16;
        MMAREF_TYPE_BF16:  return 16;
        MMAREF_TYPE_TF32:  return 32;
        MMAREF_TYPE_F32:   return 32;
        MMAREF_TYPE_F64:   return 64;
        MMAREF_TYPE_E4M3:  return 8;
        MMAREF_TYPE_E5M2:  return 8;
        MMAREF_TYPE_E3M2:  return 8;
        MMAREF_TYPE_E2M3:  return 8;
        MMAREF_TYPE_E2M1:  return 4;
        MMAREF_TYPE_UE8M0: return 8;
        MMAREF_TYPE_UE4M3: return 8;
        MMAREF_TYPE_S8:    return 8;
        MMAREF_TYPE_U8:    return 8;
        MMAREF_TYPE_S4:    return 4;
        MMAREF_TYPE_U4:    return 4;
        MMAREF_TYPE_B1:    return 1;
        MMAREF_TYPE_S32:   return 32;
        default: return 0;
    endcase
endfunction

// The mask of all corners.
function automatic bit [31:0] mmaref_corners_all();
    return 32'h0003ffff;
endfunction

// The corners of a mask in words, "cancellation tie"; "" for none.
function automatic string mmaref_corner_names(input bit [31:0] mask);
    string names = mask[31:18] == 0 ? "" : "unknown";
    if (mask[0]) names = {names, names == "" ? "" : " ", "cancellation"};
    if (mask[1]) names = {names, names == "" ? "" : " ", "truncated"};
    if (mask[2]) names = {names, names == "" ? "" : " ", "term_lost"};
    if (mask[3]) names = {names, names == "" ? "" : " ", "subnormal_in"};
    if (mask[4]) names = {names, names == "" ? "" : " ", "subnormal_c"};
    if (mask[5]) names = {names, names == "" ? "" : " ", "subnormal_out"};
    if (mask[6]) names = {names, names == "" ? "" : " ", "underflow"};
    if (mask[7]) names = {names, names == "" ? "" : " ", "overflow"};
    if (mask[8]) names = {names, names == "" ? "" : " ", "inexact"};
    if (mask[9]) names = {names, names == "" ? "" : " ", "tie"};
    if (mask[10]) names = {names, names == "" ? "" : " ", "carry_out"};
    if (mask[11]) names = {names, names == "" ? "" : " ", "floor"};
    if (mask[12]) names = {names, names == "" ? "" : " ", "nan_in"};
    if (mask[13]) names = {names, names == "" ? "" : " ", "inf_times_zero"};
    if (mask[14]) names = {names, names == "" ? "" : " ", "inf_minus_inf"};
    if (mask[15]) names = {names, names == "" ? "" : " ", "infinity"};
    if (mask[16]) names = {names, names == "" ? "" : " ", "signalling"};
    if (mask[17]) names = {names, names == "" ? "" : " ", "tiny"};
    return names;
endfunction

`endif
