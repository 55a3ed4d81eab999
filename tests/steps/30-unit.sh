#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Unit tests of the core: Ceedling, from RubyGems, and Unity.
# Takes 19 s.
. tests/tap.sh

# The gems outlive `make clean`, which then needs no network again, and leave nothing in the home folder.
export BUNDLE_GEMFILE=$PWD/tests/Gemfile BUNDLE_PATH=$PWD/.gems BUNDLE_APP_CONFIG=$PWD/.gems
export BUNDLE_USER_HOME=$PWD/.gems/user BUNDLE_FROZEN=true BUNDLE_RETRY=3
bundle check > /dev/null 2>&1 || need bundle install --quiet

need make -j "$JOBS" lib BUILD="$BUILD/unit" CC=gcc CFLAGS="-O1 -g $sanitizers"

# Ceedling does not see that the library has changed.
rm -rf "$BUILD/unit/ceedling"
sed "s|build/unit|$BUILD/unit|" project.yml > "$BUILD/unit/project.yml"
bundle exec ceedling --project="$BUILD/unit/project.yml" test:all > "$BUILD/tests/ceedling.log" 2>&1
status=$?

result='^(test_[^:]*:[0-9]+):([^:]*)'
sed -E -n -e "s/$result:PASS.*/ok - \1 \2/p" -e "s/$result:FAIL:? *(.*)/not ok - \1 \2: \3/p" \
    "$BUILD/tests/ceedling.log"
[ $status -eq 0 ] || sed '1,/EXCEPTION/{/EXCEPTION/!d}' "$BUILD/tests/ceedling.log" | comment
exit $status
