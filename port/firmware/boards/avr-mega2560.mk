# SPDX-License-Identifier: MIT
# Arduino Mega 2560: 8 bits, int of 16 bits, 256 KB flash and 8 KB RAM. QEMU 7.2 reads no data
# above 64 KB of flash, so that the known answers (96 KB) are left out; of the
# digests, which take a minute, every fourth runs. f64 is left out: its stack does not fit beside the
# 5.6 KB on which the self-test works. Custom blocks are left out, and with them the rules, which need them
# most: with them the image has more than 135 KB, at which QEMU crashes.
include $(firmware_dir)/arch/avr.mk
board_cpu += -mmcu=atmega2560
board_flash := 256K
board_ram := 8K
board_stack := 1284
board_sources += console/avr-usart.c exit/console.c
board_defines := -DMMAREF_WITHOUT_TEXTS -DMMAREF_WITHOUT_F64 -DMMAREF_WITHOUT_CUSTOM \
	-DMMAREF_SELFTEST_WITHOUT_ANSWERS -DMMAREF_SELFTEST_WITHOUT_RULES -DMMAREF_SELFTEST_EVERY=4
board_no_hardware := this board has no comparison: 8 KB of RAM do not hold two states of mac16
board_no_report := its texts would be in RAM, of which nothing is left
board_run := $(firmware_dir)/run/until-exit.sh qemu-system-avr -M mega2560 $(firmware_qemu) -bios
