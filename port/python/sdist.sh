#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes what pip installs into $BUILD/python-dist: sdist.sh sdist, or sdist.sh wheel, which is of this machine.
# The sdist has the same bytes wherever it is made.
set -eu
kind=$1
version=$(port/package/version.sh)
name=mmaref-$version
stage=$BUILD/python-dist/$name
python=${PYTHON:-python3}

# The library in one source, with the leaf of port/vector where the compiler has what it needs.
write_library() {
    printf '%s\n' '#if defined(__SSE2__) && (defined(__clang__) || __GNUC__ >= 9)' '#define MMAREF_WITH_LEAF' '#endif'
    cat "$BUILD/amalgamation/mmaref.c"
    echo '#ifdef MMAREF_WITH_LEAF'
    grep -v '^#include "mma.h"$' port/vector/leaf.c
    echo '#endif'
}

rm -rf "$stage"
mkdir -p "$stage/mmaref" "$stage/number" "$stage/ask" "$stage/base"
write_library > "$stage/mmaref.c"
cp "$BUILD/amalgamation/mmaref.h" LICENSE CHANGELOG.md port/python/README.md port/python/pyproject.toml \
    port/python/setup.py "$GENERATED/python/mmaref_interface.py" "$stage/"
cp port/python/mmaref/*.py port/python/mmaref/py.typed port/python/mmaref/*.c "$stage/mmaref/"
cp port/cli/number/errors.[ch] port/cli/number/product_sum.[ch] \
    port/cli/number/wide_sum.[ch] "$stage/number/"
cp port/cli/ask/vocabulary*.[ch] "$GENERATED/cli/other_names.c" "$stage/ask/"
rm "$stage/ask/vocabulary_names.c" # from PTX to other vocabularies
cp port/cli/base/letters.[ch] port/cli/base/complain.h "$stage/base/"
echo 'include mmaref.h number/*.h ask/*.h base/*.h CHANGELOG.md' > "$stage/MANIFEST.in"
(
    cd "$stage"
    SOURCE_DATE_EPOCH=$(date -u -d "$(sed -n "s/^## $version, \([-0-9]*\)\$/\1/p" CHANGELOG.md)" +%s)
    export SOURCE_DATE_EPOCH
    "$python" -c "import setuptools.build_meta as build; print(build.build_$kind('..'))" > "../$kind.log" 2>&1 ||
        { tail -n 5 "../$kind.log" >&2; exit 1; }
)
file=$(tail -n 1 "$BUILD/python-dist/$kind.log")
rm -rf "$stage"
if [ "$kind" = sdist ]; then
    tar -C "$BUILD/python-dist" -xzf "$BUILD/python-dist/$file"
    tar -C "$BUILD/python-dist" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
        --mtime="$(port/package/version.sh date) 00:00Z" -cf - "$name" | gzip -9n > "$BUILD/python-dist/$file"
    rm -rf "$stage"
fi
echo "$BUILD/python-dist/$file"
