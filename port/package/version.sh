#!/bin/sh
# SPDX-License-Identifier: MIT
# The version, from MMAREF_VERSION of src/mmaref.h, and what depends on it: version.sh [soname | date]
#   soname   what the name of the shared library ends in: before 1.0 a minor version may change the interface
#   date     of that version, in port/package/CHANGELOG.md
set -eu
cd "$(dirname "$0")/../.."
number=$(sed -n 's/^#define MMAREF_VERSION \(0x[0-9a-f]*\)$/\1/p' src/mmaref.h)
major=$((number >> 16)) minor=$((number >> 8 & 255)) patch=$((number & 255))
case ${1:-} in
'') echo $major.$minor.$patch ;;
soname) if [ $major -eq 0 ]; then echo 0.$minor; else echo $major; fi ;;
date) sed -n "s/^## $major\.$minor\.$patch, \([-0-9]*\)\$/\1/p" port/package/CHANGELOG.md ;;
*) echo "version.sh: no $1: soname or date" >&2; exit 2 ;;
esac
