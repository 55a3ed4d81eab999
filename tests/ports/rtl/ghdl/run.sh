#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The package for VHDL in GHDL: every function, the bench of port/ghdl around a unit of our own with seeded bugs, and the
# unit as Verilog in Icarus.
. tests/tap.sh

folder=$(scratch_folder ghdl)
page=port/ghdl/README.md
here=tests/ports/rtl/ghdl

# block NAME: what stands between its markers, without the fence.
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $page | sed '/^<!--/d; /^```/d; /^$/d; s/^    \([a-zL]\)/\1/'; }

need make -j "$JOBS" ghdl BUILD="$BUILD"
try 'libmmaref_ghdl.so exports what the package calls' diff <(grep -oE 'VHPIDIRECT libmmaref_ghdl.so [a-z_]*' port/ghdl/mmaref_pkg.vhd | sed 's/.* //' | sort) \
    <(nm -D --defined-only "$BUILD/libmmaref_ghdl.so" | awk '$3 ~ /^mmghdl/ { print $3 }' | sort)
try 'lines, chunks and long texts are as long in C as in VHDL' diff \
    <(sed -nE 's/^#define MMGHDL_(CHUNK|LINE|LONG_TEXT) +([0-9]+).*/\2/p' port/ghdl/mmghdl.h | sort -n) \
    <(grep -E '^ *subtype mmaref_(chunk|line|long)' port/ghdl/mmaref_pkg.vhd | sed 's/1 to //; s/1023 downto 0/1024/' | grep -oE '[0-9]+' | sort -n)
for standard in 93 08; do
    mkdir -p "$folder/$standard"
    try "VHDL $standard" ghdl -a --std=$standard --workdir="$folder/$standard" port/ghdl/mmaref_pkg.vhd $here/dot_unit.vhd \
        $here/calls.vhd port/ghdl/bench.vhd
done
simulate() { # STANDARD UNIT OPTION...
    LD_LIBRARY_PATH=$BUILD ghdl -r --std="$1" --workdir="$folder/$1" "${@:2}" 2>&1
}

# ---- Every function ---------------------------------------------------------------------------

calls=$(simulate 93 calls)
try 'VHDL 2008 gives the same' diff <(echo "$calls") <(simulate 08 calls)
says() { # LINE...: one after the other
    [[ $calls == *"$(printf '%s\n' "$@")"* ]] || { echo "$calls"; return 1; }
}
try 'a dot product: 1 * 1 + 2 * 1 + 0.5' says 'sum: 0 40600000' 'as sm_90: 0 40600000' 'equal: 0' 'weak bits: 0'
try 'a wrong one is explained' says 'one ulp: 1' 'dot product of 2' '  expected 40600000 got 40600001, 1 ulp above'
try 'scale factors: 12.5' says 'scaled: 0 41480000'
try 'the word of stochastic rounding' says 'up: 0 3f800001' 'down: 0 3f800000'
try 'an unknown result' says 'unknown d: -100' 'X or Z in d, bit 0'
try 'an unknown operand' says 'unknown a: -100' 'X or Z in a, element 1 bit 5'
try 'what is behind the elements does not count' says 'behind: 0'
try 'too few bits' says 'narrow: -1' 'argument a has 32 bits, and 48 are needed'
try 'no count' says 'count: -1' 'dot product of -1, f16 * f16 + f32 to f32: count is not 1 to 128, or for f64 1 to 16'
try 'a misspelt field' says 'field: -7' "arithmetic 'custom fraction_bitz=12': 'fraction_bitz=12': no such field, nearest is 'fraction_bits'"
try 'a misspelt type' says 'types: -1' "types 'f16 f61 f32 f32': word 2 is no type; those of A, B, C, D were expected, as in 'f16 f16 f32 f32'"
try 'a text too long' says 'long: -1' 'argument arithmetic has 1001 characters, and at most 1000 are taken'
try 'a refused call writes nothing' says 'profile: -1' "arithmetic 'fma': a profile is of an instruction; without one there is 'custom'" \
    'left as it was: 12345678'
