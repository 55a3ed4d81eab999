#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A build without a family computes the rest as ever, refuses what it lacks, and has no code of it.
# Takes 90 s.
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder families)

# Words that only instructions of a family have, and a function that only it needs. Exact steps
# are no family of words: $exactly names the files of vectors that need them beside those of f64
# and of the profiles exact and fma.
families="FLOAT f16|bf16|tf32|f32|f64|e[0-9]m[0-9] mmaref_dot_steps
F64 f64 multiply_f64
INTEGER [su][48]|s32|b1 mmaref_mma_integer
SPARSE sp(::ordered_metadata)? mmaref_sparse_check
SCALE block_scale mmaref_scale_load
WMMA wmma load_or_store
MOVE ldmatrix|stmatrix|movmatrix|load|store load_or_store|move_rows
MAC16 mac16 add_row
EXACT f64 mmaref_step_exact
CUSTOM none mmaref_step_terms"
exactly='published[.]sm_90|m8n8k4[.]f16[.]sm_[189]|(fp8|f8f6f4)[.]sm_(90|100)|custom|discriminating[.]sm_[189]'

# build NAME SWITCH...: the command $folder/NAME with a library without these families.
build() {
    local name=$1 flags
    shift
    flags=$(printf -- '-DMMAREF_WITHOUT_%s ' "$@")
    # shellcheck disable=SC2046 # a list of files
    make -j "$JOBS" lib BUILD="$folder/$name.build" CC=gcc \
        CFLAGS="-Os -Wextra -Werror -ffunction-sections -fdata-sections $flags" &&
        gcc -Wl,--gc-sections $(host_objects) "$folder/$name.build/libmmaref.a" -o "$folder/$name"
}

# Whether every case of a file is refused, or passes.
left_out() {
    ! grep -vE "left out|got arithmetic|^# |skipped|passed, " <<< "$1" | grep . &&
        grep -qE "left out|got arithmetic" <<< "$1"
}

# remains NAME WORDS FILES: every file of vectors passes, or it has one of the words, or its name
# is one of FILES, and it is refused for that.
remains() {
    local file insns output passed=0 refused=0
    for file in tests/vectors/*.vec; do
        [[ $file != *unverified* ]] || continue
        insns=$(awk '$1 == "insn" { printf ".%s.\n", $2 }' "$file")
        output=$("$folder/$1" run "$file" 2>&1)
        if grep -qE "[.]($2)[.]" <<< "$insns" || [[ $file =~ $3 ]] ||
            { [ "$1" = EXACT ] && ! grep -qE "[.](s32|load|store)[.]" <<< "$insns" && grep -qE '^arith (exact|fma)$' "$file"; }; then
            left_out "$output" || { echo "$file: $output"; return 1; }
            refused=$((refused + 1))
        else
            [[ $output == *', 0 failed'* ]] || { echo "$file: $output"; return 1; }
            passed=$((passed + 1))
        fi
    done
    echo "$passed files of vectors pass, $refused are refused"
    [ $passed -gt 0 ] && [ $refused -gt 0 ]
}

# Of the instructions that the whole library lists, those with the words are gone. (That the others
# keep their numbers is what the self-test shows, whose digests go by number.)
listed() { # NAME WORDS
    diff <("$BUILD/mmaref" list | grep -vE "(^|[.])($2)([.]|$)") <("$folder/$1" list)
}

without() { # NAME WORDS FUNCTIONS FILES
    try "$1: what remains computes the same, the rest is refused" remains "$1" "$2" "$4"
    try "$1: the instructions that remain" listed "$1" "$2"
    try "$1: the self-test" "$folder/$1" selftest
    try "$1: no code of what is left out" absent "$folder/$1" "$3"
}

has() { # PROGRAM FUNCTIONS
    nm "$1" | awk '{ print $3 }' | sed 's/[.].*//' | grep -xE "$2"
}

absent() { # PROGRAM FUNCTIONS, one of which is in the whole
    has "$BUILD/mmaref" "$2" > "$folder/functions" && ! has "$1" "$2"
}

while read -r switch words function; do
    need build "$switch" "$switch"
    files='^$'
    [ "$switch" != EXACT ] || files=$exactly
    [ "$switch" != CUSTOM ] || files=/custom[.]vec
    without "$switch" "$words" "$function" "$files"
done <<< "$families"

# A build without exact sums tests what it computes, floating-point numbers too.
"$folder/EXACT" selftest > "$folder/exact.tap"
try 'EXACT: known answers of f16 and bf16 are computed' \
    [ "$(grep -cE '^ok [0-9]* - answer mma.sync.*f32.(b?f16).(b?f16).f32 sm_[89]0$' "$folder/exact.tap")" -ge 4 ]
try 'EXACT: and cases aimed at rows of arithmetic' grep -qE '^ok [0-9]* - aimed mma.*f16' "$folder/exact.tap"

# What mmaref.h promises of a build without something.
promised() { # SWITCH
    gcc -std=gnu99 -O0 "-DMMAREF_WITHOUT_$1" -Isrc -Igenerated tests/builds/left_out.c src/*.c generated/*.c \
        -o "$folder/promised.$1" && "$folder/promised.$1"
}
for switch in FLOAT F64 SPARSE MAC16 EXACT COVERAGE TEXTS; do
    try "$switch: what mmaref.h promises of a build without it" promised "$switch"
done

# And of what DPI adds to it.
dpi_refuses() {
    gcc -std=gnu99 -O0 -Isrc -Igenerated -Iport/dpi tests/builds/dpi_left_out.c port/dpi/*.c \
        "$folder/MAC16.build/libmmaref.a" -o "$folder/dpi" && "$folder/dpi"
}
try 'MAC16: DPI refuses it and leaves the reason' dpi_refuses

# All but one: what is left out is all the others.
for alone in INTEGER SPARSE MAC16; do
    switches=$(awk -v alone=$alone '$1 != alone && !(alone == "SPARSE" && $1 == "INTEGER") { print $1 }' <<< "$families")
    # shellcheck disable=SC2086 # words
    need build "only-$alone" $switches
    try "only $alone: the self-test" "$folder/only-$alone" selftest
    "$folder/only-$alone" list > "$folder/list"
    try "only $alone: $(wc -l < "$folder/list") instructions" test -s "$folder/list"
done
finish
