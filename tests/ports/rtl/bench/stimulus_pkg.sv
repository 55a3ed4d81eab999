// SPDX-License-Identifier: MIT
// Operands for the benches: random bits, and numbers aimed at the corners of a fused sum.
package stimulus_pkg;
    import format_pkg::*;

    typedef enum int { RANDOM, CORNERS, MIXED } mode_t;

    // What a plan has to know of the unit that it is for.
    typedef struct packed {
        format_t a, b, d;
        bit signed [15:0] f, floor; // fraction bits and lowest exponent of the grid
        bit [15:0] l;
    } shape_t;

    typedef enum int {
        UNIFORM,  // random bits
        BAND,     // exponents close together
        CANCEL,   // every other product is the one before, negated
        LOW,      // the smallest numbers
        HIGH,     // the largest
        EDGE,     // one large product, the others at the end of its grid
        TIE,      // two products, half a unit of the result apart
        AT_FLOOR, // a product below the lowest exponent of the grid, others where that grid ends
        SPECIAL,  // zeros, infinities, NaN among the elements
        KINDS
    } kind_t;

    `include "source.svh"
    `include "operands.svh"
endpackage
