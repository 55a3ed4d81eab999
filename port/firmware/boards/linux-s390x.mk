# SPDX-License-Identifier: MIT
# Linux on s390x, 64 bit, big-endian; QEMU runs the program, no system is needed.
include $(firmware_dir)/arch/hosted.mk
board_prefix := s390x-linux-gnu-
board_run := qemu-s390x-static
