// SPDX-License-Identifier: MIT
// The sum of N terms, each of them term * 2^(exponent - G): aligned to the largest exponent of those that are not zero,
// each keeps F bits below it, toward zero. The sum has that exponent, and is not normalised: it is a zero where all
// terms are, and not where they cancel.
`include "custom_bug.svh"
module cut_node #(
    parameter int N = 2,
    parameter int WIDTH = 48,
    parameter int G = 40, // at least F
    parameter int F = 24
) (
    input  logic [N*WIDTH-1:0] terms,     // signed
    input  logic [N*12-1:0] exponents,
    input  logic [N-1:0] zeros,
    output logic signed [WIDTH-1:0] sum,
    output logic signed [11:0] exponent,
    output logic zero,
    output logic lost
);
    logic [WIDTH-1:0] magnitude, kept;
    logic [11:0] distance;
    integer i;

    assign zero = &zeros || (`CUSTOM_BUG(CANCELLED_IS_ZERO) && sum == '0);
    always_comb begin
        exponent = -12'sd1000;
        for (i = 0; i < N; i = i + 1) begin
            if ((!zeros[i] || `CUSTOM_BUG(ZERO_RAISES_MAXIMUM))
                && $signed(exponents[i*12 +: 12]) > exponent) begin
                exponent = $signed(exponents[i*12 +: 12]);
            end
        end
        sum = '0;
        lost = 1'b0;
        magnitude = '0;
        kept = '0;
        distance = '0;
        for (i = 0; i < N; i = i + 1) begin
            magnitude = terms[i*WIDTH+WIDTH-1] ? -terms[i*WIDTH +: WIDTH] : terms[i*WIDTH +: WIDTH];
            distance = exponent - exponents[i*12 +: 12];
            kept = distance < 12'(WIDTH) ? magnitude >> distance : '0;
            if (!`CUSTOM_BUG(PARTIAL_KEEPS_ALL)) kept = kept & ({WIDTH{1'b1}} << (G - F));
            if (distance < 12'(WIDTH) ? kept << distance != magnitude : magnitude != '0) lost = 1'b1;
            sum = terms[i*WIDTH+WIDTH-1] ? sum - kept : sum + kept;
        end
        if (`CUSTOM_BUG(PARTIAL_NORMALISED) && sum[WIDTH-1] != sum[G+1]) begin
            sum = sum >>> 1;
            exponent = exponent + 12'sd1;
        end
    end
endmodule
