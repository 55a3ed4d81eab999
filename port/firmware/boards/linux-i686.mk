# SPDX-License-Identifier: MIT
# Linux on i686, 32 bit, little-endian; QEMU runs the program, no system is needed.
include $(firmware_dir)/arch/hosted.mk
board_prefix := i686-linux-gnu-
board_run := qemu-i386-static
