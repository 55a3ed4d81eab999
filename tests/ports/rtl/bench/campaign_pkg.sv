// SPDX-License-Identifier: MIT
// Where each seeded bug shows, and which element it is to spoil. With COSIM_BUGS only.
package campaign_pkg;
    import dut_bug_pkg::*;
    import rig_pkg::*;

    // In which configuration a bug shows.
    function automatic rig_t rig_of(input bug_t bug);
        case (bug)
            E4M3_TOP_IS_NAN, RESULT_BITS_KEPT: return MMA_E4M3_SM_89;
            STALL_DROPS_RESULT, STALL_MOVES_TAG: return DOT_F16_SM_80;
            FLOOR_OFF_BY_ONE, FLOOR_MISSING, RESULT_FLUSHED, RESULT_LOWEST_EXPONENT, UNDERFLOW_PLUS_ZERO,
            C_SUBNORMAL_EXPONENT, OVERFLOW_TO_LARGEST, OVERFLOW_MISSED: return MMA_BF16_SM_90;
            ALIGN_STICKY_LOST: return MMA_OWN_JAM;
            TIE_AWAY, STICKY_LOST, CARRY_LOST: return MMA_F16_F16_SM_90;
            METADATA_ROW, METADATA_SWAPPED, METADATA_NEIGHBOUR, METADATA_HIGH_BIT: return MMA_SP_F16_SM_80;
            INT_SIGN, INT_LAST_PRODUCT, INT_TOP_BIT: return MMA_S8;
            INT_CLAMP_LOW, INT_CLAMP_MISSING: return MMA_U8_S8_SATFINITE;
            default: return bug >= MAC_SHIFT_LOGICAL ? MAC16 : MMA_F16_SM_80;
        endcase
    endfunction

    // Bugs that are not of one element: a handshake, the end of a pool, a whole row.
    function automatic bit has_site(input bug_t bug);
        case (bug)
            STALL_DROPS_RESULT, STALL_MOVES_TAG, MAC_POOL_END, MAC_Z_ROW: return 0;
            default: return 1;
        endcase
    endfunction

    function automatic bit of_row(input bug_t bug);
        return bug == MAC_ENABLE_PARITY || bug == MAC_ENABLE_LAST || bug == MAC_ENABLE_ZERO;
    endfunction

    // An element of the rig, another for every bug. Results of mac16 stay clear of row 0.
    function automatic int site_of(input bug_t bug);
        if (rig_of(bug) != MAC16) return int'(bug) * 45 % 128;
        return (int'(bug) * 37 % 62 + 1) * 32 + (of_row(bug) ? 0 : int'(bug) * 11 % 15);
    endfunction

    // A swap spoils two elements, the first of which is named; an enable any lanes of its row.
    function automatic bit is_site(input bug_t bug, input int element);
        int wanted = site_of(bug);
        if (of_row(bug)) return element / 32 == wanted / 32;
        return element == wanted || (bug == D_LANES_SWAPPED && element == (wanted ^ 2));
    endfunction

    // The bugs of the campaign: all, or with COSIM_FEW those of each module that are hardest to find.
    function automatic bit is_wanted(input bug_t bug);
`ifdef COSIM_FEW
        case (bug)
            NOTHING, SUBNORMAL_EXPONENT, INF_TIMES_ZERO_IS_INF, C_INFINITY_IGNORED, FRACTION_BIT_LOST,
            EXACT_ZERO_MINUS, C_COLUMN, METADATA_NEIGHBOUR, INT_TOP_BIT, MAC_SKIP_Z, MAC_ENABLE_ZERO: return 1;
            default: return 0;
        endcase
`else
        return bug >= NOTHING;
`endif
    endfunction

    // The configurations that the campaign needs; others need not be built with bugs.
    function automatic bit [RIGS-1:0] needed();
        needed = '0;
`ifdef COSIM_BUG
        needed[rig_of(`COSIM_BUG)] = 1;
`else
        for (int i = int'(NOTHING); i < int'(BUGS); i++) if (is_wanted(bug_t'(i))) needed[rig_of(bug_t'(i))] = 1;
`endif
    endfunction

endpackage
