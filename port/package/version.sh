#!/bin/sh
# SPDX-License-Identifier: MIT
# The version, from MMAREF_VERSION of src/mmaref.h, and what depends on it: version.sh [WORD]
#   soname   what the name of the shared library ends in: the major version
#   date     of that version, in CHANGELOG.md: 2026-11-22
#   day      the same as manuals have it: November 22, 2026
#   changes  what CHANGELOG.md says of it
set -eu
cd "$(dirname "$0")/../.."
number=$(sed -n 's/^#define MMAREF_VERSION \(0x[0-9a-f]*\)$/\1/p' src/mmaref.h)
major=$((number >> 16)) minor=$((number >> 8 & 255)) patch=$((number & 255))
case ${1:-} in
'') echo $major.$minor.$patch ;;
soname) echo $major ;;
date) sed -n "s/^## $major\.$minor\.$patch, \([-0-9]*\)\$/\1/p" CHANGELOG.md ;;
day)
    IFS=- read -r year month day << END
$(port/package/version.sh date)
END
    name=$(echo January February March April May June July August September October November December |
        cut -d' ' -f"${month#0}")
    echo "$name ${day#0}, $year"
    ;;
changes) sed -n "/^## $major\.$minor\.$patch, /,/^## /{ /^## /d; p; }" CHANGELOG.md | sed '1{ /^$/d; }' ;;
*) echo "version.sh: no $1: soname, date, day or changes" >&2; exit 2 ;;
esac
