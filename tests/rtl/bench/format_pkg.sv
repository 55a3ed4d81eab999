// SPDX-License-Identifier: MIT
// Floating-point formats for the benches: taken apart by hand, not by the model.
package format_pkg;

    typedef struct packed {
        bit [7:0] exp, frac;
        bit [7:0] special; // the largest exponent: 0 numbers, 1 IEEE, 2 one NaN
    } format_t;

    // Of a type MMAREF_TYPE_...; integers have none.
    function automatic format_t format_of(input mmaref_pkg::mmaref_type_e word);
        case (word)
            mmaref_pkg::MMAREF_TYPE_F16: return {8'd5, 8'd10, 8'd1};
            mmaref_pkg::MMAREF_TYPE_BF16: return {8'd8, 8'd7, 8'd1};
            mmaref_pkg::MMAREF_TYPE_F32: return {8'd8, 8'd23, 8'd1};
            mmaref_pkg::MMAREF_TYPE_E4M3: return {8'd4, 8'd3, 8'd2};
            mmaref_pkg::MMAREF_TYPE_E5M2: return {8'd5, 8'd2, 8'd1};
            default: return '0;
        endcase
    endfunction

    function automatic int bias(input format_t f);
        return (1 << (f.exp - 1)) - 1;
    endfunction
    function automatic int lowest(input format_t f); // exponent of the smallest normal number
        return 1 - bias(f);
    endfunction
    function automatic int highest(input format_t f);
        return f.special == 1 ? bias(f) : bias(f) + 1;
    endfunction
    function automatic bit [31:0] ones(input format_t f); // the largest fraction
        return (32'd1 << f.frac) - 1;
    endfunction

    function automatic bit [31:0] pack(input format_t f, input bit sign, input int exponent_field,
                                       input bit [31:0] fraction);
        return (((32'(sign) << f.exp) | 32'(exponent_field)) << f.frac) | fraction;
    endfunction

    // A number of about that exponent: below the lowest a subnormal, above the highest one
    // of the largest numbers; never a special value.
    function automatic bit [31:0] finite(input format_t f, input bit sign, input int exponent,
                                         input bit [31:0] fraction);
        bit [31:0] tame = f.special == 2 && exponent >= highest(f) ? fraction & ~32'd1 : fraction;
        if (exponent < lowest(f)) return pack(f, sign, 0, fraction | 1);
        if (exponent > highest(f)) return pack(f, sign, highest(f) + bias(f), tame);
        return pack(f, sign, exponent + bias(f), tame);
    endfunction

    function automatic bit [31:0] infinity(input format_t f, input bit sign);
        return f.special == 1 ? pack(f, sign, (1 << f.exp) - 1, 0) : finite(f, sign, highest(f) + 1, ones(f));
    endfunction
    function automatic bit [31:0] not_a_number(input format_t f, input bit sign, input bit [31:0] fraction);
        return f.special == 1 ? pack(f, sign, (1 << f.exp) - 1, fraction | 1)
             : f.special == 2 ? pack(f, sign, (1 << f.exp) - 1, ones(f)) : 0;
    endfunction

endpackage
