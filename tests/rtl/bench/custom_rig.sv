// SPDX-License-Identifier: MIT
// One unit that no chip has, combinational but for idp_unit, against the model: `run` becomes the number of a run, and
// `ended` follows it.
module custom_rig
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;
#(
    parameter int KIND = 0, // 0 window_unit, 1 tree_unit, 2 sorted_unit, 3 idp_unit, 4 fma_unit, 5 expanding_unit
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32,
    parameter bit [23:0] OWN = 24'h040301, // exponent and fraction bits and the largest exponent of MMAREF_TYPE_OWN
    parameter int A_BIAS = 7,              // of it
    parameter int L = 4,
    parameter int F = 24,
    parameter int ROUND = 1,
    parameter bit STICKY = 0,
    parameter bit SATURATE = 0,
    parameter string ARITHMETIC = "custom"
) (
    input  int run,
    input  int limit,
    input  bit [63:0] seed,
    output int ended,
    output int first_failure, // how many results it took; 0: none
    output bit [31:0] coverage,
    output string explanation
);
    function automatic format_t format(input mmaref_type_e word);
        if (word == MMAREF_TYPE_OWN) return OWN;
        if (word == MMAREF_TYPE_S8 || word == MMAREF_TYPE_U8) return 24'h040300; // eight bits, whatever they mean
        if (word == MMAREF_TYPE_S32) return 24'h081700;
        return format_of(word);
    endfunction
    localparam format_t A = format(A_TYPE), B = format(B_TYPE), D = format(D_TYPE);
    localparam int A_WIDTH = 1 + int'(A.exp) + int'(A.frac), B_WIDTH = 1 + int'(B.exp) + int'(B.frac),
                   D_WIDTH = 1 + int'(D.exp) + int'(D.frac);
    localparam shape_t SHAPE = '{a: A, b: B, d: D, f: 16'(F), floor: -16'sd60, l: 16'(L)};

    logic [L*A_WIDTH-1:0] a;
    logic [L*B_WIDTH-1:0] b;
    logic [D_WIDTH-1:0] c, d;
    logic [31:0] random;
    logic clk, rst_n;

    if (KIND == 0) begin : window
        window_unit #(.A_EXP(int'(A.exp)), .A_FRAC(int'(A.frac)), .A_SPECIAL(int'(A.special)),
                      .A_BIAS(A_TYPE == MMAREF_TYPE_OWN ? A_BIAS : bias(A)),
                      .B_EXP(int'(B.exp)), .B_FRAC(int'(B.frac)), .B_SPECIAL(int'(B.special)),
                      .D_EXP(int'(D.exp)), .D_FRAC(int'(D.frac)), .D_SPECIAL(int'(D.special)),
                      .L(L), .F(F), .ROUND(ROUND), .STICKY(STICKY), .SATURATE(SATURATE)) unit (.*);
    end else if (KIND == 1) begin : tree
        tree_unit #(.EXP(int'(A.exp)), .FRAC(int'(A.frac)), .L(L), .ROUND(ROUND)) unit (.*);
    end else if (KIND == 2) begin : sorted
        sorted_unit #(.F(F), .ROUND(ROUND)) unit (.*);
    end else if (KIND == 4) begin : chain
        fma_unit #(.EXP(int'(A.exp)), .FRAC(int'(A.frac)), .L(L), .ROUND(ROUND)) unit (.*);
    end else if (KIND == 5) begin : expanding
        expanding_unit #(.EXP(int'(A.exp)), .FRAC(int'(A.frac)), .D_EXP(int'(D.exp)), .D_FRAC(int'(D.frac)),
                         .ROUND(ROUND)) unit (.*);
    end else begin : integers
        logic ready, valid;
        logic [7:0] tag;
        idp_unit #(.L(L), .A_SIGNED(A_TYPE == MMAREF_TYPE_S8), .B_SIGNED(B_TYPE == MMAREF_TYPE_S8), .CLAMP(SATURATE))
            unit (.in_valid(1'b1), .in_ready(ready), .tag('0), .out_valid(valid), .out_ready(1'b1), .out_tag(tag), .*);
    end

    // A result: of a clocked unit two clocks later.
    task automatic settle();
        #1;
        if (KIND == 3) begin
            repeat (2) begin
                clk = 1;
                #1 clk = 0;
                #1;
            end
        end
    endtask

    task automatic check(input mmaref_arithmetic_t arithmetic, input int after);
        mmaref_dot_types_t types = {A_TYPE, B_TYPE, D_TYPE, D_TYPE};
        bit [63:0] expected;
        bit [31:0] corners;
        int status = mmaref_dot_add_random(types, arithmetic, L, 1024'(a), 1024'(b), 64'(c), random, expected, corners);
        if (status != MMAREF_OK) $fatal(1, "%s: %s", ARITHMETIC, mmaref_status_name(status));
        coverage = coverage | corners;
        if (64'(d) == expected) return;
        first_failure = after;
        explanation = $sformatf("%s: a %0h b %0h c %0h random %08h expected %0h got %0h", ARITHMETIC, a, b, c, random,
                                expected, d);
    endtask

    task automatic compare();
        operands of = new(SHAPE, seed);
        mmaref_arithmetic_t arithmetic;
        bit [31:0] bits = 0;
        bit [L*A_WIDTH-1:0] next_a;
        bit [L*B_WIDTH-1:0] next_b;
        if (mmaref_arithmetic(-1, ARITHMETIC, arithmetic) != MMAREF_OK) $fatal(1, "arithmetic '%s'", ARITHMETIC);
        first_failure = 0;
        coverage = 0;
        clk = 0;
        rst_n = 0;
        #1 rst_n = 1;
        for (int i = 1; i <= limit && first_failure == 0; i++) begin
            of.plan(MIXED);
            for (int k = 0; k < L; k++) begin
                bits = of.of_a(k, bits);
                next_a[k*A_WIDTH +: A_WIDTH] = bits[A_WIDTH-1:0];
            end
            for (int k = 0; k < L; k++) begin
                bits = of.of_b(k, bits);
                next_b[k*B_WIDTH +: B_WIDTH] = bits[B_WIDTH-1:0];
            end
            a = next_a;
            b = next_b;
            bits = KIND == 3 ? of.of_word(MIXED) : of.of_c();
            c = bits[D_WIDTH-1:0];
            random = of.of_word(MIXED);
            settle();
            check(arithmetic, i);
        end
    endtask

    initial begin
        ended = 0;
        forever begin
            #1;
            if (run != ended) begin
                compare();
                ended = run;
            end
        end
    end
endmodule
