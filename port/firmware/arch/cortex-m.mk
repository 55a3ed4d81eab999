# SPDX-License-Identifier: MIT
# Any Arm M-profile core: Cortex-M0 to M85.
ARM_PREFIX ?= arm-none-eabi-
board_prefix := $(ARM_PREFIX)
board_cpu := -mthumb -mfloat-abi=soft
board_sources := arch/cortex-m.c $(firmware_bare_sources)
board_link = $(firmware_bare_link)
