#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The host command's queries: layouts, formulas, pictures, generated vectors, and what it says
# when it is asked wrongly.
# Takes 25 s.
# Needs lua5.4 jq rsvg-convert xmllint
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
need_vectors
folder=$(scratch_folder cli)
mmaref=$BUILD/mmaref
f16=m16n8k16.f32.f16.f16.f32

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}

# ---- What is printed -------------------------------------------------------

# Every layout is that of the formula printed with it, by another evaluator.
lua5.4 tests/ports/cli/layouts.lua "$mmaref" || failures=$((failures + 1))

# Every explanation ends where the library says.
explains() {
    # shellcheck disable=SC2046 # a list of files
    gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli -Dmain=mmaref_main -c port/cli/main.c -o "$folder/main.o" &&
        gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli tests/ports/cli/test_explain.c "$folder/main.o" \
            $(command_sources | grep -v '/main\.c') "$BUILD/libmmaref.a" \
            -o "$folder/test_explain"
}
need explains
"$folder/test_explain" || failures=$((failures + 1))

# ---- Forms of output -------------------------------------------------------

queries="list
show $f16
show mac16
layout $f16 a
layout $f16 a --registers
where $f16 a 3 4
element $f16 a 3 4
explain $f16 a 3 4
inputs $f16 3 4
inputs sp.m16n8k64.f32.e4m3.e4m3.f32 3 4
mac16 0123456789abcdef"
same_rows() { # JSON, CSV and Markdown have as many rows of as many cells
    local csv json markdown
    json=$("$mmaref" "$@" --json | jq 'if type == "array" then length else keys | length end') || return
    csv=$("$mmaref" "$@" --csv | tail -n +2 | wc -l)
    markdown=$("$mmaref" "$@" --markdown | grep -c '^|')
    [[ $1 == layout || $1 == show ]] || [ "$json $csv" = "$csv $((markdown - 2))" ]
}
while read -r query; do
    # shellcheck disable=SC2086 # a list of words
    try "all forms of: $query" same_rows $query
done <<< "$queries"
# The keys of JSON are those that port/cli/JSON.md lists.
documented_keys() ( # QUERY: braces as in a shell
    set -f
    awk -v query="    mmaref $1 --json" '$0 == query { on = 1; next } /^    [^ ]/ { on = 0 } on && NF { print }' port/cli/JSON.md |
        while read -r line; do
            for key in $(eval "echo ${line##*  }"); do echo "    $key  $(sed 's/  .*//' <<< "$line")"; done
        done | LC_ALL=C sort
)
has_documented_keys() { # QUERY
    # shellcheck disable=SC2086 # a list of words
    diff <(documented_keys "$1") <("$mmaref" $1 --json | tests/ports/cli/keys.sh | LC_ALL=C sort)
}
while read -r query; do
    try "documented keys: $query" has_documented_keys "$query"
