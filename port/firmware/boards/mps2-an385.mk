# SPDX-License-Identifier: MIT
# Arm MPS2 with FPGA image AN385, Cortex-M3.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m3
board_memory := rom=0x00000000 rom_size=4M ram=0x20000000 ram_size=4M
board_sources += console/cmsdk-uart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x40004000
board_run := qemu-system-arm -M mps2-an385 $(firmware_qemu) $(firmware_semihosting) -kernel
