// SPDX-License-Identifier: MIT
// The cases of unit_bench.sv through $mmaref_mma and $mmaref_compare; then an unknown bit in a lane above 31.
module unit_bench;
    reg [64*2*32-1:0] a, b;
    reg [64*4*32-1:0] c, d, expected;
    integer file, count, status, wrong;

    task read_words(input integer of, output reg [64*4*32-1:0] words);
        integer i;
        reg [31:0] word;
        begin
            words = 0;
            for (i = 0; i < of; i = i + 1) begin
                if ($fscanf(file, "%h", word) == 1) words[32*i +: 32] = word;
            end
        end
    endtask

    initial begin
        file = $fopen("cases.txt", "r");
        while ($fscanf(file, " case %d", count) == 1) begin
            read_words(128, d);
            a = d;
            read_words(128, d);
            b = d;
            read_words(256, c);
            read_words(256, expected);
            status = $mmaref_mma("matmul.q8", "npu1", a, b, c, d);
            wrong = $mmaref_compare("matmul.q8", "npu1", a, b, c, expected);
            if (status != 0 || d !== expected || wrong != 0) $display("case %0d: another D", count);
            d[(37*4+2)*32+5] = !d[(37*4+2)*32+5];
            wrong = $mmaref_compare("matmul.q8", "npu1", a, b, c, d);
            if (wrong != 1) $display("case %0d: a wrong bit is right", count);
        end
        a[(40*2+1)*32+7] = 1'bx;
        status = $mmaref_mma("matmul.q8", "npu1", a, b, c, d);
        $display("%0d cases, then status %0d", count, status);
    end
endmodule
