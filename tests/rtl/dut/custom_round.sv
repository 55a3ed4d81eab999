// SPDX-License-Identifier: MIT
// Rounds a fixed-point sum, sum * 2^grid, with perhaps something below, once into any format. A sum of zero is +0.
`include "custom_bug.svh"
module custom_round #(
    parameter int WIDTH = 32,    // of the sum
    parameter int EXP = 8,
    parameter int FRAC = 23,
    parameter int SPECIAL = 1,   // the largest exponent: 0 numbers, 1 IEEE, 2 one NaN
    parameter int ROUND = 1,     // 0 zero, 1 nearest even, 2 down, 3 up, 4 nearest away, 5 odd, 6 stochastic
    parameter bit SATURATE = 0   // an overflow ends at the largest number
) (
    input  logic signed [WIDTH-1:0] sum,
    input  logic signed [11:0] grid,
    input  logic sticky,
    input  logic [31:0] random,
    output logic [EXP+FRAC:0] result
);
    localparam logic signed [12:0] LOWEST = 13'sd2 - (13'sd1 <<< (EXP - 1));
    localparam int WIDE = WIDTH + FRAC + 33;
    localparam int PLACE = $clog2(WIDTH);
    localparam int FIELD = EXP + FRAC + 2; // two bits more than exponent and fraction
    localparam logic [FIELD-1:0] ONES = {2'b0, {(EXP + FRAC){1'b1}}};
    localparam logic [FIELD-1:0] INFINITY = SPECIAL == 1 ? ONES - {{(FIELD - FRAC){1'b0}}, {FRAC{1'b1}}} : ONES;
    localparam logic [FIELD-1:0] LARGEST = SPECIAL == 0 ? ONES : INFINITY - FIELD'(1);

    logic negative, below_normal, up, seen, away;
    logic [WIDTH-1:0] magnitude;
    logic [PLACE-1:0] leading;
    logic signed [12:0] exponent, shift;
    logic [12:0] field;
    logic [WIDE-1:0] placed, shifted, dropped;
    logic [FRAC+1:0] kept;
    logic [31:0] lost, word;
    logic [FIELD-1:0] rounded, limit;
    logic [EXP+FRAC-1:0] magnitude_out;
    integer i;

    assign negative = sum[WIDTH-1];
    assign magnitude = negative ? -sum : sum;
    always_comb begin
        leading = '0;
        for (i = 0; i < WIDTH; i = i + 1) begin
            if (magnitude[i]) leading = PLACE'(i);
        end
    end

    // Below the bits that are kept 32 that are lost, and whether anything is below these.
    assign exponent = 13'(grid) + $signed({{(13 - PLACE){1'b0}}, leading});
    assign below_normal = exponent < LOWEST;
    assign shift = (below_normal ? LOWEST : exponent) - 13'(grid);
    assign field = below_normal ? '0 : exponent - LOWEST;
    assign placed = WIDE'(magnitude) << (FRAC + 32);
    assign shifted = shift < 13'(WIDE) ? placed >> shift : '0;
    assign dropped = shift < 13'(WIDE) ? placed & ~({WIDE{1'b1}} << shift) : placed;
    assign kept = (FRAC + 2)'(shifted >> 32);
    assign seen = dropped != '0 || (sticky && !`CUSTOM_BUG(STICKY_UNSEEN));
    assign lost = 32'(shifted) | 32'(seen);

    assign word = `CUSTOM_BUG(RANDOM_TOO_SHORT) ? {random[31:24], 24'd0}
                : `CUSTOM_BUG(RANDOM_AS_NEAREST) ? 32'h8000_0000 : random;
    always_comb begin
        case (ROUND)
            1: up = lost > 32'h8000_0000 || (lost == 32'h8000_0000 && kept[0]);
            2: up = negative && lost != '0;
            3: up = !negative && lost != '0;
            4: up = lost[31];
            5: up = lost != '0 && !kept[0] && !`CUSTOM_BUG(ODD_TRUNCATES);
            6: up = lost > ~word;
            default: up = 1'b0;
        endcase
    end

    // The leading bit adds one to the exponent field, and so does a carry.
    assign limit = `CUSTOM_BUG(TOP_FIELD_RESERVED) && SPECIAL == 2
                 ? {2'b0, {(EXP - 1){1'b1}}, 1'b0, {FRAC{1'b1}}} : LARGEST;
    assign rounded = (FIELD'(field) << FRAC) + FIELD'(kept) + FIELD'(up);
    assign away = !SATURATE && (ROUND == 1 || ROUND == 4 || ROUND == 6 || (ROUND == 2 && negative)
                                || (ROUND == 3 && !negative) || `CUSTOM_BUG(ODD_OVERFLOWS));
    always_comb begin
        magnitude_out = (EXP + FRAC)'(rounded);
        if (field >= 13'(1 << EXP) || rounded > limit) begin
            magnitude_out = (EXP + FRAC)'(away || (`CUSTOM_BUG(SATURATES_TO_NAN) && SATURATE) ? INFINITY : limit);
        end
    end
    assign result = magnitude == '0 ? '0 : {negative, magnitude_out};
endmodule
