#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what was built, or removes it again: install.sh install|uninstall, for make install and make uninstall.
set -eu
version=$(port/package/version.sh)
soname=libmmaref.so.$(port/package/version.sh soname)
tab=$(printf '\t')
. port/package/about.sh

# Every file, one a line: mode, source, folder.
files() {
    printf '755\t%s\t%s\n' "$BUILD/mmaref" "$BINDIR"
    printf '644\t%s\t%s\n' "$BUILD/libmmaref.a" "$LIBDIR" "$BUILD/mmaref.pc" "$LIBDIR/pkgconfig" \
        "$BUILD/mmaref.1" "$MANDIR/man1"
    port/package/write_api.sh headers | sed "s,.*,644$tab&$tab$INCLUDEDIR,"
    { echo mmaref; port/package/write_api.sh functions; } | sed "s,.*,644$tab$BUILD/man3/&.3$tab$MANDIR/man3,"
    printf '644\t%s\t%s\n' "$BUILD/completions/mmaref" "$DATADIR/bash-completion/completions"
    printf "644\t%s\t$DATADIR/mmaref/sv\n" port/dpi/*.sv port/dpi/*.svh generated/sv/*.svh
    printf "644\t%s\t$DATADIR/mmaref/dpi\n" port/dpi/*.c port/dpi/*.h
    printf "644\t%s\t$DATADIR/mmaref/dpi/dpi\n" generated/dpi/*.h
    printf "644\t%s\t$DATADIR/mmaref/python\n" port/python/*.py generated/python/*.py
}

write_pc() {
    cat << END
prefix=$PREFIX
libdir=$LIBDIR
includedir=$INCLUDEDIR

Name: mmaref
Description: $about
Version: $version$(with_homepage '\nURL: %s')
Libs: -L\${libdir} -lmmaref
Cflags: -I\${includedir}
END
}

# The shared library: the file, the name that programs look for, the name that the linker looks for.
install_shared() {
    install -m 755 "$BUILD/libmmaref.so" "$DESTDIR$LIBDIR/libmmaref.so.$version"
    ln -sf "libmmaref.so.$version" "$DESTDIR$LIBDIR/$soname"
    ln -sf "$soname" "$DESTDIR$LIBDIR/libmmaref.so"
}

case ${1:-} in
install)
    mkdir -p "$BUILD/completions"
    cp port/host/completions.bash "$BUILD/completions/mmaref"
    write_pc > "$BUILD/mmaref.pc"
    files | while IFS=$tab read -r mode source folder; do
        mkdir -p "$DESTDIR$folder"
        install -m "$mode" "$source" "$DESTDIR$folder/" || exit 1
    done
    install_shared
    echo "mmaref $version is installed below $DESTDIR$PREFIX"
    ;;
uninstall)
    files | while IFS=$tab read -r mode source folder; do
        rm -f "$DESTDIR$folder/${source##*/}"
    done
    rm -f "$DESTDIR$LIBDIR/libmmaref.so.$version" "$DESTDIR$LIBDIR/$soname" "$DESTDIR$LIBDIR/libmmaref.so"
    rmdir "$DESTDIR$DATADIR/mmaref/sv" "$DESTDIR$DATADIR/mmaref/dpi/dpi" "$DESTDIR$DATADIR/mmaref/dpi" \
        "$DESTDIR$DATADIR/mmaref/python" \
        "$DESTDIR$DATADIR/mmaref" 2> /dev/null || true
    ;;
*) echo 'install.sh: install or uninstall' >&2; exit 2 ;;
esac
