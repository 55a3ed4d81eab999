// SPDX-License-Identifier: MIT
// Brings one term to the common fixed point: F bits below the largest exponent, which
// is `distance` above the term's own. What falls below is lost as ALIGN says.
`include "dut_bug.svh"
module fdp_align #(
    parameter int WIDTH = 22,    // of the significand
    parameter int FRACTION = 20, // bits of it below its exponent
    parameter int F = 24,
    parameter int ALIGN = 0      // 0 truncate the magnitude, 1 floor, 2 jam
) (
    `BUG_SITE_PORT
    input  logic sign,
    input  logic [WIDTH-1:0] significand,
    input  logic [11:0] distance,
    output logic signed [F+3:0] term
);
    localparam int LEFT = F > FRACTION ? F - FRACTION : 0;
    localparam int RIGHT = FRACTION > F ? FRACTION - F : 0;
    localparam int WIDE = WIDTH + LEFT;

    logic [WIDE-1:0] placed, kept;
    logic [12:0] shift;
    logic lost;
    logic [F+3:0] magnitude;

    assign placed = WIDE'(significand) << LEFT;
    assign shift = `BUG(SHIFT_FIVE_BITS) ? 13'(distance[4:0]) + 13'(RIGHT)
                 : `BUG(SHIFT_OFF_BY_ONE) && distance > 12'd8 ? 13'(distance) + 13'(RIGHT - 1)
                 : 13'(distance) + 13'(RIGHT);
    assign kept = shift < 13'(WIDE) ? placed >> shift : '0;
    assign lost = shift < 13'(WIDE) ? (kept << shift) != placed : placed != '0;

    // A magnitude is below 2^(F+2), 2^(F+2) itself after a floor.
    always_comb begin
        magnitude = (F + 4)'(kept);
        if (`BUG(FRACTION_BIT_LOST)) begin
            magnitude[0] = 1'b0;
        end else if (ALIGN == 2 && !`BUG(ALIGN_STICKY_LOST)) begin
            magnitude[0] = magnitude[0] || lost;
        end else if ((ALIGN == 1 || `BUG(ALIGN_FLOORS)) && sign) begin
            magnitude = magnitude + (F + 4)'(lost);
        end
        if (`BUG(ALIGN_ROUNDS) && lost && shift != '0 && kept < WIDE'(4)) begin
            magnitude = magnitude + (F + 4)'(1); // a guard bit that rounds small terms up
        end
    end
    assign term = sign ? -$signed(magnitude) : $signed(magnitude);
endmodule
