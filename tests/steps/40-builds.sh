#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The builds of tests/builds/matrix.tsv: each compiles without a warning, as C99 or as C++98, needs no libc, and
# computes the same bits; without a family, or with tables of some instructions, it computes the rest as ever, refuses
# what it lacks and has no code of it; objects that were built otherwise do not link. No call drops a status.
# Takes 110 s.
# BUILDS='whole plain' tests/run builds asks these alone, by regular expressions.
# shellcheck disable=SC2086,SC2317 # flags are words; functions are called by name
. tests/tap.sh

folder=$(scratch_folder builds)
only=${BUILDS:-.*}
need make -j "$JOBS" host BUILD="$BUILD" CC="$ccache gcc"
need_vectors

strict='-Wall -Wextra -Wconversion -Wsign-conversion -Wcast-align -pedantic -Werror'
declare -A stands_for=(
    [C99]="-std=c99 -Wstrict-prototypes -Wmissing-prototypes $strict"
    [CXX98]="-x c++ -std=c++98 -Wno-long-long $strict"
    [BARE]='-std=c99 -Os -ffreestanding -Werror'
    [SMALL]='-Os -ffreestanding -fno-pic -fno-stack-protector -ffunction-sections -fdata-sections'
)
spelled_out() { # FLAG...
    local word
    for word in "$@"; do printf '%s ' "${stands_for[$word]:-$word}"; done
}

# compile NAME COMPILER TABLES FLAG...: every source as an object of $folder/NAME.
compile() {
    local name=$1 compiler=$2 tables=$3
    shift 3
    mkdir -p "$folder/$name"
    printf '%s\n' src/*.c "$tables"/*.c | xargs -P "$JOBS" -I{} sh -c \
        'out=$1/$(basename "$2" .c).o; shift 2; exec "$@" -o "$out"' - "$folder/$name" {} \
        $ccache "$compiler" "$@" -Isrc -I"$tables" -c {}
}

# program NAME SOURCE FLAG...: $folder/NAME.SOURCE of a source and the objects of a build.
program() {
    local name=$1 source=$2
    shift 2
    gcc -std=gnu99 -O1 -Wall -Wextra -no-pie -Wl,--gc-sections -Isrc -I"${tables_of[$name]}" "$@" "$source" "$folder/$name"/*.o \
        -o "$folder/$name.$(basename "$source" .c)"
}

# ---- No libc, no data ---------------------------------------------------------------------------

only_allowed() { # NM, FOLDER
    ! "$1" -u "$2"/*.o | awk '$1 == "U" { print $2 }' | sort -u |
        grep -vxF -f <("$1" -g --defined-only "$2"/*.o | awk 'NF == 3 { print $3 }') |
        grep -vxF -f <(sed -n 's/^\([^# ][^ ]*\).*/\1/p' tests/builds/freestanding.allow)
}

