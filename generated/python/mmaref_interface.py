# SPDX-License-Identifier: MIT
"""The interface of mmaref for ctypes.

Generated from src/mmaref.h and the headers that it includes, and of generator/spec arithmetic, blocks,
chips, conversions, other_names.
Do not edit: change the source and run `make generate`."""
from ctypes import (CFUNCTYPE, POINTER, Array, Structure, Union, c_bool, c_char, c_char_p, c_int, c_int8,
                    c_int16, c_int32, c_int64, c_size_t, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)
from typing import Any, ClassVar

class Printed:
    """A struct or union that prints its members; of a pointer whether it is one."""
    _fields_: ClassVar[Any]

    def __repr__(self) -> str:
        members = ((field[0], getattr(self, field[0])) for field in self._fields_)
        return f"{type(self).__name__}({', '.join(f'{name}={_shown(value)}' for name, value in members)})"


def _shown(value: object) -> str:
    if isinstance(value, Array):
        return f"[{', '.join(map(_shown, value))}]"
    if value is None or isinstance(value, (bool, int, bytes, Printed)):
        return repr(value)
    return "..." if value else "None"


MMAREF_PTX_ISA = 904
MMAREF_PTX_ISA_FIRST = 900
MMAREF_TABLES_HASH = 0xa8d144aa
MMAREF_FORMAT_E2M1_BYTE = 19
MMAREF_FORMAT_B16_RAW = 20
MMAREF_FORMAT_B8_RAW = 21
MMAREF_UNIT_TYPES = 0
MMAREF_UNIT_FIRST_TYPE = 0
MMAREF_UNIT_FIRST_FORMAT = 0
MMAREF_TEXT_MAX = 160
MMAREF_LAYOUT_NONE = 255
MMAREF_LANES = 32
MMAREF_REGISTERS_MAX = 16
MMAREF_REGISTERS_ALL = 40
MMAREF_GEMM_WORDS = 2912
MMAREF_INSTRUCTIONS = 1098
MMAREF_LAYOUTS = 63
MMAREF_FORMATS = 22
MMAREF_CHIP_FRAGMENTS = 7
MMAREF_ALIASES = 23
MMAREF_BLOCKS = 31
MMAREF_TARGETS = 31
MMAREF_TARGET_NOTES = 20
MMAREF_PTX_VERSIONS = 29
MMAREF_SELFTEST_ANSWERS = 36
MMAREF_SELFTEST_AIMED = 137
MMAREF_SELFTEST_LOOKUPS = 9
MMAREF_SELFTEST_RULES = 38
MMAREF_SELFTEST_TYPES = 159
MMAREF_TOKEN_NONE = 0
MMAREF_TYPE_F16 = 1
MMAREF_TYPE_BF16 = 2
MMAREF_TYPE_TF32 = 3
MMAREF_TYPE_F32 = 4
MMAREF_TYPE_F64 = 5
MMAREF_TYPE_E4M3 = 6
MMAREF_TYPE_E5M2 = 7
MMAREF_TYPE_E3M2 = 8
MMAREF_TYPE_E2M3 = 9
MMAREF_TYPE_E2M1 = 10
MMAREF_TYPE_UE8M0 = 11
MMAREF_TYPE_UE4M3 = 12
MMAREF_TYPE_S8 = 13
MMAREF_TYPE_U8 = 14
MMAREF_TYPE_S4 = 15
MMAREF_TYPE_U4 = 16
MMAREF_TYPE_B1 = 17
MMAREF_TYPE_S32 = 18
MMAREF_TOKEN_MAC16 = 19
MMAREF_TOKEN_MMA = 20
MMAREF_TOKEN_WMMA = 21
MMAREF_TOKEN_LDMATRIX = 22
MMAREF_TOKEN_STMATRIX = 23
MMAREF_TOKEN_MOVMATRIX = 24
MMAREF_TOKEN_SP = 25
MMAREF_TOKEN_SP_ORDERED_METADATA = 26
MMAREF_TOKEN_LOAD = 27
MMAREF_TOKEN_STORE = 28
MMAREF_TOKEN_A = 29
MMAREF_TOKEN_B = 30
MMAREF_TOKEN_C = 31
MMAREF_TOKEN_D = 32
MMAREF_TOKEN_SYNC = 33
MMAREF_TOKEN_ALIGNED = 34
MMAREF_SHAPE_M8N8K4 = 35
MMAREF_SHAPE_M8N8K16 = 36
MMAREF_SHAPE_M8N8K32 = 37
MMAREF_SHAPE_M8N8K128 = 38
MMAREF_SHAPE_M16N8K4 = 39
MMAREF_SHAPE_M16N8K8 = 40
MMAREF_SHAPE_M16N8K16 = 41
MMAREF_SHAPE_M16N8K32 = 42
MMAREF_SHAPE_M16N8K64 = 43
MMAREF_SHAPE_M16N8K128 = 44
MMAREF_SHAPE_M16N8K256 = 45
MMAREF_SHAPE_M16N16K16 = 46
MMAREF_SHAPE_M32N8K16 = 47
MMAREF_SHAPE_M8N32K16 = 48
MMAREF_SHAPE_M16N16K8 = 49
MMAREF_SHAPE_M8N8 = 50
MMAREF_SHAPE_M8N16 = 51
MMAREF_SHAPE_M16N16 = 52
MMAREF_SHAPE_M16N8 = 53
MMAREF_TOKEN_ROW = 54
MMAREF_TOKEN_COL = 55
MMAREF_TOKEN_KIND_F8F6F4 = 56
MMAREF_TOKEN_KIND_MXF8F6F4 = 57
MMAREF_TOKEN_KIND_MXF4 = 58
MMAREF_TOKEN_KIND_MXF4NVF4 = 59
MMAREF_TOKEN_BLOCK_SCALE = 60
MMAREF_TOKEN_SCALE_VEC_1X = 61
MMAREF_TOKEN_SCALE_VEC_2X = 62
MMAREF_TOKEN_SCALE_VEC_4X = 63
MMAREF_TOKEN_SATFINITE = 64
MMAREF_TOKEN_XOR = 65
MMAREF_TOKEN_AND = 66
MMAREF_TOKEN_POPC = 67
MMAREF_TOKEN_RN = 68
MMAREF_TOKEN_RZ = 69
MMAREF_TOKEN_RM = 70
MMAREF_TOKEN_RP = 71
MMAREF_TOKEN_X1 = 72
MMAREF_TOKEN_X2 = 73
MMAREF_TOKEN_X4 = 74
MMAREF_TOKEN_TRANS = 75
MMAREF_TOKEN_GLOBAL = 76
MMAREF_TOKEN_SHARED = 77
MMAREF_TOKEN_SHARED_CTA = 78
MMAREF_TYPE_B16 = 79
MMAREF_TYPE_B8 = 80
MMAREF_TYPE_B8X16 = 81
MMAREF_TYPE_B6X16_P32 = 82
MMAREF_TYPE_B4X16_P64 = 83
MMAREF_TYPE_U32 = 84
MMAREF_TOKEN_X8 = 85
MMAREF_TOKEN_X16 = 86
MMAREF_TOKEN_KIND_TF32 = 87
MMAREF_TOKEN_KIND_F16 = 88
MMAREF_TOKEN_KIND_I8 = 89
MMAREF_TOKEN_OR = 90
MMAREF_TOKENS = 91
MMAREF_QUALIFIER_NAME = 0
MMAREF_QUALIFIER_ACTION = 1
MMAREF_QUALIFIER_MATRIX = 2
MMAREF_QUALIFIER_SYNC = 3
MMAREF_QUALIFIER_ALIGNED = 4
MMAREF_QUALIFIER_SHAPE = 5
MMAREF_QUALIFIER_ALAYOUT = 6
MMAREF_QUALIFIER_BLAYOUT = 7
MMAREF_QUALIFIER_KIND = 8
MMAREF_QUALIFIER_BLOCK_SCALE = 9
MMAREF_QUALIFIER_SCALE_VEC = 10
MMAREF_QUALIFIER_SATFINITE = 11
MMAREF_QUALIFIER_DTYPE = 12
MMAREF_QUALIFIER_ATYPE = 13
MMAREF_QUALIFIER_BTYPE = 14
MMAREF_QUALIFIER_CTYPE = 15
MMAREF_QUALIFIER_STYPE = 16
MMAREF_QUALIFIER_BITOP = 17
MMAREF_QUALIFIER_POPC = 18
MMAREF_QUALIFIER_ROUNDING = 19
MMAREF_QUALIFIER_NUM = 20
MMAREF_QUALIFIER_TRANS = 21
MMAREF_QUALIFIER_SPACE = 22
MMAREF_QUALIFIER_SOURCE = 23
MMAREF_QUALIFIER_LAYOUT = 24
MMAREF_QUALIFIERS = 25
MMAREF_OPERAND_A = 0
MMAREF_OPERAND_B = 1
MMAREF_OPERAND_C = 2
MMAREF_OPERAND_D = 3
MMAREF_OPERAND_E = 4
MMAREF_OPERAND_SCALE_A = 5
MMAREF_OPERAND_SCALE_B = 6
MMAREF_OPERANDS = 7
MMAREF_PROFILE_EXACT = 0
MMAREF_PROFILE_FMA = 1
MMAREF_PROFILE_SM_70 = 2
MMAREF_PROFILE_SM_75 = 3
MMAREF_PROFILE_SM_80 = 4
MMAREF_PROFILE_SM_89 = 5
MMAREF_PROFILE_SM_90 = 6
MMAREF_PROFILE_SM_100 = 7
MMAREF_PROFILE_SM_120 = 8
MMAREF_PROFILES = 9
MMAREF_CLASS_INTEGER = 0
MMAREF_CLASS_M8N8K4_F16 = 1
MMAREF_CLASS_M8N8K4_F32 = 2
MMAREF_CLASS_HALF_F16 = 3
MMAREF_CLASS_HALF_F32 = 4
MMAREF_CLASS_TF32 = 5
MMAREF_CLASS_FP8_F16 = 6
MMAREF_CLASS_FP8_F32 = 7
MMAREF_CLASS_F64 = 8
MMAREF_CLASS_MXF8F6F4 = 9
MMAREF_CLASS_MXF4 = 10
MMAREF_CLASS_WMMA_F16_F16 = 11
MMAREF_CLASS_WMMA_F16_F32 = 12
MMAREF_CLASS_WMMA_F32 = 13
MMAREF_CLASS_WMMA_TF32 = 14
MMAREF_ARITHMETIC_CLASSES = 15
MMAREF_CERTAINTY_DEFINITION = 0
MMAREF_CERTAINTY_MEASURED = 1
MMAREF_CERTAINTY_REPLAYED = 2
MMAREF_CERTAINTY_MACHINE_CODE = 3
MMAREF_CERTAINTY_STATED = 4
MMAREF_CERTAINTY_INFERRED = 5
MMAREF_CERTAINTY_UNKNOWN = 6
MMAREF_CERTAINTY_NO_EFFECT = 7
MMAREF_CERTAINTY_PUBLISHED = 8
MMAREF_CERTAINTIES = 9
MMAREF_TRAIT_SPARSE = 0
MMAREF_TRAIT_WMMA = 1
MMAREF_TRAIT_NARROW = 2
MMAREF_TRAIT_E4M3 = 3
MMAREF_TRAIT_MIXED = 4
MMAREF_TRAIT_DIRECTED = 5
MMAREF_TRAIT_LARGE = 6
MMAREF_TRAIT_E2M1 = 7
MMAREF_TRAIT_MXF4NVF4 = 8
MMAREF_TRAIT_4X = 9
MMAREF_TRAIT_UE4M3 = 10
MMAREF_TRAITS = 11
MMAREF_REASON_IMPLICIT_ALIGNED = 1
MMAREF_REASON_NO_TEXT = 2
MMAREF_REASON_NO_INSTRUCTION = 3
MMAREF_REASON_NO_TARGET = 4
MMAREF_REASON_NO_ARITHMETIC = 5
MMAREF_REASON_NO_SETTING = 6
MMAREF_REASON_NO_DOT = 7
MMAREF_REASON_NO_MATRIX = 8
MMAREF_REASON_NO_OPERAND = 9
MMAREF_REASON_NO_WORKING_MEMORY = 10
MMAREF_REASON_NO_SPARSE_A = 11
MMAREF_REASON_NO_PRODUCT = 12
MMAREF_REASON_MISSING_OPERAND = 13
MMAREF_REASON_NO_ARRAY = 14
MMAREF_REASON_OUTSIDE_MEMORY = 15
MMAREF_REASON_NO_VERSION = 16
MMAREF_REASON_NOT_LDMATRIX = 17
MMAREF_REASON_NOT_STMATRIX = 18
MMAREF_REASON_NOT_MOVMATRIX = 19
MMAREF_REASON_NOT_WMMA_LOAD = 20
MMAREF_REASON_NOT_WMMA_STORE = 21
MMAREF_REASON_NO_SUCH_MATRIX = 22
MMAREF_REASON_DOT_TYPES = 23
MMAREF_REASON_DOT_COUNT = 24
MMAREF_REASON_NO_WORD = 25
MMAREF_REASON_TOO_MANY_WORDS = 26
MMAREF_REASON_NOT_LEGAL = 27
MMAREF_REASON_MISSING_QUALIFIER = 28
MMAREF_REASON_UNKNOWN_INSTRUCTION = 29
MMAREF_REASON_UNKNOWN_QUALIFIER = 30
MMAREF_REASON_REPEATED = 31
MMAREF_REASON_OF_WGMMA = 32
MMAREF_REASON_OF_TCGEN05 = 33
MMAREF_REASON_REFUSED = 34
MMAREF_REASON_UNDOCUMENTED = 35
MMAREF_REASON_UNKNOWN_PROFILE = 36
MMAREF_REASON_OTHER_TARGET = 37
MMAREF_REASON_OTHER_PROFILE = 38
MMAREF_REASON_NOT_OF_PTX = 39
MMAREF_REASON_OUT_OF_RANGE = 40
MMAREF_REASON_NO_FIELD = 41
MMAREF_REASON_NO_POWER_OF_TWO = 42
MMAREF_REASON_NEEDS_AFTER = 43
MMAREF_REASON_NEEDS_FRACTION_BITS = 44
MMAREF_REASON_NOT_IN_BUILD = 45
MMAREF_REASON_F64_LOSSLESS = 46
MMAREF_REASON_NO_BLOCK = 47
MMAREF_REASON_NEEDS_BLOCK = 48
MMAREF_REASON_PARTS_CHUNK = 49
MMAREF_REASON_TOO_LONG = 50
MMAREF_REASON_NO_DIVISOR = 51
MMAREF_REASON_NO_DIVISOR_OF_COUNT = 52
MMAREF_REASON_NO_VALUE = 53
MMAREF_REASON_FIELD_TWICE = 54
MMAREF_REASON_BLOCK_IN_ONE_STEP = 55
MMAREF_REASON_SELECTOR = 56
MMAREF_REASON_METADATA = 57
MMAREF_REASON_BYTE_ID = 58
MMAREF_REASON_THREAD_ID = 59
MMAREF_REASON_ADDRESS = 60
MMAREF_REASON_STRIDE = 61
MMAREF_REASON_ROWS = 62
MMAREF_REASON_ROW_ADDRESS = 63
MMAREF_REASON_ROW_OUTSIDE = 64
MMAREF_REASON_MATRIX_OUTSIDE = 65
MMAREF_REASON_OTHER_VERSION = 66
MMAREF_REASON_TARGET_OF_LATER_VERSION = 67
MMAREF_REASON_NEEDS_PTX_9_1 = 68
MMAREF_REASON_TOO_MANY_NONZEROS = 69
MMAREF_REASON_LEFT_OUT = 70
MMAREF_REASON_TOO_MANY_TYPES = 71
MMAREF_REASON_TOO_MANY_LAYOUTS = 72
MMAREF_REASON_ROW_ADDRESS_8 = 73
MMAREF_REASON_NEEDS_UNLIMITED = 74
MMAREF_REASON_NOT_WITH_BLOCKS = 75
MMAREF_REASON_NOT_OF_F64 = 76
MMAREF_REASON_NEEDS_RANDOM = 77
MMAREF_REASON_NEEDS_OWN = 78
MMAREF_REASON_TOO_MANY_SORTED = 79
MMAREF_REASON_BEYOND_SCALE = 80
MMAREF_REASON_DOT_SCALES = 81
MMAREF_REASON_FIXED_PLACE = 82
MMAREF_REASON_NOT_ONE_SUM = 83
MMAREF_REASON_NEEDS_ALL_AT_ONCE = 84
MMAREF_REASON_EXPLAINED_SCALES = 85
MMAREF_REASON_NO_SUCH_ELEMENT = 86
MMAREF_REASON_EXTENT = 87
MMAREF_REASON_STEPS = 88
MMAREF_REASONS = 88
MMAREF_KIND_FLOAT = 0
MMAREF_KIND_INTEGER = 1
MMAREF_KIND_BIT = 2
MMAREF_SPECIAL_NONE = 0
MMAREF_SPECIAL_IEEE = 1
MMAREF_SPECIAL_NAN = 2
MMAREF_SPECIAL_RESERVED = 3
MMAREF_SPECIAL_FNUZ = 4
MMAREF_SPECIAL_BINADE = 8
MMAREF_UNLIMITED = 255
MMAREF_TYPE_OWN = 31
MMAREF_FIELD_TEXT_MAX = 36
MMAREF_NO_FLOOR = -32767 - 1
MMAREF_ROUND_ZERO = 0
MMAREF_ROUND_NEAREST_EVEN = 1
MMAREF_ROUND_DOWN = 2
MMAREF_ROUND_UP = 3
MMAREF_ROUND_NEAREST_AWAY = 4
MMAREF_ROUND_ODD = 5
MMAREF_ROUND_STOCHASTIC = 6
MMAREF_ROUND_STEP = 7
MMAREF_ACCUMULATE_FUSED = 0
MMAREF_ACCUMULATE_AFTER = 1
MMAREF_ACCUMULATE_AFTER_PRODUCT = 2
MMAREF_ACCUMULATE_LAST = 3
MMAREF_OVERFLOW_INFINITY = 0
MMAREF_OVERFLOW_ROUNDED = 1
MMAREF_OVERFLOW_SATURATE = 2
MMAREF_ZERO_PLUS = 0
MMAREF_ZERO_IEEE = 1
MMAREF_SUBNORMALS_KEPT = 0
MMAREF_SUBNORMALS_FLUSH_IN = 1
MMAREF_SUBNORMALS_FLUSH_OUT = 2
MMAREF_SUBNORMALS_NORMALISE = 4
MMAREF_SUBNORMALS_AS_F16 = 8
MMAREF_NAN_ALL_ONES = 0
MMAREF_NAN_QUIET = 1
MMAREF_NAN_ANY = 2
MMAREF_NAN_PAYLOAD = 3
MMAREF_FRAGMENTS_DEFAULT = 0
MMAREF_FRAGMENTS_SM_70 = 1
MMAREF_FRAGMENTS_SM_75 = 2
MMAREF_UNDERFLOW_KEPT = 0
MMAREF_UNDERFLOW_PLUS = 1
MMAREF_SPARSE_STORED = 0
MMAREF_SPARSE_LOGICAL = 1
MMAREF_TF32_TRUNCATED = 0
MMAREF_TF32_WHOLE = 1
MMAREF_ADDER_GIVEN = 0
MMAREF_ADDER_NEIGHBOURS = 1
MMAREF_ADDER_SIZE = 2
MMAREF_ADDER_HALVES = 3
MMAREF_OWN_NONE = 0
MMAREF_OWN_IEEE = 1
MMAREF_OWN_NAN = 2
MMAREF_OWN_RESERVED = 3
MMAREF_OWN_FNUZ = 4
MMAREF_STICKY_NO = 0
MMAREF_STICKY_YES = 1
MMAREF_PARTIAL_ROUNDED = 0
MMAREF_PARTIAL_NORMALISED = 1
MMAREF_PARTIAL_CUT = 2
MMAREF_FIELD_PRODUCTS = 0
MMAREF_FIELD_FRACTION_BITS = 1
MMAREF_FIELD_EXPONENT_FLOOR = 2
MMAREF_FIELD_ALIGN = 3
MMAREF_FIELD_INTERLEAVE = 4
MMAREF_FIELD_ACCUMULATE = 5
MMAREF_FIELD_GROUP = 6
MMAREF_FIELD_BLOCK = 7
MMAREF_FIELD_ROUNDING = 8
MMAREF_FIELD_RESULT_BITS = 9
MMAREF_FIELD_STEP_TYPE = 10
MMAREF_FIELD_OVERFLOW = 11
MMAREF_FIELD_ZERO_SIGN = 12
MMAREF_FIELD_SUBNORMALS = 13
MMAREF_FIELD_NAN = 14
MMAREF_FIELD_FRAGMENTS = 15
MMAREF_FIELD_UNDERFLOW_SIGN = 16
MMAREF_FIELD_SPARSE_BASIS = 17
MMAREF_FIELD_TF32_CLASS = 18
MMAREF_FIELD_ADDER = 19
MMAREF_FIELD_PRODUCT_TYPE = 20
MMAREF_FIELD_OWN_EXPONENT_BITS = 21
MMAREF_FIELD_OWN_FRACTION_BITS = 22
MMAREF_FIELD_OWN_BIAS = 23
MMAREF_FIELD_OWN_SPECIAL = 24
MMAREF_FIELD_STICKY = 25
MMAREF_FIELD_WIDTH = 26
MMAREF_FIELD_PARTIAL = 27
MMAREF_FIELD_PRODUCT_ROUNDING = 28
MMAREF_FIELD_MULTIPLIER_BITS = 29
MMAREF_FIELDS = 30
MMAREF_SENTENCE_MAX = 400
MMAREF_VERSION = 0x00010000
MMAREF_TYPE_TEXT_MAX = 27
MMAREF_DOT_MAX = 128
MMAREF_SCALES_MAX = 8
MMAREF_FIXED_MAX = 40
MMAREF_COVER_INFINITY = 0x8000
MMAREF_COVER_SIGNALLING = 0x10000
MMAREF_COVER_TINY = 0x20000
MMAREF_STRIDE_DEFAULT = 0xffffffff
MMAREF_FAMILY_FLOAT = 0
MMAREF_FAMILY_F64 = 1
MMAREF_FAMILY_INTEGER = 2
MMAREF_FAMILY_SPARSE = 3
MMAREF_FAMILY_SCALE = 4
MMAREF_FAMILY_WMMA = 5
MMAREF_FAMILY_MOVE = 6
MMAREF_FAMILY_MAC16 = 7
MMAREF_FAMILY_EXACT = 8
MMAREF_FAMILY_COVERAGE = 9
MMAREF_FAMILY_CUSTOM = 10
MMAREF_FAMILIES = 11
MMAREF_OK = 0
MMAREF_E_ARGUMENT = -1
MMAREF_E_SYNTAX = -2
MMAREF_E_INSTRUCTION = -3
MMAREF_E_REFUSED = -4
MMAREF_E_PROFILE = -5
MMAREF_E_TARGET = -6
MMAREF_E_ARITHMETIC = -7
MMAREF_E_UNDEFINED = -8
MMAREF_E_PTX = -9
MMAREF_E_SPARSITY = -10
MMAREF_E_LEFT_OUT = -11
MMAREF_VALUE_ZERO = 0
MMAREF_VALUE_SUBNORMAL = 1
MMAREF_VALUE_NORMAL = 2
MMAREF_VALUE_INFINITY = 3
MMAREF_VALUE_NAN = 4
MMAREF_STEP_ALIGNED = 0
MMAREF_STEP_EXACT = 1
MMAREF_STEP_SPECIAL = 2
MMAREF_STEP_ADD_C = 3
MMAREF_STEP_CONVERT = 4
MMAREF_STEP_TERMS = 5
MMAREF_COVER_CANCELLATION = 0x0001
MMAREF_COVER_TRUNCATED = 0x0002
MMAREF_COVER_TERM_LOST = 0x0004
MMAREF_COVER_SUBNORMAL_IN = 0x0008
MMAREF_COVER_SUBNORMAL_C = 0x0010
MMAREF_COVER_SUBNORMAL_OUT = 0x0020
MMAREF_COVER_UNDERFLOW = 0x0040
MMAREF_COVER_OVERFLOW = 0x0080
MMAREF_COVER_INEXACT = 0x0100
MMAREF_COVER_TIE = 0x0200
MMAREF_COVER_CARRY_OUT = 0x0400
MMAREF_COVER_FLOOR = 0x0800
MMAREF_COVER_NAN_IN = 0x1000
MMAREF_COVER_INF_TIMES_ZERO = 0x2000
MMAREF_COVER_INF_MINUS_INF = 0x4000
MMAREF_FLAG_INEXACT = 1
MMAREF_FLAG_UNDERFLOW = 2
MMAREF_FLAG_OVERFLOW = 4
MMAREF_FLAG_INVALID = 16
MMAREF_TEST_TABLES = 0
MMAREF_TEST_ANSWER = 1
MMAREF_TEST_AIMED = 2
MMAREF_TEST_DIGEST = 3
MMAREF_TEST_LOOKUP = 4
MMAREF_TEST_RULE = 5
MMAREF_TEST_PASSED = 0
MMAREF_TEST_FAILED = 1
MMAREF_TEST_SKIPPED = 2
MMAREF_TEST_RUNNING = 3