done < <(sed -n 's/^    mmaref \(.*\) --json$/\1/p' port/cli/JSON.md)
# Every command that prints JSON is there.
with_json() {
    local command
    for command in $("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p'); do
        if "$mmaref" "$command" --help | grep -q -- --json; then echo "$command"; fi
    done | sort
}
in_document() { sed -n 's/^    mmaref \([a-z0-9]*\)\( .*\)* --json$/\1/p' port/cli/JSON.md | sort -u; }
try 'the keys of every command are documented' diff <(with_json) <(in_document)
numbers_alone() { # no number is a text, but for patterns, versions, and ranges of what is shown to people
    while read -r query; do
        # shellcheck disable=SC2086 # a list of words
        "$mmaref" $query --json | jq -r '[paths(type == "string") as $p | {key: $p[-1], value: getpath($p)}] | .[] |
            select(.value | test("^-?[0-9]+([.][0-9]+)?$")) | select(.key != "ptx" and .key != "edition") | "\(.key): \(.value)"'
    done < <(sed -n 's/^    mmaref \(.*\) --json$/\1/p' port/cli/JSON.md) | sort -u
}
try 'numbers are numbers in JSON' [ -z "$(numbers_alone)" ]
# What is absent is null, and keys have small letters, in all of these and in further answers of list, show and chips.
promised() { # what is none of it, by its query
    local of='[paths as $p | {key: ($p | map(tostring) | join(".")), value: getpath($p)}] | .[] |
        select((.value == "" or .value == "-") or (.key | test("[A-Z ]"))) | "\(.key): \(.value)"'
    {
        sed -n 's/^    mmaref \(.*\) --json$/\1/p' port/cli/JSON.md
        printf '%s\n' list 'list mac16' 'list --target rtx5090' chips 'chips a100' 'show mac16' 'show movmatrix' \
            'show ldmatrix.m8n16.x1.s8.s4' 'show m16n8k32.s32.s8.s8.s32 --target h100' "show $f16 --arith exact" \
            "show $f16 --arith bfdot" 'show wmma.mma.row.col.m16n16k16.f32.f32 --arith sm_70'
    } | while read -r query; do
        # shellcheck disable=SC2086 # a list of words
        "$mmaref" $query --json | jq -r "$of" | awk -v query="$query" '{ print query ": " $0 }'
        [ "${PIPESTATUS[1]}" -eq 0 ] || echo "$query: no JSON"
    done
}
none_broken() {
    local broken
    broken=$(promised)
    [ -z "$broken" ] || { echo "$broken"; return 1; }
}
try 'what is absent is null, and keys are in small letters' none_broken
numbered() { # the same place in three commands
    local of='.[0] | [.operand, .place, .element, .register]'
    [ "$("$mmaref" where $f16 b 9 3 --json | jq -c "$of")" = "$("$mmaref" element $f16 b 12 3 --json | jq -c "$of")" ] &&
        "$mmaref" layout $f16 b --json | jq -e '.[] | select(.place.row == 9 and .place.column == 3) | .register.lane == 12'
}
try 'where, element and layout say it alike' numbered
no_decorations() { # numbers alone in CSV
    ! "$mmaref" layout $f16 a --csv | tail -n +2 | grep -qv '^a\(,[0-9][0-9]*\)\{10\}$'
}
try 'CSV of a layout is numbers' no_decorations

plain() { ! "$mmaref" layout $f16 a | grep -q $'\033'; }
coloured() { COLORTERM= "$mmaref" layout $f16 a --color always | grep -q $'\033\\[3[0-9]mT13: a2'; }
try 'colours only where they are seen' plain
try 'colours where they are asked for' coloured

# A layout is linear: where lanes and elements 1, 2, 4, ... are tells the rest, and the library is asked
# for no more than that, however many elements there are.
counts() {
    # shellcheck disable=SC2046 # a list of files
    gcc -std=c99 -O2 -Isrc -Igenerated -Iport/cli $(command_sources) tests/ports/cli/count_locate.c \
        "$BUILD/libmmaref.a" -Wl,--wrap=mmaref_layout_coordinate -o "$folder/count_locate"
}
need counts
asks_little() { # ARGUMENT...
    "$folder/count_locate" "$@" 2>&1 > "$folder/output" | tee "$folder/asked"
    [ -s "$folder/output" ] && [ "$(cat "$folder/asked")" -ge 10 ] && [ "$(cat "$folder/asked")" -le 50 ]
}
for form in --json --svg --registers ''; do
    try "layout of 4096 elements $form asks the library some 13 times" asks_little \
        layout m16n8k256.s32.b1.b1.s32.and.popc a $form
done

# ---- Pictures --------------------------------------------------------------

need make figures BUILD="$BUILD"
drawn() { ls "$BUILD/figures" | sed -n 's/^figure-\(...\)\.svg$/\1/p'; }
wanted() { seq -f %03g 46 110; seq -f %03g 118 147; } # 111 to 117 show no fragment
try 'figures 46 to 147 that show a fragment' diff <(wanted) <(drawn)
try 'pictures are well-formed' xmllint --noout "$BUILD"/figures/*.svg
pictures_again() { "$mmaref" layout $f16 a --svg | cmp - <("$mmaref" layout $f16 a --svg); }
try 'a picture is always the same' pictures_again
# Fragments that the text leaves open are called after their chip, and say where they are from.
titled() { # TEXT OPTION...
    "$mmaref" layout wmma.load.a.row.m16n16k16.shared.f16 a "${@:2}" | head -n 8 | grep -qF "$1"
}
for form in '' --svg --markdown; do
    # shellcheck disable=SC2086 # an option or none
    {
        try "sm_70 has its own title $form" titled 'shared.f16, fragments of sm_70' --arith sm_70 $form
        try "and its own source $form" titled 'measured on sm_70' --arith sm_70 $form
        try "the text leaves them open $form" titled 'PTX ISA 9.7.14.4.1 leaves these fragments open' --arith sm_70 $form
        try "the default ones have another source $form" titled 'Code that ptxas 13.0 makes of wmma.load' $form
    }
done
try 'a picture is of the matrix' says 2 '--svg excludes --registers' layout $f16 a --svg --registers

# Every cell of the picture that the grid has, and a picture of some size.
has_labels() { # NUMBER, LABEL...
    local svg=$BUILD/figures/figure-$1.svg label
    rsvg-convert -o "$folder/$1.png" "$svg" || return
    [ "$(wc -c < "$folder/$1.png")" -gt 10000 ] || { echo "an empty picture"; return 1; }
    shift
    for label in "$@"; do
        [ "$(grep -cF ">$label</text>" "$svg")" -eq 1 ] || { echo "no $label, or several"; return 1; }
    done
}
try 'Figure 79' has_labels 079 'T0: a0' 'T13: a2' 'T31: a7'
try 'Figure 100, 16 x 256' has_labels 100 'T0: a0..a31' 'T31: a96..a127' 0..31 224..255
try 'Figure 119' has_labels 119 'selector 0' 'selector 3' 'T0: [3..0]' 'T31: [31..28]'

# ---- Vectors ---------------------------------------------------------------

fills() { # INSN STYLE
    "$mmaref" gen "$1" --seed 7 --count 3 --style "$2" > "$folder/gen.vec" &&
        "$mmaref" run --fill "$folder/gen.vec" > "$folder/filled.vec" &&
        [ "$("$mmaref" run "$folder/filled.vec")" = '3 passed, 0 failed, 0 computed, 0 skipped' ]
}
for insn in $f16 m8n8k4.row.col.f32.f16.f16.f32 m16n8k16.f64.f64.f64.f64 m8n8k128.s32.b1.b1.s32.and.popc \
    sp.m16n8k16.f32.tf32.tf32.f32 sp.m16n8k64.s32.u4.u4.s32 \
    m16n8k64.kind::mxf4nvf4.block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 \
    m16n8k32.kind::f8f6f4.f32.e3m2.e2m1.f32 wmma.mma.row.col.m16n16k16.f32.f32 mac16 movmatrix \
    ldmatrix.m8n8.x4.trans.shared.b16 stmatrix.m16n8.x1.trans.shared.b8 wmma.load.a.row.m16n16k16.shared.f16 \
    wmma.store.row.m16n16k16.shared.f32; do
    try "gen $insn" fills "$insn" random
    case $insn in
    ldmatrix.* | wmma.load.*) ;; # bytes of memory have no corners
    *) try "gen $insn, corners" fills "$insn" corners ;;
    esac
done
other_seed() { ! cmp -s <("$mmaref" gen $f16) <("$mmaref" gen $f16 --seed 2); }
try 'another seed gives other vectors' other_seed

"$mmaref" gen $f16 --count 2 | "$mmaref" run --fill - > "$folder/a.vec"
try 'diff of equal files' "$mmaref" diff "$folder/a.vec" "$folder/a.vec"
# One unit in the last place of d2 of lane 13, in the second case.
awk '/^d/ && ++n == 2 { w = 13 * 4 + 2 + 2
    $w = substr($w, 1, 7) (substr($w, 8) == "f" ? "e" : sprintf("%x", index("0123456789abcdef", substr($w, 8)))) } 1' \
    "$folder/a.vec" > "$folder/b.vec"
finds_difference() {
    local line
    line=$("$mmaref" diff "$folder/a.vec" "$folder/b.vec" --csv | tail -n +2)
    [ "${PIPESTATUS[0]}" -eq 0 ] && [ "$(wc -l <<< "$line")" -eq 1 ] &&
        [[ $line =~ ^2,[0-9]+,[0-9]+,d,0,11,2,2,13,2,0,32,0,32,,0x[0-9a-f]{8},0x[0-9a-f]{8},1,$ ]] || { echo "$line"; return 1; }
}
try 'diff finds lane, register, element, row, column and ulp' finds_difference
# finds_moved INSN KEY PATTERN: the first digit of what the key holds is turned into another.
finds_moved() {
    local line
    "$mmaref" gen "$1" | "$mmaref" run --fill - > "$folder/c.vec" || return
    awk -v key="$2" '$1 == key { $2 = (substr($2, 1, 1) == "7" ? "6" : "7") substr($2, 2) } 1' "$folder/c.vec" > "$folder/d.vec"
    line=$("$mmaref" diff "$folder/c.vec" "$folder/d.vec" --csv | sed -n 2p)
    [[ $line =~ $3 ]] || { echo "$line"; return 1; }
}
try 'diff of what ldmatrix loads' finds_moved ldmatrix.m8n8.x1.shared.b16 r '^1,2,2,r,0,0,1,1,0,0,16,16,16,16,,0x'
try 'diff of what stmatrix stores' finds_moved stmatrix.m8n8.x1.shared.b16 memory_out '^1,2,2,memory_out,,,,,,,,,,,0,0x'
try 'diff of what mac16 leaves' finds_moved mac16 z_out '^1,2,2,z_out,0,0,0,,,,,,,,,0x'

# A unit that cuts where its block says nearest even: a failing case shrinks to few elements, still fails, and the line
# that is printed gives what is expected of the element.
cutting_unit() { sed 's/ rounding=nearest_even / rounding=zero /' "$1" | "$mmaref" run --fill -; }
cat > "$folder/unit.sh" << END
sed 's/ rounding=nearest_even / rounding=zero /' "\$1" | '$mmaref' run --fill -
END
shrinks() { # INSN
    "$mmaref" gen "$1" --arith custom | sed 's/^arith .*/arith custom rounding=nearest_even align=zero/' > "$folder/even.vec"
    cutting_unit "$folder/even.vec" | sed 's/ rounding=zero / rounding=nearest_even /' > "$folder/cut.vec"
    "$mmaref" run --shrink "$folder/small.vec" --unit "sh $folder/unit.sh" "$folder/cut.vec" > "$folder/shrunk"
    [ $? -eq 1 ] && grep -q ', [1-5] elements left after [0-9]* tries$' "$folder/shrunk" || { cat "$folder/shrunk"; return 1; }
    local expected
    expected=$("$mmaref" run "$folder/small.vec" | sed -n 's/.* expected [0-9a-f]* got \([0-9a-f]*\) .*/0x\1/p')
    [ -n "$expected" ] && bash -c "$(tail -n 1 "$folder/shrunk" | sed "s,^mmaref,'$mmaref',") --csv" | tail -n 1 | grep -q ",$expected,"
}
for insn in $f16 sp.m16n8k32.f32.f16.f16.f32 m16n8k8.f32.tf32.tf32.f32; do try "run --shrink --unit: $insn" shrinks "$insn"; done
# Of integers there is one sum, and no block in the line. The unit is asked for a file of any name.
shrinks_integers() {
    local insn=m16n8k16.s32.s8.s8.s32 file="$folder/-it's a \$(case).vec"
    "$mmaref" gen $insn | "$mmaref" run --fill - | sed 's/^insn.*/&\narith custom/; s/^d \(.......\)./d \1x/; s/x/0/' > "$folder/integers.vec"
    (cd "$folder" && "$mmaref" run --shrink "${file##*/}" --unit "sh $folder/low.sh" integers.vec > shrunk)
    [ $? -eq 1 ] && [ -s "$file" ] && [ ! -e "$file.got" ] && bash -c "$(tail -n 1 "$folder/shrunk" | sed "s,^mmaref,'$mmaref',")"
}
cat > "$folder/low.sh" << END
'$mmaref' run --fill - < "\$1" | awk '/^d / { for (i = 2; i <= NF; i++) \$i = substr(\$i, 1, 7) "0" } 1'
END
try 'run --shrink: integers, and a name with a quote' shrinks_integers
try '... but of no standard output' says 2 "mmaref: --shrink: '-': the unit needs a file" run --shrink - --unit cat "$folder/cut.vec"
try 'run --shrink without a unit cuts the case down' says 1 '' run --shrink "$folder/small.vec" "$folder/cut.vec"
try 'a unit that fails' says 2 "mmaref: --unit: 'false': the command failed" run --shrink "$folder/x.vec" --unit false "$folder/cut.vec"
try 'a unit without shrinking' says 2 "mmaref: --unit: 'cat': it needs --shrink" run --unit cat "$folder/cut.vec"
try 'shrinking and JSON' says 2 "mmaref: --shrink: 'x': it excludes --fill, --json, --shard and --is-shard" \
    run --shrink x --json "$folder/cut.vec"
try 'the random word of stochastic rounding' [ "$("$mmaref" dot --types f32,f32,f32,f16 --a 1 --b 1 --c 0x38000000 --arith 'custom rounding=stochastic' --random 0xffffffff --csv | tail -n 1 | cut -d, -f 3)" = 0x3c01 ]
try '... is 32 bits' says 2 "mmaref: --random: '0x100000000': a word of 32 bits was expected: 0x80000000" \
    dot --types f32,f32,f32,f16 --a 1 --b 1 --arith 'custom rounding=stochastic' --random 0x100000000
try '... of stochastic rounding alone' says 2 "mmaref: --random: '1': it needs an arithmetic with rounding=stochastic" \
    dot --types f32,f32,f32,f16 --a 1 --b 1 --arith custom --random 1
try '... and of no instruction' says 2 "mmaref: --random: '1': it needs --types: no instruction has random bits" \
    dot $f16 --a 1 --b 1 --random 1

