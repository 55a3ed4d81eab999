# SPDX-License-Identifier: MIT
# Arm MPS2 with FPGA image AN505, Cortex-M33 in its secure state.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m33
board_memory := rom=0x10000000 rom_size=4M ram=0x38000000 ram_size=2M
board_sources += console/cmsdk-uart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x50200000
board_run := qemu-system-arm -M mps2-an505 $(firmware_qemu) $(firmware_semihosting) -kernel