class mmaref_arithmetic(Printed, Structure):
    _fields_ = [
        ("step_type", c_uint32),
        ("product_type", c_uint32),
        ("exponent_floor", c_int16),
        ("products", c_uint8),
        ("fraction_bits", c_uint8),
        ("align", c_uint8),
        ("interleave", c_uint8),
        ("accumulate", c_uint8),
        ("group", c_uint8),
        ("block", c_uint8),
        ("rounding", c_uint8),
        ("result_bits", c_uint8),
        ("overflow", c_uint8),
        ("zero_sign", c_uint8),
        ("subnormals", c_uint8),
        ("nan", c_uint8),
        ("fragments", c_uint8),
        ("underflow_sign", c_uint8),
        ("sparse_basis", c_uint8),
        ("tf32_class", c_uint8),
        ("adder", c_uint8),
        ("own_exponent_bits", c_uint8),
        ("own_fraction_bits", c_uint8),
        ("own_bias", c_uint8),
        ("own_special", c_uint8),
        ("sticky", c_uint8),
        ("width", c_uint8),
        ("partial", c_uint8),
        ("product_rounding", c_uint8),
        ("multiplier_bits", c_uint8),
        ("unused", (c_uint8) * (3)),
    ]


class mmaref_error(Printed, Structure):
    _fields_ = [
        ("status", c_int),
        ("reason", c_uint8),
        ("nearest", c_char_p),
        ("offset", c_size_t),
        ("length", c_size_t),
        ("lane", c_uint8),
        ("operand", c_uint8),
        ("bits", c_uint32),
        ("row", c_uint32),
        ("column", c_uint32),
    ]


