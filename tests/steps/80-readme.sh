#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The program printed in README.md compiles and prints what README.md says.
# Takes 1 s.
. tests/tap.sh

folder=$(scratch_folder readme)

# The lines of the code block between the markers BEGIN $1 and END $1.
block() {
    sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" README.md | sed '/^<!--/d; /^```/d; /^$/{1d;$d}'
}

need make -j "$JOBS" lib BUILD="$BUILD"
block program > "$folder/program.c"
block 'output of the program' > "$folder/expected"
try 'README.md has a program' grep -q 'int main' "$folder/program.c"
try 'README.md has its output' test -s "$folder/expected"
for compiler in 'gcc -std=c99 -Wall -Wextra -pedantic -Werror' 'g++ -x c++ -Wall -Wextra -Werror'; do
    # shellcheck disable=SC2086 # a command
    try "$compiler" $compiler -Isrc -Igenerated "$folder/program.c" -x none "$BUILD/libmmaref.a" \
        -o "$folder/program"
    "$folder/program" > "$folder/printed" 2>&1
    try 'it prints what README.md says' diff "$folder/expected" "$folder/printed"
done
finish
