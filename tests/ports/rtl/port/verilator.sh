#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# port/dpi under Verilator: lint, the bench of its README by both command lines, what that prints,
# and text vectors that a bench has written, replayed by mmaref run.
#   verilator.sh [WAY...]: ways to link, of sources, archive and shared
. tests/tap.sh

folder=$(scratch_folder verilator)
readme=port/dpi/README.md
bench=port/dpi/examples/bench.sv
need make -j "$JOBS" lib host dpi BUILD="$BUILD"

# The lines of the block between the markers BEGIN $1 and END $1.
block() {
    sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" $readme | sed '/^<!--/d; /^```/d; /^$/d; s/^    verilator/verilator/'
}

try 'lint' verilator --lint-only -Wall -Igenerated/sv -Iport/dpi port/dpi/mmaref_pkg.sv port/dpi/mmaref_fdp.sv
printf '`include "mmaref_pkg.svh"\nmodule unit;\ninitial $display("%%s", mmaref_text(1));\nendmodule\n' > "$folder/unit.sv"
try 'lint without the package' verilator --lint-only -Wall -Wno-DECLFILENAME -Igenerated/sv -Iport/dpi "$folder/unit.sv"
try '.mmaref.core lists every file; else port/dpi/write_core.sh > .mmaref.core' \
    diff <(LC_ALL=C port/dpi/write_core.sh) .mmaref.core

try 'README: lines of the bench are those of bench.sv' [ "$(grep -cxFf <(block bench) $bench)" -eq "$(block bench | wc -l)" ]

# The shorter examples, each where it would stand.
{
    printf '`define uvm_error(id, text) $error("%%s", text);\n'
    printf 'module examples import mmaref_pkg::*; (input mmaref_logic_operands_t operands, input mmaref_logic_regs_t rtl_d,\n'
    printf 'input mmaref_dot_types_t types, input int count, input mmaref_logic_vector_t a, b, input logic [63:0] c, d, input bit finished);\n'
    printf 'int instruction = 0, lost, file, wrong, failures;\n'
    for name in arithmetic scoreboard waiver file; do
        [ $name = arithmetic ] || echo 'initial begin'
        block $name
        [ $name = arithmetic ] || echo end
    done
    echo endmodule
} > "$folder/examples.sv"
try 'README: the shorter examples' verilator --lint-only -Wall -Wno-DECLFILENAME -Wno-UNUSEDSIGNAL -Wno-WIDTH -Igenerated/sv -Iport/dpi \
    port/dpi/mmaref_pkg.sv "$folder/examples.sv"
