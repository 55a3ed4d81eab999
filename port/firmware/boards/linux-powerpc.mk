# SPDX-License-Identifier: MIT
# Linux on powerpc, 32 bit, big-endian; QEMU runs the program, no system is needed.
include $(firmware_dir)/arch/hosted.mk
board_prefix := powerpc-linux-gnu-
board_run := qemu-ppc-static
