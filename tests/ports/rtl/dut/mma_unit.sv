// SPDX-License-Identifier: MIT
// mma.m16n8kK for one warp: takes the fragments of A, B and C as the lanes hold them,
// sends the 128 elements of D through one dot-product unit, L products a step, and hands
// back the fragment of D. Elements are 8 or 16 bits, those of a sparse A 16 bits (PTX ISA
// 9.7.14.5.7 to .10, 9.7.14.6.2).
//
// The unit itself sits outside, on the port `dot_`: fdp_unit, idp_unit, or the model.
`include "dut_bug.svh"
module mma_unit #(
    parameter int K = 16,
    parameter int L = 8,
    parameter int WIDTH = 16,   // of an element of A and B
    parameter int D_WIDTH = 32, // of an element of C and D: 16 or 32
    parameter bit SPARSE = 0,
    localparam int STORED = SPARSE ? K / 2 : K, // elements in a row of A
    localparam int A_REGS = STORED * WIDTH / 64,
    localparam int B_REGS = K * WIDTH / 128,
    localparam int D_REGS = D_WIDTH / 8
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in_valid,
    output logic in_ready,
    input  logic [32*A_REGS*32-1:0] a, // word lane * A_REGS + register
    input  logic [32*B_REGS*32-1:0] b,
    input  logic [32*D_REGS*32-1:0] c,
    input  logic [32*32-1:0] e, // metadata and its selector: sparse A only
    input  logic [1:0] selector,
    output logic out_valid,
    input  logic out_ready,
    output logic [32*D_REGS*32-1:0] d,
    // The dot-product unit. The tag is row * 8 + column.
    output logic dot_valid,
    input  logic dot_ready,
    output logic [L*WIDTH-1:0] dot_a,
    output logic [L*WIDTH-1:0] dot_b,
    output logic [D_WIDTH-1:0] dot_c,
    output logic [7:0] dot_tag,
    input  logic result_valid,
    output logic result_ready,
    input  logic [D_WIDTH-1:0] result,
    input  logic [7:0] result_tag
);
    localparam int STEPS = STORED / L;

    // ---- Control: every element takes step 0, then every element step 1, ... -------
    typedef enum logic [1:0] { IDLE, BUSY, DONE } state_t;
    state_t state;
    logic [6:0] element;        // the next to send
    logic [7:0] step, returned_step;
    logic [7:0] outstanding;
    logic sends, returns, all_sent;

    assign in_ready = state == IDLE;
    assign out_valid = state == DONE;
    assign all_sent = step == 8'(STEPS);
    // A step may start once the previous one has come back for the same element.
    assign dot_valid = state == BUSY && !all_sent && outstanding != 8'd128;
    assign result_ready = state == BUSY;
    assign sends = dot_valid && dot_ready;
    assign returns = result_valid && result_ready;

    always_ff @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            state <= IDLE;
            element <= '0;
            step <= '0;
            returned_step <= '0;
            outstanding <= '0;
        end else begin
            if (state == IDLE && in_valid) begin
                state <= BUSY;
                step <= '0;
                returned_step <= '0;
            end else if (state == BUSY && returns && returned_step == 8'(STEPS - 1) && result_tag == 8'd127) begin
                state <= DONE;
            end else if (state == DONE && out_ready) begin
                state <= IDLE;
            end
            if (sends) begin
                element <= element + 7'd1;
                if (element == 7'd127) step <= step + 8'd1;
            end
            if (returns && result_tag == 8'd127) returned_step <= returned_step + 8'd1;
            outstanding <= outstanding + 8'(sends) - 8'(returns);
        end
    end

    // ---- Operands: held while they are worked on ------------------------------------
    logic [32*A_REGS*32-1:0] a_held;
    logic [32*B_REGS*32-1:0] b_held;
    logic [32*32-1:0] e_held;
    logic [1:0] selector_held;

    always_ff @(posedge clk) begin
        if (state == IDLE && in_valid) begin
            a_held <= a;
            b_held <= b;
            e_held <= e;
            selector_held <= selector;
        end
    end

    logic [3:0] row;
    logic [2:0] column;

    assign {row, column} = element;
    assign dot_tag = {1'b0, element};

    logic [STORED*WIDTH-1:0] row_of_a, met_in_b;
    logic [K*WIDTH-1:0] column_of_b;

    mma_row #(.K(STORED), .WIDTH(WIDTH)) read_a (
        `BUG_SITE(element)
        .a(a_held), .row(row), .elements(row_of_a));
    mma_column #(.K(K), .WIDTH(WIDTH)) read_b (
        `BUG_SITE(element)
        .b(b_held), .column(column), .elements(column_of_b));

    if (SPARSE) begin : sparse
        logic [K-1:0] metadata;

        mma_metadata #(.K(K)) metadata_of_row (
            `BUG_SITE(element)
            .e(e_held), .selector(selector_held), .row(row), .metadata(metadata));
        sparse_select #(.STORED(STORED), .WIDTH(WIDTH)) select (
            `BUG_SITE(element)
            .b(column_of_b), .metadata(metadata), .selected(met_in_b));
    end else begin : dense
        logic unused;

        assign unused = ^{e_held, selector_held};
        assign met_in_b = column_of_b;
    end

    logic [31:0] part;

    assign part = `BUG_AT(CHAIN_BACKWARDS, element) ? STEPS - 1 - 32'(step) : 32'(step);
    assign dot_a = row_of_a[part*L*WIDTH +: L*WIDTH];
    assign dot_b = met_in_b[part*L*WIDTH +: L*WIDTH];

    // ---- C and D: one array, read as C and written as D -----------------------------
    logic [D_WIDTH-1:0] accumulator;

    assign dot_c = `BUG_AT(CHAIN_RESTARTS, element) && step != '0 ? '0 : accumulator;
    mma_accumulators #(.WIDTH(D_WIDTH)) accumulators (
        .clk(clk), .load(state == IDLE && in_valid), .c(c), .read(element), .value(accumulator),
        .write(returns), .written(result_tag[6:0]), .result(result), .d(d));
endmodule
