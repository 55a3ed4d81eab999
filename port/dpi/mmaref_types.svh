// SPDX-License-Identifier: MIT
// What passes between SystemVerilog and the model.

// A fragment operand: `bit [31:0][N-1:0][31:0]`, N registers a lane, widened. Word
// lane * N + register is that of the C array.
typedef bit [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] mmaref_regs_t;
typedef logic [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] mmaref_logic_regs_t; // the same with unknown bits

// The operands of one instruction; those that it lacks are ignored. The second is for
// looking at unknown bits (mmaref_mma_known).
`define MMAREF_OPERANDS_OF(BIT) \
    struct packed { \
        BIT [MMAREF_LANES*MMAREF_REGISTERS_MAX*32-1:0] a, b, c; \
        BIT [31:0][31:0] e;                /* metadata of a sparse A */ \
        BIT [31:0][31:0] scale_a, scale_b; \
        BIT [31:0] selector;               /* sparsity selector */ \
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

// One operand of a dot product: element k from bit k * mmaref_width(its type) on; of MMAREF_TYPE_OWN, the format that
// the arithmetic describes, from bit k * (1 + own_exponent_bits + own_fraction_bits) on.
typedef bit [1023:0] mmaref_vector_t;
typedef logic [1023:0] mmaref_logic_vector_t; // the same with unknown bits

// What the RTL had after each step of a dot product.
typedef bit [63:0][63:0] mmaref_steps_t;

// AMX: a pool of 512 bytes, and Z: byte b of row r from bit 8 * (64 * r + b) on.
typedef bit [512*8-1:0] mmaref_pool_t;
typedef bit [64*64*8-1:0] mmaref_z_t;
typedef logic [512*8-1:0] mmaref_logic_pool_t;
typedef logic [64*64*8-1:0] mmaref_logic_z_t;

// X or Z in an operand or result: a status of the helpers, besides those of the model.
/* verilator lint_off UNUSEDPARAM */
localparam int MMAREF_E_UNKNOWN = -100;
/* verilator lint_on UNUSEDPARAM */
