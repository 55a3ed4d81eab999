# SPDX-License-Identifier: MIT
# VexRiscv, RV32IM with caches, as LiteX has it; CORE is a folder with VexRiscv.v. Registers lie past the cache.
board_core := vexriscv
include $(firmware_dir)/arch/soft-core.mk
board_core_sources := $(CORE)/VexRiscv.v
board_cpu := -march=rv32im -mabi=ilp32
board_defines := $(subst =0x10000,=0x90000,$(subst =0x20000,=0xa0000,$(board_defines)))
board_defines := $(filter-out -DBOARD_CYCLES,$(board_defines))
board_clock :=
