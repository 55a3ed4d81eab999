# SPDX-License-Identifier: MIT
# mmaref: `make help` lists the targets.

BUILD     ?= build
SRC       := src
GENERATED ?= generated
ifneq ($(words $(BUILD) $(GENERATED)),2)
$(error BUILD=$(BUILD), GENERATED=$(GENERATED): each is a name without blanks)
endif
CC        ?= cc
AR        ?= ar
LUA       ?= lua5.4
# What is linked has a name of its own until it is whole: another make may be at work in the same folder.
# Libraries do not depend on the folder in which they were built.
CFLAGS    ?= -O2 -g '-ffile-prefix-map=$(CURDIR)=.'

LIB_SOURCES := $(wildcard $(SRC)/*.c) $(wildcard $(GENERATED)/*.c)
LIB_HEADERS := $(sort $(wildcard $(SRC)/*.h) $(wildcard $(GENERATED)/*.h) $(GENERATED)/mmaref_ids.h)
LIB_OBJECTS := $(patsubst %.c,$(BUILD)/lib/%.o,$(notdir $(LIB_SOURCES)))
CLI_SOURCES := $(wildcard port/cli/*.c port/cli/*/*.c)
CLI_TABLES  := $(wildcard $(GENERATED)/cli/*.c)
CLI_HEADERS := $(wildcard port/cli/*.h port/cli/*/*.h)
# Objects of the command in a folder, each in the room of its source.
CLI_SHRINKS := mmdpi_place.o mmdpi_shrink.o # of port/dpi
cli_objects  = $(CLI_SOURCES:port/cli/%.c=$(1)/%.o) $(CLI_TABLES:$(GENERATED)/cli/%.c=$(1)/tables/%.o) \
	$(addprefix $(1)/dpi/,$(CLI_SHRINKS))
# One binary that needs nothing else, where libc can be linked in: a machine may have the shared one alone.
links_static = $(shell printf 'int main(void) { return 0; }' | $(CC) -static -x c - -o $(BUILD)/static.$$$$ \
                       2> /dev/null && rm -f $(BUILD)/static.$$$$ && echo yes)
HOST_LDFLAGS ?= $(if $(findstring -fsanitize,$(CFLAGS)),,$(if $(links_static),-static))
# Rows of D on vector units (port/vector), in what runs on a workstation. LEAF= leaves them out, LEAF=yes has them on
# any machine; LIB_LEAF=yes puts them into libmmaref.a, too.
ifeq ($(origin LEAF),undefined)
LEAF := $(shell printf '\043if defined(__SSE2__) && (defined(__clang__) || __GNUC__ >= 9)\nyes\n\043endif\n' | \
                $(CC) $(CFLAGS) -E -P -x c - 2> /dev/null)
endif
WARNINGS := -std=c99 -Wall -Wextra -pedantic -Wconversion -Wsign-conversion -Wcast-align \
            -Wstrict-prototypes -Wmissing-prototypes
INCLUDES := -I$(SRC) -I$(GENERATED)
LEAF_FLAGS := -DMMAREF_WITH_LEAF -Wno-psabi
LEAF_OBJECTS := $(if $(LEAF),$(BUILD)/leaf/mma_float.o $(BUILD)/leaf/leaf.o)
# The system that the compiler compiles for: ELF, macOS or Windows.
machine := $(shell $(CC) $(CFLAGS) -dumpmachine 2> /dev/null)
SYSTEM  := $(if $(findstring mingw,$(machine)),windows,$(if $(findstring apple,$(machine)),macos,elf))
COMMAND := $(BUILD)/mmaref$(if $(filter windows,$(SYSTEM)),.exe)

# A flag of ours that no source reads is misspelt.
our_flags := $(sort $(foreach flag,$(filter -DMMAREF_%,$(CFLAGS) $(FIRMWARE_CFLAGS) $(HARDWARE)),$(firstword \
             $(subst =, ,$(flag:-D%=%)))))
unread_flags := $(strip $(foreach flag,$(our_flags),$(shell grep -rqw $(flag) $(SRC) $(GENERATED) port || echo $(flag))))
$(if $(unread_flags),$(error -D$(firstword $(unread_flags)): no source of mmaref has this word))

## all: the library and the host command, from the committed tables
.PHONY: all
all: $(BUILD)/libmmaref.a $(COMMAND)

## lib: build/libmmaref.a
.PHONY: lib
lib: $(BUILD)/libmmaref.a

## host: build/mmaref
.PHONY: host
host: $(COMMAND)

# The tools of targets that install nothing. Where one is missing, its Debian package is named.
.PHONY: compiler lua mandoc
missing = { echo "there is no $1; on Debian: apt-get install $2" >&2; exit 1; }
compiler:
	@command -v $(firstword $(CC)) > /dev/null || $(call missing,C compiler '$(firstword $(CC))',gcc libc6-dev)
lua:
	@command -v $(LUA) > /dev/null || $(call missing,$(LUA),lua5.4)
