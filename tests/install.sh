#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Installs what is missing on a Debian 12: tests/install.sh GROUP...
set -euo pipefail

# Group, package, and the command or file that proves that it is there.
packages='
build     gcc                        gcc
build     libc6-dev                  /usr/include/stdio.h
build     make                       make
selftest  gcc-arm-none-eabi          arm-none-eabi-gcc
selftest  qemu-system-arm            qemu-system-arm
riscv     gcc-riscv64-unknown-elf    riscv64-unknown-elf-gcc
riscv     qemu-system-misc           qemu-system-riscv32
boards    gcc-avr                    avr-gcc
boards    avr-libc                   /usr/lib/avr/include/avr/io.h
boards    gcc-i686-linux-gnu         i686-linux-gnu-gcc
boards    gcc-m68k-linux-gnu         m68k-linux-gnu-gcc
boards    gcc-powerpc-linux-gnu      powerpc-linux-gnu-gcc
boards    gcc-s390x-linux-gnu        s390x-linux-gnu-gcc
boards    libc6-dev-i386-cross       /usr/i686-linux-gnu/include/stdio.h
boards    libc6-dev-m68k-cross       /usr/m68k-linux-gnu/include/stdio.h
boards    libc6-dev-powerpc-cross    /usr/powerpc-linux-gnu/include/stdio.h
boards    libc6-dev-s390x-cross      /usr/s390x-linux-gnu/include/stdio.h
boards    qemu-user-static           qemu-s390x-static
lua       lua5.4                     lua5.4
lua       lua-lpeg                   /usr/share/doc/lua-lpeg
test      g++                        g++
test      clang                      clang
test      libclang-rt-14-dev         /usr/share/doc/libclang-rt-14-dev
test      cppcheck                   cppcheck
test      libmpfr-dev                /usr/include/mpfr.h
test      lua-busted                 busted
test      lua5.3                     lua5.3
test      luajit                     luajit
test      ruby                       ruby
gems      bundler                    bundle
test      ca-certificates            /etc/ssl/certs/ca-certificates.crt
test      librsvg2-bin               rsvg-convert
test      libxml2-utils              xmllint
test      jq                         jq
test      parallel                   parallel
test      fonts-dejavu-core          /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
count     valgrind                   valgrind
prove     frama-c-base               frama-c
cosim     verilator                  verilator
cosim     iverilog                   iverilog
cosim     ghdl                       ghdl
cosim     yosys                      yosys
cosim     ccache                     ccache
place     nextpnr-ice40              nextpnr-ice40
wasm      clang                      clang
wasm      lld                        wasm-ld
wasm      wasi-libc                  /usr/share/doc/wasi-libc
wasm      libclang-rt-14-dev-wasm32  /usr/share/doc/libclang-rt-14-dev-wasm32
node      nodejs                     node
node      npm                        npm
page      chromium                   chromium
systems   clang                      clang
systems   lld                        wasm-ld
systems   gcc-mingw-w64-x86-64-posix x86_64-w64-mingw32-gcc-posix
systems   wine64                     /usr/lib/wine/wine64
package   cmake                      cmake
package   meson                      meson
package   pkgconf                    pkg-config
package   mandoc                     mandoc
package   bsdextrautils              col
package   python3                    /usr/bin/python3
package   python3-numpy              /usr/lib/python3/dist-packages/numpy
package   python3-setuptools         /usr/lib/python3/dist-packages/setuptools
package   python3-venv               /usr/share/doc/python3-venv
package   python3-wheel              /usr/lib/python3/dist-packages/wheel
package   mypy                       /usr/lib/python3/dist-packages/mypy
package   dpkg-dev                   dpkg-buildpackage
package   build-essential            /usr/share/doc/build-essential
package   debhelper                  dh
package   lintian                    lintian
package   reuse                      reuse
package   arduino-builder            arduino-builder
package   arduino-core-avr           /usr/share/arduino/hardware/arduino/avr/platform.txt
package   simavr                     simavr
package   zsh                        zsh
package   fish                       fish
package   python3-kconfiglib         /usr/lib/python3/dist-packages/kconfiglib.py
'
# How long another apt-get or dpkg is waited for, in seconds.
patience=600

is_there() { # package, proof
    case $2 in
    /*) [ -e "$2" ] ;;
    *) command -v "$2" > /dev/null ;;
    esac || [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2> /dev/null)" = installed ]
}

missing_of() { # GROUP...
    local group of package proof named=' '
    for group in "$@"; do
        while read -r of package proof; do
            if [ "$of" = "$group" ] && [[ $named != *" $package "* ]] && ! is_there "$package" "$proof"; then
                named+="$package "
                echo "$package"
            fi
        done <<< "$packages"
    done
}

# Runs apt-get; what it prints is kept in the log, and goes on.
apt() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -q -y -o DPkg::Lock::Timeout=$patience \
        "$@" 2>&1 | tee "$log"
}

fail() {
    echo "install.sh: apt-get $1 failed:" >&2
    grep '^[EW]:' "$log" >&2 || tail -n 20 "$log" >&2
    exit 1
}

# DPkg::Lock::Timeout does not hold for the lists of packages.
update() {
    local end=$((SECONDS + patience)) told=
    until apt update > /dev/null; do
        grep -q 'Could not get lock' "$log" && [ $SECONDS -lt $end ] || fail update
        [ -n "$told" ] || echo '  waiting for another apt-get to end'
        told=yes
        sleep "${INSTALL_PAUSE:-2}"
    done
}

# Of what apt-get prints: how much it is, and every tenth of the way.
progress() {
    local line kind percent tenth
    local -A done=([dlstatus]=0 [pmstatus]=0) word=([dlstatus]=downloaded [pmstatus]=installed)
    while read -r line; do
        case $line in
        'Need to get'* | 'After this operation'*) echo "  $line" ;;
        dlstatus:* | pmstatus:*)
            IFS=: read -r kind _ percent _ <<< "$line"
            tenth=$((10#${percent%%.*} / 10))
            [ "$tenth" -gt "${done[$kind]}" ] || continue
            done[$kind]=$tenth
            echo "  ${word[$kind]} ${tenth}0 %"
            ;;
        esac
    done
}

for group in "$@"; do
    if ! grep -q "^$group " <<< "$packages"; then
        echo "install.sh: no group $group" >&2
        exit 2
    fi
done
missing=$(missing_of "$@")
[ -n "$missing" ] || exit 0
read -r -d '' -a missing <<< "$missing" || true

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
if ! command -v apt-get > /dev/null || ! command -v "${as_root[0]:-apt-get}" > /dev/null; then
    echo "install.sh: Debian packages are missing, and there is neither root nor sudo. As root:" >&2
    echo "apt-get install --no-install-recommends ${missing[*]}" >&2
    exit 1
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "installing ${#missing[@]} Debian packages and what they need: ${missing[*]}"
update
apt install --no-install-recommends -o APT::Status-Fd=1 "${missing[@]}" | progress || fail install
echo '  done'
