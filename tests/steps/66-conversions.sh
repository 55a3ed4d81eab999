#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# How numbers become elements: by every rule to every type, against exact fractions; what --convert refuses and notes;
# and patterns in .npy.
# Takes 8 s.
# Needs python3
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
mmaref=$BUILD/mmaref
folder=$(scratch_folder conversions)
try 'every rule, every type, ties and overflow' python3 tests/ports/cli/conversions.py "$mmaref" 300

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
said_nothing() { # ARGUMENT...: nothing on standard error
    [ -z "$("$mmaref" "$@" 2>&1 > "$folder/out")" ]
}

# ---- tf32: an RTX 3080 gives 1025 through cuBLAS for 1024.5 x 1 (pytorch/pytorch issue 84334) ----
tf32=(dot m16n8k8.f32.tf32.tf32.f32 --b 1 --arith rtx3080)
for number in 1024.5 0x44801000 0x1.002p10 10245e-1; do
    for how in nearest_away rna RNA cvt.rna.tf32.f32 rna.satfinite odd up; do
        try "$number by $how" says 0 'rtx3080      1025  0x44802000' "${tf32[@]}" --a $number --convert $how
    done
    for how in nearest_even rn cvt.rn.satfinite.tf32.f32 truncate rz down; do
        try "$number by $how" says 0 'rtx3080      1024  0x44800000' "${tf32[@]}" --a $number --convert $how
    done
    try "$number" says 0 'rtx3080      1024  0x44800000' "${tf32[@]}" --a $number
done
try 'another choice is named' says 0 "'1024.5' becomes 1024 in tf32 (nearest_even); nearest_away gives 1025" "${tf32[@]}" --a 1024.5
try 'so it is by this choice' says 0 "'1024.5' becomes 1025 in tf32 (nearest_away); nearest_even gives 1024" \
    "${tf32[@]}" --a 1024.5 --convert rna
try 'ignored bits are named' says 0 "'0x44801000' is 1024 in tf32, which ignores the low 13 bits; --convert nearest_away gives 1025" \
    "${tf32[@]}" --a 0x44801000
try 'bits that are 0 are not' said_nothing "${tf32[@]}" --a 0x44802000
try 'a NaN is not truncated to infinity' says 0 "'0x7f800001' is inf in tf32, which ignores the low 13 bits; --convert nearest_even gives nan" \
    "${tf32[@]}" --a 0x7f800001
try 'but is one' says 0 'rtx3080       nan  0x7fffffff' "${tf32[@]}" --a 0x7f800001 --convert rn
# 0.1 and 0.2 are 1638 * 2^-14 and 1638 * 2^-13; 0.3 is 1229 or 1228, 0.7 1434 or 1433 times 2^-12 and 2^-11.
four=(dot m16n8k8.f32.tf32.tf32.f32 --b "1,1,1,1" --arith a100)
try 'four numbers' says 0 'a100        1.3001708984375  0x3fa66c00' "${four[@]}" --a 0.1,0.2,0.3,0.7
try 'their patterns' says 0 'a100        1.2994384765625  0x3fa65400' "${four[@]}" --a 0x3dcccccd,0x3e4ccccd,0x3e99999a,0x3f333333
try 'their patterns, converted' says 0 'a100        1.3001708984375  0x3fa66c00' "${four[@]}" --a 0x3dcccccd,0x3e4ccccd,0x3e99999a,0x3f333333 \
    --convert rna
try 'the numbers, truncated' says 0 'a100        1.2994384765625  0x3fa65400' "${four[@]}" --a 0.1,0.2,0.3,0.7 --convert truncate
printf '\x00\x10\x80\x44' > "$folder/a.bin"
printf '\x00\x00\x80\x3f' > "$folder/b.bin"
bin=(gemm m16n8k8.f32.tf32.tf32.f32 1x1x1 --a "$folder/a.bin" --b "$folder/b.bin" --arith a100)
try '.bin is truncated' says 0 $'--convert nearest_away gives 1025\nd 1024' "${bin[@]}"
try '.bin is converted' says 0 'd 1025' "${bin[@]}" --convert nearest_away
printf 'a 44801000\nb 3f800000\n' > "$folder/ab"
try 'words are converted' says 0 'd 44802000' gemm m16n8k8.f32.tf32.tf32.f32 1x1x1 "$folder/ab" --input hex --arith a100 --convert rna

