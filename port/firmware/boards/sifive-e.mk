# SPDX-License-Identifier: MIT
# SiFive E, RV32IMAC, with the 16 KB RAM and the flash of the HiFive1.
include $(firmware_dir)/arch/riscv.mk
board_cpu += -march=rv32imac -mabi=ilp32
board_memory := rom=0x20400000 rom_size=4M ram=0x80000000 ram_size=16K
board_sources += console/sifive-uart.c exit/semihosting.c
board_defines := -DBOARD_CSRS -DBOARD_UART=0x10013000
board_run := qemu-system-riscv32 -M sifive_e $(firmware_qemu) $(firmware_semihosting) -kernel
