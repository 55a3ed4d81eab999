# SPDX-License-Identifier: MIT
# The package for Python. Its compiled part is the shared library and _core.c, one file for every version of Python.

PYTHON         ?= $(firstword $(wildcard /usr/bin/python3) python3)
python_core    := $(BUILD)/python/mmaref/$(if $(filter windows,$(SYSTEM)),_core.pyd,_core.abi3.so)
python_sources := $(wildcard port/python/mmaref/*.py) port/python/mmaref/py.typed

python_names   := $(filter-out %_names.c,$(wildcard port/cli/ask/vocabulary*.c)) port/cli/base/letters.c \
	$(GENERATED)/cli/other_names.c
python_objects := $(patsubst %.c,$(BUILD)/python-objects/%.o,_core.c _names.c _sums.c errors.c product_sum.c \
	wide_sum.c $(notdir $(python_names)))
vpath _%.c port/python/mmaref
vpath errors.c port/cli/number
vpath %_sum.c port/cli/number
vpath letters.c port/cli/base
vpath vocabulary%.c port/cli/ask
vpath other_names.c $(GENERATED)/cli

$(BUILD)/python-objects/%.o: %.c $(LIB_HEADERS) $(CLI_HEADERS) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -Iport/cli -c $< -o $@

$(python_core): $(SHARED_OBJECTS) $(python_objects)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared $^ -o $@.$$$$ && mv $@.$$$$ $@

$(BUILD)/python/mmaref_interface.py: $(python_sources) $(GENERATED)/python/mmaref_interface.py
	@mkdir -p $(@D)/mmaref
	@cp $(python_sources) $(@D)/mmaref
	@cp $(GENERATED)/python/mmaref_interface.py $@ && touch $@

## python: build/python, the package for Python, for PYTHONPATH
.PHONY: python
python: $(python_core) $(BUILD)/python/mmaref_interface.py

.PHONY: setuptools
setuptools:
	@$(PYTHON) -c 'import setuptools, wheel' 2> /dev/null || \
		$(call missing,setuptools and wheel for $(PYTHON),python3-setuptools python3-wheel)

## sdist: build/python-dist/mmaref-VERSION.tar.gz, which pip installs (needs Lua 5.4 and setuptools)
.PHONY: sdist
sdist: amalgamation setuptools
	@BUILD='$(BUILD)' GENERATED='$(GENERATED)' PYTHON='$(PYTHON)' port/python/sdist.sh sdist

## wheel: build/python-dist/mmaref-VERSION-*.whl, the package compiled for this system (needs Lua 5.4 and setuptools)
.PHONY: wheel
wheel: amalgamation setuptools
	@BUILD='$(BUILD)' GENERATED='$(GENERATED)' PYTHON='$(PYTHON)' port/python/sdist.sh wheel
