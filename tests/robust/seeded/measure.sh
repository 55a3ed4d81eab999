#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the self-test finds of seeded faults, as figures and as a table:
#   measure.sh figures SEED...   runs all of it: KEY=VALUE lines, those of port/firmware/fault_coverage.txt
#   measure.sh table < FIGURES   the table of port/firmware/coverage.md
# SOURCE=40 faults a seed, BITS=60 bits of code.
set -u
build=${BUILD:-build}

# The numbers of a last line, `# seed 1: 40 one-line faults, 38 found (0 by a single test), ...`, in their order.
numbers_of() { tail -n 1 "$1" | grep -o '[0-9][0-9]*' | tr '\n' ' '; }

figures() { # SEED...
    local seed log=$build/seeded found missed refusals equivalent all numbers which
    mkdir -p "$log"
    found=0 missed=0 refusals=0 equivalent=0 all=0
    for seed in "$@"; do
        lua5.4 tests/robust/seeded/faults.lua --seed "$seed" --count "${SOURCE:-40}" --folder "$log/work" > "$log/source.$seed"
        [ $? -le 1 ] || return 2
        read -r -a numbers <<< "$(numbers_of "$log/source.$seed")" # seed, all, found, by one, missed, refuse, equivalent
        all=$((all + numbers[1])) found=$((found + numbers[2])) missed=$((missed + numbers[4]))
        refusals=$((refusals + numbers[5])) equivalent=$((equivalent + numbers[6]))
    done
    printf '%s\n' "source_seeds=$(tr ' ' , <<< "$*")" "source_faults=$all" "source_found=$found" "source_missed=$missed" \
        "source_refusals=$refusals" "source_equivalent=$equivalent"
    for which in float all; do
        tests/robust/seeded/code_bits.sh $which "${BITS:-60}" "$1" > "$log/code.$which" || return 2
        read -r -a numbers <<< "$(numbers_of "$log/code.$which")" # seed, bits, detected, bailed out, hang, dead, silent
        printf "code_${which}_%s\n" "seed=${numbers[0]}" "bits=${numbers[1]}" "detected=${numbers[2]}" \
            "bailed_out=${numbers[3]}" "hang=${numbers[4]}" "dead=${numbers[5]}" "silent=${numbers[6]}"
    done
}

table() {
    awk -F= '/^[a-z]/ { of[$1] = $2 }
        function bits(which, name) {
            which = "code_" which "_"
            if (!of[which "bits"]) return # not measured
            printf "| one bit of code, Cortex-M3 in QEMU: %s | %d | %d failing tests, %d bailed out, %d hang, %d dead | %d | %.0f %% |\n",
                name, of[which "bits"], of[which "detected"], of[which "bailed_out"], of[which "hang"], of[which "dead"],
                of[which "silent"], 100 - 100 * of[which "silent"] / of[which "bits"]
        }
        END {
            print "| fault | drawn | found | missed | |"
            print "|---|---|---|---|---|"
            printf "| one line of the float half of `src` | %d | %d failing tests, crashes or hangs | %d | %.0f %% |\n",
                of["source_faults"], of["source_found"], of["source_missed"],
                100 * of["source_found"] / of["source_faults"]
            bits("float", "the float half")
            bits("all", "the whole image")
        }'
}

case ${1:-} in
figures) shift; [ $# -gt 0 ] || { echo 'measure.sh figures SEED...' >&2; exit 2; }; figures "$@" ;;
table) table ;;
*) echo 'measure.sh figures SEED... | table' >&2; exit 2 ;;
esac