# With nan=any a NaN stands for every other one, and for no number: run, diff, gemm.
nans() { # FIELDS, D OF ALL LANES...: a case of NaN in A
    local d=("${@:2}") i
    printf 'mmavec 1\ninsn mma.sync.aligned.m16n8k16.row.col.%s.f16.f16.%s\narith custom %s\na' $type $type "$1"
    for ((i = 0; i < 128; i++)); do printf ' 7e017e01'; done
    printf '\nb'
    for ((i = 0; i < 64; i++)); do printf ' 00000000'; done
    printf '\nc'
    for ((i = 0; i < 32 * ${#d[@]}; i++)); do printf ' 00000000'; done
    printf '\nd'
    for ((i = 0; i < 32; i++)); do printf ' %s' "${d[@]}"; done
    printf '\nend\n'
}
judged() { # SAID, CASE...
    local said
    said=$(nans "${@:2}" | "$mmaref" run -)
    [[ $said == *"$1"* ]] || { echo "$said"; return 1; }
}
type=f32
try 'run: the NaN of the block' judged '1 passed, 0 failed' nan=quiet 7fc00000 7fc00000 7fc00000 7fc00000
try 'run: another NaN' judged 'lane 0 register 1 expected ffc00001 got 7fc00000' nan=quiet 7fc00000 ffc00001 7fc00000 7fc00000
try 'run, nan=any: another NaN is right' judged '1 passed, 0 failed' nan=any 7fc00000 ffc00001 7f800001 7fffffff
try 'run, nan=any: infinity is none' judged 'register 3 expected ff800000 got 7fc00000' nan=any 7fc00000 ffc00001 7f800001 ff800000
type=f16
try 'run, nan=any: every NaN of f16' judged '1 passed, 0 failed' nan=any fe017c01 7e007fff
try 'run, nan=any: a number beside a NaN' judged 'register 1 expected 3c007fff got 7e007e00 (element 3, row 8, column 1)' nan=any fe017c01 3c007fff
equal_nans() { # FIELDS OF A, OF B, D...
    "$mmaref" diff <(nans "$1" fe017c01 7e007fff) <(nans "$2" "${@:3}") --csv | grep ',d,'
}
same_nans() { ! equal_nans "$@"; }
try 'diff: another NaN' equal_nans nan=quiet nan=quiet fe017c01 7e007e00
try 'diff, nan=any: it is right' same_nans nan=any nan=any fe017c01 7e007e00
try 'diff, nan=any of one file' same_nans nan=quiet nan=any fe017c01 7e007e00
try 'diff, nan=any: a number is wrong' equal_nans nan=any nan=any fe017c01 7e003c00
nan_of() { # NAN, NAN, COUNT: how many elements of D differ
    [ "$("$mmaref" gemm $f16 1x1x1 <(printf 'a nan\nb 1\n') --compare "custom nan=$1,custom nan=$2" --csv 2> /dev/null | tail -n 1 |
        cut -d, -f 2)" = "$3" ]
}
try 'gemm: another NaN' nan_of quiet all_ones 1
try 'gemm, nan=any: it is right' nan_of any all_ones 0
try 'gemm, nan=any of the second' nan_of all_ones any 0
covers() {
    "$mmaref" gen $f16 --arith sm_80 --style corners --count 5 | "$mmaref" run --fill - > "$folder/covered.vec" &&
        "$mmaref" run --coverage "$folder/covered.vec" > "$folder/covered" &&
        sed -n 2p "$folder/covered" | grep -qE '^sm_80 +half\.f32 +5  - +x ' &&
        tail -n 1 "$folder/covered" | grep -qx '5 passed, 0 failed, 0 computed, 0 skipped'
}
try 'run tells which corners are reached' covers
# Nine of sixteen elements are cut, and counted; how the case as a whole differs takes no place of theirs.
sed '/^d/s/ [0-7]/ 8/4; /^d/s/ [0-7]/ 8/5; /^d/s/ [0-7]/ 8/6; s/^arith exact/arith fma/' "$folder/a.vec" > "$folder/e.vec"
counts_the_rest() { # COUNT, ROWS OF ELEMENTS, REST
    "$mmaref" diff "$folder/a.vec" "$folder/e.vec" --csv --count "$1" | awk -F, -v elements="$2" -v rest="$3" '
        $1 == 1 && $4 == "d" { n++ } $1 == 1 && $4 == "arith" { arith++ } $1 == 1 && $4 == "more" { more = $19 }
        END { exit !(n == elements && more == rest && arith == 1) }'
}
try 'diff counts what it does not show' counts_the_rest 1 1 2
try 'diff shows as many as there are' counts_the_rest 3 3 ''
echo 'mmavec 1' > "$folder/none.vec"
try 'diff of files without cases' says 2 'nothing was compared' diff "$folder/none.vec" "$folder/none.vec"
printf 'mmavec 1\ninsn mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32\na 1 2\nend\n' > "$folder/refused.vec"
try 'diff of instructions that are refused' says 1 '00000002  00000003' \
    diff "$folder/refused.vec" <(sed 's/^a 1 2/a 1 3/' "$folder/refused.vec")
try 'diff of the arithmetic' says 1 'products=4 fraction_bits=12  products=all fraction_bits=unlimited' \
    diff <("$mmaref" gen $f16 --arith 'custom products=4 fraction_bits=12') <("$mmaref" gen $f16 --arith custom)
try 'and of different ones' says 1 ' insn ' \
    diff "$folder/refused.vec" <(sed 's/m16n8k16.*/m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f16/' "$folder/refused.vec")
# finds_number KEY, FROM, TO, INSN: nothing but one number differs.
finds_number() {
    local line
    "$mmaref" gen "$4" | sed "s/^p 0\$/&\nstride 24/; s/^$1 .*/$1 $2/" > "$folder/c.vec"
    sed "s/^$1 .*/$1 $3/" "$folder/c.vec" > "$folder/d.vec"
    line=$("$mmaref" diff "$folder/c.vec" "$folder/d.vec" --csv) && { echo 'no difference'; return 1; }
    [ "$(tail -n +2 <<< "$line")" = "1,2,2,$1,,,,,,,,,,,,$2,$3,," ] || { echo "$line"; return 1; }
}
scaled=m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0
try 'diff of selectors' finds_number f 0 1 sp.m16n8k32.f32.f16.f16.f32
for key in select_a select_b; do
    try "diff of $key: byte" finds_number $key '0 1' '1 1' $scaled
    try "diff of $key: thread" finds_number $key '0 1' '0 0' $scaled
done
try 'diff of addresses' finds_number p 0 10 wmma.load.a.row.m16n16k16.f16
try 'diff of strides' finds_number stride 24 16 wmma.load.a.row.m16n16k16.f16
try 'diff of memories of two sizes' says 1 '512 bytes  511 bytes' \
    diff <("$mmaref" gen wmma.load.a.row.m16n16k16.f16) <("$mmaref" gen wmma.load.a.row.m16n16k16.f16 | sed '/^memory/s/..$//')
# A and C are zero, and so is D, whichever scale factors are selected.
digest_of() { # SELECT
    "$mmaref" gen $scaled | sed "/^[ac] /s/ [0-9a-f]\{8\}/ 00000000/g; s/^select_a .*/select_a $1/" | "$mmaref" run --allow-empty --json - | grep '"digest"'
}
other_digest() { [ "$(digest_of '0 0')" != "$(digest_of '1 0')" ] && [ "$(digest_of '0 0')" = "$(digest_of '0 0')" ]; }
try 'the digest knows which scale factors are selected' other_digest
exit_1() { "$mmaref" diff "$folder/a.vec" "$folder/b.vec"; [ $? -eq 1 ]; }
try 'diff exits 1 on a difference' exit_1

# ---- Sums, drawn -----------------------------------------------------------

# The command ends with status 2 where what it draws does not come to the result of the instruction.
sparse_sums() { # INSN CHUNK SEED: one of CHUNK elements is stored, or two of four
    awk -v chunk="$2" -v seed="$3" 'BEGIN { srand(seed); for (k = 0; k < 64; k++) {
        if (k % chunk == 0) { first = int(rand() * chunk); second = int(rand() * chunk); if (chunk == 2) second = first }
        a = a (k ? "," : "") (k % chunk == first || k % chunk == second ? int(rand() * 200 - 100) * 2 ^ int(rand() * 10 - 12) : 0)
        b = b (k ? "," : "") int(rand() * 200 - 100) * 2 ^ int(rand() * 10 - 12) } print a; print b; print rand() * 8 - 4 }' > "$folder/sum"
    { read -r a; read -r b; read -r c; } < "$folder/sum"
    "$mmaref" dot "$1" --a "$a" --b "$b" --c "$c" --explain --arith all --arith \
        'custom products=4 fraction_bits=9 align=truncate sparse_basis=logical,custom products=4 interleave=4 fraction_bits=9' > "$folder/drawn" 2>&1 &&
        [ "$(grep -c '^custom' "$folder/drawn")" -eq 4 ] && grep -q '^  a[0-9]*\*b[0-9]*' "$folder/drawn" || { tail -n 3 "$folder/drawn"; return 1; }
}
while read -r insn chunk; do
    for seed in 1 2 3 4; do try "a sparse sum of $insn, $seed" sparse_sums "$insn" "$chunk" $seed; done
done << 'END'
sp.m16n8k16.f32.f16.f16.f32 4
sp.m16n8k32.f32.bf16.bf16.f32 4
sp.m16n8k16.f32.tf32.tf32.f32 2
sp.m16n8k64.f32.e4m3.e5m2.f32 4
sp::ordered_metadata.m16n8k64.kind::f8f6f4.f32.e2m1.e3m2.f32 4
END
try 'a sum of scale factors is not drawn' says 2 'it draws only floating-point sums, of instructions those without' \
    dot m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0 --a 1 --b 1 --explain

# ---- A custom format --------------------------------------------------

ieee='custom own_exponent_bits=4 own_fraction_bits=3 own_special=ieee'
half='custom own_exponent_bits=5 own_fraction_bits=10 own_special=ieee fraction_bits=12'
by_hand() { # 2^-9 is its smallest number, 240 its largest; 0.3 is 0.3125 there
    [ "$("$mmaref" dot --types own,own,f32,f32 --arith "$ieee" --a 240,0x01,0.3 --b 1,1,0x38 --csv 2> /dev/null |
        cut -d, -f 2- | tail -n 1)" = 240.314453125,0x43705080,0,240.314453125 ]
}
try 'own: numbers worked out by hand' by_hand
as_f16() { # TYPES: own of f16's parameters answers as f16 does, --explain included; but cvt has no own format
    local of=(--arith "$half" --a 1.5,1e-3,-7,6e-8 --b 3,0x3c01,0.1,1 --c 0.3 --explain)
    diff <("$mmaref" dot --types f16,f16,f16,f16 "${of[@]}" 2>&1 | sed 's/; truncate gives .*//') \
        <("$mmaref" dot --types "$1" "${of[@]}" 2>&1 |
            sed 's/; truncate gives .*//; s/ in e5m10.ieee (/ in f16 (/; s/ to e5m10.ieee / to f16 /')
}
for types in own,own,own,own own,f16,f16,f16 f16,own,f16,f16 f16,f16,own,f16 f16,f16,f16,own; do
    try "own as f16: $types" as_f16 $types
    try "and so does the format by its text: ${types//own/e5m10.ieee}" as_f16 "${types//own/e5m10.ieee}"
done
steps_of_own() { # steps of own and f16's parameters are drawn as those of f16, where no operand has own
    local of=(dot --types f16,f16,f32,f32 --a 1.5,1e-3,-7 --b 3,0x3c01,0.1 --c 0.3 --explain --arith)
    diff <("$mmaref" "${of[@]}" 'custom step_type=f16 fraction_bits=12' 2> /dev/null | sed -n '/^step/,$p') \
        <("$mmaref" "${of[@]}" "$1" 2> /dev/null | sed -n '/^step/,$p' | sed 's/ to e5m10.ieee / to f16 /')
}
try 'steps of own are drawn' steps_of_own "$half step_type=own"
try 'steps of a format are drawn' steps_of_own 'custom step_type=e5m10.ieee fraction_bits=12'
# 1.1 is 1.099609375 with 10 fraction bits; of e5m2.fnuz 0x80 is the NaN, and 1.75 * 2^15 the largest number; the bias of
# e4m3.b9 makes 2^6 of 0x78; 0x01 of e4m3.b7.binade is 1.125 * 2^-7.
formats_by_hand() {
    value() { # TYPE OF A, OF D, NUMBER
        "$mmaref" dot --types "$1,f32,f32,$2" --a "$3" --b 1 --csv 2> /dev/null | tail -n 1 | cut -d, -f 2,3
    }
    diff - <(value e6m10.ieee f32 1.1; value e5m2.fnuz f32 0x80; value e5m2.fnuz e5m2.fnuz 1e9
             value e4m3.b9 f32 0x78; value e4m3.b7.binade f32 0x01; value e4m3.b7.reserved e4m3.b7.reserved 1e9) << 'END'
1.099609375,0x3f8cc000
nan,0x7fffffff
57344,0x7f
64,0x42800000
0.0087890625,0x3c100000
240,0x77
END
}
try 'formats: numbers worked out by hand' formats_by_hand
drawn_as() { # HEAD, FIELDS
    local head
    head=$("$mmaref" dot --types f16,f16,f32,f32 --a 1,0x1p-9 --b 1,1 --c 1 --explain --arith "custom $2" | grep -m 1 '^step 0')
    [ "$head" = "step 0: $1" ] || { echo "$head"; return 1; }
}
try 'terms are cut' drawn_as 'maximum exponent 0, terms are cut below the grid 2^-6' fraction_bits=6
try 'terms are rounded' drawn_as 'maximum exponent 0, terms are rounded to odd below the grid 2^-6' 'fraction_bits=6 align=odd'
try 'terms are added in a tree' drawn_as 'terms are added 2 at a time' adder=neighbours
try 'products are rounded' drawn_as 'products are rounded to e6m3.ieee first; terms are added 3 at a time' 'product_type=e6m3.ieee width=3'
try 'products of pieces' drawn_as 'products of pieces of 4 bits are aligned separately; maximum exponent 0, terms are cut below the grid 2^-6' \
    'fraction_bits=6 multiplier_bits=4'
try 'own needs a block that has it' says 2 "'exact': needs own_exponent_bits" dot --types own,f16,f32,f32 --a 1 --b 1
try 'flags are not joined by a comma' says 2 '+ joins flags' \
    dot --types bf16,bf16,f32,f32 --a 1 --b 1 --arith 'custom products=1 subnormals=flush_in, flush_out'
try 'nor of a profile' says 2 '+ joins flags' dot $f16 --a 1 --b 1 --arith 'h100 subnormals=flush_in,flush_out'
try 'fields are not separated by a comma' says 2 'a blank stands before a field' \
    dot --types bf16,bf16,f32,f32 --a 1 --b 1 --arith 'custom products=1,nan=quiet'
try 'arithmetics are' says 0 'bfdot' dot --types bf16,bf16,f32,f32 --a 1 --b 1 --arith ' custom rounding=odd, bfdot,exact'
try 'own is one format' says 2 'own means another format in the first arithmetic' \
    dot --types own,f16,f32,f32 --a 1 --b 1 --arith "$ieee" --arith "$half"
try 'integers are not drawn' says 2 "--explain: 's8,u4,s32,s32': it draws only floating-point sums" \
    dot --types s8,u4,s32,s32 --a 1 --b 1 --explain
try 'a sum of f64 that is too long' says 2 'at most 16 elements of f64' \
    dot --types f64,f64,f64,f64 --a 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 --b 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
# 100 * 127 + 127 * 127 + 2147483647 is 2147512476, which is 28829 above the greatest s32.
try 'whole units in the last place are all printed' says 0 '"ulp": -28829,' \
    dot --types s8,s8,s32,s32 --a 100,127 --b 127,127 --c 2147483647 --arith 'custom overflow=saturate' --json
try 'own has no such pattern' says 2 "'0x100': a pattern of e4m3.ieee has 8 bits" dot --types own,f16,f32,f32 --a 0x100 --b 1 --arith "$ieee"
try 'types of no dot product' says 2 "mmaref: --types: 'f16,s8,f32,f32': no dot product has these types" \
    dot --types f16,s8,f32,f32 --a 1 --b 1
for list in 1,,2 '1, ,2' ,1,2; do
    try "an element that is missing: '$list'" says 2 "mmaref: --b: '$list': an element is missing before a comma" \
        dot --types f16,f16,f32,f32 --a 1,1 --b "$list"
done
try 'a misspelt type' says 2 "'ff16': neither a type nor a format such as e6m10 or e5m2.b15.ieee, nearest is 'f16'" \
    dot --types ff16,f16,f32,f32 --a 1 --b 1
for format in e9m10 e6m24 e6m10.b255 e6m10.ieee.b40 e5m2.fnuzz e5m2.; do
    try "no format: $format" says 2 "mmaref: --types: '$format': unknown format: e1m1 to e8m23 was expected, " \
        dot --types "f16,$format,f32,f32" --a 1 --b 1
done

# ---- Scale factors of a custom unit -----------------------------------

# (1 * 5 + 2 * 6) * 2 * 1 + (3 * 7 + 4 * 8) * 4 * 0.5 = 34 + 106
unit=(dot --types e4m3,e4m3,f32,f32 --a 1,2,3,4 --b 5,6,7,8)
scaled_unit() { # VALUE, --scale-a, --scale-b, --scale-type
    [ "$("$mmaref" "${unit[@]}" --scale-a "$2" --scale-b "$3" --scale-type "$4" --csv | tail -n 1 | cut -d, -f 2,4,5)" = "$1,0,$1" ]
}
try 'two scale factors of two elements each' scaled_unit 140 2,4 1,0.5 ue8m0
try 'of ue4m3' scaled_unit 153.25 2,4.5 1,0.5 ue4m3
try 'one scale factor of four elements' scaled_unit 35 1 0.5 ue8m0
try 'a scale factor for each element' scaled_unit 135 1,2,1,2 1,1,2,1 ue8m0
try 'scale factors without their type' says 2 "mmaref: --scale-a: '2': scale factors need --scale-type ue8m0 or ue4m3" \
    "${unit[@]}" --scale-a 2 --scale-b 2
try 'a type without scale factors' says 2 "mmaref: --scale-type: 'ue8m0': it needs --scale-a and --scale-b" \
    "${unit[@]}" --scale-type ue8m0
try 'another type' says 2 "mmaref: --scale-type: 'ue4m4': ue8m0 or ue4m3 was expected, nearest is 'ue4m3'" \
    "${unit[@]}" --scale-type ue4m4 --scale-a 1 --scale-b 1
try 'more scale factors of A' says 2 "mmaref: --scale-a: '1,2': --scale-a has 2 scale factors, --scale-b 1" \
    "${unit[@]}" --scale-type ue8m0 --scale-a 1,2 --scale-b 1
try 'scale factors of B alone' says 2 "mmaref: --scale-b: '1': --scale-a has 0 scale factors, --scale-b 1" \
    "${unit[@]}" --scale-type ue8m0 --scale-b 1
try 'scale factors of unlike lengths' says 2 "mmaref: --scale-a: '1,2,1': 1 to 8 scale factors were expected, each of as many of 4 elements" \
    "${unit[@]}" --scale-type ue8m0 --scale-a 1,2,1 --scale-b 1,2,1
try 'too many scale factors' says 2 '1 to 8 scale factors were expected, each of as many of 9 elements' \
    dot --types f16,f16,f32,f32 --a 1,1,1,1,1,1,1,1,1 --b 1,1,1,1,1,1,1,1,1 --scale-type ue8m0 \
    --scale-a 1,1,1,1,1,1,1,1,1 --scale-b 1,1,1,1,1,1,1,1,1
try 'an instruction and a type of scale factors' says 2 "'ue8m0': the instruction already has its types" \
    dot $f16 --a 1 --b 1 --scale-type ue8m0
try 'scale factors of integers' says 2 "mmaref: --types: 's8,s8,s32,s32': no dot product has these types with scale factors" \
    dot --types s8,s8,s32,s32 --a 1,2 --b 1,2 --scale-a 1 --scale-b 1 --scale-type ue8m0
# 1.5 * 2 * 4 = 12 and 1 * 1 / 2 by the second factor.
scaled_terms() {
    "$mmaref" dot --types e4m3,e4m3,f32,f32 --arith 'custom fraction_bits=2' --scale-type ue8m0 --scale-a 2,0.5 --scale-b 4,1 \
        --a 1.5,1 --b 1,1 --explain | grep -E '^  a[01]' | tr -s ' ' > "$folder/scaled" &&
        diff "$folder/scaled" - << 'END'
 a0*b0 +110 12
 a1*b1 +... | .1 0.5
END
}
try 'products are drawn with their scale factors' scaled_terms
try 'scaled blocks are not drawn' says 2 "sums of scaled blocks cannot be explained" \
    dot --types e2m1,e2m1,f32,f32 --arith 'custom block=2 fraction_bits=35' --scale-type ue8m0 --scale-a 1 --scale-b 1 \
    --a 1,1 --b 1,1 --explain
# 33581635 * adfbc912 is 0.594 units in the last place beyond a1d4877e; with C = 1 + 2^-23 it is lost.
drawn_nodes() {
    "$mmaref" dot --types f32,f32,f32,f32 --arith 'custom adder=tree product_type=f32 nan=quiet' \
        --a 0x33581635,0 --b 0xadfbc912,0 --c 0x3f800001 --explain > "$folder/nodes" &&
        grep -q '^  a0\*b0 .*, rounded to -1.4401544e-18 (0xa1d4877f)$' "$folder/nodes" &&
        [ "$(grep -c '^node' "$folder/nodes")" -eq 2 ] &&
        grep -A 1 -E '^(  node 1|step 0 gives)' "$folder/nodes" | grep -E '^  ' | sed 's/ [-+][.01]\{40,\} / /' | tr -s ' ' | diff - <(cat << 'END'
 node 1 -1.4401544302817467e-18
 c 1.0000001192092896
 result 1.0000001 (0x3f800001)
END
)
}
try 'rounded products and nodes are drawn' drawn_nodes

# ---- Flags of a custom unit ---------------------------------------------

raises() { # FLAGS, --a, --b, --c
    [ "$("$mmaref" dot --types f16,f16,f16,f16 --flags --arith custom --a "$2" --b "$3" --c "$4" --json | jq -r '.[].flags')" = "$1" ]
}
try 'an exact result raises no flag' raises none 2 3 1
try 'a rounded one is inexact' raises inexact 1 0x1p-12 1
try 'a subnormal one that is rounded' raises 'underflow inexact' 0x1p-24 0.5 0
try 'one too large' raises 'overflow inexact' 60000 60000 0
try 'infinity times zero' raises invalid inf 0 1
try 'a signalling NaN' raises invalid 1 1 0x7c01
try 'flags are the last column' says 0 'custom          6  0x4600     0  none' \
    dot --types f16,f16,f16,f16 --flags --arith custom --a 2 --b 3
try 'flags of an instruction' says 2 "mmaref: --flags: '$f16': it needs --types: an instruction raises no flags" \
    dot $f16 --a 1 --b 1 --flags

try 'an instruction and types' says 2 "'f16,f16,f32,f32': the instruction already has its types" \
    dot $f16 --types f16,f16,f32,f32 --a 1 --b 1

try 'too many non-zeros of a sum' says 2 'too many non-zeros' dot sp.m16n8k32.f32.f16.f16.f32 --a 1,1,1 --b 1,1,1 --explain

# ---- Sums that are not rounded ----------------------------------------------

unit=(dot --types f16,f16,f32,f32 --a 1,-3,0x1p-9 --b 1,1,1)
fixed() { # ROW WITHOUT ARITHMETIC, OPTION...
    local row
    row=$("$mmaref" "${unit[@]}" "${@:2}" --csv | tail -n +2 | cut -d, -f 2-)
    [ "$row" = "$1" ] || { echo "$row"; return 1; }
}
try 'an exact sum as fixed point' fixed -1.998046875,-2046,-10,0xfffffffffffff802 --fixed -10,2
try 'what lies below is rounded down' fixed -2,-4,-1,0xfffffffc --fixed=-1,1
try 'an integer of more than 64 bits' fixed -1.998046875,,-100,0xffffffffffffffffffffffe0080000000000000000000000 --fixed -100,6
try 'the sum of a window, from its last bit on' fixed -2,-256,-7,0xffffffffffffff00 --fixed --arith 'custom fraction_bits=8'
try 'whose exponent nobody gives' fixed -2,-256,-7,0xffffffffffffff00 --fixed -20,1 --arith 'custom fraction_bits=8'
unit=(dot --types f16,f16,f32,f32 --a 1,0x1p15,0x1p-9 --b 1,0x1p8,1)
try 'what lies above is lost' fixed 1.001953125,513,-9,0x00000201 --fixed -9,1
unit=(dot --types f16,f16,f32,f32 --a inf,1 --b -1,1)
try 'an infinity' fixed -inf,,, --fixed 0,1
unit=(dot --types f16,f16,f32,f32 --a inf,nan --b -1,1)
try 'a NaN' fixed nan,,, --fixed 0,1
unit=(dot --types f16,f16,f32,f32 --a 1,1 --b 1,1)
try 'an exact sum has no last bit of its own' says 2 'mmaref: --fixed: an exact sum needs EXPONENT,WORDS: -100,8' \
    "${unit[@]}" --fixed
for place in 3 3, -10,41 1001,1 1,0 1,2x; do
    try "no place of a sum: $place" says 2 "mmaref: --fixed: '$place': EXPONENT,WORDS were expected" "${unit[@]}" --fixed "$place"
done
try 'a sum that is rounded more than once' says 2 "'products': the sum is rounded more than once" \
    "${unit[@]}" --fixed --arith 'custom fraction_bits=5 products=1'
try 'a sum of integers' says 2 "mmaref: --types: 's8,s8,s32,s32': no dot product has these types" \
    dot --types s8,s8,s32,s32 --a 1 --b 1 --fixed 0,1
try 'a sum of an instruction' says 2 "'$f16': it needs --types" \
    dot "$f16" --fixed 0,1 --a 1 --b 1
for other in --explain --flags; do
    try "--fixed and $other" says 2 '--fixed excludes --explain and --flags' "${unit[@]}" --fixed 0,1 $other
done
try '--fixed twice' says 2 "mmaref: --fixed: '1,1': given twice" "${unit[@]}" --fixed --fixed 1,1

# ---- Sparse matrices -------------------------------------------------------

# A dense matrix with two of four, one or none in a chunk, in every place.
dense() { # ROWS, COLUMNS, DIGITS
    awk -v m="$1" -v k="$2" -v digits="$3" 'BEGIN { for (r = 0; r < m; r++) for (c = 0; c < k; c++) {
        pair = (r + int(c / 4)) % 7; first = pair % 3; last = (pair + 1) % 4; if (pair == 6) first = last = -1
        printf "%0" digits "x%s", (c % 4 == first || c % 4 == last) ? 1 + (r * k + c) % 15 : 0, c + 1 < k ? " " : "\n" } }'
}
round_trip() { # INSN, COLUMNS, DIGITS, SELECTOR
    dense 16 "$2" "$3" > "$folder/dense" &&
        "$mmaref" compress "$1" --selector "$4" "$folder/dense" > "$folder/stored" &&
        "$mmaref" expand "$1" "$folder/stored" | diff "$folder/dense" -
}
try 'compress and expand f16' round_trip sp.m16n8k32.f32.f16.f16.f32 32 4 1
try 'compress takes a selector that the instruction has' says 2 "--selector: '2': a number from 0 to 1 was expected" \
    compress sp.m16n8k32.f32.f16.f16.f32 --selector 2 "$folder/dense"
