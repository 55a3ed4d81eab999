#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Writes library.tar.xz: src and generated of a commit, without the self-test. The same commit gives the same bytes, and
# `xz -dc library.tar.xz | git get-tar-commit-id` tells it.
#   tests/builds/before/archive.sh COMMIT
set -euo pipefail
cd "$(dirname "$0")/../../.."

git ls-tree --name-only "$1" src/ generated/ | grep '\.[ch]$' | grep -v /selftest |
    xargs git -c tar.umask=0022 archive --format=tar "$(git rev-parse --verify "$1^{commit}")" |
    xz -9e --threads=1 > tests/builds/before/library.tar.xz
