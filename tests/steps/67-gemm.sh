#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# mmaref gemm equals the reference's mma tile by tile, bit for bit; and sums of whole numbers computed elsewhere.
# Takes 7 s.
# Needs lua5.4
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
try 'gemm --help' "$mmaref" gemm --help
finish
