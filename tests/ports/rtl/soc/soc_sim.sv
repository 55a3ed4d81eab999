// SPDX-License-Identifier: MIT
// The system on a chip in a simulator: +image=FILE is its memory, words for $readmemh. Prints what it prints;
// ends with `exit STATUS CYCLES`, also after +limit=CYCLES or where the bus has been idle for a million, then with
// status 3. +log=FILE gets every access of the bus; a run that ends otherwise than by the program, or by a fault, prints
// the last ones. With COSIM_BUGS, +bug=NAME
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
        if (!$value$plusargs("limit=%d", limit)) limit = 64'd100_000_000_000;
        $readmemh(image, chip.memory.words);
    end

    // The program has its say: it has ended, with less than the status of a fault.
    wire said = ended && status < 8'd2;

    always_ff @(posedge clk) begin
        cycles <= cycles + 1;
        if (character_valid) begin
            $write("%c", character);
            in_line <= character != 8'h0a;
        end
        if (in_line && (idle == IDLE_MAX || cycles == limit)) $write("\n");
        if (idle == IDLE_MAX) begin
            $write("Bail out! no access on the bus for %0d cycles\n", IDLE_MAX);
        end else if (cycles == limit) begin
            $write("Bail out! no end after %0d cycles\n", limit);
        end
        if (ended || cycles == limit || idle == IDLE_MAX) begin
`ifndef VERILATOR
            if (!said) print_last();
`endif
            $write("exit %0d %0d\n", ended ? status : 8'd3, cycles);
            $finish;
        end
    end

    // ---- The bus --------------------------------------------------------------------------------------
    localparam int LAST = 16, /* as place counts */ IDLE_MAX = 1_000_000;

    reg in_line = 1'b0;
    reg [3:0] place = 4'd0; // of the next access
    wire [3:0] current = place - 4'd1;
    int idle = 0, log = 0;
    longint unsigned at [0:LAST-1];
    reg [31:0] address [0:LAST-1], stored [0:LAST-1], loaded [0:LAST-1];
    reg [3:0] strobe [0:LAST-1];
    enum logic [1:0] { NONE, WAITS, ANSWERED, FAILED } state [0:LAST-1];
    reg [8*512-1:0] log_name;

    initial for (int i = 0; i < LAST; i++) state[i] = NONE;
    initial if ($value$plusargs("log=%s", log_name)) begin
        log = $fopen(log_name, "w");
        if (log == 0) $fatal(1, "+log=%0s cannot be written", log_name);
    end

    always_ff @(posedge clk) begin
        idle <= chip.request === 1'b1 || chip.answer === 1'b1 ? 0 : idle + 1;
        if (chip.answer === 1'b1) begin
            loaded[current] <= chip.load;
            state[current] <= chip.failed ? FAILED : ANSWERED;
            if (log != 0) begin
                if (strobe[current] != 4'd0) begin
                    $fwrite(log, "%0d store %h %b %h", at[current], address[current], strobe[current],
                            stored[current]);
                end else begin
                    $fwrite(log, "%0d load %h %h", at[current], address[current], chip.load);
                end
                if (chip.failed) $fwrite(log, " failed");
                $fwrite(log, "\n");
            end
        end
        if (chip.request === 1'b1) begin
            at[place] <= cycles;
            address[place] <= chip.address;
            strobe[place] <= chip.strobe;
            stored[place] <= chip.store;
            state[place] <= WAITS;
            place <= place + 4'd1;
        end
    end

    task print_last();
        for (int i = 0; i < LAST; i++) print_access(place + 4'(i));
    endtask
`ifdef VERILATOR
    final if (!said) print_last(); // also where the core has ended the simulation
`endif

    task print_access(input logic [3:0] i);
        if (state[i] != NONE) begin
            if (strobe[i] != 4'd0) begin
                $write("# bus %0d store %h %b %h", at[i], address[i], strobe[i], stored[i]);
            end else begin
                $write("# bus %0d load %h", at[i], address[i]);
                if (state[i] != WAITS) $write(" %h", loaded[i]);
            end
            if (state[i] == WAITS) $write(" waits");
            if (state[i] == FAILED) $write(" failed");
            $write("\n");
        end
    endtask

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
