// SPDX-License-Identifier: MIT
// Places of X and Z. This file has no imports: simulators without DPI can use it, too.

// The lowest X or Z of the first `count` bits; -1 if there is none.
function automatic int mmaref_first_unknown(input logic [32*16*32-1:0] bits, input int count);
    mmaref_first_unknown = -1;
    if ($isunknown(bits)) begin
        for (int i = count - 1; i >= 0; i = i - 1) begin
            if ($isunknown(bits[i])) mmaref_first_unknown = i;
        end
    end
endfunction

// Its place as text, "" if there is none: in registers, n of each lane; in `count` elements of `width` bits; in the
// bytes of a pool of mac16.
function automatic string mmaref_unknown_register(input string name, input int n,
                                                  input logic [32*16*32-1:0] registers);
    int at;
    at = mmaref_first_unknown(registers, 32 * 32 * n);
    if (at < 0) return "";
    return $sformatf("X or Z in %s, lane %0d register %0d bit %0d", name, at / 32 / n, at / 32 % n, at % 32);
endfunction

function automatic string mmaref_unknown_element(input string name, input int count, input int width,
                                                 input logic [1023:0] elements);
    int at;
    at = mmaref_first_unknown({15360'd0, elements}, count * width);
    if (at < 0) return "";
    if (count == 1) return $sformatf("X or Z in %s, bit %0d", name, at);
    return $sformatf("X or Z in %s, element %0d bit %0d", name, at / width, at % width);
endfunction

function automatic string mmaref_unknown_byte(input string name, input logic [64*64*8-1:0] bytes);
    int at;
    at = mmaref_first_unknown(bytes[16383:0], 16384);
    if (at < 0) begin
        at = mmaref_first_unknown(bytes[32767:16384], 16384);
        if (at >= 0) at = at + 16384;
    end
    if (at < 0) return "";
    return $sformatf("X or Z in %s, byte %0d bit %0d", name, at / 8, at % 8);
endfunction
