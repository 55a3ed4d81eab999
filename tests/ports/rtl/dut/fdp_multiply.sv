// SPDX-License-Identifier: MIT
// One exact product of two decoded elements. Its exponent is the sum of theirs; the
// product is not normalised.
`include "dut_bug.svh"
module fdp_multiply #(
    parameter int A_FRAC = 10,
    parameter int B_FRAC = 10
) (
    `BUG_SITE_PORT
    input  logic a_sign, a_nan, a_infinity,
    input  logic b_sign, b_nan, b_infinity,
    input  logic [A_FRAC:0] a_significand,
    input  logic [B_FRAC:0] b_significand,
    input  logic signed [11:0] a_exponent, b_exponent,
    output logic sign,
    output logic [A_FRAC+B_FRAC+1:0] significand,
    output logic signed [11:0] exponent,
    output logic is_nan,
    output logic is_infinity
);
    localparam int WIDTH = A_FRAC + B_FRAC + 2;

    logic [WIDTH-1:0] product;
    logic zero_times_infinity;

    assign product = WIDTH'(a_significand) * WIDTH'(b_significand);
    assign significand = `BUG(PRODUCT_LAST_BIT) ? {product[WIDTH-1:1], 1'b0}
                       : `BUG(PRODUCT_NORMALISED) && product[WIDTH-1] ? product >> 1
                       : product;
    assign exponent = a_exponent + b_exponent
                    + (`BUG(PRODUCT_NORMALISED) && product[WIDTH-1] ? 12'sd1 : 12'sd0);
    assign sign = a_sign ^ (b_sign && !`BUG(PRODUCT_SIGN));

    // An infinity's significand is not zero, so that of a product tells zeros apart.
    assign zero_times_infinity = (a_infinity || b_infinity)
                              && (a_significand == '0 || b_significand == '0)
                              && !`BUG(INF_TIMES_ZERO_IS_INF);
    assign is_nan = a_nan || b_nan || zero_times_infinity;
    assign is_infinity = (a_infinity || b_infinity) && !is_nan;
endmodule
