# SPDX-License-Identifier: MIT
# Fuzz targets (tests/robust/fuzz): build/fuzz/NAME, each with the library, sanitizers and libFuzzer. Included by the Makefile.
FUZZ         := $(BUILD)/fuzz
FUZZ_TARGETS := $(addprefix $(FUZZ)/,text mma dot move mac16 vectors dpi vpi)
FUZZ_FLAGS   := -std=gnu11 -O1 -g -w -fsanitize=address,undefined -fno-sanitize-recover=all
FUZZ_FOLDERS := -Isrc -I$(GENERATED) -Iport/cli -Iport/dpi -Iport/vpi -Itests/robust/fuzz -isystem /usr/include/iverilog \
                -isystem /usr/share/verilator/include/vltstd
# The self-test is not called.
FUZZ_LIBRARY := $(notdir $(filter-out src/selftest% $(GENERATED)/selftest%,$(LIB_SOURCES)))
fuzz_wide     = $(addprefix $(FUZZ)/,$(addsuffix .o,$(basename $(1))))
fuzz_shared  := $(call fuzz_wide,fuzz.c $(FUZZ_LIBRARY))
fuzz_others   = $(addprefix $(FUZZ)/$(1)/,$(FUZZ_LIBRARY:.c=.o))

## fuzz: hostile input for SECONDS=600 seconds to each of eight programs; what they find stays in build/fuzz/found
.PHONY: fuzz fuzz-programs
fuzz:
	@tests/install.sh build test cosim
	@$(MAKE) -s -j $(shell nproc) fuzz-programs
	@SECONDS_EACH=$(or $(SECONDS),600) tests/robust/fuzz/fuzz.sh

## prove: Frama-C's Eva over the core and the parser, with any operands and any text; tests/robust/prove lists its alarms
.PHONY: prove
prove:
	@tests/install.sh build prove
	@tests/robust/prove/prove.sh

## misra: MISRA C:2012 over src and generated, but for the deviations of tests/robust/misra/deviations.txt
.PHONY: misra
misra:
	@tests/install.sh lua test
	@tests/run misra

fuzz-programs: vectors $(FUZZ_TARGETS)

vpath %.c tests/robust/fuzz port/dpi port/vpi
fuzz_compile = clang $(FUZZ_FLAGS) -fsanitize=fuzzer-no-link $(FUZZ_FOLDERS) -c $< -o $@
$(FUZZ)/%.o: %.c $(LIB_HEADERS) $(CLI_HEADERS) $(wildcard tests/robust/fuzz/*.h port/dpi/*.h)
	@mkdir -p $(@D)
	$(fuzz_compile)
$(FUZZ)/cli/%.o: port/cli/%.c $(LIB_HEADERS) $(CLI_HEADERS)
	@mkdir -p $(@D)
	$(fuzz_compile)
$(FUZZ)/cli/dpi/%.o: port/dpi/%.c $(LIB_HEADERS)
	@mkdir -p $(@D)
	$(fuzz_compile)
$(FUZZ)/cli/tables/%.o: $(GENERATED)/cli/%.c $(LIB_HEADERS) $(CLI_HEADERS)
	@mkdir -p $(@D)
	$(fuzz_compile)

# A second library, whose names begin with plain_.
$(FUZZ)/plain/%.o: %.c $(LIB_HEADERS)
	@mkdir -p $(@D)
	clang $(FUZZ_FLAGS) -DMMAREF_WITHOUT_FAST $(FUZZ_FOLDERS) -c $< -o $@

$(FUZZ)/plain.o: $(call fuzz_others,plain)
$(FUZZ)/plain.o:
	@nm -g $^ | awk 'NF == 3 { print $$3, "$(basename $(@F))_" $$3 }' > $(@:.o=.names)
	ld -r $^ -o $@.tmp
	objcopy --redefine-syms=$(@:.o=.names) $@.tmp $@

$(FUZZ)/mma: $(call fuzz_wide,elements.c) $(FUZZ)/plain.o
$(FUZZ)/dot: $(FUZZ)/plain.o
$(FUZZ)/vectors: $(call cli_objects,$(FUZZ)/cli) \
    $(call fuzz_wide,$(notdir $(filter src/selftest% $(GENERATED)/selftest%,$(LIB_SOURCES))))
$(FUZZ)/cli/main.o: FUZZ_FOLDERS += -Dmain=main_of_command
$(FUZZ)/dpi: $(call fuzz_wide,$(notdir $(wildcard port/dpi/*.c)))
$(FUZZ)/vpi: $(call fuzz_wide,$(notdir $(wildcard port/vpi/*.c port/dpi/mmdpi*.c)))
$(FUZZ_TARGETS): $(FUZZ)/%: $(FUZZ)/fuzz_%.o $(fuzz_shared)
	clang $(FUZZ_FLAGS) -fsanitize=fuzzer $^ -o $@
