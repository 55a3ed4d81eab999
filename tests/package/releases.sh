# SPDX-License-Identifier: MIT
# Step package: releases have the same bytes wherever they are made, and what REUSE asks for.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

# Two copies that differ in all that should not matter: name, umask, dates, git, what was built, litter.
copy() { # FOLDER
    mkdir -p "$1"
    (cd "$root" && find . -mindepth 1 -maxdepth 1 ! -name build ! -name .git ! -name .gems ! -name .npm -exec cp -R {} "$1" \;)
}
(umask 077 && copy "$folder/one")
(umask 000 && copy "$folder/another name")
find "$folder/another name" -exec touch -d 2001-01-01 {} +
mkdir -p "$folder/another name/build/lib" "$folder/another name/src/__pycache__"
touch "$folder/another name/build/lib/parse.o" "$folder/another name/src/parse.c~" "$folder/another name/stray.txt"
dist() { (cd "$1" && umask "$2" && env -u BUILD make -s dist > dist.log 2>&1) || { tail "$1/dist.log"; return 1; }; }
need dist "$folder/one" 022
need dist "$folder/another name" 077
archives="mmaref-$version.tar.gz mmaref-embedded-$version.tar.gz"
for archive in $archives; do
    try "the same bytes of $archive" cmp "$folder/one/build/dist/$archive" "$folder/another name/build/dist/$archive"
done
same_libraries() { # of two sources
    local where name
    for where in one 'another name'; do
        (cd "$folder/$where" && make -s lib shared BUILD=build/alike LIB_SOURCES='src/parse.c src/instruction.c') || return
    done
    for name in libmmaref.a libmmaref.so; do
        readelf -S "$folder/one/build/alike/$name" | grep -q debug_info &&
            cmp "$folder/one/build/alike/$name" "$folder/another name/build/alike/$name" || return
    done
}
try 'the same bytes of libraries with debug information' same_libraries
mkdir "$folder/unpacked"
for archive in $archives; do need tar -C "$folder/unpacked" -xzf "$folder/one/build/dist/$archive"; done
release=$folder/unpacked/mmaref-$version
embedded=$folder/unpacked/mmaref-embedded-$version
reuse_lint() { # outside, as it looks for a checkout of git around it
    local outside status
    outside=$(mktemp -d) && cp -R "$release" "$outside" && (cd "$outside/mmaref-$version" && reuse lint)
    status=$?
    rm -rf "$outside"
    return $status
}
try 'REUSE: license and copyright of every file of the release' reuse_lint
# Its list in SPDX: every file but itself, each with its sum.
sums() { awk '/^FileName: / { name = $0; sub(/^FileName: /, "", name) } /^FileChecksum: SHA1: / { print $3 "  " name }' "$1"; }
listed() { (cd "$release" && sums mmaref.spdx | sha1sum --quiet --strict -c); }
whole() { diff <(sums "$release/mmaref.spdx" | cut -c 43- | sort) <(cd "$release" && find . -type f ! -name mmaref.spdx | sort); }
try 'SPDX: the sums of a release are those of its files' listed
try 'and it lists each of them' whole
spoiled() { ! (cd "$release" && sums mmaref.spdx | sed '1s/^./x/' | sha1sum --quiet --strict -c > /dev/null 2>&1); }
try 'another sum would be noticed' spoiled
placeholder() { grep -rnIE '(//|@)example[.](invalid|org|com|net)' "$@"; }
no_placeholder() { ! placeholder "$release" "$embedded" "$BUILD/wasm/npm"; }
try 'no address in a release is made up' no_placeholder
printf 'url=https://%s.org/\n' example > "$folder/made_up"
try 'one that is would be found' placeholder "$folder/made_up"
# A release makes itself.
again() { dist "$release" 022 && cmp "$release/build/dist/mmaref-$version.tar.gz" "$folder/one/build/dist/mmaref-$version.tar.gz"; }
try 'a release makes the same release' again

