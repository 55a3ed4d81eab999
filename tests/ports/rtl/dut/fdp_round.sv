// SPDX-License-Identifier: MIT
// Rounds a fixed-point sum, sum * 2^grid, once into a floating-point type.
`include "dut_bug.svh"
module fdp_round #(
    parameter int WIDTH = 32,       // of the sum
    parameter int EXP = 8,
    parameter int FRAC = 23,
    parameter int KEPT = 23,        // fraction bits that survive
    parameter int ROUND = 0,        // 0 zero, 1 nearest even, 2 down, 3 up, 4 nearest away
    parameter bit SATURATE = 0,     // a directed rounding overflows to the largest number
    parameter bit FLUSH = 0         // subnormal results are zero
) (
    `BUG_SITE_PORT
    input  logic signed [WIDTH-1:0] sum,
    input  logic signed [11:0] grid,
    output logic [EXP+FRAC:0] result
);
    localparam logic signed [12:0] LOWEST = 13'sd2 - (13'sd1 <<< (EXP - 1));
    localparam int WIDE = WIDTH + KEPT + 2;
    localparam int PLACE = $clog2(WIDTH);
    localparam int FIELD = EXP + FRAC + 1; // one bit more than exponent and fraction
    localparam logic [FIELD-1:0] INFINITY = {1'b0, {EXP{1'b1}}, {FRAC{1'b0}}};

    logic negative;
    logic [WIDTH-1:0] magnitude;
    logic [PLACE-1:0] leading;
    logic signed [12:0] exponent, lowest, shift;
    logic [12:0] field;
    logic below_normal;
    logic [WIDE-1:0] placed, dropped;
    logic [KEPT+2:0] shifted; // the result and, in bit 0, half a unit
    logic half, below, up;
    logic [KEPT+1:0] rounded;
    logic [FIELD-1:0] packed_fraction, packed_field, magnitude_out;
    logic to_largest;
    integer i;

    assign negative = sum[WIDTH-1];
    assign magnitude = negative ? -sum : sum;

    always_comb begin
        leading = '0;
        for (i = 0; i < WIDTH; i = i + 1) begin
            if (magnitude[i]) leading = PLACE'(i);
        end
    end

    // The sum with KEPT zeros below, shifted right until its leading bit is bit KEPT
    // (a subnormal: until the lowest exponent is reached).
    assign lowest = LOWEST - (`BUG(RESULT_LOWEST_EXPONENT) ? 13'sd1 : 13'sd0);
    assign exponent = 13'(grid) + $signed({{(13 - PLACE){1'b0}}, leading});
    assign below_normal = exponent < lowest;
    assign shift = (below_normal ? lowest : exponent) - 13'(grid);
    assign field = below_normal ? '0 : exponent - lowest;
    assign placed = WIDE'(magnitude) << (KEPT + 1);
    assign shifted = shift < 13'(WIDE) ? (KEPT + 3)'(placed >> shift) : '0;
    assign dropped = shift < 13'(WIDE) ? placed & ~({WIDE{1'b1}} << shift) : placed;

    assign half = shifted[0] && magnitude != '0;
    assign below = dropped != '0 && !`BUG(STICKY_LOST);
    always_comb begin
        case (ROUND)
            1: up = half && (below || shifted[1] || `BUG(TIE_AWAY));
            2: up = negative && (half || below);
            3: up = !negative && (half || below);
            4: up = half;
            default: up = 1'b0;
        endcase
    end
    assign rounded = shifted[KEPT+2:1] + (KEPT + 2)'(up);

    // The leading bit adds one to the exponent field, and so does a carry.
    assign packed_fraction = `BUG(CARRY_LOST) && rounded[KEPT+1] ? FIELD'(1) << FRAC : FIELD'(rounded) << (FRAC - KEPT);
    assign packed_field = packed_fraction + (FIELD'(field) << FRAC);

    assign to_largest = (SATURATE && (ROUND == 0 || (ROUND == 2 && !negative) || (ROUND == 3 && negative)))
                     || `BUG(OVERFLOW_TO_LARGEST);
    always_comb begin
        magnitude_out = packed_field;
        if ((packed_field >= INFINITY || exponent > -LOWEST + 13'sd1) && !`BUG(OVERFLOW_MISSED)) begin
            magnitude_out = to_largest ? INFINITY - FIELD'(1) : INFINITY;
        end else if ((FLUSH || `BUG(RESULT_FLUSHED)) && packed_field[FIELD-2:FRAC] == '0) begin
            magnitude_out = '0;
        end else if (`BUG(RESULT_BITS_KEPT) && KEPT != FRAC) begin
            magnitude_out = packed_field | FIELD'(half);
        end
    end
    assign result = magnitude == '0 ? {`BUG(EXACT_ZERO_MINUS), {(EXP + FRAC){1'b0}}}
                  : {negative && !(`BUG(UNDERFLOW_PLUS_ZERO) && magnitude_out == '0),
                     magnitude_out[EXP+FRAC-1:0]};
endmodule
