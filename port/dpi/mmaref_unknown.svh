// SPDX-License-Identifier: MIT
// The lowest of the first `count` bits that is X or Z; -1 if none is.
function automatic int mmaref_first_unknown(input logic [32*16*32-1:0] bits, input int count);
    mmaref_first_unknown = -1;
    if ($isunknown(bits)) begin
        for (int i = count - 1; i >= 0; i = i - 1) begin
            if ($isunknown(bits[i])) mmaref_first_unknown = i;
        end
    end
endfunction
