#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The self-test notices what is wrong with the tables: single bits flipped on the host, under the digest of the tables and
# without it, and in the flash of an emulated Cortex-M3; every row of arithmetic in the place of every other.
# COUNT=2000 WITHOUT=2000 tests/run flips draws more: with the digest and without it.
# Then faults of the machine: stuck bits, dropped lanes, another profile's row; MACHINE=board adds those on the Cortex-M3,
# which take minutes. The long form draws more, and has the board.
# Takes 90 s of one core.
# Part long takes 1200 s of one core.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

[ "${1:-}" != long ] || COUNT=1000 WITHOUT=500 SMALL=50 BOARD=100 MACHINE=board
count=${COUNT:-100} without=${WITHOUT:-40} on_board=${BOARD:-30}
folder=$(scratch_folder flips)

# The library's tables, the words of a known answer among them: name, place, size.
tables_of() { # PROGRAM
    nm -S "$1" | awk '$3 ~ /[RrDd]/ && $4 ~ /^(mmaref_|answer_9$)/ { print $4, $1, $2 }' | while read -r name at size; do
        echo "${name%%_[01][01][01]*} $((16#$at - 16#$origin)) $((16#$size))"
    done
}
library() { # NAME FLAG...: the objects $folder/NAME/lib/*.o
    make -j 2 lib BUILD="$folder/$1" CC="$ccache gcc" CFLAGS="-O2 -fno-pie ${*:2}"
}
# build NAME FLAG...: the program $folder/NAME/flips
build() {
    local name=$1
    shift
    { library "$name" "$@" && gcc -std=gnu99 -O2 -no-pie "$@" -Isrc -Igenerated -Itests/builds tests/builds/flips.c \
        "$folder/$name"/lib/*.o -o "$folder/$name/flips"; } > "$folder/$name.log" 2>&1 ||
        fail "$name is built" "$(cat "$folder/$name.log")"
    origin=$(nm "$folder/$name/flips" | awk '$3 == "mmaref_token_texts" { print $1 }')
    tables_of "$folder/$name/flips" > "$folder/$name.tables"
}
lua5.4 -e 'package.path = "generator/?.lua;" .. package.path
    for _, row in ipairs(require("model.model").build("generator/spec").rows) do
        if row.points_at then print(require("records.syntax").choices(row.slots)[1]) end
    end' > "$folder/refused.txt" 2> "$folder/refused.log" || fail 'refused strings' "$(cat "$folder/refused.log")"
export FLIPS_STRINGS=$folder/refused.txt

# Half of the flips each, on two cores.
flips() { # PROGRAM COUNT
    local seed status=0
    for seed in 1 2; do
        "$folder/$1/flips" $(($2 / 2)) $seed < "$folder/$1.tables" > "$folder/$1.$seed" &
    done
    for seed in 1 2; do wait -n || status=1; done
    cat "$folder/$1".[12]
    return $status
}
result() { # WHAT PROGRAM COUNT
    if flips "$2" "$3" > "$folder/$2.out"; then
        pass "$1: $(grep -h detected "$folder/$2".[12] | grep -v '^#' | paste -sd ' ')"
    else
        fail "$1" "$(cat "$folder/$2.out")"
    fi
}
build with
build without -DMMAREF_SELFTEST_WITHOUT_TABLES
# The aimed cases alone, but for that of mac16.
number_of() { sed -n "s/^#define $1  *\([0-9]*\)$/\1/p" generated/*.h; }
build rows -DMMAREF_SELFTEST_WITHOUT_TABLES -DMMAREF_SELFTEST_FIRST="$(number_of MMAREF_SELFTEST_ANSWERS)" \
    -DMMAREF_SELFTEST_COUNT=$(($(number_of MMAREF_SELFTEST_AIMED) - 1))
result "$count bits, with the digest of the tables" with "$count"
result "$without bits, without it" without "$without"
if "$folder/rows/flips" rows > "$folder/rows.out"; then
    pass "wrong rows of arithmetic: $(tail -n 1 "$folder/rows.out")"
else
    fail 'wrong rows of arithmetic' "$(tail -n 40 "$folder/rows.out")"
fi

# Builds that leave families out, with the digest of the tables that they have: a name and the flags of each. The last one
# is that of the board avr-mega2560. SMALL=100 draws more. What nothing reads there, as texts, is not in the program.
while read -r name flags; do
    # shellcheck disable=SC2086 # a list of words
    build "$name" -ffunction-sections -fdata-sections -Wl,--gc-sections $flags
    result "${SMALL:-10} bits, $flags" "$name" "${SMALL:-10}"
done << 'BUILDS'
small1 -DMMAREF_WITHOUT_FLOAT
small2 -DMMAREF_WITHOUT_INTEGER -DMMAREF_WITHOUT_SPARSE
small3 -DMMAREF_WITHOUT_CUSTOM -DMMAREF_WITHOUT_MAC16
small4 -DMMAREF_WITHOUT_CUSTOM -DMMAREF_WITHOUT_F64
small5 -DMMAREF_WITHOUT_WMMA -DMMAREF_WITHOUT_EXACT
small6 -DMMAREF_WITHOUT_MOVE -DMMAREF_WITHOUT_SCALE
small7 -DMMAREF_WITHOUT_TEXTS -DMMAREF_WITHOUT_COVERAGE
small8 -DMMAREF_WITHOUT_TEXTS -DMMAREF_WITHOUT_F64 -DMMAREF_WITHOUT_CUSTOM -DMMAREF_SELFTEST_WITHOUT_ANSWERS -DMMAREF_SELFTEST_WITHOUT_RULES -DMMAREF_SELFTEST_EVERY=4
BUILDS

# The image of the Cortex-M3, a bit of its flash flipped: it says `Bail out!` and ends with 1, in time.
image=$folder/firmware/mps2-an385/selftest.elf
need make "$image" BUILD="$folder"
arm-none-eabi-readelf -sW "$image" > "$folder/image.symbols"
board_flip() { # NUMBER
    local at status
    at=$(lua5.4 tests/builds/flip_image.lua "$image" "$1" "$folder/$1.elf" < "$folder/image.symbols") || return 1
    limited 60 qemu-system-arm -M mps2-an385 -display none -monitor none -serial stdio \
        -semihosting-config enable=on,target=native -kernel "$folder/$1.elf" < /dev/null > "$folder/$1.log" 2>&1
    status=$?
    rm "$folder/$1.elf"
    [ $status -eq 1 ] && grep -q '^Bail out! Tables are not as they were generated' "$folder/$1.log" && return
    echo "$at: status $status: $(tail -n 1 "$folder/$1.log")"
    return 1
}
export -f board_flip limited
export image folder
if seq "$on_board" | xargs -P 2 -I N bash -c 'board_flip N' > "$folder/board.out" 2>&1; then
    pass "$on_board bits of the flash of a Cortex-M3: all detected"
else
    fail "$on_board bits of the flash of a Cortex-M3" "$(cat "$folder/board.out")"
fi

# Faults of the machine, between the self-test and the library.
wraps='-Wl,--wrap=mmaref_mma -Wl,--wrap=mmaref_mac16 -Wl,--wrap=mmaref_ldmatrix -Wl,--wrap=mmaref_stmatrix
    -Wl,--wrap=mmaref_profile_get'
# shellcheck disable=SC2086 # a list of words
machine_faults_host() {
    gcc -std=gnu99 -O2 -no-pie -DHOST -Isrc -Igenerated $wraps tests/builds/machine_faults.c "$folder"/with/lib/*.o \
        -o "$folder/machine_faults" && "$folder/machine_faults"
}
machine_faults_board() {
    make program-mps2-an385 FIRMWARE_PROGRAM="$PWD/tests/builds/machine_faults.c" FIRMWARE_CFLAGS="$(tr '\n' ' ' <<< "$wraps")" \
        BUILD="$folder"
}
for target in host ${MACHINE:-}; do
    if "machine_faults_$target" > "$folder/faults.$target" 2>&1; then
        pass "faults of the machine, on a $target: all $(grep -c '^ok' "$folder/faults.$target") kinds found"
    else
        fail "faults of the machine, on a $target" "$(cat "$folder/faults.$target")"
    fi
done
finish
