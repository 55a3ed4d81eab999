// SPDX-License-Identifier: MIT
// Units with what no chip has against the model, a configuration for each field; with COSIM_BUGS every bug in the
// configuration where it shows; with COSIM_FEW a configuration of each unit. Plusargs: +results=N, +seed=N.
module custom_top;
    import mmaref_pkg::*;
`ifdef COSIM_BUGS
    import custom_bug_pkg::*;
`endif

    typedef enum int {
        ODD, STICKY_FLOAT, STICKY_DOWN, STOCHASTIC_BF16, SATURATE_E4M3, E5M2, F32, OWN_IEEE_E4M3, OWN_BIAS, TREE_OF_4,
        TREE_OF_3, SORTED, INTEGER, INTEGER_CLAMPED, CHAIN, CHAIN_F32_DOWN, EXPANDING, EXPANDING_E5M2_UP, RIGS
    } rig_t;

    int run[RIGS], ended[RIGS], first_failure[RIGS], limit, failures;
    bit [31:0] coverage[RIGS];
    string explanation[RIGS];
    bit [63:0] seed;

    function automatic bit is_built(input rig_t rig);
`ifdef COSIM_FEW
        return rig inside {ODD, TREE_OF_4, SORTED, INTEGER_CLAMPED, CHAIN, EXPANDING};
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
        .ARITHMETIC("custom fraction_bits=24 align=sticky zero_sign=plus")))
    `RIG(STICKY_DOWN, (.D_TYPE(MMAREF_TYPE_F16), .F(8), .ROUND(2), .STICKY(1),
        .ARITHMETIC("custom fraction_bits=8 align=sticky rounding=down zero_sign=plus")))
    `RIG(STOCHASTIC_BF16, (.A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_BF16), .F(30), .ROUND(6),
        .ARITHMETIC("custom fraction_bits=30 rounding=stochastic zero_sign=plus")))
    `RIG(SATURATE_E4M3, (.A_TYPE(MMAREF_TYPE_E4M3), .D_TYPE(MMAREF_TYPE_E4M3), .F(20), .SATURATE(1),
        .ARITHMETIC("custom fraction_bits=20 overflow=saturate zero_sign=plus")))
    `RIG(E5M2, (.A_TYPE(MMAREF_TYPE_E4M3), .D_TYPE(MMAREF_TYPE_E5M2), .F(20),
        .ARITHMETIC("custom fraction_bits=20 zero_sign=plus")))
    `RIG(F32, (.A_TYPE(MMAREF_TYPE_F32), .L(2), .F(40), .ROUND(4),
        .ARITHMETIC("custom fraction_bits=40 rounding=nearest_away zero_sign=plus")))
    `RIG(OWN_IEEE_E4M3, (.A_TYPE(MMAREF_TYPE_OWN), .B_TYPE(MMAREF_TYPE_E5M2), .L(8), .F(24), .STICKY(1),
        .ARITHMETIC("custom own_exponent_bits=4 own_fraction_bits=3 own_special=ieee fraction_bits=24 align=sticky zero_sign=plus")))
    `RIG(OWN_BIAS, (.A_TYPE(MMAREF_TYPE_OWN), .B_TYPE(MMAREF_TYPE_F16), .OWN(24'h060500), .A_BIAS(11), .F(16),
        .ARITHMETIC("custom own_exponent_bits=6 own_fraction_bits=5 own_bias=11 own_special=none fraction_bits=16 zero_sign=plus")))
    `RIG(TREE_OF_4, (.KIND(1), .D_TYPE(MMAREF_TYPE_F16), .F(42),
        .ARITHMETIC("custom adder=tree product_type=f16 nan=quiet zero_sign=ieee")))
    `RIG(TREE_OF_3, (.KIND(1), .D_TYPE(MMAREF_TYPE_F16), .L(3), .F(42), .ROUND(0),
        .ARITHMETIC("custom adder=tree product_type=f16 rounding=zero nan=quiet zero_sign=ieee")))
    `RIG(SORTED, (.KIND(2), .D_TYPE(MMAREF_TYPE_F16), .L(2), .F(12), .ROUND(2),
        .ARITHMETIC("custom adder=sorted fraction_bits=12 align=jam rounding=down zero_sign=plus")))
    `RIG(INTEGER, (.KIND(3), .A_TYPE(MMAREF_TYPE_U8), .B_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(16)))
    `RIG(INTEGER_CLAMPED, (.KIND(3), .A_TYPE(MMAREF_TYPE_S8), .D_TYPE(MMAREF_TYPE_S32), .L(16), .SATURATE(1),
        .ARITHMETIC("custom overflow=saturate")))
    `RIG(CHAIN, (.KIND(4), .D_TYPE(MMAREF_TYPE_F16), .F(20), .ARITHMETIC("custom products=1 nan=quiet zero_sign=ieee")))
    `RIG(CHAIN_F32_DOWN, (.KIND(4), .A_TYPE(MMAREF_TYPE_F32), .L(2), .F(46), .ROUND(2),
        .ARITHMETIC("custom products=1 rounding=down nan=quiet zero_sign=ieee")))
    `RIG(EXPANDING, (.KIND(5), .L(2), .F(24), .ARITHMETIC("custom nan=quiet zero_sign=ieee")))
    `RIG(EXPANDING_E5M2_UP, (.KIND(5), .A_TYPE(MMAREF_TYPE_E5M2), .D_TYPE(MMAREF_TYPE_F16), .L(2), .F(12), .ROUND(3),
        .ARITHMETIC("custom rounding=up nan=quiet zero_sign=ieee")))

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

    initial begin
        if (!$value$plusargs("seed=%d", seed)) seed = 1;
        if (!$value$plusargs("results=%d", limit)) limit = 10000;
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
    end
endmodule
