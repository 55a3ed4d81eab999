#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# port/dpi under Verilator: lint, the bench of its README by both command lines, what that prints,
# and text vectors that a bench has written, replayed by mmaref run.
. tests/tap.sh

folder=$(scratch_folder verilator)
readme=port/dpi/README.md
need make -j "$JOBS" lib host BUILD="$BUILD"

# The lines of the block between the markers BEGIN $1 and END $1.
block() {
    sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $readme | sed '/^<!--/d; /^```/d; /^$/d; s/^    verilator/verilator/'
}

try 'lint' verilator --lint-only -Wall -Igenerated/sv -Iport/dpi port/dpi/mmaref_pkg.sv port/dpi/mmaref_fdp.sv
printf '`include "mmaref_pkg.svh"\nmodule unit;\ninitial $display("%%s", mmaref_text(1));\nendmodule\n' > "$folder/unit.sv"
try 'lint without the package' verilator --lint-only -Wall -Wno-DECLFILENAME -Igenerated/sv -Iport/dpi "$folder/unit.sv"
try '.mmaref.core lists every file; else port/dpi/write_core.sh > .mmaref.core' \
    diff <(LC_ALL=C port/dpi/write_core.sh) .mmaref.core

sed -n '/^<!-- BEGIN bench -->$/,/^<!-- END bench -->$/p' $readme | sed '/^<!--/d; /^```/d' > "$folder/bench.sv"

# The shorter examples, each where it would stand.
{
    printf '`define uvm_error(id, text) $error("%%s", text);\n'
    printf 'module examples(input mmaref_pkg::mmaref_operands_t operands, input mmaref_pkg::mmaref_regs_t rtl_d);\n'
    printf 'import mmaref_pkg::*;\nint instruction = 0, lost, file;\n'
    for name in arithmetic scoreboard file; do
        [ $name = arithmetic ] || echo 'initial begin'
        block $name
        [ $name = arithmetic ] || echo end
    done
    echo endmodule
} > "$folder/examples.sv"
try 'README: the shorter examples' verilator --lint-only -Wall -Wno-DECLFILENAME -Wno-UNUSEDSIGNAL -Wno-WIDTH -Igenerated/sv -Iport/dpi \
    port/dpi/mmaref_pkg.sv "$folder/examples.sv"
try 'README: every example is one of these' [ "$(grep -c '^```systemverilog' $readme)" -eq 5 ]
try 'README: no example drops what a function returns' \
    [ -z "$(grep -n "void'(mmaref\|^ *mmaref_[a-z_]*(" $readme | grep -v 'mmaref_write_')" ]

# build COMMAND-LINE: as printed, but for the folders of this test.
build() {
    local line=${1//bench.sv/$folder/bench.sv}
    line=${line//\$PWD\/build/$BUILD}
    bash -c "$line -j $JOBS --Mdir $folder/obj_dir" > "$folder/build.log" 2>&1 || {
        grep -iE -A 2 'error|warning' "$folder/build.log"
        return 1
    }
}

for way in sources archive; do
    rm -rf "$folder/obj_dir"
    try "README: its bench, with $way" build "$(block $way)"
    try "$way: it passes" grep -qx '1000 results, 0 wrong' <("$folder/obj_dir/Vbench" 2>&1)
done
# Simulators draw other random numbers: the text is that of Verilator.
explanation() { "$folder/obj_dir/Vbench" +expected=sm_90 | grep -v '^- '; }
try 'README: the explanation' diff <(block explanation) <(explanation)

need verilator --binary --top-module vectors_bench -Igenerated/sv -Iport/dpi -CFLAGS "-I$PWD/src -I$PWD/generated" \
    port/dpi/mmaref_{pkg,fdp}.sv tests/rtl/port/{fdp_check,vectors_bench}.sv "$PWD"/port/dpi/*.c "$BUILD/libmmaref.a" \
    -Wno-fatal -j "$JOBS" --Mdir "$folder/vectors"
output=$("$folder/vectors/Vvectors_bench" +good="$folder/good.vec" +bad="$folder/bad.vec")
try 'vectors that a bench has written pass' grep -qx '6 passed, 0 failed, 0 computed, 0 skipped' <("$BUILD/mmaref" run "$folder/good.vec")
replayed=$("$BUILD/mmaref" run "$folder/bad.vec")
try 'wrong results fail' grep -qx '0 passed, 6 failed, 0 computed, 0 skipped' <<< "$replayed"
try 'each of them in the right register' test "$(grep -c 'lane 5 register 1' <<< "$replayed")" -eq 5
try 'as the model said in the simulator' test "$(grep -c '^  lane 5 register 1 ' <<< "$output")" -eq 5
try 'and mac16 in the right lane' grep -q 'z row 6 lane 5' <<< "$output"
try 'README: the steps' diff <(block steps) <(sed '1,/^steps:/d; /^- /d' <<< "$output")
try 'mmaref_fdp keeps to its ports' grep -qx -- '- fdp: 0 errors' <<< "$output"
[ $failures -eq 0 ] || comment <<< "$replayed"
finish
