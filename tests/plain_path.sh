# SPDX-License-Identifier: MIT
# make takes no blanks in names of files: a folder whose path has one is worked in through a link from
# a path without. Sourced in the root folder by tests/run, and by tests/tap.sh for a step that runs alone.
# shellcheck shell=bash
case $PWD in
*[[:space:]]*)
    plain_path=$(mktemp -d) || exit 1
    trap 'rm -r "$plain_path"' EXIT
    ln -s "$PWD" "$plain_path/mmaref"
    cd "$plain_path/mmaref" || exit 1
    ;;
esac
case $PWD$BUILD in
*[[:space:]]*)
    echo "make takes no blanks in names of files: set BUILD and TMPDIR to paths without ($PWD, $BUILD)" >&2
    exit 2
    ;;
esac