# Any section of bytes that a program may write.
no_data() { # SIZE, FOLDER
    ! "$1" -A "$2"/*.o | awk '$1 ~ /^\.(s?data|s?bss|tdata|tbss)/ && $2 > 0' | grep .
}

# Names that cannot collide with those of a program.
only_prefixed() { # NM, FOLDER
    ! "$1" -g --defined-only "$2"/*.o | awk 'NF == 3 && $3 !~ /^mmaref_/' | grep .
}

ask_free() { # NAME
    local prefix=${compiler_of[$1]%gcc}
    try "$1: needs only what tests/builds/freestanding.allow lists" only_allowed "${prefix}nm" "$folder/$1"
    try "$1: no writable data" no_data "${prefix}size" "$folder/$1"
    try "$1: defines only mmaref_ names" only_prefixed "${prefix}nm" "$folder/$1"
}

# ---- Linking --------------------------------------------------------------------------------------

cat > "$folder/version.c" << 'END'
#include "mmaref.h"
int main(void)
{
    return mmaref_version() == MMAREF_VERSION ? 0 : 1;
}
END

strings='mmaref_(token_texts|syntax_rows|token_qualifiers|instruction_parse|instruction_format|edit_distance)'
links_no_strings() { ! nm "$folder/whole.minimal" | grep -E " $strings\$"; }
ask_whole() { # NAME
    try 'objects of one build link' program "$1" "$folder/version.c"
    try 'and run' "$folder/$1.version"
    try 'a program that computes by number is linked' program "$1" port/size/minimal.c
    try 'a program that computes by number links no strings' links_no_strings
    try 'it links the families' grep -q ' mmaref_families' <(nm "$folder/$1.minimal")
}

# The public functions are those that mmaref.h declares.
declared() {
    gcc -E -P -Isrc -Igenerated src/mmaref.h | grep -oE "\bmmaref_[a-z0-9_]+\(" | tr -d "(" | sort -u
}
exported() { # NAME
    gcc -shared "$folder/$1"/*.o -o "$folder/libmmaref.so" &&
        nm -D --defined-only "$folder/libmmaref.so" | awk '{ print $3 }' | sort -u
}
ask_shared() { # NAME
    try 'a shared library exports what mmaref.h declares and nothing else' diff <(declared) <(exported "$1")
}

# With each object that differs in place of the other build's, nothing links.
ask_mixed() { # NAME OTHER
    mixed() {
        local object others changed=0
        for object in "$folder/$1"/*.o; do
            ! cmp -s "$object" "$folder/$2/${object##*/}" || continue
            changed=$((changed + 1))
            others=$(ls "$folder/$2"/*.o | grep -v "/${object##*/}$")
            if gcc -no-pie -Isrc -Igenerated "$folder/version.c" $others -o "$folder/mix" 2> "$folder/mix.txt"; then
                continue # an object that nothing needs does no harm
            fi
            if gcc -no-pie -Isrc -Igenerated "$folder/version.c" $others "$object" -o "$folder/mix" 2> "$folder/mix.txt"; then
                echo "${object##*/} of the build $1 links with the others"
                return 1
            fi
        done
        echo "$changed objects differ"
        [ $changed -gt 0 ]
    }
    try "a mix of $1 and $2 does not link" mixed "$@"
}

# ---- The fast way ---------------------------------------------------------------------------------
# Without the fast way of steps (src/dot_fast.c) the bits are the same, whatever the arithmetic block.

