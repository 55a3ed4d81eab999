// SPDX-License-Identifier: MIT
// The seeded bugs by name, and which one is on. Compiled with COSIM_BUGS only.
`include "dut_bug.svh"
package dut_bug_pkg;

    typedef enum int {
        NONE,
        NOTHING, // no module looks at it
        // fdp_decode
        SUBNORMAL_FLUSHED,
        SUBNORMAL_EXPONENT,
        NAN_AS_INFINITY,
        INFINITY_AS_NUMBER,
        E4M3_TOP_IS_NAN,
        // fdp_multiply
        PRODUCT_SIGN,
        PRODUCT_LAST_BIT,
        PRODUCT_NORMALISED,
        LAST_PRODUCT_MISSING,
        ZERO_RAISES_GRID,
        INF_TIMES_ZERO_IS_INF,
        INF_MINUS_INF_IS_INF,
        INFINITY_SIGN,
        // fdp_unit
        C_MISSING,
        C_NOT_IN_MAXIMUM,
        C_SUBNORMAL_EXPONENT,
        C_INFINITY_IGNORED,
        FLOOR_OFF_BY_ONE,
        FLOOR_MISSING,
        SUM_TOP_BIT,
        STALL_DROPS_RESULT,
        STALL_MOVES_TAG,
        // fdp_align
        SHIFT_OFF_BY_ONE,
        SHIFT_FIVE_BITS,
        FRACTION_BIT_LOST,
        ALIGN_ROUNDS,
        ALIGN_FLOORS,
        ALIGN_STICKY_LOST,
        // fdp_round
        TIE_AWAY,
        STICKY_LOST,
        CARRY_LOST,
        RESULT_FLUSHED,
        RESULT_LOWEST_EXPONENT,
        OVERFLOW_TO_LARGEST,
        OVERFLOW_MISSED,
        UNDERFLOW_PLUS_ZERO,
        EXACT_ZERO_MINUS,
        NAN_PATTERN,
        RESULT_BITS_KEPT,
        // mma_unit
        A_LANES_SWAPPED,
        A_REGISTERS_SWAPPED,
        B_REGISTERS_SWAPPED,
        B_COLUMN,
        C_COLUMN,
        D_LANES_SWAPPED,
        CHAIN_RESTARTS,
        CHAIN_BACKWARDS,
        // mma_metadata and sparse_select
        METADATA_ROW,
        METADATA_SWAPPED,
        METADATA_NEIGHBOUR,
        METADATA_HIGH_BIT,
        // idp_unit
        INT_SIGN,
        INT_LAST_PRODUCT,
        INT_TOP_BIT,
        INT_CLAMP_LOW,
        INT_CLAMP_MISSING,
        // mac16_lane and mac16_tile
        MAC_SHIFT_LOGICAL,
        MAC_SHIFT_FOUR_BITS,
        MAC_I8_UNSIGNED,
        MAC_SKIP_Y,
        MAC_SKIP_Z,
        MAC_POOL_END,
        MAC_ENABLE_PARITY,
        MAC_ENABLE_LAST,
        MAC_ENABLE_ZERO,
        MAC_Z_ROW,
        MAC_I32_ODD_LANES,
        BUGS
    } bug_t;

`ifdef COSIM_BUG
    bug_t active = `COSIM_BUG;
`else
    bug_t active = NONE;
`endif
    bit everywhere = 1'b1; // else only at `site`
    logic [15:0] site = '0;

endpackage
