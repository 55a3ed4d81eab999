// SPDX-License-Identifier: MIT
// A fused dot-product unit beside the model; see README.md.
module bench;
    import mmaref_pkg::*;
    localparam string INSTRUCTION = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    localparam mmaref_dot_types_t TYPES = {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32};
    localparam int L = 8; // products of one operation

    bit clk, rst_n;
    logic in_valid = 0, in_ready, out_valid, out_ready = 0;
    logic [L*16-1:0] a, b; // element k from bit 16 * k on
    logic [31:0] c, d;
    logic [7:0] tag = 0, out_tag;

    mmaref_fdp #(.L(L), .INSTRUCTION(INSTRUCTION), .ARITHMETIC("sm_80")) dut (.*);

    string expected = "sm_80"; // how the sums have to be computed
    mmaref_arithmetic_t arithmetic;
    mmaref_logic_vector_t a_sent[$], b_sent[$]; // results come in order
    logic [63:0] c_sent[$];
    int results, failures, wrong, instruction;

    always #5 clk = !clk;
    always @(posedge clk) begin
        if (in_valid && in_ready) begin
            a_sent.push_back(1024'(a));
            b_sent.push_back(1024'(b));
            c_sent.push_back(64'(c));
        end
        if (out_valid && out_ready) begin
            wrong = mmaref_compare_dot_known(TYPES, arithmetic, L, a_sent.pop_front(), b_sent.pop_front(),
                                             c_sent.pop_front(), 64'(d));
            if (wrong != 0) failures++; // a status is negative: never add it up
            results++;
        end
        if (in_ready) begin // numbers below 2, and C about as large
            in_valid <= rst_n;
            a <= {$urandom, $urandom, $urandom, $urandom} & {L{16'hbfff}};
            b <= {$urandom, $urandom, $urandom, $urandom} & {L{16'hbfff}};
            c <= $urandom & 32'h80ffffff | 32'h3f000000;
        end
        out_ready <= $urandom_range(3) != 0;
    end

    initial begin
        void'($value$plusargs("expected=%s", expected));
        instruction = mmaref_instruction(INSTRUCTION);
        mmaref_must(instruction); // ends with the reason where it is negative
        mmaref_must(mmaref_arithmetic(instruction, expected, arithmetic));
        #20 rst_n = 1;
        wait (results == 1000 || failures != 0);
        $display("%0d results, %0d wrong", results, failures);
        mmaref_print_errors();
        $finish;
    end
endmodule
