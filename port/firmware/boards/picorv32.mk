# SPDX-License-Identifier: MIT
# PicoRV32, RV32IM without CSRs; CORE is a folder with picorv32.v.
board_core := picorv32
include $(firmware_dir)/arch/soft-core.mk
board_core_sources := $(CORE)/picorv32.v
board_cpu := -march=rv32im -mabi=ilp32
board_sources := $(subst arch/riscv.S arch/riscv-trap.c,arch/riscv-plain.S,$(board_sources))
