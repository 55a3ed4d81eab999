// SPDX-License-Identifier: MIT
// Streams operations into a unit and compares each D with the model; see units.md. Plusargs: +results=N, +seed=N,
// +block='custom ...', +rounding=N as RISC-V numbers it, +stalls=0 and +resets=0 to leave these out.
module unit_check
    import mmaref_pkg::*;
#(
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32, // of C too
    parameter int L = 4,         // products
    parameter int LATENCY = 0,   // clocks from operands to D, 0 of a combinational unit; -1: a handshake tells
    parameter bit ENABLE = 0,    // with a fixed LATENCY: out_ready is the clock enable of the unit
    parameter int PATIENCE = 1000, // clocks after which a unit with a handshake that gives or takes nothing hangs
    parameter string ARITHMETIC = "custom",
    parameter int A = mmaref_width(A_TYPE), B = mmaref_width(B_TYPE), D = mmaref_width(D_TYPE), // bits of an element
    parameter bit B_STANDS = 0, C_STANDS = 0, // of a unit without B, or C: each element is B_AT, C is C_AT
    parameter logic [B-1:0] B_AT = 0,
    parameter logic [D-1:0] C_AT = D'(1) << (D - 1) // -0
) (
    output logic clk, rst_n,     // what the unit holds at a reset is dropped
    output logic [2:0] rounding, // nearest even, zero, down, up, nearest away
    output logic in_valid,
    input  logic in_ready,       // of a handshake, as out_valid
    output logic [L*A-1:0] a,    // element k from bit k * A on
    output logic [L*B-1:0] b,
    output logic [D-1:0] c,
    input  logic out_valid,
    output logic out_ready,
    input  logic [D-1:0] d
);
    localparam mmaref_dot_types_t TYPES = {A_TYPE, B_TYPE, D_TYPE, D_TYPE};
    localparam string ROUNDINGS [5] = '{"nearest_even", "zero", "down", "up", "nearest_away"};
    localparam bit HANDSHAKE = LATENCY < 0;

    typedef struct packed {
        int number; // from 1 on
        int due;    // the clock at which D is there
        logic [L*A-1:0] a;
        logic [L*B-1:0] b;
        logic [D-1:0] c;
    } operation_t;
    localparam mmaref_dot_others_t NONE = mmaref_dot_others_t'(0);
    operation_t in_flight[$]; // what the unit has taken and not given
    operation_t first;        // the first that differs
    mmaref_arithmetic_t arithmetic;
    int results = 100000, seed = 1, stalls = 1, resets = 1;
    int taken, given, wrong, clocks, waiting, source, sink;
    int status; // of the last comparison
    int kind;   // of its failure
    bit takes, hangs, shrinking, tells;
    bit [31:0] mask, reached; // corners of the result of this clock, and of all
    bit [63:0] unused;
    string text = ARITHMETIC, name, why;

    mmaref_cover corners (.clk(clk), .mask(mask[$bits(corners.mask)-1:0]));

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
        if (B_STANDS) b = {L{B_AT}};
        if (B_STANDS && L == 1 && A == D && kind == 2) // the terms of an adder nearly cancel
            c = D'(a) ^ (D'(1) << (D - 1)) ^ D'($urandom_range(3));
        if (C_STANDS) c = C_AT;
    endfunction

    // Whether one side goes on: for some clocks always, for some at random, for some never.
    function automatic bit goes(inout int mode);
        if ($urandom_range(15) == 0) mode = $urandom_range(2);
        return stalls == 0 || mode == 0 || (mode == 1 && $urandom_range(1) != 0);
    endfunction

    function automatic string shown(input operation_t of);
        return $sformatf("operation %0d: a %h b %h c %h", of.number, of.a, of.b, of.c);
    endfunction

    function automatic void compare(input operation_t of);
        status = mmaref_compare_dot_known(TYPES, arithmetic, L, 1024'(of.a), 1024'(of.b), 64'(of.c), 64'(d));
        mmaref_must(status);
        why = status == 0 ? "" : mmaref_error_last();
        if (status != 0)
            kind = mmaref_failure_kind(TYPES, arithmetic, L, 1024'(of.a), 1024'(of.b), 64'(of.c), NONE, 64'(d));
        if (shrinking && tells && status != 0) $display("%s, the smallest like it: %s", name, why);
        else if (shrinking && tells) $display("%s: the smallest like it differs in one run and not in the next", name);
        if (shrinking) return;
        given++;
        mmaref_must(mmaref_dot_add(TYPES, arithmetic, L, 1024'(of.a), 1024'(of.b), 64'(of.c), unused, mask));
        reached |= mask;
        mmaref_must(mmaref_seen(TYPES, arithmetic, L, 1024'(of.a), 1024'(of.b), 64'(of.c), NONE, 64'(d), status));
        if (status == 0) return;
        if (wrong == 0) $display("%s: %s\n%s", name, shown(of), why);
        if (wrong == 0) first = of;
        wrong++;
    endfunction

    function automatic void stray();
        if (wrong == 0) $display("%s: a result without an operation, after operation %0d", name, taken);
        wrong++;
    endfunction

    // What the unit takes and gives at the clock edge that comes.
    function automatic void exchange();
        operation_t next = {taken + 1, clocks + LATENCY, a, b, c};
        bit moves = HANDSHAKE || out_ready, gives;
        if (HANDSHAKE && $isunknown({in_ready, out_valid}))
            $fatal(1, "%m: in_ready %b, out_valid %b at operation %0d", in_ready, out_valid, next.number);
        mask = 0;
        takes = in_valid && (HANDSHAKE ? in_ready : moves);
        if (takes) in_flight.push_back(next);
        taken += int'(takes);
        gives = HANDSHAKE ? out_valid && out_ready : moves && in_flight.size() != 0 && in_flight[0].due == clocks;
        if (takes && in_flight.size() == 1 || gives || in_flight.size() == 0 && !in_valid) waiting = 0;
        if (gives && in_flight.size() != 0) compare(in_flight.pop_front());
        else if (gives) stray();
        waiting += int'(HANDSHAKE && out_ready);
        hangs = waiting > PATIENCE;
        if (hangs && in_flight.size() != 0)
            $display("%s hangs: for %0d clocks it gives no result of %s", name, PATIENCE, shown(in_flight[0]));
        else if (hangs) $display("%s hangs: for %0d clocks it does not take %s", name, PATIENCE, shown(next));
        clocks += int'(moves);
    endfunction

    task automatic reset();
        rst_n = 0;
        in_valid = 0;
        in_flight.delete();
        waiting = 0;
        repeat (6) #5 clk = !clk;
        rst_n = 1;
    endtask

    task automatic tick();
        #5 exchange();
        clk = 1;
        #5 clk = 0;
        if (takes) in_valid = 0;
    endtask

    // Lets the unit finish what it has.
    task automatic drain();
        out_ready = 1;
        while ((in_valid || in_flight.size() != 0) && !hangs) tick();
    endtask

    // After how many clocks D is right for operands that stand; 64: never.
    task automatic settle(output int after);
        bit [63:0] expected;
        bit [31:0] corners_of;
        mmaref_must(mmaref_dot_add(TYPES, arithmetic, L, 1024'(first.a), 1024'(first.b), 64'(first.c), expected,
                                   corners_of));
        {a, b, c} = 0;
        in_valid = 1;
        after = 0;
        for (int i = -64; i < 64; i++) begin
            if (i == 0) {a, b, c} = {first.a, first.b, first.c};
            #5 if (i >= 0 && d !== expected[D-1:0]) after = i + 1;
            clk = 1;
            #5 clk = 0;
        end
        in_valid = 0;
    endtask

    // Gives an operation to the unit alone, with operands that stand until D is there: `status` says if it differs.
    task automatic run_alone(input mmaref_vector_t x, input mmaref_vector_t y, input bit [63:0] z);
        status = 0;
        if (B_STANDS && y[L*B-1:0] != {L{B_AT}} || C_STANDS && z[D-1:0] != C_AT) return; // no operation of the unit
        a = x[L*A-1:0];
        b = y[L*B-1:0];
        c = z[D-1:0];
        in_valid = 1;
        drain();
    endtask

    // The smallest operation like the first that differs, in the same way.
    task automatic shrink();
        mmaref_vector_t x = 1024'(first.a), y = 1024'(first.b);
        bit [63:0] z = 64'(first.c);
        mmaref_dot_others_t others = NONE;
        int more, kind_first, after = LATENCY;
        if (first.number == 0) return;
        drain();
        shrinking = 1;
        while (mmaref_is_shrinking) #10;
        run_alone(x, y, z);
        kind_first = kind;
        if (!HANDSHAKE) settle(after);
        if (status == 0)
            $display("%s: right if alone and with operands that stand: %s", name,
                     "a register, the handshake or a reset is wrong");
        if (after != LATENCY && after != 64) begin
            $display("%s: D is right after %0d clocks of operands that stand: is LATENCY %0d?", name, after, after);
        end else if (status != 0) begin
            mmaref_is_shrinking = 1;
            mmaref_must(mmaref_shrink_start(TYPES, arithmetic, L, x, y, z, others));
            more = mmaref_shrink_next(x, y, z, others);
            while (more != 0 && !hangs) begin
                run_alone(x, y, z);
                mmaref_shrink_answer(status != 0 && kind == kind_first ? 1 : 0);
                more = mmaref_shrink_next(x, y, z, others);
            end
            mmaref_is_shrinking = 0;
            tells = 1;
            run_alone(x, y, z);
            tells = 0;
        end
        shrinking = 0;
        first.number = 0;
    endtask

    // Runs operands that are drawn for the corners of which there was no result.
    task automatic aim();
        bit [31:0] never = mmaref_corners_all() & ~reached, beyond = mmaref_unreachable(TYPES, arithmetic), missed = 0;
        int unsigned state = seed;
        mmaref_vector_t x, y;
        bit [63:0] z;
        int found;
        drain();
        if (hangs) return;
        for (int i = 0; i < 16 * $bits(corners.mask) && !hangs; i++) begin
            found = 0;
            if (never[i/16] && !beyond[i/16] && !missed[i/16]) begin
                found = mmaref_draw(TYPES, arithmetic, L, 1 << i / 16, state, x, y, z);
                mmaref_must(found);
                if (found == 0) missed[i/16] = 1;
                if (B_STANDS) y = 1024'({L{B_AT}});
                if (C_STANDS) z = 64'(C_AT);
            end
            if (found != 0) run_alone(x, y, z);
            shrink();
        end
        tick();
        missed |= never & ~beyond & ~reached;
        if ((never & reached) != 0)
            $display("%s: only aimed operands reached %s", name, mmaref_corner_names(never & reached));
        if (missed != 0) $display("%s: aimed draws never reached %s", name, mmaref_corner_names(missed));
        if ((never & beyond) != 0 && D_TYPE != MMAREF_TYPE_S32)
            $display("%s: no operands can reach %s", name, mmaref_corner_names(never & beyond));
    endtask

    initial begin
        name = $sformatf("%m");
        void'($value$plusargs("results=%d", results));
        void'($value$plusargs("seed=%d", seed));
        void'($value$plusargs("stalls=%d", stalls));
        void'($value$plusargs("resets=%d", resets));
        void'($value$plusargs("block=%s", text));
        rounding = 0;
        if ($value$plusargs("rounding=%d", rounding)) text = {text, " rounding=", ROUNDINGS[rounding]};
        mmaref_must(mmaref_arithmetic(-1, text, arithmetic));
        void'($urandom(seed));
        {clk, in_valid, a, b, c} = 0;
        out_ready = 1;
        reset();
        while (given < results && !hangs) begin
            // Operands that the unit has not taken yet stand; others change, whether or not they count.
            if (!in_valid) draw();
            in_valid = in_valid || goes(source);
            out_ready = !(HANDSHAKE || ENABLE) || goes(sink);
            tick();
            shrink();
            if (resets != 0 && waiting < 16 && $urandom_range(499) == 0) reset(); // which would hide that it hangs
        end
        aim();
        if (wrong != 0 && mmaref_pattern() != "") $display("%s %s", name, mmaref_pattern());
        $display("%s: %0d results, %0d wrong, seed %0d", name, given, wrong, seed);
    end
endmodule
