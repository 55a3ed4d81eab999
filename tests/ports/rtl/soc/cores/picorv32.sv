// SPDX-License-Identifier: MIT
// PicoRV32 in the place of rv32im. It keeps an access up until it is answered, and has neither CSRs nor bus errors:
// what our memory refuses, or the core itself does not know, ends the simulation.
module rv32im #(
    parameter logic [31:0] RESET = 32'h0000_0000,
    parameter bit FAST_MULTIPLY = 1
) (
    input  logic clk,
    input  logic rst_n,
    output logic request,
    output logic [31:0] address,
    output logic [3:0] strobe,
    output logic [31:0] store,
    input  logic answer,
    input  logic failed,
    input  logic [31:0] load
);
    logic valid, waits, trap;

    assign request = valid && !waits;
    always_ff @(posedge clk) begin
        waits <= rst_n && (request || waits) && !answer;
        if (rst_n && (trap || (answer && failed))) begin
            $write("Bail out! the core has trapped\nexit 2 0\n");
            $finish;
        end
    end

    picorv32 #(.PROGADDR_RESET(RESET), .ENABLE_MUL(!FAST_MULTIPLY), .ENABLE_FAST_MUL(FAST_MULTIPLY), .ENABLE_DIV(1),
               .BARREL_SHIFTER(1)) core (
        .clk(clk), .resetn(rst_n), .trap(trap), .mem_valid(valid), .mem_instr(), .mem_ready(answer), .mem_addr(address),
        .mem_wdata(store), .mem_wstrb(strobe), .mem_rdata(load), .mem_la_read(), .mem_la_write(), .mem_la_addr(),
        .mem_la_wdata(), .mem_la_wstrb(), .pcpi_valid(), .pcpi_insn(), .pcpi_rs1(), .pcpi_rs2(), .pcpi_wr(1'b0),
        .pcpi_rd('0), .pcpi_wait(1'b0), .pcpi_ready(1'b0), .irq('0), .eoi(), .trace_valid(), .trace_data());
endmodule