# ---- One rounding, other types ----
half=(dot m16n8k16.f32.f16.f16.f32 --b 1 --arith exact --hex)
try 'beside a tie, by digits that f64 does not have' says 0 '0x3f802000' "${half[@]}" --a 1.00048828125000000000001 --convert nearest_even
try 'a tie' says 0 '0x3f800000' "${half[@]}" --a 1.00048828125 --convert nearest_even
try 'a tie, away' says 0 '0xbf802000' "${half[@]}" --a -1.00048828125 --convert nearest_away
try 'infinity stays' says 0 'becomes inf in f16 (nearest_even); truncate gives 65504' "${half[@]}" --a 1e6 --convert rn
try 'infinity with satfinite' says 0 '0xc77fe000' "${half[@]}" --a -inf --convert rz.satfinite
try 'C is to nearest' says 0 '0x3dcccccd' dot m16n8k16.f32.f16.f16.f32 --a 0 --b 0 --c 0.1 --arith exact --convert truncate
narrow=(dot --types "e2m1,e2m1,f32,f32" --b 1 --arith custom)
try 'no infinity' says 2 'e2m1 has no infinity' "${narrow[@]}" --a inf
try 'the largest instead' says 0 'custom         -6' "${narrow[@]}" --a -inf --convert rn.satfinite
try 'NaN too, and positive' says 0 'custom          6' "${narrow[@]}" --a nan --convert rn.satfinite
try 'NaN where there is one' says 0 'custom        nan' dot --types e5m2,e5m2,f32,f32 --b 1 --arith custom --a nan --convert rn.satfinite
integers=(dot m16n8k32.s32.s8.s8.s32 --b 1)
for rule in nearest_even:-2 nearest_away:-3 truncate:-2 up:-2 down:-3 odd:-3 rzi:-2 rmi:-3; do
    try "-2.5 by ${rule%:*}" says 0 "exact          ${rule#*:}" "${integers[@]}" --a -2.5 --convert "${rule%:*}"
done
try 'an integer out of range' says 2 's8 holds -128 to 127' "${integers[@]}" --a -128.5 --convert odd
try '127.4' says 0 'exact         127' "${integers[@]}" --a 127.4 --convert truncate
scaled=(dot m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 --b 1 --arith exact)
for how in rna:4 cvt.rz.ue8m0x2.f32:2 rna,cvt.rp.ue8m0x2.f32:4; do
    try "a scale factor of 3, $how" says 0 "exact           ${how#*:}" "${scaled[@]}" --a 1 --scale-a 3 --convert "${how%:*}"
done
try 'element and scale factor' says 0 'exact        1.25' "${scaled[@]}" --a 1.1875 --scale-a 1.5 --convert up,cvt.rz.satfinite.ue8m0x2.f32
try 'derived scale factors' says 0 'd 416' gemm m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 1x1x1 <(printf 'a 447\nb 1\n') --derive --arith exact --convert truncate

# ---- What is refused, and noted ----
while IFS='|' read -r how text; do
    try "--convert $how" says 2 "$text" "${tf32[@]}" --a 1 --convert "$how"
