#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# RTL co-simulation: lint, every configuration against the model, seeded bugs, synthesis, and the
# ports themselves. TAP, and a closing line that counts.
#   cosim.sh [few]: few are a configuration of each unit, the bugs that are hardest to find, and one way to link
. tests/tap.sh

folder=$(scratch_folder cosim)
dut=tests/ports/rtl/dut
bench=tests/ports/rtl/bench
customs='window_unit tree_unit cut_tree_unit sorted_unit fma_unit expanding_unit mx_unit payload_unit fixed_unit raw_unit'
tops="fdp_unit idp_unit mma_unit mac16_tile $customs"
mapfile -t rtl < <(find $dut -name '*.sv' ! -name dut_bug_pkg.sv | LC_ALL=C sort)
# In the order in which they need each other; modules are found by name.
packages=(port/dpi/mmaref_pkg.sv "$bench"/{format,stimulus,scoreboard,rig}_pkg.sv)
bug_packages=("$dut"/dut_bug_pkg.sv "$bench"/campaign_pkg.sv)
core=("$PWD"/src/*.c "$PWD"/generated/*.c)
# Both ways to link compile the same C++.
export OBJCACHE=ccache CCACHE_DIR=$BUILD/ccache

verilate() { # OPTION...
    verilator --timing -Igenerated/sv -Iport/dpi -I$dut -I$bench $bench/lint.vlt "$@" $bench/top.sv --top-module top
}

build() { # NAME OPTION...: $folder/NAME/Vtop
    local name=$1
    shift
    need verilate --binary --build-jobs "$JOBS" --Mdir "$folder/$name" -MAKEFLAGS OPT_FAST=-O1 \
        -CFLAGS "-I$PWD/src -I$PWD/generated" "$@" "$PWD"/port/dpi/*.c
}

# The units that no chip has: $folder/NAME/Vcustom_top.
build_custom() { # NAME OPTION...
    local name=$1
    shift
    need verilator --timing --binary --build-jobs "$JOBS" -Igenerated/sv -Iport/dpi -I$dut -I$bench $bench/lint.vlt \
        --Mdir "$folder/$name" -MAKEFLAGS OPT_FAST=-O1 -CFLAGS "-I$PWD/src -I$PWD/generated" "$@" \
        port/dpi/mmaref_pkg.sv $bench/{format,stimulus}_pkg.sv $bench/custom_{rig,top}.sv --top-module custom_top \
        "$BUILD/libmmaref.a" "$PWD"/port/dpi/*.c
}

lint() {
    local top
    for top in $tops; do
        try "lint $top" verilator --lint-only -Wall -I$dut --top-module "$top" "${rtl[@]}"
    done
    try 'lint the bench' verilate --lint-only -Wall "${packages[@]}"
    try 'lint the bench with bugs' verilate --lint-only -Wall -DCOSIM_BUGS "${packages[@]}" "${bug_packages[@]}"
}

# ---- What runs side by side, each into $folder/NAME.log --------------------------------------

simulate() { # NAME PROGRAM PLUSARG...
    local name=$1 program=$2
    shift 2
    "$folder/$program/Vtop" "$@" > "$folder/$name.log" 2>&1
}

# 100000 results each take a minute by hand: build/tests/cosim/custom/Vcustom_top +results=100000
simulate_custom() {
    "$folder/custom/Vcustom_top" +results=3000 > "$folder/custom.log" 2>&1
}

# Dut and bench with bugs that are switched on one by one: bugs and custom.
build_bugs() { # OPTION...
    build bugs -DCOSIM_BUGS "$@" "${packages[@]}" "${bug_packages[@]}" "$BUILD/libmmaref.a"
    build_custom custom -DCOSIM_BUGS "$@" "$dut/dut_bug_pkg.sv" "$bench/custom_bug_pkg.sv"
}

synthesise() { # TOP
    yosys -q -p "read_verilog -sv -I$dut ${rtl[*]}; synth -top $1; check -assert;
        select -assert-none t:\$_DLATCH* w:*bug*; tee -o $folder/$1.cells stat" > "$folder/$1.log" 2>&1
}

# ---- What came of it ---------------------------------------------------------------------------

# The TAP of a simulation; one that broke off has failed.
report() { # NAME
    sed -E "/^(not )?ok|^#/!d; s/^((not )?ok - )/\1$1: /" "$folder/$1.log"
    grep -q '^# [0-9]* failed$' "$folder/$1.log" || fail "$1 broke off" "$(tail -n 20 "$folder/$1.log")"
}

report_cells() { # TOP
    local cells
    cells=$(sed -n 's/^ *Number of cells: *//p' "$folder/$1.cells" | tail -n 1)
    if [ -n "$cells" ]; then pass "yosys synth $1: $cells cells"; else fail "yosys synth $1" "$(cat "$folder/$1.log")"; fi
}

