// SPDX-License-Identifier: MIT
// A bench in which one bit of what the RTL gives is wrong; see README.md.
`define INSTRUCTION "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32"
module bench;
    reg [32*4*32-1:0] a, c, d, rtl_d; // four registers in each of 32 lanes; word lane * 4 + register
    reg [32*2*32-1:0] b;
    integer status, wrong;

    initial begin
        a = {128{32'h3c003c00}}; // every element of A is 1
        b = {64{32'h40003c00}};  // those of B are 1 and 2 in turn
        c = 0;
        status = $mmaref_mma(`INSTRUCTION, "sm_90", a, b, c, d);
        if (status != 0) begin
            $display("the model has no result: status %0d", status);
            $finish;
        end
        rtl_d = d ^ 1 << 32 * (4 * 12 + 1); // lane 12, register 1
        wrong = $mmaref_compare(`INSTRUCTION, "sm_90", a, b, c, rtl_d);
        if (wrong < 0) $display("nothing is compared: status %0d", wrong);
        else $display("%0d wrong", wrong);
    end
endmodule
