#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes to $BUILD/release what a release consists of, and prints what is left to a person: to sign and to publish.
# release.sh commit prints a commit of git instead, which has the files of the archive in it. The tag names that one:
# what takes a project from git (CMake's FetchContent, Meson, Bender) finds the manifests in its root folder.
# Bytes, and the commit, depend on the files and on HEAD alone.
set -eu
version=$(port/package/version.sh)
date=$(port/package/version.sh date)
. port/package/about.sh
release=$BUILD/release
whole=mmaref-$version embedded=mmaref-embedded-$version

fail() { # MESSAGE
    echo "release.sh: $1" >&2
    exit 1
}
unpack() { # FOLDER
    mkdir -p "$1"
    for name in "$whole" "$embedded"; do tar -C "$1" -xzf "$release/$name.tar.gz"; done
}

prepare() {
    recorded=tests/ports/package/interfaces/$version
    for header in $(port/package/write_api.sh headers); do
        cmp -s "$header" "$recorded/${header##*/}" ||
            fail "$recorded has not the interface of $version: make record-interface"
    done
    rm -rf "$release"
    mkdir -p "$release/manifests"
    cp "$BUILD/dist/$whole.tar.gz" "$BUILD/dist/$embedded.tar.gz" "$release"
    unpack "$release/unpacked"
    cp "$release/unpacked/$whole/mmaref.spdx" "$release/$whole.spdx"
    for file in CMakeLists.txt meson.build Bender.yml .mmaref.core; do
        cp "$release/unpacked/$whole/$file" "$release/manifests/${file#.}"
    done
    for file in library.json library.properties keywords.txt idf_component.yml mmaref.mmaref.pdsc; do
        cp "$release/unpacked/$embedded/$file" "$release/manifests"
    done
    port/package/manifests.sh npm "$release/manifests"
    cat > "$release/manifests/mmaref.wrap" << END
[wrap-file]
directory = $whole
source_filename = $whole.tar.gz
source_hash = $(sha256sum "$release/$whole.tar.gz" | cut -d' ' -f1)
dependency_names = mmaref
END
    rm -rf "$release/unpacked"
    { printf 'mmaref %s\n\n' "$version" && port/package/version.sh changes; } > "$release/tag.txt"
    (cd "$release" && find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum) > "$BUILD/dist/sums"
    mv "$BUILD/dist/sums" "$release/SHA256SUMS"
    tagged="\$(BUILD=$BUILD port/package/release.sh commit)"
    cat << END
$release is ready. To sign and to publish:
    git tag --sign --cleanup=whitespace --file=$release/tag.txt v$version $tagged
    gpg --armor --detach-sign $release/SHA256SUMS
    git push REMOTE v$version
END
}

# The tree of the archive, on top of HEAD, by the author of all of it at the date of the version.
commit() {
    [ -z "$(git status --porcelain)" ] || fail 'there are changes that are not committed'
    unpack "$release/unpacked"
    index=$(mktemp)
    rm -f "$index"
    export GIT_INDEX_FILE="$index" GIT_AUTHOR_NAME="$authors" GIT_AUTHOR_EMAIL='' GIT_COMMITTER_NAME="$authors" \
        GIT_COMMITTER_EMAIL='' GIT_AUTHOR_DATE="${date}T00:00:00Z" GIT_COMMITTER_DATE="${date}T00:00:00Z"
    folder=$(git rev-parse --absolute-git-dir)
    git -C "$release/unpacked/$whole" --git-dir="$folder" --work-tree=. add --all --force .
    git commit-tree -p HEAD -m "The files of release $version" "$(git write-tree)"
    rm -rf "$index" "$release/unpacked"
}

case ${1:-} in
'') prepare ;;
commit) commit ;;
*) echo 'release.sh: nothing, or commit' >&2; exit 2 ;;
esac
