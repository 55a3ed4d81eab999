// SPDX-License-Identifier: MIT
// mmaref_first_unknown of vectors without, with one, and with two unknown bits, and below them.
module unknown_bench;
    `include "mmaref_unknown.svh"
    logic [32*16*32-1:0] bits;

    initial begin
        bits = {512{32'h5a5a5a5a}};
        $display("%0d", mmaref_first_unknown(bits, 16384));
        bits[77] = 1'bz;
        $display("%0d", mmaref_first_unknown(bits, 16384));
        bits[16383] = 1'bx;
        $display("%0d", mmaref_first_unknown(bits, 16384));
        $display("%0d", mmaref_first_unknown(bits, 77));
        $finish;
    end
endmodule