mandoc:
	@command -v mandoc > /dev/null || $(call missing,mandoc,mandoc)

$(GENERATED)/mmaref_ids.h:
	@echo "GENERATED=$(GENERATED) has no tables; make tables writes them" >&2; exit 1

vpath %.c $(SRC) $(GENERATED) port/vector

$(BUILD)/lib/%.o: %.c $(LIB_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -ffreestanding $(CFLAGS) $(INCLUDES) -c $< -o $@

$(BUILD)/leaf/%.o: %.c $(LIB_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) $(LEAF_FLAGS) -ffreestanding $(CFLAGS) $(INCLUDES) -c $< -o $@

ifneq ($(and $(LEAF),$(LIB_LEAF)),)
LIB_OBJECTS := $(LEAF_OBJECTS) $(filter-out %/mma_float.o,$(LIB_OBJECTS))
endif
$(BUILD)/libmmaref.a: $(LIB_OBJECTS)
	$(AR) rcs $@.$$$$ $^ && mv $@.$$$$ $@

define cli_compiles
$(BUILD)/cli/$(1)%.o: $(2)/%.c $(LIB_HEADERS) $(CLI_HEADERS) Makefile | compiler
	@mkdir -p $$(@D)
	$$(CC) $$(WARNINGS) $$(CFLAGS) $$(INCLUDES) -Iport/cli -c $$< -o $$@
endef
$(eval $(call cli_compiles,,port/cli))
$(eval $(call cli_compiles,tables/,$(GENERATED)/cli))
$(eval $(call cli_compiles,dpi/,port/dpi))

# What stands before the library takes the place of its own.
$(COMMAND): $(call cli_objects,$(BUILD)/cli) $(LEAF_OBJECTS) $(BUILD)/libmmaref.a
	$(CC) $(CFLAGS) $(LDFLAGS) $(HOST_LDFLAGS) $^ -o $@.$$$$ && mv $@.$$$$ $@

## generate: rewrite generated/ and the table of chips in README.md from generator/spec and tests/data/vectors (Lua, LPeg)
.PHONY: generate
generate: lua
	$(LUA) generator/generate.lua $(GENERATED)
	$(LUA) port/python/write_interface.lua $(GENERATED)
	$(LUA) port/dpi/write_interface.lua $(GENERATED)
ifeq ($(GENERATED),generated)
	@mkdir -p $(BUILD) && $(LUA) generator/generate.lua --chips > $(BUILD)/chips.md
	@sed -i -e '/^<!-- BEGIN chips -->$$/r $(BUILD)/chips.md' -e '/^<!-- BEGIN chips -->$$/,/^<!-- END chips -->$$/{/^<!--/!d}' README.md
endif

## digests: the self-test's digests, by the independent reference in tests/models/reference
.PHONY: digests
digests: lua
	@mkdir -p $(BUILD)
	$(LUA) generator/generate.lua --list > $(BUILD)/instructions.txt
	$(LUA) tests/models/reference/digests.lua < $(BUILD)/instructions.txt > $(BUILD)/digests.txt
	@mv $(BUILD)/digests.txt tests/data/vectors/digests.txt

## tables: TABLES=FOLDER for a product of ONLY=PARTS PROFILES=NAMES, or UNIT=FOLDER, with its self-test; CASES=N a digest
.PHONY: tables
product = $(if $(UNIT),--unit "$(UNIT)") $(if $(ONLY),--only "$(ONLY)") $(if $(PROFILES),--profiles "$(PROFILES)") $(if $(WITHOUT),--without "$(WITHOUT)")
tables: lua
	@to="$(or $(TABLES),$(error tables needs TABLES=FOLDER))"; [ -e "$$to/mmaref_ids.h" ] || \
		[ -z "$$(ls -A "$$to" 2> /dev/null)" ] || \
		{ echo "TABLES=$$to is neither new nor a folder of tables: take another one" >&2; exit 1; }
	@mkdir -p $(BUILD)
	$(LUA) generator/generate.lua --list $(product) > $(BUILD)/product.txt
	$(LUA) tests/models/reference/digests.lua $(if $(UNIT),--unit "$(UNIT)") $(if $(CASES),--cases $(CASES)) \
		< $(BUILD)/product.txt > $(BUILD)/product-digests.txt
	$(LUA) generator/generate.lua $(product) --digests $(BUILD)/product-digests.txt \
		"$(TABLES)"
ifneq ($(UNIT),)
	$(LUA) port/python/write_interface.lua "$(TABLES)"
	$(LUA) port/dpi/write_interface.lua "$(TABLES)" "$(UNIT)"
endif

## spec-diff: what SPEC=FILE or FOLDER, an edition, says otherwise than generator/spec; or NEW=FILE than OLD=FILE
.PHONY: spec-diff spec-baseline
spec_diff_needs = spec-diff needs SPEC=FILE or FOLDER, an edition, or OLD=FILE and NEW=FILE
both_given = $(error $(spec_diff_needs); there is SPEC=$(SPEC) with $(if $(OLD),OLD=$(OLD),NEW=$(NEW)))
pair_of_texts = "--old=$(or $(OLD),$(error $(spec_diff_needs); there is NEW=$(NEW) without OLD))" \
	"$(or $(NEW),$(error $(spec_diff_needs); there is OLD=$(OLD) without NEW))"
spec-diff: lua
	@$(LUA) generator/spec_diff.lua $(if $(OLD)$(NEW),$(if $(SPEC),$(both_given))$(pair_of_texts),"$(or $(SPEC),$(error \
		$(spec_diff_needs)))")

## spec-baseline: the hashes of the text of SPEC=FILE, for spec-diff; of the edition that generator/spec transcribes
spec-baseline: lua
	@mkdir -p $(BUILD) && $(LUA) generator/spec_diff.lua --baseline "$(or $(SPEC),$(error \
		spec-baseline needs SPEC=FILE))" > $(BUILD)/baseline.txt
	@mv $(BUILD)/baseline.txt generator/edition/baseline.txt

## figures: build/figures, the figures of the specification that the tables can draw
.PHONY: figures
figures: $(COMMAND) lua
	@rm -rf $(BUILD)/figures && mkdir -p $(BUILD)/figures
	$(LUA) generator/figures.lua $(COMMAND) $(BUILD)/figures

## size: flash of the library by object, and the budgets of flash and stack, met or missed
.PHONY: size
size:
	@tests/install.sh lua selftest riscv boards
	@BUILD=$(BUILD) GENERATED=$(GENERATED) port/size.sh

## cost: flash, stack and instructions, against the committed figures of port/cost
.PHONY: cost
cost:
	@tests/install.sh lua selftest riscv boards
	@BUILD=$(BUILD) port/cost/cost.sh

## cost-accept: measures as cost does, takes the new figures and rewrites the tables
.PHONY: cost-accept
cost-accept:
	@tests/install.sh lua selftest riscv boards
	@BUILD=$(BUILD) port/cost/cost.sh --accept

## cost-random: what N=300 random blocks of SEED cost FAMILY=f16, beside its cheapest profile; TARGET=rv32imac or x86-64
.PHONY: cost-random
cost-random:
	@tests/install.sh build lua riscv count
	@BUILD=$(BUILD) N='$(N)' SEED='$(SEED)' FAMILY='$(FAMILY)' TARGET='$(TARGET)' tests/builds/cost/random.sh

## check: what a developer needs between two changes, within a minute; installs nothing
.PHONY: check
check: compiler
	@tests/run --check

## unit: unit tests by Ceedling and Unity, those of one file with ONE=test_number_value
.PHONY: unit
unit:
	@tests/install.sh build test gems
	@tests/unit/ceedling/ceedling.sh $(if $(ONE),test:$(ONE))

test_packages := build lua selftest riscv boards test count cosim wasm node page systems package
## test: what must be right for every change; installs what it lacks
.PHONY: test
test:
	@tests/install.sh $(test_packages)
	@tests/run

## test-all: make test and its long forms, but for what has passed on this commit; with SHARD=I/N a share of these
.PHONY: test-all
test-all:
	@tests/install.sh $(test_packages) gems place prove
	@tests/run --all $(if $(SHARD),--shard $(SHARD))

## clean: remove build/
.PHONY: clean
clean:
	rm -rf $(BUILD)

## distclean: removes build/ and what tests have from the network: Ruby gems (.gems), modules of npm (.npm)
.PHONY: distclean
distclean: clean
	rm -rf .gems .npm

## help: this list
.PHONY: help
help:
	@sed -n 's/^## \([a-z0-9-]*\): /\1: /p' $(MAKEFILE_LIST) | awk -F': ' '{ printf "%-12s %s\n", $$1, $$2 }'
	@echo
	@echo 'tests/run NAME... runs single steps of make test: $(patsubst %.sh,%,$(shell ls tests/steps/*.sh | cut -d- -f2-))'

include port/bench/bench.mk
include port/firmware/firmware.mk
include port/package/package.mk
include port/python/python.mk
include port/dpi/dpi.mk
include port/ghdl/ghdl.mk
include port/wasm/wasm.mk
include port/page/page.mk
include tests/builds/before/before.mk
include tests/data/vectors.mk
include tests/robust/fuzz/fuzz.mk
include tests/robust/lines/lines.mk
include tests/robust/mutants/mutants.mk
include tests/robust/seeded/seeded.mk
include tests/models/oracle/oracle.mk
include tests/ports/rtl/cosim.mk
include tests/ports/rtl/soc/soc.mk

# What the self-test is built and run with, before its first object.
.PHONY: selftest-tools
selftest-tools:
	@tests/install.sh selftest
ifneq ($(findstring selftest,$(MAKECMDGOALS))$(filter firmware,$(MAKECMDGOALS)),)
$(firmware_compilers): | selftest-tools
endif
