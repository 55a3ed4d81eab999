#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The public interface: its manual, the compilation database, and programs built against the header of an earlier release.
# Takes 5 s.
# Needs mandoc jq
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh

folder=$(scratch_folder interface)
version=$(port/package/version.sh)
need make -j "$JOBS" shared man api compile_commands BUILD="$BUILD"
prototypes() { # FOLDER...: of the functions of mmaref.h, without the names of their arguments
    local list=$folder/prototypes.${1##*/}
    gcc -fsyntax-only -aux-info "$list" "${@/#/-I}" -include mmaref.h -x c /dev/null &&
        sed -n 's,^/\*.*\*/ extern \(.*mmaref_[a-z0-9_]* (.*\)$,\1,p' "$list" | sort
}
declared() { prototypes src generated | sed 's/.*\(mmaref_[a-z0-9_]*\) (.*/\1/' | sort; }

# ---- Manual -----------------------------------------------------------------------------------

pages=$BUILD/man3
try "a page for each of the $(declared | wc -l) functions, and one for all" \
    diff <({ declared; echo mmaref; } | sort) <(basename -s .3 "$pages"/*.3 | sort)
# Pages name pages of this project alone, which mandoc does not look for here.
well_formed() { ! mandoc -T lint "$@" 2>&1 | grep -v 'referenced manual not found: Xr mmaref [13]$'; }
try 'its pages are well-formed' well_formed "$pages"/*.3
whole() { # each prototype and each paragraph's first words are there
    local name
    for name in $(declared); do
        mandoc -T utf8 "$pages/$name.3" | col -bx > "$folder/page" && grep -q "\b$name(" "$folder/page" &&
            mandoc -T utf8 "$pages/mmaref.3" | col -bx | grep -q "^ .*\b$name(" && grep -q "$name(" "$BUILD/mmaref.html" &&
            ! grep -A1 '^DESCRIPTION' "$folder/page" | tail -n 1 | grep -qx ' *' || { echo "$name"; return 1; }
    done
}
try 'each function stands on its page, on that of all and in mmaref.html' whole
words() { tr -cs 'A-Za-z0-9_' '\n' | tr '[:upper:]' '[:lower:]' | grep . | sort -u; }
nothing_lost() { # of the words of mmaref.h; but for its guard and what C++ needs
    comm -23 <(words < src/mmaref.h) <(mandoc -T utf8 -O width=200 "$pages/mmaref.3" | col -bx | words) |
        grep -vxE 'mmaref_h|mmaref_ids|__cplusplus|spdx|license|identifier|mit|ifdef|ifndef|stdbool|stddef|stdint|extern' |
        diff /dev/null -
}
try 'every word of mmaref.h is in the manual' nothing_lost
changed() { # SED: the pages of a header that it changed
    mkdir -p "$folder/copy"
    cp -R src generated port Makefile "$folder/copy" && sed -i "$1" "$folder/copy/src/mmaref.h" &&
        (cd "$folder/copy" && GENERATED=generated port/package/write_api.sh pages "$folder/copy/man3")
}
silent() { ! changed '/^\/\* Returns the qualifier of a token/,/\*\/$/d' 2> "$folder/err" && grep -q 'no comment above mmaref_token_qualifier' "$folder/err"; }
try 'a function without a comment is refused' silent
rm -rf "$folder/copy"

# ---- Compilation database -----------------------------------------------------------------------

# src/mma_float.c is there twice: with the leaf of port/vector and without it.
sources() { ls src/*.c generated/*.c port/vector/*.c && command_sources && echo src/mma_float.c; }
try "compile_commands.json has the $(sources | wc -l) sources" diff <(sources | sort) <(jq -r '.[].file' "$BUILD/compile_commands.json" | sort)
try 'in the folder of the project' [ "$(jq -r '.[].directory' "$BUILD/compile_commands.json" | sort -u)" = "$(pwd -P)" ]
compiles() { # every command, as far as it can be told without the optimizer
    jq -j '.[] | "cd \u0027" + .directory + "\u0027 && " + .command + " -Werror -fsyntax-only\u0000"' "$BUILD/compile_commands.json" |
        xargs -0 -n 1 -P "$JOBS" sh -c
}
try 'each of its commands compiles' compiles
broken() { # a command that names no file is noticed
    jq -j '.[0].command | sub("-c src/"; "-c src/no_") + " -fsyntax-only\u0000"' "$BUILD/compile_commands.json" | xargs -0 -n 1 sh -c > "$folder/log" 2>&1
}
no_such_source() { ! broken && grep -q 'src/no_' "$folder/log"; }
try 'a command that does not compile would be noticed' no_such_source

# ---- Programs built against an earlier release ---------------------------------------------------

cp port/package/program.c "$folder"
sed -n '/^<!-- BEGIN output of the program -->$/,/^<!-- END output of the program -->$/p' README.md | sed '/^<!--/d; /^```/d' > "$folder/expected"
ln -s "$BUILD/libmmaref.so" "$folder/libmmaref.so.$(port/package/version.sh soname)"
probe() { # PROGRAM FOLDER...: what it prints, built against these headers
    local program=$1
    shift
    gcc -O0 "${@/#/-I}" "$program" -o "$folder/probe" && "$folder/probe"
}
runs() { # FOLDER of headers: programs built against them, with the library of now
    local program
    for program in "$folder/program.c" tests/ports/package/selftest.c; do
        gcc -O1 -I"$1" "$program" "$BUILD/libmmaref.so" -o "$folder/built" &&
            LD_LIBRARY_PATH="$folder" "$folder/built" > "$folder/out" || { tail -n 3 "$folder/out"; return 1; }
        [[ $program != */program.c ]] || diff "$folder/expected" "$folder/out" || return
    done
}
keeps() { # FOLDER of headers: structs, constants and functions are what they were
    cat "$1"/*.h | awk -f tests/ports/package/probe.awk > "$folder/probe.c" &&
        probe "$folder/probe.c" "$1" > "$folder/then" && [ "$(wc -l < "$folder/then")" -gt 100 ] &&
        probe "$folder/probe.c" src generated > "$folder/now" && diff "$folder/then" "$folder/now" &&
        comm -23 <(prototypes "$1") <(prototypes src generated) | diff /dev/null - &&
        comm -23 <(prototypes "$1" | sed 's/.*\(mmaref_[a-z0-9_]*\) (.*/\1/' | sort) \
            <(nm -D --defined-only "$BUILD/libmmaref.so" | awk '{ print $3 }' | sort) | diff /dev/null -
}
compatible() { [ "${1%%.*}" = "${version%%.*}" ]; } # VERSION: the name of the shared library is the same
last=
for release in $(ls tests/ports/package/interfaces 2> /dev/null | sort -V); do
    ! compatible "$release" || last=$release
