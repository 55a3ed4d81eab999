// SPDX-License-Identifier: MIT
// Places of X and Z. This file has no imports: simulators without DPI can use it, too. It needs MMAREF_LANES and
// MMAREF_REGISTERS_MAX.

// Bits of what is searched at a time: of all registers, at least half of Z.
localparam int MMAREF_UNKNOWN_BITS =
    MMAREF_LANES * MMAREF_REGISTERS_MAX > 512 ? MMAREF_LANES * MMAREF_REGISTERS_MAX * 32 : 16384;

// The lowest X or Z of the first `count` bits; -1 if there is none.
function automatic int mmaref_first_unknown(input logic [MMAREF_UNKNOWN_BITS-1:0] bits, input int count);
    mmaref_first_unknown = -1;
    if ($isunknown(bits)) begin
        for (int i = count - 1; i >= 0; i = i - 1) begin
            if ($isunknown(bits[i])) mmaref_first_unknown = i;
        end
    end
endfunction

// Its place as text, "" if there is none: in registers, n of each lane; in `count` elements of `width` bits; in the
// bytes of a pool of mac16.
function automatic string mmaref_unknown_register(input string name, input int lanes, input int n,
                                                  input logic [MMAREF_UNKNOWN_BITS-1:0] registers);
    int at;
    at = mmaref_first_unknown(registers, lanes * 32 * n);
    if (at < 0) return "";
    return $sformatf("X or Z in %s, lane %0d register %0d bit %0d", name, at / 32 / n, at / 32 % n, at % 32);
endfunction

function automatic string mmaref_unknown_element(input string name, input int count, input int width,
                                                 input logic [1023:0] elements);
    int at;
    at = mmaref_first_unknown(MMAREF_UNKNOWN_BITS'(elements), count * width);
    if (at < 0) return "";
    if (count == 1) return $sformatf("X or Z in %s, bit %0d", name, at);
    return $sformatf("X or Z in %s, element %0d bit %0d", name, at / width, at % width);
endfunction

function automatic string mmaref_unknown_byte(input string name, input logic [64*64*8-1:0] bytes);
    int at;
    at = mmaref_first_unknown(MMAREF_UNKNOWN_BITS'(bytes[16383:0]), 16384);
    if (at < 0) begin
        at = mmaref_first_unknown(MMAREF_UNKNOWN_BITS'(bytes[32767:16384]), 16384);
        if (at >= 0) at = at + 16384;
    end
    if (at < 0) return "";
    return $sformatf("X or Z in %s, byte %0d bit %0d", name, at / 8, at % 8);
endfunction
