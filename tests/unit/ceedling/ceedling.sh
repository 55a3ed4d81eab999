#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The unit tests by Ceedling, from RubyGems, and Unity, with sanitizers; TASK as test:test_number_value:
#   tests/unit/ceedling/ceedling.sh [TASK]
set -eu
cd "$(dirname "$0")/../../.."
BUILD=${BUILD:-build}
. tests/plain_path.sh
BUILD=$(mkdir -p "$BUILD/unit" && cd "$BUILD" && pwd)

# The gems outlive `make clean`, which then needs no network again, and leave nothing in the home folder.
export BUNDLE_GEMFILE=$PWD/tests/unit/ceedling/Gemfile BUNDLE_PATH=$PWD/.gems BUNDLE_APP_CONFIG=$PWD/.gems
export BUNDLE_USER_HOME=$PWD/.gems/user BUNDLE_FROZEN=true BUNDLE_RETRY=3
bundle check > /dev/null 2>&1 || bundle install --quiet
# Nothing of them runs before this; what is not as it was listed goes.
tests/unit/ceedling/gems.sh .gems/ruby/*/cache || { rm -rf .gems; exit 1; }

make -s -j "${JOBS:-$(nproc)}" lib BUILD="$BUILD/sanitizers" CC=gcc \
    CFLAGS="-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all"
# Ceedling does not see that the library has changed.
rm -rf "$BUILD/unit/ceedling"
sed "s|build/unit|$BUILD/unit|; s|build/sanitizers|$BUILD/sanitizers|" project.yml > "$BUILD/unit/project.yml"
bundle exec ceedling --project="$BUILD/unit/project.yml" "${1:-test:all}"
