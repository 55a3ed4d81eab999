// SPDX-License-Identifier: MIT
// The types of arguments of the imports.

// A fragment operand: `bit [LANES-1:0][N-1:0][31:0]`, N registers a lane, widened. Word
// lane * N + register is that of the C array.
typedef bit [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] mmaref_regs_t;
typedef logic [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] mmaref_logic_regs_t; // the same with unknown bits

// The operands of one instruction; those that it does not have are ignored. The second type has unknown
// bits (mmaref_mma_known).
`define MMAREF_OPERANDS_OF(BIT) \
    struct packed { \
        BIT [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] a, b, c; \
        BIT [MMAREF_LANES-1:0][31:0] e;                /* metadata of a sparse A */ \
        BIT [MMAREF_LANES-1:0][31:0] scale_a, scale_b; \
        BIT [31:0] selector;                           /* sparsity selector */ \
        BIT [15:0] byte_id_a, thread_id_a; \
        BIT [15:0] byte_id_b, thread_id_b; \
    }
typedef `MMAREF_OPERANDS_OF(bit) mmaref_operands_t;
typedef `MMAREF_OPERANDS_OF(logic) mmaref_logic_operands_t;
`undef MMAREF_OPERANDS_OF

// The types of one dot product, A first: {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32}.
typedef struct packed {
    mmaref_type_e a, b, c, d;
} mmaref_dot_types_t;

// The type of a custom format, as MMAREF_TYPE_FORMAT of mmaref.h, for parameters, which cannot call mmaref_type:
// mmaref_format(6, 10, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE) is mmaref_type("e6m10.ieee").
function automatic mmaref_type_e mmaref_format(input int exponent_bits, input int fraction_bits, input int bias,
                                               input int special);
    return mmaref_type_e'(exponent_bits << 24 | fraction_bits << 16 | bias << 8 | special);
endfunction

// Random bits and scale factors of a dot product, 0 if it has none. `random` is the word of stochastic rounding (a unit
// of n random bits has them in the upper n bits). Scale factors have a type (MMAREF_TYPE_UE8M0 or MMAREF_TYPE_UE4M3; 0
// for none); each is shared by `scale_length` products; their patterns stand from the lowest byte on.
`define MMAREF_DOT_OTHERS_OF(BIT) \
    struct packed { \
        BIT [31:0] random; \
        mmaref_type_e scale_type; \
        BIT [31:0] scale_length; \
        BIT [MMAREF_SCALES_MAX-1:0][7:0] scale_a, scale_b; \
    }
typedef `MMAREF_DOT_OTHERS_OF(bit) mmaref_dot_others_t;
typedef `MMAREF_DOT_OTHERS_OF(logic) mmaref_logic_dot_others_t; // the same with unknown bits
`undef MMAREF_DOT_OTHERS_OF

// A sum that is not rounded: word[0] + word[1] * 2^32 + ..., in two's complement, times 2^exponent.
typedef struct packed {
    mmaref_value_e kind;      // MMAREF_VALUE_NORMAL, MMAREF_VALUE_INFINITY or MMAREF_VALUE_NAN
    bit [31:0] negative;      // of an infinity
    bit signed [31:0] exponent;
    bit [31:0] words;
    bit [MMAREF_FIXED_MAX-1:0][31:0] word;
} mmaref_fixed_t;

// One operand of a dot product: element k from bit k * mmaref_element_width(its type, arithmetic) on.
typedef bit [1023:0] mmaref_vector_t;
typedef logic [1023:0] mmaref_logic_vector_t; // the same with unknown bits

// Results of the RTL after each step of a dot product.
typedef bit [63:0][63:0] mmaref_steps_t;

// AMX: a pool of 512 bytes, and Z: byte b of row r from bit 8 * (64 * r + b) on.
typedef bit [512*8-1:0] mmaref_pool_t;
typedef bit [64*64*8-1:0] mmaref_z_t;
typedef logic [512*8-1:0] mmaref_logic_pool_t;
typedef logic [64*64*8-1:0] mmaref_logic_z_t;

// Words of an operand or of Z, the lowest first.
localparam int MMAREF_WORDS_MAX =
    MMAREF_LANES * MMAREF_REGISTERS_MAX > 1024 ? MMAREF_LANES * MMAREF_REGISTERS_MAX : 1024;
typedef bit [MMAREF_WORDS_MAX*32-1:0] mmaref_words_t;

// X or Z in an operand or result: a status of the helpers, besides those of the model.
/* verilator lint_off UNUSEDPARAM */
localparam int MMAREF_E_UNKNOWN = -100;
/* verilator lint_on UNUSEDPARAM */
