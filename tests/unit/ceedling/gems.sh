#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Whether a folder has the gems that gems.sha256 lists, each with its sum, and no others:
#   tests/unit/ceedling/gems.sh FOLDER
# Gemfile.lock has versions alone. Sums are those of the published files.
set -euo pipefail
sums=$PWD/tests/unit/ceedling/gems.sha256
cd "$1"
sha256sum --quiet --strict -c "$sums"
diff <(find . -name '*.gem' -printf '%f\n' | LC_ALL=C sort) <(awk '{ print $2 }' "$sums" | LC_ALL=C sort)
