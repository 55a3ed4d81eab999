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
touch "$folder/another name/build/lib/text_instruction.o" "$folder/another name/src/text_instruction.c~" "$folder/another name/stray.txt"
dist() { (cd "$1" && umask "$2" && env -u BUILD make -s dist > dist.log 2>&1) || { tail "$1/dist.log"; return 1; }; }
releases() { (cd "$1" && umask "$2" && env -u BUILD make -s record-interface release > release.log 2>&1) || { tail "$1/release.log"; return 1; }; }
unrecorded() { ! (cd "$folder/one" && rm -rf tests/ports/package/interfaces && env -u BUILD make -s release) 2> "$folder/err" && grep 'make record-interface$' "$folder/err"; }
try 'make release refuses an interface that is not recorded' unrecorded
need releases "$folder/one" 022
need releases "$folder/another name" 077
try 'make release: the same bytes' diff -r "$folder/one/build/release" "$folder/another name/build/release"
has_sums() { # of every file but itself
    (cd "$folder/one/build/release" && sha256sum --quiet --strict -c SHA256SUMS && find . -type f ! -name SHA256SUMS | sort | diff - <(cut -c 67- SHA256SUMS))
}
try 'with the sum of every file' has_sums
try 'the tag has the text of CHANGELOG.md' [ "$(tail -n +3 "$folder/one/build/release/tag.txt")" = "$(port/package/version.sh changes)" ]
archives="mmaref-$version.tar.gz mmaref-embedded-$version.tar.gz"
for archive in $archives; do
    try "the same bytes of $archive" cmp "$folder/one/build/dist/$archive" "$folder/another name/build/dist/$archive"
done
same_libraries() { # of two sources
    local where name
    for where in one 'another name'; do
        (cd "$folder/$where" && make -s lib shared BUILD=build/alike LIB_SOURCES='src/text_instruction.c src/instruction.c') || return
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
# What the printed command tags, but for the signature, has the files of the archive.
repository=$folder/repository
git_of() { git -C "$repository" -c user.name=x -c user.email=x "$@"; }
tagged() {
    cp -R "$release" "$repository" && mkdir "$repository/build" && cp -R "$folder/one/build/release" "$repository/build" &&
        git_of init -q && git_of add -A && git_of rm -q --cached CMakeLists.txt meson.build Bender.yml LICENSES mmaref.spdx -r && git_of commit -qm all &&
        (cd "$repository" && rm -r CMakeLists.txt meson.build Bender.yml LICENSES mmaref.spdx) || return
    command=$(sed -n 's/^    git tag --sign //p' "$folder/one/release.log")
    (cd "$repository" && eval "git -c user.name=x -c user.email=x tag --annotate $command") && git_of checkout -q "v$version" &&
        diff -r --exclude=.git --exclude=build "$release" "$repository" && git_of checkout -q -
}
try 'the tag of a release has the files of the archive' tagged
same_commit() { [ "$(cd "$repository" && BUILD=build port/package/release.sh commit)" = "$(git_of rev-parse "v$version^{commit}")" ]; }
try 'made again it is the same commit' same_commit
not_committed() { touch "$repository/stray" && ! (cd "$repository" && BUILD=build port/package/release.sh commit) && rm "$repository/stray"; }
try 'changes that are not committed are refused' not_committed
# A release makes itself.
again() { dist "$release" 022 && cmp "$release/build/dist/mmaref-$version.tar.gz" "$folder/one/build/dist/mmaref-$version.tar.gz"; }
try 'a release makes the same release' again

