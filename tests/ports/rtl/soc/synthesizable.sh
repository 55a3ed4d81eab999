# SPDX-License-Identifier: MIT
# Whether the system on a chip can be synthesised, before it is mapped to a part: every wire that is read has one
# driver, and nothing remembers without a clock. Yosys takes a second for it. Sourced after tests/tap.sh.
# shellcheck shell=bash
soc=tests/ports/rtl/soc

# elaborate FOLDER NAME=VALUE...: Yosys commands that read the RTL of FOLDER, tests/ports/rtl/soc or a copy, with parameters.
elaborate() {
    local parameter
    echo "read_verilog -sv -I$soc -I$soc/../dut $1/rv32im.sv $1/soc_memory.sv $1/soc_unit.sv $1/soc.sv" $soc/../dut/fdp_*.sv
    for parameter in "${@:2}"; do echo "chparam -set ${parameter/=/ } soc"; done
}

# sound FOLDER
sound() {
    { elaborate "$1" && echo 'prep -flatten -top soc
check -assert
select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr
stat'; } > "$folder/sound.ys" && yosys -q -l "$folder/sound.log" -s "$folder/sound.ys" > "$folder/sound.out" 2>&1
}

# planted NAME FILE SED MESSAGE: the RTL with a fault is refused with the message.
planted() {
    cp $soc/*.sv $soc/*.svh "$folder/planted"
    sed -i "$3" "$folder/planted/$2"
    if ! cmp -s $soc/"$2" "$folder/planted/$2" && ! sound "$folder/planted" && grep -q "$4" "$folder/sound.out"; then
        pass "synthesis: $1 is noticed"
    else
        fail "synthesis: $1" "$(tail -n 5 "$folder/sound.out")"
    fi
}

synthesizable() {
    mkdir -p "$folder/planted"
    if sound $soc; then
        pass "synthesis: one driver for each wire, no latch, $(sed -n 's/^ *Number of cells: *//p' "$folder/sound.log" | tail -n 1) cells"
    else
        fail 'synthesis' "$(tail -n 5 "$folder/sound.out")"
    fi
    planted 'a latch' soc.sv 's/assign failed = refused;/always_latch if (refused) failed = answer;/' 'dlatch'
    planted 'a latch in always_comb' soc.sv 's/assign failed = refused;/always_comb if (refused) failed = answer;/' 'Latch inferred'
    planted 'a wire without a driver' soc.sv '/assign failed = refused;/d' 'assert'
    planted 'a wire with two drivers' soc.sv 's/assign failed = refused;/& assign failed = answer;/' 'assert'
    planted 'an input that nothing is connected to' soc.sv 's/\.writes(writes),//' 'assert'
}
