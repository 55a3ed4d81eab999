-- SPDX-License-Identifier: MIT
-- A bench around a unit of four products: an operation a clock, stalls at random, resets in flight, all from a seed.
-- Put your unit where dot_unit stands, and its types, arithmetic and count into the constants.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;
use work.mmaref_pkg.all;

entity bench is
    generic (RESULTS : positive := 2000; SEED : natural := 1; BLOCK_TEXT : string := "custom"; BUG : natural := 0);
end entity;

architecture test of bench is
    constant TYPES : string := "e4m3 e4m3 f16 f16";
    constant COUNT : positive := 4;

    signal clk, stop : std_logic := '0';
    signal reset, enable, in_valid, out_valid : std_logic := '0';
    signal a, b : std_logic_vector(31 downto 0) := (others => '0');
    signal c, d : std_logic_vector(15 downto 0) := (others => '0');
begin
    clk <= not clk after 5 ns when stop = '0' else '0';

    unit : entity work.dot_unit
        generic map (BUG => BUG)
        port map (clk, reset, enable, in_valid, a, b, c, out_valid, d);

    process
        type operation is record
            a, b : std_logic_vector(31 downto 0);
            c : std_logic_vector(15 downto 0);
        end record;
        type operations is array (0 to 63) of operation;
        variable sent : operations; -- those in flight
        variable first, after_last : natural := 0;
        variable state : unsigned(31 downto 0) := to_unsigned(SEED, 32) xor X"2545f491";
        variable checked, failures : natural := 0;
        variable wrong : integer;

        impure function drawn return unsigned is
        begin
            for i in 1 to 3 loop -- Marsaglia's xorshift
                state := state xor shift_left(state, 13);
                state := state xor shift_right(state, 17);
                state := state xor shift_left(state, 5);
            end loop;
            return state;
        end;
    begin
        reset <= '1';
        wait until falling_edge(clk);
        while checked < RESULTS loop
            reset <= '0';
            enable <= '1';
            in_valid <= '0';
            if drawn(7 downto 0) = 0 then
                reset <= '1';
                first := after_last; -- what is in flight is lost
            elsif drawn(1 downto 0) = 0 then
                enable <= '0';
            end if;
            a <= std_logic_vector(drawn);
            b <= std_logic_vector(drawn);
            c <= std_logic_vector(drawn(15 downto 0));
            if drawn(2 downto 0) /= 0 then
                in_valid <= '1';
            end if;
            wait for 1 ns;
            if out_valid = '1' and reset = '0' then
                assert first /= after_last report "a result that no operation has" severity failure;
                wrong := mmaref_compare_dot(TYPES, BLOCK_TEXT, COUNT, sent(first mod 64).a, sent(first mod 64).b,
                                            sent(first mod 64).c, d);
                mmaref_check(wrong, failures);
                first := first + 1;
                checked := checked + 1;
            end if;
            if in_valid = '1' and enable = '1' and reset = '0' then
                sent(after_last mod 64) := (a, b, c);
                after_last := after_last + 1;
            end if;
            wait until falling_edge(clk);
        end loop;
        assert mmaref_pattern = "" report mmaref_pattern severity note;
        report integer'image(checked) & " results, " & integer'image(failures) & " wrong, seed " & integer'image(SEED);
        stop <= '1';
        wait;
    end process;
end architecture;