try 'README: every example is one of these' [ "$(grep -c '^```systemverilog' $readme)" -eq "$(grep -c '^<!-- BEGIN \(bench\|arithmetic\|scoreboard\|waiver\|file\)' $readme)" ]
try 'README: no example drops what a function returns' \
    [ -z "$(grep -n "void'(mmaref\|^ *mmaref_[a-z_]*(" $readme $bench | grep -vE 'mmaref_(write_|must\(|print_errors\()')" ]
try 'README: no example adds up what a comparison gives' [ -z "$(grep -nE '(\+=|\+ *)(wrong|status|mmaref_compare)' $readme $bench)" ]

# build COMMAND-LINE: as printed, but for the folders of this test.
build() {
    local line=${1//\$PWD\/build/$BUILD}
    bash -c "$line -j $JOBS --Mdir $folder/obj_dir" > "$folder/build.log" 2>&1 || {
        grep -iE -A 2 'error|warning' "$folder/build.log"
        return 1
    }
}

[ $# -ne 0 ] || set -- sources archive shared
for way in "$@"; do
    rm -rf "$folder/obj_dir"
    try "README: its bench, with $way" build "$(block "$way")"
    try "$way: it passes" grep -qx '1000 results, 0 wrong' <("$folder/obj_dir/Vbench" 2>&1)
done
# Simulators draw other random numbers: the text is that of Verilator.
explanation() { "$folder/obj_dir/Vbench" +expected=sm_90 | grep -v '^- '; }
try 'README: the explanation' diff <(block explanation) <(explanation)

need verilator --binary --top-module vectors_bench -Igenerated/sv -Iport/dpi -CFLAGS "-I$PWD/src -I$PWD/generated" \
    port/dpi/mmaref_{pkg,fdp}.sv tests/ports/rtl/port/{fdp_check,vectors_bench}.sv "$BUILD/libmmaref_dpi.so" \
    -Wno-fatal -j "$JOBS" --Mdir "$folder/vectors"
# What Verilator takes the imports for is what mmaref_dpi.h declares.
declared() {
    printf '#include "Vvectors_bench__Dpi.h"\n#include "mmaref_dpi.h"\n' | g++ -fsyntax-only -Isrc -Igenerated -Iport/dpi -I"$folder/vectors" \
        -I"$(verilator --getenv VERILATOR_ROOT)/include/vltstd" -x c++ -
}
try 'the imports are the functions of mmaref_dpi.h' declared
try 'all of them' diff <(grep -oE 'extern .* mmaref_dpi_[a-z0-9_]+\(' "$folder/vectors/Vvectors_bench__Dpi.h" | grep -oE 'mmaref_dpi_[a-z0-9_]+' | sort) \
    <(tr '\n' ' ' < port/dpi/mmaref_dpi.h | grep -oE 'MMAREF_API[^;]*;' | grep -oE 'mmaref_[a-z0-9_]+ ?\(' | tr -d ' (' | sort)
output=$("$folder/vectors/Vvectors_bench" +good="$folder/good.vec" +bad="$folder/bad.vec")
try 'vectors that a bench has written pass' grep -qx '6 passed, 0 failed, 0 computed, 0 skipped' <("$BUILD/mmaref" run "$folder/good.vec")
replayed=$("$BUILD/mmaref" run "$folder/bad.vec")
try 'wrong results fail' grep -qx '0 passed, 6 failed, 0 computed, 0 skipped' <<< "$replayed"
try 'each of them in the right register' test "$(grep -c 'lane 5 register 1' <<< "$replayed")" -eq 5
try 'as the model said in the simulator' test "$(grep -c '^  lane 5 register 1 ' <<< "$output")" -eq 5
try 'and mac16 in the right lane' grep -q 'z row 6 lane 5' <<< "$output"
try 'steps are explained, the first that differs is marked' diff tests/ports/rtl/port/steps.txt <(sed '1,/^steps:/d; /^- /d' <<< "$output")
for line in 'comparison: -1, 1' 'product: -1, 1' 'case: 0, 1'; do
    try "a refused number: one text for a ${line%%:*}" grep -qx "refused $line, instruction 99999: no instruction has this number" <<< "$output"
done
try 'mmaref_fdp keeps to its ports' grep -qx -- '- fdp: 0 errors' <<< "$output"
[ $failures -eq 0 ] || comment <<< "$replayed"

need verilator --binary --top-module own_width_bench -Igenerated/sv -Iport/dpi -Wno-fatal -MAKEFLAGS OPT_FAST=-O0 \
    port/dpi/mmaref_{pkg,fdp}.sv tests/ports/rtl/port/own_width_bench.sv "$BUILD/libmmaref_dpi.so" -j "$JOBS" --Mdir "$folder/own_width"
ports_too_narrow() {
    ! "$folder/own_width/Vown_width_bench" > "$folder/own_width.log" 2>&1 &&
        grep -q 'mmaref_fdp: OWN_WIDTH=7, but 1 + own_exponent_bits + own_fraction_bits of ARITHMETIC is 8$' "$folder/own_width.log"
}
try 'mmaref_fdp refuses ports that its own format does not fit' ports_too_narrow

# ---- What must be named, in two threads ---------------------------------------------------------

need verilator --binary --threads 2 --threads-dpi all --x-assign unique --x-initial unique --top-module failures_bench \
    -Igenerated/sv -Iport/dpi -Wno-fatal -MAKEFLAGS OPT_FAST=-O1 port/dpi/mmaref_pkg.sv tests/ports/rtl/port/failures_bench.sv \
    "$BUILD/libmmaref_dpi.so" -j "$JOBS" --Mdir "$folder/failures"
named=$("$folder/failures/Vfailures_bench" +verilator+rand+reset+2 +verilator+seed+5 2>&1)
says() { grep -qF -- "$1" <<< "$named" || { echo "$named"; return 1; }; }
try 'a misspelt field is named, and the nearest' says "field: status arithmetic: arithmetic 'custom fraction_bitz=12': 'fraction_bitz=12': no such field, nearest is 'fraction_bits'"
try 'a misspelt value' says "'rounding=zeroo': value out of range, nearest is 'zero'"
try 'a misspelt instruction' says "f32.f16.f16.f322': 'f322': unknown qualifier, nearest is 'f32'"
try 'a type that the model has not' says 'type: status argument: dot product of 4, f16 * f16 + s32 to f32: no dot product has these types'
try 'a text that is no format' says "format: status argument: type 'e6m': no type has that name"
try 'a format of a text is that of numbers' says 'formats: 0'
try 'scale factors are compared' says 'scaled: 0, 1'
try 'a sum of fixed point' says 'fixed: 3 * 2^-1 MMAREF_VALUE_NORMAL'
try 'an output that was never loaded, which is random here' says 'output: 1 wrong: dot product of 4'
try 'with what it had to be' says '  expected 3f800000 got '
try 'a field shows its word' says 'enum: MMAREF_ROUND_UP'
try 'and a mask its corners' says 'corners: tie infinity'
try 'with --threads 2 --threads-dpi all every comparison is right' says 'threads: 0 right, '
try 'no text is lost or another' says 'queue: 0'
try 'waivers of both threads are counted' grep -qE "^threads: 0 right, [1-9][0-9]* wrong, 0 waived$" <<< "$named"
try 'one that never applied is reported' says "waiver 'never' never applied"
fatal() { ! "$folder/failures/Vfailures_bench" +must > "$folder/must.log" 2>&1 && grep -q "mmaref: arithmetic 'custom aline=jam': 'aline=jam': no such field, nearest is 'align'" "$folder/must.log"; }
try 'README: the refusals' diff <(block refusals) <(sed -nE 's/^(field|value|flags|instruction|type): status [a-z]*: //p' <<< "$named")
try 'mmaref_must ends the simulation with the reason' fatal
finish