class mmaref_build(Printed, Structure):
    _fields_ = [
        ("left_out", c_uint16),
        ("tables_hash", c_uint32),
    ]


class mmaref_instruction(Printed, Structure):
    _fields_ = [
        ("id", c_uint16),
    ]


class mmaref_description(Printed, Structure):
    _fields_ = [
        ("id", c_uint16),
        ("m", c_uint16),
        ("n", c_uint16),
        ("k", c_uint16),
        ("matrices", c_uint16),
        ("lanes", c_uint8),
        ("type", (c_uint8) * (MMAREF_OPERANDS)),
        ("registers", (c_uint8) * (MMAREF_OPERANDS)),
        ("layout", (c_uint8) * (MMAREF_OPERANDS)),
        ("floating", c_bool),
        ("arithmetic_class", c_uint8),
        ("scale_vector", c_uint8),
        ("ptx_version", c_uint8),
        ("edition", c_uint8),
        ("targets", c_char_p),
        ("section", c_char_p),
    ]


class mmaref_coordinate(Printed, Structure):
    _fields_ = [
        ("matrix", c_uint16),
        ("row", c_uint16),
        ("column", c_uint16),
    ]


class mmaref_slot(Printed, Structure):
    _fields_ = [
        ("lane", c_uint8),
        ("element", c_uint8),
        ("reg", c_uint8),
        ("bit", c_uint8),
        ("width", c_uint8),
        ("number_bit", c_uint8),
        ("number_width", c_uint8),
    ]


