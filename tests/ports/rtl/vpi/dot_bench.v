// SPDX-License-Identifier: MIT
// Dot products and mac16 through VPI, and what must be named: X in a result, misspelt texts, types that the model has
// not, vectors too narrow. Then waivers. +mac16=FILE: operand, x, y, z and Z afterwards of known answers as words.
module dot_bench;
    reg [127:0] a, b;
    reg [31:0] c, d, got, random;
    reg signed [7:0] narrow;
    reg [511:0] wide;
    reg [63:0] operand;
    reg [4095:0] x, y;
    reg [32767:0] z, after, expected;
    reg [8*256-1:0] path;
    integer file, code, cases, right, status, wrong;

    task read_words(input integer count, output [32767:0] words);
        integer i;
        reg [31:0] word;
        begin
            words = 0;
            for (i = 0; i < count; i = i + 1) begin
                code = $fscanf(file, " %h", word);
                words[32*i +: 32] = word;
            end
        end
    endtask

    // A unit that loses the lowest bit of the exponent of element 2 of B.
    reg [63:0] small_a, small_b, lossy_b;
    reg [31:0] small_c;
    integer more, round;

    task compare_small;
        begin
            lossy_b = small_b & ~64'h0000_0400_0000_0000;
            status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 4, small_a, lossy_b, small_c, d);
            wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 4, small_a, small_b, small_c, d);
        end
    endtask

    task shrink_all;
        begin
            for (round = 0; round < 6; round = round + 1) begin
                small_a = {16'h3c00, 16'h3d00 + round[15:0], 16'h4100, 16'h3c01};
                small_b = {16'h3c00, 16'h3c00, 16'h3900, 16'h3c01};
                small_c = 32'h3f812345;
                compare_small;
                more = $mmaref_shrink(wrong, small_a, small_b, small_c);
                while (more > 0) begin
                    compare_small;
                    more = $mmaref_shrink(wrong, small_a, small_b, small_c);
                end
                compare_small;
            end
            $display("shrunk: %0d, wrong %0d, a %032h b %032h c %h", more, wrong, small_a, small_b, small_c);
            more = $mmaref_pattern(0);
            $display("pattern: %0d", more);
        end
    endtask

    initial begin
        more = $mmaref_shrink(1, small_a, small_b, small_c);
        $display("shrink: %0d", more);
        shrink_all;
        // 1 * 1 + 2 * 1 + 0.5
        a = 128'h4000_3c00;
        b = 128'h3c00_3c00;
        c = 32'h3f000000;
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("sum: %0d %h", status, d);
        status = $mmaref_dot("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", "sm_90", "f16,f16,f32,f32", 2, a, b, c, d);
        $display("as sm_90: %0d %h", status, d);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600000);
        $display("equal: %0d", wrong);
        wrong = $mmaref_compare_dot("", "custom fraction_bits=12", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("one ulp: %0d", wrong);
        // -1 * 255 + 2 * 3 + 1000 = 751
        wrong = $mmaref_compare_dot("", "custom", "s8 u8 s32 s32", 2, 16'h02ff, 16'h03ff, 32'd1000, 32'd5);
        $display("integers: %0d", wrong);
        // 1 + 2^-24 lies between two numbers of f32: a large word rounds it up, a small one does not.
        random = 32'hffffffff;
        status = $mmaref_dot("", "custom rounding=stochastic", "f32 f32 f32 f32", 1, 32'h3f800000, 32'h33800000,
                             32'h3f800000, d, random);
        $display("up: %0d %h", status, d);
        random = 0;
        status = $mmaref_dot("", "custom rounding=stochastic", "f32 f32 f32 f32", 1, 32'h3f800000, 32'h33800000,
                             32'h3f800000, d, random);
        $display("down: %0d %h", status, d);

        // 1 * 1 * 2 + 1 * 1 * 0.5 + 1 = 3.5, by scale factors of one element each; then the second of B is a NaN.
        status = $mmaref_dot("", "custom", "e4m3 e4m3 f32 f32", 2, 16'h3838, 16'h3838, 32'h3f800000, d, 0, "ue8m0", 1,
                             16'h7e80, 16'h7f7f);
        $display("scaled: %0d %h", status, d);
        wrong = $mmaref_compare_dot("", "custom", "e4m3 e4m3 f32 f32", 2, 16'h3838, 16'h3838, 32'h3f800000, 32'h40600000,
                                    0, "ue8m0", 1, 16'h7e80, 16'hff7f);
        $display("a scale factor that is NaN: %0d", wrong);
        status = $mmaref_dot("", "custom", "e4m3 e4m3 f32 f32", 2, 16'h3838, 16'h3838, 32'h3f800000, d, 0, "e8m0", 1,
                             16'h7e80, 16'h7f7f);
        $display("scale type: %0d", status);
        status = $mmaref_dot("", "custom", "e4m3 e4m3 f32 f32", 2, 16'h3838, 16'h3838, 32'h3f800000, d, 0, "ue8m0", 257,
                             16'h7e80, 16'h7f7f);
        $display("scale length: %0d", status);
        status = $mmaref_dot("", "custom", "e4m3 e4m3 f32 f32", 2, 16'h3838, 16'h3838, 32'h3f800000, d, 0, "ue8m0", 1,
                             16'h7e80, 16'h7fx0);
        $display("scale X: %0d", status);
        // A format of 17 bits: 1.07c * 1.07c + 1.07c, in hexadecimal.
        status = $mmaref_dot("", "custom", "e6m10.reserved.binade, e6m10.reserved.binade f32 e6m10.reserved.binade", 1,
                             17'h7c1f, 17'h7c1f, 32'h3f83e000, d);
        $display("format: %0d %h", status, d);

        got = 32'h40600000;
        got[5] = 1'bx;
        d = 7;
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, got);
        $display("output: %0d", wrong);
        a[20] = 1'bz;
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("operand: %0d", status);
        a[20] = 0;
        a[40] = 1'bx; // element 2, which is not read
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600000);
        $display("behind: %0d", wrong);
        status = $mmaref_dot("", "custom fraction_bitz=12", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("field: %0d", status);
        status = $mmaref_dot("", "custom subnormals=flush_in flush_out", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("flags: %0d", status);
        status = $mmaref_dot("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322", "sm_90", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("instruction: %0d", status);
        status = $mmaref_dot("", "sm_90", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("profile: %0d", status);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 s32 f32", 2, a, b, c, d);
        $display("type: %0d", wrong);
        wrong = $mmaref_compare_dot("", "custom", "f16 f61 f32 f32", 2, a, b, c, d);
        $display("no type: %0d", wrong);
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 9, a, b, c, d);
        $display("narrow: %0d", status);
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 129, a, b, c, d);
        $display("count: %0d", status);
        // Numbers and texts that do not fit, around a part that does.
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 64'h1_00000001, a, b, c, d);
        $display("count of 33 bits: %0d", status);
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", -2, a, b, c, d);
        $display("negative count: %0d", status);
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 32'hfffffffe, a, b, c, d);
        $display("large count: %0d", status);
        narrow = -3;
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", narrow, a, b, c, d);
        $display("narrow count: %0d", status);
        status = $mmaref_dot("", "custom rounding=stochastic", "f16 f16 f32 f32", 2, a, b, c, d, 64'h80_00000000);
        $display("random: %0d", status);
        status = $mmaref_dot("", {"custom", {1000{" "}}, "rounding=up"}, "f16 f16 f32 f32", 2, a, b, c, d);
        $display("arithmetic: %0d", status);
        status = $mmaref_dot({1001{"m"}}, "sm_90", "f16 f16 f32 f32", 2, a, b, c, d);
        $display("long instruction: %0d", status);
        status = $mmaref_dot("", "custom", {"f16 f16 f32 f32", {999{" "}}, "f32"}, 2, a, b, c, d);
        $display("types: %0d", status);
        status = $mmaref_mma("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", {"sm_90", {1000{" "}}, "rounding=up"},
                             a, b, c, d);
        $display("whole: %0d", status);
        status = $mmaref_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c);
        $display("missing: %0d", status);
        $display("left as it was: %0d", d);

        status = $mmaref_waive("one bit too many", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("waived: %0d %0d", status, wrong);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600003);
        $display("the next: %0d", wrong);
        status = $mmaref_waive("one bit too many", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, got);
        $display("never an X: %0d", wrong);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600005);
        $display("nor the one behind it: %0d", wrong);
        status = $mmaref_waive("never", 0);
        status = $mmaref_waive({120{"w"}}, 1);
        $display("long name: %0d", status);
        status = $mmaref_waive("bit 32", 64'h1_00000000);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("applies above 32 bits: %0d", wrong);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600007);
        $display("does not apply: %0d", wrong);
        $display("unused: %0d", $mmaref_waivers(0));

        // Several for one comparison.
        status = $mmaref_waive("true", 1);
        status = $mmaref_waive("then false", 0);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("true, then false: %0d", wrong);
        status = $mmaref_waive("false", 0);
        status = $mmaref_waive("then true", 1);
        status = $mmaref_waive("and true", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("false, then true twice: %0d", wrong);
        status = $mmaref_waive("true", 0);
        status = $mmaref_waive("true", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("a name false and true: %0d", wrong);
        status = $mmaref_waive("where nothing differs", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, got);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600009);
        $display("used up: %0d", wrong);
        status = $mmaref_waive("before a refusal", 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, got, 0, "", 0, 0, 0, 0, 0, 0, 0);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600009);
        $display("used up by a refusal: %0d", wrong);
        status = $mmaref_waive("kept by a name too long", 1);
        status = $mmaref_waive({120{"w"}}, 1);
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("kept: %0d", wrong);
        $display("unused of all: %0d", $mmaref_waivers(0));
        for (cases = 10; cases <= 63; cases = cases + 1) begin
            $sformat(path, "%0d", cases);
            status = $mmaref_waive(path, cases == 62);
        end
        wrong = $mmaref_compare_dot("", "custom", "f16 f16 f32 f32", 2, a, b, c, 32'h40600001);
        $display("the last of 64 applies: %0d, the 65th: %0d", wrong, status);

        cases = 0;
        right = 0;
        if (!$value$plusargs("mac16=%s", path)) path = "mac16";
        file = $fopen(path, "r");
        while (file != 0 && $fscanf(file, " %h", operand) == 1) begin
            read_words(128, z);
            x = z[4095:0];
            read_words(128, z);
            y = z[4095:0];
            read_words(1024, z);
            read_words(1024, expected);
            cases = cases + 1;
            after = 0;
            status = $mmaref_mac16(operand, x, y, z, after);
            wrong = $mmaref_compare_mac16(operand, x, y, z, expected);
            if (status == 0 && wrong == 0 && after === expected) right = right + 1;
        end
        $display("mac16: %0d of %0d", right, cases);
        expected[8*(64*6+10)] = !expected[8*(64*6+10)];
        wrong = $mmaref_compare_mac16(operand, x, y, z, expected);
        $display("mac16 wrong: %0d", wrong);
        expected[8*70+3] = 1'bx;
        wrong = $mmaref_compare_mac16(operand, x, y, z, expected);
        $display("mac16 X: %0d", wrong);
        $finish;
    end
endmodule
