#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Known answers through the VPI module in Icarus Verilog, and a result that is wrong by one bit.
. tests/tap.sh

need_vectors
folder=$(scratch_folder vpi)

# The command lines of port/vpi/README.md.
mapfile -t lines < <(sed -n '/^<!-- BEGIN build -->$/,/^<!-- END build -->$/p' port/vpi/README.md | sed -n 's/^    //p')
for line in "${lines[@]}"; do
    try "README: ${line%% *}" bash -c "${line//build\//$folder/}"
done

# block NAME: what stands between its markers there, without the fence.
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" port/vpi/README.md | sed '/^<!--/d; /^```/d; /^$/d; s/^    \([iv]\)/\1/'; }
try 'README: lines of the bench are those of bench.v' [ "$(grep -cxFf <(block bench) port/vpi/bench.v)" -eq "$(block bench | wc -l)" ]
runs() { block run | sed "s|build|$folder|g" | bash; }
try 'README: its bench runs' runs
try 'README: and tells the wrong bit' [ "$(runs | grep -c -e '^1 wrong$' -e '  lane 12 register 1 element 1 row 3 column 1')" -eq 2 ]

awk -f tests/ports/rtl/vpi/vectors.awk "$vectors"/{mma,wmma_mma,undefined_mma}*.vec > "$folder/cases"
need iverilog -g2005 -Wall -o "$folder/bench" tests/ports/rtl/vpi/vpi_bench.v -L"$folder" -mmmaref
simulate() { vvp -M"$folder" -mmmaref "$folder/bench" "$@"; }

# The unknown bit adds one.
output=$(simulate +cases="$folder/cases")
try 'every known answer, and an unknown bit is refused' \
    grep -qx "$(($(wc -l < "$folder/cases") + 1)) passed, 0 failed, 0 refused" <<< "$output"
try 'the unknown bit is named' grep -qx 'mmaref: X or Z in a, lane 0 register 1 bit 8' <<< "$output"
[ $failures -eq 0 ] || comment <<< "$output"

# Bit 3 of register 2 of lane 5, where lanes hold four registers.
grep -m 1 '^mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' "$folder/cases" > "$folder/one"
output=$(simulate +cases="$folder/one" +spoil=$(((5 * 4 + 2) * 32 + 3)))
try 'a wrong bit fails the bench' grep -qx '0 passed, 1 failed, 0 refused' <<< "$output"
try 'and its place is told' grep -qx '  lane 5 register 2 element 2 row 9 column 2' <<< "$output"

# A byte-id or thread-id of which 16 bits hold a right one: undefined, as every other that is wrong.
wide_id() { # FIELD from the end
    awk -v at="$1" '/mxf4nvf4/ && $3 == 0 { $3 = -8; $(NF - at) += 65536; print; exit }' "$folder/cases" > "$folder/wide" &&
        simulate +cases="$folder/wide" +spoil=0 | grep -qx '1 passed, 0 failed, 0 refused'
}
for field in 0 1 2 3; do try "an id of 17 bits: $field" wide_id $field; done

# Dot products, mac16, waivers, and what must be named: `says LINE...`, one after the other.
need iverilog -g2005 -Wall -o "$folder/dots" tests/ports/rtl/vpi/dot_bench.v -L"$folder" -mmmaref
awk '/^(operand|x|y|z|z_out) / { $1 = ""; print }' "$vectors/mac16.vec" > "$folder/mac16"
dots=$(vvp -M"$folder" -mmmaref "$folder/dots" +mac16="$folder/mac16")
says() {
    # Not by grep -F, to which lines are patterns of which one is enough.
    [[ $dots == *"$(printf '%s\n' "$@")"* ]] || { echo "$dots"; return 1; }
}
try 'a dot product' says 'sum: 0 40600000' 'as sm_90: 0 40600000' 'equal: 0'
try 'a wrong one is explained by its sum' says 'dot product of 2' '  expected 40600000 got 40600001, 1 ulp above' \
    '  maximum exponent 1, grid 2^-11' '  c 3f000000 = +0x1p-1, aligned +0x400' \
    '  k 0: 3c00 * 3c00 = +0x1p0, aligned +0x800' '  k 1: 4000 * 3c00 = +0x1p1, aligned +0x1000' '  sum +0x1c00' \
    "  mmaref dot --types f16,f16,f32,f32 --arith 'custom fraction_bits=12' --a 0x3c00,0x4000 --b 0x3c00,0x3c00 --c 0x3f000000" \
    'one ulp: 1'
