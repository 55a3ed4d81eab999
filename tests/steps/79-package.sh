#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What is installed and released: the program of README.md, built by every route, prints the line that README.md has.
# Takes 240 s of one core.
# shellcheck disable=SC2034,SC2317 # functions are called by name, and all is used by the parts in tests/ports/package
. tests/tap.sh

root=$PWD
folder=$(scratch_folder package)
version=$(port/package/version.sh)
fast='-O1 -g0'

block() { sed -n "/^<!-- BEGIN $2 -->\$/,/^<!-- END $2 -->\$/p" "$1" | sed '/^<!--/d; /^```/d'; } # FILE NAME
cp port/package/program.c "$folder"
block README.md 'output of the program' > "$folder/expected"
try 'README.md has its output' test -s "$folder/expected"
prints() { # COMMAND...: prints what README's program prints
    "$@" > "$folder/printed" && diff "$folder/expected" "$folder/printed" && cat "$folder/printed"
}

# A route is a test, and a row of the table in port/package/README.md.
route() { # NAME, WHAT IS RUN, LINES OF MANIFEST, COMMAND...
    local name=$1 run=$2 lines=$3 output
    shift 3
    if output=$("$@" 2>&1); then pass "$name: $run"; else fail "$name: $run" "$output"; fi
    printf '| %s | %s | %s |\n' "$name" "$run" "$lines" >> "$folder/routes"
}
lines() { cat "$@" | grep -vcE "^ *(- |')[a-z]+/"; } # FILE...: of manifests, but for those that list a source each
printf '%s\n' '| route | what is run | lines of manifest |' '|---|---|---|' > "$folder/routes"

need make -j "$JOBS" lib host shared man completions wasm BUILD="$BUILD"
need_vectors
try 'the command tells the version' bash -c "'$BUILD/mmaref' --version | grep -q '^mmaref $version,'"
try 'without dashes too' cmp <("$BUILD/mmaref" --version) <("$BUILD/mmaref" version)
try 'CHANGELOG.md has the version and its date' grep -qE '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' <(port/package/version.sh date)

for part in releases installed prefixes debian builds boards added; do
    # shellcheck source=/dev/null
    . "tests/ports/package/$part.sh"
done

try 'the table of port/package/README.md' diff <(block port/package/README.md routes) "$folder/routes"
finish
