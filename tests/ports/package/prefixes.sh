# SPDX-License-Identifier: MIT
# Step package: make install and make uninstall below any name, under any umask, twice at once, and where they fail; make twice at once.
# shellcheck shell=bash disable=SC2154,SC2317 # what tests/steps/79-package.sh defines; functions called by name

at=$folder/at
mkdir "$at"
makes() { # TARGET, VARIABLE=VALUE...: a dollar is doubled
    local target=$1
    shift
    make -s "$target" BUILD="$BUILD" "${@//\$/\$\$}"
}
all_of() { (cd "$1" && find . ! -type d | LC_ALL=C sort); } # FOLDER
need makes install PREFIX="$at/plain"
count=$(all_of "$at/plain" | wc -l)
is_whole() { diff <(all_of "$at/plain") <(all_of "$1"); } # PREFIX
is_empty() { diff /dev/null <(all_of "$1"); }

# A program with what pkg-config says of it, as a shell reads that; -static, because paths of libraries have no colons.
used_at() { # PREFIX
    local flags
    flags=$(cd "$1/lib/pkgconfig" && PKG_CONFIG_PATH=. pkg-config --cflags --libs mmaref) &&
        eval "gcc -static '$folder/program.c' $flags -o '$folder/used'" && prints "$folder/used" && "$1/bin/mmaref" --version
}
below() { # NAME
    makes install PREFIX="$at/$1" && is_whole "$at/$1" && used_at "$at/$1" &&
        makes uninstall PREFIX="$at/$1" && is_empty "$at/$1"
}
staged_below() { # NAME
    rm -rf "${at:?}/$1" && makes install DESTDIR="$at/$1" PREFIX=/opt/plain && is_whole "$at/$1/opt/plain" &&
        grep -qx 'prefix=/opt/plain' "$at/$1/opt/plain/lib/pkgconfig/mmaref.pc" &&
        makes uninstall DESTDIR="$at/$1" PREFIX=/opt/plain && is_empty "$at/$1"
}
try "make install puts $count files" [ "$count" -gt 100 ]
while IFS= read -r name; do
    name=${name%.}
    try "PREFIX '$name'" below "$name"
    try "DESTDIR '$name'" staged_below "$name"
done << 'END'
a,b.
50%s off %d.
it's.
say "so".
back\slash.
two\\slashes \n.
a;b; exit 0.
a&b && c.
two  blanks.
 a blank before and behind .
-f.
#hash # comment.
*star? [a-z].
~tilde.
`tick`.
a|b<c>d.
!bang.
a=b:c@d.
{x,y}^+.
grün.
@P@ \1 &.
END
unlike_make() { # NAME
    ! makes install PREFIX="$at/$1" > "$folder/refused" 2>&1 && [ ! -e "$at/$1" ] && grep -qF "pkg-config cannot carry" "$folder/refused" &&
        staged_below "$1"
}
for name in 'a$b' 'a$(b)' 'a(b)' $'a\tb'; do
    try "PREFIX '$name' is refused, DESTDIR is not" unlike_make "$name"
done
lone_dollar() { # VARIABLE: make would take another name for it
    ! make -s install BUILD="$BUILD" PREFIX="$at/none" "$1=$at/a\$b" > "$folder/refused" 2>&1 &&
        grep -qF "*** $1: for make a dollar is written \$\$: $at/a\$b." "$folder/refused" && [ ! -e "$at/none" ] && [ ! -e "$at/a" ]
}
for variable in PREFIX DESTDIR LIBDIR; do
    try "a dollar alone in $variable is refused" lone_dollar $variable
done

by_cmake() { cmake --install "$folder/cmake" --prefix "$at/$1" > "$folder/cmake.log"; } # NAME
by_make() { makes install PREFIX="$at/$1"; }
found_by() { # HOW NAME: a project finds what was installed so
    rm -rf "${at:?}/$2" && "$1" "$2" && mkdir -p "$folder/user" &&
        cat > "$folder/user/CMakeLists.txt" << END && cmake -S "$folder/user" -B "$folder/user/build" > "$folder/cmake.log"
cmake_minimum_required(VERSION 3.16)
project(user NONE)
find_package(mmaref REQUIRED CONFIG NO_DEFAULT_PATH PATHS [=[$at/$2]=])
get_target_property(headers mmaref::mmaref INTERFACE_INCLUDE_DIRECTORIES)
if(NOT EXISTS "\${headers}/mmaref.h")
  message(FATAL_ERROR "no mmaref.h in \${headers}")
endif()
END
}
need cmake -S port/package/cmake -B "$folder/cmake" -DCMAKE_C_FLAGS="$fast"
need cmake --build "$folder/cmake" -j "$JOBS"
for name in cmake a,c "it's too" '50%s' 'c&d' 'three   blanks'; do
    try "CMake finds what cmake --install put below '$name'" found_by by_cmake "$name"
    try "CMake finds what make install put below '$name'" found_by by_make "$name"