try 'compress and expand e4m3' round_trip sp.m16n8k64.f32.e4m3.e4m3.f32 64 2 0

twice() { # KEY
    sed "s/^$1 .*/&\n&/" "$folder/stored" | "$mmaref" expand sp.m16n8k64.f32.e4m3.e4m3.f32 2>&1 | grep -q "'$1': given twice"
}
for key in a e f; do try "expand: $key given twice" twice $key; done
missing() { # KEY
    sed "/^$1 /d" "$folder/stored" | "$mmaref" expand sp.m16n8k64.f32.e4m3.e4m3.f32 2>&1 | grep -q "'$1': missing"
}
for key in a e f; do try "expand: $key is missing" missing $key; done
# A whole case is taken, one of another instruction is not.
stored_case() { # INSN
    printf 'mmavec 1\ninsn %s\narith sm_90\n' "$1"
    cat "$folder/stored"
    printf 'end # of the case\n'
}
e4m3=mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32
stored_case $e4m3 > "$folder/case.vec"
stored_case ${e4m3/e4m3/e5m2} > "$folder/other.vec"
sed 's/^f 0/opernd 0/' "$folder/stored" > "$folder/misspelt"
case_is_taken() { "$mmaref" expand $e4m3 "$folder/case.vec" | diff "$folder/dense" -; }
try 'expand takes a whole case' case_is_taken
try 'expand refuses a case of another instruction' says 2 \
    "other.vec:2: '${e4m3/e4m3/e5m2}': the case is not one of $e4m3" expand $e4m3 "$folder/other.vec"
