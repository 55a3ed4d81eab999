// SPDX-License-Identifier: MIT
// What must be named: unknown bits of an output, misspelt texts, types that the model has not; and waivers, and
// comparisons in several threads at once. Built with random values in the place of X, which Verilator has not.
module never_loaded (input logic clk, input logic load, input logic [31:0] x, output logic [31:0] d);
    logic [31:0] held; // without reset
    always_ff @(posedge clk) if (load) held <= x;
    assign d = held;
endmodule

// Compares `count` sums of its own, one of eight wrong.
module comparer #(parameter bit [31:0] SEED = 1) (input logic clk, output int right, output int wrong, output int waived);
    import mmaref_pkg::*;
    localparam mmaref_dot_types_t TYPES = {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32};
    mmaref_arithmetic_t arithmetic;
    bit [31:0] n = SEED;
    initial mmaref_must(mmaref_arithmetic(-1, "custom", arithmetic));

    always @(posedge clk) begin
        bit [63:0] d;
        bit [31:0] corners;
        int found;
        n <= n * 32'd1664525 + 32'd1013904223;
        mmaref_must(mmaref_dot_add(TYPES, arithmetic, 4, {960'd0, {2{n & 32'hbfffbfff}}}, 1024'(64'h3c003c003c003c00),
                                   64'd0, d, corners));
        if (n[31:29] == 0) d[3] = !d[3];
        found = mmaref_compare_dot_known(TYPES, arithmetic, 4, {960'd0, {2{n & 32'hbfffbfff}}},
                                         1024'(64'h3c003c003c003c00), 64'd0, d);
        found = mmaref_waive("bit 3 of odd ones", n[28], found);
        if (n[31:29] == 0 && n[28]) waived <= waived + 1;
        if (found == (n[31:29] == 0 && !n[28] ? 1 : 0)) right <= right + 1;
        if (found != 0) wrong <= wrong + 1;
    end
endmodule

module failures_bench;
    import mmaref_pkg::*;
    localparam mmaref_dot_types_t TYPES = {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32};

    bit clk;
    logic [31:0] d;
    int right[2], wrong[2], waived[2], clocks;
    never_loaded unit (.clk, .load(1'b0), .x(32'd0), .d);
    comparer #(.SEED(1)) one (.clk, .right(right[0]), .wrong(wrong[0]), .waived(waived[0]));
    comparer #(.SEED(77)) other (.clk, .right(right[1]), .wrong(wrong[1]), .waived(waived[1]));

    // Shows the reason of what has to be a negative status.
    function automatic void refused(input string what, input int status);
        $display("%s: status %s: %s", what, mmaref_status_name(status), mmaref_error_last());
    endfunction

    function automatic void name_them();
        mmaref_arithmetic_t arithmetic;
        mmaref_dot_types_t types = {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_S32, MMAREF_TYPE_F32};
        mmaref_dot_types_t scaled = {MMAREF_TYPE_E4M3, MMAREF_TYPE_E4M3, MMAREF_TYPE_F32, MMAREF_TYPE_F32};
        // 1 * 1 * 2 + 1 * 1 * 0.5 + 1 = 3.5
        mmaref_logic_dot_others_t others = '{random: '0, scale_type: MMAREF_TYPE_UE8M0, scale_length: 1,
                                             scale_a: 64'h7e80, scale_b: 64'h7f7f};
        mmaref_fixed_t fixed = '0;
        int found;
        mmaref_must(mmaref_arithmetic(-1, "custom rounding=up", arithmetic));
        $display("enum: %s", arithmetic.rounding.name());
        $display("corners: %s", mmaref_corner_names(MMAREF_COVER_TIE | MMAREF_COVER_INFINITY));
        refused("field", mmaref_arithmetic(-1, "custom fraction_bitz=12", arithmetic));
        refused("value", mmaref_arithmetic(-1, "custom rounding=zeroo", arithmetic));
        refused("flags", mmaref_arithmetic(-1, "custom subnormals=flush_in|flush_out", arithmetic));
        refused("instruction", mmaref_instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322"));
        mmaref_must(mmaref_arithmetic(-1, "custom", arithmetic));
        refused("format", mmaref_type("e6m"));
        $display("formats: %0d", 32'(mmaref_type("e6m10.b40.reserved.binade"))
                                 - mmaref_format(6, 10, 40, MMAREF_SPECIAL_RESERVED + MMAREF_SPECIAL_BINADE));
        $display("scaled: %0d, %0d",
                 mmaref_compare_dot_others_known(scaled, arithmetic, 2, 1024'(16'h3838), 1024'(16'h3838), 64'h3f800000,
                                                 others, 64'h40600000),
                 mmaref_compare_dot_others_known(scaled, arithmetic, 2, 1024'(16'h3838), 1024'(16'h3838), 64'h3f800000,
                                                 others, 64'h40600001));
        fixed.words = 1;
        fixed.exponent = -1;
        mmaref_must(mmaref_dot_fixed(scaled, arithmetic, 2, 1024'(16'h3838), 1024'(16'h3838), 64'hbf800000,
                                     mmaref_dot_others_t'(others), fixed));
        $display("fixed: %0d * 2^%0d %s", fixed.word[0], fixed.exponent, fixed.kind.name());
        void'(mmaref_error_next());
        refused("type", mmaref_compare_dot_known(types, arithmetic, 4, 0, 0, 0, 0));
        found = mmaref_compare_dot_known(TYPES, arithmetic, 4, 0, 0, 64'h3f800000, 64'(d));
        $display("output: %0d wrong: %s", found, mmaref_error_last());
        if (mmaref_waive("never", 1, 0) != 0 || mmaref_waive("an X", 1, MMAREF_E_UNKNOWN) != MMAREF_E_UNKNOWN) $fatal;
        if ($test$plusargs("must")) mmaref_must(mmaref_arithmetic(-1, "custom aline=jam", arithmetic));
    endfunction

    always #1 clk = !clk;
    always @(posedge clk) clocks <= clocks + 1;
    initial begin
        #1 name_them();
        wait (clocks == 4000);
        #1 $display("threads: %0d right, %0d wrong, %0d waived", right[0] + right[1] - 2 * clocks, wrong[0] + wrong[1],
                    mmaref_waived("bit 3 of odd ones") - waived[0] - waived[1]);
        $display("%s", mmaref_waivers());
        $display("queue: %0d", mmaref_error_count() + mmaref_errors_lost() - wrong[0] - wrong[1]);
        $finish;
    end
endmodule
