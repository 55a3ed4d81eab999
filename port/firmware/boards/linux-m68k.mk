# SPDX-License-Identifier: MIT
# Linux on m68k, 32 bit, big-endian; QEMU runs the program, no system is needed.
include $(firmware_dir)/arch/hosted.mk
board_prefix := m68k-linux-gnu-
board_run := qemu-m68k-static