class mmaref_type(Printed, Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("width", c_uint8),
        ("shift", c_uint8),
        ("sign_bits", c_uint8),
        ("exponent_bits", c_uint8),
        ("fraction_bits", c_uint8),
        ("bias", c_uint16),
        ("special", c_uint8),
    ]


class mmaref_value(Printed, Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("negative", c_bool),
        ("exponent", c_int16),
        ("significand", c_uint64),
    ]


class mmaref_block(Printed, Structure):
    _fields_ = [
        ("name", c_char_p),
        ("types", c_char_p),
        ("text", c_char_p),
        ("certainty", c_char_p),
        ("source", c_char_p),
    ]


class mmaref_operands(Printed, Structure):
    _fields_ = [
        ("a", POINTER(c_uint32)),
        ("b", POINTER(c_uint32)),
        ("c", POINTER(c_uint32)),
        ("e", POINTER(c_uint32)),
        ("scale_a", POINTER(c_uint32)),
        ("scale_b", POINTER(c_uint32)),
        ("selector", c_uint32),
        ("byte_id_a", c_uint16),
        ("thread_id_a", c_uint16),
        ("byte_id_b", c_uint16),
        ("thread_id_b", c_uint16),
    ]


class mmaref_dot_types(Printed, Structure):
    _fields_ = [
        ("a", c_uint32),
        ("b", c_uint32),
        ("c", c_uint32),
        ("d", c_uint32),
    ]


class mmaref_dot(Printed, Structure):
    _fields_ = [
        ("types", mmaref_dot_types),
        ("count", c_uint16),
        ("a", POINTER(c_uint64)),
        ("b", POINTER(c_uint64)),
        ("c", c_uint64),
        ("scale_type", c_uint8),
        ("scale_length", c_uint8),
        ("scale_a", POINTER(c_uint8)),
        ("scale_b", POINTER(c_uint8)),
        ("random", POINTER(c_uint32)),
    ]


class mmaref_gathered(Printed, Structure):
    _fields_ = [
        ("dot", mmaref_dot),
        ("a", (c_uint64) * (MMAREF_DOT_MAX)),
        ("b", (c_uint64) * (MMAREF_DOT_MAX)),
        ("k", (c_uint16) * (MMAREF_DOT_MAX)),
        ("scale_a", (c_uint8) * (MMAREF_SCALES_MAX)),
        ("scale_b", (c_uint8) * (MMAREF_SCALES_MAX)),
    ]


class mmaref_fixed(Printed, Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("negative", c_bool),
        ("exponent", c_int16),
        ("words", c_uint8),
        ("word", (c_uint32) * (MMAREF_FIXED_MAX)),
    ]


class mmaref_dot_step(Printed, Structure):
    _fields_ = [
        ("kind", c_uint8),
        ("number", c_uint16),
        ("node", c_uint16),
        ("type", c_uint32),
        ("max_exponent", c_int16),
        ("grid", c_int16),
        ("sum", c_int64),
        ("result", c_uint64),
        ("corners", c_uint32),
    ]


class mmaref_dot_term(Printed, Structure):
    _fields_ = [
        ("element", c_uint16),
        ("a", mmaref_value),
        ("b", mmaref_value),
        ("exponent", c_int16),
        ("kept", c_int64),
        ("lost", c_uint64),
        ("rounded", c_uint64),
        ("corners", c_uint32),
    ]


class mmaref_dot_listener(Printed, Structure):
    _fields_ = [
        ("report", CFUNCTYPE(None, POINTER(mmaref_dot_step), POINTER(mmaref_dot_term), c_void_p)),
        ("context", c_void_p),
    ]


class mmaref_matrix(Printed, Structure):
    _fields_ = [
        ("bytes", POINTER(c_uint8)),
        ("size", c_size_t),
        ("first", c_size_t),
        ("leading", c_uint32),
        ("column_major", c_bool),
    ]


class mmaref_product(Printed, Structure):
    _fields_ = [
        ("m", c_size_t),
        ("n", c_size_t),
        ("k", c_size_t),
        ("a", mmaref_matrix),
        ("b", mmaref_matrix),
        ("c", mmaref_matrix),
        ("d", mmaref_matrix),
        ("scale_a", mmaref_matrix),
        ("scale_b", mmaref_matrix),
    ]


class mmaref_tiles(Printed, Structure):
    _fields_ = [
        ("row", c_size_t),
        ("column", c_size_t),
        ("rows", c_size_t),
        ("columns", c_size_t),
    ]


