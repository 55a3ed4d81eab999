// SPDX-License-Identifier: MIT
// README's program in SystemVerilog; where the element lies is as C says it.
module program_sv;
    import mmaref_pkg::*;
    localparam int LANE = 16, REGISTER = 3;
    mmaref_operands_t operands;
    mmaref_arithmetic_t arithmetic;
    mmaref_regs_t d;
    int instruction, status;

    initial begin
        instruction = mmaref_instruction("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
        if (instruction < 0) $fatal(1, "%s", mmaref_status_name(instruction));
        status = mmaref_arithmetic(instruction, "sm_90", arithmetic);
        if (status != MMAREF_OK) $fatal(1, "%s", mmaref_status_name(status));
        operands = '0;
        operands.a = {MMAREF_LANES * MMAREF_REGISTERS_MAX{32'h3c3c3c3c}};
        operands.b = {MMAREF_LANES * MMAREF_REGISTERS_MAX{32'h3c3c3c3c}};
        status = mmaref_mma(instruction, arithmetic, operands, d);
        if (status != MMAREF_OK) $fatal(1, "%s", mmaref_status_name(status));
        $display("D[12][1] is in lane %0d, register %0d: %08x", LANE, REGISTER,
                 d[(LANE * mmaref_registers(instruction, MMAREF_OPERAND_D) + REGISTER) * 32 +: 32]);
        $finish;
    end
endmodule
