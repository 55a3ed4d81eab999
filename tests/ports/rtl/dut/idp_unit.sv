// SPDX-License-Identifier: MIT
// An 8-bit integer dot-product unit: D = sum of L products + C, exactly, then modulo
// 2^32 or clamped once. Two pipeline stages, valid/ready on both sides.
`include "dut_bug.svh"
module idp_unit #(
    parameter int L = 16,
    parameter bit A_SIGNED = 1,
    parameter bit B_SIGNED = 1,
    parameter bit CLAMP = 0,
    parameter int TAG = 8
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in_valid,
    output logic in_ready,
    input  logic [L*8-1:0] a, // element k from bit 8 * k
    input  logic [L*8-1:0] b,
    input  logic [31:0] c,
    input  logic [TAG-1:0] tag,
    output logic out_valid,
    input  logic out_ready,
    output logic [31:0] d,
    output logic [TAG-1:0] out_tag
);
    // A product has 17 bits with its sign, and C one more than 32.
    localparam int WIDTH = 34 + $clog2(L);

    logic valid1, valid2, moves1, moves2;
    logic [TAG-1:0] tag1, tag2;

    assign moves2 = !valid2 || out_ready;
    assign moves1 = !valid1 || moves2;
    assign in_ready = moves1;
    assign out_valid = valid2;
    assign out_tag = tag2;

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            valid1 <= 1'b0;
            valid2 <= 1'b0;
        end else begin
            if (moves1) valid1 <= in_valid;
            if (moves2) valid2 <= valid1;
        end
    end
    always_ff @(posedge clk) begin
        if (moves1) tag1 <= tag;
        if (moves2) tag2 <= tag1;
    end

    // ---- Stage 1: the products -----------------------------------------------------
    logic [L*18-1:0] products, products1;
    logic [31:0] c1;

    for (genvar k = 0; k < L; k = k + 1) begin : multiply
        logic signed [8:0] x, y;
        logic signed [17:0] product;

        assign x = {A_SIGNED && a[8*k+7] && !`BUG_AT(INT_SIGN, tag), a[8*k +: 8]};
        assign y = {B_SIGNED && b[8*k+7], b[8*k +: 8]};
        assign product = 18'(x) * 18'(y);
        assign products[18*k +: 18] = `BUG_AT(INT_LAST_PRODUCT, tag) && k == L - 1 ? '0 : product;
    end
    always_ff @(posedge clk) begin
        if (moves1) begin
            products1 <= products;
            c1 <= c;
        end
    end

    // ---- Stage 2: the sum ----------------------------------------------------------
    logic signed [WIDTH-1:0] sum, total;
    logic [31:0] result, lowest;
    logic overflow;
    integer i;

    always_comb begin
        sum = '0;
        for (i = 0; i < L; i = i + 1) begin
            sum = sum + WIDTH'($signed(products1[18*i +: 18]));
        end
        total = sum + WIDTH'($signed(c1));
    end

    assign overflow = total[WIDTH-1:31] != {(WIDTH - 31){total[WIDTH-1]}};
    assign lowest = 32'h8000_0000 + 32'(`BUG_AT(INT_CLAMP_LOW, tag1));

    always_comb begin
        result = total[31:0];
        if (CLAMP && overflow && !`BUG_AT(INT_CLAMP_MISSING, tag1)) begin
            result = total[WIDTH-1] ? lowest : 32'h7fff_ffff;
        end
        if (`BUG_AT(INT_TOP_BIT, tag1)) result[31] = c1[31];
    end
    always_ff @(posedge clk) begin
        if (moves2) d <= result;
    end
endmodule
