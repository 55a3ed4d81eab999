// SPDX-License-Identifier: MIT
// The model as a fused dot-product unit: D = sum of A[k] * B[k] + C. It has the ports, handshake and
// latency of such a unit, so that a design can be brought up before the RTL is there. For simulation only.
module mmaref_fdp
    import mmaref_pkg::*;
#(
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32,
    parameter mmaref_type_e C_TYPE = D_TYPE,
    parameter int L = 8,                    // products of one operation
    parameter int LATENCY = 4,              // clocks from `in_valid` to `out_valid`, at least 1
    parameter int TAG = 8,
    // The arithmetic: that of an instruction on a chip, or "custom ..." without an instruction. See
    // mmaref_arithmetic.
    parameter string INSTRUCTION = "",
    parameter string ARITHMETIC = "custom",
    // Bits of MMAREF_TYPE_OWN: 1 + own_exponent_bits + own_fraction_bits of ARITHMETIC.
    parameter int OWN_WIDTH = 8,
    localparam int A_WIDTH = A_TYPE == MMAREF_TYPE_OWN ? OWN_WIDTH : mmaref_type_width(A_TYPE),
    localparam int B_WIDTH = B_TYPE == MMAREF_TYPE_OWN ? OWN_WIDTH : mmaref_type_width(B_TYPE),
    localparam int C_WIDTH = C_TYPE == MMAREF_TYPE_OWN ? OWN_WIDTH : mmaref_type_width(C_TYPE),
    localparam int D_WIDTH = D_TYPE == MMAREF_TYPE_OWN ? OWN_WIDTH : mmaref_type_width(D_TYPE)
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in_valid,
    output logic in_ready,
    input  logic [L*A_WIDTH-1:0] a, // element k from bit k * A_WIDTH
    input  logic [L*B_WIDTH-1:0] b,
    input  logic [C_WIDTH-1:0] c,
    input  logic [TAG-1:0] tag,
    output logic out_valid,
    input  logic out_ready,
    output logic [D_WIDTH-1:0] d,
    output logic [TAG-1:0] out_tag
);
    localparam mmaref_dot_types_t TYPES = {A_TYPE, B_TYPE, C_TYPE, D_TYPE};
    localparam bit HAS_OWN = A_TYPE == MMAREF_TYPE_OWN || B_TYPE == MMAREF_TYPE_OWN || C_TYPE == MMAREF_TYPE_OWN ||
                             D_TYPE == MMAREF_TYPE_OWN;

    mmaref_arithmetic_t arithmetic;

    initial begin
        int instruction, own_width;
        instruction = INSTRUCTION == "" ? -1 : mmaref_instruction(INSTRUCTION);
        if (INSTRUCTION != "") mmaref_must(instruction);
        mmaref_must(mmaref_arithmetic(instruction, ARITHMETIC, arithmetic));
        own_width = mmaref_element_width(MMAREF_TYPE_OWN, arithmetic);
        if (HAS_OWN && OWN_WIDTH != own_width)
            $fatal(1, "mmaref_fdp: OWN_WIDTH=%0d, but 1 + own_exponent_bits + own_fraction_bits of ARITHMETIC is %0d",
                   OWN_WIDTH, own_width);
    end

    function automatic logic [D_WIDTH-1:0] compute(input logic [L*A_WIDTH-1:0] x,
                                                   input logic [L*B_WIDTH-1:0] y,
                                                   input logic [C_WIDTH-1:0] z);
        // verilator lint_off UNUSEDSIGNAL
        bit [63:0] sum; // wide enough for f64
        // verilator lint_on UNUSEDSIGNAL
        int status;
        status = mmaref_dot_add_known(TYPES, arithmetic, L, 1024'(x), 1024'(y), 64'(z), sum);
        if (status == MMAREF_E_UNKNOWN) begin
            $error("mmaref_fdp: %s", mmaref_error_last());
            return 'x;
        end
        if (status != MMAREF_OK) $fatal(1, "mmaref_fdp: %s", mmaref_error_last());
        return D_WIDTH'(sum);
    endfunction

    // The result is computed at once and then delayed by LATENCY clocks. A stage moves if it or a later
    // stage is empty, or if the last one is read.
    logic [LATENCY:1] valid;
    logic [LATENCY:1][D_WIDTH-1:0] result;
    logic [LATENCY:1][TAG-1:0] tags;
    logic [LATENCY:1] moves;

    for (genvar i = 1; i <= LATENCY; i = i + 1) begin : stages
        assign moves[i] = out_ready || !(&valid[LATENCY:i]);
        always_ff @(posedge clk or negedge rst_n) begin
            if (!rst_n) valid[i] <= 1'b0;
            else if (moves[i]) valid[i] <= i == 1 ? in_valid : valid[i == 1 ? 1 : i-1];
        end
        if (i != 1) begin : later
            always_ff @(posedge clk) begin
                if (moves[i]) begin
                    result[i] <= result[i-1];
                    tags[i] <= tags[i-1];
                end
            end
        end
    end
    always_ff @(posedge clk) begin
        if (moves[1] && in_valid) begin
            result[1] <= compute(a, b, c);
            tags[1] <= tag;
        end
    end

    assign in_ready = moves[1];
    assign out_valid = valid[LATENCY];
    assign d = result[LATENCY];
    assign out_tag = tags[LATENCY];
endmodule
