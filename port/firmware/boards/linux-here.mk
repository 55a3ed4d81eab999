# SPDX-License-Identifier: MIT
# Linux on the machine that runs make: what every other target must equal.
include $(firmware_dir)/arch/hosted.mk
board_prefix :=
board_run := env
