# SPDX-License-Identifier: MIT
# Arduino Mega 2560: 8 bits, int of 16 bits, 256 KB flash and 8 KB RAM. Digests only,
# because QEMU 7.2 reads no flash above 64 KB (ELPM); the chip itself has room for all.
include $(firmware_dir)/arch/avr.mk
board_cpu += -mmcu=atmega2560
board_sources += console/avr-usart.c exit/none.c
board_defines := -DMMAREF_WITHOUT_TEXTS -DMMAREF_SELFTEST_WITHOUT_ANSWERS -DMMAREF_SELFTEST_EVERY=8
board_run := $(firmware_dir)/run/until-closing-line.sh qemu-system-avr -M mega2560 $(firmware_qemu) -bios
