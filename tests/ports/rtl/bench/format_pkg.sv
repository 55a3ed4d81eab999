// SPDX-License-Identifier: MIT
// Floating-point formats for the benches: taken apart by hand, not by the model.
package format_pkg;

    typedef struct packed {
        bit [7:0] exp, frac, bias;
        bit binade;        // exponent field 0 is one like others
        bit [2:0] special; // the largest exponent, as fdp_decode and custom_round have it
    } format_t;

    // Of a type MMAREF_TYPE_..., or of the number of a format; integers have none.
    function automatic format_t format_of(input mmaref_pkg::mmaref_type_e word);
        bit [31:0] number = word;
        case (word)
            mmaref_pkg::MMAREF_TYPE_F16: return {8'd5, 8'd10, 8'd15, 4'd1};
            mmaref_pkg::MMAREF_TYPE_BF16: return {8'd8, 8'd7, 8'd127, 4'd1};
            mmaref_pkg::MMAREF_TYPE_F32: return {8'd8, 8'd23, 8'd127, 4'd1};
            mmaref_pkg::MMAREF_TYPE_E4M3: return {8'd4, 8'd3, 8'd7, 4'd2};
            mmaref_pkg::MMAREF_TYPE_E5M2: return {8'd5, 8'd2, 8'd15, 4'd1};
            default: ;
        endcase
        if (number[15:8] == 8'd255) number[15:8] = 8'((1 << (number[31:24] - 1)) - (number[2:0] == 4 ? 0 : 1));
        return number[31:24] == 0 ? '0 : {number[31:8], number[3:0]};
    endfunction

    function automatic int bias(input format_t f);
        return int'(f.bias);
    endfunction
    function automatic int lowest(input format_t f); // exponent of the smallest normal number
        return (f.binade ? 0 : 1) - bias(f);
    endfunction
    function automatic int highest(input format_t f);
        return (1 << f.exp) - bias(f) - (f.special == 1 ? 2 : 1);
    endfunction
    function automatic bit [31:0] ones(input format_t f); // the largest fraction
        return (32'd1 << f.frac) - 1;
    endfunction

    function automatic bit [31:0] pack(input format_t f, input bit sign, input int exponent_field,
                                       input bit [31:0] fraction);
        return (((32'(sign) << f.exp) | 32'(exponent_field)) << f.frac) | fraction;
    endfunction

    function automatic bit [31:0] zero_of(input format_t f, input bit sign);
        return pack(f, sign && f.special != 4, 0, 0);
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
             : f.special == 2 ? pack(f, sign, (1 << f.exp) - 1, ones(f)) : f.special == 4 ? pack(f, 1, 0, 0) : 0;
    endfunction

endpackage