try 'expand refuses an unknown key' says 2 "misspelt:2: 'opernd': unknown key, nearest is 'operand'" expand $e4m3 "$folder/misspelt"

# An option that holds one value is given once; a list may come again.
while read -r option words; do
    # shellcheck disable=SC2086 # a list of words
    try "given twice: mmaref $words" says 2 "mmaref: $option: 'last': given twice" $words
done << END
--seed gen $f16 --seed 1 --seed last
--seed gen $f16 --seed=1 --se=last
--jobs gen $f16 -j2 --jobs last
--arith gen $f16 --arith sm_80 --arith last
--family list --family mma --family last
--output run --fill --output x --output last x
--a dot $f16 --a 1 --a last --b 1
END
try 'a list of options' says 0 'sm_90' dot $f16 --a 1 --b 1 --arith sm_80 --arith sm_90

# What an option asks for is done, or the option is refused.
listed() { # OPTION...: rows 3 to 4, columns 2 to 2 of A, as a list
    [ "$("$mmaref" layout $f16 a --rows 3-4 --columns 2 --csv "$@" | cut -d, -f1-4 | sort)" = $'a,0,3,2\na,0,4,2\noperand,matrix,row,column' ]
}
try 'a list of some rows and columns' listed
try 'a list of them by registers' listed --registers
try 'a list of one product' [ "$("$mmaref" layout m8n8k4.row.col.f32.f16.f16.f32 a --csv --product 1 | cut -d, -f2 | sort -u)" = $'1\nmatrix' ]
for option in '--rows 1' '--columns 1' '--product 0'; do
    # shellcheck disable=SC2086 # a list of words
    try "lanes and registers of all: $option" says 2 'it excludes --rows' layout $f16 a --registers $option
