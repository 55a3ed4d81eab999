# SPDX-License-Identifier: MIT
# Emcraft's SmartFusion2 SOM: M2S010, Cortex-M3, 256 KB flash and 64 KB RAM; its 16550 has a register a word.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m3
board_memory := rom=0x00000000 rom_size=256K ram=0x20000000 ram_size=64K
board_sources += console/uart-16550.c exit/semihosting.c
board_defines := -DBOARD_UART=0x40000000 -DBOARD_UART_STRIDE=4
board_run := qemu-system-arm -M emcraft-sf2 $(firmware_qemu) $(firmware_semihosting) -kernel