done << 'END'
rs|'rs': stochastic rounding needs random bits
cvt.rn.relu.tf32.f32|'relu': negative numbers stay what they are
nearest|'nearest': neither a rule nor a modifier of cvt: nearest_even nearest_away truncate up down odd, nearest is 'nearest_even'
cvt|'cvt': neither a rule
rn.rz|'rz': neither a rule
rna.satfinite.satfinite|'satfinite': neither a rule
rn,rz|'rz': a second conversion to the same type
cvt.rna.f16.f32|'cvt.rna.f16.f32': neither A, B nor scale factors are of f16
cvt.rp.tf32.f32|PTX has no such cvt to tf32, only rn rna rz rn.satfinite rna.satfinite rz.satfinite
,|neither a rule
END
try 'a cvt that is none' says 2 'PTX has no such cvt to e4m3, only rn.satfinite' dot m16n8k32.f32.e4m3.e4m3.f32 --a 1 --b 1 --convert cvt.rn.e4m3x2.f32
try 'a rule that cvt lacks' says 0 "note: --convert: 'nearest_away': PTX has no such cvt to e4m3, only rn.satfinite" \
    dot m16n8k32.f32.e4m3.e4m3.f32 --a 1 --b 1 --convert nearest_away
try 'a rule that cvt has' said_nothing dot m16n8k32.f32.e4m3.e4m3.f32 --a 1 --b 1 --arith exact --convert nearest_even
try 'no cvt at all' says 0 'note: --convert: '"'truncate'"': PTX has no such cvt to s4' dot m16n8k64.s32.s4.s4.s32 --a 1.5 --b 1 --convert truncate

# ---- compress ----
row() { awk -v first="$1" -v zero="$2" 'BEGIN { for (r = 0; r < 16; r++) for (k = 0; k < 16; k++)
    printf "%s%s", r + k == 0 ? first : zero, k < 15 ? " " : "\n" }' > "$folder/dense"; }
sparse=(compress sp.m16n8k16.f32.tf32.tf32.f32 "$folder/dense")
row 44801000 00000000
try 'compress ignores bits' says 0 $'--convert nearest_away gives 1025\na 44801000 ' "${sparse[@]}"
try 'compress converts patterns' says 0 'a 44802000 ' "${sparse[@]}" --convert rna
row 1024.5 0
try 'compress takes numbers if told so' says 2 'not a hexadecimal number' "${sparse[@]}" --convert rna
try 'compress converts numbers' says 0 'a 44802000 ' "${sparse[@]}" --input numbers --convert rna
try 'compress rounds to nearest even' says 0 'a 44800000 ' "${sparse[@]}" --input numbers
try 'patterns of f16 stay' says 2 'numbers need --input numbers' compress sp.m16n8k32.f32.f16.f16.f32 "$folder/dense" --convert rz
try 'neither hex nor numbers' says 2 "'bits': hex or numbers was expected" "${sparse[@]}" --input bits

