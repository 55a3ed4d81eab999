#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What README.md, port/cli, port/package and port/firmware say can be done as it stands there: commands run and print
# what is shown; the program compiles without a warning, looks at every status, and has the lines that README.md shows.
# Needs lua5.4
# Takes 12 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder readme)

# What stands in FILE, README.md without one, between the markers BEGIN $1 and END $1: a fenced block, or indented lines.
between() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" "${2:-README.md}"; } # NAME [FILE]
block() { between "$@" | sed '/^<!--/d; /^```/d'; }
indented() { between "$@" | sed -n 's/^    //p'; }

need make -j "$JOBS" lib host BUILD="$BUILD"

in_tree() { (cd "$tree" && unset BUILD && bash -e -c "$1"); }

# ---- The program --------------------------------------------------------------------------------

# The project as it lies before a user.
tree=$folder/tree
mkdir "$tree"
ln -s "$PWD"/{Makefile,src,generated,generator,port,tests} "$tree"
ln -s "$BUILD" "$tree/build"
program=port/package/program.c
block 'output of the program' > "$folder/expected"
try 'README.md has its output' test -s "$folder/expected"
block call > "$folder/call"
try 'README.md shows lines of it' [ "$(wc -l < "$folder/call")" -ge 10 ]
shown() { sed -n "/^$(head -n 1 "$folder/call" | sed 's/[^A-Za-z0-9 ]/./g')/,\$p" $program | head -n "$(wc -l < "$folder/call")"; }
try 'as they stand there' diff "$folder/call" <(shown)
for compiler in 'gcc -std=c99 -pedantic' 'gcc -std=c99 -O2' 'clang -std=c99 -pedantic' 'g++ -x c++'; do
    # shellcheck disable=SC2086 # a command
    try "$compiler, warnings being errors" $compiler -Wall -Wextra -Werror -Isrc -Igenerated $program \
        -x none "$BUILD/libmmaref.a" -o "$folder/program"
done
# Without any one of its looks at a status the program does not compile.
careless() { # FUNCTION
    awk -v name="$1" '$0 ~ "if \\(" name "\\(" { sub(/if \(/, ""); sub(/ != MMAREF_OK\) \{/, ";"); print; skip = 1; next }
        skip { skip = $0 !~ /^    }/; next } 1' $program > "$folder/careless.c"
    grep -q "^    $1(.*);" "$folder/careless.c" &&
        ! gcc -std=c99 -Wall -Werror -Isrc -Igenerated "$folder/careless.c" "$BUILD/libmmaref.a" -o "$folder/careless" 2> "$folder/careless.log" &&
        grep -q "ignoring return value of .$1" "$folder/careless.log"
}
calls=$(grep -o 'mmaref_[a-z_]*(' $program | sort -u | grep -v 'mmaref_reason_text\|mmaref_error' | tr -d '(')
try 'the program calls what returns a status' [ "$(wc -w <<< "$calls")" -ge 4 ]
for call in $calls; do try "the program looks at the status of $call" careless "$call"; done
as_said() { in_tree "$(indented 'build of the program')" | tail -n 1 | diff "$folder/expected" -; }
try 'built and run as README.md says it prints what README.md says' as_said

# ---- Commands -----------------------------------------------------------------------------------

lua5.4 tests/ports/cli/examples.lua "$BUILD" 100 < <(between ask | sed 's,^    \$ build/mmaref ,    $ mmaref ,') ||
    failures=$((failures + 1))

while read -r command; do
    try "runs: $command" env PATH="$BUILD:$PATH" bash -c "$command"
done < <(indented commands port/cli/README.md)
try 'port/cli/README.md has commands' [ "$(indented commands port/cli/README.md | wc -l)" -ge 5 ]