done
if [ -n "$last" ]; then
    try "the interface is that of $last" keeps "tests/ports/package/interfaces/$last"
    try "programs built against the header of $last run" runs "tests/ports/package/interfaces/$last"
else
    pass "programs built against the header of the last release # SKIP no earlier release has the interface of $version"
fi

# That these tests can fail: copies of today's headers, changed, as if they were of an earlier release.
earlier() { # NAME [SED]: a copy of the headers
    mkdir "$folder/$1"
    # shellcheck disable=SC2046 # a list of files
    cp $(GENERATED=generated port/package/write_api.sh headers) "$folder/$1"
    [ $# -eq 1 ] || sed -i "$2" "$folder/$1"/*.h
    [ $# -eq 1 ] || ! cat $(GENERATED=generated port/package/write_api.sh headers) | cmp -s - <(cat "$folder/$1"/*.h)
}
need earlier same
try 'the headers of now: the same interface' keeps "$folder/same"
try 'programs built against a copy of the headers run' runs "$folder/same"
noticed() { # NAME SED WORD
    earlier "$1" "$2" || return
    ! keeps "$folder/$1" > "$folder/log" 2>&1 && grep -q "$3" "$folder/log" || { cat "$folder/log"; return 1; }
}
try 'a member that came between others is noticed' noticed inserted '/^    uint8_t reason; /i\    uint8_t inserted;' mmaref_error
try 'a member that went' noticed removed '/^    size_t offset;$/d' mmaref_error
try 'a constant that became another' noticed renumbered 's/MMAREF_E_PTX = -9/MMAREF_E_PTX = -12/' MMAREF_E_PTX
try 'an argument of another type' noticed retyped 's/mmaref_token_text(uint8_t token)/mmaref_token_text(uint16_t token)/' mmaref_token_text
try 'a function that went' noticed gone '/^MMAREF_API uint32_t mmaref_version(void);/a\MMAREF_API uint32_t mmaref_gone(void);' mmaref_gone
finish