class mmaref_amx(Printed, Structure):
    _fields_ = [
        ("x", (c_uint8) * (512)),
        ("y", (c_uint8) * (512)),
        ("z", ((c_uint8) * (64)) * (64)),
    ]


class mmaref_mac16_fields(Printed, Structure):
    _fields_ = [
        ("vector", c_bool),
        ("z_i32", c_bool),
        ("x_i8", c_bool),
        ("y_i8", c_bool),
        ("skip_x", c_bool),
        ("skip_y", c_bool),
        ("skip_z", c_bool),
        ("shift", c_uint8),
        ("x_mode", c_uint8),
        ("y_mode", c_uint8),
        ("x_value", c_uint8),
        ("y_value", c_uint8),
        ("z_row", c_uint8),
        ("x_offset", c_uint16),
        ("y_offset", c_uint16),
        ("x_enable", c_uint32),
        ("y_enable", c_uint32),
    ]


class mmaref_selftest_memory_operands_moved(Printed, Structure):
    _fields_ = [
        ("bytes", (c_uint8) * (4096)),
        ("registers", (c_uint32) * (MMAREF_LANES * 8)),
        ("address", (c_uint32) * (MMAREF_LANES)),
    ]


class mmaref_selftest_memory_operands(Printed, Union):
    _fields_ = [
        ("words", (c_uint32) * (MMAREF_LANES * MMAREF_REGISTERS_ALL)),
        ("moved", mmaref_selftest_memory_operands_moved),
        ("amx", mmaref_amx),
        ("gathered", mmaref_gathered),
    ]


class mmaref_selftest_memory(Printed, Structure):
    _fields_ = [
        ("operands", mmaref_selftest_memory_operands),
        ("name", (c_char) * (MMAREF_TEXT_MAX)),
        ("line", (c_char) * (240)),
    ]


mmaref_selftest_report = CFUNCTYPE(None, c_char_p, c_void_p)


class mmaref_selftest_stream(Printed, Structure):
    _fields_ = [
        ("state", c_uint32),
        ("digest", c_uint32),
        ("status", c_int),
    ]


class mmaref_selftest(Printed, Structure):
    _fields_ = [
        ("failures", c_int32),
        ("first", c_int32),
        ("number", c_int32),
        ("kind", c_uint8),
        ("outcome", c_uint8),
        ("instruction", c_uint16),
        ("status", c_int),
        ("expected", c_uint32),
        ("got", c_uint32),
        ("row", c_uint16),
        ("column", c_uint16),
        ("name", c_char_p),
        ("memory", POINTER(mmaref_selftest_memory)),
        ("report", mmaref_selftest_report),
        ("context", c_void_p),
        ("stream", mmaref_selftest_stream),
        ("next", c_uint16),
        ("step", c_uint16),
        ("length", c_uint16),
    ]


FUNCTIONS = {
    "mmaref_reason_text": (c_char_p, [
        c_uint8]),
    "mmaref_error_write": (c_int, [
        POINTER(mmaref_error), c_char_p, c_size_t, c_char_p, c_size_t]),
    "mmaref_status_name": (c_char_p, [
        c_int]),
    "mmaref_version": (c_uint32, [
        ]),
    "mmaref_edition": (c_char_p, [
        ]),
    "mmaref_build_get": (c_int, [
        POINTER(mmaref_build)]),
    "mmaref_family_name": (c_char_p, [
        c_uint8]),
    "mmaref_instruction_parse": (c_int, [
        c_char_p, c_size_t, POINTER(mmaref_instruction), POINTER(mmaref_error)]),
    "mmaref_instruction_format": (c_int, [
        POINTER(mmaref_instruction), c_char_p, c_size_t]),
    "mmaref_token_text": (c_char_p, [
        c_uint8]),
    "mmaref_token_qualifier": (c_uint8, [
        c_uint8]),
    "mmaref_instruction_count": (c_uint16, [
        ]),
    "mmaref_instruction_at": (c_int, [
        c_uint16, POINTER(mmaref_instruction)]),
    "mmaref_instruction_token": (c_uint8, [
        POINTER(mmaref_instruction), c_uint8]),
    "mmaref_instruction_describe": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_description)]),
    "mmaref_target_name": (c_char_p, [
        c_uint8]),
    "mmaref_ptx_version": (c_uint8, [
        c_uint8]),
    "mmaref_target_check": (c_int, [
        POINTER(mmaref_instruction), c_char_p, c_size_t, c_uint8, POINTER(mmaref_error)]),
    "mmaref_layout_coordinate": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), c_uint8, c_uint8, c_uint8,
        POINTER(mmaref_coordinate)]),
    "mmaref_layout_slot": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), c_uint8, POINTER(mmaref_coordinate),
        POINTER(mmaref_slot)]),
    "mmaref_type_under": (c_uint32, [
        POINTER(mmaref_arithmetic), c_uint32]),
    "mmaref_type_parse": (c_int, [
        c_char_p, c_size_t, POINTER(c_uint32)]),
    "mmaref_type_write": (c_int, [
        c_uint32, c_char_p, c_size_t]),
    "mmaref_type_get": (c_int, [
        c_uint32, POINTER(mmaref_type)]),
    "mmaref_operand_type": (c_int, [
        POINTER(mmaref_instruction), c_uint8, POINTER(mmaref_type)]),
    "mmaref_value_decode": (c_int, [
        c_uint32, c_uint64, POINTER(mmaref_value)]),
    "mmaref_value_encode": (c_int, [
        c_uint32, c_uint8, POINTER(mmaref_value), POINTER(c_uint64)]),
    "mmaref_profile_get": (c_int, [
        c_uint8, POINTER(mmaref_instruction), POINTER(mmaref_arithmetic)]),
    "mmaref_profile_find": (c_int, [
        c_char_p, c_size_t, POINTER(c_uint8)]),
    "mmaref_profile_name": (c_char_p, [
        c_uint8]),
    "mmaref_field_name": (c_char_p, [
        c_uint8]),
    "mmaref_arithmetic_set": (c_int, [
        POINTER(mmaref_arithmetic), c_char_p, c_size_t, c_char_p, c_size_t, POINTER(mmaref_error)]),
    "mmaref_arithmetic_get": (c_int, [
        POINTER(mmaref_arithmetic), c_uint8, POINTER(c_char_p), c_char_p, c_size_t]),
    "mmaref_arithmetic_parse": (c_int, [
        POINTER(mmaref_instruction), c_char_p, c_size_t, POINTER(mmaref_arithmetic), POINTER(c_uint8),
        POINTER(mmaref_error)]),
    "mmaref_profile_source": (c_int, [
        c_uint8, POINTER(mmaref_instruction), c_uint8, POINTER(c_char_p), POINTER(c_char_p)]),
    "mmaref_block_get": (c_int, [
        c_uint8, POINTER(mmaref_block)]),
    "mmaref_arithmetic_start": (c_int, [
        POINTER(mmaref_arithmetic)]),
    "mmaref_arithmetic_check": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(mmaref_error)]),
    "mmaref_arithmetic_rounding": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(c_uint8)]),
    "mmaref_mma": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(mmaref_operands), POINTER(c_uint32),
        POINTER(c_uint32), POINTER(mmaref_error)]),
    "mmaref_sparse_compress": (c_int, [
        POINTER(mmaref_instruction), POINTER(c_uint32), c_uint32, POINTER(c_uint32), POINTER(c_uint32),
        POINTER(mmaref_error)]),
    "mmaref_sparse_expand": (c_int, [
        POINTER(mmaref_instruction), POINTER(c_uint32), POINTER(c_uint32), c_uint32, POINTER(c_uint32),
        POINTER(mmaref_error)]),
    "mmaref_sparse_column": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_operands), c_uint16, c_uint16, POINTER(c_uint16)]),
    "mmaref_dot_add": (c_int, [
        POINTER(mmaref_dot), POINTER(mmaref_arithmetic), POINTER(c_uint64), POINTER(c_uint32),
        POINTER(mmaref_error)]),
    "mmaref_operands_gather": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(mmaref_operands),
        POINTER(mmaref_coordinate), POINTER(mmaref_gathered), POINTER(mmaref_error)]),
    "mmaref_dot_fixed": (c_int, [
        POINTER(mmaref_dot), POINTER(mmaref_arithmetic), POINTER(mmaref_fixed), POINTER(mmaref_error)]),
    "mmaref_dot_order": (c_int, [
        POINTER(mmaref_arithmetic), c_uint16, c_uint16, POINTER(c_uint16), POINTER(c_uint16)]),
    "mmaref_dot_explain": (c_int, [
        POINTER(mmaref_dot), POINTER(mmaref_arithmetic), POINTER(mmaref_dot_listener), POINTER(c_uint64),
        POINTER(mmaref_error)]),
    "mmaref_same": (c_bool, [
        c_uint32, POINTER(mmaref_arithmetic), c_uint64, c_uint64]),
    "mmaref_flags": (c_uint8, [
        c_uint32]),
    "mmaref_ldmatrix": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(c_uint8), c_size_t,
        POINTER(c_uint32), POINTER(c_uint32), POINTER(mmaref_error)]),
    "mmaref_stmatrix": (c_int, [
        POINTER(mmaref_instruction), POINTER(c_uint32), POINTER(c_uint32), POINTER(c_uint8), c_size_t,
        POINTER(mmaref_error)]),
    "mmaref_movmatrix": (c_int, [
        POINTER(mmaref_instruction), POINTER(c_uint32), POINTER(c_uint32), POINTER(mmaref_error)]),
    "mmaref_wmma_load": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(c_uint8), c_size_t, c_uint32,
        c_uint32, POINTER(c_uint32), POINTER(mmaref_error)]),
    "mmaref_wmma_store": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(c_uint32), POINTER(c_uint8),
        c_size_t, c_uint32, c_uint32, POINTER(mmaref_error)]),
    "mmaref_fragment_pack": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), c_uint8, c_uint16, POINTER(mmaref_matrix),
        POINTER(c_uint32), POINTER(mmaref_error)]),
    "mmaref_fragment_unpack": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), c_uint8, c_uint16, POINTER(c_uint32),
        POINTER(mmaref_matrix), POINTER(mmaref_error)]),
    "mmaref_gemm": (c_int, [
        POINTER(mmaref_instruction), POINTER(mmaref_arithmetic), POINTER(mmaref_product),
        POINTER(mmaref_tiles), POINTER(c_uint32), c_size_t, POINTER(mmaref_error)]),
    "mmaref_mac16_decode": (c_int, [
        c_uint64, POINTER(mmaref_mac16_fields)]),
    "mmaref_mac16": (c_int, [
        POINTER(mmaref_amx), c_uint64]),
    "mmaref_selftest_run": (c_int32, [
        POINTER(mmaref_selftest_memory), mmaref_selftest_report, c_void_p]),
    "mmaref_selftest_start": (c_int, [
        POINTER(mmaref_selftest), POINTER(mmaref_selftest_memory), mmaref_selftest_report, c_void_p]),
    "mmaref_selftest_next": (c_bool, [
        POINTER(mmaref_selftest)]),
}


