#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Seeds 200 faults and more into the RTL of dut/, lets the bench shrink what fails, and judges the sentences (causes.py).
# By hand, 15 minutes on two cores, nearly all of them for the compiler: causes/run.sh [SEED]. The list of all faults is
# build/tests/causes/causes.txt.
. tests/tap.sh

folder=$(scratch_folder causes)
bench=tests/ports/rtl/bench
dut=$folder/dut
export OBJCACHE=ccache CCACHE_DIR=$BUILD/ccache

need make -j "$JOBS" lib BUILD="$BUILD"
need python3 tests/ports/rtl/causes/causes.py "$folder" prepare "${1:-48}" 215
need verilator --timing --binary --build-jobs "$JOBS" -Wno-fatal -Wno-lint -Igenerated/sv -Iport/dpi -I"$dut" -I$bench \
    $bench/lint.vlt --Mdir "$folder/obj" -MAKEFLAGS OPT_FAST=-O1 -CFLAGS "-I$PWD/src -I$PWD/generated" -DCOSIM_BUGS \
    "$folder/causes_pkg.sv" "$dut/dut_bug_pkg.sv" $bench/custom_bug_pkg.sv port/dpi/mmaref_pkg.sv \
    $bench/{format,stimulus}_pkg.sv $bench/custom_{rig,top}.sv --top-module custom_top "$PWD"/port/dpi/*.c \
    "$BUILD/libmmaref.a"
need python3 tests/ports/rtl/causes/causes.py "$folder" run "$folder/obj/Vcustom_top" 2000
