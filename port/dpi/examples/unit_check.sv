// SPDX-License-Identifier: MIT
// Compares D of a unit with the model: +results=N of them, +rounding=N as RISC-V numbers it.
module unit_check
    import mmaref_pkg::*;
#(
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32, // of C too
    parameter int L = 4,       // products
    parameter int LATENCY = 2, // clocks for which operands stand
    parameter string ARITHMETIC = "custom",
    parameter int A = mmaref_width(A_TYPE), B = mmaref_width(B_TYPE), D = mmaref_width(D_TYPE) // bits of an element
) (
    output logic clk, rst_n,
    output logic [2:0] rounding, // nearest even, zero, down, up, nearest away
    output logic [L*A-1:0] a,    // element k from bit k * A on
    output logic [L*B-1:0] b,
    output logic [D-1:0] c,
    input  logic [D-1:0] d
);
    localparam mmaref_dot_types_t TYPES = {A_TYPE, B_TYPE, D_TYPE, D_TYPE};
    localparam string ROUNDINGS [5] = '{"nearest_even", "zero", "down", "up", "nearest_away"};
    mmaref_arithmetic_t arithmetic;
    int results = 100000, wrong = 0, status;
    string text = ARITHMETIC;

    // Any bits; numbers below 2; and such numbers of which every second product nearly cancels the one before.
    function automatic void draw();
        int kind = $urandom_range(2);
        for (int k = 0; k < L; k++) begin
            a[k*A +: A] = A'({$urandom, $urandom});
            b[k*B +: B] = B'({$urandom, $urandom});
            if (kind != 0) a[k*A + A - 2] = 0;
            if (kind != 0) b[k*B + B - 2] = 0;
            if (kind == 2 && k % 2 != 0) begin
                a[k*A +: A] = a[(k-1)*A +: A] ^ (A'(1) << (A - 1));
                b[k*B +: B] = b[(k-1)*B +: B] ^ B'($urandom_range(1));
            end
        end
        c = D'({$urandom, $urandom});
        if (kind != 0) c[D-2] = 0;
    endfunction

    initial begin
        void'($value$plusargs("results=%d", results));
        rounding = 0;
        if ($value$plusargs("rounding=%d", rounding)) text = {text, " rounding=", ROUNDINGS[rounding]};
        mmaref_must(mmaref_arithmetic(-1, text, arithmetic));
        {clk, rst_n, a, b, c} = 0;
        #5 rst_n = 1;
        for (int i = 0; i < results; i++) begin
            draw();
            repeat (2 * LATENCY) #5 clk = !clk;
            #5 status = mmaref_compare_dot_known(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), 64'(d));
            mmaref_must(status);
            if (status != 0 && wrong == 0) $display("%s", mmaref_error_next());
            if (status != 0) wrong++;
        end
        $display("%m: %0d results, %0d wrong", results, wrong);
    end
endmodule
