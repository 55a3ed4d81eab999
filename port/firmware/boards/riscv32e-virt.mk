# SPDX-License-Identifier: MIT
# The smallest RISC-V: RV32E, 16 registers and no multiplier.
include $(firmware_dir)/arch/riscv-virt.mk
board_cpu += -march=rv32e -mabi=ilp32e
board_run := qemu-system-riscv32 -M virt -m 8M -bios none \
	-cpu rv32,h=off,e=on,i=off,m=off,a=off,f=off,d=off,c=off $(firmware_qemu) -kernel
