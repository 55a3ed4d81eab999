// SPDX-License-Identifier: MIT
// mmaref_first_unknown of vectors without, with one, and with two unknown bits, and below them; the places in words.
module unknown_bench;
    localparam int MMAREF_LANES = 32, MMAREF_REGISTERS_MAX = 16;
    `include "mmaref_unknown.svh"
    logic [32*16*32-1:0] bits;
    logic [64*64*8-1:0] bytes;
    logic [63:0] c;

    initial begin
        bits = {512{32'h5a5a5a5a}};
        $display("%0d", mmaref_first_unknown(bits, 16384));
        bits[77] = 1'bz;
        $display("%0d", mmaref_first_unknown(bits, 16384));
        bits[16383] = 1'bx;
        $display("%0d", mmaref_first_unknown(bits, 16384));
        $display("%0d", mmaref_first_unknown(bits, 77));
        $display("%0s", mmaref_unknown_register("d", 32, 4, bits));
        $display("%0s", mmaref_unknown_element("a", 8, 16, bits[1023:0]));
        c = 64'h12345678_zabcdef0;
        c[28] = 1'b0;
        c[30:29] = 2'b00;
        $display("%0s", mmaref_unknown_element("c", 1, 32, {960'd0, c}));
        bytes = {2{bits}};
        $display("%0s", mmaref_unknown_byte("z", bytes));
        bytes = 0;
        bytes[24000] = 1'bx;
        $display("%0s", mmaref_unknown_byte("z", bytes));
        $display("%0s", mmaref_unknown_register("d", 32, 4, 16384'd0));
        $display("%0s", mmaref_unknown_element("a", 4, 16, bits[1023:0]));
        $finish;
    end
endmodule
