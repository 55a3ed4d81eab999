# SPDX-License-Identifier: MIT
# STM32VLDISCOVERY: STM32F100, Cortex-M3, 128 KB flash and 8 KB RAM. The known answers do not fit into the flash.
include $(firmware_dir)/arch/cortex-m.mk
board_cpu += -mcpu=cortex-m3
board_memory := rom=0x08000000 rom_size=128K ram=0x20000000 ram_size=8K
board_stack := 2512
board_sources += console/stm32-usart.c exit/semihosting.c
board_defines := -DBOARD_UART=0x40013800 -DBOARD_UART_GATE=0x40021018 -DBOARD_UART_GATE_BITS=0x4000 \
	-DMMAREF_SELFTEST_WITHOUT_ANSWERS -DBOARD_REGISTERS=4
board_run := qemu-system-arm -M stm32vldiscovery $(firmware_qemu) $(firmware_semihosting) -kernel
