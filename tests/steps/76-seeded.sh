#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The tool that seeds faults tells apart what the self-test finds, what it misses, and what is no fault; of a sample of
# faults in src and of bits of a Cortex-M3's code the self-test finds most. The table of port/firmware/coverage.md is that
# of its figures. The long form draws 40 faults of two other seeds, of which it has to find the share that the figures have,
# less fifteen of a hundred for chance, and 60 bits. By hand: make seeded.
# Takes 45 s of one core.
# Part long takes 900 s of one core.
# Needs lua5.4 gcc arm-none-eabi-gcc qemu-system-arm
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder seeded)
faults() { lua5.4 tests/robust/seeded/faults.lua --folder "$folder/work" "$@"; }

# becomes VERDICT FILE OLD NEW OPTION...: the only line of a file with OLD, with NEW in its place.
becomes() {
    local line after
    line=$(grep -nF -- "$3" "$2") || { echo "$2 has no such line: $3"; return 1; }
    after=${line#*:}
    faults --file "$2" --line "${line%%:*}" --after "${after/"$3"/"$4"}" --questions 3000 "${@:5}" > "$folder/said" 2>&1
    grep -q "^$1 $2" "$folder/said" && return
    cat "$folder/said"
    return 1
}
try 'a fault that tests see is found' becomes found src/number_round_pack.c 'rest = significand;' 'rest = 0;'
try 'one that they do not run is missed' becomes missed src/number_round_pack.c 'rest = significand;' 'rest = 0;' \
    --flags -DMMAREF_SELFTEST_COUNT=1
try 'another refusal is no other answer' becomes refuses src/number_arithmetic.c \
    'return MMAREF_WRONG(error, F64_LOSSLESS, STEP_TYPE);' 'return MMAREF_OK;' --flags -DMMAREF_SELFTEST_COUNT=1
try 'the same in other words is equivalent' becomes equivalent src/number_round_pack.c 'rest = significand;' \
    'rest = significand; __asm__ volatile("");' --flags -DMMAREF_SELFTEST_COUNT=1

# Of a sample chance decides: half of it may be missed.
sample() { # COUNT SEED
    faults --count "$1" --seed "$2" --questions 3000 > "$folder/sample" || [ $? -eq 1 ] || return 1
    awk -v all="$1" '/^missed/ { n++ } /^found/ { f++ } END { exit !(f + n == all && n * 2 <= all) }' "$folder/sample"
}
if sample 8 "$SEED"; then
    pass "of 8 faults of seed $SEED: $(tail -n 1 "$folder/sample" | cut -d, -f 2-)"
else
    fail "of 8 faults of seed $SEED" "$(cat "$folder/sample")"
fi

bits() { # COUNT: at most half of them silent
    JOBS=1 tests/robust/seeded/code_bits.sh float "$1" "$SEED" > "$folder/bits" 2>&1 || return
    [ "$(grep -cE '^(detected|bailed out|hang|dead|silent): ' "$folder/bits")" -eq "$1" ] &&
        [ $((2 * $(grep -c '^silent' "$folder/bits"))) -le "$1" ]
}
count=2
[ "${1:-}" != long ] || count=60
if bits $count; then
    pass "$count bits of the code of a Cortex-M3: $(tail -n 1 "$folder/bits" | sed 's/.*bits: //')"
else
    fail "$count bits of the code of a Cortex-M3" "$(cat "$folder/bits")"
fi

try 'the page has the table of the figures' diff <(sed -n '/BEGIN table/,/END table/{/^|/p}' port/firmware/coverage.md) \
    <(tests/robust/seeded/measure.sh table < port/firmware/fault_coverage.txt)
[ "${1:-}" = long ] || finish

share() { # SEED
    faults --count 40 --seed "$1" > "$folder/share" || [ $? -eq 1 ] || return 1
    tail -n 1 "$folder/share"
    awk -F= '/^source_/ { of[$1] = $2 } /^found/ { n++ }
        END { exit !(of["source_faults"] > 0 && n >= 40 * (of["source_found"] / of["source_faults"] - 0.15)) }' \
        port/firmware/fault_coverage.txt "$folder/share"
}
for seed in 201 202; do try "as many of 40 faults of seed $seed as the page says" share $seed; done
finish
