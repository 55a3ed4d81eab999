#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs what is missing on a Debian 12: tests/install.sh GROUP...
set -eu

# Group, package, and the command or file that proves that it is there.
packages='
build     gcc                        gcc
build     libc6-dev                  /usr/include/stdio.h
build     make                       make
selftest  gcc-arm-none-eabi          arm-none-eabi-gcc
selftest  qemu-system-arm            qemu-system-arm
test      g++                        g++
test      clang                      clang
boards    gcc-riscv64-unknown-elf    riscv64-unknown-elf-gcc
boards    qemu-system-misc           qemu-system-riscv32
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
cost      lua5.4                     lua5.4
cost      lua-lpeg                   /usr/share/doc/lua-lpeg
test      libmpfr-dev                /usr/include/mpfr.h
test      lua5.4                     lua5.4
test      lua-lpeg                   /usr/share/doc/lua-lpeg
test      lua-busted                 busted
test      ruby                       ruby
test      bundler                    bundle
test      ca-certificates            /etc/ssl/certs/ca-certificates.crt
test      librsvg2-bin               rsvg-convert
test      libxml2-utils              xmllint
test      jq                         jq
test      fonts-dejavu-core          /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
cosim     verilator                  verilator
cosim     iverilog                   iverilog
cosim     yosys                      yosys
cosim     ccache                     ccache
'

is_there() { # package, proof
    case $2 in
    /*) [ -e "$2" ] ;;
    *) command -v "$2" > /dev/null ;;
    esac || [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2> /dev/null)" = installed ]
}

for group in "$@"; do
    if ! printf "%s" "$packages" | grep -q "^$group "; then
        echo "install.sh: no group $group" >&2
        exit 2
    fi
done

missing=$(for group in "$@"; do
    printf '%s' "$packages" | while read -r of package proof; do
        if [ "$of" = "$group" ] && ! is_there "$package" "$proof"; then
            echo "$package"
        fi
    done
done)
[ -n "$missing" ] || exit 0

# shellcheck disable=SC2086 # a list of words
set -- $missing
as_root=
if [ "$(id -u)" -ne 0 ]; then
    as_root=sudo
fi
if ! command -v apt-get > /dev/null || { [ -n "$as_root" ] && ! command -v sudo > /dev/null; }; then
    echo "install.sh: these Debian packages are missing: $*" >&2
    exit 1
fi
echo "installing $*"
apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600"
$apt update
$apt install --no-install-recommends "$@" > /dev/null
