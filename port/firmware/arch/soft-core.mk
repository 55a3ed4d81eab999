# SPDX-License-Identifier: MIT
# A public soft core in the place of that of tests/ports/rtl/soc, in Verilator; its sources are in CORE=FOLDER. Memory,
# registers and unit are those of boards/soc.mk. A board adds the core's name and instruction set; see cores.md.
include $(firmware_dir)/boards/soc.mk
board_run = env SOC_SIMULATOR=$(board_core) CORE='$(CORE)' $(firmware_dir)/../../tests/ports/rtl/soc/run.sh
