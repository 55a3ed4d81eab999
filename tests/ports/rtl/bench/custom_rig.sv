// SPDX-License-Identifier: MIT
// One unit that no chip has, combinational but for idp_unit, against the model: `run` becomes the number of a run, and
// `ended` follows it.
module custom_rig
    import mmaref_pkg::*;
    import format_pkg::*;
    import stimulus_pkg::*;
#(
    parameter string UNIT = "window", // the module, but for _unit
    parameter mmaref_type_e A_TYPE = MMAREF_TYPE_F16,
    parameter mmaref_type_e B_TYPE = A_TYPE,
    parameter mmaref_type_e D_TYPE = MMAREF_TYPE_F32,
    parameter mmaref_type_e OWN = mmaref_format(4, 3, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE), // MMAREF_TYPE_OWN
    parameter mmaref_type_e P_TYPE = D_TYPE, // of products
    parameter int L = 4,
    parameter int F = 24,
    parameter int ROUND = 1,
    parameter int P_ROUND = ROUND,
    parameter int WIDTH = 2,
    parameter int PIECE = 0,
    parameter int SCALE_LENGTH = L,
    parameter int BASE = 0,                  // exponent of a sum of fixed point; exponent_floor of raw_unit
    parameter bit HALVES = 0,
    parameter bit STICKY = 0,
    parameter bit SATURATE = 0,
    parameter bit FIRST = 1,
    parameter string ARITHMETIC = "custom"
) (
    input  int run,
    input  int limit,
    input  bit [63:0] seed,
    output int ended,
    output int first_failure, // how many results it took; 0: none
    output bit [31:0] coverage,
    output string explanation
);
    function automatic format_t format(input mmaref_type_e word);
        if (word == MMAREF_TYPE_OWN) return format_of(OWN);
        if (word == MMAREF_TYPE_S8 || word == MMAREF_TYPE_U8) return {8'd4, 8'd3, 12'd0}; // 8 bits
        if (word == MMAREF_TYPE_S32) return {8'd8, 8'd23, 12'd0};
        return format_of(word);
    endfunction
    localparam format_t A = format(A_TYPE), B = format(B_TYPE), D = format(D_TYPE), P = format(P_TYPE);
    localparam int A_EXP = int'(A.exp), A_FRAC = int'(A.frac), B_EXP = int'(B.exp), B_FRAC = int'(B.frac),
                   D_EXP = int'(D.exp), D_FRAC = int'(D.frac);
    localparam int A_WIDTH = 1 + A_EXP + A_FRAC, B_WIDTH = 1 + B_EXP + B_FRAC, D_WIDTH = 1 + D_EXP + D_FRAC;
    localparam int SCALES = L / SCALE_LENGTH;
    localparam shape_t SHAPE = '{a: A, b: B, d: D, f: 16'(F), floor: -16'sd60, l: 16'(L)};

    logic [L*A_WIDTH-1:0] a;
    logic [L*B_WIDTH-1:0] b;
    logic [D_WIDTH-1:0] c, d;
    logic [31:0] random;
    logic [SCALES*8-1:0] scale_a, scale_b;
    logic [4:0] flags;
    logic [63:0] sum;
    logic signed [11:0] exponent;
    logic is_nan, is_infinity, is_negative;
    logic clk, rst_n;

    if (UNIT == "window") begin : window
        window_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(int'(A.special)), .A_BIAS(bias(A)),
                      .B_EXP(B_EXP), .B_FRAC(B_FRAC), .B_SPECIAL(int'(B.special)), .B_BIAS(bias(B)),
                      .D_EXP(D_EXP), .D_FRAC(D_FRAC), .D_SPECIAL(int'(D.special)), .D_BIAS(bias(D)),
                      .L(L), .F(F), .PIECE(PIECE), .ROUND(ROUND), .STICKY(STICKY), .SATURATE(SATURATE)) unit (.*);
    end else if (UNIT == "tree") begin : tree
        tree_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .P_EXP(int'(P.exp)), .P_FRAC(int'(P.frac)), .EXP(D_EXP),
                    .FRAC(D_FRAC), .L(L), .ROUND(ROUND), .P_ROUND(P_ROUND)) unit (.*);
    end else if (UNIT == "cut_tree") begin : cut_tree
        cut_tree_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .D_EXP(D_EXP), .D_FRAC(D_FRAC), .L(L), .WIDTH(WIDTH),
                        .HALVES(HALVES), .F(F), .ROUND(ROUND), .STICKY(STICKY)) unit (.*);
    end else if (UNIT == "sorted") begin : sorted
        sorted_unit #(.F(F), .ROUND(ROUND)) unit (.*);
    end else if (UNIT == "fma") begin : chain
        fma_unit #(.EXP(A_EXP), .FRAC(A_FRAC), .SPECIAL(int'(A.special)), .BIAS(bias(A)), .BINADE(A.binade), .L(L),
                   .ROUND(ROUND)) unit (.*);
    end else if (UNIT == "fma_step") begin : step
        fma_step #(.EXP(A_EXP), .FRAC(A_FRAC), .ROUND(ROUND)) unit (.*);
    end else if (UNIT == "expanding") begin : expanding
        expanding_unit #(.EXP(A_EXP), .FRAC(A_FRAC), .D_EXP(D_EXP), .D_FRAC(D_FRAC), .ROUND(ROUND)) unit (.*);
    end else if (UNIT == "mx") begin : mx
        mx_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(int'(A.special)), .A_BIAS(bias(A)),
                  .B_EXP(B_EXP), .B_FRAC(B_FRAC), .B_SPECIAL(int'(B.special)), .B_BIAS(bias(B)),
                  .D_EXP(D_EXP), .D_FRAC(D_FRAC), .L(L), .LENGTH(SCALE_LENGTH), .F(F), .ROUND(ROUND)) unit (.*);
    end else if (UNIT == "payload") begin : payload
        payload_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .B_EXP(B_EXP), .B_FRAC(B_FRAC), .D_EXP(D_EXP), .D_FRAC(D_FRAC),
                       .L(L), .F(F), .FIRST(FIRST)) unit (.*);
    end else if (UNIT == "fixed") begin : fixed_point
        fixed_unit #(.EXP(A_EXP), .FRAC(A_FRAC), .L(L), .BASE(BASE)) unit (.*);
        assign exponent = 12'(BASE);
    end else if (UNIT == "raw") begin : raw
        raw_unit #(.A_EXP(A_EXP), .A_FRAC(A_FRAC), .A_SPECIAL(int'(A.special)), .A_BIAS(bias(A)),
                   .B_EXP(B_EXP), .B_FRAC(B_FRAC), .B_SPECIAL(int'(B.special)), .B_BIAS(bias(B)),
                   .D_EXP(D_EXP), .D_FRAC(D_FRAC), .L(L), .F(F), .FLOOR(BASE)) unit (.*);
    end else begin : integers
        logic ready, valid;
        logic [7:0] tag;
        idp_unit #(.L(L), .A_SIGNED(A_TYPE == MMAREF_TYPE_S8), .B_SIGNED(B_TYPE == MMAREF_TYPE_S8), .CLAMP(SATURATE))
            unit (.in_valid(1'b1), .in_ready(ready), .tag('0), .out_valid(valid), .out_ready(1'b1), .out_tag(tag), .*);
    end

    // A result: of a clocked unit two clocks later.
    task automatic settle();
        #1;
        if (UNIT == "idp") begin
            repeat (2) begin
                clk = 1;
                #1 clk = 0;
                #1;
            end
        end
    endtask

    localparam mmaref_dot_types_t TYPES = {A_TYPE, B_TYPE, D_TYPE, D_TYPE};

    function automatic mmaref_dot_others_t others();
        others.random = random;
        others.scale_type = UNIT == "mx" ? MMAREF_TYPE_UE8M0 : mmaref_type_e'(0);
        others.scale_length = SCALE_LENGTH;
        others.scale_a = 64'(scale_a);
        others.scale_b = 64'(scale_b);
    endfunction

    function automatic void fail(input int after, input string results);
        first_failure = after;
        explanation = $sformatf("%s: a %0h b %0h c %0h random %08h scales %0h %0h %s", ARITHMETIC, a, b, c, random,
                                scale_a, scale_b, results);
    endfunction

    task automatic check(input mmaref_arithmetic_t arithmetic, input int after);
        bit [63:0] expected;
        bit [31:0] corners;
        int status;
        status = mmaref_dot_add_others(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), others(), expected, corners);
        if (status != MMAREF_OK) $fatal(1, "%s: %s", ARITHMETIC, mmaref_error_last());
        coverage = coverage | corners;
        if (!mmaref_same(D_TYPE, arithmetic, expected, 64'(d)))
            fail(after, $sformatf("expected %0h got %0h", expected, d));
        else if (UNIT == "fma_step" && 32'(flags) != mmaref_flags(corners))
            fail(after, $sformatf("result %0h, flags expected %05b got %05b, corners %s", d, 5'(mmaref_flags(corners)),
                                  flags, mmaref_corner_names(corners)));
    endtask

    // A sum that is not rounded, of 64 bits.
    task automatic check_sum(input mmaref_arithmetic_t arithmetic, input int after);
        mmaref_fixed_t fixed = '0;
        mmaref_value_e kind = is_nan ? MMAREF_VALUE_NAN : is_infinity ? MMAREF_VALUE_INFINITY : MMAREF_VALUE_NORMAL;
        int status;
        fixed.exponent = BASE;
        fixed.words = 2;
        status = mmaref_dot_fixed(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), others(), fixed);
        if (status != MMAREF_OK) $fatal(1, "%s: %s", ARITHMETIC, mmaref_error_last());
        if (fixed.kind != kind || fixed.negative != 32'(is_negative) || fixed.word != {1216'd0, sum}
            || (kind == MMAREF_VALUE_NORMAL && fixed.exponent != 32'(exponent)))
            fail(after, $sformatf("expected %s %0h * 2^%0d got %s %0h * 2^%0d", fixed.kind.name(), 64'(fixed.word),
                                  fixed.exponent, kind.name(), sum, exponent));
    endtask

    // ---- From a failure to its cause: the first failures are shrunk, and all results are counted --------------------

    localparam int SHRUNK = 8;

    // Whether the unit differs from the model for what stands at its ports.
    task automatic is_wrong(input mmaref_arithmetic_t arithmetic, output int wrong);
        settle();
        wrong = mmaref_compare_dot_others(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), others(), 64'(d));
        if (wrong < 0) $fatal(1, "%s: %s", ARITHMETIC, mmaref_error_last());
        if (wrong > 0) explanation = mmaref_error_last();
        mmaref_must(mmaref_seen(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), others(), 64'(d), wrong));
    endtask

    task automatic shrink(input mmaref_arithmetic_t arithmetic);
        mmaref_vector_t small_a, small_b;
        bit [63:0] small_c;
        mmaref_dot_others_t small_others;
        int more, wrong, left = 0;
        mmaref_must(mmaref_shrink_start(TYPES, arithmetic, L, 1024'(a), 1024'(b), 64'(c), others()));
        do begin
            more = mmaref_shrink_next(small_a, small_b, small_c, small_others);
            mmaref_must(more);
            a = (L*A_WIDTH)'(small_a);
            b = (L*B_WIDTH)'(small_b);
            c = D_WIDTH'(small_c);
            random = small_others.random;
            scale_a = (SCALES*8)'(small_others.scale_a);
            scale_b = (SCALES*8)'(small_others.scale_b);
            is_wrong(arithmetic, wrong);
            if (more > 0) mmaref_shrink_answer(wrong);
        end while (more > 0);
        for (int k = 0; k < L; k++) begin
            left += int'(a[k*A_WIDTH +: A_WIDTH-1] != 0) + int'(b[k*B_WIDTH +: B_WIDTH-1] != 0);
        end
        left += int'(c[D_WIDTH-2:0] != 0);
        if (wrong == 0) $fatal(1, "%s: the smallest case does not fail", ARITHMETIC);
        $display("left %0d\n%s", left, explanation);
    endtask

    task automatic draw_next(input operands of);
        bit [31:0] bits = 0;
        bit [L*A_WIDTH-1:0] next_a;
        bit [L*B_WIDTH-1:0] next_b;
        of.plan(MIXED);
        for (int k = 0; k < L; k++) begin
            bits = of.of_a(k, bits);
            next_a[k*A_WIDTH +: A_WIDTH] = bits[A_WIDTH-1:0];
        end
        for (int k = 0; k < L; k++) begin
            bits = of.of_b(k, bits);
            next_b[k*B_WIDTH +: B_WIDTH] = bits[B_WIDTH-1:0];
        end
        a = next_a;
        b = next_b;
        bits = UNIT == "idp" ? of.of_word(MIXED) : of.of_c();
        c = bits[D_WIDTH-1:0];
        random = of.of_word(MIXED);
        for (int k = 0; k < SCALES; k++) begin
            scale_a[8*k +: 8] = of.of_scale();
            scale_b[8*k +: 8] = of.of_scale();
        end
    endtask

    task automatic find_cause();
        operands of = new(SHAPE, seed);
        mmaref_arithmetic_t arithmetic;
        int wrong, failures = 0;
        mmaref_must(mmaref_arithmetic(-1, ARITHMETIC, arithmetic));
        mmaref_pattern_clear();
        clk = 0;
        rst_n = 0;
        #1 rst_n = 1;
        for (int i = 1; i <= limit; i++) begin
            draw_next(of);
            is_wrong(arithmetic, wrong);
            failures += wrong;
            if (wrong > 0 && failures <= SHRUNK) shrink(arithmetic);
        end
        $display("failures %0d of %0d\nsentence %s", failures, limit, mmaref_pattern());
    endtask

    task automatic compare();
        operands of = new(SHAPE, seed);
        mmaref_arithmetic_t arithmetic;
        if (mmaref_arithmetic(-1, ARITHMETIC, arithmetic) != MMAREF_OK) $fatal(1, "arithmetic '%s'", ARITHMETIC);
        first_failure = 0;
        coverage = 0;
        clk = 0;
        rst_n = 0;
        #1 rst_n = 1;
        for (int i = 1; i <= limit && first_failure == 0; i++) begin
            draw_next(of);
            settle();
            if (UNIT == "fixed" || UNIT == "raw") check_sum(arithmetic, i);
            else check(arithmetic, i);
        end
    endtask

    initial begin
        ended = 0;
        forever begin
            #1;
            if (run != ended) begin
                if ($test$plusargs("shrink")) find_cause();
                else compare();
                ended = run;
            end
        end
    end
endmodule
