#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What is installed and released: README's program, built by every route, prints the line that README has.
# Takes 110 s.
# shellcheck disable=SC2317 # functions are called by name
. tests/tap.sh


root=$PWD
folder=$(scratch_folder package)
version=$(port/package/version.sh)
fast='-O1 -g0'

block() { sed -n "/^<!-- BEGIN $1 -->\$/,/^<!-- END $1 -->\$/p" README.md | sed '/^<!--/d; /^```/d'; }
block program > "$folder/program.c"
block 'output of the program' > "$folder/expected"
try 'README.md has a program' grep -q 'int main' "$folder/program.c"
prints() { "$@" | diff "$folder/expected" -; } # COMMAND...

# ---- The version ----------------------------------------------------------------------------------

need make -j "$JOBS" lib host shared man BUILD="$BUILD"
try 'the command tells the version' bash -c "'$BUILD/mmaref' --version | grep -q '^mmaref $version,'"
try 'CHANGELOG.md has the version and its date' grep -qE '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' <(port/package/version.sh date)

# ---- Releases -------------------------------------------------------------------------------------

# Two copies that differ in all that should not matter: name, umask, dates, git, what was built, litter.
copy() { # FOLDER
    mkdir -p "$1"
    (cd "$root" && find . -mindepth 1 -maxdepth 1 ! -name build ! -name .git ! -name .gems ! -name .npm -exec cp -R {} "$1" \;)
}
(umask 077 && copy "$folder/one")
(umask 000 && copy "$folder/another name")
find "$folder/another name" -exec touch -d 2001-01-01 {} +
mkdir -p "$folder/another name/build/lib" "$folder/another name/src/__pycache__"
touch "$folder/another name/build/lib/parse.o" "$folder/another name/src/parse.c~" "$folder/another name/stray.txt"
dist() { (cd "$1" && umask "$2" && env -u BUILD make -s dist > dist.log 2>&1) || { tail "$1/dist.log"; return 1; }; }
need dist "$folder/one" 022
need dist "$folder/another name" 077
archives="mmaref-$version.tar.gz mmaref-embedded-$version.tar.gz"
for archive in $archives; do
    try "the same bytes of $archive" cmp "$folder/one/build/dist/$archive" "$folder/another name/build/dist/$archive"
done
same_object() {
    local where
    for where in one 'another name'; do
        (cd "$folder/$where" && rm -f build/lib/parse.o && env -u BUILD make -s build/lib/parse.o) || return
    done
    cmp "$folder/one/build/lib/parse.o" "$folder/another name/build/lib/parse.o"
}
try 'the same bytes of an object with debug information' same_object
mkdir "$folder/unpacked"
for archive in $archives; do need tar -C "$folder/unpacked" -xzf "$folder/one/build/dist/$archive"; done
release=$folder/unpacked/mmaref-$version
embedded=$folder/unpacked/mmaref-embedded-$version
reuse_lint() { # outside, as it looks for a checkout of git around it
    local outside status
    outside=$(mktemp -d) && cp -R "$release" "$outside" && (cd "$outside/mmaref-$version" && reuse lint)
    status=$?
    rm -rf "$outside"
    return $status
}
try 'REUSE: license and copyright of every file of the release' reuse_lint
# A release makes itself.
again() { dist "$release" 022 && cmp "$release/build/dist/mmaref-$version.tar.gz" "$folder/one/build/dist/mmaref-$version.tar.gz"; }
try 'a release makes the same release' again

# ---- make install ---------------------------------------------------------------------------------

prefix=$folder/prefix
installs() { (cd "$release" && env -u BUILD make -s -j "$JOBS" "$@" CFLAGS="$fast" > "$folder/install.log" 2>&1) || { tail "$folder/install.log"; return 1; }; }
try 'make install from a release' installs install PREFIX="$prefix"
with_pc() {
    # shellcheck disable=SC2046 # a list of options
    gcc "$folder/program.c" $(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --cflags --libs mmaref) -o "$folder/with_pc" &&
        prints env LD_LIBRARY_PATH="$prefix/lib" "$folder/with_pc"
}
try 'the program by pkg-config' with_pc
try 'mmaref.pc has the version' [ "$(PKG_CONFIG_PATH=$prefix/lib/pkgconfig pkg-config --modversion mmaref)" = "$version" ]
with_archive() { gcc -I"$prefix/include" "$folder/program.c" "$prefix/lib/libmmaref.a" -o "$folder/with_archive" && prints "$folder/with_archive"; }
try 'the program with the installed static library' with_archive
try 'it needs the name with the version that the interface has' \
    bash -c "readelf -d '$folder/with_pc' | grep -qF '[libmmaref.so.$(port/package/version.sh soname)]'"