# User time in ms of results of one configuration, with the model or without.
milliseconds() { # CONFIGURATION RESULTS PLUSARG...
    local TIMEFORMAT=%3U took
    took=$({ time simulate time archive +only="$1" +results="$2" "${@:3}"; } 2>&1) || return
    echo $((10#${took//./}))
}

speed() { # CONFIGURATION RESULTS
    local with without
    if ! with=$(milliseconds "$1" "$2") || ! without=$(milliseconds "$1" "$2" +nomodel); then
        fail "$1: the simulation that is timed" "$(tail -n 20 "$folder/time.log")"
        return
    fi
    comment <<< "$1: $(($2 * 1000 / with)) results per second, $(((with - without) * 100 / with)) % of the time in the model"
}

# What is timed and does not run is a failed test, and no figure.
times_nothing() {
    local said
    said=$(folder=$folder/none speed MAC16 1)
    [[ $said == 'not ok - MAC16: the simulation that is timed'* && $said != *'per second'* ]] || { echo "$said"; return 1; }
}

# A bug that a define switches on: it is found, and so it is in the file that it leaves.
one_bug() { # BUG CONFIGURATION
    local place replayed
    mkdir "$folder/one"
    simulate one_bug one_bug +vectors="$folder/one"
    try "$1 switched on by a define is found" grep -q "^not ok - $2 " "$folder/one_bug.log"
    place=$(sed -n 's/^# \(lane [0-9]* register [0-9]*\) .*/\1/p;T;q' "$folder/one_bug.log")
    replayed=$("$BUILD/mmaref" run "$folder/one/$2.failed.vec")
    try "... and its vector replays it, in $place" grep -q "${place:-a place}" <<< "$replayed"
}

# Failures of seeded bugs shrink to few elements, and the sentence names the cause: BUG CONFIGURATION ELEMENTS SENTENCE.
# causes/run.sh does it for 200 faults.
names_cause() {
    local said
    said=$("$folder/custom/Vcustom_top" +shrink +results=2000 +only="$2" +bug="$1" 2>&1)
    grep -q "^left " <<< "$said" || { tail -n 5 <<< "$said"; return 1; }
    awk -v most="$3" '$1 == "left" && $2 > most { print; wrong = 1 } END { exit wrong }' <<< "$said" &&
        grep -q "^sentence .*$4" <<< "$said" || { grep '^sentence' <<< "$said"; return 1; }
}
says_nothing() {
    [ "$("$folder/custom/Vcustom_top" +shrink +results=500 +only=ODD +bug=NOTHING | grep -v '^- ')" = $'failures 0 of 500\nsentence ' ]
}
report_causes() {
    local bug rig most sentence
    while read -r bug rig most sentence; do
        try "$bug: the sentence names the cause" names_cause "$bug" "$rig" "$most" "$sentence"
    done << 'END'
ODD_TRUNCATES ODD 4 differs wherever the result is rounded away from zero
INF_TIMES_ZERO_IS_INF ODD 1 differs wherever infinity is multiplied by zero
SUBNORMAL_FLUSHED ODD 2 an operand is subnormal
ALONE_LOST CUT_TREE_OF_5 2 product 4 alone is not zero in each of 8 smallest failures
SCALE_ONE_ELEMENT_EARLY MX_E4M3 3 a scale factor is not 1 in each of 8 smallest failures
ZERO_WITHOUT_SIGN CHAIN 3 differs only where the result is zero
END
    try 'no bug, no sentence' says_nothing
}

few() {
    need make -j "$JOBS" lib host dpi BUILD="$BUILD"
    lint
    build_bugs -DCOSIM_FEW
    mkdir "$folder/vectors"
    side_by_side 'simulate campaign bugs +results=1000' simulate_custom \
        "simulate sound bugs +nobugs +results=5000 +vectors=$folder/vectors"
    report sound
    report custom
    report_causes
    try 'text vectors of the bench replay' "$BUILD/mmaref" run "$folder"/vectors/*.vec
    report campaign
    taps_side_by_side 'tests/ports/rtl/port/verilator.sh archive' tests/ports/rtl/port/run.sh tests/ports/rtl/port/units.sh tests/ports/rtl/vpi/run.sh \
        tests/ports/rtl/ghdl/run.sh tests/ports/rtl/uvm/run.sh
}

everything() {
    local top syntheses=()
    need make -j "$JOBS" lib host dpi BUILD="$BUILD"
    lint
    build sources "${packages[@]}" "${core[@]}"
    build archive "${packages[@]}" "$BUILD/libmmaref.a"
    build_bugs
    build one_bug -DCOSIM_BUG=TIE_AWAY "${packages[@]}" "${bug_packages[@]}" "$BUILD/libmmaref.a"

    mkdir "$folder/vectors"
    for top in $customs; do syntheses+=("synthesise $top"); done
    side_by_side 'synthesise mac16_tile' 'simulate campaign bugs +results=1000' 'synthesise mma_unit' \
        'simulate sources sources' "simulate archive archive +vectors=$folder/vectors" \
        'synthesise fdp_unit' 'synthesise idp_unit' "${syntheses[@]}" simulate_custom
    report sources
    report archive
    report custom
    report_causes
    try 'text vectors of the bench replay' "$BUILD/mmaref" run "$folder"/vectors/*.vec
    report campaign
    one_bug TIE_AWAY MMA_F16_F16_SM_90
    for top in $tops; do report_cells "$top"; done
    comment <<< 'user time of 500000 results, with the model and with +nomodel:'
    for configuration in DOT_F16_SM_90 MMA_F16_SM_80 MAC16; do speed $configuration 500000; done

    simulate misspelt archive +only=MMA_F16
    try 'a simulation of no configuration has failed' grep -q '^not ok - nothing was compared' "$folder/misspelt.log"

    mkdir "$folder/none"
    try 'a simulation that cannot be timed has failed' times_nothing

    taps_side_by_side tests/ports/rtl/port/verilator.sh tests/ports/rtl/port/run.sh tests/ports/rtl/port/units.sh tests/ports/rtl/vpi/run.sh \
        tests/ports/rtl/ghdl/run.sh tests/ports/rtl/uvm/run.sh
}

"${1:-everything}" | tee "$folder/tap"
passed=$(grep -c '^ok' "$folder/tap")
failed=$(grep -c '^not ok' "$folder/tap")
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -ne 0 ]
