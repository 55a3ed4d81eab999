// SPDX-License-Identifier: MIT
// Units with what no chip has against the model, a configuration for each field; with COSIM_BUGS every bug in the
// configuration where it shows; with COSIM_FEW a configuration of each unit. Plusargs: +results=N, +seed=N. +shrink with
// +only=RIG, and with COSIM_BUGS +bug=NAME, shrinks failures and says what they have in common.
module custom_top;
    import mmaref_pkg::*;
`ifdef COSIM_BUGS
    import custom_bug_pkg::*;
`endif

    typedef enum int {
        ODD, STICKY_FLOAT, STICKY_DOWN, STOCHASTIC_BF16, SATURATE_E4M3, E5M2, F32, OWN_IEEE_E4M3, OWN_BIAS, TREE_OF_4,
        TREE_OF_3, SORTED, INTEGER, INTEGER_CLAMPED, CHAIN, CHAIN_F32_DOWN, EXPANDING, EXPANDING_E5M2_UP, CUT_TREE,
        CUT_TREE_OF_5, CUT_HALVES, CUT_BY_4, CUT_BY_4_HALVES, FPGA, FNUZ_E5M2, FNUZ_E4M3, PRODUCT_E6M9, PIECES_F16,
        PIECES_F32, FIXED_E5M2, FIXED_F16, RAW, MX_E4M3, PAYLOAD, NAN_ANY, FLAGS, FLAGS_DOWN, RIGS
    } rig_t;

    int run[RIGS], ended[RIGS], first_failure[RIGS], limit, failures;
    bit [31:0] coverage[RIGS];
    string explanation[RIGS];
    bit [63:0] seed;

    function automatic bit is_built(input rig_t rig);
`ifdef COSIM_FEW
        return rig inside {ODD, TREE_OF_4, SORTED, INTEGER_CLAMPED, CHAIN, EXPANDING, CUT_TREE_OF_5, CUT_BY_4, FPGA,
                           FNUZ_E4M3, PIECES_F16, FIXED_F16, RAW, MX_E4M3, PAYLOAD, NAN_ANY, FLAGS};
`else
        return rig < RIGS;
