#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Instructions as machine code, CuTe, LLVM, CUDA C++ and libraries name them: public names with their PTX; every name
# that show prints is read again; functions that show prints pass compilers, with the registers that their fragments
# have. Rust is checked where rustc is installed.
# Takes 25 s.
# Needs clang clang++ lua5.4 jq
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

need make -j "$JOBS" host BUILD="$BUILD"
folder=$(scratch_folder vocabulary)
mmaref=$BUILD/mmaref
all=$("$mmaref" list | grep -v mac16)

# ---- Names --------------------------------------------------------------------

is_of() { # INSTRUCTIONS, NAME: show gives the only one, or lists several
    local got
    got=$("$mmaref" show "$2" 2>&1 | sed -n 's/^name  *//p; s/^    \([a-z]*\.[^ ]*\)$/\1/p' | sort | tr '\n' ' ')
    [ "$got" = "$(tr ' ' '\n' <<< "$1" | sort | tr '\n' ' ')" ] || { echo "$got"; return 1; }
}
while IFS=$'\t' read -r name instructions; do
    try "$name" is_of "$instructions" "$name"
done < <(grep '^[^#]' tests/ports/cli/other_names.txt)

says() { # STATUS, TEXT, ARGUMENT...
    local status=$1 text=$2 output
    shift 2
    output=$("$mmaref" "$@" 2>&1)
    [ $? -eq "$status" ] && [[ $output == *"$text"* ]] || { echo "$output"; return 1; }
}
try 'machine code without types' says 2 "'HMMA.1688': 4 instructions have these words" show HMMA.1688
try 'fp8 is e4m3 or e5m2' says 2 $'mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32
    mma.sync.aligned.m16n8k32.row.col.f32.e5m2.e5m2.f32
    mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32' \
    show 'fp8 m16n8k32 f32 mma'
try 'the layouts of Volta are in the operands' says 2 'mma.sync.aligned.m8n8k4.col.row.f16.f16.f16.f16' show HMMA.884.F16.F16
try 'what the name is of' says 0 'SASS, read off machine code' show IMMA.8816.S8.S8
try 'layout takes a name' says 0 '((4,8),(2,2)):((32,1),(16,8))' layout SM80_16x8x16_F32F16F16F32_TN c --cute
try 'where takes a name' says 0 'c[3][5]    14  c1' where llvm.nvvm.mma.m16n8k16.row.col.f32.f32 c 3 5
try 'dot takes a name' says 0 'the exact sum is 11' dot HMMA.16816.F32 --a 1,2 --b 3,4
try 'an unknown shape' says 2 "SASS: '16999': no matrix instruction has this shape" show HMMA.16999.F32
try 'an unknown word' says 2 "SASS: 'E9M9': no matrix instruction of machine code has this word" show QMMA.16832.F32.E9M9
try 'types that nothing has' says 2 'no instruction has these words' show HMMA.16816.F16.BF16
try 'an unknown move' says 2 "SASS: 'LDSM.32.M88'" show LDSM.32.M88
try 'a module without a type' says 2 "'torch': no instruction has this word" show torch
try 'a shape that nothing has' says 2 "'16x8x17': no instruction has this word" show '16x8x17 bf16'
try 'machine code of wgmma' says 2 'this is wgmma' show HGMMA.64x64x16.F32
try 'machine code of tcgen05' says 2 'this is tcgen05' show UTCHMMA
try 'an atom of wgmma' says 2 'this is wgmma' show SM90_64x128x16_F32F16F16_SS
try 'an atom of complex numbers' says 2 'complex numbers are several instructions' show SM80_8x8x4_C64C64C64C64_TN
try 'an unknown atom' says 2 "CuTe: 'MMA_F16BF16_SS'" show SM100_MMA_F16BF16_SS
try 'an unknown type of an atom' says 2 "CuTe: 'float_e9m9_t'" show 'SM120_16x8x32_TN<float_e9m9_t, half_t, float>'
try 'an intrinsic of wgmma' says 2 'defined in PTX ISA 9.7.15' show llvm.nvvm.wgmma.fence.sync.aligned
try 'an unknown operation of MLIR' says 2 'only mma.sync, mma.sp.sync and ldmatrix are known' show nvvm.wmma.load
try 'an unknown type of wmma' says 2 "CUDA C++: 'quarter'" show 'wmma::fragment<wmma::matrix_a, 16, 16, 16, quarter>'

# Each name that --names prints is that of the instruction, and list finds the instruction by it.
for instruction in $all; do
    "$mmaref" show "$instruction" --names | sed -n "s/^\(sass\|cute\|llvm\)  *\([^ -].*\)/$instruction\t\2/p"
done > "$folder/names"
try 'there are names of each kind' [ "$(cut -f2 "$folder/names" | grep -c '^[HIBDQOLSM][A-Z]*\.\|^SM[0-9]*_\|^llvm')" -gt 1600 ]
all_return() {
    local name instruction
    while IFS=$'\t' read -r name instruction; do
        [ "$("$mmaref" list "$name" | sort)" = "$(tr ' ' '\n' <<< "$instruction" | sort)" ] ||
            { echo "$name is not ${instruction:0:200}"; return 1; }
    done < <(awk -F'\t' '{ of[$2] = of[$2] (of[$2] == "" ? "" : " ") $1 } END { for (name in of) print name "\t" of[name] }' "$1")
}
try 'every name is read as its instructions' all_return "$folder/names"
printf 'mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32\tHMMA.16816.F32\n' > "$folder/wrong"
fails() { ! "$@" > "$folder/failed"; }
try 'a wrong name is noticed' fails all_return "$folder/wrong"
has_no_names() { "$mmaref" show mac16 --names --json | jq -e '.sass == null and .cute == null and .llvm == null'; }
try 'JSON: no name is null' has_no_names