cases=8000
ask_blocks() { # NAME
    local seed
    try "$1: a program of random blocks" program "$1" tests/builds/random_blocks.c tests/builds/before/random.c
    for seed in 1 2; do
        "$folder/$1.random_blocks" $cases $seed > "$folder/$1.$seed" 2> "$folder/count.$seed"
        [ "$1" = plain ] || try "random blocks: $1 as plain, seed $seed: $(cat "$folder/count.$seed")" \
            cmp "$folder/plain.$seed" "$folder/$1.$seed"
    done
    if [ "$1" = plain ]; then
        try 'more than half of the cases are computed' \
            awk -v cases=$cases '$3 == 0 { computed++ } END { exit computed < cases / 2 }' "$folder/plain.1"
        try 'plain: no fast way' absent "$folder/plain.random_blocks" mmaref_fast_steps
    else
        try "$1: a fast way that does not truncate is noticed" wrong_is_noticed "$1"
    fi
}
wrong_is_noticed() { # NAME
    sed 's/(product + below, down < 31 ? down : 31) - below;/(product, down < 31 ? down : 31);/' src/dot_fast.c > "$folder/wrong.c" &&
        gcc -O2 -no-pie -Isrc -Igenerated tests/builds/random_blocks.c tests/builds/before/random.c "$folder/wrong.c" \
            $(ls "$folder/$1"/*.o | grep -v '/dot_fast[.]o$') -o "$folder/wrong" &&
        "$folder/wrong" $cases 1 > "$folder/wrong.1" 2> "$folder/count.1" && ! cmp -s "$folder/plain.1" "$folder/wrong.1"
}

# ---- Families -------------------------------------------------------------------------------------

# Words that only instructions of a family have, and a function that only it needs. Exact steps
# are no family of words: $exactly names the files of vectors that need them beside those of f64
# and of the profiles exact and fma.
families="FLOAT f16|bf16|tf32|f32|f64|e[0-9]m[0-9] mmaref_dot_element
F64 f64 add_exact_f64
INTEGER [su][48]|s32|b1 mmaref_mma_integer
SPARSE sp(::ordered_metadata)? mmaref_sparse_check
SCALE block_scale mmaref_scale_load
WMMA wmma load_or_store
MOVE ldmatrix|stmatrix|movmatrix|load|store load_or_store|move_rows
MAC16 mac16 add_row
EXACT f64 mmaref_accumulator_read
CUSTOM none sum_in_order"
exactly='published[.]sm_90|m8n8k4[.]f16[.]sm_[189]|(fp8|f8f6f4)[.]sm_(90|100)|custom|discriminating[.]sm_[189]'

# The command, with the library of a build.
command_of() { # NAME
    gcc -no-pie -Wl,--gc-sections $(host_objects) "$folder/$1"/*.o -o "$folder/$1.command"
}

# Whether every case of a file is refused, or passes.
left_out() {
    ! grep -vE "left out|leaves it out|got arithmetic|^# |skipped|passed, " <<< "$1" | grep . &&
        grep -qE "left out|leaves it out|got arithmetic" <<< "$1"
}

# Whether a case of floating-point numbers is under exact or fma.
sums_exactly() { # FILE
    awk '$1 == "insn" { float = $2 ~ /^(wmma[.])?mma[.]/ && $2 !~ /[.]s32/ }
        float && /^arith (exact|fma)$/ { found = 1 } END { exit !found }' "$1"
}

# remains FAMILY COMMAND WORDS FILES: every file of vectors passes, or it has one of the words, or its name
# is one of FILES, and it is refused for that.
remains() {
    local file insns output passed=0 refused=0
    for file in tests/data/vectors/*.vec "$vectors"/*.vec; do
        [[ $file != *unverified* ]] || continue
        insns=$(awk '$1 == "insn" { printf ".%s.\n", $2 }' "$file")
        output=$("$2" run "$file" 2>&1)
        if grep -qE "[.]($3)[.]" <<< "$insns" || [[ $file =~ $4 ]] ||
            { [ "$1" = EXACT ] && sums_exactly "$file"; }; then
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
listed() { # COMMAND WORDS
    diff <("$BUILD/mmaref" list | grep -vE "(^|[.])($2)([.]|$)") <("$1" list)
}

has() { # PROGRAM FUNCTIONS
    nm "$1" | awk '{ print $3 }' | sed 's/[.].*//' | grep -xE "$2"
}
absent() { # PROGRAM FUNCTIONS, one of which is in the whole
    has "$BUILD/mmaref" "$2" > "$folder/functions" && ! has "$1" "$2"
}

ask_family() { # NAME
    local family=${1#without-} command=$folder/$1.command words functions files='^$'
    read -r _ words functions < <(grep "^$family " <<< "$families")
    [ "$family" != EXACT ] || files=$exactly
    [ "$family" != CUSTOM ] || files=/custom[.]vec
    need command_of "$1"
    try "$1: what remains computes the same, the rest is refused" remains "$family" "$command" "$words" "$files"
    try "$1: the instructions that remain" listed "$command" "$words"
    try "$1: the self-test" "$command" selftest
    try "$1: no code of what is left out" absent "$command" "$functions"
    case $family in
    EXACT) # It tests what it computes, floating-point numbers too.
        "$command" selftest > "$folder/exact.tap"
        try 'EXACT: known answers of f16 and bf16 are computed' \
            [ "$(grep -cE '^ok [0-9]* - answer mma.sync.*f32.(b?f16).(b?f16).f32 sm_[89]0$' "$folder/exact.tap")" -ge 4 ]
        try 'EXACT: and cases aimed at rows of arithmetic' grep -qE '^ok [0-9]* - aimed mma.*f16' "$folder/exact.tap"
        ;;
    MAC16) try 'MAC16: DPI refuses it and leaves the reason' dpi_refuses "$1" ;;
    esac
}

