// SPDX-License-Identifier: MIT
// VexRiscv with caches and two Wishbone buses, as LiteX has it, in the place of rv32im. Data goes first. Addresses from
// 8000_0000 on are those below, past the cache of data, for registers.
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
    logic fetches, accesses, writes, waits, of_data, for_data;
    logic [29:0] fetch_word, data_word;
    logic [3:0] lanes;

    // Whose turn it is: as at the request, until the answer.
    assign for_data = waits ? of_data : accesses;
    assign request = rst_n && (fetches || accesses) && !waits;
    assign address = {for_data ? {1'b0, data_word[28:0]} : fetch_word, 2'b00};
    assign strobe = for_data && writes ? lanes : 4'b0000;
    always_ff @(posedge clk) begin
        waits <= rst_n && (request || waits) && !answer;
        if (request) of_data <= accesses;
    end

    VexRiscv core (
        .clk(clk), .reset(!rst_n), .externalResetVector(RESET), .timerInterrupt(1'b0), .softwareInterrupt(1'b0),
        .externalInterruptArray('0), .iBusWishbone_CYC(), .iBusWishbone_STB(fetches),
        .iBusWishbone_ACK(answer && !failed && !for_data), .iBusWishbone_WE(), .iBusWishbone_ADR(fetch_word),
        .iBusWishbone_DAT_MISO(load), .iBusWishbone_DAT_MOSI(), .iBusWishbone_SEL(),
        .iBusWishbone_ERR(answer && failed && !for_data), .iBusWishbone_CTI(), .iBusWishbone_BTE(),
        .dBusWishbone_CYC(), .dBusWishbone_STB(accesses), .dBusWishbone_ACK(answer && !failed && for_data),
        .dBusWishbone_WE(writes), .dBusWishbone_ADR(data_word), .dBusWishbone_DAT_MISO(load),
        .dBusWishbone_DAT_MOSI(store), .dBusWishbone_SEL(lanes), .dBusWishbone_ERR(answer && failed && for_data),
        .dBusWishbone_CTI(), .dBusWishbone_BTE());
endmodule
