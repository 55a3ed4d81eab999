// SPDX-License-Identifier: MIT
// SERV, RV32I and CSRs, in the place of rv32im. Its two buses are never busy together, and have no errors: what our
// memory refuses ends the simulation.
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
    logic fetches, accesses, writes, waits;
    logic [31:0] fetch_address, data_address;
    logic [3:0] lanes;

    assign request = rst_n && (fetches || accesses) && !waits;
    assign address = accesses ? data_address : fetch_address;
    assign strobe = accesses && writes ? lanes : 4'b0000;
    always_ff @(posedge clk) begin
        waits <= rst_n && (request || waits) && !answer;
        if (rst_n && answer && failed) begin
            $write("Bail out! the memory has refused %08x\nexit 2 0\n", address);
            $finish;
        end
    end

    serv_rf_top #(.RESET_PC(RESET), .WITH_CSR(1)) core (
        .clk(clk), .i_rst(!rst_n), .i_timer_irq(1'b0), .o_ibus_adr(fetch_address), .o_ibus_cyc(fetches),
        .i_ibus_rdt(load), .i_ibus_ack(answer && !accesses), .o_dbus_adr(data_address), .o_dbus_dat(store),
        .o_dbus_sel(lanes), .o_dbus_we(writes), .o_dbus_cyc(accesses), .i_dbus_rdt(load),
        .i_dbus_ack(answer && accesses), .o_ext_rs1(), .o_ext_rs2(), .o_ext_funct3(), .i_ext_rd('0),
        .i_ext_ready(1'b0), .o_mdu_valid());
endmodule
