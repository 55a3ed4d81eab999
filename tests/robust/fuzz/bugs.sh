#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Bugs that were once there, put back one by one into a copy of the sources: the fuzz targets must find each. As TAP.
#   tests/robust/fuzz/bugs.sh [--changes]
# --changes shows alone that each still changes a line of its file.
# Each line: what is wrong, the target that finds it, the file, the change by sed.
set -u
bugs='
mac16_decode takes NULL for an output|mac16|src/mma_mac16.c|/if (fields == NULL)/,/}/d
dot_add multiplies by scale factor types|dot|src/dot_add.c|s/ || format->sign_bits == 0 || / || /
dot_add takes 15 products of f64 at most|mma|src/dot_add.c|s/? COUNT_F64 :/? COUNT_F64 - 1 :/
result_bits cuts f64 to the 23 bits of f32|dot|src/number_round_pack.c|s/return kept < format->fraction_bits ?/return kept > 22 \&\& kept < 255 ? 23 : kept < format->fraction_bits ?/
integer instructions look at the block|mma|src/mma.c|s/ \&\& work->row.arithmetic_class != 0//
gemm forgets whether a matrix fits|move|src/mma_gemm.c|s/if (matrix->bytes != NULL \&\& (last < matrix->first/if (matrix->bytes != NULL \&\& false \&\& (last < matrix->first/
a target may be cut short|text|src/base_string.c|s/if (i == length \&\& \*texts == .*) {/if (i == length) {/
a word of a list is compared beyond its end|text|src/base_string.c|s/i < length \&\& !mmaref_ends_word(word\[i\]) \&\& /i < length \&\& /
the reader drops words behind a line|vectors|port/cli/vectors/vector.c|s/state < 0 || expect_end(reader, &line) != 0/state < 0/
the reader drops words behind a profile|vectors|port/cli/vectors/vector.c|s/text.length = (size_t)(more.text + more.length - text.text);//
the reader takes the second of two keys|vectors|port/cli/vectors/vector.c|s/into->line_of\[key\] != 0/false/
control characters reach the terminal|vectors|port/cli/base/escape.c|s/hidden = is_hidden(sum)/hidden = false/
a long name is echoed whole|vectors|port/cli/base/complain.c|s/#define OFFENDER_MAX 200/#define OFFENDER_MAX 2000000/
'

if [ "${1:-}" = --changes ]; then
    while IFS='|' read -r what _ file change; do
        [ -n "$what" ] || continue
        if sed "$change" "$file" | cmp -s - "$file"; then
            echo "not ok - $what: $file has no such line"
        else
            echo "ok - $what: a change of $file"
        fi
    done <<< "$bugs"
    exit
fi

copy=${BUILD:-build}/fuzz/bugs
mkdir -p "$copy"
cp -r -u Makefile src generated port tests "$copy"
cd "$copy" || exit 1
export BUILD=build
make -s -j "${JOBS:-$(nproc)}" fuzz-programs > make.log 2>&1 || { echo 'not ok - the copy is built'; sed 's/^/# /' make.log; exit 1; }

while IFS='|' read -r what target file change; do
    [ -n "$what" ] || continue
    cp -p "$file" original
    sed -i "$change" "$file"
    if cmp -s "$file" original; then
        echo "not ok - $what: the change does not apply"
    elif ! make -s -j "${JOBS:-$(nproc)}" "build/fuzz/$target" > make.log 2>&1; then
        echo "not ok - $what: does not compile"
    elif tests/robust/fuzz/fuzz.sh "$target" > found.log; then
        grep -q '^not ok' found.log && echo "ok - $what: $(grep -aoE 'PROMISE.*|SUMMARY.*' found.log | head -n 1)" ||
            echo "not ok - $what: not found"
    fi
    cp original "$file"
    touch "$file"
done <<< "$bugs"
