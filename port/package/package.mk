# SPDX-License-Identifier: MIT
# What others need of mmaref: the shared library, its installation, and releases.

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
LIBDIR     ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR    ?= $(PREFIX)/share
MANDIR     ?= $(DATADIR)/man
PYTHONDIR  ?=

VERSION = $(shell port/package/version.sh)
MAJOR   = $(shell port/package/version.sh soname)
# The shared library under the name that each system looks for, and what the linker must know of it. Windows has the
# file that programs load and another one, libmmaref.dll.a, that they are linked with.
shared_elf     = libmmaref.so
shared_macos   = libmmaref.dylib
shared_windows = libmmaref-$(MAJOR).dll
SHARED         = $(BUILD)/$(shared_$(SYSTEM))
link_elf       = -shared -Wl,-soname,libmmaref.so.$(MAJOR)
link_macos     = -dynamiclib -Wl,-install_name,$(LIBDIR)/libmmaref.$(MAJOR).dylib
link_windows   = -shared -Wl,--out-implib,$(BUILD)/libmmaref.dll.a $(BUILD)/mmaref.def
SHARED_OBJECTS := $(patsubst %.c,$(BUILD)/shared/%.o,$(notdir $(LIB_SOURCES)) $(if $(LEAF),leaf.c))

$(if $(LEAF),$(BUILD)/shared/mma_float.o $(BUILD)/shared/leaf.o): WARNINGS += $(LEAF_FLAGS)
$(BUILD)/shared/%.o: %.c $(LIB_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -ffreestanding -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -c $< -o $@

$(SHARED): $(SHARED_OBJECTS) $(if $(filter windows,$(SYSTEM)),$(BUILD)/mmaref.def)
	$(CC) $(CFLAGS) $(LDFLAGS) $(link_$(SYSTEM)) $(filter %.o,$^) -o $@.$$$$ && mv $@.$$$$ $@

# The name and the exports of the shared library of Windows, where a linker exports everything unless it is told.
$(BUILD)/mmaref.def: $(LIB_HEADERS)
	@mkdir -p $(@D)
	{ printf 'LIBRARY %s\nEXPORTS\n' $(shared_windows) && GENERATED=$(GENERATED) port/package/write_api.sh functions; } \
		> $@.$$$$ && mv $@.$$$$ $@

$(BUILD)/mmaref.1: $(COMMAND) port/package/write_man.sh
	port/package/write_man.sh $(COMMAND) > $@.$$$$ && mv $@.$$$$ $@

# Under the names that shells look for.
$(BUILD)/completions/mmaref.fish: $(COMMAND)
	@mkdir -p $(@D)
	$(COMMAND) completion bash > $@.$$$$ && mv $@.$$$$ $(@D)/mmaref
	$(COMMAND) completion zsh > $@.$$$$ && mv $@.$$$$ $(@D)/_mmaref
	$(COMMAND) completion fish > $@.$$$$ && mv $@.$$$$ $@

## shared: build/libmmaref.so, .dylib or -1.dll, as the compiler's system has it; it exports the public functions alone
.PHONY: shared
shared: $(SHARED)

$(BUILD)/man3/mmaref.3: $(LIB_HEADERS) port/package/write_api.sh port/package/write_api.awk CHANGELOG.md
	@mkdir -p $(BUILD)
	GENERATED=$(GENERATED) port/package/write_api.sh pages $(BUILD)/man3

## man: build/mmaref.1 of the command, from its --help; build/man3 of the library, from its headers
.PHONY: man
man: $(BUILD)/mmaref.1 $(BUILD)/man3/mmaref.3

## completions: build/completions, for bash, zsh and fish
.PHONY: completions
completions: $(BUILD)/completions/mmaref.fish

## api: build/mmaref.html, the public interface as one page, from the headers (needs mandoc)
.PHONY: api
api: $(BUILD)/man3/mmaref.3 mandoc
	mandoc -T html -O toc $< > $(BUILD)/mmaref.html

## record-interface: tests/ports/package/interfaces/X.Y.Z, against which later versions are tested; at a release
.PHONY: record-interface
record-interface:
	@mkdir -p tests/ports/package/interfaces/$(VERSION)
	cp $$(GENERATED=$(GENERATED) port/package/write_api.sh headers) tests/ports/package/interfaces/$(VERSION)

## compile_commands: build/compile_commands.json, for clangd and analysers: how make builds library and command
.PHONY: compile_commands
compile_commands:
	@mkdir -p $(BUILD)
	@$(MAKE) -nB --no-print-directory lib host | awk -v folder='$(CURDIR)' -f port/package/compile_commands.awk \
		> $(BUILD)/compile_commands.json

# A word of the shell, whatever is in it. In a value that was given, make takes a dollar alone for its own.
shell_word = '$(subst ','\'',$1)'
open := (
lone_dollar = $(if $(filter command environment,$(firstword $(origin $1))),$(findstring $$,$(subst \
    $$$(open),,$(subst $${,,$(subst $$$$,,$(value $1))))))
path = $1=$(if $(lone_dollar),$(error $1: for make a dollar is written $$$$: $(value $1)),$(call shell_word,$($1)))
installed = $(foreach name,BUILD GENERATED DESTDIR PREFIX BINDIR LIBDIR INCLUDEDIR DATADIR MANDIR PYTHONDIR \
    PYTHON,$(call path,$(name))) COMMAND='$(COMMAND)' SHARED='$(SHARED)' PYTHON_CORE='$(python_core)' \
    port/package/install.sh

## install: command, libraries, headers, manual, Python (PYTHONDIR), SystemVerilog, below PREFIX=/usr/local (DESTDIR)
.PHONY: install
install: lib host shared man completions python
	@$(installed) install

## uninstall: remove what install put there
.PHONY: uninstall
uninstall:
	@$(installed) uninstall

## amalgamation: build/amalgamation, the library as mmaref.c and mmaref.h (needs Lua 5.4)
.PHONY: amalgamation
amalgamation: lua
	$(LUA) port/package/amalgamate.lua $(GENERATED) $(BUILD)/amalgamation

## dist: build/dist, release archives, the same bytes wherever they are made (needs Lua 5.4)
.PHONY: dist
dist: amalgamation
	@BUILD='$(BUILD)' port/package/dist.sh

## release: build/release, all that a release consists of, the same bytes wherever; a person signs and publishes
.PHONY: release
release: dist
	@BUILD='$(BUILD)' GENERATED='$(GENERATED)' port/package/release.sh
