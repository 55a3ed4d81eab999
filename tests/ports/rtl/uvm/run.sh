#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The scoreboards of port/uvm in Verilator, with a stand-in for UVM.
. tests/tap.sh

folder=$(scratch_folder uvm)
here=tests/ports/rtl/uvm
export OBJCACHE=$ccache
need make -j "$JOBS" dpi BUILD="$BUILD"
need verilator --binary --top-module uvm_bench -Wno-fatal -Igenerated/sv -Iport/dpi -Iport/uvm -I$here port/dpi/mmaref_pkg.sv \
    $here/uvm_pkg.sv port/uvm/mmaref_uvm_pkg.sv $here/uvm_bench.sv "$BUILD/libmmaref_dpi.so" --Mdir "$folder/obj_dir" \
    -MAKEFLAGS OPT_FAST=-O1 -j "$JOBS"
told=$("$folder/obj_dir/Vuvm_bench" 2>&1)
says() { # LINE...: one after the other
    [[ $told == *"$(printf '%s\n' "$@")"* ]] || { echo "$told"; return 1; }
}
try 'a scoreboard that compared nothing is an error' says 'error MMAREF: nothing was compared' 'errors: 1'
try 'what is right or waived is none' says 'errors: 1' 'errors: 1' 'error MMAREF: dot product of 2'
try 'what is wrong is explained' says '  expected 40600000 got 40600002, 2 ulp above'
try 'the first four of six are reported' says 'errors: 5' "error MMAREF: waiver 'one ulp': 1 elements of 1 results"
try 'a waiver that never applied is an error' says "error MMAREF: waiver 'one ulp': 1 elements of 1 results" "waiver 'never' never applied"
try 'results are counted' says 'info MMAREF: 9 results, 6 wrong'
try 'corners never reached; one that was is not among them' grep -q 'corners never reached: .* subnormal_in subnormal_out ' <<< "$told"
try 'a whole instruction: its wrong bit has a place' says 'error MMAREF: mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32' \
    '  lane 12 register 1 element 1 row 3 column 1' '  expected 41800000 got 41800001, 1 ulp above'
try 'its results are counted' says 'info MMAREF: 2 results, 1 wrong'
try 'no text is left behind' says 'errors: 7, texts that wait: 0'
try 'a misspelt block ends the simulation' says \
    "fatal MMAREF: arithmetic 'custom rounding=zeroo': 'rounding=zeroo': value out of range, nearest is 'zero'"
finish