# By name: target and architecture, None of a chip with no matrix unit; compute capability.
CHIPS = {
    "v100": ("sm_70", "volta", "7.0"),
    "titanv": ("sm_70", "volta", "7.0"),
    "gv100": ("sm_70", "volta", "7.0"),
    "v100s": ("sm_70", "volta", "7.0"),
    "titanvceo": ("sm_70", "volta", "7.0"),
    "xavier": ("sm_72", "volta", "7.2"),
    "xaviernx": ("sm_72", "volta", "7.2"),
    "t4": ("sm_75", "turing", "7.5"),
    "rtx2060": ("sm_75", "turing", "7.5"),
    "rtx2070": ("sm_75", "turing", "7.5"),
    "rtx2080": ("sm_75", "turing", "7.5"),
    "rtx2080ti": ("sm_75", "turing", "7.5"),
    "titanrtx": ("sm_75", "turing", "7.5"),
    "quadrortx3000": ("sm_75", "turing", "7.5"),
    "quadrortx4000": ("sm_75", "turing", "7.5"),
    "quadrortx5000": ("sm_75", "turing", "7.5"),
    "quadrortx6000": ("sm_75", "turing", "7.5"),
    "quadrortx8000": ("sm_75", "turing", "7.5"),
    "tu102": ("sm_75", "turing", "7.5"),
    "tu104": ("sm_75", "turing", "7.5"),
    "tu106": ("sm_75", "turing", "7.5"),
    "t4g": ("sm_75", "turing", "7.5"),
    "t10": ("sm_75", "turing", "7.5"),
    "t40": ("sm_75", "turing", "7.5"),
    "rtx2060super": ("sm_75", "turing", "7.5"),
    "rtx2070super": ("sm_75", "turing", "7.5"),
    "rtx2080super": ("sm_75", "turing", "7.5"),
    "a100": ("sm_80", "ampere", "8.0"),
    "a30": ("sm_80", "ampere", "8.0"),
    "ga100": ("sm_80", "ampere", "8.0"),
    "a100x": ("sm_80", "ampere", "8.0"),
    "a30x": ("sm_80", "ampere", "8.0"),
    "a800": ("sm_80", "ampere", "8.0"),
    "a10": ("sm_86", "ampere", "8.6"),
    "a2": ("sm_86", "ampere", "8.6"),
    "a16": ("sm_86", "ampere", "8.6"),
    "a40": ("sm_86", "ampere", "8.6"),
    "rtxa2000": ("sm_86", "ampere", "8.6"),
    "rtxa3000": ("sm_86", "ampere", "8.6"),
    "rtxa4000": ("sm_86", "ampere", "8.6"),
    "rtxa5000": ("sm_86", "ampere", "8.6"),
    "rtxa6000": ("sm_86", "ampere", "8.6"),
    "rtx3050": ("sm_86", "ampere", "8.6"),
    "rtx3050ti": ("sm_86", "ampere", "8.6"),
    "rtx3060": ("sm_86", "ampere", "8.6"),
    "rtx3060ti": ("sm_86", "ampere", "8.6"),
    "rtx3070": ("sm_86", "ampere", "8.6"),
    "rtx3070ti": ("sm_86", "ampere", "8.6"),
    "rtx3080": ("sm_86", "ampere", "8.6"),
    "rtx3080ti": ("sm_86", "ampere", "8.6"),
    "rtx3090": ("sm_86", "ampere", "8.6"),
    "rtx3090ti": ("sm_86", "ampere", "8.6"),
    "ga102": ("sm_86", "ampere", "8.6"),
    "ga103": ("sm_86", "ampere", "8.6"),
    "ga104": ("sm_86", "ampere", "8.6"),
    "ga106": ("sm_86", "ampere", "8.6"),
    "ga107": ("sm_86", "ampere", "8.6"),
    "a10g": ("sm_86", "ampere", "8.6"),
    "a10m": ("sm_86", "ampere", "8.6"),
    "rtx2050": ("sm_86", "ampere", "8.6"),
    "rtxa400": ("sm_86", "ampere", "8.6"),
    "rtxa500": ("sm_86", "ampere", "8.6"),
    "rtxa1000": ("sm_86", "ampere", "8.6"),
    "rtxa4500": ("sm_86", "ampere", "8.6"),
    "rtxa5500": ("sm_86", "ampere", "8.6"),
    "orin": ("sm_87", "ampere", "8.7"),
    "orinnx": ("sm_87", "ampere", "8.7"),
    "orinnano": ("sm_87", "ampere", "8.7"),
    "orinnanosuper": ("sm_87", "ampere", "8.7"),
    "l4": ("sm_89", "ada", "8.9"),
    "l40": ("sm_89", "ada", "8.9"),
    "l40s": ("sm_89", "ada", "8.9"),
    "rtx2000ada": ("sm_89", "ada", "8.9"),
    "rtx4000ada": ("sm_89", "ada", "8.9"),
    "rtx4500ada": ("sm_89", "ada", "8.9"),
    "rtx5000ada": ("sm_89", "ada", "8.9"),
    "rtx6000ada": ("sm_89", "ada", "8.9"),
    "rtx4050": ("sm_89", "ada", "8.9"),
    "rtx4060": ("sm_89", "ada", "8.9"),
    "rtx4060ti": ("sm_89", "ada", "8.9"),
    "rtx4070": ("sm_89", "ada", "8.9"),
    "rtx4070ti": ("sm_89", "ada", "8.9"),
    "rtx4080": ("sm_89", "ada", "8.9"),
    "rtx4090": ("sm_89", "ada", "8.9"),
    "ad102": ("sm_89", "ada", "8.9"),
    "ad103": ("sm_89", "ada", "8.9"),
    "ad104": ("sm_89", "ada", "8.9"),
    "ad106": ("sm_89", "ada", "8.9"),
    "ad107": ("sm_89", "ada", "8.9"),
    "l2": ("sm_89", "ada", "8.9"),
    "l20": ("sm_89", "ada", "8.9"),
    "l40g": ("sm_89", "ada", "8.9"),
    "rtx500ada": ("sm_89", "ada", "8.9"),
    "rtx1000ada": ("sm_89", "ada", "8.9"),
    "rtx3000ada": ("sm_89", "ada", "8.9"),
    "rtx3500ada": ("sm_89", "ada", "8.9"),
    "rtx5880ada": ("sm_89", "ada", "8.9"),
    "rtx4070super": ("sm_89", "ada", "8.9"),
    "rtx4070tisuper": ("sm_89", "ada", "8.9"),
    "rtx4080super": ("sm_89", "ada", "8.9"),
    "rtx4090d": ("sm_89", "ada", "8.9"),
    "h100": ("sm_90", "hopper", "9.0"),
    "h200": ("sm_90", "hopper", "9.0"),
    "gh200": ("sm_90", "hopper", "9.0"),
    "h20": ("sm_90", "hopper", "9.0"),
    "h800": ("sm_90", "hopper", "9.0"),
    "gh100": ("sm_90", "hopper", "9.0"),
    "b200": ("sm_100", "blackwell", "10.0"),
    "gb200": ("sm_100", "blackwell", "10.0"),
    "b100": ("sm_100", "blackwell", "10.0"),
    "b300": ("sm_103", "blackwell", "10.3"),
    "gb300": ("sm_103", "blackwell", "10.3"),
    "t5000": ("sm_110", "blackwell", "11.0"),
    "t4000": ("sm_110", "blackwell", "11.0"),
    "thor": ("sm_110", "blackwell", "11.0"),
    "rtxpro2000": ("sm_120", "blackwell", "12.0"),
    "rtxpro4000": ("sm_120", "blackwell", "12.0"),
    "rtxpro4500": ("sm_120", "blackwell", "12.0"),
    "rtxpro5000": ("sm_120", "blackwell", "12.0"),
    "rtxpro6000": ("sm_120", "blackwell", "12.0"),
    "rtx5050": ("sm_120", "blackwell", "12.0"),
    "rtx5060": ("sm_120", "blackwell", "12.0"),
    "rtx5060ti": ("sm_120", "blackwell", "12.0"),
    "rtx5070": ("sm_120", "blackwell", "12.0"),
    "rtx5070ti": ("sm_120", "blackwell", "12.0"),
    "rtx5080": ("sm_120", "blackwell", "12.0"),
    "rtx5090": ("sm_120", "blackwell", "12.0"),
    "gb202": ("sm_120", "blackwell", "12.0"),
    "gb203": ("sm_120", "blackwell", "12.0"),
    "gb205": ("sm_120", "blackwell", "12.0"),
    "gb206": ("sm_120", "blackwell", "12.0"),
    "gb207": ("sm_120", "blackwell", "12.0"),
    "rtxpro500": ("sm_120", "blackwell", "12.0"),
    "rtxpro1000": ("sm_120", "blackwell", "12.0"),
    "rtxpro3000": ("sm_120", "blackwell", "12.0"),
    "rtxpro6000d": ("sm_120", "blackwell", "12.0"),
    "rtx5090d": ("sm_120", "blackwell", "12.0"),
    "rtx5090dv2": ("sm_120", "blackwell", "12.0"),
    "gb10": ("sm_121", "blackwell", "12.1"),
    "dgxspark": ("sm_121", "blackwell", "12.1"),
    "spark": ("sm_121", "blackwell", "12.1"),
    "t400": (None, None, "7.5"),
    "t500": (None, None, "7.5"),
    "t550": (None, None, "7.5"),
    "t600": (None, None, "7.5"),
    "t1000": (None, None, "7.5"),
    "t1200": (None, None, "7.5"),
    "t2000": (None, None, "7.5"),
    "gtx1630": (None, None, "7.5"),
    "gtx1650": (None, None, "7.5"),
    "gtx1650ti": (None, None, "7.5"),
    "gtx1650super": (None, None, "7.5"),
    "gtx1660": (None, None, "7.5"),
    "gtx1660ti": (None, None, "7.5"),
    "gtx1660super": (None, None, "7.5"),
    "mx450": (None, None, "7.5"),
    "mx550": (None, None, "7.5"),
    "tx2": (None, "pascal", "6.2"),
    "p4": (None, "pascal", "6.1"),
    "p6": (None, "pascal", "6.1"),
    "p40": (None, "pascal", "6.1"),
    "p400": (None, "pascal", "6.1"),
    "p500": (None, "pascal", "6.1"),
    "p600": (None, "pascal", "6.1"),
    "p620": (None, "pascal", "6.1"),
    "p1000": (None, "pascal", "6.1"),
    "p2000": (None, "pascal", "6.1"),
    "p2200": (None, "pascal", "6.1"),
    "p3000": (None, "pascal", "6.1"),
    "p3200": (None, "pascal", "6.1"),
    "p4000": (None, "pascal", "6.1"),
    "p4200": (None, "pascal", "6.1"),
    "p5000": (None, "pascal", "6.1"),
    "p5200": (None, "pascal", "6.1"),
    "p6000": (None, "pascal", "6.1"),
    "titanxp": (None, "pascal", "6.1"),
    "titanxpascal": (None, "pascal", "6.1"),
    "gtx1050": (None, "pascal", "6.1"),
    "gtx1050ti": (None, "pascal", "6.1"),
    "gtx1060": (None, "pascal", "6.1"),
    "gtx1070": (None, "pascal", "6.1"),
    "gtx1070ti": (None, "pascal", "6.1"),
    "gtx1080": (None, "pascal", "6.1"),
    "gtx1080ti": (None, "pascal", "6.1"),
    "gt1030": (None, "pascal", "6.1"),
    "p100": (None, "pascal", "6.0"),
    "gp100": (None, "pascal", "6.0"),
    "jetsonnano": (None, "maxwell", "5.3"),
    "tx1": (None, "maxwell", "5.3"),
    "m4": (None, "maxwell", "5.2"),
    "m6": (None, "maxwell", "5.2"),
    "m40": (None, "maxwell", "5.2"),
    "m60": (None, "maxwell", "5.2"),
    "titanx": (None, "maxwell", "5.2"),
    "m2000": (None, "maxwell", "5.2"),
    "m4000": (None, "maxwell", "5.2"),
    "m5000": (None, "maxwell", "5.2"),
    "m6000": (None, "maxwell", "5.2"),
    "gtx950": (None, "maxwell", "5.2"),
    "gtx960": (None, "maxwell", "5.2"),
    "gtx970": (None, "maxwell", "5.2"),
    "gtx980": (None, "maxwell", "5.2"),
    "gtx980ti": (None, "maxwell", "5.2"),
    "m10": (None, "maxwell", "5.0"),
    "k620": (None, "maxwell", "5.0"),
    "k1200": (None, "maxwell", "5.0"),
    "k2200": (None, "maxwell", "5.0"),
    "gtx750": (None, "maxwell", "5.0"),
    "gtx750ti": (None, "maxwell", "5.0"),
    "k80": (None, "kepler", "3.7"),
    "k20": (None, "kepler", "3.5"),
    "k20x": (None, "kepler", "3.5"),
    "k40": (None, "kepler", "3.5"),
    "gtx780": (None, "kepler", "3.5"),
    "gtx780ti": (None, "kepler", "3.5"),
}

