-- SPDX-License-Identifier: MIT
-- The model for benches in VHDL, by GHDL's VHPIDIRECT: libmmaref_ghdl.so, which `make ghdl` builds.
--
-- A function returns 0, or how many elements differ, or a negative status: never add results up. For what differs or is
-- refused a text waits (mmaref_error_next, mmaref_check). Where a bit that counts is neither '0', '1', 'L' nor 'H' the
-- status is MMAREF_E_UNKNOWN. In vectors element k is k * (bits of its type) up from bit 0; more bits are ignored.
-- Arithmetic and types are texts: "custom fraction_bits=24", "f16 f16 f32 f32" for A, B, C and D.
library ieee;
use ieee.std_logic_1164.all;

package mmaref_pkg is
    constant MMAREF_E_UNKNOWN : integer := -100;

    -- ---- One dot product of `count` elements, and C --------------------------------------------------------

    -- D. `instruction` is the one whose profile the arithmetic names ("sm_90"); without one there is "custom". `random`
    -- is the word of stochastic rounding. Each scale factor, a byte, is of `scale_length` elements.
    procedure mmaref_dot(
        types, arithmetic : string; count : integer; a, b, c : std_logic_vector; d : out std_logic_vector;
        status : out integer; instruction : string := ""; random : std_logic_vector(31 downto 0) := X"00000000";
        scale_type : string := ""; scale_length : integer := 0; scale_a, scale_b : std_logic_vector := "");

    -- Compares what the unit gave.
    impure function mmaref_compare_dot(
        types, arithmetic : string; count : integer; a, b, c, d : std_logic_vector; instruction : string := "";
        random : std_logic_vector(31 downto 0) := X"00000000"; scale_type : string := "";
        scale_length : integer := 0; scale_a, scale_b : std_logic_vector := "") return integer;

    -- Shrinking: a dot product that differs is made smaller while it differs. next proposes a smaller one, which the
    -- bench sends to its unit, and answers with what the comparison gives; without `more` it gives the smallest.
    procedure mmaref_shrink_start(
        types, arithmetic : string; count : integer; a, b, c : std_logic_vector; status : out integer);
    procedure mmaref_shrink_next(a, b, c : out std_logic_vector; more : out boolean);
    procedure mmaref_shrink_answer(wrong : integer);

    -- What all wrong dot products have in common, and few others: "differs wherever ...", or "".
    impure function mmaref_pattern return string;

    -- ---- A whole instruction on the registers of a warp ----------------------------------------------------

    -- Word lane * n + r of an operand is register r of a lane that holds n. An instruction has no use for the operands
    -- that it does not have.
    procedure mmaref_mma(
        instruction, arithmetic : string; a, b, c : std_logic_vector; d : out std_logic_vector; status : out integer;
        e : std_logic_vector := ""; selector : integer := 0; scale_a, scale_b : std_logic_vector := "";
        byte_id_a, thread_id_a, byte_id_b, thread_id_b : integer := 0);

    impure function mmaref_compare(
        instruction, arithmetic : string; a, b, c, d : std_logic_vector; e : std_logic_vector := "";
        selector : integer := 0; scale_a, scale_b : std_logic_vector := "";
        byte_id_a, thread_id_a, byte_id_b, thread_id_b : integer := 0) return integer;

    -- ---- Reports -------------------------------------------------------------------------------------------

    -- Counts a result that is not 0, and takes the texts that wait: up to failure number `shown` it reports them.
    procedure mmaref_check(wrong : integer; failures : inout natural; shown : natural := 4);

    -- The text that waits the longest, "" if there is none: at most 16 wait; how many more have been lost since.
    impure function mmaref_error_next return string;
    impure function mmaref_errors_lost return integer;

    -- Waives what a comparison found, if the waiver applies: counts it under the name, drops its text, returns 0. A
    -- negative status is never waived.
    impure function mmaref_waive(name : string; applies : boolean; wrong : integer) return integer;

    -- A line for each waiver; how many never applied.
    impure function mmaref_waivers return string;
    impure function mmaref_waivers_unused return integer;

    -- The corners that comparisons have reached so far: bit n is that of MMAREF_COVER_... with the value 2**n.
    impure function mmaref_covered return std_logic_vector;

    -- ---- What the library has for the above ----------------------------------------------------------------

    subtype mmaref_chunk is std_logic_vector(1023 downto 0);
    subtype mmaref_line is string(1 to 1000);
    subtype mmaref_long_text is string(1 to 40960);

    procedure mmghdl_text(which, length : integer; line : mmaref_line);
    attribute foreign of mmghdl_text : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_text";
    procedure mmghdl_bits(which, length, from : integer; chunk : mmaref_chunk);
    attribute foreign of mmghdl_bits : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_bits";
    procedure mmghdl_number(which, value : integer);
    attribute foreign of mmghdl_number : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_number";
    impure function mmghdl_dot return integer;
    attribute foreign of mmghdl_dot : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_dot";
    impure function mmghdl_compare_dot return integer;
    attribute foreign of mmghdl_compare_dot : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_compare_dot";
    impure function mmghdl_mma return integer;
    attribute foreign of mmghdl_mma : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_mma";
    impure function mmghdl_compare return integer;
    attribute foreign of mmghdl_compare : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_compare";
    procedure mmghdl_result(from : integer; chunk : out mmaref_chunk);
    attribute foreign of mmghdl_result : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_result";
    impure function mmghdl_covered return integer;
    attribute foreign of mmghdl_covered : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_covered";
    impure function mmghdl_waive(applies, wrong : integer) return integer;
    attribute foreign of mmghdl_waive : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_waive";
    impure function mmghdl_waivers_unused return integer;
    attribute foreign of mmghdl_waivers_unused : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_waivers_unused";
    impure function mmghdl_errors_lost return integer;
    attribute foreign of mmghdl_errors_lost : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_errors_lost";
    procedure mmghdl_error_next(text : out mmaref_long_text);
    attribute foreign of mmghdl_error_next : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_error_next";
    procedure mmghdl_waivers(text : out mmaref_long_text);
    attribute foreign of mmghdl_waivers : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_waivers";
    procedure mmghdl_pattern(text : out mmaref_long_text);
    attribute foreign of mmghdl_pattern : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_pattern";
    impure function mmghdl_shrink_start return integer;
    attribute foreign of mmghdl_shrink_start : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_shrink_start";
    impure function mmghdl_shrink_next return integer;
    attribute foreign of mmghdl_shrink_next : function is "VHPIDIRECT libmmaref_ghdl.so mmghdl_shrink_next";
    procedure mmghdl_shrink_answer(wrong : integer);
    attribute foreign of mmghdl_shrink_answer : procedure is "VHPIDIRECT libmmaref_ghdl.so mmghdl_shrink_answer";