# ---- .npy: elements of one pattern, or one integer ----
npy() { # NAME DESCR SIZE-IN-BYTES ELEMENT-AS-PRINTF [ORDER]: 2 x 2
    local header="{'descr': '$2', 'fortran_order': ${5:-False}, 'shape': (2, 2), }"
    # shellcheck disable=SC2059 # the elements are formats
    { printf '\x93NUMPY\1\0v\0%-117s\n' "$header"; printf "$4$4$4$4"; } > "$folder/$1.npy"
}
multiply() { # TYPE NAME ARGUMENT...
    local insn
    case $1 in
    bf16 | f16) insn=m16n8k16.f32.$1.$1.f32 ;;
    tf32) insn=m16n8k8.f32.$1.$1.f32 ;;
    s8) insn=m16n8k32.s32.s8.s8.s32 ;;
    u8) insn=m16n8k32.s32.u8.u8.s32 ;;
    e2m1 | e3m2 | e2m3) insn=m16n8k32.kind::f8f6f4.f32.$1.$1.f32 ;;
    *) insn=m16n8k32.f32.$1.$1.f32 ;;
    esac
    local name=$folder/$2.npy
    shift 2
    "$mmaref" gemm $insn --a "$name" --b "$name" --arith exact "$@" 2>&1
}
gives() { [ "$(multiply "${@:2}")" = "d $1 $1"$'\n'"d $1 $1" ] || { multiply "${@:2}"; return 1; }; }
refused() { ! multiply "${@:2}" > "$folder/out" && grep -qF -- "$1" "$folder/out" || { cat "$folder/out"; return 1; }; }
npy two '|V2' 2 '\x80\x3f'
npy little '<V2' 2 '\x80\x3f'
npy big '>V2' 2 '\x3f\x80'
npy columns '|V2' 2 '\x80\x3f' True
for name in two little big columns; do try "bf16 in $name.npy" gives 2 bf16 $name; done
npy words '<u2' 2 '\x80\x3f'
npy signed '<i2' 2 '\x80\x3f'
npy bytes '|u1' 1 '\x02'
npy void '|V1' 1 '\x38'
npy single '<f1' 1 '\x38'
npy four '|V4' 4 '\x00\x10\x80\x3f'
npy four_u '<u4' 4 '\x00\x10\x80\x3f'
for type in bf16 f16; do try "uint16 under $type" refused "'uint16': patterns of $type or numbers? --input hex: patterns, --input numbers: numbers" $type words; done
for type in e4m3 e5m2 e3m2 e2m3 e2m1; do try "uint8 under $type" refused "'uint8': patterns of $type or numbers?" $type bytes; done
try 'uint32 under tf32' refused "'uint32': patterns of tf32 or numbers?" tf32 four_u
try 'patterns' gives 2 bf16 words --input hex
try 'numbers' gives 528515072 bf16 words --input numbers # 2 * 16256^2
try 'signed ones are numbers, with a note' gives 528515072 bf16 signed --input numbers
try 'which names the other way' says 0 "'int16': read as numbers; --input hex: patterns of bf16" gemm m16n8k16.f32.bf16.bf16.f32 --arith exact --a "$folder/signed.npy" --b "$folder/two.npy"
quiet() { multiply tf32 "$@" 2> /dev/null | tail -n 1; }
try 'patterns of f32' [ "$(quiet four_u --input hex)" = 'd 2 2' ]
try 'patterns of f32, void' [ "$(quiet four)" = 'd 2 2' ]
try 'patterns of f32, converted' [ "$(quiet four --convert rna --decimal)" = 'd 2.0039081573486328125 2.0039081573486328125' ] # 2 (1 + 2^-10)^2
for name in void single; do try "e4m3 in $name.npy" gives 2 e4m3 $name; done
try 'bytes are numbers of integers' gives 8 s8 bytes
try 'bytes are numbers of u8' gives 8 u8 bytes
try 'other integers are numbers' gives 8 bf16 bytes
try 'e2m1 in the low bits' gives 2 e2m1 bytes --input hex
try 'a pattern that is too long' refused "'[0, 0]': 0x38, but a pattern of e2m1 has 4 bits" e2m1 void
try 'void of another width' refused "'V2': void elements are patterns: these have 16 bits, those of e4m3 8" e4m3 two
try 'and the other way' refused "'V1': void elements are patterns: these have 8 bits, those of bf16 16" bf16 void
try 'void of four bytes' refused "'V4': void elements are patterns: these have 32 bits, those of f16 16" f16 four
npy scales '|u1' 1 '\x80' # 2, as a pattern of ue8m0
{ printf 'a'; printf ' 1%.0s' {1..128}; printf '\nb'; printf ' 1%.0s' {1..128}; echo; } > "$folder/ones"
scaled=(gemm m16n8k32.kind::mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0 2x2x64 "$folder/ones" --scale-a "$folder/scales.npy" --arith exact)
try 'scale factors are patterns or numbers' says 2 "'uint8': patterns of ue8m0 or numbers?" "${scaled[@]}"
try 'numbers' says 0 'd 8192 8192' "${scaled[@]}" --input numbers
try 'complex numbers' refused "'<c8': elements are floats, integers or void types" f16 complex < <(npy complex '<c8' 8 '\0\0\0\0\0\0\0\0')
try 'neither patterns nor numbers' refused "'hx': hex or numbers was expected, nearest is 'hex'" bf16 words --input hx
finish