try 'a whole instruction of ones: 16 in every lane' says 'mma: 0 41800000 41800000' 'whole: 0'
try 'its wrong bit has a place' says 'wrong bit: 1' 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' \
    '  lane 12 register 1 element 1 row 3 column 1' '  expected 41800000 got 41800001, 1 ulp above'
try 'so has its unknown bit' says 'unknown register: -100' 'X or Z in a, lane 2 register 1 bit 8'
try 'a misspelt instruction' says 'instruction: -3' \
    "instruction 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322': 'f322': unknown qualifier, nearest is 'f32'"
try 'too few registers' says 'too few: -1' 'argument c has 32 bits, and 4096 are needed'
try 'a waiver takes what it names, silently' says 'waived: 0' 'not waived: 1'
try 'an unknown bit is never waived' says 'X is never waived: -100' 'X or Z in d, bit 0'
try 'waivers in words' says "waiver 'one ulp': 1 elements of 1 results" "waiver 'never' never applied" 'unused: 1'
try 'a corner is covered by the comparison that reaches it' says 'corner of C before: 00000000' 'subnormal: 0' 'and after: 00000010'
try 'a case is shrunk to the element that matters' says 'shrinks: 0' 'smallest: true 0000'"$(printf '%016d' 0)"
try 'failures are counted, texts lost are told' says 'failures: 2, lost: 4' 'pattern: '
while read -r line; do try "README: $line" grep -qxF -- "$line" <<< "$calls"; done < <(block refusals)

# ---- The bench --------------------------------------------------------------------------------

try 'README: lines of the bench are those of bench.vhd' [ "$(grep -cxFf <(block bench) port/ghdl/bench.vhd)" -eq "$(block bench | wc -l)" ]
runs() { block run | sed "/^make/d; s|build/work|$folder/page|g; s|=build |=$BUILD |" | bash; }
try 'README: its bench runs, and nothing is wrong' grep -q ': 2000 results, 0 wrong, seed 1$' <(runs 2>&1)
wrong_of() { sed -n 's/.*: 2000 results, \([0-9]*\) wrong, .*/\1/p'; }
for bug in 1 2 3 4; do
    simulate 08 bench -gBUG=$bug -gSEED="$SEED" > "$folder/bug"
    try "bug $bug is found, and explained" [ "$(wrong_of < "$folder/bug")" -gt 0 -a "$(grep -c '^  expected ' "$folder/bug")" -gt 0 ]
done
try 'what the failures of the last bug have in common' grep -q 'differs .* an element of A is subnormal: ' "$folder/bug"
simulate 08 bench -gBUG=1 > "$folder/bug"
try 'README: what a difference prints' grep -qxF -- "$(block difference | tail -n 1)" "$folder/bug"
try 'another seed draws others' [ "$(simulate 08 bench -gBUG=1 -gSEED=99 | grep -m 1 'expected')" != "$(grep -m 1 'expected' "$folder/bug")" ]
try 'a block that is not that of the unit is found' [ "$(simulate 08 bench -gBLOCK_TEXT='custom rounding=zero' | wrong_of)" -gt 500 ]

# ---- Through Verilog ----------------------------------------------------------------------------

need gcc -O2 -shared -fPIC -Isrc -Igenerated -Iport/dpi -I/usr/include/iverilog port/vpi/*.c port/dpi/mmdpi_*.c src/*.c \
    generated/*.c -o "$folder/mmaref.vpi"
as_verilog() { # BUG: how many of 1000 results are wrong
    block synth | sed "s|build/work|$folder/08|; s|build/dot|$folder/dot|; s|dot_unit >|-gBUG=$1 dot_unit >|" | bash &&
        iverilog -g2005 -o "$folder/synth_bench" -L "$folder" -m mmaref $here/synth_bench.v "$folder/dot_unit.v" &&
        vvp -M "$folder" -m mmaref "$folder/synth_bench" | sed -n 's/^1000 results, \([0-9]*\) wrong$/\1/p'
}
try 'README: the unit as Verilog, and nothing is wrong' [ "$(as_verilog 0)" = 0 ]
try 'its bug is found' [ "$(as_verilog 4)" -gt 0 ]
finish
