# SPDX-License-Identifier: MIT
# A soft core without multiplier: RV32I; QEMU refuses every other instruction.
include $(firmware_dir)/arch/riscv-virt.mk
board_cpu += -march=rv32i -mabi=ilp32
board_run := qemu-system-riscv32 -M virt -m 8M -bios none \
	-cpu rv32,m=off,a=off,f=off,d=off,c=off $(firmware_qemu) -kernel