bare=$(indented 'without libc' port/package/README.md)
try 'a program without libc links as port/package/README.md says' in_tree "$bare"
needs_them() { ! in_tree "${bare/ port\/firmware\/memory.c/}" > "$folder/log" 2>&1 && grep -q 'undefined reference to .mem' "$folder/log"; }
try 'and not without port/firmware/memory.c' needs_them
own=$(sed -n 's/^    \(lua5.4 .*\)/\1/p' port/package/README.md)
try 'port/package/README.md has commands for tables of a product, and for one source of them' [ "$(wc -l <<< "$own")" -eq 2 ]
try 'which run' in_tree "$own"
try 'and make the source' test -s "$tree/my-mmaref/mmaref.c"

# ---- The self-test --------------------------------------------------------------------------------

# Every line that is shown is printed, in that order; a line ... stands for others.
"$BUILD/mmaref" selftest > "$folder/selftest"
echo "$(grep -c '^ok' "$folder/selftest") passed, 0 failed" >> "$folder/selftest"
block 'output of make selftest' port/firmware/README.md | grep -vx '[.][.][.]' > "$folder/shown"
try 'port/firmware/README.md shows the output of make selftest' [ "$(wc -l < "$folder/shown")" -ge 5 ]
try 'which is what is printed' diff "$folder/shown" <(grep -xF -f "$folder/shown" "$folder/selftest")

# ---- The other READMEs; those of port/dpi, port/vpi, port/ghdl and generator are walked by cosim and worked-example ----

board() { sed -n '/^```make/,/^```/p' port/firmware/README.md | sed '/^```/d'; }
try 'port/firmware/README.md: its board is one' diff <(board) port/firmware/boards/mps2-an386.mk
fenced() { git ls-files '*README.md' | xargs grep -hE '^```[a-z]' | sort | uniq -c | tr -s ' \n' ' '; }
try 'no README has a program that no step compiles' [ "$(fenced)" = ' 2 ```c 1 ```js 11 ```lua 1 ```make 6 ```python 5 ```systemverilog 1 ```verilog 1 ```vhdl ' ]

# Links lead to files, and files that are named with their folder are there; NAME and its like stand for many. Three
# documents name files of other projects, or of before.
linked() { # FILE: what it names that is not there
    local link
    for link in $(grep -oE '\]\([^)#:]+\)' "$1" | tr -d ']()'); do
        [ -e "${1%/*}/$link" ] || [ -e "$link" ] || echo "$1: $link"
    done
    for link in $(grep -oE '`(src|port|tests|generator|generated)/[A-Za-z0-9_./*-]*`' "$1" | tr -d '`' |
        grep -vE 'NAME|TARGET|X[.]Y[.]Z'); do
        compgen -G "${link%/}" > /dev/null || compgen -G "${1%/*}/${link%/}" > /dev/null || echo "$1: $link"
    done
}
nowhere=$(git ls-files '*.md' | grep -vE '^(CHANGELOG|port/dpi/units|port/package/embedded/README)[.]md$' |
    while read -r document; do linked "$document"; done)
try 'what documents name is there' diff /dev/null <(echo -n "${nowhere:+$nowhere$'\n'}")
printf '[a](none.md) `port/none/`\n' > "$folder/links.md"
try 'what is not there is noticed' [ "$(linked "$folder/links.md" | wc -l)" -eq 2 ]

# ---- What is named ----------------------------------------------------------------------------------

make -s help > "$folder/help"
named=$(grep -oE '(^    |`)make [a-z][a-z-]*' README.md | sed 's/.*make //' | sort -u)
unlisted=$(for target in $named; do grep -q "^$target " "$folder/help" || echo "$target"; done)
try "make help lists what README.md names" [ -z "$unlisted" ]
stated=$((($(tests/run --seconds) + 59) / 60))
try "make test takes the $stated minutes that its steps state" grep -q "^| .make test. | .* | $stated minutes |\$" README.md
hours=$((($(tests/run --all --seconds) + 3599) / 3600))
try "make test-all takes the $hours hours that its steps and their long forms state" \
    grep -q "^| .make test-all. | .* | $hours hours |\$" README.md
try 'make help names tests/run' grep -q 'tests/run NAME' "$folder/help"
finish
