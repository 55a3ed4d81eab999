#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref gemm equals the reference's mma tile by tile, bit for bit; and sums of whole numbers computed elsewhere.
# Takes 20 s.
# Needs lua5.4 python3 xmllint
. tests/tap.sh

need sanitized host
mmaref=$BUILD/sanitizers/mmaref
folder=$(scratch_folder gemm)

equals_reference() { # INSTRUCTION PROFILE M N K
    lua5.4 tests/models/reference/gemm.lua "$@" "$folder/abc" "$folder/expected" &&
        "$mmaref" gemm "$1" --arith "$2" --input hex "$3x$4x$5" "$folder/abc" > "$folder/d" &&
        cmp "$folder/expected" "$folder/d"
}

gemm() {
    try "$1 $2 $3x$4x$5" equals_reference "$@"
}

row_col=sync.aligned.m16n8k16.row.col
gemm mma.$row_col.f32.f16.f16.f32 sm_90 64 64 64
gemm mma.$row_col.f32.f16.f16.f32 sm_80 64 64 64
gemm mma.$row_col.f16.f16.f16.f16 sm_90 32 24 48
gemm mma.$row_col.f32.bf16.bf16.f32 exact 16 8 64
gemm mma.$row_col.s32.s8.u8.s32 exact 48 16 32
gemm mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32 exact 16 24 128
gemm mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 sm_89 32 8 24

# The instruction in short, and arithmetic as every command takes it.
f16=mma.$row_col.f32.f16.f16.f32
need lua5.4 tests/models/reference/gemm.lua $f16 sm_90 32 16 32 "$folder/abc" "$folder/expected"
try 'an instruction in short' cmp "$folder/expected" <("$mmaref" gemm m16n8k16.f32.f16.f16.f32 --arith sm_90 --input hex 32x16x32 "$folder/abc")
as_written() { # ARITHMETIC: as run computes one tile
    "$mmaref" gen $f16 --arith "$1" | "$mmaref" run --fill - | sed -n 's/^d //p' > "$folder/registers"
    "$mmaref" gen $f16 --arith "$1" | lua5.4 tests/ports/cli/matrices.lua "$mmaref" $f16 > "$folder/tile"
    "$mmaref" gemm $f16 --arith "$1" --input hex 16x8x16 "$folder/tile" > "$folder/d" &&
        lua5.4 tests/ports/cli/matrices.lua "$mmaref" $f16 d < <(sed 's/^/d /' "$folder/registers") | cmp - "$folder/d"
}
for arithmetic in sm_90 'sm_90 rounding=up' 'custom products=4 fraction_bits=12'; do
    try "one tile under $arithmetic" as_written "$arithmetic"
done

# Threads compute the same; each has rows of tiles of its own, or none.
need lua5.4 tests/models/reference/gemm.lua $f16 sm_90 80 16 32 "$folder/abc" "$folder/expected"
for jobs in -j1 -j2 '-j 3' --jobs=7; do
    # shellcheck disable=SC2086 # words
    try "gemm $jobs" cmp "$folder/expected" <("$mmaref" gemm $jobs $f16 --arith sm_90 --input hex 80x16x32 "$folder/abc")
done
refuses_jobs() { ! "$mmaref" gemm $f16 --arith sm_90 --input hex 80x16x32 "$folder/abc" "$@" > "$folder/d" 2>&1; }
for jobs in -j0 -jx -j --jobs=2000; do
    try "gemm $jobs is refused" refuses_jobs $jobs
done

# Bits outside of a narrow element are refused.
narrow() { # TYPE ELEMENT
    { printf 'a'; printf " $2%.0s" {1..512}; printf '\nb'; printf ' 00%.0s' {1..256}; echo; } > "$folder/narrow"
    "$mmaref" gemm m16n8k32.kind::f8f6f4.f32.$1.$1.f32 --arith exact --input hex 16x8x32 "$folder/narrow" > "$folder/d" 2> "$folder/err"
}
takes() { narrow "$@"; }
refuses() { ! narrow "$1" "$2" && grep -q "'$2': the element has only the bits $3 of its byte" "$folder/err"; }
try 'e2m1 in bits 5 to 2' takes e2m1 3c
for element in 02 01 40 80; do
    try "e2m1 as $element" refuses e2m1 $element 3c
