# SPDX-License-Identifier: MIT
# Netduino 2: STM32F205, Cortex-M3, 1 MB flash and 128 KB RAM.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m3
board_memory := rom=0x08000000 rom_size=1M ram=0x20000000 ram_size=128K
board_sources += console/stm32-usart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x40011000 -DBOARD_UART_GATE=0x40023844 -DBOARD_UART_GATE_BITS=0x10 \
	-DBOARD_CLOCK_RATE=120000000
board_clock := clock/systick.c
board_run := qemu-system-arm -M netduino2 $(firmware_qemu) $(firmware_semihosting) -kernel
