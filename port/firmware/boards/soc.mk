# SPDX-License-Identifier: MIT
# The soft core of tests/ports/rtl/soc, RV32IM, in Verilator: the self-test is the known answers alone.
include $(firmware_dir)/arch/riscv.mk
board_cpu += -march=rv32im -mabi=ilp32
board_memory := rom=0x00000000 rom_size=256K ram=0x00040000 ram_size=256K
board_sources += console/register.c exit/register.c
board_defines := -DBOARD_CONSOLE=0x10000000 -DBOARD_EXIT=0x10000004 -DMMAREF_SELFTEST_WITHOUT_DIGESTS
# What fdp_unit computes with the parameters of soc.sv.
soc_arithmetic = custom products=8 fraction_bits=24 exponent_floor=-132 rounding=zero zero_sign=plus
board_defines += -DBOARD_UNIT=0x20000000 -DBOARD_ARITHMETIC="$(soc_arithmetic)" -DBOARD_CYCLES \
                 -DBOARD_CLOCK_RATE=1000000
board_unit := unit/fdp.c unit/dot.c
board_clock := clock/riscv-cycle.c
board_image := mem
board_by_hand := yes
board_run := $(firmware_dir)/../../tests/ports/rtl/soc/run.sh
