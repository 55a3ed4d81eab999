#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# check-image.sh LOG BYTES: the CRC-32 and the size of the image that a self-test reports are those of BYTES, what the
# build put into the ROM. gzip computes the CRC. Status 1 if not; nothing is compared if the board does not know its
# image.
set -eu
export LC_ALL=C
got=$(sed -n 's/\r$//; s/^# report: image //p' "$1")
[ "$got" != unknown ] || exit 0
crc=$(gzip -c "$2" | tail -c 8 | od -An -tx4 -N 4 --endian=little | tr -d ' ')
expected="crc32=$crc bytes=$(stat -c %s "$2")"
[ "$got" = "$expected" ] || {
    echo "Bail out! the image on the board is ${got:-not reported}, the build made $expected" | tee -a "$1"
    exit 1
}
