# SPDX-License-Identifier: MIT
# QEMU's virtual RISC-V machine, RV64IMAC.
include $(firmware_dir)/arch/riscv-virt.mk
board_cpu += -march=rv64imac -mabi=lp64 -mcmodel=medany
board_run := qemu-system-riscv64 -M virt -m 8M -bios none $(firmware_qemu) -kernel