# ---- Functions ------------------------------------------------------------------

for instruction in $all; do
    for language in cuda llvm rust; do
        "$mmaref" show "$instruction" --$language >> "$folder/all.$language" || echo "$instruction --$language"
    done
    "$mmaref" show "$instruction" --cute >> "$folder/all.cute" 2>> "$folder/refused" && echo "$instruction" >> "$folder/atoms"
done > "$folder/missing"
try 'every instruction has functions' [ ! -s "$folder/missing" ]
try 'there is no function of mac16' says 2 'no instruction of PTX' show mac16 --cuda
try 'one language at a time' says 2 'one of --cuda, --rust, --llvm and --cute' show HMMA.16816.F32 --cuda --rust
for option in --json '--arith h100' --names; do
    # shellcheck disable=SC2086 # an option and its value
    try "a function is printed without $option" says 2 'a wrapper is printed alone' show HMMA.16816.F32 --cuda $option
done
try 'a sparse atom is refused' says 2 'metadata' show HMMA.SP.16832.F32 --cute
cp tests/ports/cli/cuda_stub.h "$folder"

lints() { "$mmaref" lint "$1" 2>&1 | grep -q ' 1097 legal, 0 wrong, 0 not checked'; }
for language in cuda llvm rust; do
    try "$language: lint finds every instruction, and nothing wrong" lints "$folder/all.$language"
done

# What clang makes of the functions is PTX; constants are 0.
{
    echo '#include "cuda_stub.h"'
    cat "$folder/all.cuda"
    awk '/^template/ { constants = gsub(/int /, "") } /^__device__/ && constants { match($0, /void [a-zA-Z0-9_]*/)
        zeros = "0"; for (i = 1; i < constants; i++) zeros = zeros ", 0"; count++
        print "void *used" count "() { return (void *)&" substr($0, RSTART + 5, RLENGTH - 5) "<" zeros ">; }"; constants = 0 }' \
        "$folder/all.cuda"
} > "$folder/all.cpp"
by_clang() { clang++ --target=nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_80 -std=c++14 -Wall -O1 -S "$folder/all.cpp" -o "$folder/cuda.ptx"; }
try 'CUDA C++ compiles' by_clang
of_llvm() { clang --target=nvptx64-nvidia-cuda -Xclang -target-cpu -Xclang sm_80 -Wno-override-module -x ir -S "$folder/all.llvm" -o "$folder/llvm.ptx"; }
try 'LLVM compiles' of_llvm
counts() { lua5.4 tests/ports/cli/operand_counts.lua "$1"; }
for route in cuda llvm; do
    try "$route: PTX has the registers of the fragments" counts "$folder/$route.ptx"
    try "$route: all instructions are in it" diff <(sort <<< "$all") \
        <(sed -n 's/^[ \t]*\(\(w\?mma\|ldmatrix\|stmatrix\|movmatrix\)\.[^ ]*\) .*/\1/p' "$folder/$route.ptx" | sort -u)
done
sed 's/{%r[0-9]*, /{/' "$folder/llvm.ptx" > "$folder/short.ptx"
try 'a missing register is noticed' fails counts "$folder/short.ptx"
try 'by lint, too' fails lints "$folder/short.ptx"

atoms_compile() { { echo '#include "cuda_stub.h"'; cat "$folder/all.cute"; } > "$folder/atoms.cpp" &&
    clang++ --target=nvptx64-nvidia-cuda -std=c++14 -fsyntax-only "$folder/atoms.cpp"; }
try 'atoms of CuTe compile' atoms_compile
try 'there are atoms' [ "$(wc -l < "$folder/atoms")" -gt 140 ]
layouts_are_right() { # check reads the layouts of traits
    local instruction operand layout
    for instruction in $(sed -n '1~7p' "$folder/atoms"); do
        for operand in A B C; do
            layout=$("$mmaref" show "$instruction" --cute | sed -n "s/.*using ${operand}Layout = \(.*\);/\1/p")
            "$mmaref" check "$instruction" "${operand,}" "$layout" > "$folder/checked" || { echo "$instruction $operand"; return 1; }
        done
    done
}
try 'layouts of atoms are those of the instruction' layouts_are_right

# rustc has no core library for nvptx64 here: the classes of the host's registers stand for those of nvptx64.
rust_compiles() {
    { printf '#![feature(asm_experimental_arch)]\n#![no_std]\n'; sed 's/reg32/reg/g; s/reg64/reg/g' "$folder/all.rust"; } > "$folder/all.rs"
    RUSTC_BOOTSTRAP=1 rustc --edition 2021 --crate-type lib --emit metadata -A warnings -A asm_sub_register "$folder/all.rs" \
        -o "$folder/all.rmeta"
}
if command -v rustc > "$folder/rustc"; then
    try 'Rust compiles' rust_compiles
fi
finish