# Words that do not tell which chip it is.
IGNORED = [
    "nvidia", "geforce", "tesla", "quadro", "graphics", "card", "gpu", "laptop", "notebook", "mobile",
    "desktop", "workstation", "server", "edition", "generation", "founders", "max", "q", "maxq", "chip",
    "superchip", "with", "design", "lovelace", "grid", "vgpu", "mig", "dgx", "hgx", "dgxs", "egx", "jetson",
    "drive", "agx", "nx", "nano", "developer", "kit", "module", "sff", "low", "power", "oem", "board",
    "grace", "ls", "fhhl", "embedded", "nvgpu", "tegra", "tm", "sxm", "sxm2", "sxm3", "sxm4", "sxm5", "sxm6",
    "pcie", "pci", "hbm2", "hbm2e", "hbm3", "hbm3e", "nvl", "nvl2", "nvl4", "nvl16", "nvl36", "nvl72",
    "gddr6", "gddr6x", "gddr7", "ac", "lite", "hash", "rate", "lhr"]


# Words that are not of PTX, in words of PTX: a|b is either of them, !a none. Empty ones say nothing.
WORDS = {
    "half": "f16",
    "fp16": "f16",
    "float16": "f16",
    "__half": "f16",
    "half2": "f16",
    "__half2": "f16",
    "half_t": "f16",
    "bfloat16": "bf16",
    "bfp16": "bf16",
    "__nv_bfloat16": "bf16",
    "nv_bfloat16": "bf16",
    "bfloat16_t": "bf16",
    "tfloat32": "tf32",
    "precision::tf32": "tf32",
    "wmma::precision::tf32": "tf32",
    "nvcuda::wmma::precision::tf32": "tf32",
    "tfloat32_t": "tf32",
    "fp32": "f32",
    "float32": "f32",
    "single": "f32",
    "float": "f32",
    "fp64": "f64",
    "float64": "f64",
    "double": "f64",
    "int32": "s32",
    "i32": "s32",
    "int": "s32",
    "int32_t": "s32",
    "int8": "s8",
    "i8": "s8",
    "int8_t": "s8",
    "uint8": "u8",
    "ui8": "u8",
    "uint8_t": "u8",
    "int4": "s4",
    "i4": "s4",
    "int4b_t": "s4",
    "precision::s4": "s4",
    "int4_t": "s4",
    "uint4": "u4",
    "ui4": "u4",
    "uint4b_t": "u4",
    "precision::u4": "u4",
    "uint4_t": "u4",
    "u1": "b1",
    "uint1": "b1",
    "int1": "b1",
    "bin1": "b1",
    "uint1b_t": "b1",
    "precision::b1": "b1",
    "uint1_t": "b1",
    "e4m3fn": "e4m3",
    "fp8e4m3": "e4m3",
    "fp8_e4m3": "e4m3",
    "fp8e4m3fn": "e4m3",
    "fp8e4nv": "e4m3",
    "float8_e4m3": "e4m3",
    "float8_e4m3fn": "e4m3",
    "float8e4m3fn": "e4m3",
    "__nv_fp8_e4m3": "e4m3",
    "f8e4m3fn": "e4m3",
    "f8e4m3": "e4m3",
    "float_e4m3_t": "e4m3",
    "fp8e5m2": "e5m2",
    "fp8_e5m2": "e5m2",
    "fp8e5": "e5m2",
    "float8_e5m2": "e5m2",
    "float8e5m2": "e5m2",
    "__nv_fp8_e5m2": "e5m2",
    "f8e5m2": "e5m2",
    "float_e5m2_t": "e5m2",
    "e3m2fn": "e3m2",
    "fp6_e3m2": "e3m2",
    "fp6e3m2": "e3m2",
    "float6_e3m2fn": "e3m2",
    "float6e3m2fn": "e3m2",
    "__nv_fp6_e3m2": "e3m2",
    "f6e3m2fn": "e3m2",
    "f6e3m2": "e3m2",
    "float_e3m2_t": "e3m2",
    "e2m3fn": "e2m3",
    "fp6_e2m3": "e2m3",
    "fp6e2m3": "e2m3",
    "float6_e2m3fn": "e2m3",
    "float6e2m3fn": "e2m3",
    "__nv_fp6_e2m3": "e2m3",
    "f6e2m3fn": "e2m3",
    "f6e2m3": "e2m3",
    "float_e2m3_t": "e2m3",
    "e2m1fn": "e2m1",
    "fp4": "e2m1",
    "f4": "e2m1",
    "fp4_e2m1": "e2m1",
    "float4": "e2m1",
    "float4_e2m1fn": "e2m1",
    "float4e2m1fn": "e2m1",
    "float4_e2m1fn_x2": "e2m1",
    "__nv_fp4_e2m1": "e2m1",
    "f4e2m1fn": "e2m1",
    "f4e2m1": "e2m1",
    "float_e2m1_t": "e2m1",
    "e8m0": "ue8m0",
    "float8_e8m0fnu": "ue8m0",
    "float8e8m0fnu": "ue8m0",
    "__nv_fp8_e8m0": "ue8m0",
    "f8e8m0fnu": "ue8m0",
    "float_ue8m0_t": "ue8m0",
    "float_ue4m3": "ue4m3",
    "float_ue4m3_t": "ue4m3",
    "fp8": "e4m3|e5m2",
    "f8": "e4m3|e5m2",
    "float8": "e4m3|e5m2",
    "fp6": "e3m2|e2m3",
    "f6": "e3m2|e2m3",
    "float6": "e3m2|e2m3",
    "nvfp4": "kind::mxf4nvf4 scale_vec::4X e2m1 e2m1 ue4m3",
    "mxfp4": "kind::mxf4|kind::mxf4nvf4 e2m1 e2m1 ue8m0 !scale_vec::4X",
    "mxfp8": "kind::mxf8f6f4 e4m3|e5m2 e4m3|e5m2 ue8m0",
    "mxfp6": "kind::mxf8f6f4 e3m2|e2m3 e3m2|e2m3 ue8m0",
    "f8f6f4": "kind::f8f6f4",
    "mxf8f6f4": "kind::mxf8f6f4",
    "mxf4": "kind::mxf4",
    "mxf4nvf4": "kind::mxf4nvf4",
    "torch": "",
    "np": "",
    "numpy": "",
    "jnp": "",
    "tl": "",
    "ml_dtypes": "",
    "sparse": "sp|sp::ordered_metadata",
    "2:4": "sp|sp::ordered_metadata",
    "dense": "!sp|sp::ordered_metadata",
}


