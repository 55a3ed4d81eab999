# SPDX-License-Identifier: MIT
# What most soft cores are: RV32IM, neither compressed nor atomic instructions; QEMU refuses every other one.
include $(firmware_dir)/arch/riscv-virt.mk
board_cpu += -march=rv32im -mabi=ilp32
board_run := qemu-system-riscv32 -M virt -m 8M -bios none \
	-cpu rv32,a=off,f=off,d=off,c=off $(firmware_qemu) -kernel