# What DPI adds to the promises of mmaref.h.
dpi_refuses() { program "$1" tests/builds/dpi_left_out.c -Iport/dpi port/dpi/*.c && "$folder/$1.dpi_left_out"; }

promised() { program "$1" tests/builds/left_out.c "-DMMAREF_WITHOUT_${1#without-}" && "$folder/$1.left_out"; }
ask_promised() { try "$1: what mmaref.h promises of a build without it" promised "$1"; }

ask_alone() { # NAME
    need command_of "$1"
    try "$1: the self-test" "$folder/$1.command" selftest
    "$folder/$1.command" list > "$folder/list"
    try "$1: $(wc -l < "$folder/list") instructions" test -s "$folder/list"
}

# ---- Tables of some instructions ----------------------------------------------------------------

# The numbers of the instructions of the whole library whose names match, or do not (-v).
numbers() { "$BUILD/mmaref" list | grep -nF "$@" | awk -F: '{ print $1 - 1 }'; }

# same NAME PART PROFILE: the numbers of PART give what the whole library gives, which is something.
same() {
    local numbers
    mapfile -t numbers < <(numbers -e "$2")
    "$folder/$1.compute" "$3" "${numbers[@]}" > "$folder/$1.out" && grep -q ' ok ' "$folder/$1.out" &&
        "$folder/whole.compute" "$3" "${numbers[@]}" | cmp - "$folder/$1.out"
}

# refused NAME PART PROFILE: all others are left out.
refused() {
    local numbers
    mapfile -t numbers < <(numbers -v -e "$2")
    "$folder/$1.compute" "$3" "${numbers[@]}" | grep -vx '[0-9]* left_out' > "$folder/$1.out"
    ! grep . "$folder/$1.out"
}

links_no() { ! nm "$folder/$1" | grep "$2"; }
ask_product() { # NAME
    local part profile name=$1
    read -r part profile <<< "${product_of[$1]}"
    [ -e "$folder/whole.compute" ] || need gcc -std=c99 -O1 -Isrc -Igenerated tests/builds/subset/compute.c "$BUILD/libmmaref.a" \
        -o "$folder/whole.compute"
    need program "$1" tests/builds/subset/compute.c
    try "$name: the same results by the same numbers" same "$1" "$part" "$profile"
    # Rows are kept whole: with wmma come its other types and layouts.
    [ "$1" = wmma ] || try "$1: all other numbers are left out" refused "$1" "$part" "$profile"
    [ "$1" != half ] || try 'half: links neither exact sums nor f64' \
        links_no half.compute ' \(mmaref_accumulator\|.*f64\)'
}

# ---- The matrix ---------------------------------------------------------------------------------

declare -A compiler_of tables_of product_of
grep -v '^#' tests/builds/matrix.tsv > "$folder/matrix"
asked=0
while IFS=$'\t' read -r name compiler flags tables questions <&3; do
    grep -qxE "${only// /|}" <<< "$name" || continue
    compiler_of[$name]=$compiler tables_of[$name]=generated product_of[$name]=$tables
    if [ "$tables" != - ]; then
        tables_of[$name]=$folder/$name.tables
        need lua5.4 generator/generate.lua --only "${tables% *}" --profiles "${tables#* }" "${tables_of[$name]}"
    fi
    try "$name: compiles" compile "$name" "$compiler" "${tables_of[$name]}" $(spelled_out $flags)
    for question in ${questions#-}; do
        IFS=: read -r question other <<< "$question"
        [ -z "$other" ] || [ -d "$folder/$other" ] || continue # a build that is not asked for
        "ask_$question" "$name" $other
        asked=$((asked + 1))
    done
done 3< "$folder/matrix"
[ "$only" = '.*' ] || finish
known() { # every question of the matrix is asked
    [ "$asked" -eq "$(awk -F '\t' '{ n += $5 == "-" ? 0 : split($5, words, " ") } END { print n }' "$folder/matrix")" ]
}
try "$asked questions of $(wc -l < "$folder/matrix") builds" known

# ---- The sources --------------------------------------------------------------------------------

only_headers() {
    ! grep -n '^ *# *include *<' src/*.[ch] generated/*.[ch] |
        grep -v '<std\(int\|def\|bool\).h>\|<limits.h>'
}

# No floating-point type outside of comments and outside of strings.
no_floating_point() { # FILE...
    local file text status=0
    for file in "$@"; do
        text=$("${CPP:-gcc}" -fpreprocessed -dD -E -P "$file") || return
        [ -n "$text" ] || { echo "$file: nothing is left of it"; return 1; }
        sed 's/"[^"]*"//g' <<< "$text" | grep -nwE 'float|double|_Complex' | sed "s|^|$file: |" | { ! grep .; } || status=1
    done
    return $status
}
finds_a_double() { echo 'static double x; /* float */' > "$folder/double.c" && ! no_floating_point "$folder/double.c"; }
broken_preprocessor() { ! CPP=false no_floating_point src/mma.c; }
try 'only stdint.h, stddef.h, stdbool.h and limits.h' only_headers
try 'no floating-point type' no_floating_point src/*.[ch] generated/*.[ch]
try 'a floating-point type is found' finds_a_double
try 'a preprocessor that fails is no pass' broken_preprocessor

# Every function of a header that returns a status asks the compiler to watch it.
watched() { # HEADER...
    awk '/^(MMAREF_API )?(mmaref_status|int32_t mmaref_selftest_run)[ (]/ && before !~ /MMAREF_NODISCARD$/ {
             print FILENAME ": " $0; bad = 1 }
         { before = $0 } END { exit bad }' "$@"
}
dropped() { # what drops a status, although a cast says so
    ! gcc -std=c99 -Wall -Wextra -Werror -Isrc -Igenerated -x c -c -o /dev/null - <<< '#include "mmaref.h"
        void f(mmaref_amx *state); void f(mmaref_amx *state) { (void)mmaref_mac16(state, 0); }'
}
try 'every function that returns a status is MMAREF_NODISCARD' watched src/mmaref.h port/dpi/*.h
try 'a dropped status is an error' dropped

# Programs around the library. Those of boards are compiled by the steps that build firmware, those
# of tests/unit by unit, of tests/ports/rtl/soc by soc, test_dot.c and test_numerals.c by numbers, fuzz_vpi.c by fuzz, test_reuse.c by reuse,
# peer_softfloat.c by bench, avr_console.c by package, cost/random.c by cost.
compile_programs() {
    local vltstd
    vltstd=$(verilator --getenv VERILATOR_ROOT)/include/vltstd
    find port/cli port/dpi port/vpi port/ghdl port/bench port/cost/operands.c port/size port/firmware/*.c port/firmware/unit tests -name '*.c' \
        ! -path 'tests/unit/*' ! -path 'tests/unit/plain/*' ! -path 'tests/ports/rtl/soc/*' ! -name peer_softfloat.c \
        ! -name test_dot.c ! -name test_numerals.c ! -name fuzz_vpi.c ! -name test_reuse.c ! -name avr_console.c \
        ! -name questions.c ! -name consoles.c ! -path tests/builds/cost/random.c -print0 |
        xargs -0 -P "$JOBS" -I FILE gcc -std=gnu11 -O1 -Wall -Wextra -Werror -Isrc -Igenerated -Iport/cost -Iport/cli -Iport/dpi \
            -Iport/firmware -Itests/unit/support '-DBOARD_UNIT=(uintptr_t)0x20000000' \
            '-DREPORT_COMMIT=""' '-DREPORT_FLAGS=""' '-DREPORT_FAULTS=""' -isystem "$vltstd" -isystem /usr/include/iverilog -c FILE -o /dev/null
}
try 'the programs of port/ and tests/' compile_programs
finish
