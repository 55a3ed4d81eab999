// SPDX-License-Identifier: MIT
// The exponent that sets the grid: the largest among the terms that are not zero, not
// below the floor.
`include "dut_bug.svh"
module fdp_maximum #(
    parameter int L = 8,
    parameter int P_WIDTH = 22,
    parameter int C_WIDTH = 24,
    parameter logic signed [11:0] FLOOR = -12'sd132
) (
    `BUG_SITE_PORT
    input  logic [L*P_WIDTH-1:0] p_significand,
    input  logic [L*12-1:0] p_exponent,
    input  logic [C_WIDTH-1:0] c_significand,
    input  logic signed [11:0] c_exponent,
    output logic signed [11:0] largest
);
    integer k;

    always_comb begin
        largest = `BUG(FLOOR_MISSING) ? -12'sd1000
                : `BUG(FLOOR_OFF_BY_ONE) ? FLOOR + 12'sd1 : FLOOR;
        for (k = 0; k < L; k = k + 1) begin
            if ((p_significand[k*P_WIDTH +: P_WIDTH] != '0 || `BUG(ZERO_RAISES_GRID))
                && $signed(p_exponent[k*12 +: 12]) > largest) begin
                largest = $signed(p_exponent[k*12 +: 12]);
            end
        end
        if (c_significand != '0 && c_exponent > largest && !`BUG(C_NOT_IN_MAXIMUM)) begin
            largest = c_exponent;
        end
    end
endmodule
