-- SPDX-License-Identifier: MIT
-- Every function of port/ghdl/mmaref_pkg.vhd: what it gives, and what it refuses. Prints a line for each.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use std.textio.all;
use work.mmaref_pkg.all;

entity calls is
end entity;

architecture test of calls is
    constant HALF : string := "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32";
    constant TYPES : string := "f16 f16 f32 f32";

    subtype word is std_logic_vector(31 downto 0);

    function hex(bits : std_logic_vector) return string is
        constant DIGITS : string(1 to 16) := "0123456789abcdef";
        constant GIVEN : std_logic_vector(bits'length - 1 downto 0) := bits;
        variable text : string(1 to bits'length / 4);
    begin
        for i in text'range loop
            text(text'length + 1 - i) := DIGITS(1 + to_integer(unsigned(GIVEN(4 * i - 1 downto 4 * i - 4))));
        end loop;
        return text;
    end;

    procedure print(text : string) is
        variable to_write : line;
    begin
        write(to_write, text);
        writeline(output, to_write);
    end;

    procedure show(about : string; status : integer) is
    begin
        print(about & ": " & integer'image(status));
        if status /= 0 then
            print(mmaref_error_next);
        end if;
    end;
begin
    process
        variable a, b, widest : std_logic_vector(31 downto 0);
        variable c, d : word;
        variable narrow : std_logic_vector(0 to 31);
        variable regs_a, unknown_a : std_logic_vector(4095 downto 0);
        variable regs_b : std_logic_vector(2047 downto 0);
        variable regs_c, regs_d : std_logic_vector(4095 downto 0) := (others => '0');
        variable long : string(1 to 1001) := (others => 'x');
        variable status : integer;
        variable failures : natural := 0;
        variable more : boolean;
    begin
        a := X"40003c00"; -- 2, 1
        b := X"3c003c00";
        c := X"3f000000"; -- 0.5
        -- 1 * 1 + 2 * 1 + 0.5 is 3.5
        mmaref_dot(TYPES, "custom", 2, a, b, c, d, status);
        print("sum: " & integer'image(status) & " " & hex(d));
        mmaref_dot(TYPES, "sm_90", 2, a, b, c, narrow, status, instruction => HALF);
        print("as sm_90: " & integer'image(status) & " " & hex(narrow));
        show("equal", mmaref_compare_dot(TYPES, "custom", 2, a, b, c, d));
        show("weak bits", mmaref_compare_dot(TYPES, "custom", 2, a, b, c, "LHLLLLLLLHH" & "000000000000000000000"));
        show("one ulp", mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"40600001"));
        -- 1 * 1 * 2 * 2 + 2 * 1 * 2 * 2 + 0.5 is 12.5
        mmaref_dot(TYPES, "custom", 2, a, b, c, d, status, scale_type => "ue8m0", scale_length => 2,
                   scale_a => X"80", scale_b => X"80");
        print("scaled: " & integer'image(status) & " " & hex(d));
        -- The random word decides whether 1 + 2**-14 * 2**-10, a tie, is rounded up.
        mmaref_dot(TYPES, "custom rounding=stochastic", 1, X"0400", X"1400", X"3f800000", d, status,
                   random => X"ffffffff");
        print("up: " & integer'image(status) & " " & hex(d));
        mmaref_dot(TYPES, "custom rounding=stochastic", 1, X"0400", X"1400", X"3f800000", d, status);
        print("down: " & integer'image(status) & " " & hex(d));

        show("unknown d", mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"4060000" & "0UXZ"));
        show("unknown a",
             mmaref_compare_dot(TYPES, "custom", 2, "0100000000-000000011110000000000", b, c, d));
        show("behind",
             mmaref_compare_dot(TYPES, "custom", 1, "UUUUUUUUUUUUUUUU" & X"3c00", b, X"00000000", X"3f800000"));
        show("narrow", mmaref_compare_dot(TYPES, "custom", 3, a, b, c, d));
        show("count", mmaref_compare_dot(TYPES, "custom", -1, a, b, c, d));
        show("field", mmaref_compare_dot(TYPES, "custom fraction_bitz=12", 2, a, b, c, d));
        show("types", mmaref_compare_dot("f16 f61 f32 f32", "custom", 2, a, b, c, d));
        show("long", mmaref_compare_dot(TYPES, long, 2, a, b, c, d));
        d := X"12345678";
        mmaref_dot(TYPES, "fma", 2, a, b, c, d, status);
        show("profile", status);
        print("left as it was: " & hex(d));

        -- Every product is 1 * 1: each element of D is 16.
        for i in 0 to 127 loop
            regs_a(32 * i + 31 downto 32 * i) := X"3c003c00";
        end loop;
        regs_b := regs_a(2047 downto 0);
        mmaref_mma(HALF, "sm_90", regs_a, regs_b, regs_c, regs_d, status);
        print("mma: " & integer'image(status) & " " & hex(regs_d(31 downto 0)) & " " & hex(regs_d(4095 downto 4064)));
        show("whole", mmaref_compare(HALF, "sm_90", regs_a, regs_b, regs_c, regs_d));
        regs_d(32 * 49) := '1'; -- register 1 of lane 12
        show("wrong bit", mmaref_compare(HALF, "sm_90", regs_a, regs_b, regs_c, regs_d));
        unknown_a := regs_a;
        unknown_a(32 * 9 + 8) := 'W'; -- register 1 of lane 2
        show("unknown register", mmaref_compare(HALF, "sm_90", unknown_a, regs_b, regs_c, regs_d));
        show("instruction", mmaref_compare(HALF & "2", "sm_90", regs_a, regs_b, regs_c, regs_d));
        show("too few", mmaref_compare(HALF, "sm_90", regs_a, regs_b, regs_c(31 downto 0), regs_d));

        status := mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"40600001");
        show("waived", mmaref_waive("one ulp", true, status));
        show("not waived", mmaref_waive("never", false, mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"40600001")));
        status := mmaref_waive("one ulp", true, mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"4060000" & "000X"));
        show("X is never waived", status);
        print(mmaref_waivers);
        print("unused: " & integer'image(mmaref_waivers_unused));

        -- A unit that is wrong wherever element 1 of A is not zero.
        mmaref_shrink_start(TYPES, "custom", 2, a, b, c, status);
        print("shrinks: " & integer'image(status));
        loop
            mmaref_shrink_next(a, b, c, more);
            exit when not more;
            mmaref_shrink_answer(boolean'pos(unsigned(a(30 downto 16)) /= 0));
        end loop;
        print("smallest: " & boolean'image(unsigned(a(30 downto 16)) /= 0) & " " & hex(a(15 downto 0)) & hex(b) &
              hex(c));
        a := X"40003c00";
        b := X"3c003c00";
        c := X"3f000000";

        -- A subnormal C, 2**-149, behind 0 * 1 + 0 * 1.
        print("corner of C before: " & hex(mmaref_covered and X"00000010"));
        show("subnormal", mmaref_compare_dot(TYPES, "custom", 2, X"00000000", b, X"00000001", X"00000001"));
        print("and after: " & hex(mmaref_covered and X"00000010"));
        for i in 1 to 20 loop
            status := mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"40600001");
        end loop;
        mmaref_check(status, failures);
        mmaref_check(0, failures);
        mmaref_check(mmaref_compare_dot(TYPES, "custom", 2, a, b, c, X"40600002"), failures, shown => 1);
        print("failures: " & integer'image(failures) & ", lost: " & integer'image(mmaref_errors_lost));
        print("pattern: " & mmaref_pattern);
        print("nothing waits: '" & mmaref_error_next & "'");
        wait;
    end process;
end architecture;
