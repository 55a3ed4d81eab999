# SPDX-License-Identifier: MIT
# Arm MPS3 with FPGA image AN547, Cortex-M55 in its secure state.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m55
board_memory := rom=0x00000000 rom_size=512K ram=0x20000000 ram_size=512K
board_sources += console/cmsdk-uart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x59303000
board_run := qemu-system-arm -M mps3-an547 $(firmware_qemu) $(firmware_semihosting) -kernel