# Targets that compute as a profile: its name, certainty and source.
ALIASES = {
    "sm_86": ("sm_80", "inferred",
        "an A2 gives the bits of sm_80 (arXiv 2512.07004), 26 published vectors of an RTX 3080 and an A10 agr"
        "ee (lookup1980/tensor-cores-numerical-behavior); that it sums 8 products at a time is inferred"),
    "sm_87": ("sm_80", "inferred",
        "the same architecture, nobody has measured it (searched November 2026)"),
    "sm_88": ("sm_80", "inferred",
        "the same architecture, nobody has measured it (searched November 2026)"),
    "sm_103": ("sm_100", "inferred",
        "ptxas 13.0.88 emits the same machine code"),
    "sm_107": ("sm_100", "inferred",
        "the same family (PTX ISA 9.4, 11.1.2), nobody has measured it (searched November 2026)"),
    "sm_110": ("sm_100", "inferred",
        "ptxas 13.0.88 emits the same machine code"),
    "sm_121": ("sm_120", "inferred",
        "ptxas 13.0.88 emits the same machine code"),
}


# By profile and class: the block of another unit, its name, k, and what uses it.
BESIDE = {
    ("sm_90", "MMAREF_CLASS_FP8_F32"): ("wgmma_fp8", "wgmma", 32, "cuBLAS, PyTorch, DeepGEMM"),
    ("sm_90", "MMAREF_CLASS_FP8_F16"): ("wgmma_fp8_f16", "wgmma", 32, "cuBLAS, PyTorch, DeepGEMM"),
}


# How numbers become elements: rules, and the modifiers of cvt for them.
CONVERSIONS = {
    "nearest_even": MMAREF_ROUND_NEAREST_EVEN,
    "rn": MMAREF_ROUND_NEAREST_EVEN,
    "rni": MMAREF_ROUND_NEAREST_EVEN,
    "nearest_away": MMAREF_ROUND_NEAREST_AWAY,
    "rna": MMAREF_ROUND_NEAREST_AWAY,
    "truncate": MMAREF_ROUND_ZERO,
    "rz": MMAREF_ROUND_ZERO,
    "rzi": MMAREF_ROUND_ZERO,
    "up": MMAREF_ROUND_UP,
    "rp": MMAREF_ROUND_UP,
    "rpi": MMAREF_ROUND_UP,
    "down": MMAREF_ROUND_DOWN,
    "rm": MMAREF_ROUND_DOWN,
    "rmi": MMAREF_ROUND_DOWN,
    "odd": MMAREF_ROUND_ODD,
}
