# SPDX-License-Identifier: MIT
# The self-test firmware: one image per file in boards/. Included by the
# top Makefile; also works alone: make -f port/firmware/firmware.mk firmware

firmware_dir := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))

BUILD ?= build
SRC ?= src
GENERATED ?= generated
LIB_SOURCES ?= $(wildcard $(SRC)/*.c $(GENERATED)/*.c)

BOARD_FOLDER ?=
FIRMWARE_BOARDS ?= $(sort $(basename $(notdir $(wildcard $(addsuffix /*.mk,$(firmware_dir)/boards $(BOARD_FOLDER))))))
FIRMWARE_CFLAGS ?=
FIRMWARE_PROGRAM ?=
FIRMWARE_QEMU ?=
HARDWARE ?=
SHARD ?=
FIRMWARE_TIMEOUT ?= 600
SELFTEST_BOARD ?= mps2-an385
SECONDS ?=
CLOCK ?=
CPI ?= 2
COSTS ?=

# firmware_find FILE FOLDER: a file of a board is in BOARD_FOLDER, the place of boards that are not ours, or in FOLDER.
firmware_find = $(firstword $(wildcard $(addsuffix /$(1),$(BOARD_FOLDER) $(2))) $(2)/$(1))

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
# is not two words around a slash, a flag in HARDWARE that is no setting, or that neither the comparison nor what lies
# beside the unit reads.
firmware_shard := $(if $(SHARD),$(addprefix -DHARDWARE_SHARD,$(join = S=,$(subst /, ,$(SHARD)))))
firmware_shard_is_good := $(filter 3/,$(words $(subst /, / ,$(SHARD)))$(word 2,$(subst /, / ,$(SHARD))))
firmware_no_setting := $(firstword $(filter-out -DHARDWARE_% -DUNIT_%,$(filter -%,$(HARDWARE))))
firmware_bad_board = $(error hardware-$*: $(firmware_no_hardware_$*))
firmware_bad_shard = $(error SHARD=$(SHARD) is not SHARD=I/N: I is 1 to N)
firmware_bad_setting = $(error HARDWARE: $(firmware_no_setting) sets no comparison; flags of the compiler are \
	FIRMWARE_CFLAGS)
firmware_settings = $(sort $(foreach flag,$(filter -D%,$(HARDWARE)),$(firstword $(subst =, ,$(flag:-D%=%)))))
firmware_readers = $(firmware_dir)/hardware*.[ch] $(addsuffix *,$(sort $(dir $(firmware_unit_$*))))
firmware_unread = $(firstword $(foreach name,$(firmware_settings),$(shell \
	grep -qsw $(name) $(firmware_readers) || echo $(name))))
firmware_bad_name = $(error HARDWARE: -D$(firmware_unread): neither the comparison nor the unit has this setting)
firmware_complaint_hardware = $(if $(firmware_no_hardware_$*),$(firmware_bad_board))$(if \
	$(SHARD),$(if $(firmware_shard_is_good),,$(firmware_bad_shard)))$(if \
	$(firmware_no_setting),$(firmware_bad_setting))$(if $(firmware_unread),$(firmware_bad_name))

# SECONDS=6 CLOCK=16M: the tests that a core runs in that time, chosen before anything is compiled.
firmware_chosen = $(BUILD)/firmware/$(1)/tests-$(SECONDS)-$(CLOCK)-$(CPI)-$(COSTS).inc
firmware_choice = $(if $(SECONDS)$(CLOCK),-DMMAREF_SELFTEST_ONLY=\"$(abspath $(call firmware_chosen,$(1)))\")
firmware_costs = $(or $(COSTS),$(if $(filter -mcpu=cortex-m0%,$(1)),cortex-m0),$(if \
	$(filter -mcpu=cortex-m%,$(1)),cortex-m3),$(if $(filter -march=rv32im%,$(1)),rv32imac))
firmware_complaint_compile = $(if $(SECONDS)$(CLOCK), && $(firmware_dir)/choose-tests.sh '$(SECONDS)' '$(CLOCK)' \
	'$(CPI)' '$(call firmware_costs,$(firmware_compile_$*))' $(filter -DMMAREF_% -UMMAREF_%,$(firmware_compile_$*)) \
	> $(call firmware_chosen,$*))

# What the report says of the build: the commit, if the sources have one; the flags, without quotes and without the
# machine's own path of a choice.
firmware_commit := $(if $(findstring selftest,$(MAKECMDGOALS))$(filter firmware,$(MAKECMDGOALS)),$(shell \
	git -C $(firmware_dir) describe --always --dirty 2> /dev/null || echo unknown),unknown)
# Of seeded faults, how many all tests find (coverage.md); of a part of them, and of other tables, that is not known.
firmware_faults := $(if $(findstring selftest,$(MAKECMDGOALS))$(filter firmware,$(MAKECMDGOALS)),$(shell \
	sed -n 's/^source_\(found\|faults\)=/\1=/p' $(firmware_dir)/fault_coverage.txt))
firmware_faults_text = $(or $(if $(filter-out generated,$(GENERATED))$(filter -DMMAREF_SELFTEST_% \
	-DMMAREF_WITHOUT_%,$(firmware_compile_$(1))),,$(strip $(firmware_faults))),unknown)
firmware_flags_text = $(subst ",,$(subst \,,$(filter-out -DMMAREF_SELFTEST_ONLY=%,$(firmware_compile_$(1)))))

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
board_no_report :=
include $(call firmware_find,$(1).mk,$(firmware_dir)/boards)
firmware_prefix_$(1) := $$(board_prefix)
firmware_needs_$(1) := $$(board_prefix)gcc $$(firstword $$(filter-out %.sh,$$(board_run)))
board_compile := $$(board_prefix)gcc -std=$$(board_standard) $$(firmware_flags) $$(board_cpu) \
	-I$$(GENERATED) -I$$(SRC) -I$$(firmware_dir) $$(BOARD_FOLDER:%=-I%) $$(board_defines)
firmware_compile_$(1) := $$(board_compile) $$(call firmware_choice,$(1)) $$(FIRMWARE_CFLAGS)
firmware_link_$(1) := $$(board_compile) $$(firmware_link_flags) $$(board_link) $$(FIRMWARE_CFLAGS)
board_objects := $$(call firmware_objects,$(1),tap.c print.c board.c $$(board_sources)) \
	$$(call firmware_lib_objects,$(1))
board_report := $$(if $$(board_no_report),-DREPORT_NONE) $$(if $$(board_memory),-DREPORT_LINKED) \
	$$(if $$(board_clock),-DREPORT_CLOCK) -DREPORT_COMMIT=\"$$(firmware_commit)\" \
	-DREPORT_FAULTS="\"$$(call firmware_faults_text,$(1))\"" \
	-DREPORT_FLAGS="\"$$(call firmware_flags_text,$(1))\""
$$(eval $$(call firmware_image,$(1),selftest,$$(board_objects) $$(call firmware_objects,$(1),main.c $$(board_clock)),\
	$$(board_report) $$(firmware_dir)/report.c))
$$(eval $$(call firmware_image,$(1),hardware,$$(board_objects) $$(call firmware_objects,$(1),hardware.c \
	hardware_draw.c hardware_mma.c hardware_mac16.c hardware_shrink.c ../dpi/mmdpi_place.c \
	../dpi/mmdpi_shrink.c unit/wait.c ../cli/number/random.c ../cli/vectors/compare_d.c $$(board_clock)),\
	$$(HARDWARE) $$(firmware_shard) \
	$$(foreach unit,$$(board_unit) hardware_settings.c,$$(call firmware_find,$$(unit),$$(firmware_dir)))))
$$(eval $$(call firmware_image,$(1),measure,$$(board_objects) $$(call firmware_objects,$(1),../cost/measure.c \
	../cost/operands.c)))
$$(eval $$(call firmware_image,$(1),program,$$(board_objects),$$(FIRMWARE_PROGRAM)))
$$(foreach folder,$$(BOARD_FOLDER) $$(firmware_dir),\
	$$(eval $$(call firmware_compiles,$(1),%.o,$$(folder)/%.c,$$(firmware_headers))) \
	$$(eval $$(call firmware_compiles,$(1),%.o,$$(folder)/%.S)))
$$(eval $$(call firmware_compiles,$(1),%.o,$$(firmware_dir)/../%.c,$$(firmware_headers)))
$$(foreach folder,$$(sort $$(dir $$(LIB_SOURCES))),\
	$$(eval $$(call firmware_compiles,$(1),lib/%.o,$$(folder)%.c,$$(firmware_lib_headers))))
firmware_by_hand := $$(firmware_by_hand) $$(if $$(board_by_hand),$(1))
firmware_no_hardware_$(1) := $$(board_no_hardware)
firmware_unit_$(1) := $$(foreach unit,$$(board_unit),$$(call firmware_find,$$(unit),$$(firmware_dir)))
firmware_run_$(1) := $$(board_run)
firmware_linked_$(1) := $$(board_memory)
selftest-$(1): $$(BUILD)/firmware/$(1)/selftest.$$(board_image) \
	$$(if $$(board_memory),$$(BUILD)/firmware/$(1)/selftest.bin)
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

.PHONY: firmware selftest selftest-all selftest-costs $(firmware_selftests) $(firmware_hardwares) $(firmware_measures) \
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

# Shows the TAP, keeps it in a log, and says what is wrong with the run.
define firmware_run
	@log=$(basename $<).log; \
	{ $(firmware_dir)/run/within.sh $(FIRMWARE_TIMEOUT) $(firmware_run_$*) $< < /dev/null; \
	  echo $$? > $$log.status; } | tee $$log; \
	status=$$(cat $$log.status); rm $$log.status; \
	$(firmware_dir)/run/judge.sh $$log $$status $(FIRMWARE_TIMEOUT)
endef

$(firmware_selftests): selftest-%:
	$(firmware_run)
	@$(if $(firmware_linked_$*),$(firmware_dir)/run/check-image.sh $(basename $<).log $(basename $<).bin)

# hardware-BOARD: compare the board's matrix unit with the model; HARDWARE sets how much.
$(firmware_hardwares): hardware-%:
	$(firmware_run)

# measure-BOARD: instructions and stack of the library; see port/cost.
$(firmware_measures): measure-%:
	$(firmware_run)

## selftest-costs: count the instructions of each test, from which SECONDS=N CLOCK=HZ chooses
selftest-costs:
	@tests/install.sh selftest riscv
	@BUILD='$(BUILD)' $(firmware_dir)/../cost/selftest_costs.sh $(firmware_dir)/selftest_costs.tsv

# program-BOARD: FIRMWARE_PROGRAM, sources with a firmware_main of their own.
$(firmware_programs): program-%:
	$(firmware_run)
