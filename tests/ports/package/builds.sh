# SPDX-License-Identifier: MIT
# Step package: the amalgamation, CMake, Meson, npm.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

# ---- One source and one header --------------------------------------------------------------------

one() { "$@" -I"$embedded/src" "$folder/program.c" "$embedded/src/mmaref.c" -o "$folder/one_file" && prints "$folder/one_file"; }
# shellcheck disable=SC2016 # Markdown
route 'two files' '`cc program.c mmaref.c`' 0 one gcc -std=c99 -O1 -Wall -Wextra -pedantic -Werror
for compiler in 'clang -std=c99 -Wall -Werror' 'g++ -x c++ -O1'; do
    # shellcheck disable=SC2086 # words
    try "the amalgamation: $compiler" one $compiler
done
whole() {
    gcc -O1 -I"$embedded/src" tests/ports/package/selftest.c "$embedded/src/mmaref.c" -o "$folder/selftest" &&
        "$folder/selftest" | diff - <("$BUILD/mmaref" selftest)
}
try 'its self-test says what that of the library says' whole
part() {
    lua5.4 generator/generate.lua --only m16n8k16.row.col.f32.f16 --without mma.sp --profiles sm_90 "$folder/part.tables" &&
        lua5.4 port/package/amalgamate.lua "$folder/part.tables" "$folder/part" &&
        gcc -O1 -Wall -Werror -I"$folder/part" "$folder/program.c" "$folder/part/mmaref.c" -o "$folder/part/program" &&
        prints "$folder/part/program" && [ "$(stat -c %s "$folder/part/program")" -lt "$(stat -c %s "$folder/one_file")" ]
}
try 'an amalgamation of one instruction and profile' part

# ---- CMake and Meson ------------------------------------------------------------------------------

project() { # NAME OPTION...: the project NAME.cmake with the program
    local name=$1
    shift
    mkdir -p "$folder/$name"
    cp "tests/ports/package/$name.cmake" "$folder/$name/CMakeLists.txt"
    cp "$folder/program.c" "$folder/$name"
    cmake -S "$folder/$name" -B "$folder/$name/build" -DCMAKE_C_FLAGS="$fast" "$@" > "$folder/$name/log" 2>&1 &&
        cmake --build "$folder/$name/build" -j "$JOBS" >> "$folder/$name/log" 2>&1 || { tail -n 20 "$folder/$name/log"; return 1; }
    prints "$folder/$name/build/program"
}
cmake_lines=$(lines "$release/port/package/cmake/CMakeLists.txt")
route CMake 'FetchContent of a tag, from git' "$(lines "$release/CMakeLists.txt")" \
    project fetch_git -DREPOSITORY="file://$repository" -DTAG="v$version"
# shellcheck disable=SC2016 # Markdown
route CMake 'FetchContent of a checkout, with `SOURCE_SUBDIR port/package/cmake`' "$cmake_lines" \
    project fetch -DRELEASE="$root" -DBUILD_SHARED_LIBS=ON
# shellcheck disable=SC2016 # Markdown
route CMake '`add_subdirectory` of a release' "$(lines "$release/CMakeLists.txt")" project add -DRELEASE="$release"
cmake_install() { cmake --install "$folder/add/build" --prefix "$folder/cmake" > "$folder/cmake.log" 2>&1; }
need cmake_install
found_in() { # FOLDER [OPTION...]: by find_package
    rm -rf "$folder/find" && project find -DCMAKE_PREFIX_PATH="$folder/$1" -DTARGET=mmaref::mmaref -DWANTED="${version%.*}" "${@:2}"
}
# shellcheck disable=SC2016 # Markdown
route CMake '`cmake --install`, `find_package(mmaref)`' "$cmake_lines" found_in cmake
# What make install installs may be moved.
moved() { installs install PREFIX="$folder/before" && mv "$folder/before" "$folder/moved"; }
need moved
# shellcheck disable=SC2016 # Markdown
route CMake '`make install`, `find_package(mmaref)`' "$(lines "$folder"/moved/lib/cmake/mmaref/*)" found_in moved
is_static() { found_in moved -DTARGET=mmaref::static && ! readelf -d "$folder/find/build/program" | grep mmaref; }
is_shared() { found_in moved && readelf -d "$folder/find/build/program" | grep -qF "[libmmaref.so.${version%%.*}]"; }
try 'CMake: mmaref::static is in the program' is_static
try 'CMake: mmaref::mmaref is the shared library' is_shared
refuses() { # FOLDER VERSION: cmake does, before it compiles anything
    rm -rf "$folder/find/build" && ! cmake -S "$folder/find" -B "$folder/find/build" -DCMAKE_PREFIX_PATH="$folder/$1" -DWANTED="$2" > "$folder/find.log" 2>&1 &&
        grep -q 'that is compatible' "$folder/find.log"
}
for wanted in 99.0 "${version%%.*}.99" 0.9; do
    try "CMake: cmake --install: version $wanted is refused" refuses cmake "$wanted"
    try "CMake: make install: version $wanted is refused" refuses moved "$wanted"
done
try 'CMake: any version is found where none is asked for' found_in moved -DWANTED=
cross() {
    cmake -S port/package/cmake -B "$folder/arm" -DCMAKE_TOOLCHAIN_FILE="$root/tests/ports/package/arm.cmake" > "$folder/arm.log" 2>&1 &&
        cmake --build "$folder/arm" -j "$JOBS" >> "$folder/arm.log" 2>&1 || { tail -n 20 "$folder/arm.log"; return 1; }
    arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -Os -ffreestanding -nostdlib -Wl,-e,main,--gc-sections -Isrc -Igenerated port/size/minimal.c \
        "$folder/arm/libmmaref.a" port/firmware/memory.c -lgcc -o "$folder/arm/minimal" &&
        readelf -h "$folder/arm/minimal" | sed -n 's/^  Machine: */Machine: /p' | grep .
}
# shellcheck disable=SC2016 # Markdown
route CMake 'a tool chain for Cortex-M4, `port/size/minimal.c`, `readelf -h`' "$cmake_lines" cross
with_meson() {
    mkdir -p "$folder/meson/subprojects"
    ln -s "$release" "$folder/meson/subprojects/mmaref"
    cp "$folder/program.c" "$folder/meson"
    printf "project('user', 'c')\nexecutable('program', 'program.c', dependencies: dependency('mmaref', fallback: 'mmaref'))\n" \
        > "$folder/meson/meson.build"
    (cd "$folder/meson" && meson setup build --wrap-mode=forcefallback -Dc_args="$fast" && meson compile -C build) \
        > "$folder/meson.log" 2>&1 || { tail -n 20 "$folder/meson.log"; return 1; }
    prints "$folder/meson/build/program"
}
# shellcheck disable=SC2016 # Markdown
route Meson "a release as subproject, \`dependency('mmaref', fallback: 'mmaref')\`" "$(lines "$release/meson.build")" with_meson

# ---- npm ------------------------------------------------------------------------------------------

with_npm() {
    mkdir "$folder/npm" && cd "$folder/npm" && echo '{ "private": true }' > package.json &&
        npm pack --silent "$BUILD/wasm/npm" && npm install --offline --ignore-scripts --no-audit --no-fund "mmaref-$version.tgz" &&
        block "$root/port/wasm/README.md" program > program.mjs && prints node program.mjs
}
# shellcheck disable=SC2016 # Markdown
route 'npm, WebAssembly' '`make wasm`, `npm pack`, `npm install`, `node program.mjs`' "$(lines "$BUILD/wasm/npm/package.json")" with_npm

