// SPDX-License-Identifier: MIT
// One lane: x * y, x, y or 0, shifted right arithmetically. 8-bit lanes are the low byte.
`include "dut_bug.svh"
module mac16_lane (
    `BUG_SITE_PORT
    input  logic [15:0] x,
    input  logic [15:0] y,
    input  logic x_i8,
    input  logic y_i8,
    input  logic skip_x,
    input  logic skip_y,
    input  logic [4:0] shift,
    output logic [31:0] addend
);
    logic signed [31:0] wide_x, wide_y, value;
    logic [4:0] amount;
    logic keep_sign;

    assign keep_sign = !`BUG(MAC_I8_UNSIGNED);
    assign wide_x = x_i8 ? {{24{x[7] && keep_sign}}, x[7:0]} : {{16{x[15]}}, x};
    assign wide_y = y_i8 ? {{24{y[7]}}, y[7:0]} : {{16{y[15]}}, y};
    always_comb begin
        case ({skip_x, skip_y})
            2'b00: value = wide_x * wide_y;
            2'b01: value = `BUG(MAC_SKIP_Y) ? wide_y : wide_x;
            2'b10: value = wide_y;
            default: value = '0;
        endcase
    end
    assign amount = `BUG(MAC_SHIFT_FOUR_BITS) ? {1'b0, shift[3:0]} : shift;
    assign addend = `BUG(MAC_SHIFT_LOGICAL) ? $unsigned(value) >> amount : $unsigned(value >>> amount);
endmodule
