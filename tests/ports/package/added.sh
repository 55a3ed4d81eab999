# SPDX-License-Identifier: MIT
# Step package: a source that is added is in all of them, or is missed.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

echo 'int mmaref_added(void); int mmaref_added(void) { return 1; }' > "$folder/one/src/zz_added.c"
touch "$folder/one/port/dpi/zz_added.sv" "$folder/one/port/dpi/zz_added.c"
# In the same copy, the project has an address.
sed -i 's,^homepage=$,homepage=https://mmaref.test/there,' "$folder/one/port/package/about.sh"
need dist "$folder/one" 022
mkdir "$folder/added"
for archive in $archives; do need tar -C "$folder/added" -xzf "$folder/one/build/dist/$archive"; done
try 'an added source: the release' test -f "$folder/added/mmaref-$version/src/zz_added.c"
try 'an added source: Meson' grep -q "'src/zz_added.c'" "$folder/added/mmaref-$version/meson.build"
try 'an added source: Bender' grep -q 'port/dpi/zz_added.sv' "$folder/added/mmaref-$version/Bender.yml"
try 'an added source: the amalgamation' grep -q '^int mmaref_added' "$folder/added/mmaref-embedded-$version/src/mmaref.c"
makes() { (cd "$folder/one" && env -u BUILD make -n "$1" | grep -q "$2"); }
try 'an added source: make' makes lib src/zz_added.c
try 'an added source: WebAssembly' makes build/wasm/mmaref-core.wasm src/zz_added.c
core_of() { diff <(cd "$1" && LC_ALL=C port/dpi/write_core.sh) "$1/.mmaref.core"; } # FOLDER
try '.mmaref.core lists every file; else port/dpi/write_core.sh > .mmaref.core' core_of "$root"
core_misses() { ! core_of "$folder/one" > "$folder/missed" && [ "$(grep -c '^< .*zz_added' "$folder/missed")" -eq 3 ]; }
try 'an added source: .mmaref.core misses it, and is found out' core_misses
cmake_lists() { cmake -S "$folder/one/port/package/cmake" -B "$folder/added/cmake" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON && grep -q zz_added "$folder/added/cmake/compile_commands.json"; }
try 'an added source: CMake' cmake_lists
address() { # how many
    grep -rlF https://mmaref.test/there "$folder/added" --include=library.* --include=idf_component.yml --include=*.pdsc | wc -l
}
try 'the address of the project is in the manifests that have one' [ "$(address)" -eq 4 ]
others() { # and in those that are no part of an archive
    local npm=$folder/added/npm
    mkdir -p "$npm" && cd "$folder/one" && port/package/manifests.sh npm "$npm" && jq -er .homepage "$npm/package.json" &&
        DEBFULLNAME=A DEBEMAIL=a@mmaref.test port/package/debian.sh "$folder/added/mmaref-$version" &&
        grep -x 'Homepage: https://mmaref.test/there' "$folder/added/mmaref-$version/debian/control"
}
try 'and in those of npm and Debian' others