done

of_everybody() { # a folder that was there keeps its mode
    mkdir -p "$at/shared/lib" && chmod 2775 "$at/shared/lib" && (umask 077 && makes install PREFIX="$at/shared") &&
        [ "$(stat -c %a "$at/shared/lib")" = 2775 ] &&
        diff <(cd "$at/shared" && find . -mindepth 1 ! -path ./lib ! -type l \( -type d ! -perm -755 -o -type f ! -perm 644 ! -perm 755 \)) /dev/null
}
try 'under umask 077 everybody may read what is installed' of_everybody
not_installed() { # PATH that is in the way
    rm -rf "$at/half" && mkdir -p "$(dirname "$at/half/$1")" && echo > "$at/half/$1"
    ! makes install PREFIX="$at/half" > "$folder/refused" 2>&1 && grep -q 'mmaref is not installed' "$folder/refused"
}
for way in bin lib include share share/man/man3 share/mmaref/sv; do
    try "a file in place of the folder $way: it fails, and says so" not_installed $way
done
no_list() { # of headers
    rm -rf "$folder/torn" && mkdir "$folder/torn" && cp -r src generated port tests Makefile "$folder/torn" &&
        echo 'exit 3' > "$folder/torn/port/package/write_api.sh" || return
    (cd "$folder/torn" && ! DESTDIR='' PREFIX=$at/torn BINDIR=$at/torn/bin LIBDIR=$at/torn/lib INCLUDEDIR=$at/torn/include \
        DATADIR=$at/torn/share MANDIR=$at/torn/man COMMAND=$BUILD/mmaref SHARED=$BUILD/libmmaref.so GENERATED=generated sh port/package/install.sh install) && [ ! -e "$at/torn" ]
}
try 'a list of files that fails is no installation' no_list

# Two at once: to two places, each has its own paths; to one, it is whole, and who did not manage says so.
both() { # PREFIX PREFIX: at least one has succeeded
    local first second
    makes install PREFIX="$1" > "$folder/first" 2>&1 &
    makes install PREFIX="$2" > "$folder/second" 2>&1
    second=$?
    wait $!
    first=$?
    [ $first -eq 0 ] || grep -q 'is not installed' "$folder/first" || { cat "$folder/first"; return 1; }
    [ $second -eq 0 ] || grep -q 'is not installed' "$folder/second" || { cat "$folder/second"; return 1; }
    [ $first -eq 0 ] || [ $second -eq 0 ]
}
two_places() {
    both "$at/one" "$at/two" && grep -qx "prefix=$at/one" "$at/one/lib/pkgconfig/mmaref.pc" &&
        grep -qx "prefix=$at/two" "$at/two/lib/pkgconfig/mmaref.pc" && is_whole "$at/one" && is_whole "$at/two"
}
one_place() {
    both "$at/same" "$at/same" && is_whole "$at/same" && sed "s,$at/plain,$at/same," "$at/plain/lib/pkgconfig/mmaref.pc" |
        cmp - "$at/same/lib/pkgconfig/mmaref.pc" && diff -r --exclude=mmaref.pc "$at/plain" "$at/same"
}
for i in 1 2 3; do
    try "two installations at once, to two places ($i)" two_places
    try "two installations at once, to one place ($i)" one_place
done

# Two makes at once in one folder: what one that succeeds leaves is whole, one that fails says so, and the next is well.
two_makes() {
    local first second
    rm -rf "$folder/twice"
    make -s -j 2 host shared man completions BUILD="$folder/twice" CFLAGS=-O0 > "$folder/first" 2>&1 &
    make -s -j 2 host shared man completions BUILD="$folder/twice" CFLAGS=-O0 > "$folder/second" 2>&1
    second=$?
    wait $!
    first=$?
    echo "# two makes at once: status $first and $second" >&3
    if [ $first -eq 0 ] || [ $second -eq 0 ]; then
        cmp <("$folder/twice/mmaref" selftest) <("$BUILD/mmaref" selftest) || return
    fi
    [ $first -eq 0 ] || grep -q 'Error' "$folder/first" || return
    [ $second -eq 0 ] || grep -q 'Error' "$folder/second" || return
    make -s host shared man completions BUILD="$folder/twice" CFLAGS=-O0 && cmp <("$folder/twice/mmaref" selftest) <("$BUILD/mmaref" selftest) &&
        diff -r "$folder/twice/man3" "$BUILD/man3"
}
exec 3>&1
for i in 1 2 3; do try "two makes at once ($i)" two_makes; done
