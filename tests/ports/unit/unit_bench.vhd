-- SPDX-License-Identifier: MIT
-- matmul.q8 of zeros gives its C back, in all of 64 lanes; a wrong bit and an unknown one in a lane above 31 are told.
library ieee;
use ieee.std_logic_1164.all;
use std.textio.all;
use work.mmaref_pkg.all;

entity unit_bench is
end;

architecture test of unit_bench is
begin
    process
        variable a, b : std_logic_vector(64*2*32-1 downto 0) := (others => '0');
        variable c, d : std_logic_vector(64*4*32-1 downto 0);
        variable status, wrong : integer;
        variable l : line;
    begin
        for word in 0 to 255 loop
            c(32*word+31 downto 32*word) := X"3F800000";
            c(32*word+16) := '1'; -- 1.0078125
        end loop;
        mmaref_mma("matmul.q8", "npu1", a, b, c, d, status);
        assert status = 0 and d = c report "another D" severity failure;
        d((37*4+2)*32+5) := not d((37*4+2)*32+5);
        wrong := mmaref_compare("matmul.q8", "npu1", a, b, c, d);
        write(l, mmaref_error_next);
        writeline(output, l);
        a((40*2+1)*32+7) := 'X';
        mmaref_mma("matmul.q8", "npu1", a, b, c, d, status);
        write(l, mmaref_error_next);
        writeline(output, l);
        write(l, integer'image(wrong) & " wrong, then status " & integer'image(status));
        writeline(output, l);
        wait;
    end process;
end;
