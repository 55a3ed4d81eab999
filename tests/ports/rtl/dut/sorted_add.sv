// SPDX-License-Identifier: MIT
// The sum of two fixed-point numbers, which keep F bits below the higher one of their leading bits. What they lose sets
// the last bit that they keep, if JAMS.
module sorted_add #(
    parameter int WIDTH = 84,
    parameter int F = 12
) (
    input  logic x_sign, y_sign,
    input  logic [WIDTH-1:0] x, y,
    input  logic jams,
    output logic sign,
    output logic [WIDTH-1:0] sum
);
    logic [WIDTH-1:0] top, low, p, q;
    integer i;

    assign top = x | y; // its leading bit is the higher one
    always_comb begin
        low = '0;
        for (i = F; i < WIDTH; i = i + 1) begin
            if (top[i]) low = (WIDTH'(1) << (i - F)) - WIDTH'(1);
        end
    end
    assign p = (x & ~low) | (jams && (x & low) != '0 ? low + WIDTH'(1) : '0);
    assign q = (y & ~low) | (jams && (y & low) != '0 ? low + WIDTH'(1) : '0);
    always_comb begin
        sign = p >= q ? x_sign : y_sign;
        sum = x_sign == y_sign ? p + q : p >= q ? p - q : q - p;
    end
endmodule
