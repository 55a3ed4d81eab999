// SPDX-License-Identifier: MIT
// The seeded bugs of the units that no chip has by name, and which one is on. Compiled with COSIM_BUGS only.
package custom_bug_pkg;

    typedef enum int {
        NONE,
        NOTHING, // no module looks at it
        // custom_round
        ODD_TRUNCATES,      // round to odd is toward zero
        ODD_OVERFLOWS,      // ... and ends at infinity
        RANDOM_TOO_SHORT,   // 8 of 32 random bits are compared
        RANDOM_AS_NEAREST,
        STICKY_UNSEEN,      // lost bits of terms do not reach the rounding
        SATURATES_TO_NAN,
        TOP_FIELD_RESERVED, // e4m3 has no numbers in its largest field
        RESERVED_FIELD_USED,
        BINADE_ROUNDS_UP,   // what is below the least number of a format without subnormals is not zero
        FNUZ_MINUS_ZERO,
        ZERO_IS_NEAREST,    // rounding toward zero
        TINY_BEFORE_ROUNDING,
        OVERFLOW_IS_EXACT,  // an exact number that is too large does not raise inexact
        // window_core
        LOST_OF_C_ONLY,     // lost bits of products are not sticky
        OWN_INFINITY_IS_NAN,
        PRODUCT_24_BITS,    // a product of f32 keeps half of its bits
        FNUZ_NAN_IS_ZERO,
        LOW_PIECES_MISSING, // the product of the lowest two pieces
        PIECES_CUT_TOGETHER,
        // raw_unit
        RAW_NORMALISED,
        RAW_ABSOLUTE,
        // mx_unit
        SCALE_B_IS_NEVER_NAN,
        SCALE_ONE_ELEMENT_EARLY,
        // payload_unit
        PAYLOAD_FROM_THE_RIGHT,
        PAYLOAD_OF_THE_LAST,
        NAN_IS_INFINITY,
        NAN_IS_A_NUMBER,
        // fixed_unit
        FIXED_TRUNCATES,
        FIXED_SATURATES,
        // cut_node and cut_tree_unit
        PARTIAL_KEEPS_ALL,
        PARTIAL_NORMALISED,
        ZERO_RAISES_MAXIMUM,
        CANCELLED_IS_ZERO,  // a sum that cancels has no exponent
        ALONE_LOST,
        // tree_unit
        PRODUCT_UNROUNDED,
        PRODUCT_FLUSHED,    // a subnormal one
        LAST_ONE_LOST,      // of an odd number of sums
        C_FIRST,            // C is added to the first sum, not to the last one
        // sorted_unit
        LAST_TWO_UNSORTED,
        STICKY_ONCE,        // bits that the second addition loses are truncated
        // fused_add, fma_step, fma_unit and expanding_unit
        ZERO_WITHOUT_SIGN,
        SIGNALLING_C_IS_VALID,
        PRODUCT_CUT,        // a product loses the bits that the format does not have
        CHAIN_TURNED_ROUND,
        PRODUCTS_ROUNDED_FIRST, // the sum of the products keeps as many bits as D has
        BUGS
    } bug_t;

    bug_t active = NONE;

endpackage
