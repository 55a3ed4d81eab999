# SPDX-License-Identifier: MIT
# A program of an operating system: board_prefix names its compiler, board_run what
# runs it, such as QEMU's user mode. The image is static: no libraries to install.
board_cpu :=
board_sources := arch/hosted.c console/stdio.c
board_link := -static
board_clock := clock/posix.c