done
for type in e2m3 e3m2; do
    try "$type in bits 5 to 0" takes $type 3f
    try "$type as 40" refuses $type 40 3f
    try "$type as 80" refuses $type 80 3f
done
try 'e4m3 in 8 bits' takes e4m3 ff

# Whole numbers of any size, dense, sparse, block-scaled, from and into every kind of file.
need make -j "$JOBS" host BUILD="$BUILD"
lua5.4 tests/ports/cli/products.lua "$BUILD/mmaref" "$folder" || failures=$((failures + 1))

# Derived scale factors, in fractions.
python3 tests/ports/cli/scales.py "$BUILD/mmaref" || failures=$((failures + 1))

# Errors of --compare, in fractions.
python3 tests/ports/cli/errors.py "$BUILD/mmaref" || failures=$((failures + 1))

# What it says.
says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" gemm "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
short=m16n8k16.f32.f16.f16.f32
printf 'a 2048 6.2e-5\nb 1 1\nc -2048\n' > "$folder/cancels"
try 'compares' says 0 'sm_80               1    948043776  9.48e+08  d[0][0]  d[0][0]  6.198883056640625e-05' \
    $short 1x1x2 "$folder/cancels" --compare exact,sm_80
# 948043776 ulp from 6.2e-5 to 0, of which X is all; and so is the sum of the magnitudes but for 4096.
try 'errors' says 0 $'D against the sum of all products and C, rounded once
arithmetic  norm error  component error  relative error  left out
exact                0                0               0         0
sm_80                1        1.513e-08               1         0

exact: elements by ulp
           0         1  ########################################
           1         0

sm_80: elements by ulp
           0         0
           1         0' $short 1x1x2 "$folder/cancels" --compare exact,sm_80
try 'errors of one arithmetic' says 0 $'      65536+         1  ########################################' \
    $short 1x1x2 "$folder/cancels" --compare sm_80
try 'a tie and a bit far below' says 0 'exact                0                0               0         0' \
    m16n8k16.f32.bf16.bf16.f32 1x1x3 <(printf 'a 1 0x1p-24 0x1p-35\nb 1 1 0x1p-35\n') --compare exact
try 'errors as CSV' says 0 'sm_80,0,0,0,,,,,1,1.513e-08,1,0,0,' $short 1x1x2 "$folder/cancels" --compare sm_80 --csv
try 'errors as Markdown' says 0 '| sm_80 | 1 | 1.513e-08 | 1 | 0 |' $short 1x1x2 "$folder/cancels" --compare sm_80 --markdown
printf 'a 1e4 1 inf\na 0 0 0\nb 1e4 0\nb 0 0\nb 0 0\n' > "$folder/endless"
try 'what has no sum is left out, what overflows has no bound' says 0 'sm_90                -                -               -         4' \
    m16n8k16.f16.f16.f16.f16 2x2x1 <(printf 'a inf\na inf\nb 1 1\n') --compare sm_90
try 'a sum that fits and a D that does not' says 0 'sm_90              inf              inf             inf         0' \
    m16n8k8.f16.f16.f16.f16 1x1x9 <(printf 'a 6e4 6e4 0 0 0 0 0 0 -6e4\nb 1 1 1 1 1 1 1 1 1\n') --compare sm_90
try 'integers' says 0 'exact                0                0               0         0' \
    m16n8k32.s32.s8.s8.s32 1x1x2 <(printf 'a 3 4\nb 5 6\n') --compare exact
try 'an integer sum that does not fit' says 0 'exact                -                -               -         1' \
    m16n8k32.s32.s8.s8.s32 1x1x2 <(printf 'a 3 4\nb 5 6\nc 2147483647\n') --compare exact
