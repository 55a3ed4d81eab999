# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# What the manifests say of the project: sourced by the scripts that write them, and changed here alone.
about='Bit-exact matrix-multiply instructions (PTX mma, Apple AMX mac16) in freestanding C99'
authors='The mmaref authors'
keywords='matrix floating-point verification ptx bit-exact'
# Where the project is on the web. As long as this is empty, manifests are without an address: that of Arduino lacks
# its field `url`, which the index of the Library Manager asks for and no build does, and that of CMSIS-Pack has an
# empty one.
homepage=

# The keywords, each as FORMAT says, in which %s stands for it.
each_keyword() { # FORMAT
    # shellcheck disable=SC2059,SC2086
    printf "$1" $keywords
}
# A line for manifests, in which %s stands for the address; nothing where there is none.
with_homepage() { # FORMAT
    # shellcheck disable=SC2059
    [ -z "$homepage" ] || printf "$1\n" "$homepage"
}
