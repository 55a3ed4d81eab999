// SPDX-License-Identifier: MIT
// What passes between SystemVerilog and the model.

// A fragment operand: `bit [31:0][N-1:0][31:0]`, N registers a lane, widened. Word
// lane * N + register is that of the C array.
typedef bit [32*16*32-1:0] mmaref_regs_t;

// The operands of one instruction; those that it lacks are ignored.
typedef struct packed {
    mmaref_regs_t a, b, c;
    bit [31:0][31:0] e;         // metadata of a sparse A
    bit [31:0][31:0] scale_a, scale_b;
    bit [31:0] selector;        // sparsity selector
    bit [31:0] byte_id_a, thread_id_a;
    bit [31:0] byte_id_b, thread_id_b;
} mmaref_operands_t;

// How floating-point products are summed: mmaref_arithmetic of mmaref.h, field by field.
typedef struct packed {
    bit signed [15:0] products;
    bit signed [15:0] fraction_bits;
    bit signed [15:0] exponent_floor;
    bit signed [15:0] align;
    bit signed [15:0] interleave;
    bit signed [15:0] accumulate;
    bit signed [15:0] group;
    bit signed [15:0] block;
    bit signed [15:0] rounding;
    bit signed [15:0] result_bits;
    bit signed [15:0] step_type;
    bit signed [15:0] overflow;
    bit signed [15:0] zero_sign;
    bit signed [15:0] subnormals;
    bit signed [15:0] nan;
    bit signed [15:0] fragments;
} mmaref_arithmetic_t;

// The types of one dot product, MMAREF_WORD_...
typedef struct packed {
    bit [7:0] a, b, c, d;
} mmaref_dot_types_t;

// One operand of a dot product: element k from bit k * mmaref_width(its type) on.
typedef bit [1023:0] mmaref_vector_t;

// What the RTL had after each step of a dot product.
typedef bit [63:0][63:0] mmaref_steps_t;

// AMX: a pool of 512 bytes, and Z: byte b of row r from bit 8 * (64 * r + b) on.
typedef bit [512*8-1:0] mmaref_pool_t;
typedef bit [64*64*8-1:0] mmaref_z_t;

/* verilator lint_off UNUSEDPARAM */
localparam int MMAREF_OK = 0;
localparam int MMAREF_E_ARGUMENT = -1;
localparam int MMAREF_E_UNDEFINED = -8;
localparam int MMAREF_E_UNKNOWN = -100; // X or Z in an operand: found here, not by the model

localparam int MMAREF_ALIGN_TRUNCATE = 0;
localparam int MMAREF_ALIGN_FLOOR = 1;
localparam int MMAREF_ALIGN_JAM = 2;
localparam int MMAREF_ROUND_ZERO = 0;
localparam int MMAREF_ROUND_NEAREST_EVEN = 1;
localparam int MMAREF_ROUND_DOWN = 2;
localparam int MMAREF_ROUND_UP = 3;
localparam int MMAREF_ROUND_NEAREST_AWAY = 4;
localparam int MMAREF_UNLIMITED = 255;
localparam int MMAREF_NO_FLOOR = -32768;
/* verilator lint_on UNUSEDPARAM */
