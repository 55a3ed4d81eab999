// SPDX-License-Identifier: MIT
// RV32IM in machine mode as a plain state machine: one memory port, no interrupts. What a bare
// program needs of Zicsr and Zicntr is there.
//
//   FETCH    waits for the instruction; its two source registers are read as it comes
//   EXECUTE  computes the result; the address of the next instruction, or of data, goes out
//   MEMORY   waits for the answer to a load or a store
//   DIVIDE   a quotient, a remainder and, without FAST_MULTIPLY, a product, one bit in a cycle
//
// The bus: `request` lasts one cycle and carries address, strobes (none: a load) and data; the core then
// asks no more until `answer`, which carries what was read, or `failed`. An answer comes in the next
// cycle or later.
`include "soc_bug.svh"
module rv32im #(
    parameter logic [31:0] RESET = 32'h0000_0000,
    parameter bit FAST_MULTIPLY = 1 // one cycle; else 33 of them, without a multiplier
) (
    input  logic clk,
    input  logic rst_n,
    output logic request,
    output logic [31:0] address,
    output logic [3:0] strobe,
    output logic [31:0] store,
    input  logic answer,
    input  logic failed,
    input  logic [31:0] load
);
    typedef enum logic [2:0] { START, FETCH, EXECUTE, MEMORY, DIVIDE } state_t;
    state_t state;

    logic [31:0] pc, instruction;

    // ---- Fields of the instruction, and its immediates ----------------------------------------
    logic [6:0] opcode, function7;
    logic [2:0] function3;
    logic [4:0] rd;

    assign opcode = instruction[6:0];
    assign rd = instruction[11:7];
    assign function3 = instruction[14:12];
    assign function7 = instruction[31:25];

    localparam logic [6:0] LOAD = 7'h03, FENCE = 7'h0f, OP_IMM = 7'h13, AUIPC = 7'h17, STORE = 7'h23, OP = 7'h33,
                           LUI = 7'h37, BRANCH = 7'h63, JALR = 7'h67, JAL = 7'h6f, SYSTEM = 7'h73;

    logic [31:0] imm_i, imm_s, imm_b, imm_u, imm_j;

    assign imm_i = {{20{instruction[31]}}, instruction[31:20]};
    assign imm_s = {{20{instruction[31]}}, instruction[31:25], instruction[11:7]};
    assign imm_b = {{20{instruction[31]}}, instruction[7], instruction[30:25], instruction[11:8], 1'b0};
    assign imm_u = {instruction[31:12], 12'h000};
    assign imm_j = {{12{instruction[31]}}, instruction[19:12], instruction[20], instruction[30:21], 1'b0};

    // ---- Registers: written at the end of an instruction, read as the next one comes ------------
    logic [31:0] registers [0:31];
    logic [31:0] rs1, rs2, result;
    logic writes;

    initial begin : cleared
        integer i;
        for (i = 0; i < 32; i = i + 1) registers[i] = 32'd0;
    end

    always_ff @(posedge clk) begin
        if (state == FETCH) begin
            rs1 <= registers[load[19:15]];
            rs2 <= registers[load[24:20]];
        end
        if (writes && rd != 5'd0) registers[rd] <= result;
    end

    // ---- Arithmetic -------------------------------------------------------------------------------
    logic [31:0] b, shifted;
    logic [4:0] places;
    logic is_multiply_divide, subtracts, arithmetic_shift, less_signed, less_unsigned;

    assign is_multiply_divide = opcode == OP && function7 == 7'h01;
    assign b = opcode == OP || opcode == BRANCH ? rs2 : imm_i;
    assign places = b[4:0];
    assign subtracts = opcode == OP && function7[5];
    assign arithmetic_shift = function7[5] && !`SOC_BUG(SHIFT_RIGHT_LOGICAL);
    assign less_signed = $signed(rs1) < $signed(b);
    assign less_unsigned = `SOC_BUG(COMPARE_SIGNED) ? less_signed : rs1 < b;
    assign shifted = 32'($signed({arithmetic_shift && rs1[31], rs1}) >>> places);

    logic [31:0] computed;

    always_comb begin
        case (function3)
            3'd0: computed = subtracts ? rs1 - b : rs1 + b;
            3'd1: computed = rs1 << places;
            3'd2: computed = {31'd0, less_signed};
            3'd3: computed = {31'd0, less_unsigned};
            3'd4: computed = rs1 ^ b;
            3'd5: computed = shifted;
            3'd6: computed = rs1 | b;
            default: computed = rs1 & b;
        endcase
    end

    // ---- Multiply and divide ----------------------------------------------------------------------
    // Operands enter as signed numbers of 33 bits: mul and mulh take both as signed, mulhsu the first, mulhu none.
    logic rs1_negative, rs2_negative;
    logic [31:0] product_high, product_low, rs1_magnitude, rs2_magnitude;

    assign rs1_negative = rs1[31] && (function3[2] ? !function3[0] : function3[1:0] != 2'd3);
    assign rs2_negative = rs2[31] && (function3[2] ? !function3[0] : !function3[1] || `SOC_BUG(MULTIPLY_SIGN));
    assign rs1_magnitude = rs1_negative ? -rs1 : rs1;
    assign rs2_magnitude = rs2_negative ? -rs2 : rs2;

    // One bit in a cycle, on magnitudes. A division shifts the dividend out of `low` into `high`, from which
    // the divisor is taken where it fits, and the quotient in; a product shifts the multiplier out of `low`
    // and is added to above it.
    logic [31:0] high, low;
    logic [5:0] left; // cycles
    logic [32:0] minuend, difference, partial;
    logic dividing, starts_dividing, divided;

    assign dividing = function3[2];
    assign minuend = {high, low[31]};
    assign difference = minuend - {1'b0, rs2_magnitude};
    assign partial = {1'b0, high} + (low[0] ? {1'b0, rs2_magnitude} : 33'd0);
    assign starts_dividing = state == EXECUTE && is_multiply_divide && (dividing || !FAST_MULTIPLY);
    assign divided = state == DIVIDE && left == 6'd0;

    always_ff @(posedge clk) begin
        if (starts_dividing) begin
            left <= 6'd32;
            high <= 32'd0;
            low <= rs1_magnitude;
        end else if (state == DIVIDE && !divided) begin
            left <= left - 6'd1;
            if (dividing) begin
                high <= difference[32] ? minuend[31:0] : difference[31:0];
                low <= {low[30:0], !difference[32]};
            end else begin
                high <= partial[32:1];
                low <= {partial[0], low[31:1]};
            end
        end
    end

    if (FAST_MULTIPLY) begin : fast
        logic [63:0] product;
        assign product = 64'($signed({rs1_negative, rs1})) * 64'($signed({rs2_negative, rs2}));
        assign {product_high, product_low} = product;
    end else begin : slow
        assign {product_high, product_low} = rs1_negative != rs2_negative ? -{high, low} : {high, low};
    end

    logic [31:0] multiplied_divided;

    always_comb begin
        if (!dividing) begin
            multiplied_divided = function3[1:0] == 2'd0 ? product_low : product_high;
        end else if (function3[1]) begin // the remainder has the sign of the dividend
            multiplied_divided = (`SOC_BUG(REMAINDER_SIGN) ? rs2_negative : rs1_negative) ? -high : high;
        end else if (rs2 == 32'd0) begin
            multiplied_divided = 32'hffff_ffff;
        end else begin
            multiplied_divided = rs1_negative != rs2_negative ? -low : low;
        end
    end

    // ---- Where the program goes on ------------------------------------------------------------------
    logic taken;
    logic [31:0] following, target, next_pc;

    assign following = pc + 32'd4;

    always_comb begin
        case (function3[2:1])
            2'd0: taken = (rs1 == rs2) != function3[0];
            2'd2: taken = less_signed != function3[0];
            default: taken = (`SOC_BUG(BRANCH_SIGNED) ? less_signed : rs1 < rs2) != function3[0];
        endcase
    end

    always_comb begin
        case (opcode)
            BRANCH: target = taken ? pc + imm_b : following;
            JAL: target = pc + imm_j;
            JALR: target = (rs1 + imm_i) & ~32'd1;
            SYSTEM: target = instruction[31:7] == MRET ? mepc : following;
            default: target = following;
        endcase
    end

    // ---- Loads and stores -----------------------------------------------------------------------------
    logic accesses, misaligned;
    logic [31:0] place, loaded;
    logic [4:0] lane; // in bits
    logic [3:0] bytes;

    assign accesses = opcode == LOAD || opcode == STORE;
    assign place = rs1 + (opcode == STORE ? imm_s : imm_i);
    assign lane = {place[1:0], 3'd0};
    assign bytes = function3[1:0] == 2'd0 ? 4'b0001 : function3[1:0] == 2'd1 ? 4'b0011 : 4'b1111;
    assign misaligned = (function3[1:0] == 2'd1 && place[0]) || (function3[1:0] == 2'd2 && place[1:0] != 2'd0);

    logic [31:0] moved;

    assign moved = load >> lane;
    always_comb begin
        case (function3)
            3'd0: loaded = {{24{moved[7]}}, moved[7:0]};
            3'd1: loaded = {{16{moved[15] && !`SOC_BUG(LOAD_SIGN)}}, moved[15:0]};
            3'd4: loaded = {24'd0, moved[7:0]};
            3'd5: loaded = {16'd0, moved[15:0]};
            default: loaded = moved;
        endcase
    end

    // ---- CSRs --------------------------------------------------------------------------------------
    localparam logic [11:0] MTVEC = 12'h305, MSCRATCH = 12'h340, MEPC = 12'h341, MCAUSE = 12'h342, MHARTID = 12'hf14,
                            CYCLE = 12'hc00, CYCLEH = 12'hc80, INSTRET = 12'hc02, INSTRETH = 12'hc82;
    localparam logic [24:0] ECALL = 25'h0000000, EBREAK = 25'h0002000, MRET = 25'h0604000, WFI = 25'h020a000;

    logic [31:0] mtvec, mscratch, mepc, mcause, csr, csr_operand, csr_written;
    logic [63:0] cycles, retired;
    logic csr_known, csr_writes;

    always_comb begin
        csr_known = 1'b1;
        case (instruction[31:20])
            MTVEC: csr = mtvec;
            MSCRATCH: csr = mscratch;
            MEPC: csr = mepc;
            MCAUSE: csr = mcause;
            MHARTID: csr = 32'd0;
            CYCLE: csr = cycles[31:0];
            CYCLEH: csr = cycles[63:32];
            INSTRET: csr = retired[31:0];
            INSTRETH: csr = retired[63:32];
            default: begin
                csr = 32'd0;
                csr_known = 1'b0;
            end
        endcase
    end

    assign csr_operand = function3[2] ? {27'd0, instruction[19:15]} : rs1;
    assign csr_writes = function3[1:0] == 2'd1 || instruction[19:15] != 5'd0;
    assign csr_written = function3[1:0] == 2'd1 ? csr_operand
                       : function3[1:0] == 2'd2 ? csr | csr_operand : csr & ~csr_operand;

    // ---- What is no instruction of this core ----------------------------------------------------------
    logic legal;

    always_comb begin
        case (opcode)
            LUI, AUIPC, JAL, FENCE: legal = 1'b1;
            JALR: legal = function3 == 3'd0;
            BRANCH: legal = function3[2:1] != 2'd1;
            LOAD: legal = function3 != 3'd3 && function3 < 3'd6;
            STORE: legal = function3 < 3'd3;
            OP_IMM: legal = function3 == 3'd1 ? function7 == 7'h00
                          : function3 == 3'd5 ? (function7 & 7'h5f) == 7'h00 : 1'b1;
            OP: legal = function7 == 7'h00 || function7 == 7'h01
                     || (function7 == 7'h20 && (function3 == 3'd0 || function3 == 3'd5));
            SYSTEM: legal = function3 == 3'd0 ? instruction[31:7] == MRET || instruction[31:7] == WFI
                          : function3 != 3'd4 && csr_known && !(csr_writes && instruction[31:30] == 2'b11);
            default: legal = 1'b0;
        endcase
    end

    // ---- Traps -----------------------------------------------------------------------------------------
    // Seen while executing (an instruction that did not come, an illegal one, a call, a place misaligned), or
    // with the answer to a load or a store.
    logic fetch_failed, access_failed, calls, breaks, refuses, traps;
    logic [31:0] cause;

    assign access_failed = state == MEMORY && answer && failed;
    assign calls = opcode == SYSTEM && instruction[31:7] == ECALL;
    assign breaks = opcode == SYSTEM && instruction[31:7] == EBREAK;
    assign refuses = fetch_failed || calls || breaks || !legal || (accesses && misaligned) || target[1:0] != 2'd0;
    assign traps = access_failed || (state == EXECUTE && refuses);
    assign cause = access_failed ? (opcode == STORE ? 32'd7 : 32'd5)
                 : fetch_failed ? 32'd1
                 : calls ? 32'd11
                 : breaks ? 32'd3
                 : !legal ? 32'd2
                 : accesses && misaligned ? (opcode == STORE ? 32'd6 : 32'd4) : 32'd0;

    // ---- The end of an instruction -----------------------------------------------------------------
    logic ends;

    always_comb begin
        case (state)
            EXECUTE: ends = traps || !(accesses || starts_dividing);
            MEMORY: ends = answer;
            DIVIDE: ends = divided;
            default: ends = 1'b0;
        endcase
    end

    assign next_pc = traps ? mtvec : target;

    always_comb begin
        case (opcode)
            LUI: result = imm_u;
            AUIPC: result = pc + imm_u;
            JAL, JALR: result = following;
            LOAD: result = loaded;
            SYSTEM: result = csr;
            default: result = is_multiply_divide ? multiplied_divided : computed;
        endcase
    end
    assign writes = ends && !traps && opcode != BRANCH && opcode != STORE && opcode != FENCE;

    always_ff @(posedge clk) begin
        if (ends && traps) begin
            mepc <= pc;
            mcause <= cause;
        end else if (ends && opcode == SYSTEM && function3 != 3'd0 && csr_writes) begin
            case (instruction[31:20])
                MTVEC: mtvec <= csr_written & ~32'd3;
                MSCRATCH: mscratch <= csr_written;
                MEPC: mepc <= csr_written & ~32'd3;
                MCAUSE: mcause <= csr_written;
                default: ;
            endcase
        end
    end

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            state <= START;
            pc <= RESET;
            cycles <= 64'd0;
            retired <= 64'd0;
        end else begin
            cycles <= cycles + 64'd1;
            if (ends && !traps) retired <= retired + 64'd1;
            if (ends) pc <= next_pc;
            case (state)
                START: state <= FETCH;
                FETCH: if (answer) state <= EXECUTE;
                default: begin
                    if (ends) state <= FETCH;
                    else if (state == EXECUTE) state <= accesses ? MEMORY : DIVIDE;
                end
            endcase
        end
    end

    always_ff @(posedge clk) begin
        if (state == FETCH && answer) begin
            instruction <= load;
            fetch_failed <= failed;
        end
    end

    // ---- The bus -------------------------------------------------------------------------------------
    logic asks_data;

    assign asks_data = state == EXECUTE && accesses && !traps;
    assign request = state == START || ends || asks_data;
    assign address = asks_data ? place : state == START ? pc : next_pc;
    assign strobe = asks_data && opcode == STORE ? bytes << place[1:0] : 4'b0000;
    assign store = rs2 << lane;
endmodule
