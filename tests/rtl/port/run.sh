#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The C side of port/dpi, without a simulator and under sanitizers.
. tests/tap.sh

folder=$(scratch_folder port)
svdpi=$(verilator --getenv VERILATOR_ROOT)/include/vltstd
warnings='-Wall -Wextra -Wconversion -Wsign-conversion -Wcast-align -pedantic -Werror'

compile_all() {
    printf '%s\n' port/dpi/*.c | xargs -I FILE "$@" -Isrc -Igenerated -Iport/dpi -isystem "$svdpi" -c FILE -o /dev/null
}
for compiler in 'gcc -std=c99 -Wstrict-prototypes -Wmissing-prototypes' 'clang -std=c99' 'g++ -x c++ -std=c++98 -Wno-long-long'; do
    # shellcheck disable=SC2086 # flags are words
    try "port/dpi with $compiler" compile_all $compiler -O2 $warnings
done

# Every constant of SystemVerilog has its value in C.
{
    printf '#include "mmaref.h"\n'
    sed -n 's/^localparam int \(MMAREF_[A-Z0-9_]*\) *= \(.*\);$/typedef char is_\1[(long)\1 == \2 ? 1 : -1];/p' \
        generated/sv/mmaref_ids.svh
    sed -n "s/^localparam bit \[31:0\] \(MMAREF_[A-Z0-9_]*\) *= 32'h\(.*\);\$/typedef char is_\1[0x\2 == \1 ? 1 : -1];/p" \
        generated/sv/mmaref_ids.svh
} > "$folder/constants.c"
try 'it has constants' test "$(grep -c MMAREF_ "$folder/constants.c")" -gt 100
try 'constants are those of the headers' gcc -std=c99 -Isrc -Igenerated -c "$folder/constants.c" -o /dev/null

need make -j "$JOBS" lib BUILD="$BUILD/unit" CC=gcc CFLAGS="-O1 -g $sanitizers"
awk -f tests/rtl/vpi/vectors.awk tests/vectors/{mma,wmma_mma,undefined_mma,undefined_scale_mma}*.vec > "$folder/cases"
# shellcheck disable=SC2086 # flags are words
need gcc -std=c99 -Wall -Wextra $sanitizers -g -Isrc -Igenerated -Iport/dpi -isystem "$svdpi" \
    tests/rtl/port/test_port.c port/dpi/*.c "$BUILD/unit/libmmaref.a" -o "$folder/test_port"
awk '/^(operand|x|y|z|z_out) / { $1 = ""; print }' tests/vectors/mac16.vec > "$folder/mac16"
"$folder/test_port" "$folder/cases" "$folder/mac16" generated/sv/mmaref_instructions.svh || failures=$((failures + 1))
finish