declared() { gcc -E -P -I"$prefix/include" "$prefix/include/mmaref.h" | grep -oE '\bmmaref_[a-z0-9_]+\(' | tr -d '(' | sort -u; }
exported() { nm -D --defined-only "$prefix/lib/libmmaref.so" | awk '{ print $3 }' | sort -u; }
try "the shared library exports the $(declared | wc -l) functions of mmaref.h" diff <(declared) <(exported)
try 'the installed command' bash -c "'$prefix/bin/mmaref' selftest | diff - <('$BUILD/mmaref' selftest)"
ports() { # each compiles with what is installed
    local source
    for source in "$prefix"/share/mmaref/dpi/*.c; do
        gcc -std=c99 -Wall -Werror -I"$prefix/include" -I/usr/share/verilator/include/vltstd -c "$source" -o "$folder/port.o" || return
    done
}
try 'DPI sources compile with the installed headers' ports
try 'the SystemVerilog package is whole' verilator --lint-only -I"$prefix/share/mmaref/sv" "$prefix/share/mmaref/sv/mmaref_pkg.sv"
try 'the manual is well-formed' test -z "$(mandoc -Tlint "$prefix/share/man/man1/mmaref.1" 2>&1)"
has_pages() { diff <({ declared; echo mmaref; } | sort) <(basename -s .3 "$prefix"/share/man/man3/*.3 | sort); }
try 'the manual of the interface is installed' has_pages
chapters() { mandoc -Tascii "$prefix/share/man/man1/mmaref.1" | col -b | sed -n 's/^   mmaref \([a-z0-9]*\)$/\1/p'; }
commands() { "$BUILD/mmaref" --help | sed -n 's/^  \([a-z][a-z0-9]*\)  *[a-z].*/\1/p'; }
try "the manual has the $(commands | wc -l) commands" diff <(commands) <(chapters)
has_topics() { mandoc -Tascii "$prefix/share/man/man1/mmaref.1" | col -b | grep -qx '   exit-codes'; }
try 'the manual has the topics' has_topics
staged=$folder/staged
files_of() { (cd "$1" && find . ! -type d | sort); }
try 'make install below DESTDIR, libraries elsewhere' installs install DESTDIR="$staged" PREFIX=/usr LIBDIR=/usr/lib64
try 'the same files' diff <(files_of "$prefix") <(files_of "$staged/usr" | sed 's,^./lib64/,./lib/,' | sort)
try 'mmaref.pc knows nothing of DESTDIR' bash -c "! grep -r '$staged' '$staged/usr/lib64/pkgconfig'"
# Debian's Python, and the module as installed.
snake() { env PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$prefix/share/mmaref/python" MMAREF_LIBRARY="$prefix/lib/libmmaref.so" /usr/bin/python3 "$@"; }
try 'Python: the program' prints snake tests/package/program.py
interface() { # sizes, offsets and constants are those of the C compiler
    snake tests/package/layout.py > "$folder/layout.c" && grep -c _Static_assert "$folder/layout.c" &&
        gcc -std=c11 -I"$prefix/include" -c "$folder/layout.c" -o "$folder/layout.o"
}
try "Python: every constant and struct is that of the C compiler" interface
numbers_of_c() { # that are defined or enumerated
    cat "$prefix"/include/mmaref*.h | grep -oE '^ *(#define )?MMAREF_[A-Z0-9_]+ *(=| -?[0-9]| \(-)' | grep -oE 'MMAREF_[A-Z0-9_]+' | sort -u
}
numbers_of_python() { snake -c 'import mmaref_interface as i; print(*[n for n in vars(i) if n.startswith("MMAREF_")], sep="\n")' | sort -u; }
try 'Python: all constants' diff <(numbers_of_c) <(numbers_of_python)
try 'Python: functions are those of mmaref.h' diff <(declared) <(snake -c 'import mmaref_interface as i; print(*sorted(i.FUNCTIONS), sep="\n")')
try 'Python: the module' snake tests/package/test_module.py tests/vectors
try 'Python: cocotb, by a stand-in' snake tests/package/cocotb_stand_in.py port/python/example_cocotb.py
try 'make uninstall' installs uninstall PREFIX="$prefix"
try 'leaves nothing' diff /dev/null <(files_of "$prefix")
try 'and no folder of its own' test ! -e "$prefix/share/mmaref"

# ---- Debian ---------------------------------------------------------------------------------------

mkdir "$folder/debian"
debian=$folder/debian/mmaref-$version
builds_debian() {
    tar -C "$folder/debian" -xzf "$folder/one/build/dist/mmaref-$version.tar.gz" && port/package/debian.sh "$debian" &&
        (cd "$debian" && env -u BUILD dpkg-buildpackage -b -us -uc -j"$JOBS") > "$folder/debian.log" 2>&1 ||
        { tail -n 20 "$folder/debian.log"; return 1; }
}
try 'Debian: packages' builds_debian
try 'Debian: lintian has neither an error nor a warning' lintian --allow-root --fail-on error,warning \
    "$folder/debian/mmaref_${version}_$(dpkg --print-architecture).changes"
with_debian() { # what the packages hold, unpacked into one folder
    local root=$folder/debian/root package lib
    for package in "$folder"/debian/*.deb; do
        [[ $package == *-dbgsym_* ]] || dpkg-deb -x "$package" "$root" || return
    done
    lib=$(dirname "$root"/usr/lib/*/libmmaref.a)
    gcc -I"$root/usr/include" "$folder/program.c" -L"$lib" -lmmaref -o "$folder/with_debian" &&
        prints env LD_LIBRARY_PATH="$lib" "$folder/with_debian" && "$root/usr/bin/mmaref" --version
}
try 'Debian: the program with what the packages hold' with_debian

# ---- One source and one header --------------------------------------------------------------------

one() { "$@" -I"$embedded/src" "$folder/program.c" "$embedded/src/mmaref.c" -o "$folder/one_file" && prints "$folder/one_file"; }
for compiler in 'gcc -std=c99 -O1 -Wall -Wextra -pedantic -Werror' 'clang -std=c99 -Wall -Werror' 'g++ -x c++ -O1'; do
    # shellcheck disable=SC2086 # words
    try "the amalgamation: $compiler" one $compiler
done
whole() {
    gcc -O1 -I"$embedded/src" tests/package/selftest.c "$embedded/src/mmaref.c" -o "$folder/selftest" &&
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
    cp "tests/package/$name.cmake" "$folder/$name/CMakeLists.txt"
    cp "$folder/program.c" "$folder/$name"
    cmake -S "$folder/$name" -B "$folder/$name/build" -DCMAKE_C_FLAGS="$fast" "$@" > "$folder/$name/log" 2>&1 &&
        cmake --build "$folder/$name/build" -j "$JOBS" >> "$folder/$name/log" 2>&1 || { tail -n 20 "$folder/$name/log"; return 1; }
    prints "$folder/$name/build/program"
}
try 'CMake: FetchContent of the project' project fetch -DRELEASE="$root" -DBUILD_SHARED_LIBS=ON
try 'CMake: the release as a folder' project add -DRELEASE="$release"
cmake_install() { cmake --install "$folder/add/build" --prefix "$folder/cmake" > "$folder/cmake.log" 2>&1; }
need cmake_install
try 'CMake: find_package' project find -DCMAKE_PREFIX_PATH="$folder/cmake" -DWANTED="${version%.*}"
other_version() { ! project find -DCMAKE_PREFIX_PATH="$folder/cmake" -DWANTED=99.0 > "$folder/find.log" && grep -q 'is compatible$\|compatible with' "$folder/find.log"; }
try 'CMake: another version is refused' other_version
cross() {
    cmake -S port/package/cmake -B "$folder/arm" -DCMAKE_TOOLCHAIN_FILE="$root/tests/package/arm.cmake" > "$folder/arm.log" 2>&1 &&
        cmake --build "$folder/arm" -j "$JOBS" >> "$folder/arm.log" 2>&1 || { tail -n 20 "$folder/arm.log"; return 1; }
    arm-none-eabi-gcc -mcpu=cortex-m4 -mthumb -Os -ffreestanding -nostdlib -Wl,-e,main,--gc-sections -Isrc -Igenerated port/size/minimal.c \
        "$folder/arm/libmmaref.a" port/firmware/memory.c -lgcc -o "$folder/arm/minimal"
}
try 'CMake: for a Cortex-M4' cross
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
try 'Meson: the release as a subproject' with_meson

# ---- Microcontrollers -----------------------------------------------------------------------------

try 'ESP-IDF, by a stand-in: the component' project stub_idf -DRELEASE="$embedded"
try 'Zephyr, by a stand-in: the module' project stub_zephyr -DRELEASE="$embedded"
module() { # what Zephyr reads of a module is there
    local key file
    for key in cmake kconfig; do
        file=$(sed -n "s/^  $key: //p" "$embedded/zephyr/module.yml")
        [ -n "$file" ] && [ -e "$embedded/$file" ] || { echo "$key: no '$file'"; return 1; }
    done
    grep -qx 'config MMAREF' "$embedded/zephyr/Kconfig"
}
try 'Zephyr: zephyr/module.yml names files that are there' module
# Arduino and PlatformIO compile what lies in src, with no option but the processor's.
arduino() {
    avr-gcc -mmcu=atmega2560 -Os -ffunction-sections -fdata-sections -w -c "$embedded/src/mmaref.c" -o "$folder/mmaref.o" &&
        avr-gcc -mmcu=atmega2560 -Os -w -I"$embedded/src" port/size/minimal.c "$folder/mmaref.o" -Wl,--gc-sections -o "$folder/sketch"
}
try 'Arduino: compiles and links for an ATmega2560' arduino
properties() { # the fields that the library specification wants, and the version of all
    local field
    for field in name version author maintainer sentence paragraph category url architectures; do
        grep -q "^$field=." "$embedded/library.properties" || { echo "no $field"; return 1; }
    done
    grep -qx "version=$version" "$embedded/library.properties" && [ -f "$embedded/src/mmaref.h" ]
}
try 'Arduino: library.properties' properties
platformio() {
    jq -e --arg version "$version" '.name == "mmaref" and .version == $version and (.keywords | type) == "array"' \
        "$embedded/library.json" > "$folder/platformio.log" &&
        gcc -O1 -I"$embedded/$(jq -r .build.includeDir "$embedded/library.json")" "$folder/program.c" \
            "$embedded/$(jq -r .build.srcDir "$embedded/library.json")"/*.c -o "$folder/platformio" && prints "$folder/platformio"
}
try 'PlatformIO: library.json' platformio
cmsis() {
    local file
    xmllint --noout "$embedded/mmaref.mmaref.pdsc" || return
    for file in $(xmllint --xpath '//file/@name' "$embedded/mmaref.mmaref.pdsc" | sed 's/.*"\(.*\)"/\1/') LICENSE; do
        [ -f "$embedded/$file" ] || { echo "no $file"; return 1; }
    done
    [ "$(xmllint --xpath 'string(//release/@version)' "$embedded/mmaref.mmaref.pdsc")" = "$version" ]
}
try 'CMSIS-Pack: well-formed, with its files (its schema is not at hand here)' cmsis

# ---- A source that is added is in all of them -----------------------------------------------------

echo 'int mmaref_added(void); int mmaref_added(void) { return 1; }' > "$folder/one/src/zz_added.c"
need dist "$folder/one" 022
mkdir "$folder/added"
for archive in $archives; do need tar -C "$folder/added" -xzf "$folder/one/build/dist/$archive"; done
try 'an added source: the release' test -f "$folder/added/mmaref-$version/src/zz_added.c"
try 'an added source: Meson' grep -q "'src/zz_added.c'" "$folder/added/mmaref-$version/meson.build"
try 'an added source: the amalgamation' grep -q '^int mmaref_added' "$folder/added/mmaref-embedded-$version/src/mmaref.c"
try 'an added source: make' bash -c "cd '$folder/one' && env -u BUILD make -n lib | grep -q src/zz_added.c"
cmake_lists() { cmake -S "$folder/one/port/package/cmake" -B "$folder/added/cmake" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON && grep -q zz_added "$folder/added/cmake/compile_commands.json"; }
try 'an added source: CMake' cmake_lists
finish