done
for option in --each '--by register'; do
    # shellcheck disable=SC2086 # a list of words
    try "a notation has no $option" says 2 'all options but --product' layout $f16 a --cute $option
done
for insn in m16n8k32.s32.s8.s8.s32 movmatrix ldmatrix.m8n8.x1.b16 wmma.load.a.row.m16n16k16.f16; do
    try "cases of integers name the arithmetic that is given: $insn" says 0 $'\narith sm_90\n' gen $insn --arith sm_90
    try "and are read: $insn" says 0 ' 1 computed' run --allow-empty <("$mmaref" gen $insn --arith sm_90)
done
try 'no cases are generated' says 2 "--count: '0': a number from 1 to" gen $f16 --count 0
try 'help takes one topic' says 2 "'show-list': unknown command or topic" help show list
try 'of two words at most' says 2 "help: 'now': one argument too many" help exit codes now
try 'a version takes no argument' says 2 "version: 'list': one argument too many" --version list
echo 'mmavec 1' > "$folder/none.vec"
fills_nothing() { # a file that was there stays
    echo old > "$folder/kept.vec"
    says 2 'nothing was filled in' run --fill --output "$folder/kept.vec" "$folder/none.vec" && grep -qx old "$folder/kept.vec"
}
try 'no case is filled in' fills_nothing
try 'no case is filled in, as permitted' says 0 'mmavec 1' run --fill --allow-empty "$folder/none.vec"

# A list of nothing is not what was asked for.
for words in 's4 --family movmatrix' 'e4m3 --ptx 8.0' 'movmatrix --csv --ptx 7.0'; do
    # shellcheck disable=SC2086 # a list of words
    try "nothing is listed: $words" says 1 'mmaref: note: nothing is listed' list $words
done

# ---- Words, complaints, help -----------------------------------------------

# What is undefined is told with the lane: here cases that say the status ok instead.
said_undefined() { # FILE, TEXT
    sed 's/^status undefined/status ok/' "$1" > "$folder/undefined.vec"
    says 1 "$2" run "$folder/undefined.vec"
}
try 'a lane of ldmatrix on sm_75' said_undefined tests/data/vectors/by_hand.vec \
    'got undefined: the address is not a multiple of 16, lane 8, value 0xffffffff'
try 'a lane whose metadata is wrong' said_undefined "$vectors"/undefined_mma_sp.m16n8k32.f16.vec \
    'got undefined: the metadata is not allowed, lane 19, value 0x3'
refused_instruction() {
    printf 'mmavec 1\ninsn mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f32\nstatus ok\nend\n' > "$folder/refused_ok.vec"
    says 1 ':2: expected status ok, got refused: the grammar allows it, but the assembler refuses it' run "$folder/refused_ok.vec"
}
try 'an instruction that is refused' refused_instruction
same_element() { cmp <("$mmaref" element m16n8k16.f64.f64.f64.f64 a 3 $1) <("$mmaref" element m16n8k16.f64.f64.f64.f64 a 3 $2); }
try 'commands may be abbreviated' says 0 'T13: a2' lay $f16 a --by reg
try 'ambiguous abbreviation' says 2 "'s': several begin with this: show split selftest" s
try 'a line of PTX with a comment' says 0 'movmatrix' show 'movmatrix.sync.aligned.m8n8.trans.b16 {%r1}, {%r0}; // D'
try 'a chip of the same letter' says 2 "nearest is 'h100'" chips h10
try 'misspelt command' says 2 "nearest is 'layout'" layuot
try 'misspelt option' says 2 "nearest is '--registers'" layout $f16 a --regsters
try 'option without its value' says 2 'needs a value' gen $f16 --seed
try 'misspelt operand' says 2 "nearest is 'scale_a'" layout $f16 scalea
try 'operand that is not there' says 2 'the instruction has only a b c d' layout $f16 e
try 'lane too high' says 2 "lane: '32': a number from 0 to 31" element $f16 a 32 0
try 'row too high' says 2 "row: '16'" where $f16 a 16 0
# What the commands print can be asked about again: places, names of elements, what run says of a failed case.
for place in 'a[11][3]' 'a 11,3' 'a[11,3]' 'a(11,3)' 'a 11, 3' 'A [11][3]'; do
    # shellcheck disable=SC2086 # a list of words
    try "a place as people write it: $place" cmp <("$mmaref" where $f16 $place) <("$mmaref" where $f16 a 11 3)
done
for place in '8,0' 'd[8][0]' 'd 8 0' '[8,0]' '8, 0'; do
    # shellcheck disable=SC2086 # a list of words
    try "an element of D: $place" cmp <("$mmaref" inputs $f16 $place) <("$mmaref" inputs $f16 8 0)
