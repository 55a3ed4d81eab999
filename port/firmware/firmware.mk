# SPDX-License-Identifier: MIT
# The self-test firmware: one image per file in boards/. Included by the
# top Makefile; also works alone: make -f port/firmware/firmware.mk firmware

firmware_dir := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))

BUILD ?= build
SRC ?= src
GENERATED ?= generated
LIB_SOURCES ?= $(wildcard $(SRC)/*.c $(GENERATED)/*.c)

FIRMWARE_BOARDS ?= $(sort $(patsubst $(firmware_dir)/boards/%.mk,%,$(wildcard $(firmware_dir)/boards/*.mk)))
FIRMWARE_CFLAGS ?=
FIRMWARE_PROGRAM ?=
FIRMWARE_QEMU ?=
HARDWARE ?=
SHARD ?=
FIRMWARE_TIMEOUT ?= 600
SELFTEST_BOARD ?= mps2-an385

firmware_flags := -Wall -Wextra -Werror -pedantic -Os \
	-ffreestanding -ffunction-sections -fdata-sections \
	-fno-tree-loop-distribute-patterns -fno-asynchronous-unwind-tables
firmware_link_flags := -Wl,--gc-sections -Wl,--fatal-warnings
firmware_lib_headers := $(wildcard $(SRC)/*.h $(GENERATED)/*.h)
firmware_headers := $(firmware_lib_headers) \
	$(wildcard $(addprefix $(firmware_dir)/,*.h */*.h ../cost/*.h ../cli/number/random.h ../cli/vectors/compare_d.h))
firmware_scripts := $(wildcard $(addprefix $(firmware_dir)/,*.ld arch/*.ld))

# What board files and arch/ take their parts from.
firmware_bare_sources := start.c memory.c
firmware_bare_link = -nostdlib -T $(firmware_dir)/link.ld \
	$(patsubst %,-Wl$(firmware_comma)--defsym=board_%,$(board_memory) stack_size=$(board_stack))
firmware_qemu := -display none -monitor none -serial stdio $(FIRMWARE_QEMU)
firmware_semihosting := -semihosting-config enable=on,target=native
firmware_comma := ,

# SHARD=3/8 as settings, and what ends a comparison before it is built: a board that has no room for one, a SHARD that
# is not two words around a slash, a flag in HARDWARE that is no setting.
firmware_shard := $(if $(SHARD),$(addprefix -DHARDWARE_SHARD,$(join = S=,$(subst /, ,$(SHARD)))))
firmware_shard_is_good := $(filter 3/,$(words $(subst /, / ,$(SHARD)))$(word 2,$(subst /, / ,$(SHARD))))
firmware_no_setting := $(firstword $(filter-out -DHARDWARE_% -DUNIT_%,$(filter -%,$(HARDWARE))))
firmware_bad_board = $(error hardware-$*: $(firmware_no_hardware_$*))
firmware_bad_shard = $(error SHARD=$(SHARD) is not SHARD=I/N: I is 1 to N)
firmware_bad_setting = $(error HARDWARE: $(firmware_no_setting) sets no comparison; flags of the compiler are \
	FIRMWARE_CFLAGS)
firmware_complaint_hardware = $(if $(firmware_no_hardware_$*),$(firmware_bad_board))$(if \
	$(SHARD),$(if $(firmware_shard_is_good),,$(firmware_bad_shard)))$(if $(firmware_no_setting),$(firmware_bad_setting))

# firmware_objects BOARD SOURCES, firmware_lib_objects BOARD: each board has a folder of them, from which all its
# programs are linked.
firmware_objects = $(addprefix $(BUILD)/firmware/$(1)/,$(addsuffix .o,$(basename $(subst ../,,$(2)))))
firmware_lib_objects = $(patsubst %.c,$(BUILD)/firmware/$(1)/lib/%.o,$(notdir $(LIB_SOURCES)))

# firmware_compiles BOARD OBJECT SOURCE HEADERS: patterns. Other flags make new objects. An object has a name of its own
# until it is whole: another make may be at work in the same folder. CCACHE_DISABLE=1 goes without ccache.
define firmware_compiles
$(BUILD)/firmware/$(1)/$(2): $(3) $(BUILD)/firmware/$(1)/compile.command $(4)
	@mkdir -p $$(@D)
	@$$$$(command -v ccache) $$(firmware_compile_$(1)) -c $$< -o $$@.$$$$$$$$ && mv $$@.$$$$$$$$ $$@
endef

# firmware_image BOARD PROGRAM OBJECTS REST: an image of objects and of what is compiled with it, sources and flags.
define firmware_image
firmware_link_$(1)_$(2) := $$(firmware_link_$(1)) $(3) $(4) -lgcc
$(BUILD)/firmware/$(1)/$(2).elf: $(BUILD)/firmware/$(1)/$(2).command $(3) $(filter %.c %.S,$(4)) \
		$(firmware_lib_headers) $(firmware_scripts)
	@echo 'building $$@'
	@$$(firmware_link_$(1)_$(2)) -Wl,-Map=$$(@:.elf=.map) -o $$@
	@$$(firmware_prefix_$(1))size $$@
endef

# Reads a board file, which sets board_...; leaves how to compile and how to run
# in variables of that board.
define firmware_read_board
board_stack := 4K
board_standard := c99
board_memory :=
board_defines :=
board_unit := unit/software.c
board_clock :=
board_image := elf
board_by_hand :=
board_no_hardware :=
include $(firmware_dir)/boards/$(1).mk
firmware_prefix_$(1) := $$(board_prefix)
firmware_needs_$(1) := $$(board_prefix)gcc $$(firstword $$(filter-out %.sh,$$(board_run)))
board_compile := $$(board_prefix)gcc -std=$$(board_standard) $$(firmware_flags) $$(board_cpu) \
	-I$$(GENERATED) -I$$(SRC) -I$$(firmware_dir) $$(board_defines)
firmware_compile_$(1) := $$(board_compile) $$(FIRMWARE_CFLAGS)
firmware_link_$(1) := $$(board_compile) $$(firmware_link_flags) $$(board_link) $$(FIRMWARE_CFLAGS)
board_objects := $$(call firmware_objects,$(1),tap.c print.c $$(board_sources)) $$(call firmware_lib_objects,$(1))
$$(eval $$(call firmware_image,$(1),selftest,$$(board_objects) $$(call firmware_objects,$(1),main.c)))
$$(eval $$(call firmware_image,$(1),hardware,$$(board_objects) $$(call firmware_objects,$(1),hardware.c \
	hardware_draw.c hardware_mma.c hardware_mac16.c ../cli/number/random.c ../cli/vectors/compare_d.c $$(board_clock)),\
	$$(HARDWARE) $$(firmware_shard) $$(addprefix $$(firmware_dir)/,$$(board_unit) hardware_settings.c)))
$$(eval $$(call firmware_image,$(1),measure,$$(board_objects) $$(call firmware_objects,$(1),../cost/measure.c \
	../cost/operands.c)))
$$(eval $$(call firmware_image,$(1),program,$$(board_objects),$$(FIRMWARE_PROGRAM)))
$$(eval $$(call firmware_compiles,$(1),%.o,$$(firmware_dir)/%.c,$$(firmware_headers)))
$$(eval $$(call firmware_compiles,$(1),%.o,$$(firmware_dir)/%.S))
$$(eval $$(call firmware_compiles,$(1),%.o,$$(firmware_dir)/../%.c,$$(firmware_headers)))
$$(foreach folder,$$(sort $$(dir $$(LIB_SOURCES))),\
	$$(eval $$(call firmware_compiles,$(1),lib/%.o,$$(folder)%.c,$$(firmware_lib_headers))))
firmware_by_hand := $$(firmware_by_hand) $$(if $$(board_by_hand),$(1))
firmware_no_hardware_$(1) := $$(board_no_hardware)
firmware_run_$(1) := $$(board_run)
selftest-$(1): $$(BUILD)/firmware/$(1)/selftest.$$(board_image)
hardware-$(1): $$(BUILD)/firmware/$(1)/hardware.$$(board_image)
measure-$(1): $$(BUILD)/firmware/$(1)/measure.$$(board_image)
program-$(1): $$(BUILD)/firmware/$(1)/program.$$(board_image)
endef
$(foreach board,$(FIRMWARE_BOARDS),$(eval $(call firmware_read_board,$(board))))

firmware_compilers := $(FIRMWARE_BOARDS:%=$(BUILD)/firmware/%/compile.command)
firmware_images := $(FIRMWARE_BOARDS:%=$(BUILD)/firmware/%/selftest.elf)
firmware_selftests := $(FIRMWARE_BOARDS:%=selftest-%)
firmware_hardwares := $(FIRMWARE_BOARDS:%=hardware-%)
firmware_measures := $(FIRMWARE_BOARDS:%=measure-%)
firmware_programs := $(FIRMWARE_BOARDS:%=program-%)

.PHONY: firmware selftest selftest-all $(firmware_selftests) $(firmware_hardwares) $(firmware_measures) \
	$(firmware_programs) firmware_always

## firmware: the self-test image of every board
firmware: $(firmware_images)

## selftest: run the self-test of SELFTEST_BOARD in its emulator
selftest: selftest-$(SELFTEST_BOARD)

## selftest-all: run the self-test of every emulated board; prints a table of target, result and time
selftest-all:
	@MAKE='$(MAKE) -f $(firstword $(MAKEFILE_LIST))' BUILD='$(BUILD)' $(firmware_dir)/selftest-all.sh \
		$(foreach board,$(filter-out $(firmware_by_hand),$(FIRMWARE_BOARDS)),'$(board) $(firmware_needs_$(board))')

# firmware_command NAME COMMAND: the command of the last build in a file, which is new when the command is.
define firmware_command
.PRECIOUS: $(BUILD)/firmware/%/$(1).command
$(BUILD)/firmware/%/$(1).command: firmware_always
	@mkdir -p $$(@D)$$(firmware_complaint_$(1))
	@echo '$$($(2))' | cmp -s - $$@ || echo '$$($(2))' > $$@
endef
$(eval $(call firmware_command,compile,firmware_compile_$$*))
$(foreach program,selftest hardware measure program,\
	$(eval $(call firmware_command,$(program),firmware_link_$$*_$(program))))

# What a memory is filled with, from the start of the ROM: bytes, Intel HEX, and words for $readmemh.
%.bin: %.elf
	@$(firmware_prefix_$(notdir $(@D)))objcopy -O binary $< $@
%.hex: %.elf
	@$(firmware_prefix_$(notdir $(@D)))objcopy -O ihex $< $@
%.mem: %.bin
	@od -An -v -tx4 -w4 --endian=little $< > $@

# Shows the TAP and keeps it in a log. Status 0 takes both: the emulator says so, and
# the log ends in a closing line without failures.
define firmware_run
	@log=$(basename $<).log; \
	{ $(firmware_dir)/run/within.sh $(FIRMWARE_TIMEOUT) $(firmware_run_$*) $< < /dev/null; \
	  echo $$? > $$log.status; } | tee $$log; \
	status=$$(cat $$log.status); rm $$log.status; \
	case $$status in \
	0) tail -n 1 $$log | grep -qE '^[0-9]+ passed, 0 failed(, [0-9]+ skipped)?$$' || \
	   { echo 'Bail out! no closing line' | tee -a $$log; exit 1; } ;; \
	124|137) echo 'Bail out! no end after $(FIRMWARE_TIMEOUT) s' | tee -a $$log ;; \
	esac; \
	exit $$status
endef

$(firmware_selftests): selftest-%:
	$(firmware_run)

# hardware-BOARD: compare the board's matrix unit with the model; HARDWARE sets how much.
$(firmware_hardwares): hardware-%:
	$(firmware_run)

# measure-BOARD: instructions and stack of the library; see port/cost.
$(firmware_measures): measure-%:
	$(firmware_run)

# program-BOARD: FIRMWARE_PROGRAM, sources with a firmware_main of their own.
$(firmware_programs): program-%:
	$(firmware_run)
