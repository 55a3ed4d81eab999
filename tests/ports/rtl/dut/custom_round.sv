// SPDX-License-Identifier: MIT
// Rounds a fixed-point sum, sum * 2^grid, with perhaps something below, once into any format. A sum of zero is +0.
`include "custom_bug.svh"
module custom_round #(
    parameter int WIDTH = 32,    // of the sum
    parameter int EXP = 8,
    parameter int FRAC = 23,
    parameter int SPECIAL = 1,   // as fdp_decode; 3: no result has the largest exponent
    parameter int BIAS = (1 << (EXP - 1)) - 1,
    parameter bit BINADE = 0,    // as fdp_decode
    parameter int ROUND = 1,     // 0 zero, 1 nearest even, 2 down, 3 up, 4 nearest away, 5 odd, 6 stochastic
    parameter bit SATURATE = 0   // an overflow ends at the largest number
) (
    input  logic signed [WIDTH-1:0] sum,
    input  logic signed [11:0] grid,
    input  logic sticky,
    input  logic [31:0] random,
    output logic [EXP+FRAC:0] result,
    output logic [2:0] raised    // overflow, underflow, inexact
);
    localparam logic signed [12:0] LOWEST = 13'sd1 - 13'(BIAS) - 13'(BINADE);
    localparam int WIDE = WIDTH + FRAC + 33;
    localparam int PLACE = $clog2(WIDTH);
    localparam int FIELD = EXP + FRAC + 2; // two bits more than exponent and fraction
    localparam logic [FIELD-1:0] ONES = {2'b0, {(EXP + FRAC){1'b1}}};
    localparam logic [FIELD-1:0] TOP = FIELD'(1) << FRAC; // the last bit of the exponent
    localparam logic [FIELD-1:0] INFINITY = SPECIAL == 1 ? ONES - (TOP - FIELD'(1)) : SPECIAL == 3 ? ONES - TOP : ONES;
    localparam logic [FIELD-1:0] LARGEST = SPECIAL == 1 || SPECIAL == 2 ? INFINITY - FIELD'(1) : INFINITY;

    logic negative, below_normal, up, away, overflow, tiny;
    logic [WIDTH-1:0] magnitude;
    logic [PLACE-1:0] leading;
    logic signed [12:0] exponent, shift;
    logic [12:0] field;
    logic [WIDE-1:0] placed, shifted, dropped;
    logic [FRAC+32:0] normal;
    logic normal_seen;
    logic [FRAC+1:0] kept;
    logic [31:0] lost, word;
    logic [FIELD-1:0] rounded, limit;
    logic [EXP+FRAC-1:0] magnitude_out;
    logic missing; // a NaN stands for a number that is too large
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
    assign shift = (below_normal && !BINADE ? LOWEST : exponent) - 13'(grid);
    assign field = below_normal ? '0 : exponent - LOWEST;
    assign placed = WIDE'(magnitude) << (FRAC + 32);
    assign shifted = shift < 13'(WIDE) ? placed >> shift : '0;
    assign dropped = shift < 13'(WIDE) ? placed & ~({WIDE{1'b1}} << shift) : placed;
    assign kept = (FRAC + 2)'(shifted >> 32);
    assign lost = 32'(shifted) | 32'(dropped != '0 || (sticky && !`CUSTOM_BUG(STICKY_UNSEEN)));

    assign word = `CUSTOM_BUG(RANDOM_TOO_SHORT) ? {random[31:24], 24'd0}
                : `CUSTOM_BUG(RANDOM_AS_NEAREST) ? 32'h8000_0000 : random;

    function automatic logic rounds_up(input logic minus, input logic last, input logic [31:0] below,
                                       input logic [31:0] draw);
        case (ROUND)
            0: rounds_up = below > 32'h8000_0000 && `CUSTOM_BUG(ZERO_IS_NEAREST);
            1: rounds_up = below > 32'h8000_0000 || (below == 32'h8000_0000 && last);
            2: rounds_up = minus && below != '0;
            3: rounds_up = !minus && below != '0;
            4: rounds_up = below[31];
            5: rounds_up = below != '0 && !last && !`CUSTOM_BUG(ODD_TRUNCATES);
            6: rounds_up = below > ~draw;
            default: rounds_up = 1'b0;
        endcase
    endfunction
    assign up = rounds_up(negative, kept[0], lost, word);

    // The leading bit adds one to the exponent field, but where field 0 has one too, and so does a carry.
    assign limit = `CUSTOM_BUG(TOP_FIELD_RESERVED) && SPECIAL == 2
                 ? {2'b0, {(EXP - 1){1'b1}}, 1'b0, {FRAC{1'b1}}}
                 : `CUSTOM_BUG(RESERVED_FIELD_USED) && SPECIAL == 3 ? ONES : LARGEST;
    assign rounded = (FIELD'(field) << FRAC) + FIELD'(kept) + FIELD'(up) - (BINADE ? TOP : '0);
    assign away = !SATURATE && (ROUND == 1 || ROUND == 4 || ROUND == 6 || (ROUND == 2 && negative)
                                || (ROUND == 3 && !negative) || `CUSTOM_BUG(ODD_OVERFLOWS));
    assign overflow = !(BINADE && below_normal) && (field >= 13'(1 << EXP) || rounded > limit);
    assign missing = SPECIAL == 4 && overflow && away;
    always_comb begin
        magnitude_out = (EXP + FRAC)'(rounded);
        if (overflow) begin
            magnitude_out = (EXP + FRAC)'(away || (`CUSTOM_BUG(SATURATES_TO_NAN) && SATURATE)
                                          ? INFINITY : limit);
        end
        if (missing || (BINADE && below_normal && !`CUSTOM_BUG(BINADE_ROUNDS_UP))) magnitude_out = '0;
    end
    assign result = magnitude == '0 ? '0
                  : {SPECIAL == 4 && magnitude_out == '0 && !`CUSTOM_BUG(FNUZ_MINUS_ZERO) ? missing : negative,
                     magnitude_out};

    // Whether it is too small, as IEEE 754 tells after rounding: as if exponents had no end.
    assign normal = (FRAC + 33)'(placed >> leading);
    assign normal_seen = (placed & ~({WIDE{1'b1}} << leading)) != '0 || sticky;
    assign tiny = below_normal
               && !(exponent == LOWEST - 13'sd1 && &normal[FRAC+32:32] && !`CUSTOM_BUG(TINY_BEFORE_ROUNDING)
                    && rounds_up(negative, 1'b1, normal[31:0] | 32'(normal_seen), word));
    assign raised = magnitude == '0 ? '0
                  : {overflow, tiny && lost != '0, lost != '0 || (overflow && !`CUSTOM_BUG(OVERFLOW_IS_EXACT))};
endmodule
