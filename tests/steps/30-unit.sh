#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Unit tests of the core: Ceedling, from RubyGems, and Unity.
# Takes 60 s.
. tests/tap.sh

# The gems outlive `make clean`, which then needs no network again, and leave nothing in the home folder.
export BUNDLE_GEMFILE=$PWD/tests/Gemfile BUNDLE_PATH=$PWD/.gems BUNDLE_APP_CONFIG=$PWD/.gems
export BUNDLE_USER_HOME=$PWD/.gems/user BUNDLE_FROZEN=true BUNDLE_RETRY=3
bundle check > /dev/null 2>&1 || need bundle install --quiet
# Nothing of them runs before this; what is not as it was listed goes.
sound() { tests/gems.sh .gems/ruby/*/cache || { rm -rf .gems; return 1; }; }
need sound

need make -j "$JOBS" lib BUILD="$BUILD/unit" CC=gcc CFLAGS="-O1 -g $sanitizers"

# Ceedling does not see that the library has changed.
rm -rf "$BUILD/unit/ceedling"
sed "s|build/unit|$BUILD/unit|" project.yml > "$BUILD/unit/project.yml"
bundle exec ceedling --project="$BUILD/unit/project.yml" test:all > "$BUILD/tests/ceedling.log" 2>&1
status=$?

# Of programs that end at the same time Ceedling may print one alone; the files of results have all of them.
for file in tests/unit/test_*.c; do
    name=$(basename "$file" .c)
    cat "$BUILD/unit/ceedling/test/results/$name".{pass,fail} 2> /dev/null | awk -v name="$name" '
        /^:(successes|failures|ignores):/ { word = $1 == ":successes:" ? "ok" : "not ok" }
        /^- :test:/ { test = $3 }
        /^  :line:/ { line = $2 }
        /^  :message:/ {
            count++
            sub(/^ *:message: /, "")
            print word " - " name ".c:" line " " test (word == "ok" ? "" : ": " $0)
        }
        END { if (!count) print "not ok - " name ".c has no results" }'
done
[ $status -eq 0 ] || sed '1,/EXCEPTION/{/EXCEPTION/!d}' "$BUILD/tests/ceedling.log" | comment
exit $status