no_sums() { # single bits
    "$mmaref" gemm m16n8k128.s32.b1.b1.s32.and.popc 1x1x2 - --compare exact "$@" < <(printf 'a 1 0\nb 1 1\n')
}
no_errors() { no_sums > "$folder/d" && ! grep -q error "$folder/d" && no_sums --json | grep -q '"norm_error": null.*"left_out": 1,'; }
try 'single bits have no errors' no_errors
# A picture: a path of each level. The first D is the sum, the other is far from it in d[0][0] and equals it in d[0][1].
printf 'a 2048 6.2e-5\nb 1 1\nb 1 0\nc -2048 0\n' > "$folder/halves"
drawn() {
    "$mmaref" gemm $short 1x2x2 "$folder/halves" --compare exact,sm_80 --svg "$folder/map.svg" > "$folder/d" 2>&1 || return
    [ "$(grep -o '<path fill="#[0-9a-f]*" d="[^"]*"' "$folder/map.svg")" = '<path fill="#eaf1f8" d="M16 40h256v128h-256z"
<path fill="#eaf1f8" d="M416 40h128v128h-128z"
<path fill="#8c0a14" d="M288 40h128v128h-128z"' ] || { cat "$folder/map.svg"; return 1; }
}
try 'a picture' drawn
try 'it is XML' xmllint --noout "$folder/map.svg"
kept_picture() { # a refusal leaves the old one
    cp "$folder/map.svg" "$folder/old.svg"
    ! "$mmaref" gemm sp.m16n8k32.f32.f16.f16.f32 1x1x8 <(printf 'a 1 1 0 0 1 1 1 0\nb 1 1 1 1 1 1 1 1\n') --compare exact \
        --svg "$folder/map.svg" 2> "$folder/err" && cmp "$folder/map.svg" "$folder/old.svg"
}
try 'a refusal leaves the picture as it was' kept_picture
try 'errors are of a whole D' says 2 "whose errors are of a whole D" $short 1x1x2 "$folder/cancels" --compare exact,sm_80 --shard 1/2
try 'places in JSON are objects' says 0 '"worst": {"matrix": 0, "row": 0, "column": 0}' \
    $short 1x1x2 "$folder/cancels" --compare exact,sm_80 --json
try 'each of several' says 0 '# sm_90
d 6.103515625e-05' $short 1x1x2 "$folder/cancels" --arith sm_80,sm_90
try 'says what was rounded' says 0 "'6.2e-5' becomes 6.198883056640625e-05 in f16" $short 1x1x2 "$folder/cancels" --arith exact
try 'a nibble of e2m1 is no container' says 0 'd 2.25' kind::f8f6f4.f32.e2m1.e2m1.f32 1x1x1 <(printf 'a 0x3\nb 1.5\n') --arith exact
try 'an element that is too wide' says 2 "'0x10': a pattern of e2m1 has 4 bits" kind::f8f6f4.f32.e2m1.e2m1.f32 1x1x1 \
    <(printf 'a 0x10\nb 1\n') --arith exact
try 'old files without --input hex' says 2 "'3c00': a pattern is written 0x3c00, a number in decimal: 1" $short 1x1x1 \
    <(printf 'a 3c00\nb 3c00\n') --arith exact
try 'old arguments' says 2 "'sm_90': a size is written MxNxK, from 1 to 65536; an arithmetic is given by --arith" \
    $short sm_90 1x1x1 "$folder/cancels"
try 'too many non-zeros' says 2 'a: a chunk has too many non-zeros, row 0 from column 4 on' sp.m16n8k32.f32.f16.f16.f32 1x1x8 \
    <(printf 'a 1 1 0 0 1 1 1 0\nb 1 1 1 1 1 1 1 1\n') --arith exact
try 'no arithmetic' says 2 'gemm needs --arith or --compare' $short 1x1x2 "$folder/cancels"
printf '1,2\n3,4\n' > "$folder/two.csv"
printf '1,2,3\n' > "$folder/three.csv"
try 'sizes from files' says 0 $'d 7 10\nd 15 22' $short --a "$folder/two.csv" --b "$folder/two.csv" --arith sm_90
try 'sizes that do not meet' says 2 '1 rows, but A has 2 columns' $short --a "$folder/two.csv" --b "$folder/three.csv" \
    --arith sm_90
try 'a file of another size' says 2 '1 x 3, but a is 2 x 2' $short 2x2x2 --a "$folder/three.csv" --b "$folder/two.csv" \
    --arith sm_90
printf '1,2\n3,,4\n' > "$folder/gap.csv"
try 'a number that is missing' says 2 'gap.csv:2: a number is missing before a comma' $short --a "$folder/gap.csv" --b "$folder/two.csv" \
    --arith sm_90
for line in '1,,2' ' ,1,2' '1;;2'; do
    try "a number that is missing in '$line'" says 2 'a number is missing before a comma' $short --a <(echo "$line") --b "$folder/two.csv" --arith sm_90
done
for line in '1, 2,' '1 2' '1 ,2 # of two, and more' '1;2;'; do
    try "a line of numbers: '$line'" says 0 'd 7 10' $short --a <(echo "$line") --b "$folder/two.csv" --arith sm_90
done
try 'bytes of 0' says 2 ':2: a byte of 0: this is no text' $short --a <(printf '1,2\n3,4\0\n5,6\n') --b "$folder/two.csv" --arith sm_90
while read -r name option; do
    try "--output $name $option" says 2 'the form that its name gives contradicts another option' \
        $short --a "$folder/two.csv" --b "$folder/two.csv" --arith sm_90 --output "$folder/$name" "$option"
    try "$name is not written" test ! -e "$folder/$name"
done << END
said.npy --json
said.npy --hex
said.bin --csv
said.bin --decimal
said.csv --json
END
try 'patterns in a .csv' says 0 '' $short --a "$folder/two.csv" --b "$folder/two.csv" --arith sm_90 --output "$folder/said.csv" --hex --csv
printf '1;2\r\n3;4\r\n' > "$folder/semicolons.csv"
try 'semicolons' says 0 $'d 7 10\nd 15 22' $short --a "$folder/semicolons.csv" --b "$folder/two.csv" --arith sm_90
printf '1,5;2\n3;4\n' > "$folder/commas.csv"
try 'decimal commas' says 2 "commas.csv:1: '1,5': no number" $short --a "$folder/commas.csv" --b "$folder/two.csv" --arith sm_90
printf '1,2\n3\n' > "$folder/ragged.csv"
try 'ragged lines' says 2 'ragged.csv:2: 1 number, but the first line has 2' $short --a "$folder/ragged.csv" \
    --b "$folder/two.csv" --arith sm_90
printf 'no numpy at all' > "$folder/no.npy"
try 'no .npy' says 2 'no.npy: no .npy file' $short --a "$folder/no.npy" --b "$folder/two.csv" --arith sm_90
header="{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }"
printf '\x93NUMPY\1\0v\0%s%*s\n\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' "$header" $((117 - ${#header})) '' > "$folder/whole.npy"
try 'a whole .npy' says 0 'd 0 0' $short --a "$folder/whole.npy" --b "$folder/two.csv" --arith sm_90
for length in 0 5 11 60 130; do
    head -c $length "$folder/whole.npy" > "$folder/cut.npy"
    try "cut after $length bytes" says 2 'cut.npy: ' $short --a "$folder/cut.npy" --b "$folder/two.csv" --arith sm_90
done

# Where libraries use another unit than mma.sync, a note names it; 448 * 448 + 7.5 keeps 13 bits there.
fp8=m16n8k32.f32.e4m3.e4m3.f32 note='computes mma.sync here; libraries (cuBLAS, PyTorch, DeepGEMM) use wgmma, k = 32:'
for chip in h100 H200 sm_90 sm_90a; do
    for command in "dot $fp8 --a 1 --b 1" "show $fp8" "gemm $fp8 1x1x1 -"; do
        # shellcheck disable=SC2086 # a list of words
        try "a note for $chip: ${command%% *}" grep -q "^mmaref: note: $chip $note --arith wgmma_fp8\$" \
            <("$mmaref" $command --arith $chip 2>&1 < <(printf 'a 1\nb 1\n'))
    done
done
notes() { # LINES, WORD...: notes on standard error
    local count
    count=$("$mmaref" "${@:2}" 2>&1 > "$folder/d" | grep -cF "$note")
    [ "$count" -eq "$1" ] || { echo "$count notes"; return 1; }
}
printf '448,7.5\n' > "$folder/row.csv"
printf '448\n1\n' > "$folder/column.csv"
two=(--a "$folder/row.csv" --b "$folder/column.csv")
try 'the whole name of a chip' grep -q "^mmaref: note: NVIDIA H100 80GB HBM3 $note" \
    <("$mmaref" dot $fp8 --a 1 --b 1 --arith 'NVIDIA H100 80GB HBM3' 2>&1)
try 'a note for --compare' says 0 "mmaref: note: h100 $note --compare wgmma_fp8" $fp8 "${two[@]}" --compare exact,h100
try 'no note where the unit is listed' notes 0 gemm $fp8 "${two[@]}" --compare exact,h100,wgmma_fp8
try 'the unit itself' says 0 'wgmma_fp8           1          480       480' $fp8 "${two[@]}" --compare exact,h100,wgmma_fp8
try 'one note for three names' notes 1 dot $fp8 --a 1 --b 1 --arith h100,h200,sm_90
try 'one for all' notes 1 dot $fp8 --a 1 --b 1
try 'which lists the unit' grep -q '^wgmma_fp8  *200704  0x48440000  -480$' <("$mmaref" dot $fp8 --a 448,7.5 --b 448,1 2>&1)
try 'that of D f16' grep -q ' wgmma_fp8_f16$' <("$mmaref" dot m16n8k32.f16.e5m2.e4m3.f16 --a 1 --b 1 --arith h100 2>&1)
try 'k = 16 is noted' grep -q ' k = 32: --arith wgmma_fp8$' <("$mmaref" dot m16n8k16.f32.e4m3.e4m3.f32 --a 1 --b 1 2>&1)
for insn in $short m16n8k8.f32.tf32.tf32.f32 sp.m16n8k64.f32.e4m3.e4m3.f32 kind::f8f6f4.f32.e2m1.e2m1.f32; do
    try "no note for $insn" notes 0 dot $insn --a 1 --b 1
done
try 'no note for other chips' notes 0 dot $fp8 --a 1 --b 1 --arith rtx4090,b200,rtx5090

# Rules of scale factors.
mxfp8=m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 mxfp4=m16n8k64.kind::mxf4.f32.e2m1.e2m1.f32.ue8m0
nvfp4=m16n8k64.kind::mxf4nvf4.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3
derives() { # INSN, A, OPTION...: the row and the column 1
    "$mmaref" gemm "$1" "1x1x$(wc -w <<< "$2")" - --arith exact "${@:3}" < <(echo "a $2"; echo "b 1 $(sed 's/[^ ]* */0 /g' <<< "${2#* }")")
}
gives() { # D, INSN, A, OPTION...
    local output
    output=$(derives "${@:2}" 2>&1) && grep -qx "d $1" <<< "$output" || { echo "$output"; return 1; }
}
refuses_rule() { # TEXT, INSN, A, OPTION...
    local status
    derives "${@:2}" > "$folder/d" 2> "$folder/err"
    status=$?
    [ $status -eq 2 ] && [ ! -s "$folder/d" ] && grep -qF -- "$1" "$folder/err" || { cat "$folder/d" "$folder/err"; return 1; }
}
while read -r rule d; do
    try "957 in MXFP8 by $rule" gives "$d" $mxfp8 '957 902.4 960 832' --derive "$rule"
done << 'END'
floor 896
ceil 960
even 896
END
try '7.9 in MXFP4 by floor' gives 6 $mxfp4 '7.9 0' --derive floor
try '7.9 in MXFP4 by ceil' gives 8 $mxfp4 '7.9 0' --derive=ceil
try '7.9 in MXFP4 by even' gives 8 $mxfp4 '7.9 0' --derive even
try '6.9 in MXFP4 by even' gives 6 $mxfp4 '6.9 0' --derive even
try 'ceil is the default' gives 960 $mxfp8 '957 902.4 960 832' --derive
try 'the default before a size' says 0 $'# derive ceil\nd 8' $mxfp4 --derive 1x1x1 <(printf 'a 7.9\nb 1\n') --arith exact
try 'a rule is named' says 0 $'# derive floor\nd 6' $mxfp4 1x1x1 <(printf 'a 7.9\nb 1\n') --derive floor --arith exact
try 'in JSON' says 0 '{"derive": "floor", "d": [' $mxfp4 1x1x1 <(printf 'a 7.9\nb 1\n') --derive floor --arith exact --json
try 'in CSV a note names it' says 0 $'mmaref: note: --derive floor\n6' $mxfp4 1x1x1 <(printf 'a 7.9\nb 1\n') --derive floor --arith exact --csv
# A little more than 2.5 times the scale factor, 1.5 = 9 / 6; B is 6 times 11/64.
try 'the last bit of a quotient is sticky' gives 4.640625 $nvfp4 '0x1.e000000000000002p1 9' --derive ceil
try 'a tie goes to even' gives 3.09375 $nvfp4 '3.75 9' --derive ceil
# Of 2688 = 6 * 448 the factor is 1; of 1344, a half.
try 'global factors' says 0 $'# derive nvfp4, A * B is (D - C) times 1 (global_a) times 0.5 (global_b)\nd 7225344' \
    $nvfp4 1x1x1 <(printf 'a 2688\nb 1344\n') --derive nvfp4 --arith exact
try 'global factors in JSON' says 0 '"derive": "nvfp4", "global_a": 1, "global_b": 0.5, "d"' \
    $nvfp4 1x1x1 <(printf 'a 2688\nb 1344\n') --derive nvfp4 --arith exact --json
try 'zeros' says 0 'times 1 (global_a) times 1 (global_b)' $nvfp4 1x1x1 <(printf 'a 0\nb 0\n') --derive nvfp4 --arith exact
try 'the rules of ue8m0' refuses_rule "--derive: 'nvfp4': scale factors of ue8m0 have the rules ceil floor even" $mxfp4 '1 0' --derive nvfp4
for rule in floor even; do
    try "the rules of ue4m3, not $rule" refuses_rule "--derive: '$rule': scale factors of ue4m3 have the rules ceil nvfp4" $nvfp4 '1 0' --derive $rule
done
try 'no rule' refuses_rule "'flor': floor, ceil, even or nvfp4 was expected, nearest is 'floor'" $mxfp8 '1 0' --derive flor
try 'an empty rule' refuses_rule "--derive" $mxfp8 '1 0' --derive=
try 'a rule without scale factors' refuses_rule 'the instruction has no scale factors' $short '1 0' --derive floor
try 'a rule beside scale factors' refuses_rule 'the scale factors are given' $mxfp8 '1 0' --derive floor --scale-a "$folder/two.csv"
for rule in floor ceil even; do # a type without infinity or NaN refuses them
    try "an infinity in e5m2 by $rule" gives inf m16n8k32.kind::mxf8f6f4.f32.e5m2.e4m3.f32.ue8m0 'inf 3' --derive $rule
    try "no infinity in e4m3 by $rule" refuses_rule 'a: e4m3 has no infinity' $mxfp8 'inf 3' --derive $rule
    try "NaN in e4m3 by $rule" gives nan $mxfp8 'nan 3' --derive $rule
    try "no NaN in e2m1 by $rule" refuses_rule 'a: e2m1 has no NaN' $mxfp4 'nan 3' --derive $rule
    try "zeros by $rule" gives 0 $mxfp8 '0 0' --derive $rule
    # Elements of 448 * 2^127 are beyond f32. The smallest one is 2^-9 * 2^-127; its half is a tie.
    try "a huge number by $rule" gives inf $mxfp8 '1e300 0' --derive $rule
    try "a tiny number by $rule" gives 0 $mxfp8 '1e-60 0' --derive $rule
    try "the smallest number by $rule" gives 0x1p-136 $mxfp8 '0x1p-136 0' --derive $rule --hexfloat
    try "its half by $rule" gives 0 $mxfp8 '0x1p-137 0' --derive $rule
done
try 'gemm --help' "$mmaref" gemm --help
finish
