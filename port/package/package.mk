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
SHARED_OBJECTS := $(patsubst %.c,$(BUILD)/shared/%.o,$(notdir $(LIB_SOURCES)))

$(BUILD)/shared/%.o: %.c $(LIB_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -ffreestanding -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -c $< -o $@

$(BUILD)/libmmaref.so: $(SHARED_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) $^ -o $@

$(BUILD)/mmaref.1: $(BUILD)/mmaref port/package/write_man.sh
	port/package/write_man.sh $(BUILD)/mmaref > $@.partial && mv $@.partial $@

## shared: build/libmmaref.so, which exports the public functions alone
.PHONY: shared
shared: $(BUILD)/libmmaref.so

## man: build/mmaref.1, the manual page of the command, from its --help
.PHONY: man
man: $(BUILD)/mmaref.1

installed = BUILD='$(BUILD)' GENERATED='$(GENERATED)' DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' BINDIR='$(BINDIR)' \
            LIBDIR='$(LIBDIR)' INCLUDEDIR='$(INCLUDEDIR)' DATADIR='$(DATADIR)' MANDIR='$(MANDIR)' \
            port/package/install.sh

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
