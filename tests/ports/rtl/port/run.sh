#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The C side of port/dpi, without a simulator: under sanitizers, in threads, and as a shared library of C and Python.
# `shared` as its argument: that library alone.
. tests/tap.sh

folder=$(scratch_folder port)

as_shared_library() {
    need make -j "$JOBS" dpi all BUILD="$BUILD"
    try 'libmmaref_dpi.so exports what the headers declare' diff \
        <(cat port/dpi/mmaref_dpi.h src/mmaref.h | tr '\n' ' ' | grep -oE 'MMAREF_API[^;]*;' | grep -oE 'mmaref_[a-z0-9_]+ ?\(' | tr -d ' (' | sort) \
        <(nm -D --defined-only "$BUILD/libmmaref_dpi.so" | awk '{ print $3 }' | sort)
    need gcc -std=c99 -pedantic -Wall -Wextra -Werror -Isrc -Igenerated -Iport/dpi tests/ports/rtl/port/c_bench.c "$BUILD/libmmaref_dpi.so" \
        -o "$folder/c_bench"
    "$folder/c_bench" || failures=$((failures + 1))
    python3 tests/ports/rtl/port/ctypes_bench.py "$BUILD/libmmaref_dpi.so" port/dpi/README.md || failures=$((failures + 1))
    python3 tests/ports/rtl/port/repeat_bench.py "$BUILD/libmmaref_dpi.so" "$BUILD/mmaref" || failures=$((failures + 1))
}
if [ "${1:-}" = shared ]; then
    as_shared_library
    finish
fi
warnings='-Wall -Wextra -Wconversion -Wsign-conversion -Wcast-align -pedantic -Werror'

compile_all() {
    printf '%s\n' port/dpi/*.c | xargs -I FILE "$@" -Isrc -Igenerated -Iport/dpi -c FILE -o /dev/null
}
for compiler in 'gcc -std=c99 -Wstrict-prototypes -Wmissing-prototypes' 'clang -std=c99' 'g++ -x c++ -std=c++98 -Wno-long-long'; do
    # shellcheck disable=SC2086 # flags are words
    try "port/dpi with $compiler" compile_all $compiler -O2 $warnings
done

# Every constant of SystemVerilog has its value in C.
{
    printf '#include "mmaref.h"\n'
    sed -nE 's/^ *(localparam int )?(MMAREF_[A-Z0-9_]*) *= (-?[0-9]+)[;,]?$/typedef char is_\2[(long)\2 == \3 ? 1 : -1];/p' \
        generated/sv/mmaref_ids.svh
    sed -n "s/^localparam bit \[31:0\] \(MMAREF_[A-Z0-9_]*\) *= 32'h\(.*\);\$/typedef char is_\1[0x\2 == \1 ? 1 : -1];/p" \
        generated/sv/mmaref_ids.svh
} > "$folder/constants.c"
try 'each is there' [ "$(grep -c '^typedef' "$folder/constants.c")" -eq "$(grep -cE '^ *[a-z]*.*MMAREF_[A-Z0-9_]* *= ' generated/sv/mmaref_ids.svh)" ]
try 'more than 300 of them' [ "$(grep -c '^typedef' "$folder/constants.c")" -gt 300 ]
try 'constants are those of the headers' gcc -std=c99 -Isrc -Igenerated -c "$folder/constants.c" -o /dev/null

need make -j "$JOBS" lib BUILD="$BUILD"
need_vectors
need sanitized lib
awk -f tests/ports/rtl/vpi/vectors.awk "$vectors"/{mma,wmma_mma,undefined_mma}*.vec > "$folder/cases"
# shellcheck disable=SC2086 # flags are words
need gcc -std=c99 -Wall -Wextra $sanitizers -g -Isrc -Igenerated -Iport/dpi \
    tests/ports/rtl/port/test_port.c port/dpi/*.c "$BUILD/sanitizers/libmmaref.a" -o "$folder/test_port"
awk '/^(operand|x|y|z|z_out) / { $1 = ""; print }' "$vectors/mac16.vec" > "$folder/mac16"
"$folder/test_port" "$folder/cases" "$folder/mac16" generated/sv/mmaref_instructions.svh || failures=$((failures + 1))

as_shared_library

# ---- In threads -------------------------------------------------------------------------------

need gcc -std=gnu99 -O1 -g -Wall -Wextra -fsanitize=thread -Isrc -Igenerated -Iport/dpi tests/ports/rtl/port/test_threads.c port/dpi/*.c \
    "$BUILD/libmmaref.a" -lpthread -o "$folder/threads"
TSAN_OPTIONS=halt_on_error=1 "$folder/threads" || failures=$((failures + 1))
finish
