// SPDX-License-Identifier: MIT
// The lanes that an enable mode and its value select: all, odd, even or none; one; the
// first n; the last n. With n = 0 the last two mean all.
`include "dut_bug.svh"
module mac16_enable (
    `BUG_SITE_PORT
    input  logic [1:0] mode,
    input  logic [4:0] value,
    output logic [31:0] enabled
);
    for (genvar i = 0; i < 32; i = i + 1) begin : lane
        logic by_parity, odd, first, last;

        assign odd = (i % 2 != 0) ^ `BUG(MAC_ENABLE_PARITY);
        assign by_parity = value == 5'd0 || (value == 5'd1 && odd) || (value == 5'd2 && !odd);
        assign first = 6'(i) < 6'(value);
        assign last = 6'(i) + 6'(value) >= (`BUG(MAC_ENABLE_LAST) ? 6'd31 : 6'd32);
        always_comb begin
            case (mode)
                2'd0: enabled[i] = by_parity;
                2'd1: enabled[i] = value == 5'(i);
                2'd2: enabled[i] = first || (value == '0 && !`BUG(MAC_ENABLE_ZERO));
                default: enabled[i] = last || value == '0;
            endcase
        end
    end
endmodule
