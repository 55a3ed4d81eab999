# SPDX-License-Identifier: MIT
# SERV, RV32I and CSRs, but no counters; CORE is a folder with rtl/serv_top.v.
board_core := serv
include $(firmware_dir)/arch/soft-core.mk
board_core_sources := $(or $(filter-out %_wrapper.v,$(wildcard $(CORE)/rtl/*.v)),$(CORE)/rtl/serv_top.v)
board_cpu := -march=rv32i -mabi=ilp32
board_defines := $(filter-out -DBOARD_CYCLES,$(board_defines))
board_clock :=
