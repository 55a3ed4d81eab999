#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Known answers through the VPI module in Icarus Verilog, and a result that is wrong by one bit.
. tests/tap.sh

folder=$(scratch_folder vpi)

# The command lines of port/vpi/README.md.
mapfile -t lines < <(sed -n '/^<!-- BEGIN build -->$/,/^<!-- END build -->$/p' port/vpi/README.md | sed -n 's/^    //p')
for line in "${lines[@]}"; do
    try "README: ${line%% *}" bash -c "${line//build\//$folder/}"
done

# block NAME: what stands between its markers there, without the fence.
block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" port/vpi/README.md | sed '/^<!--/d; /^```/d; /^$/d; s/^    \([iv]\)/\1/'; }
block bench > "$folder/bench.v"
runs() { block run | sed "s|build|$folder|g; s|bench[.]v|$folder/&|" | bash; }
try 'README: its bench runs' runs
try 'README: and tells the wrong bit' [ "$(runs | grep -c -e '^1 wrong$' -e '  lane 12 register 1 element 1 row 3 column 1')" -eq 2 ]

awk -f tests/rtl/vpi/vectors.awk tests/vectors/{mma,wmma_mma,undefined_mma,undefined_scale_mma}*.vec > "$folder/cases"
need iverilog -g2005 -Wall -o "$folder/bench" tests/rtl/vpi/vpi_bench.v -L"$folder" -mmmaref
simulate() { vvp -M"$folder" -mmmaref "$folder/bench" "$@"; }

# The unknown bit adds one.
output=$(simulate +cases="$folder/cases")
try 'every known answer, and an unknown bit is refused' \
    grep -qx "$(($(wc -l < "$folder/cases") + 1)) passed, 0 failed, 0 refused" <<< "$output"
try 'the unknown bit is named' grep -qx 'mmaref: X or Z in a' <<< "$output"
[ $failures -eq 0 ] || comment <<< "$output"

# Bit 3 of register 2 of lane 5, where lanes hold four registers.
grep -m 1 '^mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' "$folder/cases" > "$folder/one"
output=$(simulate +cases="$folder/one" +spoil=$(((5 * 4 + 2) * 32 + 3)))
try 'a wrong bit fails the bench' grep -qx '0 passed, 1 failed, 0 refused' <<< "$output"
try 'and its place is told' grep -qx '  lane 5 register 2 element 2 row 9 column 2' <<< "$output"

# What the SystemVerilog helpers say of X and Z, in a simulator that has them.
need iverilog -g2012 -Wall -Iport/dpi -o "$folder/unknown" tests/rtl/vpi/unknown_bench.sv
try 'the lowest unknown bit' diff <(vvp "$folder/unknown") <(printf '%s\n' -1 77 77 -1)
finish
