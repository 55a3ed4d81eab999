// SPDX-License-Identifier: MIT
// The whole instruction beside the model, on the registers of 64 lanes; see generator/UNITS.md. Plusargs:
// +instructions=N, +seed=N.
module npu1_bench;
    import mmaref_pkg::*;
    logic clk = 0, start = 0, done;
    logic [63:0][1:0][31:0] a, b;
    logic [63:0][3:0][31:0] c, d;
    mmaref_arithmetic_t arithmetic;
    int instruction, instructions = 20, seed = 1, wrong;

    npu1_matmul unit (.*);

    // Any bits, or no NaN and numbers of C near the sum.
    task automatic draw(input bit any);
        foreach (a[lane, k]) a[lane][k] = $urandom & (any ? '1 : 32'hbfbfbfbf);
        foreach (b[lane, k]) b[lane][k] = $urandom & (any ? '1 : 32'hbfbfbfbf);
        foreach (c[lane, k]) c[lane][k] = any ? $urandom : $urandom & 32'h81ffffff | 32'h3e000000;
    endtask

    initial begin
        void'($value$plusargs("instructions=%d", instructions));
        void'($value$plusargs("seed=%d", seed));
        void'($urandom(seed));
        instruction = mmaref_instruction("matmul.q8");
        mmaref_must(instruction);
        mmaref_must(mmaref_arithmetic(instruction, "npu1", arithmetic));
        for (int n = 0; n < instructions; n++) begin
            int different;
            draw(n % 2 != 0);
            start = 1;
            do begin
                #5 clk = 1;
                #5 clk = 0;
                start = 0;
            end while (!done);
            different = mmaref_compare_known(instruction, arithmetic, mmaref_operands(a, b, c), d);
            mmaref_must(different);
            if (different != 0 && wrong == 0) $display("%s", mmaref_error_last());
            wrong += int'(different != 0);
        end
        $display("%m: %0d instructions, %0d wrong, seed %0d", instructions, wrong, seed);
    end
endmodule
