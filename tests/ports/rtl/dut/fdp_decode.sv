// SPDX-License-Identifier: MIT
// One floating-point element: sign, significand with its hidden bit, and the exponent
// of its field (1 - bias for a subnormal, which is not normalised). Where exponent field 0 is a binade there are no
// subnormals, and a pattern of zeros after the sign is the zero.
`include "dut_bug.svh"
module fdp_decode #(
    parameter int EXP = 5,
    parameter int FRAC = 10,
    parameter int SPECIAL = 1, // the largest exponent: 0 and 3 numbers, 1 IEEE, 2 one NaN, 4 numbers and a NaN for -0
    parameter bit FLUSH = 0,   // subnormals are zero
    parameter bit BINADE = 0,  // of exponent field 0
    parameter int BIAS = (1 << (EXP - 1)) - 1
) (
    `BUG_SITE_PORT
    input  logic [EXP+FRAC:0] bits,
    output logic sign,
    output logic [FRAC:0] significand,
    output logic signed [11:0] exponent,
    output logic is_nan,
    output logic is_infinity
);
    logic [EXP-1:0] field;
    logic [FRAC-1:0] fraction;
    logic top, subnormal, flushed;

    assign {sign, field, fraction} = bits;
    assign top = &field;
    assign subnormal = field == '0 && !(BINADE && fraction != '0);
    assign flushed = (FLUSH || `BUG(SUBNORMAL_FLUSHED)) && subnormal;
    assign significand = {!subnormal, flushed ? '0 : fraction};
    assign exponent = $signed({{(12 - EXP){1'b0}}, field}) - 12'(BIAS)
                    + (subnormal && !`BUG(SUBNORMAL_EXPONENT) ? 12'sd1 : 12'sd0);

    always_comb begin
        is_nan = 1'b0;
        is_infinity = 1'b0;
        if (SPECIAL == 1 && !`BUG(INFINITY_AS_NUMBER)) begin
            is_nan = top && fraction != '0 && !`BUG(NAN_AS_INFINITY);
            is_infinity = top && !is_nan;
        end else if (SPECIAL == 2) begin
            is_nan = top && (&fraction || `BUG(E4M3_TOP_IS_NAN));
        end else if (SPECIAL == 4) begin
            is_nan = sign && field == '0 && fraction == '0;
        end
    end
endmodule
