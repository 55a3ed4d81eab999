#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The ports on units that are no warp of PTX: matmul.q8 of tests/data/units/npu1, of 64 lanes, in the command, Python,
# SystemVerilog, Verilog and VHDL. Results and places are those of tests/ports/unit/cases.py, by integers alone.
# Takes 19 s of one core.
# Needs lua5.4 python3 iverilog ghdl verilator
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder unit-ports)
tables=$folder/tables
build=$folder/build
cases() { python3 tests/ports/unit/cases.py "$@"; }
need make tables UNIT=tests/data/units/npu1 TABLES="$tables" CASES=1 BUILD="$folder"
need make -j "$JOBS" host dpi ghdl GENERATED="$tables" BUILD="$build" CC="$ccache gcc" CFLAGS=-O0
mmaref=$build/mmaref

# ---- The command ----------------------------------------------------------------------------------

says() { # TEXT ARGUMENT...: a line that has the text, and the status 0
    local text=$1 output
    shift
    output=$("$mmaref" "$@" 2>&1) && grep -qF -- "$text" <<< "$output" || { echo "$output"; return 1; }
}
refuses() { # TEXT ARGUMENT...
    local text=$1 output status
    shift
    output=$("$mmaref" "$@" 2>&1)
    status=$?
    [ $status -eq 2 ] && grep -qF -- "$text" <<< "$output" || { echo "$status: $output"; return 1; }
}
same_places() { # OPERAND
    diff <(cases layout "$1") <("$mmaref" layout matmul.q8 "$1" --registers --csv |
        awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
                 { print $at["lane"], $at["element"], $at["row"], $at["column"] }')
}
for operand in a b c d; do try "layout $operand: places of 64 lanes" same_places $operand; done
try 'version: the document of the unit' says 'NPU-1 handbook, 0.3, tables ' --version
try 'show: its document' says 'document        NPU-1 handbook, 0.3' show matmul.q8
try 'show: its lanes' says 'lanes           64' show matmul.q8
try 'show: no version and no target' [ "$("$mmaref" show matmul.q8 | grep -cE '^(PTX|targets) ')" -eq 0 ]
try 'show --json: lanes' says '"lanes": 64' show matmul.q8 --json
try 'where' says '51  d3' where matmul.q8 d 3 15
try 'explain' says 'Element 3 (d3) of lane 51: register 3' explain matmul.q8 d 51 3
try 'explain: a lane that it has not' refuses "'64': a number from 0 to 63 was expected" explain matmul.q8 d 64 0
colours() { "$mmaref" layout matmul.q8 a --svg | grep -o 'fill="#[0-9a-f]*"' | sort -u | wc -l; }
try 'layout --svg: a colour for each lane' [ "$(colours)" -eq 64 ]
try 'layout --triton' says 'lane=[[1,0],[2,0],[4,0],[8,0],[0,1],[0,2]]' layout matmul.q8 d --triton
try 'check' says equal check matmul.q8 d 'register=[[0,4],[0,8]] lane=[[1,0],[2,0],[4,0],[8,0],[0,1],[0,2]]'
# B as A: each column is a row, so that lanes that need it hold it, if k is taken in another order.
try 'reuse' says 'Proved: 8 pairs of products' reuse matmul.q8 matmul.q8 a
try 'load is of PTX' refuses 'no instruction of PTX' load matmul.q8 a
try 'split is of PTX' refuses 'no instruction of PTX' split matmul.q8
try 'wrappers are of PTX' refuses 'no instruction of PTX' show matmul.q8 --cuda
try 'chips are of PTX' refuses 'names no chips' chips
try 'dot' says '0x40e00000' dot matmul.q8 --a 1,2 --b 3,2 --arith npu1
cases matrices "$folder"
product() {
    "$mmaref" gemm matmul.q8 --a "$folder/a.csv" --b "$folder/b.csv" --arith npu1 --csv > "$folder/product.csv" &&
        cmp "$folder/d.csv" "$folder/product.csv"
}
try 'gemm' product

# ---- Vectors ----------------------------------------------------------------------------------------

cases vectors 20 > "$folder/right.vec"
try 'run: sums of integers' says '20 passed, 0 failed' run "$folder/right.vec"
# The last word of D, register 3 of lane 63.
awk '/^d / && !done { $257 = "7fc00000"; done = 1 } { print }' "$folder/right.vec" > "$folder/wrong.vec"
told() { "$mmaref" run "$folder/wrong.vec" | grep -q 'lane 63 register 3 .*row 15, column 15'; }
try 'run: a wrong word of lane 63' told
differs() { "$mmaref" diff "$folder/right.vec" "$folder/wrong.vec" | grep -q '63 .*7fc00000'; }
try 'diff: in lane 63' differs
sed '/^a /s/ [0-9a-f]*$//' "$folder/right.vec" > "$folder/short.vec"
try 'run: words for 64 lanes' refuses '127 words, but the instruction takes 128' run "$folder/short.vec"
filled() {
    "$mmaref" gen matmul.q8 --arith npu1 --count 5 > "$folder/drawn.vec" &&
        "$mmaref" run --fill "$folder/drawn.vec" > "$folder/filled.vec" && says '5 passed' run "$folder/filled.vec"
}
try 'gen and run --fill' filled

# ---- Python, Verilog, SystemVerilog, VHDL -------------------------------------------------------------

snake() {
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="port/python:port/cocotb:$tables/python" \
        MMAREF_LIBRARY="$build/libmmaref_dpi.so" python3 "$@"
}
try 'Python' snake tests/ports/unit/cases.py python
cases lines 3 > "$folder/cases.txt"
place='  lane 37 register 2 element 2 row 5 column 10'
# simulates LINE COUNT COMMAND...: in the folder; its last line, and how often the wrong bit was told.
simulates() {
    local output
    output=$(cd "$folder" && "${@:3}" 2>&1) && grep -qx -- "$1" <<< "$output" &&
        [ "$(grep -cx -- "$place" <<< "$output")" -eq "$2" ] || { echo "$output"; return 1; }
}
need gcc -shared -fPIC -Isrc -I"$tables" -Iport/dpi -I/usr/include/iverilog port/vpi/*.c "$build"/dpi/mmdpi_*.o \
    "$build"/shared/*.o -o "$folder/mmaref.vpi"
need iverilog -g2005 -Wall -o "$folder/bench" -L "$folder" -mmmaref tests/ports/unit/unit_bench.v
try 'Verilog' simulates '3 cases, then status -100' 3 vvp -M "$folder" -mmmaref "$folder/bench"
try 'Verilog: X of lane 40' simulates 'mmaref: X or Z in a, lane 40 register 1 bit 7' 3 \
    vvp -M "$folder" -mmmaref "$folder/bench"
mkdir "$build/work"
need ghdl -a --std=08 --workdir="$build/work" port/ghdl/mmaref_pkg.vhd tests/ports/unit/unit_bench.vhd
vhdl() { LD_LIBRARY_PATH=$build ghdl -r --std=08 --workdir="$build/work" unit_bench; }
try 'VHDL' simulates '1 wrong, then status -100' 1 vhdl
try 'VHDL: X of lane 40' simulates 'X or Z in a, lane 40 register 1 bit 7' 1 vhdl
OBJCACHE=${ccache:+ccache} need verilator --binary --top-module unit_bench -Wno-fatal -Wno-lint -Mdir "$folder/obj" \
    -I"$tables/sv" -Iport/dpi port/dpi/mmaref_pkg.sv tests/ports/unit/unit_bench.sv "$build/libmmaref_dpi.so"
try 'SystemVerilog' simulates '3 cases' 3 env LD_LIBRARY_PATH="$build" "$folder/obj/Vunit_bench"
try 'its vectors are replayed' says '3 passed, 0 failed' run "$folder/written.vec"

# ---- Own types in the middle of a byte, 128 lanes -------------------------------------------------------

need make tables UNIT=tests/data/units/mesh128 TABLES="$folder/mesh" CASES=1 BUILD="$folder"
need make -j "$JOBS" shared GENERATED="$folder/mesh" BUILD="$folder/mesh-build" CC="$ccache gcc" CFLAGS=-O0
numbers() {
    env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="port/python:$folder/mesh/python" \
        MMAREF_LIBRARY="$folder/mesh-build/libmmaref.so" python3 tests/ports/unit/cases.py numbers
}
try 'every number of own types' numbers
finish
