// SPDX-License-Identifier: MIT
// Brings one term to the common fixed point, F bits below the largest exponent, which is `distance` above its own:
// the magnitude loses what falls below, and `lost` tells whether that was anything.
module custom_align #(
    parameter int WIDTH = 22,    // of the significand
    parameter int FRACTION = 20, // bits of it below its exponent
    parameter int F = 24,
    parameter bit JAM = 0        // the last bit kept is set where any is lost
) (
    input  logic sign,
    input  logic [WIDTH-1:0] significand,
    input  logic [11:0] distance,
    output logic signed [F+3:0] term,
    output logic lost
);
    localparam int LEFT = F > FRACTION ? F - FRACTION : 0;
    localparam int RIGHT = FRACTION > F ? FRACTION - F : 0;
    localparam int WIDE = WIDTH + LEFT;

    logic [WIDE-1:0] placed, kept;
    logic [12:0] shift;
    logic [F+3:0] magnitude;

    assign placed = WIDE'(significand) << LEFT;
    assign shift = 13'(distance) + 13'(RIGHT);
    assign kept = shift < 13'(WIDE) ? placed >> shift : '0;
    assign lost = shift < 13'(WIDE) ? (kept << shift) != placed : placed != '0;
    assign magnitude = (F + 4)'(kept) | (F + 4)'(JAM && lost);
    assign term = sign ? -$signed(magnitude) : $signed(magnitude);
endmodule
