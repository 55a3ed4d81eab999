#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what was built, or removes it again: install.sh install|uninstall, for make install and make uninstall.
set -eu
umask 022 # folders that are made are everybody's to read; those that are there stay as they are
version=$(port/package/version.sh)
soname=libmmaref.so.$(port/package/version.sh soname)
headers=$(port/package/write_api.sh headers)
functions=$(port/package/write_api.sh functions)
. port/package/about.sh

# Everything: COMMAND MODE FOLDER FILE..., for each folder.
each() { # COMMAND
    "$1" 755 "$BINDIR" "$BUILD/mmaref"
    "$1" 644 "$LIBDIR" "$BUILD/libmmaref.a"
    "$1" 644 "$LIBDIR/pkgconfig" "$scratch/mmaref.pc"
    "$1" 644 "$MANDIR/man1" "$BUILD/mmaref.1"
    # shellcheck disable=SC2086 # a list of files
    "$1" 644 "$INCLUDEDIR" $headers
    for page in mmaref $functions; do
        "$1" 644 "$MANDIR/man3" "$BUILD/man3/$page.3"
    done
    "$1" 644 "$DATADIR/bash-completion/completions" "$scratch/mmaref"
    "$1" 644 "$DATADIR/mmaref/sv" port/dpi/*.sv port/dpi/*.svh generated/sv/*.svh
    "$1" 644 "$DATADIR/mmaref/dpi" port/dpi/*.c port/dpi/*.h
    "$1" 644 "$DATADIR/mmaref/dpi/dpi" generated/dpi/*.h
    "$1" 644 "$DATADIR/mmaref/python" port/python/*.py generated/python/*.py
}
# Under its name it is whole, whoever else installs it.
partial=
put_file() { # MODE FILE PATH
    [ ! -d "$3" ] || { echo "$3 is a folder" >&2; exit 1; }
    partial=$3.$$
    install -m "$1" -- "$2" "$partial"
    mv -f -- "$partial" "$3"
}
put() { # MODE FOLDER FILE...
    mode=$1 folder=$DESTDIR$2
    shift 2
    mkdir -p -- "$folder"
    for file in "$@"; do put_file "$mode" "$file" "$folder/${file##*/}"; done
}
put_link() { # NAME PATH
    [ ! -d "$2" ] || { echo "$2 is a folder" >&2; exit 1; }
    partial=$2.$$
    ln -sf -- "$1" "$partial"
    mv -f -- "$partial" "$2"
}
take() { # MODE FOLDER FILE...
    folder=$DESTDIR$2
    shift 2
    for file in "$@"; do
        rm -f -- "$folder/${file##*/}"
    done
}

# The shared library: the file, the name that programs look for, the name that the linker looks for.
put_shared() {
    put_file 755 "$BUILD/libmmaref.so" "$DESTDIR$LIBDIR/libmmaref.so.$version"
    put_link "libmmaref.so.$version" "$DESTDIR$LIBDIR/$soname"
    put_link "$soname" "$DESTDIR$LIBDIR/libmmaref.so"
}

# A path in mmaref.pc: between double quotes once the variable is put in, and no comment.
quoted() { printf '%s\n' "$1" | sed 's/[\\"#]/\\&/g'; }
write_pc() {
    cat << END
prefix=$(quoted "$PREFIX")
libdir=$(quoted "$LIBDIR")
includedir=$(quoted "$INCLUDEDIR")

Name: mmaref
Description: $about
Version: $version$(with_homepage '\nURL: %s')
Libs: -L"\${libdir}" -lmmaref
Cflags: -I"\${includedir}"
END
}

# What pkg-config prints is read by a shell, which would take these for its own.
check_paths() {
    for path in "$PREFIX" "$LIBDIR" "$INCLUDEDIR"; do
        case $path in
        *[\$\(\)[:cntrl:]]*)
            echo "mmaref is not installed: pkg-config cannot carry \$, ( or ) or a control character, as in '$path'" >&2
            exit 1
            ;;
        esac
    done
}

ended() { # STATUS
    [ -z "$scratch" ] || rm -rf -- "$scratch"
    [ "$1" -eq 0 ] || [ -z "$partial" ] || rm -f -- "$partial"
    [ "$1" -eq 0 ] || echo "mmaref is not $done: $DESTDIR$PREFIX may have a part of it" >&2
}

scratch=
trap 'exit 1' HUP INT TERM
case ${1:-} in
install)
    done=installed
    check_paths
    trap 'ended $?' EXIT
    scratch=$(mktemp -d "$BUILD/install.XXXXXX") # another one may be at work
    cp port/host/completions.bash "$scratch/mmaref"
    write_pc > "$scratch/mmaref.pc"
    each put
    put_shared
    printf 'mmaref %s is installed below %s\n' "$version" "$DESTDIR$PREFIX"
    ;;
uninstall)
    done=removed
    trap 'ended $?' EXIT
    each take
    rm -f -- "$DESTDIR$LIBDIR/libmmaref.so.$version" "$DESTDIR$LIBDIR/$soname" "$DESTDIR$LIBDIR/libmmaref.so"
    data=$DESTDIR$DATADIR/mmaref
    rmdir -- "$data/sv" "$data/dpi/dpi" "$data/dpi" "$data/python" "$data" 2> /dev/null || true
    ;;
*) echo 'install.sh: install or uninstall' >&2; exit 2 ;;
esac