end package;

package body mmaref_pkg is
    -- ---- Bodies that are never run, as VHDL wants them -----------------------------------------------------

    procedure mmghdl_text(which, length : integer; line : mmaref_line) is begin end;
    procedure mmghdl_bits(which, length, from : integer; chunk : mmaref_chunk) is begin end;
    procedure mmghdl_number(which, value : integer) is begin end;
    impure function mmghdl_dot return integer is begin return -1; end;
    impure function mmghdl_compare_dot return integer is begin return -1; end;
    impure function mmghdl_mma return integer is begin return -1; end;
    impure function mmghdl_compare return integer is begin return -1; end;
    procedure mmghdl_result(from : integer; chunk : out mmaref_chunk) is begin end;
    impure function mmghdl_covered return integer is begin return -1; end;
    impure function mmghdl_waive(applies, wrong : integer) return integer is begin return -1; end;
    impure function mmghdl_waivers_unused return integer is begin return -1; end;
    impure function mmghdl_errors_lost return integer is begin return -1; end;
    procedure mmghdl_error_next(text : out mmaref_long_text) is begin end;
    procedure mmghdl_waivers(text : out mmaref_long_text) is begin end;
    procedure mmghdl_pattern(text : out mmaref_long_text) is begin end;
    impure function mmghdl_shrink_start return integer is begin return -1; end;
    impure function mmghdl_shrink_next return integer is begin return -1; end;
    procedure mmghdl_shrink_answer(wrong : integer) is begin end;

    -- ---- Arguments; the numbers are those of mmghdl.h ------------------------------------------------------

    procedure give_text(which : integer; text : string) is
        constant GIVEN : string(1 to text'length) := text;
        variable line : mmaref_line;
    begin
        if text'length <= line'length then
            line(GIVEN'range) := GIVEN;
        end if;
        mmghdl_text(which, text'length, line);
    end;

    procedure give_bits(which : integer; bits : std_logic_vector) is
        constant WORD : std_logic_vector(bits'length - 1 downto 0) := bits;
        variable chunk : mmaref_chunk;
        variable from, width : natural := 0;
    begin
        if bits'length = 0 then
            mmghdl_bits(which, 0, 0, chunk);
        end if;
        while from < bits'length loop
            width := bits'length - from;
            if width > chunk'length then
                width := chunk'length;
            end if;
            chunk(width - 1 downto 0) := WORD(from + width - 1 downto from);
            mmghdl_bits(which, bits'length, from, chunk);
            from := from + width;
        end loop;
    end;

    procedure take_bits(bits : out std_logic_vector; from : natural := 0) is
        variable word : std_logic_vector(bits'length - 1 downto 0);
        variable chunk : mmaref_chunk;
    begin
        for i in word'reverse_range loop
            if i mod chunk'length = 0 then
                mmghdl_result(from + i, chunk);
            end if;
            word(i) := chunk(i mod chunk'length);
        end loop;
        bits := word;
    end;

    procedure give_dot(
        types, arithmetic, instruction : string; count : integer; a, b, c, random : std_logic_vector;
        scale_type : string; scale_length : integer; scale_a, scale_b : std_logic_vector) is
    begin
        give_text(0, instruction);
        give_text(1, arithmetic);
        give_text(2, types);
        give_text(3, scale_type);
        mmghdl_number(0, count);
        mmghdl_number(1, scale_length);
        give_bits(0, a);
        give_bits(1, b);
        give_bits(2, c);
        give_bits(5, scale_a);
        give_bits(6, scale_b);
        give_bits(7, random);
    end;

    procedure give_mma(
        instruction, arithmetic : string; a, b, c, e, scale_a, scale_b : std_logic_vector;
        selector, byte_id_a, thread_id_a, byte_id_b, thread_id_b : integer) is
    begin
        give_text(0, instruction);
        give_text(1, arithmetic);
        give_bits(0, a);
        give_bits(1, b);
        give_bits(2, c);
        give_bits(4, e);
        give_bits(5, scale_a);
        give_bits(6, scale_b);
        mmghdl_number(2, selector);
        mmghdl_number(3, byte_id_a);
        mmghdl_number(4, thread_id_a);
        mmghdl_number(5, byte_id_b);
        mmghdl_number(6, thread_id_b);
    end;

    -- ---- Compute and compare -------------------------------------------------------------------------------

    procedure mmaref_dot(
        types, arithmetic : string; count : integer; a, b, c : std_logic_vector; d : out std_logic_vector;
        status : out integer; instruction : string := ""; random : std_logic_vector(31 downto 0) := X"00000000";
        scale_type : string := ""; scale_length : integer := 0; scale_a, scale_b : std_logic_vector := "")
    is
        variable found : integer;
    begin
        give_dot(types, arithmetic, instruction, count, a, b, c, random, scale_type, scale_length, scale_a, scale_b);
        found := mmghdl_dot;
        if found = 0 then
            take_bits(d);
        end if;
        status := found;
    end;

    impure function mmaref_compare_dot(
        types, arithmetic : string; count : integer; a, b, c, d : std_logic_vector; instruction : string := "";
        random : std_logic_vector(31 downto 0) := X"00000000"; scale_type : string := "";
        scale_length : integer := 0; scale_a, scale_b : std_logic_vector := "") return integer is
    begin
        give_dot(types, arithmetic, instruction, count, a, b, c, random, scale_type, scale_length, scale_a, scale_b);
        give_bits(3, d);
        return mmghdl_compare_dot;
    end;

    procedure mmaref_shrink_start(
        types, arithmetic : string; count : integer; a, b, c : std_logic_vector; status : out integer) is
    begin
        give_dot(types, arithmetic, "", count, a, b, c, X"00000000", "", 0, "", "");
        status := mmghdl_shrink_start;
    end;

    procedure mmaref_shrink_next(a, b, c : out std_logic_vector; more : out boolean) is
    begin
        more := mmghdl_shrink_next /= 0;
        take_bits(a);
        take_bits(b, 1024);
        take_bits(c, 2048);
    end;

    procedure mmaref_shrink_answer(wrong : integer) is
    begin
        mmghdl_shrink_answer(wrong);
    end;

    procedure mmaref_mma(
        instruction, arithmetic : string; a, b, c : std_logic_vector; d : out std_logic_vector; status : out integer;
        e : std_logic_vector := ""; selector : integer := 0; scale_a, scale_b : std_logic_vector := "";
        byte_id_a, thread_id_a, byte_id_b, thread_id_b : integer := 0)
    is
        variable found : integer;
    begin
        give_mma(instruction, arithmetic, a, b, c, e, scale_a, scale_b, selector, byte_id_a, thread_id_a, byte_id_b,
                 thread_id_b);
        found := mmghdl_mma;
        if found = 0 then
            take_bits(d);
        end if;
        status := found;
    end;

    impure function mmaref_compare(
        instruction, arithmetic : string; a, b, c, d : std_logic_vector; e : std_logic_vector := "";
        selector : integer := 0; scale_a, scale_b : std_logic_vector := "";
        byte_id_a, thread_id_a, byte_id_b, thread_id_b : integer := 0) return integer is
    begin
        give_mma(instruction, arithmetic, a, b, c, e, scale_a, scale_b, selector, byte_id_a, thread_id_a, byte_id_b,
                 thread_id_b);
        give_bits(3, d);
        return mmghdl_compare;
    end;

    -- ---- Reports -------------------------------------------------------------------------------------------

    function without_end(text : mmaref_long_text) return string is
    begin
        for i in text'range loop
            if text(i) = NUL then
                return text(1 to i - 1);
            end if;
        end loop;
        return text;
    end;

    impure function mmaref_error_next return string is
        variable text : mmaref_long_text;
    begin
        mmghdl_error_next(text);
        return without_end(text);
    end;

    impure function mmaref_errors_lost return integer is
    begin
        return mmghdl_errors_lost;
    end;

    procedure mmaref_check(wrong : integer; failures : inout natural; shown : natural := 4) is
        variable text : mmaref_long_text;
    begin
        if wrong /= 0 then
            failures := failures + 1;
        end if;
        loop
            mmghdl_error_next(text);
            exit when text(1) = NUL;
            assert failures > shown report without_end(text) severity error;
        end loop;
    end;

    impure function mmaref_waive(name : string; applies : boolean; wrong : integer) return integer is
    begin
        give_text(4, name);
        return mmghdl_waive(boolean'pos(applies), wrong);
    end;

    impure function mmaref_waivers return string is
        variable text : mmaref_long_text;
    begin
        mmghdl_waivers(text);
        return without_end(text);
    end;

    impure function mmaref_pattern return string is
        variable text : mmaref_long_text;
    begin
        mmghdl_pattern(text);
        return without_end(text);
    end;

    impure function mmaref_waivers_unused return integer is
    begin
        return mmghdl_waivers_unused;
    end;

    impure function mmaref_covered return std_logic_vector is
        constant MASK : integer := mmghdl_covered;
        variable rest : integer := MASK;
        variable bits : std_logic_vector(31 downto 0) := X"00000000";
    begin
        for i in 0 to 30 loop -- bit 31 is no corner
            if rest mod 2 = 1 then
                bits(i) := '1';
            end if;
            rest := rest / 2;
        end loop;
        return bits;
    end;
end package body;
