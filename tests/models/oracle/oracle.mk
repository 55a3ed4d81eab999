# SPDX-License-Identifier: MIT
# The oracle of tests/models/oracle (needs libmpfr-dev). Included by the Makefile or given to make
# beside it: make -f Makefile -f tests/models/oracle/oracle.mk oracle
ifndef ORACLE_FOLDER
ORACLE_FOLDER := tests/models/oracle

ORACLE_FORMATS := $(wildcard $(ORACLE_FOLDER)/formats*.c) $(ORACLE_FOLDER)/number.c \
                  $(ORACLE_FOLDER)/parallel.c
ORACLE_SOURCES := $(filter-out $(ORACLE_FOLDER)/formats%.c,$(wildcard $(ORACLE_FOLDER)/*.c))
oracle_objects = $(patsubst $(ORACLE_FOLDER)/%.c,$(BUILD)/oracle/%.o,$(1))

## oracle: dot products and formats compared with an oracle that uses MPFR, some minutes
.PHONY: oracle
oracle: oracle-programs
	$(BUILD)/oracle/formats
	$(BUILD)/oracle/oracle

.PHONY: oracle-programs mpfr
mpfr: compiler
	@echo '#include <mpfr.h>' | $(CC) -E -x c - > /dev/null 2>&1 || $(call missing,mpfr.h,libmpfr-dev)
oracle-programs: $(BUILD)/oracle/oracle $(BUILD)/oracle/formats

$(BUILD)/oracle/%.o: $(ORACLE_FOLDER)/%.c $(wildcard $(ORACLE_FOLDER)/*.h) $(LIB_HEADERS) | mpfr
	@mkdir -p $(@D)
	$(CC) -std=gnu11 -Wall -Wextra -O2 $(INCLUDES) -c $< -o $@

$(BUILD)/oracle/oracle: $(call oracle_objects,$(ORACLE_SOURCES)) $(BUILD)/libmmaref.a
	$(CC) $^ -lmpfr -lgmp -o $@

$(BUILD)/oracle/formats: $(call oracle_objects,$(ORACLE_FORMATS)) $(BUILD)/libmmaref.a
	$(CC) $^ -lmpfr -lgmp -o $@

endif
