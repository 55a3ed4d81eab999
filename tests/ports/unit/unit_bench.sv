// SPDX-License-Identifier: MIT
// Cases of matmul.q8, whose operands are of 64 lanes, through the package of SystemVerilog: lines of the words of A, B,
// C and D. Each D with a wrong bit is told from the model's, and all cases are written as text vectors.
module unit_bench;
    import mmaref_pkg::*;
    localparam int WRONG = (37 * 4 + 2) * 32 + 5; // bit 5 of register 2 of lane 37
    mmaref_arithmetic_t arithmetic;
    mmaref_operands_t operands;
    mmaref_regs_t a, b, c, d, expected;
    int cases, vectors, count = 0;

    function automatic mmaref_regs_t words(input int of);
        bit [31:0] word;
        words = mmaref_regs_t'(0);
        for (int i = 0; i < of; i++) begin
            if ($fscanf(cases, "%h", word) == 1) words[32*i +: 32] = word;
        end
    endfunction

    initial begin
        int number = mmaref_instruction("matmul.q8");
        mmaref_must(mmaref_arithmetic(number, "npu1", arithmetic));
        if (mmaref_lanes(number) != 64) $fatal(1, "%0d lanes", mmaref_lanes(number));
        cases = $fopen("cases.txt", "r");
        vectors = $fopen("written.vec", "w");
        mmaref_write_start(vectors);
        while ($fscanf(cases, " case %d", count) == 1) begin
            a = words(128);
            b = words(128);
            c = words(256);
            operands = mmaref_operands(a, b, c);
            expected = words(256);
            mmaref_must(mmaref_mma(number, arithmetic, operands, d));
            if (d != expected) $fatal(1, "case %0d: another D", count);
            if (mmaref_compare(number, arithmetic, operands, d) != 0) $fatal(1, "case %0d: D differs", count);
            mmaref_write_mma(vectors, number, arithmetic, operands, d);
            d[WRONG] = !d[WRONG];
            if (mmaref_compare(number, arithmetic, operands, d) != 1) $fatal(1, "case %0d: a wrong bit passes", count);
        end
        mmaref_print_errors();
        $display("%0d cases", count);
        $finish;
    end
endmodule
