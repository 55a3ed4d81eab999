// SPDX-License-Identifier: MIT
// The scoreboards of port/uvm, by the stand-in of uvm_pkg.sv: items that are right, wrong, unknown and waived.
module uvm_bench;
    import uvm_pkg::*;
    import mmaref_pkg::*;
    import mmaref_uvm_pkg::*;

    // A transaction of a user, and a waiver.
    class my_item extends uvm_sequence_item;
        logic [15:0] x[2], y[2];
        logic [31:0] addend, sum;
        function new(string name = "my_item");
            super.new(name);
        endfunction
    endclass

    class my_scoreboard extends mmaref_dot_scoreboard_of #(my_item);
        function new(string name, uvm_component parent);
            super.new(name, parent);
        endfunction
        virtual function mmaref_dot_item dot_of(my_item item);
            dot_of = new("dot");
            dot_of.a = 1024'({item.x[1], item.x[0]});
            dot_of.b = 1024'({item.y[1], item.y[0]});
            dot_of.c = 64'(item.addend);
            dot_of.d = 64'(item.sum);
        endfunction
        virtual function int waive(my_item item, int wrong);
            wrong = mmaref_waive("one ulp", item.sum == 32'h40600001, wrong);
            return mmaref_waive("never", 0, wrong);
        endfunction
    endclass

    my_scoreboard dots;
    mmaref_mma_scoreboard warps;

    // 1 * 1 + 2 * 1 + 0.5 is 3.5
    function automatic void send(logic [31:0] sum, logic [31:0] addend = 32'h3f000000);
        my_item item = new("item");
        item.x[0] = 16'h3c00;
        item.x[1] = 16'h4000;
        item.y[0] = 16'h3c00;
        item.y[1] = 16'h3c00;
        item.addend = addend;
        item.sum = sum;
        dots.write(item);
    endfunction

    // Products of ones: every element of D is 16.
    function automatic void send_warp(mmaref_logic_regs_t wrong);
        mmaref_mma_item item = new("item");
        item.operands = mmaref_logic_operands_t'(0);
        item.operands.a[4095:0] = {128{32'h3c003c00}};
        item.operands.b[2047:0] = {64{32'h3c003c00}};
        item.d = mmaref_logic_regs_t'({128{32'h41800000}}) ^ wrong;
        warps.write(item);
    endfunction

    initial begin
        uvm_phase phase = new;
        uvm_component top; // null
        dots = new("dots", top);
        warps = new("warps", top);
        dots.set_unit({MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32}, "custom", 2);
        warps.set_unit("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90");
        warps.check_phase(phase); // nothing was compared
        $display("errors: %0d", errors);
        send(32'h40600000);
        send(32'h40600001);
        send(32'h40400000, 1); // 3 and a subnormal
        $display("errors: %0d", errors);
        for (int i = 0; i < 6; i++) send(32'h40600002);
        $display("errors: %0d", errors);
        dots.check_phase(phase); // a waiver that never applied
        dots.report_phase(phase);
        send_warp(0);
        send_warp(mmaref_logic_regs_t'(1) << 32 * 49);
        warps.report_phase(phase);
        $display("errors: %0d, texts that wait: %0d", errors, mmaref_error_count());
        dots.set_unit({MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32}, "custom rounding=zeroo", 2);
    end
endmodule
