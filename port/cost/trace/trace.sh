#!/bin/sh
# SPDX-License-Identifier: MIT
# How far one reads to follow a walk: files and functions visited, calls made, at -O0 (inline functions count as calls),
# on any host.
# Prints lines KIND <tab> host <tab> WALK <tab> NUMBER, as target.sh does.
# From the environment: BUILD, SRC, GENERATED, CC.
set -eu
cd "$(dirname "$0")/../../.."

out=${BUILD:-build}/trace
src=${SRC:-src}
generated=${GENERATED:-generated}
cc=${CC:-cc}
flags="-std=c99 -O0 -g -no-pie -finstrument-functions -D_POSIX_C_SOURCE=200809L"
flags="$flags -I$src -I$generated -Iport/cli"
mkdir -p "$out"

# shellcheck disable=SC2086 # flags is a list of words
"$cc" $flags port/cost/trace/hooks.c port/cost/trace/walks.c "$src"/*.c "$generated"/*.c -o "$out/walks"
# shellcheck disable=SC2086
"$cc" $flags port/cost/trace/hooks.c port/cli/*.c port/cli/*/*.c \
    port/dpi/mmdpi_place.c port/dpi/mmdpi_shrink.c \
    "$generated"/cli/*.c "$src"/*.c "$generated"/*.c -o "$out/mmaref" -lpthread

row() { # what, program, its words...
    what=$1
    shift
    TRACE=$out/entered "$@" > "$out/printed"
    calls=$(wc -l < "$out/entered")
    if [ "$calls" -eq 0 ]; then
        echo "trace.sh: nothing was entered: $what" >&2
        exit 1
    fi
    sort -u "$out/entered" | addr2line -f -e "$1" | paste - - | sed 's/:[0-9?].*//' |
        grep -v port/cost/trace/ > "$out/visited"
    functions=$(cut -f 1 "$out/visited" | sort -u | wc -l)
    files=$(cut -f 2 "$out/visited" | sort -u | wc -l)
    printf '%s\thost\t%s\t%d\n' files "$what" "$files" functions "$what" "$functions" calls "$what" "$calls"
}

row "one m16n8k16 f16 product" "$out/walks" product
{ echo mmavec 1; awk '/^insn/ { cases++ } cases == 7' tests/data/vectors/answers.vec; } > "$out/one.vec"
TRACE_ALL=1 row "one vector to its verdict" "$out/mmaref" run "$out/one.vec"
row "where one element lies" "$out/walks" where
