# SPDX-License-Identifier: MIT
# QEMU's virtual RISC-V machine; a board adds the core. Its memory is all RAM: the
# first half plays the ROM, and its unused part takes what a stack overflow writes.
include $(firmware_dir)/arch/riscv.mk
board_memory := rom=0x80000000 rom_size=4M ram=0x80400000 ram_size=4M
board_sources += console/uart-16550.c exit/sifive-test.c
board_clock := clock/riscv-clint.c
board_defines := -DBOARD_UART=0x10000000 -DBOARD_FINISHER=0x00100000 \
	-DBOARD_CSRS -DBOARD_CLOCK=0x02000000 -DBOARD_CLOCK_RATE=10000000
board_run := qemu-system-riscv32 -M virt -m 8M -bios none $(firmware_qemu) -kernel
