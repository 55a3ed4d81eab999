-- SPDX-License-Identifier: MIT
-- Four products of e4m3 and C of f16, exact in fixed point, rounded once to nearest even; a result after three clocks.
-- `enable` '0' stops the pipeline. A bug is seeded by its number:
--   1  a tie is rounded away from zero        2  the register of C is missing between products and sum
--   3  the second stage does not stop         4  a subnormal product counts twice
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

entity dot_unit is
    generic (BUG : natural := 0);
    port (
        clk, reset, enable, in_valid : in std_logic;
        a, b : in std_logic_vector(31 downto 0);
        c : in std_logic_vector(15 downto 0);
        out_valid : out std_logic;
        d : out std_logic_vector(15 downto 0)
    );
end entity;

architecture rtl of dot_unit is
    subtype term is signed(47 downto 0); -- in units of 2**-24
    type terms is array (0 to 3) of term;

    signal valid1, valid2, valid3 : std_logic := '0';
    signal product : terms := (others => (others => '0'));
    signal c1 : std_logic_vector(15 downto 0) := X"0000";
    signal sum : term := (others => '0');
    signal none1, none2, infinite2, minus2 : std_logic := '0'; -- NaN; infinity of C and its sign

    -- A factor in units of 2**-9.
    function factor(x : std_logic_vector(7 downto 0)) return unsigned is
        variable significand : unsigned(17 downto 0);
    begin
        significand := resize(unsigned(x(2 downto 0)), 18);
        if unsigned(x(6 downto 3)) /= 0 then
            significand := shift_left(significand + 8, to_integer(unsigned(x(6 downto 3))) - 1);
        end if;
        return significand;
    end;

    function product_of(x, y : std_logic_vector(7 downto 0)) return term is
        variable magnitude : term;
    begin
        magnitude := shift_left(resize(signed('0' & (factor(x) * factor(y))), 48), 6);
        if BUG = 4 and unsigned(x(6 downto 3)) = 0 then
            magnitude := shift_left(magnitude, 1);
        end if;
        if x(7) /= y(7) then
            return -magnitude;
        end if;
        return magnitude;
    end;

    function value_of(x : std_logic_vector(15 downto 0)) return term is
        variable magnitude : term;
    begin
        magnitude := resize(signed('0' & x(9 downto 0)), 48);
        if unsigned(x(14 downto 10)) /= 0 then
            magnitude := shift_left(magnitude + 1024, to_integer(unsigned(x(14 downto 10))) - 1);
        end if;
        if x(15) = '1' then
            return -magnitude;
        end if;
        return magnitude;
    end;

    function rounded(x : term) return std_logic_vector is
        variable magnitude, kept, rest, half : unsigned(47 downto 0);
        variable shift : natural := 0;
        variable pattern : unsigned(15 downto 0);
    begin
        magnitude := unsigned(x);
        if x < 0 then
            magnitude := unsigned(-x);
        end if;
        for i in 11 to 47 loop
            if magnitude(i) = '1' then
                shift := i - 10;
            end if;
        end loop;
        kept := shift_right(magnitude, shift);
        rest := magnitude - shift_left(kept, shift);
        half := (others => '0');
        if shift /= 0 then
            half(shift - 1) := '1';
            if rest > half or (rest = half and (kept(0) = '1' or BUG = 1)) then
                kept := kept + 1;
            end if;
        end if;
        if shift > 29 then
            pattern := X"7c00";
        else
            pattern := resize(kept, 16) + shift_left(to_unsigned(shift, 16), 10);
        end if;
        if pattern > X"7c00" then
            pattern := X"7c00";
        end if;
        pattern(15) := x(47);
        return std_logic_vector(pattern);
    end;
begin
    out_valid <= valid3 and enable;

    process (clk)
        variable none : std_logic;
        variable addend : std_logic_vector(15 downto 0);
    begin
        if rising_edge(clk) then
            if enable = '1' then
                none := '0';
                for k in 0 to 3 loop
                    product(k) <= product_of(a(8 * k + 7 downto 8 * k), b(8 * k + 7 downto 8 * k));
                    if a(8 * k + 6 downto 8 * k) = "1111111" or b(8 * k + 6 downto 8 * k) = "1111111" then
                        none := '1';
                    end if;
                end loop;
                none1 <= none;
                c1 <= c;
                valid1 <= in_valid;
                valid2 <= valid1;
            end if;
            if enable = '1' or BUG = 3 then
                addend := c1;
                if BUG = 2 then
                    addend := c;
                end if;
                sum <= product(0) + product(1) + product(2) + product(3) + value_of(addend);
                none2 <= none1;
                infinite2 <= '0';
                minus2 <= addend(15);
                if addend(14 downto 10) = "11111" then
                    infinite2 <= '1';
                    if addend(9 downto 0) /= "0000000000" then
                        none2 <= '1';
                    end if;
                end if;
            end if;
            if enable = '1' then
                valid3 <= valid2;
                d <= rounded(sum);
                if none2 = '1' then
                    d <= X"7fff";
                elsif infinite2 = '1' then
                    d <= minus2 & "111110000000000";
                end if;
            end if;
            if reset = '1' then
                valid1 <= '0';
                valid2 <= '0';
                valid3 <= '0';
            end if;
        end if;
    end process;
end architecture;
