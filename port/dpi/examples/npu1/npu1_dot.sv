// SPDX-License-Identifier: MIT
// The dot product of the invented accelerator of generator/UNITS.md: D = sum of A[k] * B[k] + C a clock later, with 32
// products of q8, C and D of f32. A tree of adders of two terms: each adder aligns its terms to the greater exponent,
// keeps 14 bits below it, rounds down, and neither normalises nor rounds its sum. C enters the last adder.
module npu1_dot (
    input  logic clk,
    input  logic [31:0][7:0] a, b, // q8: sign, 3 exponent bits of bias 4, 4 fraction bits; all ones below the sign: NaN
    input  logic [31:0] c,
    output logic [31:0] d
);
    localparam int KEPT = 14; // bits below the exponent of a sum

    typedef struct packed {
        logic there;             // not a zero, or a sum of which a term was none
        logic signed [9:0] exponent;
        logic signed [23:0] sum; // in units of 2^(exponent - KEPT)
    } term_t;

    // Exponent field 0 has the exponent of field 1, and no implied bit.
    function automatic term_t product(input logic [7:0] x, input logic [7:0] y);
        logic [9:0] magnitude = 10'({|x[6:4], x[3:0]}) * 10'({|y[6:4], y[3:0]}); // in units of 2^(exponent - 8)
        product.there = magnitude != 0;
        product.exponent = 10'(x[6:4]) + 10'(x[6:4] == 0) + 10'(y[6:4]) + 10'(y[6:4] == 0) - 10'sd8;
        product.sum = 24'(magnitude) << KEPT - 8;
        if (x[7] != y[7]) product.sum = -product.sum;
    endfunction

    // C is cut by the adder that takes it, and by nothing before.
    function automatic term_t addend(input logic [31:0] x);
        logic signed [24:0] value = 25'({|x[30:23], x[22:0]}); // in units of 2^(exponent - 23)
        if (x[31]) value = -value;
        addend.there = x[30:0] != 0;
        addend.exponent = 10'(x[30:23]) + 10'(x[30:23] == 0) - 10'sd127;
        addend.sum = 24'(value >>> 23 - KEPT);
    endfunction

    function automatic term_t add(input term_t x, input term_t y);
        add.there = x.there || y.there;
        add.exponent = x.there && (!y.there || x.exponent > y.exponent) ? x.exponent : y.exponent;
        add.sum = 0;
        if (x.there) add.sum = x.sum >>> add.exponent - x.exponent;
        if (y.there) add.sum = add.sum + (y.sum >>> add.exponent - y.exponent);
    endfunction

    // Exact, but for what is too large: a sum has fewer bits than a significand of f32.
    function automatic logic [31:0] as_f32(input term_t x);
        logic sign = x.sum < 0;
        logic [23:0] magnitude = sign ? -x.sum : x.sum;
        logic [9:0] field = x.exponent + 10'(127 + 23 - KEPT); // of the exponent, if bit 23 is the leading one
        if (!x.there || magnitude == 0) return 0; // of either sign
        for (int i = 0; i < 23; i++) begin
            if (!magnitude[23] && field > 1) begin
                magnitude = magnitude << 1;
                field = field - 1;
            end
        end
        if (field >= 255) return {sign, 8'hff, 23'd0};
        return {sign, magnitude[23] ? field[7:0] : 8'd0, magnitude[22:0]};
    endfunction

    term_t [31:0] terms;
    term_t root;
    logic nan;

    always_comb begin
        nan = &c[30:23] && c[22:0] != 0;
        for (int k = 0; k < 32; k++) begin
            nan = nan || &a[k][6:0] || &b[k][6:0];
            terms[k] = product(a[k], b[k]);
        end
        for (int n = 16; n != 0; n = n / 2)
            for (int k = 0; k < n; k++) terms[k] = add(terms[2*k], terms[2*k+1]);
        root = add(terms[0], addend(c));
    end

    always_ff @(posedge clk) begin
        if (nan) d <= 32'h7fc00000;
        else if (&c[30:23]) d <= c;
        else d <= as_f32(root);
    end
endmodule