try 'integers are explained with their C' says '  expected 000002ef got 00000005, 746 below' '  c 000003e8 = 1000' \
    '  k 0: ff * ff = -255' '  k 1: 02 * 03 = 6' \
    "  mmaref dot --types s8,u8,s32,s32 --arith 'custom' --a 0xff,0x2 --b 0xff,0x3 --c 0x3e8" 'integers: 1'
try 'a failing dot product is shrunk' says 'shrunk: 0, wrong 1, a 000000000000000000003c0000000000 b 000000000000000000003c0000000000 c 00000000'
try '... and what failures have in common is told' says 'differs wherever product 2 is not zero: 42 of 42 failures, 0 of 60 others' 'pattern: 1'
try '... but not before something differs' says 'mmaref: $mmaref_shrink: no dot product was compared' 'shrink: -1'
try 'stochastic rounding takes its word' says 'up: 0 3f800001' 'down: 0 3f800000'
try 'scale factors' says 'scaled: 0 40600000'
try '... are in what is explained' says '  expected 7fffffff got 40600000, a NaN is missing' \
    '  products with their scale factors:' '  c 3f800000 = +0x1p0' '  k 0: 38 * 38 = +0x1p1' '  k 1: 38 * 38 = NaN'
try '... and one that is NaN is seen' says 'a scale factor that is NaN: 1'
try 'no type of scale factors' says "mmaref: type 'e8m0': no type has that name; 'f16' is one, 'e6m10' or 'e6m10.b40.ieee' is a format" \
    'scale type: -1'
try 'a scale factor of too many elements' says \
    'mmaref: dot product of 2, e4m3 * e4m3 + f32 to f32: scale factors are missing, or have a wrong type, length or number' \
    'scale length: -1'
try 'X in a scale factor is named' says 'mmaref: X or Z in scale_b, element 0 bit 4' 'scale X: -100'
try "a custom format" says 'format: 0 0000802f'
try 'X in a result is named' says 'mmaref: X or Z in d, bit 5' 'output: -100'
try 'Z in an operand is named' says 'mmaref: X or Z in a, element 1 bit 4' 'operand: -100'
try 'X behind the elements is not looked at' says 'behind: 0'
try 'a misspelt field is named, and the nearest' says \
    "mmaref: arithmetic 'custom fraction_bitz=12': 'fraction_bitz=12': no such field, nearest is 'fraction_bits'" 'field: -7'
try 'a misspelt instruction' says \
    "mmaref: instruction 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f322': 'f322': unknown qualifier, nearest is 'f32'" 'instruction: -3'
try 'a profile without an instruction' says \
    "mmaref: arithmetic 'sm_90': a profile is of an instruction; without one there is 'custom'" 'profile: -1'
try 'a type that the model has not' says 'dot product of 2, f16 * f16 + s32 to f32: no dot product has these types' 'type: -1'
try 'a word that is no type' says "mmaref: types 'f16 f61 f32 f32': word 2 is no type; those of A, B, C, D were expected, as in 'f16 f16 f32 f32'" 'no type: -1'
try 'a vector too narrow' says 'mmaref: argument a has 128 bits, and 144 are needed' 'narrow: -1'
try 'a count too large' says 'mmaref: dot product of 129, f16 * f16 + f32 to f32: count is not 1 to 128, or for f64 1 to 16' 'count: -1'
try 'a count of more than 32 bits' says 'mmaref: argument count does not fit into 32 bits: bit 32 is set' 'count of 33 bits: -1'
try 'a negative count, as it was given' says 'mmaref: dot product of -2, f16 * f16 + f32 to f32: count is not 1 to 128, or for f64 1 to 16' 'negative count: -1'
try 'a large one' says 'mmaref: dot product of 4294967294, f16 * f16 + f32 to f32: count is not 1 to 128, or for f64 1 to 16' 'large count: -1'
try 'a negative one of 8 bits' says 'mmaref: dot product of -3, f16 * f16 + f32 to f32: count is not 1 to 128, or for f64 1 to 16' 'narrow count: -1'
try 'a random word of more than 32 bits' says 'mmaref: argument random does not fit into 32 bits: bit 39 is set' 'random: -1'
try 'a text too long: arithmetic' says 'mmaref: argument arithmetic has 1017 characters, and at most 999 are taken' 'arithmetic: -1'
try 'a text too long: an instruction' says 'mmaref: argument instruction has 1001 characters, and at most 999 are taken' 'long instruction: -1'
try 'a text too long: types' says 'mmaref: argument types has 1017 characters, and at most 999 are taken' 'types: -1'
try 'a text too long: arithmetic of a whole instruction' says \
    'mmaref: argument arithmetic has 1016 characters, and at most 999 are taken' 'whole: -1'
