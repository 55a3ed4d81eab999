// SPDX-License-Identifier: MIT
// The system on a chip in a simulator: +image=FILE is its memory, words for $readmemh. Prints what it prints;
// ends with `exit STATUS CYCLES`, also after +limit=CYCLES, then with status 3. With COSIM_BUGS, +bug=NAME
// switches a bug of core, bus or unit on.
`include "soc_bug.svh"
module soc_sim #(
    parameter int WORDS = 131072,
    parameter int PROGRAM = 262144,
    parameter int L = 8,
    parameter bit FAST_MULTIPLY = 1
) (
    input logic clk,
    input logic rst_n
);
    logic character_valid, ended;
    logic [7:0] character, status;

    soc #(.WORDS(WORDS), .PROGRAM(PROGRAM), .L(L), .FAST_MULTIPLY(FAST_MULTIPLY)) chip (.*);

    reg [8*1024-1:0] image;
    longint unsigned cycles = 0, limit;

    initial begin
        if (!$value$plusargs("image=%s", image)) $fatal(1, "+image=FILE is missing");
        if (!$value$plusargs("limit=%d", limit)) limit = 64'hffff_ffff_ffff_ffff;
        $readmemh(image, chip.memory.words);
    end

    always_ff @(posedge clk) begin
        cycles <= cycles + 1;
        if (character_valid) $write("%c", character);
        if (ended || cycles == limit) begin
            $write("exit %0d %0d\n", ended ? status : 8'd3, cycles);
            $finish;
        end
    end

`ifdef COSIM_BUGS
    string wanted;
    bit found;
    initial begin
        soc_bug_pkg::bug_t ours;
        dut_bug_pkg::bug_t of_unit;
        if ($value$plusargs("bug=%s", wanted)) begin
            for (int i = 0; i < int'(soc_bug_pkg::BUGS); i++) begin
                ours = soc_bug_pkg::bug_t'(i);
                if (ours.name() == wanted) begin soc_bug_pkg::active = ours; found = 1; end
            end
            for (int i = 0; i < int'(dut_bug_pkg::BUGS); i++) begin
                of_unit = dut_bug_pkg::bug_t'(i);
                if (of_unit.name() == wanted) begin dut_bug_pkg::active = of_unit; found = 1; end
            end
            if (!found) $fatal(1, "there is no bug %s", wanted);
        end
    end
`endif
endmodule
