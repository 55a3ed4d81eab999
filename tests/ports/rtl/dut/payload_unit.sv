// SPDX-License-Identifier: MIT
// window_core of IEEE formats that hands NaN on, quieted: the first one of a[0], b[0], a[1] ..., c where FIRST is set;
// else the last one, and a negative NaN where no operand is one.
`include "custom_bug.svh"
module payload_unit #(
    parameter int A_EXP = 4, parameter int A_FRAC = 3,
    parameter int B_EXP = 5, parameter int B_FRAC = 2,
    parameter int D_EXP = 8, parameter int D_FRAC = 23, // C and D
    parameter int L = 4,
    parameter int F = 24,
    parameter bit FIRST = 1
) (
    input  logic [L*(1+A_EXP+A_FRAC)-1:0] a, // element k from bit k * width
    input  logic [L*(1+B_EXP+B_FRAC)-1:0] b,
    input  logic [D_EXP+D_FRAC:0] c,
    output logic [D_EXP+D_FRAC:0] d
);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC;
    localparam int B_WIDTH = 1 + B_EXP + B_FRAC;
    localparam int D_WIDTH = 1 + D_EXP + D_FRAC;
    localparam int N = 2 * L + 1;
    localparam int WIDE = A_FRAC + B_FRAC + D_FRAC; // as long as any fraction

    logic [D_WIDTH-1:0] sum;
    logic signed [F+3+$clog2(L+1):0] unused_sum;
    logic signed [11:0] unused_grid;
    logic is_nan, unused_plus, unused_minus;

    window_core #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_BIAS((1 << (A_EXP - 1)) - 1), .B_EXP(B_EXP), .B_FRAC(B_FRAC),
                  .B_BIAS((1 << (B_EXP - 1)) - 1), .D_EXP(D_EXP), .D_FRAC(D_FRAC), .L(L), .F(F), .QUIET(1)) core (
        .a(a), .b(b), .c(c), .scale('0), .scale_nan(1'b0), .random('0), .sum(unused_sum), .grid(unused_grid),
        .is_nan(is_nan), .plus_infinity(unused_plus), .minus_infinity(unused_minus), .d(sum));

    // ---- NaN in their order, each as one of D ------------------------------------------------
    logic [N-1:0] nan;
    logic [N*D_WIDTH-1:0] as_d;

    // The highest bits of a fraction of `bits` bits, which stands in the low ones.
    function automatic logic [D_FRAC-1:0] payload(input logic [WIDE-1:0] fraction, input int bits);
        if (`CUSTOM_BUG(PAYLOAD_FROM_THE_RIGHT)) payload = D_FRAC'(fraction);
        else payload = D_FRAC'(bits > D_FRAC ? fraction >> (bits - D_FRAC) : fraction << (D_FRAC - bits));
    endfunction

    for (genvar k = 0; k < L; k = k + 1) begin : factors
        assign nan[2*k] = &a[k*A_WIDTH+A_FRAC +: A_EXP] && a[k*A_WIDTH +: A_FRAC] != '0;
        assign nan[2*k+1] = &b[k*B_WIDTH+B_FRAC +: B_EXP] && b[k*B_WIDTH +: B_FRAC] != '0;
        assign as_d[2*k*D_WIDTH +: D_WIDTH] =
            {a[k*A_WIDTH+A_WIDTH-1], {D_EXP{1'b1}}, payload(WIDE'(a[k*A_WIDTH +: A_FRAC]), A_FRAC)};
        assign as_d[(2*k+1)*D_WIDTH +: D_WIDTH] =
            {b[k*B_WIDTH+B_WIDTH-1], {D_EXP{1'b1}}, payload(WIDE'(b[k*B_WIDTH +: B_FRAC]), B_FRAC)};
    end
    assign nan[N-1] = &c[D_FRAC +: D_EXP] && c[D_FRAC-1:0] != '0;
    assign as_d[(N-1)*D_WIDTH +: D_WIDTH] = c;

    logic [D_WIDTH-1:0] given;
    integer i;

    always_comb begin
        given = FIRST ? sum : sum | D_WIDTH'(1) << (D_WIDTH - 1);
        for (i = 0; i < N; i = i + 1) begin
            if (nan[FIRST && !`CUSTOM_BUG(PAYLOAD_OF_THE_LAST) ? N - 1 - i : i]) begin
                given = as_d[(FIRST && !`CUSTOM_BUG(PAYLOAD_OF_THE_LAST) ? N - 1 - i : i)*D_WIDTH +: D_WIDTH]
                      | D_WIDTH'(1) << (D_FRAC - 1);
            end
        end
        d = is_nan ? given : sum;
        if (is_nan && !FIRST) begin
            if (`CUSTOM_BUG(NAN_IS_INFINITY)) d = {d[D_WIDTH-1], {D_EXP{1'b1}}, {D_FRAC{1'b0}}};
            if (`CUSTOM_BUG(NAN_IS_A_NUMBER) && nan == '0) d[D_FRAC] = 1'b0;
        end
    end
endmodule