try 'an argument that is missing; nothing was given' says 'mmaref: argument d is missing' 'missing: -1' 'left as it was: 7'
try 'a waiver takes what it names, silently' says 'left as it was: 7' 'waived: 0 0'
try 'the next comparison is told' says 'the next: 1'
try 'an unknown bit is never waived, and uses the waiver up' says 'mmaref: X or Z in d, bit 5' 'never an X: -100'
try 'the comparison behind it is told' says 'nor the one behind it: 1'
try 'a waiver that does not apply' says 'does not apply: 1'
try 'all of them in words' says "waiver 'one bit too many': 1 elements of 1 results" "waiver 'never' never applied" \
    "waiver 'bit 32': 1 elements of 1 results" 'unused: 1'
try 'of several waivers the first that applies takes a difference' says 'true, then false: 0' 'false, then true twice: 0' \
    'a name false and true: 0'
try 'none outlives its comparison' says '  expected 40600000 got 40600009, 9 ulp above'
try '... which is right' says 'used up: 1'
try '... or is refused' says 'mmaref: too many arguments'
try '... and uses them up' says 'used up by a refusal: 1'
try 'a waiver that is refused takes none away' says 'kept: 0'
try 'those that never applied are told from those that came too late' says "waiver 'true': 2 elements of 2 results" \
    "waiver 'then false' never applied" "waiver 'false' never applied" "waiver 'then true': 1 elements of 1 results" \
    "waiver 'and true' applied to 1 results, all of which waivers before it took" "waiver 'where nothing differs' never applied" \
    "waiver 'before a refusal' never applied" "waiver 'kept by a name too long': 1 elements of 1 results" 'unused of all: 5'
try 'there are 64' says "a name has 1 to 119 characters, and there are at most 64 waivers" 'the last of 64 applies: 0, the 65th: -1'
try 'a name too long for a waiver' says 'mmaref: argument name has 120 characters, and at most 119 are taken' 'long name: -1'
try 'a condition above 32 bits applies' says 'applies above 32 bits: 0'
try 'known answers of mac16' says "mac16: $(grep -c '^operand' "$vectors/mac16.vec") of $(grep -c '^operand' "$vectors/mac16.vec")"
try 'a wrong bit of mac16' says '  z row 6 lane '
try 'its count' says 'mac16 wrong: 1'
try 'X in Z' says 'mmaref: X or Z in what z became, element 70 bit 3' 'mac16 X: -100'

while read -r line; do try "README: $line" grep -qxF -- "$line" <<< "$dots"; done < <(block refusals)

# What the SystemVerilog helpers say of X and Z, in a simulator that has them.
need iverilog -g2012 -Wall -Iport/dpi -o "$folder/unknown" tests/ports/rtl/vpi/unknown_bench.sv
try 'the lowest unknown bit' diff <(vvp "$folder/unknown") <(printf '%s\n' -1 77 77 -1 \
    'X or Z in d, lane 0 register 2 bit 13' 'X or Z in a, element 4 bit 13' 'X or Z in c, bit 31' 'X or Z in z, byte 9 bit 5' \
    'X or Z in z, byte 3000 bit 0' '' '')
finish
