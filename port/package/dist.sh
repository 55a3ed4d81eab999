#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the release archives to $BUILD/dist: the project, and the library as one source and one header with what
# package managers of microcontrollers want. Bytes depend on the files alone: not on their folder, owner, date or
# umask, nor on whether they are a checkout of git or a copy.
set -eu
version=$(port/package/version.sh)
date=$(port/package/version.sh date)
stage=$BUILD/dist/stage
if [ -z "$date" ]; then
    echo "dist.sh: CHANGELOG.md has no line '## $version, DATE'" >&2
    exit 1
fi

# The folders and files of the project; what else lies around is not of it.
project='.ci .editorconfig .github .gitignore .mmaref.core .reuse
    ARCHITECTURE.md CHANGELOG.md LICENSE Makefile README.md project.yml generated generator port src tests'

pack() { # NAME
    tar -C "$stage" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
        --mtime="$date 00:00Z" --exclude='*~' --exclude='.*.sw?' --exclude=__pycache__ --exclude='*.o' -cf - "$1" |
        gzip -9n > "$BUILD/dist/$1.tar.gz"
    echo "$BUILD/dist/$1.tar.gz"
}

rm -rf "$BUILD/dist"
whole=mmaref-$version embedded=mmaref-embedded-$version
mkdir -p "$stage/$whole" "$stage/$embedded/src"
for part in $project; do
    [ ! -e "$part" ] || cp -RP "$part" "$stage/$whole/"
done
port/package/manifests.sh release "$stage/$whole"
port/package/spdx.sh "$stage/$whole"
pack "$whole"

cp "$BUILD/amalgamation/mmaref.c" "$BUILD/amalgamation/mmaref.h" "$stage/$embedded/src/"
cp LICENSE CHANGELOG.md "$stage/$embedded/"
cp -R port/package/embedded/README.md port/package/embedded/examples "$stage/$embedded/"
port/package/manifests.sh embedded "$stage/$embedded"
pack "$embedded"
rm -rf "$stage"