done
try 'no element of D' says 2 "'c': an element of D is written 8 0, 8,0 or d[8][0]" inputs $f16 c 8 0
try 'an element without its column' says 2 "'8': an element of D is written" inputs $f16 8
try 'a row that is none, of several' says 2 "row: '16': a number from 0 to 15 was expected" where $f16 'a[16,3]'
try 'a place and something behind it' says 2 "row: '11,3'" where $f16 a 11,3 7
for command in layout check where element explain; do
    try "$command without an operand lists them" says 2 'the operands are a b c d e' $command sp.m16n8k32.f32.f16.f16.f32
    try "$command of mac16 has none" says 2 "$command needs an instruction" $command mac16
done
try '-V is the version' cmp <("$mmaref" -V) <("$mmaref" --version)
try '-V takes no argument' says 2 "version: 'list': one argument too many" -V list
try 'the name of an element in capitals' cmp <("$mmaref" element $f16 A lane 13 A2) <("$mmaref" element $f16 a 13 2)
try 'the name of an element' cmp <("$mmaref" element $f16 a 13 a2) <("$mmaref" element $f16 a 13 2)
try 'a lane and its register' cmp <("$mmaref" element $f16 a lane 13 register 1) <("$mmaref" element $f16 a 13 r1)
try 'a lane and its element' cmp <("$mmaref" explain $f16 a lane 13 element 2) <("$mmaref" explain $f16 a 13 2)
try 'elements of a register' says 0 'a3              1  31:16' element $f16 a lane 17 r1
try 'the same without the word lane' says 0 'a3              1  31:16' element $f16 a 17 r1
try 'both registers of a 64-bit element' same_element r2 r3
try 'register too high' says 2 "register: '4': a number from 0 to 3" element $f16 a lane 17 r4
try 'another word than lane' says 2 "lane: 'thread': a number from 0 to 31" element $f16 a thread 17 r1
try 'explain of several elements' says 2 "'r1': a register of several elements" explain $f16 a 17 r1
try 'explain of a register of one' says 0 'c1' explain $f16 c lane 17 r1
same_listing() { # OPTION...: transposed, the same elements in another order
    diff <("$mmaref" layout "$@" --csv | sort) <("$mmaref" layout "$@" --csv --transpose | sort) &&
        ! cmp -s <("$mmaref" layout "$@" --csv) <("$mmaref" layout "$@" --csv --transpose)
}
for of in "$f16 a" "$f16 a --registers" 'm8n8k4.row.col.f32.f16.f16.f32 d' 'wmma.mma.row.col.m16n16k16.f32.f32 a'; do
    # shellcheck disable=SC2086 # words
    try "a list by columns: $of" same_listing $of
done
turned() { # the cell of row 3 and column 5
    [ "$("$mmaref" layout $f16 a --markdown | awk -F'|' '/^\| 3 / { print $8 }')" = \
        "$("$mmaref" layout $f16 a --markdown --transpose | awk -F'|' '/^\| 5 / { print $6 }')" ]
}
try 'a table by columns' turned
try 'a picture is not turned' says 2 'it excludes --svg, --cute and --triton' layout $f16 a --svg --transpose
try 'misspelt word of an instruction' says 2 "nearest is 'f16'" show m16n8k16.f16x
try 'short name of several instructions' says 2 '32 instructions have these words; the first 8 are' show m16n8k16
try 'no such words together' says 2 'no instruction has these words' show m16n8k16.s4
try 'unknown family' says 2 "'ldmatirx': no instruction begins with this, nearest is 'ldmatrix'" list --family ldmatirx
try 'misspelt second word of a family' says 2 "'mma.sq': no instruction begins with this, nearest is 'mma.sp'" list --family mma.sq
for family in wgmma wgmma.mma_async; do
    try "family of another chapter, $family" says 2 "'wgmma': wgmma is defined in PTX ISA 9.7.15" list --family $family
done
try 'word of another chapter' says 2 "'tcgen05': tcgen05 is defined in PTX ISA 9.7.16" list tcgen05
# list takes words, each of which an instruction must have, like ones in their order.
lists() { # WORDS, PATTERN of the whole list
    local all
    # shellcheck disable=SC2086 # a list of words
    all=$("$mmaref" list $1) && [ -n "$all" ] && diff <("$mmaref" list | grep -E "$2") - <<< "$all"
}
try 'list of words' lists 'mma m16n8k16 f16' '(^|\.)mma\..*m16n8k16\..*\.f16(\.|$)'
try 'list of words with dots, in any order' lists 'f16.f32 M16N8K16' 'm16n8k16\.(.*\.)?f16\.(.*\.)?f32(\.|$)'
try 'list of words and options' lists 'f16 --family mma.sp' '^mma\.sp[.:].*\.f16(\.|$)'
try 'unknown style' says 2 'random or corners' gen $f16 --style edges
try 'operand of mac16 too long' says 2 'in up to 16 hexadecimal digits' mac16 12345678901234567
try 'dense matrix too small' says 2 'elements, but' compress sp.m16n8k32.f32.f16.f16.f32 /dev/null
other_shape() { # ROWS COLUMNS MESSAGE
    dense "$1" "$2" 4 | "$mmaref" compress sp.m16n8k32.f32.f16.f16.f32 2>&1 | grep -qF "$3"
}
try 'dense matrix of another shape, 8 x 64' other_shape 8 64 '32 elements and more in the line, but rows of the 16 x 32'
try 'dense matrix of another shape, 32 x 16' other_shape 32 16 ':1: 16 elements in the line, but rows of the 16 x 32'
try 'dense matrix with a row too few' other_shape 15 32 '480 elements, but a 16 x 32 matrix has 512'
try 'dense matrix with a row too many' other_shape 17 32 ':17: '
too_full() { yes 0001 | head -n 512 | paste -sd "$(printf ' %.0s' {1..31})\n" | "$mmaref" compress sp.m16n8k32.f32.f16.f16.f32 2>&1 | grep -q 'row 0 from column 0'; }
try 'dense matrix too full' too_full
try 'arithmetic of a profile' says 0 'fraction_bits' show $f16 --arith sm_90
try 'unknown profile' says 2 "'sm_91': unknown arithmetic profile; there are exact fma sm_70" show $f16 --arith sm_91
try 'nearest profile' says 2 "sm_121f custom, nearest is 'sm_90a'" show $f16 --arith sm_91a
try 'misspelt custom' says 2 "'custmo': unknown arithmetic profile; there are exact" dot $f16 --a 1 --b 1 --arith 'custmo products=4'
try 'and that it is near' says 2 "nearest is 'custom'" dot $f16 --a 1 --b 1 --arith 'custmo products=4'
try 'the same without an instruction' says 2 \
    "'custmo': profiles need an instruction; without one exact, custom ... and names of units are taken, nearest is 'custom'" \
    dot --types f16,f16,f32,f32 --a 1 --b 1 --arith 'custmo products=4'
try 'a unit by its name, without an instruction' says 0 'bfdot nan=any  1.0000001  0x3f800001' \
    dot --types bf16,bf16,f32,f32 --a 1,0x3080 --b 1,1 --arith 'bfdot nan=any'
try 'who says how a named unit sums' says 0 "stated by the text: BFDOT, BFVDOT, BFMOPA, FPCR.EBF = 0: Arm's pseudocode" \
    show $f16 --arith bfdot
try 'fields behind a name are given' says 0 'given: --arith' show $f16 --arith 'bfdot nan=any'
try 'the nearest name' says 2 "sm_121f custom, nearest is 'bfmmla'" show $f16 --arith bfmlla
try 'the nearest name without an instruction' says 2 "names of units are taken, nearest is 'tdpbf16ps'" \
    dot --types bf16,bf16,f32,f32 --a 1 --b 1 --arith tpdbf16ps
try 'a named unit that the instruction cannot compute' says 2 "'group': does not divide K" \
    dot m16n8k8.f32.bf16.bf16.f32 --a 1 --b 1 --arith tdpbf16ps
try 'exact with fields is custom' cmp \
    <("$mmaref" dot --types f16,f16,f32,f32 --a 1,0x1p-24 --b 1,1 --arith 'exact fraction_bits=4 rounding=up' | sed '1d;2d' | tr -s ' ' | cut -d' ' -f4-) \
    <("$mmaref" dot --types f16,f16,f32,f32 --a 1,0x1p-24 --b 1,1 --arith 'custom fraction_bits=4 rounding=up' | sed '1d;2d' | tr -s ' ' | cut -d' ' -f4-)
# What the instruction cannot compute is refused by whatever would compute, draw or print it, and names the field.
for query in "show $f16 --arith" "gen $f16 --arith" "dot $f16 --a 1 --b 1 --arith" "gemm $f16 --a tests/ports/cli/two.csv --b tests/ports/cli/two.csv --arith"; do
    # shellcheck disable=SC2086 # a list of words
    try "interleave is too long: $query" says 2 "'custom interleave=16': 'interleave': more than half of K" $query 'custom interleave=16'
    # shellcheck disable=SC2086
    try "random bits are missing: $query" says 2 "'custom rounding=stochastic': 'rounding': needs" $query 'custom rounding=stochastic'
