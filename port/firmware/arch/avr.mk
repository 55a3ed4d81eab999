# SPDX-License-Identifier: MIT
# AVR: start-up code is avr-libc's, known by the name of the chip; a board
# names its flash and its RAM, in bytes. The qualifier that keeps tables in flash is GNU C.
AVR_PREFIX ?= avr-
board_prefix := $(AVR_PREFIX)
board_standard := gnu99
board_cpu := -Wno-pedantic
board_sources := arch/avr.c arch/avr-libgcc.S start.c
board_link = -T $(firmware_dir)/arch/avr.ld -Wl,--defsym=__TEXT_REGION_LENGTH__=$(board_flash) \
	-Wl,--defsym=__DATA_REGION_LENGTH__=$(board_ram)-$(board_stack)
