// SPDX-License-Identifier: MIT
// Apple AMX mac16: 32 multipliers that work on one row of Z a beat. Matrix mode takes 32
// beats (16-bit Z) or 64 (32-bit Z: even lanes of X to even rows, odd ones to odd rows),
// vector mode one. Z is a memory outside, read one beat before it is written.
`include "dut_bug.svh"
module mac16_tile (
    input  logic clk,
    input  logic rst_n,
    input  logic in_valid,
    output logic in_ready,
    input  logic [63:0] operand,
    input  logic [4095:0] x, // held by the caller until out_valid
    input  logic [4095:0] y,
    output logic out_valid,
    input  logic out_ready,
    // Z: read data come one cycle after the address.
    output logic [5:0] read_row,
    input  logic [511:0] read_data,
    output logic write,
    output logic [5:0] write_row,
    output logic [511:0] write_data
);
    // ---- The operand's fields -------------------------------------------------------
    // verilator lint_off UNUSEDSIGNAL
    logic [63:0] held; // some bits of an operand mean nothing
    // verilator lint_on UNUSEDSIGNAL
    logic vector, z_i32, skip_z;
    logic [5:0] z_row;

    always_ff @(posedge clk) begin
        if (in_valid && in_ready) held <= operand;
    end
    assign vector = held[63];
    assign z_i32 = held[62] && !vector;
    assign skip_z = held[27];
    assign z_row = held[25:20];

    // ---- Beats ----------------------------------------------------------------------
    typedef enum logic [1:0] { IDLE, READ, LAST_WRITE, DONE } state_t;
    state_t state;
    logic [5:0] beat, last_beat;

    assign in_ready = state == IDLE;
    assign out_valid = state == DONE;
    assign last_beat = vector ? 6'd0 : z_i32 ? 6'd63 : 6'd31;
    assign read_row = vector ? z_row
                    : z_i32 ? beat
                    : {beat[4:0], z_row[0] ^ `BUG_AT(MAC_Z_ROW, 16'd0)};

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            state <= IDLE;
            beat <= '0;
        end else begin
            case (state)
                IDLE: if (in_valid) state <= READ;
                READ: begin
                    beat <= beat == last_beat ? '0 : beat + 6'd1;
                    if (beat == last_beat) state <= LAST_WRITE;
                end
                LAST_WRITE: state <= DONE;
                default: if (out_ready) state <= IDLE;
            endcase
        end
    end

    // ---- The row whose old value has come -------------------------------------------
    logic busy;
    logic [5:0] row;
    logic [4:0] y_lane;
    logic odd;

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) busy <= 1'b0;
        else busy <= state == READ;
    end
    always_ff @(posedge clk) begin
        row <= read_row;
        y_lane <= z_i32 ? beat[5:1] : beat[4:0];
        odd <= z_i32 && beat[0];
    end

    logic [511:0] x_window, y_window;
    logic [31:0] x_enabled, y_enabled;

    mac16_pool x_pool (.pool(x), .offset(held[18:10]), .window(x_window));
    mac16_pool y_pool (.pool(y), .offset(held[8:0]), .window(y_window));
    mac16_enable x_enable (`BUG_SITE({row, 5'd0}) .mode(held[47:46]), .value(held[45:41]), .enabled(x_enabled));
    mac16_enable y_enable (`BUG_SITE({row, 5'd0}) .mode(held[38:37]), .value(held[36:32]), .enabled(y_enabled));

    logic [15:0] y_one;
    logic [511:0] halves;  // the row as 32 lanes of 16 bits
    logic [511:0] words;   // ... as 16 lanes of 32 bits

    assign y_one = y_window[16*y_lane +: 16];

    for (genvar i = 0; i < 32; i = i + 1) begin : lanes
        localparam int EVEN = i * 2 % 32;
        logic [15:0] x_one, old;
        // verilator lint_off UNUSEDSIGNAL
        logic [31:0] addend; // 16-bit lanes take the low half
        // verilator lint_on UNUSEDSIGNAL
        logic enabled;

        assign x_one = !z_i32 ? x_window[16*i +: 16]
                     : odd ^ `BUG_AT(MAC_I32_ODD_LANES, {row, 5'(i)}) ? x_window[16*EVEN+16 +: 16]
                     : x_window[16*EVEN +: 16];
        assign enabled = !z_i32 ? x_enabled[i] : odd ? x_enabled[EVEN+1] : x_enabled[EVEN];
        mac16_lane lane (
            `BUG_SITE({row, 5'(i)})
            .x(x_one), .y(vector ? y_window[16*i +: 16] : y_one),
            .x_i8(held[61]), .y_i8(held[60]), .skip_x(held[29]), .skip_y(held[28]),
            .shift(held[59:55]), .addend(addend));

        assign old = skip_z && !`BUG_AT(MAC_SKIP_Z, {row, 5'(i)}) ? '0 : read_data[16*i +: 16];
        assign halves[16*i +: 16] = enabled ? old + addend[15:0] : read_data[16*i +: 16];
        if (i < 16) begin : wide
            assign words[32*i +: 32] = enabled ? (skip_z ? '0 : read_data[32*i +: 32]) + addend
                                               : read_data[32*i +: 32];
        end
    end

    assign write = busy && (vector || y_enabled[y_lane]);
    assign write_row = row;
    assign write_data = z_i32 ? words : halves;
endmodule
