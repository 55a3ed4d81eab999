// SPDX-License-Identifier: MIT
// The exact product of two elements as they are stored: each is decoded, and fdp_multiply takes both.
`include "dut_bug.svh"
module fdp_product #(
    parameter int A_EXP = 5, parameter int A_FRAC = 10, parameter int A_SPECIAL = 1, // as fdp_decode
    parameter int A_BIAS = (1 << (A_EXP - 1)) - 1,
    parameter int B_EXP = A_EXP, parameter int B_FRAC = A_FRAC, parameter int B_SPECIAL = 1,
    parameter int B_BIAS = (1 << (B_EXP - 1)) - 1,
    parameter bit FLUSH = 0,
    parameter bit BINADE = 0
) (
    `BUG_SITE_PORT
    input  logic [A_EXP+A_FRAC:0] a,
    input  logic [B_EXP+B_FRAC:0] b,
    output logic sign,
    output logic [A_FRAC+B_FRAC+1:0] significand,
    output logic signed [11:0] exponent,
    output logic is_nan,
    output logic is_infinity
);
    logic a_sign, a_nan, a_infinity, b_sign, b_nan, b_infinity;
    logic [A_FRAC:0] a_significand;
    logic [B_FRAC:0] b_significand;
    logic signed [11:0] a_exponent, b_exponent;

    fdp_decode #(.EXP(A_EXP), .FRAC(A_FRAC), .SPECIAL(A_SPECIAL), .BIAS(A_BIAS), .FLUSH(FLUSH),
                 .BINADE(BINADE)) decode_a (
        `BUG_SITE(bug_site)
        .bits(a), .sign(a_sign), .significand(a_significand), .exponent(a_exponent), .is_nan(a_nan),
        .is_infinity(a_infinity));
    fdp_decode #(.EXP(B_EXP), .FRAC(B_FRAC), .SPECIAL(B_SPECIAL), .BIAS(B_BIAS), .FLUSH(FLUSH),
                 .BINADE(BINADE)) decode_b (
        `BUG_SITE(bug_site)
        .bits(b), .sign(b_sign), .significand(b_significand), .exponent(b_exponent), .is_nan(b_nan),
        .is_infinity(b_infinity));
    fdp_multiply #(.A_FRAC(A_FRAC), .B_FRAC(B_FRAC)) multiply (
        `BUG_SITE(bug_site)
        .a_sign(a_sign), .a_nan(a_nan), .a_infinity(a_infinity), .b_sign(b_sign), .b_nan(b_nan),
        .b_infinity(b_infinity), .a_significand(a_significand), .b_significand(b_significand),
        .a_exponent(a_exponent), .b_exponent(b_exponent), .sign(sign), .significand(significand),
        .exponent(exponent), .is_nan(is_nan), .is_infinity(is_infinity));
endmodule
