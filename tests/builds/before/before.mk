# SPDX-License-Identifier: MIT
# Today's library, or that of BEFORE_TREE, against the one of tests/builds/before/library.tar.xz. Included by the Makefile.
BEFORE       ?= $(BUILD)/before
BEFORE_TREE  ?= .
BEFORE_CC    ?= $(CC)
BEFORE_FLAGS ?= -O2
BEFORE_RUN   ?=
before_objcopy = $(or $(patsubst %-gcc,%-objcopy,$(filter %-gcc,$(firstword $(BEFORE_CC)))),objcopy)
before_part    = $(MAKE) --no-print-directory -f tests/builds/before/build.mk OUT=$(BEFORE) CC='$(BEFORE_CC)' \
                 FLAGS='$(BEFORE_FLAGS)' OBJCOPY=$(before_objcopy)

## before: CASES=N random calls of SEED, answered by the library of before and by today's, bit for bit
.PHONY: before before-program
before: before-program
	$(BEFORE_RUN) $(BEFORE)/compare $(or $(CASES),200000) $(or $(SEED),1)

before-program: $(BEFORE)/library/unpacked | compiler
	+@$(before_part) PART=before_side TREE=$(BEFORE)/library
	+@$(before_part) PART=today_side TREE=$(BEFORE_TREE)
	+@$(before_part) PART=program
	$(BEFORE_CC) $(BEFORE_FLAGS) -no-pie $(patsubst %,$(BEFORE)/%.o,program before_side today_side) -o $(BEFORE)/compare

$(BEFORE)/library/unpacked: tests/builds/before/library.tar.xz
	rm -rf $(@D) && mkdir -p $(@D)
	tar -C $(@D) -xJf $<
	touch $@