`endif
    endfunction

`define RIG(NUMBER, PARAMETERS) \
    if (is_built(NUMBER)) begin : with_``NUMBER \
        custom_rig #PARAMETERS rig (.run(run[NUMBER]), .limit(limit), .seed(seed), .ended(ended[NUMBER]), \
            .first_failure(first_failure[NUMBER]), .coverage(coverage[NUMBER]), .explanation(explanation[NUMBER])); \
    end

    `RIG(ODD, (.D_TYPE(MMAREF_TYPE_F16), .F(30), .ROUND(5), .ARITHMETIC("custom fraction_bits=30 rounding=odd zero_sign=plus")))
    `RIG(STICKY_FLOAT, (.A_TYPE(MMAREF_TYPE_BF16), .F(24), .STICKY(1),
        .ARITHMETIC("custom fraction_bits=24 sticky=yes zero_sign=plus")))
    `RIG(STICKY_DOWN, (.D_TYPE(MMAREF_TYPE_F16), .F(8), .ROUND(2), .STICKY(1),
        .ARITHMETIC("custom fraction_bits=8 sticky=yes rounding=down zero_sign=plus")))
    `RIG(STOCHASTIC_BF16, (.A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_BF16), .F(30), .ROUND(6),
        .ARITHMETIC("custom fraction_bits=30 rounding=stochastic zero_sign=plus")))
    `RIG(SATURATE_E4M3, (.A_TYPE(MMAREF_TYPE_E4M3), .D_TYPE(MMAREF_TYPE_E4M3), .F(20), .SATURATE(1),
        .ARITHMETIC("custom fraction_bits=20 overflow=saturate zero_sign=plus")))
    `RIG(E5M2, (.A_TYPE(MMAREF_TYPE_E4M3), .D_TYPE(MMAREF_TYPE_E5M2), .F(20),
        .ARITHMETIC("custom fraction_bits=20 zero_sign=plus")))
    `RIG(F32, (.A_TYPE(MMAREF_TYPE_F32), .L(2), .F(40), .ROUND(4),
        .ARITHMETIC("custom fraction_bits=40 rounding=nearest_away zero_sign=plus")))
    `RIG(OWN_IEEE_E4M3, (.A_TYPE(MMAREF_TYPE_OWN), .B_TYPE(MMAREF_TYPE_E5M2), .L(8), .F(24), .STICKY(1),
        .ARITHMETIC("custom own_exponent_bits=4 own_fraction_bits=3 own_special=ieee fraction_bits=24 sticky=yes zero_sign=plus")))
    `RIG(OWN_BIAS, (.A_TYPE(MMAREF_TYPE_OWN), .B_TYPE(MMAREF_TYPE_F16), .OWN(mmaref_format(6, 5, 11, 0)), .F(16),
        .ARITHMETIC("custom own_exponent_bits=6 own_fraction_bits=5 own_bias=11 own_special=none fraction_bits=16 zero_sign=plus")))
    `RIG(TREE_OF_4, (.UNIT("tree"), .D_TYPE(MMAREF_TYPE_F16), .F(42),
        .ARITHMETIC("custom adder=neighbours product_type=f16 nan=quiet zero_sign=ieee")))
    `RIG(TREE_OF_3, (.UNIT("tree"), .D_TYPE(MMAREF_TYPE_F16), .L(3), .F(42), .ROUND(0),
        .ARITHMETIC("custom adder=neighbours product_type=f16 rounding=zero nan=quiet zero_sign=ieee")))
    `RIG(SORTED, (.UNIT("sorted"), .D_TYPE(MMAREF_TYPE_F16), .L(2), .F(12), .ROUND(2),
        .ARITHMETIC("custom adder=size partial=normalised fraction_bits=12 align=odd rounding=down zero_sign=plus")))
    `RIG(INTEGER, (.UNIT("idp"), .A_TYPE(MMAREF_TYPE_U8), .B_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(16)))
    `RIG(INTEGER_CLAMPED, (.UNIT("idp"), .A_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(16), .SATURATE(1),
        .ARITHMETIC("custom overflow=saturate")))
    `RIG(CHAIN, (.UNIT("fma"), .D_TYPE(MMAREF_TYPE_F16), .F(20), .ARITHMETIC("custom products=1 nan=quiet zero_sign=ieee")))
    `RIG(CHAIN_F32_DOWN, (.UNIT("fma"), .A_TYPE(MMAREF_TYPE_F32), .L(2), .F(46), .ROUND(2),
        .ARITHMETIC("custom products=1 rounding=down nan=quiet zero_sign=ieee")))
    `RIG(EXPANDING, (.UNIT("expanding"), .L(2), .F(24), .ARITHMETIC("custom nan=quiet zero_sign=ieee")))
    `RIG(EXPANDING_E5M2_UP, (.UNIT("expanding"), .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_F16), .L(2), .F(12), .ROUND(3),
        .ARITHMETIC("custom rounding=up nan=quiet zero_sign=ieee")))

    // Sums of some terms.
    `RIG(CUT_TREE, (.UNIT("cut_tree"), .L(8), .F(12),
        .ARITHMETIC("custom adder=neighbours width=2 partial=cut fraction_bits=12 zero_sign=plus")))
    `RIG(CUT_TREE_OF_5, (.UNIT("cut_tree"), .D_TYPE(MMAREF_TYPE_F16), .L(5), .F(18), .ROUND(3), .STICKY(1),
        .ARITHMETIC("custom adder=neighbours partial=cut fraction_bits=18 sticky=yes rounding=up zero_sign=plus")))
    `RIG(CUT_HALVES, (.UNIT("cut_tree"), .A_TYPE(MMAREF_TYPE_BF16), .L(6), .F(24), .HALVES(1),
        .ARITHMETIC("custom adder=halves partial=cut fraction_bits=24 zero_sign=plus")))
    `RIG(CUT_BY_4, (.UNIT("cut_tree"), .A_TYPE(MMAREF_TYPE_BF16), .L(8), .WIDTH(4), .F(14),
        .ARITHMETIC("custom adder=neighbours width=4 partial=cut fraction_bits=14 zero_sign=plus")))
    `RIG(CUT_BY_4_HALVES, (.UNIT("cut_tree"), .A_TYPE(MMAREF_TYPE_E5M2), .L(7), .WIDTH(4), .F(10), .HALVES(1),
        .ARITHMETIC("custom adder=halves width=4 partial=cut fraction_bits=10 zero_sign=plus")))

    // Formats.
    localparam mmaref_type_e E6M10 = mmaref_format(6, 10, MMAREF_UNLIMITED,
                                                     MMAREF_SPECIAL_RESERVED + MMAREF_SPECIAL_BINADE);
    localparam mmaref_type_e E5M2_FNUZ = mmaref_format(5, 2, MMAREF_UNLIMITED, MMAREF_SPECIAL_FNUZ);
    localparam mmaref_type_e E4M3_FNUZ = mmaref_format(4, 3, MMAREF_UNLIMITED, MMAREF_SPECIAL_FNUZ);
    localparam mmaref_type_e E6M9_IEEE = mmaref_format(6, 9, MMAREF_UNLIMITED, MMAREF_SPECIAL_IEEE);
    `RIG(FPGA, (.UNIT("fma"), .A_TYPE(E6M10), .D_TYPE(E6M10), .L(2), .F(20),
        .ARITHMETIC("custom products=1 zero_sign=ieee")))
    `RIG(FNUZ_E5M2, (.A_TYPE(E5M2_FNUZ), .D_TYPE(MMAREF_TYPE_F16), .F(20),
        .ARITHMETIC("custom fraction_bits=20 zero_sign=plus")))
    `RIG(FNUZ_E4M3, (.A_TYPE(E4M3_FNUZ), .B_TYPE(E5M2_FNUZ), .D_TYPE(E4M3_FNUZ), .F(20),
        .ARITHMETIC("custom fraction_bits=20 zero_sign=plus")))

    // Products.
    `RIG(PRODUCT_E6M9, (.UNIT("tree"), .P_TYPE(E6M9_IEEE), .F(24), .P_ROUND(0), .ARITHMETIC(
        "custom adder=neighbours product_type=e6m9.ieee product_rounding=zero nan=quiet zero_sign=ieee")))
    `RIG(PIECES_F16, (.F(18), .PIECE(4), .ARITHMETIC("custom fraction_bits=18 multiplier_bits=4 zero_sign=plus")))
    `RIG(PIECES_F32, (.A_TYPE(MMAREF_TYPE_F32), .L(2), .F(20), .PIECE(8),
        .ARITHMETIC("custom fraction_bits=20 multiplier_bits=8 zero_sign=plus")))

    // Sums that are not rounded.
    `RIG(FIXED_E5M2, (.UNIT("fixed"), .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_E5M2), .L(8), .F(20), .BASE(-40)))
    `RIG(FIXED_F16, (.UNIT("fixed"), .D_TYPE(MMAREF_TYPE_F16), .F(30), .BASE(-34)))
    `RIG(RAW, (.UNIT("raw"), .F(16), .BASE(-20), .ARITHMETIC("custom fraction_bits=16 exponent_floor=-20")))

    // Scale factors, NaN and flags.
    `RIG(MX_E4M3, (.UNIT("mx"), .A_TYPE(MMAREF_TYPE_E4M3), .L(8), .SCALE_LENGTH(4),
        .ARITHMETIC("custom fraction_bits=24 zero_sign=plus")))
    `RIG(PAYLOAD, (.UNIT("payload"), .A_TYPE(MMAREF_TYPE_F32), .B_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_F16),
        .L(2), .F(30), .ARITHMETIC("custom fraction_bits=30 nan=payload zero_sign=plus")))
    `RIG(NAN_ANY, (.UNIT("payload"), .FIRST(0), .ARITHMETIC("custom fraction_bits=24 nan=any zero_sign=plus")))
    `RIG(FLAGS, (.UNIT("fma_step"), .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_E5M2), .L(1), .F(4),
        .ARITHMETIC("custom products=1 nan=quiet zero_sign=ieee")))
    `RIG(FLAGS_DOWN, (.UNIT("fma_step"), .D_TYPE(MMAREF_TYPE_F16), .L(1), .F(20), .ROUND(2),
        .ARITHMETIC("custom products=1 rounding=down nan=quiet zero_sign=ieee")))

    task automatic try_rig(input int rig);
        run[rig]++;
        while (ended[rig] != run[rig]) #1;
    endtask

    task automatic tell(input bit ok, input string what, input string why);
        if (ok) $display("ok - %s", what);
        else $display("not ok - %s\n# %s", what, why);
        if (!ok) failures++;
    endtask

`ifdef COSIM_BUGS
    function automatic rig_t rig_of(input bug_t bug);
        case (bug)
            RANDOM_TOO_SHORT, RANDOM_AS_NEAREST: return STOCHASTIC_BF16;
            STICKY_UNSEEN: return STICKY_FLOAT;
            LOST_OF_C_ONLY: return STICKY_DOWN;
            SATURATES_TO_NAN, TOP_FIELD_RESERVED: return SATURATE_E4M3;
            OWN_INFINITY_IS_NAN: return OWN_IEEE_E4M3;
            PRODUCT_24_BITS: return F32;
            LAST_ONE_LOST: return TREE_OF_3;
            PRODUCT_UNROUNDED, C_FIRST: return TREE_OF_4;
            LAST_TWO_UNSORTED, STICKY_ONCE: return SORTED;
            ZERO_WITHOUT_SIGN, PRODUCT_CUT, CHAIN_TURNED_ROUND: return CHAIN;
            PRODUCTS_ROUNDED_FIRST: return EXPANDING;
            PARTIAL_KEEPS_ALL, CANCELLED_IS_ZERO: return CUT_TREE;
            ALONE_LOST: return CUT_TREE_OF_5;
            PARTIAL_NORMALISED, ZERO_RAISES_MAXIMUM: return CUT_BY_4;
            RESERVED_FIELD_USED, BINADE_ROUNDS_UP: return FPGA;
            FNUZ_MINUS_ZERO, FNUZ_NAN_IS_ZERO: return FNUZ_E4M3;
            ZERO_IS_NEAREST, PRODUCT_FLUSHED: return PRODUCT_E6M9;
            LOW_PIECES_MISSING, PIECES_CUT_TOGETHER: return PIECES_F16;
            FIXED_TRUNCATES, FIXED_SATURATES: return FIXED_F16;
            RAW_NORMALISED, RAW_ABSOLUTE: return RAW;
            SCALE_B_IS_NEVER_NAN, SCALE_ONE_ELEMENT_EARLY: return MX_E4M3;
            PAYLOAD_FROM_THE_RIGHT, PAYLOAD_OF_THE_LAST: return PAYLOAD;
            NAN_IS_INFINITY, NAN_IS_A_NUMBER: return NAN_ANY;
            TINY_BEFORE_ROUNDING, OVERFLOW_IS_EXACT, SIGNALLING_C_IS_VALID: return FLAGS;
            default: return ODD;
        endcase
    endfunction

    // A bug that does nothing must not be found.
    task automatic campaign();
        for (int i = int'(NOTHING); i < int'(BUGS); i++) begin
            bug_t bug = bug_t'(i);
            rig_t rig = rig_of(bug);
            if (!is_built(rig)) continue;
            active = bug;
            try_rig(int'(rig));
            tell((first_failure[rig] != 0) == (bug != NOTHING),
                 $sformatf("%s in %s: found after %0d results", bug.name(), rig.name(), first_failure[rig]), "");
        end
        active = NONE;
    endtask
`endif

    // Shrinks what fails in one configuration.
    task automatic find_cause(input string only);
        string bug;
`ifdef COSIM_BUGS
        if ($value$plusargs("bug=%s", bug)) begin
            for (int i = 0; i < int'(BUGS); i++) begin
                bug_t named = bug_t'(i);
                if (named.name() == bug) active = named;
            end
            for (int i = 0; i < int'(dut_bug_pkg::BUGS); i++) begin
                dut_bug_pkg::bug_t named = dut_bug_pkg::bug_t'(i);
                if (named.name() == bug) dut_bug_pkg::active = named;
            end
            if (active == NONE && dut_bug_pkg::active == dut_bug_pkg::NONE) $fatal(1, "bug %s", bug);
        end
`endif
        for (int i = 0; i < int'(RIGS); i++) begin
            rig_t rig = rig_t'(i);
            if (rig.name() == only && is_built(rig)) begin
                try_rig(i);
                $finish;
                return;
            end
        end
        $fatal(1, "configuration %s", only);
    endtask

    initial begin
        string only;
        if (!$value$plusargs("seed=%d", seed)) seed = 1;
        if (!$value$plusargs("results=%d", limit)) limit = 10000;
        if ($test$plusargs("shrink") && $value$plusargs("only=%s", only)) find_cause(only);
        else compare_all();
    end

    task automatic compare_all();
        for (int i = 0; i < int'(RIGS); i++) begin
            rig_t rig = rig_t'(i);
            if (!is_built(rig)) continue;
            try_rig(i);
            tell(first_failure[i] == 0, $sformatf("%s: %0d results, corners %04x", rig.name(), limit, coverage[i]),
                 explanation[i]);
        end
`ifdef COSIM_BUGS
        campaign();
`endif
        $display("# %0d failed", failures);
        $finish;
    endtask
endmodule
