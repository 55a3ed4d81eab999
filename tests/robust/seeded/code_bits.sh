#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# How the self-test of a Cortex-M3 in QEMU ends when one bit of its code is wrong:
#   tests/robust/seeded/code_bits.sh float|all COUNT SEED
# float: functions of the float half of src, with what the compiler puts into them; all: the whole code of the image.
# A line a bit: detected (not ok), bailed out (it says so), hang (the last line names the test), dead (it ends without a
# word), silent (all tests pass); then what is counted. SILENT=yes adds how the code of silent ones changes.
set -u
which=${1:-float} count=${2:-60} seed=${3:-1}
board=mps2-an385
build=${BUILD:-build}
folder=$(mktemp -d) || exit 2
trap 'rm -r "$folder"' EXIT
image=$build/firmware/$board/selftest.elf
make -s "$image" BUILD="$build" > "$folder/make.log" 2>&1 || { cat "$folder/make.log" >&2; exit 2; }

float_half=$(cd "$build/firmware/$board/lib" && ls number_*.o dot_*.o mma.o mma_float.o warp_scale.o warp_sparse.o) || exit 2
# shellcheck disable=SC2086 # a list of files
(cd "$build/firmware/$board/lib" && arm-none-eabi-nm $float_half) | awk '$2 ~ /^[tT]$/ { print $3 }' | sort -u > "$folder/names"
arm-none-eabi-nm -S "$image" | awk -v which="$which" -v names="$folder/names" '
    BEGIN { while ((getline name < names) > 0) wanted[name] = 1 }
    NF == 4 && $3 ~ /^[tT]$/ && (which == "all" || $4 in wanted) { print $1, $2, $4 }' | sort -u > "$folder/functions"

run() { # IMAGE LOG: in a time that is bounded, up to the first failing test
    (
        ulimit -t "$seconds"
        exec qemu-system-arm -M $board -display none -monitor none -serial stdio \
            -semihosting-config enable=on,target=native -kernel "$1" < /dev/null 2> "$2.error"
    ) | awk '{ print; fflush() } /^not ok|^Bail out!/ { exit }' > "$2"
    return "${PIPESTATUS[0]}"
}
changed_code() { # IMAGE
    arm-none-eabi-objdump -d --no-show-raw-insn "$1"
}
code_bit() { # NUMBER
    local at kind log=$folder/$1.log flipped=$folder/$1.elf status
    at=$(lua5.4 tests/robust/seeded/code_bit.lua "$image" "$seed" "$1" "$flipped" < "$folder/functions") || exit 2
    run "$flipped" "$log"
    status=$?
    if grep -q '^not ok' "$log"; then kind=detected
    elif grep -q '^Bail out!' "$log"; then kind='bailed out'
    elif [ $status -gt 128 ]; then kind=hang
    elif [ $status -eq 0 ] && cmp -s <(grep "^ok" "$log") <(grep "^ok" "$folder/right.log"); then kind=silent
    else kind=dead
    fi
    case $kind in
    detected) echo "$kind: $at: $(grep -m 1 '^not ok' "$log")" ;;
    silent)
        echo "$kind: $at"
        [ -z "${SILENT:-}" ] || diff <(changed_code "$image") <(changed_code "$flipped") | sed -n 's/^[<>]/   &/p'
        ;;
    *) echo "$kind: $at: $(tail -n 1 "$log")" ;;
    esac > "$folder/$1.said"
    rm "$flipped"
    cat "$folder/$1.said"
}
seconds=600
start=$SECONDS
run "$image" "$folder/right.log" || { echo 'the right image does not pass' >&2; exit 2; }
seconds=$((3 * (SECONDS - start) + 10))
export image folder seed seconds board
export -f code_bit run changed_code
seq "$count" | xargs -P "${JOBS:-2}" -I N bash -c 'code_bit N' || exit 2
cat "$folder"/*.said | sed -n 's/^\([a-z ]*\): .*/\1/p' | sort | uniq -c |
    awk -v all="$count" -v which="$which" -v seed="$seed" '
        { n = $1; $1 = ""; count[substr($0, 2)] = n }
        END { printf "# seed %s, %s: %d bits: %d detected, %d bailed out, %d hang, %d dead, %d silent\n", seed, which, all,
            count["detected"], count["bailed out"], count["hang"], count["dead"], count["silent"] }'
