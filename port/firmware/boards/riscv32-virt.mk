# SPDX-License-Identifier: MIT
# QEMU's virtual RISC-V machine, RV32IMAC.
include $(firmware_dir)/arch/riscv-virt.mk
board_cpu += -march=rv32imac -mabi=ilp32
