# SPDX-License-Identifier: MIT
# Stellaris LM3S6965 Evaluation Board: Cortex-M3, 256 KB flash and 64 KB RAM.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m3
board_memory := rom=0x00000000 rom_size=256K ram=0x20000000 ram_size=64K
board_sources += console/pl011.c exit/semihosting.c
board_defines := -DBOARD_UART=0x4000c000
board_run := qemu-system-arm -M lm3s6965evb $(firmware_qemu) $(firmware_semihosting) -kernel
