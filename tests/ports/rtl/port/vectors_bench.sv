// SPDX-License-Identifier: MIT
// Cases that leave the simulator as text vectors: of each kind one as the model has it and
// one with a wrong bit, in +good=FILE and +bad=FILE. Prints what the model says of the bad.
module vectors_bench;
    import mmaref_pkg::*;

    int good, bad;
    bit fdp_done;
    int fdp_errors;

    fdp_check fdp (.done(fdp_done), .errors(fdp_errors));

    function automatic mmaref_regs_t random();
        for (int i = 0; i < 512; i++) random[32*i +: 32] = $urandom;
    endfunction

    function automatic void write_both(input string text, input string arithmetic_text, input bit [31:0] metadata,
                                       input int wrong_bit);
        int id = mmaref_instruction(text);
        mmaref_arithmetic_t arithmetic;
        mmaref_logic_operands_t operands = mmaref_logic_operands_t'(0);
        mmaref_regs_t d;
        int status;
        operands.a = random();
        operands.b = random();
        operands.c = random();
        operands.e = {32{metadata}};
        operands.scale_a = {32{32'h7f7f7f7f}};
        operands.scale_b = {32{32'h7f7f7f7f}};
        status = mmaref_arithmetic(id, arithmetic_text, arithmetic);
        if (status == MMAREF_OK) status = mmaref_mma_known(id, arithmetic, operands, d);
        if (status != MMAREF_OK) $fatal(1, "%s: %s", text, mmaref_status_name(status));
        mmaref_write_mma(good, id, arithmetic, mmaref_operands_t'(operands), d);
        if (mmaref_compare(id, arithmetic, mmaref_operands_t'(operands), d) != 0) $fatal(1, "%s differs", text);
        d[wrong_bit] = !d[wrong_bit];
        mmaref_write_mma(bad, id, arithmetic, mmaref_operands_t'(operands), d);
        void'(mmaref_compare(id, arithmetic, mmaref_operands_t'(operands), d));
    endfunction

    function automatic void write_both_mac16();
        mmaref_pool_t x = mmaref_pool_t'(random()), y = mmaref_pool_t'(random());
        mmaref_z_t z = {random(), random()}, z_out;
        bit [63:0] operand = 64'h0080_0000_0000_0000;
        if (mmaref_mac16(operand, x, y, z, z_out) != MMAREF_OK) $fatal(1, "mac16");
        mmaref_write_mac16(good, operand, x, y, z, z_out);
        z_out[8*(64*6+10)] = !z_out[8*(64*6+10)]; // row 6, byte 10: lane 5
        mmaref_write_mac16(bad, operand, x, y, z, z_out);
        void'(mmaref_compare_mac16(operand, x, y, z, z_out));
    endfunction

    // A unit of four products a step that keeps two bits too many, beside the model of the one
    // meant. All rows of A are alike, and all columns of B.
    function automatic void show_steps();
        int id = mmaref_instruction("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32");
        mmaref_dot_types_t types = {MMAREF_TYPE_F16, MMAREF_TYPE_F16, MMAREF_TYPE_F32, MMAREF_TYPE_F32};
        mmaref_arithmetic_t meant, built;
        bit [127:0] a = 128'h3555_b266_3c00_3e00_2e66_3aab_38cd_bf33, b = 128'h3c01_3c03_4100_b900_3c55_3dcd_3b33_3c00;
        mmaref_operands_t operands = mmaref_operands_t'(0);
        mmaref_regs_t expected, got;
        bit [63:0] c = 64'h3dcccccd;
        mmaref_steps_t steps = 0;
        bit [31:0] corners;
        int first;
        if (mmaref_arithmetic(id, "custom products=4 fraction_bits=12 rounding=zero", meant) != MMAREF_OK ||
            mmaref_arithmetic(id, "custom products=4 fraction_bits=14 rounding=zero", built) != MMAREF_OK) $fatal;
        for (int lane = 0; lane < 32; lane++) begin
            operands.a[64*lane +: 64] = {2{a[32*(lane%4) +: 32]}};
            operands.b[32*lane +: 32] = b[32*(lane%4) +: 32];
            operands.c[128*lane +: 128] = {4{c[31:0]}};
        end
        void'(mmaref_dot_add(types, built, 4, 1024'(a[63:0]), 1024'(b[63:0]), c, steps[0], corners));
        void'(mmaref_dot_add(types, built, 4, 1024'(a[127:64]), 1024'(b[127:64]), steps[0], steps[1], corners));
        void'(mmaref_mma(id, meant, operands, expected));
        void'(mmaref_mma(id, built, operands, got));
        first = mmaref_difference(id, expected, got, 0);
        $display("%s", mmaref_explain_steps(id, meant, operands, got, first, steps, 2));
    endfunction

    // What a number that no instruction has leaves in the queue: one text each.
    function automatic void show_refusal(input string what, input int status);
        int count = mmaref_error_count();
        $display("refused %s: %0d, %0d, %s", what, status, count, mmaref_error_next());
    endfunction

    function automatic void show_refusals();
        mmaref_arithmetic_t arithmetic = mmaref_arithmetic_t'(0);
        mmaref_logic_operands_t operands = mmaref_logic_operands_t'(0);
        mmaref_regs_t d;
        show_refusal("comparison", mmaref_compare_known(99999, arithmetic, operands, mmaref_logic_regs_t'(0)));
        show_refusal("product", mmaref_mma_known(99999, arithmetic, operands, d));
        mmaref_write_mma(good, 99999, arithmetic, mmaref_operands_t'(operands), d);
        show_refusal("case", 0);
    endfunction

    initial begin
        string path;
        if (mmaref_tables_hash() != MMAREF_TABLES_HASH) $fatal(1, "the library and the package are of different tables");
        if (mmaref_edition() != $sformatf("PTX ISA %0d.%0d", MMAREF_PTX_ISA / 100, MMAREF_PTX_ISA % 100)) $fatal;
        void'($value$plusargs("good=%s", path));
        good = $fopen(path, "w");
        void'($value$plusargs("bad=%s", path));
        bad = $fopen(path, "w");
        mmaref_write_start(good);
        mmaref_write_start(bad);
        // Registers of D: four in a lane, but two of f16. The lowest bit of lane 5, register 1.
        write_both("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
                   "sm_90 products=4 exponent_floor=-20 rounding=nearest_away result_bits=10", 0, (5 * 4 + 1) * 32);
        write_both("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16", "fma", 0, (5 * 2 + 1) * 32);
        write_both("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", "exact", 0, (5 * 4 + 1) * 32);
        write_both("mma.sp.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32", "sm_80", 32'h4e94_de84, (5 * 4 + 1) * 32);
        write_both("mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e2m3.f32.ue8m0",
                   "sm_120", 0, (5 * 4 + 1) * 32);
        write_both_mac16();
        while (mmaref_error_count() != 0) $display("%s", mmaref_error_next());
        show_refusals();
        $fclose(good);
        $fclose(bad);
        $display("steps:");
        show_steps();
        wait (fdp_done);
        $display("- fdp: %0d errors", fdp_errors);
        $finish;
    end
endmodule
