// SPDX-License-Identifier: MIT
// Random numbers from a generator of its own, so that every simulator draws the same, and
// elements made of them.
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
        bit [63:0] choices = 64'(high) - 64'(low) + 1;
        return low + int'(((draw() >> 32) * choices) >> 32);
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
            0, 1: return zero_of(f, sign);
            2, 3: return infinity(f, sign);
            4: return not_a_number(f, sign, fraction(f));
            5: return pack(f, sign, 0, 1);
            6: return pack(f, sign, 0, ones(f));
            default: return finite(f, sign, highest(f) + 1, ones(f));
        endcase
    endfunction

    // A scale factor of ue8m0: mostly near 1, now and then the smallest, or NaN.
    function bit [7:0] of_scale();
        case (between(0, 15))
            0: return one_in(4) ? 8'd255 : 8'd254;
            1: return 8'(between(0, 1));
            2: return 8'(draw());
            default: return 8'(between(120, 134));
        endcase
    endfunction

    // ---- Integers ------------------------------------------------------------------

    function bit [31:0] of_word(input mode_t mode);
        bit [31:0] bits = 32'(draw());
        if (mode == RANDOM || one_in(2)) return bits;
        case (between(0, 3))
            0: return 32'h7fff_ffff - (bits & 32'hffff);
            1: return 32'h8000_0000 + (bits & 32'hffff);
            2: return 0;
            default: return '1;
        endcase
    endfunction

    // Four bytes.
    function bit [31:0] of_bytes(input mode_t mode);
        bit [31:0] bits = 32'(draw()), same = 32'(draw());
        if (mode == RANDOM || one_in(2)) return bits;
        case (between(0, 3))
            0: return (bits & same) | (32'h7f7f_7f7f & ~same);
            1: return (bits & same) | (32'h8080_8080 & ~same);
            2: return bits & same;
            default: return bits | same;
        endcase
    endfunction
endclass
