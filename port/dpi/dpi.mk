# SPDX-License-Identifier: MIT
# The model for simulators as a shared library. Included by the Makefile, behind port/package/package.mk.

DPI_OBJECTS := $(patsubst %.c,$(BUILD)/dpi/%.o,$(notdir $(wildcard port/dpi/*.c)))

$(BUILD)/dpi/%.o: port/dpi/%.c $(LIB_HEADERS) $(wildcard port/dpi/*.h generated/dpi/*.h) Makefile | compiler
	@mkdir -p $(@D)
	$(CC) $(WARNINGS) -fPIC -fvisibility=hidden $(CFLAGS) $(INCLUDES) -Igenerated -Iport/dpi -c $< -o $@

$(BUILD)/libmmaref_dpi.so: $(DPI_OBJECTS) $(SHARED_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) -shared $^ -o $@

## dpi: build/libmmaref_dpi.so, the model for simulators and for test benches in C and Python (port/dpi)
.PHONY: dpi
dpi: $(BUILD)/libmmaref_dpi.so
