#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what was built, or removes it again: install.sh install|uninstall, for make install and make uninstall.
set -eu
umask 022 # folders that are made are everybody's to read; those that are there stay as they are
version=$(port/package/version.sh)
major=$(port/package/version.sh soname)
headers=$(port/package/write_api.sh headers)
functions=$(port/package/write_api.sh functions)
. port/package/about.sh

# Where Python looks below the prefix; else where Debian's does below /usr.
[ -n "$PYTHONDIR" ] || PYTHONDIR=$("$PYTHON" -c 'import sys
print(next(path for path in sys.path if path.startswith(sys.argv[1] + "/lib/") and path.endswith("-packages")))' \
    "$PREFIX" 2> /dev/null) || PYTHONDIR=$PREFIX/lib/python3/dist-packages

# Everything: COMMAND MODE FOLDER FILE..., for each folder.
each() { # COMMAND
    "$1" 755 "$BINDIR" "$COMMAND"
    "$1" 644 "$LIBDIR" "$BUILD/libmmaref.a"
    "$1" 644 "$LIBDIR/pkgconfig" "$scratch/mmaref.pc"
    "$1" 644 "$LIBDIR/cmake/mmaref" "$scratch/mmarefConfig.cmake" "$scratch/mmarefConfigVersion.cmake"
    "$1" 644 "$MANDIR/man1" "$BUILD/mmaref.1"
    # shellcheck disable=SC2086 # a list of files
    "$1" 644 "$INCLUDEDIR" $headers
    for page in mmaref $functions; do
        "$1" 644 "$MANDIR/man3" "$BUILD/man3/$page.3"
    done
    "$1" 644 "$DATADIR/bash-completion/completions" "$BUILD/completions/mmaref"
    "$1" 644 "$DATADIR/zsh/site-functions" "$BUILD/completions/_mmaref"
    "$1" 644 "$DATADIR/fish/vendor_completions.d" "$BUILD/completions/mmaref.fish"
    "$1" 644 "$DATADIR/mmaref/sv" port/dpi/*.sv port/dpi/*.svh port/uvm/*.sv port/uvm/*.svh generated/sv/*.svh
    "$1" 644 "$DATADIR/mmaref/dpi" port/dpi/*.c port/dpi/*.h
    "$1" 644 "$DATADIR/mmaref/dpi/dpi" generated/dpi/*.h
    "$1" 644 "$DATADIR/mmaref/ghdl" port/ghdl/mmaref_pkg.vhd port/ghdl/*.c port/ghdl/*.h
    "$1" 644 "$PYTHONDIR" generated/python/*.py port/cocotb/mmaref_*.py
    "$1" 644 "$PYTHONDIR/mmaref" port/python/mmaref/*.py port/python/mmaref/py.typed "$PYTHON_CORE"
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
case $SHARED in
*.so) whole=libmmaref.so.$version loaded=libmmaref.so.$major linked=libmmaref.so ;;
*.dylib) whole=libmmaref.$version.dylib loaded=libmmaref.$major.dylib linked=libmmaref.dylib ;;
*.dll) loaded=${SHARED##*/} linked=libmmaref.dll.a ;;
esac
each_shared() { # put or take
    case $SHARED in
    *.dll)
        "$1" 755 "$BINDIR" "$SHARED"
        "$1" 644 "$LIBDIR" "$BUILD/$linked"
        ;;
    *) "$1_links" ;;
    esac
}
put_links() {
    put_file 755 "$SHARED" "$DESTDIR$LIBDIR/$whole"
    put_link "$whole" "$DESTDIR$LIBDIR/$loaded"
    put_link "$loaded" "$DESTDIR$LIBDIR/$linked"
}
take_links() { rm -f -- "$DESTDIR$LIBDIR/$whole" "$DESTDIR$LIBDIR/$loaded" "$DESTDIR$LIBDIR/$linked"; }

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

# For find_package: targets mmaref::mmaref, the shared library, and mmaref::static. Folders below PREFIX are found from
# where this file lies, so that all of it may move; others stay where they were said to be.
# shellcheck disable=SC2016 # CMake's variable
from_prefix() { # PATH: as CMake writes it
    case $LIBDIR,$1 in
    "$PREFIX"/*,"$PREFIX"/*) printf '${prefix}%s' "${1#"$PREFIX"}" ;;
    *) printf '%s' "$1" | sed 's/[\\"$;]/\\&/g' ;;
    esac
}
write_cmake() {
    up=$(printf '%s' "${LIBDIR#"$PREFIX"}/cmake/mmaref" | sed 's,//*[^/]*,/..,g')
    case $SHARED in
    *.dll) places="IMPORTED_LOCATION \"$(from_prefix "$BINDIR")/$loaded\"
  IMPORTED_IMPLIB \"$(from_prefix "$LIBDIR")/$linked\"" ;;
    *) places="IMPORTED_LOCATION \"$(from_prefix "$LIBDIR")/$loaded\"" ;;
    esac
    cat << END
# SPDX-License-Identifier: MIT
# The targets of an installed mmaref: mmaref::mmaref, the shared library, and mmaref::static.
if(TARGET mmaref::mmaref)
  return()
endif()
get_filename_component(prefix "\${CMAKE_CURRENT_LIST_DIR}$up" ABSOLUTE)
add_library(mmaref::mmaref SHARED IMPORTED)
set_target_properties(mmaref::mmaref PROPERTIES $places
  INTERFACE_INCLUDE_DIRECTORIES "$(from_prefix "$INCLUDEDIR")")
add_library(mmaref::static STATIC IMPORTED)
set_target_properties(mmaref::static PROPERTIES IMPORTED_LOCATION "$(from_prefix "$LIBDIR")/libmmaref.a"
  INTERFACE_INCLUDE_DIRECTORIES "$(from_prefix "$INCLUDEDIR")")
unset(prefix)
END
}
write_cmake_version() {
    cat << END
# SPDX-License-Identifier: MIT
# A later version of the same major number does.
set(PACKAGE_VERSION $version)
if(PACKAGE_FIND_VERSION_MAJOR EQUAL $major AND NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
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
    write_pc > "$scratch/mmaref.pc"
    write_cmake > "$scratch/mmarefConfig.cmake"
    write_cmake_version > "$scratch/mmarefConfigVersion.cmake"
    each put
    each_shared put
    printf 'mmaref %s is installed below %s\n' "$version" "$DESTDIR$PREFIX"
    ;;
uninstall)
    done=removed
    trap 'ended $?' EXIT
    each take
    each_shared take
    data=$DESTDIR$DATADIR/mmaref python=$DESTDIR$PYTHONDIR
    rm -rf -- "$python/mmaref/__pycache__"
    rm -f -- "$python"/__pycache__/mmaref_*.pyc
    rmdir -- "$DESTDIR$LIBDIR/cmake/mmaref" "$data/sv" "$data/dpi/dpi" "$data/dpi" "$data/ghdl" "$data" \
        "$python/mmaref" 2> /dev/null || true
    ;;
*) echo 'install.sh: install or uninstall' >&2; exit 2 ;;
esac
