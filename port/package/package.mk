# SPDX-License-Identifier: MIT
# What others need of mmaref: the shared library, its installation, and releases.

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
LIBDIR     ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR    ?= $(PREFIX)/share
MANDIR     ?= $(DATADIR)/man

VERSION = $(shell port/package/version.sh)
SONAME  = libmmaref.so.$(shell port/package/version.sh soname)
SHARED_OBJECTS := $(patsubst %.c,$(BUILD)/shared/%.o,$(notdir $(LIB_SOURCES)) $(if $(LEAF),leaf.c))

$(if $(LEAF),$(BUILD)/shared/mma_float.o $(BUILD)/shared/leaf.o): WARNINGS += $(LEAF_FLAGS)
$(BUILD)/shared/%.o: %.c $(LIB_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -ffreestanding -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -c $< -o $@

$(BUILD)/libmmaref.so: $(SHARED_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) $^ -o $@.$$$$ && mv $@.$$$$ $@

$(BUILD)/mmaref.1: $(BUILD)/mmaref port/package/write_man.sh
	port/package/write_man.sh $(BUILD)/mmaref > $@.$$$$ && mv $@.$$$$ $@

## shared: build/libmmaref.so, which exports the public functions alone
.PHONY: shared
shared: $(BUILD)/libmmaref.so

$(BUILD)/man3/mmaref.3: $(LIB_HEADERS) port/package/write_api.sh port/package/write_api.awk port/package/CHANGELOG.md
	@mkdir -p $(BUILD)
	GENERATED=$(GENERATED) port/package/write_api.sh pages $(BUILD)/man3

## man: build/mmaref.1 of the command, from its --help; build/man3 of the library, from its headers
.PHONY: man
man: $(BUILD)/mmaref.1 $(BUILD)/man3/mmaref.3

## api: build/mmaref.html, the public interface as one page, from the headers (needs mandoc)
.PHONY: api
api: $(BUILD)/man3/mmaref.3
	mandoc -T html -O toc $< > $(BUILD)/mmaref.html

## record-interface: tests/package/interfaces/X.Y.Z, against which later versions are tested; when a release is cut
.PHONY: record-interface
record-interface:
	@mkdir -p tests/package/interfaces/$(VERSION)
	cp $$(GENERATED=$(GENERATED) port/package/write_api.sh headers) tests/package/interfaces/$(VERSION)

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
installed = $(foreach name,BUILD GENERATED DESTDIR PREFIX BINDIR LIBDIR INCLUDEDIR DATADIR MANDIR,$(call \
    path,$(name))) port/package/install.sh

## install: command, libraries, headers, mmaref.pc, manual, SystemVerilog, below PREFIX=/usr/local (DESTDIR, LIBDIR)
.PHONY: install
install: lib host shared man
	@$(installed) install

## uninstall: remove what install put there
.PHONY: uninstall
uninstall:
	@$(installed) uninstall

## amalgamation: build/amalgamation, the library as mmaref.c and mmaref.h (needs Lua 5.4)
.PHONY: amalgamation
amalgamation:
	$(LUA) port/package/amalgamate.lua $(GENERATED) $(BUILD)/amalgamation

## dist: build/dist, release archives, the same bytes wherever they are made (needs Lua 5.4)
.PHONY: dist
dist: amalgamation
	@BUILD='$(BUILD)' port/package/dist.sh
