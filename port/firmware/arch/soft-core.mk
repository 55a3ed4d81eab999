# SPDX-License-Identifier: MIT
# A soft core in the place of that of tests/ports/rtl/soc, in Verilator; its sources are in CORE=FOLDER. Memory,
# registers and unit are those of boards/soc.mk. A board sets board_core, its name, includes this, and then says what
# the core is made of, and its instruction set; see cores.md.
include $(firmware_dir)/boards/soc.mk
# Verilog sources; include paths and other flags of Verilator; VHDL sources in order, their top entity, flags of GHDL.
board_core_sources :=
board_core_flags :=
board_core_vhdl :=
board_core_top :=
board_core_ghdl := --std=08
board_core_adapter := $(call firmware_find,$(board_core).sv,$(firmware_dir)/../../tests/ports/rtl/soc/cores)
board_run = env SOC_SIMULATOR=$(board_core) CORE_ADAPTER='$(board_core_adapter)' CORE_SOURCES='$(board_core_sources)' \
	CORE_FLAGS='$(board_core_flags)' CORE_VHDL='$(board_core_vhdl)' CORE_TOP='$(board_core_top)' \
	CORE_GHDL='$(board_core_ghdl)' $(firmware_dir)/../../tests/ports/rtl/soc/run.sh
