# SPDX-License-Identifier: MIT
# BBC micro:bit: nRF51822, Cortex-M0, 256 KB flash and 16 KB RAM.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m0
board_memory := rom=0x00000000 rom_size=256K ram=0x20000000 ram_size=16K
board_sources += console/nrf51-uart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x40002000 -DBOARD_UART_PIN=24
board_run := qemu-system-arm -M microbit $(firmware_qemu) $(firmware_semihosting) -kernel
