# SPDX-License-Identifier: MIT
# Any RISC-V core in machine mode, 32 or 64 bit, I or E registers.
RISCV_PREFIX ?= riscv64-unknown-elf-
board_prefix := $(RISCV_PREFIX)
board_cpu :=
board_sources := arch/riscv.S arch/riscv-trap.c $(firmware_bare_sources)
board_link = $(firmware_bare_link)
