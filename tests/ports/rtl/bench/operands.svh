// SPDX-License-Identifier: MIT
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
            AT_FLOOR: return int'(s.floor) - int'(s.f) + between(-3, 3);
            default: return first - between(0, width);
        endcase
    endfunction

    function int first_of_kind();
        int low = lowest(s.a) + lowest(s.b), high = highest(s.a) + highest(s.b);
        case (kind)
            LOW: return between(low - 2, low + 6);
            HIGH: return between(high - 4, high);
            AT_FLOOR: return int'(s.floor) + between(-2 * int'(s.d.frac) / 3, 1);
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
        return finite(f, sign, exponent, (kind == TIE || kind == AT_FLOOR) && !one_in(4) ? 0 : fraction(f));
    endfunction

    // Element k of a row of A or a column of B, after `previous`.
    function bit [31:0] of_a(input int k, input bit [31:0] previous);
        if (kind == UNIFORM) return any(s.a);
        if (kind == CANCEL && k % 2 == 1 && !zero[k]) return previous;
        return factor(s.a, a_exp[k]);
    endfunction

    function bit [31:0] of_b(input int k, input bit [31:0] previous);
        if (kind == UNIFORM) return any(s.b);
        if (zero[k]) return zero_of(s.b, one_in(2));
        if (kind == CANCEL && k % 2 == 1) return previous ^ (32'd1 << (s.b.exp + s.b.frac));
        return factor(s.b, b_exp[k]);
    endfunction

    function bit [31:0] of_c();
        bit sign = one_in(2);
        bit [31:0] frac = fraction(s.d);
        if (kind == UNIFORM) return any(s.d);
        if (kind == SPECIAL && one_in(4)) return special(s.d);
        if (kind == AT_FLOOR && !one_in(4)) return zero_of(s.d, sign); // others lie above the floor
        case (between(0, 9))
            0, 1: return zero_of(s.d, sign);
            2: return finite(s.d, sign, first + between(-2, 2), frac);
            3: return finite(s.d, sign, first - int'(s.f) + between(-3, 3), frac);
            4: return finite(s.d, sign, first + int'(s.f) + between(-3, 3), frac);
            5: return finite(s.d, sign, first + int'(s.d.frac) + between(-1, 3), frac);
            6: return finite(s.d, sign, first, 0);
            7: return finite(s.d, sign, lowest(s.d) + between(-1, 2), frac);
            8: return finite(s.d, sign, highest(s.d) - between(0, 1), ones(s.d));
            default: return finite(s.d, sign, first + between(-30, 30), frac);
        endcase
    endfunction
endclass
