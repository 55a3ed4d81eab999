// SPDX-License-Identifier: MIT
// A system on a chip around rv32im: memory, a console, an exit and the unit. Its map:
//
//   0000_0000  memory; what lies below PROGRAM bytes can be read only
//   1000_0000  a character written goes out
//   1000_0004  a status written ends the run
//   2000_0000  the unit, see soc_unit.sv
//
// Anything else fails, which is a trap of the core.
`include "soc_bug.svh"
module soc #(
    parameter int WORDS = 131072,
    parameter int PROGRAM = 262144,
    parameter IMAGE = "",
    parameter bit FAST_MULTIPLY = 1,
    parameter int L = 8, // products of the unit; 0 leaves it out
    parameter int F = 24,
    parameter int FLOOR = -132
) (
    input  logic clk,
    input  logic rst_n,
    output logic character_valid,
    output logic [7:0] character,
    output logic ended,
    output logic [7:0] status
);
    logic request, answer, failed;
    logic [31:0] address, store, load;
    logic [3:0] strobe;

    rv32im #(.FAST_MULTIPLY(FAST_MULTIPLY)) core (.*);

    // ---- Who is asked -----------------------------------------------------------------------------
    logic to_memory, to_console, to_exit, to_unit, writes;

    assign writes = strobe != 4'd0;
    assign to_memory = address < 32'(4 * WORDS)
                    && (!writes || address >= 32'(PROGRAM) || `SOC_BUG(READ_ONLY_MISSING));
    assign to_console = writes && address == 32'h1000_0000;
    assign to_exit = writes && address == 32'h1000_0004;
    assign to_unit = L != 0 && address[31:10] == 22'h08_0000 && (!writes || strobe == 4'b1111);

    // ---- Memory and registers answer in the next cycle, the unit when it can --------------------------
    logic [31:0] from_memory, from_unit;
    logic at_once, refused, unit_answer;

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            at_once <= 1'b0;
            refused <= 1'b0;
            character_valid <= 1'b0;
            ended <= 1'b0;
        end else begin
            at_once <= request && (to_memory || to_console || to_exit);
            refused <= request && !(to_memory || to_console || to_exit || to_unit);
            character_valid <= request && to_console;
            ended <= ended || (request && to_exit);
        end
    end

    always_ff @(posedge clk) begin
        if (request && to_console) character <= store[7:0];
        if (request && to_exit) status <= store[7:0];
    end

    assign answer = at_once || refused || unit_answer;
    assign failed = refused;
    assign load = unit_answer ? from_unit : from_memory;

    logic [3:0] lanes;

    assign lanes = `SOC_BUG(STORE_HALF) && strobe == 4'b1100 ? 4'b0000 : strobe;

    soc_memory #(.WORDS(WORDS), .IMAGE(IMAGE)) memory (
        .clk(clk), .request(request && to_memory), .address(address[2 +: $clog2(WORDS)]),
        .strobe(lanes), .store(store), .load(from_memory));

    if (L != 0) begin : with_unit
        soc_unit #(.L(L), .F(F), .FLOOR(FLOOR)) unit (
            .clk(clk), .rst_n(rst_n), .request(request && to_unit), .address(address[9:0]), .writes(writes),
            .store(store), .answer(unit_answer), .load(from_unit));
    end else begin : without_unit
        assign unit_answer = 1'b0;
        assign from_unit = 32'd0;
    end
endmodule
