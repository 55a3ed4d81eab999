// SPDX-License-Identifier: MIT
// fdp_unit as a peripheral: a dot product of L products of f16 and C in f32. Its registers, 32 bits each:
//
//   000 ..  A, two elements a word, the first in the low half
//   100 ..  B
//   200     written: C, and the unit starts; read: D, for which the reader waits
//   204     read: L
//   208     read: bit 0 is set when D is there
`include "soc_bug.svh"
module soc_unit #(
    parameter int L = 8,
    parameter int F = 24,
    parameter int FLOOR = -132
) (
    input  logic clk,
    input  logic rst_n,
    input  logic request,
    input  logic [9:0] address,
    input  logic writes,
    input  logic [31:0] store,
    output logic answer,
    output logic [31:0] load
);
    localparam int WORDS = L / 2;

    logic [31:0] a [0:WORDS-1], b [0:WORDS-1];
    logic [31:0] c, d, result;
    logic [7:0] unused;
    logic starting, ready, came, done, waits;

    for (genvar i = 0; i < WORDS; i = i + 1) begin : operands
        always_ff @(posedge clk) begin
            if (request && writes && address == 10'(4 * i)) a[i] <= store;
            if (request && writes && address == 10'(256 + 4 * i)) begin
                b[i] <= `SOC_BUG(UNIT_OPERAND_HALF) && i == WORDS - 1 ? {b[i][31:16], store[15:0]} : store;
            end
        end
    end

    logic [L*16-1:0] all_a, all_b;

    for (genvar i = 0; i < WORDS; i = i + 1) begin : side_by_side
        assign all_a[32*i +: 32] = a[i];
        assign all_b[32*i +: 32] = b[i];
    end

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            starting <= 1'b0;
            done <= 1'b1;
            waits <= 1'b0;
            answer <= 1'b0;
        end else begin
            if (request && writes && address == 10'h200) begin
                starting <= 1'b1;
                done <= 1'b0;
            end else if (starting && ready) begin
                starting <= 1'b0;
            end
            if (came && !`SOC_BUG(UNIT_HANGS)) done <= 1'b1;
            waits <= (waits && !done) || (request && !writes && address == 10'h200);
            answer <= (waits && done) || (request && (writes || address != 10'h200));
        end
    end

    always_ff @(posedge clk) begin
        if (request && writes && address == 10'h200) c <= store;
        if (came) d <= result;
        load <= waits ? d : address == 10'h208 ? 32'(done) : 32'(L);
    end

    logic [31:0] c_before, c_taken;

    always_ff @(posedge clk) if (starting && ready) c_before <= c;
    assign c_taken = `SOC_BUG(UNIT_STARTS_EARLY) ? c_before : c;

    fdp_unit #(.L(L), .F(F), .FLOOR(FLOOR)) unit (
        .clk(clk), .rst_n(rst_n), .in_valid(starting), .in_ready(ready), .a(all_a), .b(all_b), .c(c_taken), .tag(8'd0),
        .out_valid(came), .out_ready(1'b1), .d(result), .out_tag(unused));
endmodule
