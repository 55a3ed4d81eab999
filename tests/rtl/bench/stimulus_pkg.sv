// SPDX-License-Identifier: MIT
// Operands for the benches: random bits, and numbers aimed at the corners of a fused sum.
// A generator of its own, so that every simulator draws the same.
package stimulus_pkg;
    import format_pkg::*;

    typedef enum int { RANDOM, CORNERS, MIXED } mode_t;

    class source;
        bit [63:0] state;

        function new(input bit [63:0] seed);
            state = seed;
        endfunction

        function bit [63:0] draw(); // splitmix64
            bit [63:0] z;
            state = state + 64'h9e37_79b9_7f4a_7c15;
            z = state;
            z = (z ^ (z >> 30)) * 64'hbf58_476d_1ce4_e5b9;
            z = (z ^ (z >> 27)) * 64'h94d0_49bb_1331_11eb;
            return z ^ (z >> 31);
        endfunction

        function int between(input int low, input int high);
            return low + int'(draw() % 64'(high - low + 1));
        endfunction

        function bit one_in(input int n);
            return between(1, n) == 1;
        endfunction

        // ---- Elements ------------------------------------------------------------------

        function bit [31:0] any(input format_t f);
            return 32'(draw()) & ((32'd1 << (1 + f.exp + f.frac)) - 1);
        endfunction

        // A fraction: any, or one with few or all bits set.
        function bit [31:0] fraction(input format_t f);
            case (between(0, 5))
                0: return 0;
                1: return 1;
                2: return ones(f);
                3: return 32'd1 << (f.frac - 1);
                default: return 32'(draw()) & ones(f);
            endcase
        endfunction

        function bit [31:0] special(input format_t f);
            bit sign = one_in(2);
            case (between(0, 7))
                0, 1: return pack(f, sign, 0, 0);
                2, 3: return infinity(f, sign);
                4: return not_a_number(f, sign, fraction(f));
                5: return pack(f, sign, 0, 1);
                6: return pack(f, sign, 0, ones(f));
                default: return number(f, sign, highest(f) + 1, ones(f));
            endcase
        endfunction

        function bit [31:0] of_integer(input mode_t mode, input bit wide);
            bit [31:0] bits = 32'(draw());
            if (mode == RANDOM || one_in(2)) return bits;
            case (between(0, 4))
                0: return wide ? 32'h7fff_ffff - (bits & 32'hffff) : 32'h7f;
                1: return wide ? 32'h8000_0000 + (bits & 32'hffff) : 32'h80;
                2: return 0;
                default: return '1;
            endcase
        endfunction
    endclass

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
        AT_FLOOR, // products about the lowest exponent of the grid
        SPECIAL,  // zeros, infinities, NaN among the elements
        KINDS
    } kind_t;

    // One instruction's worth of numbers: what product k has in common for every row and
    // column is planned first, then elements are drawn.
    class operands extends source;
        shape_t s;
        kind_t kind;
        int first;     // exponent of product 0
        int a_exp[64], b_exp[64];
        bit zero[64];

        function new(input shape_t shape, input bit [63:0] seed);
            super.new(seed);
            s = shape;
        endfunction

        // Splits the exponent of a product between its factors, as far as they reach.
        function void split(input int k, input int sum);
            int low = lowest(s.a), high = highest(s.a);
            if (sum - highest(s.b) > low) low = sum - highest(s.b);
            if (sum - lowest(s.b) < high) high = sum - lowest(s.b);
            a_exp[k] = low <= high ? between(low, high) : sum < 0 ? lowest(s.a) - 1 : highest(s.a);
            b_exp[k] = sum - a_exp[k];
        endfunction

        function int later(input int width); // exponent of a product after the first
            case (kind)
                EDGE: return first - int'(s.f) + between(-3, 4);
                TIE: return first - int'(s.d.frac) - between(-1, 3);
                AT_FLOOR: return int'(s.floor) + between(-8, int'(s.f) + 2);
                default: return first - between(0, width);
            endcase
        endfunction

        function int first_of_kind();
            int low = lowest(s.a) + lowest(s.b), high = highest(s.a) + highest(s.b);
            case (kind)
                LOW: return between(low - 2, low + 6);
                HIGH: return between(high - 4, high);
                AT_FLOOR: return int'(s.floor) + between(-6, int'(s.f) + 2);
                default: return between(low, high);
            endcase
        endfunction

        function void plan(input mode_t mode);
            int width = one_in(3) ? int'(s.f) : between(0, 8), sparsity = between(0, 3);
            kind = kind_t'(between(1, int'(KINDS) - 1));
            if (mode == RANDOM || (mode == MIXED && one_in(2))) kind = UNIFORM;
            first = first_of_kind();
            for (int k = 0; k < 64; k++) begin
                split(k, k == 0 ? first : later(width));
                zero[k] = kind == TIE || sparsity == 2 ? between(0, int'(s.l)) > 1
                        : sparsity == 1 ? one_in(2) : 1'b0;
            end
        endfunction

        function bit [31:0] factor(input format_t f, input int exponent);
            bit sign = one_in(2);
            if (kind == SPECIAL && one_in(12)) return special(f);
            return number(f, sign, exponent, kind == TIE && !one_in(4) ? 0 : fraction(f));
        endfunction

        // Element k of a row of A or a column of B, after `previous`.
        function bit [31:0] of_a(input int k, input bit [31:0] previous);
            if (kind == UNIFORM) return any(s.a);
            if (kind == CANCEL && k % 2 == 1 && !zero[k]) return previous;
            return factor(s.a, a_exp[k]);
        endfunction

        function bit [31:0] of_b(input int k, input bit [31:0] previous);
            if (kind == UNIFORM) return any(s.b);
            if (zero[k]) return pack(s.b, one_in(2), 0, 0);
            if (kind == CANCEL && k % 2 == 1) return previous ^ (32'd1 << (s.b.exp + s.b.frac));
            return factor(s.b, b_exp[k]);
        endfunction

        function bit [31:0] of_c();
            bit sign = one_in(2);
            bit [31:0] frac = fraction(s.d);
            if (kind == UNIFORM) return any(s.d);
            if (kind == SPECIAL && one_in(4)) return special(s.d);
            case (between(0, 9))
                0, 1: return pack(s.d, sign, 0, 0);
                2: return number(s.d, sign, first + between(-2, 2), frac);
                3: return number(s.d, sign, first - int'(s.f) + between(-3, 3), frac);
                4: return number(s.d, sign, first + int'(s.f) + between(-3, 3), frac);
                5: return number(s.d, sign, first + int'(s.d.frac) + between(-1, 3), frac);
                6: return number(s.d, sign, first, 0);
                7: return number(s.d, sign, lowest(s.d) + between(-1, 2), frac);
                8: return number(s.d, sign, highest(s.d) - between(0, 1), ones(s.d));
                default: return number(s.d, sign, first + between(-30, 30), frac);
            endcase
        endfunction
    endclass

endpackage