done
sed '/^d /d; s/^arith.*/arith custom interleave=16/' "$folder/covered.vec" > "$folder/unfit.vec"
try 'nor is it filled in' says 2 "$folder/unfit.vec:3: 'interleave': more than half of K" run --fill "$folder/unfit.vec"
try 'in two threads' says 2 "$folder/unfit.vec:3: 'interleave': more than half of K" run --fill -j2 "$folder/unfit.vec"
try 'and the field is named where a result is expected' says 1 \
    ":2: expected status ok, got arithmetic: 'interleave': more than half of K" run "$folder/unfit.vec"
try 'but a case may say so' says 0 '5 passed, 0 failed' run <(sed 's/^end/status arithmetic\nend/' "$folder/unfit.vec")
try 'status ok without a result compares nothing' says 2 '0 passed, 0 failed, 5 computed, 0 skipped' \
    run <(sed 's/^d .*/status ok/' "$folder/covered.vec")
# Targets with a suffix, and chips that compute as another, stand for profiles wherever these are named.
same_under() { # PROFILE ALIAS
    local given
    given=$("$mmaref" gen $f16 --count 2 --arith "$1") || return
    cmp <("$mmaref" run --fill - <<< "$given" | sed '/^arith/d') \
        <(sed "s/^arith .*/arith $2/" <<< "$given" | "$mmaref" run --fill - | sed '/^arith/d') &&
        grep -q "^alias of  *$1\$" <<< "$("$mmaref" show $f16 --arith "$2")"
}
for pair in sm_80=sm_88 sm_90=sm_90a sm_100=sm_100a sm_100=sm_100f sm_100=sm_101a sm_100=sm_103a sm_100=sm_103f \
    sm_100=sm_110a sm_120=sm_120a sm_120=sm_120f sm_120=sm_121a sm_120=sm_121f; do
    try "${pair#*=} computes as ${pair%=*}" same_under "${pair%=*}" "${pair#*=}"
done
evidence() { # FILTER: of every field, for programs
    "$mmaref" show $f16 --arith sm_90 --json | jq -e "$1" > "$folder/evidence" || { cat "$folder/evidence"; return 1; }
}
try 'certainty of single fields' evidence '.fraction_bits.certainty == "measured" and .underflow_sign.certainty == "unknown"'
try 'source of single fields' evidence '(.fraction_bits.source | test("21090c1")) and (.exponent_floor.source | test("47eb633"))'
replayed() { # PROFILE: of sums of 8-bit types in software, the fields that published outputs tell from others, and no more
    "$mmaref" show m16n8k32.f32.e4m3.e4m3.f32 --arith "$1" --json | jq -e '[to_entries[] | select(.value | objects | .certainty | startswith("replayed")) |
        .key] | sort == ["accumulate", "result_bits", "rounding"]' > /dev/null
}
for profile in sm_90 sm_100; do try "8-bit types on $profile: what was replayed" replayed $profile; done
try 'fields without effect' evidence '.tf32_class.certainty == "no effect" and .tf32_class.value == "truncated"'
try 'arithmetic of an alias' says 0 'sm_80' show $f16 --arith sm_86
computes_as() { # ALIAS PROFILE INSN
    cmp <("$mmaref" gen "$3" --arith "$1" --style corners --count 3 | "$mmaref" run --fill - | sed "s/^arith .*//") \
        <("$mmaref" gen "$3" --arith "$2" --style corners --count 3 | "$mmaref" run --fill - | sed "s/^arith .*//") &&
        "$mmaref" show "$3" --arith "$1" --csv | grep -qx "alias of,$2" &&
        "$mmaref" show "$3" --arith "$1" --csv | grep -qx 'alias certainty,inferred'
}
try 'sm_86 computes as sm_80' computes_as sm_86 sm_80 $f16
try 'sm_87 computes as sm_80' computes_as sm_87 sm_80 $f16
try 'sm_103 computes as sm_100' computes_as sm_103 sm_100 m16n8k32.f32.e4m3.e4m3.f32
try 'sm_110 computes as sm_100' computes_as sm_110 sm_100 m16n8k32.f32.e4m3.e4m3.f32
try 'sm_121 computes as sm_120' computes_as sm_121 sm_120 m16n8k32.kind::f8f6f4.f32.e3m2.e2m1.f32
same_instructions() { # TARGET OF THE ALIAS, TARGET OF THE PROFILE
    cmp <("$mmaref" list --target "$1") <("$mmaref" list --target "$2")
}
try 'sm_86 has the instructions of sm_80' same_instructions sm_86 sm_80
try 'sm_87 has the instructions of sm_80' same_instructions sm_87 sm_80
try 'sm_103 has the instructions of sm_100' same_instructions sm_103a sm_100a
try 'sm_110 has the instructions of sm_100' same_instructions sm_110a sm_100a
try 'sm_121 has the instructions of sm_120' same_instructions sm_121a sm_120a
# One arithmetic text, wherever an arithmetic is asked for.
own='custom products=4 fraction_bits=12 align=truncate'
field() { # FIELD VALUE ARITHMETIC
    "$mmaref" show $f16 --arith "$3" --csv | grep -qx "$1 value,$2"
}
try 'show of a profile and a field' field rounding nearest_even 'sm_90 rounding=nearest_even'
try 'show of a profile and a field: the rest is the profile' field fraction_bits 25 'sm_90 rounding=nearest_even'
try 'show of a block of one'"'"'s own' field products 4 "$own"
wmma=wmma.mma.row.col.m16n16k16.f32.f32 # whose fragments a block chooses
try 'layout takes it' says 0 'T0: a0' layout $wmma a --arith "$own"
try 'element takes it' says 0 'a[0][0]' element $wmma a 0 0 --arith 'sm_90 rounding=up'
try 'where takes it' says 0 'a0' where $wmma a 0 0 --arith 'sm_90 rounding=up'
try 'inputs takes it' says 0 'a' inputs $wmma 0 0 --arith 'sm_90 rounding=up'
generates() {
    "$mmaref" gen $f16 --arith "$own" --count 2 | "$mmaref" run --fill - > "$folder/own.vec" &&
        grep -qx "arith $own" "$folder/own.vec" && "$mmaref" run "$folder/own.vec" &&
        sed "s/^arith .*/arith custom align=truncate fraction_bits=12 products=4/" "$folder/own.vec" | "$mmaref" run -
}
try 'gen takes it, and run computes it' generates
# What is wrong in it is said alike, wherever it stands.
takes_arithmetic="show $f16
layout $f16 a
check $f16 c 1:1
where $f16 a 0 0
element $f16 a 0 0
explain $f16 a 0 0
inputs $f16 0 0
gen $f16
dot $f16 --a 1 --b 1
gemm $f16 --a tests/ports/cli/two.csv --b tests/ports/cli/two.csv"
complains_alike() { # TEXT, COMPLAINT
    local command said
    while read -r command; do
        # shellcheck disable=SC2086 # a list of words
        said=$("$mmaref" $command --arith "$1" 2>&1)
        [ $? -eq 2 ] && [ "$said" = "mmaref: --arith: $2" ] || { echo "$command: $said"; return 1; }
    done <<< "$takes_arithmetic"
    said=$(printf 'mmavec 1\ninsn mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32\narith %s\nend\n' "$1" | "$mmaref" run - 2>&1)
    [ $? -eq 2 ] && [ "$said" = "mmaref: -:3: $2" ] || { echo "run: $said"; return 1; }
}
while IFS='|' read -r text complaint; do
    try "arithmetic '$text' everywhere" complains_alike "$text" "$complaint"
done << 'END'
sm_90 aling=jam|'aling=jam': no such field, nearest is 'align'
sm_90 align=jam align=jam|'align=jam': given twice
sm_90 rounding=sideways|'rounding=sideways': value out of range, legal values: zero nearest_even down up nearest_away odd stochastic
sm_90 rounding=nearest_evne|'rounding=nearest_evne': value out of range, nearest is 'nearest_even'
sm_90 align|'align': not of the form key=value
custom group=2|'group': needs accumulate other than fused
 |a profile was expected, or custom
END
try 'arithmetic of integers' says 2 'computes no floats' show m16n8k32.s32.s8.s8.s32 --arith exact
try 'sparse command for a dense instruction' says 2 'takes no sparse A' expand $f16 /dev/null

# shellcheck disable=SC2013 # words
commands=$("$mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\) .*/\1/p')
fits() { # COMMAND
    local help
    help=$("$mmaref" "$@" --help) && [ "$(wc -l <<< "$help")" -le 24 ] &&
        [ "$(wc -L <<< "$help")" -le 100 ] && grep -q '^Example: mmaref ' <<< "$help"
}
works() { # COMMAND: its example
    local example
    example=$("$mmaref" "$1" --help | sed -n 's/^Example: //p')
    (PATH=$BUILD:$PATH && eval "$example") > /dev/null 2>&1
}
for command in $commands; do
    try "$command --help fits a screen, with an example" fits "$command"
    case $command in
    layout | merge | diff | compress | expand | gemm) ;; # they need files, or write one
    *) try "$command: the example works" works "$command" ;;
    esac
done
list_fits() { [ "$("$mmaref" --help | wc -l)" -le 40 ] && [ "$("$mmaref" --help | wc -L)" -le 120 ]; }
try '--help is short: a line for each command' list_fits

finish
